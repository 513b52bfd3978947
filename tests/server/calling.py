"""People with ways to be called, and passing time for their notices."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.notices.rows import ON_PAGE, NoticeRow, WayRow
from mercat.server.people.rows import PersonRow
from mercat.server.storage.models import SeatRow, now


def give_address(site: Any, person: str, address: str, language: str = "en") -> None:
    """Give an account a confirmed address; it is called by mail."""
    with Session(site.services.store.writing) as session, session.begin():
        row = session.get_one(PersonRow, person)
        row.registered, row.email, row.confirmed, row.preferences = now(), address, now(), {"language": language}
        session.add(WayRow(person=person, kind="mail", mark=f"mail {person}", facts={}))


def give_way(site: Any, person: str, kind: str, facts: dict[str, Any]) -> int:
    with Session(site.services.store.writing) as session, session.begin():
        row = WayRow(person=person, kind=kind, mark=f"{kind} {person} {facts}"[:64], facts=facts)
        session.add(row)
        session.flush()
        return row.id


def pass_time(site: Any, **by: float) -> None:
    """Let time pass for notices and seats without waiting."""
    step = timedelta(**by)
    with Session(site.services.store.writing) as session, session.begin():
        for row in session.scalars(select(NoticeRow)):
            row.made, row.due, row.first_due = row.made - step, row.due - step, row.first_due - step
            row.lease, row.done = row.lease and row.lease - step, row.done and row.done - step
        for seat in session.scalars(select(SeatRow).where(SeatRow.seen.is_not(None))):
            seat.seen = seat.seen and seat.seen - step
    tables = site.services.tables
    tables.presence.unstored.clear()
    for cached in tables.cache.tables.kept.values():
        for seat in cached.loaded.seats if cached.loaded else ():
            seat.seen = seat.seen and seat.seen - step


def notices(site: Any, **chosen: Any) -> list[NoticeRow]:
    """Return notices that are sent, beside those that start pages show."""
    with Session(site.services.store.reading) as session:
        wanted = select(NoticeRow).where(NoticeRow.state != ON_PAGE).filter_by(**chosen)
        return list(session.scalars(wanted.order_by(NoticeRow.id)))


async def look(site: Any) -> None:
    """Send the notices that are due, and wait until this is done."""
    await site.services.sending.look()
    await site.services.sending.idle()


async def away(site: Any) -> None:
    """Let everybody leave all tables."""
    await site.services.tables.presence.store_all()
    pass_time(site, minutes=20)
