"""The features of the deciding player and of one nation, in the policy for Poseidon's playouts.

Numbers are scaled so that most are between 0 and 40, in sixteenths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mercat.engine.advice.policy import ONE
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.hexes import BIT
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.estimates import explorations
from mercat.games.poseidon.rules.forced_purchase import SELLING_OFF
from mercat.games.poseidon.rules.trading import SELLING, TRADING, sellable
from mercat.games.poseidon.state import Poseidon

LARGEST: Final[i64] = 60                # of most features, in sixteenths
FARTHEST: Final[i64] = 30               # of a fleet's range; an unlimited range counts as this


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """The features of the deciding player."""

    def __init__(self, state: Poseidon, seat: i64) -> None:
        self.seat: Final = seat
        self.left: Final[i64] = explorations(state)                 # exploration rounds that have not begun
        self.room: Final[i64] = 2 * max(t.MERCHANT_LIMIT[state.seats] - state.merchants_of(seat), 0)   # for merchants, times 2
        self.lowered: Final[i64] = lowered_in_turn(state)           # nations whose prestige fell by own sales in this turn
        self.rivals: Final[i64] = min(money_of_others(state, seat) // 50, LARGEST)
        self.next_ship: Final[i64] = state.next_ship()
        self.ship_price: Final[i64] = t.SHIP_PRICE[self.next_ship] if self.next_ship >= 0 else 0
        self.ruled: i64 = 0
        self.founded: i64 = 0
        self.spare: i64 = 0             # merchants of the player's own nations that the player could sell
        self.spare_price: i64 = 0
        self.saving: i64 = 0            # the most that selling a nation's merchants and buying them back saves, in drachmas
        self.saving_pool: i64 = 0       # merchants of that nation in the pool
        for nation in range(t.NATIONS):
            if state.king[nation] == seat:
                self.look_at_own(state, nation)
            if state.king[nation] >= 0:
                self.founded += 4

    def look_at_own(self, state: Poseidon, nation: i64) -> None:
        """Add the features of a nation that the player rules."""
        self.ruled += 8
        spare = sellable(state, self.seat, nation)
        self.spare += spare
        self.spare_price += spare * state.merchant_price(nation)
        saving = spare * self.fall(state, nation)
        if saving > self.saving:
            self.saving = saving
            self.saving_pool = state.pool[nation]

    def fall(self, state: Poseidon, nation: i64) -> i64:
        """Return by how much the price of a nation's merchant falls if the player sells some of its merchants now."""
        space = state.prestige[nation]
        if state.king[nation] != self.seat or space <= 0 or self.lowered & BIT[nation] != 0:
            return 0
        return t.PRESTIGE[space] - t.PRESTIGE[space - 1]


@mypyc_attr(acyclic=True, free_list_len=1)
class Stake:
    """The features of a nation and of a player's merchants in it. If there is no nation (-1), all features are 0."""

    def __init__(self, state: Poseidon, nation: i64, player: Player) -> None:
        self.share: i64 = 0             # the player's share of the nation's merchants
        self.held: i64 = 0
        self.most: i64 = 0              # the most merchants that an opponent has
        self.treasury: i64 = 0
        self.ships: i64 = 0
        self.reach: i64 = 0
        self.discs: i64 = 0
        self.missing: i64 = 0           # the money that the treasury lacks for the next ship
        self.price: i64 = 0
        self.is_king: i64 = 0
        if nation >= 0:
            self.look_at_merchants(state, nation, player.seat)
            self.treasury = min(state.treasury[nation] // 40, 40)
            self.ships = 8 * state.ships_of(nation)
            self.reach = 2 * min(state.range_of(nation), FARTHEST)
            self.discs = 2 * state.potentials[nation]
            self.missing = min(max(player.ship_price - state.treasury[nation], 0) // 20, LARGEST)
            if state.prestige[nation] >= 0:
                self.price = state.merchant_price(nation)
            if state.king[nation] == player.seat:
                self.is_king = ONE

    def look_at_merchants(self, state: Poseidon, nation: i64, player: i64) -> None:
        """Record how many of the nation's merchants each seat has."""
        total: i64 = 0
        for seat in range(state.seats):
            held = state.merchants[seat, nation]
            total += held
            if seat == player:
                self.held = held
            else:
                self.most = max(self.most, held)
        if total > 0:
            self.share = 2 * ONE * self.held // total


def money_of_others(state: Poseidon, seat: i64) -> i64:
    """Return the total money of a player's opponents."""
    money: i64 = 0
    for other in range(state.seats):
        if other != seat:
            money += state.money[other]
    return money


def lowered_in_turn(state: Poseidon) -> i64:
    """Return the set of nations, as bits, whose prestige has fallen because their king, who is deciding now, sold merchants in
    this turn."""
    step = state.top & STEP_MASK
    if step == TRADING.number or step == SELLING.number:
        return TRADING.opened(state).lowered
    return SELLING_OFF.opened(state).lowered if step == SELLING_OFF.number else 0
