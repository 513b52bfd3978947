"""The position of The Salt Road, and the methods that change players' holdings; each reports the change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE, Fields, State
from mercat.engine.rules.vocabulary import Facet
from . import tables as t
from . import vocabulary as v

NUMBER: Final = Facet("number", ["round", "price", "mine"])


class SaltRoad(State):
    """All numbers that can change are fields; other attributes are not copied, saved or compared."""

    def __init__(self, seats: i64, options: vec[i64], original: Fields | None = None) -> None:
        fields = Fields(original)
        self.numbers: Final = fields.row("numbers", NUMBER)
        self.money: Final = fields.row("money", v.SEAT)
        self.salt: Final = fields.row("salt", v.SEAT)
        self.diggers: Final = fields.row("diggers", v.SEAT)
        super().__init__(seats, options, fields)

    def copy(self) -> SaltRoad:
        return SaltRoad(self.seats, self.options, self.fields)

    @property
    def round(self) -> i64:
        """The round, from 1; 0 before the first."""
        return self.numbers[0]

    @round.setter
    def round(self, number: i64) -> None:
        self.numbers[0] = number

    @property
    def price(self) -> i64:
        """The city's current price of one salt."""
        return self.numbers[1]

    @price.setter
    def price(self, number: i64) -> None:
        self.numbers[1] = number

    @property
    def mine(self) -> i64:
        """The salt left in the mine."""
        return self.numbers[2]

    @mine.setter
    def mine(self, number: i64) -> None:
        self.numbers[2] = number

    def wage(self, seat: i64) -> i64:
        """Return the cost of a seat's next digger (SAL-HIRE-1)."""
        return t.FIRST_WAGE + self.diggers[seat]

    # -- changes, each reported as an event

    def dig(self, seat: i64, amount: i64) -> None:
        self.mine -= amount
        self.salt[seat] += amount
        self.emit(v.DUG, seat, amount)

    def pay(self, seat: i64, amount: i64, cause: i64) -> None:
        self.money[seat] -= amount
        self.emit(v.PAID, seat, amount, NONE, cause)

    def hire(self, seat: i64) -> None:
        self.diggers[seat] += 1
        self.emit(v.HIRED, seat)

    def sell(self, seat: i64, amount: i64, cause: i64) -> None:
        self.salt[seat] -= amount
        self.money[seat] += amount * self.price
        self.emit(v.SOLD, seat, amount)
        self.emit(v.EARNED, seat, amount * self.price, NONE, cause)

    def press_price(self) -> None:
        if self.price > t.LOWEST_PRICE:
            self.price -= 1
            self.emit(v.FELL, self.price)
