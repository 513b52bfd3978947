"""The permission to see and join the tables of a group. The group's members have this permission, and so does everybody with a
seat at the table.

Tables without a group need no permission: anybody with the address of a table may open it, listed or not. Every request with a
table in its address is checked once, before anything is read (`web/security.py`), so that nobody else learns anything about a
group's table, not even that it exists.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy.orm import Session

from mercat.lru import Lru
from mercat.server.groups.stored import group_of_game, has_played, members_among, membership
from mercat.server.groups.stored_games import find_series
from mercat.server.problems import Problem
from mercat.server.storage.models import PERSON, SeatRow, TableRow
from mercat.server.storage.threads import Access
from mercat.server.tables.features import Plan
from mercat.server.tables.reader_view import is_host_ticket, seats_of_reader
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Reader

AT_TABLES: Final = re.compile(r"/(?:t|api/tables)/([A-Za-z0-9_-]{1,24})(?:/|$)")     # addresses of tables
MOST_KNOWN: Final = 20_000                               # tables whose group is cached, some 150 bytes each


class GroupPermission:
    """The service that checks access to tables of groups. It caches tables' groups, since a table never moves to another
    group."""

    def __init__(self, access: Access) -> None:
        self.access = access
        self.known: Lru[str, str] = Lru(MOST_KNOWN)      # the group by table; empty for a table of nobody's

    async def check_address(self, path: str, reader: Reader) -> None:
        """Raise Problem (404) if a path belongs to a table that the reader must not see."""
        found = AT_TABLES.match(path)
        if found is not None:
            await self.check(found[1], reader)

    async def check(self, table: str, reader: Reader, is_there: bool = False) -> None:
        """Raise Problem (404) if the reader must not see a table or, once it is deleted, its result.

        With `is_there`, also raise it if there is no such table, for callers that do not handle a missing table otherwise.
        """
        if self.known.get(table) == "":
            return
        group, seen = await self.access.read(look, table, reader)
        if group is not None:
            self.known.put(table, group)
        if not seen or (is_there and group is None):
            raise Problem(404, "no-table")


def look(session: Session, table: str, reader: Reader) -> tuple[str | None, bool]:
    """Return a table's group and whether the reader may see the table. The group is an empty string if the table has none, and
    None if there is no such table."""
    is_there, group = group_of_game(session, table)
    return (group or "" if is_there else None), group is None or may_see(session, table, group, reader)


def check_seen(session: Session, table: str, reader: Reader) -> None:
    """Raise Problem (404) if the reader must not see a table."""
    _, group = group_of_game(session, table)
    if group is not None and not may_see(session, table, group, reader):
        raise Problem(404, "no-table")


def may_see(session: Session, table_id: str, group: str, reader: Reader) -> bool:
    """Return whether the reader is a member of a table's group, has a seat at the table, or had one at the end of its game."""
    if membership(session, group, reader.person) is not None:
        return True
    table = session.get(TableRow, table_id)
    if table is None:
        return has_played(session, table_id, reader.person)
    if seats_of_reader(table, seats_of(session, table_id), reader):
        return True
    return is_host_ticket(table, reader.ticket) and membership(session, group, table.host) is not None


def check_for_group(plan: Plan, reader: Reader | None) -> None:
    """Raise Problem if a planned table cannot belong to a group or a series."""
    if plan.terms.group and plan.sandbox:
        raise Problem(422, "group-no-sandbox")
    if plan.terms.series and (plan.by_hand or not plan.terms.group):
        raise Problem(422, "series-no-deal" if plan.by_hand else "no-series")


def members_come(session: Session, table: TableRow, seats: Sequence[SeatRow], accounts: Collection[str],
                 again: bool) -> Sequence[SeatRow]:
    """Return the seats of people who take part in the next game. If the table belongs to a group, only the group's members take
    part."""
    if table.group_id is None:
        return seats
    there = members_among(session, table.group_id, [seat.holder for seat in seats if seat.kind == PERSON])
    return [seat for seat in seats if seat.kind != PERSON or seat.holder in there]


def check_member(session: Session, table: TableRow, reader: Reader) -> None:
    """Raise Problem (403) if a table belongs to a group of which the reader is not a member."""
    if table.group_id is not None and membership(session, table.group_id, reader.person) is None:
        raise Problem(403, "not-member")


def check_new_table(session: Session, table: TableRow, reader: Reader) -> None:
    """Raise Problem if a new table cannot belong to its group, or cannot be the next one in its series."""
    if table.group_id is None:
        return
    if membership(session, table.group_id, reader.person) is None:
        raise Problem(404, "no-group")
    if table.series_id is None:
        return
    series = find_series(session, table.group_id, table.series_id, lock=True)
    if series is None:
        raise Problem(404, "no-series")
    if series.is_over:
        raise Problem(409, "series-over")
    if series.table is not None:
        raise Problem(409, "series-on")
    if series.row.games and table.game not in series.row.games:
        raise Problem(409, "not-in-series")
