"""The course of a match in numbers: each seat's points after each round, the score sheet line by line, and the game's own
charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mercat.engine.game import Score, Series
from mercat.engine.matches.match import Match
from mercat.engine.matches.pausing import PAUSES
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import Event
from mercat.moments import ROUND_BEGAN


@dataclass(frozen=True)
class Course:
    """The values of one number over the course of a match, for a seat or a facet value. None marks moments without a value."""

    value: str                          # the facet value, or the number of the seat
    numbers: tuple[int | None, ...]     # at the start, and after each round


@dataclass(frozen=True)
class Chart:
    """The courses shown in one chart. `name` selects the text `chart-<name>`; `kind` is "seat" or the kind of a facet."""

    name: str
    kind: str
    courses: tuple[Course, ...]


@dataclass(frozen=True)
class Account:
    """The charts and the score sheet lines of a match, with numbers for the start and for the end of each completed round."""

    charts: tuple[Chart, ...]
    lines: tuple[tuple[str, tuple[Course, ...]], ...]      # score sheet causes, with every seat's points
    rounds: tuple[Mapping[str, Any], ...]                  # the facts of the event that began each round


Position = tuple[list[Score], list[Series]]


def account_of(match: Match[Any]) -> Account:
    """Return the account of a whole match, with numbers for the start of each round and for the end. The journal is replayed
    once."""
    return account_from(match, len(match.path), to_the_end=True)


def account_so_far(match: Match[Any]) -> Account | None:
    """Return the account of the completed rounds, or None before the end of the first round."""
    lines = lines_of_finished_rounds(match)
    return account_from(match, lines, to_the_end=False) if lines > 0 else None


def lines_of_finished_rounds(match: Match[Any]) -> int:
    """Return the number of lines of the match's path before the current round, or 0 in the first round."""
    begun = [number for number, length in enumerate(match.path, 1) for event in match.entries[length - 1].events
             if event.name == ROUND_BEGAN]
    return begun[-1] if len(begun) > 1 else 0


def account_from(match: Match[Any], lines: int, *, to_the_end: bool) -> Account:
    """Return the account of the first `lines` lines of a match's path. With `to_the_end`, also include the position after
    them."""
    game, seats = match.game, range(match.seats)
    positions: list[Position] = []
    begun: list[dict[str, Any]] = []

    def note(state: Any, events: Sequence[Event]) -> None:
        points = Series("points", [int(game.points(state, seat)) for seat in seats])
        positions.append((game.scores(state), [points, *(game.series(state, events) if game.series is not None else [])]))

    state, moves = game.first(match.seats, match.chosen), Moves()
    if match.origin is not None:
        state.load(match.origin)
    game.rules.advance(state, moves)
    events: list[Event] = []
    for length in match.path[:lines]:
        PAUSES.give_way()
        entry = match.entries[length - 1]
        game.rules.apply(state, entry.move, moves)
        for event in entry.events:
            if event.name == ROUND_BEGAN:
                note(state, events if positions else [])        # events before the first round belong to the start
                begun.append(event.facts)
                events = []
            else:
                events.append(event)
    if to_the_end:
        note(state, events)
    return Account(charts_of([series for _, series in positions]), lines_of([scores for scores, _ in positions], len(seats)),
                   tuple(begun[:len(positions) - 1]))


def charts_of(positions: Sequence[list[Series]]) -> tuple[Chart, ...]:
    """Return the charts of a game from its number series in each position. Leave out courses that contain no number."""
    charts = []
    for place, shown in enumerate(positions[-1]):
        rows = [series[place].numbers for series in positions]
        names = shown.values or [str(seat) for seat in range(len(shown.numbers))]
        courses = [Course(name, tuple(row[number] for row in rows)) for number, name in enumerate(names)]
        charts.append(Chart(shown.name, shown.kind,
                            tuple(one for one in courses if any(number is not None for number in one.numbers))))
    return tuple(charts)


def lines_of(sheets: Sequence[list[Score]], seats: int) -> tuple[tuple[str, tuple[Course, ...]], ...]:
    """Return the score sheet lines in which any seat scored at any moment, each with one course per seat."""
    causes = [line.cause for line in sheets[-1][0].lines]
    points = [[{line.cause: line.points for line in score.lines} for score in sorted(scores, key=lambda score: score.seat)]
              for scores in sheets]
    lines = []
    for cause in causes:
        courses = tuple(Course(str(seat), tuple(row[seat].get(cause, 0) for row in points)) for seat in range(seats))
        if any(any(course.numbers) for course in courses):
            lines.append((cause, courses))
    return tuple(lines)
