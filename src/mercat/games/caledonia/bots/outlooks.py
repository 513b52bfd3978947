"""The demands and rewards of contracts from a seat's point of view, for the learned value."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.state import NONE
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.state import Caledonia

MAKER: Final = vec[i64]([t.SHEEP, t.FIELD, t.COW, t.BAKERY, t.DAIRY, t.DISTILLERY])   # [good]: the unit that produces it
DRAWN: Final[i64] = 6                   # the most contracts drawn at a time
BEST: Final[i64] = 3                    # the most contracts in the display that are read
MEAT_COST: Final[i64] = 12              # the assumed cost of an animal to slaughter, in pounds


def missing_for(state: Caledonia, seat: i64, contract: i64, thing: i64) -> i64:
    """Return how many units of a good or, for meat, how many animals a seat lacks for a contract."""
    there = state.goods[seat, thing] if thing < t.GOODS else state.deployed[seat, t.SHEEP if thing == t.MUTTON else t.COW]
    return max(0, t.DEMAND[contract, thing] - there)


@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """The demands and rewards of a contract for a seat that has `left` productions to come. For contract 0, which means no
    contract, all are 0.

    cost         the price in pounds of the goods missing now
    cost_later   the price in pounds of the goods that future productions will not supply
    gain         in hundredths of a point
    net          the gain less the cost
    """

    def __init__(self, state: Caledonia, seat: i64, contract: i64, left: i64) -> None:
        cost: i64 = 0
        cost_later: i64 = 0
        gain = t.REWARD[contract, t.HOPS] * 100 + t.REWARD[contract, t.POUNDS] * (10 + 3 * left)
        gain += t.REWARD[contract, t.BONUS_UPGRADES] * 100 + t.REWARD[contract, t.FREE_LAND] * 60
        for imported in range(t.MARKED_IMPORTS):
            gain += t.REWARD[contract, imported] * 400
        for good in range(t.GOODS):
            demand = t.DEMAND[contract, good]
            if demand != 0:
                missing = missing_for(state, seat, contract, good)
                made = state.deployed[seat, MAKER[good]] * left * (t.GRAIN_OF_FIELD if good == t.GRAIN else 1)
                price = t.PRICE[good, state.price[good]]
                cost += missing * price
                cost_later += max(0, missing - made) * price
                gain -= demand * (100 if good < t.BASIC else 200)
        for meat in range(t.MUTTON, t.BEEF + 1):
            missing = missing_for(state, seat, contract, meat)
            cost += missing * MEAT_COST
            cost_later += missing * MEAT_COST
            gain -= t.DEMAND[contract, meat] * 100 * (1 + left)
        self.cost: Final = cost
        self.cost_later: Final = cost_later
        self.gain: Final = gain
        self.net: Final = gain - cost_later * 12

    @property
    def is_ready(self) -> bool:
        return self.cost == 0


def best_outlooks(state: Caledonia, seat: i64, left: i64) -> list[Outlook]:
    """Return the outlooks of the most promising contracts for a seat, the best first, at most BEST of them. The contracts are
    those on display and those drawn to choose from."""
    best: list[Outlook] = []
    for slot in range(t.SLOTS):
        if state.display[slot] != NONE:
            enter(best, Outlook(state, seat, state.display[slot], left))
    for drawn in range(DRAWN):
        if state.drawn[drawn] != NONE:
            enter(best, Outlook(state, seat, state.drawn[drawn], left))
    return best


def enter(best: list[Outlook], outlook: Outlook) -> None:
    """Insert an outlook among the best ones in order, and drop the last of them if there are more than BEST."""
    for place in range(len(best)):
        if outlook.net > best[place].net:
            outlook, best[place] = best[place], outlook
    if len(best) < BEST:
        best.append(outlook)
