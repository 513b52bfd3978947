"""The tables of a database of any revision, the numbers that it gives to new rows, and the form of its values in an archive.

The form of a value depends on its column's type, as reported by the database.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Date,
    DateTime,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    Numeric,
    String,
    Table,
    Text,
    cast,
    create_engine,
    func,
    inspect,
    select,
)

from mercat.server import all_rows  # noqa: F401
from mercat.server.storage import migrating
from mercat.server.storage.models import Base

VERSION_TABLE: Final = "alembic_version"


def tables_at(revision: str) -> list[str]:
    """Return the names of the tables that a database of this revision has."""
    if revision == migrating.newest():
        return list(Base.metadata.tables)
    engine = create_engine("sqlite://")                  # in memory, for a moment
    with engine.connect() as connection:
        migrating.upgrade(connection, revision)
        return [name for name in inspect(connection).get_table_names() if name != VERSION_TABLE]


def shape_of(connection: Connection, revision: str) -> MetaData:
    """Return the definitions of Mercat's tables as they are in the database. Leave out any other tables."""
    shape = MetaData()
    shape.reflect(connection, only=tables_at(revision), resolve_fks=False)
    return shape


def read_sequences(connection: Connection, shape: MetaData) -> dict[str, int]:
    """Return the highest number ever given to a row, for each table for which the database records this number."""
    found = {name: last_number(connection, table) for name, table in shape.tables.items()}
    return {name: last for name, last in found.items() if last is not None}


def last_number(connection: Connection, table: Table) -> int | None:
    """Return the highest number that the database has ever given to a row of a table; None if it does not record this number."""
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
    """Return the name of the PostgreSQL sequence for a table's row numbers, quoted for SQL; None if the table has no sequence."""
    column = table.autoincrement_column
    if column is None:
        return None
    quoted = connection.dialect.identifier_preparer.format_table(table)
    found: str | None = connection.scalar(select(func.pg_get_serial_sequence(quoted, column.name)))
    return found


def set_sequences(connection: Connection, shape: MetaData, told: Mapping[str, int]) -> None:
    """Ensure that new rows get numbers above all existing ones, and above those in `told`, the last numbers by table."""
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


@dataclass(frozen=True)
class Codec:
    """The form in which the values of a column are stored in an archive. NULL is None in every column."""

    carried: type | tuple[type, ...]                     # the type of the values in the archive
    encode: Callable[[Any], Any] | None = None           # the function that encodes them; None: they stay unchanged
    decode: Callable[[Any], Any] | None = None

    def decoded(self, value: Any) -> Any:
        """Return the value for the database. Raise ValueError if the value is not valid for this column."""
        if value is None:
            return None
        if not isinstance(value, self.carried) or (isinstance(value, bool) and self.carried is not bool):
            raise ValueError(f"{value!r:.80}")
        return value if self.decode is None else self.decode(value)


def codec_of(column: Column[Any]) -> Codec:
    """Return the form in which a column's values are stored in an archive. Raise TypeError for a type that no table of Mercat has
    ever had."""
    kind = column.type
    if isinstance(kind, JSON):
        return Codec(str, None, read_json)
    if isinstance(kind, Boolean):
        return Codec(bool)
    if isinstance(kind, Integer):
        return Codec(int)
    if isinstance(kind, Float):
        return Codec((int, float))
    if isinstance(kind, Numeric):
        return Codec(str, str, Decimal)
    if isinstance(kind, DateTime):
        return Codec(str, utc_text, utc_moment if kind.timezone else utc_moment_without_zone)
    if isinstance(kind, Date):
        return Codec(str, date.isoformat, date.fromisoformat)
    if isinstance(kind, LargeBinary):
        return Codec(str, lambda value: b64encode(value).decode(), lambda text: b64decode(text, validate=True))
    if isinstance(kind, String):
        return Codec(str)
    raise TypeError(f"no archive can hold {column.table.name}.{column.name}, of type {kind!r}")


def selected(column: Column[Any]) -> ColumnElement[Any]:
    """Return the column in the form in which it is read for an archive."""
    return cast(column, Text) if isinstance(column.type, JSON) else column


def read_json(text: str) -> Any:
    """Return the value for a column of JSON, in which JSON's `null` differs from a missing value."""
    value = json.loads(text)
    return JSON.NULL if value is None else value


def utc_text(moment: datetime) -> str:
    """Return a moment as text in UTC; a moment without a time zone, as in SQLite, is in UTC."""
    return (moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)).isoformat()


def utc_moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def utc_moment_without_zone(text: str) -> datetime:
    return utc_moment(text).replace(tzinfo=None)
