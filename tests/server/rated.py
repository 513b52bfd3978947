"""Helpers for tests of ratings: accounts, results without games, and a plain second computation."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from math import exp, log, sqrt
from typing import Any

import httpx
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.people.rows import EVERYBODY, PersonRow
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow, RatingRow
from mercat.server.storage.models import OVER, PERSON, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.results import Ended, EndedSeat, store_result

LONG_AGO = timedelta(days=2)
CLOCK = {"kind": "days", "turn": 86_400, "bank": 0, "end": "bot"}        # no table is rated without a clock


def add_person(session: Session, person: str, **columns: Any) -> None:
    session.add(PersonRow(**{"id": person, "name": person, "registered": now(), "shown": EVERYBODY} | columns))
    session.flush()


def add_result(session: Transaction, people: Sequence[str | None], places: Sequence[int], *, rated: bool = True,
               at: datetime | None = None, game: str = "toy", **columns: Any) -> str:
    """Store a finished table with its result, with these people in its seats and these places, and return its id. None is a
    bot."""
    table_id = f"t{secrets.token_hex(6)}"
    table = TableRow(id=table_id, game=game, version=1, digest="x", options={}, seats=len(people), seed="1", status=OVER,
                     sandbox=False, listed=False, rated=rated, length=9, host=people[0], **columns)
    seats = [SeatRow(table=table_id, number=number, kind="bot" if person is None else PERSON, name=person or "", holder=person,
                     bot="steady" if person is None else None) for number, person in enumerate(people)]
    session.add(table)
    session.flush()
    session.add_all(seats)
    session.flush()
    ended = Ended([EndedSeat(seat.name, 10 - place, place) for seat, place in zip(seats, places, strict=True)], 9)
    store_result(session, table, seats, ended, at)
    return table_id


def stored(store: Any, kind: Any) -> list[Any]:
    with Session(store.reading) as session:
        return list(session.scalars(select(kind)))


def rating_of(store: Any, person: str, game: str = "toy") -> tuple[float, float, int] | None:
    with Session(store.reading) as session:
        row = session.get(RatingRow, (person, game))
        return None if row is None else (row.mu, row.sigma, row.games)


def changes_of(store: Any, table: str) -> list[tuple[int, int, bool]]:
    """Return the rated entries of a table: seat, place, and whether each is entered."""
    with Session(store.reading) as session:
        chosen = (select(RatingChangeRow).join(RatingEntryRow, RatingEntryRow.id == RatingChangeRow.entry)
                  .where(RatingEntryRow.table == table).order_by(RatingChangeRow.seat))
        return [(row.seat, row.place, row.mu_after is not None) for row in session.scalars(chosen)]


async def rated_table(*players: httpx.AsyncClient, seats: int = 0, **wishes: Any) -> str:
    """Return a new rated table of the toy game with these accounts."""
    wish = {"game": "toy", "seats": seats or len(players), "name": "x", "rated": True, "clock": CLOCK} | wishes
    opened = await players[0].post("/api/tables", json=wish)
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["table"]
    for player in players[1:]:
        sat = await player.post(f"/api/tables/{table}/seats", json={"name": "x"})
        assert sat.status_code == 201, sat.text
    return table


def counted_plainly(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return each player's mean and deviation after a game, by the formulas of Weng and Lin (2011, algorithm 4), on Mercat's
    scale."""
    beta = 400 / log(10) / sqrt(2)
    drift = beta / 50
    known = [(mu, sqrt(sigma ** 2 + drift ** 2)) for mu, sigma in before]
    c = sqrt(sum(sigma ** 2 + beta ** 2 for _, sigma in known))
    after = []
    for i, (mu, sigma) in enumerate(known):
        omega = delta = 0.0
        for q in range(len(known)):
            if places[q] > places[i]:
                continue
            of_q = sum(exp(known[s][0] / c) for s in range(len(known)) if places[s] >= places[q])
            ties = sum(place == places[q] for place in places)
            chance = exp(mu / c) / of_q
            omega += ((i == q) - chance) / ties
            delta += chance * (1 - chance) / ties
        omega *= sigma ** 2 / c
        delta *= sigma / c * sigma ** 2 / c ** 2
        after.append((mu + omega, sigma * sqrt(max(1 - delta, 0.0001))))
    return after
