"""Whole games between bots, without a journal: what the arena and the simulation are made of."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from mercat.bots.players import Bot, RandomBot
from mercat.bots.registry import bot as bot_named
from mercat.engine.chance import answer, seed_of
from mercat.engine.game import Game
from mercat.engine.match import chosen_options
from mercat.engine.playout import play_dealt
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import NATURE, State
from mercat.games import find


@dataclass(frozen=True)
class Task:
    """A game to be played: `bots` by seat, `deal` is nature's seed, `seed` that of the bots, `dealt` what she draws first."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    deal: int
    seed: int
    dealt: tuple[int, ...] = ()


@dataclass(frozen=True)
class Played:
    """How a game went. Lists are by seat; `seconds` and `decisions` are those of each bot."""

    task: Task
    totals: list[int]
    places: list[int]
    moves: int
    offered: int
    seconds: list[float]
    decisions: list[int]

    @property
    def shares(self) -> list[float]:
        """Of the win: the whole for the one winner, parts for those who share the first place."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def play(task: Task) -> Played:
    """Play one game to the end."""
    game = find(task.game)
    seats = len(task.bots)
    state = game.first(seats, chosen_options(game, seats, task.options))
    moves = Moves()
    game.rules.settle(state, moves)
    bots = [bot_named(name) for name in task.bots]
    seconds, decisions = [0.0] * seats, [0] * seats
    if not task.dealt and all(isinstance(bot, RandomBot) for bot in bots):
        made, offered = play_dealt(game.rules, state, moves, seed_of(task.deal), Generator(task.seed))
    else:
        made, offered = play_bots(game, state, moves, bots, task, seconds, decisions)
    scores = game.scores(state)
    return Played(task, [score.total for score in scores], [score.place for score in scores], int(made), int(offered),
                  seconds, decisions)


def play_bots(game: Game[Any], state: State, moves: Moves, bots: Sequence[Bot], task: Task, seconds: list[float],
              decisions: list[int]) -> tuple[int, int]:
    """Let bots and nature answer until the game is over; nature's k-th draw depends on the deal and k alone."""
    made = offered = drawn = 0
    nature, minds = seed_of(task.deal), seed_of(task.seed)
    while moves.count > 0:
        made += 1
        offered += moves.count
        seat = game.rules.to_move(state)
        if seat == NATURE:
            move = int(answer(nature, task.dealt, drawn, moves))
            drawn += 1
        else:
            begin = perf_counter()
            move = bots[seat].pick(game, state, moves, minds.thought(made))
            seconds[seat] += perf_counter() - begin
            decisions[seat] += 1
        game.rules.apply(state, move, moves)
    return made, offered


def play_all(tasks: Sequence[Task], processes: int = 1) -> Iterator[Played]:
    """Play many games, in order, in so many processes; 0 for as many as there are processors."""
    processes = min(processes or os.cpu_count() or 1, len(tasks))
    if processes <= 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(processes) as pool:
        try:
            yield from pool.map(play, tasks, chunksize=max(1, min(16, len(tasks) // (4 * processes))))
        finally:
            pool.shutdown(cancel_futures=True)


def tasks_of(game: str, options: Mapping[str, str], lineups: Iterable[Sequence[str]], deals: Iterable[int],
             dealt: Sequence[int] = ()) -> list[Task]:
    """Every line-up plays every deal, each time with bots that think afresh."""
    lined = [tuple(lineup) for lineup in lineups]
    return [Task(game, options, lineup, deal, deal * len(lined) + number, tuple(dealt))
            for deal in deals for number, lineup in enumerate(lined)]
