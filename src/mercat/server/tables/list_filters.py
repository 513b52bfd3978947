"""The filters that all lists of games share, the places for continuing a list, and the search for names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Select, and_, or_
from sqlalchemy.orm import Session

from mercat.text.searching import without_accents

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND: Final = timedelta(microseconds=1)
MOST_NAMES: Final = 500                                  # the most names that a search returns
MOST_SEARCHED: Final = 5_000                             # the most names that a search compares, from each source
Place = tuple[datetime, Any]                             # a game's place in a list: when it changed or ended, and a unique key
T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class Sought:
    """The filter for a list of games. A field that is None matches all games."""

    game: str | None = None
    since: datetime | None = None
    until: datetime | None = None                        # games that changed or ended before this moment
    before: Place | None = None                          # games after this place in the list, which are older

    def within(self, game: Any, at: Any, key: Any) -> Iterator[ColumnElement[bool]]:
        """Yield the SQL conditions on three columns: the game, its moment, and a key that distinguishes games with the same
        moment."""
        if self.game is not None:
            yield game == self.game
        if self.since is not None:
            yield at >= self.since
        if self.until is not None:
            yield at < self.until
        if self.before is not None:
            moment, this = self.before
            yield or_(at < moment, and_(at == moment, key < this))


def place_text(place: Place) -> str:
    """Return the place for continuing a list, as text for URLs."""
    moment, key = place
    return f"{(moment - EPOCH) // MICROSECOND}-{key}"


def read_place(said: str, kind: Callable[[str], Any] = str) -> Place:
    """Return the place for continuing a list from a text that `place_text` wrote: a number of at most 16 digits, and a key of
    this kind."""
    moment, _, key = said.partition("-")
    return EPOCH + int(moment) * MICROSECOND, kind(key)


def first_of(found: Sequence[T], limit: int, place: Callable[[T], Place]) -> tuple[Sequence[T], str | None]:
    """Return the first `limit` games in a list and, as text, the place for continuing the list; None if there are no more
    games."""
    return found[:limit], place_text(place(found[limit - 1])) if len(found) > limit else None


def names_like(session: Session, part: str, *known: Select[str]) -> list[str]:
    """Return the names that contain `part`, ignoring case and accents, among the names that the statements in `known` select."""
    names = {name for chosen in known for name in session.scalars(chosen.distinct().limit(MOST_SEARCHED))}
    return sorted(name for name in names if without_accents(part) in without_accents(name))[:MOST_NAMES]
