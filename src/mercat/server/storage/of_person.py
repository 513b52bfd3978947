"""The facts that columns declare (`Column.info`): the owner of a row, the treatment of the owner's rows, and the time after
which rows are deleted.

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, downloaded="notices", told="notices", without=("id", "key")))
    ended: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(timedelta(days=30)))

One loop for each purpose hands rows over (`people/stored.py`), deletes them (`accounts/deletion.py`), downloads them
(`accounts/download.py`) and sweeps them (`people/retention.py`). The tests refuse a column that names a person and declares
nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import DeclarativeBase, InstrumentedAttribute, Session

# When a guest becomes a device of somebody, with some of their tables or with all that they have
NOT_HANDED_OVER: Final = "not"                           # for data that only accounts have, or that end with the guest
WITH_TABLES: Final = "with tables"                       # with the table that the row is about
WITH_ALL: Final = "with all"                             # once the guest has nothing left
# When a person is deleted
FORGOTTEN: Final = "forgotten"                             # the rows are deleted with the person
NAMELESS: Final = "nameless"                             # the row remains and names nobody
WITH_ROW: Final = "with row"                             # with the row of the person when that is swept, by a foreign key
# Either
BY_HAND: Final = "by hand"                               # by functions in `people/stored.py` and `accounts/deletion.py`

# The parts of the page /privacy, in its order; one of them tells of each column
PARTS: Final = ("playing", "account", "devices", "network", "preferences", "groups", "friends", "ratings", "notices", "mail",
                "sign-on")
OF_PERSON, KEPT_FOR = "of person", "kept for"            # in `Column.info`


@dataclass(frozen=True)
class OfPerson:
    """The treatment of rows that belong to a person."""

    handed_over: str
    on_leaving: str
    downloaded: str                                      # the name of the list in the person's download; "": in none
    told: str                                            # the part of the page /privacy that describes the rows
    without: tuple[str, ...]                             # columns that are not downloaded
    value: str                                           # the only column downloaded, if the list consists of values
    grows: tuple[str, ...]                             # counters that grow at a hand-over, which ends earlier rights
    forgets: tuple[str, ...]                             # columns that are emptied at a hand-over
    empties: tuple[str, ...]                             # columns that are emptied when a row becomes nameless
    ties: bool                                           # whether a guest with such a row is kept longer than a mere visitor


def of_person(*, handed_over: str, on_leaving: str, told: str, downloaded: str = "", without: tuple[str, ...] = (),
              value: str = "", grows: tuple[str, ...] = (), forgets: tuple[str, ...] = (),
              empties: tuple[str, ...] = (), ties: bool = False) -> dict[Any, Any]:
    """Return the `info` for a column that names a person, with the treatment of its rows."""
    assert told in PARTS, told
    return {OF_PERSON: OfPerson(handed_over, on_leaving, downloaded, told, without, value, grows, forgets, empties, ties)}


def kept_for(time: timedelta) -> dict[Any, Any]:
    """Return the `info` for a column with a moment; the row is deleted this long after that moment."""
    return {KEPT_FOR: time}


def said_of(column: InstrumentedAttribute[Any]) -> OfPerson:
    """Return the declaration of a column that names a person."""
    said: OfPerson = column.property.columns[0].info[OF_PERSON]
    return said


def columns_of_people(base: type[DeclarativeBase]) -> Iterator[tuple[InstrumentedAttribute[Any], OfPerson]]:
    """Yield the columns that name a person, with their declarations. Columns to which other columns refer come first."""
    rows = {mapper.class_.__tablename__: mapper.class_ for mapper in base.registry.mappers}
    for table in base.metadata.sorted_tables:
        for column in table.columns:
            if OF_PERSON in column.info:
                yield getattr(rows[table.name], column.key), column.info[OF_PERSON]


# -- as JSON

def listed(session: Session, column: InstrumentedAttribute[Any], what: OfPerson, person: str) -> list[Any]:
    """Return the rows that belong to a person according to this column, as data for JSON, oldest first."""
    row = column.class_
    order = [*([row.made] if hasattr(row, "made") else []), *row.__table__.primary_key]
    rows = session.scalars(select(row).where(column == person).order_by(*order))
    return [getattr(one, what.value) if what.value else row_data(one, (column.key, *what.without)) for one in rows]


def row_data(row: Any, without: tuple[str, ...] = (), only: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the columns of a row as data for JSON, except those in `without`; if `only` is given, only the columns in it."""
    columns = {column.key: getattr(row, column.key) for column in row.__table__.columns}
    return {name: moment(value) if isinstance(value, datetime) else value for name, value in columns.items()
            if name not in without and (not only or name in only)}


def moment(at: datetime) -> str:
    return at.isoformat(timespec="seconds")
