"""The page of a review: charts of chances and points, the turning points in sentences, and the same figures by round."""

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

SIZE: Final = 1000                                       # width and height of the coordinates of a chart
APART: Final = 4.5                                       # per cent of a chart's width that a round's number needs
MARK: Final = 7.5                                        # and that the number of a turning point needs, on a phone
TOP_ROW: Final = 9                                       # height of the highest row of these numbers, in per cent of a chart's
ROW: Final = 12                                          # and the distance of two rows
AROUND: Final = 2                                        # decisions on either side in a point of a line, of games played on
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)     # between the two ends of the axis


@dataclass(frozen=True)
class ChancesCurve:
    """A seat's line: points for `<polyline>`, and the value at its end as text."""

    seat: int
    points: str
    end: str


@dataclass(frozen=True)
class TurningMark:
    """The mark of a turning point in a chart: its position, and its number in the list."""

    number: int
    percent: str                                         # from the left, for example "12.5%"
    height: str                                          # from the top, so that it covers no other


@dataclass(frozen=True)
class RoundTick:
    """The mark of a round's beginning in a chart; `label` is the round's number, empty if there is no room for it."""

    percent: str
    label: str


@dataclass(frozen=True)
class ChancesChart:
    """A chart; `top` and `bottom` are the ends of its axis as texts."""

    name: str                                            # "chances" or "points"
    title: str
    top: str
    bottom: str
    curves: tuple[ChancesCurve, ...]
    marks: tuple[TurningMark, ...]


def review_html(snapshot: Snapshot, review: Mapping[str, Any], preferences: Preferences,
                times: Times | None = None) -> str:
    """Return the page of a finished review; `times` contains the time that each seat took, at a table with a clock."""
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
    """Return the moments after moves that were made by orders for later."""
    return frozenset(group[-1] for group in moments_of(match).groups if match.entries[group[0] - 1].by_order)


def waiting_html(snapshot: Snapshot, progress: int, failed: bool, preferences: Preferences) -> str:
    """Return the page for a review that is in progress (`progress` in per cent), or that cannot be made (`failed`)."""
    title = snapshot.match.game.say(preferences.language, "game")
    return render("review.html", preferences, id=snapshot.id, title=title, names=(), progress=progress,
                  done=percent(preferences.language, progress / 100), failed=failed, charts=(),
                  turns=(), ticks=(), rounds=(), by="", ordered=(), here=f"/t/{snapshot.id}/review")


def charts(review: Mapping[str, Any], interface: Say, language: str) -> list[ChancesChart]:
    """Return the charts of a review: chances, if they are known, and points."""
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
    """Return, for each value, the mean of it and up to `around` values on either side.

    Near the ends, fewer values are used, so that the first and the last value remain unchanged.
    """
    last = len(values) - 1
    near = [min(around, place, last - place) for place in range(len(values))]
    return [fmean(values[place - reach:place + reach + 1]) for place, reach in enumerate(near)]


def marks_of(review: Mapping[str, Any]) -> tuple[TurningMark, ...]:
    """Return the marks of the turning points, placed among the decisions, each in the highest row with room for it."""
    places = {one["at"]: place for place, one in enumerate(review["decisions"], 1)}
    made, ends = list[TurningMark](), list[float]()      # the end of each row
    for number, turn in enumerate(review["turning_points"], 1):
        percent = 100 * places[turn["at"]] / max(1, len(places))
        row = next((row for row, end in enumerate(ends) if end <= percent), len(ends))
        ends[row:row + 1] = [percent + MARK]
        made.append(TurningMark(number, f"{percent:.2f}%", f"{TOP_ROW + ROW * row}%"))
    return tuple(made)


def ticks(known: Moments, review: Mapping[str, Any]) -> list[RoundTick]:
    """Return the marks of the rounds' beginnings, placed among the decisions."""
    made = [one["at"] for one in review["decisions"]]
    ticks_drawn, free = list[RoundTick](), 0.0
    for number, began in enumerate(known.rounds, 1):
        percent = 100 * bisect_right(made, began) / max(1, len(made))
        roomy = percent >= free
        ticks_drawn.append(RoundTick(f"{percent:.2f}%", str(number) if roomy else ""))
        free = percent + APART if roomy else free
    return ticks_drawn


def axis(values: Sequence[float]) -> tuple[int, int]:
    """Return round numbers for the ends of an axis that covers these values."""
    low, high = min(values), max(values)
    step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
    bottom, top = int(low // step) * step, -int(-high // step) * step
    return bottom, max(top, bottom + step)


def polyline(values: Sequence[float], low: float, high: float) -> str:
    """Return the attribute `points` of a line from left to right through values between `low` and `high`."""
    last = max(1, len(values) - 1)
    return " ".join(f"{SIZE * place / last:.1f},{SIZE * (high - value) / (high - low):.1f}" for place, value in enumerate(values))
