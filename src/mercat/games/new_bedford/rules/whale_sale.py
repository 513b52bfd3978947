"""The sale of whales: the other seats may buy the whales that were sold from a returning ship."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.state import NewBedford


class Sale(Frame):
    """A seat's turn to buy. `seller` is the seat that sold the whales; `passed` is the number of seats that have passed in a
    row."""

    names: ClassVar[tuple[str, ...]] = ("seller", "passed")

    @property
    def seller(self) -> i64:
        return self.number(0)

    @property
    def passed(self) -> i64:
        return self.number(1)


def tokens_on_sale(state: NewBedford) -> i64:
    """Return the total number of whales for sale."""
    tokens: i64 = 0
    for whale in range(t.WHALES):
        tokens += state.on_sale[whale]
    return tokens


class NextBuyer(Automatic[NewBedford, Sale]):
    """NB-SALE-2, NB-SALE-6: the sale of whales, in which the other seats buy or pass, clockwise from the seller. The seller may
    not buy.

    NB-SALE-3: the sale continues until all whales are bought or all these seats have passed in a row. NB-SALE-7: the remaining
    whales are out of the game. NB-SALE-8: a seat that cannot pay for any whale passes without being asked.
    """

    def run(self, state: NewBedford, frame: Sale) -> None:
        buyer, seller, passed = frame.seat, frame.seller, frame.passed
        if buyer == seller:
            buyer = state.next_seat(buyer)
        while passed < state.seats - 1 and not can_buy(state, buyer):
            passed += 1
            buyer = state.next_seat(buyer)
            if buyer == seller:
                buyer = state.next_seat(buyer)
        if passed < state.seats - 1:
            state.ask(BIDDING.frame(buyer, seller, passed))
        else:
            for whale in range(t.WHALES):
                if state.on_sale[whale] > 0:
                    state.emit(v.LOST, whale, state.on_sale[whale])
                    state.on_sale[whale] = 0


def buying_obstacle(state: NewBedford, seat: i64, whale: i64) -> i64:
    """Return the reason why the seat cannot buy a whale of this kind, or ALLOWED if it can."""
    if whale == v.EMPTY_SEA or state.on_sale[whale] == 0:
        return v.NOT_ON_SALE.obstacle(whale)
    return ALLOWED if state.money[seat] >= t.LAY[whale] else v.MONEY_SHORT.obstacle(t.LAY[whale] - state.money[seat])


def can_buy(state: NewBedford, seat: i64) -> bool:
    """Return whether the seat can pay for at least one of the whales for sale."""
    return any(buying_obstacle(state, seat, whale) == ALLOWED for whale in range(t.WHALES))


class Buy(Rule[NewBedford, Sale]):
    """NB-SALE-5: buy one of the whales for sale and pay its full lay to the supply."""

    verb = v.BUY

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.BUY.first(move) != v.EMPTY_SEA

    def obstacle(self, state: NewBedford, frame: Sale, move: i64) -> i64:
        return buying_obstacle(state, frame.seat, v.BUY.first(move))

    def apply(self, state: NewBedford, frame: Sale, move: i64) -> None:
        seat, whale = frame.seat, v.BUY.first(move)
        state.on_sale[whale] -= 1
        state.whales[seat, whale] += 1
        state.emit(v.BOUGHT, seat, whale)
        state.pay(seat, t.LAY[whale], v.BY_WHALE_PURCHASE)
        state.ask(NEXT_BUYER.frame(state.next_seat(seat), frame.seller, 0))


class Pass(Rule[NewBedford, Sale]):
    """Buy nothing in this turn of the sale."""

    verb = v.PASS

    def obstacle(self, state: NewBedford, frame: Sale, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: NewBedford, frame: Sale, move: i64) -> None:
        state.emit(v.PASSED, frame.seat)
        state.ask(NEXT_BUYER.frame(state.next_seat(frame.seat), frame.seller, frame.passed + 1))


NEXT_BUYER: Final = NextBuyer("next_buyer", Sale())
BIDDING: Final = Step[NewBedford, Sale]("bidding", [Buy(), Pass()], Sale())
