"""Movement: ships come nearer, those that return are settled, and the other seats may buy what is sold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.tryworks import TRYWORKS, free_whales_of, is_free
from mercat.games.new_bedford.state import AT_HOME, RETURNING, NewBedford
from mercat.games.new_bedford.tables import BERTHS, FARTHEST, LAY, NEAREST, SELLS_FOR, SHIPS, WHALES
from mercat.games.new_bedford.vocabulary import (
    BOUGHT,
    BUY,
    BY_LAY,
    BY_WHALE_PURCHASE,
    BY_WHALE_SALE,
    COULD_KEEP,
    EMPTY_SEA,
    KEEP,
    KEPT,
    LOST,
    MONEY_SHORT,
    NOT_ABOARD,
    NOT_ON_SALE,
    PASS,
    PASSED,
    RETURNED,
    SELL_WHALE,
    SHIPS_MOVED,
    WHALE_SOLD,
)


class Movement(Automatic[NewBedford]):
    """Every ship on the track comes one space nearer and keeps its rank; those that return do so by rank, one by one. (Movement)

    Ruling: the row without a food cost is a row for whaling, and Return lies beyond it; tables.NEAREST says so from the data.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.ships_at_sea() > 0:
            state.say(SHIPS_MOVED)
            state.free_whales = free_whales_of(state)
            for boat in range(state.seats * SHIPS):
                if state.berth[boat] == NEAREST:
                    state.berth[boat] = RETURNING
                elif state.berth[boat] <= FARTHEST:
                    state.berth[boat] -= 1
            for rank in range(BERTHS - 1, -1, -1):
                boat = boat_returning(state, rank)
                if boat != NONE:
                    state.ask(SETTLEMENT.frame(boat // SHIPS, boat))


def boat_returning(state: NewBedford, rank: i64) -> i64:
    """The ship of this rank among those that return, or NONE."""
    for boat in range(state.seats * SHIPS):
        if state.berth[boat] == RETURNING and state.rank[boat] == rank:
            return boat
    return NONE


class Settlement(Automatic[NewBedford]):
    """A returning ship: its owner keeps or sells each whale, the others buy what was sold, then it is at home. (Return)

    Ruling: all whales sold from one ship are one sale, for the text lets the seller take the half of "each token sold" first, and
    the others buy "one of the sold tokens" in turn afterwards.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        seat, boat = frame.seat, frame.first
        if state.tokens_on(boat) > 0:
            state.then(LANDING.frame(seat, boat), SETTLEMENT.frame(seat, boat))
        elif tokens_on_sale(state) > 0:
            state.then(SALE.frame(state.next_seat(seat), seat, 0), SETTLEMENT.frame(seat, boat))
        else:
            state.berth[boat] = AT_HOME
            state.rank[boat] = 0
            state.say(RETURNED, seat, boat % SHIPS)


def tokens_on_sale(state: NewBedford) -> i64:
    """How many whales of all kinds are for sale."""
    tokens: i64 = 0
    for whale in range(WHALES):
        tokens += state.on_sale[whale]
    return tokens


class Keep(Rule[NewBedford]):
    """Pay the lay of a whale on the ship; it counts at the end. Right whales that the Tryworks frees are kept first. (Return)"""

    verb = KEEP

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for whale in range(WHALES):
            if state.hold[frame.first, whale] > 0 and lay_of(state, frame.seat, whale) <= state.money[frame.seat]:
                moves.add(KEEP.move(whale))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, boat, whale = frame.seat, frame.first, KEEP.first(move)
        state.hold[boat, whale] -= 1
        state.whales[seat, whale] += 1
        if is_free(state, seat, whale):
            state.free_whales -= 1
            state.say(KEPT, seat, whale, NONE, TRYWORKS)
        else:
            state.say(KEPT, seat, whale, NONE, BY_LAY)
            state.pay(seat, LAY[whale], BY_LAY)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        whale = KEEP.first(move)
        if whale == EMPTY_SEA or state.hold[frame.first, whale] == 0:
            return NOT_ABOARD.reason(whale)
        return MONEY_SHORT.reason(LAY[whale] - state.money[frame.seat])


def lay_of(state: NewBedford, seat: i64, whale: i64) -> i64:
    """What keeping a whale costs now."""
    return 0 if is_free(state, seat, whale) else LAY[whale]


class SellWhale(Rule[NewBedford]):
    """Take half the lay of a whale at once; the money may pay for others. It is sold even if its lay could be paid. (Selling)"""

    verb = SELL_WHALE

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        for whale in range(WHALES):
            if state.hold[frame.first, whale] > 0:
                moves.add(SELL_WHALE.move(whale))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, boat, whale = frame.seat, frame.first, SELL_WHALE.first(move)
        state.hold[boat, whale] -= 1
        state.on_sale[whale] += 1
        state.say(WHALE_SOLD, seat, whale)
        state.earn(seat, SELLS_FOR[whale], BY_WHALE_SALE)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        return NOT_ABOARD.reason(SELL_WHALE.first(move))

    def warning(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        whale = SELL_WHALE.first(move)
        lay = lay_of(state, frame.seat, whale)
        return COULD_KEEP.reason(whale, lay) if lay <= state.money[frame.seat] else None


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


MOVEMENT: Final = Movement("movement")
SETTLEMENT: Final = Settlement("settlement")
SALE: Final = Sale("sale")
LANDING: Final = Step[NewBedford]("landing", [Keep(), SellWhale()])
BIDDING: Final = Step[NewBedford]("bidding", [Buy(), Pass()])
