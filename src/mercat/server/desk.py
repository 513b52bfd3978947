"""Access to the database for acts and pages: the `Desk` carries out functions that take a `Work`.

    made = await services.desk.write(reader, make_link)        # def make_link(work: Work) -> str: ...

The desk opens the transaction with `Database` in a thread of `Access`. With `tell`, a `Work` records each change that other parts
of the server watch; the desk notifies them once the change is stored. If the process dies in between, all open pages find the
change by themselves, at the latest at the next heartbeat (`tables/polling.py`, `bus.Watched`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Engine

from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.database import CHANGING
from mercat.server.storage.features import StoredFeature
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.snapshot import Reader

P = ParamSpec("P")
T = TypeVar("T")
Hear = Callable[[set[str]], object]
log = logging.getLogger("mercat.server")
TABLE: Final = "table"                                   # update the open pages of these tables
SESSION: Final = "session"                               # discard the cached data of these sessions
GROUP: Final = "group"                                   # update the open pages of these groups
PERSON: Final = "person"                                 # update the open start pages of these people
LEFT: Final = "left"                                     # end the streams of these people: their pages may be somebody else's
OUTBOX: Final = "outbox"                                 # a notification need not wait for the next check of the outbox


class Work(Transaction):
    """A transaction carried out for a reader, with the server's settings."""

    def __init__(self, engine: Engine, features: Sequence[StoredFeature] | None, reader: Reader, settings: Settings) -> None:
        super().__init__(engine, features)
        self.reader = reader
        self.settings = settings
        self.told: dict[str, set[str]] = {}

    @property
    def person(self) -> str:
        """The reader's id in the database; an empty string if the database has no row for the reader."""
        return self.reader.person or ""

    def me(self) -> PersonRow:
        """Return the reader's row, locked against other changes. Raise Problem (403) if there is none."""
        row = self.get(PersonRow, self.person, with_for_update=CHANGING)
        if row is None:
            raise Problem(403, "nobody")
        return row

    def tell(self, kind: str, *which: str) -> None:
        """Record that these tables, people or other things have changed. The desk passes this on once the change is stored."""
        self.told.setdefault(kind, set()).update(one for one in which if one)


class Desk:
    """The service that carries out work with the database and passes the recorded changes on."""

    def __init__(self, access: Access, settings: Settings) -> None:
        self.database = access.database
        self.access = access
        self.settings = settings
        self.hearing: dict[str, list[Hear]] = {}

    def on(self, kind: str, hear: Hear) -> None:
        """From now on, call `hear` after each transaction with the ids of everything of this kind that has changed."""
        self.hearing.setdefault(kind, []).append(hear)

    async def read(self, reader: Reader, work: Callable[Concatenate[Work, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work that only reads, and return its result. Raise the work's errors, and Problem (503) if it takes too
        long."""
        opening = partial(Work, reader=reader, settings=self.settings)
        return await self.access.in_reader(lambda: self.database.read_as(opening, work, *arguments, **named))

    async def write(self, reader: Reader, work: Callable[Concatenate[Work, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work in one transaction, and return its result. An error rolls the transaction back. Raise the same errors as
        `read`.

        Changes are passed on even if nobody is waiting for the result any more; after Problem (503), the caller must read the
        data again.
        """
        loop, opening = asyncio.get_running_loop(), partial(Work, reader=reader, settings=self.settings)

        def done_and_told(session: Work) -> tuple[T, dict[str, set[str]]]:
            return work(session, *arguments, **named), session.told

        def done() -> T:
            result, told = self.database.write_as(opening, done_and_told)
            if told:
                with suppress(RuntimeError):             # the server has ended, so nobody needs the result
                    loop.call_soon_threadsafe(self.tell, told)   # comes before the result
            return result

        return await self.access.in_writer(done)

    def tell(self, told: dict[str, set[str]]) -> None:
        """Pass stored changes on to all listeners, even if some of them fail."""
        for kind, which in told.items():
            for hear in self.hearing.get(kind, ()):
                try:
                    hear(which)
                except Exception:
                    log.exception("what was stored of %s could not be told", kind)
