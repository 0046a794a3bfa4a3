//! Points given to White, and every other score.

use std::{
    fmt,
    ops::{Add, Neg, Sub},
    str::FromStr,
};

/// A score in whole half points, so that 6.5 is exact. It may be negative.
///
/// As text: `6.5`, `7`, `-0.5`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Komi(i32);

impl Komi {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// This many half points: 13 is 6.5.
    #[must_use]
    pub const fn from_half_points(half_points: i32) -> Self {
        Self(half_points)
    }

    /// This many whole points. What no score could ever reach is cut off at the largest number.
    #[must_use]
    pub const fn from_points(points: i32) -> Self {
        Self(points.saturating_mul(2))
    }

    /// The number of half points: 6.5 is 13.
    #[must_use]
    pub const fn half_points(self) -> i32 {
        self.0
    }
}

impl Add for Komi {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Komi {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Komi {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl fmt::Display for Komi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

impl FromStr for Komi {
    type Err = ParseKomiError;

    /// Reads `6.5`, `7`, `7.0` or `-0.5`.
    ///
    /// # Errors
    ///
    /// [`ParseKomiError`] if the text is no number, or not one in whole half points.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let (whole, half) = match digits.split_once('.') {
            None => (digits, 0),
            Some((whole, "0")) => (whole, 0),
            Some((whole, "5")) => (whole, 1),
            Some(_) => return Err(ParseKomiError),
        };
        if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseKomiError);
        }
        let points: i32 = whole.parse().map_err(|_| ParseKomiError)?;
        let half_points = points.checked_mul(2).and_then(|n| n.checked_add(half));
        let amount = Self(half_points.ok_or(ParseKomiError)?);
        Ok(if negative { -amount } else { amount })
    }
}

/// A text is not a number of whole half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseKomiError;

impl fmt::Display for ParseKomiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("komi is a whole or a half number, as in 7 or 6.5")
    }
}

impl std::error::Error for ParseKomiError {}
