"""What contracts ask of a seat and promise to it, for a learned value."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    BAKERY,
    BEEF,
    BONUS_UPGRADES,
    COW,
    DAIRY,
    DEMAND,
    DISTILLERY,
    FIELD,
    FREE_LAND,
    GOODS,
    GRAIN_OF_FIELD,
    HOPS,
    MARKED_IMPORTS,
    MUTTON,
    POUNDS,
    PRICE,
    REWARD,
    SHEEP,
    SLOTS,
)

MAKER: Final = vec[i64]([SHEEP, FIELD, COW, BAKERY, DAIRY, DISTILLERY])               # [good]: the unit that makes it
DRAWN: Final[i64] = 6                   # contracts that can be looked at
BEST: Final[i64] = 3                    # contracts of the display that are read
MEAT_COST: Final[i64] = 12              # pounds that an animal is taken to cost
UNFILLED: Final[i64] = -1_000_000       # net of a place among the best that no contract holds


class Outlook:
    """What a contract asks of a seat and promises to it; one object serves always."""

    def __init__(self) -> None:
        self.missing: Final = vec[i64]([0] * 8)         # [good or meat]: now
        self.cost: i64 = 0                              # pounds for what is missing now
        self.cost_later: i64 = 0                        # and for what coming productions will not give
        self.gain: i64 = 0                              # in hundredths of a point
        self.net: i64 = 0                               # the same, less the cost

    @property
    def is_ready(self) -> bool:
        return self.cost == 0

    def consider(self, state: Caledonia, seat: i64, contract: i64, left: i64) -> None:
        """Look at a contract with `left` productions to come."""
        self.cost = 0
        self.cost_later = 0
        gain = REWARD[contract, HOPS] * 100 + REWARD[contract, POUNDS] * (10 + 3 * left)
        gain += REWARD[contract, BONUS_UPGRADES] * 100 + REWARD[contract, FREE_LAND] * 60
        for imported in range(MARKED_IMPORTS):
            gain += REWARD[contract, imported] * 400
        for good in range(GOODS):
            demand = DEMAND[contract, good]
            missing = max(0, demand - state.goods[seat, good])
            self.missing[good] = missing
            if demand != 0:
                made = state.deployed[seat, MAKER[good]] * left * (GRAIN_OF_FIELD if good == 1 else 1)
                price = PRICE[good, state.price[good]]
                self.cost += missing * price
                self.cost_later += max(0, missing - made) * price
                gain -= demand * (100 if good < 3 else 200)
        for meat in range(MUTTON, BEEF + 1):
            demand = DEMAND[contract, meat]
            missing = max(0, demand - state.deployed[seat, SHEEP if meat == MUTTON else COW])
            self.missing[meat] = missing
            self.cost += missing * MEAT_COST
            self.cost_later += missing * MEAT_COST
            gain -= demand * 100 * (1 + left)
        self.gain = gain
        self.net = gain - self.cost_later * 12


class BestOutlooks:
    """The contracts on display, and those just looked at, that promise most to a seat."""

    def __init__(self) -> None:
        self.outlook: Final = Outlook()
        self.net: Final = vec[i64]([0] * BEST)
        self.cost: Final = vec[i64]([0] * BEST)
        self.cost_later: Final = vec[i64]([0] * BEST)

    def fill(self, state: Caledonia, seat: i64, left: i64) -> None:
        for place in range(BEST):
            self.net[place] = UNFILLED
            self.cost[place] = 0
            self.cost_later[place] = 0
        for slot in range(SLOTS):
            if state.display[slot] != NONE:
                self.enter(state, seat, state.display[slot], left)
        for drawn in range(DRAWN):
            if state.drawn[drawn] != NONE:
                self.enter(state, seat, state.drawn[drawn], left)

    def enter(self, state: Caledonia, seat: i64, contract: i64, left: i64) -> None:
        """Put a contract into its place among the best."""
        outlook = self.outlook
        outlook.consider(state, seat, contract, left)
        net, cost, cost_later = outlook.net, outlook.cost, outlook.cost_later
        for place in range(BEST):
            if net > self.net[place]:
                net, self.net[place] = self.net[place], net
                cost, self.cost[place] = self.cost[place], cost
                cost_later, self.cost_later[place] = self.cost_later[place], cost_later


OUTLOOK: Final = Outlook()
BEST_OUTLOOKS: Final = BestOutlooks()
