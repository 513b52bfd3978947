"""What a column's values are in an archive, for any database: by the column's type as the database tells it."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ColumnElement,
    Date,
    DateTime,
    Float,
    Integer,
    LargeBinary,
    Numeric,
    String,
    Text,
    cast,
)


@dataclass(frozen=True)
class Codec:
    """How the values of a column are carried; nothing (NULL) is None everywhere."""

    carried: type | tuple[type, ...]                     # of which type they are in the archive
    encode: Callable[[Any], Any] | None = None           # None: as they are
    decode: Callable[[Any], Any] | None = None

    def decoded(self, value: Any) -> Any:
        """The value for the database. Raises ValueError if it is not one of this column."""
        if value is None:
            return None
        if not isinstance(value, self.carried) or (isinstance(value, bool) and self.carried is not bool):
            raise ValueError(f"{value!r:.80}")
        return value if self.decode is None else self.decode(value)


def codec_of(column: Column[Any]) -> Codec:
    """How the values of a column are carried. Raises TypeError for a type that no table of Mercat has had yet."""
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
    """The column as it is read for an archive."""
    return cast(column, Text) if isinstance(column.type, JSON) else column


def read_json(text: str) -> Any:
    """The value for a column of JSON; its `null` is not the absence of a value."""
    value = json.loads(text)
    return JSON.NULL if value is None else value


def utc_text(moment: datetime) -> str:
    """Without a time zone, as in SQLite, UTC is meant."""
    return (moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)).isoformat()


def utc_moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def utc_moment_without_zone(text: str) -> datetime:
    return utc_moment(text).replace(tzinfo=None)
