"""Reads what a person's page shows, and who may see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Row, bindparam, select, union
from sqlalchemy.orm import Session, aliased

from mercat.server.people.rows import COMPANIONS, EVERYBODY, PersonRow
from mercat.server.people.stored import PageOf, pages_of
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, ResultRow, ResultSeatRow, SeatRow, TableRow
from mercat.server.tables.results import PLAYED_HERE, StoredResult, held_by, newest

MOST_COUNTED: Final = 1_000                              # newest finished games of a person
PlayedSeat: TypeAlias = Row[Any]                         # of `games_played`: how a seat of a finished game did


# -- who may see a page

def shown_to(pages: Mapping[str, PageOf], own: Collection[str | None], companions: Collection[str]) -> dict[str, str]:
    """Return the names of those pages that somebody may see, by whose they are: whose `own` they are and who plays or has played
    with these `companions`."""
    return {one: page.name for one, page in pages.items()
            if one in own or page.shown == EVERYBODY or (page.shown == COMPANIONS and one in companions)}


def pages_for(connection: Connection, reader: str | None, people: Collection[str | None]) -> dict[str, str]:
    """The names of those pages of these people that a reader may see, by whose they are."""
    pages = pages_of(connection, people)
    asked = [one for one, page in pages.items() if page.shown == COMPANIONS and one != reader]
    return shown_to(pages, [reader], companions(connection, reader, asked) if reader and asked else ())


OTHER: Final = aliased(SeatRow)
OTHER_ENDED: Final = aliased(ResultSeatRow)
COMPANIONS_AMONG: Final = union(
    select(OTHER.holder).join(SeatRow, SeatRow.table == OTHER.table).join(TableRow, TableRow.id == OTHER.table)
    .where(SeatRow.holder == bindparam("person"), OTHER.holder.in_(bindparam("among", expanding=True)), TableRow.status != OPEN),
    select(OTHER_ENDED.holder).join(ResultSeatRow, ResultSeatRow.result == OTHER_ENDED.result)
    .where(ResultSeatRow.holder == bindparam("person"), OTHER_ENDED.holder.in_(bindparam("among", expanding=True))))


def companions(connection: Connection, person: str, among: Sequence[str]) -> set[str]:
    """Those of these people who play with a person in a game that has begun, or have played with them."""
    return {one for some in batched(among)
            for one in connection.scalars(COMPANIONS_AMONG, {"person": person, "among": some}) if one}


def person_of_page(session: Session, reader: str | None, name: str) -> PersonRow | None:
    """Whose page has this name; None also if the reader may not see it."""
    found = session.scalars(select(PersonRow).where(PersonRow.page == name)).first()
    return found if found is not None and found.id in pages_for(session.connection(), reader, [found.id]) else None


# -- what it shows

def games_played(session: Session, person: str) -> list[list[PlayedSeat]]:
    """The seats of each of the newest games that a person finished here, with people or bots."""
    chosen = (select(ResultRow.id).where(ResultRow.kind.in_(PLAYED_HERE), held_by(person))
              .order_by(ResultRow.ended.desc(), ResultRow.id.desc()).limit(MOST_COUNTED))
    rows = (select(ResultSeatRow.result, ResultRow.game, ResultRow.listed, ResultSeatRow.kind, ResultSeatRow.holder,
                   ResultSeatRow.name, ResultSeatRow.points, ResultSeatRow.place, ResultSeatRow.what)
            .join(ResultSeatRow, ResultSeatRow.result == ResultRow.id).where(ResultRow.id.in_(chosen))
            .order_by(ResultRow.ended.desc(), ResultRow.id.desc(), ResultSeatRow.number))
    games: dict[int, list[PlayedSeat]] = {}
    for row in session.execute(rows):
        games.setdefault(row.result, []).append(row)
    return list(games.values())


def read_kept(session: Session, reader: str | None, results: Collection[int]) -> tuple[list[StoredResult], Mapping[str, str]]:
    """These results, the newest first, and the pages of their people that a reader may see."""
    found = newest(session, [select(ResultRow).where(ResultRow.id.in_(results))], len(results))
    return found, pages_for(session.connection(), reader, {seat.holder for kept in found for seat in kept.seats})
