"""Sailing a fleet by hand: its king chooses any legal route, hex by hex, which pays like any other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.income import Income, is_own_post, pay_out, post_value, temple_income
from mercat.games.poseidon.rules.discovery import may_be_home
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.state import (
    AT_PLACE,
    DONATED,
    INCOME_SO_FAR,
    NEW_WORLD_SEEN,
    STEPS_LEFT,
    STEPS_MADE,
    Poseidon,
)

LONGEST: Final[i64] = 120               # POS-SAIL-11, ruling: enough steps even with an E-ship


class AtTemple(NationFrame):
    """A fleet's decision at a temple that asks for a donation."""

    names: ClassVar[tuple[str, ...]] = ("nation", "place")

    @property
    def place(self) -> i64:
        return self.number(1)


def start_voyage(state: Poseidon, seat: i64, nation: i64) -> None:
    """POS-HOME-1: begin a voyage. If the nation has a new home, the king chooses the home from which the fleet starts.
    POS-SAIL-11: the voyage has at most 120 steps."""
    state.voyage[STEPS_LEFT] = min(state.range_of(nation), LONGEST)
    if state.new_home[nation] >= 0:
        state.ask(SETTING_OUT.frame(seat, nation))
    else:
        set_out_from(state, seat, nation, b.HOME[nation])


def set_out_from(state: Poseidon, seat: i64, nation: i64, home: i64) -> None:
    """Put the fleet in one of its homes, from which it will be sailed by hand."""
    state.voyage[AT_PLACE] = home
    state.voyage[STEPS_MADE] = 1
    state.wake[home] = 1
    state.ask(STEERING.frame(seat, nation))


def end_voyage(state: Poseidon, nation: i64) -> None:
    """Pay out the income of the voyage and clear its record."""
    income, donation = state.voyage[INCOME_SO_FAR], state.voyage[DONATED]
    for field in range(i64(len(state.voyage))):
        state.voyage[field] = 0
    for place in range(b.PLACES):
        state.wake[place] = 0
    pay_out(state, nation, income, donation)


class SetOut(Rule[Poseidon, NationFrame]):
    """POS-HOME-1: start from the old or the new home."""

    verb = v.SET_OUT

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return may_be_home(v.SET_OUT.first(move)) or any(v.SET_OUT.first(move) == home for home in b.HOME)

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        home = v.SET_OUT.first(move)
        return ALLOWED if home == b.HOME[frame.nation] or home == state.new_home[frame.nation] else v.NOT_A_HOME.obstacle(home)

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        moves.add(v.SET_OUT.move(b.HOME[frame.nation]))
        moves.add(v.SET_OUT.move(state.new_home[frame.nation]))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        set_out_from(state, frame.seat, frame.nation, v.SET_OUT.first(move))


def may_enter(state: Poseidon, nation: i64, place: i64) -> bool:
    """Return whether a fleet may enter a place.

    POS-ESHIP-2: only a fleet with an E-ship may enter the New World. POS-ESHIP-3: only one of its areas may be entered in a
    voyage.
    """
    if not state.is_new_world(place):
        return True
    seen = state.voyage[NEW_WORLD_SEEN]
    return state.range_of(nation) >= t.ENDLESS_RANGE and (seen == 0 or seen == place)


class Steer(Rule[Poseidon, NationFrame]):
    """POS-SAIL-1: sail to the next hex. POS-SAIL-4: full places and places of other nations do not block a fleet.

    POS-SAIL-8: any hex may be entered again, but a post pays only the first time. POS-TEMPLE-4: a temple also pays only once.
    """

    verb = v.STEER

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        place = v.STEER.first(move)
        if state.voyage[STEPS_LEFT] == 0:
            return v.RANGE_SPENT.obstacle()
        if not may_enter(state, frame.nation, place):
            return v.NEW_WORLD_CLOSED.obstacle(place)
        return ALLOWED if state.are_neighbours(state.voyage[AT_PLACE], place) else v.OUT_OF_REACH.obstacle(place)

    def offer(self, state: Poseidon, frame: NationFrame, moves: Moves) -> None:
        if state.voyage[STEPS_LEFT] > 0:
            for side in range(b.WIDTH):
                place = state.neighbour(state.voyage[AT_PLACE], side)
                if place < 0:
                    return
                if may_enter(state, frame.nation, place):
                    moves.add(v.STEER.move(place))

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        seat, nation, place = frame.seat, frame.nation, v.STEER.first(move)
        state.voyage[AT_PLACE] = place
        state.voyage[STEPS_LEFT] -= 1
        state.voyage[STEPS_MADE] += 1
        if state.is_new_world(place):
            state.voyage[NEW_WORLD_SEEN] = place
        state.ask(STEERING.frame(seat, nation))
        if state.wake[place] == 0:
            self.visit(state, seat, nation, place)

    def visit(self, state: Poseidon, seat: i64, nation: i64, place: i64) -> None:
        """Collect the income from a place on the first visit.

        POS-TEMPLE-2: a temple that was passed without a donation may be visited again.
        """
        if temple_income(state, place) > 0 and b.DONATION[place] > 0:
            if state.voyage[DONATED] + b.DONATION[place] <= state.treasury[nation]:
                state.ask(DONATING.frame(seat, nation, place))
            return
        state.wake[place] = state.voyage[STEPS_MADE]
        state.voyage[INCOME_SO_FAR] += temple_income(state, place)
        if is_own_post(state, nation, place):
            state.voyage[INCOME_SO_FAR] += post_value(state, nation, place)


class Donate(Rule[Poseidon, AtTemple]):
    """POS-TEMPLE-2: pay the temple's donation from the treasury. The temple then pays, once in a voyage.

    POS-TEMPLE-3: a donation cannot be owed, and the fleet is not asked for a donation that the treasury cannot pay.
    """

    verb = v.DONATE

    def obstacle(self, state: Poseidon, frame: AtTemple, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: AtTemple, move: i64) -> None:
        place = frame.place
        state.wake[place] = state.voyage[STEPS_MADE]
        state.voyage[DONATED] += b.DONATION[place]
        state.voyage[INCOME_SO_FAR] += temple_income(state, place)


class Land(Rule[Poseidon, NationFrame]):
    """POS-SAIL-5: end the voyage. The fleet need not return home. POS-SAIL-10: the voyage need not earn as much as possible."""

    verb = v.LAND

    def __init__(self) -> None:
        self.income: Final = Income()

    def obstacle(self, state: Poseidon, frame: NationFrame, move: i64) -> i64:
        return ALLOWED

    def apply(self, state: Poseidon, frame: NationFrame, move: i64) -> None:
        end_voyage(state, frame.nation)

    def warning(self, state: Poseidon, frame: NationFrame, move: i64) -> Reason | None:
        """Return a warning if another route earns more for the same donation or a smaller one, and otherwise None."""
        best = self.income.choices(state, frame.nation, False).best[state.voyage[DONATED] // b.DONATION_UNIT]
        return v.BETTER_ROUTE.reason(best) if best > state.voyage[INCOME_SO_FAR] else None


SETTING_OUT: Final = Step[Poseidon, NationFrame]("setting_out", [SetOut()], NationFrame())
STEERING: Final = Step[Poseidon, NationFrame]("steering", [Steer(), Land()], NationFrame())
DONATING: Final = Step[Poseidon, AtTemple]("donating", [Donate()], AtTemple(), decline=v.PASS_BY)
