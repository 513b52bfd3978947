"""What people decide for themselves: their name, and the preferences that follow them to every device."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.clocks.rests import Rests
from mercat.server.people.accounts import take_another_name
from mercat.server.people.sessions import Sessions
from mercat.server.problems import Problem
from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import OVER, PERSON, SeatRow, TableRow, now
from mercat.server.storage.people import sessions_of, touch
from mercat.server.storage.people_rows import PersonRow
from mercat.server.storage.seats import seats_of
from mercat.server.storage.turn_rests import rests_of_person
from mercat.server.tables.notices import tell
from mercat.server.tables.own_names import check_name
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.user_text import is_taken, person_name

RENAMED: Final = "renamed"                               # the notice that a player is called otherwise from now on


@dataclass(frozen=True)
class OwnProfile:
    """What is known of the reader."""

    name: str                                            # of the account; of a guest the one played under last
    account: str
    made: datetime
    seen: datetime
    preferences: Mapping[str, str]
    rests: Rests


class Profile:
    """Changes what belongs to the reader."""

    def __init__(self, tables: TableService, sessions: Sessions) -> None:
        self.tables = tables
        self.store = tables.store
        self.access = tables.access
        self.sessions = sessions

    async def me(self, reader: Reader) -> OwnProfile | None:
        """What is known of the reader; None of a browser that has only looked."""

        def read() -> OwnProfile | None:
            with Session(self.store.reading) as session:
                row = session.get(PersonRow, reader.person) if reader.is_stored else None
                return None if row is None else OwnProfile(row.name, reader.account, row.made, row.seen,
                                                           dict(row.preferences or {}), rests_of_person(row))

        return await self.access.read(read)

    async def rename(self, reader: Reader, wanted: str) -> tuple[str, int]:
        """Call the reader otherwise: the name as stored, and at how many tables the old one stays, since it is taken there."""
        name = person_name(wanted)

        def change() -> tuple[set[str], int, set[str]]:
            with self.store.changing() as session:
                person = session.get(PersonRow, reader.person, with_for_update=CHANGING)
                if person is None:
                    raise Problem(403, "nobody")
                if person.registered is not None:
                    take_another_name(session, person.id, name)
                else:
                    check_name(session, name, person.id)
                person.name, person.changed = name, now()
                changed, kept = rename_at_tables(session, person.id, name)
                return changed, kept, {row.hash for row in sessions_of(session, person.id)}

        changed, kept, sessions = await self.access.write(change)
        self.sessions.forget(sessions)
        for table_id in changed:
            self.tables.polling.forget(table_id)
        return name, kept

    async def prefer(self, reader: Reader, chosen: Mapping[str, str]) -> None:
        """Store preferences of somebody who is stored; of others, cookies alone hold them."""
        if not reader.is_stored or reader.scopes is not None or not chosen:
            return

        def change() -> set[str]:
            with self.store.changing() as session:
                person = session.get(PersonRow, reader.person, with_for_update=CHANGING)
                before = {} if person is None else dict(person.preferences or {})
                after = before | dict(chosen)
                if person is None or after == before:
                    return set()
                person.preferences = after
                touch(session, person.id)
                return {row.hash for row in sessions_of(session, person.id)}

        self.sessions.forget(await self.access.write(change))


def rename_at_tables(session: Session, person: str, name: str) -> tuple[set[str], int]:
    """Give the seats of a person another name at tables whose game is not over; sandboxes and results keep theirs.

    Returns which tables have changed, and how many keep the old name since somebody there could be mistaken for the new one.
    A notice tells the others.
    """
    seated = select(SeatRow.table).where(SeatRow.holder == person, SeatRow.kind == PERSON)
    running = select(TableRow).where(TableRow.id.in_(seated), TableRow.status != OVER, TableRow.sandbox.is_(False))
    changed, kept = set(), 0
    for table in session.scalars(running.order_by(TableRow.id).with_for_update(**CHANGING)).all():
        seats = seats_of(session, table.id)
        mine = [seat for seat in seats if seat.holder == person and seat.kind == PERSON]
        if is_taken(name, [seat.name for seat in seats if seat not in mine]) or len(mine) > 1:
            kept += 1
        elif mine and mine[0].name != name:
            tell(session, table, RENAMED, mine[0].number, mine[0].name, name)
            mine[0].name = name
            table.revision, table.changed = table.revision + 1, now()
            changed.add(table.id)
    return changed, kept
