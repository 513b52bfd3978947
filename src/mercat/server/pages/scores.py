"""Scores on a table's page: what each seat would have now, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mercat.server.pages.strengths import among_bots
from mercat.server.tables.matches import AnyMatch
from mercat.server.words import Say, ui


@dataclass(frozen=True)
class ScoreRow:
    label: str
    points: int


@dataclass(frozen=True)
class Forecast:
    """A seat's score if the game ended now, or at the end."""

    total: int
    place: int
    lines: tuple[ScoreRow, ...]


@dataclass(frozen=True)
class FinalScore:
    """A seat's final score."""

    seat: int
    name: str
    place: int
    total: int


@dataclass(frozen=True)
class FinalLine:
    """Points of one kind, by seat in the order of the sheet."""

    label: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """The score sheet at the end, the winner first."""

    title: str
    scores: tuple[FinalScore, ...]
    lines: tuple[FinalLine, ...]
    ties: str
    among: str                                           # alone: which bots usually score about as much


def forecasts(match: AnyMatch, say: Say) -> list[Forecast]:
    """The engine's scores, by seat."""
    made = []
    for score in sorted(match.scores(), key=lambda score: score.seat):
        lines = tuple(ScoreRow(say(f"score-{line.cause}"), line.points) for line in score.lines)
        made.append(Forecast(score.total, score.place, lines))
    return made


def final_sheet(match: AnyMatch, names: Sequence[str], say: Say, language: str) -> ScoreSheet:
    """The final score sheet, without lines in which nobody scored."""
    interface = ui(language)
    scores = sorted(match.scores(), key=lambda score: (score.place, score.seat))
    seats = tuple(FinalScore(score.seat, names[score.seat], score.place, score.total) for score in scores)
    points = [{line.cause: line.points for line in score.lines} for score in scores]
    causes = [line.cause for line in scores[0].lines if any(row.get(line.cause) for row in points)]
    lines = tuple(FinalLine(say(f"score-{cause}"), tuple(row.get(cause, 0) for row in points)) for cause in causes)
    tied = len({score.total for score in scores}) < len({score.place for score in scores})
    return ScoreSheet(interface("final"), seats, lines, interface("ties-broken") if tied else "",
                      among_bots(match.game.name, scores[0].total, language) if len(scores) == 1 else "")
