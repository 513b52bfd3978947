"""Recovery codes of an account, for when its other ways in are lost: each works once, and only their hashes are stored."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete
from sqlalchemy.orm import Session

from mercat.server.people.rows import SecretRow
from mercat.server.people.secret_kinds import ACCOUNT_CODE
from mercat.server.people.secrets import letters_in, new_code, use_secret
from mercat.server.people.stored import hash_of
from mercat.server.problems import Problem

CODES: Final = 10
GROUPS, GROUP = 3, 5                                     # "k7m2p-9xqa4-tzv5d": 74 random bits


def new_codes(session: Session, person: str) -> list[str]:
    """Ten recovery codes in place of the former ones; they are shown once, as only their hashes are stored."""
    session.execute(delete(SecretRow).where(SecretRow.person == person, SecretRow.kind == ACCOUNT_CODE))
    codes = [new_code(GROUPS, GROUP) for _ in range(CODES)]
    session.add_all(SecretRow(hash=hash_of(as_it_counts(code)), kind=ACCOUNT_CODE, person=person) for code in codes)
    return codes


def as_it_counts(typed: str) -> str:
    return f"{ACCOUNT_CODE} {letters_in(typed)}"


def use_code(session: Session, typed: str) -> str:
    """Whose recovery code it is; it works no more. Raises Problem (403) for one that is used, replaced or never was."""
    row = use_secret(session, ACCOUNT_CODE, as_it_counts(typed))
    if row is None or row.person is None:
        raise Problem(403, "wrong-code")
    return row.person
