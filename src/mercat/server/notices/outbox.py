"""The outbox: notifications written in the same transaction as the event that they report, and sent later, each by one process at
a time.

A process claims a notification until its lease expires (`claim`), sends it, and stores the outcome (`finish`). If the process
dies in between, another process sends the notification again as soon as the dead process is no longer registered. No notification
is lost, and one arrives twice only after such a failure. These failures are counted.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import BindParameter, ColumnElement, and_, bindparam, case, delete, func, or_, select, update
from sqlalchemy.orm import Session

from mercat.server.notices.rows import (
    FAILED,
    MAIL,
    NAMED,
    ON_PAGE,
    PUSH,
    SENT,
    TOLD_ON_PAGE,
    TRIED,
    TURN,
    WAITING,
    NoticeRow,
    QuietTableRow,
    WayRow,
    WishRow,
)
from mercat.server.people.rows import MuteRow, PersonRow, SessionRow
from mercat.server.storage.models import MoveRow, ProcessRow, SeatRow, now

SOON: Final = timedelta(seconds=60)            # people who are at the table now, or come there within this time, are not notified
AT_ONCE: Final = timedelta(0)
LEASE: Final = timedelta(seconds=90)                     # longer than sending can take
PAUSES: Final = tuple(timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 480))     # before each further try
LISTED: Final = 50                                       # newest notifications of a person that are listed
MOST_NOTICES: Final = 200                                # newest notifications of a person that are stored
ONCE: Final = frozenset({TURN, NAMED})                   # one notification is enough until the person has been at the table


@dataclass(frozen=True)
class About:
    """The event that a notification reports."""

    kind: str
    table: str | None = None
    length: int = 0
    facts: Mapping[str, Any] | None = None
    author: str | None = None                            # people who have muted this person are not notified
    after: timedelta = SOON                              # the delay before it is due


# -- writing, in the caller's transaction


def call(session: Session, about: About, people: Mapping[str, SeatRow | None], due: datetime | None = None,
         ways: Sequence[WayRow] | None = None) -> int:
    """Put a notification into the outbox for each way of each of these people, and return the number of new ones.

    `people` maps people to their seats. A notification that is still waiting is updated in place. If a person has no way, this
    costs one lookup in an index, or none if the people's `ways` are given. Events that affect people directly also appear on
    their start pages.
    """
    if about.kind in TOLD_ON_PAGE:
        tell_on_page(session, about, people)
    ways = ways_of(session, people) if ways is None else ways
    if not ways:
        return 0
    unwilling, count = deaf(session, about, {way.person for way in ways}), 0
    for way in ways:
        if way.person in unwilling:
            continue
        count += put(session, about, way, people.get(way.person), due or now() + about.after)
    return count


WAYS: Final = select(WayRow).where(WayRow.person.in_(bindparam("people", expanding=True)), WayRow.off.is_(None))


def ways_of(session: Session, people: Mapping[str, object]) -> Sequence[WayRow]:
    """Return these people's ways to be notified, except those that are switched off."""
    if not people:
        return ()
    with session.no_autoflush:                           # nothing that is being stored makes a way
        return session.scalars(WAYS, {"people": list(people)}).all()


def deaf(session: Session, about: About, people: set[str]) -> set[str]:
    """Return the people among these who do not want to be notified of this event."""
    wishes = session.execute(select(WishRow.person, WishRow.unwanted).where(WishRow.person.in_(people)))
    persons = {person for person, unwanted in wishes if about.kind in (unwanted or ())}
    if about.table is not None:
        quiet = (QuietTableRow.person.in_(people), QuietTableRow.table == about.table)
        persons |= set(session.scalars(select(QuietTableRow.person).where(*quiet)))
    if about.author is not None:
        persons |= set(session.scalars(select(MuteRow.by).where(MuteRow.by.in_(people), MuteRow.person == about.author)))
    return persons


def put(session: Session, about: About, way: WayRow, seat: SeatRow | None, due: datetime) -> bool:
    """Put a notification for one way into the outbox, or update the one that is waiting. Return whether a new one was added.

    Do nothing if the person has been notified of the same event before and has not been at the table since.
    """
    number = None if seat is None else seat.number
    if about.table is not None:
        same = (NoticeRow.way == way.id, NoticeRow.table == about.table, NoticeRow.kind == about.kind,
                NoticeRow.state.in_((WAITING, SENT)))
        before = session.scalars(select(NoticeRow).where(*same).order_by(NoticeRow.id.desc()).limit(1)).first()
        if before is not None and before.state == WAITING:
            before.seat, before.length, before.facts, before.due = number, about.length, dict(about.facts or {}), due
            before.first_due, before.lease, before.holder, before.tries = due, None, None, 0
            return False
        was_here = seat is None or (seat.seen is not None and before is not None and seat.seen >= before.made)
        if before is not None and about.kind in ONCE and not was_here and not has_moved_since(session, before):
            return False
    session.add(NoticeRow(person=way.person, way=way.id, by=way.kind, kind=about.kind, table=about.table, seat=number,
                          length=about.length, facts=dict(about.facts or {}), key=secrets.token_urlsafe(12), due=due,
                          first_due=due))
    return True


def tell_on_page(session: Session, about: About, people: Mapping[str, SeatRow | None]) -> None:
    """Store news for the start pages of these people. Ignore people who are not stored."""
    with session.no_autoflush:
        stored = session.scalars(select(PersonRow.id).where(PersonRow.id.in_(people))).all()
    for person in stored:
        seat, moment = people[person], now()
        session.add(NoticeRow(person=person, by=ON_PAGE, kind=about.kind, table=about.table, length=about.length,
                              seat=None if seat is None else seat.number, facts=dict(about.facts or {}),
                              key=secrets.token_urlsafe(12), due=moment, first_due=moment, state=ON_PAGE, done=moment))


def has_moved_since(session: Session, notice: NoticeRow) -> bool:
    """Return whether the person who was notified has moved at their seat since. (Their presence may be stored slightly later than
    their moves.)"""
    moves = select(MoveRow.number).where(MoveRow.table == notice.table, MoveRow.number >= notice.length,
                                         MoveRow.line.startswith(f"{notice.seat} "))
    return session.scalars(moves.limit(1)).first() is not None


# -- sending


@dataclass(frozen=True)
class Claimed:
    """A notification that this process is to send, with its way; both are copies."""

    notice: NoticeRow
    way: WayRow | None


# May this process claim a notice? Nobody has it, or its lease has lapsed, or whoever had it does nothing with it: another
# process that is no longer there, or this one, to which the answer was lost when it claimed it.
PROCESS: Final[BindParameter[str]] = bindparam("process")
AT: Final[BindParameter[datetime]] = bindparam("moment")
OF_NOBODY: Final = and_(NoticeRow.holder != PROCESS, NoticeRow.holder.not_in(select(ProcessRow.id)))
UNKNOWN: Final = and_(NoticeRow.holder == PROCESS, NoticeRow.id.not_in(bindparam("in_hand", expanding=True)))
IS_DUE: Final = and_(NoticeRow.state == WAITING, NoticeRow.due <= AT,
                     or_(NoticeRow.lease.is_(None), NoticeRow.lease <= AT, OF_NOBODY, UNKNOWN))
ANY_DUE: Final = select(NoticeRow.id).where(IS_DUE).limit(1)


def anything_due(session: Session, holder: str, moment: datetime, in_hand: Collection[int] = ()) -> bool:
    """Return whether this process may claim any notification now."""
    return session.connection().scalar(ANY_DUE, {"process": holder, "moment": moment, "in_hand": list(in_hand)}) is not None


def claim(session: Session, holder: str, most: int, mail: bool, in_hand: Collection[int] = ()) -> list[Claimed]:
    """Claim at most `most` notifications that are due, and return them: either those to be sent by `mail`, or all others.

    Until their lease expires, the notifications belong only to this process (`holder`, a name from the register). The
    notifications `in_hand`, which this process has already claimed, are left out.
    """
    moment = now()
    asked = {"process": holder, "moment": moment, "in_hand": list(in_hand)}
    lane = NoticeRow.by == MAIL if mail else NoticeRow.by != MAIL
    chosen = select(NoticeRow.id).where(IS_DUE, lane).order_by(NoticeRow.due, NoticeRow.id)
    ids = session.scalars(chosen.limit(most), asked).all()
    mine = []
    for number in ids:
        taken = update(NoticeRow).where(NoticeRow.id == number, IS_DUE).values(
            holder=holder, lease=moment + LEASE,
            repeats=case((NoticeRow.lease.is_(None), NoticeRow.repeats), else_=NoticeRow.repeats + 1))
        if session.scalars(taken.returning(NoticeRow.id), asked).all():          # another process may have been first
            mine.append(number)
    due_rows = session.execute(select(NoticeRow, WayRow).outerjoin(WayRow, WayRow.id == NoticeRow.way)
                               .where(NoticeRow.id.in_(mine)).order_by(NoticeRow.due, NoticeRow.id)).all()
    return [Claimed(notice, way) for notice, way in due_rows]


def is_mine(notice: NoticeRow) -> ColumnElement[bool]:
    """Return the condition that a claimed notification still belongs to this process: no other process has claimed it after the
    lease expired, and it has not been updated."""
    return and_(NoticeRow.id == notice.id, NoticeRow.state == WAITING, NoticeRow.holder == notice.holder)


def finish(session: Session, notice: NoticeRow) -> None:
    """Mark a claimed notification as sent."""
    change(session, notice, state=SENT, done=now(), error="")


def release(session: Session, notice: NoticeRow) -> None:
    """Release a claimed notification, so that any process may claim it."""
    change(session, notice)


def put_off(session: Session, notice: NoticeRow, until: datetime) -> None:
    """Postpone a claimed notification without counting a failure."""
    change(session, notice, due=until)


def fail(session: Session, notice: NoticeRow, why: str, *, after: timedelta | None = None) -> None:
    """Record that sending a claimed notification failed. Try again, no sooner than `after`, or mark it as failed after too many
    tries."""
    tries = notice.tries + 1
    if tries > len(PAUSES):
        change(session, notice, state=FAILED, done=now(), error=why, tries=tries)
    else:
        change(session, notice, due=now() + max(PAUSES[tries - 1], after or AT_ONCE), error=why, tries=tries)


def switch_off(session: Session, notice: NoticeRow, why: str, *, forget: bool) -> None:
    """Mark a notification as failed because its way no longer works, and switch the way off; with `forget`, delete the way
    instead."""
    moment = now()
    values = {"state": FAILED, "done": moment, "error": why, "lease": None, "tries": notice.tries + 1}
    failed = session.scalars(update(NoticeRow).where(is_mine(notice)).values(**values).returning(NoticeRow.id)).all()
    if failed and notice.way is not None:
        if forget:
            session.execute(update(NoticeRow).where(NoticeRow.way == notice.way).values(way=None))
            session.execute(delete(WayRow).where(WayRow.id == notice.way))
        else:
            session.execute(update(WayRow).where(WayRow.id == notice.way).values(off=moment, why=why))


def drop(session: Session, notice: NoticeRow, why: str = "") -> None:
    """Delete a claimed notification that is no longer needed. With a reason (`why`), keep it as failed instead, so that the
    recipient's list shows it."""
    if why:
        change(session, notice, state=FAILED, done=now(), error=why)
        return
    session.execute(delete(NoticeRow).where(is_mine(notice)))


def change(session: Session, notice: NoticeRow, **values: Any) -> None:
    session.execute(update(NoticeRow).where(is_mine(notice)).values(lease=None, holder=None, **values))


def beyond_newest() -> list[tuple[type[NoticeRow], ColumnElement[bool]]]:
    """Return the condition for notifications that are deleted because their recipient has too many newer ones."""
    place = func.row_number().over(partition_by=NoticeRow.person, order_by=NoticeRow.id.desc()).label("place")
    ranked = select(NoticeRow.id, place).where(NoticeRow.state != WAITING).subquery()
    return [(NoticeRow, NoticeRow.id.in_(select(ranked.c.id).where(ranked.c.place > MOST_NOTICES)))]


# -- reading


def sent_within(session: Session, person: str, since: datetime) -> int:
    """Return the number of notifications sent to a person since a moment."""
    chosen = select(func.count()).select_from(NoticeRow)
    return session.scalar(chosen.where(NoticeRow.person == person, NoticeRow.state == SENT, NoticeRow.done >= since)) or 0


def newest_of(session: Session, person: str) -> Sequence[NoticeRow]:
    """Return a person's newest notifications that were sent, have failed or are to be tried again, the latest first."""
    tried = or_(NoticeRow.state != WAITING, NoticeRow.tries > 0, NoticeRow.kind == TRIED)
    latest = func.coalesce(NoticeRow.done, NoticeRow.made)               # the moment that the list shows
    return session.scalars(select(NoticeRow).where(NoticeRow.person == person, NoticeRow.state != ON_PAGE, tried)
                           .order_by(latest.desc(), NoticeRow.id.desc()).limit(LISTED)).all()


def told_on_page(session: Session, person: str) -> Sequence[NoticeRow]:
    """Return the news for a person's start page, newest first."""
    chosen = select(NoticeRow).where(NoticeRow.person == person, NoticeRow.state == ON_PAGE)
    return session.scalars(chosen.order_by(NoticeRow.id.desc()).limit(LISTED)).all()


def session_has_ended(session: Session, way: WayRow) -> bool:
    """Return whether the session of a browser that receives push messages has ended, or now belongs to another person."""
    row = None if way.session is None else session.get(SessionRow, way.session)
    return way.kind == PUSH and way.session is not None and (row is None or row.ended is not None or row.person != way.person)
