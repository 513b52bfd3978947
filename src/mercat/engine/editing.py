"""What a transcript may write into a position of a game: beyond the paths of its fields, and no more than the game allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from mercat.engine.frame import STEP_MASK
from mercat.engine.state import Field, State
from mercat.engine.vocabulary import Facet, Reason

S = TypeVar("S", bound=State)
T = TypeVar("T")
LARGEST: Final = 9_999                  # number of a field for which a game names no range


class Editing(Generic[S]):
    """How positions of a game are edited by transcripts. Fields are named `goods`, or `numbers.round` for one number of them.

    notation  what `write` and `answer` understand beyond paths, as it is written: "let price GOOD POUNDS"
    write     (state, words) -> whether a `let` line was understood; LookupError or ValueError for words that make no sense
    answer    (state, words) -> what a `=` line asks for, or None if it is a path
    values    the facet whose values the numbers of a field are, where its declaration does not say so
    ranges    smallest and largest number of a field; elsewhere 0 and LARGEST
    computed  fields that follow from others and are not written; what to write instead ("" for nothing)
    fault     (state) -> why no match can come to this position, or None
    """

    def __init__(self, notation: Sequence[str] = (), write: Callable[[S, list[str]], bool] | None = None,
                 answer: Callable[[S, list[str]], str | None] | None = None, values: Mapping[str, Facet] | None = None,
                 ranges: Mapping[str, tuple[int, int]] | None = None, computed: Mapping[str, str] | None = None,
                 fault: Callable[[S], Reason | None] | None = None) -> None:
        self.notation: Final = list(notation)
        self.write: Final = write
        self.answer: Final = answer
        self.values: Final = dict(values or {})
        self.ranges: Final = dict(ranges or {})
        self.computed: Final = dict(computed or {})
        self.fault: Final = fault

    def held(self, field: Field, place: int) -> Facet | None:
        """The facet whose values a number is one of; None for a plain number."""
        return field.holds if field.holds is not None else said_for(self.values, field, place)

    def range_of(self, field: Field, place: int) -> tuple[int, int]:
        """The smallest and the largest number that may be written there; -1 stands for none."""
        holds = self.held(field, place)
        known = said_for(self.ranges, field, place)
        if known is not None:
            return known
        return (0, LARGEST) if holds is None else (-1, int(holds.size) - 1)


def said_for(table: Mapping[str, T], field: Field, place: int) -> T | None:
    """What a table says about one number of a field, or about the whole field."""
    for value in values_at(field, place):
        if f"{field.name}.{value}" in table:
            return table[f"{field.name}.{value}"]
    return table.get(field.name)


def values_at(field: Field, place: int) -> list[str]:
    """The values of a field's facets that name one of its numbers."""
    if len(field.facets) == 1:
        return [field.facets[0].values[place]]
    down, across = field.facets
    return [down.values[place // int(across.size)], across.values[place % int(across.size)]]


def replace_decision(state: State, step: i64, packed: i64) -> bool:
    """Put another frame of a step in the place of its open decision, wherever it waits; whether there is one."""
    for depth in range(i64(1), state.depth + 1):
        if state.stack[depth] & STEP_MASK == step:
            state.stack[depth] = packed
            return True
    return False
