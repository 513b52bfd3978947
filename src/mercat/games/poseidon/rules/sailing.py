"""A nation's fleet earns: it is sent on a route, stays at home, or is sailed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.income import Income, pay_out
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.byhand import start_by_hand
from mercat.games.poseidon.rules.discovery import forget_course
from mercat.games.poseidon.rules.marker import Mark
from mercat.games.poseidon.sea import DONATION_LEVELS, DONATION_UNIT
from mercat.games.poseidon.state import ACTED, FAVOURED_FLEET, RESTS_IN, USED_IN, Poseidon
from mercat.games.poseidon.tables import ENDLESS, POSEIDON
from mercat.games.poseidon.tables import STAY_HOME as HOME_PAY
from mercat.games.poseidon.vocabulary import (
    BY_HAND,
    BY_STAY_HOME,
    FAVOUR,
    FAVOURED,
    REST,
    ROUTE_UNKNOWN,
    SEND,
    STAY_HOME,
    STAYED,
    WITHHOLD,
)

FAVOURS_FROM: Final[i64] = 2            # the first phase in which Poseidon helps


class Favour(Rule[Poseidon, Frame]):
    """The owner of Poseidon doubles the range of this fleet: any nation's, once in each of the phases 2, 3 and 4."""

    verb = FAVOUR

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(FAVOUR.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.numbers[FAVOURED_FLEET] = frame.first
        state.numbers[USED_IN] = state.phase
        state.say(FAVOURED, frame.seat, frame.first)


class Rest(Rule[Poseidon, Frame]):
    """The owner of Poseidon does without it for the rest of this round, and is asked no more in it.

    Ruling: this only says once what could be said before every fleet; it is offered while other nations have still to act.
    """

    verb = REST

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if next_to_act(state, state.numbers[ACTED]) >= 0:
            moves.add(REST.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.numbers[RESTS_IN] = state.round


class Departure(Automatic[Poseidon, Frame]):
    """When discovery is over a nation with ships earns; before, the owner of Poseidon is asked, if the card lies face up.

    Ruling: a fleet with an E-ship has no range to double, and is not asked for. An unused phase is lost.
    """

    def run(self, state: Poseidon, frame: Frame) -> None:
        forget_course(state)
        nation, owner = frame.first, state.card_owner[POSEIDON]
        if state.ships_of(nation) > 0:
            state.ask(SAILING.frame(state.king[nation], nation))
            if (owner >= 0 and state.phase >= FAVOURS_FROM and state.numbers[USED_IN] != state.phase
                    and state.numbers[RESTS_IN] != state.round and state.fleet[nation, ENDLESS] == 0):
                state.ask(PRAYING.frame(owner, nation))


class Send(Rule[Poseidon, Frame]):
    """Send the fleet on a best route: for this donation to the temples, nothing brings the merchants more.

    Offered is every donation that pays; a route that pays no more for more donated is left out, and can be sailed by hand.
    """

    verb = SEND

    def __init__(self) -> None:
        self.income: Final = Income()

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        routes = self.income.choices(state, frame.first, False)
        for level in range(DONATION_LEVELS):
            if routes.is_choice(level):
                moves.add(SEND.move(routes.best[level], level))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        pay_out(state, frame.first, SEND.first(move), SEND.second(move) * DONATION_UNIT)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return ROUTE_UNKNOWN.reason()


class StayHome(Rule[Poseidon, Frame]):
    """The fleet stays in port, and the treasury gets the phase's sum. A nation without ships gets nothing."""

    verb = STAY_HOME

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(STAY_HOME.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation = frame.first
        state.say(STAYED, nation, HOME_PAY[state.phase])
        state.fill(nation, HOME_PAY[state.phase], BY_STAY_HOME)
        state.numbers[FAVOURED_FLEET] = NONE


class SailByHand(Rule[Poseidon, Frame]):
    """Take the helm: any legal route, hex by hex."""

    verb = BY_HAND

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(BY_HAND.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        start_by_hand(state, frame.seat, frame.first)


PRAYING: Final = Step[Poseidon, Frame]("praying", [Favour(), Rest()], decline=WITHHOLD)
DEPARTURE: Final = Departure("departure")
SAILING: Final = Step[Poseidon, Frame]("sailing", [Send(), StayHome(), SailByHand(), Mark()])
