"""The deletion of a person, with their account if they have one.

The person's name disappears from tables, chat and results; the games remain for the other players. Each column about the person
declares how its data is treated (`storage/of_person.py`). `download.py` collects the same data.

Other processes keep the person in memory for up to two seconds. The person's row, now empty, therefore remains until the next
sweep finds that it no longer identifies anybody (`people/retention.py`).
"""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.clocks import stored as clocks
from mercat.server.clocks.rests import forget_rests
from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.hosting.stored import forget_in_log
from mercat.server.people.former_players import (
    had_last,
    hand_over_in_results,
    handed_over,
    happened_as,
    names_before,
    shown_out_as,
    tables_that_note,
)
from mercat.server.people.rows import NOBODY, PersonRow, new_page
from mercat.server.people.secret_kinds import DELETED
from mercat.server.people.stored import end_sessions, sessions_of, tables_with
from mercat.server.problems import Problem
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.models import (
    EMPTY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Base,
    ChatRow,
    RequestRow,
    SeatRow,
    TableRow,
    now,
)
from mercat.server.storage.of_person import FORGOTTEN, NAMELESS, OfPerson, columns_of_people
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.absence import vacate
from mercat.server.tables.chat_lines import LISTED
from mercat.server.tables.seats import GONE, seats_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stand_ins import note_stand_ins
from mercat.server.tables.succession import give_up, hand_on, left_before_game, rest_if_left, tell_left
from mercat.server.words import RENAMED


def is_last_admin(session: Session, reader: Reader) -> bool:
    """Return whether the reader is an admin of the server and there is no other."""
    admins = session.scalars(select(PersonRow.id).where(PersonRow.is_host).limit(2)).all()
    return admins == [reader.person]


def delete_reader(work: Work) -> bool:
    """Delete the reader with everything that belongs only to them. Return whether they were the last admin."""
    was_last = is_last_admin(work, work.reader)
    tables, ended = delete_person(work, work.person, work.settings.absent_bot)
    work.tell(SESSION, *ended)
    work.tell(TABLE, *tables)
    return was_last


def delete_person(session: Transaction, person: str, absent_bot: str) -> tuple[set[str], set[str]]:
    """Delete a person in the caller's transaction; return the tables that have changed, and the sessions that have ended.

    `absent_bot` is the strength of the bots that take over the person's seats. Raise Problem (403) if the person is not stored.
    """
    for feature in session.features:
        feature.leaving(session, [person])
    if session.get(PersonRow, person, with_for_update=CHANGING) is None:
        raise Problem(403, "nobody")
    ended = {row.hash for row in sessions_of(session, person)}
    wrote = session.scalars(select(ChatRow.table).where(ChatRow.author == person).distinct()).all()
    tables = {*tables_with(session, person), *wrote, *tables_that_note(session, person)}
    for some in batched(sorted(tables)):
        locked = select(TableRow).where(TableRow.id.in_(some)).order_by(TableRow.id).with_for_update(**CHANGING)
        for table in session.scalars(locked).all():
            leave_table(session, table, person, absent_bot)
    hand_over_in_results(session, person, None)
    for feature in session.features:
        feature.left(session, [person])
    end_sessions(session, person, why=DELETED)
    for column, what in columns_of_people(Base):
        forget(session, column, what, person)
    forget_in_log(session, person)
    moment = now()
    session.execute(update(PersonRow).where(PersonRow.id == person).values(
        name="", registered=None, password=None, email=None, confirmed=None, preferences={}, rests=None, is_host=False,
        invited=None, seen=moment, changed=moment, page=new_page(), shown=NOBODY, archive=False))
    return tables, ended


def forget(session: Session, column: InstrumentedAttribute[Any], what: OfPerson, person: str) -> None:
    """Delete the rows that belong to a person, or remove the person from these rows, as each column specifies."""
    if what.on_leaving == FORGOTTEN:
        session.execute(delete(column.class_).where(column == person))
    elif what.on_leaving == NAMELESS:
        columns = column.class_.__table__.columns
        emptied = {name: None if columns[name].nullable else "" for name in what.empties}
        session.execute(update(column.class_).where(column == person).values({column.key: None, **emptied}))


def leave_table(session: Transaction, table: TableRow, person: str, absent_bot: str) -> None:
    """Remove a person from a locked table: from their seats, present and former, and from system messages about them.

    Requests that were made after the end of the game lapse, as there may be nobody left to answer them.
    """
    seats = seats_of(session, table.id)
    sat = any(seat.holder == person and seat.kind == PERSON for seat in seats)
    known_as = session.scalars(select(PersonRow.name).where(PersonRow.id == person)).all()
    for seat in seats:
        if any(one.get("holder") == person for one in seat.earlier or ()):
            forget_names(session, table, person, seat.number, names_before(seat.earlier, person).union(known_as))
            if seat.kind == EMPTY and had_last(seat.earlier, person):
                seat.name = ""
        if seat.holder == person and seat.kind == PERSON:
            if table.status == OVER:
                session.execute(delete(RequestRow).where(RequestRow.table == table.id))
            forget_names(session, table, person, seat.number, {seat.name})
            leave_seat(table, seat, absent_bot)
            if table.status == PLAYING:
                tell_left(session, table, seat, "")
            forget_rests(table, seat)
        seat.earlier = handed_over(seat.earlier, person, None)
    forget_left_seats(session, table, person)
    table.shown_out = shown_out_as(table.shown_out, person, None)
    table.happened = happened_as(table.happened, person, None)
    if table.status == OPEN and sat:
        left_before_game(session, table, seats, person, "")
    if table.host == person:
        if table.status == OPEN:
            hand_on(session, table, seats)
        if table.host == person:
            table.host, table.host_tokens = None, table.host_tokens + 1
        table.opener = None
    if sat:
        rest_if_left(table, seats)
    note_stand_ins(table, seats)
    clocks.changed(session, table, seats)
    table.revision += 1
    if table.status != OVER:                             # the others see at once that a bot plays
        table.changed = now()


def leave_seat(table: TableRow, seat: SeatRow, absent_bot: str) -> None:
    """Vacate a seat, as when a person leaves it (`tables/seating.py`), and remove the person's name.

    In a finished game, the seat still belongs to a person, without a name.
    """
    seat.name = ""
    give_up(table, seat)
    vacate(seat)
    if table.status == OVER:
        seat.holder, seat.held = f"{GONE}{secrets.token_urlsafe(12)}", None
        return
    seat.kind = EMPTY
    if table.status != OPEN and not table.sandbox:
        seat.held = seat.held or absent_bot


def forget_left_seats(session: Session, table: TableRow, person: str) -> None:
    """Remove a person's name from the system messages about seats that they lost or left before the game."""
    about = ChatRow.table == table.id, ChatRow.author == person, ChatRow.notice.is_not(None)
    for line in session.scalars(select(ChatRow).where(*about)):
        name, feed, more = line.text.partition("\n")
        line.name, line.text, line.author = "" if line.name == name else line.name, f"{feed}{more}", None


def forget_names(session: Transaction, table: TableRow, person: str, number: int, known: set[str]) -> None:
    """Remove the names that a person had in a seat, those in `known` and earlier ones, from messages, system messages and other
    people's events."""
    here, names = ChatRow.table == table.id, known - {""}
    notices = session.scalars(select(ChatRow).where(here, ChatRow.notice.is_not(None)).order_by(ChatRow.id.desc())).all()
    for line in notices:                                 # from the newest to the oldest: each tells the name before
        if line.seat == number and line.notice == RENAMED and line.text.partition("\n")[0] in names:
            names.add(line.name)
            session.delete(line)
    theirs = (here, ChatRow.seat == number, ChatRow.name.in_(names))
    session.execute(update(ChatRow).where(*theirs).values(name="", author=None))
    for line in notices:
        players, feed, more = line.text.partition("\n")
        line.text = f"{LISTED.join('' if one in names else one for one in players.split(LISTED))}{feed}{more}"
    for name in names:
        table.happened = happened_as(table.happened, person, None, name)
    for feature in session.features:
        feature.unnamed(session, table, names)
