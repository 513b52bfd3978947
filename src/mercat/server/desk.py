"""The access of acts and pages to the database: functions that take a `Work`, carried out by the `Desk`.

    made = await services.desk.write(reader, make_link)        # def make_link(work: Work) -> str: ...

Only the desk deals with threads, timeouts, engines and transactions. With `tell`, a `Work` records each change that others watch;
they are notified once it is stored. If the process dies in between, all open pages find the change by
themselves, at the latest with the next heartbeat (`tables/polling.py`, `bus.Watched`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Engine

from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.database import CHANGING
from mercat.server.storage.features import StoredFeature
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Database, Transaction
from mercat.server.tables.snapshot import Reader

P = ParamSpec("P")
T = TypeVar("T")
Hear = Callable[[set[str]], object]
log = logging.getLogger("mercat.server")
TABLE: Final = "table"                                   # open pages of these tables are updated
SESSION: Final = "session"                               # these sessions are not known as they were
GROUP: Final = "group"                                   # open pages of these groups are updated
PERSON: Final = "person"                                 # these people see their own games anew
LEFT: Final = "left"                                     # streams of these people end, as their pages may belong to somebody else
OUTBOX: Final = "outbox"                                 # there is a notice that need not wait for the next look


class Work(Transaction):
    """A transaction on behalf of a reader, on a server with these settings."""

    def __init__(self, engine: Engine, features: Sequence[StoredFeature] | None, reader: Reader, settings: Settings) -> None:
        super().__init__(engine, features)
        self.reader = reader
        self.settings = settings
        self.told: dict[str, set[str]] = {}

    @property
    def person(self) -> str:
        """The reader's id in the database; an empty string if they are not known."""
        return self.reader.person or ""

    def me(self) -> PersonRow:
        """Return the reader's row, locked against other changes. Raise Problem (403) if there is none."""
        row = self.get(PersonRow, self.person, with_for_update=CHANGING)
        if row is None:
            raise Problem(403, "nobody")
        return row

    def tell(self, kind: str, *which: str) -> None:
        """Record a change to these tables, people or other things; it is passed on once it is stored."""
        self.told.setdefault(kind, set()).update(one for one in which if one)


class Desk:
    """The service that carries out work with the database and passes its changes on."""

    def __init__(self, database: Database, access: Access, settings: Settings) -> None:
        self.database = database
        self.access = access
        self.settings = settings
        self.hearing: dict[str, list[Hear]] = {}

    def on(self, kind: str, hear: Hear) -> None:
        """Call `hear` with the recorded changes of this kind after each transaction."""
        self.hearing.setdefault(kind, []).append(hear)

    async def read(self, reader: Reader, work: Callable[Concatenate[Work, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work that only reads, and return its result. Raise the work's errors, and Problem (503) if it takes too
        long."""

        def done() -> T:
            with Work(self.database.reading, self.database.features, reader, self.settings) as session:
                return work(session, *arguments, **named)

        return await self.access.read(done)

    async def write(self, reader: Reader, work: Callable[Concatenate[Work, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work in one transaction, and return its result. An error rolls the transaction back. Raise the same errors as
        `read`.

        Changes are passed on even if nobody is waiting for the result any more; after Problem (503), readers must read again.
        """
        loop = asyncio.get_running_loop()

        def done() -> T:
            with Work(self.database.writing, self.database.features, reader, self.settings) as session, session.begin():
                result = work(session, *arguments, **named)
            if session.told:
                with suppress(RuntimeError):             # the server has ended, so nobody needs the result
                    loop.call_soon_threadsafe(self.tell, session.told)       # comes before the result
            return result

        return await self.access.write(done)

    def tell(self, told: dict[str, set[str]]) -> None:
        """Pass stored changes on to all listeners, even if some of them fail."""
        for kind, which in told.items():
            for hear in self.hearing.get(kind, ()):
                try:
                    hear(which)
                except Exception:
                    log.exception("what was stored of %s could not be told", kind)
