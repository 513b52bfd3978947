"""Movement: ships come nearer, and those that return are settled, whale by whale."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.sale import SALE, tokens_on_sale
from mercat.games.new_bedford.rules.tryworks import TRYWORKS, free_whales_of, is_free
from mercat.games.new_bedford.state import AT_HOME, RETURNING, NewBedford
from mercat.games.new_bedford.tables import BERTHS, FARTHEST, LAY, NEAREST, SELLS_FOR, SHIPS, WHALES
from mercat.games.new_bedford.vocabulary import (
    BY_LAY,
    BY_WHALE_SALE,
    COULD_KEEP,
    EMPTY_SEA,
    KEEP,
    KEPT,
    MONEY_SHORT,
    NOT_ABOARD,
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


MOVEMENT: Final = Movement("movement")
SETTLEMENT: Final = Settlement("settlement")
LANDING: Final = Step[NewBedford]("landing", [Keep(), SellWhale()])
