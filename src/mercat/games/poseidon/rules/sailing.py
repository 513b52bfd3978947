"""A nation's fleet earns: it is sent on a route, stays at home, or is steered by its king."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon.board import DONATION_LEVELS, DONATION_UNIT
from mercat.games.poseidon.income import Income, pay_out
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.discovery import forget_course
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.steering import start_voyage
from mercat.games.poseidon.rules.white_marker import Mark
from mercat.games.poseidon.state import ACTED, FAVOURED_FLEET, RESTS_IN, USED_IN, Poseidon
from mercat.games.poseidon.tables import ENDLESS, POSEIDON
from mercat.games.poseidon.tables import STAY_HOME as HOME_PAY
from mercat.games.poseidon.vocabulary import (
    BY_HAND,
    BY_STAY_HOME,
    FAVOUR,
    FAVOURED,
    LAST_FLEET,
    REST,
    ROUTE_UNKNOWN,
    SEND,
    STAY_HOME,
    STAYED,
    TREASURY_SHORT,
    WITHHOLD,
)

FAVOURS_FROM: Final[i64] = 2            # the first phase in which Poseidon helps


class Favour(Rule[Poseidon, NationFrame]):
    """POS-CARD-7: the owner of Poseidon doubles the range of this fleet: any nation's, once in each of the phases 2, 3 and 4."""

    verb = FAVOUR

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.numbers[FAVOURED_FLEET] = frame.nation
        state.numbers[USED_IN] = state.phase
        state.emit(FAVOURED, frame.seat, frame.nation)


class Rest(Rule[Poseidon, NationFrame]):
    """POS-CARD-12, ruling: the owner of Poseidon says once that the card rests for this round, and is not asked again in it.

    It is offered while other nations have still to act.
    """

    verb = REST

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED if next_to_act(state, state.numbers[ACTED]) != NONE else LAST_FLEET.obstacle()

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.numbers[RESTS_IN] = state.round


class Departure(Automatic[Poseidon, NationFrame]):
    """After discovery a nation with ships earns; before, the owner of Poseidon is asked, if the card lies face up.

    POS-SAIL-9: without ships there is no income. POS-CARD-7: an unused phase is lost. POS-CARD-10, ruling: a fleet with an E-ship
    has no range to double, so nobody is asked.
    """

    def run(self, state: Poseidon, frame: NationFrame) -> None:
        forget_course(state)
        nation, owner = frame.nation, state.card_owner[POSEIDON]
        if state.ships_of(nation) > 0:
            state.ask(SAILING.frame(state.king[nation], nation))
            if (owner >= 0 and state.phase >= FAVOURS_FROM and state.numbers[USED_IN] != state.phase
                    and state.numbers[RESTS_IN] != state.round and state.fleet[nation, ENDLESS] == 0):
                state.ask(PRAYING.frame(owner, nation))


class Send(Rule[Poseidon, NationFrame]):
    """POS-ROUTE-3: send the fleet on a best route: for this donation to the temples nothing brings the merchants more.

    Every donation that pays is offered; a route that pays no more for a larger donation is left to steering.
    """

    verb = SEND

    def __init__(self) -> None:
        self.income: Final = Income()

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        nation, income, level = frame.nation, SEND.first(move), SEND.second(move)
        short = level * DONATION_UNIT - state.treasury[nation]
        if short > 0:
            return TREASURY_SHORT.obstacle(short)
        routes = self.income.choices(state, nation, False)
        return ALLOWED if routes.is_choice(level) and routes.best[level] == income else ROUTE_UNKNOWN.obstacle()

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        routes = self.income.choices(state, frame.nation, False)
        for level in range(DONATION_LEVELS):
            if routes.is_choice(level):
                moves.add(SEND.move(routes.best[level], level))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        pay_out(state, frame.nation, SEND.first(move), SEND.second(move) * DONATION_UNIT)


class StayHome(Rule[Poseidon, NationFrame]):
    """POS-SAIL-7: the fleet stays in port, and the treasury gets the sum of the phase."""

    verb = STAY_HOME

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        nation = frame.nation
        state.emit(STAYED, nation, HOME_PAY[state.phase])
        state.deposit(nation, HOME_PAY[state.phase], BY_STAY_HOME)
        state.numbers[FAVOURED_FLEET] = NONE


class TakeTheHelm(Rule[Poseidon, NationFrame]):
    """POS-SAIL-11: steer the fleet on any legal route, hex by hex."""

    verb = BY_HAND

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        start_voyage(state, frame.seat, frame.nation)


PRAYING: Final = Step[Poseidon, NationFrame]("praying", [Favour(), Rest()], NationFrame(), decline=WITHHOLD)
DEPARTURE: Final = Departure("departure", NationFrame())
SAILING: Final = Step[Poseidon, NationFrame]("sailing", [Send(), StayHome(), TakeTheHelm(), Mark()], NationFrame())
