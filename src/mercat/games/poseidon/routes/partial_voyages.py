"""A store of partial voyages for hard cases of the route search. Each has a last place, a set of visited stops and a remaining
range.

If several voyages end in the same place and have visited the same stops, only the one with the most steps left is stored. Voyages
are taken out in order of steps left, the most first, so each is taken only once, with the most steps that it can have left.

A voyage is *dominated* by another voyage that ends in the same place, has no fewer steps left and has visited one more free stop.
Every continuation of the first voyage is also possible for the second, which then earns at least as much for the same donations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.games.poseidon import board as b

FIRST_ROOM: Final[i64] = 4096           # the first capacity; a power of two
SPREAD: Final[i64] = 2654435761
FOLD: Final[i64] = 0xFFFFFFFFFF
MOST_LEFT: Final[i64] = 64


def stretched(numbers: vec[i64], room: i64) -> vec[i64]:
    """Return a copy of the numbers, extended with zeros to the length `room`."""
    longer = vec[i64]([0] * room)
    for place in range(i64(len(numbers))):
        longer[place] = numbers[place]
    return longer


class PartialVoyages:
    """A store of numbered voyages, from which `take` returns one after another."""

    def __init__(self) -> None:
        self.room: i64 = 0
        self.count: i64 = 0
        self.left_now: i64 = 0
        self.here = vec[i64]()
        self.visited = vec[i64]()
        self.left = vec[i64]()
        self.income = vec[i64]()
        self.given = vec[i64]()
        self.parent = vec[i64]()        # the voyage that it continues, or -1
        self.later = vec[i64]()         # the next voyage with as many steps left, or -1
        self.slots = vec[i64]()         # the number of a voyage plus one, by its visited stops and its end; twice the capacity
        self.first: Final = vec[i64]([-1] * MOST_LEFT)
        self.richest: Final = vec[i64]([0] * (MOST_LEFT * b.DONATION_LEVELS))   # [steps left, donated]: the highest income

    def clear(self, reach: i64) -> None:
        """Remove all voyages. The voyages added from now on have at most `reach` steps left."""
        if self.room == 0:
            self.grow(FIRST_ROOM)
        for slot in range(i64(len(self.slots))):
            self.slots[slot] = 0
        for steps in range(MOST_LEFT):
            self.first[steps] = -1
        for spot in range(MOST_LEFT * b.DONATION_LEVELS):
            self.richest[spot] = 0
        self.count = 0
        self.left_now = reach

    def grow(self, room: i64) -> None:
        """Extend the arrays so that they can contain `room` voyages."""
        self.room = room
        self.here = stretched(self.here, room)
        self.visited = stretched(self.visited, room)
        self.left = stretched(self.left, room)
        self.income = stretched(self.income, room)
        self.given = stretched(self.given, room)
        self.parent = stretched(self.parent, room)
        self.later = stretched(self.later, room)
        self.slots = vec[i64]([0] * (2 * room))
        for voyage in range(self.count):
            self.slots[self.slot_of(self.here[voyage], self.visited[voyage])] = voyage + 1

    def slot_of(self, here: i64, visited: i64) -> i64:
        """Return the slot of the voyage that ends at `here` and has visited these stops, or the empty slot for such a voyage."""
        key = (visited * 128 + here) & FOLD
        slot = (key ^ key >> 21) * SPREAD >> 9 & (2 * self.room - 1)
        while self.slots[slot] != 0:
            voyage = self.slots[slot] - 1
            if self.here[voyage] == here and self.visited[voyage] == visited:
                return slot
            slot = (slot + 1) & (2 * self.room - 1)
        return slot

    def add(self, here: i64, visited: i64, left: i64, income: i64, given: i64, parent: i64) -> None:
        """Add a voyage, unless the store contains one that ends at the same place, has visited the same stops and has at least as
        many steps left."""
        if self.count == self.room:
            self.grow(2 * self.room)
        slot = self.slot_of(here, visited)
        voyage = self.slots[slot] - 1
        if voyage >= 0 and self.left[voyage] >= left:
            return
        voyage = self.count              # a worse voyage stays in its list, and is skipped when it is taken
        self.count += 1
        self.slots[slot] = voyage + 1
        self.here[voyage] = here
        self.visited[voyage] = visited
        self.left[voyage] = left
        self.income[voyage] = income
        self.given[voyage] = given
        self.parent[voyage] = parent
        self.later[voyage] = self.first[left]
        self.first[left] = voyage
        spot = left * b.DONATION_LEVELS + given
        self.richest[spot] = max(self.richest[spot], income)

    def is_dominated(self, here: i64, visited: i64, left: i64, others: i64) -> bool:
        """Return whether the store contains a voyage that ends at `here`, has visited the stops in `visited` and one of those in
        `others`, and has at least `left` steps left."""
        stop: i64 = 0
        while others != 0:
            if others & BIT[stop] != 0:
                others ^= BIT[stop]
                voyage = self.slots[self.slot_of(here, visited | BIT[stop])] - 1
                if voyage >= 0 and self.left[voyage] >= left:
                    return True
            stop += 1
        return False

    def take(self, width: i64) -> i64:
        """Return the number of a voyage that has the most steps left among the voyages not yet taken, or -1 if there is none.

        Leave out voyages that earn more than `width` less than the richest voyage with the same number of steps left and the same
        donations.
        """
        while self.left_now >= 0:
            voyage = self.first[self.left_now]
            if voyage < 0:
                self.left_now -= 1
            else:
                self.first[self.left_now] = self.later[voyage]
                spot = self.left_now * b.DONATION_LEVELS + self.given[voyage]
                if (self.income[voyage] + width >= self.richest[spot]
                        and self.slots[self.slot_of(self.here[voyage], self.visited[voyage])] == voyage + 1):
                    return voyage
        return -1
