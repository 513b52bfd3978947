"""Scores on a table's page: what each seat would have now, and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from mercat.engine.game import ScoreLine as AnyLine
from mercat.server.play.strengths import among_bots
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.shown import ScoreLine
from mercat.server.words import Say, ui


class Score(Shape):
    seat: int
    total: int
    place: int
    lines: tuple[ScoreLine, ...]
    name: Annotated[str, PAGES_ALONE] = ""


@dataclass(frozen=True)
class FinalLine:
    """Points of one kind, by seat in the order of the sheet."""

    label: str
    points: tuple[int, ...]


@dataclass(frozen=True)
class ScoreSheet:
    """The score sheet at the end, the winner first."""

    title: str
    scores: tuple[Score, ...]
    lines: tuple[FinalLine, ...]
    ties: str
    among: str                                           # alone: which bots usually score about as much


def scores_of(match: AnyMatch, names: Sequence[str] = (), say: Say | None = None) -> list[Score]:
    """Return what each seat would have if the game ended now, or has at the end; with `names` and the lines in words for
    pages."""
    def line_of(line: AnyLine) -> ScoreLine:
        return ScoreLine(cause=line.cause, points=line.points, label="" if say is None else say(f"score-{line.cause}"))

    return [Score(seat=score.seat, total=score.total, place=score.place, name=names[score.seat] if names else "",
                  lines=tuple(map(line_of, score.lines))) for score in match.scores()]


def forecasts(match: AnyMatch, say: Say) -> list[Score]:
    """The engine's scores, by seat."""
    return sorted(scores_of(match, say=say), key=lambda score: score.seat)


def final_sheet(match: AnyMatch, names: Sequence[str], say: Say, language: str) -> ScoreSheet:
    """The final score sheet, without lines in which nobody scored."""
    interface = ui(language)
    scores = sorted(scores_of(match, names), key=lambda score: (score.place, score.seat))
    points = [{line.cause: line.points for line in score.lines} for score in scores]
    causes = [line.cause for line in scores[0].lines if any(row.get(line.cause) for row in points)]
    lines = tuple(FinalLine(say(f"score-{cause}"), tuple(row.get(cause, 0) for row in points)) for cause in causes)
    tied = len({score.total for score in scores}) < len({score.place for score in scores})
    return ScoreSheet(interface("final"), tuple(scores), lines, interface("ties-broken") if tied else "",
                      among_bots(match.game.name, scores[0].total, language) if len(scores) == 1 else "")
