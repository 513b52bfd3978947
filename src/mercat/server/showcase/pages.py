"""Games in progress that everybody may watch, shown as small live boards on the start page, and the routes for watching them.

The games are at listed tables, which everybody may open anyway. No matter how many people are watching, a process reads the games
at most every REFRESH seconds, and draws each board at most once in that time for each language and theme. The routes of masters'
games are also here.
"""

from __future__ import annotations

from asyncio import Lock, sleep
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from math import inf
from threading import Lock as ThreadLock
from time import monotonic
from typing import Annotated, Any, Final, Literal
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response
from sqlalchemy import select

from mercat.games import names
from mercat.server.desk import Work
from mercat.server.hosting.stored import AT, TABLES_OF_BANNED
from mercat.server.own_games.my_games import game_of_table
from mercat.server.own_games.pages import picture_sent
from mercat.server.own_games.shown import COMMITTED, MyLine, drawn_board, my_line
from mercat.server.own_games.stored import OwnTable
from mercat.server.pages.preferences import Preferences
from mercat.server.play.new_pages import known_game
from mercat.server.problems import Problem
from mercat.server.services import Services, reader_of, services_of
from mercat.server.showcase.masters import masters_shown, table_of_masters
from mercat.server.storage.models import OVER, PERSON, PLAYING, SeatRow, TableRow, now
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.service import check_rules
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import PLACE, InList, with_seats
from mercat.server.web.bounds import bounded
from mercat.server.web.features import Facts
from mercat.server.words import ui

SHOWN: Final = 3                                         # the most games on the start page
MOST: Final = 12                                         # the most games that are read, since some are the reader's own
MOVED_WITHIN: Final = timedelta(days=1)                  # games in progress that are shown
ENDED_WITHIN: Final = timedelta(minutes=10)              # finished games whose end is still shown to people who watched
REFRESH: Final = 4.0                                     # seconds between two readings of the games,
AGAIN: Final = 0.5                                       # and if a page shows a game or position not known yet
router = APIRouter(include_in_schema=False)
TABLES: Final = rf"^[A-Za-z0-9_-]{{1,24}}(\.[A-Za-z0-9_-]{{1,24}}){{0,{SHOWN - 1}}}$"


@dataclass(eq=False)
class WatchedGame:
    """A game that may be watched, as it was last read."""

    line: InList
    lock: Lock = field(default_factory=Lock)
    match: AnyMatch | None = None                        # loaded when the first board is drawn
    lines: dict[str, MyLine] = field(default_factory=dict)           # its line in public lists, by language

    @property
    def table(self) -> TableRow:
        return self.line[0]

    @property
    def mark(self) -> str:
        """The mark of the game's position, which is different for each position."""
        return f"{self.table.length}-{matches.commitment_of(self.table)[:COMMITTED]}"

    def is_of(self, person: str) -> bool:
        return any(seat.holder == person for seat in self.line[1])

    def shown(self, language: str) -> MyLine:
        """Return the game as everybody may see it in a list, in a language."""
        if language not in self.lines:
            table, seats, _ = self.line
            own = OwnTable(hidden=False, pages={}, table=table, seats=seats, moved=None)
            self.lines[language] = my_line(game_of_table(own, Reader(), False), Preferences(language))
        return self.lines[language]


@dataclass(eq=False)
class Known:
    """The games that may be watched, as this process last read them: by table, with games in progress first."""

    games: Mapping[str, WatchedGame] = field(default_factory=dict)
    read_at: float = -REFRESH
    lock: ThreadLock = field(default_factory=ThreadLock)


of_engines: Final[WeakKeyDictionary[object, Known]] = WeakKeyDictionary()    # by the database engine


def chosen(work: Work, status: str, within: timedelta) -> list[WatchedGame]:
    """Return the games at listed tables with this status that have changed within this time, the newest from each network first.

    Paused tables, tables with only bots, and tables of banned people are left out.
    """
    sits = select(SeatRow.table).where(SeatRow.table == TableRow.id, SeatRow.kind == PERSON).correlate(TableRow).exists()
    open_to_all = (TableRow.status == status, TableRow.changed >= now() - within, TableRow.listed, ~TableRow.sandbox,
                   TableRow.group_id.is_(None), TableRow.lesson.is_(None), TableRow.paused.is_(None), TableRow.game.in_(names()),
                   sits, TableRow.id.not_in(TABLES_OF_BANNED))
    ranked = select(TableRow.id, PLACE, TableRow.changed).where(*open_to_all).subquery()
    found = (select(TableRow).join(ranked, ranked.c.id == TableRow.id)
             .order_by(ranked.c.place, ranked.c.changed.desc(), ranked.c.id).limit(MOST))
    return [WatchedGame(line) for line in with_seats(work, found, {AT.key: now()})]


def read_all(work: Work) -> dict[str, WatchedGame]:
    """Return the games that may be watched, including games that have just ended, by table; none if the admin has switched off
    watching."""
    if not work.settings.watching:
        return {}
    return {one.table.id: one for one in [*chosen(work, PLAYING, MOVED_WITHIN), *chosen(work, OVER, ENDED_WITHIN)]}


def read_known(work: Work, since: float = -inf) -> Mapping[str, WatchedGame]:
    """Return the games that may be watched, by table. Read them again if they were last read before `since` or more than REFRESH
    seconds ago."""
    known = of_engines.setdefault(work.get_bind(), Known())
    with known.lock:
        if (began := monotonic()) - known.read_at >= REFRESH or known.read_at < since:
            before, known.games = known.games, read_all(work)
            for table_id, game in known.games.items():
                if table_id in before and before[table_id].mark == game.mark:
                    game.match = before[table_id].match
            known.read_at = began
        return known.games


def boards_shown(work: Work) -> Facts:
    """Return the facts for the start page: up to three games in progress, none of them the reader's own, and the masters'
    games."""
    running = [one for one in read_known(work).values() if one.table.status == PLAYING]
    others = [one for one in running if not (work.person and one.is_of(work.person))][:SHOWN]
    language = work.reader.language
    return {"watched": [(one.shown(language), one.mark, said_of(one.shown(language), language)) for one in others],
            **masters_shown(work)}


class Showcase:
    """A service that provides updates for pages with games to watch."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lock = Lock()
        self.known = of_engines.setdefault(services.store.reading, Known())

    async def current(self, table_id: str = "", mark: str = "") -> Mapping[str, WatchedGame]:
        """Return the games that may be watched, by table, read at most REFRESH seconds ago.

        If the table `table_id`, or its position with the given mark, is not among them, read them again.
        """
        asked, game = monotonic(), self.known.games.get(table_id)
        unknown = bool(table_id) and (game is None or game.mark != (mark or game.mark))
        if unknown:
            await sleep(max(0.0, self.known.read_at + AGAIN - asked))
        async with self.lock:
            if monotonic() - self.known.read_at >= REFRESH or (unknown and self.known.read_at < asked):
                await self.services.desk.read(Reader(), read_known, asked if unknown else -inf)
            return self.known.games

    async def told(self, tables: Sequence[str], language: str) -> dict[str, dict[str, Any] | None]:
        """Return the updates of these games, by table. The update is None for a game that can no longer be watched."""
        games = await self.current()
        return {one: line_told(games[one], language) if one in games else None for one in tables}

    async def board(self, table_id: str, mark: str, language: str, theme: str) -> bytes:
        """Return a compressed small picture of a game's board, in the position with this mark or a later one.

        Raise Problem (404) if the game may not be watched.
        """
        game = (await self.current(table_id, mark)).get(table_id)
        if game is None:
            raise Problem(404, "no-table")
        async with game.lock:
            if game.match is None:
                cached = await self.services.tables.current(table_id)
                check_rules(cached)
                game.match = cached.match
        if game.match is None:
            raise Problem(404, "no-table")
        return await drawn_board(self.services.tables, table_id, game.match, language, theme)


def line_told(game: WatchedGame, language: str) -> dict[str, Any]:
    """Return the update for a game's line on the start page."""
    shown = game.shown(language)
    return {"mark": game.mark, "said": said_of(shown, language), "over": shown.status == OVER}


def said_of(shown: MyLine, language: str) -> str:
    """Return a short text with the player whose turn it is or, if the game is over, with its status."""
    say = ui(language)
    running = shown.status == PLAYING and shown.turn_of
    return say("games-turn-of", player=shown.turn_of) if running else say(f"status-{shown.status}")


def showcase_of(request: Request) -> Showcase:
    """Return the application's service for games to watch. Create it if it does not exist yet."""
    state = request.app.state
    if getattr(state, "showcase", None) is None:
        state.showcase = Showcase(services_of(request))
    known: Showcase = state.showcase
    return known


@router.get("/watching")
async def running(request: Request, tables: Annotated[str, Query(pattern=TABLES)]) -> dict[str, dict[str, Any] | None]:
    """Return the updates for the games on a start page."""
    return await showcase_of(request).told(tables.split("."), reader_of(request).language)


@router.get("/watching/{watched}.svg")
async def board(watched: str, request: Request, of: Annotated[str, Query(max_length=40)] = "",
                theme: Literal["auto", "light", "dark"] = "auto", language: str = "") -> Response:
    """Return a small picture of the board at a table that may be watched. `of` is the mark of the position, for the browser's
    cache."""
    return picture_sent(request, await showcase_of(request).board(watched, of, reader_of(request).language, theme))


@router.get("/watching/masters/{game}")
@bounded("read", long=True)
async def masters(game: str, request: Request) -> RedirectResponse:
    """Redirect to the masters' game of a board game. The page replays it automatically from its first decision."""
    shown = await table_of_masters(services_of(request), known_game(game).name)
    return RedirectResponse(f"/t/{shown.table}?at={shown.begins}&plays=yes", 303)


@router.get("/watching/masters/{game}/review")
@bounded("read", long=True)
async def masters_review(game: str, request: Request) -> RedirectResponse:
    """Redirect to the review of the masters' game of a board game."""
    shown = await table_of_masters(services_of(request), known_game(game).name)
    return RedirectResponse(f"/t/{shown.table}/review", 303)
