"""Frames of decisions that are used by several modules."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import tables as t


class InOrder(Frame):
    """A phase in which all seats act in turn order. The seat at index `place` of this order, counted from 0, acts next."""

    names: ClassVar[tuple[str, ...]] = ("place",)

    @property
    def place(self) -> i64:
        return self.number(0)


class Turn(Frame):
    """A decision in a seat's turn. In this class, the properties have the values for an ordinary action, without restrictions or
    bonuses. The subclasses for other decisions override them."""

    @property
    def good(self) -> i64:
        """The only good that may be traded, or NONE if all may be traded."""
        return NONE

    @property
    def nearby(self) -> i64:
        """The goods that may be bought with the neighbourhood bonus, as one bit for each, or 0 if trading is the main action."""
        return 0

    @property
    def tradable(self) -> i64:
        """The goods that may be traded in this decision, as one bit for each."""
        return t.ALL_GOODS

    @property
    def is_second(self) -> i64:
        """1 for Buchanan's second contract, if it is obtained or fulfilled in the same action as the first, and otherwise 0."""
        return 0

    @property
    def is_bonus(self) -> bool:
        """Whether only the bonuses of a contract or of a port may be used."""
        return False

    @property
    def upgrades(self) -> i64:
        """The number of bonus upgrades left."""
        return 0

    @property
    def free_land(self) -> i64:
        """The number of remaining expansions onto free land."""
        return 0


class Trading(Turn):
    """A decision to trade a certain good: one that neighbours produce, or the one whose price was shifted at port 6."""

    names: ClassVar[tuple[str, ...]] = ("good", "nearby")

    @property
    def good(self) -> i64:
        return self.number(0)

    @property
    def nearby(self) -> i64:
        return self.number(1)

    @property
    def tradable(self) -> i64:
        return self.nearby if self.good == NONE else BIT[self.good]


class Contracts(Turn):
    """A decision to take or fulfil a contract that is not the main action."""

    names: ClassVar[tuple[str, ...]] = ("is_second",)

    @property
    def is_second(self) -> i64:
        return self.number(0)


class Bonuses(Turn):
    """A decision about the remaining bonuses of a fulfilled contract or of port 4."""

    names: ClassVar[tuple[str, ...]] = ("upgrades", "free_land")

    @property
    def is_bonus(self) -> bool:
        return True

    @property
    def upgrades(self) -> i64:
        return self.number(0)

    @property
    def free_land(self) -> i64:
        return self.number(1)
