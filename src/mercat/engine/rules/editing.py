"""Edits of positions in transcripts: the notations that a game understands in addition to the paths of its fields, and the limits
of its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.state import Field, State
from mercat.engine.rules.vocabulary import Facet, Reason

S = TypeVar("S", bound=State)
T = TypeVar("T")
LARGEST: Final = 9_999                  # largest number of a field for which a game gives no range


class Editing(Generic[S]):
    """A game's rules for the editing of its positions by transcripts. A key is a field (`goods`) or one number of a field
    (`numbers.round`).

    notation  the forms that `write` and `answer` understand in addition to paths: "let price GOOD POUNDS"
    write     (state, words) -> whether a `let` line was understood; LookupError or ValueError for invalid words
    answer    (state, words) -> the value that a `=` line asks for, or None if the line is a path
    values    the facet for the numbers of a field, if the field's declaration does not name it
    ranges    smallest and largest number of a field; by default 0 and LARGEST
    computed  fields computed from others, which cannot be written, with the path to write instead ("" for none)
    settle    (state, name of the field that a path wrote to, place of the number in it, the number before) -> update the fields
          that depend on the new number, which is in range
    fault     (state) -> the reason why no match can reach this position, or None
    """

    def __init__(self, notation: Sequence[str] = (), write: Callable[[S, list[str]], bool] | None = None,
                 answer: Callable[[S, list[str]], str | None] | None = None, values: Mapping[str, Facet] | None = None,
                 ranges: Mapping[str, tuple[int, int]] | None = None, computed: Mapping[str, str] | None = None,
                 fault: Callable[[S], Reason | None] | None = None,
                 settle: Callable[[S, str, int, int], None] | None = None) -> None:
        self.notation: Final = list(notation)
        self.write: Final = write
        self.answer: Final = answer
        self.values: Final = dict(values or {})
        self.ranges: Final = dict(ranges or {})
        self.computed: Final = dict(computed or {})
        self.fault: Final = fault
        self.settle: Final = settle

    def facet_of(self, field: Field, place: int) -> Facet | None:
        """Return the facet whose values are represented by the number at a place in a field; None for a plain number."""
        return field.values if field.values is not None else entry_at(self.values, field, place)

    def range_of(self, field: Field, place: int) -> tuple[int, int]:
        """Return the smallest and the largest number allowed at a place in a field, where -1 means no value."""
        facet = self.facet_of(field, place)
        known = entry_at(self.ranges, field, place)
        if known is not None:
            return known
        return (0, LARGEST) if facet is None else (-1, int(facet.size) - 1)


def entry_at(table: Mapping[str, T], field: Field, place: int) -> T | None:
    """Return the entry of a mapping for one number of a field or, if there is none, for the whole field."""
    for value in values_at(field, place):
        if f"{field.name}.{value}" in table:
            return table[f"{field.name}.{value}"]
    return table.get(field.name)


def values_at(field: Field, place: int) -> list[str]:
    """Return the values of a field's facets that identify the number at a place."""
    if len(field.facets) == 1:
        return [field.facets[0].values[place]]
    down, across = field.facets
    return [down.values[place // int(across.size)], across.values[place % int(across.size)]]


def replace_decision(state: State, step: i64, packed: i64) -> bool:
    """Replace the pending frame of a step, wherever on the stack it is; return whether the step had a pending frame."""
    for depth in range(i64(1), state.depth + 1):
        if state.stack[depth] & STEP_MASK == step:
            state.stack[depth] = packed
            return True
    return False
