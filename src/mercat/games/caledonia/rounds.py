"""The sequence of play: the five rounds, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Automatic, SequenceOfPlay
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.cellar import empty_cellar
from mercat.games.caledonia.rules.preparation import REFILL, ROLLING_GOOD, take_merchants_back
from mercat.games.caledonia.rules.production import PRODUCTION
from mercat.games.caledonia.rules.turn import TURNS, take_next_order
from mercat.games.caledonia.scoring_tiles import glory_of_tile
from mercat.games.caledonia.state import Caledonia


class NextRound(Frame):
    """The frame of the next round, with the number of the round."""

    names: ClassVar[tuple[str, ...]] = ("round",)

    @property
    def round(self) -> i64:
        return self.number(0)


class Round(Automatic[Caledonia, NextRound]):
    """CAL-ROUND-1: a round consists of preparation, actions, production and scoring. After the fifth round, the game is over.

    CAL-MACKENZIE-3: at the end, the barrels still in the cellar are taken out automatically.
    """

    def run(self, state: Caledonia, frame: NextRound) -> None:
        number = frame.round
        if number > t.ROUNDS:
            empty_cellar(state)
            return
        state.numbers[f.ROUND_NUMBER] = number
        state.emit(v.ROUND_BEGAN, number, state.tiles[number])
        state.ask(frame.again(number + 1))
        if number > 1:
            take_next_order(state)
            take_merchants_back(state)
        ROUND_STEPS.begin(state)


class Scoring(Automatic[Caledonia, Frame]):
    """The scoring at the end of a round: all seats receive glory for the round's tile (CAL-ROUND-9)."""

    def run(self, state: Caledonia, frame: Frame) -> None:
        tile = state.tiles[state.round]
        if tile != NONE:
            for place in range(state.seats):
                seat = state.order[place]
                state.score(seat, glory_of_tile(state, seat, tile), v.BY_TILE)
        state.emit(v.ROUND_ENDED, state.round)


ROUND: Final = Round("round", NextRound())
SCORING: Final = Scoring("scoring")

# -- the sequence of play: five rounds

ROUND_STEPS: Final = SequenceOfPlay[Caledonia]([
    ROLLING_GOOD,           # from the second round on, in a solo game: change prices, then refill slots
    REFILL,                 # from the second round on, in other games: refill slots
    TURNS,                  # the actions, until all seats have passed
    PRODUCTION,             # workers earn money, animals and fields yield goods, factories process them
    SCORING])               # the glory for the round's tile
