"""What becomes of somebody's push messages when they are known in another browser."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.storage.notice_rows import PUSH, WayRow


def move_push(session: Session, before: str, after: str, person: str) -> None:
    """A browser is known by another session now, as this person: its push messages go on, to them."""
    if before:
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.kind == PUSH).values(session=after, person=person))
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.person == person).values(session=after))
