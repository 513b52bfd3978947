"""A person's page: what they have played here, how it ended, and how the reader and they did against each other.

Counted are games that people finished here and in which the person held one seat; what they played alone, against bots, is only
a number. A page that a reader may not see answers as if there were none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from mercat.rating import PlayerRating, Rating
from mercat.server.people.my_games import MyGame, game_of_result
from mercat.server.problems import Problem
from mercat.server.storage.models import PERSON
from mercat.server.storage.own_games import result_of
from mercat.server.storage.people_rows import PersonRow
from mercat.server.storage.person_pages import (
    PlayedGame,
    PlayedSeat,
    games_played,
    page_of_person,
    person_of_page,
    read_kept,
    show_to,
)
from mercat.server.storage.ratings import ratings_on_page
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

NEWEST: Final = 6                                        # games that are listed
COURSE: Final = 200                                      # newest rated games, of all games together, whose ratings are shown
WON: Final = 1                                           # the place


@dataclass
class PersonTally:
    """How somebody did in some games."""

    games: int = 0
    places: Counter[int] = field(default_factory=Counter)            # how often each
    points: int = 0                                      # of all together
    best: int | None = None

    def add(self, seat: PlayedSeat) -> None:
        """Count a game whose points and place are known."""
        assert seat.points is not None and seat.place is not None
        self.games += 1
        self.places[seat.place] += 1
        self.points += seat.points
        self.best = seat.points if self.best is None else max(self.best, seat.points)

    @property
    def wins(self) -> int:
        return self.places[WON]

    @property
    def mean(self) -> float:
        """The mean of the points."""
        return self.points / self.games


@dataclass
class Against:
    """How the reader and the person did in games that both played."""

    games: int = 0
    reader: int = 0                                      # games in which the reader had the better place
    person: int = 0

    @property
    def equal(self) -> int:
        return self.games - self.reader - self.person


@dataclass
class GameRecord:
    """What a person has played of one game."""

    game: str
    all: PersonTally = field(default_factory=PersonTally)
    by_seats: dict[int, PersonTally] = field(default_factory=dict)   # by the number of seats
    by_what: dict[tuple[str, str], PersonTally] = field(default_factory=dict)    # such as by clan: kind and value
    alone: int = 0                                       # games against bots
    against: Against = field(default_factory=Against)


@dataclass(frozen=True)
class PersonPage:
    """A person's page as a reader may see it."""

    page: str
    name: str                                            # "" if they have given none
    account: bool
    since: datetime
    mine: bool
    shown: str                                           # who may see it
    records: Sequence[GameRecord]                        # the game played most first
    newest: Sequence[MyGame]                             # the newest games that the reader may know of
    standings: Mapping[str, PlayerRating]                # by game, of those in which they are rated
    courses: Mapping[str, Sequence[Rating]]              # and their newest ratings, the oldest first


class PersonPages:
    """Reads people's pages."""

    def __init__(self, tables: TableService) -> None:
        self.store, self.access = tables.store, tables.access

    async def read(self, reader: Reader, page: str) -> PersonPage:
        """The page of this name. Raises Problem (404) if there is none, or the reader may not see it."""
        person = await self.access.read(person_of_page, self.store, reader.person, page)
        if person is None:
            raise Problem(404, "no-person")
        return await self.access.read(self.collect, reader, person)

    def collect(self, reader: Reader, person: PersonRow) -> PersonPage:
        """What the page shows; called in a reading thread."""
        played = games_played(self.store, person.id)
        ways = [game.result for game in played if game.listed or any(is_of(seat, reader.person) for seat in game.seats)]
        kept, pages, rated = read_kept(self.store, reader.person, ways[:NEWEST])
        newest = [game_of_result(result_of(one, pages, rated), reader) for one in kept]
        name = person.name if person.registered else name_of(played, person.id) or person.name
        standings, courses = ratings_on_page(self.store, person.id, COURSE)
        return PersonPage(person.page, name, person.registered is not None, person.made, person.id == reader.person, person.shown,
                          records(played, person.id, reader.person), newest, standings, courses)

    async def own(self, reader: Reader) -> str:
        """The name of the reader's own page; empty for somebody who is not stored."""
        if reader.person is None or not reader.is_stored:
            return ""
        found = await self.access.read(page_of_person, self.store, reader.person)
        return "" if found is None else found.name

    async def show_to(self, reader: Reader, shown: str) -> str:
        """Decide who may see the reader's page; its name."""
        assert reader.person is not None
        await self.access.write(show_to, self.store, reader.person, shown)
        return await self.own(reader)


def is_of(seat: PlayedSeat, person: str | None) -> bool:
    """Did this person sit there?"""
    return person is not None and seat.kind == PERSON and seat.holder == person


def seat_of(seats: Iterable[PlayedSeat], person: str | None) -> PlayedSeat | None:
    """The one seat of a person; None if they had none, or several, or if how it ended is not known any more."""
    theirs = [seat for seat in seats if is_of(seat, person)]
    known = len(theirs) == 1 and theirs[0].place is not None and theirs[0].points is not None
    return theirs[0] if known else None


def name_of(played: Sequence[PlayedGame], person: str) -> str:
    """The name that somebody played under last; empty if that is not known."""
    return next((seat.name for game in played for seat in game.seats if is_of(seat, person) and seat.name), "")


def records(played: Sequence[PlayedGame], person: str, reader: str | None) -> list[GameRecord]:
    """What a person has played, by game."""
    found: dict[str, GameRecord] = {}
    for game in played:
        seat = seat_of(game.seats, person)
        if seat is not None:
            count(found.setdefault(game.game, GameRecord(game.game)), game, seat, None if reader == person else reader)
    return sorted(found.values(), key=lambda one: (-one.all.games, -one.alone, one.game))


def count(record: GameRecord, game: PlayedGame, seat: PlayedSeat, reader: str | None) -> None:
    """Count a game in which the person had this seat."""
    if sum(other.kind == PERSON for other in game.seats) == 1:
        record.alone += 1
        return
    record.all.add(seat)
    record.by_seats.setdefault(len(game.seats), PersonTally()).add(seat)
    for kind, value in seat.what:
        record.by_what.setdefault((kind, value), PersonTally()).add(seat)
    other = seat_of(game.seats, reader)
    if other is not None:
        assert other.place is not None and seat.place is not None
        record.against.games += 1
        record.against.reader += other.place < seat.place
        record.against.person += seat.place < other.place
