"""What is chosen once before play is dealt at random in self-play, and no return is cut off by it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import mercat
from mercat.bots.search.judge import Judge
from mercat.bots.search.weights import layout_for
from mercat.bots.training.policy.plan import PolicyPlan
from mercat.bots.training.policy.practice import Practice
from mercat.bots.training.value.plan import ValuePlan
from mercat.bots.training.value.samples import targets_of
from mercat.bots.training.value.selfplay import SelfPlay
from tests.toy_set_up import CountingAdvice, MoneyAdvice, with_advice
from tests.valued import ToyInputs, random_network

CHOOSING = with_advice(MoneyAdvice())
SEATS = 3


def table() -> SelfPlay[Any]:
    layout = layout_for(CHOOSING)
    judge: Judge[Any] = Judge(CHOOSING, ToyInputs(), random_network(layout), layout, SEATS)
    return SelfPlay(CHOOSING, judge, CHOOSING.first(SEATS))


def openings(games: SelfPlay[Any], seed: int, dealt: float, advised: bool = False) -> tuple[int, ...]:
    """What the seats have after the decisions before play: the own money and goods in the first rows."""
    if advised:
        games.play_by_advice(seed, 0.0, dealt)
    else:
        games.play(seed, 0.0, 0.1, 0, dealt=dealt)
    width = len(games.rows) // len(games.seats)
    return tuple(games.rows[decision * width + place] for decision in range(SEATS) for place in (2, 3))


@pytest.mark.parametrize("advised", [False, True])
def test_what_is_chosen_before_play_is_dealt_at_random(advised: bool) -> None:
    """Left to the bot it is always the same here; dealt, each of the eight ways to choose comes up."""
    games = table()
    assert len({openings(games, seed, 0.0, advised) for seed in range(60)}) == 1
    assert len({openings(games, seed, 1.0, advised) for seed in range(200)}) == 8
    mixed = [openings(games, seed, 0.7, advised) == openings(games, 0, 0.0, advised) for seed in range(200)]
    assert 30 < sum(mixed) < 120            # three of ten, and an eighth of the others


def test_no_return_is_cut_off_where_something_was_dealt() -> None:
    """By the results alone (a lambda of 1), the target of every decision is what its seat has at the end."""
    games = table()
    for seed in range(20):
        games.play(seed, 0.0, 0.1, 0, dealt=1.0)
        assert not any(games.explored)
        seats, results = np.asarray(games.seats), np.asarray(games.results).reshape(SEATS, 3)
        best = np.asarray(games.best).reshape(-1, 3)
        assert targets_of(seats, best, np.asarray(games.explored), results, 1.0, 3) == pytest.approx(results[seats])


def test_earlier_decisions_bootstrap_from_what_was_dealt_and_not_from_what_would_have_been_best() -> None:
    """The estimate of the first decision is that of the position after the move that was made."""
    games = table()
    for seed in range(20):
        games.play(seed, 0.0, 0.1, 0, dealt=1.0)
        width = len(games.rows) // len(games.seats)
        sums = games.judge.accumulators[games.seats[0]]
        for place in range(width):          # read the recorded row again
            kinds = layout_for(CHOOSING).kinds_of(place)
            sums.place = place
            number = int(games.rows[place])
            sums.number("", number) if kinds == 1 else sums.kind("", number, kinds)
        assert games.best[1] == pytest.approx(sums.evaluate()[1] / 2**28)


def test_a_policy_deals_too_and_does_not_learn_from_it() -> None:
    """It is not asked about what is dealt."""
    for dealt, least, most in ((0.0, 1, 10**6), (1.0, 0, 0)):
        advice = CountingAdvice()
        game = with_advice(advice)
        practice: Practice[Any] = Practice(game, advice, advice.policy(), 3, 4, 2.0, 0.0, 0.0, dealt)
        for prefix in (0, 2, 5):
            practice.group(game.first(2), prefix)
        assert practice.games == 12 and least <= advice.asked <= most


def test_most_games_of_training_are_dealt() -> None:
    assert ValuePlan("caledonia", 2, 4, 1.0).dealt == PolicyPlan("poseidon", 2, 5, 1.0).dealt == 0.7


@pytest.mark.parametrize("name, steps", [("caledonia", {"claiming_one", "choosing_clan", "choosing_start", "choosing_won"}),
                                         ("new_bedford", {"starting"}), ("poseidon", {"choosing"})])
def test_what_games_choose_before_play(name: str, steps: set[str]) -> None:
    assert {step.name for step in mercat.find(name).rules.steps if step.sets_up} == steps
