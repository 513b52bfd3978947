"""Where each number of a position is written in the rows of `mercat.learning.rows`; `mercat.learning.layout` makes the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mercat.engine.rules.frame import MOST_NUMBERS
from mercat.engine.rules.state import DEEPEST

COUNT: Final[i64] = 0                   # what the numbers of a field are: how many there are of something,
CHOICE: Final[i64] = 1                  # a value of a facet,
OWNER: Final[i64] = 2                   # a seat,
SET: Final[i64] = 3                     # or a word of a set of hexes, written in two columns, each of them bits
NUMBER: Final[i64] = 4                  # the kind of columns that a decision is about: NOT_ABOUT, -1, or bits
LOW_BITS: Final[i64] = 28               # of a word of a set in the first column; the others are in the second
FIXED_ORDER: Final[i64] = 8             # is added where every seat observes the same numbers in the same order
RUN: Final[i64] = 4                     # numbers in the description of a field
NOT_ABOUT: Final[i64] = -2              # the decision is not about anything of this name


def flat(lists: Sequence[Sequence[int]], width: i64 = 0) -> vec[i64]:
    """All numbers of some lists, each list filled up to the width with -1."""
    numbers = vec[i64]()
    for one in lists:
        for number in one:
            numbers = append(numbers, i64(number))
        for _filling in range(i64(len(one)), width):
            numbers = append(numbers, -1)
    return numbers


@final
class RowPlan:
    """The fields of a position in the order in which they are written, and what comes after them.

    `kinds` says how the number of each column spreads into the row, and `firsts` from which entry on. A run describes a field:
    its number, its kind, how many numbers are written, and how many values each may have. `orders` says for each seat in which
    order: the places of all runs, one after the other.
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
        self.about: Final = flat(about, MOST_NUMBERS)    # for each step, which name each of its numbers has
        self.names: Final[i64] = names

    def blank(self, count: i64) -> vec[i32]:
        """The compact forms for which a row of zeros stands."""
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
