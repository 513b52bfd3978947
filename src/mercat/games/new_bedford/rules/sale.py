"""The sale of whales: what the owner of a returning ship has sold, the others may buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import LAY, WHALES
from mercat.games.new_bedford.vocabulary import (
    BOUGHT,
    BUY,
    BY_WHALE_PURCHASE,
    EMPTY_SEA,
    LOST,
    MONEY_SHORT,
    NOT_ON_SALE,
    PASS,
    PASSED,
)


def tokens_on_sale(state: NewBedford) -> i64:
    """How many whales of all kinds are for sale."""
    tokens: i64 = 0
    for whale in range(WHALES):
        tokens += state.on_sale[whale]
    return tokens


class Sale(Automatic[NewBedford]):
    """The others, clockwise from the seller, buy or pass until all is bought or all pass; the rest is out of the game. (Buying)

    The frame is whose turn it is, the seller, and how many passed in a row.
    Ruling: who passed may buy later in the same sale, for it ends when *all* pass: when everybody has in a row. Who cannot pay
    for any passes unasked.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        buyer, seller, passed = frame.seat, frame.first, frame.second
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
            for whale in range(WHALES):
                if state.on_sale[whale] > 0:
                    state.say(LOST, whale, state.on_sale[whale])
                    state.on_sale[whale] = 0


def can_buy(state: NewBedford, seat: i64) -> bool:
    """Whether the seat can pay for some whale that is for sale."""
    return any(state.on_sale[whale] > 0 and state.money[seat] >= LAY[whale] for whale in range(WHALES))


class Buy(Rule[NewBedford]):
    """Buy one of the whales that were sold, at its full lay, paid to the supply. (Buying)"""

    verb = BUY

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for whale in range(WHALES):
            if state.on_sale[whale] > 0 and state.money[frame.seat] >= LAY[whale]:
                moves.add(BUY.move(whale))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, whale = frame.seat, BUY.first(move)
        state.on_sale[whale] -= 1
        state.whales[seat, whale] += 1
        state.say(BOUGHT, seat, whale)
        state.pay(seat, LAY[whale], BY_WHALE_PURCHASE)
        state.ask(SALE.frame(state.next_seat(seat), frame.first, 0))

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        whale = BUY.first(move)
        if whale == EMPTY_SEA or state.on_sale[whale] == 0:
            return NOT_ON_SALE.reason(whale)
        return MONEY_SHORT.reason(LAY[whale] - state.money[frame.seat])


class Pass(Rule[NewBedford]):
    """Buy nothing in this turn of the sale."""

    verb = PASS

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        moves.add(PASS.move())

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        state.say(PASSED, frame.seat)
        state.ask(SALE.frame(state.next_seat(frame.seat), frame.first, frame.second + 1))


SALE: Final = Sale("sale")
BIDDING: Final = Step[NewBedford]("bidding", [Buy(), Pass()])
