"""The archive of finished games: people's consent to having one of their games, or all of them, in it, and the search.

A game is in the archive as long as its table exists and everybody who played in it agrees. The names of deleted people are
removed, and only the other players decide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, exists, func, or_, select, update
from sqlalchemy.orm import Session, aliased

from mercat.bots import STYLED
from mercat.server.archive.rows import ArchiveRow
from mercat.server.people.locking import show_anew
from mercat.server.people.rows import EVERYBODY, PersonRow
from mercat.server.problems import Problem
from mercat.server.ratings.rows import RatingEntryRow
from mercat.server.storage.features import TablePart
from mercat.server.storage.models import BOT, OVER, PERSON, ResultRow, ResultSeatRow, SeatRow, TableRow
from mercat.server.tables.list_filters import Sought
from mercat.server.tables.results import PLAYED_HERE, StoredResult, newest, outcome_of_result
from mercat.server.tables.seats import GONE
from mercat.server.tables.succession import players_before
from mercat.statistics import Outcome


@dataclass(frozen=True)
class Wish:
    """The decision about the archive made by a person who has played in a finished game."""

    person: str | None                                   # None: a program without an account, which cannot agree
    agrees: bool
    said: bool | None                                    # the decision about this game only; None: no decision


@dataclass(frozen=True)
class WishesAtTable(TablePart):
    """The decisions on whether a finished game is to be in the archive. There are none before the game is over."""

    wishes: Sequence[Wish] = ()

    def facts(self, person: str | None) -> dict[str, Any]:
        own = next((one for one in self.wishes if one.person is not None and one.person == person), None)
        missing = sum(not one.agrees for one in self.wishes)
        return {"archived": bool(self.wishes) and not missing, "archive_waiting": missing, "archive_mine": own and own.agrees,
                "archive_asked": is_asked(self.wishes, person), "archive_declined": own is not None and own.said is False}


def is_asked(wishes: Sequence[Wish], person: str | None) -> bool:
    """Return whether to ask a person to agree: whether somebody else has agreed to having the game in the archive, and the person
    has not decided yet.

    Return False if other people's decisions already keep the game out of the archive.
    """
    mine = next((one for one in wishes if one.person is not None and one.person == person), None)
    others = [one for one in wishes if one is not mine]
    possible = all(one.person is not None and one.said is not False for one in others)
    return mine is not None and mine.said is None and not mine.agrees and possible and any(one.said for one in others)


def list_people(session: Session, table: TableRow, seats: Sequence[SeatRow], result: ResultRow,
                places: Sequence[int | None]) -> None:
    """Store the people who played in a game that has ended, so that they can agree to having it in the archive.

    Games of groups are left out, since only members may see them. If a missing result is being recreated, earlier decisions
    remain.
    """
    if result.kind not in PLAYED_HERE or table.group_id is not None:
        return
    if session.scalars(select(ArchiveRow.number).where(ArchiveRow.table == table.id)).first() is not None:
        return
    held = [*(one.get("holder") for seat in seats for one in players_before(seat) if not one.get("bot") and one.get("holder")),
            *(seat.holder for seat in seats if seat.kind == PERSON and not (seat.holder or "").startswith(GONE))]
    known = set(session.scalars(select(PersonRow.id).where(PersonRow.id.in_([one for one in held if one]))))
    people = dict.fromkeys(one if one in known else None for one in held)
    session.add_all([ArchiveRow(table=table.id, number=number, person=person) for number, person in enumerate(people)])


def forget_wishes(session: Session, table_ids: Sequence[str]) -> None:
    """Delete the decisions about the archive for games that continue or are being deleted."""
    session.execute(delete(ArchiveRow).where(ArchiveRow.table.in_(table_ids)))


WISHES: Final = (select(ArchiveRow.table, ArchiveRow.person, ArchiveRow.agrees, PersonRow.archive)
                 .outerjoin(PersonRow, PersonRow.id == ArchiveRow.person)
                 .where(ArchiveRow.table.in_(bindparam("tables", expanding=True)))
                 .order_by(ArchiveRow.table, ArchiveRow.number))
OTHER: Final = aliased(ArchiveRow)
OTHER_AGREES: Final = exists().where(OTHER.table == ArchiveRow.table, OTHER.agrees.is_(True)).correlate(ArchiveRow)

TO_AGREE_TO: Final = (select(TableRow.id).join(ArchiveRow, ArchiveRow.table == TableRow.id)
                      .where(ArchiveRow.person == bindparam("person"), ArchiveRow.agrees.is_(None), OTHER_AGREES)
                      .order_by(TableRow.changed.desc()).limit(bindparam("most")))


def wishes_at(connection: Connection, table_id: str) -> list[Wish]:
    """Return the decisions about the archive made by the people who played in a finished game."""
    return wishes_of(connection, [table_id]).get(table_id, [])


def wishes_read(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> WishesAtTable:
    """Return the decisions about having the game at a table in the archive. Before the game is over, return no decisions."""
    return WishesAtTable(wishes_at(session.connection(), table.id) if table.status == OVER else ())


def wishes_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Wish]]:
    """Return the decisions about having several games in the archive, by table."""
    by_table: dict[str, list[Wish]] = {}
    for table, person, said, usual in connection.execute(WISHES, {"tables": table_ids}):
        agrees = person is not None and bool(usual if said is None else said)
        by_table.setdefault(table, []).append(Wish(person, agrees, said))
    return by_table


def asked_to_agree(connection: Connection, person: str, limit: int) -> list[str]:
    """Return the tables with a finished game that other people have agreed to have in the archive and about which the person has
    not decided."""
    tables = connection.scalars(TO_AGREE_TO, {"person": person, "most": limit}).all()
    wishes = wishes_of(connection, tables) if tables else {}
    return [table for table in tables if is_asked(wishes.get(table, ()), person)]


def agree(session: Session, person: str, table_id: str, agrees: bool) -> None:
    """Record whether a person agrees to having one of their games in the archive. Raise Problem if the game is not the
    person's."""
    theirs = (ArchiveRow.table == table_id) & (ArchiveRow.person == person)
    show_anew(session, [table_id])
    if session.scalars(select(ArchiveRow.number).where(theirs)).first() is None:
        raise Problem(404, "not-your-finished-game")
    session.execute(update(ArchiveRow).where(theirs).values(agrees=agrees))


def agree_to_all(session: Session, person: str, agrees: bool) -> None:
    """Record whether a person agrees to having all their games in the archive. Decisions about single games take precedence."""
    session.execute(update(PersonRow).where(PersonRow.id == person).values(archive=agrees))
    theirs = select(ArchiveRow.table).where(ArchiveRow.person == person, ArchiveRow.table.is_not(None))
    show_anew(session, {table for table in session.scalars(theirs) if table})


def wish_for_all(session: Session, person: str) -> bool:
    """Return whether a person agrees to having all their games in the archive."""
    return bool(session.scalar(select(PersonRow.archive).where(PersonRow.id == person)))


@dataclass(frozen=True, kw_only=True)
class ArchiveSearch(Sought):
    """The filter of a search in the archive. A field that is None matches every game."""

    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    person: str | None = None                            # a person who played to the end
    rated: bool | None = None
    strength: str | None = None                          # the strength of a bot that played; "" for games without bots

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """Yield the conditions on a row of `results`, the most expensive one last."""
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
    """Return the condition that a finished game has a seat that meets these conditions."""
    return exists().where(ResultSeatRow.result == ResultRow.id, *conditions).correlate(ResultRow)


def in_archive() -> ColumnElement[bool]:
    """Return the condition that a finished game is in the archive."""
    played = exists().where(ArchiveRow.table == ResultRow.table).correlate(ResultRow)
    agrees = func.coalesce(ArchiveRow.agrees, PersonRow.archive)
    missing = (select(ArchiveRow.number).outerjoin(PersonRow, PersonRow.id == ArchiveRow.person)
               .where(ArchiveRow.table == ResultRow.table, or_(ArchiveRow.person.is_(None), agrees.is_(None), agrees.is_(False)))
               .correlate(ResultRow).exists())
    there = exists().where(TableRow.id == ResultRow.table).correlate(ResultRow)
    return and_(ResultRow.kind.in_(PLAYED_HERE), played, ~missing, there)


# -- the results of a search
def search_archive(session: Session, asked: ArchiveSearch, limit: int) -> tuple[list[StoredResult], set[str]]:
    """Return the newest games in the archive that match a search, and the ids of the tables whose games were rated."""
    found = newest(session, [select(ResultRow).where(*asked.conditions())], limit)
    tables = [kept.result.table for kept in found]
    return found, set(session.scalars(select(RatingEntryRow.table).where(RatingEntryRow.table.in_(tables))))


def archived_outcomes(session: Session, asked: ArchiveSearch, version: int, digest: str, limit: int) -> list[Outcome]:
    """Return the outcomes of the newest games that match a search and were played under these rules and with these components."""
    chosen = select(ResultRow).where(*asked.conditions(), ResultRow.version == version, ResultRow.digest == digest,
                                     ResultRow.moves.is_not(None))
    return [outcome_of_result(kept) for kept in newest(session, [chosen], limit)]


def public_person(session: Session, said: str) -> PersonRow | None:
    """Return the person whose public page has this id or URL, or whose account has this name; None if there is none."""
    named = and_(PersonRow.registered.is_not(None), func.lower(PersonRow.name) == said.lower())
    return session.scalars(select(PersonRow).where(PersonRow.shown == EVERYBODY, or_(PersonRow.page == said, named))
                           .order_by(PersonRow.registered)).first()
