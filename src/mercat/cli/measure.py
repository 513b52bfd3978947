"""Measurements of a game's speed. Each round takes every measurement once, and each figure is the median of the rounds."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from mercat.engine.game import Game
from mercat.engine.matches.playouts import count_moves, play_games, play_on, refill_often
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import is_compiled

ROUNDS = 5
BATCH_SECONDS = 0.25                    # the duration of each long measurement in a round
STARTS = 5                              # the number of processes started to time the import
REFERENCE_TIMES = 20
REFERENCE_STEPS = 100_000
COPIES = 2_000
COUNTED_GAMES = 100

Job = Callable[[], float]


def measure(game: Game[Any], seats: int, options: list[int], rounds: int = ROUNDS,
            on_step: Callable[[], object] = lambda: None) -> dict[str, Any]:
    """Return all figures for `mercat bench`. `on_step` is called after each of the `steps(rounds)` steps."""
    jobs: dict[str, Job] = {
        "playout_actions_per_s": playouts(game, seats, options),
        "loop_actions_per_s": python_loop(game, seats, options),
        "interpreted_actions_per_s": lambda: float(asked("rate", game.name, seats, options)["actions_per_s"]),
        "copy_us": copies(game, seats, options),
    }
    seen: dict[str, list[float]] = {name: [] for name in jobs}
    for _round in range(rounds):
        for name, job in jobs.items():
            seen[name].append(job())
            on_step()
    starts = [asked("start", game.name, seats, options) for _start in range(STARTS)]
    on_step()
    made, offered, forced, natural = map(int, count_moves(game, seats, options, 0, COUNTED_GAMES))
    figures: dict[str, Any] = {name: round(median(values), 4 if name == "copy_us" else 0) for name, values in seen.items()}
    for name in ("playout_actions_per_s", "loop_actions_per_s", "interpreted_actions_per_s"):
        figures[name] = int(figures[name])
    return {**figures, "mean_legal": round(offered / made, 2), "forced": round(forced / made, 4),
            "nature": round(natural / made, 4), "mean_length": round(made / COUNTED_GAMES, 2),
            "rss_mb": round(median(start["rss_mb"] for start in starts), 1),
            "import_ms": round(median(start["import_ms"] for start in starts), 1),
            "reference_loop_ms": round(reference_loop(), 3), "compiled": runs_compiled(game), "rounds": rounds}


def runs_compiled(game: Game[Any]) -> bool:
    """Return whether both the engine and this game's own rules run in compiled form. For a game outside the package, this
    requires `mercat compile`."""
    position = sys.modules[type(game.first(int(game.fewest))).__module__]
    return is_compiled() and not str(position.__file__).endswith(".py")


def steps(rounds: int) -> int:
    """Return the number of steps in a measurement, for a progress bar."""
    return 4 * rounds + 1


def seeds() -> Iterator[int]:
    """Yield consecutive seeds, so that no round plays the same games as another."""
    number = 0
    while True:
        yield number
        number += 1


def playouts(game: Game[Any], seats: int, options: list[int]) -> Job:
    """Return a job that plays random games inside the engine and measures the actions per second of processor time."""
    seed = seeds()

    def job() -> float:
        begin, made = process_time(), 0
        while process_time() - begin < BATCH_SECONDS:
            made += int(play_games(game, seats, options, next(seed) * 4, 4)[0])
        return made / (process_time() - begin)

    return job


def python_loop(game: Game[Any], seats: int, options: list[int]) -> Job:
    """Return a job that plays the same random games as `playouts`, but from a Python loop: list the moves, choose one, apply
    it."""
    generator = Generator(0)

    def job() -> float:
        begin, made = process_time(), 0
        while process_time() - begin < BATCH_SECONDS:
            made += one_game(game, seats, options, generator)
        return made / (process_time() - begin)

    return job


def one_game(game: Game[Any], seats: int, options: list[int], generator: Generator) -> int:
    """Play a random game move by move and return the number of moves."""
    apply, moves = game.rules.apply, Moves()
    pick = moves.pick
    state = game.first(seats, options)
    game.rules.advance(state, moves)
    made = 0
    while moves.count:
        apply(state, pick(generator), moves)
        made += 1
    return made


def copies(game: Game[Any], seats: int, options: list[int]) -> Job:
    """Return a job that measures the microseconds needed to copy a position from the middle of a game onto another position."""
    state, scratch, moves = game.first(seats, options), game.first(seats, options), Moves()
    game.rules.advance(state, moves)
    play_on(game.rules, state, moves, Generator(1), one_game(game, seats, options, Generator(1)) // 2)
    times = COPIES * (50 if runs_compiled(game) else 1)

    def job() -> float:
        begin = process_time()
        refill_often(state, scratch, times)
        return (process_time() - begin) / times * 1e6

    return job


def reference_loop() -> float:
    """Return the speed of plain Python on this machine: the milliseconds that a fixed loop takes, the best of many runs."""
    best = float("inf")
    for _time in range(REFERENCE_TIMES):
        begin, x = perf_counter(), 0
        for i in range(REFERENCE_STEPS):
            x += i & 3
        best = min(best, perf_counter() - begin)
    return best * 1000


def asked(question: str, game: str, seats: int, options: list[int]) -> dict[str, Any]:
    """Take a measurement in a new process (probe.py): `start` in the form in which this process runs, `rate` in interpreted
    form."""
    probe = Path(__file__).with_name("probe.py")
    package = Path(__file__).parents[2]
    numbers = json.dumps([int(number) for number in options])
    command = [sys.executable, "-P", str(probe), str(package), question, game, str(seats), numbers]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    return dict(json.loads(answer.stdout))
