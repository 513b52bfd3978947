"""What the policy of Poseidon's playouts sees of the player who decides, and of one nation.

Numbers are scaled so that most lie between 0 and 40, in sixteenths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.advice.policy import ONE
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.hexes import BIT
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.bots.estimates import explorations
from mercat.games.poseidon.rules.forced_purchase import SELLING_OFF
from mercat.games.poseidon.rules.trading import SELLING, TRADING, sellable
from mercat.games.poseidon.state import Poseidon

LARGEST: Final[i64] = 60                # of most features, in sixteenths
FARTHEST: Final[i64] = 30               # of a fleet's range; an endless one counts as this


class Standing:
    """The numbers of a player, then those of a nation."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.left: i64 = 0              # exploration rounds to begin
        self.room: i64 = 0              # merchants that the player can still take
        self.ruled: i64 = 0
        self.founded: i64 = 0
        self.spare: i64 = 0             # merchants that the player could sell of nations that he rules
        self.spare_price: i64 = 0
        self.lowered: i64 = 0           # the set of nations whose prestige fell because he sold in this turn
        self.saving: i64 = 0            # what he saves at most by selling a nation's merchants and buying them back, in drachmas
        self.saving_pool: i64 = 0       # merchants of that nation in the pool
        self.rivals: i64 = 0            # the money of his opponents
        self.next_ship: i64 = 0
        self.ship_price: i64 = 0
        self.share: i64 = 0             # of the nation's merchants
        self.held: i64 = 0
        self.most: i64 = 0              # that an opponent holds
        self.treasury: i64 = 0
        self.ships: i64 = 0
        self.reach: i64 = 0
        self.discs: i64 = 0
        self.missing: i64 = 0           # what the treasury lacks for the next ship
        self.price: i64 = 0
        self.is_king: i64 = 0

    def read_player(self, state: Poseidon, seat: i64) -> None:
        self.seat = seat
        self.lowered = lowered_in_turn(state)
        self.left = explorations(state)
        self.room = 2 * max(t.MERCHANT_LIMIT[state.seats] - state.merchants_of(seat), 0)
        self.ruled = 0
        self.founded = 0
        self.spare = 0
        self.spare_price = 0
        self.saving = 0
        self.saving_pool = 0
        self.rivals = 0
        for other in range(state.seats):
            if other != seat:
                self.rivals += state.money[other]
        self.rivals = min(self.rivals // 50, LARGEST)
        for nation in range(t.NATIONS):
            king = state.king[nation]
            if king == seat:
                self.ruled += 8
                spare = sellable(state, seat, nation)
                self.spare += spare
                self.spare_price += spare * state.merchant_price(nation)
                saving = spare * self.fall(state, nation)
                if saving > self.saving:
                    self.saving = saving
                    self.saving_pool = state.pool[nation]
            if king >= 0:
                self.founded += 4
        self.next_ship = state.next_ship()
        self.ship_price = t.SHIP_PRICE[self.next_ship] if self.next_ship >= 0 else 0

    def fall(self, state: Poseidon, nation: i64) -> i64:
        """By how much a merchant becomes cheaper when the player sells merchants of a nation now."""
        space = state.prestige[nation]
        if state.king[nation] != self.seat or space <= 0 or self.lowered & BIT[nation] != 0:
            return 0
        return t.PRESTIGE[space] - t.PRESTIGE[space - 1]

    def read_nation(self, state: Poseidon, nation: i64) -> None:
        self.share = 0
        self.held = 0
        self.most = 0
        self.treasury = 0
        self.ships = 0
        self.reach = 0
        self.discs = 0
        self.missing = 0
        self.price = 0
        self.is_king = 0
        if nation < 0:
            return
        total: i64 = 0
        for seat in range(state.seats):
            held = state.merchants[seat, nation]
            total += held
            if seat == self.seat:
                self.held = held
            else:
                self.most = max(self.most, held)
        if total > 0:
            self.share = 2 * ONE * self.held // total
        self.treasury = min(state.treasury[nation] // 40, 40)
        self.ships = 8 * state.ships_of(nation)
        self.reach = 2 * min(state.range_of(nation), FARTHEST)
        self.discs = 2 * state.potentials[nation]
        self.missing = min(max(self.ship_price - state.treasury[nation], 0) // 20, LARGEST)
        if state.prestige[nation] >= 0:
            self.price = state.merchant_price(nation)
        if state.king[nation] == self.seat:
            self.is_king = ONE


def lowered_in_turn(state: Poseidon) -> i64:
    """The set of nations whose prestige fell because their king, who decides now, sold in this turn."""
    step = state.top & STEP_MASK
    if step == TRADING.number or step == SELLING.number:
        return TRADING.opened(state).lowered
    return SELLING_OFF.opened(state).lowered if step == SELLING_OFF.number else 0
