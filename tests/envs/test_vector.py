"""Many games at once are the games of Gymnasium's own vector environment over single ones, and seeds bring them again."""

import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.vector import SyncVectorEnv

import mercat
from mercat.engine.rules.state import is_compiled
from mercat.envs.gymnasium import Learner
from mercat.envs.vector import Learners
from mercat.learning import Batch
from tests.beside import chosen, play_beside, same_answers

GAMES = ["caledonia", "new_bedford", "poseidon"]
BOTS = ["random", "greedy", "learned"]
LEARNED = {"caledonia": "lookahead", "new_bedford": "lookahead", "poseidon": "policy"}
STEPS, WRONG = (800, 0.002) if is_compiled() else (20, 0.2)     # of actions: they lose the game, and another begins


def singles(many: int, *given: Any, **options: Any) -> SyncVectorEnv:
    return SyncVectorEnv([lambda: Learner(*given, **options) for _env in range(many)])


@pytest.mark.parametrize("bots", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_they_are_the_games_of_single_environments(name: str, bots: str) -> None:
    """Step by step: observations, masks, rewards, ends and infos, with the seat drawn anew for each game, over many restarts."""
    options: dict[str, Any] = {"seats": 3, "opponents": LEARNED[name] if bots == "learned" else bots}
    many, one = Learners(name, 3, **options), singles(3, name, **options)
    luck, steps = numpy.random.default_rng(1), STEPS if bots == "random" else STEPS // 10
    wrong = WRONG if bots == "random" else min(0.5, 5 / steps)
    answers = [env.reset(seed=7) for env in (many, one)]
    same_answers(*answers)
    ended, lost = play_beside((many, one), answers, steps, luck, wrong)
    assert lost > 0 and (ended > lost or bots != "random" or not is_compiled())
    answers = [env.reset(seed=[7, None, 2**70], options={"seat": 1}) for env in (many, one)]
    same_answers(*answers)
    assert answers[0][1]["seat"].tolist() == [1, 1, 1]
    play_beside((many, one), answers, 3, luck)


def test_they_are_the_games_of_single_environments_to_the_end() -> None:
    """Where no action is wrong, so that games restart after their ends; alone too, and in the compact form."""
    luck = numpy.random.default_rng(2)
    options: dict[str, Any]
    for options in ({"seats": 2}, {"seats": 4, "seat": 2, "rows": "numbers", "opponents": ["random", "greedy", "random"]}):
        envs = Learners("new_bedford", 2, **options), singles(2, "new_bedford", **options)
        answers = [env.reset(seed=3) for env in envs]
        ended, lost = play_beside(envs, answers, 200, luck)
        assert ended >= 3 and lost == 0
    envs = Learners("caledonia", 2, 1), singles(2, "caledonia", 1)
    play_beside(envs, [env.reset(seed=3) for env in envs], STEPS, luck, 0.0 if is_compiled() else 0.2)


def test_only_some_games_begin_anew() -> None:
    envs, luck = (Learners("new_bedford", 3), singles(3, "new_bedford")), numpy.random.default_rng(3)
    play_beside(envs, [env.reset(seed=3) for env in envs], 20, luck)
    mask = numpy.array([True, False, True])
    before = envs[0].batch.state(1).dump()
    (rows, infos), (others, more) = (env.reset(seed=[5, 6, None], options={"reset_mask": mask, "seat": 0}) for env in envs)
    assert numpy.array_equal(rows, others) and envs[0].batch.state(1).dump() == before
    assert numpy.array_equal(infos["action_mask"][mask], more["action_mask"][mask]) and infos["seat"][mask].tolist() == [0, 0]
    actions = chosen(luck, infos["action_mask"])
    same_answers(*(env.step(actions) for env in envs))


SEEDS = [5, numpy.int64(5), numpy.array(5), [5, 6, 7], (5, 6, 7), range(5, 8), numpy.arange(5, 8), numpy.arange(5, 8, dtype="u1"),
         [numpy.int32(5), 6, numpy.array(7)]]


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("seat", [None, 1])
def test_a_seed_repeats_everything(seat: int | None, bots: str) -> None:
    """On the same object and on a fresh one, however it is written, with all games that follow."""
    def played(env: Learners, seed: Any) -> list[Any]:
        luck, seen = numpy.random.default_rng(4), list[Any]([env.reset(seed=seed)])
        for _step in range(40):
            seen.append(env.step(chosen(luck, seen[-1][-1]["action_mask"], 0.1)))
        return seen

    old = Learners("new_bedford", 3, 3, opponents=bots, seat=seat)
    expected = played(old, 5)
    assert sum(int(answer[2].sum()) for answer in expected[1:]) > 5
    for seed in SEEDS if bots == "random" else SEEDS[:4]:
        for env in (old, Learners("new_bedford", 3, 3, opponents=bots, seat=seat)):
            for one, other in zip(expected, played(env, seed), strict=True):
                same_answers(one, other)
    assert not numpy.array_equal(played(old, 6)[3][0], expected[3][0])


def test_without_a_seed_games_go_on_from_their_own_chance() -> None:
    first, second = Learners("new_bedford", 2), Learners("new_bedford", 2)
    assert not numpy.array_equal(first.reset()[0], second.reset()[0]) or first.np_random_seed != second.np_random_seed
    seen = []
    for env in (first, second):
        env.reset(seed=[3, 4])
        seen.append([env.reset()[0].tolist() for _game in range(3)])
        assert env.np_random_seed == (3, 4) and len(env.np_random) == 2
    assert seen[0] == seen[1]


@pytest.mark.parametrize("wrong", [3.0, -1, True, "5", "123", b"abc", [1, 2], [1, 2, 3, 4], [1.0, 2, 3], [1, 2, -3], [1, 2, True],
                                   numpy.array([1.0, 2, 3]), numpy.ones((3, 1), int), numpy.array([True, False, True]), {1, 2, 3},
                                   {"seed": 1}, numpy.float64(3)], ids=repr)
def test_other_seeds_are_refused(wrong: Any) -> None:
    many = Learners("new_bedford", 3)
    many.reset(seed=1)
    before = [many.batch.state(match).dump() for match in range(3)]
    with pytest.raises(ValueError, match=r"a seed is a whole number of at least 0|seeds for 3 games"):
        many.reset(seed=wrong)
    if not isinstance(wrong, list):
        single = Learner("new_bedford")
        with pytest.raises(ValueError, match="a seed is a whole number of at least 0"):
            single.reset(seed=wrong)
    assert [many.batch.state(match).dump() for match in range(3)] == before


@pytest.mark.parametrize(("options", "said"), [
    ({"sea": 1}, "reset has no option 'sea'; there is seat"), ({"seat": 2}, "there is no seat 2"),
    ({"seat": "1"}, "there is no seat 1"),
    ({"seat": 1.0}, "there is no seat 1.0"), ({"seat": True}, "there is no seat True")])
def test_other_options_are_refused(options: dict[str, Any], said: str) -> None:
    for env in (Learner("new_bedford"), Learners("new_bedford", 2)):
        with pytest.raises(ValueError, match=said):
            env.reset(options=options)
    with pytest.raises(ValueError, match="no option 'reset_mask'"):
        Learner("new_bedford").reset(options={"reset_mask": [True]})


def test_seats_of_each_game_and_wrong_masks() -> None:
    many = Learners("new_bedford", 3)
    assert many.reset(options={"seat": [0, 1, numpy.int64(0)]})[1]["seat"].tolist() == [0, 1, 0]
    with pytest.raises(ValueError, match="2 seats for 3 games"):
        many.reset(options={"seat": [0, 1]})
    for wrong in ([True, False], [1, 0, 1], numpy.ones((3, 1), bool), "yes"):
        with pytest.raises(ValueError, match="reset_mask is True or False for each of the 3 games"):
            many.reset(options={"reset_mask": wrong})


def test_nothing_is_played_before_reset_and_nothing_but_whole_numbers() -> None:
    many = gymnasium.make_vec("mercat/new_bedford-v1", num_envs=numpy.int64(2))  # type: ignore[arg-type]  # it is what is tried
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset first"):
        many.step(numpy.array([0, 0]))
    many.reset(options={"reset_mask": numpy.array([True, False])})
    with pytest.raises(gymnasium.error.ResetNeeded):
        many.step(numpy.array([0, 0]))
    many.reset()
    for wrong in (numpy.array([1.0, 2.0]), numpy.array([1]), numpy.array([[1], [2]])):
        with pytest.raises(ValueError, match="2 actions are needed"):
            many.step(wrong)


def test_all_games_are_found_as_vectors() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for name in GAMES:
            env = gymnasium.make_vec(f"mercat/{name}-v1", num_envs=2)
            assert isinstance(env.unwrapped, Learners) and env.unwrapped.batch.seats == 2 == mercat.find(name).usual


def test_games_begin_in_given_positions() -> None:
    batch = Batch("new_bedford", 1, 2, seed=4)
    for _step in range(30):
        batch.step(batch.sample())
    middle, model = batch.state(0), Learners("new_bedford", 1, 2)
    assert middle != model.batch.core.fresh
    many = Learners("new_bedford", 3, 2, opponents="greedy")
    alone = [Learner("new_bedford", 2, opponents="greedy") for _game in range(3)]
    options = {"state": middle, "seat": 1}
    rows, infos = many.reset(seed=[5, 6, 7], options={"state": [middle, middle, None], "seat": 1})
    ones = [one.reset(seed=seed, options=options if seed < 7 else {"seat": 1})
            for seed, one in zip((5, 6, 7), alone, strict=True)]
    assert numpy.array_equal(rows, [row for row, _info in ones])
    assert numpy.array_equal(infos["action_mask"], [info["action_mask"] for _row, info in ones])
    assert not numpy.array_equal(rows[0], rows[2])
    for _step in range(12):                             # nature draws as in the single games, too
        actions = infos["action_mask"].argmax(axis=1)
        rows, _rewards, over, _cut, infos = many.step(actions)
        assert numpy.array_equal(rows, [one.step(action)[0] for one, action in zip(alone, actions, strict=True)])
        assert not over.any()
    rows, _infos = many.reset(seed=[5, 6, 7], options={"state": [middle, middle, None], "seat": 1})
    again, _infos = many.reset(seed=[5, 6, 7], options=options)
    assert numpy.array_equal(again[:2], rows[:2]) and not numpy.array_equal(again[2], rows[2])


def test_a_game_begins_again_in_its_own_position() -> None:
    """The position of an environment is always the same object."""
    envs: list[Any] = [Learner("new_bedford", 2), Learners("new_bedford", 1, 2)]
    for env in envs:
        seen, infos = env.reset(seed=4)
        for _step in range(5):
            seen, *_rest, infos = env.step(infos["action_mask"].argmax(axis=-1))
        own = env.episode.state if isinstance(env, Learner) else env.batch.core.states[0]
        seat = env.seat if isinstance(env, Learner) else int(env.learners[0])
        again, _infos = env.reset(options={"state": own, "seat": seat})
        assert numpy.array_equal(again, seen)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_in_which_the_learner_decides_nothing_more_is_refused(game: str) -> None:
    batch = Batch(game, 1, 2, seed=1, restart=False)
    last, numbers = batch.state(0), [0]
    while not batch.ended[0]:
        last, numbers = batch.state(0), batch.sample().tolist()
        batch.step(numbers)
    decides = mercat.find(game).rules.to_move(last)
    waits = int(1 - decides)

    def ends_it(rows: Any, masks: Any) -> Any:
        legal = masks[:, numbers[0]] != 0
        return numpy.where(legal, numbers[0], masks.argmax(axis=1))

    envs: list[Any] = [Learner(game, 2, opponents=ends_it), Learners(game, 2, 2, opponents=ends_it)]
    for env, state, seat, action in zip(envs, (last, [None, last]), (waits, [0, waits]), (0, numpy.zeros(2, int)), strict=True):
        with pytest.raises(ValueError, match="the learner decides nothing any more"):
            env.reset(options={"state": state, "seat": seat})
        with pytest.raises(gymnasium.error.ResetNeeded):
            env.step(action)
        env.reset(options={"state": state, "seat": int(decides)})


def test_positions_that_do_not_fit_change_nothing() -> None:
    many = Learners("new_bedford", 2, 2)
    before, _infos = many.reset(seed=3)
    over = Batch("new_bedford", 1, 2, restart=False)
    while not over.ended[0]:
        over.step(over.sample())
    good = Batch("new_bedford", 1, 2).state(0)
    wrong: Any
    for wrong, said in ((Batch("new_bedford", 1, 3).state(0), "with 2 seats"), (7, "not a position"),
                        (over.state(0), "the end of a game")):
        for env in (Learner("new_bedford", 2), many):
            with pytest.raises(ValueError, match=said):
                env.reset(options={"state": wrong})
    for wrong, said in (([good], "1 positions for 2 games"), ([good, over.state(0)], "the end of a game")):
        with pytest.raises(ValueError, match=said):
            many.reset(options={"state": wrong})
    assert numpy.array_equal(many.observed(), before)
