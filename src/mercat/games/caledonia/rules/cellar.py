"""MacKenzie's cellar. A barrel may be put into the left spot after production and taken out at any time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.land import may_be_chosen
from mercat.games.caledonia.rules.frames import Turn
from mercat.games.caledonia.state import Caledonia

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1


def has_cellar(state: Caledonia, seat: i64) -> bool:
    """Return whether a seat has a cellar. Only MacKenzie has one."""
    return state.clan[seat] == t.MACKENZIE


def take_out(state: Caledonia, seat: i64, spot: i64) -> None:
    """Move a barrel to the seat's stock and pay the seat for its age."""
    state.cellar[spot] -= 1
    state.earn(seat, t.CELLAR_MONEY[spot], v.BY_CELLAR)
    state.gain(seat, t.WHISKY, 1, v.BY_CELLAR)


def move_barrels(state: Caledonia, seat: i64) -> None:
    """CAL-MACKENZIE-2: at the start of production, take the barrel out of the right spot, and move the left one there."""
    if state.cellar[RIGHT] > 0:
        take_out(state, seat, RIGHT)
    state.cellar[RIGHT] = state.cellar[LEFT]
    state.cellar[LEFT] = 0


def empty_cellar(state: Caledonia) -> None:
    """Empty the cellar at the end of the game for the usual payment (CAL-MACKENZIE-3), as every player would, since barrels may
    be taken out at any time."""
    for seat in range(state.seats):
        if has_cellar(state, seat):
            for spot in (RIGHT, LEFT):
                if state.cellar[spot] > 0:
                    take_out(state, seat, spot)


class Uncork(Rule[Caledonia, Turn]):
    """CAL-MACKENZIE-3: take a barrel out of the cellar at any time, and receive its whisky and £7 (from the left spot) or £15
    (from the right spot).

    The move is offered whenever the seat may need money or whisky. Afterwards, the seat returns to the same decision.
    """

    verb = v.UNCORK

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_be_chosen(state, t.MACKENZIE)

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        spot = v.UNCORK.first(move)
        return ALLOWED if has_cellar(state, frame.seat) and state.cellar[spot] > 0 else v.NO_BARREL.obstacle(spot)

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        if has_cellar(state, frame.seat):
            super().offer(state, frame, moves)

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        state.ask(frame.packed)
        take_out(state, frame.seat, v.UNCORK.first(move))


class Age(Rule[Caledonia, Frame]):
    """CAL-MACKENZIE-4: put one whisky of this production into the left spot of the cellar."""

    verb = v.AGE

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_be_chosen(state, t.MACKENZIE)

    def obstacle(self, state: Caledonia, frame: Frame, move: i64) -> i64:
        if state.goods[frame.seat, t.WHISKY] == 0:
            return v.GOODS_SHORT.obstacle(t.WHISKY, 1)
        return ALLOWED if state.cellar[LEFT] == 0 else v.SPOT_FULL.obstacle(LEFT)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, t.WHISKY, 1, v.BY_CELLAR)
        state.cellar[LEFT] += 1
        state.emit(v.AGED, frame.seat)


AGEING: Final = Step[Caledonia, Frame]("ageing", [Age()], decline=v.DONE)
