"""Queries, for the learned value, about the productions and scorings still to come in a game of Clans of Caledonia."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.frame import STEP_MASK, number_in
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES

PRODUCTION_STEP: Final[i64] = RULES.number_of("production")
SCORING_STEP: Final[i64] = RULES.number_of("scoring")


def pending(state: Caledonia, step: i64) -> i64:
    """Return the pending decision of a step as a packed frame, or NONE if there is none."""
    for depth in range(state.depth, i64(0), -1):
        if state.stack[depth] & STEP_MASK == step:
            return state.stack[depth]
    return NONE


def has_production(state: Caledonia) -> bool:
    """Return whether this round's production is still to come for at least one seat."""
    return pending(state, PRODUCTION_STEP) != NONE


def has_scoring(state: Caledonia) -> bool:
    """Return whether this round's tile is still to be scored."""
    return pending(state, SCORING_STEP) != NONE


def productions_left(state: Caledonia, seat: i64) -> i64:
    """Return the number of productions still to come for a seat."""
    if state.depth == 0:
        return 0
    if state.round == 0:
        return t.ROUNDS
    left = t.ROUNDS - state.round
    production = pending(state, PRODUCTION_STEP)
    if production != NONE:
        for place in range(number_in(production, 0), state.seats):
            if state.order[place] == seat:
                return left + 1
    return left


def round_of_tile(state: Caledonia, tile: i64) -> i64:
    """Return the round in which a tile is still to be scored, or 0 if it will not be scored any more."""
    for number in range(max(1, state.round), t.ROUNDS + 1):
        if state.tiles[number] == tile and (number > state.round or has_scoring(state)):
            return number
    return 0
