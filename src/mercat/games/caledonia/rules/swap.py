"""Port 7: two units of the player's board change places with two on the map."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD, lowest
from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.land import neighbouring_goods, terrain_for
from mercat.games.caledonia.maps import WORDS
from mercat.games.caledonia.options import PORT_SWAP, WITH_NEIGHBOURHOOD
from mercat.games.caledonia.rules.expand import ask_building_bonus, ask_neighbourhood
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import FIELD, HEAP, SWAP, UNITS
from mercat.games.caledonia.vocabulary import BY_PORT, NEEDS_TWO, NONE_LEFT, PORT_NO_USE, REPLACE, SAME_KIND, WRONG_TERRAIN

NOTHING: Final[i64] = 0                 # in the frame of the first replacement; in that of the second its hex, counted from 1


def fits(state: Caledonia, seat: i64, unit: i64, hex: i64) -> bool:
    """Whether a unit of the board may stand where one of the map stands now, the kinds being different. No fields."""
    old = state.unit[hex]
    if old == FIELD or unit == FIELD or is_one_kind(state, seat, old, unit):
        return False
    return terrain_for(state, seat, unit, hex // PER_WORD) & BIT[hex % PER_WORD] != 0


def is_one_kind(state: Caledonia, seat: i64, one: i64, other: i64) -> bool:
    """MacDonald's workers are one kind whatever they do."""
    row = state.clan[seat] + 1
    return HEAP[row, one] == HEAP[row, other]


def has_second(state: Caledonia, seat: i64, old: i64, new: i64, hex: i64) -> bool:
    """Whether, after `new` has taken the place of `old` on a hex, another replacement is possible."""
    for unit in range(UNITS):
        enough: i64 = 2 if is_one_kind(state, seat, unit, new) else 1
        if state.left_of(seat, unit) >= enough and not is_one_kind(state, seat, unit, old):
            for word in range(WORDS):
                cells = state.units[seat, word]
                while cells != 0:
                    other = word * PER_WORD + lowest(cells)
                    cells &= cells - 1
                    if other != hex and not is_one_kind(state, seat, state.unit[other], new) and fits(state, seat, unit, other):
                        return True
    return False


class Replace(Rule[Caledonia, Frame]):
    """Put a unit of the board in place of one on the map, twice, for nothing.

    The two new units are of other kinds than the two old ones; no fields; the terrain must fit. The frame of the second holds
    where the first was made and what stood there. Ruling: two units for two is one exchange, so what it brings follows when both
    are done: the neighbourhood bonus, an option of the table as the editions differ, then the building bonus. (Rulebook, port 7)
    """

    verb = REPLACE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat = frame.seat
        for word in range(WORDS):
            cells = state.units[seat, word]
            while cells != 0:
                hex = word * PER_WORD + lowest(cells)
                cells &= cells - 1
                for unit in range(UNITS):
                    if self.is_possible(state, frame, unit, hex):
                        moves.add(REPLACE.move(unit, hex))

    def is_possible(self, state: Caledonia, frame: Frame, unit: i64, hex: i64) -> bool:
        seat, old = frame.seat, state.unit[hex]
        if state.left_of(seat, unit) == 0 or not fits(state, seat, unit, hex):
            return False
        if frame.first == NOTHING:
            return has_second(state, seat, old, unit, hex)
        return not (is_one_kind(state, seat, unit, frame.second) or is_one_kind(state, seat, old, state.unit[frame.first - 1]))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, unit, hex = frame.seat, REPLACE.first(move), REPLACE.second(move)
        old = state.unit[hex]
        state.remove(seat, hex, BY_PORT)
        state.deploy(seat, unit, hex, BY_PORT)
        if frame.first == NOTHING:
            state.ask(frame.again(hex + 1, old))
        else:
            self.follow(state, seat, frame.first - 1, hex)

    def follow(self, state: Caledonia, seat: i64, one: i64, other: i64) -> None:
        """What both replacements together bring."""
        ask_building_bonus(state, seat, state.unit[one])
        if state.unit[other] != state.unit[one]:
            ask_building_bonus(state, seat, state.unit[other])
        if state.options[PORT_SWAP] == WITH_NEIGHBOURHOOD:
            ask_neighbourhood(state, seat, neighbouring_goods(state, seat, one) | neighbouring_goods(state, seat, other))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, unit, hex = frame.seat, REPLACE.first(move), REPLACE.second(move)
        if state.owner[hex] != seat or unit == FIELD or state.unit[hex] == FIELD:
            return PORT_NO_USE.reason(SWAP)
        if state.left_of(seat, unit) == 0:
            return NONE_LEFT.reason(unit)
        if terrain_for(state, seat, unit, hex // PER_WORD) & BIT[hex % PER_WORD] == 0:
            return WRONG_TERRAIN.reason(unit, hex)
        if frame.first == NOTHING and not is_one_kind(state, seat, state.unit[hex], unit):
            return NEEDS_TWO.reason()
        return SAME_KIND.reason(unit)


REPLACING: Final = Step[Caledonia, Frame]("replacing", [Replace()])
