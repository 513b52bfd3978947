"""What becomes of somebody's ways to be called when they are known in another browser, or as somebody else."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from mercat.server.notices.rows import MAIL, PUSH, WayRow


def move_push(session: Session, before: str, after: str, person: str) -> None:
    """A browser is known by another session now, as this person: its push messages go on, to them."""
    if before:
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.kind == PUSH).values(session=after, person=person))
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.person == person).values(session=after))


def drop_mail(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """A person is known as somebody else now: mail goes to the address of that one's account alone."""
    if only is None:
        session.execute(delete(WayRow).where(WayRow.person == person, WayRow.kind == MAIL))
