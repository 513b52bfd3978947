"""People's ratings in the database: those of players at a table, and the list of all people rated in a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Row, bindparam, func, select
from sqlalchemy.orm import Session, aliased

from mercat.rating import FEWEST_OPPONENTS, PlayerRating, Rating
from mercat.server.people.rows import EVERYBODY, PersonRow
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow, RatingRow
from mercat.server.storage.database import batched

RATINGS: Final = select(RatingRow).where(RatingRow.person.in_(bindparam("people", expanding=True)))


def standings(session: Session, people: Collection[str], game: str | None = None) -> dict[str, dict[str, PlayerRating]]:
    """Return these people's ratings, by person and game; if `game` is given, only the ratings in this game."""
    found: dict[str, dict[str, PlayerRating]] = {}
    for some in batched(sorted(people)):
        for row in session.scalars(RATINGS, {"people": some}):
            if game in (None, row.game):
                found.setdefault(row.person, {})[row.game] = player_rating_of(row)
    return found


def player_rating_of(row: RatingRow) -> PlayerRating:
    """Return the rating stored in a row, with the number of games on which it is based."""
    return PlayerRating(Rating(row.mu, row.sigma), row.games)


def opponents_met(session: Session, person: str, game: str) -> int:
    """Return the number of different opponents of a person in rated matches of a game whose results have been entered."""
    mine, theirs = aliased(RatingChangeRow), aliased(RatingChangeRow)
    chosen = (select(func.count(theirs.person.distinct())).select_from(mine)
              .join(RatingEntryRow, RatingEntryRow.id == mine.entry).join(theirs, theirs.entry == mine.entry)
              .where(mine.person == person, theirs.person != person, RatingEntryRow.game == game,
                     RatingEntryRow.entered.is_not(None)))
    return session.scalar(chosen) or 0


def course(session: Session, person: str, limit: int) -> dict[str, list[Rating]]:
    """Return a person's newest ratings, one after each rated game: for each game, a list with the oldest first."""
    chosen = (select(RatingEntryRow.game, RatingChangeRow.mu_after, RatingChangeRow.sigma_after)
              .join(RatingChangeRow, RatingChangeRow.entry == RatingEntryRow.id)
              .where(RatingChangeRow.person == person, RatingEntryRow.entered.is_not(None))
              .order_by(RatingEntryRow.number.desc(), RatingEntryRow.id.desc()).limit(limit))
    courses: dict[str, list[Rating]] = {}
    for game, mu, sigma in session.execute(chosen).all()[::-1]:
        if mu is not None and sigma is not None:
            courses.setdefault(game, []).append(Rating(mu, sigma))
    return courses


def rated_people(session: Session, game: str, least: float, limit: int,
                 offset: int) -> Sequence[Row[RatingRow, str, str]]:
    """Return the people rated in a game who have had several opponents and have public pages, with the names and ids of the
    pages.

    The people are sorted by the lower end of their ratings: the number minus `least` deviations.
    """
    safe = RatingRow.mu - least * RatingRow.sigma
    chosen = (select(RatingRow, PersonRow.name, PersonRow.page).join(PersonRow, PersonRow.id == RatingRow.person)
              .where(RatingRow.game == game, RatingRow.opponents >= FEWEST_OPPONENTS, PersonRow.shown == EVERYBODY,
                     PersonRow.registered.is_not(None))
              .order_by(safe.desc(), RatingRow.games.desc(), PersonRow.page).limit(limit).offset(offset))
    return session.execute(chosen).all()


def how_many_rated(session: Session, game: str) -> int:
    """Return the number of people rated in a game, including those whose pages are private."""
    return session.scalar(select(func.count()).select_from(RatingRow).where(RatingRow.game == game)) or 0
