"""A person's devices: a link that lets another browser in, a recovery code, and what a browser brings along that was a guest.

Whoever is let in gets a new secret (`Arrival.secret`), never one that anybody knew before.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.people.accounts import MOST_DEVICES
from mercat.server.people.sessions import Sessions, new_secret
from mercat.server.problems import Problem
from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import ResultSeatRow
from mercat.server.storage.notice_people import move_push
from mercat.server.storage.people import add_session, end_sessions, hand_over, hash_of, sessions_of, tables_with
from mercat.server.storage.people_rows import BROWSER, PersonRow, SecretRow, SessionRow
from mercat.server.storage.secrets import drop_secrets, find_secret, open_secrets, put_secret, use_secret
from mercat.server.tables.new_tables import LETTERS
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

LINK, CODE = "device", "recovery"                        # `SecretRow.kind`
LINK_LASTS: Final = timedelta(minutes=30)
MOST_LINKS: Final = 3                                    # of a person that work at once; older ones stop when another is made
GROUPS, GROUP = 5, 5                                     # of letters of a recovery code: 123 random bits
CODE_FORM: Final = re.compile(f"[{LETTERS}]{{{GROUPS * GROUP}}}")
LONGEST_TYPED: Final = 200                               # characters of a code, with what people put in between
NAMED_BY: Final = 16                                     # digits of a session's hash that name it for its person


@dataclass(frozen=True)
class Device:
    """A browser in which a person is known, or (with scopes) a token of a program."""

    id: str
    label: str                                           # the kind of browser; what the person calls the token
    kind: str                                            # BROWSER or PROGRAM
    scopes: tuple[str, ...]
    made: datetime
    used: datetime | None
    here: bool                                           # the one that asks


@dataclass(frozen=True)
class LinkQuestion:
    """What somebody who follows a link is asked."""

    name: str                                            # of the person whose device the browser becomes; empty if none is known
    is_account: bool
    others: int                                          # further devices of the guest that the browser is so far


@dataclass(frozen=True)
class Arrival:
    """A browser has become a device of somebody."""

    secret: str                                          # of its new session
    name: str
    stays: bool                                          # the guest that it was has tables left, which its old secret opens
    code: str = ""                                       # the new recovery code, after the old one was used


class Devices:
    """Lets browsers in, and out again."""

    def __init__(self, tables: TableService, sessions: Sessions) -> None:
        self.tables = tables
        self.store = tables.store
        self.access = tables.access
        self.sessions = sessions

    # -- lists

    async def of(self, reader: Reader) -> Sequence[Device]:
        """The reader's devices and tokens, the one used last first."""
        return await self.access.read(self.read_devices, reader)

    def read_devices(self, reader: Reader) -> Sequence[Device]:
        with Session(self.store.reading) as session:
            return [device(row, reader) for row in sessions_of(session, reader.person or "")]

    async def open_ways(self, reader: Reader) -> tuple[int, datetime | None]:
        """How many links of the reader work, and when the recovery code was made, if there is one."""

        def read() -> tuple[int, datetime | None]:
            with Session(self.store.reading) as session:
                person = reader.person or ""
                return open_secrets(session, LINK, person)[0], open_secrets(session, CODE, person)[1]

        return await self.access.read(read)

    # -- letting in

    async def make_link(self, reader: Reader) -> str:
        """The secret of a link that lets one browser in, within LINK_LASTS."""
        return await self.access.write(self.put, reader, LINK, new_secret())

    async def make_code(self, reader: Reader) -> str:
        """A recovery code, in groups; the one made before works no more."""
        return grouped(await self.access.write(self.put, reader, CODE, new_code()))

    def put(self, reader: Reader, kind: str, secret: str) -> str:
        with self.store.changing() as session:
            person = session.get(PersonRow, reader.person, with_for_update=CHANGING)
            if person is None:
                raise Problem(403, "nobody")
            if kind == CODE and person.registered is not None:       # it has codes of its own (`ways_in.py`)
                raise Problem(409, "codes-of-account")
            put_secret(session, kind, secret, person.id, *((LINK_LASTS, None, MOST_LINKS) if kind == LINK else ()))
        return secret

    async def withdraw(self, reader: Reader, kind: str) -> None:
        """Let the reader's links, or the recovery code, work no more."""

        def drop() -> None:
            with self.store.changing() as session:
                drop_secrets(session, kind, reader.person or "")

        await self.access.write(drop)

    async def offer(self, link: str, reader: Reader) -> LinkQuestion:
        """What the link does; nothing is changed. Raises Problem if it does not work, or not here."""

        def read() -> LinkQuestion:
            with Session(self.store.reading) as session:
                person = self.owner(session, find_secret(session, LINK, link), reader)
                others = [row for row in sessions_of(session, reader.person or "") if row.hash != reader.session]
                return LinkQuestion(person.name, person.registered is not None, len(others) if reader.is_stored else 0)

        return await self.access.read(read)

    def owner(self, session: Session, found: SecretRow | None, reader: Reader, problem: str = "bad-device-link") -> PersonRow:
        """Whose device a browser becomes by a secret. Raises Problem if the secret does not work, or the browser is taken."""
        person = None if found is None or found.person is None else session.get(PersonRow, found.person)
        if person is None:
            raise Problem(404, problem)
        check_free(reader, person.id)
        return person

    async def join(self, link: str, reader: Reader, only: Collection[str] | None) -> Arrival:
        """Let this browser in by a link; what it has as a guest comes along, at some tables `only` or at all."""
        return await self.arrive(LINK, link, reader, only)

    async def recover(self, typed: str, reader: Reader, only: Collection[str] | None = None) -> Arrival:
        """Let this browser in by a recovery code, which a new one replaces."""
        code = "".join(typed[:LONGEST_TYPED].lower().split()).replace("-", "")
        if not CODE_FORM.fullmatch(code):
            raise Problem(422, "no-code", letters=GROUPS * GROUP)
        return await self.arrive(CODE, code, reader, only)

    async def arrive(self, kind: str, secret: str, reader: Reader, only: Collection[str] | None) -> Arrival:
        arrived, tables, ended = await self.access.write(self.store_arrival, kind, secret, reader, only)
        self.felt(tables, ended)
        return arrived

    def store_arrival(self, kind: str, secret: str, reader: Reader, only: Collection[str] | None
                      ) -> tuple[Arrival, set[str], set[str]]:
        """Store it; with the tables that have changed and the sessions that have ended."""
        fresh, code = new_secret(), new_code() if kind == CODE else ""
        with self.store.changing() as session:
            problem = "bad-device-link" if kind == LINK else "bad-code"
            person = self.owner(session, use_secret(session, kind, secret), reader, problem)
            session.refresh(person, with_for_update=CHANGING)
            tables, stays = come_along(session, reader, person.id, only)
            ended = add_session(session, person.id, hash_of(fresh), reader.browser, MOST_DEVICES)
            move_push(session, reader.session, hash_of(fresh), person.id)
            if code:
                put_secret(session, CODE, code, person.id)
            return Arrival(fresh, person.name, stays, grouped(code)), tables, ended | ({reader.session} - {""})

    def felt(self, tables: Iterable[str], sessions: Iterable[str]) -> None:
        """Let open pages of this process see at once what has changed; other processes look for themselves."""
        for table_id in tables:
            self.tables.polling.forget(table_id)
        self.sessions.forget(set(sessions))

    # -- out again

    async def end(self, reader: Reader, named: str) -> None:
        """End one device or token of the reader. Raises Problem if there is none of this id."""
        await self.end_some(reader, lambda row: row.hash[:NAMED_BY] == named)

    async def end_others(self, reader: Reader) -> None:
        """End all devices of the reader but this one; tokens stay."""
        await self.end_some(reader, lambda row: row.kind == BROWSER and row.hash != reader.session, or_none=True)

    async def end_this(self, reader: Reader) -> None:
        """Let this browser be nobody's."""
        await self.end_some(reader, lambda row: row.hash == reader.session)

    async def end_some(self, reader: Reader, chosen: Callable[[SessionRow], bool], or_none: bool = False) -> None:

        def end() -> set[str]:
            with self.store.changing() as session:
                ended = {row.hash for row in sessions_of(session, reader.person or "") if chosen(row)}
                if not ended and not or_none:
                    raise Problem(404, "no-device")
                end_sessions(session, reader.person or "", ended)
                return ended

        self.sessions.forget(await self.access.write(end))


def device(row: SessionRow, reader: Reader) -> Device:
    return Device(row.hash[:NAMED_BY], row.label, row.kind, tuple((row.scopes or "").split()), row.made, row.used,
                  row.hash == reader.session)


def check_free(reader: Reader, person: str) -> None:
    """Raises Problem if this browser cannot become a device of a person: it is one, or somebody's with an account."""
    if reader.is_stored and reader.person == person:
        raise Problem(409, "already-yours")
    if reader.account:
        raise Problem(409, "signed-in", name=reader.account)


def come_along(session: Session, reader: Reader, to: str, only: Collection[str] | None) -> tuple[set[str], bool]:
    """Give somebody what this browser has as a guest, at some tables `only` or everything: the tables that have changed, and
    whether anything stays with the guest. If nothing does, the browser's session as that guest ends."""
    if not reader.is_stored or reader.person is None:
        return set(), False
    changed = hand_over(session, reader.person, to, only)
    stays = only is not None and has_anything(session, reader.person)
    if not stays:
        end_sessions(session, reader.person, [reader.session])
    return changed, stays


def has_anything(session: Session, person: str) -> bool:
    """Has a person a seat, a table or a result?"""
    held = select(ResultSeatRow.result).where(ResultSeatRow.holder == person).limit(1)
    return bool(tables_with(session, person)) or session.scalars(held).first() is not None


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))


def grouped(code: str) -> str:
    """A code as it is written down."""
    return "-".join(code[first:first + GROUP] for first in range(0, len(code), GROUP)).upper()
