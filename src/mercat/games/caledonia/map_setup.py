"""The set-up of the map: a side of each module, neutral workers, covered hexes, and port tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Automatic, Chance, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import first_of, next_of
from mercat.games.caledonia.board.land import is_land, land, land_price
from mercat.games.caledonia.board.maps import HEXES, MODULE_OF, PRINTED
from mercat.games.caledonia.rules.port_access import corner_of
from mercat.games.caledonia.state import Caledonia


class ForModule(Frame):
    """The frame of a draw for one module of the map."""

    names: ClassVar[tuple[str, ...]] = ("module",)

    @property
    def module(self) -> i64:
        return self.number(0)


class DrawSide(Chance[Caledonia, ForModule]):
    """CAL-SETUP-1: draw a side for each of the modules A to D."""

    verb = v.DRAW_SIDE

    def obstacle(self, state: Caledonia, frame: ForModule, move: i64) -> i64:
        return ALLOWED if v.DRAW_SIDE.first(move) // 2 == frame.module else v.OTHER_MODULE.obstacle(frame.module)

    def apply(self, state: Caledonia, frame: ForModule, move: i64) -> None:
        side, module = v.DRAW_SIDE.first(move), frame.module
        state.sides[module] = side
        state.numbers[f.MAP_NUMBER] += side % 2 * BIT[module]
        state.emit(v.SIDE_LAID, side)
        if module + 1 < t.CORNERS:
            state.ask(frame.again(module + 1))


class MapLaid(Automatic[Caledonia, Frame]):
    """The step after the map has been laid out. CAL-SOLO-1: in a solo game, neutral workers occupy the land that costs £1.
    CAL-VARIANT-4: the tighter map has four covered hexes."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        if state.seats == 1:
            hexes = land(state)
            hex = first_of(hexes)
            while hex != NONE:
                if land_price(state, PRINTED, hex) == 1:
                    state.block(hex, f.NEUTRAL)
                hex = next_of(hexes, hex)
        if state.options[o.MAP] == o.TIGHT:
            state.ask(COVERING.frame(NATURE, 0))


class Covering(Frame):
    """The frame of a draw that covers a hex, with the number of hexes covered so far."""

    names: ClassVar[tuple[str, ...]] = ("covered",)

    @property
    def covered(self) -> i64:
        return self.number(0)


class Cover(Chance[Caledonia, Covering]):
    """CAL-VARIANT-4: cover a hex of land; four hexes are covered in total.

    The rulebook prefers one covered hex on each module. Draws follow this preference, but a hand-written deal may cover any land.
    """

    verb = v.COVER

    def obstacle(self, state: Caledonia, frame: Covering, move: i64) -> i64:
        hex = v.COVER.first(move)
        if not is_land(state, hex):
            return v.NOT_LAND.obstacle(hex)
        return v.OCCUPIED.obstacle(hex) if state.is_taken(hex) else ALLOWED

    def weight(self, state: Caledonia, frame: Covering, move: i64) -> i64:
        return 1 if MODULE_OF[v.COVER.first(move)] == uncovered_module(state) else 0

    def apply(self, state: Caledonia, frame: Covering, move: i64) -> None:
        hex = v.COVER.first(move)
        state.block(hex, f.COVER_PIECE)
        state.emit(v.COVERED, hex)
        if frame.covered + 1 < t.CORNERS:
            state.ask(frame.again(frame.covered + 1))


def uncovered_module(state: Caledonia) -> i64:
    """Return the first module without a covered hex."""
    covered: i64 = 0                    # a bit for each module with a covered hex
    for hex in range(HEXES):
        if state.unit[hex] == f.COVER_PIECE:
            covered |= BIT[MODULE_OF[hex]]
    module: i64 = 0
    while covered & BIT[module] != 0:
        module += 1
    return module


class DrawPort(Chance[Caledonia, ForModule]):
    """CAL-SETUP-2: draw a port tile for each corner."""

    verb = v.DRAW_PORT

    def obstacle(self, state: Caledonia, frame: ForModule, move: i64) -> i64:
        return ALLOWED if corner_of(state, v.DRAW_PORT.first(move)) == NONE else v.ALREADY_DRAWN.obstacle()

    def apply(self, state: Caledonia, frame: ForModule, move: i64) -> None:
        state.ports[frame.module] = v.DRAW_PORT.first(move)
        state.emit(v.PORT_LAID, v.DRAW_PORT.first(move), frame.module)
        if frame.module + 1 < t.CORNERS:
            state.ask(frame.again(frame.module + 1))


DRAWING_SIDE: Final = Step[Caledonia, ForModule]("drawing_side", [DrawSide()], ForModule())
MAP_LAID: Final = MapLaid("map_laid")
COVERING: Final = Step[Caledonia, Covering]("covering", [Cover()], Covering())
DRAWING_PORT: Final = Step[Caledonia, ForModule]("drawing_port", [DrawPort()], ForModule())
