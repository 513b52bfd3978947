"""Entering the results of rated games into people's ratings, each exactly once.

`Ratings.enter_due` enters a result ENTERED_AFTER the end of its game (`mercat.rating`), unless all its players agree earlier (the
request RATING). The transaction that ends the game has recorded when the result is due, and how it counts (`await_entry` in
`ratings/stored.py`). One transaction, in any process, claims the result, and reads and writes the ratings. An undo can resume the
game until its result is entered, but not later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from math import isclose
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from mercat.rating import Rating, rated
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow, RatingRow
from mercat.server.ratings.standings import opponents_met
from mercat.server.ratings.stored import RatedTable, all_entered, due_entries, ratings_before
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import OVER, RequestRow, SeatRow, TableRow, now
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.consent import Consent
from mercat.server.tables.requests import Facts, RequestKind, until_somebody_moves
from mercat.server.tables.rights import match_and_seats
from mercat.server.tables.rules_requests import who_plays
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import MoveResult, Reader

LOOK_EVERY: Final = 20.0                                 # seconds between checks for results that are due
AT_ONCE: Final = 50                                      # results that are read together
ROUNDED: Final = 1e-6                                    # difference of two ratings that is only due to rounding


class Ratings:
    """The service that enters results into people's ratings."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables, self.consent = tables, consent
        self.access = tables.access

    async def enter_due(self) -> int:
        """Enter all results that are due, and return their number. Several processes may do so at the same time."""
        entered = 0
        while found := await self.access.read(due_entries, now(), AT_ONCE):
            done = 0
            for table_id in found:
                done += await self.access.write(enter, table_id)
                self.tables.polling.forget(table_id)
            entered += done
            if not done:                                 # another process is at it
                break
        return entered

    async def ask(self, table_id: str, reader: Reader) -> MoveResult | None:
        """Ask the other players to agree to entering the result now. If nobody else plays there, enter it immediately."""
        async with self.tables.locked(table_id) as cached:
            _, mine = match_and_seats(cached, reader)
            rated_table = cached.record.part(RatedTable)
            entry = None if rated_table is None else rated_table.entry
            if entry is None or entry.entered is not None:
                raise Problem(409, "rated-entered" if entry is not None else "nothing-to-enter")
            return await self.consent.ask(cached, RATING, min(mine), {})


# -- entering

def enter(session: Session, table_id: str, length: int | None = None) -> bool:
    """Enter the result of a rated game if it is due. If `length` is given, all players agreed when the journal had this length,
    so enter the result immediately.

    Return whether this call has entered the result. One transaction does all this. It locks the people before the table, like
    every transaction that locks both.
    """
    moment = now()
    of_table = select(RatingEntryRow).where(RatingEntryRow.table == table_id)
    entry = session.scalars(of_table).first()
    if entry is None:
        return False
    of_entry = select(RatingChangeRow.person).where(RatingChangeRow.entry == entry.id, RatingChangeRow.person.is_not(None))
    session.scalars(select(PersonRow.id).where(PersonRow.id.in_(of_entry)).order_by(PersonRow.id).with_for_update(**CHANGING)).all()
    table = session.scalars(select(TableRow).where(TableRow.id == table_id).with_for_update(**CHANGING)).first()
    entry = session.scalars(of_table.with_for_update(**CHANGING).execution_options(populate_existing=True)).first()
    if entry is None or entry.entered is not None or (entry.due > moment if length is None else
                                                      table is None or table.length != length):
        return False
    write_ratings(session, entry, moment)
    if table is not None:
        session.execute(delete(RequestRow).where(RequestRow.table == table.id))          # the request had been for an undo
        session.execute(update(TableRow).where(TableRow.id == table.id).values(revision=TableRow.revision + 1, changed=moment))
    return True


def write_ratings(session: Session, entry: RatingEntryRow, moment: datetime) -> None:
    """Change the ratings of the people in a game, and record each change."""
    chosen = select(RatingChangeRow).where(RatingChangeRow.entry == entry.id).order_by(RatingChangeRow.seat)
    changes = session.scalars(chosen.execution_options(populate_existing=True)).all()
    rows, before = ratings_before(session, entry, changes)
    for change, old, new in zip(changes, before, rated(before, [change.place for change in changes]), strict=True):
        change.mu, change.sigma, change.mu_after, change.sigma_after = old.mu, old.sigma, new.mu, new.sigma
        if change.person is not None:
            row = rows.setdefault(change.person, RatingRow(person=change.person, game=entry.game, games=0, opponents=0))
            row.mu, row.sigma, row.games, row.last = new.mu, new.sigma, row.games + 1, moment
    session.add_all(rows.values())
    entry.entered = moment
    entry.number = 1 + (session.scalar(select(func.max(RatingEntryRow.number))) or 0)
    session.flush()
    for row in rows.values():                            # a deleted opponent can no longer be identified
        row.opponents = max(row.opponents, opponents_met(session, row.person, row.game))


# -- agreed to

def not_entered(table: TableRow, seats: Sequence[SeatRow], row: RequestRow) -> bool:
    return table.status == OVER and bool(table.rated) and until_somebody_moves(table, seats, row)


async def enter_now(tables: TableService, cached: CachedTable, seat: int, facts: Facts) -> None:
    """Enter the result of a table that the caller has locked, because all players have agreed."""
    await tables.access.write(enter, cached.id, cached.record.table.length)
    tables.polling.forget(cached.id)
    await tables.refresh(cached)


RATING: Final = RequestKind("rating", not_entered, enter_now, who_plays, needs_rules=False)


# -- counting again

@dataclass(frozen=True)
class Recount:
    """The result of recomputing ratings: the differences between the stored ratings and those that follow from the entered
    results."""

    entered: int
    people: int
    wrong: Sequence[str]                                 # the tables whose recorded changes differ
    wrong_people: int                                    # the number of people whose current rating differs


def recount(session: Session) -> Recount:
    """Recompute all ratings from the beginning, in the order in which results were entered, and compare them with the stored
    ones."""
    known: dict[tuple[str, str], tuple[Rating, int]] = {}
    wrong = []
    entered = all_entered(session)
    for entry, changes in entered:
        def now_of(change: RatingChangeRow, game: str = entry.game) -> Rating:
            if change.person is None:
                return Rating(change.mu or 0.0, change.sigma or 0.0)
            return known.get((change.person, game), (Rating(), 0))[0]

        before = [now_of(change) for change in changes]
        after = rated(before, [change.place for change in changes])
        if not all(near(Rating(change.mu or 0.0, change.sigma or 0.0), old) and
                   near(Rating(change.mu_after or 0.0, change.sigma_after or 0.0), new)
                   for change, old, new in zip(changes, before, after, strict=True)):
            wrong.append(entry.table)
        for change, new in zip(changes, after, strict=True):
            if change.person is not None:
                games = known.get((change.person, entry.game), (new, 0))[1]
                known[change.person, entry.game] = new, games + 1
    rows = {(row.person, row.game): (Rating(row.mu, row.sigma), row.games) for row in session.scalars(select(RatingRow))}
    differ = [key for key in rows.keys() | known.keys()
              if key not in rows or key not in known or rows[key][1] != known[key][1] or not near(rows[key][0], known[key][0])]
    return Recount(len(entered), len(rows), wrong, len(differ))


def near(one: Rating, other: Rating) -> bool:
    """Return whether two ratings are equal, apart from rounding."""
    return isclose(one.mu, other.mu, abs_tol=ROUNDED) and isclose(one.sigma, other.sigma, abs_tol=ROUNDED)


