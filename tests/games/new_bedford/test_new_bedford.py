"""New Bedford keeps what every game promises, its transcripts hold, and the same games come out the same."""

import json
from pathlib import Path

import pytest

import mercat
from mercat.engine import transcript
from mercat.engine.kit import check_game
from mercat.engine.playout import digest_games
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import is_compiled

GAME = mercat.find("new_bedford")
HERE = Path(__file__).parent
TRANSCRIPTS = sorted(HERE.glob("*.play"))
DIGESTS = json.loads((HERE / "digests.json").read_text())
ONLY = {"print_and_play": {"hand_in"}, "second_printing": set()}     # what this edition does not have
NOT_FOR_TWO = {"barrel"}


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_the_kit(seats, edition):
    games = 400 if is_compiled() else 3         # compiled, thousands of games are a matter of seconds
    said = check_game(GAME, seats, {"edition": edition}, games=games, seed=seats)
    assert said <= set(GAME.vocabulary.by_name) - ONLY[edition]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcripts(path):
    assert [str(failure) for failure in transcript.run(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_random_games_say_every_verb(seats, edition):
    """Nothing that the rules offer is out of reach of play."""
    missing = set(GAME.vocabulary.by_name) - ONLY[edition] - (NOT_FOR_TWO if seats == 2 else set())
    for seed in range(150):
        state, moves, generator = GAME.first(seats, [GAME.options[0].values.index(edition)]), Moves(), Generator(seed)
        GAME.rules.settle(state, moves)
        while moves.count:
            move = moves.pick(generator)
            missing.discard(GAME.vocabulary.verb(move).name)
            GAME.rules.apply(state, move, moves)
        if not missing:
            return
    assert missing == set()


@pytest.mark.parametrize("key", sorted(DIGESTS))
def test_the_same_games_as_ever(key):
    """Compiled and interpreted, today and when the digest was written; renewed only by a commit that says why."""
    seats, edition = key.split()
    assert digest_games(GAME, int(seats), [GAME.options[0].values.index(edition)], 0, 20) == DIGESTS[key]
