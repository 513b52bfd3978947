"""The guest who used a browser before somebody signed in to an account there, and who has kept tables.

The browser is that guest's again when the account's session ends: when the person signs out there, or on another device.
"""

from __future__ import annotations

from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import GUEST_BEFORE
from mercat.server.people.secrets import beside, find_secret, take_secret
from mercat.server.people.stored import MOST_DEVICES, add_session, tables_with
from mercat.server.storage.transactions import Transaction


def guest_before(session: Session, session_hash: str) -> str:
    """Return the guest who used a browser before this session began in it; an empty string if there was none, or if the guest has
    no tables."""
    row = find_secret(session, GUEST_BEFORE, beside(GUEST_BEFORE, session_hash))
    return "" if row is None else str(row.facts["guest"])


def return_guest(session: Transaction, ended: str, session_hash: str, label: str) -> str:
    """Begin a session for the guest who used a browser before the session `ended`, if that guest still has tables, and return the
    guest; otherwise return an empty string. Only the first of two simultaneous requests begins a session."""
    guest = str(take_secret(session, GUEST_BEFORE, beside(GUEST_BEFORE, ended)).get("guest", ""))
    if not guest or session.get(PersonRow, guest) is None or not tables_with(session, guest):
        return ""
    add_session(session, guest, session_hash, label, MOST_DEVICES)
    return guest
