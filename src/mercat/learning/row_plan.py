"""The plan according to which `mercat.learning.rows` writes a position's numbers into rows; `mercat.learning.layout` creates
it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mercat.engine.rules.frame import MOST_NUMBERS
from mercat.engine.rules.state import DEEPEST

COUNT: Final[i64] = 0                   # the kind of a field's numbers: a count,
CHOICE: Final[i64] = 1                  # a value of a facet,
OWNER: Final[i64] = 2                   # a seat,
SET: Final[i64] = 3                     # or a word of a set of hexes, written in two columns, each of them bits
NUMBER: Final[i64] = 4                  # the kind of a decision's columns: NOT_ABOUT, -1, or bits
LOW_BITS: Final[i64] = 28               # bits of a word of a set in the first column; the other bits are in the second
FIXED_ORDER: Final[i64] = 8             # added to the kind if every seat observes the numbers in the same order
RUN: Final[i64] = 4                     # numbers in the description of a field
NOT_ABOUT: Final[i64] = -2              # the decision has no number with this name


def flat(lists: Sequence[Sequence[int]], width: i64 = 0) -> vec[i64]:
    """Return all numbers in a sequence of lists, with each list padded to `width` with -1."""
    numbers = vec[i64]()
    for one in lists:
        for number in one:
            numbers = append(numbers, i64(number))
        for _filling in range(i64(len(one)), width):
            numbers = append(numbers, -1)
    return numbers


@final
class RowPlan:
    """The fields of a position in the order in which they are written, and the numbers that follow them.

    For each column, `kinds` contains its encoding in the row, and `firsts` its first entry. A run describes a field: the index of
    the field, the kind of its numbers, how many of them are written, and the number of values that each may have. For each seat,
    `orders` contains the indices of all runs' numbers in the order in which the seat observes them.
    """

    def __init__(self, seats: int, kinds: Sequence[int], firsts: Sequence[int], size: int, runs: Sequence[Sequence[int]],
                 orders: Sequence[Sequence[int]], about: Sequence[Sequence[int]], names: int) -> None:
        self.seats: Final[i64] = seats
        self.columns: Final[i64] = len(kinds)
        self.most: Final[i64] = 2 * (len(kinds) + DEEPEST)      # times that a column is written for one position
        self.kinds: Final = flat([kinds])
        self.firsts: Final = flat([firsts])
        self.size: Final[i64] = size
        self.runs: Final = flat(runs)
        self.orders: Final = vec[vec[i64]]([flat([order]) for order in orders])
        self.steps: Final[i64] = len(about)
        self.about: Final = flat(about, MOST_NUMBERS)    # for each step, the name of each of its numbers
        self.names: Final[i64] = names

    def blank(self, count: i64) -> vec[i32]:
        """Return `count` compact forms that correspond to rows of zeros."""
        numbers = vec[i32]()
        for _match in range(count):
            for kind in self.kinds:
                start: i32 = 0
                if kind == CHOICE:
                    start = -1
                elif kind == NUMBER:
                    start = i32(NOT_ABOUT)
                numbers = append(numbers, start)
        return numbers
