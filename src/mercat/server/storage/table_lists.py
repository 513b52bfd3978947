"""Reads lists of tables, with their seats and how these did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mercat.server.storage.models import OPEN, OVER, ResultSeatRow, SeatRow, TableRow
from mercat.server.storage.results import result_seats
from mercat.server.storage.seats import seats_of_all
from mercat.server.storage.store import Store

InList: TypeAlias = tuple[TableRow, Sequence[SeatRow], Sequence[ResultSeatRow]]     # how the seats did once the game is over
HELD_LISTED: Final = 150                                 # tables of somebody who is asked which they bring along


def open_tables(store: Store, of_network: int = 10, limit: int = 50) -> list[InList]:
    """Listed tables that wait for players, newest first, up to a number of each network.

    If there are more than `limit`, every network's newest come before its others.
    """
    network = func.coalesce(TableRow.opener, TableRow.id)
    place = func.row_number().over(partition_by=network, order_by=TableRow.changed.desc()).label("place")
    ranked = select(TableRow.id, place, TableRow.changed).where(TableRow.status == OPEN, TableRow.listed).subquery()
    shown = (select(ranked.c.id).where(ranked.c.place <= of_network)
             .order_by(ranked.c.place, ranked.c.changed.desc()).limit(limit))
    return with_seats(store, select(TableRow).where(TableRow.id.in_(shown)).order_by(TableRow.changed.desc()))


def tables_of_person(store: Store, person: str, limit: int = 50) -> list[InList]:
    """Tables where a person has a seat: games in progress first, then the newest."""
    mine = select(SeatRow.table).where(SeatRow.holder == person)
    return with_seats(store, select(TableRow).where(TableRow.id.in_(mine))
                      .order_by(TableRow.status == OVER, TableRow.changed.desc()).limit(limit))


def tables_held(store: Store, person: str) -> list[InList]:
    """The newest tables where a person has a seat, or that they have opened."""
    mine = (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == person))
    return with_seats(store, select(TableRow).where(mine).order_by(TableRow.changed.desc()).limit(HELD_LISTED))


def with_seats(store: Store, chosen: Any) -> list[InList]:
    """These tables as lists show them."""
    with Session(store.reading, expire_on_commit=False) as session:
        rows = session.scalars(chosen).all()
        seats = seats_of_all(session, [row.id for row in rows])
        results = result_seats(session, [row.id for row in rows if row.status == OVER])
        return [(row, seats.get(row.id, []), results.get(row.id, [])) for row in rows]
