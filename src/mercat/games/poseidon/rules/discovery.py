"""The voyage of a nation's discovery ship, and the trading posts and the new home that the nation builds along its course."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.white_marker import Mark
from mercat.games.poseidon.state import LEG, Poseidon

LEGS: Final[i64] = LEG.size


class Exploring(NationFrame):
    """A turn of a nation's discovery ship, which may still sail `steps` hexes."""

    names: ClassVar[tuple[str, ...]] = ("nation", "steps")

    @property
    def steps(self) -> i64:
        return self.number(1)


# -- the ship's course in this turn


def touched(state: Poseidon, nation: i64, leg: i64) -> i64:
    """Return the place of a leg of the discovery ship's course: for leg 0, its present place, and for further legs, the places
    that it has left in this turn.

    Return NONE beyond the last leg, and for a place that the ship has left and entered again.
    """
    if leg == 0:
        return state.discovery[nation]
    place = state.course[leg - 1]
    return NONE if place == state.discovery[nation] else place


def was_touched(state: Poseidon, nation: i64, place: i64) -> bool:
    """Return whether the discovery ship is in a place or has been there in this turn."""
    return any(touched(state, nation, leg) == place for leg in range(LEGS + 1))


def note_course(state: Poseidon, place: i64) -> None:
    """Record a place that the discovery ship leaves. Each place is recorded only once."""
    for leg in range(LEGS):
        if state.course[leg] == place:
            return
        if state.course[leg] == NONE:
            state.course[leg] = place
            return


def forget_course(state: Poseidon) -> None:
    """Clear the course when the turn of the discovery ship is over."""
    for leg in range(LEGS):
        state.course[leg] = NONE


# -- limits of places


def posts_at(state: Poseidon, place: i64) -> i64:
    """Return the number of nations that have a trading post in a place."""
    count: i64 = 0
    for nation in range(t.NATIONS):
        count += state.posts[nation, place]
    return count


def post_limit(state: Poseidon, place: i64) -> i64:
    """Return the most posts that a place may have in this phase, which is never more than its circles (POS-DISC-4, POS-DISC-5,
    POS-DISC-7)."""
    if state.is_new_world(place):
        return min(b.CIRCLES[place], t.POSTS_PER_NEW_WORLD[state.phase])
    return min(b.CIRCLES[place], t.POSTS_PER_HEX[state.phase])


def has_new_home(state: Poseidon, place: i64) -> bool:
    """Return whether any nation has its new home in a place, so that nothing more may be placed there (POS-HOME-3)."""
    return any(state.new_home[nation] == place for nation in range(t.NATIONS))


def post_obstacle(state: Poseidon, nation: i64, place: i64) -> i64:
    """Return the reason why a nation cannot build a trading post in a place that its discovery ship reaches, or ALLOWED if it
    can.

    POS-DISC-8: posts can be built only on circles. POS-DISC-6: a nation has at most one post in a hex. POS-DISC-3: a post is one
    of the nation's discs.
    """
    if b.CIRCLES[place] == 0:
        return v.NO_CIRCLE.obstacle(place)
    if state.posts[nation, place] > 0:
        return v.OWN_POST.obstacle(place)
    if has_new_home(state, place):
        return v.HEX_CLOSED.obstacle(place)
    if state.potentials[nation] == 0:
        return v.POTENTIALS_SHORT.obstacle(0)
    most = post_limit(state, place)
    return ALLOWED if posts_at(state, place) < most else v.HEX_FULL.obstacle(place, most)


def can_build(state: Poseidon, nation: i64, place: i64) -> bool:
    """Return whether a nation can build a trading post in a place that its discovery ship reaches."""
    return b.CIRCLES[place] > 0 and state.posts[nation, place] == 0 and post_obstacle(state, nation, place) == ALLOWED


def may_be_home(place: i64) -> bool:
    """Return whether a place can ever be a new home: it must have a circle, and must not be in the New World."""
    return place < b.HEXES and b.CIRCLES[place] > 0


def home_obstacle(state: Poseidon, nation: i64, place: i64) -> i64:
    """Return the reason why a nation without a new home cannot place one in a hex that its discovery ship reaches, or ALLOWED
    if it can. POS-HOME-5: a new home is not allowed in the New World or on a high culture. POS-HOME-2: it must be on a circle in
    an unoccupied hex."""
    if place >= b.HEXES:
        return v.NEW_WORLD_CLOSED.obstacle(place)
    if b.CIRCLES[place] == 0:
        return v.NO_CIRCLE.obstacle(place)
    if state.posts[nation, place] > 0:
        return v.OWN_POST.obstacle(place)
    return v.HEX_CLOSED.obstacle(place) if posts_at(state, place) > 0 or has_new_home(state, place) else ALLOWED


# -- moves


class Build(Rule[Poseidon, Exploring]):
    """POS-DISC-2: build a trading post in any place that the ship has touched in this turn, immediately or after sailing on.

    POS-DISC-3: the post is one of the nation's discs, placed there free of charge.
    """

    verb = v.BUILD

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return b.CIRCLES[v.BUILD.first(move)] > 0

    def obstacle(self, state: Poseidon, frame: Exploring, move: i64) -> i64:
        place = v.BUILD.first(move)
        if not was_touched(state, frame.nation, place):
            return v.NOT_THERE.obstacle(place)
        return post_obstacle(state, frame.nation, place)

    def offer(self, state: Poseidon, frame: Exploring, moves: Moves) -> None:
        nation = frame.nation
        for leg in range(LEGS + 1):
            place = touched(state, nation, leg)
            if place != NONE and can_build(state, nation, place):
                moves.add(v.BUILD.move(place))

    def apply(self, state: Poseidon, frame: Exploring, move: i64) -> None:
        nation, place = frame.nation, v.BUILD.first(move)
        state.potentials[nation] -= 1
        state.posts[nation, place] = 1
        state.emit(v.BUILT, nation, place)
        state.ask(frame.packed)


class Settle(Rule[Poseidon, Exploring]):
    """POS-HOME-2: place the new home where the ship has been in this turn. POS-HOME-4: this is possible only once in the game."""

    verb = v.SETTLE

    def may_come(self, state: Poseidon, move: i64) -> bool:
        return may_be_home(v.SETTLE.first(move))

    def obstacle(self, state: Poseidon, frame: Exploring, move: i64) -> i64:
        nation, place = frame.nation, v.SETTLE.first(move)
        if state.new_home[nation] != NONE:
            return v.HOME_SET.obstacle()
        return home_obstacle(state, nation, place) if was_touched(state, nation, place) else v.NOT_THERE.obstacle(place)

    def offer(self, state: Poseidon, frame: Exploring, moves: Moves) -> None:
        nation = frame.nation
        if state.new_home[nation] == NONE:
            for leg in range(LEGS + 1):
                place = touched(state, nation, leg)
                if place != NONE and b.CIRCLES[place] > 0 and home_obstacle(state, nation, place) == ALLOWED:
                    moves.add(v.SETTLE.move(place))

    def apply(self, state: Poseidon, frame: Exploring, move: i64) -> None:
        nation, place = frame.nation, v.SETTLE.first(move)
        state.new_home[nation] = place
        state.emit(v.SETTLED, nation, place)
        state.ask(frame.packed)


class Explore(Rule[Poseidon, Exploring]):
    """POS-DISC-1: move the discovery ship one hex, up to the phase's limit for a turn.

    POS-DISC-9, ruling: the ship may enter every place in the sea. Like fleets, it cannot cross thick borders.
    """

    verb = v.EXPLORE

    def obstacle(self, state: Poseidon, frame: Exploring, move: i64) -> i64:
        place = v.EXPLORE.first(move)
        if frame.steps == 0:
            return v.RANGE_SPENT.obstacle()
        return ALLOWED if state.are_neighbours(state.discovery[frame.nation], place) else v.OUT_OF_REACH.obstacle(place)

    def offer(self, state: Poseidon, frame: Exploring, moves: Moves) -> None:
        if frame.steps > 0:
            for side in range(b.WIDTH):
                place = state.neighbour(state.discovery[frame.nation], side)
                if place < 0:
                    return
                moves.add(v.EXPLORE.move(place))

    def apply(self, state: Poseidon, frame: Exploring, move: i64) -> None:
        nation, place = frame.nation, v.EXPLORE.first(move)
        note_course(state, state.discovery[nation])
        state.discovery[nation] = place
        state.emit(v.EXPLORED, nation, place)
        state.ask(frame.again(nation, frame.steps - 1))


class Discovery(Step[Poseidon, Exploring]):
    """The step in which a nation's discovery ship sails and builds until it stops."""

    def entry(self, state: Poseidon, about: i64) -> i64:
        return self.frame(state.king[about], about, t.DISCOVERY_RANGE[state.phase])

    def warning(self, state: Poseidon, frame: Exploring) -> Reason | None:
        """Return a warning if a post could still be built in the ship's place or on its course, and otherwise None."""
        nation = frame.nation
        for leg in range(LEGS + 1):
            place = touched(state, nation, leg)
            if place != NONE and can_build(state, nation, place):
                return v.BUILDING_LEFT.reason(place)
        return None


DISCOVERING: Final = Discovery("discovering", [Explore(), Build(), Settle(), Mark()], Exploring(), decline=v.STOP)
