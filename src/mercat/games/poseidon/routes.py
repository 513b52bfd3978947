"""What a fleet can bring home: every choice worth having between income for the merchants and donations to the temples.

Exact. A voyage is a walk of at most so many steps from one of the nation's homes; everything on it that pays, pays once; a
temple that asks a donation may be passed without one. Of two voyages, one that pays no more and costs no less than the other is
left out.

A walk is decided by the order in which it first meets what pays, so the search runs over those orders, with three cuts: it never
sails past something that pays for nothing; it turns back where even the best of what is in reach would not beat what was found;
it never stands again at the same place with the same things visited and no more steps left. It goes deep first, which is soon
done for short voyages. Where that takes long it goes on in order of steps instead, which takes each half-made voyage only once,
and none that is beaten (see labels.py): first with a glance at the most promising ones, then with all of them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.games.poseidon.labels import Labels
from mercat.games.poseidon.prizes import MOST_PRIZES, Prizes
from mercat.games.poseidon.sea import (
    BETWEEN_HIGH,
    BETWEEN_LOW,
    DISTANCE,
    DONATION_LEVELS,
    DONATION_UNIT,
    HIGH_BIT,
    LOW_BIT,
    PLACES,
)

PATIENCE: Final[i64] = 1000              # places stood at before the search goes on in order of steps
NARROW: Final[i64] = 6                   # how much less than the richest a voyage may bring that is worth a first glance
WIDE: Final[i64] = 10000                 # as much less as it likes
MEMORY: Final[i64] = 2048                # what was met before, by a hash; a power of two


class Routes(Prizes):
    """The search, with its buffers; used again and again. Say what pays (`begin`, `add`), then `search` from the homes."""

    def __init__(self) -> None:
        super().__init__()
        self.stamp: i64 = 0
        self.deepest: i64 = 0            # how many places the walk under the search has met so far
        self.stood: i64 = 0              # how many places the search has stood at
        self.tells: bool = False         # whether to keep the walks themselves
        self.labels: Final = Labels()
        self.seen_key: Final = vec[i64]([0] * MEMORY)
        self.seen_left: Final = vec[i64]([0] * MEMORY)
        self.seen_stamp: Final = vec[i64]([0] * MEMORY)
        self.trail: Final = vec[i64]([0] * (MOST_PRIZES + 1))
        self.kept: Final = vec[i64]([-1] * (DONATION_LEVELS * (MOST_PRIZES + 1)))

    def begin(self, variant: i64, budget: i64, tells: bool = False) -> None:
        """Forget everything; the map is 0 or that for two players 1, the budget is what the treasury can donate."""
        self.map = variant * PLACES * PLACES
        self.budget = budget
        self.tells = tells
        self.count = 0
        self.stamp += 1
        for level in range(DONATION_LEVELS):
            self.best[level] = 0
        if tells:
            for spot in range(i64(len(self.kept))):
                self.kept[spot] = -1

    def search(self, home: i64, other_home: i64, reach: i64) -> None:
        """Find every choice for a fleet that sails so many steps from the one or the other home (-1: there is only one)."""
        if other_home < 0:
            other_home = home
        self.drop_beyond(home, other_home, reach)
        self.measure()
        low: i64 = 0
        high: i64 = 0
        for prize in range(self.count):
            if self.gift[prize] == 0:
                low |= LOW_BIT[self.place[prize]]
                high |= HIGH_BIT[self.place[prize]]
        self.deepest = 0
        self.stood = 0
        self.trail[0] = home
        self.sail(home, reach, low, high, 0, 0, 0)
        if other_home != home:
            self.trail[0] = other_home
            self.sail(other_home, reach, low, high, 0, 0, 0)
        if self.stood > PATIENCE:
            self.search_in_order(home, other_home, reach, NARROW)
            self.search_in_order(home, other_home, reach, WIDE)

    def sail(self, here: i64, left: i64, low: i64, high: i64, met: i64, income: i64, given: i64) -> None:
        """Go on from a place: `low` and `high` are the free prizes not met yet, `met` all that were met, as sets of bits."""
        if income > self.best[given]:
            self.note(income, given)
        if left == 0 or not self.is_promising(here, left, met, income, given) or self.was_here(here, left, met):
            return
        self.stood += 1
        if self.stood > PATIENCE:
            return
        row = self.map + here * PLACES
        self.deepest += 1
        for prize in range(self.count):
            if met & BIT[prize] == 0:
                place = self.place[prize]
                pair = row + place
                steps = DISTANCE[pair]
                if steps <= left and BETWEEN_LOW[pair] & low == 0 and BETWEEN_HIGH[pair] & high == 0:
                    paid = given + self.gift[prize] // DONATION_UNIT
                    if paid * DONATION_UNIT <= self.budget:
                        self.trail[self.deepest] = place
                        self.sail(place, left - steps, low & ~LOW_BIT[place], high & ~HIGH_BIT[place],
                                  met | BIT[prize], income + self.worth[prize], paid)
        self.deepest -= 1

    def search_in_order(self, home: i64, other_home: i64, reach: i64, width: i64) -> None:
        """Go on from every half-made voyage once, those with the most steps left first.

        With a small `width` those that bring so much less than the richest with as many steps left are left out: a glance that
        finds good routes, after which the search of all of them turns back early.
        """
        labels, free = self.labels, self.free()
        labels.clear(reach)
        labels.add(home, 0, reach, 0, 0, -1)
        if other_home != home:
            labels.add(other_home, 0, reach, 0, 0, -1)
        label = labels.take(width)
        while label >= 0:
            here, met, left = labels.here[label], labels.met[label], labels.left[label]
            income, given = labels.income[label], labels.given[label]
            if income > self.best[given]:
                if self.tells:
                    self.trace(label)
                self.note(income, given)
            if (left > 0 and not labels.is_beaten(here, met, left, free & ~met)
                    and self.is_promising(here, left, met, income, given)):
                self.go_on(label, here, met, left, income, given)
            label = labels.take(width)

    def go_on(self, label: i64, here: i64, met: i64, left: i64, income: i64, given: i64) -> None:
        """Every voyage that meets one thing more."""
        row = self.map + here * PLACES
        low: i64 = 0
        high: i64 = 0
        for prize in range(self.count):
            if self.gift[prize] == 0 and met & BIT[prize] == 0:
                low |= LOW_BIT[self.place[prize]]
                high |= HIGH_BIT[self.place[prize]]
        for prize in range(self.count):
            if met & BIT[prize] == 0:
                place = self.place[prize]
                pair = row + place
                steps = DISTANCE[pair]
                if steps <= left and BETWEEN_LOW[pair] & low == 0 and BETWEEN_HIGH[pair] & high == 0:
                    paid = given + self.gift[prize] // DONATION_UNIT
                    if paid * DONATION_UNIT <= self.budget:
                        self.labels.add(place, met | BIT[prize], left - steps, income + self.worth[prize], paid, label)

    def trace(self, label: i64) -> None:
        """Write the walk of a half-made voyage where `note` finds it."""
        self.deepest = -1
        step = label
        while step >= 0:
            self.deepest += 1
            step = self.labels.parent[step]
        step = label
        for turn in range(self.deepest + 1):
            self.trail[self.deepest - turn] = self.labels.here[step]
            step = self.labels.parent[step]

    def note(self, income: i64, given: i64) -> None:
        """The best so far for this donation, and for every higher one that has nothing better."""
        for level in range(given, DONATION_LEVELS):
            if self.best[level] < income:
                self.best[level] = income
        if self.tells:
            spot = given * (MOST_PRIZES + 1)
            for turn in range(MOST_PRIZES + 1):
                self.kept[spot + turn] = self.trail[turn] if turn <= self.deepest else -1

    def was_here(self, here: i64, left: i64, met: i64) -> bool:
        """Whether the search stood here before with the same things met and at least as many steps left."""
        key = met * PLACES + here
        spot = (key ^ key >> 9 ^ key >> 20) & (MEMORY - 1)
        if self.seen_stamp[spot] == self.stamp and self.seen_key[spot] == key and self.seen_left[spot] >= left:
            return True
        self.seen_stamp[spot] = self.stamp
        self.seen_key[spot] = key
        self.seen_left[spot] = left
        return False

    def is_choice(self, level: i64) -> bool:
        """Whether donating so many units brings more income than donating less."""
        return self.best[level] > 0 and (level == 0 or self.best[level] > self.best[level - 1])

    def walk(self, level: i64) -> list[int]:
        """The places met by the voyage found for this donation, its home first; only when the search was told to keep them."""
        found: list[int] = []
        for turn in range(level * (MOST_PRIZES + 1), (level + 1) * (MOST_PRIZES + 1)):
            if self.kept[turn] >= 0:
                found.append(int(self.kept[turn]))
        return found

