"""Browsers in which somebody has been signed in to an account: their owner's wrong passwords are counted apart from strangers'.

A browser has a mark of its own, a random secret in a signed cookie, which stays when its person signs out and lets nobody in. The
database has a hash of the mark with each account that was signed in to there; it ends with what `secret_kinds.py` says.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from sqlalchemy import delete
from sqlalchemy.orm import Session

from mercat.server.people.sessions import new_secret
from mercat.server.storage.models import now
from mercat.server.storage.people import hash_of
from mercat.server.storage.people_rows import PersonRow, SecretRow
from mercat.server.storage.secret_kinds import KNOWN_BROWSER, of_kind

KEPT: Final = timedelta(days=400)                        # after somebody has signed in there last; as long as the cookie
MOST: Final = 20                                         # of an account; the one signed in to longest ago is forgotten


def note_browser(session: Session, person: str, mark: str, session_hash: str) -> str:
    """Note that an account is signed in to, by this session, in the browser with this mark. The browser's mark, a new one where
    it has none; empty for a guest, who has no password."""
    row = session.get(PersonRow, person)
    if row is None or row.registered is None:
        return ""
    mark = mark or new_secret()
    place = place_of_mark(person, mark)
    session.execute(delete(SecretRow).where(SecretRow.hash == place))
    others = sorted(of_kind(session, person, KNOWN_BROWSER), key=lambda one: (one.made, one.hash))
    for one in others[:max(0, len(others) - MOST + 1)]:
        session.delete(one)
    session.add(SecretRow(hash=place, kind=KNOWN_BROWSER, person=person, facts={"session": session_hash}, expires=now() + KEPT))
    session.flush()
    return mark


def is_known(session: Session, person: str, mark: str) -> bool:
    """Has this account been signed in to in the browser with this mark?"""
    row = session.get(SecretRow, place_of_mark(person, mark)) if person and mark else None
    return row is not None and row.expires is not None and row.expires > now()


def place_of_mark(person: str, mark: str) -> str:
    return hash_of(f"{KNOWN_BROWSER} {person} {mark}")
