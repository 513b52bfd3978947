"""Previews of the cost and the benefits of placing a unit on a hex, shown to the deciding seat before it chooses anything."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import is_at
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import contains, intersection, only, union, write_set
from mercat.games.caledonia.board.land import land_price, neighbouring_goods, pricing_of, terrain_for
from mercat.games.caledonia.board.maps import PRINTED
from mercat.games.caledonia.board.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.rules.bonuses import BONUSES
from mercat.games.caledonia.rules.first_workers import SETTLING, open_to
from mercat.games.caledonia.rules.trade import can_buy_nearby, price_to_buy
from mercat.games.caledonia.rules.turn import TURN
from mercat.games.caledonia.state import Caledonia

WORKERS: Final = range(int(t.GOODS_UNITS), int(t.UNITS))
ALL_UNITS: Final = range(int(t.UNITS))


class ExpansionPreview:
    """Previews for the hexes on which the deciding seat could place a unit, regardless of money. If the decision is about
    anything else, there are none."""

    def __init__(self, state: Caledonia) -> None:
        self.state = state
        self.first = is_at(state, [SETTLING])
        self.free = is_at(state, [BONUSES]) and BONUSES.opened(state).free_land > 0
        self.asked = self.first or self.free or is_at(state, [TURN])
        self.seat: i64 = seat_of(state.top) if self.asked else NONE
        self.twin = state.copy() if self.asked else state
        self.before = self.counted(state) if self.asked else (0, 0)

    def counted(self, state: Caledonia) -> tuple[int, int]:
        """Return the number of the seat's settlements in a position, and the number in its largest group within shipping."""
        return int(settlements_of(state, self.seat)), int(settlements_in_reach(state, self.seat))

    def of(self, hex: i64) -> dict[str, Any] | None:
        """Return the cost and the benefits of placing a unit on this hex, or None if the seat cannot place one there."""
        if not self.asked or self.state.is_taken(hex):
            return None
        units = [unit for unit in (WORKERS if self.first else ALL_UNITS)
                 if self.state.left_of(self.seat, unit) > 0 and self.fits(unit, hex)]
        return self.as_data(hex, units) if units else None

    def fits(self, unit: int, hex: i64) -> bool:
        """Return whether the seat may place a unit on an empty hex, regardless of money."""
        if self.first:
            return contains(open_to(self.state, self.seat, unit), hex)
        return contains(intersection(self.state.reach_of(self.seat), terrain_for(self.state, self.seat, unit)), hex)

    def as_data(self, hex: i64, units: list[int]) -> dict[str, Any]:
        """Return the preview of placing any of these units on a hex, as plain data."""
        state, seat = self.state, self.seat
        land = land_price(state, pricing_of(state, seat, self.free), hex)
        goods: i64 = 0 if self.first else can_buy_nearby(state, seat, neighbouring_goods(state, seat, hex))
        after = self.after(hex)
        return {"land": int(land), "saved": int(land_price(state, PRINTED, hex) - land),
                "units": [{"unit": v.UNIT.values[unit], "cost": int(state.cost_of(seat, unit)),
                           "total": int(state.cost_of(seat, unit) + land)} for unit in units],
                "near": [{"good": v.GOOD.values[good], "price": int(price_to_buy(state, good, goods))}
                         for good in range(int(t.GOODS)) if goods & BIT[good] != 0],
                "settlements": [self.before[0], after[0]], "group": [self.before[1], after[1]]}

    def after(self, hex: i64) -> tuple[int, int]:
        """Return the numbers that `counted` would return with one more unit on this hex."""
        before = self.state.units_of(self.seat)
        write_set(self.twin.units.numbers, self.seat, union(before, only(hex)))
        counted = self.counted(self.twin)
        write_set(self.twin.units.numbers, self.seat, before)
        return counted
