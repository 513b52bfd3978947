"""Tools for tests that step Gymnasium environments side by side."""

from collections.abc import Sequence
from typing import Any

import numpy
from gymnasium.vector import VectorEnv

Answer = tuple[Any, ...]                                 # result of `reset` or `step`: arrays, then the infos


def same_infos(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Assert that infos have the same names and equal arrays. Lists of legal actions are only compared with the masks, since not
    all environments have them."""
    one, other = without_lists(one), without_lists(other)
    assert set(one) == set(other)
    for name in one:
        if isinstance(one[name], dict):
            same_infos(one[name], other[name])
        elif one[name].dtype == object:
            assert all(numpy.array_equal(mine, theirs) for mine, theirs in zip(one[name], other[name], strict=True)), name
        else:
            assert one[name].dtype == other[name].dtype and numpy.array_equal(one[name], other[name]), name


def without_lists(infos: dict[str, Any]) -> dict[str, Any]:
    """Return infos without the lists of legal actions, after comparing these with the masks."""
    if "legal" in infos:
        for mask, legal, many in zip(infos["action_mask"], infos["legal"], infos["offered"], strict=True):
            assert sorted(legal[:many]) == numpy.flatnonzero(mask).tolist()
    return {name: value for name, value in infos.items() if name.lstrip("_") not in ("legal", "offered")}


def same_answers(one: Answer, other: Answer) -> None:
    """Assert that `reset` or `step` of two vector environments returned the same arrays and infos."""
    *arrays, infos = one
    *others, more = other
    for array, another in zip(arrays, others, strict=True):
        assert array.dtype == another.dtype and numpy.array_equal(array, another)
    same_infos(infos, more)


def chosen(luck: numpy.random.Generator, masks: numpy.ndarray[Any, Any], wrong: float = 0.0) -> numpy.ndarray[Any, Any]:
    """Return a random legal action for each game; with probability `wrong` an illegal one, which loses the game."""
    return numpy.array([luck.choice(numpy.flatnonzero(mask)) if mask.any() and luck.random() >= wrong else -1 for mask in masks])


def play_beside(envs: Sequence[VectorEnv[Any, Any, Any]], answers: Sequence[Answer], steps: int, luck: numpy.random.Generator,
                wrong: float = 0.0) -> tuple[int, int]:
    """Step vector environments side by side, and assert that their answers are the same. `answers` are their last answers.

    Returns the number of games that ended, and how many of them ended by wrong actions.
    """
    ended = lost = 0
    for _step in range(steps):
        actions = chosen(luck, answers[0][-1]["action_mask"], wrong)
        answers = [env.step(actions) for env in envs]
        for other in answers[1:]:
            same_answers(answers[0], other)
        ended += int(answers[0][2].sum())
        lost += int(answers[0][-1].get("illegal", numpy.zeros(1)).sum())
    return ended, lost
