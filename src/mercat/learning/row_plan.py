"""Where each number of a position is written in the rows of `mercat.learning.rows`; `mercat.learning.layout` makes the plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from mercat.engine.rules.frame import MOST_NUMBERS

COUNT: Final[i64] = 0                   # what the numbers of a field are: how many there are of something,
CHOICE: Final[i64] = 1                  # a value of a facet,
OWNER: Final[i64] = 2                   # a seat,
SET: Final[i64] = 3                     # or a word of a set of hexes, written in two columns
LOW_BITS: Final[i64] = 28               # of a word of a set in the first column; the others are in the second
FIXED_ORDER: Final[i64] = 8             # is added where every seat observes the same numbers in the same order
RUN: Final[i64] = 5                     # numbers in the description of a field
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

    A run describes a field: its number, its kind, how many numbers are written, how many values each may have, and the first
    entry in the row. `orders` says for each seat in which order: the places of all runs, one after the other.
    """

    def __init__(self, seats: int, columns: int, size: int, decision: int, runs: Sequence[Sequence[int]],
                 orders: Sequence[Sequence[int]], about: Sequence[Sequence[int]], names: int) -> None:
        self.seats: Final[i64] = seats
        self.columns: Final[i64] = columns
        self.size: Final[i64] = size
        self.decision: Final[i64] = decision            # the first entry that is about the decision
        self.runs: Final = flat(runs)
        self.orders: Final = vec[vec[i64]]([flat([order]) for order in orders])
        self.steps: Final[i64] = len(about)
        self.about: Final = flat(about, MOST_NUMBERS)    # for each step, which name each of its numbers has
        self.names: Final[i64] = names

    def blank(self, count: i64) -> vec[i32]:
        """The compact forms for which a row of zeros stands."""
        numbers = vec[i32]()
        for _match in range(count):
            run: i64 = 0
            while run < len(self.runs):
                kind = self.runs[run + 1] % FIXED_ORDER
                start: i32 = -1 if kind in (CHOICE, OWNER) else 0
                many = self.runs[run + 2]
                if kind == SET:
                    many += many
                for _number in range(many):
                    numbers = append(numbers, start)
                run += RUN
            for _seat in range(3):
                numbers = append(numbers, -1)
            for _step in range(self.steps):
                numbers = append(numbers, 0)
            for _name in range(self.names):
                numbers = append(numbers, i32(NOT_ABOUT))
        return numbers
