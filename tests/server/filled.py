"""Rows for every table of a database, regardless of its columns, and all rows in a comparable form."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
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
    select,
)
from sqlalchemy.types import TypeEngine

NOW: Final = datetime(2026, 1, 2, 3, 4, 5, 678901, tzinfo=UTC)
ODD: Final = "żółć 🐑 \"'\\\n\u2028"                     # characters with a meaning in JSON, SQL or lines of text
VERSION: Final = "alembic_version"


def shape_of(connection: Connection) -> MetaData:
    """Return the database's own tables, without Alembic's."""
    shape = MetaData()
    shape.reflect(connection)
    if VERSION in shape.tables:
        shape.remove(shape.tables[VERSION])
    for kind in (column.type for table in shape.tables.values() for column in table.columns):
        if isinstance(kind, JSON):                       # no value is NULL, not JSON's null
            kind.none_as_null = True
    return shape


def fill(connection: Connection, many: int = 3) -> dict[str, int]:
    """Store rows in every table, and return their number by table. In the last row of each table, all columns that may be empty
    are."""
    shape = shape_of(connection)
    for table in shape.sorted_tables:
        connection.execute(table.insert(), [row_of(table, number, number == many - 1) for number in range(many)])
    if connection.dialect.name == "postgresql":          # explicit ids do not advance the sequences
        for column in (column for table in shape.sorted_tables for column in table.columns if has_sequence(column)):
            name, key = column.table.name, column.name
            connection.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('\"{name}\"', '{key}'), {many})")
    connection.commit()
    return dict.fromkeys(shape.tables, many)


def has_sequence(column: Column[Any]) -> bool:
    return column.server_default is not None and "nextval" in str(getattr(column.server_default, "arg", ""))


def row_of(table: Table, number: int, bare: bool) -> dict[str, Any]:
    """Return a row that refers to the rows of the same number in other tables."""
    return {column.name: None if bare and column.nullable else value_for(column, number) for column in table.columns}


def value_for(column: Column[Any], number: int) -> Any:
    if column.foreign_keys:
        return value_for(next(iter(column.foreign_keys)).column, number)
    return value_of(column.type, f"{column.table.name}.{column.name}", number, bool(column.primary_key))


def value_of(kind: TypeEngine[Any], name: str, number: int, is_key: bool) -> Any:
    if isinstance(kind, JSON):
        return {"number": [number, None, 1.5, True], "text": ODD}
    if isinstance(kind, Boolean):
        return number % 2 == 0
    if isinstance(kind, Integer):
        return number + 1
    if isinstance(kind, (Numeric, Float)):
        return number + 0.25
    if isinstance(kind, DateTime):
        return NOW + timedelta(days=number) if kind.timezone else (NOW + timedelta(days=number)).replace(tzinfo=None)
    if isinstance(kind, Date):
        return date(2026, 1, 1 + number)
    if isinstance(kind, LargeBinary):
        return bytes([number, 0, 255])
    assert isinstance(kind, String), f"no value is known for {name} of type {kind!r}"
    return (f"{number}{name}" if is_key else f"{number} {ODD}{name}")[:kind.length]


def all_rows(connection: Connection) -> dict[str, list[str]]:
    """Return every row of every table with the names of its columns, in an order that does not depend on the database."""
    shape = shape_of(connection)
    connection.commit()
    return {name: sorted(repr(plain(row)) for row in connection.execute(select(*map(read, table.columns))).mappings())
            for name, table in shape.tables.items()}


def read(column: Column[Any]) -> Any:
    """Return an expression for a column that gives the same result in every database: JSON as its text, so that `null` differs
    from no value."""
    return cast(column, Text).label(column.name) if isinstance(column.type, JSON) else column


def plain(row: Any) -> list[tuple[str, Any]]:
    return [(name, value.astimezone(UTC).replace(tzinfo=None) if isinstance(value, datetime) and value.tzinfo else value)
            for name, value in sorted(row.items())]
