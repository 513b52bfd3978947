"""The layout of observations: the columns in the compact form of a position, and the labelled row to which they expand."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.rules.frame import NUMBER_BITS
from mercat.engine.rules.hexes import PER_WORD
from mercat.engine.rules.state import STACK_NAME, Field
from mercat.engine.rules.vocabulary import Vocabulary
from mercat.learning.numbering import Numbering
from mercat.learning.row_plan import CHOICE, COUNT, FIXED_ORDER, LOW_BITS, NUMBER, OWNER, SET, RowPlan

SEAT: Final = "seat"                    # the facet of players; they are counted from the observing seat
RANGES: Final = "bots/ranges.toml"      # in a game's folder
USUAL_RANGE: Final = 100.0              # the range of a count that is missing from the table
KINDS: Final = {"count": int(COUNT), "choice": int(CHOICE), "bits": int(SET), "number": int(NUMBER)}       # the kinds of columns
SETS: Final = "word"                    # the facet that indexes the words of a set of hexes; rows have an entry for each hex


@dataclass(frozen=True)
class Column:
    """A number in the compact form, and the entries in the row that encode it.

    first    its first entry in the row
    kind     its encoding: a `count` is the entry itself; a `choice` sets the entry of its value, or none if it is -1; `bits` set
             the entry of each bit that is 1; a `number` belongs to a decision: -2 sets nothing (there is none), -1 sets the first
             entry, and any other number sets the entries after it as `bits` do
    labels   the labels of its entries
    """

    first: int
    kind: str
    labels: tuple[str, ...]

    @property
    def size(self) -> int:
        """The number of the column's entries."""
        return len(self.labels)


class RowLayout:
    """The columns and labels of every position of a game with this number of seats; options do not change them.

    The order is: counts; facet values and sets of hexes, each in the order in which the game declares its fields; the observing
    seat; the seat that decides; the step of the decision; for each step, the number of decisions pending below it; and the
    numbers of the decision. Fields indexed by seat begin with the observing seat, and the other seats follow in order.
    """

    def __init__(self, game: Game[Any], seats: int, options: Sequence[int] = ()) -> None:
        state = game.first(seats, options)
        self.game: Final = game
        self.seats: Final = seats
        self.columns: Final[list[Column]] = []
        self.labels: Final[list[str]] = []
        fields = [(number, field) for number, field in enumerate(state.fields.declarations) if field.name != STACK_NAME]
        counted = [(number, field) for number, field in fields if kind_of(field) == COUNT]
        self.fields: Final = counted + [placed for placed in fields if placed not in counted]
        runs = [self.added(number, field) for number, field in self.fields]
        orders = [[place for _number, field in self.fields for place in self.places(field, seat)] for seat in range(seats)]
        steps = [step.name for step in game.rules.steps]
        self.add("choice", [f"{SEAT}.{number}" for number in range(seats)])
        self.add("choice", [f"decides.{seat_label(turn)}" for turn in range(seats)])
        self.add("choice", [f"step.{step}" for step in steps])
        for step in steps:
            self.add("count", [f"waiting.{step}"])
        self.names: Final = list(dict.fromkeys(name for step in game.rules.steps for name in type(step.about).names))
        for name in self.names:
            self.add("number", [f"about.{name}.{bit}" for bit in ["none", *range(int(NUMBER_BITS))]])
        about = [[self.names.index(name) for name in type(step.about).names] for step in game.rules.steps]
        self.size: Final = len(self.labels)
        self.reaches: Final[list[float]] = []
        self.factors: Any = None
        kinds, firsts = [KINDS[column.kind] for column in self.columns], [column.first for column in self.columns]
        self.plan: Final = RowPlan(seats, kinds, firsts, self.size, runs, orders, about, len(self.names))

    def add(self, kind: str, labels: Sequence[str]) -> None:
        self.columns.append(Column(len(self.labels), kind, tuple(labels)))
        self.labels.extend(labels)

    def added(self, number: int, field: Field) -> list[int]:
        """Add the columns for a field. Return its run, as described in `RowPlan`."""
        kind = kind_of(field)
        labels = self.field_labels(field)
        for label in labels:
            if kind == COUNT:
                self.add("count", [label])
            elif kind == SET:
                self.add("bits", [f"{label}.{bit}" for bit in range(int(LOW_BITS))])
                self.add("bits", [f"{label}.{bit}" for bit in range(int(LOW_BITS), int(PER_WORD))])
            else:
                self.add("choice", [f"{label}={value}" for value in self.values(field)])
        turns = kind == SET or SEAT in [facet.name for facet in field.facets]
        return [number, int(kind if turns else kind + FIXED_ORDER), len(labels), len(self.values(field))]

    def values(self, field: Field) -> list[str]:
        """Return the labels for the values of a field's numbers."""
        if field.values is None:
            return []
        return [seat_label(turn) for turn in range(self.seats)] if field.values.name == SEAT else field.values.values

    def field_labels(self, field: Field) -> list[str]:
        """Return a label for each of a field's numbers, in the order in which they are observed."""
        labels = [field.name]
        for facet in field.facets:
            values = [seat_label(turn) for turn in range(self.seats)] if facet.name == SEAT else facet.values
            labels = [f"{label}.{value}" for label in labels for value in values]
        return labels

    def places(self, field: Field, seat: int) -> Iterator[int]:
        """Yield the index of each number of a field, in the order in which a seat observes the numbers."""
        places = [0]
        for facet in field.facets:
            values = [(seat + turn) % self.seats for turn in range(self.seats)] if facet.name == SEAT else range(int(facet.size))
            places = [place * int(facet.size) + value for place in places for value in values]
        yield from places

    @property
    def ranges(self) -> list[float]:
        """The range of each entry of a row, that is, the largest absolute value that scaled rows can distinguish: 1 for marked
        entries; for counts, the range of their field in the game's table, or USUAL_RANGE if the field is not in the table."""
        if not self.reaches:
            known = ranges_of(self.game)
            self.reaches.extend(float(known.get(label, known.get(label.partition(".")[0], USUAL_RANGE)))
                                if column.kind == "count" else 1.0 for column in self.columns for label in column.labels)
        return self.reaches

    def scaled(self, rows: Any) -> Any:
        """Return labelled rows (float32) scaled to numbers between -1 and 1: each number is divided by its range and clipped.
        NumPy is required."""
        numpy: Any = import_module("numpy")
        if self.factors is None:
            self.factors = (1 / numpy.asarray(self.ranges)).astype(numpy.float32)
        made = numpy.multiply(rows, self.factors, dtype=numpy.float32)
        return numpy.clip(made, -1, 1, out=made)

    def spread(self, numbers: Any) -> Any:
        """Return the labelled rows (float32) that compact rows expand to. The compact rows are an array with any number of
        dimensions, of which the last is expanded. NumPy is required."""
        numpy: Any = import_module("numpy")         # mypyc would look for an imported module when Mercat is compiled
        compact = numpy.asarray(numbers)
        rows = numpy.zeros((*compact.shape[:-1], self.size), numpy.float32)
        for place, column in enumerate(self.columns):
            number, entries = compact[..., place, None], numpy.arange(column.size)
            if column.kind == "count":
                spread = number
            elif column.kind == "choice":
                spread = number == entries
            elif column.kind == "bits":
                spread = number >> entries & 1
            else:
                spread = numpy.maximum(number, 0) >> numpy.maximum(entries - 1, 0) & 1
                spread[..., 0] = compact[..., place] == -1
            rows[..., column.first:column.first + column.size] = spread
        return rows


@lru_cache(32)
def layout_of(game: Game[Any], seats: int, options: tuple[int, ...]) -> RowLayout:
    """Return the layout for a table, from a cache if possible."""
    return RowLayout(game, seats, options)


@lru_cache(8)
def numbering_of(vocabulary: Vocabulary) -> Numbering:
    """Return the action numbers for a vocabulary, from a cache if possible."""
    return Numbering(vocabulary)


def ranges_of(game: Game[Any]) -> dict[str, float]:
    """Return the ranges of a game's fields by name, or of entries by label, as measured by tools/research/ranges.py; an empty
    dict if the game has no table of ranges."""
    path = Path(game.folder) / RANGES
    return dict(tomllib.loads(path.read_text("utf-8"))) if game.folder and path.is_file() else {}


def kind_of(field: Field) -> int:
    """Return the encoding of a field's numbers: COUNT, CHOICE, OWNER or SET."""
    if field.values is not None:
        return OWNER if field.values.name == SEAT else CHOICE
    return SET if SETS in [facet.name for facet in field.facets] else COUNT


def seat_label(turn: int) -> str:
    """Return the label for a seat, counted from the observing seat."""
    return "me" if turn == 0 else f"me+{turn}"
