"""Whom what happens at a table calls: written into the outbox in the same transaction.

Nobody is called to a sandbox or a lesson, nor where no other person plays: there nobody waits.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.orm import Session

from mercat.server.clocks.table_clock import deadline_of
from mercat.server.notices.outbox import AT_ONCE, About, call
from mercat.server.notices.rows import ASKED, CALLED_OFF, DELETED, ENDED, HAPPENED, INVITED, NAMED, REMINDER, TURN
from mercat.server.storage.models import OVER, PERSON, PLAYING, SeatRow, TableRow, now

Seats = Sequence[SeatRow]
REMINDED: Final = (timedelta(hours=12), timedelta(hours=3), timedelta(minutes=30))       # before the time ends
SHARE: Final = 3                                         # but not before all but one of these parts of the time are over


def reminder_at(ends: datetime, moment: datetime) -> datetime | None:
    """When somebody is reminded whose time begins now: long before the end, but when most of it is over."""
    left = ends - moment
    before = next((one for one in REMINDED if one * SHARE <= left), None)
    return None if before is None else ends - before


def people_at(seats: Seats) -> dict[str, SeatRow]:
    """Who sits there, with the first of their seats for which no bot plays; of programs only those that are known."""
    found: dict[str, SeatRow] = {}
    for seat in sorted(seats, key=lambda one: (one.held is not None, one.number)):
        if seat.kind == PERSON and seat.holder:
            found.setdefault(seat.holder, seat)
    return found


def is_for_calling(table: TableRow, seats: Seats) -> bool:
    """Do people wait for each other there?"""
    return not table.sandbox and table.lesson is None and len(people_at(seats)) > 1


def call_after_move(session: Session, table: TableRow, seats: Seats, turn: int | None, status: str) -> None:
    """Lines were added to the journal: call whose turn it is now, or everybody where the game has ended. `turn` and `status` are
    those before."""
    if not is_for_calling(table, seats):
        return
    if table.status == OVER and status != OVER:
        mover = None if turn is None else seats[turn].holder
        others = {person: seat for person, seat in people_at(seats).items() if person != mover}
        call(session, About(ENDED, table.id, table.length), others)
    elif table.status == PLAYING and table.turn is not None and table.turn != turn:
        call_to_move(session, table, seats, None if turn is None else seats[turn].holder)


def call_to_move(session: Session, table: TableRow, seats: Seats, before: str | None) -> None:
    """Call the person whose turn it is now; whoever had the turn `before`, too, is still there."""
    assert table.turn is not None
    seat = seats[table.turn]
    if seat.kind != PERSON or seat.held or not seat.holder or seat.holder == before:
        return
    call(session, About(TURN, table.id, table.length), {seat.holder: seat})
    ends = deadline_of(table, seat.number)
    due = None if ends is None else reminder_at(ends, now())
    if due is not None:
        call(session, About(REMINDER, table.id, table.length), {seat.holder: seat}, due)


def call_to_answer(session: Session, table: TableRow, seats: Seats, asking: int, asked: Collection[int], request: int) -> None:
    """Somebody asks these seats to agree to something."""
    if not is_for_calling(table, seats):
        return
    by = "" if not 0 <= asking < len(seats) else seats[asking].name
    author = None if not 0 <= asking < len(seats) else seats[asking].holder
    people = {str(seats[number].holder): seats[number] for number in asked if seats[number].holder}
    call(session, About(ASKED, table.id, table.length, {"by": by, "request": request}, author), people)


def call_named(session: Session, table: TableRow, seats: Seats, speaker: SeatRow, text: str) -> None:
    """Somebody who sits there has said something in the chat; who is named in it is called."""
    if table.sandbox:
        return
    people = {person: seat for person, seat in people_at(seats).items() if person != speaker.holder and is_named(seat.name, text)}
    call(session, About(NAMED, table.id, table.length, {"by": speaker.name}, speaker.holder), people)


def is_named(name: str, text: str) -> bool:
    """Does the name stand in the text, as words of its own?"""
    return bool(name) and re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", text.casefold()) is not None


def call_invited(session: Session, table: TableRow, seats: Seats, by: str | None) -> None:
    """A person opened a table where others have seats already."""
    name = next((seat.name for seat in seats if seat.holder is not None and seat.holder == by), "")
    people = {person: seat for person, seat in people_at(seats).items() if person != by}
    if people and not table.sandbox:
        call(session, About(INVITED, table.id, 0, {"by": name}, by, AT_ONCE), people)


def call_off(session: Session, table: TableRow, seats: Seats, by: str | None) -> None:
    """The person who opened a table deletes it before its game: tell everybody else who has a seat there."""
    name = next((seat.name for seat in seats if seat.holder is not None and seat.holder == by), "")
    people = {person: seat for person, seat in people_at(seats).items() if person != by}
    call(session, About(CALLED_OFF, table.id, 0, {"by": name, "game": table.game}, by, AT_ONCE), people)


def call_deleted(session: Session, table: TableRow, seats: Seats) -> None:
    """A host of the server deletes a table: tell everybody who has a seat there, unless its game is over."""
    if table.status != OVER:
        call(session, About(DELETED, table.id, 0, {"game": table.game}, None, AT_ONCE), people_at(seats))


def call_happened(session: Session, table: TableRow, person: str, number: int | None, facts: Mapping[str, Any]) -> None:
    """Something has happened to a person at a table without their hand; nothing that they see there is called out."""
    seat = None if number is None else session.get(SeatRow, (table.id, number))
    call(session, About(HAPPENED, table.id, table.length, facts), {person: seat})


def call_about_group(session: Session, kind: str, people: Collection[str], facts: Mapping[str, Any], author: str) -> None:
    """Somebody asks to be let into a group, or is answered."""
    call(session, About(kind, None, 0, facts, author, AT_ONCE), dict.fromkeys(people))
