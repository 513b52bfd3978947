"""What the game whispers to bots leaves the position alone, is remembered rightly, and is worth hearing."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import mercat
from mercat.bots.players import GreedyBot, RandomBot
from mercat.engine.rng import Generator
from mercat.engine.rules import MOST, Moves
from mercat.engine.state import NATURE, is_compiled
from mercat.games.poseidon.income import Income
from mercat.games.poseidon.sea import DONATION_LEVELS

GAME = mercat.find("poseidon")


def played(bots, seed, look=None, most=100_000):
    """A game of these bots; `look` is shown every decision of a player."""
    state, moves, generator, made = GAME.first(len(bots)), Moves(), Generator(seed), 0
    GAME.rules.settle(state, moves)
    while moves.count and made < most:
        seat = int(GAME.rules.to_move(state))
        if look is not None and seat != NATURE:
            look(state, moves)
        move = int(moves.pick(generator)) if seat == NATURE else bots[seat].pick(GAME, state, moves, seed * 1000 + made)
        GAME.rules.apply(state, move, moves)
        made += 1
    return GAME.scores(state)


def test_listening_changes_nothing():
    weights = vec[i64]([0] * int(MOST))

    def look(state, moves):
        before, listed = state.dump(), list(moves.listed())
        values = [int(GAME.advice.value(state, seat)) for seat in range(3)]
        assert values == [int(GAME.advice.value(state, seat)) for seat in range(3)]
        GAME.advice.priors(state, moves, weights)
        assert all(weights[place] >= 1 for place in range(moves.count))
        assert state.dump() == before and list(moves.listed()) == listed

    played([RandomBot()] * 3, 1, look, most=400)


def test_what_is_remembered_is_what_a_search_finds():
    """One object asked again and again answers like a fresh one."""
    old, kept = Income(), [0]

    def look(state, moves):
        kept[0] += 1
        if kept[0] % 20 == 0:
            for nation in range(8):
                if state.is_founded(nation) and state.ships_of(nation) > 0:
                    remembered = [int(old.choices(state, nation, False).best[level]) for level in range(DONATION_LEVELS)]
                    found = Income().choices(state, nation, False)
                    assert remembered == [int(found.best[level]) for level in range(DONATION_LEVELS)]

    played([RandomBot()] * 4, 3, look, most=1500)
    assert kept[0] > 1000


@pytest.mark.skipif(not is_compiled(), reason="whole games of a bot that looks ahead take minutes interpreted")
def test_advice_beats_chance():
    """One bot that listens against two that play at random: richer in every game."""
    for seed in range(4):
        scores = played([GreedyBot(), RandomBot(), RandomBot()], seed)
        assert scores[0].place == 1 and scores[0].total > 1.5 * max(scores[1].total, scores[2].total)
