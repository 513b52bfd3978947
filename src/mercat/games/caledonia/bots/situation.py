"""What several inputs of a learned value need to know of the open decisions and the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK, number_in
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

PRODUCTION_STEP: Final[i64] = RULES.number_of("production")
SCORING_STEP: Final[i64] = RULES.number_of("scoring")


class Situation:
    """What several inputs need to know of the open decisions, read once for each position."""

    def __init__(self) -> None:
        self.production_from: i64 = 0       # place in the order from which production is still to come in this round
        self.scoring: bool = False          # whether the tile of this round is still to be scored

    def look(self, state: Caledonia) -> None:
        self.production_from = 9
        self.scoring = False
        for depth in range(i64(1), state.depth + 1):
            step = state.stack[depth] & STEP_MASK
            if step == PRODUCTION_STEP:
                self.production_from = number_in(state.stack[depth], 0)
            elif step == SCORING_STEP:
                self.scoring = True

    def productions_left(self, state: Caledonia, seat: i64) -> i64:
        """How many productions are still to come for a seat."""
        if state.depth == 0:
            return 0
        if state.round == 0:
            return t.ROUNDS
        left = t.ROUNDS - state.round
        for place in range(state.seats):
            if state.order[place] == seat and place >= self.production_from:
                return left + 1
        return left


SITUATION: Final = Situation()


def round_of_tile(state: Caledonia, tile: i64) -> i64:
    """The round in which a tile is still to be scored; 0 for none."""
    for number in range(max(1, state.round), t.ROUNDS + 1):
        if state.tiles[number] == tile and (number > state.round or SITUATION.scoring):
            return number
    return 0
