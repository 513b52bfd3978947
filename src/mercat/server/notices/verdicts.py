"""The decision, made when a notification is due, whether it is still to be sent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mercat.server.clocks.rests import Rests, rests_of_person
from mercat.server.clocks.table_clock import deadline_of
from mercat.server.groups.rows import GroupMemberRow
from mercat.server.notices.notifying import LIVE, reminder_at
from mercat.server.notices.outbox import Claimed, sent_within, session_has_ended
from mercat.server.notices.own_notices import confirmed_address, quiet_of, quiet_until
from mercat.server.notices.rows import (
    ASKED,
    AT_NO_TABLE,
    ENDED,
    GROUP_NO,
    HAPPENED,
    INVITED,
    MAIL,
    NAMED,
    OF_MEMBERS,
    REMINDER,
    TRIED,
    TURN,
    NoticeRow,
    QuietTableRow,
    WishRow,
)
from mercat.server.own_games.stored import WAITS
from mercat.server.pages.preferences import zone_in
from mercat.server.people.rows import PersonRow
from mercat.server.storage.models import EMPTY, OPEN, OVER, PLAYING, ConsentRow, RequestRow, SeatRow, TableRow, now
from mercat.server.tables.happenings import FREE, what_is_left
from mercat.server.tables.reader_view import is_present
from mercat.server.tables.seats import seats_of
from mercat.text import LANGUAGES

PRESENT_FOR: Final = timedelta(minutes=10)               # after this time, people with an open page who do nothing are notified
LOOK_AGAIN: Final = timedelta(seconds=60)
IN_A_PAUSE: Final = timedelta(minutes=30)                # the interval at which a reminder during a pause is reconsidered
MOST_AN_HOUR: Final = 30                                 # notifications to one person, in all ways together
MOST_TESTS: Final = 60
HOUR: Final = timedelta(hours=1)
HOW_MANY_WAIT: Final = select(func.count()).select_from(TableRow).where(WAITS)
TOO_MANY: Final = "too-many"                             # `NoticeRow.error`


@dataclass(frozen=True)
class NoticeVerdict:
    """The decision about a notification: to send it, drop it, postpone it, or switch off its way."""

    dropped: bool = False
    why: str = ""                                        # the reason for dropping it, if the person should learn of it
    until: datetime | None = None                        # the moment at which to decide again
    way_gone: str = ""                                   # the reason for switching the way off
    language: str = "en"
    zone: str = ""                                       # the person's time zone; empty if unknown
    address: str = ""                                    # the email address
    waiting: int = 0                                     # the number of tables that are waiting for the person
    ends: datetime | None = None                         # the end of the seat's time
    game: str = ""                                       # the table's game
    left: str = FREE                                     # the present state of the person's seat there


GONE: Final = NoticeVerdict(dropped=True)
NOBODYS: Final = SeatRow(kind=EMPTY)                     # stands for the seat of a person who has lost it


def judge(session: Session, claimed: Claimed, absent_after: int) -> NoticeVerdict:
    """Return the current verdict on a claimed notification."""
    notice, way, moment = claimed.notice, claimed.way, now()
    person = session.get(PersonRow, notice.person)
    if way is None or person is None or way.off is not None or way.person != notice.person:
        return GONE
    if session_has_ended(session, way):
        return NoticeVerdict(way_gone="device-ended")
    address = confirmed_address(session, notice.person) if way.kind == MAIL else ""
    if way.kind == MAIL and not address:
        return NoticeVerdict(way_gone="no-address")
    wish = session.get(WishRow, notice.person)
    if notice.kind != TRIED:
        verdict = may_be_sent(session, notice, wish, rests_of_person(person), moment, absent_after)
        if verdict is not None:
            return verdict
    if sent_within(session, notice.person, moment - HOUR) >= (MOST_TESTS if notice.kind == TRIED else MOST_AN_HOUR):
        return NoticeVerdict(dropped=True, why=TOO_MANY)
    chosen = str((person.preferences or {}).get("language", "")) or str(way.facts.get("language", ""))
    waiting = session.scalar(HOW_MANY_WAIT, {"person": notice.person}) or 0
    table = None if notice.table is None else session.get(TableRow, notice.table)
    zone = zone_in(person.preferences or {}) or ("" if wish is None else wish.zone)
    return NoticeVerdict(language=chosen if chosen in LANGUAGES else "en", zone=zone, address=address, waiting=waiting,
                         ends=ends_of(table, notice), game=str(notice.facts.get("game", "")) if table is None else table.game,
                         left=left_of(session, notice, table))


def left_of(session: Session, notice: NoticeRow, table: TableRow | None) -> str:
    """Return the present state of the seat that a notification is about."""
    seat = None if table is None or notice.seat is None else session.get(SeatRow, (table.id, notice.seat))
    return FREE if table is None else what_is_left(table.status, seat, seat is not None and seat.holder == notice.person)


def ends_of(table: TableRow | None, notice: NoticeRow) -> datetime | None:
    """Return the moment at which the time of a notification's seat runs out; None if there is no such moment."""
    if table is None or notice.seat is None or notice.kind not in (TURN, REMINDER):
        return None
    return deadline_of(table, notice.seat)


def may_be_sent(session: Session, notice: NoticeRow, wish: WishRow | None, rests: Rests, moment: datetime,
                absent_after: int) -> NoticeVerdict | None:
    """Return the decision not to send a notification now; None if nothing prevents sending it.

    If the person has chosen no quiet hours for notifications, the quiet hours of their clock apply.
    """
    if wish is not None and notice.kind in (wish.unwanted or ()):
        return GONE
    if not still_in_group(session, notice):
        return GONE
    if notice.kind in AT_NO_TABLE:                       # or at none that is left
        return in_quiet_hours(wish, rests, moment)
    table = session.get(TableRow, notice.table or "")
    seat = None if table is None else seat_of(session, notice, table)
    if table is None or not stands(session, notice, table, seat):
        return GONE
    if session.get(QuietTableRow, (notice.person, table.id)) is not None:
        return GONE
    if notice.kind == REMINDER and seat is not None:
        ends = deadline_of(table, seat.number)
        due = moment + IN_A_PAUSE if table.paused is not None else None if ends is None else reminder_at(ends, notice.made)
        if due is None:
            return GONE
        if due > moment:
            return NoticeVerdict(until=due)
        if ends is not None and ends - due <= LIVE and is_present(seat, absent_after):
            return NoticeVerdict(until=moment + LOOK_AGAIN)              # they see the clock at the table
    elif is_present(seat or NOBODYS, absent_after) and moment < notice.first_due + PRESENT_FOR:
        return NoticeVerdict(until=moment + LOOK_AGAIN)
    return in_quiet_hours(wish, rests, moment)


def still_in_group(session: Session, notice: NoticeRow) -> bool:
    """Return whether the recipient's membership is still as a notification about a group says; True for other notifications."""
    if notice.kind not in OF_MEMBERS and notice.kind != GROUP_NO:
        return True
    chosen = (GroupMemberRow.group_id == notice.facts.get("group"), GroupMemberRow.person == notice.person)
    is_member = session.scalars(select(GroupMemberRow.id).where(*chosen)).first() is not None
    return is_member == (notice.kind in OF_MEMBERS)


def in_quiet_hours(wish: WishRow | None, rests: Rests, moment: datetime) -> NoticeVerdict | None:
    """Return a decision that postpones a notification to the end of the quiet hours; None outside quiet hours."""
    hours, zone = (rests.quiet, rests.zone) if wish is None or quiet_of(wish) is None else (quiet_of(wish), wish.zone)
    until = quiet_until(hours, zone, moment)
    return None if until is None else NoticeVerdict(until=max(until, moment + LOOK_AGAIN))


def stands(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow | None) -> bool:
    """Return whether a notification still applies to a table and to the recipient's seat.

    An invitation without a seat number applies as long as any seat is free.
    """
    if notice.kind == INVITED and notice.seat is None:
        seats = seats_of(session, table.id)
        return (table.status == OPEN and any(one.kind == EMPTY for one in seats)
                and all(one.holder != notice.person for one in seats))
    return (seat is not None or notice.kind == HAPPENED) and STANDS[notice.kind](session, notice, table, seat or NOBODYS)


def seat_of(session: Session, notice: NoticeRow, table: TableRow) -> SeatRow | None:
    """Return the seat that a notification is about; None if the recipient no longer has it.

    For an event without a seat, return any of the recipient's seats at the table.
    """
    seat = None if notice.seat is None else session.get(SeatRow, (table.id, notice.seat))
    if notice.kind == HAPPENED and notice.seat is None:
        seat = session.scalars(select(SeatRow).where(SeatRow.table == table.id, SeatRow.holder == notice.person).limit(1)).first()
    return seat if seat is not None and seat.holder == notice.person else None


def to_move(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    return table.status == PLAYING and table.turn == seat.number and seat.held is None


def not_seen(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    """Return whether the recipient has not been at the table since the notification was created."""
    return seat.seen is None or seat.seen < notice.made


def not_settled(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    """Return whether the recipient has neither seen nor dealt with the event."""
    noted = any(one["person"] == notice.person and one["name"] == notice.facts.get("name") for one in table.happened or ())
    return noted and not_seen(session, notice, table, seat)


def not_answered(session: Session, notice: NoticeRow, table: TableRow, seat: SeatRow) -> bool:
    request = session.get(RequestRow, notice.facts.get("request", 0))
    if request is None or request.table != table.id or request.refused is not None:
        return False
    return session.get(ConsentRow, (request.id, seat.number)) is None


STANDS: Final[Mapping[str, Callable[[Session, NoticeRow, TableRow, SeatRow], bool]]] = {
    TURN: to_move, REMINDER: to_move, NAMED: not_seen, ASKED: not_answered, HAPPENED: not_settled,
    INVITED: lambda session, notice, table, seat: table.status != OVER and not_seen(session, notice, table, seat),
    ENDED: lambda session, notice, table, seat: table.status == OVER and not_seen(session, notice, table, seat)}
