"""One-time secrets (`SecretRow`): links to another device, codes, passkey challenges, and sign-ins that are under way at an
issuer.

This module stores, finds, uses and removes them. Only hashes are stored.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from mercat.server.people.rows import SecretRow
from mercat.server.people.stored import hash_of
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import now

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"       # without those that are easily confused
LONGEST_TYPED: Final = 200                               # characters of a code, including spaces and hyphens


def new_code(groups: int, letters: int) -> str:
    """Return a new code that people can write down, in `groups` groups of `letters` letters."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(letters)) for _ in range(groups))


def letters_in(typed: str) -> str:
    """Return the letters and digits of a code as entered; spaces, hyphens and capitals do not matter."""
    return "".join(letter for letter in typed[:LONGEST_TYPED].lower() if letter.isalnum())


def beside(kind: str, session_hash: str) -> str:
    """Return the text under which a session's only secret of a kind is stored. This text is not secret, and nobody ever enters
    it."""
    return f"{kind} {session_hash}"


def put_secret(session: Session, kind: str, secret: str, person: str | None = None, lifetime: timedelta | None = None,
               facts: Mapping[str, Any] | None = None, most: int | None = None) -> None:
    """Store a secret that works for `lifetime` (None: until it is used). If the same secret is already stored, replace it.

    If `most` is given, only the newest `most` secrets of its person and kind are kept.
    """
    hashed = hash_of(secret)
    session.execute(delete(SecretRow).where(SecretRow.hash == hashed))
    session.add(SecretRow(hash=hashed, kind=kind, person=person, facts=dict(facts or {}),
                          expires=None if lifetime is None else now() + lifetime))
    session.flush()
    if most is not None:
        mine = select(SecretRow.hash).where(SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None))
        older = session.scalars(mine.order_by(SecretRow.made.desc(), SecretRow.hash).offset(most)).all()
        session.execute(delete(SecretRow).where(SecretRow.hash.in_(older)))


def find_secret(session: Session, kind: str, secret: str, locked: bool = False) -> SecretRow | None:
    """Return a stored secret if it is still valid; otherwise return None. With `locked`, lock its row, so that it can be
    invalidated."""
    row = session.get(SecretRow, hash_of(secret), with_for_update=CHANGING if locked else None, populate_existing=locked)
    works = row is not None and row.kind == kind and row.used is None and (row.expires is None or row.expires > now())
    return row if works else None


def use_secret(session: Session, kind: str, secret: str) -> SecretRow | None:
    """Invalidate a secret and return it; return None if it is not valid. Of two simultaneous requests, only one gets the
    secret."""
    moment = now()
    valid = (SecretRow.hash == hash_of(secret), SecretRow.kind == kind, SecretRow.used.is_(None),
             or_(SecretRow.expires.is_(None), SecretRow.expires > moment))
    used = session.scalars(update(SecretRow).where(*valid).values(used=moment).returning(SecretRow.hash)).all()
    return session.get(SecretRow, used[0], populate_existing=True) if used else None


def take_secret(session: Session, kind: str, secret: str) -> dict[str, Any]:
    """Delete a secret and return its facts; return an empty dict if it is not valid. Of two simultaneous requests, only one gets
    the facts."""
    row = find_secret(session, kind, secret, locked=True)
    if row is None:
        return {}
    session.delete(row)
    session.flush()
    return dict(row.facts)


def drop_secrets(session: Session, kind: str, person: str) -> None:
    """Delete the unused secrets of a kind that a person has created."""
    session.execute(delete(SecretRow).where(SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None)))


def open_secrets(session: Session, kind: str, person: str) -> tuple[int, datetime | None]:
    """Return the number of a person's valid secrets of a kind, and the time when the newest was created."""
    works = or_(SecretRow.expires.is_(None), SecretRow.expires > now())
    chosen = select(func.count(), func.max(SecretRow.made)).where(
        SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None), works)
    number, newest = session.execute(chosen).one()
    return int(number), newest
