"""The changes that steps make in a set of matches, as a list of numbers with which another process updates its copies of the
arrays."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

FIRST: Final[i64] = -1                  # marks the start of match 0 in the list, -2 that of match 1, and so on
HEADER: Final[i64] = 3                  # numbers before the legal actions


@final
class Changes:
    """A list of changes, in the first `count` of `numbers`. For each changed match, the list contains FIRST minus the match's
    number, the seat that decides, the number of legal actions, and these actions; then pairs of a column of the compact form and
    its new number."""

    def __init__(self, most: int) -> None:
        """Allocate the list. `most` is the maximum number of columns written for one match in one step."""
        self.numbers = vec[i32]()
        self.count: i64 = 0
        self.most: Final[i64] = 2 * most

    def begin(self, match: i64, seat: i64, legal: vec[i32], offered: i64) -> None:
        """Begin a match's changes with its legal actions and the seat that decides. `add` then adds that seat's observation."""
        count = self.count
        if count + HEADER + offered + self.most > len(self.numbers):
            self.widen(offered)
        numbers = self.numbers
        numbers[count] = i32(FIRST - match)
        numbers[count + 1] = i32(seat)
        numbers[count + 2] = i32(offered)
        count += HEADER
        for place in range(offered):
            numbers[count + place] = legal[place]
        self.count = count + offered

    def add(self, column: i64, number: i64) -> None:
        """Add a column and its new number to the list."""
        self.numbers[self.count] = i32(column)
        self.numbers[self.count + 1] = i32(number)
        self.count += 2

    def widen(self, offered: i64) -> None:
        """Allocate twice as much memory for the list, plus room for a match with `offered` legal actions."""
        wide = vec[i32]([i32(0)] * int(2 * self.count + HEADER + offered + self.most))
        for place in range(self.count):
            wide[place] = self.numbers[place]
        self.numbers = wide
