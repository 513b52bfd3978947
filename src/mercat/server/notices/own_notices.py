"""A person's choices about notifications: the ways to reach them, muted tables, unwanted kinds, and quiet hours.

This module also adapts these choices when a person's browser gets a new session, or when a person becomes another one. The key
that identifies this server to push services (VAPID) is created once and stored, since a new key would end all subscriptions.
"""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.desk import Work
from mercat.server.notices.channels import check_found
from mercat.server.notices.outbox import newest_of
from mercat.server.notices.rows import CALLED_OFF, MAIL, PUSH, NoticeRow, QuietTableRow, WayRow, WishRow
from mercat.server.people.rows import PersonRow, SecretRow
from mercat.server.people.secret_kinds import VAPID
from mercat.server.people.stored import hash_of
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.shapes import Link, Shape
from mercat.server.storage.models import TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Database
from mercat.server.tables.chat_lines import LISTED
from mercat.server.tables.snapshot import Reader, Snapshot

MOST_WAYS: Final = 12                                    # ways of one person
DAY: Final = 24 * 60                                     # minutes
AGAIN: Final = 10                                        # seconds, for the Retry-After header
UNSUBSCRIBED: Final = "unsubscribed"                     # `WayRow.why`: the person has unsubscribed
LookUp = Callable[[str], Awaitable[Sequence[str] | None]]          # None if it takes too long
NAME: Final = hash_of("the key of web push")


async def unknown(name: str) -> Sequence[str] | None:
    """Return None: this default does not look up host names."""
    return None


class CalendarLink(Shape):
    link: Link
    """the URL of a calendar with your deadlines; shown only once"""


@dataclass(frozen=True)
class Overview:
    """The facts about a person that the notifications page shows."""

    ways: Sequence[WayRow] = ()
    wish: WishRow | None = None
    sent: Sequence[NoticeRow] = ()                       # the newest notifications
    address: str = ""                                    # the confirmed email address
    muted: Sequence[tuple[str, str]] = ()                # muted tables, with their games
    here: int | None = None                              # the way of the browser that sent the request
    games: Mapping[str, str] = field(default_factory=dict)       # the games of the tables in `sent`


class Notices:
    """The parts of notifications that need more than the database: the server's key for web push, and the lookup of host
    names."""

    def __init__(self, access: Access, settings: Settings) -> None:
        self.access, self.settings = access, settings
        self.key: PushKey | None = None
        self.look_up: LookUp = unknown                   # the addresses of a name, in the process that sends
        self.looking_up: set[str] = set()                # people for whom a name is looked up

    async def push_key(self) -> PushKey:
        """Return the server's key for web push."""
        if self.key is None:
            self.key = await self.access.in_writer(push_key, self.access.database)
        return self.key

    async def check_name(self, reader: Reader, name: str) -> None:
        """Look up a host name. Only one lookup at a time is made for each person.

        Raise Problem if the name has no address that may be reached, if the lookup takes too long, or if the person is not
        stored.
        """
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


# -- ways
def add_way(work: Work, kind: str, facts: Mapping[str, str], label: str, mark: str, here: bool = True) -> None:
    """Add a way to notify the reader; with `here`, it is removed when their session ends.

    Raise Problem if the reader has too many ways or, for email, no confirmed address.
    """
    me = work.me()
    if kind == MAIL and not confirmed_address(work, me.id):
        raise Problem(409, "notice-no-address")
    before = work.scalars(select(WayRow).where(WayRow.mark == mark)).first()
    if before is not None and before.person != me.id and kind == PUSH:
        work.delete(before)                              # the former user of this browser is no longer notified here
        work.flush()
        before = None
    many = work.scalar(select(func.count()).select_from(WayRow).where(WayRow.person == me.id)) or 0
    if before is None and many >= MOST_WAYS:
        raise Problem(409, "notice-ways", most=MOST_WAYS)
    row = before or WayRow(person=me.id, kind=kind, mark=mark)
    row.facts, row.label = {**facts, "language": work.reader.language}, label
    row.session, row.off, row.why = (work.reader.session if here else "") or None, None, ""
    work.add(row)


def unsubscribe(work: Work, way: int, mark: str) -> None:
    """Switch off a way to notify a person. This is possible for anybody with the link from a notification sent in that way.

    Raise Problem (404) if the link is not valid.
    """
    row = work.get(WayRow, way)
    if row is None or row.mark != mark:
        raise Problem(404, "notice-gone")
    row.off, row.why = now(), UNSUBSCRIBED


def quiet_shown(work: Work, snapshot: Snapshot) -> dict[str, Any]:
    """Return whether the reader has stopped notifications about a table, as a fact for the page of its seats; None if the reader
    has no seat there."""
    return {"quiet": work.get(QuietTableRow, (work.person, snapshot.id)) is not None if snapshot.mine else None}


# -- reading
def overview(work: Work) -> Overview:
    """Return the facts for the notifications page."""
    person = work.person
    ways = work.scalars(select(WayRow).where(WayRow.person == person).order_by(WayRow.id)).all()
    sent = newest_of(work, person)
    muted = work.execute(select(TableRow.id, TableRow.game).join(QuietTableRow, QuietTableRow.table == TableRow.id)
                         .where(QuietTableRow.person == person).order_by(TableRow.changed.desc())).all()
    about = {notice.table for notice in sent if notice.table}
    games = work.execute(select(TableRow.id, TableRow.game).where(TableRow.id.in_(about)))
    here = (way.id for way in ways if way.kind == PUSH and way.session == work.reader.session and way.off is None)
    return Overview(ways, work.get(WishRow, person), sent, confirmed_address(work, person), [(one.id, one.game) for one in muted],
                    next(here, None), {one.id: one.game for one in games})


def own_way(work: Work, way: int) -> WayRow:
    """Return one of the reader's ways. Raise Problem (404) if the way belongs to somebody else."""
    row = work.get(WayRow, way)
    if row is None or row.person != work.person:
        raise Problem(404, "notice-gone")
    return row


def own_wish(work: Work) -> WishRow:
    """Return the reader's preferences as a row that may be changed. Create the row if there is none."""
    row = work.get(WishRow, work.me().id)
    if row is None:
        row = WishRow(person=work.person, unwanted=[], zone="UTC")
        work.add(row)
    return row


def confirmed_address(session: Session, person: str) -> str:
    """Return a person's email address; an empty string if there is none, or if it is not confirmed."""
    row = session.get(PersonRow, person)
    return "" if row is None or not row.email or row.confirmed is None else row.email


def quiet_of(row: WishRow | None) -> tuple[int, int] | None:
    """Return the beginning and end of a person's quiet hours as minutes of the day; None if they have none."""
    if row is None or row.quiet_from is None or row.quiet_until is None or row.quiet_from == row.quiet_until:
        return None
    return row.quiet_from, row.quiet_until


def quiet_until(hours: tuple[int, int] | None, where: str, moment: datetime) -> datetime | None:
    """If `moment` is within these quiet hours, return the moment at which they end; otherwise return None. The hours follow local
    time, even when the clocks change."""
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


def move_push(session: Session, before: str, after: str, person: str) -> None:
    """Move a browser's ways to its new session. The browser's push messages then go to the person of this session."""
    if before:
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.kind == PUSH).values(session=after, person=person))
        session.execute(update(WayRow).where(WayRow.session == before, WayRow.person == person).values(session=after))


def drop_mail(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """Delete a person's way of notification by email when they become another person, whose account has its own address."""
    if only is None:
        session.execute(delete(WayRow).where(WayRow.person == person, WayRow.kind == MAIL))


def forget_names(session: Session, people: Collection[str]) -> None:
    """Remove the names of people who are being deleted from the notifications that others have received.

    A name at an existing table is removed with the table's other mentions (`forget_names_at`).
    """
    remove_names(session, set(session.scalars(select(PersonRow.name).where(PersonRow.id.in_(people)))))


def forget_names_at(session: Session, table: TableRow, names: Collection[str]) -> None:
    """Remove a deleted person's names from notifications about a table that other people have received."""
    remove_names(session, set(names), NoticeRow.table == table.id)


def remove_names(session: Session, names: set[str], *where: ColumnElement[bool]) -> None:
    """Remove names from the facts of the selected notifications: the name of the sender, and names in the list of players."""
    named = NoticeRow.facts["by"].as_string().in_(names - {""}) | (NoticeRow.kind == CALLED_OFF)
    for notice in session.scalars(select(NoticeRow).where(*where, named)):
        facts = dict(notice.facts)
        facts["by"] = "" if facts.get("by") in names else facts.get("by", "")
        facts["players"] = LISTED.join(one for one in facts.get("players", "").split(LISTED) if one not in names)
        notice.facts = facts


@dataclass(frozen=True)
class PushKey:
    """Both halves of the server's key for web push, in base64url format without padding."""

    private: str
    public: str


def stored_key(session: Session) -> PushKey | None:
    row = session.get(SecretRow, NAME)
    return None if row is None else PushKey(row.facts["private"], row.facts["public"])


def store_key(session: Session, made: PushKey) -> None:
    session.add(SecretRow(hash=NAME, kind=VAPID, person=None, facts={"private": made.private, "public": made.public}))


def push_key(database: Database) -> PushKey:
    """Return the server's key for web push. The first process that needs the key creates it."""
    key = database.write(stored_key)
    if key is not None:
        return key
    made = new_key()
    with suppress(IntegrityError):                       # another process was first
        database.write(store_key, made)
    return database.write(stored_key) or made


def new_key() -> PushKey:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return PushKey(base64_text(key.private_numbers().private_value.to_bytes(32, "big")), base64_text(public))


def base64_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
