"""A function that applies the changes recorded by `mercat.learning.changes` to copies of the arrays in another process."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from mercat.learning.changes import FIRST, HEADER
from mercat.learning.offers import Offers
from mercat.learning.rows import Rows


def repeat(told: Any, first: i64, offers: Offers, rows: Rows | None) -> None:
    """Apply these changes, given as a buffer of int32. Match 0 in the changes is match `first` in `offers` and `rows`."""
    numbers = vec[i32](told)
    end: i64 = len(numbers)
    place: i64 = 0
    while place < end:
        match = first + FIRST - i64(numbers[place])
        offered = i64(numbers[place + 2])
        offers.write(match, i64(numbers[place + 1]), numbers, place + HEADER, offered)
        place += HEADER + offered
        while place < end and i64(numbers[place]) > FIRST:
            if rows is not None:
                rows.write(match, i64(numbers[place]), i64(numbers[place + 1]))
            place += 2
