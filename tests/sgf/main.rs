//! Game records: read, checked, replayed, written.

mod cases;
mod describe;
mod encodings;
mod hostile;
mod recorded;
mod round_trip;
mod variations;
