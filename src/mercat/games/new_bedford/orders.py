"""The orders for later in New Bedford (spaces, the lay, whales caught and bought, payment for a building, and passing), and
prepared turns.

Returning ships need no order, since they return by rank (NB-MOVE-2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.order_kinds import (
    DONE,
    GOES_ON,
    NO_ANSWER,
    Order,
    OrderField,
    OrderKind,
    Orders,
    forget_decisions,
    is_pending,
)
from mercat.engine.rules.rulebook import Moves, is_at
from mercat.engine.rules.state import Event
from mercat.engine.rules.vocabulary import Facet, numbers, verb_of
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rounds import LEAVE_INN, TURNS
from mercat.games.new_bedford.rules.build import BUILDING_STEP, can_build
from mercat.games.new_bedford.rules.movement import LANDING, lay_of
from mercat.games.new_bedford.rules.placing import INN, PLACING
from mercat.games.new_bedford.rules.whale_sale import BIDDING
from mercat.games.new_bedford.rules.whaling import CHOOSING
from mercat.games.new_bedford.scoring import building_points, whale_points
from mercat.games.new_bedford.state import UNBUILT, WHALE, NewBedford

BUILT: Final = "buildings_built"        # why an order ends: all the buildings that it names are built
NO_TURN: Final[i64] = -1                # returned if no worker's decision is to come in this round
OTHERWISE: Final = Facet("otherwise", ["leave", "ask"])
LEAVE_THEM: Final = OTHERWISE.index("leave")
ASK: Final = OTHERWISE.index("ask")
CROWD: Final = Facet("crowd", ["empty", "taken"])
IF_EMPTY: Final = CROWD.index("empty")
PREFERENCE: Final = ["sperm", "bowhead", "right"]
WHALES_FIELD: Final = OrderField("whales", WHALE, several=True, default=PREFERENCE)
CHEAPEST: Final = int(min(t.LAY))
MONEY_LEFT: Final = OrderField("money_left", v.AMOUNT)


# -- spaces


def space(state: NewBedford, moves: Moves, order: Order) -> i64:
    """NB-ACTION-1: place a worker on the first space on the order's list that can be used and, if the order requires it, is
    empty."""
    if is_at(state, [PLACING]):
        for wanted in order.numbers("spaces"):
            free = order.number("crowd") != IF_EMPTY or state.is_empty(wanted)
            if free and moves.has(v.PLACE.move(wanted)):
                return v.PLACE.move(wanted)
    return NO_ANSWER


def placed(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return DONE if the order's player has placed a worker on one of the order's spaces, and otherwise GOES_ON."""
    own = seat == order.seat and verb_of(move) == v.PLACE.code and v.PLACE.first(move) in order.numbers("spaces")
    return DONE if own else GOES_ON


def has_action(state: NewBedford, place: i64) -> bool:
    """Return whether workers may be placed on a space now. NB-BUILD-6: a building must have been built, and bonus buildings have
    no action."""
    return place < b.BOARD or (state.owner[place - b.BOARD] != UNBUILT and t.VICTORY[place - b.BOARD] == 0)


def spaces_left(state: NewBedford, seat: int) -> dict[str, list[int]]:
    return {"spaces": [place for place in range(int(b.SPACES)) if has_action(state, place)]}


def at_space(state: NewBedford, seat: int, place: int) -> dict[str, list[int]]:
    """Return the fields of an order for this space, or no fields if the seat has no worker to place in this round. The order
    requires the space to be empty if it is empty now."""
    if pending_turn(state, seat) == NO_TURN or not has_action(state, place):
        return {}
    return {"spaces": [place], "crowd": [IF_EMPTY if place >= b.BOARD or state.is_empty(place) else CROWD.index("taken")]}


# -- the lay


def lay(state: NewBedford, moves: Moves, order: Order) -> i64:
    """NB-LAY-2: keep the first whale on the order's list that is aboard and whose lay leaves enough money. If there is none, sell
    the least wanted whale. NB-TRY-1: a whale that costs nothing is kept even if the seat has too little money."""
    if not is_at(state, [LANDING]):
        return NO_ANSWER
    least = order.number("money_left")
    for whale in order.numbers("whales"):
        due = lay_of(state, order.seat, whale)
        if moves.has(v.KEEP.move(whale)) and (due == 0 or state.money[order.seat] - due >= least):
            return v.KEEP.move(whale)
    for whale in least_wanted(order):
        if moves.has(v.SELL_WHALE.move(whale)):
            return v.SELL_WHALE.move(whale)
    return NO_ANSWER


def propose_lay(state: NewBedford, seat: int) -> dict[str, list[int]]:
    """Propose the money that the seat must have left: its money now, less the lay of the most expensive whale aboard or, if no
    whale is aboard, of the cheapest whale in the game."""
    aboard = [int(t.LAY[whale]) for whale in range(t.WHALES)
              for boat in range(seat * t.SHIPS, seat * t.SHIPS + t.SHIPS) if state.hold[boat, whale] > 0]
    return {"money_left": [left_of(state, seat, max(aboard or [CHEAPEST]))]}


def left_of(state: NewBedford, seat: int, price: int) -> int:
    """Return the money that a seat has left after paying a price, but at most the highest amount that an order can name."""
    return min(max(0, int(state.money[seat]) - price), int(v.AMOUNT.size) - 1)


def least_wanted(order: Order) -> list[int]:
    """Return all kinds of whales, the least wanted first: those that an order does not name, then those on its list from last to
    first."""
    named = order.numbers("whales")
    return [whale for whale in range(int(t.WHALES)) if whale not in named] + named[::-1]


# -- whales caught and bought


def caught(state: NewBedford, moves: Moves, order: Order) -> i64:
    """NB-WHALE-5: take the first whale on the order's list that is face up. If there is none, take none or let the player decide,
    depending on the order."""
    if not is_at(state, [CHOOSING]):
        return NO_ANSWER
    for whale in order.numbers("whales"):
        if moves.has(v.CATCH.move(whale)):
            return v.CATCH.move(whale)
    return v.LEAVE.move() if order.number("otherwise") == LEAVE_THEM else NO_ANSWER


def bought(state: NewBedford, moves: Moves, order: Order) -> i64:
    """NB-SALE-5: buy the first whale on the order's list whose price is within the limit and leaves enough money. If there is
    none, pass."""
    if not is_at(state, [BIDDING]):
        return NO_ANSWER
    spare = state.money[order.seat] - order.number("money_left")
    for whale in order.numbers("whales"):
        if t.LAY[whale] <= min(spare, order.number("highest")) and moves.has(v.BUY.move(whale)):
            return v.BUY.move(whale)
    return v.PASS.move()


def propose_purchase(state: NewBedford, seat: int) -> dict[str, list[int]]:
    """Propose buying one whale. The proposed limit is the price of the most expensive whale for sale now or, if no whale is for
    sale, of the cheapest whale in the game."""
    on_sale = [int(t.LAY[whale]) for whale in range(t.WHALES) if state.on_sale[whale] > 0]
    highest = max(on_sale or [CHEAPEST])
    return {"highest": [highest], "money_left": [left_of(state, seat, highest)]}


def at_whale_caught(state: NewBedford, seat: int, whale: int) -> dict[str, list[int]]:
    """Return the fields of an order to catch only this kind of whale, or no fields for an empty sea token."""
    return {"whales": [whale], "otherwise": [ASK]} if whale < t.WHALES else {}


def at_whale_for_sale(state: NewBedford, seat: int, whale: int) -> dict[str, list[int]]:
    """Return the fields of an order to buy only this kind of whale, at its price, or no fields for an empty sea token."""
    if whale >= t.WHALES:
        return {}
    return {"whales": [whale], "highest": [int(t.LAY[whale])], "money_left": [left_of(state, seat, int(t.LAY[whale]))]}


# -- buildings


def building(state: NewBedford, moves: Moves, order: Order) -> i64:
    """NB-BUILD-1: build the first building on the order's list for which the seat can pay. NB-HALL-3, NB-COURT-2: save as many as
    possible of the first good on the order's list, then of the next one."""
    if not is_at(state, [BUILDING_STEP]):
        return NO_ANSWER
    for wanted in order.numbers("buildings"):
        best: i64 = NO_ANSWER
        for move in moves.listed():
            fits = verb_of(move) == v.BUILD.code and v.BUILD.first(move) == wanted
            if fits and (best == NO_ANSWER or saves_more(order, move, best)):
                best = move
        if best != NO_ANSWER:
            return best
    return NO_ANSWER


def saves_more(order: Order, move: i64, other: i64) -> bool:
    """Return whether `move` is better than `other`. The better move saves more of the first good on the order's list of which the
    two save different amounts."""
    for good in order.numbers("saving"):
        saved, others = t.LESS[v.BUILD.second(move), good], t.LESS[v.BUILD.second(other), good]
        if saved != others:
            return saved > others
    return False


def built(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return DONE if the order's player has built one of the order's buildings, and otherwise GOES_ON."""
    own = seat == order.seat and verb_of(move) == v.BUILD.code and v.BUILD.first(move) in order.numbers("buildings")
    return DONE if own else GOES_ON


def all_built(state: NewBedford, order: Order) -> str:
    """Return BUILT if all of the order's buildings have been built, and otherwise GOES_ON. NB-BUILD-2: buildings remain built."""
    left = [wanted for wanted in order.numbers("buildings") if can_build(state, wanted)]
    return GOES_ON if left else BUILT


def buildings_left(state: NewBedford, seat: int) -> dict[str, list[int]]:
    return {"buildings": [building for building in range(int(b.BUILDINGS)) if can_build(state, building)]}


def at_building(state: NewBedford, seat: int, wanted: int) -> dict[str, list[int]]:
    """Return the fields of an order for this building, or no fields if it has been built or the seat has no worker to place in
    this round."""
    return {"buildings": [wanted]} if can_build(state, wanted) and pending_turn(state, seat) != NO_TURN else {}


# -- passing, and turns to come


def passing(state: NewBedford, moves: Moves) -> i64:
    """Return the move that buys nothing in a sale of whales. In all other decisions, in which a seat cannot pass, return
    NO_ANSWER."""
    return v.PASS.move() if is_at(state, [BIDDING]) else NO_ANSWER


def round_of(state: NewBedford) -> int:
    return int(state.round)


def pending_turn(state: NewBedford, seat: i64) -> i64:
    """Return the packed decision in which a seat places its next worker in this round, or NO_TURN if it places none.

    NB-INN-1: a guest of the Inn places both workers again when all workers have been placed.
    """
    turn = NO_TURN
    for place in range(i64(1), state.depth + 1):                # from the last pending decision to the next
        packed = state.stack[place]
        if packed & STEP_MASK == LEAVE_INN.number and state.workers[INN, seat] > 0:
            turn = PLACING.frame(seat, t.PURCHASES, 1)
        elif packed & STEP_MASK == TURNS.number:
            TURNS.about.read(packed)
            if (seat - TURNS.about.seat + state.seats) % state.seats < TURNS.about.left:
                turn = PLACING.frame(seat, t.PURCHASES, 0)
        elif packed in (PLACING.frame(seat, t.PURCHASES, 0), PLACING.frame(seat, t.PURCHASES, 1)):
            turn = packed                                       # without a purchase, after which the turn is in progress
    return turn


def open_turn(state: NewBedford, seat: int) -> bool:
    """Open the placement of a seat's next worker (NB-ACTION-1) in this round or, once all workers have been taken back, in the
    next one. Return whether the seat has a worker to place. NB-INN-1: a guest of the Inn without other workers to place takes
    both back."""
    turn = pending_turn(state, seat)
    if state.round == 0 or (turn == NO_TURN and state.round == t.ROUNDS):
        return False
    if turn == NO_TURN:
        state.take_workers_back()
        turn = PLACING.frame(seat, t.PURCHASES, 0)
    elif turn == PLACING.frame(seat, t.PURCHASES, 1) and is_pending(state, LEAVE_INN):
        for space in range(b.SPACES):
            state.workers[space, seat] = 0
    forget_decisions(state)
    state.ask(turn)
    return True


def owned(state: NewBedford, seat: int) -> list[int]:
    """Return a seat's money, its stock of each good, and its points for buildings and for whales."""
    points = building_points(state, seat) + whale_points(state, seat)
    return [int(state.money[seat]), *[int(state.goods[seat, good]) for good in range(t.GOODS)], int(points)]


ORDERS: Final = Orders[NewBedford]([
    OrderKind("space", [OrderField("spaces", v.SPACE, several=True), OrderField("crowd", CROWD)], space, placed,
              left=spaces_left, thing=v.SPACE, there=at_space),
    OrderKind("lay", [WHALES_FIELD, MONEY_LEFT], lay, proposes=propose_lay),
    OrderKind("catch", [WHALES_FIELD, OrderField("otherwise", OTHERWISE)], caught,
              thing=v.TOKEN, there=at_whale_caught),
    OrderKind("whale_purchase",
              [WHALES_FIELD, OrderField("highest", numbers("price", int(max(t.LAY))), default=[str(max(t.LAY))]), MONEY_LEFT],
              bought, proposes=propose_purchase, thing=v.TOKEN, there=at_whale_for_sale),
    OrderKind("building", [OrderField("buildings", v.BUILDING, several=True),
                           OrderField("saving", v.GOOD, several=True, default=["brick", "wood", "food"], least=int(v.GOOD.size))],
              building, built, all_built, left=buildings_left, thing=v.BUILDING, there=at_building)],
    passing, round_of, open_turn,
    stays_open=[v.PURCHASE], owned=owned, notable=[v.PASS, v.PLACE, v.BUILD, v.BUY, v.LAUNCH, v.PURCHASE, v.SELL])
