"""The set-up: nature's draws, in the order of the rulebook. Each draw may also be written by hand in a deal."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, Chance, Step
from mercat.engine.rules.state import NATURE, NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.map_setup import DRAWING_PORT, DRAWING_SIDE, MAP_LAID
from mercat.games.caledonia.rounds import ROUND
from mercat.games.caledonia.rules.auction import AUCTIONING
from mercat.games.caledonia.rules.draft import CLAIMING, DRAFTING
from mercat.games.caledonia.rules.first_workers import FIRST_WORKERS
from mercat.games.caledonia.rules.pile import DRAWING, TO_DISPLAY, TO_FUTURE
from mercat.games.caledonia.state import Caledonia


def set_up(state: Caledonia) -> None:
    """Set up the first position, before anything is laid out."""
    state.ask(LAYING_OUT.frame(NATURE))


class LayingOut(Automatic[Caledonia, Frame]):
    """The set-up as a sequence: everything is laid out, clans are chosen, first workers are placed, and the first round begins.

    CAL-SETUP-3: prices begin on the fourth step. CAL-SETUP-4: contracts are face up. CAL-VARIANT-3: scoring tiles and ports are
    drawn only if the table plays with them.
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        for good in range(t.GOODS):
            state.price[good] = t.START_STEP
        for contract in range(i64(1), t.CONTRACTS + 1):
            state.pile[contract] = 1
        frames = [DRAWING_SIDE.frame(NATURE, 0), MAP_LAID.frame(NATURE)]
        if state.options[o.PORTS] == o.ON:
            frames.append(DRAWING_PORT.frame(NATURE, 0))
        if state.options[o.SCORING_TILES] == o.ON:
            frames.append(DRAWING_TILE.frame(NATURE, 1))
        frames.append(DRAWING.frame(NATURE, TO_DISPLAY, t.DISPLAYED[state.seats]))
        if state.options[o.FUTURE] == o.SHOWN:
            frames.append(DRAWING.frame(NATURE, TO_FUTURE, t.BONUS_DRAW))
        frames += [DRAWING_FIRST.frame(NATURE), CLANS_LAID.frame(NATURE)]
        if state.options[o.CLANS] == o.EXPERIENCE:
            frames.append(CLAIMING.frame(NATURE, 0))
        if state.options[o.CLANS] == o.AUCTION:
            frames.append(AUCTIONING.frame(NATURE, 0, NONE))
        else:
            frames.append(DRAFTING.frame(NATURE, state.seats - 1))
        frames += [FIRST_WORKERS.frame(NATURE, 0), ROUND.frame(NATURE, 1)]
        for step in reversed(frames):
            state.ask(step)


class ForRound(Frame):
    """The frame of a draw of a scoring tile, with the number of the round."""

    names: ClassVar[tuple[str, ...]] = ("round",)

    @property
    def round(self) -> i64:
        return self.number(0)


class DrawTile(Chance[Caledonia, ForRound]):
    """CAL-SETUP-5: draw a scoring tile for each round."""

    verb = v.DRAW_TILE

    def obstacle(self, state: Caledonia, frame: ForRound, move: i64) -> i64:
        tile = v.DRAW_TILE.first(move)
        drawn = any(state.tiles[round] == tile for round in range(i64(1), t.ROUNDS + 1))
        return v.ALREADY_DRAWN.obstacle() if drawn else ALLOWED

    def apply(self, state: Caledonia, frame: ForRound, move: i64) -> None:
        state.tiles[frame.round] = v.DRAW_TILE.first(move)
        state.emit(v.TILE_LAID, v.DRAW_TILE.first(move), frame.round)
        if frame.round < t.ROUNDS:
            state.ask(frame.again(frame.round + 1))


class DrawFirst(Chance[Caledonia, Frame]):
    """CAL-SETUP-6: draw the seat that begins or opens the first auction. The other seats follow clockwise."""

    verb = v.DRAW_FIRST

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        return ALLOWED if v.DRAW_FIRST.first(move) < state.seats else v.NO_SUCH_SEAT.obstacle()

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat = v.DRAW_FIRST.first(move)
        for place in range(state.seats):
            state.order[place] = seat
            if state.options[o.CLANS] != o.AUCTION:     # in an auction, the choice of clans decides the order
                state.emit(v.TURN_ORDER, seat, place + 1)
            seat = 0 if seat + 1 == state.seats else seat + 1


# -- clans and starting tiles


class ClansLaid(Automatic[Caledonia, Frame]):
    """CAL-SETUP-7: one more clan than there are players is laid out, each with a starting tile.

    CAL-VARIANT-6: in an auction, only as many clans as there are players are laid out. CAL-VARIANT-10: if clans are chosen by
    experience, all clans are laid out. CAL-VARIANT-5: without clans, only starting tiles are laid out, one more than there are
    players.
    """

    def run(self, state: Caledonia, frame: Frame) -> None:
        offered = state.seats if state.options[o.CLANS] == o.AUCTION else state.seats + 1
        if state.options[o.CLANS] == o.EXPERIENCE:
            offered = t.CLAN_COUNT
        if state.options[o.CLANS] == o.NO_CLANS:
            state.ask(DRAWING_START.frame(NATURE, NONE, offered))
        else:
            state.ask(DRAWING_CLAN.frame(NATURE, offered))


class DrawingClan(Frame):
    """The frame of a draw of clans. `left` clans are still to be drawn."""

    names: ClassVar[tuple[str, ...]] = ("left",)

    @property
    def left(self) -> i64:
        return self.number(0)


class DrawClan(Chance[Caledonia, DrawingClan]):
    """CAL-SETUP-7: draw a clan to be laid out, with a starting tile beside it."""

    verb = v.DRAW_CLAN

    def obstacle(self, state: Caledonia, frame: DrawingClan, move: i64) -> i64:
        return ALLOWED if state.clan_start[v.DRAW_CLAN.first(move)] == NONE else v.ALREADY_DRAWN.obstacle()

    def apply(self, state: Caledonia, frame: DrawingClan, move: i64) -> None:
        if frame.left > 1:
            state.ask(frame.again(frame.left - 1))
        state.ask(DRAWING_START.frame(NATURE, v.DRAW_CLAN.first(move), 1))


class DrawingStart(Frame):
    """The frame of a draw of starting tiles, for a clan or, if `clan` is NONE, for any player. `left` tiles are still to be
    drawn."""

    names: ClassVar[tuple[str, ...]] = ("clan", "left")

    @property
    def clan(self) -> i64:
        return self.number(0)

    @property
    def left(self) -> i64:
        return self.number(1)


class DrawStart(Chance[Caledonia, DrawingStart]):
    """Draw a starting tile for a clan (CAL-SETUP-7) or for any player (CAL-VARIANT-5)."""

    verb = v.DRAW_START

    def obstacle(self, state: Caledonia, frame: DrawingStart, move: i64) -> i64:
        start = v.DRAW_START.first(move)
        if start == 0:
            return v.NO_SUCH_START.obstacle(start)
        beside_clan = any(state.clan_start[clan] == start for clan in range(t.CLAN_COUNT))
        return v.ALREADY_DRAWN.obstacle() if beside_clan or state.start_offered[start] != 0 else ALLOWED

    def apply(self, state: Caledonia, frame: DrawingStart, move: i64) -> None:
        start = v.DRAW_START.first(move)
        if frame.clan == NONE:
            state.start_offered[start] = 1
            state.emit(v.START_OFFERED, start)
        else:
            state.clan_start[frame.clan] = start
            state.emit(v.CLAN_OFFERED, frame.clan, start)
        if frame.left > 1:
            state.ask(frame.again(frame.clan, frame.left - 1))


LAYING_OUT: Final = LayingOut("dealing")
DRAWING_TILE: Final = Step[Caledonia, ForRound]("drawing_tile", [DrawTile()], ForRound())
DRAWING_FIRST: Final = Step[Caledonia, Frame]("drawing_first", [DrawFirst()])
CLANS_LAID: Final = ClansLaid("clans_laid")
DRAWING_CLAN: Final = Step[Caledonia, DrawingClan]("drawing_clan", [DrawClan()], DrawingClan())
DRAWING_START: Final = Step[Caledonia, DrawingStart]("drawing_start", [DrawStart()], DrawingStart())
