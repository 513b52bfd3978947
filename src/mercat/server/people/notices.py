"""How somebody wishes to be called: by which ways, to which tables, for what, and when not."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Final, TypeVar
from zoneinfo import ZoneInfo

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from mercat.server.people.channels import channel_fields, check_found, check_subscription, name_of
from mercat.server.people.vapid import PushKey, push_key
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.access import Access
from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import PERSON, SeatRow, TableRow, now
from mercat.server.storage.notice_rows import (
    FREE,
    KINDS,
    MAIL,
    PUSH,
    TRIED,
    NoticeRow,
    QuietTableRow,
    WayRow,
    WishRow,
)
from mercat.server.storage.outbox import AT_ONCE, About, newest_of, put
from mercat.server.storage.people import hash_of
from mercat.server.storage.people_rows import PersonRow
from mercat.server.storage.store import Store
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

T = TypeVar("T")
MOST_WAYS: Final = 12                                    # of a person
MOST_QUIET: Final = 500                                  # tables
DAY: Final = 24 * 60                                     # minutes
SECRET_BYTES: Final = 24
AGAIN: Final = 10                                        # seconds, for Retry-After
UNSUBSCRIBED: Final = "unsubscribed"                     # `WayRow.why`


LookUp = Callable[[str], Awaitable[Sequence[str] | None]]          # None if it takes too long


async def unknown(name: str) -> Sequence[str] | None:
    """Nobody looks names up."""
    return None


@dataclass(frozen=True)
class Overview:
    """What the page of notices shows of a person."""

    ways: Sequence[WayRow] = ()
    unwanted: frozenset[str] = frozenset()
    quiet: tuple[int, int] | None = None                 # minutes of the day between which nothing is sent
    zone: str = ""
    sent: Sequence[NoticeRow] = ()                       # the newest
    calendar: bool = False
    address: str = ""                                    # of mail, confirmed
    muted: Sequence[tuple[str, str]] = ()                # tables, with their games
    here: int | None = None                              # the way of the browser that asks
    games: Mapping[str, str] = field(default_factory=dict)       # of the tables that were told of


class Notices:
    """Changes and reads what people wish."""

    def __init__(self, tables: TableService, settings: Settings) -> None:
        self.store: Store = tables.store
        self.access: Access = tables.access
        self.settings = settings
        self.key: PushKey | None = None
        self.wake: Callable[[], None] = lambda: None     # what is sent at once need not wait for the next look
        self.look_up: LookUp = unknown                   # the addresses of a name, in the process that sends
        self.looking_up: set[str] = set()                # people for whom a name is looked up

    async def change(self, reader: Reader, work: Callable[[Session, str], T]) -> T:
        """Change something of the reader's in one transaction, with their row locked. Raises Problem (403) for nobody."""
        person = reader.person or ""

        def done() -> T:
            with self.store.changing() as session:
                if session.get(PersonRow, person, with_for_update=CHANGING) is None:
                    raise Problem(403, "nobody")
                return work(session, person)

        return await self.access.write(done)

    async def push_key(self) -> PushKey:
        """The server's key for web push."""
        if self.key is None:
            self.key = await self.access.write(push_key, self.store.writing)
        return self.key

    # -- ways

    async def add_push(self, reader: Reader, endpoint: str, p256dh: str, auth: str) -> None:
        """Call the reader by push messages to this browser. Raises Problem."""
        check_subscription(endpoint, p256dh, auth, self.settings.own_networks)
        await self.check_name(reader, name_of(endpoint))
        facts = {"endpoint": endpoint, "p256dh": p256dh.rstrip("="), "auth": auth.rstrip("="), "language": reader.language}
        await self.add(reader, PUSH, facts, reader.browser, hash_of(f"push {endpoint}"), reader.session)

    async def add_mail(self, reader: Reader) -> None:
        """Call the reader by mail to the confirmed address of their account. Raises Problem."""
        if not self.settings.sends_mail:
            raise Problem(404, "no-mail")
        await self.add(reader, MAIL, {"language": reader.language}, "", hash_of(f"mail {reader.person}"))

    async def add_channel(self, reader: Reader, kind: str, typed: Mapping[str, str]) -> None:
        """Call the reader by one of their channels. Raises Problem."""
        if kind == FREE and not reader.is_server_host:
            raise Problem(403, "not-server-host")
        fields, label = channel_fields(kind, typed, self.settings.own_networks)
        await self.check_name(reader, name_of(fields.get("server", "")))
        mark = hash_of(f"{kind} {reader.person} {sorted(fields.items())}")
        await self.add(reader, kind, {**fields, "language": reader.language}, label, mark, reader.session)

    async def check_name(self, reader: Reader, name: str) -> None:
        """Look a name up, one at a time for a person. Raises Problem if it stands for nothing that may be reached, or that takes
        too long."""
        if not name:
            return
        if reader.person is None or not reader.is_stored:
            raise Problem(403, "nobody")
        if reader.person in self.looking_up:
            raise Problem(429, "too-fast", wait=AGAIN, seconds=AGAIN)
        self.looking_up.add(reader.person)
        try:
            found = await self.look_up(name)
        finally:
            self.looking_up.discard(reader.person)
        if found is None:
            raise Problem(503, "notice-slow-host", wait=AGAIN, host=name[:100])
        check_found(name, found, self.settings.own_networks)

    async def add(self, reader: Reader, kind: str, facts: Mapping[str, str], label: str, mark: str,
                  session_hash: str = "") -> None:
        def work(session: Session, person: str) -> None:
            if kind == MAIL and not confirmed_address(session, person):
                raise Problem(409, "notice-no-address")
            before = session.scalars(select(WayRow).where(WayRow.mark == mark)).first()
            if before is not None and before.person != person and kind == PUSH:
                session.delete(before)                   # whoever used this browser before is not called here any more
                session.flush()
                before = None
            many = session.scalar(select(func.count()).select_from(WayRow).where(WayRow.person == person)) or 0
            if before is None and many >= MOST_WAYS:
                raise Problem(409, "notice-ways", most=MOST_WAYS)
            row = before or WayRow(person=person, kind=kind, mark=mark)
            row.facts, row.label, row.session, row.off, row.why = dict(facts), label, session_hash or None, None, ""
            session.add(row)

        await self.change(reader, work)

    async def remove(self, reader: Reader, way: int) -> None:
        """Call the reader by this way no more, and forget it."""
        def work(session: Session, person: str) -> None:
            own_way(session, person, way)
            session.execute(update(NoticeRow).where(NoticeRow.way == way).values(way=None))
            session.execute(delete(WayRow).where(WayRow.id == way))

        await self.change(reader, work)

    async def try_way(self, reader: Reader, way: int) -> None:
        """Send a notice to try one of the reader's ways; one that was switched off is switched on again."""
        def work(session: Session, person: str) -> None:
            row = own_way(session, person, way)
            row.off, row.why = None, ""
            waiting = (NoticeRow.way == way, NoticeRow.kind == TRIED, NoticeRow.done.is_(None))
            session.execute(delete(NoticeRow).where(*waiting))
            put(session, About(TRIED), row, None, now() + AT_ONCE)

        await self.change(reader, work)
        self.wake()

    async def unsubscribe(self, way: int, mark: str) -> None:
        """Switch a way off, for whoever has the link that came by it."""
        def work() -> None:
            with self.store.changing() as session:
                row = session.get(WayRow, way)
                if row is None or row.mark != mark:
                    raise Problem(404, "notice-gone")
                row.off, row.why = now(), UNSUBSCRIBED

        await self.access.write(work)

    # -- wishes

    async def choose(self, reader: Reader, kinds: Sequence[str], quiet: tuple[int, int] | None, zone: str) -> None:
        """What the reader wishes to hear of, and when nothing is sent."""
        def work(session: Session, person: str) -> None:
            row = wish_of(session, person)
            row.unwanted = [kind for kind in KINDS if kind not in kinds]
            row.quiet_from, row.quiet_until = quiet if quiet is not None and quiet[0] != quiet[1] else (None, None)
            row.zone = zone or row.zone

        await self.change(reader, work)

    async def mute(self, reader: Reader, table: str, muted: bool) -> None:
        """Call the reader to a table no more, or again. Raises Problem."""
        def work(session: Session, person: str) -> None:
            if session.get(TableRow, table) is None:
                raise Problem(404, "no-table")
            seated = select(SeatRow.number).where(SeatRow.table == table, SeatRow.holder == person, SeatRow.kind == PERSON)
            if muted and session.scalars(seated.limit(1)).first() is None:
                raise Problem(403, "not-seated")
            session.execute(delete(QuietTableRow).where(QuietTableRow.person == person, QuietTableRow.table == table))
            many = session.scalar(select(func.count()).select_from(QuietTableRow).where(QuietTableRow.person == person)) or 0
            if muted and many < MOST_QUIET:
                session.add(QuietTableRow(person=person, table=table))

        await self.change(reader, work)

    async def is_quiet(self, reader: Reader, table: str) -> bool | None:
        """Is the reader not called to a table? None for whoever is not known."""
        def read() -> bool:
            with Session(self.store.reading) as session:
                return session.get(QuietTableRow, (reader.person, table)) is not None

        return await self.access.read(read) if reader.is_stored and reader.person is not None else None

    # -- the calendar

    async def new_calendar(self, reader: Reader) -> str:
        """The secret of a new address of the reader's calendar; the former one works no more."""
        secret = secrets.token_urlsafe(SECRET_BYTES)

        def work(session: Session, person: str) -> None:
            wish_of(session, person).calendar = hash_of(secret)

        await self.change(reader, work)
        return secret

    async def drop_calendar(self, reader: Reader) -> None:
        """The address of the reader's calendar works no more."""
        def work(session: Session, person: str) -> None:
            wish_of(session, person).calendar = None

        await self.change(reader, work)

    # -- reading

    async def overview(self, reader: Reader) -> Overview:
        """What the page of notices shows."""
        if not reader.is_stored or reader.person is None:
            return Overview()
        return await self.access.read(self.read_overview, reader.person, reader.session)

    def read_overview(self, person: str, session_hash: str) -> Overview:
        with Session(self.store.reading, expire_on_commit=False) as session:
            ways = session.scalars(select(WayRow).where(WayRow.person == person).order_by(WayRow.id)).all()
            row, sent = session.get(WishRow, person), newest_of(session, person)
            muted = session.execute(select(TableRow.id, TableRow.game).join(QuietTableRow, QuietTableRow.table == TableRow.id)
                                    .where(QuietTableRow.person == person).order_by(TableRow.changed.desc())).all()
            about = {notice.table for notice in sent if notice.table}
            games = session.execute(select(TableRow.id, TableRow.game).where(TableRow.id.in_(about)))
            return Overview(
                ways, frozenset(() if row is None else row.unwanted or ()), quiet_of(row), "" if row is None else row.zone, sent,
                row is not None and row.calendar is not None, confirmed_address(session, person),
                [(one.id, one.game) for one in muted],
                next((way.id for way in ways if way.kind == PUSH and way.session == session_hash and way.off is None), None),
                {one.id: one.game for one in games})


def own_way(session: Session, person: str, way: int) -> WayRow:
    """One of a person's ways. Raises Problem (404)."""
    row = session.get(WayRow, way)
    if row is None or row.person != person:
        raise Problem(404, "notice-gone")
    return row


def wish_of(session: Session, person: str) -> WishRow:
    """What a person wishes, as a row of this session."""
    row = session.get(WishRow, person)
    if row is None:
        row = WishRow(person=person, unwanted=[], zone="UTC")
        session.add(row)
    return row


def confirmed_address(session: Session, person: str) -> str:
    """A person's address of mail; empty if there is none, or it is not confirmed."""
    row = session.get(PersonRow, person)
    return "" if row is None or not row.email or row.confirmed is None else row.email


def quiet_of(row: WishRow | None) -> tuple[int, int] | None:
    """The minutes of the day between which a person is sent nothing."""
    if row is None or row.quiet_from is None or row.quiet_until is None or row.quiet_from == row.quiet_until:
        return None
    return row.quiet_from, row.quiet_until


def quiet_until(hours: tuple[int, int] | None, where: str, moment: datetime) -> datetime | None:
    """When these hours are over in a zone, if they are now; by the clock on the wall there, whenever that is set."""
    if hours is None:
        return None
    zone = ZoneInfo(where or "UTC")
    local = moment.astimezone(zone)
    begins, ends = hours
    minute = local.hour * 60 + local.minute
    if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
        return None
    day = local.date() + timedelta(days=begins > ends and minute >= begins)
    return datetime.combine(day, time(*divmod(ends % DAY, 60)), zone).astimezone(moment.tzinfo)
