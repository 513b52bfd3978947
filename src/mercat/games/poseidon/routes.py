"""What a fleet can bring home: every choice worth having between income for the merchants and donations to the temples.

Exact. A voyage is a walk of at most so many steps from one of the nation's homes; everything on it that pays, pays once; a
temple that asks a donation may be passed without one. Of two voyages, one that pays no more and costs no less than the other is
left out.

A walk is decided by the order in which it first meets what pays, so the search runs over those orders, with three cuts: it never
sails past something that pays for nothing; it turns back where even the best of what is in reach would not beat what was found;
it never stands again at the same place with the same things visited and no more steps left. It goes deep first, which finds good
routes soon; where that takes long it goes on in order of steps instead, which takes each half-made voyage only once.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.games.poseidon.labels import Labels
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
from mercat.games.poseidon.tables import BIT

MOST_PRIZES: Final[i64] = 40
TEMPLE_SETS: Final[i64] = 256            # of the eight temples, at most
PATIENCE: Final[i64] = 4000              # places stood at before the search goes on in order of steps
MEMORY: Final[i64] = 2048                # what was met before, by a hash; a power of two


class Routes:
    """The search, with its buffers; used again and again. Say what pays (`begin`, `add`), then `search` from each home."""

    def __init__(self) -> None:
        self.map: i64 = 0                # where the tables of the chosen map begin
        self.count: i64 = 0
        self.budget: i64 = 0
        self.stamp: i64 = 0
        self.deepest: i64 = 0            # how many places the walk under the search has met so far
        self.stood: i64 = 0              # how many places the search has stood at
        self.tells: bool = False         # whether to keep the walks themselves
        self.labels: Final = Labels()
        self.place: Final = vec[i64]([0] * MOST_PRIZES)
        self.worth: Final = vec[i64]([0] * MOST_PRIZES)
        self.gift: Final = vec[i64]([0] * MOST_PRIZES)
        self.hop: Final = vec[i64]([0] * MOST_PRIZES)        # the fewest steps that any visit to it takes
        self.best: Final = vec[i64]([0] * DONATION_LEVELS)   # the most income for donations of up to so many units
        self.set_worth: Final = vec[i64]([0] * TEMPLE_SETS)
        self.set_gift: Final = vec[i64]([0] * TEMPLE_SETS)
        self.set_met: Final = vec[i64]([0] * TEMPLE_SETS)
        self.needed: Final = vec[i64]([0] * MOST_PRIZES)
        self.near: Final = vec[i64]([0] * MOST_PRIZES)
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

    def add(self, place: i64, worth: i64, gift: i64) -> None:
        """Something that pays; what asks more than the treasury holds does not."""
        if worth > 0 and gift <= self.budget:
            self.place[self.count] = place
            self.worth[self.count] = worth
            self.gift[self.count] = gift
            self.count += 1

    def drop_beyond(self, home: i64, other_home: i64, reach: i64) -> None:
        """Forget what cannot be reached from either home."""
        kept: i64 = 0
        for prize in range(self.count):
            place = self.place[prize]
            near = min(DISTANCE[self.map + home * PLACES + place], DISTANCE[self.map + other_home * PLACES + place])
            if near <= reach:
                self.place[kept] = place
                self.worth[kept] = self.worth[prize]
                self.gift[kept] = self.gift[prize]
                self.hop[kept] = max(near, 1)
                kept += 1
        self.count = kept

    def measure(self) -> None:
        """Measure the shortest hop to each prize, and put those that pay most for a step first."""
        for prize in range(self.count):
            row = self.map + self.place[prize] * PLACES
            for other in range(self.count):
                steps = DISTANCE[row + self.place[other]]
                if steps < self.hop[prize] and other != prize:
                    self.hop[prize] = steps
        for prize in range(i64(1), self.count):
            place, worth, gift, hop = self.place[prize], self.worth[prize], self.gift[prize], self.hop[prize]
            spot = prize
            while spot > 0 and self.worth[spot - 1] * hop < worth * self.hop[spot - 1]:
                self.place[spot] = self.place[spot - 1]
                self.worth[spot] = self.worth[spot - 1]
                self.gift[spot] = self.gift[spot - 1]
                self.hop[spot] = self.hop[spot - 1]
                spot -= 1
            self.place[spot] = place
            self.worth[spot] = worth
            self.gift[spot] = gift
            self.hop[spot] = hop

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
            self.search_in_order(home, other_home, reach)

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

    def search_in_order(self, home: i64, other_home: i64, reach: i64) -> None:
        """Go on from every half-made voyage once, those with the most steps left first."""
        labels = self.labels
        labels.clear(reach)
        labels.add(home, 0, reach, 0, 0, -1)
        if other_home != home:
            labels.add(other_home, 0, reach, 0, 0, -1)
        label = labels.take()
        while label >= 0:
            here, met, left = labels.here[label], labels.met[label], labels.left[label]
            income, given = labels.income[label], labels.given[label]
            if income > self.best[given]:
                if self.tells:
                    self.trace(label)
                self.note(income, given)
            if left > 0 and self.is_promising(here, left, met, income, given):
                self.go_on(label, here, met, left, income, given)
            label = labels.take()

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

    def is_promising(self, here: i64, left: i64, met: i64, income: i64, given: i64) -> bool:
        """Whether what lies in reach could still beat what was found, for some choice of temples to donate to.

        Free prizes are counted as they stand, best for a step first, until the hops to them have used up the steps left.
        """
        row = self.map + here * PLACES
        most = income                    # at most, without another donation
        all_of_it = income               # however long the way
        unspent = left                   # steps not yet spent on the hops to what was counted
        choices: i64 = 1                 # sets of temples, each number a set of those in reach
        self.set_worth[0] = 0
        self.set_gift[0] = 0
        self.set_met[0] = 0
        for prize in range(self.count):
            if met & BIT[prize] == 0 and DISTANCE[row + self.place[prize]] <= left:
                if self.gift[prize] > 0:
                    for other in range(choices):
                        self.set_worth[choices + other] = self.set_worth[other] + self.worth[prize]
                        self.set_gift[choices + other] = self.set_gift[other] + self.gift[prize] // DONATION_UNIT
                        self.set_met[choices + other] = self.set_met[other] | BIT[prize]
                    choices *= 2
                else:
                    all_of_it += self.worth[prize]
                    if unspent > 0:
                        most += self.worth[prize]
                        unspent -= self.hop[prize]
        for choice in range(choices):
            level = given + self.set_gift[choice]
            if level < DONATION_LEVELS and most + self.set_worth[choice] > self.best[level]:
                spare = all_of_it + self.set_worth[choice] - self.best[level] - 1
                if self.may_visit(here, left, met, spare, self.set_met[choice]):
                    return True
        return False

    def may_visit(self, here: i64, left: i64, met: i64, spare: i64, temples: i64) -> bool:
        """Whether a shortest tree leaves it possible to visit these temples and every free prize worth more than `spare`."""
        row = self.map + here * PLACES
        count: i64 = 0
        for prize in range(self.count):
            if temples & BIT[prize] != 0 or (self.worth[prize] > spare and self.gift[prize] == 0 and met & BIT[prize] == 0
                                             and DISTANCE[row + self.place[prize]] <= left):
                self.needed[count] = self.place[prize]
                self.near[count] = DISTANCE[row + self.place[prize]]
                count += 1
        while count > 1:
            nearest: i64 = 0
            for turn in range(i64(1), count):
                if self.near[turn] < self.near[nearest]:
                    nearest = turn
            left -= self.near[nearest]
            if left < count - 1:
                return False
            row = self.map + self.needed[nearest] * PLACES
            count -= 1
            self.needed[nearest] = self.needed[count]
            self.near[nearest] = self.near[count]
            for turn in range(count):
                self.near[turn] = min(self.near[turn], DISTANCE[row + self.needed[turn]])
        return count == 0 or self.near[0] <= left

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

