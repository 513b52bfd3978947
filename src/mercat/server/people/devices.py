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
from mercat.server.people.known_browsers import note_browser
from mercat.server.people.sessions import Sessions, new_secret
from mercat.server.problems import Problem
from mercat.server.storage.allowances import SECRETS, keep_one
from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import ResultSeatRow
from mercat.server.storage.notice_people import move_push
from mercat.server.storage.people import add_session, end_sessions, hand_over, hash_of, sessions_of, tables_with
from mercat.server.storage.people_rows import BROWSER, PROGRAM, PersonRow, SecretRow, SessionRow
from mercat.server.storage.secret_kinds import DEVICE, DEVICE_LINK, FORMER_CODE, GUEST_CODE, TOKEN, Ended, end_secrets, of_kind
from mercat.server.storage.secrets import drop_secrets, find_secret, open_secrets, put_secret, use_secret
from mercat.server.tables.new_tables import LETTERS
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

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
    mark: str = ""                                       # of the browser from now on (`known_browsers.py`)


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
                return open_secrets(session, DEVICE_LINK, person)[0], open_secrets(session, GUEST_CODE, person)[1]

        return await self.access.read(read)

    # -- letting in

    async def make_link(self, reader: Reader) -> str:
        """The secret of a link that lets one browser in, within LINK_LASTS."""
        return await self.access.write(self.put, reader, DEVICE_LINK, new_secret())

    async def make_code(self, reader: Reader) -> str:
        """A recovery code, in groups; the one made before works no more."""
        return grouped(await self.access.write(self.put, reader, GUEST_CODE, new_code()))

    def put(self, reader: Reader, kind: str, secret: str) -> str:
        with self.store.changing() as session:
            person = session.get(PersonRow, reader.person, with_for_update=CHANGING)
            if person is None:
                raise Problem(403, "nobody")
            if kind == GUEST_CODE and person.registered is not None:       # it has codes of its own (`ways_in.py`)
                raise Problem(409, "codes-of-account")
            lifetime, most = (LINK_LASTS, MOST_LINKS) if kind == DEVICE_LINK else (None, 1)
            put_secret(session, kind, secret, person.id, lifetime, {"by": reader.session}, most)
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
                person = self.owner(session, find_secret(session, DEVICE_LINK, link), reader)
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
        return await self.arrive(DEVICE_LINK, link, reader, only)

    async def recover(self, typed: str, reader: Reader, only: Collection[str] | None = None) -> Arrival:
        """Let this browser in by a recovery code, which a new one replaces."""
        code = "".join(typed[:LONGEST_TYPED].lower().split()).replace("-", "")
        if not CODE_FORM.fullmatch(code):
            raise Problem(422, "no-code", letters=GROUPS * GROUP)
        return await self.arrive(GUEST_CODE, code, reader, only)

    async def arrive(self, kind: str, secret: str, reader: Reader, only: Collection[str] | None) -> Arrival:
        arrived, tables, ended = await self.access.write(self.store_arrival, kind, secret, reader, only)
        self.felt(tables, ended)
        return arrived

    def store_arrival(self, kind: str, secret: str, reader: Reader, only: Collection[str] | None
                      ) -> tuple[Arrival, set[str], set[str]]:
        """Store it; with the tables that have changed and the sessions that have ended."""
        fresh, code = new_secret(), new_code() if kind == GUEST_CODE else ""
        with self.store.changing() as session:
            problem = "bad-device-link" if kind == DEVICE_LINK else "bad-code"
            if kind == GUEST_CODE:
                check_not_former(session, secret)
            used = use_secret(session, kind, secret)
            person = self.owner(session, used, reader, problem)
            by = used.facts.get("by") if used is not None and kind == DEVICE_LINK else None
            session.refresh(person, with_for_update=CHANGING)
            tables, stays = come_along(session, reader, person.id, only)
            keep_one(session, SECRETS, reader.counted)
            ended = add_session(session, person.id, hash_of(fresh), reader.browser, MOST_DEVICES, by)
            move_push(session, reader.session, hash_of(fresh), person.id)
            if code:
                put_secret(session, GUEST_CODE, code, person.id, facts={"by": hash_of(fresh)})
            mark = note_browser(session, person.id, reader.mark, hash_of(fresh))
            return Arrival(fresh, person.name, stays, grouped(code), mark), tables, ended | ({reader.session} - {""})

    def felt(self, tables: Iterable[str], sessions: Iterable[str]) -> None:
        """Let open pages of this process see at once what has changed; other processes look for themselves."""
        for table_id in tables:
            self.tables.polling.forget(table_id)
        self.sessions.forget(set(sessions))

    # -- out again

    async def end(self, reader: Reader, named: str) -> str:
        """End one device or token of the reader, with what it may have noted. Raises Problem if there is none of this id.

        If the guest's recovery code was made there, it ends as well: the code in its place; else empty.
        """
        return await self.end_some(reader, lambda row: row.hash[:NAMED_BY] == named)

    async def end_others(self, reader: Reader) -> str:
        """The same for all devices of the reader but this one; tokens made there end, others stay."""
        return await self.end_some(reader, lambda row: row.kind == BROWSER and row.hash != reader.session, or_none=True)

    async def end_this(self, reader: Reader) -> None:
        """Let this browser be nobody's. The recovery code stays, as it may be the way back."""
        await self.end_some(reader, lambda row: row.hash == reader.session, leaves=True)

    async def end_some(self, reader: Reader, chosen: Callable[[SessionRow], bool], or_none: bool = False,
                       leaves: bool = False) -> str:
        person = reader.person or ""

        def end() -> tuple[Ended, str]:
            with self.store.changing() as session:
                rows = [row for row in sessions_of(session, person) if chosen(row)]
                if not rows and not or_none:
                    raise Problem(404, "no-device")
                if leaves:                               # whoever goes by themselves keeps the code that they wrote down
                    for written in of_kind(session, person, GUEST_CODE):
                        written.facts = {}
                hashes, act = {row.hash for row in rows}, TOKEN if [row.kind for row in rows] == [PROGRAM] else DEVICE
                ended = end_secrets(session, person, act, here=reader.session, chosen=hashes)
                fresh = new_code() if ended.counts.get("guest-code") else ""
                if fresh:
                    put_secret(session, GUEST_CODE, fresh, person, facts={"by": reader.session})
                return ended, grouped(fresh)

        ended, code = await self.access.write(end)
        self.felt(ended.tables, ended.sessions)
        return code


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


def check_not_former(session: Session, code: str) -> None:
    """Raises Problem (409) for the recovery code of a guest who has an account by now."""
    row = session.get(SecretRow, hash_of(code))
    if row is not None and row.kind == FORMER_CODE:
        raise Problem(409, "code-of-former-guest")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))


def grouped(code: str) -> str:
    """A code as it is written down."""
    return "-".join(code[first:first + GROUP] for first in range(0, len(code), GROUP)).upper()
