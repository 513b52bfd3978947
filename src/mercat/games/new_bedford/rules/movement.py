"""Movement: ships move nearer, and the whales of returning ships are kept or sold, one by one."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.tryworks import TRYWORKS, free_whales_of, keeps_for_nothing
from mercat.games.new_bedford.rules.whale_sale import NEXT_BUYER, tokens_on_sale
from mercat.games.new_bedford.state import NewBedford


class Voyage(Frame):
    """A decision about one of the seat's ships. `boat` is the ship's number among all ships."""

    names: ClassVar[tuple[str, ...]] = ("boat",)

    @property
    def boat(self) -> i64:
        return self.number(0)


class Movement(Automatic[NewBedford, Frame]):
    """NB-MOVE-1: the movement phase, in which every ship on the track moves one row nearer and keeps its rank.

    NB-MOVE-2: ships that return do so by rank, one by one. NB-SHIP-9: the row without a food cost is also a row for whaling, and
    the place named Return is beyond it; `NEAREST` is set from the data accordingly.
    """

    def run(self, state: NewBedford, frame: Frame) -> None:
        if state.ships_at_sea() > 0:
            state.emit(v.SHIPS_MOVED)
            state.free_whales = free_whales_of(state)
            for boat in range(state.seats * t.SHIPS):
                if state.berth[boat] == b.NEAREST:
                    state.berth[boat] = b.RETURNING
                elif state.berth[boat] <= b.FARTHEST:
                    state.berth[boat] -= 1
            for rank in range(b.BERTHS - 1, -1, -1):
                boat = boat_returning(state, rank)
                if boat != NONE:
                    state.ask(UNLOADING.frame(boat // t.SHIPS, boat))


def boat_returning(state: NewBedford, rank: i64) -> i64:
    """Return the returning ship with this rank, or NONE if there is none."""
    for boat in range(state.seats * t.SHIPS):
        if state.berth[boat] == b.RETURNING and state.rank[boat] == rank:
            return boat
    return NONE


class Unloading(Automatic[NewBedford, Voyage]):
    """The unloading of a returning ship. Its owner keeps or sells each whale, and then the other seats may buy the whales sold.

    NB-SALE-4: all whales sold from one ship form one sale. NB-MOVE-3: the ship is then at home.
    """

    def run(self, state: NewBedford, frame: Voyage) -> None:
        seat, boat = frame.seat, frame.boat
        if state.tokens_on(boat) > 0:
            state.then(LANDING.frame(seat, boat), UNLOADING.frame(seat, boat))
        elif tokens_on_sale(state) > 0:
            state.then(NEXT_BUYER.frame(state.next_seat(seat), seat, 0), UNLOADING.frame(seat, boat))
        else:
            state.berth[boat] = b.AT_HOME
            state.rank[boat] = 0
            state.emit(v.RETURNED, seat, boat % t.SHIPS)


def is_aboard(state: NewBedford, boat: i64, token: i64) -> bool:
    """Return whether a ship carries a whale of this kind."""
    return token != v.EMPTY_SEA and state.hold[boat, token] > 0


class Keep(Rule[NewBedford, Voyage]):
    """NB-LAY-2: pay the lay of a whale on the ship, so that the whale scores at the end. NB-LAY-3: a whale whose lay the seat
    cannot pay must be sold.

    NB-TRY-1: right whales that the Tryworks exempts from the lay are kept first, at no cost.
    """

    verb = v.KEEP

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.KEEP.first(move) != v.EMPTY_SEA

    def obstacle(self, state: NewBedford, frame: Voyage, move: i64) -> i64:
        whale = v.KEEP.first(move)
        if not is_aboard(state, frame.boat, whale):
            return v.NOT_ABOARD.obstacle(whale)
        short = lay_of(state, frame.seat, whale) - state.money[frame.seat]
        return ALLOWED if short <= 0 else v.MONEY_SHORT.obstacle(short)

    def apply(self, state: NewBedford, frame: Voyage, move: i64) -> None:
        seat, whale = frame.seat, v.KEEP.first(move)
        state.hold[frame.boat, whale] -= 1
        state.whales[seat, whale] += 1
        if keeps_for_nothing(state, seat, whale):
            state.free_whales -= 1
            state.emit(v.KEPT, seat, whale, NONE, TRYWORKS)
        else:
            state.emit(v.KEPT, seat, whale, NONE, v.BY_LAY)
            state.pay(seat, t.LAY[whale], v.BY_LAY)


def lay_of(state: NewBedford, seat: i64, whale: i64) -> i64:
    """Return the current cost of keeping a whale of this kind, in dollars."""
    if keeps_for_nothing(state, seat, whale):
        return 0
    return t.LAY[whale]


class SellWhale(Rule[NewBedford, Voyage]):
    """NB-SALE-1: sell a whale for half its lay, which may immediately be used to pay for other whales. A whale may be sold even
    if it could be kept."""

    verb = v.SELL_WHALE

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.SELL_WHALE.first(move) != v.EMPTY_SEA

    def obstacle(self, state: NewBedford, frame: Voyage, move: i64) -> i64:
        whale = v.SELL_WHALE.first(move)
        return ALLOWED if is_aboard(state, frame.boat, whale) else v.NOT_ABOARD.obstacle(whale)

    def apply(self, state: NewBedford, frame: Voyage, move: i64) -> None:
        seat, whale = frame.seat, v.SELL_WHALE.first(move)
        state.hold[frame.boat, whale] -= 1
        state.on_sale[whale] += 1
        state.emit(v.WHALE_SOLD, seat, whale)
        state.earn(seat, t.SELLS_FOR[whale], v.BY_WHALE_SALE)

    def warning(self, state: NewBedford, frame: Voyage, move: i64) -> Reason | None:
        whale = v.SELL_WHALE.first(move)
        lay = lay_of(state, frame.seat, whale)
        return v.COULD_KEEP.reason(whale, lay) if lay <= state.money[frame.seat] else None


MOVEMENT: Final = Movement("movement")
UNLOADING: Final = Unloading("unloading", Voyage())
LANDING: Final = Step[NewBedford, Voyage]("landing", [Keep(), SellWhale()], Voyage())
