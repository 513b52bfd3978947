"""A fleet's stops: the places that pay it, and an upper bound on the further income of a partial voyage."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.games.poseidon import board as b

MOST_STOPS: Final[i64] = 40
TEMPLE_SETS: Final[i64] = 256            # the sets of at most eight temples


class Stops:
    """The numbered stops, those with the most income per step first, and the highest incomes found so far."""

    def __init__(self) -> None:
        self.map: i64 = 0                # the index of the chosen map in the tables
        self.count: i64 = 0
        self.budget: i64 = 0
        self.place: Final = vec[i64]([0] * MOST_STOPS)
        self.pays: Final = vec[i64]([0] * MOST_STOPS)
        self.donation: Final = vec[i64]([0] * MOST_STOPS)
        self.hop: Final = vec[i64]([0] * MOST_STOPS)        # the fewest steps of any visit to a stop
        self.best: Final = vec[i64]([0] * b.DONATION_LEVELS)  # the highest income for donations of up to each number of units
        self.set_pays: Final = vec[i64]([0] * TEMPLE_SETS)
        self.set_donation: Final = vec[i64]([0] * TEMPLE_SETS)
        self.set_hops: Final = vec[i64]([0] * TEMPLE_SETS)
        self.set_temples: Final = vec[i64]([0] * TEMPLE_SETS)
        self.in_reach: Final = vec[i64]([0] * MOST_STOPS)   # the free stops in reach
        self.needed: Final = vec[i64]([0] * MOST_STOPS)
        self.near: Final = vec[i64]([0] * MOST_STOPS)

    def add(self, place: i64, pays: i64, donation: i64) -> None:
        """Add a stop at a paying place, unless it asks for a donation that the treasury cannot pay (POS-TEMPLE-3, POS-ROUTE-2).

        POS-HOME-2, POS-HOME-5: no paying place is at a home, so every visit takes at least one step.
        """
        if pays > 0 and donation <= self.budget:
            self.place[self.count] = place
            self.pays[self.count] = pays
            self.donation[self.count] = donation
            self.count += 1

    def drop_beyond(self, home: i64, other_home: i64, reach: i64) -> None:
        """Remove the stops that are more than `reach` steps from both homes."""
        kept: i64 = 0
        for stop in range(self.count):
            place = self.place[stop]
            near = min(b.DISTANCE[self.map + home * b.PLACES + place], b.DISTANCE[self.map + other_home * b.PLACES + place])
            if near <= reach:
                self.place[kept] = place
                self.pays[kept] = self.pays[stop]
                self.donation[kept] = self.donation[stop]
                self.hop[kept] = max(near, 1)
                kept += 1
        self.count = kept

    def measure(self) -> None:
        """Compute the fewest steps to each stop, and sort the stops by their income per step, the highest first."""
        for stop in range(self.count):
            row = self.map + self.place[stop] * b.PLACES
            for other in range(self.count):
                steps = b.DISTANCE[row + self.place[other]]
                if steps < self.hop[stop] and other != stop:
                    self.hop[stop] = steps
        for stop in range(i64(1), self.count):
            place, pays, donation, hop = self.place[stop], self.pays[stop], self.donation[stop], self.hop[stop]
            spot = stop
            while spot > 0 and self.pays[spot - 1] * hop < pays * self.hop[spot - 1]:
                self.place[spot] = self.place[spot - 1]
                self.pays[spot] = self.pays[spot - 1]
                self.donation[spot] = self.donation[spot - 1]
                self.hop[spot] = self.hop[spot - 1]
                spot -= 1
            self.place[spot] = place
            self.pays[spot] = pays
            self.donation[spot] = donation
            self.hop[spot] = hop

    def free(self) -> i64:
        """Return the set of stops that do not ask for a donation."""
        found: i64 = 0
        for stop in range(self.count):
            if self.donation[stop] == 0:
                found |= BIT[stop]
        return found

    def can_improve(self, here: i64, left: i64, visited: i64, income: i64, given: i64) -> bool:
        """Return whether the stops within reach of `here` could still lead to a better result than those found so far, for
        donations to some set of temples."""
        row = self.map + here * b.PLACES
        places, pays, donations, in_reach = self.place, self.pays, self.donation, self.in_reach
        unlimited = income               # the income without another donation, whatever the distances
        choices: i64 = 1                 # the number of sets of temples in reach
        free: i64 = 0
        for stop in range(self.count):
            if visited & BIT[stop] == 0 and b.DISTANCE[row + places[stop]] <= left:
                if donations[stop] > 0:
                    choices = self.add_temple(stop, choices)
                else:
                    unlimited += pays[stop]
                    in_reach[free] = stop
                    free += 1
        for choice in range(choices):
            level = given + self.set_donation[choice]
            if level < b.DONATION_LEVELS:
                beaten = self.best[level] - self.set_pays[choice]
                if (unlimited > beaten and self.can_earn(beaten - income, left - self.set_hops[choice], free)
                        and self.may_visit(here, left, visited, unlimited - beaten - 1, self.set_temples[choice])):
                    return True
        return False

    def add_temple(self, stop: i64, choices: i64) -> i64:
        """Add a temple to a copy of each of the `choices` sets of temples and return the new number of sets."""
        for other in range(choices):
            self.set_pays[choices + other] = self.set_pays[other] + self.pays[stop]
            self.set_donation[choices + other] = self.set_donation[other] + self.donation[stop] // b.DONATION_UNIT
            self.set_hops[choices + other] = self.set_hops[other] + self.hop[stop]
            self.set_temples[choices + other] = self.set_temples[other] | BIT[stop]
        return 2 * choices

    def can_earn(self, enough: i64, left: i64, free: i64) -> bool:
        """Return whether the free stops within reach could earn more than `enough` with the steps left, if each stop took only
        its fewest steps.

        The stops are counted in order, those with the most income per step first, until the steps are used up.
        """
        if left < 0:
            return False
        pays, hops, in_reach = self.pays, self.hop, self.in_reach
        for number in range(free):
            if enough < 0 or left <= 0:
                break
            stop = in_reach[number]
            enough -= pays[stop]
            left -= hops[stop]
        return enough < 0

    def may_visit(self, here: i64, left: i64, visited: i64, spare: i64, temples: i64) -> bool:
        """Return whether the steps left could be enough to visit these temples and every free stop that pays more than `spare`,
        according to the length of a minimum spanning tree."""
        row = self.map + here * b.PLACES
        places, pays, donations, needed, near = self.place, self.pays, self.donation, self.needed, self.near
        count: i64 = 0
        for stop in range(self.count):
            place = places[stop]
            away = b.DISTANCE[row + place]
            if temples & BIT[stop] != 0 or (pays[stop] > spare and donations[stop] == 0 and visited & BIT[stop] == 0
                                             and away <= left):
                needed[count] = place
                near[count] = away
                count += 1
        while count > 1:
            nearest: i64 = 0
            for other in range(i64(1), count):
                if near[other] < near[nearest]:
                    nearest = other
            left -= near[nearest]
            if left < count - 1:
                return False
            row = self.map + needed[nearest] * b.PLACES
            count -= 1
            needed[nearest] = needed[count]
            near[nearest] = near[count]
            for other in range(count):
                away = b.DISTANCE[row + needed[other]]
                if away < near[other]:
                    near[other] = away
        return count == 0 or near[0] <= left
