"""MacKenzie's cellar: barrels come out at any time, and a fresh one goes in at the end of production."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import CELLAR_MONEY, MACKENZIE, WHISKY
from mercat.games.caledonia.vocabulary import AGE, AGED, BY_CELLAR, DONE, NO_BARREL, UNCORK

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1


def bring_up(state: Caledonia, seat: i64, spot: i64) -> None:
    """A barrel goes to the stock and pays for its age."""
    state.cellar[spot] -= 1
    state.earn(seat, CELLAR_MONEY[spot], BY_CELLAR)
    state.gain(seat, WHISKY, 1, BY_CELLAR)


def shift_barrels(state: Caledonia, seat: i64) -> None:
    """At the start of production the right barrel comes out and the left one moves to the right. (Rulebook, MacKenzie)"""
    if state.cellar[RIGHT] > 0:
        bring_up(state, seat, RIGHT)
    state.cellar[RIGHT] = state.cellar[LEFT]
    state.cellar[LEFT] = 0


class Uncork(Rule[Caledonia, Frame]):
    """Take a barrel out of the cellar: £7 from the left spot, £15 from the right, and the whisky. (Rulebook, MacKenzie)

    Asked wherever money or whisky could be missing; the same decision is asked again afterwards.
    """

    verb = UNCORK

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if state.clan[frame.seat] == MACKENZIE:
            for spot in range(i64(2)):
                if state.cellar[spot] > 0:
                    moves.add(UNCORK.move(spot))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.ask(frame.again(frame.first, frame.second))
        bring_up(state, frame.seat, UNCORK.first(move))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        return NO_BARREL.reason(UNCORK.first(move))


class Age(Rule[Caledonia, Frame]):
    """Lay one barrel of this production into the left spot of the cellar. (Rulebook, MacKenzie)"""

    verb = AGE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if state.goods[frame.seat, WHISKY] > 0 and state.cellar[LEFT] == 0:
            moves.add(AGE.move())

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        state.spend(frame.seat, WHISKY, 1, BY_CELLAR)
        state.cellar[LEFT] += 1
        state.say(AGED, frame.seat)


AGEING: Final = Step[Caledonia, Frame]("ageing", [Age()], decline=DONE)
