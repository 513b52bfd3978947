"""Several searches decide together: each takes a share of the moves, and the best of all shares is played."""

from __future__ import annotations

from typing import Any

import pytest

import mercat
from mercat.bots import LadderBot, PlannerBot, SearchBot, choose, choose_of_share, divides
from mercat.bots.search.by_value import ValueSearch
from mercat.bots.search.judge import Judge
from mercat.bots.search.latest import LatestSearches
from mercat.bots.search.tree_search import TreeSearch
from mercat.bots.search.weights import layout_for
from mercat.engine.rules.rulebook import Moves
from tests.toy import TOY, Toy
from tests.valued import READING, ToyInputs, random_network, winning_by_a_sale


def decision() -> Toy:
    """A position of the toy game in which a seat decides among several moves."""
    state, moves = READING.first(2), Moves()
    READING.rules.advance(state, moves)
    READING.rules.apply(state, TOY.vocabulary.parse("roll 4"), moves)
    return state


def search(state: Toy) -> ValueSearch[Any]:
    layout = layout_for(READING)
    judge: Judge[Any] = Judge(READING, ToyInputs(), random_network(layout), layout, 2)
    return ValueSearch(READING, judge, state, 1)


def share(state: Toy, number: int, shares: int, iterations: int = 60) -> ValueSearch[Any]:
    found = search(state)
    found.take_share(number, shares)
    found.run(iterations, 0.0, to_decide=True)
    return found


def moves_of(found: TreeSearch[Any]) -> list[int]:
    return [move for move, _tries, _worth in found.findings()]


@pytest.mark.parametrize("shares", [1, 2, 3])
def test_every_move_is_in_one_share(shares: int) -> None:
    whole = search(decision())
    parts = [moves_of(share(decision(), number, shares)) for number in range(shares)]
    assert sorted(move for part in parts for move in part) == sorted(moves_of(whole)) and all(parts)


def test_moves_are_dealt_out_by_how_promising_they_are() -> None:
    """The most promising to the first share, the next two to the second, the next to the first."""
    whole = search(decision())
    priors = {int(whole.tree.move[edge]): whole.tree.prior[edge] for edge in range(whole.tree.count[0])}
    order = sorted(priors, key=lambda move: (-priors[move], move))
    assert len(order) == 3
    for number, expected in enumerate(([order[0]], order[1:])):
        part = search(decision())
        part.take_share(number, 2)
        left = {int(part.tree.move[edge]): part.tree.prior[edge] for edge in range(part.tree.count[0])}
        assert left.keys() == set(expected)
        assert sum(left.values()) == pytest.approx(1.0)
        assert all(left[move] == pytest.approx(priors[move] / sum(priors[one] for one in expected)) for move in expected)


def test_a_single_move_is_measured_and_stops_early() -> None:
    """It has no rival in its share, so half of the iterations decide; its worth is the mean of all."""
    alone = share(decision(), 0, 3)
    assert 30 <= alone.iterations <= 32
    move, worth = alone.best_and_worth()
    assert [(move, worth)] == [(found, mean) for found, _tries, mean in alone.findings()]


def test_the_best_of_all_shares_is_what_one_search_finds_where_that_is_clear() -> None:
    """Before the last move of all, every end is valued exactly."""
    state = winning_by_a_sale()
    whole = search(state)
    whole.run(200, 0.0)
    together = max((share(state, number, 2, 200).best_and_worth() for number in range(2)), key=lambda found: found[1])
    assert READING.vocabulary.spell(together[0]) == READING.vocabulary.spell(whole.best()) == "sell wool 1"


def test_what_a_share_found_is_kept_for_later_positions_but_not_for_the_same_one() -> None:
    kept, state, moves = LatestSearches(), decision(), Moves()
    first = kept.search("judge", state, lambda: search(state))
    first.take_share(1, 2)
    first.run(60, 0.0)
    again = kept.search("judge", state, lambda: search(state))
    assert again is not first and len(moves_of(again)) == 3
    after = READING.copy(state)
    READING.rules.apply(after, first.best(), moves)
    later = LatestSearches()
    later.searches = [("judge", first)]
    assert later.search("judge", after, lambda: search(after)) is first
    assert sorted(moves_of(first)) == sorted(moves.listed())
    assert later.search("judge", after, lambda: search(after)) is first      # which has all moves


def test_only_what_gains_by_it_divides() -> None:
    caledonia, poseidon = mercat.find("caledonia"), mercat.find("poseidon")
    assert PlannerBot(10).divides(caledonia, 2) and LadderBot("master").divides(caledonia, 1)
    assert not LadderBot("strong").divides(caledonia, 2) and not LadderBot("master").divides(caledonia, 4)
    assert not LadderBot("master").divides(poseidon, 2)
    assert not SearchBot(10).divides(caledonia, 2)
    assert divides("master", "caledonia", 2) and not divides("gentle", "caledonia", 2)


def test_shares_are_plain_data_and_pure() -> None:
    game = mercat.find("caledonia")
    state, moves = game.first(2), Moves()
    game.rules.advance(state, moves)
    while moves.weight > 0:
        game.rules.apply(state, moves.buffer[0], moves)
    position: Any = "planner", "caledonia", {}, 2, state.dump(), int(game.rules.to_move(state))

    def asked(number: int, shares: int) -> tuple[str, float]:
        asked: Any = (*position, number, shares)
        return choose_of_share(*asked, iterations=8, seed=3)

    found = [asked(number, 2) for number in range(2)]
    assert found == [asked(number, 2) for number in range(2)]
    legal = [game.vocabulary.spell(move) for move in moves.listed()]
    assert found[0][0] != found[1][0] and {move for move, _worth in found} <= set(legal)
    assert asked(0, 1)[0] == choose(*position, iterations=8, seed=3)
