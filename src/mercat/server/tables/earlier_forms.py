"""Reads running tables from a database that still has the form of an earlier version, without changing anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from sqlalchemy import ColumnElement, inspect, select

from mercat.server.storage.models import PLAYING, Base, MoveRow, SeatRow, TableRow
from mercat.server.storage.transactions import Database
from mercat.server.tables.store import StoredTable

R = TypeVar("R", bound=Base)


def running_tables(database: Database) -> Iterator[tuple[StoredTable, dict[int, str]]]:
    """The tables whose game has begun and is not over, by game and age, with their journals and what is noted of positions, by
    the length of the journal that led there. Columns that the database does not have yet are empty."""
    with database.reading.connect() as connection:
        forms = inspect(connection)
        present: dict[type[Base], set[str]] = {model: {column["name"] for column in forms.get_columns(model.__tablename__)}
                   for model in (TableRow, SeatRow, MoveRow)}

        def rows(model: type[R], wanted: ColumnElement[bool], *order: ColumnElement[int]) -> list[R]:
            """Rows in no session, with the columns that the database has."""
            columns = [column for column in model.__table__.columns if column.name in present[model]]
            return [model(**row._mapping) for row in connection.execute(select(*columns).where(wanted).order_by(*order))]

        chosen = select(TableRow.id).where(TableRow.status == PLAYING).order_by(TableRow.game, TableRow.opened, TableRow.id)
        for table_id in connection.scalars(chosen).all():
            moves = rows(MoveRow, MoveRow.__table__.c.table == table_id, MoveRow.__table__.c.number)
            seats = rows(SeatRow, SeatRow.__table__.c.table == table_id, SeatRow.__table__.c.number)
            noted = {row.number + 1: row.position for row in moves if row.position is not None}
            for table in rows(TableRow, TableRow.__table__.c.id == table_id):
                yield StoredTable(table, seats, [], None, frozenset(), [row.line for row in moves]), noted
