"""Reads and writes the reviews of finished matches."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.people.locking import CHANGING
from mercat.server.storage.models import ReviewRow, TableRow, now
from mercat.server.storage.transactions import Database


def read_review(database: Database, table_id: str, length: int) -> dict[str, Any] | None:
    """The stored review of a journal of this length; None if there is none."""
    with Session(database.reading) as session:
        row = session.get(ReviewRow, table_id)
        return row.review if row is not None and row.length == length else None


def store_review(database: Database, table_id: str, review: dict[str, Any]) -> None:
    """Store a review in place of an earlier one. A table that has been deleted meanwhile gets none."""
    try:
        with Session(database.writing) as session, session.begin():
            if session.get(TableRow, table_id, with_for_update=CHANGING) is not None:
                session.merge(ReviewRow(table=table_id, length=review["length"], review=review, made=now()))
    except IntegrityError:                               # another process stored one at the same moment
        pass
