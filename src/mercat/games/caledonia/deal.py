"""Set-up: what nature deals, in the order of the rulebook. Every draw may also be written by hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD, lowest
from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NATURE, NONE, Frame
from mercat.games.caledonia.harbour import corner_of
from mercat.games.caledonia.land import is_land, land, land_price
from mercat.games.caledonia.maps import HEXES, PRINTED, WORDS
from mercat.games.caledonia.options import AUCTION, CLANS, EXPERIENCE, FUTURE, NO_CLANS, ON, PORTS, SCORING_TILES, SHOWN, TIGHT
from mercat.games.caledonia.options import MAP as MAP_OPTION
from mercat.games.caledonia.pile import DRAWING, TO_DISPLAY, TO_FUTURE
from mercat.games.caledonia.preparation import ROUND
from mercat.games.caledonia.rules.auction import AUCTIONING
from mercat.games.caledonia.rules.draft import CLAIMING, DRAFTING
from mercat.games.caledonia.rules.workers import FIRST_WORKERS
from mercat.games.caledonia.state import COVER, MAP_NUMBER, NEUTRAL, Caledonia
from mercat.games.caledonia.tables import BONUS_DRAW, CONTRACTS, CORNERS, DISPLAYED, GOODS, ROUNDS, START_STEP, STARTS, TILES
from mercat.games.caledonia.tables import CLANS as CLAN_COUNT
from mercat.games.caledonia.tables import PORTS as PORT_COUNT
from mercat.games.caledonia.vocabulary import (
    CLAN_OFFERED,
    COVERED,
    DRAW_CLAN,
    DRAW_FIRST,
    DRAW_PORT,
    DRAW_SIDE,
    DRAW_START,
    DRAW_TILE,
    PORT_LAID,
    SIDE_LAID,
    START_OFFERED,
    TILE_LAID,
    TURN_ORDER,
)
from mercat.games.caledonia.vocabulary import COVER as COVER_WITH


class Dealing(Automatic[Caledonia, Frame]):
    """Everything is laid out, clans are chosen, first workers placed, and the first round begins. (Rulebook, set-up)"""

    def run(self, state: Caledonia, frame: Frame) -> None:
        for good in range(GOODS):
            state.price[good] = START_STEP
        for contract in range(i64(1), CONTRACTS + 1):
            state.pile[contract] = 1
        state.then(FIRST_WORKERS.frame(NATURE, 0), ROUND.frame(NATURE, 1))
        if state.options[CLANS] == AUCTION:
            state.ask(AUCTIONING.frame(NATURE))
        else:
            state.ask(DRAFTING.frame(NATURE, state.seats - 1))
        if state.options[CLANS] == EXPERIENCE:
            state.ask(CLAIMING.frame(NATURE, 0))
        state.ask(CLANS_LAID.frame(NATURE))
        state.ask(DRAWING_FIRST.frame(NATURE))
        if state.options[FUTURE] == SHOWN:
            state.ask(DRAWING.frame(NATURE, TO_FUTURE, BONUS_DRAW))
        state.ask(DRAWING.frame(NATURE, TO_DISPLAY, DISPLAYED[state.seats]))
        if state.options[SCORING_TILES] == ON:
            state.ask(DRAWING_TILE.frame(NATURE, 1))
        if state.options[PORTS] == ON:
            state.ask(DRAWING_PORT.frame(NATURE, 0))
        state.then(DRAWING_SIDE.frame(NATURE, 0), MAP_LAID.frame(NATURE))


class DrawSide(Rule[Caledonia, Frame]):
    """A side for each module, A to D: the frame's first number."""

    verb = DRAW_SIDE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        moves.draw(DRAW_SIDE.move(frame.first * 2), 1)
        moves.draw(DRAW_SIDE.move(frame.first * 2 + 1), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        side, module = DRAW_SIDE.first(move), frame.first
        state.sides[module] = side
        state.numbers[MAP_NUMBER] += side % 2 * BIT[module]
        state.say(SIDE_LAID, side)
        if module + 1 < CORNERS:
            state.ask(frame.again(module + 1, 0))


class MapLaid(Automatic[Caledonia, Frame]):
    """Alone, neutral workers hold the land that costs £1; a tighter map has four covered hexes. (Rulebook, solo; variants)"""

    def run(self, state: Caledonia, frame: Frame) -> None:
        if state.seats == 1:
            for word in range(WORDS):
                cells = land(state, word)
                while cells != 0:
                    hex = word * PER_WORD + lowest(cells)
                    cells &= cells - 1
                    if land_price(state, PRINTED, hex) == 1:
                        state.block(hex, NEUTRAL)
        if state.options[MAP_OPTION] == TIGHT:
            state.ask(COVERING.frame(NATURE, 0))


class Cover(Rule[Caledonia, Frame]):
    """Cover a hex of land, four in all. (Rulebook, tighter map)

    The rulebook prefers one on each module: chance keeps to that, a deal written by hand may cover any land.
    """

    verb = COVER_WITH

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        covered: i64 = 0                # a bit for each module that has one
        for hex in range(HEXES):
            if state.unit[hex] == COVER:
                covered |= BIT[module_of(hex)]
        module: i64 = 0
        while covered & BIT[module] != 0:
            module += 1
        for hex in range(HEXES):
            if is_land(state, hex) and not state.is_taken(hex):
                moves.draw(COVER_WITH.move(hex), 1 if module_of(hex) == module else 0)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        hex = COVER_WITH.first(move)
        state.block(hex, COVER)
        state.say(COVERED, hex)
        if frame.first + 1 < CORNERS:
            state.ask(frame.again(frame.first + 1, 0))


def module_of(hex: i64) -> i64:
    """Which module a hex lies on: A, B, C, D clockwise from the top left."""
    column, row = hex // 9, hex % 9
    lower = row >= 5 or (row == 4 and column % 2 == 1)
    if column < 6:
        return 3 if lower else 0
    return 2 if lower else 1


class DrawPort(Rule[Caledonia, Frame]):
    """A port tile for each corner. (Rulebook, port bonus tiles)"""

    verb = DRAW_PORT

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for port in range(PORT_COUNT):
            if corner_of(state, port) == NONE:
                moves.draw(DRAW_PORT.move(port), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.ports[frame.first] = DRAW_PORT.first(move)
        state.say(PORT_LAID, DRAW_PORT.first(move), frame.first)
        if frame.first + 1 < CORNERS:
            state.ask(frame.again(frame.first + 1, 0))


class DrawTile(Rule[Caledonia, Frame]):
    """A scoring tile for each round. (Rulebook, export board)"""

    verb = DRAW_TILE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for tile in range(TILES):
            if not any(state.tiles[round] == tile for round in range(i64(1), ROUNDS + 1)):
                moves.draw(DRAW_TILE.move(tile), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.tiles[frame.first] = DRAW_TILE.first(move)
        state.say(TILE_LAID, DRAW_TILE.first(move), frame.first)
        if frame.first < ROUNDS:
            state.ask(frame.again(frame.first + 1, 0))


class DrawFirst(Rule[Caledonia, Frame]):
    """Who begins, or opens the first auction; the others follow clockwise. (Rulebook, turn order)"""

    verb = DRAW_FIRST

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for seat in range(state.seats):
            moves.draw(DRAW_FIRST.move(seat), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat = DRAW_FIRST.first(move)
        for place in range(state.seats):
            state.order[place] = seat
            if state.options[CLANS] != AUCTION:         # where places are won
                state.say(TURN_ORDER, seat, place + 1)
            seat = 0 if seat + 1 == state.seats else seat + 1


class ClansLaid(Automatic[Caledonia, Frame]):
    """One clan more than players, each with a starting tile; for an auction as many as players; by experience all of them.

    Without clans only starting tiles lie out, one more than players. (Rulebook, clans; variants)
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        offered = state.seats if state.options[CLANS] == AUCTION else state.seats + 1
        if state.options[CLANS] == EXPERIENCE:
            offered = CLAN_COUNT
        if state.options[CLANS] == NO_CLANS:
            state.ask(DRAWING_START.frame(NATURE, NONE, offered))
        else:
            state.ask(DRAWING_CLAN.frame(NATURE, offered))


class DrawClan(Rule[Caledonia, Frame]):
    """A clan lies out; a starting tile is put beside it. The frame says how many are still to come."""

    verb = DRAW_CLAN

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for clan in range(CLAN_COUNT):
            if state.clan_start[clan] == NONE:
                moves.draw(DRAW_CLAN.move(clan), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        if frame.first > 1:
            state.ask(frame.again(frame.first - 1, 0))
        state.ask(DRAWING_START.frame(NATURE, DRAW_CLAN.first(move), 1))


class DrawStart(Rule[Caledonia, Frame]):
    """A starting tile for a clan, the frame's first number, or for whoever takes it; the second is how many are still to come."""

    verb = DRAW_START

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        for start in range(i64(1), STARTS + 1):
            beside_clan = any(state.clan_start[clan] == start for clan in range(CLAN_COUNT))
            if state.start_offered[start] == 0 and not beside_clan:
                moves.draw(DRAW_START.move(start), 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        start = DRAW_START.first(move)
        if frame.first == NONE:
            state.start_offered[start] = 1
            state.say(START_OFFERED, start)
        else:
            state.clan_start[frame.first] = start
            state.say(CLAN_OFFERED, frame.first, start)
        if frame.second > 1:
            state.ask(frame.again(frame.first, frame.second - 1))


DEALING: Final = Dealing("dealing")
DRAWING_SIDE: Final = Step[Caledonia, Frame]("drawing_side", [DrawSide()])
MAP_LAID: Final = MapLaid("map_laid")
COVERING: Final = Step[Caledonia, Frame]("covering", [Cover()])
DRAWING_PORT: Final = Step[Caledonia, Frame]("drawing_port", [DrawPort()])
DRAWING_TILE: Final = Step[Caledonia, Frame]("drawing_tile", [DrawTile()])
DRAWING_FIRST: Final = Step[Caledonia, Frame]("drawing_first", [DrawFirst()])
CLANS_LAID: Final = ClansLaid("clans_laid")
DRAWING_CLAN: Final = Step[Caledonia, Frame]("drawing_clan", [DrawClan()])
DRAWING_START: Final = Step[Caledonia, Frame]("drawing_start", [DrawStart()])
