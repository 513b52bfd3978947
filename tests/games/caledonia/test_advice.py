"""What advice says of a decision that a seat's own move has opened: the value after the answers that look best by themselves."""

from random import Random

import pytest

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import is_compiled
from mercat.games.caledonia.bots.advice import ADVICE, LONGEST_CHAIN, standing
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.steps import RULES
from mercat.learning import Episode

CHAINS = 400 if is_compiled() else 60


def plain_value(state: Caledonia, seat: int) -> tuple[int, int]:
    """The value, and how many answers were chosen; each position is a new copy, and every move lists what follows."""
    position, answers, moves = state.copy(), 0, Moves()
    while ADVICE.is_chained(position, seat) and answers < LONGEST_CHAIN:
        RULES.offer(position, moves)
        after = []
        for move in moves.listed():
            tried = position.copy()
            RULES.apply(tried, move, Moves())
            after.append(tried)
        position = max(after, key=lambda tried: int(standing(tried, seat)))
        answers += 1
    return int(standing(position, seat)), answers


@pytest.mark.parametrize("seats", [2, 4])
def test_the_value_of_a_move_that_is_not_finished(seats: int) -> None:
    chance, seen = Random(seats), dict.fromkeys(range(LONGEST_CHAIN + 1), 0)
    episode = Episode("caledonia", seats, seed=seats)
    while sum(seen.values()) < CHAINS:
        seat = episode.to_move
        if seat is None:
            episode.begin(chance.randrange(1000))
            continue
        state = episode.state
        assert isinstance(state, Caledonia)
        if ADVICE.is_chained(state, seat):
            value, answers = plain_value(state, seat)
            assert int(ADVICE.value(state, seat)) == value
            seen[answers] += 1
        episode.step(chance.choice(episode.legal))
    assert seen[1] > 0 and sum(seen.values()) > seen[1]
