"""Ship purchases between nations, which are allowed from phase 2 on, at any price that both kings accept."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.rules.forced_purchase import ForcedPurchase
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.shipyard import BuyingShips, BuyShip, Exchange, Finish, is_left
from mercat.games.poseidon.rules.white_marker import Mark
from mercat.games.poseidon.state import Poseidon

HUNDRED: Final[i64] = 100
HIGHEST: Final[i64] = v.NAME_PRICE.facets[0].size - 1                # POS-DEAL-2: the highest price in an offer


class ShipOffer(NationFrame):
    """A nation's offer for a ship of the nation `seller`. The turn of the buying nation, `BuyingShips`, is the next pending
    decision."""

    names: ClassVar[tuple[str, ...]] = ("nation", "seller", "ship")

    @property
    def seller(self) -> i64:
        return self.number(1)

    @property
    def ship(self) -> i64:
        return self.number(2)


class Pricing(ShipOffer):
    """The choice of the exact price, after its hundreds."""

    names: ClassVar[tuple[str, ...]] = ("nation", "seller", "ship", "hundreds")

    @property
    def hundreds(self) -> i64:
        return self.number(3)


class Answering(ShipOffer):
    """The answer of the selling nation's king to an offer at this price."""

    names: ClassVar[tuple[str, ...]] = ("nation", "seller", "ship", "price")

    @property
    def price(self) -> i64:
        return self.number(3)


def purse(state: Poseidon, nation: i64) -> i64:
    """Return the money that a nation may spend on ships of other nations (POS-DEAL-2, POS-FORCE-9): its treasury, less the money
    raised in a forced purchase."""
    return state.treasury[nation] - state.raised


def offer_obstacle(state: Poseidon, nation: i64, price: i64) -> i64:
    """Return the reason why a nation cannot pay this price to another nation, or ALLOWED if it can."""
    short = price - state.treasury[nation]
    if short > 0:
        return v.TREASURY_SHORT.obstacle(short)
    return v.MONEY_RAISED.obstacle(state.raised) if price > purse(state, nation) else ALLOWED


def trade_obstacle(state: Poseidon, nation: i64, refused: i64) -> i64:
    """Return the reason why a nation cannot buy a ship from any other nation after `refused` refused offers in this turn, or
    ALLOWED if it can."""
    if state.phase < t.SHIPS_TRADED_FROM:
        return v.PHASE_TOO_EARLY.obstacle(t.SHIPS_TRADED_FROM)
    if state.ships_of(nation) >= t.FLEET_LIMIT:
        return v.FLEET_FULL.obstacle(t.FLEET_LIMIT)
    if refused >= t.MOST_OFFERS:
        return v.TOO_MANY_OFFERS.obstacle(t.MOST_OFFERS)
    return offer_obstacle(state, nation, 1)


class Negotiate(Rule[Poseidon, BuyingShips]):
    """POS-DEAL-1: choose another nation and one of its ships for an offer. POS-DEAL-6: after twelve refusals, no more offers are
    possible."""

    verb = v.NEGOTIATE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return state.is_in_play(v.NEGOTIATE.first(move)) and is_left(state, v.NEGOTIATE.second(move))

    def obstacle(self, state: Poseidon, frame: BuyingShips, move: i64) -> i64:
        seller, ship = v.NEGOTIATE.first(move), v.NEGOTIATE.second(move)
        if seller == frame.nation:
            return v.OWN_SHIP.obstacle()
        obstacle = trade_obstacle(state, frame.nation, frame.refused)
        if obstacle != ALLOWED:
            return obstacle
        return ALLOWED if state.fleet[seller, ship] > 0 else v.NOT_IN_FLEET.obstacle(ship)

    def offer(self, state: Poseidon, frame: BuyingShips, moves: Moves) -> None:
        nation = frame.nation
        if trade_obstacle(state, nation, frame.refused) == ALLOWED:
            for seller in range(t.NATIONS):
                if seller != nation:
                    ship = state.fleet.next_in(seller, 0)
                    while ship != NONE:
                        moves.add(v.NEGOTIATE.move(seller, ship))
                        ship = state.fleet.next_in(seller, ship + 1)

    def apply(self, state: Poseidon, frame: BuyingShips, move: i64) -> None:
        nation, seller, ship = frame.nation, v.NEGOTIATE.first(move), v.NEGOTIATE.second(move)
        state.ask(frame.packed)
        if purse(state, nation) < HUNDRED:
            state.ask(PRICING.frame(frame.seat, nation, seller, ship, 0))
        else:
            state.ask(COUNTING.frame(frame.seat, nation, seller, ship))


class NameHundreds(Rule[Poseidon, ShipOffer]):
    """Choose the hundreds of the price."""

    verb = v.NAME_HUNDREDS

    def obstacle(self, state: Poseidon, frame: ShipOffer, move: i64) -> i64:
        return offer_obstacle(state, frame.nation, HUNDRED * v.NAME_HUNDREDS.first(move))

    def offer(self, state: Poseidon, frame: ShipOffer, moves: Moves) -> None:
        moves.add_firsts(v.NAME_HUNDREDS, 0, min(purse(state, frame.nation), HIGHEST) // HUNDRED)

    def apply(self, state: Poseidon, frame: ShipOffer, move: i64) -> None:
        state.ask(PRICING.frame(frame.seat, frame.nation, frame.seller, frame.ship, v.NAME_HUNDREDS.first(move)))


class NamePrice(Rule[Poseidon, Pricing]):
    """POS-DEAL-2: choose the price within its hundred, at least one drachma. POS-DEAL-4: if both nations have the same king, no
    answer is needed."""

    verb = v.NAME_PRICE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return v.NAME_PRICE.first(move) > 0

    def obstacle(self, state: Poseidon, frame: Pricing, move: i64) -> i64:
        price, first = v.NAME_PRICE.first(move), HUNDRED * frame.hundreds
        obstacle = offer_obstacle(state, frame.nation, price)
        if obstacle != ALLOWED:
            return obstacle
        if lowest(first) <= price < first + HUNDRED:
            return ALLOWED
        return v.PRICE_BETWEEN.obstacle(lowest(first), first + HUNDRED - 1)

    def offer(self, state: Poseidon, frame: Pricing, moves: Moves) -> None:
        first = HUNDRED * frame.hundreds
        moves.add_firsts(v.NAME_PRICE, lowest(first), min(first + HUNDRED - 1, min(purse(state, frame.nation), HIGHEST)))

    def apply(self, state: Poseidon, frame: Pricing, move: i64) -> None:
        nation, seller, ship, price = frame.nation, frame.seller, frame.ship, v.NAME_PRICE.first(move)
        state.emit(v.SHIP_OFFERED, nation, seller, price)
        if state.king[seller] == frame.seat:
            sell_ship(state, nation, seller, ship, price)
        else:
            state.ask(ANSWERING.frame(state.king[seller], nation, seller, ship, price))

    def warning(self, state: Poseidon, frame: Pricing, move: i64) -> Reason | None:
        """Return a warning if choosing this price immediately sells the seller's last ship, because both nations have the same
        king, and otherwise None."""
        return last_ship(state, frame.seller) if state.king[frame.seller] == frame.seat else None


def lowest(first: i64) -> i64:
    """Return the lowest price of the hundred that begins with `first`."""
    return max(first, 1)


def last_ship(state: Poseidon, seller: i64) -> Reason | None:
    """Return a warning if the sale would leave the selling nation without a ship, so that it must buy one in its next turn, and
    otherwise None."""
    return v.FLEET_LOST.reason(seller) if state.ships_of(seller) == 1 else None


def sell_ship(state: Poseidon, nation: i64, seller: i64, ship: i64, price: i64) -> None:
    """Exchange the ship for the money, from treasury to treasury (POS-DEAL-5). The buyer's turn then continues."""
    state.fleet[seller, ship] -= 1
    state.fleet[nation, ship] += 1
    state.emit(v.SHIP_SOLD, nation, seller, ship)
    state.withdraw(nation, price, v.BY_SHIP)
    state.deposit(seller, price, v.BY_SHIP)


def waiting_turn(state: Poseidon) -> BuyingShips:
    """Return the turn of the nation that made the pending offer. It is the next pending decision after the answer."""
    SHIPYARD.about.read(state.stack[state.depth - 1])
    return SHIPYARD.about


class Accept(Rule[Poseidon, Answering]):
    """POS-DEAL-3: as the king of the selling nation, accept the offer."""

    verb = v.ACCEPT

    def obstacle(self, state: Poseidon, frame: Answering, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: Answering, move: i64) -> None:
        sell_ship(state, frame.nation, frame.seller, frame.ship, frame.price)

    def warning(self, state: Poseidon, frame: Answering, move: i64) -> Reason | None:
        return last_ship(state, frame.seller)


class Refuse(Rule[Poseidon, Answering]):
    """POS-DEAL-3: as the king of the selling nation, refuse the offer. Ship and money stay where they are. POS-DEAL-6: the
    refusal is counted."""

    verb = v.REFUSE

    def obstacle(self, state: Poseidon, frame: Answering, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: Answering, move: i64) -> None:
        state.emit(v.SHIP_REFUSED, frame.nation, frame.seller, frame.price)
        turn = SHIPYARD.opened(state)
        state.take()
        state.ask(turn.again(turn.nation, turn.refused + 1))


class Shipyard(Step[Poseidon, BuyingShips]):
    """The step in which a nation buys ships until its king ends its turn."""

    def entry(self, state: Poseidon, about: i64) -> i64:
        return self.frame(state.king[about], about)


SHIPYARD: Final = Shipyard(
    "shipyard", [BuyShip(), Exchange(), Negotiate(), ForcedPurchase(), Mark(), Finish()], BuyingShips())
COUNTING: Final = Step[Poseidon, ShipOffer]("counting", [NameHundreds()], ShipOffer())
PRICING: Final = Step[Poseidon, Pricing]("pricing", [NamePrice()], Pricing())
ANSWERING: Final = Step[Poseidon, Answering]("answering", [Accept(), Refuse()], Answering())
