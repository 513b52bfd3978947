"""The income of a nation's fleet, which sails a computed route, stays at home, or is sailed by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.income import Income, pay_out
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.discovery import forget_course
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.steering import start_voyage
from mercat.games.poseidon.rules.white_marker import Mark
from mercat.games.poseidon.state import ACTED, FAVOURED_FLEET, RESTS_IN, USED_IN, Poseidon

FAVOURS_FROM: Final[i64] = 2            # the first phase in which Poseidon may be used


class Favour(Rule[Poseidon, NationFrame]):
    """As the owner of Poseidon, double the range of this fleet (POS-CARD-7). The fleet may belong to any nation. The card can be
    used in this way once in each of phases 2, 3 and 4."""

    verb = v.FAVOUR

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.numbers[FAVOURED_FLEET] = frame.nation
        state.numbers[USED_IN] = state.phase
        state.emit(v.FAVOURED, frame.seat, frame.nation)


class Rest(Rule[Poseidon, NationFrame]):
    """POS-CARD-12, ruling: as the owner of Poseidon, declare that the card will not be used in this round. The owner is then not
    asked again. The move is offered while other nations have not acted yet."""

    verb = v.REST

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED if next_to_act(state, state.numbers[ACTED]) != NONE else v.LAST_FLEET.obstacle()

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        state.numbers[RESTS_IN] = state.round


class Departure(Automatic[Poseidon, NationFrame]):
    """The departure of a nation's fleet: after discovery, a nation with ships earns income. If the Poseidon card is face up, its
    owner is asked first.

    POS-SAIL-9: without ships, a nation has no income. POS-CARD-7: an owner who does not use the card in a phase cannot use it
    twice in a later one. POS-CARD-10, ruling: a fleet with an E-ship has no range to double, so the owner is not asked.
    """

    def entry(self, state: Poseidon, about: i64) -> i64:
        return self.frame(NATURE, about)

    def run(self, state: Poseidon, frame: NationFrame) -> None:
        forget_course(state)
        nation, owner = frame.nation, state.card_owner[t.POSEIDON]
        if state.ships_of(nation) > 0:
            state.ask(SAILING.frame(state.king[nation], nation))
            if (owner >= 0 and state.phase >= FAVOURS_FROM and state.numbers[USED_IN] != state.phase
                    and state.numbers[RESTS_IN] != state.round and state.fleet[nation, t.ENDLESS] == 0):
                state.ask(PRAYING.frame(owner, nation))


class Send(Rule[Poseidon, NationFrame]):
    """POS-ROUTE-3: send the fleet on one of the best routes. No other route with the same donation to the temples earns the
    merchants more.

    Every donation that increases the income is offered. A route that pays no more for a larger donation can only be sailed by
    hand.
    """

    verb = v.SEND

    def __init__(self) -> None:
        self.income: Final = Income()

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return v.SEND.first(move) > 0                   # a route without income is no choice

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        nation, income, level = frame.nation, v.SEND.first(move), v.SEND.second(move)
        short = level * b.DONATION_UNIT - state.treasury[nation]
        if short > 0:
            return v.TREASURY_SHORT.obstacle(short)
        routes = self.income.choices(state, nation, False)
        return ALLOWED if routes.is_choice(level) and routes.best[level] == income else v.ROUTE_UNKNOWN.obstacle()

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        routes = self.income.choices(state, frame.nation, False)
        for level in range(b.DONATION_LEVELS):
            if routes.is_choice(level):
                moves.add(v.SEND.move(routes.best[level], level))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        pay_out(state, frame.nation, v.SEND.first(move), v.SEND.second(move) * b.DONATION_UNIT)


class StayHome(Rule[Poseidon, NationFrame]):
    """POS-SAIL-7: keep the fleet at home. The treasury receives the phase's amount."""

    verb = v.STAY_HOME

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        nation = frame.nation
        state.emit(v.STAYED, nation, t.STAY_HOME[state.phase])
        state.deposit(nation, t.STAY_HOME[state.phase], v.BY_STAY_HOME)
        state.numbers[FAVOURED_FLEET] = NONE


class TakeTheHelm(Rule[Poseidon, NationFrame]):
    """POS-SAIL-11: sail the fleet by hand on any legal route, hex by hex."""

    verb = v.BY_HAND

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        start_voyage(state, frame.seat, frame.nation)


PRAYING: Final = Step[Poseidon, NationFrame]("praying", [Favour(), Rest()], NationFrame(), decline=v.WITHHOLD)
DEPARTURE: Final = Departure("departure", NationFrame())
SAILING: Final = Step[Poseidon, NationFrame]("sailing", [Send(), StayHome(), TakeTheHelm(), Mark()], NationFrame())
