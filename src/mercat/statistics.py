"""Statistics of a game, counted over many finished matches. Each game declares the facts that are counted (`Game.counted`).

Counts are sums, so counts of further matches can be added to them. The statistics are stored as JSON in the game's folder.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.games import find

FILE: Final = Path("data") / "statistics.json"
Counted = tuple[str, str, int, int]     # kind, value, seat and number: a Fact as plain data
NINETY_FIVE: Final = 1.96               # standard errors to each side of the mean in a 95% confidence interval


@dataclass(frozen=True)
class Outcome:
    """The outcome of a finished match, as plain data for counting. Lists are by seat; `moves` is the number of all decisions,
    including nature's draws."""

    totals: Sequence[int]
    places: Sequence[int]
    moves: int
    facts: Sequence[Counted]

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win. Seats that are tied for first place have equal shares."""
        winners = sum(place == 1 for place in self.places)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def facts_of(game: Game[Any], state: Any) -> list[Counted]:
    """Return the facts in a final position that the game counts, as plain data."""
    if game.counted is None:
        return []
    return [(fact.kind, fact.value, fact.seat, fact.number) for fact in game.counted(state)]


def outcome_of(match: Match[Any]) -> Outcome:
    """Return the outcome of a finished match."""
    scores = sorted(match.scores(), key=lambda score: score.seat)
    return Outcome([score.total for score in scores], [score.place for score in scores], len(match.path),
                   facts_of(match.game, match.state))


@dataclass
class Numbers:
    """A summary of numbers: their count, their sum and sum of squares, and the smallest and largest of them."""

    count: int = 0
    sum: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = number if self.count == 0 else max(self.most, number)
        self.count, self.sum, self.squares = self.count + 1, self.sum + number, self.squares + number * number

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        return sqrt(max(0.0, self.squares / self.count - self.mean ** 2)) if self.count else 0.0


@dataclass
class Results:
    """The points and wins of a group of seats."""

    points: Numbers = field(default_factory=Numbers)
    wins: float = 0.0

    def add(self, total: int, share: float) -> None:
        self.points.add(total)
        self.wins += share

    @property
    def rate(self) -> float:
        """The mean share of the win in these games, from 0 to 1."""
        return self.wins / self.points.count if self.points.count else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95% confidence interval of `rate` (Agresti and Coull: two wins and two defeats are added)."""
        rate, many = (self.wins + 2) / (self.points.count + 4), self.points.count + 4
        return NINETY_FIVE * sqrt(rate * (1 - rate) / many)


@dataclass
class Tally:
    """The counts over all matches with the same number of players."""

    seats: int
    bots: str = ""                                       # the bots that played simulated matches
    command: str = ""                                    # the command that simulated the matches
    games: int = 0
    moves: Numbers = field(default_factory=Numbers)
    winning: Numbers = field(default_factory=Numbers)    # the points of winners
    by_seat: list[Results] = field(default_factory=list)
    held: dict[str, dict[str, Results]] = field(default_factory=dict)        # by kind and value: the results of the seats with it
    numbers: dict[str, dict[str, Numbers]] = field(default_factory=dict)     # by kind and value: its numbers in the matches

    def __post_init__(self) -> None:
        if not self.by_seat:
            self.by_seat = [Results() for _ in range(self.seats)]

    def add(self, outcome: Outcome) -> None:
        """Add the outcome of a match to the counts."""
        self.games += 1
        self.moves.add(outcome.moves)
        self.winning.add(max(outcome.totals))
        for seat, share in enumerate(outcome.shares):
            self.by_seat[seat].add(outcome.totals[seat], share)
        for kind, value, seat, number in outcome.facts:
            if seat == NATURE:
                self.numbers.setdefault(kind, {}).setdefault(value, Numbers()).add(number)
            else:
                self.held.setdefault(kind, {}).setdefault(value, Results()).add(outcome.totals[seat], outcome.shares[seat])


def tallied(outcomes: Iterable[Outcome]) -> list[Tally]:
    """Return the counts over these matches, with a tally for each number of players, the fewest first."""
    made: dict[int, Tally] = {}
    for outcome in outcomes:
        seats = len(outcome.totals)
        made.setdefault(seats, Tally(seats)).add(outcome)
    return [made[seats] for seats in sorted(made)]


def counts_as_json(thing: Any) -> Any:
    """Return counts as plain data. Each summary of numbers is a list, so that the files are small."""
    if isinstance(thing, Numbers):
        return [thing.count, thing.sum, thing.squares, thing.least, thing.most]
    if isinstance(thing, Results):
        return [*counts_as_json(thing.points), round(thing.wins, 4)]
    if isinstance(thing, Mapping):
        return {name: counts_as_json(inner) for name, inner in sorted(thing.items())}
    return [counts_as_json(inner) for inner in thing] if isinstance(thing, list) else thing


def results(row: Sequence[Any]) -> Results:
    return Results(Numbers(*row[:5]), float(row[5]))


def tally_of(row: Mapping[str, Any]) -> Tally:
    """Return the tally stored in plain data by `counts_as_json`."""
    return Tally(row["seats"], row["bots"], row["command"], row["games"], Numbers(*row["moves"]), Numbers(*row["winning"]),
                 [results(one) for one in row["by_seat"]],
                 {kind: {value: results(one) for value, one in rows.items()} for kind, rows in row["held"].items()},
                 {kind: {value: Numbers(*one) for value, one in rows.items()} for kind, rows in row["numbers"].items()})


@dataclass(frozen=True)
class Statistics:
    """The statistics of a game: the `version` of its rules, and a tally for each number of players."""

    game: str
    version: int
    tallies: Sequence[Tally]

    def having(self, tally: Tally) -> Statistics:
        """Return a copy in which this tally replaces the one for the same number of players."""
        others = [one for one in self.tallies if one.seats != tally.seats]
        return Statistics(self.game, self.version, sorted([*others, tally], key=lambda one: one.seats))

    def text(self) -> str:
        """Return the statistics as the text that is stored in a file."""
        tables = [",\n  ".join(f"{json.dumps(name)}: {json.dumps(counts_as_json(value))}" for name, value in vars(tally).items())
                  for tally in self.tallies]
        about = {"game": self.game, "version": self.version}
        head = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in about.items())
        return "{" + head + ',\n"tables": [\n {' + "},\n {".join(tables) + "}]}\n"


def read(text: str) -> Statistics:
    """Return the statistics in a text written by `Statistics.text`. Raise ValueError for any other text."""
    try:
        row = json.loads(text)
        return Statistics(row["game"], row["version"], [tally_of(one) for one in row["tables"]])
    except (KeyError, TypeError, AttributeError, IndexError, RecursionError) as error:
        raise ValueError("not the statistics of a game") from error


@cache
def packaged(game: str) -> Statistics | None:
    """Return the statistics in a game's folder, or None if there are none or they are for other rules."""
    found = find(game)
    path = Path(found.folder) / FILE
    made = read(path.read_text("utf-8")) if path.exists() else None
    return made if made is not None and made.version == found.version else None
