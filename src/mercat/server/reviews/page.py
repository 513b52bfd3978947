"""The page of a review: charts of chances and points, the turning points in sentences, and the figures of the charts by round."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any, Final

from mercat.bots.analysis.evaluation import SEARCH
from mercat.moments import Moments, moments_of
from mercat.server.clocks.seat_clocks import Times
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.past_players import players_of
from mercat.server.play.players import seat_names
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.server.timekeeping.shown import times_rows
from mercat.server.words import Say, ui, voice_of
from mercat.text.numbers import figure, percent
from mercat.text.review import chance_of, outlook_text, points_of, rounds_of, turns_of

SIZE: Final = 1000                                       # the width and the height of a chart, in its own units
APART: Final = 4.5                                       # percent of a chart's width that the number of a round needs
MARK: Final = 7.5                                        # and that the number of a turning point needs on a phone
TOP_ROW: Final = 9                                       # the height of the top row of these numbers, in percent of the chart's
ROW: Final = 12                                          # and the distance between two rows
AROUND: Final = 2                                        # neighbours on either side in a mean, if games were played to the end
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)     # steps of the axis


@dataclass(frozen=True)
class ChancesCurve:
    """The line of a seat: its points for `<polyline>`, and the value at its end as text."""

    seat: int
    points: str
    end: str


@dataclass(frozen=True)
class TurningMark:
    """The mark of a turning point in a chart: its position, and its number in the list of turning points."""

    number: int
    percent: str                                         # the distance from the left, for example "12.50%"
    height: str                                          # the distance from the top, such that marks do not overlap


@dataclass(frozen=True)
class RoundTick:
    """The mark of the beginning of a round in a chart. `label` is the number of the round; it is empty if there is not enough
    space for it."""

    percent: str
    label: str


@dataclass(frozen=True)
class ChancesChart:
    """A chart of chances or points. `top` and `bottom` are the texts at the ends of its vertical axis."""

    name: str                                            # "chances" or "points"
    title: str
    top: str
    bottom: str
    curves: tuple[ChancesCurve, ...]
    marks: tuple[TurningMark, ...]


def review_html(snapshot: Snapshot, review: Mapping[str, Any], preferences: Preferences,
                times: Times | None = None) -> str:
    """Return the page of a complete review. `times` is the time that each seat took, if the table has a clock."""
    language, match = preferences.language, snapshot.match
    names = seat_names(snapshot.seats, language)
    say, interface = voice_of(match.game, language, names), ui(language, match.game)
    rounds = rounds_of(match, review, language, names, partial(outlook_text, match.game))
    return render("review.html", preferences, ui=interface, id=snapshot.id, title=say("game"), names=names,
                  players=players_of(snapshot.seats, names, language), progress=None,
                  failed=False, charts=charts(review, interface, language), turns=turns_of(match, review, language, names),
                  round_of={turn: one.title for one in rounds for turn in one.turns},
                  ticks=ticks(moments_of(match), review), by=review["by"], rounds=rounds,
                  times=times_rows(times, snapshot.seats, names, interface), ordered=ordered_moments(match),
                  here=f"/t/{snapshot.id}/review")


def ordered_moments(match: AnyMatch) -> frozenset[int]:
    """Return the moments right after moves that were made by orders for later."""
    return frozenset(group[-1] for group in moments_of(match).groups if match.entries[group[0] - 1].by_order)


def waiting_html(snapshot: Snapshot, progress: int, failed: bool, preferences: Preferences) -> str:
    """Return the page for a review that is being made (`progress` is in percent), or that cannot be made (`failed`)."""
    title = snapshot.match.game.say(preferences.language, "game")
    return render("review.html", preferences, id=snapshot.id, title=title, names=(), progress=progress,
                  done=percent(preferences.language, progress / 100), failed=failed, charts=(),
                  turns=(), ticks=(), rounds=(), by="", ordered=(), here=f"/t/{snapshot.id}/review")


def charts(review: Mapping[str, Any], interface: Say, language: str) -> list[ChancesChart]:
    """Return the charts of a review: one of the chances, if they are known, and one of the points."""
    outlooks = [review["start"], *review["decisions"]]
    marks = marks_of(review)
    seats = range(review["seats"])
    around = AROUND if review["by"] == SEARCH else 0
    made = []
    if review["start"]["win"] is not None:
        curves = [ChancesCurve(seat, polyline(smooth([one["win"][seat] for one in outlooks], around), 0, 1),
                               "" if (win := chance_of(outlooks[-1], seat)) is None else percent(language, win))
                  for seat in seats]
        made.append(ChancesChart("chances", interface("review-chances"), percent(language, 1),
                                 percent(language, 0), tuple(curves), marks))
    low, high = axis([points for one in outlooks for points in one["points"]])
    curves = [ChancesCurve(seat, polyline(smooth([one["points"][seat] for one in outlooks], around), low, high),
                           points_of(language, outlooks[-1], seat)) for seat in seats]
    made.append(ChancesChart("points", interface("review-points"), figure(language, high), figure(language, low),
                             tuple(curves), marks))
    return made


def smooth(values: Sequence[float], around: int) -> list[float]:
    """Return, for each value, the mean of this value and of up to `around` neighbours on either side.

    Near the ends, fewer neighbours are used, so that the first and the last value remain unchanged.
    """
    last = len(values) - 1
    near = [min(around, place, last - place) for place in range(len(values))]
    return [fmean(values[place - reach:place + reach + 1]) for place, reach in enumerate(near)]


def marks_of(review: Mapping[str, Any]) -> tuple[TurningMark, ...]:
    """Return the marks of the turning points at the positions of their decisions, each in the highest row where it does not
    overlap others."""
    places = {one["at"]: place for place, one in enumerate(review["decisions"], 1)}
    made, ends = list[TurningMark](), list[float]()      # the end of the last mark in each row
    for number, turn in enumerate(review["turning_points"], 1):
        percent = 100 * places[turn["at"]] / max(1, len(places))
        row = next((row for row, end in enumerate(ends) if end <= percent), len(ends))
        ends[row:row + 1] = [percent + MARK]
        made.append(TurningMark(number, f"{percent:.2f}%", f"{TOP_ROW + ROW * row}%"))
    return tuple(made)


def ticks(known: Moments, review: Mapping[str, Any]) -> list[RoundTick]:
    """Return the marks of the beginnings of rounds, at their positions among the decisions."""
    made = [one["at"] for one in review["decisions"]]
    ticks_drawn, free = list[RoundTick](), 0.0
    for number, began in enumerate(known.rounds, 1):
        percent = 100 * bisect_right(made, began) / max(1, len(made))
        roomy = percent >= free
        ticks_drawn.append(RoundTick(f"{percent:.2f}%", str(number) if roomy else ""))
        free = percent + APART if roomy else free
    return ticks_drawn


def axis(values: Sequence[float]) -> tuple[int, int]:
    """Return round numbers for the ends of an axis that includes all these values."""
    low, high = min(values), max(values)
    step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
    bottom, top = int(low // step) * step, -int(-high // step) * step
    return bottom, max(top, bottom + step)


def polyline(values: Sequence[float], low: float, high: float) -> str:
    """Return the attribute `points` for a line from left to right through these values, which lie between `low` and `high`."""
    last = max(1, len(values) - 1)
    return " ".join(f"{SIZE * place / last:.1f},{SIZE * (high - value) / (high - low):.1f}" for place, value in enumerate(values))
