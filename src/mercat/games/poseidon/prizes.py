"""What pays for a fleet that is about to sail, and how much of it a half-made voyage may still bring at the most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.games.poseidon.sea import DISTANCE, DONATION_LEVELS, DONATION_UNIT, PLACES

MOST_PRIZES: Final[i64] = 40
TEMPLE_SETS: Final[i64] = 256            # of the eight temples, at most


class Prizes:
    """The places that pay, by number, those that pay most for a step first; and the best voyages found so far."""

    def __init__(self) -> None:
        self.map: i64 = 0                # where the tables of the chosen map begin
        self.count: i64 = 0
        self.budget: i64 = 0
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

    def free(self) -> i64:
        """The prizes that ask no donation, as a set."""
        found: i64 = 0
        for prize in range(self.count):
            if self.gift[prize] == 0:
                found |= BIT[prize]
        return found

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
