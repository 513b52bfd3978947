"""A nation's discovery ship sails, and where it comes the nation builds trading posts and its new home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.rules.marker import Mark
from mercat.games.poseidon.sea import CIRCLES, HEXES, WIDTH
from mercat.games.poseidon.state import LEG, Poseidon
from mercat.games.poseidon.tables import NATIONS, POSTS_PER_HEX, POSTS_PER_NEW_WORLD
from mercat.games.poseidon.vocabulary import (
    BUILD,
    BUILDING_LEFT,
    BUILT,
    EXPLORE,
    EXPLORED,
    HEX_CLOSED,
    HEX_FULL,
    HOME_SET,
    NEW_WORLD_CLOSED,
    NO_CIRCLE,
    NOT_THERE,
    OUT_OF_REACH,
    OWN_POST,
    POTENTIALS_SHORT,
    RANGE_SPENT,
    SETTLE,
    SETTLED,
    STOP,
)

LEGS: Final[i64] = LEG.size


def posts_at(state: Poseidon, place: i64) -> i64:
    """How many nations have a trading post in a place."""
    count: i64 = 0
    for nation in range(NATIONS):
        count += state.posts[nation, place]
    return count


def post_limit(state: Poseidon, place: i64) -> i64:
    """How many posts a place holds in this phase: never more than its circles."""
    if state.is_new_world(place):
        return min(CIRCLES[place], POSTS_PER_NEW_WORLD[state.phase])
    return min(CIRCLES[place], POSTS_PER_HEX[state.phase])


def has_new_home(state: Poseidon, place: i64) -> bool:
    """Whether some nation has its new home in a place, which closes it to everybody else."""
    return any(state.new_home[nation] == place for nation in range(NATIONS))


def can_build(state: Poseidon, nation: i64, place: i64) -> bool:
    return (CIRCLES[place] > 0 and state.potentials[nation] > 0 and state.posts[nation, place] == 0
            and posts_at(state, place) < post_limit(state, place) and not has_new_home(state, place))


def can_settle(state: Poseidon, nation: i64, place: i64) -> bool:
    return (state.new_home[nation] == NONE and CIRCLES[place] > 0 and place < HEXES and posts_at(state, place) == 0
            and not has_new_home(state, place))


def touched(state: Poseidon, nation: i64, turn: i64) -> i64:
    """Where the discovery ship is (0), then the places it left in this turn; NONE beyond the last, and where it is again."""
    if turn == 0:
        return state.discovery[nation]
    place = state.course[turn - 1]
    return NONE if place == state.discovery[nation] else place


def was_touched(state: Poseidon, nation: i64, place: i64) -> bool:
    """Whether the discovery ship is in a place or was there in this turn."""
    return any(touched(state, nation, turn) == place for turn in range(LEGS + 1))


def note_course(state: Poseidon, place: i64) -> None:
    """Remember a place the discovery ship leaves, once."""
    for leg in range(LEGS):
        if state.course[leg] == place:
            return
        if state.course[leg] == NONE:
            state.course[leg] = place
            return


def forget_course(state: Poseidon) -> None:
    for leg in range(LEGS):
        state.course[leg] = NONE


class Build(Rule[Poseidon, Frame]):
    """Put a disc as a trading post where the ship is or was in this turn; it costs nothing. (Rulebook, the discovery ship)

    A nation may build in every place its ship touches in this turn, the first included, at once or when the ship has gone on. The
    frame holds the nation and the steps left.
    """

    verb = BUILD

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        nation = frame.first
        for turn in range(LEGS + 1):
            place = touched(state, nation, turn)
            if place != NONE and can_build(state, nation, place):
                moves.add(BUILD.move(place))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, place = frame.first, BUILD.first(move)
        state.potentials[nation] -= 1
        state.posts[nation, place] = 1
        state.say(BUILT, nation, place)
        state.ask(frame.again(nation, frame.second))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, place = frame.first, BUILD.first(move)
        if not was_touched(state, nation, place):
            return NOT_THERE.reason(place)
        if CIRCLES[place] == 0:
            return NO_CIRCLE.reason(place)
        if state.posts[nation, place] > 0:
            return OWN_POST.reason(place)
        if has_new_home(state, place):
            return HEX_CLOSED.reason(place)
        if state.potentials[nation] == 0:
            return POTENTIALS_SHORT.reason(0)
        return HEX_FULL.reason(place, post_limit(state, place))


class Settle(Rule[Poseidon, Frame]):
    """Put the new home on a circle of a place without posts or homes: fleets may sail from it, and nobody else comes in.

    Once in the game, never in the New World nor on a high culture. (Rulebook, new home)
    """

    verb = SETTLE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        nation = frame.first
        for turn in range(LEGS + 1):
            place = touched(state, nation, turn)
            if place != NONE and can_settle(state, nation, place):
                moves.add(SETTLE.move(place))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, place = frame.first, SETTLE.first(move)
        state.new_home[nation] = place
        state.say(SETTLED, nation, place)
        state.ask(frame.again(nation, frame.second))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, place = frame.first, SETTLE.first(move)
        if state.new_home[nation] != NONE:
            return HOME_SET.reason()
        if not was_touched(state, nation, place):
            return NOT_THERE.reason(place)
        if place >= HEXES:
            return NEW_WORLD_CLOSED.reason(place)
        if CIRCLES[place] == 0:
            return NO_CIRCLE.reason(place)
        if state.posts[nation, place] > 0:
            return OWN_POST.reason(place)
        return HEX_CLOSED.reason(place)


class Explore(Rule[Poseidon, Frame]):
    """Move the discovery ship one hex; in a turn as many as the phase has. Ruling: thick borders stop it as they stop fleets."""

    verb = EXPLORE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        if frame.second > 0:
            for turn in range(WIDTH):
                place = state.neighbour(state.discovery[frame.first], turn)
                if place < 0:
                    return
                moves.add(EXPLORE.move(place))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation, place = frame.first, EXPLORE.first(move)
        note_course(state, state.discovery[nation])
        state.discovery[nation] = place
        state.say(EXPLORED, nation, place)
        state.ask(frame.again(nation, frame.second - 1))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return RANGE_SPENT.reason() if frame.second == 0 else OUT_OF_REACH.reason(EXPLORE.first(move))


class Discovery(Step[Poseidon, Frame]):
    """A nation's discovery ship sails and builds, until it stops. The frame holds the nation and the steps left."""

    def warning(self, state: Poseidon, frame: Frame) -> Reason | None:
        """A post could still be built where the ship is or was."""
        nation = frame.first
        for turn in range(LEGS + 1):
            place = touched(state, nation, turn)
            if place != NONE and can_build(state, nation, place):
                return BUILDING_LEFT.reason(place)
        return None


DISCOVERING: Final = Discovery("discovering", [Explore(), Build(), Settle(), Mark()], decline=STOP)
