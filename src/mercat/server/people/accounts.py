"""Accounts: names that are somebody's own on this server. Creating one, signing in and out, and what comes along.

Functions that are given a `Session` work in the caller's transaction, together with what let somebody in (a link by mail, the
host's own sign-on). The service `Accounts` does them in one of its own:

    signed = await services.accounts.transact(work)      # work(session) returns `sign_in(session, reader, person)`
    signed = await services.accounts.sign_in(reader, person)
    return entered(request, signed, "/")                 # http/entering.py: the cookie, and where to go on
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Final, TypeVar

from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.people.sessions import Sessions
from mercat.server.problems import Problem
from mercat.server.storage.models import TableRow, now
from mercat.server.storage.people import end_sessions, hand_over, hash_of, sessions_of, tables_with, touch
from mercat.server.storage.people_rows import BROWSER, NameRow, PersonRow, SecretRow, SessionRow
from mercat.server.tables.own_names import keys_of
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.user_text import person_name

T = TypeVar("T")
GUEST_BEFORE: Final = "guest-before"                     # `SecretRow.kind`: who a browser was before somebody signed in there
REMEMBERED: Final = timedelta(days=400)                  # as long as a cookie
SECRET_BYTES: Final = 18                                 # as `Signer.new_secret`


@dataclass(frozen=True)
class SignedIn:
    """Somebody is known in a browser from now on, by a new secret: set `request.state.new_secret`, or use `http/entering.py`."""

    secret: str
    person: str
    guest: str = ""                                      # who the browser was before, if that guest has tables
    changed: frozenset[str] = frozenset()                # tables to be shown anew
    ended: frozenset[str] = frozenset()                  # hashes of sessions that are not as before


def new_person() -> str:
    """The id of somebody new, where it does not follow from a browser's secret."""
    return secrets.token_urlsafe(15)


def register(session: Session, person: str, name: str, *, password: str | None = None) -> PersonRow:
    """Make an account of a guest, with all that is theirs, or of somebody who is not stored yet.

    `name` is cleaned here; `password` is a hash (`people/passwords.py`). Other devices, links and codes of the guest end: whoever
    had them is not let into the account. Raises Problem (409) if the person has an account, or the name is somebody else's.
    Sign in afterwards, in the same transaction.
    """
    cleaned = person_name(name)
    row = session.get(PersonRow, person, with_for_update=True)
    if row is None:
        row = PersonRow(id=person, name=cleaned)
        session.add(row)
        session.flush()
    if row.registered is not None:
        raise Problem(409, "has-account", name=row.name)
    take_name(session, person, cleaned)
    row.name, row.registered, row.password, row.changed = cleaned, now(), password, now()
    end_sessions(session, person)
    session.execute(delete(SecretRow).where(SecretRow.person == person))
    return row


def rename(session: Session, person: str, name: str) -> str:
    """Give an account another name; the former is free again. The name, cleaned. Raises Problem (409) if it is somebody else's.

    Seats that are taken keep the name under which the others know them.
    """
    cleaned = person_name(name)
    session.execute(delete(NameRow).where(NameRow.person == person))
    take_name(session, person, cleaned)
    session.execute(update(PersonRow).where(PersonRow.id == person).values(name=cleaned, changed=now()))
    shown_anew(session, tables_with(session, person))
    return cleaned


def take_name(session: Session, person: str, name: str) -> None:
    """Reserve a name and what may be mistaken for it; of two who ask at once, the database lets one have it."""
    try:
        with session.begin_nested():
            session.add_all(NameRow(skeleton=key, person=person) for key in sorted(keys_of(name)))
    except IntegrityError:
        raise Problem(409, "name-registered", name=name) from None


def sign_in(session: Session, reader: Reader, person: str) -> SignedIn:
    """Let somebody be known in the reader's browser, by a new secret; the browser's former session ends.

    If the browser was a guest's, who has tables, then `bring_along` gives the person those that are theirs.
    """
    if session.get(PersonRow, person) is None:
        raise Problem(403, "no-account")
    secret = secrets.token_urlsafe(SECRET_BYTES)
    session.add(SessionRow(hash=hash_of(secret), person=person, kind=BROWSER, used=now()))
    guest = guest_of(session, reader)
    if reader.session and reader.person is not None:
        end_sessions(session, reader.person, {reader.session})
    if guest in ("", person):
        guest = ""
    else:
        remember_guest(session, hash_of(secret), person, guest)
    session.flush()
    return SignedIn(secret, person, guest, shown_anew(session, tables_with(session, person)),
                    frozenset({reader.session} - {""}))
