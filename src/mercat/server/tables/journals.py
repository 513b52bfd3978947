"""Reads and writes the journals of tables: their lines, what is noted of positions, and when hints were taken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.orm import Session

from mercat.server.clocks import stored as clocks
from mercat.server.clocks.stored import Clocked, LastStep
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, OVER, PLAYING, HintRow, MoveRow, SeatRow, TableRow
from mercat.server.storage.transactions import Database, Transaction
from mercat.server.tables.results import Ended, drop_results, keep_result
from mercat.server.tables.seats import seats_of, seats_of_all


@dataclass(frozen=True)
class Journal:
    """The lines of a table, and what is needed to play them."""

    table: TableRow
    seats: Sequence[SeatRow]
    lines: Sequence[str]


@dataclass(frozen=True)
class NewLines:
    """Lines that are added to a journal, and what is stored with them."""

    lines: Sequence[str] = ()
    ended: Ended | None = None                           # how they end the game, if they do
    position: str | None = None                          # what is noted of the position after them
    by_order: Mapping[int, str] = field(default_factory=dict)        # kinds of the orders behind moves, by the length after them


def append_lines(session: Transaction, row: TableRow, new: NewLines, turn: int | None, seeds: Mapping[str, Any] | None = None,
                 step: LastStep = LastStep()) -> Clocked:
    """Append lines to the journal of a table that is locked in this session, and keep its result; the rest as in `Store.append`.

    A game that goes on after its end has no result until it ends again. Raises Problem if a feature prevents that.
    """
    session.add_all(rows_of_lines(row.id, row.length, new))
    before, ended = row.turn, new.ended
    if row.status == OPEN:
        for feature in session.features:
            feature.begun(session, row)
    row.length, row.turn = row.length + len(new.lines), turn
    if row.status == OVER:
        for feature in session.features:
            feature.reopened(session, row)
        drop_results(session, [row.id])
    row.results, row.status = None, PLAYING if ended is None else OVER
    if seeds is not None:
        row.seed, row.earlier_seeds = seeds["seed"], seeds["earlier_seeds"]
    if ended is not None:
        session.flush()
        keep_result(session, row, seats_of(session, row.id), ended)
    if row.clock is not None:
        session.flush()
    seats = seats_of(session, row.id) if row.clock is not None else ()
    clocks.played_on(session, row, seats, step, before)
    return clocks.clocked(row, seats)


def rows_of_lines(table_id: str, first: int, new: NewLines) -> list[MoveRow]:
    """Lines of a journal from number `first` on; the last has what is noted of the position."""
    rows = [MoveRow(table=table_id, number=first + place, line=line, by_order=new.by_order.get(first + place + 1))
            for place, line in enumerate(new.lines)]
    if rows:
        rows[-1].position = new.position
    return rows


BY_ORDER: Final = (select(MoveRow.number, MoveRow.by_order)
                   .where(MoveRow.table == bindparam("table"), MoveRow.by_order.is_not(None)))


def lines_by_order(connection: Connection, table_id: str) -> dict[int, str]:
    """The kinds of the orders that made moves of a table, by the length of its journal with the line."""
    return {number + 1: kind or "" for number, kind in connection.execute(BY_ORDER, {"table": table_id})}


def journals_of(database: Database, table_ids: Sequence[str]) -> Iterator[Journal]:
    """The journals of these tables, in this order, read some hundred at a time; those that do not exist are left out."""
    for some in batched(table_ids):
        with Session(database.reading, expire_on_commit=False) as session:
            tables = {table.id: table for table in session.scalars(select(TableRow).where(TableRow.id.in_(some)))}
            seats = seats_of_all(session, some)
            lines: dict[str, list[str]] = defaultdict(list)
            chosen = select(MoveRow.table, MoveRow.line).where(MoveRow.table.in_(some)).order_by(MoveRow.table, MoveRow.number)
            for table_id, line in session.execute(chosen):
                lines[table_id].append(line)
        yield from (Journal(tables[one], seats.get(one, ()), lines[one]) for one in some if one in tables)


POSITIONS: Final = (select(MoveRow.number, MoveRow.position)
                    .where(MoveRow.table == bindparam("table"), MoveRow.position.is_not(None)).order_by(MoveRow.number))


def positions(database: Database, table_id: str) -> dict[int, str]:
    """What is noted of positions of a table, by the length of the journal that led there."""
    with database.reading.connect() as connection:
        return {number + 1: position or "" for number, position in connection.execute(POSITIONS, {"table": table_id})}


def hints_taken(session: Session, table_id: str) -> list[tuple[int, int]]:
    """When hints were taken at a table: lengths of its journal, and the seats that took them."""
    chosen = select(HintRow.length, HintRow.seat).where(HintRow.table == table_id).order_by(HintRow.length)
    return [(length, seat) for length, seat in session.execute(chosen)]
