"""The ways to sign in to an account (its password, its passkeys, the server's own sign-in), and the right to change them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import set_password
from mercat.server.desk import Work
from mercat.server.people.own_names import owners_of
from mercat.server.people.rows import IdentityRow, PasskeyRow, PersonRow, SecretRow, SessionRow
from mercat.server.people.secret_kinds import ACCOUNT_CODE, CONFIRMED
from mercat.server.people.secrets import beside, find_secret, put_secret
from mercat.server.problems import Problem
from mercat.server.storage.database import CHANGING
from mercat.server.storage.features import News
from mercat.server.storage.models import now
from mercat.server.tables.snapshot import Reader
from mercat.server.words import ui

CONFIRMED_FOR: Final = timedelta(minutes=10)
ADVISED_FOR: Final = timedelta(days=7)                   # the time after its creation for which an account gets advice


@dataclass(frozen=True)
class WaysIn:
    """A person's ways to sign in."""

    password: bool
    passkeys: Sequence[PasskeyRow]
    identities: Sequence[IdentityRow]
    codes: int                                           # the number of unused recovery codes
    mail: bool                                           # whether a link can be sent to a confirmed address

    @property
    def count(self) -> int:
        """The number of ways to sign in, not counting recovery codes."""
        return self.password + len(self.passkeys) + len(self.identities)

    @property
    def keys(self) -> str:
        """The name of what the person signs in with, for the text that warns of its loss."""
        passkeys = "passkeys" if len(self.passkeys) > 1 else "passkey"
        return passkeys if not self.password else "both" if self.passkeys else "password"

    @property
    def get_back(self) -> bool:
        """Whether a person who has lost every way to sign in can regain access to the account."""
        return bool(self.codes) or self.mail

    @property
    def lost_with_keys(self) -> bool:
        """Whether a person who loses the password and the passkeys also loses access to the account."""
        return not self.get_back and not self.identities


def ways_in(session: Session, person: str, *, sends_mail: bool = True) -> WaysIn:
    """Return a person's ways to sign in. If the server sends no emails (`sends_mail` is false), a confirmed address is of no use
    to them."""
    row = session.get(PersonRow, person)
    of_person = select(PasskeyRow).where(PasskeyRow.person == person)
    passkeys = session.scalars(of_person.order_by(PasskeyRow.made, PasskeyRow.id)).all()
    identities = session.scalars(select(IdentityRow).where(IdentityRow.person == person).order_by(IdentityRow.made)).all()
    codes = session.scalar(select(func.count()).select_from(SecretRow).where(
        SecretRow.person == person, SecretRow.kind == ACCOUNT_CODE, SecretRow.used.is_(None)))
    mail = sends_mail and row is not None and bool(row.email) and row.confirmed is not None
    return WaysIn(row is not None and row.password is not None, passkeys, identities, codes or 0, mail)


def advice(session: Session, person: str, language: str) -> list[News]:
    """Return the advice on the start page for a person with a new account, who would lose the account along with their only way
    to sign in."""
    row = session.get(PersonRow, person)
    if row is None or row.registered is None or row.registered < now() - ADVISED_FOR:
        return []
    ways = ways_in(session, person)
    if not ways.lost_with_keys or ways.count > 1:
        return []
    say = ui(language)
    text = f"{say('codes-about', count=0)} {say('codes-lost', keys=ways.keys)}"
    return [News(0, say("codes-title"), text, "/me/account", row.registered)]


def account_named(session: Session, name: str) -> PersonRow | None:
    """Return the account with this name in any spelling; None if there is none, or if the name looks like several accounts'
    names."""
    found = session.scalars(select(PersonRow).where(PersonRow.id.in_(owners_of(session, name)))).all()
    return found[0] if len(found) == 1 else None


# -- removing one, never the last


def remove_passkey(session: Session, person: str, passkey: str) -> None:
    """Remove a passkey. Raise Problem: 404 if it is not the person's, 409 if it is the last way to sign in."""
    locked(session, person)
    found = [one for one in ways_in(session, person).passkeys if one.id == passkey]
    if not found:
        raise Problem(404, "no-passkey")
    check_not_last(session, person)
    session.delete(found[0])


def remove_identity(session: Session, person: str, issuer: str, subject: str) -> None:
    """Remove an identity from the server's own sign-in. Raise Problem: 404 if it is not the person's, 409 if it is the last way
    to sign in."""
    locked(session, person)
    found = session.get(IdentityRow, (issuer, subject))
    if found is None or found.person != person:
        raise Problem(404, "no-identity")
    check_not_last(session, person)
    session.delete(found)


def remove_password(work: Work, person: str, here: str) -> list[str]:
    """Remove the password, and return new recovery codes if the former ones are invalidated, as after any change of password.

    Raise Problem: 404 if there is no password, 409 if it is the last way to sign in.
    """
    locked(work, person)
    if not ways_in(work, person).password:
        raise Problem(404, "no-password")
    check_not_last(work, person)
    return set_password(work, person, None, here)


def locked(session: Session, person: str) -> None:
    """Lock a person's row, so that two simultaneous requests cannot remove both of their last two ways to sign in."""
    session.get(PersonRow, person, with_for_update=CHANGING)


def check_not_last(session: Session, person: str) -> None:
    if ways_in(session, person).count <= 1:
        raise Problem(409, "last-way-in")


# -- a person who changes ways in has just confirmed their identity


def is_confirmed(session: Session, reader: Reader) -> bool:
    """Return whether the reader has signed in here, or presented a password or passkey, within the last ten minutes.

    Do not count signing in with a link to another device, because it proves nothing about the person who follows the link.
    """
    row = session.get(SessionRow, reader.session)
    if row is not None and row.ended is None and row.by is None and row.made > now() - CONFIRMED_FOR:
        return True
    return find_secret(session, CONFIRMED, beside(CONFIRMED, reader.session)) is not None


def check_confirmed(session: Session, reader: Reader) -> None:
    """Raise Problem (403) unless the reader's identity is confirmed (`is_confirmed`)."""
    if not is_confirmed(session, reader):
        raise Problem(403, "not-confirmed")


def confirm(session: Session, reader: Reader) -> None:
    """Record that the reader has just confirmed their identity."""
    put_secret(session, CONFIRMED, beside(CONFIRMED, reader.session), reader.person, CONFIRMED_FOR)
