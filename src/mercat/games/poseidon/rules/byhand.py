"""A fleet sailed by hand: any legal route, hex by hex, paid like any other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.income import Income, is_own_post, pay_out, post_value, temple_income
from mercat.games.poseidon.sea import DONATION, DONATION_UNIT, HOME, PLACES, WIDTH
from mercat.games.poseidon.state import (
    AT_PLACE,
    DONATED,
    INCOME_SO_FAR,
    NEW_WORLD_SEEN,
    STEPS_LEFT,
    STEPS_MADE,
    Poseidon,
)
from mercat.games.poseidon.tables import ENDLESS_RANGE
from mercat.games.poseidon.vocabulary import (
    BETTER_ROUTE,
    DONATE,
    LAND,
    NEW_WORLD_CLOSED,
    NOT_A_HOME,
    OUT_OF_REACH,
    PASS_BY,
    RANGE_SPENT,
    SET_OUT,
    STEER,
)

LONGEST: Final[i64] = 120               # Ruling: so many steps are enough even for an E-ship sailed by hand


def start_by_hand(state: Poseidon, seat: i64, nation: i64) -> None:
    """Begin a voyage; where from is asked if there is a new home."""
    state.voyage[STEPS_LEFT] = min(state.range_of(nation), LONGEST)
    if state.new_home[nation] >= 0:
        state.ask(SETTING_OUT.frame(seat, nation))
    else:
        begin_at(state, seat, nation, HOME[nation])


def begin_at(state: Poseidon, seat: i64, nation: i64, place: i64) -> None:
    state.voyage[AT_PLACE] = place
    state.voyage[STEPS_MADE] = 1
    state.wake[place] = 1
    state.ask(STEERING.frame(seat, nation))


def finish(state: Poseidon, nation: i64) -> None:
    """Pay for the voyage and forget it."""
    income, donation = state.voyage[INCOME_SO_FAR], state.voyage[DONATED]
    for field in range(i64(len(state.voyage))):
        state.voyage[field] = 0
    for place in range(PLACES):
        state.wake[place] = 0
    pay_out(state, nation, income, donation)


class SetOut(Rule[Poseidon, Frame]):
    """Choose between the old home and the new one."""

    verb = SET_OUT

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(SET_OUT.move(HOME[frame.first]))
        moves.add(SET_OUT.move(state.new_home[frame.first]))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        begin_at(state, frame.seat, frame.first, SET_OUT.first(move))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return NOT_A_HOME.reason(SET_OUT.first(move))


def may_enter(state: Poseidon, nation: i64, place: i64) -> bool:
    """The New World only with an E-ship, and only one of its areas in a voyage."""
    if not state.is_new_world(place):
        return True
    seen = state.voyage[NEW_WORLD_SEEN]
    return state.range_of(nation) >= ENDLESS_RANGE and (seen == 0 or seen == place)


class Steer(Rule[Poseidon, Frame]):
    """Sail to the next hex. A post of the nation pays the first time it is met; a temple too, if its donation is made.

    Whether a place is full, or another nation's, does not matter to a fleet. Any hex may be entered again.
    """

    verb = STEER

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if state.voyage[STEPS_LEFT] > 0:
            for turn in range(WIDTH):
                place = state.neighbour(state.voyage[AT_PLACE], turn)
                if place < 0:
                    return
                if may_enter(state, frame.first, place):
                    moves.add(STEER.move(place))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        seat, nation, place = frame.seat, frame.first, STEER.first(move)
        state.voyage[AT_PLACE] = place
        state.voyage[STEPS_LEFT] -= 1
        state.voyage[STEPS_MADE] += 1
        if state.is_new_world(place):
            state.voyage[NEW_WORLD_SEEN] = place
        state.ask(STEERING.frame(seat, nation))
        if state.wake[place] == 0:
            self.meet(state, seat, nation, place)

    def meet(self, state: Poseidon, seat: i64, nation: i64, place: i64) -> None:
        """What a place pays that is met for the first time. A temple passed by without a donation may be met again."""
        if temple_income(state, place) > 0 and DONATION[place] > 0:
            if state.voyage[DONATED] + DONATION[place] <= state.treasury[nation]:
                state.ask(DONATING.frame(seat, nation, place))
            return
        state.wake[place] = state.voyage[STEPS_MADE]
        state.voyage[INCOME_SO_FAR] += temple_income(state, place)
        if is_own_post(state, nation, place):
            state.voyage[INCOME_SO_FAR] += post_value(state, nation, place)

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        place = STEER.first(move)
        if state.voyage[STEPS_LEFT] == 0:
            return RANGE_SPENT.reason()
        return OUT_OF_REACH.reason(place) if may_enter(state, frame.first, place) else NEW_WORLD_CLOSED.reason(place)


class Donate(Rule[Poseidon, Frame]):
    """Give the temple its donation out of the treasury; it pays its income then, once in a voyage."""

    verb = DONATE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(DONATE.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        place = frame.second
        state.wake[place] = state.voyage[STEPS_MADE]
        state.voyage[DONATED] += DONATION[place]
        state.voyage[INCOME_SO_FAR] += temple_income(state, place)


class Land(Rule[Poseidon, Frame]):
    """End the voyage; the fleet need not come home."""

    verb = LAND

    def __init__(self) -> None:
        self.income: Final = Income()

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(LAND.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        finish(state, frame.first)

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """Another route brings more, for no more donated."""
        best = self.income.choices(state, frame.first, False).best[state.voyage[DONATED] // DONATION_UNIT]
        return BETTER_ROUTE.reason(best) if best > state.voyage[INCOME_SO_FAR] else None


SETTING_OUT: Final = Step[Poseidon, Frame]("setting_out", [SetOut()])
STEERING: Final = Step[Poseidon, Frame]("steering", [Steer(), Land()])
DONATING: Final = Step[Poseidon, Frame]("donating", [Donate()], decline=PASS_BY)
