"""Reads lists of tables, with their seats and how these did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from sqlalchemy import Select, bindparam, func, select
from sqlalchemy.orm import Session

from mercat.server.storage.models import OPEN, OVER, ResultSeatRow, SeatRow, TableRow
from mercat.server.tables.results import result_seats
from mercat.server.tables.seats import seats_of_all

InList: TypeAlias = tuple[TableRow, Sequence[SeatRow], Sequence[ResultSeatRow]]     # how the seats did once the game is over
HELD_LISTED: Final = 150                                 # tables of somebody who is asked which they bring along

PLACE: Final = func.row_number().over(partition_by=func.coalesce(TableRow.opener, TableRow.id),
                                      order_by=TableRow.changed.desc()).label("place")   # among those of a network
RANKED: Final = select(TableRow.id, PLACE, TableRow.changed).where(TableRow.status == OPEN, TableRow.listed).subquery()
SHOWN: Final = (select(RANKED.c.id).where(RANKED.c.place <= bindparam("of_network"))
                .order_by(RANKED.c.place, RANKED.c.changed.desc()).limit(bindparam("most")))
OPEN_TABLES: Final = select(TableRow).where(TableRow.id.in_(SHOWN)).order_by(TableRow.changed.desc())
OF_PERSON: Final = (select(TableRow)
                    .where(TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == bindparam("person"))))
                    .order_by(TableRow.status == OVER, TableRow.changed.desc()).limit(bindparam("most")))


def open_tables(session: Session, of_network: int = 10, limit: int = 50) -> list[InList]:
    """Listed tables that wait for players, newest first, up to a number of each network.

    If there are more than `limit`, every network's newest come before its others.
    """
    return with_seats(session, OPEN_TABLES, {"of_network": of_network, "most": limit})


def tables_of_person(session: Session, person: str, limit: int = 50) -> list[InList]:
    """Tables where a person has a seat: games in progress first, then the newest."""
    return with_seats(session, OF_PERSON, {"person": person, "most": limit})


def tables_held(session: Session, person: str) -> list[InList]:
    """The newest tables where a person has a seat, or that they have opened."""
    mine = (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == person))
    return with_seats(session, select(TableRow).where(mine).order_by(TableRow.changed.desc()).limit(HELD_LISTED), {})


def with_seats(session: Session, chosen: Select[TableRow], named: Mapping[str, object]) -> list[InList]:
    """These tables, chosen with what is `named`, as lists show them."""
    rows = session.scalars(chosen, named).all()
    seats = seats_of_all(session, [row.id for row in rows])
    results = result_seats(session, [row.id for row in rows if row.status == OVER])
    return [(row, seats.get(row.id, []), results.get(row.id, [])) for row in rows]
