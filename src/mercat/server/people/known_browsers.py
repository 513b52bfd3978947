"""Browsers in which somebody has been signed in to an account: their owner's wrong passwords are counted apart from strangers'.

A browser has a mark of its own, a random secret in a signed cookie, which stays when its person signs out and lets nobody in. The
database has a hash of the mark with each account that was signed in to there; it ends with what `secret_kinds.py` says.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import KNOWN_BROWSER
from mercat.server.people.secrets import find_secret, put_secret
from mercat.server.people.sessions import new_secret

KEPT: Final = timedelta(days=400)                        # after somebody has signed in there last; as long as the cookie
MOST: Final = 20                                         # of an account; the one signed in to longest ago is forgotten


@dataclass(frozen=True, kw_only=True)
class NewSession:
    """Somebody is known in a browser from now on, by a new secret: set `request.state.new_secret`, or use
    `accounts/sign_in.py`."""

    secret: str
    mark: str = ""                                       # of the browser from now on
    name: str = ""                                       # of whoever is known there


def note_browser(session: Session, person: str, mark: str, session_hash: str) -> str:
    """Note that an account is signed in to, by this session, in the browser with this mark. The browser's mark, a new one where
    it has none; empty for a guest, who has no password."""
    row = session.get(PersonRow, person)
    if row is None or row.registered is None:
        return ""
    mark = mark or new_secret()
    put_secret(session, KNOWN_BROWSER, beside_mark(person, mark), person, KEPT, {"session": session_hash}, MOST)
    return mark


def is_known(session: Session, person: str, mark: str) -> bool:
    """Has this account been signed in to in the browser with this mark?"""
    return bool(person and mark) and find_secret(session, KNOWN_BROWSER, beside_mark(person, mark)) is not None


def beside_mark(person: str, mark: str) -> str:
    return f"{KNOWN_BROWSER} {person} {mark}"
