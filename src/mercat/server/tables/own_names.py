"""The names of accounts: they, and what may be mistaken for them, are for nobody else on this server.

Whoever plays under a name that is registered later keeps it where they sit.
"""

from __future__ import annotations

import hashlib
from itertools import count
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.storage.people_rows import NameRow
from mercat.server.storage.store import Store
from mercat.server.tables.lookalikes import skeletons
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.user_text import LONGEST_NAME, is_taken, person_name

LONGEST_KEY: Final = 200                                 # of `NameRow.skeleton`; a letter may be decomposed into many


def keys_of(name: str) -> frozenset[str]:
    """What a name is stored and found by: its skeletons, long ones as digests."""
    return frozenset(one if len(one) <= LONGEST_KEY else f"#{hashlib.sha256(one.encode()).hexdigest()}" for one in skeletons(name))


def owners_of(session: Session, name: str) -> frozenset[str]:
    """The accounts whose names this one is, or may be mistaken for."""
    return frozenset(session.scalars(select(NameRow.person).where(NameRow.skeleton.in_(keys_of(name)))))


def check_name(session: Session, name: str, person: str | None) -> None:
    """Raises Problem (409) if a name is, or may be mistaken for, that of somebody else's account."""
    if owners_of(session, name) - {person}:
        raise Problem(409, "name-registered", name=name)


def name_to_play_under(store: Store, reader: Reader, wanted: str) -> str:
    """An account's own name, whatever is wanted; else the wanted one. Raises Problem if it cannot be, or is somebody else's."""
    if reader.account:
        return reader.account
    name = person_name(wanted)
    with Session(store.reading) as session:
        check_name(session, name, reader.person)
    return name


def name_at_table(session: Session, reader: Reader, name: str, others: list[str]) -> str:
    """The name of a person who sits down among these: that of an account gets a number where a guest has taken it there."""
    if not reader.account:
        check_name(session, name, reader.person)
        return name
    numbered = (f"{name[:LONGEST_NAME - len(str(number)) - 1]} {number}" for number in count(2))
    while is_taken(name, others) or owners_of(session, name) - {reader.person}:
        name = next(numbered)
    return name
