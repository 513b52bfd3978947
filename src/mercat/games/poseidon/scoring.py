"""POS-END-2: a player's wealth is the player's money plus the value of every merchant at its nation's prestige.

POS-END-4: the treasuries belong to no player. POS-END-3: the richest player wins; tied players share the place.
"""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.game import Score, ScoreLine
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.state import Poseidon


def points(state: Poseidon, seat: i64) -> i64:
    """Return a player's wealth, as if the game ended now."""
    total = state.money[seat]
    for nation in range(t.NATIONS):
        if state.merchants[seat, nation] > 0:
            total += state.merchants[seat, nation] * state.merchant_price(nation)
    return total


def score_of(state: Poseidon, seat: i64) -> Score:
    """Return a player's score sheet, with a line for the money and one for each nation."""
    lines = [ScoreLine("money", int(state.money[seat]))]
    for nation in range(t.NATIONS):
        held = state.merchants[seat, nation]
        lines.append(ScoreLine(t.NATION_NAMES[nation], int(held * state.merchant_price(nation)) if held > 0 else 0))
    return Score(int(seat), lines)


def score(state: Poseidon) -> list[Score]:
    """Return the score sheets of all players, in the order of the seats."""
    return [score_of(state, seat) for seat in range(state.seats)]
