"""Scores: each seat's score as if the game ended now, the score sheet at the end, and charts of a match.

The charts are lines by round, and bars for each line of the score sheet. They are drawn as SVG, with the same figures as tables.
They are laid out here, in units of an SVG that is 360 units wide; the templates only output them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, Any, Final

from mercat.charts import Account, Chart, Course, account_of, account_so_far, lines_of_finished_rounds
from mercat.engine.game import ScoreLine as AnyLine
from mercat.engine.matches.match import Match
from mercat.engine.rules.vocabulary import Named
from mercat.lru import Lru
from mercat.server.play.players import among_bots
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import ScoreLine
from mercat.server.words import Say, ui
from mercat.text.numbers import figure

WIDTH: Final = 360
HEIGHT: Final = 196
LEFT: Final = 38                                         # the width for the numbers on the axis
TOP: Final = 10
BOTTOM: Final = HEIGHT - 22
SEAT_MARGIN: Final = 26                                  # the width for the marks of seats at the ends of lines
NAME_MARGIN: Final = 122                                 # and for names there
APART: Final = 13                                        # the least distance between two marks or names
BAR: Final = 12
LINE_HEAD: Final = 17                                    # the height of a line's name above its bars
NUMBER_MARGIN: Final = 34
STEPS: Final = (1, 2, 5)
LARGE: Final = 1000                                      # a mean of at least this many points has no decimals
MOST_REMEMBERED: Final = 64
ACCOUNTS: Final[Lru[tuple[str, int, bool], Account | None]] = Lru(MOST_REMEMBERED)       # used only in the engine's thread


class Score(Shape):
    seat: int
    total: int
    place: int
    lines: tuple[ScoreLine, ...]
    name: Annotated[str, PAGES_ALONE] = ""


@dataclass(frozen=True)
class FinalLine:
    """The points for one line of the score sheet, by seat in the order of the sheet."""

    label: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """The score sheet at the end of a game, with the winner first."""

    title: str
    scores: tuple[Score, ...]
    lines: tuple[FinalLine, ...]
    ties: str
    among: str                                           # for a solo game: a comparison with the usual scores of bots


def scores_of(match: AnyMatch, names: Sequence[str] = (), say: Say | None = None) -> list[Score]:
    """Return the scores of the seats at the end of the game, or as if it ended now.

    For pages, `names` and `say` add the players' names and the lines of the score sheet as texts.
    """
    def line_of(line: AnyLine) -> ScoreLine:
        return ScoreLine(cause=line.cause, points=line.points, label="" if say is None else say(f"score-{line.cause}"))

    return [Score(seat=score.seat, total=score.total, place=score.place, name=names[score.seat] if names else "",
                  lines=tuple(map(line_of, score.lines))) for score in match.scores()]


def forecasts(match: AnyMatch, say: Say) -> list[Score]:
    """Return the scores as if the game ended now, in order of seats, with their lines as texts."""
    return sorted(scores_of(match, say=say), key=lambda score: score.seat)


def final_sheet(match: AnyMatch, names: Sequence[str], say: Say, language: str) -> ScoreSheet:
    """Return the score sheet at the end, without lines where nobody scored."""
    interface = ui(language)
    scores = sorted(scores_of(match, names), key=lambda score: (score.place, score.seat))
    points = [{line.cause: line.points for line in score.lines} for score in scores]
    causes = [line.cause for line in scores[0].lines if any(row.get(line.cause) for row in points)]
    lines = tuple(FinalLine(say(f"score-{cause}"), tuple(row.get(cause, 0) for row in points)) for cause in causes)
    tied = len({score.total for score in scores}) < len({score.place for score in scores})
    return ScoreSheet(interface("final"), tuple(scores), lines, interface("ties-broken") if tied else "",
                      among_bots(match.game.name, scores[0].total, language) if len(scores) == 1 else "")


@dataclass(frozen=True)
class Tick:
    """A label on an axis, and its position."""

    at: float
    text: str


@dataclass(frozen=True)
class Curve:
    """A line in a chart, with its name at the end. `seat` is None if the line does not belong to a seat. `hue` distinguishes such
    lines if the game has no colour for their `value`."""

    name: str
    seat: int | None
    hue: int
    value: str
    path: str                                            # the line as the data of an SVG path
    end: float                                           # the vertical position of the line's end
    label: float                                         # the vertical position of its mark or name, apart from other names
    numbers: tuple[int | None, ...]


@dataclass(frozen=True)
class LineChart:
    """A chart of numbers by round, with a line for each seat or for each value of a facet."""

    name: str
    title: str
    right: float
    curves: tuple[Curve, ...]
    heights: tuple[Tick, ...]
    rounds: tuple[Tick, ...]


@dataclass(frozen=True)
class Bar:
    """A bar for the points of a seat in one line of the score sheet."""

    seat: int
    top: float
    left: float
    width: float
    points: int


@dataclass(frozen=True)
class BarGroup:
    """The bars for one line of the score sheet, and its points by seat and round."""

    title: str
    top: float
    bars: tuple[Bar, ...]
    numbers: tuple[tuple[int | None, ...], ...]          # the points of each seat, by round


@dataclass(frozen=True)
class MatchCharts:
    """All charts of a match."""

    rounds: tuple[str, ...]                              # the names of the beginning and of every round
    charts: tuple[LineChart, ...]
    groups: tuple[BarGroup, ...]
    height: float                                        # the height of all bars together
    zero: float                                          # the horizontal position at which bars begin


def account(table: str, match: Match[Any]) -> Account | None:
    """Return the figures of a match by round. During the match, they include only finished rounds; before the end of the first
    round, return None.

    They are computed only once for all readers and for all moves in a round.
    """
    if match.to_move is None:
        return ACCOUNTS.made((table, len(match.entries), True), lambda: account_of(match))
    lines = lines_of_finished_rounds(match)
    return ACCOUNTS.made((table, match.path[lines - 1], False), lambda: account_so_far(match)) if lines > 0 else None


def charts_of(table: str, match: Match[Any], names: Sequence[str], say: Say, language: str) -> MatchCharts | None:
    """Return the charts of a match at a table, in a language; None before the end of the first round."""
    made = account(table, match)
    if made is None:
        return None
    rounds = (ui(language)("chart-start"), *round_names(match, made, say, language))
    charts = tuple(line_chart(chart, names, say, rounds) for chart in made.charts)
    reach = [course.numbers[-1] or 0 for _, courses in made.lines for course in courses]
    least, most = min([0, *reach]), max([1, *reach])
    scale = (WIDTH - NUMBER_MARGIN - (NUMBER_MARGIN if least < 0 else 0)) / (most - least)
    zero = (NUMBER_MARGIN if least < 0 else 0) - least * scale
    groups, top = [], 0.0
    for cause, courses in made.lines:
        groups.append(bar_group(say(f"score-{cause}"), courses, top, zero, scale))
        top += LINE_HEAD + BAR * len(courses) + 4
    return MatchCharts(rounds, charts, tuple(groups), top, round(zero, 1))


def round_names(match: Match[Any], made: Account, say: Say, language: str) -> list[str]:
    """Return the names of the finished rounds as the game shows them in table headings, or their numbers if the game has no such
    names."""
    named = match.game.has(language, "chart-round")
    return [say("chart-round", **facts) if named else str(number) for number, facts in enumerate(made.rounds, 1)]


def bar_group(title: str, courses: Sequence[Course], top: float, zero: float, scale: float) -> BarGroup:
    """Return the bars for one line of the score sheet, one for each seat."""
    bars = []
    for seat, course in enumerate(courses):
        points = course.numbers[-1] or 0
        end = zero + points * scale
        bars.append(Bar(seat, top + LINE_HEAD + seat * BAR, round(min(zero, end), 1), round(abs(end - zero), 1), points))
    return BarGroup(title, top, tuple(bars), tuple(course.numbers for course in courses))


def line_chart(chart: Chart, names: Sequence[str], say: Say, rounds: Sequence[str]) -> LineChart:
    """Return a chart: its lines, its axes, and the positions of the names at the ends of the lines."""
    seats = chart.kind == "seat"
    right = WIDTH - (SEAT_MARGIN if seats else NAME_MARGIN)
    there = [number for course in chart.courses for number in course.numbers if number is not None]
    step = step_of(min([0, *there]), max([1, *there]))
    least, most = min([0, *there]) // step * step, -(-max([1, *there]) // step) * step

    def height(number: int) -> float:
        return round(BOTTOM - (number - least) * (BOTTOM - TOP) / (most - least), 1)

    def across(place: int) -> float:
        return round(LEFT + place * (right - LEFT) / max(1, len(rounds) - 1), 1)

    ends = [height(last_of(course)) for course in chart.courses]
    labels = spread(ends)
    curves = tuple(Curve(names[int(course.value)] if seats else value_name(say, chart.kind, course.value),
                         int(course.value) if seats else None, place, str(course.value), path_of(course, across, height),
                         ends[place], labels[place], course.numbers) for place, course in enumerate(chart.courses))
    every = -(-len(rounds) // 13)
    return LineChart(chart.name, say(f"chart-{chart.name}"), right, curves,
                     tuple(Tick(height(number), str(number)) for number in range(least, most + 1, step)),
                     tuple(Tick(across(place), str(place)) for place in range(0, len(rounds), every)))


def points_text(language: str, mean: float) -> str:
    """Return a mean number of points as text, with one decimal if the mean is small."""
    return figure(language, mean, 0 if mean >= LARGE else 1)


def value_name(say: Say, kind: str, value: str) -> str:
    """Return the name of a facet's value, with a capital letter, for use as a heading."""
    name = say("chart-value", value=Named(kind, value))
    return name[:1].upper() + name[1:]


def last_of(course: Course) -> int:
    return next((number for number in reversed(course.numbers) if number is not None), 0)


def path_of(course: Course, across: Any, height: Any) -> str:
    """Return the SVG path through the numbers of a course, leaving out those that are None."""
    points = [(across(place), height(number)) for place, number in enumerate(course.numbers) if number is not None]
    return "M" + " L".join(f"{x} {y}" for x, y in points)


def step_of(least: int, most: int) -> int:
    """Return the distance between the grid lines of an axis: the smallest number that is 1, 2 or 5 times a power of ten and
    results in at most five steps."""
    size = 1
    while True:
        for step in STEPS:
            if -(-most // (step * size)) - least // (step * size) <= 5:
                return step * size
        size *= 10


def spread(heights: Sequence[float]) -> list[float]:
    """Return the heights, in the same order, moved apart so that names do not overlap, as far as the chart has space."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for before, place in pairwise(order):
        moved[place] = max(moved[place], moved[before] + APART)
    if order and moved[order[-1]] > BOTTOM:
        moved[order[-1]] = BOTTOM
        for after, place in pairwise(reversed(order)):
            moved[place] = min(moved[place], moved[after] - APART)
    return moved
