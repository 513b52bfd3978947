"""Tells whether what a group's page shows has changed, without reading it: so its open pages cost little."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mercat.server.storage.group_games import MOST_TABLES
from mercat.server.storage.group_rows import GroupInvitationRow, GroupMemberRow, GroupRow, SeriesRow
from mercat.server.storage.models import OVER, ResultRow, TableRow
from mercat.server.storage.people_rows import PersonRow
from mercat.server.storage.rating_rows import RatingRow


@dataclass(frozen=True)
class Marks:
    """Two words: the first differs whenever anything but the games that are on does, the second whenever these do."""

    all: str
    tables: str

    @property
    def version(self) -> str:
        return f"{self.all}.{self.tables}"


def marks_of(session: Session, group: str) -> Marks:
    """The marks of a group's page."""
    on = select(TableRow.id, TableRow.series_id, TableRow.status, TableRow.length, TableRow.revision).where(
        TableRow.group_id == group, TableRow.status != OVER)
    tables = session.execute(on.order_by(TableRow.changed.desc(), TableRow.id).limit(MOST_TABLES)).all()
    members = select(GroupMemberRow.person).where(GroupMemberRow.group_id == group)
    rows: list[Any] = [sorted((row.id, row.series_id or "") for row in tables)]
    for chosen in (
            select(GroupRow.name, GroupRow.is_public, GroupRow.points).where(GroupRow.id == group),
            select(GroupMemberRow.id, GroupMemberRow.is_keeper, PersonRow.name, PersonRow.shown)
            .join(PersonRow, PersonRow.id == GroupMemberRow.person)
            .where(GroupMemberRow.group_id == group).order_by(GroupMemberRow.id),
            select(SeriesRow.id, SeriesRow.ended).where(SeriesRow.group_id == group).order_by(SeriesRow.id),
            select(GroupInvitationRow.id, GroupInvitationRow.used, GroupInvitationRow.ended)
            .where(GroupInvitationRow.group_id == group).order_by(GroupInvitationRow.id),
            select(func.count(), func.max(ResultRow.id), func.max(ResultRow.ended)).where(ResultRow.group_id == group),
            select(func.count(), func.max(RatingRow.last)).where(RatingRow.person.in_(members))):
        rows.append([tuple(row) for row in session.execute(chosen)])
    return Marks(word(rows), word([tuple(row) for row in tables]))


def word(rows: list[Any]) -> str:
    return blake2b(repr(rows).encode(), digest_size=9).hexdigest()
