"""The reader's games: those waiting for a move or an answer, a search among all games, and the hidden ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Final

from pydantic import Field
from sqlalchemy.orm import Session

from mercat.rating import Rating
from mercat.server.archive.stored import asked_to_agree
from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.clocks.table_clock import rests_ahead, rests_text
from mercat.server.desk import Work
from mercat.server.own_games.stored import (
    GamesQuery,
    OwnResult,
    OwnTable,
    may_be_hidden,
    place_of,
    search,
    set_hidden,
    unfinished_games,
    waiting_in,
)
from mercat.server.own_games.stored_answers import MOST_ASKED, ready_awaited, requests_at_own_tables
from mercat.server.problems import Problem
from mercat.server.shapes import PAGES_ALONE, Moment, Shape, as_it_is
from mercat.server.storage.features import News
from mercat.server.storage.models import BOT, LESSON, OPEN, OVER, PERSON, PLAYING, SANDBOX, ResultSeatRow, SeatRow
from mercat.server.tables import matches
from mercat.server.tables.list_filters import first_of
from mercat.server.tables.requests import KINDS, open_request
from mercat.server.tables.shown import Request, ScoredSeat
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import StoredTable
from mercat.server.tables.updates import present_rules

READY: Final = "ready"                                   # kinds of questions, in addition to the kinds of requests
ARCHIVE: Final = "archive"
FINISHED_SHOWN: Final = 6                                # newest finished games on the start page


@dataclass(frozen=True)
class Ask:
    """A question to a person at a table that is not about a move."""

    kind: str                                            # the kind of a request (`requests.KINDS`), READY or ARCHIVE
    request: Request | None = None


def asked_of(session: Session, person: str) -> dict[str, Ask]:
    """Return the questions that a person has to answer, one for each table. If there are several at a table, return the
    request."""
    connection = session.connection()
    asks = {table: Ask(ARCHIVE) for table in asked_to_agree(connection, person, MOST_ASKED)}
    asks |= {table: Ask(READY) for table in ready_awaited(connection, person)}
    for stored in requests_at_own_tables(session, person):
        request = awaited_request(stored, person)
        if request is not None:
            asks[stored.table.id] = Ask(request.kind, request)
    return asks


def awaited_request(stored: StoredTable, person: str) -> Request | None:
    """Return the open request at a table if the person has yet to answer it and can do so; otherwise return None.

    A person cannot answer if only bots play for them, or if the players must first agree on the table's rules.
    """
    table = stored.table
    request = open_request(stored)
    if request is None or (KINDS[request.kind].needs_rules and (table.version, table.digest) != present_rules(table.game)):
        return None
    mine = {seat.number for seat in stored.seats if seat.holder == person and seat.held is None}
    return request if mine.intersection(request.waiting) else None


class MySeat(ScoredSeat):
    page: str | None
    """the id of the person's page, for `/api/people/PAGE`; null if you may not see the page"""
    left: Annotated[bool, PAGES_ALONE] = False
    """whether the name belongs to a person who has left and for whom a bot plays, or played to the end"""


class MyGame(Shape):
    """One of your games. If it is finished, its table may have been deleted, so that only the result is left."""

    table: str
    """the id of the table; empty if you may not see the table, because it belongs to a public group of which you are not a
    member"""
    game: str
    status: str
    seats: tuple[MySeat, ...]
    """the seats; those of a finished game are sorted by place"""
    waits: bool
    """whether the game is waiting for you; lessons and sandboxes never wait"""
    since: Moment
    """the moment of the last move; of the end, if the game is over; or of the table's opening, if it has not begun"""
    lesson: bool
    sandbox: bool
    kept: bool
    """whether the table still exists"""
    hidden: bool
    rated: bool = False
    """whether the result changes ratings"""
    turn: Annotated[int | None, PAGES_ALONE] = None
    """the seat that decides"""
    length: Annotated[int, PAGES_ALONE] = 0
    """the length of the journal"""
    commitment: Annotated[str, PAGES_ALONE] = ""
    """the commitment to the seed, which identifies a position together with the length"""
    may_hide: Annotated[bool, PAGES_ALONE] = False
    clock: Annotated[ClockTerms | None, PAGES_ALONE] = None
    deadline: Annotated[datetime | None, PAGES_ALONE] = None
    """the deadline of the seat whose clock is running"""
    out_of_time: Annotated[bool, PAGES_ALONE] = False
    """whether the seat that decides has run out of time"""
    rests: Annotated[str, PAGES_ALONE] = ""
    """the rest periods of the running clock, in the form that the page's script reads"""
    ask: Annotated[Ask | None, PAGES_ALONE] = None
    """the question that the reader has to answer at the table, apart from making a move"""
    bot_plays: Annotated[bool, PAGES_ALONE] = False
    """whether a bot plays for you"""
    paused: Annotated[bool, PAGES_ALONE] = False
    """whether the game is paused"""
    change: Annotated[tuple[Rating, Rating] | None, as_it_is(tuple | None), PAGES_ALONE] = None
    """the reader's rating before and after the game, once the result is entered"""
    left_seat: Annotated[int | None, PAGES_ALONE] = None
    """the seat in the rated game that the person whose list this is has left"""

    @property
    def has_begun(self) -> bool:
        return self.status != OPEN

    def place_of(self, seat: MySeat | None) -> int | None:
        """Return the place of the person in a seat. If a bot finished a rated game for the person, or if the person has left the
        game and has no seat any more (None), this is the last place."""
        if seat is None:
            return None if self.left_seat is None else len(self.seats)
        return len(self.seats) if seat.left and seat.place is not None else seat.place


class ListOfGames(Shape):
    games: tuple[MyGame, ...]
    """the games, newest first"""
    next: str | None
    """the value of `before` with which to request older games; null if there are none"""


class MyGames(ListOfGames):
    waiting: tuple[str, ...]
    """the ids of all tables that are waiting for you, starting with the longest wait"""
    asked: dict[str, str] = Field(default_factory=dict)
    """for tables that are waiting not for a move but for an answer, the kind of answer: the kind of a request, `ready`, or
    `archive`"""


@dataclass(frozen=True)
class MyLists:
    """The games on the reader's start page; all lists are empty for a person who has never played."""

    games: Sequence[MyGame] = ()         # games that are not over or are waiting for an answer; games that are waiting come first
    finished: Sequence[MyGame] = ()                      # the newest finished games
    hidden: int = 0                                      # the number of hidden games
    news: Sequence[News] = ()                            # news that the reader has not confirmed, newest first

    @property
    def any(self) -> bool:
        return bool(self.games or self.finished or self.hidden)

    @property
    def waiting(self) -> Sequence[MyGame]:
        """The games that are waiting for the reader, starting with the one that has waited longest."""
        return [one for one in self.games if one.waits]

    @property
    def running(self) -> Sequence[MyGame]:
        return [one for one in self.games if not one.waits and one.status == PLAYING]

    @property
    def opened(self) -> Sequence[MyGame]:
        return [one for one in self.games if not one.waits and one.status != PLAYING]


def my_lists(work: Work) -> MyLists:
    """Return the games on the reader's start page."""
    asked = asked_of(work, work.person)
    unfinished = unfinished_games(work, work.person, asked)
    games = [my_game(one, work.reader, one.table_id in unfinished.waiting, asked.get(one.table_id)) for one in unfinished.tables]
    return MyLists(games,
                   [my_game(one, work.reader) for one in search(work, work.person, GamesQuery(state=OVER), FINISHED_SHOWN)
                    if one.table_id not in unfinished.waiting], unfinished.hidden,
                   [one for feature in work.features for one in feature.news(work, work.person, work.reader.language)])


def waiting(work: Work) -> Mapping[str, Ask | None]:
    """Return the tables that are waiting for the reader, starting with the longest wait. Each has the question to the reader, or
    None if it is waiting for a move."""
    asked = asked_of(work, work.person)
    return {table: asked.get(table) for table in waiting_in(work.connection(), work.person, asked)}


def next_after(work: Work, table: str) -> tuple[str | None, int]:
    """Return the next table after `table` that is waiting for the reader (None if there is no other), and the number of other
    tables that are waiting."""
    return following(list(waiting(work)), table)


def games_found(work: Work, asked: GamesQuery, limit: int) -> MyGames:
    """Return the newest of the reader's games that match a query, and the tables that are waiting for the reader."""
    found, more = first_of(search(work, work.person, asked, limit + 1), limit, place_of)
    waits = waiting(work)
    games = tuple(my_game(one, work.reader, one.table_id in waits, waits.get(one.table_id)) for one in found)
    return MyGames(games=games, waiting=tuple(waits), next=more,
                   asked={table: ask.kind for table, ask in waits.items() if ask is not None})


def hide(work: Work, table: str, hidden: bool) -> None:
    """Hide one of the reader's games in their lists, or show it again.

    Raise Problem: 404 if the game is not the reader's, 409 if other people are waiting there for the reader.
    """
    allowed = may_be_hidden(work, work.person, table)
    if allowed is None:
        raise Problem(404, "not-your-game")
    if hidden and not allowed:
        raise Problem(409, "others-wait")
    set_hidden(work, work.person, table, hidden)


def following(waiting: Sequence[str], table: str) -> tuple[str | None, int]:
    """Return the table that follows `table` in the list of waiting tables, where the first follows the last, and the number of
    other tables in the list."""
    others = [one for one in waiting if one != table]
    if table not in waiting:
        return (others[0] if others else None), len(others)
    after = waiting[(waiting.index(table) + 1) % len(waiting)]
    return (after if others else None), len(others)


def my_game(one: OwnTable | OwnResult, reader: Reader, waits: bool = False, ask: Ask | None = None) -> MyGame:
    """Return a game in the form in which its player's lists show it."""
    if isinstance(one, OwnTable):
        return game_of_table(one, reader, waits, ask)
    return game_of_result(one, reader).model_copy(update={"waits": waits, "ask": ask})


def game_of_table(one: OwnTable, reader: Reader, waits: bool, ask: Ask | None = None) -> MyGame:
    table = one.table
    seats = tuple(MySeat(number=seat.number, kind=seat.kind, name=name, mine=is_mine(seat, reader),
                         page=one.pages.get(seat.holder or ""), points=None, place=None, left=matches.is_left(seat))
                  for seat, name in zip(one.seats, matches.names_of(one.seats), strict=True))
    alone = table.sandbox or not any(seat.kind == PERSON and not seat.mine for seat in seats)
    return MyGame(
        table=table.id, game=table.game, status=table.status, seats=seats, waits=waits, since=since_when(one, ask),
        lesson=table.lesson is not None, sandbox=table.sandbox, kept=True, hidden=one.hidden, rated=bool(table.rated),
        turn=table.turn, length=table.length, commitment=matches.commitment_of(table), clock=clock_terms(table.clock), ask=ask,
        may_hide=alone or not (table.status == PLAYING or (ask is not None and ask.kind == READY)),
        deadline=table.clock_due if table.clock_seat is not None else None,
        out_of_time=table.status == PLAYING and table.clock_over is not None,
        rests=rests_text(rests_ahead(table, one.seats)) if table.status == PLAYING else "",
        paused=table.status == PLAYING and table.paused is not None,
        bot_plays=any(seat.held is not None and is_mine(seat, reader) for seat in one.seats))


def is_mine(seat: SeatRow | ResultSeatRow, reader: Reader) -> bool:
    return seat.holder is not None and seat.holder == reader.person


def since_when(one: OwnTable, ask: Ask | None) -> datetime:
    """Return the moment at which a table began to wait: its last change if it is waiting for an answer, otherwise its last move
    or its opening."""
    if ask is not None or one.table.status == OVER:
        return one.table.changed
    return (one.moved or one.table.changed) if one.table.status == PLAYING else one.table.opened


def game_of_result(one: OwnResult, reader: Reader) -> MyGame:
    row = one.result
    seats = [MySeat(number=seat.number, kind=seat.kind, name=seat.name, mine=is_mine(seat, reader),
                    page=one.pages.get(seat.holder or ""), points=seat.points, place=seat.place,
                    left=ended_by_bot(seat, one.rated)) for seat in one.seats]
    return MyGame(table=row.table, game=row.game, status=OVER, seats=tuple(sorted(seats, key=lambda seat: seat.place or 0)),
                  waits=False, since=row.ended, lesson=row.kind == LESSON, sandbox=row.kind == SANDBOX, kept=one.table,
                  hidden=one.hidden, rated=one.rated, length=row.moves or 0, may_hide=True, change=one.change,
                  left_seat=one.left_seat)


def ended_by_bot(seat: ResultSeatRow, rated: bool) -> bool:
    """Return whether a bot played to the end in place of the person after whom a seat is named.

    In an unrated game, return False for a bot that played for an absent person, whose result is the person's.
    """
    if seat.kind == BOT:
        return seat.name not in matches.BOT_NAMES        # without a name: the person has been deleted
    return rated and seat.kind == PERSON and seat.held is not None and bool(seat.name)
