"""Observations of many matches of one game, in arrays that NumPy and PyTorch read without copying."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from operator import index
from typing import Any, Final, Literal, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.matches.beginning import chosen_options, known_seats
from mercat.games import find
from mercat.learning.changes import Changes
from mercat.learning.layout import RowLayout, layout_of
from mercat.learning.offers import Offers
from mercat.learning.rows import FLOATS, NUMBERS, SMALL, Rows

FORMS: Final = {"int16": int(SMALL), "float32": int(FLOATS), "numbers": int(NUMBERS)}
Form = Literal["int16", "float32", "numbers"]


class Arrays:
    """Memoryviews with the matches as their first axis; `numpy.asarray(arrays.rows)` shares the memory.

    Every step overwrites them in place, so copy anything you want to keep. All except `legal` stay at the same address.

    rows      the observations for the seats to move, as int16 or float32; None with rows="numbers" or None
    numbers   the observations in the compact form (see `layout`), as int32; None with rows=None
    mask      True for each legal action; None with masks=False
    legal     the legal action numbers; the first `offered[match]` in each match's row are valid
    to_move   the seat that decides; -2 in a match that is over
    """

    def __init__(self, game: str | Game[Any], count: SupportsIndex, seats: SupportsIndex, options: Mapping[str, str] | None,
                 seed: SupportsIndex, rows: Form | None, masks: bool, tells: bool = False) -> None:
        """Allocate the arrays. With `tells`, `changes` are collected.

        Raise Refused for a game, seats or options that do not exist, and ValueError for other invalid arguments.
        """
        many, base = whole("matches", count), whole("seed", seed)
        if many < 1:
            raise ValueError("a batch has at least one match")
        if rows is not None and rows not in FORMS:
            raise ValueError(f"rows are {', '.join(FORMS)} or None, not {rows!r}")
        self.game: Final = find(game) if isinstance(game, str) else game
        self.count: Final = many
        self.seats: Final = known_seats(self.game, seats)
        self.options: Final = chosen_options(self.game, self.seats, options)
        self.actions: Final = int(self.game.vocabulary.size)
        self.layout: Final[RowLayout] = layout_of(self.game, self.seats, tuple(self.options))
        self.offers: Final = Offers(many, self.actions, masks, base)
        self.changes: Final = Changes(int(self.layout.plan.most)) if tells else None
        seen = None if rows is None else Rows(self.layout.plan, many, FORMS[rows], self.changes)
        self.observed: Final = seen
        self.rows: Final = self.rows_of(rows)
        self.numbers: Final = None if seen is None else shaped(seen.numbers, "i", many, len(self.layout.columns))
        self.mask: Final = shaped(self.offers.mask, "?", many, self.actions) if masks else None
        self.to_move: Final = shaped(self.offers.to_move, "q", many)
        self.offered: Final = shaped(self.offers.offered, "q", many)
        self.chosen: Final = memoryview(self.offers.chosen)

    def rows_of(self, form: Form | None) -> memoryview | None:
        if self.observed is None or form == "numbers":
            return None
        kind, memory = ("h", self.observed.small) if form == "int16" else ("f", self.observed.large)
        return shaped(memory, kind, self.count, self.layout.size)

    @property
    def legal(self) -> memoryview:
        """The legal action numbers, as int32. The array is reallocated when a decision offers more actions than any decision
        before it; get it again after each step."""
        return shaped(self.offers.legal, "i", self.count, int(self.offers.width))

    def sample(self) -> memoryview:
        """Return a random legal action number for every match; -1 for a match that is over."""
        self.offers.sample()
        return self.chosen

    def choose(self, logits: Any, temperature: float = 1.0) -> memoryview:
        """Return, for every match, a legal action drawn by a softmax of its logits; -1 if the match is over.

        `logits` are contiguous 32- or 64-bit floats, one for each action of each match: a NumPy array, or a PyTorch tensor on the
        CPU. Only the logits of legal actions are read. With temperature 0, the action with the highest logit is chosen. Raise
        ValueError for another shape, a temperature below 0, or NaN.
        """
        seen = memoryview(logits)
        if seen.format not in ("f", "d") or seen.nbytes != self.count * self.actions * seen.itemsize or not seen.c_contiguous:
            raise ValueError(f"logits are {self.count} rows of {self.actions} floats of 32 or 64 bits, one after the other")
        if not temperature >= 0:
            raise ValueError(f"a temperature is at least 0, not {temperature!r}")
        self.offers.choose(seen.cast("B").cast("f" if seen.format == "f" else "d"), float(temperature))
        return self.chosen


def shaped(memory: Any, kind: str, *shape: int) -> memoryview:
    """Return memory as an array of numbers of the type `kind`, with this shape."""
    return memoryview(memory).cast("B").cast(kind, list(shape))  # type: ignore[call-overload, no-any-return]


def whole(what: str, number: SupportsIndex) -> int:
    """Return a number, given as any integral type, as an int. Raise ValueError for anything else."""
    if not isinstance(number, bool):
        with suppress(TypeError):
            return index(number)
    raise ValueError(f"{what}: {number!r} is not a whole number")
