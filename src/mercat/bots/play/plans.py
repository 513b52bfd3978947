"""Plans: sequences of moves of one turn that belong together, compared by their outcomes, because a short search would not find
them move by move."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from time import perf_counter
from typing import Any

from mercat.bots.play.picking import usual_lead
from mercat.bots.search.by_playouts import POINT, Search, smooth
from mercat.engine.game import Game
from mercat.engine.rules.moves import Moves


def best_start(game: Game[Any], state: Any, move: int, plans: Sequence[Sequence[int]], playouts: int, seconds: float,
               seed: int) -> int:
    """Return the first move of the plan that leads to the best position; `move` if no plan leads to a better position than that
    move alone.

    Each position is judged by `playouts` playouts, within `seconds` in total; 0 seconds means unlimited.
    """
    seat, starts = int(game.rules.to_move(state)), [[move], *plans]
    worths = [worth_after(game, state, seat, start, playouts, seconds / len(starts), seed) for start in starts]
    return starts[worths.index(max(worths))][0]


def worth_after(game: Game[Any], state: Any, seat: int, made: Sequence[int], playouts: int, seconds: float, seed: int) -> float:
    """Return the value for a seat, from 0 to 1, of the position after the moves `made`: the mean of the playouts of a search from
    there."""
    after, moves, began = game.copy(state), Moves(), perf_counter()
    for move in made:
        game.rules.apply(after, move, moves)
    scale = POINT * usual_lead(game)
    if moves.count == 0:
        return smooth(margin([POINT * int(game.points(after, other)) for other in range(int(after.seats))], seat), scale)
    search: Search[Any] = Search(game, after, seed)
    found = list[float]()
    while len(found) < playouts and (not found or not 0.0 < seconds < perf_counter() - began):
        search.iterate()
        found.append(smooth(margin([float(score) for score in search.score], seat), scale))
    return fmean(found)


def margin(scores: Sequence[float], seat: int) -> float:
    """Return a seat's lead over the best of the other seats; in a solo game, its own score."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0.0)
