"""Checks of a database after the kills: all its parts are consistent."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session

from mercat.server.notices.rows import SENT, TURN, WAITING, NoticeRow
from mercat.server.storage.models import OVER, PLAYING, ChatRow, MoveRow, ResultRow, SeatRow, TableRow, now
from mercat.server.tables.store import Store
from mercat.server.timekeeping.timekeeping import TIME_OVER
from tests.server.soak.notices import Arrivals
from tests.waiting import wait_until


def everything_fits(store: Store) -> dict[str, Any]:
    """Assert that journals are complete, that exactly the finished games have results, that the right clocks run, that no time
    ran out twice and that nobody is called twice for one turn."""
    with Session(store.reading) as session:
        lines = select(func.count()).where(MoveRow.table == TableRow.id).scalar_subquery()
        last = select(func.coalesce(func.max(MoveRow.number) + 1, 0)).where(MoveRow.table == TableRow.id).scalar_subquery()
        none(session, "journals have gaps", (TableRow.length != lines) | (TableRow.length != last))
        has_result = select(ResultRow.id).where(ResultRow.table == TableRow.id).exists()
        none(session, "games that are over lack a result", (TableRow.status == OVER) & ~has_result)
        none(session, "games that go on have a result", (TableRow.status != OVER) & has_result)
        at_turn = (SeatRow.table == TableRow.id, SeatRow.number == TableRow.turn)
        bot = select(SeatRow.table).where(*at_turn, SeatRow.held.is_not(None))
        none(session, "clocks run for somebody else", (TableRow.status == PLAYING) & TableRow.clock.is_not(None)
             & TableRow.clock_over.is_(None) & ~bot.exists() & (TableRow.clock_seat.is_distinct_from(TableRow.turn)))
        over = select(ChatRow.table).where(ChatRow.notice.in_(set(TIME_OVER.values())))
        twice = session.scalars(over.group_by(ChatRow.table).having(func.count() > 1)).all()
        assert not twice, f"at {twice} somebody's time was over twice"
        called = (NoticeRow.person, NoticeRow.way, NoticeRow.table, NoticeRow.length)
        again = session.execute(select(*called).where(NoticeRow.kind == TURN).group_by(*called).having(func.count() > 1)).all()
        assert not again, f"people were called twice for one turn: {again}"
        return {"tables stored": session.scalar(select(func.count()).select_from(TableRow)),
                "results": session.scalar(select(func.count()).select_from(ResultRow))}


def none(session: Session, said: str, wrong: ColumnElement[bool]) -> None:
    """Assert that there are no such tables."""
    found = session.scalars(select(TableRow.id).where(wrong)).all()
    assert not found, f"{said}: {found}"


def everything_is_sent(store: Store, arrivals: Arrivals) -> dict[str, int]:
    """Assert that all due notices are sent, also those of a killed process, and that all notices counted as sent have arrived."""

    def left() -> int:
        with Session(store.writing) as session, session.begin():
            free = select(NoticeRow.id).where(NoticeRow.state == WAITING, NoticeRow.lease.is_(None))
            mine = session.scalars(free.with_for_update(skip_locked=True)).all()  # no deadlock with a server
            session.execute(update(NoticeRow).where(NoticeRow.id.in_(mine)).values(due=now()))
            return session.scalar(select(func.count()).select_from(NoticeRow).where(NoticeRow.state == WAITING)) or 0

    wait_until(lambda: left() == 0)
    with Session(store.reading) as session:
        sent = session.scalar(select(func.count()).select_from(NoticeRow).where(NoticeRow.state == SENT)) or 0
    assert len(arrivals.found) >= sent, f"{sent} notices count as sent, {len(arrivals.found)} arrived"
    return {"notices sent": sent, "arrived": len(arrivals.found), "repeated": sum(arrivals.found.values()) - len(arrivals.found)}
