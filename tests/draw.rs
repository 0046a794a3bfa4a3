//! Facts about the draw room.
