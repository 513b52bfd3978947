"""The speed of Mercat's environments and those of others, measured in turn on this machine, on one processor.

    python tools/research/side_by_side.py [--rounds N] [--seconds S] [--only NAME ...]

Every line is steps a second of processor time (the sum over all threads and processes), the median of the rounds; a step is one
decision of a player, chosen at random from the legal ones unless stated otherwise. Libraries that are not installed are left out,
and listed: pip install pgx "jax[cpu]" "open_spiel>=2" "pettingzoo[classic]" catanatron. The reference loop is that of `mercat
bench`; it shows the speed of the machine during the run.
"""

from __future__ import annotations

import argparse
import atexit
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import numpy

import mercat
from mercat.cli.measure import reference_loop
from mercat.learning import Batch, SharedBatch

Steps = Callable[[], int]               # plays for a while; returns the number of steps
MANY: Final = 64
LARGE: Final = 1024
SHARED: Final = 512
PLAYED: Final = 3000                    # random steps until many games are all in different places
AT_ONCE: Final = 16                     # steps of many games between two readings of the clock


@dataclass(frozen=True)
class Line:
    """A measurement: library, game, numbers of seats and games, description, and a preparation, which may take long."""

    library: str
    game: str
    seats: int
    games: int
    what: str
    ready: Callable[[], Steps]


def batch_of(game: str, seats: int, games: int) -> Steps:
    batch = Batch(game, games, seats)

    def steps() -> int:
        for _step in range(AT_ONCE):
            batch.step(batch.sample())
        return AT_ONCE * games

    return steps


def chosen_in(game: str, seats: int, games: int, processes: int) -> Steps:
    """Return a job in which NumPy chooses, for a batch or, with `processes`, for a shared one."""
    batch = Batch(game, games, seats) if processes == 0 else SharedBatch(game, games, processes, seats)
    if isinstance(batch, SharedBatch):
        atexit.register(batch.close)
    every, chance = numpy.arange(games), numpy.random.default_rng(1)

    def steps() -> int:
        for _step in range(AT_ONCE):
            batch.step(numpy.asarray(batch.legal)[every, chance.integers(numpy.asarray(batch.offered))].astype(numpy.int64))
        return AT_ONCE * games

    return steps


def vector_of(game: str, seats: int, opponents: Any) -> Steps:
    """Return a job of games that begin in positions of random games, some early and some late, since bots take longer in the
    middle."""
    vector = import_module("mercat.envs.vector")
    envs, played = vector.Learners(game, MANY, seats, opponents=opponents), Batch(game, MANY, seats)
    for _step in range(PLAYED):
        played.step(played.sample())
    envs.reset(seed=1, options={"state": [played.state(match) for match in range(MANY)]})

    def steps() -> int:
        for _step in range(AT_ONCE):
            envs.step(envs.sample())
        return AT_ONCE * MANY

    return steps


def agents_of(module: str, *given: Any) -> Steps:
    """Return a job of the loop in PettingZoo's documentation; the action is the first legal one, found by `argmax`, in all
    libraries."""
    env, seeds = import_module(module).raw_env(*given), count()

    def steps() -> int:
        made = 0
        env.reset(seed=next(seeds))
        for _agent in env.agent_iter(300):
            seen, _reward, over, cut, _info = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(seen["action_mask"].argmax()))
                made += 1
        return made

    return steps


def openspiel_of(name: str) -> Steps:
    import_module("mercat.envs.openspiel")
    game, luck = import_module("pyspiel").load_game(name), Random(1)

    def steps() -> int:
        made, state = 0, game.new_initial_state()
        while not state.is_terminal() and made < 300:
            if state.is_chance_node():
                draws, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(draws, weights)[0])
                continue
            state.observation_tensor()
            state.apply_action(luck.choice(state.legal_actions()))
            made += 1
        return made

    return steps


def pgx_of(name: str, games: int) -> Steps:
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        key, luck, chance = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(luck, logits, axis=1), jax.random.split(chance, games)), key

    played = jax.jit(play)
    now = [jax.jit(begin)(jax.random.split(jax.random.PRNGKey(1), games)), jax.random.PRNGKey(2)]
    now[:] = played(*now)

    def steps() -> int:
        for _step in range(AT_ONCE):
            now[:] = played(*now)
        jax.block_until_ready(now)
        return AT_ONCE * games

    return steps


def catan() -> Steps:
    library, models = import_module("catanatron"), import_module("catanatron.models.player")
    colours = list(models.Color)[:4]

    def steps() -> int:
        game = library.Game([models.RandomPlayer(colour) for colour in colours])
        made = 0
        while game.winning_color() is None and made < 300:
            game.play_tick()
            made += 1
        return made

    return steps


def lines() -> Iterator[Line]:
    """Yield all measurements, those of Mercat for each game with two seats and with the most."""
    for name in mercat.names():
        for seats in (2, int(mercat.find(name).most)):
            for games in (1, MANY, LARGE):
                yield Line("mercat", name, seats, games, "Batch, row and mask", partial(batch_of, name, seats, games))
            yield Line("mercat", name, seats, SHARED, "Batch, NumPy chooses", partial(chosen_in, name, seats, SHARED, 0))
            yield Line("mercat", name, seats, SHARED, "SharedBatch of two processes, NumPy chooses",
                       partial(chosen_in, name, seats, SHARED, 2))
            for bots in ("random", "greedy"):
                yield Line("mercat", name, seats, MANY, f"Gymnasium's vector, {bots} bots", partial(vector_of, name, seats, bots))
            yield Line("mercat", name, seats, 1, "raw_env of PettingZoo, argmax",
                       partial(agents_of, "mercat.envs.pettingzoo", name, seats))
            yield Line("mercat", name, seats, 1, "in OpenSpiel, observation",
                       partial(openspiel_of, f"python_mercat_{name}(seats={seats})"))
    for name in ("connect_four", "chess"):
        yield Line("pettingzoo", name, 2, 1, "raw_env, argmax", partial(agents_of, f"pettingzoo.classic.{name}.{name}"))
    for game, seats in (("connect_four", 2), ("backgammon", 2), ("leduc_poker(players=4)", 4)):
        yield Line("openspiel", game, seats, 1, "C++ from Python, observation", partial(openspiel_of, game))
    for game in ("connect_four", "backgammon"):
        for games in (MANY, LARGE):
            yield Line("pgx", game, 2, games, "jit on this processor, observation and mask", partial(pgx_of, game, games))
    yield Line("catanatron", "catan", 4, 1, "no observation", catan)


def spent() -> float:
    """Return the seconds of processor time of this process and of those that it has started."""
    children = [Path(f"/proc/{child.pid}/schedstat").read_text().split()[0] for child in active_children()]
    return process_time() + sum(map(int, children)) / 1e9


def rate(steps: Steps, seconds: float) -> float:
    """Return the number of steps a second of processor time."""
    begin, until, made = spent(), process_time() + seconds, 0
    while process_time() < until:
        made += steps()
    return made / (spent() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description="Mercat's environments beside those of others, in one run")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5, help="of a processor, for each line and round")
    parser.add_argument("--only", nargs="*", default=[], help="libraries or games")
    asked = parser.parse_args()
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    ready: list[tuple[Line, Steps]] = []
    for line in lines():
        if asked.only and not {line.library, line.game} & set(asked.only):
            continue
        try:
            ready.append((line, line.ready()))
        except ImportError as missing:
            print(f"left out: {line.library} {line.game}, {line.what}: {missing}")
    seen: list[list[float]] = [[] for _line in ready]
    loops = []
    for _round in range(asked.rounds):
        loops.append(reference_loop())
        for rates, (_line, steps) in zip(seen, ready, strict=True):
            rates.append(rate(steps, asked.seconds))
    print(f"reference loop: {median(loops):.2f} ms; NumPy {numpy.__version__}; medians of {asked.rounds} rounds\n")
    print("| library | game | seats | games at once | what | steps a second |\n|---|---|---:|---:|---|---:|")
    for rates, (line, _steps) in zip(seen, ready, strict=True):
        print(f"| {line.library} | {line.game} | {line.seats} | {line.games} | {line.what} | {median(rates):,.0f} |")


if __name__ == "__main__":
    main()
