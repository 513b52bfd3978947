"""A person's devices: links and recovery codes that add another browser, and the tables that a guest's browser brings along.

Every added browser gets a new secret (`Arrival.secret`), which was never used before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import rename_at_tables
from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.people.rows import PROGRAM, PersonRow, SecretRow, SessionRow
from mercat.server.people.secret_kinds import DEVICE, DEVICE_LINK, FORMER_CODE, GUEST_CODE, TOKEN, end_secrets, of_kind
from mercat.server.people.secrets import LETTERS, find_secret, letters_in, new_code, open_secrets, put_secret, use_secret
from mercat.server.people.sessions import NewSession, new_secret, note_browser
from mercat.server.people.stored import MOST_DEVICES, add_session, end_sessions, hand_over, hash_of, sessions_of, tables_with
from mercat.server.problems import Problem
from mercat.server.processes.allowances import SECRETS, count_against_day
from mercat.server.shapes import Link, Moment, Shape
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import ResultSeatRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.snapshot import Reader

LINK_LASTS: Final = timedelta(minutes=30)
MOST_LINKS: Final = 3                                    # valid links of one person; a new link invalidates the oldest
GROUPS, GROUP = 5, 5                                     # groups in a recovery code, and letters in each: 123 random bits
CODE_FORM: Final = re.compile(f"[{LETTERS}]{{{GROUPS * GROUP}}}")
NAMED_BY: Final = 16                                     # digits of a session's hash that identify it for its person


class Device(Shape):
    """A browser in which you are recognised, or a personal token."""

    id: str
    label: str
    """the kind of browser, or your label for the token"""
    kind: str
    """`browser` or `program`"""
    scopes: tuple[str, ...]
    """the scopes of a token: `read`, `play`"""
    made: Moment
    used: Moment | None
    """the moment of the last use, to the hour; null if there was none"""
    here: bool
    """whether this is the device that sent the request"""


class DeviceLink(Shape):
    link: Link
    """the link that adds one browser to your devices, once"""
    seconds: int
    """the number of seconds for which the link works"""


class RecoveryCode(Shape):
    code: str
    """the code, shown only once; earlier codes no longer work"""


@dataclass(frozen=True)
class LinkQuestion:
    """The question asked of a person who follows a link that adds a device."""

    name: str                                    # the name of the person to whom the browser will belong; empty if they have none
    is_account: bool
    others: int                                          # the number of other devices that the browser's present guest has


@dataclass(frozen=True, kw_only=True)
class Arrival(NewSession):
    """The result of adding a browser to a person's devices."""

    stays: bool                                          # whether the former guest still has tables, which the old secret opens
    code: str = ""                                       # the new recovery code, if a recovery code was used


def devices_of(work: Work) -> list[Device]:
    """Return the reader's devices and tokens, the most recently used first. The device in use here counts as used now, since uses
    are stored only from time to time."""
    rows, here = sessions_of(work, work.person), work.reader.session
    return [Device(id=row.hash[:NAMED_BY], label=row.label, kind=row.kind, scopes=tuple((row.scopes or "").split()),
                   made=row.made, used=max(now(), row.used or row.made) if row.hash == here else row.used, here=row.hash == here)
            for row in rows]


def open_ways(work: Work) -> tuple[int, datetime | None]:
    """Return the number of the reader's valid links for adding devices, and the moment when the reader's recovery code was
    created (None if there is no code)."""
    return open_secrets(work, DEVICE_LINK, work.person)[0], open_secrets(work, GUEST_CODE, work.person)[1]


# -- letting in


def put_code(work: Work, person: str, by: str) -> str:
    """Create a recovery code for a person to replace the former one. The code is invalidated when the session `by` ends."""
    code = new_code(GROUPS, GROUP)
    put_secret(work, GUEST_CODE, letters_in(code), person, facts={"by": by}, most=1)
    return code.upper()


def link_question(work: Work, link: str) -> LinkQuestion:
    """Return the question to ask a person who follows a link, without changing anything. Raise Problem if the link does not work,
    or not in this browser."""
    person = owner(work, find_secret(work, DEVICE_LINK, link), Problem(404, "bad-device-link"))
    others = [row for row in sessions_of(work, work.person) if row.hash != work.reader.session]
    return LinkQuestion(person.name, person.registered is not None, len(others) if work.reader.is_stored else 0)


def join_by_link(work: Work, link: str, only: Collection[str] | None) -> Arrival:
    """Use a link to add this browser to a person's devices; bring along everything it has as a guest, or only the tables in
    `only`."""
    used = use_secret(work, DEVICE_LINK, link)
    return arrive(work, owner(work, used, Problem(404, "bad-device-link")), only, None if used is None else used.facts.get("by"))


def recover_by_code(work: Work, typed: str, only: Collection[str] | None = None) -> Arrival:
    """Add this browser to a person's devices with a recovery code, and replace the code with a new one."""
    code = letters_in(typed)
    if not CODE_FORM.fullmatch(code):
        raise Problem(422, "no-code", letters=GROUPS * GROUP)
    check_not_former(work, code)
    person = owner(work, use_secret(work, GUEST_CODE, code), Problem(404, "bad-code"))
    arrived = arrive(work, person, only)
    return replace(arrived, code=put_code(work, person.id, hash_of(arrived.secret)))


def owner(work: Work, found: SecretRow | None, refusal: Problem) -> PersonRow:
    """Return the person to whom a link or code belongs, and whose device this browser will become.

    Raise `refusal` if the secret is not valid, and Problem if the browser cannot become the person's device.
    """
    person = None if found is None or found.person is None else work.get(PersonRow, found.person)
    if person is None:
        raise refusal
    check_free(work.reader, person.id)
    return person


def arrive(work: Work, person: PersonRow, only: Collection[str] | None, by: str | None = None) -> Arrival:
    """Make this browser a device of a person; `by` is the session in which the link was created."""
    secret, reader = new_secret(), work.reader
    work.refresh(person, with_for_update=CHANGING)
    tables, stays = come_along(work, reader, person.id, only)
    count_against_day(work, SECRETS, reader.counted)
    ended = add_session(work, person.id, hash_of(secret), reader.browser, MOST_DEVICES, by, reader.session)
    work.tell(TABLE, *tables)
    work.tell(SESSION, reader.session, *ended)
    mark = note_browser(work, person.id, reader.mark, hash_of(secret))
    return Arrival(secret=secret, name=person.name, stays=stays, mark=mark)


# -- out again


def end_devices(work: Work, chosen: Callable[[SessionRow], bool], or_none: bool = False) -> str:
    """Invalidate the chosen devices and tokens of the reader, and all secrets that may have been shown on them.

    If a guest's recovery code was created on one of these devices, invalidate it too, and return the code that replaces it;
    otherwise return an empty string. Raise Problem (404) if nothing was chosen, unless `or_none`.
    """
    rows = [row for row in sessions_of(work, work.person) if chosen(row)]
    if not rows and not or_none:
        raise Problem(404, "no-device")
    hashes, act = {row.hash for row in rows}, TOKEN if [row.kind for row in rows] == [PROGRAM] else DEVICE
    ended = end_secrets(work, work.person, act, here=work.reader.session, chosen=hashes)
    work.tell(TABLE, *ended.tables)
    work.tell(SESSION, *ended.sessions)
    return put_code(work, work.person, work.reader.session) if ended.counts.get("guest-code") else ""


def end_this_device(work: Work) -> None:
    """Sign the reader out of this browser. The reader's recovery code remains valid, since the reader has written it down."""
    for written in of_kind(work, work.person, GUEST_CODE):
        written.facts = {}
    end_devices(work, lambda row: row.hash == work.reader.session)


def check_free(reader: Reader, person: str) -> None:
    """Raise Problem (409) if this browser cannot become a device of a person, because it already is one of their devices, or is
    signed in to an account."""
    if reader.is_stored and reader.person == person:
        raise Problem(409, "already-yours")
    if reader.account:
        raise Problem(409, "signed-in", name=reader.account)


def come_along(session: Transaction, reader: Reader, to: str, only: Collection[str] | None) -> tuple[set[str], bool]:
    """Transfer to the person `to` everything that this browser has as a guest, or only the tables in `only`.

    Return the tables that have changed, and whether anything stays with the guest. If nothing stays, the browser's session as
    that guest ends.
    """
    if not reader.is_stored or reader.person is None:
        return set(), False
    changed = hand_over(session, reader.person, to, only)
    owner = session.get(PersonRow, to)
    if owner is not None and owner.registered is not None:
        rename_at_tables(session, to, owner.name, changed)
    stays = only is not None and has_anything(session, reader.person)
    if not stays:
        end_sessions(session, reader.person, [reader.session])
    return changed, stays


def has_anything(session: Session, person: str) -> bool:
    """Return whether a person has a seat, has opened a table, or has a result."""
    held = select(ResultSeatRow.result).where(ResultSeatRow.holder == person).limit(1)
    return bool(tables_with(session, person)) or session.scalars(held).first() is not None


def check_not_former(session: Session, code: str) -> None:
    """Raise Problem (409) if this is the former recovery code of a guest who has become an account."""
    row = session.get(SecretRow, hash_of(code))
    if row is not None and row.kind == FORMER_CODE:
        raise Problem(409, "code-of-former-guest")
