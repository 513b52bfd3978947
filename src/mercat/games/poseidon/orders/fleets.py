"""A king's orders for his nations: their treasuries, voyages and ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.order_kinds import NO_ANSWER, Order, OrderField, OrderKind
from mercat.engine.rules.rulebook import Moves, is_at
from mercat.engine.rules.state import NONE, Event
from mercat.engine.rules.vocabulary import numbers, verb_of
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.orders.nations import ONE_NATION, at_own, keeps_king, own_left, propose_own
from mercat.games.poseidon.rules.cards import TAKING, most_taken
from mercat.games.poseidon.rules.phases import ISSUING, most_issued
from mercat.games.poseidon.rules.sailing import SAILING
from mercat.games.poseidon.rules.ship_offers import ANSWERING, SHIPYARD
from mercat.games.poseidon.state import Poseidon

UNKNOWN: Final = 0                      # the tally of "as the last time": the last voyage is unknown
AT_HOME: Final = 1                      # the tally: the fleet stayed at home
SENT: Final = 2                         # the tally: it sailed; the level of its donations is added


def sent(moves: Moves, level: i64) -> i64:
    """Return the voyage with the highest income for donations up to this level, or NO_ANSWER if no voyage earns anything."""
    best: i64 = NO_ANSWER
    most: i64 = 0
    for place in range(moves.count):
        move = moves.buffer[place]
        if verb_of(move) == v.SEND.code and v.SEND.second(move) <= level and v.SEND.first(move) > most:
            best, most = move, v.SEND.first(move)
    return best


def best_voyage(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Choose the voyage with the highest income. If no voyage earns anything, leave the decision to the king."""
    if not is_at(state, [SAILING]) or SAILING.opened(state).nation != order.number("nation"):
        return NO_ANSWER
    return sent(moves, order.number("donation"))


def as_before(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Repeat the choice for the fleet's last voyage: stay at home, or sail for donations no higher than those of the last
    voyage."""
    if not is_at(state, [SAILING]) or SAILING.opened(state).nation != order.number("nation") or order.tally == UNKNOWN:
        return NO_ANSWER
    return v.STAY_HOME.move() if order.tally == AT_HOME else sent(moves, order.tally - SENT)


def last_time(order: Order, seat: int, move: int, events: Sequence[Event]) -> int:
    """Return the order's tally after a move: AT_HOME, or SENT plus the level of donations of the fleet's last voyage."""
    for event in events:
        if event.word is v.SAILED and event.first == order.number("nation"):
            return int(SENT + event.third // b.DONATION_UNIT)
        if event.word is v.STAYED and event.first == order.number("nation"):
            return AT_HOME
    return order.tally


def take_money(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Take the given amount from the treasury, or everything if the treasury contains less."""
    if not is_at(state, [TAKING]) or TAKING.opened(state).nation != order.number("nation"):
        return NO_ANSWER
    amount: i64 = min(order.number("amount"), most_taken(state, order.number("nation")))
    return v.TAKE.move(amount) if amount > 0 else v.LEAVE.move()


def no_ship(state: Poseidon, moves: Moves, order: Order) -> i64:
    """End the nation's turn without buying a ship, if it has enough ships."""
    if not is_at(state, [SHIPYARD]) or SHIPYARD.opened(state).nation != order.number("nation"):
        return NO_ANSWER
    enough = state.ships_of(order.number("nation")) >= order.number("ships")
    return v.FINISH.move() if enough and moves.has(v.FINISH.move()) else NO_ANSWER


def sell_ships(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Accept an offer from one of the order's nations if the price is at least the given one and enough ships are left. Refuse
    all other offers."""
    if not is_at(state, [ANSWERING]):
        return NO_ANSWER
    offer = ANSWERING.opened(state)
    if offer.seller != order.number("nation"):
        return NO_ANSWER
    agreed = (int(offer.nation) in order.numbers("buyers") and offer.price >= order.number("price")
              and state.ships_of(offer.seller) > order.number("left"))
    return v.ACCEPT.move() if agreed else v.REFUSE.move()


def refuse_offers(state: Poseidon, moves: Moves, order: Order) -> i64:
    if not is_at(state, [ANSWERING]) or ANSWERING.opened(state).seller != order.number("nation"):
        return NO_ANSWER
    return v.REFUSE.move()


def new_merchants(state: Poseidon, moves: Moves, order: Order) -> i64:
    """Convert discs into new merchants, up to the given number."""
    if not is_at(state, [ISSUING]) or ISSUING.opened(state).nation != order.number("nation"):
        return NO_ANSWER
    count: i64 = min(order.number("count"), most_issued(state, ISSUING.opened(state)))
    return v.ISSUE.move(count) if count > 0 else v.ISSUE_NONE.move()


# -- proposals, as narrow as the current position


def propose_voyage(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose a voyage without donations."""
    return propose_own(state, seat) | {"donation": [0]}


def propose_no_ship(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose the nation's present number of ships as the number that is enough."""
    own = propose_own(state, seat)
    return own | {"ships": [min(int(state.ships_of(own["nation"][0])), int(t.FLEET_LIMIT))]} if own else {}


def propose_sale(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose selling one ship for at least the price of the next ship in the bank."""
    own, ship = propose_own(state, seat), state.next_ship()
    price = {} if ship == NONE else {"price": [int(t.SHIP_PRICE[ship])]}
    return own | price | ({"left": [max(0, int(state.ships_of(own["nation"][0])) - 1)]} if own else {})


def propose_merchants(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose issuing one merchant."""
    return propose_own(state, seat) | {"count": [1]}


# -- orders at a nation


def at_fleet(state: Poseidon, seat: int, nation: int) -> dict[str, list[int]]:
    """Return the fields of an order for a voyage of this nation without donations, or no fields if the seat does not rule it."""
    own = at_own(state, seat, nation)
    return own | {"donation": [0]} if own else {}


def at_shipyard(state: Poseidon, seat: int, nation: int) -> dict[str, list[int]]:
    """Return the fields of an order to buy no ships beyond those that this nation has, or no fields if the seat does not rule
    it."""
    own = at_own(state, seat, nation)
    return own | {"ships": [min(int(state.ships_of(nation)), int(t.FLEET_LIMIT))]} if own else {}


AT_MOST_DONATED: Final = OrderField("donation", v.DONATION, default=[v.DONATION.values[-1]])
TO_BE_TAKEN: Final = OrderField("amount", v.AMOUNT, default=[v.AMOUNT.values[-1]])
ENOUGH_SHIPS: Final = OrderField("ships", numbers("ships", t.FLEET_LIMIT), default=["1"])
LEFT: Final = OrderField("left", numbers("left", t.FLEET_LIMIT - 1), default=["1"])
BUYERS: Final = OrderField("buyers", v.NATION, several=True, default=v.NATION.values)
AT_LEAST: Final = OrderField("price", v.PRICE, default=["100"])
ISSUED: Final = OrderField("count", numbers("count", max(t.NEW_MERCHANTS)), default=[str(max(t.NEW_MERCHANTS))])

FLEET_ORDERS: Final = [
    OrderKind[Poseidon]("take_money", [ONE_NATION, TO_BE_TAKEN], take_money, keeps_king, proposes=propose_own, left=own_left,
                        thing=v.NATION, there=at_own),
    OrderKind[Poseidon]("best_voyage", [ONE_NATION, AT_MOST_DONATED], best_voyage, keeps_king, proposes=propose_voyage,
                        left=own_left, thing=v.NATION, there=at_fleet),
    OrderKind[Poseidon]("as_before", [ONE_NATION], as_before, keeps_king, count=last_time, recalls=True, proposes=propose_own,
                        left=own_left),
    OrderKind[Poseidon]("no_ship", [ONE_NATION, ENOUGH_SHIPS], no_ship, keeps_king, proposes=propose_no_ship, left=own_left,
                        thing=v.NATION, there=at_shipyard),
    OrderKind[Poseidon]("sell_ships", [ONE_NATION, AT_LEAST, BUYERS, LEFT], sell_ships, keeps_king, proposes=propose_sale,
                        left=own_left),
    OrderKind[Poseidon]("refuse_offers", [ONE_NATION], refuse_offers, keeps_king, proposes=propose_own, left=own_left,
                        thing=v.NATION, there=at_own),
    OrderKind[Poseidon]("new_merchants", [ONE_NATION, ISSUED], new_merchants, keeps_king, proposes=propose_merchants,
                        left=own_left)]
