"""A nation buys ships from the bank, and what follows when a ship begins a new phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.cautions import loses_fleet
from mercat.games.poseidon.state import PHASE_NOW, RAISED, Poseidon
from mercat.games.poseidon.tables import (
    ENDLESS,
    FLEET_LIMIT,
    NATIONS,
    NEW_MERCHANTS,
    OBSOLETE,
    PHASE_BEGUN,
    SHIP_PRICE,
    SHIPS,
    TRADE_IN,
)
from mercat.games.poseidon.vocabulary import (
    BUY_SHIP,
    BY_PHASE,
    BY_SHIP,
    DECK_EMPTY,
    EXCHANGE,
    FINISH,
    FLEET_FULL,
    FLEET_LOST,
    ISSUE,
    ISSUE_NONE,
    NOT_IN_FLEET,
    NOT_NEXT,
    ONLY_FOR_ENDLESS,
    PHASE_BEGAN,
    SHIP_BOUGHT,
    SHIP_NEEDED,
    SHIP_TRADED,
    TOO_MUCH,
    TREASURY_SHORT,
)
from mercat.games.poseidon.vocabulary import OBSOLETE as BECAME_OBSOLETE


def take_ship(state: Poseidon, nation: i64, ship: i64, price: i64) -> None:
    """The top ship joins the fleet for a price out of the treasury; the first of its kind may begin a phase."""
    state.deck[ship] -= 1
    state.fleet[nation, ship] += 1
    state.say(SHIP_BOUGHT, nation, ship, price)
    state.draw(nation, price, BY_SHIP)
    state.numbers[RAISED] = max(state.raised - price, 0)
    while state.phase < PHASE_BEGUN[ship]:
        begin_phase(state, state.phase + 1)


def begin_phase(state: Poseidon, phase: i64) -> None:
    """Everything stops: old ships leave without compensation, then every nation may issue new merchants."""
    state.numbers[PHASE_NOW] = phase
    state.say(PHASE_BEGAN, phase)
    old = OBSOLETE[phase]
    if old >= 0:
        state.say(BECAME_OBSOLETE, old)
        state.scrap[old] += state.deck[old]
        state.deck[old] = 0
        for nation in range(NATIONS):
            state.scrap[old] += state.fleet[nation, old]
            state.fleet[nation, old] = 0
    if NEW_MERCHANTS[phase] > 0:
        state.ask(NEW_MERCHANTS_STEP.frame(NATURE, 0, NEW_MERCHANTS[phase]))


class Issue(Rule[Poseidon, Frame]):
    """At the start of phases 2 and 3 a nation may turn discs into merchants, at its prestige, into its treasury."""

    verb = ISSUE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        for count in range(i64(1), min(frame.second, state.potentials[frame.first]) + 1):
            moves.add(ISSUE.move(count))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.issue(frame.first, ISSUE.first(move), BY_PHASE)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return TOO_MUCH.reason(min(frame.second, state.potentials[frame.first]))


class NewMerchants(Automatic[Poseidon, Frame]):
    """Nation by nation in order of operation. The frame holds the set of those asked, and how many each may issue."""

    def run(self, state: Poseidon, frame: Frame) -> None:
        nation = next_to_act(state, frame.first)
        if nation >= 0:
            state.then(ISSUING.frame(state.king[nation], nation, frame.second),
                       NEW_MERCHANTS_STEP.frame(NATURE, frame.first | BIT[nation], frame.second))


class BuyShip(Rule[Poseidon, Frame]):
    """Buy the ship on top of the bank's deck, out of the treasury, while the fleet has fewer than three.

    The frame of the step holds the nation and how many offers to other nations were refused in this turn.
    """

    verb = BUY_SHIP

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        nation, ship = frame.first, state.next_ship()
        if ship >= 0 and state.ships_of(nation) < FLEET_LIMIT and SHIP_PRICE[ship] <= state.treasury[nation]:
            moves.add(BUY_SHIP.move(ship))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        ship = BUY_SHIP.first(move)
        state.ask(frame.again(frame.first, frame.second))
        take_ship(state, frame.first, ship, SHIP_PRICE[ship])

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, ship = frame.first, BUY_SHIP.first(move)
        if state.next_ship() == NONE:
            return DECK_EMPTY.reason()
        if state.next_ship() != ship:
            return NOT_NEXT.reason(state.next_ship())
        if state.ships_of(nation) >= FLEET_LIMIT:
            return FLEET_FULL.reason(FLEET_LIMIT)
        return TREASURY_SHORT.reason(SHIP_PRICE[ship] - state.treasury[nation])

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """The phase it begins takes the last ships of another nation of one's own."""
        other = loses_fleet(state, frame.seat, frame.first, BUY_SHIP.first(move))
        return FLEET_LOST.reason(other) if other >= 0 else None


class Exchange(Rule[Poseidon, Frame]):
    """Buy an E-ship and give another ship for half its price; the first E-ship even a 4-ship, just before these go."""

    verb = EXCHANGE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        nation = frame.first
        if state.next_ship() == ENDLESS:
            for ship in range(SHIPS):
                if state.fleet[nation, ship] > 0 and SHIP_PRICE[ENDLESS] - TRADE_IN[ship] <= state.treasury[nation]:
                    moves.add(EXCHANGE.move(ship))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, ship = frame.first, EXCHANGE.first(move)
        state.ask(frame.again(nation, frame.second))
        state.fleet[nation, ship] -= 1
        state.scrap[ship] += 1
        state.say(SHIP_TRADED, nation, ship, TRADE_IN[ship])
        take_ship(state, nation, ENDLESS, SHIP_PRICE[ENDLESS] - TRADE_IN[ship])

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, ship = frame.first, EXCHANGE.first(move)
        if state.next_ship() != ENDLESS:
            return ONLY_FOR_ENDLESS.reason()
        if state.fleet[nation, ship] == 0:
            return NOT_IN_FLEET.reason(ship)
        return TREASURY_SHORT.reason(SHIP_PRICE[ENDLESS] - TRADE_IN[ship] - state.treasury[nation])

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """As for any ship that begins a phase."""
        other = loses_fleet(state, frame.seat, frame.first, ENDLESS)
        return FLEET_LOST.reason(other) if other >= 0 else None


class Finish(Rule[Poseidon, Frame]):
    """End the nation's turn. It must have a ship then, unless the bank has none left."""

    verb = FINISH

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if state.ships_of(frame.first) > 0 or state.next_ship() == NONE:
            moves.add(FINISH.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        pass

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return SHIP_NEEDED.reason()


ISSUING: Final = Step[Poseidon, Frame]("issuing", [Issue()], decline=ISSUE_NONE)
NEW_MERCHANTS_STEP: Final = NewMerchants("new_merchants")
