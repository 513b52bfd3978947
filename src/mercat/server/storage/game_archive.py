"""The archive of finished games: what is found in it.

A game is in the archive while its table is there and all people who have played in it agree (`archive_wishes.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.orm import Session

from mercat.bots import STYLED
from mercat.server.storage.models import BOT, PERSON, ResultRow, ResultSeatRow, TableRow
from mercat.server.storage.people_rows import EVERYBODY, PersonRow
from mercat.server.storage.rating_rows import ArchiveRow, RatingEntryRow
from mercat.server.storage.results import PLAYED_HERE, StoredResult, newest, outcome_of_result
from mercat.server.storage.transactions import Database
from mercat.statistics import Outcome


@dataclass(frozen=True)
class ArchiveSearch:
    """Which games of the archive somebody looks for; None for all."""

    game: str | None = None
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    person: str | None = None                            # who played there until the end
    since: datetime | None = None
    until: datetime | None = None                        # before this moment
    rated: bool | None = None
    strength: str | None = None                          # of a bot that played; "" for none
    before: tuple[datetime, int] | None = None           # older than the result of this end and id

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """What a row of `results` must fulfil; what costs most comes last."""
        if self.game is not None:
            yield ResultRow.game == self.game
        if self.seats is not None:
            yield ResultRow.seats == self.seats
        for name, value in self.options.items():
            yield ResultRow.options[name].as_string() == value
        if self.person is not None:
            yield seat_there(ResultSeatRow.kind == PERSON, ResultSeatRow.holder == self.person)
        if self.since is not None:
            yield ResultRow.ended >= self.since
        if self.until is not None:
            yield ResultRow.ended < self.until
        if self.rated is not None:
            counted = exists().where(RatingEntryRow.table == ResultRow.table).correlate(ResultRow)
            yield counted if self.rated else ~counted
        if self.strength is not None:
            bot = seat_there(ResultSeatRow.kind == BOT)
            styled = ResultSeatRow.bot.startswith(f"{self.strength}{STYLED}", autoescape=True)
            so_strong = or_(ResultSeatRow.bot == self.strength, styled)
            yield seat_there(ResultSeatRow.kind == BOT, so_strong) if self.strength else ~bot
        if self.before is not None:
            ended, number = self.before
            yield or_(ResultRow.ended < ended, and_(ResultRow.ended == ended, ResultRow.id < number))
        yield in_archive()


def seat_there(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Has a game a seat like this?"""
    return exists().where(ResultSeatRow.result == ResultRow.id, *conditions).correlate(ResultRow)


def in_archive() -> ColumnElement[bool]:
    """Is a finished game in the archive?"""
    played = exists().where(ArchiveRow.table == ResultRow.table).correlate(ResultRow)
    agrees = func.coalesce(ArchiveRow.agrees, PersonRow.archive)
    missing = (select(ArchiveRow.number).outerjoin(PersonRow, PersonRow.id == ArchiveRow.person)
               .where(ArchiveRow.table == ResultRow.table, or_(ArchiveRow.person.is_(None), agrees.is_(None), agrees.is_(False)))
               .correlate(ResultRow).exists())
    there = exists().where(TableRow.id == ResultRow.table).correlate(ResultRow)
    return and_(ResultRow.kind.in_(PLAYED_HERE), played, ~missing, there)


# -- what is found

def search_archive(database: Database, asked: ArchiveSearch, limit: int) -> tuple[list[StoredResult], set[str]]:
    """The newest games of the archive that are asked for, and which of them were rated, by table."""
    with Session(database.reading, expire_on_commit=False) as session:
        found = newest(session, [select(ResultRow).where(*asked.conditions())], limit)
        tables = [kept.result.table for kept in found]
        return found, set(session.scalars(select(RatingEntryRow.table).where(RatingEntryRow.table.in_(tables))))


def archived_outcomes(database: Database, asked: ArchiveSearch, version: int, digest: str, limit: int) -> list[Outcome]:
    """How the newest of them ended that statistics count: under these rules and with these components."""
    with Session(database.reading) as session:
        chosen = select(ResultRow).where(*asked.conditions(), ResultRow.version == version, ResultRow.digest == digest,
                                         ResultRow.moves.is_not(None))
        return [outcome_of_result(kept) for kept in newest(session, [chosen], limit)]


def public_person(database: Database, said: str) -> tuple[str, str, str] | None:
    """Whose page everybody may see and has this name in its address, or whose account is called so: id, name and page."""
    with Session(database.reading) as session:
        named = and_(PersonRow.registered.is_not(None), func.lower(PersonRow.name) == said.lower())
        found = session.scalars(select(PersonRow).where(PersonRow.shown == EVERYBODY, or_(PersonRow.page == said, named))
                                .order_by(PersonRow.registered)).first()
        return None if found is None else (found.id, found.name, found.page)
