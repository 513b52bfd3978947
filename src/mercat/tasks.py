"""Fixed tasks for comparing learners. A task defines the game, its seats, the opponents, the length of training, and the
evaluation games.

A task is named after the game, the version of its rules and the number of seats: `<game>-v1-2p`. Each game has a task for two
seats, one for the largest number of seats, and one for a single player if it can be played alone. `<game>-v1-2p-short` is for
quick experiments: its games are stopped after SHORT_MOVES moves, and the points at that moment count, although the rules of the
game have no such ending. All tasks use the default options. The task with a given name never changes. Evaluation deals use seeds
from FIRST_SEED on; do not train on them.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import blake2b
from inspect import getsourcefile
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from mercat import __version__
from mercat.bots.play.learned_bots import weights_of
from mercat.bots.play.plugins import OwnBot, own_bot
from mercat.bots.tournaments.arena import interval, lineups
from mercat.bots.tournaments.games import GameOutcome, play_all, tasks_of
from mercat.bots.tournaments.pools import ProcessCount
from mercat.engine.game import Game
from mercat.games import find, names, versioned
from mercat.statistics import NINETY_FIVE

FIRST_SEED: Final = 1_000_000_001       # of the deals in evaluations
OPPONENT: Final = "greedy"
DEALS: Final = 500                      # in an evaluation; each is played from every seat
DECISIONS: Final = 1_000_000            # made by the learner before it is evaluated
SHORT: Final = "-short"
SHORT_MOVES: Final = 120                # after which games of the short task are stopped
SHORT_DEALS: Final = 100
SHORT_DECISIONS: Final = 100_000
CODE_DIGEST: Final = 8                  # bytes


@dataclass(frozen=True)
class Task:
    """A game with a fixed number of seats, and the same opponent in all seats but the learner's. The score is the share of wins
    or, in a single-player game, the points.

    A game is stopped after `longest` moves in total, including nature's draws. If `longest` is 0, the game is played to its end.
    """

    name: str
    game: str
    seats: int
    opponent: str = OPPONENT
    deals: int = DEALS
    decisions: int = DECISIONS
    first_seed: int = FIRST_SEED
    longest: int = 0

    @property
    def metric(self) -> str:
        return "points" if self.seats == 1 else "wins"

    @property
    def environment(self) -> dict[str, Any]:
        """The arguments for a training environment, for `Learners` and for Gymnasium's `make` and `make_vec`. If games are
        stopped early, `max_episode_steps` is the learner's share of the moves.

        The reward is the growth of the lead after every step, or of the points in a single-player game. In stopped games, the
        reward kinds `place` and `win` would always be 0, because nobody has won.
        """
        alone = self.seats == 1
        return {"seats": self.seats, "opponents": None if alone else self.opponent, "reward": "points" if alone else "lead",
                "max_episode_steps": self.longest // self.seats or None}


def tasks() -> list[Task]:
    """Return all tasks, in order of games and numbers of seats."""
    return [task for game in map(find, names()) for task in tasks_in(game)]


def tasks_in(game: Game[Any]) -> list[Task]:
    whole = [Task(f"{versioned(game)}-{seats}p", game.name, seats) for seats in seats_of(game)]
    return whole + [replace(one, name=one.name + SHORT, deals=SHORT_DEALS, decisions=SHORT_DECISIONS, longest=SHORT_MOVES)
                    for one in whole if one.seats == 2]


def seats_of(game: Game[Any]) -> list[int]:
    alone = [1] if game.fewest == 1 else []
    return [*alone, int(game.usual), int(game.most)] if game.most > game.usual else [*alone, int(game.usual)]


def task(name: str) -> Task:
    """Return the task with this name. Raise KeyError, with a list of all names, if there is none."""
    known = {one.name: one for one in tasks()}
    if name not in known:
        raise KeyError(f"there is no task {name!r}; the tasks are {', '.join(known)}")
    return known[name]


def played(one: Task, player: str, deals: int, workers: ProcessCount | int = 1,
           skipped: int = 0) -> Iterator[tuple[GameOutcome, int]]:
    """Yield the results of an evaluation's games, each with the seat of the evaluated player: every deal is played from every
    seat. Leave out the first `skipped` games."""
    lined, first = lineups([player, one.opponent], one.seats, alone=True), one.first_seed + skipped
    games = [replace(game, longest=one.longest) for game in tasks_of(one.game, {}, lined, range(first, first + deals))]
    for number, game in enumerate(play_all(games, workers)):
        yield game, number % one.seats


def evaluated(one: Task, player: str, results: Iterator[tuple[GameOutcome, int]]) -> dict[str, Any]:
    """Return a row for a table of results, with the score, its 95% confidence interval, and the versions used."""
    held = list(results)
    points = [float(game.totals[seat]) for game, seat in held]
    wins = sum(game.shares[seat] for game, seat in held)
    leads = [float(game.totals[seat] - max(game.totals[:seat] + game.totals[seat + 1:])) for game, seat in held if one.seats > 1]
    value, low, high = mean_of(points) if one.seats == 1 else (wins / len(held), *interval(wins, len(held)))
    game_of_task = find(one.game)
    return {"task": one.name, "player": player, "opponent": one.opponent if one.seats > 1 else None, "metric": one.metric,
            "value": round(value, 4), "low": round(low, 4), "high": round(high, 4), "mean_points": round(fmean(points), 3),
            "mean_lead": round(fmean(leads), 3) if leads else None, "longest": one.longest, "games": len(held),
            "first_seed": held[0][0].task.nature_seed, "deals": len(held) // one.seats, "decisions": one.decisions,
            "mercat": __version__, "rules": game_of_task.version, "components": game_of_task.digest,
            "weights": weights_of(game_of_task, one.seats), "learner": learner_of(player), "python": platform.python_version()}


def learner_of(player: str) -> dict[str, Any] | None:
    """Return facts about a user's own bot: a digest of the file that defines its class and, if the class has these attributes,
    its `seed` and its `decisions` (the number of decisions from which it has learned). Return None for Mercat's bots."""
    own = own_bot(player)
    if not isinstance(own, OwnBot):
        return None
    file = getsourcefile(type(own.player))
    code = None if file is None else blake2b(Path(file).read_bytes(), digest_size=CODE_DIGEST).hexdigest()
    return {"code": code, "seed": getattr(own.player, "seed", None), "decisions": getattr(own.player, "decisions", None)}


def mean_of(numbers: list[float]) -> tuple[float, float, float]:
    """Return the mean of these numbers and the ends of its 95% confidence interval."""
    mean = fmean(numbers)
    half = NINETY_FIVE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
    return mean, mean - half, mean + half
