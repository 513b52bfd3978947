"""Recovery codes of an account, for when its other ways in are lost: each works once, and only their hashes are stored."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete
from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import now
from mercat.server.storage.people import hash_of
from mercat.server.storage.people_rows import SecretRow
from mercat.server.storage.secret_kinds import ACCOUNT_CODE, Ended

CODES: Final = 10
LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"        # 30 that are not confused with others: a code has 73 random bits
GROUPS, GROUP = 3, 5                                     # "k7m2p-9xqa4-tzv5d"
LONGEST_TYPED: Final = 60


def new_codes(session: Session, person: str) -> list[str]:
    """Ten recovery codes in place of the former ones; they are shown once, as only their hashes are stored."""
    session.execute(delete(SecretRow).where(SecretRow.person == person, SecretRow.kind == ACCOUNT_CODE))
    codes = ["-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)) for _ in range(CODES)]
    session.add_all(SecretRow(hash=hash_of_code(code), kind=ACCOUNT_CODE, person=person) for code in codes)
    return codes


def codes_in_place(session: Session, person: str, ended: Ended) -> list[str]:
    """New recovery codes, if codes have ended."""
    return new_codes(session, person) if ended.counts.get(ACCOUNT_CODE) else []


def hash_of_code(typed: str) -> str:
    """By letters and digits alone, however they are typed."""
    return hash_of(f"{ACCOUNT_CODE} {''.join(letter for letter in typed[:LONGEST_TYPED].casefold() if letter.isalnum())}")


def use_code(session: Session, typed: str) -> str:
    """Whose recovery code it is; it works no more. Raises Problem (403) for one that is used, replaced or never was."""
    row = session.get(SecretRow, hash_of_code(typed), with_for_update=CHANGING)
    if row is None or row.kind != ACCOUNT_CODE or row.used is not None or row.person is None:
        raise Problem(403, "wrong-code")
    row.used = now()
    return row.person
