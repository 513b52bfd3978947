"""The means that a seat has for an action, either now or after a fee or a purchase."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.state import NewBedford


class Budget:
    """Goods, money and purchases left (NB-ACTION-5), copied from a position. Changes to the budget do not affect the position."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.wood: i64 = 0
        self.food: i64 = 0
        self.brick: i64 = 0
        self.money: i64 = 0
        self.purchases: i64 = 0

    def take(self, state: NewBedford, seat: i64, purchases: i64) -> None:
        """Copy a seat's current goods and money, with `purchases` purchases left."""
        self.seat = seat
        self.wood = state.goods[seat, v.WOOD]
        self.food = state.goods[seat, v.FOOD]
        self.brick = state.goods[seat, v.BRICK]
        self.money = state.money[seat]
        self.purchases = purchases

    def buy(self, good: i64) -> None:
        """Make one purchase of wood or food."""
        self.money -= t.PURCHASE_PRICE
        self.purchases -= 1
        if good == v.WOOD:
            self.wood += t.PURCHASED
        else:
            self.food += t.PURCHASED

    @property
    def spare(self) -> i64:
        """The amount of wood, or alternatively of food, that another purchase would add, or 0 if none is possible."""
        if self.purchases > 0 and self.money >= t.PURCHASE_PRICE:
            return t.PURCHASED
        return 0
