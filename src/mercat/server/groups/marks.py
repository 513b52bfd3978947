"""Marks that show whether a group's page has changed, without reading the page, so that open pages cost little.

After each change, the marks are read once for all readers who have the page open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import BindParameter, Select, bindparam, func, select
from sqlalchemy.orm import Session

from mercat.server.desk import Desk
from mercat.server.groups.rows import GroupAskRow, GroupInvitationRow, GroupMemberRow, GroupRow, SeriesRow
from mercat.server.groups.stored_games import MOST_TABLES
from mercat.server.people.rows import PersonRow
from mercat.server.ratings.rows import RatingRow
from mercat.server.storage.models import OVER, ResultRow, TableRow
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Streams


@dataclass(frozen=True)
class Marks:
    """Two digests of a group: `tables` changes with the open tables and games in progress, and `all` with everything else."""

    all: str
    tables: str

    @property
    def version(self) -> str:
        return f"{self.all}.{self.tables}"


GROUP: Final[BindParameter[str]] = bindparam("group")

ON: Final = (select(TableRow.id, TableRow.series_id, TableRow.status, TableRow.length, TableRow.revision)
             .where(TableRow.group_id == GROUP, TableRow.status != OVER, ~TableRow.sandbox)
             .order_by(TableRow.changed.desc(), TableRow.id).limit(MOST_TABLES))
MEMBERS: Final = select(GroupMemberRow.person).where(GroupMemberRow.group_id == GROUP)

REST: Final[Sequence[Select[*tuple[Any, ...]]]] = (
    select(GroupRow.name, GroupRow.is_public, GroupRow.points).where(GroupRow.id == GROUP),
    select(GroupMemberRow.id, GroupMemberRow.is_keeper, PersonRow.name, PersonRow.shown)
    .join(PersonRow, PersonRow.id == GroupMemberRow.person)
    .where(GroupMemberRow.group_id == GROUP).order_by(GroupMemberRow.id),
    select(SeriesRow.id, SeriesRow.ended).where(SeriesRow.group_id == GROUP).order_by(SeriesRow.id),
    select(GroupInvitationRow.id, GroupInvitationRow.used, GroupInvitationRow.ended)
    .where(GroupInvitationRow.group_id == GROUP).order_by(GroupInvitationRow.id),
    select(GroupAskRow.id).where(GroupAskRow.asked == GROUP, GroupAskRow.let_in.is_(None)).order_by(GroupAskRow.id),
    select(func.count(), func.max(ResultRow.id), func.max(ResultRow.ended)).where(ResultRow.group_id == GROUP),
    select(func.count(), func.max(RatingRow.last)).where(RatingRow.person.in_(MEMBERS)))


def marks_of(session: Session, group: str) -> Marks:
    """Return the marks of a group's page."""
    connection, of_group = session.connection(), {"group": group}
    tables = connection.execute(ON, of_group).all()
    rows: list[Any] = [sorted((row.id, row.series_id or "") for row in tables)]
    rows += [[tuple(row) for row in connection.execute(chosen, of_group)] for chosen in REST]
    return Marks(word(rows), word([tuple(row) for row in tables]))


def word(rows: list[Any]) -> str:
    return blake2b(repr(rows).encode(), digest_size=9).hexdigest()


class GroupMarks:
    """The marks of groups whose pages are open. The marks are read once and shared by all readers of a page."""

    def __init__(self, desk: Desk, streams: Streams) -> None:
        self.desk = desk
        self.streams = streams
        self.reading: dict[str, tuple[int, asyncio.Task[Marks]]] = {}      # by group: the last change, and the reading since then

    async def read(self, group: str) -> Marks:
        """Read a group's current marks."""
        return await self.desk.read(Reader(), marks_of, group)

    async def shared(self, group: str) -> Marks:
        """Return a group's marks as of the last change that woke its open pages. They are read once for all these pages."""
        change = self.streams.groups.changes.get(group, 0)
        known = self.reading.get(group)
        if known is None or known[0] != change:
            for gone in [one for one in self.reading if one not in self.streams.groups.changes]:
                del self.reading[gone]
            known = self.reading[group] = change, asyncio.create_task(self.read(group))
        return await asyncio.shield(known[1])            # a reader who goes away does not end it for others
