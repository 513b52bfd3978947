"""Deletes rows that are kept no longer: as columns say (`of_person.kept_for`), and what is beyond the newest that are kept.

Tables and people, of which more is to be asked, are swept in `retention.py` and `people_retention.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import ColumnElement, delete, literal, or_, select, tuple_
from sqlalchemy.orm import Session

from mercat.server.people.rows import HostActRow
from mercat.server.processes.allowances import KEPT_FOR as REQUESTS_COUNTED_FOR
from mercat.server.processes.allowances import MOST_A_DAY
from mercat.server.processes.rows import AllowanceRow, ShareRow
from mercat.server.storage.access import Access
from mercat.server.storage.features import StoredFeature
from mercat.server.storage.models import Base, ProcessRow, now
from mercat.server.storage.of_person import KEPT_FOR
from mercat.server.storage.transactions import Database, known

AT_ONCE: Final = 500                                     # rows deleted in one transaction
MOST_HOST_ACTS: Final = 5_000                            # the newest


def to_sweep(features: Sequence[StoredFeature]) -> Iterator[tuple[type[Base], ColumnElement[bool]]]:
    """The rows that are kept no longer, by table."""
    moment = now()
    for mapper in Base.registry.mappers:
        times = [(mapper.attrs[name].class_attribute, column.info[KEPT_FOR]) for name, column in mapper.columns.items()
                 if KEPT_FOR in column.info]
        if times:
            yield mapper.class_, or_(*(column < moment - time for column, time in times))
    yield AllowanceRow, (AllowanceRow.at < moment - REQUESTS_COUNTED_FOR) & AllowanceRow.kind.not_in(MOST_A_DAY)   # full again
    yield ShareRow, ShareRow.process.not_in(select(ProcessRow.id))
    oldest = select(HostActRow.id).order_by(HostActRow.id.desc()).offset(MOST_HOST_ACTS).limit(1).scalar_subquery()
    yield HostActRow, HostActRow.id <= oldest
    for feature in features:
        yield from feature.swept()


def is_there(database: Database, row: type[Base], old: ColumnElement[bool]) -> bool:
    with Session(database.reading) as session:
        return session.scalar(select(literal(1)).select_from(row).where(old).limit(1)) is not None


def forget_some(database: Database, row: type[Base], old: ColumnElement[bool]) -> bool:
    """Delete some of these rows; is anything left to delete?"""
    keys = tuple_(*row.__mapper__.primary_key)
    some = select(*row.__mapper__.primary_key).where(old).limit(AT_ONCE)
    with database.changing() as session:
        gone = delete(row).where(keys.in_(some)).returning(literal(1)).execution_options(synchronize_session=False)
        return len(session.scalars(gone).all()) == AT_ONCE


async def sweep_rows(database: Database, access: Access) -> None:
    """Delete all of them in batches; where there are none, nothing is written."""
    for row, old in to_sweep(known(database.features)):
        if await access.read(is_there, database, row, old):
            while await access.write(forget_some, database, row, old):
                pass
