"""Orders about merchant rounds and about the King cards at the end of these rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.order_kinds import DONE, GOES_ON, NO_ANSWER, Order, OrderField, OrderKind
from mercat.engine.rules.rulebook import Moves, is_at
from mercat.engine.rules.state import Event
from mercat.engine.rules.vocabulary import ALLOWED, Word, numbers, verb_of
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.orders.nations import ONE_NATION
from mercat.games.poseidon.rules.founding import room
from mercat.games.poseidon.rules.kingship import TAKING_OVER
from mercat.games.poseidon.rules.trading import TRADING, merchant_obstacle
from mercat.games.poseidon.state import Poseidon

TRADED: Final = "traded"                # why an order ends: another player has bought, sold or founded
SOLD_SOME: Final = "sold"               # why an order ends: its player has sold merchants of the nation
ROUND_OVER: Final = "round_over"        # why an order ends: the merchant round is over
NO_ROUND: Final = "no_round"            # why an order ends: there is no merchant round left
UP_TO: Final = OrderField("price", numbers("price", max(t.TRACK)), default=[str(max(t.TRACK))])
AT_MOST: Final = OrderField("count", numbers("count", max(t.MERCHANT_LIMIT)), default=["1"])


def offered(moves: Moves, move: i64) -> i64:
    """Return a move if it is legal, and otherwise NO_ANSWER."""
    return move if moves.has(move) else NO_ANSWER


def passing(state: Poseidon, moves: Moves) -> i64:
    """Return the move that passes, or NO_ANSWER if passing is impossible. It is possible only in a merchant round."""
    return offered(moves, v.PASS.move())


# -- the merchant round of an order: the current one, else the next


def note_round(state: Poseidon, seat: int) -> list[int]:
    """Return the number of the merchant round for which the order is given, or ROUNDS if no merchant round is left."""
    number = max(state.round, 1)
    while number < t.ROUNDS and t.IS_EXPLORATION[number] == 1:
        number += 1
    return [int(number)]


def is_round_of(state: Poseidon, order: Order) -> bool:
    return state.round == order.noted[0]


def has_round(state: Poseidon, order: Order, over: str) -> str:
    """Return `over` if the order's round is over, NO_ROUND if no merchant round was left, and otherwise GOES_ON."""
    if order.noted[0] == t.ROUNDS:
        return NO_ROUND
    return over if state.round > order.noted[0] else GOES_ON


# -- pass while nobody else trades


def pass_quietly(state: Poseidon, moves: Moves, order: Order) -> i64:
    return passing(state, moves) if is_round_of(state, order) else NO_ANSWER


def others_traded(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return TRADED if another player has bought, sold or founded in a merchant round, and otherwise GOES_ON. Sales to pay for a
    forced purchase do not count."""
    for event in events:
        if event.word in (v.BOUGHT, v.SOLD, v.FOUNDED) and event.first != order.seat and event.cause != v.BY_FORCE:
            return TRADED
    return GOES_ON


def until_round_over(state: Poseidon, order: Order) -> str:
    return has_round(state, order, DONE)


# -- buy merchants; the tally is twice the number bought, and 1 more between a purchase and the next move


def buy_up_to(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Buy a merchant in each turn as long as the price is within the order's limit, and end the turn after the purchase."""
    nation = order.number("nation")
    if not is_at(state, [TRADING]) or not is_round_of(state, order):
        return NO_ANSWER
    if not state.is_founded(nation) or state.merchant_price(nation) > order.number("price"):
        return NO_ANSWER
    if order.tally % 2 == 1:
        return offered(moves, v.END_TURN.move())
    return offered(moves, v.BUY.move(nation)) if order.tally // 2 < order.number("count") else NO_ANSWER


def propose_purchase(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose buying one of the cheapest merchants that can be bought now, at its price."""
    prices = [(int(state.merchant_price(nation)), nation) for nation in range(t.NATIONS)
              if state.is_founded(nation) and state.pool[nation] > 0]
    return {"nation": [min(prices)[1]], "price": [min(prices)[0]]} if prices else {}


def founded(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Return the nations that have been founded, since only their merchants can be bought."""
    return {"nation": [nation for nation in range(t.NATIONS) if state.is_founded(nation)]}


def at_pool(state: Poseidon, seat: int, nation: int) -> dict[str, list[int]]:
    """Return the fields of an order to buy one merchant of this nation at its price, or no fields if the seat could not buy it
    now or no merchant round is left."""
    if merchant_obstacle(state, seat, nation, room(state, seat)) != ALLOWED or note_round(state, seat)[0] == t.ROUNDS:
        return {}
    return {"nation": [nation], "price": [int(state.merchant_price(nation))]}


def count_bought(order: Order, seat: int, move: int, events: Sequence[Event]) -> int:
    if seat != order.seat:
        return order.tally
    bought = verb_of(move) == v.BUY.code and v.BUY.first(move) == order.number("nation")
    return order.tally // 2 * 2 + (3 if bought else 0)


def has_bought(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return SOLD_SOME if the order's player has sold merchants of the nation, DONE if the turn with the order's last purchase is
    over, and otherwise GOES_ON."""
    if seat != order.seat:
        return GOES_ON
    if any(event.word is v.SOLD and event.second == order.number("nation") for event in events):
        return SOLD_SOME
    return DONE if order.tally % 2 == 1 and order.tally // 2 >= order.number("count") else GOES_ON


def while_round(state: Poseidon, order: Order) -> str:
    return has_round(state, order, ROUND_OVER)


# -- King cards at the end of the round


def crown(state: Poseidon, order: Order, verb: Word) -> i64:
    """Answer a question about the order's nation with the move of this verb."""
    if is_at(state, [TAKING_OVER]) and TAKING_OVER.opened(state).nation == order.number("nation"):
        return verb.move()
    return NO_ANSWER


def take_over(state: Poseidon, moves: Moves, order: Order) -> i64:
    return crown(state, order, v.TAKE_OVER)


def tolerate(state: Poseidon, moves: Moves, order: Order) -> i64:
    return crown(state, order, v.TOLERATE)


def of_others(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Return the nations that other players rule."""
    return {"nation": [nation for nation in range(t.NATIONS) if state.is_founded(nation) and state.king[nation] != seat]}


def is_crowned(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return DONE if this move makes the order's player king of the nation, and otherwise GOES_ON."""
    crowned = any(event.word is v.CROWNED and event.first == order.seat and event.second == order.number("nation")
                  for event in events)
    return DONE if crowned else GOES_ON


MERCHANT_ORDERS: Final = [
    OrderKind[Poseidon]("pass_quietly", [], pass_quietly, others_traded, until_round_over, note_round, ends_by_itself=True),
    OrderKind[Poseidon]("buy", [ONE_NATION, UP_TO, AT_MOST], buy_up_to, has_bought, while_round, note_round, count_bought,
                        proposes=propose_purchase, ends_by_itself=True, left=founded, thing=v.NATION, there=at_pool),
    OrderKind[Poseidon]("take_over", [ONE_NATION], take_over, is_crowned, left=of_others),
    OrderKind[Poseidon]("tolerate", [ONE_NATION], tolerate, is_crowned, left=of_others)]
