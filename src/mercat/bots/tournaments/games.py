"""Whole games between bots, without a journal, for the arena and for simulations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from mercat.bots.play.players import Bot, RandomBot
from mercat.bots.play.registry import bot as bot_named
from mercat.bots.tournaments.pools import ProcessCount, in_order
from mercat.dataset.rows import Notes, Recorded, about_result
from mercat.engine.game import Game
from mercat.engine.matches.chance import answer, seed_of
from mercat.engine.matches.match import chosen_options
from mercat.engine.matches.playouts import play_dealt
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE, State
from mercat.games import find
from mercat.statistics import Counted, facts_of


@dataclass(frozen=True)
class GameTask:
    """A game to be played: the `bots` by seat, and the seeds for nature and for the bots. `hand_deal` contains nature's first
    draws.

    If `longest` is given, the game is stopped after that many moves (nature's included), and the points at that moment count.
    """

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    nature_seed: int
    bot_seed: int
    hand_deal: tuple[int, ...] = ()
    counted: bool = False               # whether to collect the facts that the game counts
    recorded: Recorded | None = None    # the content of a row in the data set; None if there is no data set
    longest: int = 0                    # 0: the game is played to its end


@dataclass(frozen=True)
class GameOutcome:
    """The outcome of a game. Lists are by seat; `moves` is the number of decisions, `offered` the number of legal moves over all
    decisions.

    `recorded` contains the columns of a data set that describe the course of the game. A game that is `stored` was not played,
    but read from such a data set.
    """

    task: GameTask
    totals: list[int]
    places: list[int]
    moves: int
    offered: int
    seconds: list[float]
    decisions: list[int]
    facts: Sequence[Counted] = ()
    recorded: Mapping[str, Any] | None = None
    stored: bool = False

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win: 1 for a single winner, equal fractions for seats that share first place, and 0 for the
        other seats."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


class SharedGenerator:
    """A player for all seats with random bots. It draws all their moves from one generator, as `play_dealt` does."""

    def __init__(self, seed: int) -> None:
        self.generator = Generator(seed)

    def pick(self, game: Game[Any], state: State, moves: Moves, seed: int) -> int:
        return int(moves.pick(self.generator))


def play(task: GameTask) -> GameOutcome:
    """Play the game of a task, and return its outcome."""
    game = find(task.game)
    seats = len(task.bots)
    options = chosen_options(game, seats, task.options)
    state = game.first(seats, options)
    moves = Moves()
    game.rules.advance(state, moves)
    bots: Sequence[Bot | SharedGenerator] = [bot_named(name) for name in task.bots]
    seconds, decisions = [0.0] * seats, [0] * seats
    notes = None if task.recorded is None else Notes(game, seats, options, task.recorded)
    only_random = not task.hand_deal and not task.longest and all(isinstance(bot, RandomBot) for bot in bots)
    if only_random and (task.recorded is None or not task.recorded.columns):
        made, offered = play_dealt(game.rules, state, moves, seed_of(task.nature_seed), Generator(task.bot_seed))
    else:
        bots = [SharedGenerator(task.bot_seed)] * seats if only_random else bots
        made, offered = play_bots(game, state, moves, bots, task, seconds, decisions, notes)
    if moves.count > 0:
        totals = [int(game.points(state, seat)) for seat in range(seats)]
        return GameOutcome(task, totals, by_points(totals), int(made), int(offered), seconds, decisions)
    scores = game.scores(state)
    recorded = None if notes is None else {**about_result(scores, int(made), int(offered)), **notes.row()}
    return GameOutcome(task, [score.total for score in scores], [score.place for score in scores], int(made), int(offered),
                       seconds, decisions, facts_of(game, state) if task.counted else (), recorded)


def by_points(totals: Sequence[int]) -> list[int]:
    """Return the places by points alone, counted from 1 and shared in case of ties, for a game that was stopped."""
    return [1 + sum(other > own for other in totals) for own in totals]


def play_bots(game: Game[Any], state: State, moves: Moves, bots: Sequence[Bot | SharedGenerator], task: GameTask,
              seconds: list[float], decisions: list[int], notes: Notes | None = None) -> tuple[int, int]:
    """Play to the end, or until the game is stopped, and return the numbers of moves made and offered.

    Nature's k-th draw depends only on the deal and on k.
    """
    made = offered = drawn = 0
    nature, seed = seed_of(task.nature_seed), seed_of(task.bot_seed)
    while moves.count > 0 and (not task.longest or made < task.longest):
        made += 1
        offered += moves.count
        seat = game.rules.to_move(state)
        if seat == NATURE:
            move = int(answer(nature, task.hand_deal, drawn, moves))
            drawn += 1
        else:
            begin = perf_counter()
            move = bots[seat].pick(game, state, moves, seed.bot_seed(made))
            seconds[seat] += perf_counter() - begin
            decisions[seat] += 1
        if notes is not None:
            notes.add(state, moves, int(seat), move)
        game.rules.apply(state, move, moves)
    return made, offered


def play_all(tasks: Sequence[GameTask], workers: ProcessCount | int = 1, at_once: int = 16) -> Iterator[GameOutcome]:
    """Play many games in `workers` processes and yield their results in order; 0 means one process per processor.

    A process gets up to `at_once` games at a time. Use `at_once=1` for long games, so that each result arrives as soon as it is
    known.
    """
    yield from in_order(play, tasks, workers if isinstance(workers, ProcessCount) else ProcessCount(workers), at_once)


def tasks_of(game: str, options: Mapping[str, str], lineups: Iterable[Sequence[str]], deals: Iterable[int],
             hand_deal: Sequence[int] = ()) -> list[GameTask]:
    """Return a task for every line-up on every deal, each with a different seed for the bots."""
    lined = [tuple(lineup) for lineup in lineups]
    return [GameTask(game, options, lineup, deal, deal * len(lined) + number, tuple(hand_deal))
            for deal in deals for number, lineup in enumerate(lined)]
