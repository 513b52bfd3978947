"""Ratings as texts: a number with its doubt, the effect of a rated game, and a chart of a person's ratings over time."""

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

WIDTH: Final = 360                                       # the width of the chart
HEIGHT: Final = 90
EDGE: Final = 4


def standing_text(standing: PlayerRating | None, language: str) -> str:
    """Return the rating of a player at a rated table, or a text that this is the player's first rated game; an empty string if
    the rating is unknown."""
    if standing is None:
        return ""
    return rating_text(standing.rating, language) if standing.games else ui(language)("rating-first")


@dataclass(frozen=True)
class Change:
    """The effect of a rated game on a player: the rating before the game, the rating after it, and the difference."""

    seat: int
    name: str
    before: str                                          # the rating before; provisional until the result is entered
    after: str
    difference: str
    left: str                                            # a sentence if the player did not finish the game; otherwise empty


@dataclass(frozen=True)
class Counts:
    """The effect of a rated game's result, as shown on pages."""

    lead: str
    due: datetime | None                                 # the moment at which the result will be entered
    changes: Sequence[Change]
    may_ask: bool                                        # whether the reader may ask the others to enter the result now
    alone: bool                                          # whether nobody else has to agree


def counts_of(snapshot: Snapshot, language: str) -> Counts | None:
    """Return the effect of a finished rated game; None if the game is not rated or not over."""
    if not snapshot.rated or snapshot.match is None or snapshot.match.to_move is not None:
        return None
    interface, entry = ui(language), snapshot.counts
    if entry is None:
        return Counts(interface("rated-for-nobody"), None, (), False, True)
    names = starters(snapshot, language)
    changes = [Change(seat, names[seat], *how_changed(one, language), interface("rated-left") if one.left else "")
               for seat, one in entry.seats.items()]
    asked = snapshot.request is not None and snapshot.request.refused is None
    alone = bool(snapshot.mine) and not snapshot.undo_voters
    return Counts(interface("rated-entered" if snapshot.entered else "rated-pending-alone" if alone else "rated-pending"),
                  None if snapshot.entered else entry.due, changes,
                  bool(snapshot.mine) and not snapshot.entered and not asked, not snapshot.undo_voters)


def how_changed(one: Counted, language: str) -> tuple[str, str, str]:
    """Return a player's rating before a game, the rating after it, and the difference, as texts; empty strings if they are
    unknown."""
    return ("", "", "") if one.before is None or one.after is None else changed_text(one.before, one.after, language)


def changed_text(before: Rating, after: Rating, language: str) -> tuple[str, str, str]:
    """Return a player's rating before a game, the rating after it, and the difference, as texts."""
    return rating_text(before, language), rating_text(after, language), difference(language, after.number - before.number)


def starters(snapshot: Snapshot, language: str) -> list[str]:
    """Return the names of the people who had the seats when the game began."""
    names = seat_names(snapshot.seats, language)
    return [(seat.earlier[0].name or ui(language)("somebody")) if seat.earlier and not seat.earlier[0].bot else name
            for seat, name in zip(snapshot.seats, names, strict=True)]


@dataclass(frozen=True)
class CourseChart:
    """A chart of a person's ratings over time: the numbers as a line, with their uncertainty as a band around it."""

    line: str                                            # the data of an SVG path
    band: str
    about: str                                           # a description for people who cannot see the chart
    least: str                                           # the numbers at the lower and upper edges
    most: str

    @property
    def size(self) -> tuple[int, int]:
        return WIDTH, HEIGHT


def course_chart(ratings: Sequence[rating_shapes.Rating], language: str) -> CourseChart | None:
    """Return the chart of at least two ratings, given oldest first; None for fewer."""
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
    """Return sentences about the consequences of playing a rated game, which are shown before a person takes a seat."""
    said = [interface(key) for key in ("rated-about", "rated-accounts", "rated-not-there", "rated-leaving")]
    return [*said, interface("rated-when", minutes=ENTERED_AFTER // timedelta(minutes=1))]
