"""A policy: its softmax, and the gradient of its weights in self-play."""

from __future__ import annotations

import random
from collections import Counter
from math import log, log2

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.play.learned_bots import PolicyBot, Unlearned
from mercat.bots.training.policy.practice import Practice
from mercat.engine.advice.policy import LEAST, MOST_MOVES, ONE, UNIT, Policy, logarithm
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from tests.toy import ACTING, PASS, RULES, SELL, TOY, WORDS, Toy
from tests.toy_policy import BOUGHT, ToyPolicy, game_of

STEEP = 2.0


def deal_last_choice(state: Toy) -> None:
    """One choice of the first seat is left."""
    state.numbers[0], state.numbers[1] = 3, 4
    state.money[0], state.money[1], state.goods[0, 0] = 5, 1, 2
    state.ask(ACTING.frame(0))


def some_weights(policy: Policy[Toy], seed: int) -> vec[i64]:
    draw = random.Random(seed)
    return vec[i64]([draw.randrange(-UNIT, UNIT) for _name in policy.names])


def practice_in(game: Game[Toy], fine: float = 0.0, bonus: float = 0.0) -> Practice[Toy]:
    assert game.advice is not None
    policy = game.advice.policy()
    assert policy is not None
    return Practice(game, game.advice, policy, 5, 8, STEEP, fine, bonus)


def row_of(policy: Policy[Toy], place: int) -> np.ndarray:
    """[weight]: the features of a move that was read, as plain numbers; then the same times the factor."""
    row, verb = np.zeros(policy.size), policy.verb[place]
    first, count = policy.weights_at[verb], policy.counts[verb]
    for number in range(count):
        row[first + number] = int(policy.features[place * policy.width + number]) / ONE
    if policy.kind[place] >= 0:
        row[first + count + policy.kind[place]] = 1.0
    return np.concatenate([row, row * int(policy.factors[0]) / ONE])


def softmax(rows: np.ndarray, weights: np.ndarray) -> np.ndarray:
    powers = 2.0 ** (rows @ weights)
    shares: np.ndarray = powers / powers.sum()
    return shares


def last_choice(weights: vec[i64] | None = None, bonus: float = 0.0) -> tuple[Game[Toy], Practice[Toy], Toy, np.ndarray]:
    """A game of one choice, its position, and the features of its moves, which the policy has just read."""
    game = game_of(deal_last_choice)
    practice = practice_in(game, bonus=bonus)
    policy = practice.policy
    policy.use(some_weights(policy, 2) if weights is None else weights)
    state = game.first(2)
    game.rules.offer(state, practice.moves)
    practice.decide(state)
    return game, practice, state, np.array([row_of(policy, place) for place in range(practice.moves.count)])


def test_the_softmax_of_whole_numbers_is_that_of_floats() -> None:
    for seed in range(20):
        weights = some_weights(ToyPolicy(), seed)
        _game, practice, _state, rows = last_choice(weights)
        given = np.array(list(practice.priors)[:len(rows)], float)
        assert given / given.sum() == pytest.approx(softmax(rows, np.array(list(weights)) / UNIT), abs=2e-3)


def test_without_learning_the_priors_stay_as_they_are() -> None:
    _game, practice, _state, rows = last_choice(ToyPolicy().untrained)
    names = [WORDS.spell(practice.moves.buffer[place]) for place in range(len(rows))]
    assert names == ["buy wool", "buy milk", "sell wool 1", "sell wool 2", "pass"]
    given = np.array(list(practice.priors)[:5], float)
    assert given / given[0] == pytest.approx([1, 1, 3 / BOUGHT, 3 / BOUGHT, 3 / BOUGHT], rel=0.02)


def test_logarithms_are_right_to_a_sixteenth() -> None:
    for number in (1, 2, 3, 1023, 1024, 5000, 10**6, 10**12):
        assert logarithm(number) / 16 == pytest.approx(log2(number), abs=0.05)


def test_decisions_with_too_many_moves_keep_their_priors() -> None:
    policy, state, moves = ToyPolicy(), TOY.first(2), Moves()
    for _number in range(MOST_MOVES + 1):
        moves.add(PASS.move())
    priors = vec[i64]([7] * moves.count)
    policy.correct(state, moves, priors)
    assert policy.count == 0 and set(priors) == {7}


def test_the_trace_is_the_numeric_derivative_of_the_log_probability() -> None:
    _game, practice, _state, rows = last_choice()
    weights, width = np.array(list(practice.policy.weights)) / UNIT, 1e-5
    for chosen in range(len(rows)):
        practice.traces = vec[float]([0.0] * len(weights))
        practice.trace(chosen, 0)
        for place in range(len(weights)):
            aside = np.zeros_like(weights)
            aside[place] = width
            slope = log2(softmax(rows, weights + aside)[chosen]) - log2(softmax(rows, weights - aside)[chosen])
            assert practice.traces[place] == pytest.approx(slope / (2 * width), abs=5e-3)


def test_the_gradient_of_many_groups_is_the_numeric_derivative_of_the_expected_reward() -> None:
    game, practice, state, rows = last_choice()
    rewards = []
    for move in list(practice.moves.listed()):
        after = game.copy(state)
        RULES.apply(after, move, Moves())
        lead = int(after.money[0] - after.money[1])
        rewards.append(lead / (abs(lead) + STEEP))
    weights, width = np.array(list(practice.policy.weights)) / UNIT, 1e-5
    for _group in range(1500):
        practice.group(state, 0)
    gradient = np.array(list(practice.gradient)) / practice.games * log(2)         # of natural logarithms
    assert practice.games == 1500 * 8 and practice.length == 1.0
    for place in range(len(weights)):
        aside = np.zeros_like(weights)
        aside[place] = width
        slope = (softmax(rows, weights + aside) - softmax(rows, weights - aside)) @ np.array(rewards) / (2 * width)
        assert gradient[place] == pytest.approx(slope, abs=0.006)
    assert np.abs(gradient).max() > 0.04


def test_the_bonus_adds_the_numeric_derivative_of_the_entropy() -> None:
    _game, practice, _state, rows = last_choice(bonus=0.25)
    weights, width = np.array(list(practice.policy.weights)) / UNIT, 1e-5

    def entropy(weights: np.ndarray) -> float:
        shares = softmax(rows, weights)
        return float(-(shares * np.log2(shares)).sum())

    practice.traces = vec[float]([0.0] * len(weights))
    practice.trace(0, 0)
    gradient = np.array(list(practice.gradient)) * log(2)              # like that of the reward, of natural logarithms
    for place in range(len(weights)):
        aside = np.zeros_like(weights)
        aside[place] = width
        slope = (entropy(weights + aside) - entropy(weights - aside)) / (2 * width)
        assert gradient[place] == pytest.approx(0.25 * slope, abs=2e-3)
    assert np.abs(gradient).max() > 0.01


def test_weights_follow_the_factors_of_the_position() -> None:
    """A move that gets likelier with the money of the first seat, and not otherwise."""
    policy = ToyPolicy()
    policy.take({"pass: always, times money": UNIT})
    moves, priors, shares = Moves(), vec[i64]([0] * 100), []
    for money in (0, 8, 0):
        state = game_of(deal_last_choice).first(2)
        state.money[0] = money
        RULES.offer(state, moves)
        for place in range(moves.count):
            priors[place] = 3
        policy.correct(state, moves, priors)
        given = [int(prior) for prior in priors[:moves.count]]
        shares.append(given[-1] / given[0])
    assert shares == pytest.approx([1.0, 2.0, 1.0], rel=0.01)


def test_every_move_keeps_a_share() -> None:
    sure = ToyPolicy()
    sure.take({"pass: always": 100 * UNIT})
    _game, practice, _state, _rows = last_choice(sure.weights)
    assert list(practice.priors)[:5] == [LEAST, LEAST, LEAST, LEAST, 1 << 20]


@pytest.mark.parametrize("roots", [0, 1, 2])
def test_the_policy_as_a_bot_draws_by_it_or_by_its_roots(roots: int) -> None:
    game, practice, state, rows = last_choice()
    bot, moves = PolicyBot(roots), practice.moves
    drawn = Counter(bot.pick(game, state, moves, seed) for seed in range(2000))
    shares = softmax(rows, np.array(list(practice.policy.weights)) / UNIT) ** (1 / 2 ** roots)
    shares /= shares.sum()
    assert [drawn[move] / 2000 for move in moves.listed()] == pytest.approx(shares, abs=0.035)
    with pytest.raises(Unlearned):
        bot.pick(TOY, state, moves, 1)


def test_verbs_that_are_not_learned_have_no_gradient() -> None:
    _game, practice, _state, _rows = last_choice()
    practice.policy.is_learned[SELL.code] = 0
    practice.traces = vec[float]([0.0] * len(practice.policy.weights))
    practice.trace(0, 0)
    touched = {name.split(":")[0] for name, slope in zip(practice.policy.names, practice.traces, strict=True) if slope}
    assert touched == {"buy", "pass"}


def test_a_group_begins_after_some_moves_and_an_ended_game_teaches_nothing() -> None:
    game = game_of()
    practice = practice_in(game)
    practice.group(game.first(3), 4)
    whole = 3 * (1 + 3)                                     # a roll and three turns, three times, unless one can only pass
    assert practice.games == 8 and 4 < practice.length <= whole
    before = list(practice.gradient)
    assert any(before)
    practice.group(game.first(3), whole + 5)
    assert practice.games == 8 and practice.length <= whole and list(practice.gradient) == before


def test_only_the_learner_learns() -> None:
    """In a game of one choice of the first seat, the second one has nothing to learn."""
    _game, practice, state, _rows = last_choice()
    for learner in (1, 0):
        practice.group(state, 0, learner)
        assert any(practice.gradient) == (learner == 0)
    assert practice.games == 16


def test_the_others_play_by_weights_of_their_own() -> None:
    """Who buys all the time is behind one who always passes."""
    rewards = []
    passes, buys = {"pass: always": 100 * UNIT}, {"buy: always": 100 * UNIT}
    for mine, others in ((passes, buys), (buys, passes)):
        practice = practice_in(game_of())
        policy = practice.policy
        policy.take(others)
        practice.others = policy.weights
        policy.take(mine)
        weights = policy.weights
        for learner in (0, 1):
            practice.group(practice.game.first(2), 0, learner)
            rewards.append(np.mean([practice.rewards[2 * number + learner] for number in range(8)]))
            assert list(policy.weights) == list(weights)        # afterwards
    assert min(rewards[:2]) > 0.1 and max(rewards[2:]) < -0.1


def test_moves_that_lead_nowhere_are_fined() -> None:
    """Where every reward is the same, the gradient is against the verb that is fined."""
    def deal(state: Toy) -> None:
        state.numbers[0] = 3
        state.money[0], state.money[1] = 1, 1
        state.goods[0, 0] = 1
        state.ask(ACTING.frame(0))

    game = game_of(deal)                                    # the price is 0: selling brings nothing
    practice = practice_in(game, fine=0.5)
    for _group in range(50):
        practice.group(game.first(2), 0)
    gradient = dict(zip(practice.policy.names, practice.gradient, strict=True))
    assert gradient["pass: always"] < 0 < gradient["sell: always"]
    free = practice_in(game)
    free.group(game.first(2), 0)
    assert not any(free.gradient)
