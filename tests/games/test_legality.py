"""What is offered has no obstacle, and what is not offered has a reason: for every move that a decision knows."""

from collections.abc import Iterator

import pytest

import mercat
from mercat.conformance.random_games import disagreement
from mercat.conformance.terms import choices
from mercat.engine.game import Game
from mercat.engine.matches.match import chosen_options
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State, is_compiled
from mercat.games.caledonia.state import Caledonia

GAMES = mercat.names()
POSITIONS = 6000 if is_compiled() else 600              # looked at in each game


def positions(game: Game[Caledonia], seats: int, options: dict[str, str], most: int) -> Iterator[tuple[State, Moves]]:
    """`most` positions of random games in which somebody decides, with the moves offered there."""
    seed = seen = 0
    while seen < most:
        state, moves, generator = game.first(seats, chosen_options(game, seats, options)), Moves(), Generator(seed)
        game.rules.advance(state, moves)
        while moves.count and seen < most:
            yield state, moves
            game.rules.apply(state, moves.pick(generator), moves)
            seen += 1
        seed += 1


@pytest.mark.parametrize("name", GAMES)
def test_offered_and_without_obstacle_are_the_same(name: str) -> None:
    game = mercat.find(name)
    tried = choices(game)
    for seats, options in tried:
        for state, moves in positions(game, seats, options, POSITIONS // len(tried)):
            move = int(disagreement(game.rules, state, moves))
            assert move == -1, (game.rules.step(state).name, game.vocabulary.spell(move), seats, options,
                                game.rules.why_not(state, move), state.dump())


@pytest.mark.parametrize("name", GAMES)
def test_every_obstacle_can_be_explained(name: str) -> None:
    """Every reason met on the way has values that its facets know."""
    game = mercat.find(name)
    explained = set()
    for state, _moves in positions(game, game.most, {}, 300):
        for rule in game.rules.step(state).menu:
            for move in list(rule.every_move)[::7]:
                obstacle = game.rules.obstacle(state, move)
                if obstacle > 0 and obstacle not in explained:
                    explained.add(obstacle)
                    reason = game.vocabulary.reason_of(obstacle)
                    assert len(reason.facts) == len(reason.word.facets)
                    assert all(value >= 0 for value in (reason.first, reason.second, reason.third)[:len(reason.word.facets)])
    assert len(explained) > 10
