"""Opponents asked in compiled code play as the bots do; functions of rows and masks, and pools, hold seats too."""

from typing import Any

import numpy
import pytest
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from mercat.bots import bot
from mercat.engine.game import Game, S
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import is_compiled
from mercat.envs.gymnasium import Learner
from mercat.envs.opponents import Pool
from mercat.envs.vector import Learners
from tests.beside import play_beside, same_answers

STEPS = 30 if is_compiled() else 4


class Asked:
    """Plays as a bot, but is asked one position at a time."""

    def __init__(self, name: str) -> None:
        self.bot = bot(name)

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return self.bot.pick(game, state, moves, seed)


class Highest:
    """Picks the legal move with the highest number."""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return max((int(move) for move in moves.listed()), key=game.vocabulary.number)


def highest(rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
    """The same, as a function of rows and masks."""
    assert len(rows) == len(masks) > 0 and masks.any(axis=1).all()
    return numpy.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))


@pytest.mark.parametrize(("game", "name"), [("new_bedford", "greedy"), ("new_bedford", "lookahead"), ("new_bedford", "casual"),
                                            ("new_bedford", "search:3"), ("caledonia", "gentle"), ("poseidon", "policy"),
                                            ("poseidon", "gentle"), ("poseidon", "steady")])
def test_they_play_as_the_bots_do(game: str, name: str) -> None:
    envs = Learners(game, 2, 3, opponents=name), Learners(game, 2, 3, opponents=Asked(name))
    answers = [env.reset(seed=5) for env in envs]
    same_answers(*answers)
    play_beside(envs, answers, STEPS if game == "new_bedford" else STEPS // 4 + 2, numpy.random.default_rng(1))


class Failing(Highest):
    """Raises an error when asked for the fourth time."""

    def __init__(self, error: type[BaseException]) -> None:
        self.error, self.asked = error, 0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        self.asked += 1
        if self.asked == 4:
            raise self.error
        return super().pick(game, state, moves, seed)

    def __call__(self, rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        self.asked += 1
        if self.asked == 4:
            raise self.error
        return highest(rows, masks)


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt])
@pytest.mark.parametrize("game", ["new_bedford", "caledonia", "poseidon"])
def test_after_an_error_of_an_opponent_only_reset_goes_on(game: str, error: type[BaseException]) -> None:
    """The games wait for the opponent, or were not written after its move."""
    def envs(opponents: Any) -> list[Any]:
        return [Learner(game, 2, opponents=opponents), Learners(game, 2, 2, opponents=opponents)]

    for way in ("pick", "function"):
        twins = envs(Highest())
        for number, twin in enumerate(twins):
            failing = Failing(error)
            env = envs(failing if way == "pick" else failing.__call__)[number]
            _row, infos = env.reset(seed=1)
            with pytest.raises(error):
                for _step in range(50):
                    _row, *_rest, infos = env.step(infos["action_mask"].argmax(axis=-1))
            with pytest.raises(ResetNeeded):
                env.step(infos["action_mask"].argmax(axis=-1))
            (row, infos), (twins_row, twins_infos) = env.reset(seed=2), twin.reset(seed=2)
            assert numpy.array_equal(row, twins_row) and numpy.array_equal(infos["action_mask"], twins_infos["action_mask"])


def test_the_seed_of_each_decision_follows_from_that_of_the_game() -> None:
    seeds: list[int] = []

    class Noted(Highest):
        def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
            seeds.append(seed)
            return super().pick(game, state, moves, seed)

    env = Learner("new_bedford", 2, opponents=Noted())
    for number in (1, 2):
        env.reset(seed=number)
        env.step(int(env.action_masks().argmax()))
        seed, *_rest = env.others.opposed.saved(0)
        assert len(seeds) > 0 and seeds == [seed.bot_seed(asked) for asked in range(1, len(seeds) + 1)]
        seeds.clear()


@pytest.mark.parametrize("seats", [2, 4])
def test_functions_of_rows_and_masks_hold_seats(seats: int) -> None:
    sizes: list[int] = []

    def asked(rows: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        sizes.append(len(rows))
        seat = many.batch.layout.labels.index("decides.me")
        assert (rows[:, seat] == 1).all()                   # they see the table from their own side
        return highest(rows, masks)

    many, one = Learners("new_bedford", 4, seats, opponents=asked), Learners("new_bedford", 4, seats, opponents=Highest())
    answers = [env.reset(seed=5) for env in (many, one)]
    same_answers(*answers)
    play_beside((many, one), answers, 60, numpy.random.default_rng(1))
    assert max(sizes) > 1                                   # for many games together
    single, other = (Learner("new_bedford", seats, opponents=player) for player in (highest, Highest()))
    assert numpy.array_equal(single.reset(seed=1)[0], other.reset(seed=1)[0])
    for _step in range(20):
        action = int(single.action_masks().argmax())
        mine, theirs = single.step(action), other.step(action)
        assert numpy.array_equal(mine[0], theirs[0]) and mine[1:4] == theirs[1:4]


def test_each_game_draws_from_a_pool() -> None:
    seen: list[int] = []

    class Noted(Highest):
        def __init__(self, number: int) -> None:
            self.number = number

        def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
            seen.append(self.number)
            return super().pick(game, state, moves, seed)

    env = Learner("new_bedford", 3, opponents=["random", Pool([Noted(1), Noted(2), highest])])
    drawn: list[list[int]] = []
    for _time in range(2):
        for seed in range(12):
            seen.clear()
            env.reset(seed=seed)
            for _step in range(6):
                env.step(int(env.action_masks().argmax()))
            drawn.append(sorted(set(seen)))
    assert drawn[:12] == drawn[12:] and [1] in drawn and [2] in drawn and [] in drawn and [1, 2] not in drawn


def test_what_a_function_must_not_do() -> None:
    wrong: list[tuple[Any, str]] = [(lambda rows, masks: masks.argmin(axis=1), "is not legal"),
                                    (lambda rows, masks: masks.argmax(axis=1)[:-1], "asked for . actions"),
                                    (lambda rows, masks: masks.argmax(axis=1) * 1.0, "whole numbers"),
                                    (lambda rows, masks: masks.argmax(axis=1) * 0 - 1, "below 0")]
    for player, said in wrong:
        with pytest.raises(ValueError, match=said):
            Learners("new_bedford", 3, opponents=player, seat=0).reset(seed=[1, 2, 3])
            Learners("new_bedford", 3, opponents=player, seat=1).reset(seed=[1, 2, 3])

    class Wrong:
        def pick(self, *given: Any) -> int:
            return -5

    with pytest.raises(ValueError, match="not a legal move"):
        Learner("new_bedford", opponents=Wrong(), seat=0).reset(seed=1)
        Learner("new_bedford", opponents=Wrong(), seat=1).reset(seed=1)
    with pytest.raises(ValueError, match="at least one player"):
        Pool([])
    with pytest.raises(ValueError, match="opponents are names of bots"):
        Learner("new_bedford", opponents=Pool([5]))  # type: ignore[list-item]  # it is what is tried
