"""The beginning of a phase, caused by a ship: old ships become obsolete, and nations may issue new merchants."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Moves, Rule, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.prestige import next_to_act
from mercat.games.poseidon.rules.frames import NationByNation, NationFrame
from mercat.games.poseidon.state import PHASE_NOW, Poseidon


class Issuing(NationFrame):
    """A nation's decision to issue at most `most` new merchants."""

    names: ClassVar[tuple[str, ...]] = ("nation", "most")

    @property
    def most(self) -> i64:
        return self.number(1)


class IssueByNation(NationByNation):
    """A sequence of decisions in which one nation after another issues at most `most` new merchants."""

    names: ClassVar[tuple[str, ...]] = ("done", "most")

    @property
    def most(self) -> i64:
        return self.number(1)


def scrap_ships(state: Poseidon, ship: i64) -> None:
    """POS-SHIP-4: remove obsolete ships from fleets and the bank, without compensation."""
    state.scrap[ship] += state.deck[ship]
    state.deck[ship] = 0
    for nation in range(t.NATIONS):
        state.scrap[ship] += state.fleet[nation, ship]
        state.fleet[nation, ship] = 0


def begin_phase(state: Poseidon, phase: i64) -> None:
    """Begin a phase (POS-PHASE-2). Its consequences interrupt the current turn, which continues afterwards.

    POS-PHASE-5, POS-PHASE-6, POS-PHASE-7: ships that become obsolete leave the game. Then every nation may issue new merchants,
    except in phase 4.
    """
    state.numbers[PHASE_NOW] = phase
    state.emit(v.PHASE_BEGAN, phase)
    old = t.OBSOLETE[phase]
    if old >= 0:
        state.emit(v.OBSOLETE, old)
        scrap_ships(state, old)
    if t.NEW_MERCHANTS[phase] > 0:
        state.ask(NEW_MERCHANTS_STEP.frame(NATURE, 0, t.NEW_MERCHANTS[phase]))


def fleet_lost(state: Poseidon, king: i64, buyer: i64, ship: i64) -> Reason | None:
    """Return a warning if a nation of this king, other than the buyer, loses its last ships in the phase that a ship begins, and
    otherwise None."""
    for nation in range(t.NATIONS):
        if nation != buyer and state.is_founded(nation) and state.king[nation] == king and state.ships_of(nation) > 0:
            left = state.ships_of(nation)
            for phase in range(state.phase + 1, t.PHASE_OF_SHIP[ship] + 1):
                if t.OBSOLETE[phase] >= 0:
                    left -= state.fleet[nation, t.OBSOLETE[phase]]
            if left == 0:
                return v.FLEET_LOST.reason(nation)
    return None


def most_issued(state: Poseidon, frame: Issuing) -> i64:
    """Return the most merchants that a nation may issue, which is at most the number of discs on its card."""
    return min(frame.most, state.potentials[frame.nation])


class Issue(Rule[Poseidon, Issuing]):
    """POS-PHASE-3, POS-PHASE-4: convert discs into merchants at the nation's prestige. The money goes to the nation's
    treasury."""

    verb = v.ISSUE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return 0 < v.ISSUE.first(move) <= t.most_from(t.NEW_MERCHANTS, state.phase)

    def obstacle(self, state: Poseidon, frame: Issuing, move: i64) -> i64:
        most = most_issued(state, frame)
        if v.ISSUE.first(move) > most:
            return v.TOO_MUCH.obstacle(most)
        return v.AT_LEAST_ONE.obstacle() if v.ISSUE.first(move) == 0 else ALLOWED

    def offer(self, state: Poseidon, frame: Issuing, moves: Moves) -> None:
        moves.add_firsts(v.ISSUE, 1, most_issued(state, frame))

    def apply(self, state: Poseidon, frame: Issuing, move: i64) -> None:
        state.issue(frame.nation, v.ISSUE.first(move), v.BY_PHASE)


class NewMerchants(Automatic[Poseidon, IssueByNation]):
    """POS-PHASE-3: the issue of new merchants, nation by nation in order of operation. Each king decides for his nations."""

    def run(self, state: Poseidon, frame: IssueByNation) -> None:
        done, most = frame.done, frame.most
        nation = next_to_act(state, done)
        if nation != NONE:
            state.then(ISSUING.frame(state.king[nation], nation, most),
                       NEW_MERCHANTS_STEP.frame(NATURE, done | BIT[nation], most))


ISSUING: Final = Step[Poseidon, Issuing]("issuing", [Issue()], Issuing(), decline=v.ISSUE_NONE)
NEW_MERCHANTS_STEP: Final = NewMerchants("new_merchants", IssueByNation())
