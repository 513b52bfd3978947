"""Measurements of the environments for machine learning: steps per second on one core, compared with a well-known environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import count
from statistics import median
from time import process_time
from typing import Any

from mercat.cli.measure import BATCH_SECONDS, Job, runs_compiled
from mercat.engine.game import Game
from mercat.learning import Batch

MANY = 64                               # matches in a batch
AT_ONCE = 32                            # steps between two readings of the clock
REFERENCE = "pettingzoo.classic.connect_four.connect_four"
REFERENCE_STEPS, TUTORIAL_STEPS, TUTORIAL_REFERENCE = (
    "reference_steps_per_s", "tutorial_steps_per_s", "tutorial_reference_steps_per_s")


def measure(game: Game[Any], seats: int, options: Mapping[str, str], rounds: int) -> dict[str, Any]:
    """Return the steps per second with rows and masks, for one match and for a batch, with their ratios to the speed of the
    reference environment. Also return the steps per second in the loop of PettingZoo's tutorials, for the game and for the
    reference environment.

    The figures are medians over rounds in which the measurements take turns. If PettingZoo's classic games (which need pygame)
    are missing, the reference figures are None.
    """
    jobs: dict[str, Job] = {"single_steps_per_s": steps_of(game, seats, options, 1),
                            "batch_steps_per_s": steps_of(game, seats, options, MANY)}
    reference = reference_steps()
    if reference is not None:
        jobs |= {"reference_steps_per_s": reference, **tutorial_jobs(game, seats, options)}
    seen: dict[str, list[float]] = {name: [] for name in jobs}
    for _round in range(rounds):
        for name, job in jobs.items():
            seen[name].append(job())
    figures: dict[str, Any] = {name: int(median(values)) for name, values in seen.items()}
    for name in (REFERENCE_STEPS, TUTORIAL_STEPS, TUTORIAL_REFERENCE):
        figures.setdefault(name, None)
    for name, beside in (("single", REFERENCE_STEPS), ("batch", REFERENCE_STEPS), ("tutorial", TUTORIAL_REFERENCE)):
        figures[f"{name}_times"] = None if figures[beside] is None else round(
            figures[f"{name}_steps_per_s"] / figures[beside], 1)
    return {**figures, "compiled": runs_compiled(game), "rounds": rounds}


def rate(steps: Callable[[], int]) -> float:
    """Return the steps per second of processor time."""
    begin, made = process_time(), 0
    while process_time() - begin < BATCH_SECONDS:
        made += steps()
    return made / (process_time() - begin)


def steps_of(game: Game[Any], seats: int, options: Mapping[str, str], matches: int) -> Job:
    """Return a job that plays random legal moves in a batch of matches. Each step writes rows of int16 and masks."""
    batch = Batch(game, matches, seats, options)

    def steps() -> int:
        for _step in range(AT_ONCE):
            batch.step(batch.sample())
        return AT_ONCE * matches

    def single_steps() -> int:
        for _step in range(AT_ONCE):
            batch.step_in(0, batch.sample()[0])
        return AT_ONCE

    return lambda: rate(single_steps if matches == 1 else steps)


def reference_steps() -> Job | None:
    """Return a job that makes random moves in PettingZoo's connect_four without wrappers, chosen with `action_space.sample(mask)`
    as in its documentation. Return None if connect_four is not installed."""
    try:
        env = import_module(REFERENCE).raw_env()
    except ImportError:
        return None
    return looped(env)


def tutorial_jobs(game: Game[Any], seats: int, options: Mapping[str, str]) -> dict[str, Job]:
    """Return jobs that make random moves in the loop of PettingZoo's tutorials, with all wrappers, in a game and in connect_four.
    There are none if PettingZoo's classic games are not installed."""
    try:
        reference = import_module(REFERENCE).env()
        env = import_module("mercat.envs.pettingzoo").env(game.name, seats, options)
    except ImportError:
        return {}
    return {TUTORIAL_STEPS: looped(env), TUTORIAL_REFERENCE: looped(reference)}


def looped(env: Any) -> Job:
    """Return a job that makes random moves in a PettingZoo environment with `last()`, `action_space.sample(mask)` and `step()`.
    Each run of the job is one game."""
    seeds = count()

    def steps() -> int:
        made = 0
        env.reset(seed=next(seeds))
        for agent in env.agent_iter():
            observation, _reward, over, _cut, _info = env.last()
            if over:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                made += 1
        return made

    return lambda: rate(steps)
