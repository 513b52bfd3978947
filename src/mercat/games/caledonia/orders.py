"""The orders for later in Clans of Caledonia (purchases from neighbours, production, contracts, sales, choices at ports, and
passing), and prepared turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

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
from mercat.engine.rules.state import NONE, Event
from mercat.engine.rules.vocabulary import Facet, numbers, verb_of
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import pieces
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.bonuses import BONUSES
from mercat.games.caledonia.rules.contracts import cost_of_contract, place_of
from mercat.games.caledonia.rules.ports import DISCARDING_GOOD, TAKING
from mercat.games.caledonia.rules.price_shift import NEIGHBOURHOOD
from mercat.games.caledonia.rules.production import PROCESSING
from mercat.games.caledonia.rules.trade import price_to_buy
from mercat.games.caledonia.rules.turn import AFTERWARDS, TURN, TURNS
from mercat.games.caledonia.state import Caledonia

CONTRACTS_GONE: Final = "contracts_gone"        # why an order ends: none of its contracts can come to the board any more
OTHER_CONTRACT: Final = "other_contract"        # why an order ends: its player has obtained another contract
HIGHEST_PRICE: Final = max(t.PRICE.numbers)
HIGHEST_COST: Final = -min(t.CONTRACT_MONEY)
MOST_NEARBY: Final = max(t.NEARBY_MOST)
PRODUCT: Final = Facet("product", v.GOOD.values[int(t.BASIC):], kind="good")
UPGRADE: Final = Facet("upgrade", ["shipping", *v.WORKER.values, "merchant"])
UPGRADES: Final = [v.SHIP.move(), v.IMPROVE.move(0), v.IMPROVE.move(1), v.HIRE.move()]  # the moves of these upgrades
GIFTS: Final = ["pounds", "free_land", "upgrades"]
ALL_PRODUCTS: Final = ["whisky", "cheese", "bread"]


# -- the neighbourhood bonus


def neighbours(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-NEAR-5: buy as much as possible of the first good on the order's list whose price is within the order's limit. If there
    is no such good, buy nothing."""
    if not is_at(state, [NEIGHBOURHOOD]):
        return NO_ANSWER
    nearby = NEIGHBOURHOOD.opened(state).nearby
    for good in order.numbers("goods"):
        if price_to_buy(state, good, nearby) <= order.number("highest"):
            for amount in range(order.number("most"), 0, -1):
                if moves.has(v.BUY.move(good, amount)):
                    return v.BUY.move(good, amount)
    return v.DONE.move()


def propose_neighbours(state: Caledonia, seat: int) -> dict[str, list[int]]:
    """Propose, as the limit, the lowest current price of a good bought from neighbours."""
    return {"highest": [max(0, min([int(price_to_buy(state, good, 1)) for good in range(t.GOODS)]))]}


def at_neighbours(state: Caledonia, seat: int, good: int) -> dict[str, list[int]]:
    """Return the fields of an order to buy this good at its current price from neighbours, or no fields if the seat has no turn
    to come."""
    return {} if not has_turn(state, seat) else {"goods": [good], "highest": [max(0, int(price_to_buy(state, good, 1)))]}


def no_neighbours(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-NEAR-5: decline the neighbourhood bonus."""
    return v.DONE.move() if is_at(state, [NEIGHBOURHOOD]) else NO_ANSWER


# -- production


def production(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-ROUND-8: process as much as possible of the first good on the order's list, then of the next one. For the last round,
    the order has a separate list."""
    if not is_at(state, [PROCESSING]):
        return NO_ANSWER
    seat = order.seat
    grain, cheese, bread, whisky = state.goods[seat, t.GRAIN], i64(0), i64(0), i64(0)
    for product in order.numbers("last_products" if state.round == t.ROUNDS else "products"):
        good = t.BASIC + product
        if good == t.CHEESE:
            cheese = min(state.deployed[seat, t.DAIRY], state.goods[seat, t.MILK])
        elif good == t.BREAD:
            bread = min(state.deployed[seat, t.BAKERY], grain)
            grain -= bread
        elif good == t.WHISKY:
            whisky = min(state.deployed[seat, t.DISTILLERY], grain)
            grain -= whisky
    return v.PROCESS.move(cheese, bread, whisky)


# -- contracts


def contract(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-CONTRACT-1: obtain the first contract on the order's list that is on the board, if it costs no more than the order's
    limit."""
    if is_at(state, [TURN]) and cost_of_contract(state, order.seat, 0) <= order.number("highest"):
        for wanted in order.numbers("contracts"):
            if moves.has(v.OBTAIN.move(wanted)):
                return v.OBTAIN.move(wanted)
    return NO_ANSWER


def propose_contract(state: Caledonia, seat: int) -> dict[str, list[int]]:
    """Propose the current cost of a contract as the order's limit."""
    return {"highest": [max(0, int(cost_of_contract(state, seat, 0)))]} if state.round > 0 else {"highest": [0]}


def wants_and_gives(number: int) -> list[list[tuple[str, int]]]:
    """Return the things that a contract demands and those that it gives as rewards, each as a text key with an amount."""
    card = pieces.contract(number)
    return [[(f"{kind_of(name)}-{name}", count) for name, count in side.items()] for side in (card["wants"], card["gives"])]


def kind_of(name: str) -> str:
    """Return the prefix of the text key for a thing on a contract."""
    return "import" if name in v.IMPORT.numbers else "gift" if name in GIFTS else "good"


def contracts_left(state: Caledonia, seat: int) -> dict[str, list[int]]:
    """Return the contracts that can still be obtained: first those on the board, then those face up beside it, then those put
    under the pile."""
    found = list[int]()
    for where in [state.display, state.future, state.under]:
        found += [int(where[place]) for place in range(i64(len(where))) if where[place] != NONE]
    return {"contracts": found}


def at_contract(state: Caledonia, seat: int, wanted: int) -> dict[str, list[int]]:
    """Return the fields of an order for this contract at its current cost, or no fields if it is not on the board or the seat has
    no turn to come."""
    if place_of(state.display, wanted) == NONE or not has_turn(state, seat):
        return {}
    return {"contracts": [wanted], "highest": [max(0, int(cost_of_contract(state, seat, 0)))]}


def obtained(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return DONE if this move obtains one of the order's contracts, OTHER_CONTRACT if it obtains any other, and otherwise
    GOES_ON."""
    if seat != order.seat or verb_of(move) not in (v.OBTAIN.code, v.KEEP.code):
        return GOES_ON
    return DONE if v.OBTAIN.first(move) in order.numbers("contracts") else OTHER_CONTRACT


def contracts_gone(state: Caledonia, order: Order) -> str:
    """Return CONTRACTS_GONE if none of the order's contracts can be obtained any more, and otherwise GOES_ON. CAL-ROUND-2: a
    contract on the board, face up beside it or in the pile may still be obtained; no other contract ever returns."""
    left = [wanted for wanted in order.numbers("contracts") if may_come(state, wanted)]
    return GOES_ON if left else CONTRACTS_GONE


def may_come(state: Caledonia, wanted: i64) -> bool:
    """Return whether a contract is on the board or may still come there."""
    places = [state.display, state.future, state.drawn, state.under]
    return state.pile[wanted] > 0 or any(place_of(where, wanted) != NONE for where in places)


# -- sales


def sale(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-TRADE-1: sell the first good on the order's list whose price is high enough. Sell as much as the merchants can, except
    for the amount that the order keeps."""
    if not is_at(state, [TURN]):
        return NO_ANSWER
    for good in order.numbers("goods"):
        most = min(state.goods[order.seat, good] - order.number("kept"), state.merchants[order.seat])
        if most > 0 and state.price_of(good) >= order.number("lowest") and moves.has(v.SELL.move(good, most)):
            return v.SELL.move(good, most)
    return NO_ANSWER


def propose_sale(state: Caledonia, seat: int) -> dict[str, list[int]]:
    """Propose, as the lowest price for a sale, the current price of the most expensive good in stock or, if the stock is empty,
    of the most expensive of all goods."""
    prices = [int(state.price_of(good)) for good in range(t.GOODS) if state.goods[seat, good] > 0]
    return {"lowest": [max(prices or [int(state.price_of(good)) for good in range(t.GOODS)])]}


def at_market(state: Caledonia, seat: int, good: int) -> dict[str, list[int]]:
    """Return the fields of an order to sell this good at its current price, or no fields if the seat has none of it or no turn to
    come."""
    if state.goods[seat, good] == 0 or not has_turn(state, seat):
        return {}
    return {"goods": [good], "lowest": [int(state.price_of(good))]}


def round_of_next_turn(state: Caledonia, seat: int) -> list[int]:
    """Return the round of a seat's next turn: the current round or, if the seat has passed, the next one."""
    return [int(state.round) if has_turn(state, seat) else int(state.round) + 1]


def round_is_over(state: Caledonia, order: Order) -> str:
    """Return DONE if the order's round is over, and otherwise GOES_ON."""
    return GOES_ON if state.round <= order.noted[0] else DONE


# -- choices at ports


def port_goods(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-PORT-3, CAL-PORT-4: discard or take the first good on the order's list that the port allows."""
    if is_at(state, [DISCARDING_GOOD]):
        for good in order.numbers("discarded"):
            if moves.has(v.DISCARD.move(good)):
                return v.DISCARD.move(good)
    elif is_at(state, [TAKING]):
        for good in order.numbers("taken"):
            if moves.has(v.TAKE.move(good)):
                return v.TAKE.move(good)
    return NO_ANSWER


def upgrade(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-PORT-5, CAL-FULFIL-5: take the first bonus upgrade on the order's list that is possible."""
    if is_at(state, [BONUSES]):
        for wanted in order.numbers("upgrades"):
            if moves.has(UPGRADES[wanted]):
                return UPGRADES[wanted]
    return NO_ANSWER


def no_port(state: Caledonia, moves: Moves, order: Order) -> i64:
    """CAL-PORT-1: use no port after the action."""
    return v.DONE.move() if is_at(state, [AFTERWARDS]) else NO_ANSWER


# -- passing, and turns to come


def passing(state: Caledonia, moves: Moves) -> i64:
    """Pass (CAL-ROUND-4), then use no port (CAL-PORT-12)."""
    if is_at(state, [AFTERWARDS]) and state.out[AFTERWARDS.opened(state).seat] != 0:
        return v.DONE.move()
    return v.PASS.move() if is_at(state, [TURN]) else NO_ANSWER


def round_of(state: Caledonia) -> int:
    return int(state.round)


def has_turn(state: Caledonia, seat: i64) -> bool:
    """Return whether a seat has another turn in this round (CAL-ROUND-3, CAL-ROUND-4)."""
    return is_pending(state, TURNS) and state.out[seat] == 0


def open_turn(state: Caledonia, seat: int) -> bool:
    """Open a seat's next turn in the action phase (CAL-ROUND-3), and return whether there is one. A seat that has passed has
    none. Contracts that were drawn for a building bonus in the turn in progress are removed."""
    if not has_turn(state, seat):
        return False
    state.numbers[f.ROWED_NUMBER] = 0
    state.numbers[f.OBTAINED_NUMBER] = 0
    for good in range(t.GOODS):
        state.bought[good] = 0
    for place in range(i64(len(state.drawn))):
        state.drawn[place] = NONE
    forget_decisions(state)
    state.then(TURN.frame(seat), AFTERWARDS.frame(seat))
    return True


def owned(state: Caledonia, seat: int) -> list[int]:
    """Return a seat's money, its stock of each good, and its glory."""
    return [int(state.money[seat]), *[int(state.goods[seat, good]) for good in range(t.GOODS)], int(state.glory[seat])]


ORDERS: Final = Orders[Caledonia]([
    OrderKind("neighbours", [OrderField("goods", v.GOOD, several=True, default=v.GOOD.values),
                             OrderField("highest", numbers("price", HIGHEST_PRICE), default=[str(HIGHEST_PRICE)]),
                             OrderField("most", numbers("most", MOST_NEARBY), default=[str(MOST_NEARBY)])], neighbours,
              proposes=propose_neighbours, thing=v.GOOD, there=at_neighbours),
    OrderKind("no_neighbours", [], no_neighbours),
    OrderKind("production", [OrderField("products", PRODUCT, several=True, default=ALL_PRODUCTS),
                             OrderField("last_products", PRODUCT, several=True, default=ALL_PRODUCTS)], production),
    OrderKind("contract", [OrderField("contracts", v.CONTRACT, several=True, lowest=1, exchange=wants_and_gives),
                           OrderField("highest", numbers("price", HIGHEST_COST), default=[str(HIGHEST_COST)])],
              contract, obtained, contracts_gone, proposes=propose_contract, left=contracts_left, thing=v.CONTRACT,
              there=at_contract),
    OrderKind("sale", [OrderField("goods", v.GOOD, several=True), OrderField("lowest", numbers("price", HIGHEST_PRICE)),
                       OrderField("kept", v.AMOUNT)],
              sale, look=round_is_over, note=round_of_next_turn, proposes=propose_sale, ends_by_itself=True,
              thing=v.GOOD, there=at_market),
    OrderKind("port_goods", [OrderField("discarded", v.GOOD, several=True), OrderField("taken", v.GOOD, several=True)],
              port_goods),
    OrderKind("upgrade", [OrderField("upgrades", UPGRADE, several=True)], upgrade),
    OrderKind("no_port", [], no_port, look=round_is_over, note=round_of_next_turn,
              ends_by_itself=True)], passing, round_of, open_turn,
    stays_open=[v.ROW, v.USE, v.UNCORK], owned=owned,
    notable=[v.PASS, v.OBTAIN, v.FULFIL, v.SELL, v.BUY, v.EXPAND, v.HIRE, v.SHIP, v.IMPROVE, v.USE])
