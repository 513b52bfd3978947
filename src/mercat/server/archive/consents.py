"""Who agrees that a finished game is in the archive (`game_archive.py`): for one game, or for all of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, select, update
from sqlalchemy.orm import Session, aliased

from mercat.server.archive.rows import ArchiveRow
from mercat.server.people.locking import show_anew
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.storage.features import TablePart
from mercat.server.storage.models import OVER, PERSON, ResultRow, SeatRow, TableRow
from mercat.server.tables.results import PLAYED_HERE
from mercat.server.tables.succession import players_before


@dataclass(frozen=True)
class Wish:
    """What somebody who has played in a finished game wishes of it."""

    person: str | None                                   # None: they can agree no more
    agrees: bool
    said: bool | None                                    # of this game alone; None: nothing


@dataclass(frozen=True)
class WishesAtTable(TablePart):
    """Who agrees that the finished game of a table is in the archive; nobody can before it is over."""

    wishes: Sequence[Wish] = ()

    def facts(self, person: str | None) -> dict[str, Any]:
        mine = next((one.agrees for one in self.wishes if one.person is not None and one.person == person), None)
        missing = sum(not one.agrees for one in self.wishes)
        return {"archived": bool(self.wishes) and not missing, "archive_waiting": missing, "archive_mine": mine,
                "archive_asked": is_asked(self.wishes, person)}


def is_asked(wishes: Sequence[Wish], person: str | None) -> bool:
    """Has somebody else agreed to this game, while a person does not and has said nothing of it? Not where others prevent it."""
    mine = next((one for one in wishes if one.person is not None and one.person == person), None)
    others = [one for one in wishes if one is not mine]
    possible = all(one.person is not None and one.said is not False for one in others)
    return mine is not None and mine.said is None and not mine.agrees and possible and any(one.said for one in others)


def list_people(session: Session, table: TableRow, seats: Sequence[SeatRow], result: ResultRow,
                places: Sequence[int | None]) -> None:
    """A game has ended: those who have played in it can agree, unless it is a group's, which is for its people alone. Where a
    result is only made anew, what they have said stays."""
    if result.kind not in PLAYED_HERE or table.group_id is not None:
        return
    if session.scalars(select(ArchiveRow.number).where(ArchiveRow.table == table.id)).first() is not None:
        return
    held = [*(one.get("holder") for seat in seats for one in players_before(seat) if not one.get("bot")),
            *(seat.holder for seat in seats if seat.kind == PERSON)]
    known = set(session.scalars(select(PersonRow.id).where(PersonRow.id.in_([one for one in held if one]))))
    people = dict.fromkeys(one if one in known else None for one in held)
    session.add_all([ArchiveRow(table=table.id, number=number, person=person) for number, person in enumerate(people)])


def forget_wishes(session: Session, table_ids: Sequence[str]) -> None:
    """These games are over no more, or deleted."""
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
    """What those who have played in a finished game wish of it."""
    return wishes_of(connection, [table_id]).get(table_id, [])


def wishes_read(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> WishesAtTable:
    """The same of a table that is read; nobody wishes anything before its game is over."""
    return WishesAtTable(wishes_at(session.connection(), table.id) if table.status == OVER else ())


def wishes_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Wish]]:
    """The same of several games, by table."""
    by_table: dict[str, list[Wish]] = {}
    for table, person, said, usual in connection.execute(WISHES, {"tables": table_ids}):
        agrees = person is not None and bool(usual if said is None else said)
        by_table.setdefault(table, []).append(Wish(person, agrees, said))
    return by_table


def asked_to_agree(connection: Connection, person: str, limit: int) -> list[str]:
    """The tables whose finished games others would have in the archive, and of which a person is to say something."""
    tables = connection.scalars(TO_AGREE_TO, {"person": person, "most": limit}).all()
    wishes = wishes_of(connection, tables) if tables else {}
    return [table for table in tables if is_asked(wishes.get(table, ()), person)]


def agree(session: Session, person: str, table_id: str, agrees: bool) -> None:
    """Somebody agrees that a game of theirs is in the archive, or does not any more. Raises Problem if it is not theirs."""
    theirs = (ArchiveRow.table == table_id) & (ArchiveRow.person == person)
    show_anew(session, [table_id])
    if session.scalars(select(ArchiveRow.number).where(theirs)).first() is None:
        raise Problem(404, "not-your-finished-game")
    session.execute(update(ArchiveRow).where(theirs).values(agrees=agrees))


def agree_to_all(session: Session, person: str, agrees: bool) -> None:
    """Somebody agrees that all their games are in the archive, or does not: what they have said of a single one stays."""
    session.execute(update(PersonRow).where(PersonRow.id == person).values(archive=agrees))
    theirs = select(ArchiveRow.table).where(ArchiveRow.person == person, ArchiveRow.table.is_not(None))
    show_anew(session, {table for table in session.scalars(theirs) if table})


def wish_for_all(session: Session, person: str) -> bool:
    """Does somebody agree that all their games are in the archive?"""
    return bool(session.scalar(select(PersonRow.archive).where(PersonRow.id == person)))
