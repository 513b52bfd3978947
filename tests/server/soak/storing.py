"""Stores a hundred thousand tables directly in a database, copied from a few that were really played.

A copy has the journal, the chat, the seats and the result of its original, and people and an age of its own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import timedelta
from typing import Any, Final

import httpx
from sqlalchemy import Column, Connection, Table, insert, select, text, update

from mercat.server.archive.rows import ArchiveRow
from mercat.server.people.rows import EVERYBODY, PersonRow, SessionRow
from mercat.server.ratings.rows import RatingRow
from mercat.server.storage.models import OVER, ChatRow, MoveRow, ResultRow, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.tables.store import Store

REGULAR: Final = "Regular"                               # an account, host of the server, with more tables than any other
REGULARS: Final = 400                                    # one in this number of tables is theirs
PEOPLE: Final = 5                                        # one person for this number of tables
BY_DAYS: Final = {"kind": "days", "turn": 30 * 86_400, "bank": 0, "weekends": False, "end": "remind"}
# The originals: the request, the number of moves, and the number of such tables in a hundred.
TEMPLATES: Final[Sequence[tuple[Mapping[str, Any], int, int]]] = (
    ({"game": "toy", "seats": 2}, 99, 54), ({"game": "new_bedford", "seats": 2}, 999, 1),
    ({"game": "toy", "seats": 3, "clock": BY_DAYS}, 4, 20), ({"game": "toy", "seats": 2}, 3, 19),
    ({"game": "new_bedford", "seats": 3}, 60, 2), ({"game": "toy", "seats": 3}, -1, 4))
AT_ONCE: Final = 5_000                                   # rows in one statement


class Templates:
    """Tables played at a server by browsers, the regular first."""

    def __init__(self, address: str) -> None:
        self.people = [httpx.Client(base_url=address, headers={"Origin": address}, timeout=120) for _ in range(3)]
        for one in self.people:
            one.get("/").raise_for_status()

    def play(self, wish: Mapping[str, Any], moves: int, chance: random.Random) -> str:
        """Return a table with this number of moves, or played to its end; with -1, one that still waits for people."""
        opened = self.people[0].post("/api/tables", json={**wish, "name": REGULAR})
        opened.raise_for_status()
        table: str = opened.json()["table"]
        for number in range(1, wish["seats"] if moves >= 0 else 1):
            self.people[number].post(f"/api/tables/{table}/seats", json={"name": f"Mate {number}"}).raise_for_status()
        self.people[0].post(f"/api/tables/{table}/chat", json={"text": "Good luck, everybody!"}).raise_for_status()
        for _ in range(moves):
            offered = self.people[0].get(f"/api/tables/{table}/moves").json()
            if offered["to_move"] is None:
                break
            move = {"length": offered["length"], "move": chance.choice(offered["moves"])["move"]}
            self.people[offered["to_move"]].post(f"/api/tables/{table}/play", json=move).raise_for_status()
        return table


@contextmanager
def storing(store: Store) -> Iterator[Connection]:
    """Yield a transaction without a time limit; afterwards PostgreSQL analyses the distribution of the rows, as it would later by
    itself."""
    with store.writing.begin() as connection:
        on_postgresql = connection.dialect.name == "postgresql"
        if on_postgresql:
            connection.execute(text("SET LOCAL statement_timeout = 0"))
        yield connection
        if on_postgresql:
            connection.execute(text("ANALYZE"))


def store_many(store: Store, templates: Sequence[str], tables: int) -> None:
    """Store tables copied from these."""
    with storing(store) as connection:
        people = add_people(connection, tables)
        lasting = copies(connection, templates, tables)
        add(connection, TableRow, ({**row, "host": people[row["place"] % len(people)]} for row in lasting))
        add(connection, SeatRow, seats_of(connection, templates, tables, people))
        for kind in (MoveRow, ChatRow):
            copy_children(connection, kind)
        add(connection, ResultRow, results(connection, templates, tables))
        copy_result_seats(connection)
        add(connection, ArchiveRow, archived(connection, templates, tables, people))
    with store.writing.begin() as connection:            # no server looks for changes as old as the beginning of that transaction
        connection.execute(update(PersonRow).where(PersonRow.name == REGULAR).values(is_host=True, changed=now()))


def store_copies(store: Store, table: str, tables: int) -> list[str]:
    """Store copies of one table with its seats and its journal; return their names."""
    with storing(store) as connection:
        row, = rows_of(connection, TableRow, TableRow.id == table)
        seats = rows_of(connection, SeatRow, SeatRow.table == table)
        names = [name_of(number) for number in range(tables)]
        add(connection, TableRow, ({**row, "id": name, "parent": table} for name in names))
        add(connection, SeatRow, ({**seat, "table": name} for name in names for seat in seats))
        copy_children(connection, MoveRow)
    return names


def shares(templates: Sequence[str]) -> list[str]:
    """Return the original of each of a hundred tables."""
    return [table for table, (_, _, share) in zip(templates, TEMPLATES, strict=True) for _ in range(share)]


def name_of(number: int) -> str:
    return f"copy{number:07}"


def age_of(number: int) -> timedelta:
    """Return the time since a table's last change: the newest a minute ago, the oldest 200 days."""
    return timedelta(minutes=1 + 2.9 * number)


def rows_of(connection: Connection, kind: type[Any], *chosen: Any) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(kind.__table__).where(*chosen)).mappings()]


def copies(connection: Connection, templates: Sequence[str], tables: int) -> Iterator[dict[str, Any]]:
    rows = {row["id"]: row for row in rows_of(connection, TableRow, TableRow.id.in_(templates))}
    which = shares(templates)
    for number in range(tables):
        row = rows[which[number % len(which)]]
        yield {**row, "id": name_of(number), "parent": row["id"], "changed": now() - age_of(number), "place": number,
               "opened": now() - age_of(number) - timedelta(days=3), "opener": f"network{number % 5_000}"}


def seats_of(connection: Connection, templates: Sequence[str], tables: int, people: Sequence[str]) -> Iterator[dict[str, Any]]:
    seats: dict[str, list[dict[str, Any]]] = {table: [] for table in templates}
    for row in rows_of(connection, SeatRow, SeatRow.table.in_(templates)):
        seats[row["table"]].append(row)
    which = shares(templates)
    for number in range(tables):
        for row in seats[which[number % len(which)]]:
            yield {**row, "table": name_of(number), "holder": row["holder"] and holder(people, number, row["number"])}


def holder(people: Sequence[str], table: int, seat: int) -> str:
    """Return the person in a seat; the first of these people far more often than any other."""
    return people[0] if table % REGULARS == 0 and seat == 0 else people[1 + (7 * table + 3 * seat) % (len(people) - 1)]


def add_people(connection: Connection, tables: int) -> list[str]:
    """Store accounts, half of them rated, with a device each; the regular, who exists already, comes first."""
    first = connection.execute(select(PersonRow.id).where(PersonRow.name == REGULAR)).scalar_one()
    theirs = {"registered": now(), "shown": EVERYBODY, "archive": True}
    connection.execute(update(PersonRow).where(PersonRow.id == first).values(**theirs))
    ids = [f"person{number:07}" for number in range(tables // PEOPLE)]
    add(connection, PersonRow, ({"id": one, "name": f"Player {number:05}", "registered": now() - age_of(number),
                                 "preferences": {}, "shown": EVERYBODY, "archive": number % 2 == 0, "page": f"page{number:07}",
                                 "seen": now() - age_of(number)} for number, one in enumerate(ids)))
    add(connection, SessionRow, ({"hash": f"{number:064}", "person": one} for number, one in enumerate(ids)))
    add(connection, RatingRow, ({"person": one, "game": game, "mu": 25 + number % 7, "sigma": 3.0, "games": 9, "last": now()}
                                for number, one in enumerate(ids[::2]) for game in ("toy", "new_bedford")))
    return [first, *ids]


def add(connection: Connection, kind: Any, rows: Iterator[dict[str, Any]]) -> None:
    """Store rows, which may have more keys than there are columns."""
    table: Table = kind.__table__
    names = {one.name for one in table.columns}
    waiting: list[dict[str, Any]] = []
    for row in rows:
        waiting.append({key: value for key, value in row.items() if key in names})
        if len(waiting) == AT_ONCE:
            connection.execute(insert(kind), waiting)
            waiting = []
    if waiting:
        connection.execute(insert(kind), waiting)


def copy_children(connection: Connection, kind: Any) -> None:
    """Copy these rows of its original for every copy."""
    columns: list[Column[Any]] = [one for one in kind.__table__.columns if not (one.name == "id" and one.primary_key)]
    values = [TableRow.id if one.name == "table" else one for one in columns]
    chosen = select(*values).join(TableRow, TableRow.parent == kind.table).where(TableRow.id.startswith("copy"))
    connection.execute(insert(kind).from_select([one.name for one in columns], chosen))


def results(connection: Connection, templates: Sequence[str], tables: int) -> Iterator[dict[str, Any]]:
    rows = {row["table"]: row for row in rows_of(connection, ResultRow, ResultRow.table.in_(templates))}
    which = shares(templates)
    for number in range(tables):
        if row := rows.get(which[number % len(which)]):
            ended = now() - age_of(number)
            yield {key: value for key, value in row.items() if key != "id"} | {
                "table": name_of(number), "parent": row["table"], "ended": ended, "begun": ended - timedelta(days=2)}


def copy_result_seats(connection: Connection) -> None:
    before, columns = ResultRow.__table__.alias("before"), list(ResultSeatRow.__table__.columns)
    seat = select(SeatRow.holder).where(SeatRow.table == ResultRow.table, SeatRow.number == ResultSeatRow.number)
    values = [{"result": ResultRow.id, "holder": seat.scalar_subquery()}.get(one.name, one) for one in columns]
    chosen = (select(*values).select_from(ResultSeatRow).join(before, before.c.id == ResultSeatRow.result)
              .join(ResultRow, ResultRow.parent == before.c.table).where(ResultRow.table.startswith("copy")))
    connection.execute(insert(ResultSeatRow).from_select([one.name for one in columns], chosen))


def archived(connection: Connection, templates: Sequence[str], tables: int, people: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield the people who may agree to publish a game in the archive; in half of the games all have agreed."""
    over = {row["id"]: row["seats"] for row in rows_of(connection, TableRow, TableRow.id.in_(templates), TableRow.status == OVER)}
    which = shares(templates)
    for number in range(tables):
        for seat in range(over.get(which[number % len(which)], 0)):
            yield {"table": name_of(number), "number": seat, "person": holder(people, number, seat),
                   "agrees": True if number % 2 == 0 else None}
