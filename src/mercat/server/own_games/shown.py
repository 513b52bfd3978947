"""The reader's games in the form in which pages list them, and lists of tables as the reader may see them.

Games that are waiting for the reader are listed with the question and the board, all others on one line each. The lists of tables
contain open tables, the reader's own tables, and those that a guest can bring along.
"""

from __future__ import annotations

import gzip
from asyncio import Task, create_task, shield
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from mercat.games import find, names
from mercat.lru import Lru
from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.clocks.clock_words import short_clock
from mercat.server.desk import Work
from mercat.server.own_games.my_games import MyGame, MyGames, MyLists, MySeat
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import Preferences, moment_text
from mercat.server.people.stored import pages_for
from mercat.server.play.board_views import miniature
from mercat.server.play.cards import scene_of
from mercat.server.play.players import bot_for, unnamed
from mercat.server.play.requests import asked_text
from mercat.server.ratings.shown import changed_text
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.models import PLAYING
from mercat.server.tables.matches import AnyMatch, is_left, names_of
from mercat.server.tables.reader_view import seat_snapshot, seats_of_reader
from mercat.server.tables.rules_requests import RULES
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import InList, open_tables, tables_held, tables_of_person
from mercat.server.timekeeping.shown import low_below
from mercat.server.words import ui
from mercat.text import question

ASKED: Final = 4                                        # games whose question and board are shown: those that have waited longest
MOST_QUESTIONS: Final = 4_000                            # in memory, some 200 bytes each
MOST_PICTURES: Final = 600                               # in memory, compressed: some 25 KB each
PICTURE_BYTES: Final = 12_000_000
COMMITTED: Final = 12                                    # digits of the commitment in a cache key
Key = tuple[object, ...]
questions: Final[Lru[Key, str]] = Lru(MOST_QUESTIONS)    # used only in the event loop's thread
pictures: Final[Lru[Key, bytes]] = Lru(MOST_PICTURES, PICTURE_BYTES, lambda _, picture: len(picture))
drawing: Final[dict[Key, Task[bytes]]] = {}              # pictures that are being drawn now


class Result(Shape):
    points: int
    place: int
    """the place, counted from 1; tied seats share a place"""


class TableSummary(Shape):
    id: str
    game: str
    status: str
    seats: tuple[Seat, ...]
    my_turn: bool
    opened: Moment
    results: tuple[Result, ...] | None = None
    """the result of each seat, in the order of the seats; null until the game is over"""
    clock: ClockTerms | None = None
    """the agreed clock; null if there is none"""
    deadline: Moment | None = None
    """the deadline of the seat whose clock is running"""
    rated: bool = False
    """whether the result changes the players' ratings"""
    mine: Annotated[bool, PAGES_ALONE]
    """whether the reader has a seat"""
    changed: Annotated[datetime, PAGES_ALONE]


def listed_tables(work: Work) -> list[TableSummary]:
    """Return the open tables that everybody may see."""
    found = open_tables(work, work.settings.tables_listed)
    pages = pages_for(work.connection(), work.reader.person, {seat.holder for _, seats, _ in found for seat in seats})
    return [table_line(one, work.reader, work.settings.absent_after, pages) for one in found]


def own_tables(work: Work) -> list[TableSummary]:
    """Return the tables at which the reader has a seat."""
    return [table_line(one, work.reader, work.settings.absent_after) for one in tables_of_person(work, work.person)]


def tables_to_bring(work: Work) -> list[TableSummary]:
    """Return the newest tables at which the reader has a seat, or which the reader has opened."""
    return [table_line(one, work.reader, work.settings.absent_after) for one in tables_held(work, work.person)]


def tables_of_guest(work: Work, guest: str, most: int) -> list[TableSummary]:
    """Return the newest tables of a guest, as that guest may see them. The caller must have checked that the reader is that
    guest."""
    found = tables_of_person(work, guest, most)
    return [table_line(one, replace(work.reader, person=guest), work.settings.absent_after) for one in found]


def table_line(found: InList, reader: Reader, absent_after: int, pages: Mapping[str, str] | None = None) -> TableSummary:
    """Return a table in the form in which lists show it; `pages` are the ids of its people's pages that the reader may see."""
    table, seats, ended = found
    mine, known = seats_of_reader(table, seats, reader), pages or {}
    results = tuple(Result(points=seat.points, place=seat.place) for seat in ended
                    if seat.points is not None and seat.place is not None)
    return TableSummary(id=table.id, game=table.game, status=table.status, mine=bool(mine), rated=bool(table.rated),
                        seats=tuple(seat_snapshot(table, seat, reader, absent_after, page=known.get(seat.holder or ""))
                                    for seat in seats),
                        my_turn=table.status == PLAYING and table.turn in mine, opened=table.opened, changed=table.changed,
                        results=results or None, clock=clock_terms(table.clock),
                        deadline=table.clock_due if table.clock_seat is not None else None)


class MyLine(MyGame):
    """A game in one of the reader's lists, as text. The seats have the names that pages show."""

    title: str
    scene: str
    question: str                                        # the question that the reader has to answer; empty if it is not shown
    picture: str                                         # the path of a picture of the board; empty if it is not shown
    turn_of: str                                         # the name of the player whose turn it is; empty if it is the reader
    place: int | None                                    # the reader's place; None until the game is over
    clock_text: str                                      # the table's clock in a word or two; empty if there is none
    deadline_text: str                                   # the end of the seat's time as text; empty if unknown
    low: int                                             # the number of remaining seconds below which time is short
    asked: str                                           # the request that the reader has to answer, in a word or two
    gained: str                                          # the change of the reader's rating, once the result is entered
    rating: str                                          # the reader's rating after the game


def ask_text(game: MyGame, language: str) -> str:
    """Return the question that the reader has to answer at a table, apart from making a move, as a sentence."""
    assert game.ask is not None
    request = game.ask.request
    if request is None:
        return ui(language)(f"answer-{game.ask.kind}-about")
    return asked_text(request, [seat.number for seat in game.seats if seat.mine], seat_texts(game.seats, language), ui(language))


def question_key(game: MyGame, language: str) -> Key:
    """Return a cache key that contains everything on which a question depends."""
    return game.table, game.length, game.commitment, language, *(seat.name for seat in game.seats)


def question_of(match: AnyMatch, language: str, seats: Sequence[MySeat]) -> str:
    """Return the question for the pending decision, as shown on the table's page. The caller must be in the engine's thread."""
    return question(match.game, language, match.step or "", match.view(), seat_texts(seats, language))


def picture_of_board(match: AnyMatch, language: str, theme: str) -> bytes:
    """Return a small picture of the board, compressed. The caller must be in the engine's thread."""
    return gzip.compress(miniature(match, language, theme).encode(), 5, mtime=0)


async def drawn_board(tables: TableService, table_id: str, match: AnyMatch, language: str, theme: str) -> bytes:
    """Return the picture of a position. It is drawn only once for each language and theme, even if many readers request it at the
    same time."""
    key = (table_id, len(match.entries), match.seed, language, theme, *match.names)
    drawn = pictures.get(key)
    if drawn is None:
        if key not in drawing:
            drawing[key] = create_task(tables.in_engine(picture_of_board, match, language, theme))
            drawing[key].add_done_callback(lambda _: drawing.pop(key))
        drawn = await shield(drawing[key])               # the first who asked may go
        pictures.put(key, drawn)
    return drawn


def seat_texts(seats: Sequence[MySeat], language: str) -> list[str]:
    """Return the name to display for each seat."""
    return [bot_for(seat.name, language) if seat.left else seat.name or unnamed(seat.kind, seat.number, language)
            for seat in seats]


def my_line(game: MyGame, preferences: Preferences, asked: str = "") -> MyLine:
    """Return a game as a line in a list; `asked` is the question to the reader, if this question is to be shown."""
    language, game_object = preferences.language, find(game.game)
    texts = seat_texts(game.seats, language)
    seats = [seat.model_copy(update={"name": text}) for seat, text in zip(game.seats, texts, strict=True)]
    mine = next((seat for seat in seats if seat.mine), None)
    turn = next((seat.name for seat in seats if seat.number == game.turn and not seat.mine), "")
    _, rating, change = changed_text(*game.change, language) if game.change is not None else ("", "", "")
    query = urlencode({"of": f"{game.length}-{game.commitment[:COMMITTED]}", "theme": preferences.theme, "language": language})
    return MyLine(
        **vars(game) | {"seats": tuple(seats)}, title=game_object.say(language, "game"), scene=scene_of(game_object),
        question=asked, picture=picture_at(game, query, scene_of(game_object)) if asked else "", turn_of=turn,
        place=game.place_of(mine), clock_text=short_clock(game.clock, ui(language)),
        deadline_text="" if game.deadline is None else moment_text(game.deadline, preferences),
        low=low_below(game.clock),
        asked="" if game.ask is None else ui(language)(f"answer-{game.ask.kind}"), gained=change, rating=rating)


def picture_at(game: MyGame, query: str, scene: str) -> str:
    """Return the path of a picture of the current board.

    If there is no board yet, or if the players must first agree on the table's rules, return the path of the game's own picture.
    """
    board = game.has_begun and (game.ask is None or game.ask.kind != RULES.name)
    return f"/t/{game.table}/board.svg?{query}" if board else scene


def lines_of(games: Sequence[MyGame], preferences: Preferences, asked: Mapping[str, str] | None = None) -> list[MyLine]:
    """Return lines for the games among these that are installed on this server; `asked` contains questions by table."""
    known = set(names())
    return [my_line(game, preferences, (asked or {}).get(game.table, "")) for game in games if game.game in known]


def lines_of_tables(tables: Sequence[TableSummary], preferences: Preferences) -> list[MyLine]:
    """Return tables as lines for lists."""
    return lines_of([game_of_summary(one) for one in tables], preferences)


def game_of_summary(one: TableSummary) -> MyGame:
    """Return a table in the form of a game in the reader's own lists."""
    results = one.results or [None] * len(one.seats)
    seats = [MySeat(number=seat.number, kind=seat.kind, name=name, mine=seat.mine, page=seat.page,
                    points=None if how is None else how.points, place=None if how is None else how.place, left=is_left(seat))
             for seat, name, how in zip(one.seats, names_of(one.seats), results, strict=True)]
    return MyGame(table=one.id, game=one.game, status=one.status, waits=False, since=one.changed, lesson=False, sandbox=False,
                  kept=True, hidden=False, rated=one.rated, clock=one.clock,
                  seats=tuple(sorted(seats, key=lambda seat: seat.place or 0)))


def facts_of(lists: MyLists, preferences: Preferences, asked: Mapping[str, str]) -> dict[str, Any]:
    """Return the facts needed for `parts/my_games.html`."""
    return {"waiting": lines_of(lists.waiting, preferences, asked), "running": lines_of(lists.running, preferences),
            "opened": lines_of(lists.opened, preferences), "finished": lines_of(lists.finished, preferences),
            "hidden": lists.hidden, "news": lists.news}


def my_games_part(lists: MyLists, preferences: Preferences, asked: Mapping[str, str]) -> str:
    """Return the HTML of the part of the start page that refreshes itself."""
    return render("parts/my_games.html", preferences, oob=OUT_OF_BAND, **facts_of(lists, preferences, asked))


def all_games_page(found: MyGames | None, chosen: Mapping[str, str], preferences: Preferences, *, paged: bool,
                   my_page: str) -> str:
    """Return the page on which the reader searches all their own games."""
    asked = {name: value for name, value in chosen.items() if value}
    here = "/me/games" + (f"?{urlencode(asked)}" if asked else "")
    shown, more = ((), None) if found is None else (found.games, found.next)
    older = f"/me/games?{urlencode(asked | {'before': more})}" if more else ""
    games = [(name, find(name).say(preferences.language, "game")) for name in names()]
    return render("my_games.html", preferences, found=lines_of(shown, preferences), chosen=chosen, games=games, older=older,
                  newest=here if paged else "", here=here, my_page=my_page, searched=bool(asked))
