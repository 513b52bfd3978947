"""Nature's draws are fair in every game: as likely as their weights say, one by one and in pairs, and as many deals as seeds.

The seeds are fixed, so nothing here comes out differently tomorrow. The last test applies the same measure to the generator used
before, which fails it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest

import mercat
from mercat.engine.matches.chance import drawn, seed_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE
from tests.chisquare import distance
from tests.thorough import games

pytestmark = pytest.mark.one_form
LIMIT = 5.0                             # standard deviations
GAMES = {"caledonia": 400, "new_bedford": 200, "poseidon": 400}              # compiled; a quarter interpreted
SETUPS = games(10_000, 2_000)
LOW = 0xFFFFFFFF
CASES = [(name, seats) for name in GAMES for seats in range(int(mercat.find(name).fewest), int(mercat.find(name).most) + 1)]


def new(seed: int, number: int, moves: Moves) -> int:
    return int(drawn(seed_of(seed), number, moves))


def mixed(number: int) -> int:
    number = (number ^ number >> 16) * 0x45D9F3B & LOW
    number = (number ^ number >> 16) * 0x45D9F3B & LOW
    return number ^ number >> 16


def old(seed: int, number: int, moves: Moves) -> int:
    """The first word of a generator in which nothing but the draw's number moves."""
    first, last = mixed((seed & LOW) + 1), mixed(number + 0x1B873593 & LOW) | 1
    total = first + last & LOW
    word = ((total << 7 | total >> 25) & LOW) + first & LOW
    return int(moves.at_weight(word * int(moves.weight) >> 32))


def draws(name: str, seats: int, seed: int, draw: Callable[[int, int, Moves], int],
          most: int = 10**6) -> Iterator[tuple[str, int, dict[int, int]]]:
    """Nature's draws of one game, the seats playing evenly: the decision, the outcome, and the odds of every place."""
    game = mercat.find(name)
    state, moves, made, others = game.first(seats), Moves(), 0, seed_of(-1 - seed)
    game.rules.advance(state, moves)
    turn = 0
    while moves.count and made < most:
        if game.rules.to_move(state) == NATURE:
            listed = [int(move) for move in moves.listed()]
            weights = [int(moves.weights[place]) for place in range(len(listed))]
            move = draw(seed, made, moves)
            yield game.rules.step(state).name, move, dict(zip(listed, weights, strict=True))
            made += 1
        else:
            move = int(moves.buffer[others.below(turn, int(moves.count))])
            turn += 1
        game.rules.apply(state, move, moves)


def distances(name: str, seats: int, games: int, draw: Callable[[int, int, Moves], int], most: int = 10**6) -> dict[str, float]:
    """For every kind of draw: how far its outcomes are from their odds, and how far pairs of consecutive draws are.

    Odds differ from draw to draw, so outcomes are grouped by where they fall: in which quarter of the weights, of 720.
    """
    singles: dict[str, tuple[dict[object, float], dict[object, float]]] = defaultdict(
        lambda: (defaultdict(float), defaultdict(float)))
    pairs: tuple[dict[object, float], dict[object, float]] = defaultdict(float), defaultdict(float)
    for seed in range(games):
        before = None
        for kind, move, odds in draws(name, seats, seed, draw, most):
            whole = sum(odds.values())
            for outcome, weight in odds.items():
                singles[kind][1][outcome] += weight / whole
            singles[kind][0][move] += 1
            below, shares = 0.0, {}
            for outcome, weight in odds.items():        # which half of the weights an outcome lies in, in parts
                part = [max(0.0, min(below + weight, half + whole / 2) - max(below, half)) for half in (0, whole / 2)]
                shares[outcome] = [size / weight for size in part]
                below += weight
            here = shares[move]
            if before is not None and whole > 1:
                for half in (0, 1):
                    for other in (0, 1):
                        pairs[0][half, other] += before[half] * here[other]
                        pairs[1][half, other] += 0.25
            before = here if whole > 1 else None
    by_kind = {kind: distance(seen, expected) for kind, (seen, expected) in singles.items()}
    if pairs[1]:
        by_kind["pairs"] = distance(*pairs)
    return by_kind


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_every_kind_of_draw_is_as_likely_as_it_should_be(name: str, seats: int) -> None:
    most = 40 if name == "caledonia" else 1 if name == "poseidon" else 10**6
    found = distances(name, seats, games(GAMES[name], GAMES[name] // 4) // max(1, seats - 1), new, most)
    assert found and all(far < LIMIT for far in found.values()), found


def test_as_many_deals_of_caledonia_as_seeds() -> None:
    game = mercat.find("caledonia")
    seen = set()
    for seed in range(SETUPS):
        state, moves, number, fair = game.first(2), Moves(), 0, seed_of(seed)
        game.rules.advance(state, moves)
        path = []
        while game.rules.to_move(state) == NATURE:
            path.append(int(drawn(fair, number, moves)))
            game.rules.apply(state, path[-1], moves)
            number += 1
        seen.add(tuple(path))
    assert len(seen) == SETUPS


def test_the_construction_used_before_fails_the_same_test() -> None:
    found = distances("caledonia", 2, 400, old, 20)
    assert max(found.values()) > 2 * LIMIT, found
