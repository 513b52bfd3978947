"""Functions that write and read the effects of rated games: the places that count, and the results that were entered.

A rated game counts for everybody who had a seat when it began. People who still play at the table at the end get the place of
their seat. People who no longer play there (because they left the seat, gave it away, or have a bot playing for them) share last
place. People who took over a seat are not rated.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.orm import Session

from mercat.rating import BEGINNER, ENTERED_AFTER, Counted, PlayerRating, RatedResult, Rating, rated
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow, RatingRow
from mercat.server.ratings.standings import RATINGS, standings
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.features import TablePart
from mercat.server.storage.models import OVER, PERSON, ChatRow, ResultRow, SeatRow, TableRow
from mercat.server.storage.of_person import row_data
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.happenings import ENDED_RATED, ENDED_RATED_LEFT, HAPPENINGS, forget_all, happen_to
from mercat.server.tables.succession import LEFT_RATED, players_before

FEWEST: Final = 2                                        # people whose strength a game can compare
SEAT_LOST: Final = frozenset(name for name, one in HAPPENINGS.items() if one.seat_gone)     # in system messages too

# -- writing, in the caller's transaction

def starter(seat: SeatRow) -> tuple[str | None, bool]:
    """Return the person who had a seat when the game began (None if unknown), and whether this person has left the seat."""
    first = next(iter(players_before(seat)), None)
    now_there = seat.holder if seat.kind == PERSON else None
    person = now_there if first is None else first.get("holder")
    waits = seat.held is not None and seat.called is not None          # a bot was called, and has not moved
    return person, person is None or person != now_there or (seat.held is not None and not waits)


def await_entry(session: Session, table: TableRow, seats: Sequence[SeatRow], result: ResultRow,
                places: Sequence[int | None]) -> None:
    """Record how a rated game that has ended with these places counts, and when its result is to be entered (`entering.py`).

    Notify people who left the game that it has ended. Do nothing if nobody played to the end, or if there are not two people to
    compare.
    """
    if not table.rated:
        return
    starters = [(seat.number, *starter(seat), place) for seat, place in zip(seats, places, strict=False)]
    known = set(session.scalars(select(PersonRow.id).where(PersonRow.id.in_({person for _, person, _, _ in starters if person}))))
    counted = [(number, person, left, place) for number, person, left, place in starters
               if person in known and place is not None]
    if not compares([left for _, _, left, _ in counted]):
        return
    entry = RatingEntryRow(table=table.id, game=table.game, due=result.ended + ENTERED_AFTER, one_network=bool(table.one_network))
    session.add(entry)
    session.flush()
    last = len(seats) + 1
    session.add_all([RatingChangeRow(entry=entry.id, seat=number, person=person, place=last if left else place)
                     for number, person, left, place in counted])
    assert isinstance(session, Transaction)              # results are kept in no other session
    there = {seat.holder for seat in seats}
    for number, person, left, _ in counted:
        if left and person not in there:
            happen_to(session, table, person, number, ENDED_RATED_LEFT if left_by_choice(session, seats[number]) else ENDED_RATED)


def left_by_choice(session: Session, seat: SeatRow) -> bool:
    """Return whether the person who began a rated game in a seat left it, as the table was told, and did not lose it later."""
    name = next((one["name"] for one in players_before(seat)), "")
    told = session.scalars(select(ChatRow).where(ChatRow.table == seat.table, ChatRow.seat == seat.number,
                                                 ChatRow.notice.in_(SEAT_LOST)).order_by(ChatRow.id.desc()))
    return next((one.notice == LEFT_RATED for one in told if one.text.partition("\n")[0] == name), False)


def compares(left: Sequence[bool]) -> bool:
    """Return whether a result is evidence of strength: there are several people, and at least one of them did not leave."""
    return len(left) >= FEWEST and not all(left)


def is_entered(session: Session, table_id: str) -> bool:
    """Return whether the result of a table's game has been entered, so that the game can no longer be undone."""
    chosen = select(RatingEntryRow.id).where(RatingEntryRow.table == table_id, RatingEntryRow.entered.is_not(None))
    return session.scalars(chosen).first() is not None


def refuse_if_entered(session: Session, table: TableRow) -> None:
    """Raise Problem if the result of a game that is about to continue has been entered. Otherwise, delete the news that the game
    has ended."""
    if table.rated and is_entered(session, table.id):
        raise already_entered()
    for name in (ENDED_RATED, ENDED_RATED_LEFT):
        forget_all(table, name)


def already_entered() -> Problem:
    """Return the problem for an action that is impossible because the result has been entered."""
    return Problem(409, "rated-entered")


def drop_entries(session: Session, table_ids: Sequence[str]) -> None:
    """Delete the results of these tables that have not been entered, since the games continue or are being deleted."""
    session.execute(delete(RatingEntryRow).where(RatingEntryRow.table.in_(table_ids), RatingEntryRow.entered.is_(None)))


def forget_ratings(session: Session, people: Collection[str]) -> None:
    """Delete the ratings of people who are being deleted.

    Results that have not been entered count without these people, or for nobody. In entered results, the ratings that they had at
    the beginning of the game remain, without names, so that other people's ratings can be recomputed.
    """
    counted = select(RatingChangeRow.person).where(RatingChangeRow.person.in_(people)).distinct().order_by(RatingChangeRow.person)
    for person in [one for one in session.scalars(counted) if one is not None]:
        leave_out(session, person)
        keep_without_person(session, person)


def leave_out(session: Session, person: str) -> None:
    """Remove a person from the results that have not been entered, and drop results that then no longer compare two people.

    If two people of one game are deleted at the same time, one transaction waits until the other releases the result.
    """
    of_person = select(RatingChangeRow.entry).where(RatingChangeRow.person == person)
    waiting = (select(RatingEntryRow).where(RatingEntryRow.id.in_(of_person), RatingEntryRow.entered.is_(None))
               .order_by(RatingEntryRow.id).with_for_update(**CHANGING).execution_options(populate_existing=True))
    for entry in session.scalars(waiting).all():
        session.execute(delete(RatingChangeRow).where(RatingChangeRow.entry == entry.id, RatingChangeRow.person == person))
        others = session.scalars(select(RatingChangeRow).where(RatingChangeRow.entry == entry.id)).all()
        table = session.get(TableRow, entry.table)
        if table is None or not compares([one.place > table.seats for one in others]):
            drop_entries(session, [entry.table])


def keep_without_person(session: Session, person: str) -> None:
    """Delete a person's ratings, but keep the rating with which the person played each game, without the name, so that other
    people's ratings can be recomputed."""
    for row in session.scalars(select(RatingRow).where(RatingRow.person == person)).all():
        waiting = select(RatingEntryRow.id).where(RatingEntryRow.game == row.game, RatingEntryRow.entered.is_(None))
        session.execute(update(RatingChangeRow).where(RatingChangeRow.person == person, RatingChangeRow.entry.in_(waiting))
                        .values(mu=row.mu, sigma=row.sigma))
        session.delete(row)
    session.execute(update(RatingChangeRow).where(RatingChangeRow.person == person).values(person=None))


def hand_over_ratings(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """Move a person's ratings to another id of the same person, in the games in which that id has no rating.

    In other games, delete the ratings and keep only the opponents' results against them. Do nothing if only the tables in `only`
    are handed over.
    """
    if only is not None:
        return
    rated_in = set(session.scalars(select(RatingRow.game).where(RatingRow.person == to)))
    moved = [game for game in session.scalars(select(RatingRow.game).where(RatingRow.person == person)) if game not in rated_in]
    session.execute(update(RatingRow).where(RatingRow.person == person, RatingRow.game.in_(moved)).values(person=to))
    of_moved = select(RatingEntryRow.id).where(RatingEntryRow.game.in_(moved))
    session.execute(update(RatingChangeRow).where(RatingChangeRow.person == person, RatingChangeRow.entry.in_(of_moved))
                    .values(person=to))
    keep_without_person(session, person)


# -- reading

DUE_ENTRIES: Final = (select(RatingEntryRow.table)
                      .where(RatingEntryRow.entered.is_(None), RatingEntryRow.due <= bindparam("moment"))
                      .order_by(RatingEntryRow.due, RatingEntryRow.id).limit(bindparam("most")))


def due_entries(session: Session, moment: datetime, limit: int) -> list[str]:
    """Return the tables whose results are due by now, oldest first."""
    return list(session.scalars(DUE_ENTRIES, {"moment": moment, "most": limit}))


@dataclass(frozen=True)
class RatedTable(TablePart):
    """The facts about a rated table that this feature adds."""

    standings: Mapping[str, PlayerRating] = field(default_factory=dict)   # the ratings of the people at the table, by person
    entry: RatedResult | None = None                     # the effect of the result, once the game is over

    @property
    def is_entered(self) -> bool:
        return self.entry is not None and self.entry.entered is not None

    def facts(self, person: str | None) -> dict[str, Any]:
        due = None if self.entry is None or self.is_entered else self.entry.due
        return {"entered": self.is_entered, "enter_at": due, "counts": self.entry}

    def facts_of_seat(self, seat: SeatRow) -> dict[str, Any]:
        return {"rating": self.standings.get(seat.holder or "", PlayerRating())} if seat.kind == PERSON else {}

    def obstacle_to_undo(self) -> Problem | None:
        return already_entered() if self.is_entered else None


def ratings_at(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> RatedTable | None:
    """Return the facts about a rated table; None if it is not rated."""
    if not table.rated:
        return None
    found = standings(session, {seat.holder for seat in seats if seat.holder}, table.game)
    return RatedTable({person: by_game[table.game] for person, by_game in found.items()},
                      entry_of(session, table.id, table.seats) if table.status == OVER else None)


def entry_of(session: Session, table_id: str, seats: int) -> RatedResult | None:
    """Return the effect of the result at a rated table; None if it counts for nobody.

    Until the result is entered, the ratings are those that would result now.
    """
    row = session.scalars(select(RatingEntryRow).where(RatingEntryRow.table == table_id)).first()
    if row is None:
        return None
    found = select(RatingChangeRow).where(RatingChangeRow.entry == row.id).order_by(RatingChangeRow.seat)
    changes = session.scalars(found).all()
    counted = [(rating_of(one.mu, one.sigma), rating_of(one.mu_after, one.sigma_after)) for one in changes]
    if row.entered is None:
        _, before = ratings_before(session, row, changes)
        counted = list(zip(before, rated(before, [one.place for one in changes]), strict=True))
    rank = [1 + sum(other.place < one.place for other in changes) for one in changes]         # the rank among the people compared
    return RatedResult(row.due, row.entered, {one.seat: Counted(place, one.place > seats, *ratings)
                                              for one, place, ratings in zip(changes, rank, counted, strict=True)})


def ratings_before(session: Session, entry: RatingEntryRow,
                   changes: Sequence[RatingChangeRow]) -> tuple[dict[str, RatingRow], list[Rating]]:
    """Return the stored ratings of the people in a game, by person, and the ratings with which they entered the game, by seat."""
    people = [change.person for change in changes if change.person is not None]
    rows = {row.person: row for row in session.scalars(RATINGS, {"people": people}) if row.game == entry.game}
    return rows, [before_of(change, rows.get(change.person or "")) for change in changes]


def before_of(change: RatingChangeRow, row: RatingRow | None) -> Rating:
    """Return the rating with which a person enters a game; for a deleted person, the last rating, as recorded at the deletion."""
    noted = rating_of(change.mu, change.sigma) if change.person is None else None
    return Rating(row.mu, row.sigma) if row is not None else noted or BEGINNER


CHANGES: Final = (select(RatingEntryRow.table, RatingChangeRow.seat, RatingChangeRow.mu, RatingChangeRow.sigma,
                         RatingChangeRow.mu_after, RatingChangeRow.sigma_after)
                  .outerjoin(RatingChangeRow, (RatingChangeRow.entry == RatingEntryRow.id)
                             & (RatingChangeRow.person == bindparam("person")))
                  .where(RatingEntryRow.table.in_(bindparam("tables", expanding=True))))


def facts_of_results(session: Session, tables: Collection[str], person: str | None) -> dict[str, dict[str, Any]]:
    """Return the facts about the rated games at these tables, for lists of finished games.

    They contain the seat in which the person began the game and, once the result has been entered, the person's ratings before
    and after the game.
    """
    facts: dict[str, dict[str, Any]] = {}
    for some in batched(sorted(tables)):
        for row in session.connection().execute(CHANGES, {"tables": some, "person": person}):
            before, after = rating_of(row.mu, row.sigma), rating_of(row.mu_after, row.sigma_after)
            facts[row.table] = {"rated": True, "change": None if before is None or after is None else (before, after),
                                "began_in": None if person is None or row.seat is None else (person, row.seat)}
    return facts


def rating_of(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)


def all_entered(session: Session) -> list[tuple[RatingEntryRow, Sequence[RatingChangeRow]]]:
    """Return all results that were entered, in order of entry, with the changes of ratings in the order of the seats."""
    entries = session.scalars(select(RatingEntryRow).where(RatingEntryRow.entered.is_not(None))
                              .order_by(RatingEntryRow.number, RatingEntryRow.id)).all()
    changes: dict[int, list[RatingChangeRow]] = {}
    for change in session.scalars(select(RatingChangeRow).order_by(RatingChangeRow.entry, RatingChangeRow.seat)):
        changes.setdefault(change.entry, []).append(change)
    return [(entry, changes.get(entry.id, [])) for entry in entries]


def rated_games(session: Session, person: str) -> dict[str, list[Any]]:
    """Return a person's rated games, for their download."""
    chosen = (select(RatingChangeRow, RatingEntryRow).join(RatingEntryRow, RatingEntryRow.id == RatingChangeRow.entry)
              .where(RatingChangeRow.person == person).order_by(RatingEntryRow.id))
    return {"rated_games": [row_data(change, without=("entry", "person")) | row_data(entry, without=("id", "number"))
                            for change, entry in session.execute(chosen)]}
