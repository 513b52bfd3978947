"""The beginning of a game of New Bedford with a blunder, for tests of reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mercat.bots.analysis.evaluation import Evaluator, Setting, measure
from mercat.bots.analysis.outlooks import utility
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.judge import Lookahead
from mercat.engine.matches.match import Match

GRAVE: Final = 0.1                                       # least cost of the blunder, in shares of the win
AFTER: Final = 5                                         # moves after the blunder


def blundered(names: Sequence[str] = ("Ana", "Ben")) -> tuple[Match[Any], int]:
    """Return a game of two players who follow the learned value, with one badly placed worker, and the journal's length before
    that move.

    The blunder is found by its measured cost, so the weights may change.
    """
    match = Match.start("new_bedford", 2, seed=5, names=names)
    ahead: Lookahead[Any] = Lookahead(judge_of(match.game, 2), match.game.copy(match.state))
    blunder = 0
    while not blunder or len(match.entries) <= blunder + AFTER:
        seat = int(match.to_move or 0)
        best = int(ahead.best(match.state, match.moves, seat))
        if not blunder and str(match.legal()[best]).startswith("place"):
            worst = min(range(match.moves.count), key=lambda place: ahead.utilities[place])
            table = Evaluator(Setting("new_bedford", match.options, 2), match.state.dump())
            good, bad = (utility(measure(table, int(match.moves.buffer[place])), seat, table.spread) for place in (best, worst))
            if good - bad > GRAVE:
                best, blunder = worst, len(match.entries)
        match.play(int(match.moves.buffer[best]))
    return match, blunder
