"""New Bedford keeps what every game promises, and nothing that its rules offer is out of reach."""

import pytest

import mercat
from mercat.conformance.random_games import check_game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from tests.thorough import games

pytestmark = pytest.mark.one_form
GAME = mercat.find("new_bedford")
ONLY = {"print_and_play": {"hand_in"}, "second_printing": set()}     # what this edition does not have
NOT_FOR_TWO = {"barrel"}


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_the_kit(seats: int, edition: str) -> None:
    said = check_game(GAME, seats, {"edition": edition}, games=games(60, 3), seed=seats)
    assert said <= set(GAME.vocabulary.by_name) - ONLY[edition]


@pytest.mark.parametrize("edition", GAME.options[0].values)
@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_random_games_say_every_verb(seats: int, edition: str) -> None:
    """Nothing that the rules offer is out of reach of play."""
    missing = set(GAME.vocabulary.by_name) - ONLY[edition] - (NOT_FOR_TWO if seats == 2 else set())
    for seed in range(150):
        state, moves, generator = GAME.first(seats, [GAME.options[0].values.index(edition)]), Moves(), Generator(seed)
        GAME.rules.advance(state, moves)
        while moves.count:
            move = moves.pick(generator)
            missing.discard(GAME.vocabulary.verb(move).name)
            GAME.rules.apply(state, move, moves)
        if not missing:
            return
    assert missing == set()
