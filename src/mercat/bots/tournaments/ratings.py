"""Ratings of bots, from many games in random line-ups, by the Plackett-Luce model of OpenSkill, and the files that store them.

Every deal is played once for each rotation of its seats. In solo games, every bot plays every deal, and the bots are ranked by
their points. A bot does not change while it is being rated, so its uncertainty falls with every game. Without OpenSkill,
ModuleNotFoundError is raised.

Ratings are on the Elo scale: 1500 is the middle, and a bot rated 200 points higher wins three of four two-player games.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from typing import Any

from mercat.bots.tournaments.arena import interval
from mercat.bots.tournaments.games import GameOutcome, GameTask
from mercat.dataset.files import replacing
from mercat.rating import Rating, rated
from mercat.statistics import NINETY_FIVE

FILE = "bots/ladder.json"               # in the folder of a game
UNCHANGING = 0.0                        # the growth of uncertainty between games: bots do not learn


@dataclass(frozen=True)
class Ranked:
    """The result of one deal: the bots that played it, their places (1 for first place) and their points."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]

    def is_ahead(self, one: str, other: str) -> float:
        """Return 1 if bot `one` is placed before bot `other`, 0 if it is placed behind, and 0.5 if they share a place."""
        first, second = (self.places[self.bots.index(bot)] for bot in (one, other))
        return 0.5 if first == second else float(first < second)


def ladder_tasks(game: str, options: Mapping[str, str], bots: Sequence[str], seats: int, games: int, seed: int) -> list[GameTask]:
    """Return tasks for at least `games` games. In half of the line-ups, two bots are neighbours on the ladder, because neighbours
    would otherwise rarely meet."""
    generator = Random(seed)
    rounds = len(bots) if seats == 1 else seats
    tasks = []
    for deal in range(seed, seed + -(-games // rounds)):
        group = list(bots) if seats == 1 else line_up(bots, seats, generator)
        for start in range(rounds):
            lined = (group[start],) if seats == 1 else tuple(group[start:] + group[:start])
            tasks.append(GameTask(game, options, lined, deal, deal * rounds + start))
    return tasks


def line_up(bots: Sequence[str], seats: int, generator: Random) -> list[str]:
    """Return `seats` different bots in random order."""
    chosen = []
    if generator.random() < 0.5:
        place = generator.randrange(len(bots) - 1)
        chosen = list(bots[place:place + 2])
    chosen += generator.sample([bot for bot in bots if bot not in chosen], seats - len(chosen))
    generator.shuffle(chosen)
    return chosen


def ranked(results: Iterable[GameOutcome], bots: Sequence[str], seats: int) -> Iterator[Ranked]:
    """Yield the ranked results of the games. Solo games of the same deal become one result."""
    alone: list[GameOutcome] = []
    for played in results:
        if seats > 1:
            yield Ranked(played.task.bots, tuple(played.places), tuple(played.totals))
            continue
        alone.append(played)
        if len(alone) == len(bots):
            points = tuple(one.totals[0] for one in alone)
            places = tuple(1 + sum(other > own for other in points) for own in points)
            yield Ranked(tuple(one.task.bots[0] for one in alone), places, points)
            alone = []


def ratings(outcomes: Sequence[Ranked], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Return a row for each bot: its rating, the 95% confidence interval from `low` to `high`, and its points."""
    known = {bot: Rating() for bot in bots}
    for outcome in outcomes:
        after = rated([known[bot] for bot in outcome.bots], outcome.places, UNCHANGING)
        known.update(zip(outcome.bots, after, strict=True))
    rows = []
    for bot in bots:
        points = [outcome.points[outcome.bots.index(bot)] for outcome in outcomes if bot in outcome.bots]
        mu, spread = known[bot].mu, NINETY_FIVE * known[bot].sigma
        quarters = quantiles(points, n=4) if len(points) > 1 else points * 3
        rows.append({"bot": bot, "games": len(points), "rating": round(mu), "low": round(mu - spread),
                     "high": round(mu + spread), "mean_score": round(fmean(points), 1) if points else None,
                     "usual_score": [round(quarters[0]), round(quarters[2])] if points else None})
    return rows


def neighbours(outcomes: Sequence[Ranked], bots: Sequence[str]) -> list[dict[str, Any]]:
    """Return, for each bot but the weakest, its share of wins over the bot listed before it, in the games that both played."""
    rows = []
    for weaker, stronger in pairwise(bots):
        met = [outcome.is_ahead(stronger, weaker) for outcome in outcomes if {weaker, stronger} <= set(outcome.bots)]
        low, high = interval(sum(met), len(met))
        rows.append({"bot": stronger, "over": weaker, "games": len(met), "share": round(fmean(met), 4) if met else None,
                     "low": round(low, 4), "high": round(high, 4)})
    return rows


def held_in(path: Path, game: str) -> dict[str, Any]:
    """Return the contents of a file with a game's ratings; if the file does not exist, return the contents of a new one. Raise
    OSError if the file cannot be read, and ValueError if it contains anything else."""
    held = read(path) if path.exists() else {"game": game, "ladders": {}}
    if held["game"] != game:
        raise ValueError(f"{path} holds ratings of {held['game']}")
    return held


def store(report: Mapping[str, Any], path: Path) -> None:
    """Store a report in a file, beside the reports for other numbers of players. If writing fails, the file stays unchanged.
    Raise the same errors as `held_in`.

    The time that the games took (`seconds`) is not stored, because it covers only the last command, which may have continued from
    the games of an earlier command.
    """
    held = held_in(path, report["game"])
    elsewhere = ("game", "seats", "seconds")
    held["ladders"][str(report["seats"])] = {key: value for key, value in report.items() if key not in elsewhere}
    held["ladders"] = dict(sorted(held["ladders"].items()))
    with replacing(path) as made:
        made.write_text(json.dumps(held, indent=1, ensure_ascii=False) + "\n", "utf-8")


def read(path: Path) -> dict[str, Any]:
    """Return the ratings stored in a file. Raise OSError if the file cannot be read, and ValueError if it contains no ratings."""
    try:
        held = json.loads(path.read_text("utf-8-sig"))
    except RecursionError:
        held = None
    if not isinstance(held, dict) or not isinstance(held.get("game"), str) or not isinstance(held.get("ladders"), dict):
        raise ValueError(f"{path} holds no ratings of bots")
    return held
