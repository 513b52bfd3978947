"""Reads and writes what works once (`SecretRow`): links to another device, recovery codes. Only hashes are stored."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from mercat.server.storage.models import now
from mercat.server.storage.people import hash_of
from mercat.server.storage.people_rows import SecretRow


def put_secret(session: Session, kind: str, secret: str, person: str, lifetime: timedelta | None = None,
               facts: dict[str, Any] | None = None, most: int = 1) -> None:
    """Store a secret of a person that works for so long (None: until it is used); of this kind the newest `most` stay."""
    expires = None if lifetime is None else now() + lifetime
    session.add(SecretRow(hash=hash_of(secret), kind=kind, person=person, facts=facts or {}, expires=expires))
    session.flush()
    mine = select(SecretRow.hash).where(SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None))
    older = session.scalars(mine.order_by(SecretRow.made.desc(), SecretRow.hash).offset(most)).all()
    session.execute(delete(SecretRow).where(SecretRow.hash.in_(older)))


def find_secret(session: Session, kind: str, secret: str) -> SecretRow | None:
    """The secret as stored, if it still works."""
    row = session.get(SecretRow, hash_of(secret))
    works = row is not None and row.kind == kind and row.used is None and (row.expires is None or row.expires > now())
    return row if works else None


def use_secret(session: Session, kind: str, secret: str) -> SecretRow | None:
    """The secret, used up in this transaction; None if it does not work. Of two requests at once one gets it."""
    moment = now()
    valid = (SecretRow.hash == hash_of(secret), SecretRow.kind == kind, SecretRow.used.is_(None),
             or_(SecretRow.expires.is_(None), SecretRow.expires > moment))
    used = session.scalars(update(SecretRow).where(*valid).values(used=moment).returning(SecretRow.hash)).all()
    return session.get(SecretRow, used[0], populate_existing=True) if used else None


def drop_secrets(session: Session, kind: str, person: str) -> None:
    """Let the secrets of a kind that a person has made, and that were not used, work no more."""
    session.execute(delete(SecretRow).where(SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None)))


def open_secrets(session: Session, kind: str, person: str) -> tuple[int, datetime | None]:
    """How many secrets of a kind still work for a person, and when the newest was made."""
    works = or_(SecretRow.expires.is_(None), SecretRow.expires > now())
    chosen = select(func.count(), func.max(SecretRow.made)).where(
        SecretRow.person == person, SecretRow.kind == kind, SecretRow.used.is_(None), works)
    number, newest = session.execute(chosen).one()
    return int(number), newest
