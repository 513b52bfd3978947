"""The database table of orders for later. Orders are not part of a table as others see it.

An order that was not carried out changes neither the length nor the revision of its table.
"""

from __future__ import annotations

import secrets
from datetime import datetime
from typing import Any, Final

from sqlalchemy import JSON, ForeignKey, String, select
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment, now
from mercat.server.storage.of_person import FORGOTTEN, WITH_TABLES, of_person

LARGEST_ID: Final = 2**31 - 1                            # the largest value of the column in every database


def unused_id(context: DefaultExecutionContext) -> int:
    """Return a random id for a new order. Consecutive ids would show how many orders other people give."""
    while True:
        number = 1 + secrets.randbelow(LARGEST_ID)
        if context.connection.scalar(select(OrderRow.id).where(OrderRow.id == number)) is None:
            return number


class OrderRow(Base):
    """An order of a seat, valid as long as the same person has the seat."""

    __tablename__ = "orders"
    __table_args__ = ({"sqlite_autoincrement": True},)   # ids are not reused: a request must not affect a later order

    id: Mapped[int] = mapped_column(primary_key=True, default=unused_id)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int]
    place: Mapped[int]                                   # the position in the seat's list
    person: Mapped[str] = mapped_column(String(60), index=True, info=of_person(  # the seat's holder; FROM_FILE before theirs
        handed_over=WITH_TABLES, on_leaving=FORGOTTEN, downloaded="orders", told="playing", without=("id", "noted")))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)   # its content (`mercat.engine.matches.orders.order_data`)
    noted: Mapped[list[int]] = mapped_column(JSON)       # numbers that its kind recorded about the position when it was given
    given: Mapped[int]                                   # the length of the journal when it was given
    made: Mapped[datetime] = mapped_column(Moment, default=now)
