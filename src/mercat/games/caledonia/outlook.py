"""What putting a unit on a hex would cost and bring the one who decides: shown before anything is chosen."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD
from mercat.engine.state import NONE, Frame
from mercat.games.caledonia import tables
from mercat.games.caledonia.land import land_price, neighbouring_goods, pricing_of, terrain_for
from mercat.games.caledonia.maps import PRINTED
from mercat.games.caledonia.rules.bonus import BONUSES
from mercat.games.caledonia.rules.trade import price_to_buy, still_bought
from mercat.games.caledonia.rules.turn import TURN
from mercat.games.caledonia.rules.workers import SETTLING, border_for
from mercat.games.caledonia.settlements import settlements_in_reach, settlements_of
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.vocabulary import GOOD, UNIT

WORKERS: Final = range(int(tables.GOODS_UNITS), int(tables.UNITS))
ALL_UNITS: Final = range(int(tables.UNITS))


class Outlook:
    """The hexes that a seat could put a unit on in the decision it has, money apart; none in other decisions."""

    def __init__(self, state: Caledonia, frame: Frame | None) -> None:
        self.state = state
        self.first = frame is not None and frame.step == SETTLING.number
        self.free = frame is not None and frame.step == BONUSES.number and frame.second > 0
        self.asked = self.first or self.free or (frame is not None and frame.step == TURN.number)
        self.seat: i64 = frame.seat if frame is not None else NONE
        self.twin = state.copy() if self.asked else state
        self.before = self.counted(state) if self.asked else (0, 0)

    def counted(self, state: Caledonia) -> tuple[int, int]:
        """Settlements, and those of the largest group within shipping."""
        return int(settlements_of(state, self.seat)), int(settlements_in_reach(state, self.seat))

    def of(self, hex: i64) -> dict[str, Any] | None:
        """What a unit on this hex would cost and bring, or None where the seat can put none."""
        if not self.asked or self.state.is_taken(hex):
            return None
        word = hex // PER_WORD
        fits = border_for(self.state, self.seat, word) if self.first else self.state.reach[self.seat, word]
        units = [unit for unit in (WORKERS if self.first else ALL_UNITS)
                 if self.state.left_of(self.seat, unit) > 0 and fits & self.terrain(unit, word) & BIT[hex % PER_WORD] != 0]
        return self.told(hex, units) if units else None

    def terrain(self, unit: i64, word: i64) -> i64:
        return terrain_for(self.state, self.seat, unit, word)

    def told(self, hex: i64, units: list[int]) -> dict[str, Any]:
        state, seat = self.state, self.seat
        land = land_price(state, pricing_of(state, seat, self.free), hex)
        goods: i64 = 0 if self.first else still_bought(state, seat, neighbouring_goods(state, seat, hex))
        after = self.after(hex)
        return {"land": int(land), "saved": int(land_price(state, PRINTED, hex) - land),
                "units": [{"unit": UNIT.values[unit], "cost": int(state.cost_of(seat, unit)),
                           "total": int(state.cost_of(seat, unit) + land)} for unit in units],
                "near": [{"good": GOOD.values[good], "price": int(price_to_buy(state, good, goods))} for good in range(6)
                         if goods & BIT[good] != 0],
                "settlements": [self.before[0], after[0]], "group": [self.before[1], after[1]]}

    def after(self, hex: i64) -> tuple[int, int]:
        """Settlements with one more unit there."""
        twin, word = self.twin, hex // PER_WORD
        twin.units[self.seat, word] |= BIT[hex % PER_WORD]
        counted = self.counted(twin)
        twin.units[self.seat, word] &= ~BIT[hex % PER_WORD]
        return counted


def deciding_frame(state: Caledonia) -> Frame | None:
    """The decision on top, if it is a player's."""
    if state.depth == 0:
        return None
    frame = state.open_frame()
    return frame if frame.seat >= 0 else None
