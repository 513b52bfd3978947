"""The bids that bots of all strengths make in auctions whose prices the learned value ignores."""

from __future__ import annotations

from typing import Any, TypeVar

from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.judge import Lookahead
from mercat.bots.search.weights import trained
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NONE, State

S = TypeVar("S", bound=State)


def bid(game: Game[S], state: S, moves: Moves) -> int:
    """Return the bid in an auction whose prices the learned value ignores (`Habits.bid`); NONE for other decisions, and in games
    without a learned value."""
    seats = int(state.seats)

    def best(position: Any, offered: Moves) -> int:
        ahead: Lookahead[Any] = Lookahead(judge_of(game, seats), game.copy(position))
        return int(offered.buffer[ahead.best(position, offered, game.rules.to_move(position))])

    def expected(position: Any, seat: int) -> float:
        judge = judge_of(game, seats)
        judge.judge(position, seat)
        return float(judge.usual + judge.spread * judge.value.own)

    return NONE if trained(game, seats) is None else game.habits.bid(state, moves, best, expected)
