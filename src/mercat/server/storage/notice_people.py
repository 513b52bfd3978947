"""What becomes of somebody's notices when they are known as somebody else, in another browser, or not at all any more."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from mercat.server.storage.notice_rows import MAIL, PUSH, NoticeRow, QuietTableRow, WayRow, WishRow


def hand_over_notices(session: Session, person: str, to: str) -> None:
    """Who was this guest is called as the other person now, by the same ways; mail goes to the address of an account alone."""
    session.execute(delete(WayRow).where(WayRow.person == person, WayRow.kind == MAIL))
    session.execute(update(WayRow).where(WayRow.person == person).values(person=to))
    session.execute(update(NoticeRow).where(NoticeRow.person == person).values(person=to))
    theirs = set(session.scalars(select(QuietTableRow.table).where(QuietTableRow.person == to)))
    for table in session.scalars(select(QuietTableRow.table).where(QuietTableRow.person == person)).all():
        if table not in theirs:
            session.add(QuietTableRow(person=to, table=table))
    session.execute(delete(QuietTableRow).where(QuietTableRow.person == person))
    before = session.get(WishRow, person)
    if before is not None and session.get(WishRow, to) is None:
        session.add(WishRow(person=to, unwanted=before.unwanted, quiet_from=before.quiet_from, quiet_until=before.quiet_until,
                            zone=before.zone))
    session.execute(delete(WishRow).where(WishRow.person == person))


def forget_notices(session: Session, person: str) -> None:
    """Delete all of it."""
    for row in (NoticeRow, WayRow, WishRow, QuietTableRow):
        session.execute(delete(row).where(row.person == person))


def move_push(session: Session, before: str, after: str, person: str) -> None:
    """A browser is known by another session now, as this person: its push messages go on, to them."""
    if before:
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.kind == PUSH).values(session=after, person=person))
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.person == person).values(session=after))
