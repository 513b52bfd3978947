"""The tables of a database as it has them, and the numbers that it gives to new rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, MetaData, Table, create_engine, func, inspect, select

from mercat.server import all_rows  # noqa: F401
from mercat.server.storage import migrating
from mercat.server.storage.models import Base

VERSION_TABLE: Final = "alembic_version"


def tables_at(revision: str) -> list[str]:
    """The names of the tables that a database of this revision has."""
    if revision == migrating.newest():
        return list(Base.metadata.tables)
    engine = create_engine("sqlite://")                  # in memory, for a moment
    with engine.connect() as connection:
        migrating.upgrade(connection, revision)
        return [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]


def shape_of(connection: Connection, revision: str) -> MetaData:
    """Mercat's tables as the database has them. Others may stand beside them."""
    shape = MetaData()
    shape.reflect(connection, only=tables_at(revision), resolve_fks=False)
    return shape


def read_sequences(connection: Connection, shape: MetaData) -> dict[str, int]:
    """By table: the highest number that was ever given to a row, where the database remembers it."""
    found = {name: last_number(connection, table) for name, table in shape.tables.items()}
    return {name: last for name, last in found.items() if last is not None}


def last_number(connection: Connection, table: Table) -> int | None:
    """The highest number that the database remembers to have given to a row of a table; None if it remembers none."""
    if connection.dialect.name == "sqlite":
        if not inspect(connection).has_table("sqlite_sequence"):
            return None
        return connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,)).scalar()
    sequence = sequence_of(connection, table)
    if sequence is None:
        return None
    last, is_used = connection.exec_driver_sql(f"SELECT last_value, is_called FROM {sequence}").one()
    return int(last) if is_used else 0


def sequence_of(connection: Connection, table: Table) -> str | None:
    """PostgreSQL's sequence for the numbers of a table's rows, written for SQL; None if it has none."""
    column = table.autoincrement_column
    if column is None:
        return None
    quoted = connection.dialect.identifier_preparer.format_table(table)
    found: str | None = connection.scalar(select(func.pg_get_serial_sequence(quoted, column.name)))
    return found


def set_sequences(connection: Connection, shape: MetaData, told: Mapping[str, int]) -> None:
    """Let new rows get numbers above all that are there, and above those that were given before."""
    for name, table in shape.tables.items():
        column = table.autoincrement_column
        if column is None:
            continue
        last = max(told.get(name, 0), connection.scalar(select(func.coalesce(func.max(column), 0))) or 0)
        if connection.dialect.name == "sqlite":
            if name in told and inspect(connection).has_table("sqlite_sequence"):
                connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
                connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))
        elif (sequence := sequence_of(connection, table)) is not None and last > 0:
            connection.scalar(select(func.setval(sequence, last)))
