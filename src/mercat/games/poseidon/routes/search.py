"""The search for voyages, which finds all useful trade-offs between income for the merchants and donations to temples.

POS-ROUTE-1: the search is exact. A voyage is a walk with a limited number of steps (POS-SAIL-1) from one of the nation's homes
(POS-HOME-1). Every stop on it pays once (POS-SAIL-8, POS-TEMPLE-4). A temple that asks for a donation may be passed without one
(POS-TEMPLE-2). POS-ROUTE-3: a voyage is left out if another voyage pays at least as much and costs no more.

A walk is determined by the order in which it first visits its stops, so the search runs over these orders, with three cuts. It
never sails past a stop that asks for no donation. It turns back if even the best stops within reach would not beat the best
result so far. It never returns to the same place with the same stops visited and no more steps left. At first, the search is
depth-first, which is fast for short voyages. If this takes long, it continues in order of steps left instead: each partial voyage
is then taken only once, and dominated voyages are left out (see partial_voyages.py). This search is made first with only the most
promising voyages, then with all of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.games.poseidon import board as b
from mercat.games.poseidon.place_set import PlaceSet, lie_between, no_places, with_place, without_place
from mercat.games.poseidon.routes.partial_voyages import PartialVoyages
from mercat.games.poseidon.routes.stops import MOST_STOPS, Stops

PATIENCE: Final[i64] = 1000              # places entered before the search continues in order of steps left
NARROW: Final[i64] = 6                   # the most that a voyage may earn less than the richest one in a first, quick search
WIDE: Final[i64] = 10000                 # in effect, no limit
MEMORY: Final[i64] = 2048                # visited positions in the cache, found by a hash; a power of two


class Routes(Stops):
    """The route search, with buffers that are reused. Declare the paying places with `reset` and `add`, then call `search` with
    the homes."""

    def __init__(self) -> None:
        super().__init__()
        self.stamp: i64 = 0
        self.deepest: i64 = 0            # the number of places visited by the current walk
        self.entries: i64 = 0              # the number of times that the search has entered a place
        self.keeps_walks: bool = False         # whether to record the walks themselves
        self.voyages: Final = PartialVoyages()
        self.seen_key: Final = vec[i64]([0] * MEMORY)
        self.seen_left: Final = vec[i64]([0] * MEMORY)
        self.seen_stamp: Final = vec[i64]([0] * MEMORY)
        self.trail: Final = vec[i64]([0] * (MOST_STOPS + 1))
        self.walks: Final = vec[i64]([-1] * (b.DONATION_LEVELS * (MOST_STOPS + 1)))

    def reset(self, variant: i64, budget: i64, keeps_walks: bool = False) -> None:
        """Clear the search. The map `variant` is 0, or 1 for two players; `budget` is the most that the treasury can donate."""
        self.map = variant * b.PLACES * b.PLACES
        self.budget = budget
        self.keeps_walks = keeps_walks
        self.count = 0
        self.stamp += 1
        for level in range(b.DONATION_LEVELS):
            self.best[level] = 0
        if keeps_walks:
            for spot in range(i64(len(self.walks))):
                self.walks[spot] = -1

    def search(self, home: i64, other_home: i64, reach: i64) -> None:
        """Find all choices for a fleet that sails `reach` steps from either home. `other_home` is -1 if there is only one
        home."""
        if other_home < 0:
            other_home = home
        self.drop_beyond(home, other_home, reach)
        self.measure()
        free = self.places_of(self.free())
        self.deepest = 0
        self.entries = 0
        self.trail[0] = home
        self.sail(home, reach, free, 0, 0, 0)
        if other_home != home:
            self.trail[0] = other_home
            self.sail(other_home, reach, free, 0, 0, 0)
        if self.entries > PATIENCE:
            self.search_in_order(home, other_home, reach, NARROW)
            self.search_in_order(home, other_home, reach, WIDE)

    def places_of(self, stops: i64) -> PlaceSet:
        """Return the places of a set of stops."""
        places = no_places()
        for stop in range(self.count):
            if stops & BIT[stop] != 0:
                places = with_place(places, self.place[stop])
        return places

    def sail(self, here: i64, left: i64, free: PlaceSet, visited: i64, income: i64, given: i64) -> None:
        """Continue the search from the place `here`, with `left` steps left. `visited` is the set of visited stops, and `free`
        contains the places of the free stops not yet visited. `income` and `given` are the income and the donated units so
        far."""
        if income > self.best[given]:
            self.note(income, given)
        if left == 0 or not self.can_improve(here, left, visited, income, given) or self.was_here(here, left, visited):
            return
        self.entries += 1
        if self.entries > PATIENCE:
            return
        self.deepest += 1
        for stop in range(self.count):
            if visited & BIT[stop] == 0:
                place, steps = self.place[stop], self.steps_to(stop, here, left, free, given)
                if steps < b.FAR:
                    self.trail[self.deepest] = place
                    self.sail(place, left - steps, without_place(free, place), visited | BIT[stop], income + self.pays[stop],
                              given + self.donation[stop] // b.DONATION_UNIT)
        self.deepest -= 1

    def steps_to(self, stop: i64, here: i64, left: i64, free: PlaceSet, given: i64) -> i64:
        """Return the number of steps from `here` to a stop, or FAR if too few steps are left, the path passes a free stop, or
        there is too little money."""
        pair = self.map + here * b.PLACES + self.place[stop]
        steps = b.DISTANCE[pair]
        if steps > left or lie_between(free, pair) or given * b.DONATION_UNIT + self.donation[stop] > self.budget:
            return b.FAR
        return steps

    def search_in_order(self, home: i64, other_home: i64, reach: i64, width: i64) -> None:
        """Continue from every partial voyage once, those with the most steps left first.

        With a small `width`, voyages are left out if they earn more than `width` less than the richest voyage with the same
        number of steps left. This quick search finds good routes, so that the complete search afterwards can turn back early.
        """
        voyages, free = self.voyages, self.free()
        voyages.clear(reach)
        voyages.add(home, 0, reach, 0, 0, -1)
        if other_home != home:
            voyages.add(other_home, 0, reach, 0, 0, -1)
        voyage = voyages.take(width)
        while voyage >= 0:
            here, visited, left = voyages.here[voyage], voyages.visited[voyage], voyages.left[voyage]
            income, given = voyages.income[voyage], voyages.given[voyage]
            if income > self.best[given]:
                if self.keeps_walks:
                    self.trace(voyage)
                self.note(income, given)
            if (left > 0 and not voyages.is_dominated(here, visited, left, free & ~visited)
                    and self.can_improve(here, left, visited, income, given)):
                self.go_on(voyage, here, visited, left, income, given)
            voyage = voyages.take(width)

    def go_on(self, voyage: i64, here: i64, visited: i64, left: i64, income: i64, given: i64) -> None:
        """Add every continuation of a voyage that visits one more stop."""
        free = self.places_of(self.free() & ~visited)
        for stop in range(self.count):
            if visited & BIT[stop] == 0:
                steps = self.steps_to(stop, here, left, free, given)
                if steps < b.FAR:
                    self.voyages.add(self.place[stop], visited | BIT[stop], left - steps, income + self.pays[stop],
                                     given + self.donation[stop] // b.DONATION_UNIT, voyage)

    def trace(self, voyage: i64) -> None:
        """Record the walk of a partial voyage, for use by `note`."""
        self.deepest = -1
        step = voyage
        while step >= 0:
            self.deepest += 1
            step = self.voyages.parent[step]
        step = voyage
        for place in range(self.deepest + 1):
            self.trail[self.deepest - place] = self.voyages.here[step]
            step = self.voyages.parent[step]

    def note(self, income: i64, given: i64) -> None:
        """Record an income as the best result so far for this donation, and for every higher donation without a better result."""
        for level in range(given, b.DONATION_LEVELS):
            if self.best[level] < income:
                self.best[level] = income
        if self.keeps_walks:
            spot = given * (MOST_STOPS + 1)
            for place in range(MOST_STOPS + 1):
                self.walks[spot + place] = -1
                if place <= self.deepest:
                    self.walks[spot + place] = self.trail[place]

    def was_here(self, here: i64, left: i64, visited: i64) -> bool:
        """Return whether the search has already been in this place with the same stops visited and at least as many steps
        left."""
        key = visited * b.PLACES + here
        spot = (key ^ key >> 9 ^ key >> 20) & (MEMORY - 1)
        if self.seen_stamp[spot] == self.stamp and self.seen_key[spot] == key and self.seen_left[spot] >= left:
            return True
        self.seen_stamp[spot] = self.stamp
        self.seen_key[spot] = key
        self.seen_left[spot] = left
        return False

    def is_choice(self, level: i64) -> bool:
        """Return whether donating `level` units earns more income than donating less."""
        return self.best[level] > 0 and (level == 0 or self.best[level] > self.best[level - 1])

    def walk(self, level: i64) -> list[int]:
        """Return the places visited by the voyage that was found for this donation, beginning with its home. The caller must have
        called `reset` with `keeps_walks`."""
        found: list[int] = []
        for spot in range(level * (MOST_STOPS + 1), (level + 1) * (MOST_STOPS + 1)):
            if self.walks[spot] >= 0:
                found.append(int(self.walks[spot]))
        return found
