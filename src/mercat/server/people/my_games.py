"""The games of the reader: which wait for them, what they look for among all, what they have hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from sqlalchemy.orm import Session

from mercat.rating import Rating
from mercat.server.clocks.terms import ClockTerms, clock_terms
from mercat.server.people.pending_answers import READY, Ask, asked_of
from mercat.server.problems import Problem
from mercat.server.shapes import PAGES_ALONE, Moment, Shape, as_it_is
from mercat.server.storage.models import LESSON, OPEN, OVER, PERSON, PLAYING, SANDBOX, ResultSeatRow, SeatRow
from mercat.server.storage.own_games import (
    GamesQuery,
    OwnLists,
    OwnResult,
    OwnTable,
    may_be_hidden,
    own_lists,
    place_of,
    search,
    set_hidden,
    waiting_in,
)
from mercat.server.tables import matches
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

FINISHED_SHOWN: Final = 6                                # newest finished games on the start page
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND: Final = timedelta(microseconds=1)


class MySeat(Shape):
    number: int
    """which is also its colour"""
    kind: str
    name: str                                            # "" for an empty seat, and for one whose person was deleted
    mine: bool
    page: str | None
    """of its person, at `/api/people/PAGE`; null if you may not see it"""
    points: int | None
    """once the game is over, if they are known"""
    place: int | None


class MyGame(Shape):
    """A game of yours. Of a finished one only the result may be left."""

    table: str
    """empty where you may not see it: a game of a public group that you are not in"""
    game: str
    status: str
    seats: tuple[MySeat, ...]
    """those of a finished game by place"""
    waits: bool
    """for you; lessons and sandboxes never do"""
    since: Moment
    """when it was moved last, or ended; before it begins, when it was opened"""
    lesson: bool
    sandbox: bool
    kept: bool
    """the table is still there"""
    hidden: bool
    rated: bool = False
    """its result changes ratings"""
    turn: Annotated[int | None, PAGES_ALONE] = None
    """the seat that decides"""
    length: Annotated[int, PAGES_ALONE] = 0
    """of the journal"""
    commitment: Annotated[str, PAGES_ALONE] = ""
    """to the seed: with the length it stands for one position"""
    may_hide: Annotated[bool, PAGES_ALONE] = False
    clock: Annotated[ClockTerms | None, PAGES_ALONE] = None
    deadline: Annotated[datetime | None, PAGES_ALONE] = None
    """of the seat whose clock runs"""
    ask: Annotated[Ask | None, PAGES_ALONE] = None
    """what the reader is asked there, beside the move"""
    change: Annotated[tuple[Rating, Rating] | None, as_it_is(tuple | None), PAGES_ALONE] = None
    """the reader's rating before and after, once it is entered"""

    @property
    def has_begun(self) -> bool:
        return self.status != OPEN


@dataclass(frozen=True)
class MyLists:
    """What the reader's start page lists; empty for somebody who has never played."""

    waiting: Sequence[MyGame] = ()                       # the one that has waited longest first
    running: Sequence[MyGame] = ()
    opened: Sequence[MyGame] = ()
    finished: Sequence[MyGame] = ()                      # the newest
    hidden: int = 0                                      # how many are hidden

    @property
    def any(self) -> bool:
        return bool(self.waiting or self.running or self.opened or self.finished or self.hidden)


class MyGames:
    """Reads and hides the games of a reader."""

    def __init__(self, tables: TableService) -> None:
        self.store, self.access = tables.store, tables.access

    async def lists(self, reader: Reader) -> MyLists:
        """What the start page lists."""
        if reader.person is None or not reader.is_stored:
            return MyLists()
        own_lists, asked, ended = await self.access.read(self.own, reader.person)
        games = [my_game(one, reader, one.table.id in own_lists.waiting, asked.get(one.table.id)) for one in own_lists.tables]
        rest = [one for one in games if not one.waits]
        return MyLists([one for one in games if one.waits], [one for one in rest if one.status == PLAYING],
                       [one for one in rest if one.status != PLAYING],
                       [my_game(one, reader) for one in ended if one.table_id not in own_lists.waiting], own_lists.hidden)

    def own(self, person: str) -> tuple[OwnLists, Mapping[str, Ask], list[OwnTable | OwnResult]]:
        """A person's lists, what they are asked, by table, and their newest finished games; called in a reading thread."""
        with Session(self.store.reading, expire_on_commit=False) as session:
            asked = asked_of(session.connection(), person)
            return own_lists(session, person, asked), asked, search(session, person, GamesQuery(state=OVER), FINISHED_SHOWN)

    async def waiting(self, reader: Reader) -> Mapping[str, Ask | None]:
        """The tables that wait for the reader, with what they are asked; the one that has waited longest first."""
        if reader.person is None or not reader.is_stored:
            return {}
        return await self.access.read(self.what_waits, reader.person)

    def what_waits(self, person: str) -> Mapping[str, Ask | None]:
        """The same, called in a reading thread."""
        with self.store.reading.connect() as connection:
            asked = asked_of(connection, person)
            return {table: asked.get(table) for table in waiting_in(connection, person, asked)}

    async def next_after(self, reader: Reader, table: str) -> tuple[str | None, int]:
        """The table that waits for the reader next after this one, if there is another, and how many others wait."""
        return following(list(await self.waiting(reader)), table)

    async def search(self, reader: Reader, asked: GamesQuery, limit: int) -> tuple[list[MyGame], str | None]:
        """The reader's newest games that are asked for, and after which one to go on, if there are more."""
        if reader.person is None:
            raise Problem(403, "nobody")
        found, waits = await self.access.read(self.found, reader.person, asked, limit + 1)
        more = spelt(found[limit - 1]) if len(found) > limit else None
        return [my_game(one, reader, one.table_id in waits, waits.get(one.table_id)) for one in found[:limit]], more

    def found(self, person: str, asked: GamesQuery,
              limit: int) -> tuple[list[OwnTable | OwnResult], Mapping[str, Ask | None]]:
        """The games that are asked for, and what waits; called in a reading thread."""
        with Session(self.store.reading, expire_on_commit=False) as session:
            found = search(session, person, asked, limit)
        return found, self.what_waits(person) if found else {}

    async def hide(self, reader: Reader, table: str, hidden: bool) -> None:
        """Hide one of the reader's games from their lists, or show it again. Raises Problem."""
        assert reader.person is not None
        allowed = await self.access.read(may_be_hidden, self.store, reader.person, table)
        if allowed is None:
            raise Problem(404, "not-your-game")
        if hidden and not allowed:
            raise Problem(409, "others-wait")
        await self.access.write(set_hidden, self.store, reader.person, table, hidden)


def following(waiting: Sequence[str], table: str) -> tuple[str | None, int]:
    """The table after this one among those that wait, in a circle, and how many others there are."""
    others = [one for one in waiting if one != table]
    if table not in waiting:
        return (others[0] if others else None), len(others)
    after = waiting[(waiting.index(table) + 1) % len(waiting)]
    return (after if others else None), len(others)


def my_game(one: OwnTable | OwnResult, reader: Reader, waits: bool = False, ask: Ask | None = None) -> MyGame:
    """A game as its person's lists show it."""
    if isinstance(one, OwnTable):
        return game_of_table(one, reader, waits, ask)
    return game_of_result(one, reader).model_copy(update={"waits": waits, "ask": ask})


def game_of_table(one: OwnTable, reader: Reader, waits: bool, ask: Ask | None = None) -> MyGame:
    table = one.table
    seats = tuple(MySeat(number=seat.number, kind=seat.kind, name=name, mine=is_mine(seat, reader),
                         page=one.pages.get(seat.holder or ""), points=None, place=None)
                  for seat, name in zip(one.seats, matches.names_of(one.seats), strict=True))
    alone = table.sandbox or not any(seat.kind == PERSON and not seat.mine for seat in seats)
    return MyGame(
        table=table.id, game=table.game, status=table.status, seats=seats, waits=waits, since=since_when(one, ask),
        lesson=table.lesson is not None, sandbox=table.sandbox, kept=True, hidden=one.hidden, rated=bool(table.rated),
        turn=table.turn, length=table.length, commitment=matches.commitment_of(table), clock=clock_terms(table.clock), ask=ask,
        may_hide=alone or not (table.status == PLAYING or (ask is not None and ask.kind == READY)),
        deadline=table.clock_due if table.clock_seat is not None else None)


def is_mine(seat: SeatRow | ResultSeatRow, reader: Reader) -> bool:
    return seat.holder is not None and seat.holder == reader.person


def since_when(one: OwnTable, ask: Ask | None) -> datetime:
    """Since when a table is as it is: the last change where something is asked, the last move, or its opening."""
    if ask is not None or one.table.status == OVER:
        return one.table.changed
    return (one.moved or one.table.changed) if one.table.status == PLAYING else one.table.opened


def game_of_result(one: OwnResult, reader: Reader) -> MyGame:
    row = one.kept.result
    seats = [MySeat(number=seat.number, kind=seat.kind, name=seat.name, mine=is_mine(seat, reader),
                    page=one.pages.get(seat.holder or ""), points=seat.points, place=seat.place) for seat in one.kept.seats]
    return MyGame(table=row.table, game=row.game, status=OVER, seats=tuple(sorted(seats, key=lambda seat: seat.place or 0)),
                  waits=False, since=row.ended, lesson=row.kind == LESSON, sandbox=row.kind == SANDBOX, kept=one.kept.table,
                  hidden=one.hidden, rated=one.rated, length=row.moves or 0, may_hide=True, change=one.change)


# -- where a search goes on

def spelt(one: OwnTable | OwnResult, with_table: bool = True) -> str:
    """The place of a game, as an address holds it; for whoever may not know its table, its moment."""
    moment, table = place_of(one)
    return f"{(moment - EPOCH) // MICROSECOND}-{table if with_table else 0}"


def read_place(said: str) -> tuple[datetime, str]:
    """What `spelt` wrote: a number of at most 16 digits and the name of a table."""
    moment, _, table = said.partition("-")
    return EPOCH + int(moment) * MICROSECOND, table
