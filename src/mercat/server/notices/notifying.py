"""The notifications about events at a table, written to the outbox in the same transaction as the event.

Nobody is notified about a sandbox or a lesson, or about a table where no other person plays, since nobody is waiting there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.orm import Session

from mercat.server.clocks.table_clock import deadline_of
from mercat.server.notices.outbox import AT_ONCE, About, call, tell_on_page, ways_of
from mercat.server.notices.rows import (
    ASKED,
    BEFRIENDED,
    CALLED_OFF,
    ENDED,
    FRIEND,
    GROUP_JOIN,
    GROUP_LEFT,
    HAPPENED,
    INVITED,
    NAMED,
    REMINDER,
    TURN,
)
from mercat.server.storage.models import OPEN, OVER, PERSON, PLAYING, SeatRow, TableRow, now
from mercat.server.tables.chat_lines import LISTED
from mercat.server.tables.happenings import HAPPENINGS

Seats = Sequence[SeatRow]
LIVE: Final = timedelta(minutes=2)                       # before the time of a live game ends
REMINDED: Final = (timedelta(hours=12), timedelta(hours=3), timedelta(minutes=30), LIVE)         # before the time ends
SHARE: Final = 3                                         # but not before all but one of these parts of the time are over


def reminder_at(ends: datetime, moment: datetime) -> datetime | None:
    """Return the moment at which to remind a person whose time begins now: long enough before the time ends, but after most of it
    has passed. Return None if the time is too short for a reminder."""
    left = ends - moment
    before = next((one for one in REMINDED if one * SHARE <= left), None)
    return None if before is None else ends - before


def nowhere(session: Session, table: TableRow) -> Mapping[str, Any]:
    return {}


def people_at(seats: Seats) -> dict[str, SeatRow]:
    """Return the people who have seats, each with one of their seats; seats for which no bot plays are preferred.

    Seats of programs without a person are left out.
    """
    found: dict[str, SeatRow] = {}
    for seat in sorted(seats, key=lambda one: (one.held is not None, one.number)):
        if seat.kind == PERSON and seat.holder:
            found.setdefault(seat.holder, seat)
    return found


def is_for_calling(table: TableRow, seats: Seats) -> bool:
    """Return whether several people play at a table, so that somebody may be waiting for another."""
    return not table.sandbox and table.lesson is None and len(people_at(seats)) > 1


def call_after_move(session: Session, table: TableRow, seats: Seats, turn: int | None, status: str) -> None:
    """After lines were added to the journal, notify the person whose turn it is now or, if the game has ended, everybody else.

    `turn` and `status` are the table's values before these lines.
    """
    if not is_for_calling(table, seats):
        return
    if table.status == OVER and status != OVER:
        mover = None if turn is None else seats[turn].holder
        others = {person: seat for person, seat in people_at(seats).items() if person != mover}
        call(session, About(ENDED, table.id, table.length), others)
    elif table.status == PLAYING and table.turn is not None and table.turn != turn:
        call_to_move(session, table, seats, None if turn is None else seats[turn].holder)


def call_to_move(session: Session, table: TableRow, seats: Seats, before: str | None) -> None:
    """Notify, and later remind, the person whose turn it is. Do nothing if that person also had the turn before (`before`), and
    is therefore still present."""
    assert table.turn is not None
    seat = seats[table.turn]
    if seat.kind != PERSON or seat.held or not seat.holder or seat.holder == before:
        return
    people: Mapping[str, SeatRow | None] = {seat.holder: seat}
    ways = ways_of(session, people)
    call(session, About(TURN, table.id, table.length), people, ways=ways)
    ends = deadline_of(table, seat.number)
    due = None if ends is None else reminder_at(ends, now())
    if due is not None:
        call(session, About(REMINDER, table.id, table.length), people, due, ways)


def call_to_answer(session: Session, table: TableRow, seats: Seats, asking: int, asked: Collection[int], request: int) -> None:
    """Notify the people in the `asked` seats that the person in the seat `asking` needs their consent to a request."""
    if not is_for_calling(table, seats):
        return
    by = "" if not 0 <= asking < len(seats) else seats[asking].name
    author = None if not 0 <= asking < len(seats) else seats[asking].holder
    people = {str(seats[number].holder): seats[number] for number in asked if seats[number].holder}
    call(session, About(ASKED, table.id, table.length, {"by": by, "request": request}, author), people)


def call_named(session: Session, table: TableRow, seats: Seats, speaker: SeatRow, text: str) -> None:
    """Notify the players who are mentioned in a chat message by somebody with a seat at the table."""
    if table.sandbox:
        return
    people = {person: seat for person, seat in people_at(seats).items() if person != speaker.holder and is_named(seat.name, text)}
    call(session, About(NAMED, table.id, table.length, {"by": speaker.name}, speaker.holder), people)


def is_named(name: str, text: str) -> bool:
    """Return whether a name occurs in a text as separate words."""
    return bool(name) and re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", text.casefold()) is not None


def call_invited(session: Session, table: TableRow, seats: Seats, by: str | None,
                 place_of: Callable[[Session, TableRow], Mapping[str, Any]] = nowhere) -> None:
    """Notify the people who have seats at a table that another person has just opened; `place_of` returns its group and
    series."""
    name = next((seat.name for seat in seats if seat.holder is not None and seat.holder == by), "")
    people = {person: seat for person, seat in people_at(seats).items() if person != by}
    if people and not table.sandbox:
        call(session, About(INVITED, table.id, 0, {"by": name, **place_of(session, table)}, by, AT_ONCE), people)


def call_off(session: Session, table: TableRow, seats: Seats, by: str | None) -> None:
    """Notify everybody else with a seat at a table that the person who opened it is deleting it before the game has begun."""
    name = next((seat.name for seat in seats if seat.holder is not None and seat.holder == by), "")
    people = {person: seat for person, seat in people_at(seats).items() if person != by}
    call(session, About(CALLED_OFF, table.id, 0, {"by": name, "game": table.game}, by, AT_ONCE), people)


def call_withdrawn(session: Session, table: TableRow, seats: Seats) -> None:
    """Notify everybody with a seat at a table of a series that the table is being deleted before its game has begun, since the
    previous game continues."""
    facts = {"admin": "series", "by": "", "game": table.game}
    call(session, About(CALLED_OFF, table.id, 0, facts, after=AT_ONCE), people_at(seats))


def call_deleted(session: Session, table: TableRow, seats: Seats) -> None:
    """Notify everybody with a seat at a table that an admin is deleting it. Each of them learns the names of the others, and
    whether the game had begun."""
    people = people_at(seats)
    if table.sandbox or table.lesson is not None:
        return
    facts = {"admin": "yes", "game": table.game, "begun": "no" if table.status == OPEN else "yes"}
    for person, seat in people.items():
        others = LISTED.join(other.name for other in people.values() if other is not seat)
        call(session, About(CALLED_OFF, table.id, 0, facts | {"players": others}, after=AT_ONCE), {person: seat})


def call_happened(session: Session, table: TableRow, person: str, number: int | None, facts: Mapping[str, Any]) -> None:
    """Notify a person of something that others did to them at a table. The notification is not sent if they see the event at the
    table first. If the person did it themselves, only their start page reports it, with a link back to the table."""
    seat = None if number is None else session.get(SeatRow, (table.id, number))
    told = tell_on_page if HAPPENINGS[facts["name"]].own_act else call
    told(session, About(HAPPENED, table.id, table.length, facts), {person: seat})


def tell_of_friend(session: Session, person: str, name: str) -> None:
    """Report on a person's start page that somebody has accepted their friend request."""
    tell_on_page(session, About(BEFRIENDED, facts={"by": name}), {person: None})


def call_friend(session: Session, person: str, name: str, author: str) -> None:
    """Notify a person of a friend request. Their start page shows the request until it is answered."""
    call(session, About(FRIEND, facts={"by": name}, author=author, after=AT_ONCE), {person: None})


def call_about_group(session: Session, kind: str, people: Collection[str], facts: Mapping[str, Any], author: str) -> None:
    """Notify people of a request to join a group, or of the answer to their request. If somebody has joined by a person's link,
    or has left, only put news on these people's start pages."""
    told = tell_on_page if kind in (GROUP_JOIN, GROUP_LEFT) else call
    told(session, About(kind, None, 0, facts, author, AT_ONCE), dict.fromkeys(people))
