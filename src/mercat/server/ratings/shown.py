"""Ratings in words: a number with its doubt, how the result of a rated game counts, and the course of somebody's ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from mercat.rating import ENTERED_AFTER, Counted, PlayerRating, Rating
from mercat.server import rating_shapes
from mercat.server.play.players import seat_names
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, rating_text, ui
from mercat.text.numbers import difference

WIDTH: Final = 360                                       # of the drawing of a course
HEIGHT: Final = 90
EDGE: Final = 4


def standing_text(standing: PlayerRating | None, language: str) -> str:
    """The rating of somebody at a rated table; of a beginner, that it is the first rated game. Empty where there is none."""
    if standing is None:
        return ""
    return rating_text(standing.rating, language) if standing.games else ui(language)("rating-first")


@dataclass(frozen=True)
class Change:
    """How a rated game counts for somebody: what they had, what they have, and by how much that is more."""

    seat: int
    name: str
    before: str                                          # provisional until the result is entered
    after: str
    difference: str
    left: str                                            # that they did not play to the end; empty if they did


@dataclass(frozen=True)
class Counts:
    """How the result of a rated game counts."""

    lead: str
    due: datetime | None                                 # when the result is entered
    changes: Sequence[Change]
    may_ask: bool                                        # the reader may ask the others to enter it now
    alone: bool                                          # nobody else has to agree


def counts_of(snapshot: Snapshot, language: str) -> Counts | None:
    """How a finished rated game counts; None for a game that is not rated or not over."""
    if not snapshot.rated or snapshot.match is None or snapshot.match.to_move is not None:
        return None
    interface, entry = ui(language), snapshot.counts
    if entry is None:
        return Counts(interface("rated-for-nobody"), None, (), False, True)
    names = starters(snapshot, language)
    changes = [Change(seat, names[seat], *how_changed(one, language), interface("rated-left") if one.left else "")
               for seat, one in entry.seats.items()]
    asked = snapshot.request is not None and snapshot.request.refused is None
    return Counts(interface("rated-entered" if snapshot.entered else "rated-pending"),
                  None if snapshot.entered else entry.due, changes,
                  bool(snapshot.mine) and not snapshot.entered and not asked, not snapshot.undo_voters)


def how_changed(one: Counted, language: str) -> tuple[str, str, str]:
    """The rating before and after, and by how much it is more; empty where it is not known."""
    return ("", "", "") if one.before is None or one.after is None else changed_text(one.before, one.after, language)


def changed_text(before: Rating, after: Rating, language: str) -> tuple[str, str, str]:
    """A rating before and after, and by how much it is more."""
    return rating_text(before, language), rating_text(after, language), difference(language, after.number - before.number)


def starters(snapshot: Snapshot, language: str) -> list[str]:
    """What those are called who had the seats when the game began."""
    names = seat_names(snapshot.seats, language)
    return [(seat.earlier[0].name or ui(language)("somebody")) if seat.earlier and not seat.earlier[0].bot else name
            for seat, name in zip(snapshot.seats, names, strict=True)]


@dataclass(frozen=True)
class CourseChart:
    """The course of somebody's ratings, drawn: the numbers as a line, their doubt as a band around it."""

    line: str                                            # of an SVG path
    band: str
    about: str                                           # for who cannot see it
    least: str                                           # the numbers at the lower and the upper edge
    most: str

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT


def course_chart(ratings: Sequence[rating_shapes.Rating], language: str) -> CourseChart | None:
    """The chart of at least two ratings, the oldest first; None for fewer."""
    if len(ratings) < 2:
        return None
    least = min(one.number - one.doubt for one in ratings)
    most = max(one.number + one.doubt for one in ratings)

    def at(place: int, number: int) -> str:
        across = EDGE + place * (WIDTH - 2 * EDGE) / (len(ratings) - 1)
        return f"{across:.1f} {HEIGHT - EDGE - (number - least) * (HEIGHT - 2 * EDGE) / max(1, most - least):.1f}"

    line = " L".join(at(place, one.number) for place, one in enumerate(ratings))
    above = [at(place, one.number + one.doubt) for place, one in enumerate(ratings)]
    below = [at(place, one.number - one.doubt) for place, one in enumerate(ratings)]
    about = ui(language)("rating-course", count=len(ratings), first=rating_text(ratings[0], language),
                         last=rating_text(ratings[-1], language))
    return CourseChart(f"M{line}", f"M{' L'.join([*above, *reversed(below)])} Z", about, f"{least:.0f}",
                       f"{most:.0f}")


def rated_terms(interface: Say) -> list[str]:
    """What follows from playing a rated game, said before somebody sits down."""
    said = [interface(key) for key in ("rated-about", "rated-accounts", "rated-not-there", "rated-leaving")]
    return [*said, interface("rated-when", minutes=ENTERED_AFTER // timedelta(minutes=1))]
