"""A nation's purchases of ships from the bank and its obligation to have a ship when its turn ends."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.phases import begin_phase, fleet_lost
from mercat.games.poseidon.state import RAISED, Poseidon


class BuyingShips(NationFrame):
    """A nation's purchase of ships. `refused` is the number of its offers to other nations that were refused in this turn."""

    names: ClassVar[tuple[str, ...]] = ("nation", "refused")

    @property
    def refused(self) -> i64:
        return self.number(1)


def take_ship(state: Poseidon, nation: i64, ship: i64, price: i64) -> None:
    """Add the top ship of the deck to a nation's fleet and pay the price from its treasury.

    POS-PHASE-1, POS-PHASE-6, POS-PHASE-7: the first ship of its kind may begin a phase. POS-FORCE-9: money raised in a forced
    purchase is spent first.
    """
    state.deck[ship] -= 1
    state.fleet[nation, ship] += 1
    state.emit(v.SHIP_BOUGHT, nation, ship, price)
    state.withdraw(nation, price, v.BY_SHIP)
    state.numbers[RAISED] = max(state.raised - price, 0)
    while state.phase < t.PHASE_OF_SHIP[ship]:
        begin_phase(state, state.phase + 1)


def price_obstacle(state: Poseidon, nation: i64, price: i64) -> i64:
    """Return the reason why a nation's treasury cannot pay this price to the bank, or ALLOWED if it can."""
    short = price - state.treasury[nation]
    return v.TREASURY_SHORT.obstacle(short) if short > 0 else ALLOWED


def ship_obstacle(state: Poseidon, nation: i64, ship: i64) -> i64:
    """Return the reason why a nation cannot buy this ship from the top of the deck, or ALLOWED if it can."""
    if state.ships_of(nation) >= t.FLEET_LIMIT:
        return v.FLEET_FULL.obstacle(t.FLEET_LIMIT)
    return price_obstacle(state, nation, t.SHIP_PRICE[ship])


def is_left(state: Poseidon, ship: i64) -> bool:
    """Return whether the bank or any nation has a ship of this kind."""
    if state.deck[ship] > 0:
        return True
    return any(state.fleet[nation, ship] > 0 for nation in range(t.NATIONS))


class BuyShip(Rule[Poseidon, BuyingShips]):
    """POS-SHIP-1: buy the ship on top of the bank's deck with money from the treasury, as often as the nation can pay.

    POS-SHIP-2: a fleet has at most three ships. POS-SHIP-3: a kind of ship is sold only after all ships of the previous kind have
    been sold.
    """

    verb = v.BUY_SHIP

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return state.deck[v.BUY_SHIP.first(move)] > 0

    def obstacle(self, state: Poseidon, frame: BuyingShips, move: i64) -> i64:
        ship, next_ship = v.BUY_SHIP.first(move), state.next_ship()
        if next_ship == NONE:
            return v.DECK_EMPTY.obstacle()
        if next_ship != ship:
            return v.NOT_NEXT.obstacle(next_ship)
        return ship_obstacle(state, frame.nation, ship)

    def offer(self, state: Poseidon, frame: BuyingShips, moves: Moves) -> None:
        ship = state.next_ship()
        if ship != NONE and ship_obstacle(state, frame.nation, ship) == ALLOWED:
            moves.add(v.BUY_SHIP.move(ship))

    def apply(self, state: Poseidon, frame: BuyingShips, move: i64) -> None:
        ship = v.BUY_SHIP.first(move)
        state.ask(frame.packed)
        take_ship(state, frame.nation, ship, t.SHIP_PRICE[ship])

    def warning(self, state: Poseidon, frame: BuyingShips, move: i64) -> Reason | None:
        """Return a warning if another nation of the same king loses its last ships in the phase that this ship begins, and
        otherwise None."""
        return fleet_lost(state, frame.seat, frame.nation, v.BUY_SHIP.first(move))


class Exchange(Rule[Poseidon, BuyingShips]):
    """POS-SHIP-5: buy an E-ship and trade in another ship for half of that ship's price.

    For the first E-ship, a 4-ship may be traded in just before 4-ships become obsolete.
    """

    verb = v.EXCHANGE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return is_left(state, v.EXCHANGE.first(move))

    def obstacle(self, state: Poseidon, frame: BuyingShips, move: i64) -> i64:
        nation, ship = frame.nation, v.EXCHANGE.first(move)
        if state.next_ship() != t.ENDLESS:
            return v.ONLY_FOR_ENDLESS.obstacle()
        if state.fleet[nation, ship] == 0:
            return v.NOT_IN_FLEET.obstacle(ship)
        return price_obstacle(state, nation, t.SHIP_PRICE[t.ENDLESS] - t.TRADE_IN[ship])

    def offer(self, state: Poseidon, frame: BuyingShips, moves: Moves) -> None:
        if state.next_ship() == t.ENDLESS:
            for ship in range(t.SHIPS):
                if self.obstacle(state, frame, v.EXCHANGE.move(ship)) == ALLOWED:
                    moves.add(v.EXCHANGE.move(ship))

    def apply(self, state: Poseidon, frame: BuyingShips, move: i64) -> None:
        nation, ship = frame.nation, v.EXCHANGE.first(move)
        state.ask(frame.packed)
        state.fleet[nation, ship] -= 1
        state.scrap[ship] += 1
        state.emit(v.SHIP_TRADED, nation, ship, t.TRADE_IN[ship])
        take_ship(state, nation, t.ENDLESS, t.SHIP_PRICE[t.ENDLESS] - t.TRADE_IN[ship])

    def warning(self, state: Poseidon, frame: BuyingShips, move: i64) -> Reason | None:
        """Return a warning if another nation of the same king loses its last ships in the phase that the E-ship begins, and
        otherwise None."""
        return fleet_lost(state, frame.seat, frame.nation, t.ENDLESS)


class Finish(Rule[Poseidon, BuyingShips]):
    """POS-SHIP-7: end the nation's turn. The nation must have a ship by then, unless the bank has none left."""

    verb = v.FINISH

    def obstacle(self, state: Poseidon, frame: BuyingShips, move: i64) -> i64:
        return ALLOWED if state.ships_of(frame.nation) > 0 or state.next_ship() == NONE else v.SHIP_NEEDED.obstacle()

    def offer(self, state: Poseidon, frame: BuyingShips, moves: Moves) -> None:
        if self.obstacle(state, frame, v.FINISH.move()) == ALLOWED:
            moves.add(v.FINISH.move())

    def apply(self, state: Poseidon, frame: BuyingShips, move: i64) -> None:
        pass
