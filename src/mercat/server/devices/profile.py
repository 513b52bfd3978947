"""What people decide for themselves: their name, and the preferences that follow them to every device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import take_another_name
from mercat.server.clocks import rests
from mercat.server.clocks.rests import time_of_day
from mercat.server.clocks.turn_rests import rests_of_person
from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.devices.devices import Device, devices_of, open_ways
from mercat.server.pages.preferences import ZONE_HERE
from mercat.server.people.locking import CHANGING
from mercat.server.people.own_names import check_name
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import sessions_of, touch
from mercat.server.people.user_text import is_taken, person_name
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.models import OVER, PERSON, SeatRow, TableRow, now
from mercat.server.tables.chat_notices import tell
from mercat.server.tables.seats import seats_of

RENAMED: Final = "renamed"                               # the notice that a player is called otherwise from now on


class Rests(Shape):
    """When your clock rests at tables by days."""

    zone: str
    """the time zone of these times"""
    quiet: tuple[str, str] | None
    """quiet hours: from, and to, as HH:MM"""
    away: tuple[tuple[str, str], ...]
    """away days: the first and the last, as YYYY-MM-DD"""


def rests_told(found: rests.Rests) -> Rests:
    """When somebody's clock rests, as it is written."""
    quiet = None if found.quiet is None else (time_of_day(found.quiet[0]), time_of_day(found.quiet[1]))
    return Rests(zone=found.zone, quiet=quiet, away=tuple((first.isoformat(), last.isoformat()) for first, last in found.away))


class Me(Shape):
    """Who you are on this server."""

    stored: bool
    """you have sat down or opened a table; of a browser that has only looked nothing is kept"""
    name: str                                            # of the account; of a guest the one played under last
    account: str
    """the name that is yours on this server; empty for a guest"""
    preferences: dict[str, str]
    devices: tuple[Device, ...]
    """empty if a token asks"""
    links: Annotated[int, PAGES_ALONE] = 0
    """to further devices, that work"""
    recovery_code: Moment | None
    """when the one that works was made"""
    rests: Rests | None = None
    """when your clock rests at tables by days"""


def own_profile(work: Work) -> Me:
    """Who the reader is."""
    row = work.get(PersonRow, work.person) if work.reader.is_stored else None
    if row is None:
        return Me(stored=False, name="", account="", preferences={}, devices=(), recovery_code=None)
    by_token = work.reader.scopes is not None
    links, code = (0, None) if by_token else open_ways(work)
    return Me(stored=True, name=row.name, account=work.reader.account, preferences=dict(row.preferences or {}), links=links,
              devices=() if by_token else tuple(devices_of(work)), recovery_code=code, rests=rests_told(rests_of_person(row)))


def take_name(work: Work, wanted: str) -> tuple[str, int]:
    """Call the reader otherwise: the name as stored, and at how many tables the old one stays, since it is taken there."""
    name, me = person_name(wanted), work.me()
    if me.registered is not None:
        take_another_name(work, me.id, name)
    else:
        check_name(work, name, me.id)
    me.name, me.changed = name, now()
    changed, kept = rename_at_tables(work, me.id, name)
    work.tell(SESSION, *(row.hash for row in sessions_of(work, me.id)))
    work.tell(TABLE, *changed)
    return name, kept


def prefer(work: Work, chosen: Mapping[str, str], unless_any: bool = False) -> None:
    """Store preferences of somebody who is stored, `unless_any` are already; of others, cookies alone hold them."""
    if not work.reader.is_stored or work.reader.scopes is not None or not chosen:
        return
    person = work.get(PersonRow, work.person, with_for_update=CHANGING)
    before = {} if person is None else dict(person.preferences or {})
    after = before | dict(chosen)
    if person is None or after == before or (unless_any and set(before) - {ZONE_HERE}):
        return
    person.preferences = after
    touch(work, person.id)
    work.tell(SESSION, *(row.hash for row in sessions_of(work, person.id)))


def rename_at_tables(session: Session, person: str, name: str) -> tuple[set[str], int]:
    """Give the seats of a person another name at tables whose game is not over; sandboxes and results keep theirs.

    Returns which tables have changed, and how many keep the old name since somebody there could be mistaken for the new one.
    A notice tells the others.
    """
    seated = select(SeatRow.table).where(SeatRow.holder == person, SeatRow.kind == PERSON)
    running = select(TableRow).where(TableRow.id.in_(seated), TableRow.status != OVER, TableRow.sandbox.is_(False))
    changed, kept = set(), 0
    for table in session.scalars(running.order_by(TableRow.id).with_for_update(**CHANGING)).all():
        seats = seats_of(session, table.id)
        mine = [seat for seat in seats if seat.holder == person and seat.kind == PERSON]
        if is_taken(name, [seat.name for seat in seats if seat not in mine]) or len(mine) > 1:
            kept += 1
        elif mine and mine[0].name != name:
            tell(session, table, RENAMED, mine[0].number, mine[0].name, name)
            mine[0].name = name
            table.revision, table.changed = table.revision + 1, now()
            changed.add(table.id)
    return changed, kept
