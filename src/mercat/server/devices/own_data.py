"""All data stored about a person: its download as JSON, and its deletion.

The download is produced in parts, so that no more than one table is in memory at a time. When a person is deleted, their name is
removed from tables, chat and results, and the games remain for the other players.

Other processes cache the person for up to two seconds. Their row therefore remains, empty, until the next sweep finds that nobody
can be recognised by it any more (`people/retention.py`).
"""

from __future__ import annotations

import json
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.accounts.accounts import RENAMED
from mercat.server.clocks import stored as clocks
from mercat.server.clocks.rests import forget_rests
from mercat.server.desk import SESSION, TABLE, Desk, Work
from mercat.server.hosting.stored import forget_in_log
from mercat.server.people.former_players import (
    hand_over_in_results,
    handed_over,
    happened_as,
    shown_out_as,
    tables_that_note,
)
from mercat.server.people.rows import BROWSER, NOBODY, MuteRow, PersonRow, SessionRow, new_page
from mercat.server.people.secret_kinds import DELETED
from mercat.server.people.stored import end_sessions, sessions_of, tables_with
from mercat.server.problems import Problem
from mercat.server.storage.access import Transaction
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
    ResultRow,
    ResultSeatRow,
    SeatRow,
    TableRow,
    now,
)
from mercat.server.storage.of_person import FORGOTTEN, NAMELESS, PARTS, OfPerson, columns_of_people, listed, moment, plain
from mercat.server.tables.absence import vacate
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.matches import stored_form
from mercat.server.tables.seats import GONE, seats_of
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import Store
from mercat.server.tables.succession import LEFT, hand_on, remember, rest_if_left
from mercat.server.tables.visibility import takes_no_help

AT_ONCE: Final = 500                                     # rows read in one transaction


async def parts_of(desk: Desk, tables: TableService, reader: Reader) -> AsyncIterator[str]:
    """Yield the text of a JSON object in parts. Raise Problem before the first part if nothing is stored about the reader."""
    about, sits_at, results = await desk.read(reader, about_person)
    yield json.dumps(about, ensure_ascii=False, indent=1)[:-2]           # without the closing brace
    yield ',\n "chat": ['
    last, comma = 0, ""
    while messages := await desk.read(reader, chat_of, last):
        last = messages[-1][0]
        for _, line in messages:
            yield f"{comma}\n{line}"
            comma = ","
    yield '],\n "tables": ['
    for number, table_id in enumerate(sits_at):
        one = await tables.access.read(at_table, tables.store, reader.person or "", table_id)
        yield f"{',' if number else ''}\n{one}"
    yield '],\n "results": ['
    for number, result in enumerate(results):
        one = await desk.read(reader, result_of, result)
        yield f"{',' if number else ''}\n{one}"
    yield "]\n}\n"


def about_person(work: Work) -> tuple[dict[str, Any], list[str], list[int]]:
    """Return a person's data apart from their tables, and the tables and results to add to it. Raise Problem (403) if nothing is
    stored."""
    person = work.person
    row = work.get(PersonRow, person)
    if row is None:
        raise Problem(403, "nobody")
    sessions = work.scalars(select(SessionRow).where(SessionRow.person == person).order_by(SessionRow.made)).all()
    results = select(ResultSeatRow.result).where(ResultSeatRow.holder == person).distinct().order_by(ResultSeatRow.result)
    facts: dict[str, Any] = {
        "person": plain(row, without=("id", "password", "is_host")) | {"has_password": row.password is not None},
        "devices": [plain(one, without=("hash", "person", "kind", "scopes")) for one in sessions if one.kind == BROWSER],
        "tokens": [plain(one, without=("hash", "person", "kind")) for one in sessions if one.kind != BROWSER],
        "muted": len(work.scalars(select(MuteRow.person).where(MuteRow.by == person)).all())}
    lists = sorted(columns_of_people(Base), key=lambda one: PARTS.index(one[1].told))        # as the page /privacy tells of them
    facts |= {what.downloaded: listed(work, column, what, person) for column, what in lists if what.downloaded}
    for feature in work.features:
        for name, rows in feature.downloaded(work, person).items():
            facts[name] = [*facts.get(name, ()), *rows]
    return facts, sorted(tables_with(work, person)), list(work.scalars(results))


def chat_of(work: Work, after: int) -> list[tuple[int, str]]:
    """Return the next of a person's chat messages after the one with the number `after`, with their numbers, each as JSON."""
    chosen = select(ChatRow).where(ChatRow.author == work.person, ChatRow.id > after).order_by(ChatRow.id).limit(AT_ONCE)
    return [(row.id, written(plain(row, without=("id", "author", "notice")))) for row in work.scalars(chosen)]


def at_table(store: Store, person: str, table_id: str) -> str:
    """Return a table as JSON: the person's seats, whether they opened the table, and its match, which is null while a rated game
    is in progress."""
    try:
        record = store.read(table_id, True)
    except Problem:                                      # it was deleted meanwhile
        return written({"table": table_id, "deleted": True})
    table = record.table
    mine = [plain(seat, only=("number", "name", "seen", "automatic")) for seat in record.seats if seat.holder == person]
    match = None if takes_no_help(table) else stored_form(table, record.seats, record.lines, record.by_order)
    return written({"table": table_id, "opened_by_me": table.host == person, "opened": moment(table.opened),
                    "status": table.status, "seats": mine, "match": match})


def result_of(work: Work, number: int) -> str:
    """Return the result of a finished game as JSON, including the person's own result."""
    row = work.get(ResultRow, number)
    seats = work.scalars(select(ResultSeatRow).where(ResultSeatRow.result == number, ResultSeatRow.holder == work.person))
    mine = [plain(seat, without=("result", "holder", "earlier")) for seat in seats]
    return written({} if row is None else plain(row, without=("id", "facts")) | {"mine": mine})


def written(what: dict[str, Any]) -> str:
    return json.dumps(what, ensure_ascii=False)


def delete_reader(work: Work) -> None:
    """Delete the reader with everything that belongs only to them."""
    tables, ended = delete_person(work, work.person, work.settings.absent_bot)
    work.tell(SESSION, *ended)
    work.tell(TABLE, *tables)


def delete_person(session: Transaction, person: str, absent_bot: str) -> tuple[set[str], set[str]]:
    """Delete a person in the caller's transaction; return the tables that have changed, and the sessions that have ended.

    `absent_bot` is the strength of the bot that takes over their seats. Raise Problem (403) if the person is not stored."""
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
    """Delete the rows that belong to a person or remove the person from them, as specified for the column."""
    if what.on_leaving == FORGOTTEN:
        session.execute(delete(column.class_).where(column == person))
    elif what.on_leaving == NAMELESS:
        columns = column.class_.__table__.columns
        emptied = {name: None if columns[name].nullable else "" for name in what.empties}
        session.execute(update(column.class_).where(column == person).values({column.key: None, **emptied}))


def leave_table(session: Transaction, table: TableRow, person: str, absent_bot: str) -> None:
    """Remove a person from a locked table: from their seats, and from system messages about them.

    Requests made after the game lapse, as there may be nobody left to answer them.
    """
    seats = seats_of(session, table.id)
    sat = any(seat.holder == person and seat.kind == PERSON for seat in seats)
    for seat in seats:
        if seat.holder == person and seat.kind == PERSON:
            if table.status == OVER:
                session.execute(delete(RequestRow).where(RequestRow.table == table.id))
            forget_in_chat(session, table.id, seat)
            table.happened = happened_as(table.happened, person, None, seat.name)
            leave_seat(table, seat, absent_bot)
            if table.status == PLAYING:
                tell(session, table, LEFT, seat.number, "", "")
            forget_rests(table, seat)
        seat.earlier = handed_over(seat.earlier, person, None)
    table.shown_out = shown_out_as(table.shown_out, person, None)
    table.happened = happened_as(table.happened, person, None)
    if table.host == person:
        if table.status == OPEN:
            hand_on(session, table, seats)
        if table.host == person:
            table.host, table.host_tokens = None, table.host_tokens + 1
        table.opener = None
    if sat:
        rest_if_left(table, seats)
    clocks.changed(session, table, seats)
    table.revision += 1
    if table.status != OVER:                             # the others see at once that a bot plays
        table.changed = now()


def leave_seat(table: TableRow, seat: SeatRow, absent_bot: str) -> None:
    """Vacate a seat, as when a person gets up (`tables/seating.py`), and remove the name.

    In a finished game, the seat keeps a nameless holder.
    """
    seat.name = ""
    remember(table, seat)
    vacate(seat)
    if table.status == OVER:
        seat.holder, seat.held = f"{GONE}{secrets.token_urlsafe(12)}", None
        return
    seat.kind = EMPTY
    if table.status != OPEN and not table.sandbox:
        seat.held = seat.held or absent_bot


def forget_in_chat(session: Session, table_id: str, seat: SeatRow) -> None:
    """Remove the names that the person in a seat has had at a table from its messages and system messages."""
    here = ChatRow.table == table_id
    renamed = (here, ChatRow.seat == seat.number, ChatRow.notice == RENAMED)
    names = {seat.name, *session.scalars(select(ChatRow.name).where(*renamed))}
    session.execute(delete(ChatRow).where(*renamed))
    theirs = (here, ChatRow.seat == seat.number, ChatRow.name.in_(names))
    session.execute(update(ChatRow).where(*theirs).values(name="", author=None))
    for line in session.scalars(select(ChatRow).where(here, ChatRow.notice.is_not(None))):
        player, _, more = line.text.partition("\n")
        if player in names:
            line.text = f"\n{more}" if more else ""
