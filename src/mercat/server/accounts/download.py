"""The download of all stored data of a person as JSON.

The file is made in parts, so that no more than one table is in memory at a time. Each column about people declares its
contribution (`storage/of_person.py`). `deletion.py` deletes the same data.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import select

from mercat.server.desk import Desk, Work
from mercat.server.people.rows import BROWSER, MuteRow, PersonRow, SessionRow
from mercat.server.people.stored import tables_with
from mercat.server.problems import Problem
from mercat.server.storage.models import Base, ChatRow, ResultRow, ResultSeatRow
from mercat.server.storage.of_person import PARTS, columns_of_people, listed, moment, row_data
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.matches import stored_form
from mercat.server.tables.reader_view import takes_no_help
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import read_table

AT_ONCE: Final = 500                                     # rows read in one transaction


async def parts_of(desk: Desk, tables: TableService, reader: Reader) -> AsyncIterator[str]:
    """Yield the text of a JSON object in parts. If nothing is stored about the reader, raise Problem before the first part."""
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
        one = await tables.access.read(at_table, reader.person or "", table_id)
        yield f"{',' if number else ''}\n{one}"
    yield '],\n "results": ['
    for number, result in enumerate(results):
        one = await desk.read(reader, result_of, result)
        yield f"{',' if number else ''}\n{one}"
    yield "]\n}\n"


def about_person(work: Work) -> tuple[dict[str, Any], list[str], list[int]]:
    """Return a person's data apart from tables and results, and the ids of the tables and results to add to it. Raise Problem
    (403) if nothing is stored."""
    person = work.person
    row = work.get(PersonRow, person)
    if row is None:
        raise Problem(403, "nobody")
    sessions = work.scalars(select(SessionRow).where(SessionRow.person == person).order_by(SessionRow.made)).all()
    results = select(ResultSeatRow.result).where(ResultSeatRow.holder == person).distinct().order_by(ResultSeatRow.result)
    facts: dict[str, Any] = {
        "person": row_data(row, without=("id", "password", "is_host")) | {"has_password": row.password is not None},
        "devices": [row_data(one, without=("hash", "person", "kind", "scopes")) for one in sessions if one.kind == BROWSER],
        "tokens": [row_data(one, without=("hash", "person", "kind")) for one in sessions if one.kind != BROWSER],
        "muted": len(work.scalars(select(MuteRow.person).where(MuteRow.by == person)).all())}
    lists = sorted(columns_of_people(Base), key=lambda one: PARTS.index(one[1].told))        # as the page /privacy tells of them
    facts |= {what.downloaded: listed(work, column, what, person) for column, what in lists if what.downloaded}
    for feature in work.features:
        for name, rows in feature.downloaded(work, person).items():
            facts[name] = [*facts.get(name, ()), *rows]
    return facts, sorted(tables_with(work, person)), list(work.scalars(results))


def chat_of(work: Work, after: int) -> list[tuple[int, str]]:
    """Return a batch of a person's chat messages whose numbers are above `after`: the number and the JSON text of each."""
    own = ChatRow.author == work.person, ChatRow.notice.is_(None)
    chosen = select(ChatRow).where(*own, ChatRow.id > after).order_by(ChatRow.id).limit(AT_ONCE)
    return [(row.id, as_json(row_data(row, without=("id", "author", "notice")))) for row in work.scalars(chosen)]


def at_table(session: Transaction, person: str, table_id: str) -> str:
    """Return a table as JSON: the person's seats, whether they are its host, and its match.

    The match is null while a rated game is in progress, and at a group's table where the person has no seat, since they may have
    left the group.
    """
    try:
        record = read_table(session, table_id, True)
    except Problem:                                      # it was deleted meanwhile
        return as_json({"table": table_id, "deleted": True})
    table = record.table
    mine = [row_data(seat, only=("number", "name", "seen", "automatic")) for seat in record.seats if seat.holder == person]
    hidden = takes_no_help(table) or (table.group_id is not None and not mine)
    match = None if hidden else stored_form(table, record.seats, record.lines, record.by_order)
    return as_json({"table": table_id, "opened_by_me": table.host == person, "opened": moment(table.opened),
                    "status": table.status, "seats": mine, "match": match})


def result_of(work: Work, number: int) -> str:
    """Return the result of a finished game as JSON, including the person's own result."""
    row = work.get(ResultRow, number)
    seats = work.scalars(select(ResultSeatRow).where(ResultSeatRow.result == number, ResultSeatRow.holder == work.person))
    mine = [row_data(seat, without=("result", "holder", "earlier")) for seat in seats]
    return as_json({} if row is None else row_data(row, without=("id", "facts")) | {"mine": mine})


def as_json(what: dict[str, Any]) -> str:
    return json.dumps(what, ensure_ascii=False)
