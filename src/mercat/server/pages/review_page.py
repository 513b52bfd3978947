"""The page of a review: charts of chances and points, the turning points in sentences, and the same figures round by round."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from babel.numbers import format_decimal, format_percent

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.state import Event
from mercat.engine.vocabulary import Named
from mercat.server.pages.drawing import Say, render, ui, voice_of
from mercat.server.pages.history import Moments, moments_of, move_sentence, round_openings
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.seat_names import seat_names
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Snapshot
from mercat.text.review import asked_sentence, outlook_text, worth_sentence

SIZE: Final = 1000                                       # width and height of the coordinates of a chart
APART: Final = 4.5                                       # per cent of a chart's width that a round's number needs
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)     # between the two ends of the axis


@dataclass(frozen=True)
class Curve:
    """A seat's line: points for `<polyline>`, and the value at its end in words."""

    seat: int
    points: str
    end: str


@dataclass(frozen=True)
class Mark:
    """A turning point in a chart: where, and its number in the list."""

    number: int
    percent: str                                         # from the left, for example "12.5%"


@dataclass(frozen=True)
class RoundTick:
    """Where a round begins in a chart; `label` is its number, empty where there is no room for it."""

    percent: str
    label: str


@dataclass(frozen=True)
class Chart:
    """A chart; `top` and `bottom` are the ends of its axis in words."""

    name: str                                            # "chances" or "points"
    title: str
    top: str
    bottom: str
    curves: tuple[Curve, ...]
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Turn:
    """A turning point in sentences; `before` is the moment to go to."""

    number: int
    before: int
    at: int
    seat: int
    asked: str
    played: str
    better: str
    worth: str


@dataclass(frozen=True)
class Line:
    """A line of a table: a decision and the outlook of each seat after it; `turn` is the number of its turning point, or None."""

    at: int
    seat: int | None
    text: str
    outlooks: tuple[str, ...]
    turn: int | None = None


@dataclass(frozen=True)
class Round:
    """The decisions of a round, to be folded. `number` is 0 for those before the first round; `name` is the game's own."""

    number: int
    name: str
    lines: tuple[Line, ...]

    @property
    def decisions(self) -> int:
        return sum(line.seat is not None for line in self.lines)

    @property
    def turns(self) -> list[int]:
        return [line.turn for line in self.lines if line.turn is not None]


def review_html(snapshot: Snapshot, review: Mapping[str, Any], preferences: Preferences) -> str:
    """The page of a finished review."""
    language, match = preferences.language, snapshot.match
    names = seat_names(snapshot.seats, language)
    say = voice_of(match.game, language, names)
    return render("review.html", preferences, id=snapshot.id, title=say("game"), names=names, progress=None, failed=False,
                  charts=charts(review, language), turns=turns(match, review, names, language),
                  ticks=ticks(moments_of(match), review), by=review["by"],
                  rounds=rounds(match, lines(match, review, say, language), say), here=f"/t/{snapshot.id}/review")


def waiting_html(snapshot: Snapshot, progress: int, failed: bool, preferences: Preferences) -> str:
    """The page while the review is being made (`progress` in per cent), or if it cannot be made."""
    title = snapshot.match.game.say(preferences.language, "game")
    return render("review.html", preferences, id=snapshot.id, title=title, names=(), progress=progress, failed=failed, charts=(),
                  turns=(), ticks=(), rounds=(), by="", here=f"/t/{snapshot.id}/review")


def spoken_move(match: AnyMatch, move: str, say: Say) -> str:
    """A move in notation as the game says it."""
    return move_sentence(match, match.game.vocabulary.parse(move), say)


def turns(match: AnyMatch, review: Mapping[str, Any], names: Sequence[str], language: str) -> list[Turn]:
    say = voice_of(match.game, language, names)
    return [Turn(number, turn["before"], turn["at"], turn["seat"], asked_sentence(match, language, turn, names),
                 spoken_move(match, turn["played"], say),
                 CATALOGUE.voice.say(language, "review-better", move=spoken_move(match, turn["better"], say)),
                 worth_sentence(language, turn))
            for number, turn in enumerate(review["turning_points"], 1)]


def lines(match: AnyMatch, review: Mapping[str, Any], say: Say, language: str) -> list[Line]:
    """The beginning of the game, then every decision."""
    turning = {turn["at"]: number for number, turn in enumerate(review["turning_points"], 1)}

    def outlooks(outlook: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(outlook_text(language, outlook, seat) for seat in range(review["seats"]))

    first = Line(review["decisions"][0]["before"] if review["decisions"] else 0, None,
                 CATALOGUE.voice.say(language, "review-start"), outlooks(review["start"]))
    return [first, *[Line(one["at"], one["seat"], spoken_move(match, one["move"], say), outlooks(one), turning.get(one["at"]))
                     for one in review["decisions"]]]


def rounds(match: AnyMatch, course: Sequence[Line], say: Say) -> list[Round]:
    """The lines by round; rounds without any are left out."""
    openings = round_openings(match)
    made, first = list[Round](), 0
    names = ["", *(round_name(event, say) for event in openings.values())]
    ends = [*(bisect_right(course, began, key=lambda line: line.at) for began in openings), len(course)]
    for number, (name, end) in enumerate(zip(names, ends, strict=True)):
        if any(line.seat is not None for line in course[first:end]):
            made.append(Round(number, name, tuple(course[first:end])))
            first = end
    return made


def round_name(event: Event, say: Say) -> str:
    """The name that the game gives a round, such as "merchant round 2"; empty if it has only a number."""
    name = event.facts.get("round")
    return say(f"{name.kind}-{name.value}") if isinstance(name, Named) else ""


def charts(review: Mapping[str, Any], language: str) -> list[Chart]:
    """The charts of a review: chances where they are known, and points."""
    outlooks = [review["start"], *review["decisions"]]
    marks = marks_of(review)
    interface, seats = ui(language), range(review["seats"])
    made = []
    if review["start"]["win"] is not None:
        curves = [Curve(seat, polyline([one["win"][seat] for one in outlooks], 0, 1),
                        format_percent(outlooks[-1]["win"][seat], locale=language)) for seat in seats]
        made.append(Chart("chances", interface("review-chances"), format_percent(1, locale=language),
                          format_percent(0, locale=language), tuple(curves), marks))
    low, high = axis([points for one in outlooks for points in one["points"]])
    curves = [Curve(seat, polyline([one["points"][seat] for one in outlooks], low, high),
                    format_decimal(outlooks[-1]["points"][seat], "#,##0.#", language)) for seat in seats]
    made.append(Chart("points", interface("review-points"), str(high), str(low), tuple(curves), marks))
    return made


def marks_of(review: Mapping[str, Any]) -> tuple[Mark, ...]:
    """Where the turning points are, as places among the decisions."""
    places = {one["at"]: place for place, one in enumerate(review["decisions"], 1)}
    return tuple(Mark(number, f"{100 * places[turn['at']] / max(1, len(places)):.2f}%")
                 for number, turn in enumerate(review["turning_points"], 1))


def ticks(known: Moments, review: Mapping[str, Any]) -> list[RoundTick]:
    """Where the rounds begin, as places among the decisions."""
    made = [one["at"] for one in review["decisions"]]
    found, free = list[RoundTick](), 0.0
    for number, began in enumerate(known.rounds, 1):
        percent = 100 * bisect_right(made, began) / max(1, len(made))
        roomy = percent >= free
        found.append(RoundTick(f"{percent:.2f}%", str(number) if roomy else ""))
        free = percent + APART if roomy else free
    return found


def axis(values: Sequence[float]) -> tuple[int, int]:
    """Round ends of an axis that holds these values."""
    low, high = min(values), max(values)
    step = next((step for step in STEPS if high - low <= 4 * step), STEPS[-1])
    bottom, top = int(low // step) * step, -int(-high // step) * step
    return bottom, max(top, bottom + step)


def polyline(values: Sequence[float], low: float, high: float) -> str:
    """A line from left to right through values between `low` and `high`, as the attribute `points` wants it."""
    last = max(1, len(values) - 1)
    return " ".join(f"{SIZE * place / last:.1f},{SIZE * (high - value) / (high - low):.1f}" for place, value in enumerate(values))
