"""The archive of finished games: what is found in it.

A game is in the archive while its table is there and all people who have played in it agree (`archive_wishes.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, and_, exists, func, or_, select
from sqlalchemy.orm import Session

from mercat.bots import STYLED
from mercat.server.archive.rows import ArchiveRow
from mercat.server.people.rows import EVERYBODY, PersonRow
from mercat.server.ratings.rows import RatingEntryRow
from mercat.server.storage.models import BOT, PERSON, ResultRow, ResultSeatRow, TableRow
from mercat.server.tables.game_lists import Sought
from mercat.server.tables.results import PLAYED_HERE, StoredResult, newest, outcome_of_result
from mercat.statistics import Outcome


@dataclass(frozen=True, kw_only=True)
class ArchiveSearch(Sought):
    """Which games of the archive somebody looks for; None for all."""

    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    person: str | None = None                            # who played there until the end
    rated: bool | None = None
    strength: str | None = None                          # of a bot that played; "" for none

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """What a row of `results` must fulfil; what costs most comes last."""
        yield from self.within(ResultRow.game, ResultRow.ended, ResultRow.id)
        if self.seats is not None:
            yield ResultRow.seats == self.seats
        for name, value in self.options.items():
            yield ResultRow.options[name].as_string() == value
        if self.person is not None:
            yield seat_there(ResultSeatRow.kind == PERSON, ResultSeatRow.holder == self.person)
        if self.rated is not None:
            counted = exists().where(RatingEntryRow.table == ResultRow.table).correlate(ResultRow)
            yield counted if self.rated else ~counted
        if self.strength is not None:
            bot = seat_there(ResultSeatRow.kind == BOT)
            styled = ResultSeatRow.bot.startswith(f"{self.strength}{STYLED}", autoescape=True)
            so_strong = or_(ResultSeatRow.bot == self.strength, styled)
            yield seat_there(ResultSeatRow.kind == BOT, so_strong) if self.strength else ~bot
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

def search_archive(session: Session, asked: ArchiveSearch, limit: int) -> tuple[list[StoredResult], set[str]]:
    """The newest games of the archive that are asked for, and which of them were rated, by table."""
    found = newest(session, [select(ResultRow).where(*asked.conditions())], limit)
    tables = [kept.result.table for kept in found]
    return found, set(session.scalars(select(RatingEntryRow.table).where(RatingEntryRow.table.in_(tables))))


def archived_outcomes(session: Session, asked: ArchiveSearch, version: int, digest: str, limit: int) -> list[Outcome]:
    """How the newest of them ended that statistics count: under these rules and with these components."""
    chosen = select(ResultRow).where(*asked.conditions(), ResultRow.version == version, ResultRow.digest == digest,
                                     ResultRow.moves.is_not(None))
    return [outcome_of_result(kept) for kept in newest(session, [chosen], limit)]


def public_person(session: Session, said: str) -> PersonRow | None:
    """Whose page everybody may see and has this name in its address, or whose account is called so."""
    named = and_(PersonRow.registered.is_not(None), func.lower(PersonRow.name) == said.lower())
    return session.scalars(select(PersonRow).where(PersonRow.shown == EVERYBODY, or_(PersonRow.page == said, named))
                           .order_by(PersonRow.registered)).first()
