"""A store of half-made voyages for the hard cases of the search for routes: where each ends, what it met, how far it may go.

A voyage that ends where another does and met the same is kept only if it has more steps left. Taken out in order of steps left,
the most first, each is therefore taken once, and with the most it can have.

A voyage is *beaten* by one that ends where it does with no fewer steps left, and met one free prize more: whatever may follow the
one may follow the other, and then that one has at least as much, for the same donations.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.games.poseidon.sea import DONATION_LEVELS

FIRST_ROOM: Final[i64] = 4096           # a power of two
SPREAD: Final[i64] = 2654435761
FOLD: Final[i64] = 0xFFFFFFFFFF
MOST_LEFT: Final[i64] = 64


def stretched(numbers: vec[i64], room: i64) -> vec[i64]:
    """The same numbers with more room behind them."""
    longer = vec[i64]([0] * room)
    for place in range(i64(len(numbers))):
        longer[place] = numbers[place]
    return longer


class Labels:
    """The voyages by number; `take` hands them out."""

    def __init__(self) -> None:
        self.room: i64 = 0
        self.count: i64 = 0
        self.left_now: i64 = 0
        self.here = vec[i64]()
        self.met = vec[i64]()
        self.left = vec[i64]()
        self.income = vec[i64]()
        self.given = vec[i64]()
        self.parent = vec[i64]()        # the voyage it goes on from, or -1
        self.later = vec[i64]()         # the next one with as many steps left, or -1
        self.slots = vec[i64]()         # number of a voyage plus one, found by what it met and where it ends; twice the room
        self.first: Final = vec[i64]([-1] * MOST_LEFT)
        self.richest: Final = vec[i64]([0] * (MOST_LEFT * DONATION_LEVELS))     # [steps left, donated]: the most income

    def clear(self, reach: i64) -> None:
        """Forget all; no voyage will have more than `reach` steps left."""
        if self.room == 0:
            self.grow(FIRST_ROOM)
        for slot in range(i64(len(self.slots))):
            self.slots[slot] = 0
        for steps in range(MOST_LEFT):
            self.first[steps] = -1
        for spot in range(MOST_LEFT * DONATION_LEVELS):
            self.richest[spot] = 0
        self.count = 0
        self.left_now = reach

    def grow(self, room: i64) -> None:
        self.room = room
        self.here = stretched(self.here, room)
        self.met = stretched(self.met, room)
        self.left = stretched(self.left, room)
        self.income = stretched(self.income, room)
        self.given = stretched(self.given, room)
        self.parent = stretched(self.parent, room)
        self.later = stretched(self.later, room)
        self.slots = vec[i64]([0] * (2 * room))
        for label in range(self.count):
            self.slots[self.slot_of(self.here[label], self.met[label])] = label + 1

    def slot_of(self, here: i64, met: i64) -> i64:
        """Where a voyage of this end and these places is, or belongs."""
        key = (met * 128 + here) & FOLD
        slot = (key ^ key >> 21) * SPREAD >> 9 & (2 * self.room - 1)
        while self.slots[slot] != 0:
            label = self.slots[slot] - 1
            if self.here[label] == here and self.met[label] == met:
                return slot
            slot = (slot + 1) & (2 * self.room - 1)
        return slot

    def add(self, here: i64, met: i64, left: i64, income: i64, given: i64, parent: i64) -> None:
        """Keep a voyage, unless the same is kept with as many steps left."""
        if self.count == self.room:
            self.grow(2 * self.room)
        slot = self.slot_of(here, met)
        label = self.slots[slot] - 1
        if label >= 0 and self.left[label] >= left:
            return
        label = self.count              # a worse one stays behind in its list and is skipped when it is taken
        self.count += 1
        self.slots[slot] = label + 1
        self.here[label] = here
        self.met[label] = met
        self.left[label] = left
        self.income[label] = income
        self.given[label] = given
        self.parent[label] = parent
        self.later[label] = self.first[left]
        self.first[left] = label
        spot = left * DONATION_LEVELS + given
        self.richest[spot] = max(self.richest[spot], income)

    def is_beaten(self, here: i64, met: i64, left: i64, others: i64) -> bool:
        """Whether a voyage that ends here has met one of the others besides, and has no fewer steps left."""
        prize: i64 = 0
        while others != 0:
            if others & BIT[prize] != 0:
                others ^= BIT[prize]
                label = self.slots[self.slot_of(here, met | BIT[prize])] - 1
                if label >= 0 and self.left[label] >= left:
                    return True
            prize += 1
        return False

    def take(self, width: i64) -> i64:
        """The number of a voyage with the most steps left that was not taken yet, or -1.

        Only such as bring at most `width` less than the richest with as many steps left and the same donations.
        """
        while self.left_now >= 0:
            label = self.first[self.left_now]
            if label < 0:
                self.left_now -= 1
            else:
                self.first[self.left_now] = self.later[label]
                spot = self.left_now * DONATION_LEVELS + self.given[label]
                if (self.income[label] + width >= self.richest[spot]
                        and self.slots[self.slot_of(self.here[label], self.met[label])] == label + 1):
                    return label
        return -1
