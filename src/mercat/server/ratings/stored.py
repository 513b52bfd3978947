"""Writes and reads what rated games change: how each counts, what has been entered, and people's ratings.

A rated game counts for whoever had a seat when it began. Who still plays there at the end gets the place of the seat; who does
not, since they left it, gave it away or a bot plays for them, shares the last place. Who took a seat over is not rated.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, func, select, update
from sqlalchemy.orm import Session, aliased

from mercat.rating import BEGINNER, ENTERED_AFTER, FEWEST_OPPONENTS, Counted, PlayerRating, RatedResult, Rating, rated
from mercat.server.people.locking import CHANGING
from mercat.server.people.rows import EVERYBODY, PersonRow
from mercat.server.problems import Problem
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow, RatingRow
from mercat.server.storage.database import batched
from mercat.server.storage.features import TablePart
from mercat.server.storage.models import OVER, PERSON, ResultRow, SeatRow, TableRow
from mercat.server.storage.of_person import plain
from mercat.server.storage.transactions import Database
from mercat.server.tables.succession import players_before

FEWEST: Final = 2                                        # people whose strength a game compares

# -- writing, in the caller's transaction

def starter(seat: SeatRow) -> tuple[str | None, bool]:
    """Who had a seat when the game began, None if that is not known any more; and whether they left it to somebody else."""
    first = next(iter(players_before(seat)), None)
    now_there = seat.holder if seat.kind == PERSON else None
    person = now_there if first is None else first.get("holder")
    waits = seat.held is not None and seat.called is not None          # a bot was called, and has not moved
    return person, person is None or person != now_there or (seat.held is not None and not waits)


def await_entry(session: Session, table: TableRow, seats: Sequence[SeatRow], result: ResultRow,
                places: Sequence[int | None]) -> None:
    """The game of a table has ended with these places: note how it counts if it is rated. Nothing where nobody played to the
    end, or it compares nobody."""
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


def compares(left: Sequence[bool]) -> bool:
    """Does a result of these people say anything of strength? It needs several, and one who did not leave."""
    return len(left) >= FEWEST and not all(left)


def is_entered(session: Session, table_id: str) -> bool:
    """Is the result of a table's game part of ratings, so that nothing can be undone?"""
    chosen = select(RatingEntryRow.id).where(RatingEntryRow.table == table_id, RatingEntryRow.entered.is_not(None))
    return session.scalars(chosen).first() is not None


def refuse_if_entered(session: Session, table: TableRow) -> None:
    """A game that was over is about to go on: raises Problem if its result is part of ratings."""
    if table.rated and is_entered(session, table.id):
        raise entered()


def entered() -> Problem:
    """The problem that a result has been entered."""
    return Problem(409, "rated-entered")


def drop_entries(session: Session, table_ids: Sequence[str]) -> None:
    """The games of these tables go on, or are deleted: what is not entered counts no more."""
    session.execute(delete(RatingEntryRow).where(RatingEntryRow.table.in_(table_ids), RatingEntryRow.entered.is_(None)))


def forget_ratings(session: Session, people: Collection[str]) -> None:
    """People are deleted, and their ratings with them. Results that are not entered count without them, or for nobody; of those
    that are, what their rating was stays, without them, so that the others' can be counted again."""
    counted = select(RatingChangeRow.person).where(RatingChangeRow.person.in_(people)).distinct().order_by(RatingChangeRow.person)
    for person in [one for one in session.scalars(counted) if one is not None]:
        leave_out(session, person)
        keep_without_person(session, person)


def leave_out(session: Session, person: str) -> None:
    """Leave a person out of the results that wait, and drop those that then compare nobody. Two people who are deleted at once
    wait for each other at the result."""
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
    """Somebody's ratings are nobody's any more. What they were in each game stays, so that the others' can be counted again."""
    for row in session.scalars(select(RatingRow).where(RatingRow.person == person)).all():
        waiting = select(RatingEntryRow.id).where(RatingEntryRow.game == row.game, RatingEntryRow.entered.is_(None))
        session.execute(update(RatingChangeRow).where(RatingChangeRow.person == person, RatingChangeRow.entry.in_(waiting))
                        .values(mu=row.mu, sigma=row.sigma))
        session.delete(row)
    session.execute(update(RatingChangeRow).where(RatingChangeRow.person == person).values(person=None))


def hand_over_ratings(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """What somebody has of ratings is somebody else's, who is the same, in games in which that one has none; else it counts no
    more, and only the others' results against it stay. Nothing where `only` some tables are handed over."""
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
RATINGS: Final = select(RatingRow).where(RatingRow.person.in_(bindparam("people", expanding=True)))


def due_entries(database: Database, moment: datetime, limit: int) -> list[str]:
    """The tables whose results are to be entered by now; the oldest first."""
    with database.reading.connect() as connection:
        return list(connection.scalars(DUE_ENTRIES, {"moment": moment, "most": limit}))


def standings(session: Session, people: Collection[str], game: str | None = None) -> dict[str, dict[str, PlayerRating]]:
    """The ratings of these people, by person and game; in one game if it is named."""
    found: dict[str, dict[str, PlayerRating]] = {}
    for some in batched(sorted(people)):
        for row in session.scalars(RATINGS, {"people": some}):
            if game in (None, row.game):
                found.setdefault(row.person, {})[row.game] = standing_of(row)
    return found


def standing_of(row: RatingRow) -> PlayerRating:
    return PlayerRating(Rating(row.mu, row.sigma), row.games)


@dataclass(frozen=True)
class RatedTable(TablePart):
    """What ratings know of a rated table."""

    standings: Mapping[str, PlayerRating] = field(default_factory=dict)      # of those who sit there and are rated, by person
    entry: RatedResult | None = None                     # how its result counts, once the game is over

    @property
    def is_entered(self) -> bool:
        return self.entry is not None and self.entry.entered is not None

    def facts(self, person: str | None) -> dict[str, Any]:
        due = None if self.entry is None or self.is_entered else self.entry.due
        return {"entered": self.is_entered, "enter_at": due, "counts": self.entry}

    def facts_of_seat(self, seat: SeatRow) -> dict[str, Any]:
        return {"rating": self.standings.get(seat.holder or "", PlayerRating())} if seat.kind == PERSON else {}

    def obstacle_to_undo(self) -> Problem | None:
        return entered() if self.is_entered else None


def ratings_at(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> RatedTable | None:
    """What ratings know of a table; None where it is not rated."""
    if not table.rated:
        return None
    found = standings(session, {seat.holder for seat in seats if seat.holder}, table.game)
    return RatedTable({person: by_game[table.game] for person, by_game in found.items()},
                      entry_of(session, table.id, table.seats) if table.status == OVER else None)


def entry_of(session: Session, table_id: str, seats: int) -> RatedResult | None:
    """How the result of a rated table counts; None if it counts for nobody. Until it is entered, ratings are those that would
    come of it now."""
    row = session.scalars(select(RatingEntryRow).where(RatingEntryRow.table == table_id)).first()
    if row is None:
        return None
    found = select(RatingChangeRow).where(RatingChangeRow.entry == row.id).order_by(RatingChangeRow.seat)
    changes = session.scalars(found).all()
    counted = [(rating_of(one.mu, one.sigma), rating_of(one.mu_after, one.sigma_after)) for one in changes]
    if row.entered is None:
        _, before = ratings_before(session, row, changes)
        counted = list(zip(before, rated(before, [one.place for one in changes]), strict=True))
    rank = [1 + sum(other.place < one.place for other in changes) for one in changes]          # among those who are compared
    return RatedResult(row.due, row.entered, {one.seat: Counted(place, one.place > seats, *ratings)
                                              for one, place, ratings in zip(changes, rank, counted, strict=True)})


def ratings_before(session: Session, entry: RatingEntryRow,
                   changes: Sequence[RatingChangeRow]) -> tuple[dict[str, RatingRow], list[Rating]]:
    """What is stored of the people of a game in its ratings, by person, and the ratings with which they play it."""
    people = [change.person for change in changes if change.person is not None]
    rows = {row.person: row for row in session.scalars(RATINGS, {"people": people}) if row.game == entry.game}
    return rows, [before_of(change, rows.get(change.person or "")) for change in changes]


def before_of(change: RatingChangeRow, row: RatingRow | None) -> Rating:
    """The rating with which somebody plays; of a deleted person the last, which was noted then."""
    noted = rating_of(change.mu, change.sigma) if change.person is None else None
    return Rating(row.mu, row.sigma) if row is not None else noted or BEGINNER


def opponents_met(session: Session, person: str, game: str) -> int:
    """How many different people somebody has met in rated games of a kind that were entered."""
    mine, theirs = aliased(RatingChangeRow), aliased(RatingChangeRow)
    chosen = (select(func.count(theirs.person.distinct())).select_from(mine)
              .join(RatingEntryRow, RatingEntryRow.id == mine.entry).join(theirs, theirs.entry == mine.entry)
              .where(mine.person == person, theirs.person != person, RatingEntryRow.game == game,
                     RatingEntryRow.entered.is_not(None)))
    return session.scalar(chosen) or 0


OTHER: Final = aliased(RatingChangeRow)
RANK: Final = (select(func.count(OTHER.seat) + 1).where(OTHER.entry == RatingChangeRow.entry, OTHER.place < RatingChangeRow.place)
               .correlate(RatingChangeRow).scalar_subquery())
CHANGES: Final = (select(RatingEntryRow.table, RatingChangeRow.mu, RatingChangeRow.sigma, RatingChangeRow.mu_after,
                         RatingChangeRow.sigma_after, RatingChangeRow.place, RANK.label("rank"))
                  .outerjoin(RatingChangeRow, (RatingChangeRow.entry == RatingEntryRow.id)
                             & (RatingChangeRow.person == bindparam("person")))
                  .where(RatingEntryRow.table.in_(bindparam("tables", expanding=True))))


def facts_of_results(session: Session, tables: Collection[str], person: str | None) -> dict[str, dict[str, Any]]:
    """Those of these tables whose result is or will be entered, with a person's place among those who are compared there, and
    what that changed for them once it is entered: as facts of finished games in lists."""
    facts: dict[str, dict[str, Any]] = {}
    for some in batched(sorted(tables)):
        for row in session.connection().execute(CHANGES, {"tables": some, "person": person}):
            before, after = rating_of(row.mu, row.sigma), rating_of(row.mu_after, row.sigma_after)
            facts[row.table] = {"rated": True, "change": None if before is None or after is None else (before, after),
                                "rank": None if row.place is None else row.rank}
    return facts


def rating_of(mu: float | None, sigma: float | None) -> Rating | None:
    return None if mu is None or sigma is None else Rating(mu, sigma)


def course(session: Session, person: str, limit: int) -> dict[str, list[Rating]]:
    """A person's newest ratings by game, the oldest first: each as it was after a game."""
    chosen = (select(RatingEntryRow.game, RatingChangeRow.mu_after, RatingChangeRow.sigma_after)
              .join(RatingChangeRow, RatingChangeRow.entry == RatingEntryRow.id)
              .where(RatingChangeRow.person == person, RatingEntryRow.entered.is_not(None))
              .order_by(RatingEntryRow.number.desc(), RatingEntryRow.id.desc()).limit(limit))
    courses: dict[str, list[Rating]] = {}
    for game, mu, sigma in session.execute(chosen).all()[::-1]:
        if mu is not None and sigma is not None:
            courses.setdefault(game, []).append(Rating(mu, sigma))
    return courses


def rated_people(session: Session, game: str, least: float, limit: int,
                 offset: int) -> Sequence[Row[RatingRow, str, str]]:
    """The rated people of a game who have met several others and whose pages everybody may see, with their names and pages,
    ordered by the lower end of their ratings, which is `least` deviations below the number."""
    safe = RatingRow.mu - least * RatingRow.sigma
    chosen = (select(RatingRow, PersonRow.name, PersonRow.page).join(PersonRow, PersonRow.id == RatingRow.person)
              .where(RatingRow.game == game, RatingRow.opponents >= FEWEST_OPPONENTS, PersonRow.shown == EVERYBODY,
                     PersonRow.registered.is_not(None))
              .order_by(safe.desc(), RatingRow.games.desc(), PersonRow.page).limit(limit).offset(offset))
    return session.execute(chosen).all()


def how_many_rated(session: Session, game: str) -> int:
    """How many people are rated in a game, whoever may see their pages."""
    return session.scalar(select(func.count()).select_from(RatingRow).where(RatingRow.game == game)) or 0


def all_entered(session: Session) -> list[tuple[RatingEntryRow, Sequence[RatingChangeRow]]]:
    """All that was entered, in that order, with how it counted; seats in order."""
    entries = session.scalars(select(RatingEntryRow).where(RatingEntryRow.entered.is_not(None))
                              .order_by(RatingEntryRow.number, RatingEntryRow.id)).all()
    changes: dict[int, list[RatingChangeRow]] = {}
    for change in session.scalars(select(RatingChangeRow).order_by(RatingChangeRow.entry, RatingChangeRow.seat)):
        changes.setdefault(change.entry, []).append(change)
    return [(entry, changes.get(entry.id, [])) for entry in entries]


def rated_games(session: Session, person: str) -> dict[str, list[Any]]:
    """A person's rated games, for their download."""
    chosen = (select(RatingChangeRow, RatingEntryRow).join(RatingEntryRow, RatingEntryRow.id == RatingChangeRow.entry)
              .where(RatingChangeRow.person == person).order_by(RatingEntryRow.id))
    return {"rated_games": [plain(change, without=("entry", "person")) | plain(entry, without=("id", "number"))
                            for change, entry in session.execute(chosen)]}
