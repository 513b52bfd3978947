"""Reads and writes when people were last present at their tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import bindparam, select, update

from mercat.server.storage.database import batched
from mercat.server.storage.models import SeatRow
from mercat.server.storage.transactions import Database


@dataclass
class Attendance:
    """When a seat's person was last present. Not a SeatRow, as thousands of seats are read every few seconds."""

    table: str
    number: int
    kind: str
    seen: datetime | None


SEEN: Final = (select(SeatRow.table, SeatRow.number, SeatRow.kind, SeatRow.seen)
               .where(SeatRow.table.in_(bindparam("tables", expanding=True))).order_by(SeatRow.table, SeatRow.number))
STORE_SEEN: Final = (update(SeatRow).where(SeatRow.table == bindparam("at"), SeatRow.number == bindparam("place"))
                     .values(seen=bindparam("moment")))


def attendance_at(database: Database, table_ids: Sequence[str]) -> dict[str, list[Attendance]]:
    """When people were last present at these tables, by table; seats in order."""
    by_table: dict[str, list[Attendance]] = {}
    with database.reading.connect() as connection:
        for some in batched(table_ids):
            for row in connection.execute(SEEN, {"tables": some}):
                by_table.setdefault(row[0], []).append(Attendance(*row))
    return by_table


def store_seen(database: Database, seen: Mapping[tuple[str, int], datetime]) -> None:
    """Store when people were last present, by table and seat."""
    rows = [{"at": table, "place": number, "moment": moment} for (table, number), moment in sorted(seen.items())]
    with database.writing.begin() as connection:          # it is no error if a seat has been deleted meanwhile
        connection.execute(STORE_SEEN, rows)
