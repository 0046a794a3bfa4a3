# The words of this file are being written.
