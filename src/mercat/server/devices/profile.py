"""A person's profile: their name, and the preferences that apply on all their devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from mercat.server.accounts.accounts import rename_at_tables, take_another_name
from mercat.server.clocks import rests
from mercat.server.clocks.rests import rests_of_person, time_of_day
from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.devices.devices import Device, devices_of, open_ways
from mercat.server.pages.preferences import ZONE_HERE
from mercat.server.people.own_names import check_name
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import sessions_of, touch
from mercat.server.people.user_text import person_name
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import now


class Rests(Shape):
    """The times when your clock rests in correspondence games."""

    zone: str
    """the time zone of your quiet hours and away days"""
    quiet: tuple[str, str] | None
    """the quiet hours: their beginning and end, as HH:MM; null for none"""
    away: tuple[tuple[str, str], ...]
    """the periods of away days: the first and last day of each, as YYYY-MM-DD"""


def rests_told(found: rests.Rests) -> Rests:
    """Return a person's rest times in the form that the API uses."""
    quiet = None if found.quiet is None else (time_of_day(found.quiet[0]), time_of_day(found.quiet[1]))
    return Rests(zone=found.zone, quiet=quiet, away=tuple((first.isoformat(), last.isoformat()) for first, last in found.away))


class Me(Shape):
    """Your profile on this server."""

    stored: bool
    """whether the server has stored you, because you have taken a seat or opened a table; nothing is stored about a browser that
    has only read pages"""
    name: str                                            # the account's name, or the last name under which a guest played
    account: str
    """the name of your account on this server; empty for a guest"""
    preferences: dict[str, str]
    devices: tuple[Device, ...]
    """your devices; empty if the request was sent with a token"""
    links: Annotated[int, PAGES_ALONE] = 0
    """the number of your valid links for further devices"""
    recovery_code: Moment | None
    """the moment at which your valid recovery code was created; null if there is none"""
    rests: Rests | None = None
    """the times at which your clock rests in correspondence games"""


def own_profile(work: Work) -> Me:
    """Return the reader's profile."""
    row = work.get(PersonRow, work.person) if work.reader.is_stored else None
    if row is None:
        return Me(stored=False, name="", account="", preferences={}, devices=(), recovery_code=None)
    by_token = work.reader.scopes is not None
    links, code = (0, None) if by_token else open_ways(work)
    return Me(stored=True, name=row.name, account=work.reader.account, preferences=dict(row.preferences or {}), links=links,
              devices=() if by_token else tuple(devices_of(work)), recovery_code=code, rests=rests_told(rests_of_person(row)))


def take_name(work: Work, wanted: str) -> tuple[str, int]:
    """Rename the reader. Return the name as stored, and the number of tables that keep the old name because the new one is
    already used there."""
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
    """Store a person's preferences, if the person is stored. For anybody else, preferences are only in cookies.

    With `unless_any`, change nothing if the person already has stored preferences.
    """
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
