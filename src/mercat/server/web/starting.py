"""The start of a server: waiting for an unavailable database, finding or creating the signing key, and preloading.

Templates and texts are preloaded after the server has started, so that nobody's first page waits for them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from fastapi import FastAPI
from sqlalchemy import URL, Connection, exists, inspect, select
from sqlalchemy.exc import IntegrityError

from mercat.engine.game import Game
from mercat.games import find, names
from mercat.server.pages.drawing import page_templates, table_template
from mercat.server.pages.time_zones import zones_by_name
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Fault
from mercat.server.secret_key import has_key, key_file, secret_key
from mercat.server.settings import Settings
from mercat.server.storage.database import create_engines
from mercat.server.storage.faults import AWAY, FAULTS, fault_of, faults_of, file_of
from mercat.server.storage.models import TableRow
from mercat.server.tables.engine import ENGINE, HISTORIES, Asker, asked_by
from mercat.server.words import ui, voice_of
from mercat.text import LANGUAGE_NAMES

log = logging.getLogger("mercat.server")
START_WAIT: Final = 60.0                                 # the most seconds for which a start waits
TRY_AGAIN: Final = 0.5                                   # seconds between two attempts


class StartPatience:
    """The retry policy for a start: it retries while the database is unavailable or slow, and gives up after any other fault.

    `passing` are additional errors that lead to a retry. `before` is called before the log reports that the start is waiting.
    """

    def __init__(self, database: str | URL, passing: tuple[type[Exception], ...] = (),
                 before: Callable[[], None] = lambda: None) -> None:
        self.database = database
        self.passing = passing
        self.before = before
        self.until = time.monotonic() + START_WAIT
        self.told = False

    def pause(self, error: Exception) -> float:
        """Return the number of seconds until the next attempt. Raise Fault if another attempt is useless, or if the start has
        waited too long."""
        fault = fault_of(error, self.database)
        passes = fault.key in AWAY or isinstance(error, self.passing)
        if not passes or time.monotonic() >= self.until:
            raise fault from error
        if not self.told:                                # log once, not at every attempt
            self.before()
            log.warning("the server begins once the database answers, within %.0f seconds: %s", START_WAIT, fault.what())
        self.told = True
        return TRY_AGAIN


async def once_it_answers(database: str | URL, work: Callable[[], Awaitable[object]]) -> None:
    """Carry out some work as soon as the database responds, so that a process can be started while the database is unavailable or
    slow. Raise Fault if this takes too long, or if waiting is useless."""
    patience = StartPatience(database, (IntegrityError,))      # an attempt that was too slow may have been stored after all
    while True:
        try:
            await work()
            return
        except FAULTS as error:
            pause = patience.pause(error)
        await asyncio.sleep(pause)


@contextmanager
def noted_for_the_host(app: FastAPI) -> Iterator[None]:
    """Record a fault that occurs in the `with` block and prevents the application from starting, so that the caller can report it
    in one sentence."""
    try:
        yield
    except Fault as fault:
        app.state.fault = fault
        raise


def signing_key(settings: Settings) -> str:
    """Return the key that signs cookies and tokens. Create it if it does not exist yet.

    Raise Fault if the key cannot be read or created, or if it is missing although the database contains people or tables: with a
    new key, everybody would lose their seats.
    """
    with faults_of(settings):
        if not has_key(settings) and is_there_and_used(settings.database_url):
            raise Fault("key-lost", path=str(key_file(settings)))
    return secret_key(settings)


def is_there_and_used(address: str | URL) -> bool:
    """Return whether the database exists and contains people or tables. Raise any error that occurs when it is opened."""
    path = file_of(address)
    if path is not None and not path.exists():
        return False
    reading, writing = create_engines(address, "key")
    try:
        with reading.connect() as connection:
            return is_used(connection)
    finally:
        reading.dispose()
        writing.dispose()


def is_used(connection: Connection) -> bool:
    """Return whether a database contains people or tables."""
    known = set(inspect(connection).get_table_names())
    kinds = (row for row in (PersonRow, TableRow) if row.__tablename__ in known)
    return any(bool(connection.scalar(select(exists(select(row.id))))) for row in kinds)


async def preload() -> None:
    """Read templates and texts in small pieces, each after all waiting requests."""
    with asked_by(Asker(urgency=HISTORIES)):
        for work in pieces():
            await ENGINE.run(work)


def pieces() -> Iterator[Callable[[], object]]:
    """Yield functions that each do a piece of the work of `preload`, beginning with the pieces that most pages need."""
    for language in LANGUAGE_NAMES:
        yield partial(ui(language), "names-and", first="", last="")     # a text with variables, for which the parser is imported
    games = [find(name) for name in names()]
    for game in games:
        yield partial(read_drawing, game)
        for language in LANGUAGE_NAMES:
            yield partial(voice_of(game, language, []), "money", amount=1)
    yield zones_by_name
    environment = page_templates()
    for template in environment.list_templates():
        yield partial(environment.get_template, template)


def read_drawing(game: Game[Any]) -> None:
    """Read a game's drawing and the templates that it imports."""
    assert table_template(game).module is not None
