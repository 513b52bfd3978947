"""The evaluation for bots leaves the position alone and makes bots stronger."""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mercat
from mercat.bots.play.players import GreedyBot, RandomBot
from mercat.engine.game import Score
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import MOST, Moves
from mercat.engine.rules.state import NATURE
from mercat.games.new_bedford.state import NewBedford
from tests.present import present

GAME = mercat.find("new_bedford")


def played(bots: list[GreedyBot | RandomBot], seed: int, look: Callable[[NewBedford, Moves], None] | None = None) -> list[Score]:
    """A whole game of these bots; `look` is shown every decision of a player."""
    state, moves, generator, made = GAME.first(len(bots)), Moves(), Generator(seed), 0
    GAME.rules.advance(state, moves)
    while moves.count:
        seat = int(GAME.rules.to_move(state))
        if look is not None and seat != NATURE:
            look(state, moves)
        move = int(moves.pick(generator)) if seat == NATURE else bots[seat].pick(GAME, state, moves, seed * 1000 + made)
        GAME.rules.apply(state, move, moves)
        made += 1
    return GAME.scores(state)


def test_asking_for_advice_changes_nothing() -> None:
    seen = []
    weights = vec[i64]([0] * int(MOST))

    def look(state: NewBedford, moves: Moves) -> None:
        before, listed = state.dump(), list(moves.listed())
        values = [int(present(GAME.advice).value(state, seat)) for seat in range(3)]
        assert values == [int(present(GAME.advice).value(state, seat)) for seat in range(3)]
        assert state.dump() == before and list(moves.listed()) == listed
        present(GAME.advice).priors(state, moves, weights)
        assert all(weights[place] >= 1 for place in range(moves.count))
        seen.append(values)

    played([RandomBot()] * 3, 2, look)
    assert len(seen) > 50


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_advice_beats_chance(seed: int) -> None:
    scores = played([RandomBot(), GreedyBot(), RandomBot()], seed)
    assert scores[1].place == 1 and scores[1].total >= 2 * max(scores[0].total, scores[2].total)
