"""Signing in by the host's own sign-on: who was sent there, who comes back, and whose account that is.

A journey is kept here, not in the browser: it is bound to the browser's session, works once, and ends after ten minutes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from mercat.server.people.accounts import Accounts, SignedIn, register, sign_in
from mercat.server.people.openid import Journey, OpenId, Stranger
from mercat.server.problems import Problem
from mercat.server.storage.models import now
from mercat.server.storage.people import hash_of, touch
from mercat.server.storage.people_rows import IdentityRow, PasskeyRow, PersonRow, SecretRow
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.user_text import LONGEST_NAME, clean

AWAY, ARRIVED = "sign-on", "sign-on-name"                # `SecretRow.kind`: at the issuer; back, and asked for a name
VALID: Final = timedelta(minutes=10)


@dataclass(frozen=True)
class NewHere:
    """Somebody who comes for the first time and is asked for a name: the secret by which they go on, and a proposal."""

    secret: str
    name: str


class SignOn:
    """The sign-on of this host."""

    def __init__(self, openid: OpenId, accounts: Accounts) -> None:
        self.openid = openid
        self.accounts = accounts

    async def begin(self, reader: Reader, *, join: bool = False) -> str:
        """Where the reader is sent, to sign in or to `join` the sign-on to their account. Raises Problem."""
        journey = Journey.begun()
        address = await self.openid.address(journey)
        facts = {**journey.facts, "session": reader.session, "join": str(reader.person) if join else ""}
        await self.accounts.transact(lambda session: keep(session, AWAY, journey.state, facts))
        return address

    async def end(self, reader: Reader, answer: Mapping[str, str]) -> SignedIn | NewHere | None:
        """Let in whoever has come back; None where the sign-on was joined to their account. Raises Problem; the journey is over
        in any case."""
        state = answer.get("state", "")
        facts = await self.accounts.transact(lambda session: take(session, AWAY, state, reader))
        stranger = await self.openid.who(Journey(state, facts["nonce"], facts["verifier"]), answer)
        if facts["join"]:
            await self.accounts.transact(lambda session: join(session, stranger, facts["join"], reader))
            return None
        return await self.accounts.transact(lambda session: arrive(session, stranger, reader))

    async def register(self, reader: Reader, secret: str, name: str) -> SignedIn:
        """Make the account of somebody who was asked for a name. Raises Problem; they may try another name then."""

        def registered(session: Session) -> SignedIn:
            facts = take(session, ARRIVED, secret, reader)
            person = str(reader.person)
            register(session, person, name)
            session.add(IdentityRow(issuer=facts["issuer"], subject=facts["subject"], person=person))
            return sign_in(session, reader, person)

        return await self.accounts.transact(registered)

    async def part(self, person: str) -> None:
        """Take the sign-on away from an account. Raises Problem (409) if nothing else lets its person in."""
        await self.accounts.transact(lambda session: part(session, person))


# -- in the caller's transaction


def keep(session: Session, kind: str, secret: str, facts: Mapping[str, str]) -> None:
    session.add(SecretRow(hash=hash_of(secret), kind=kind, facts=dict(facts), expires=now() + VALID))


def take(session: Session, kind: str, secret: str, reader: Reader) -> dict[str, Any]:
    """What was kept for the reader's browser, which works once. Raises Problem (403)."""
    row = session.get(SecretRow, hash_of(secret), with_for_update=True) if secret else None
    if (row is None or row.kind != kind or row.expires is None or row.expires <= now() or not reader.session
            or row.facts["session"] != reader.session):
        raise Problem(403, "bad-sign-on")
    session.delete(row)
    session.flush()
    return dict(row.facts)


def arrive(session: Session, stranger: Stranger, reader: Reader) -> SignedIn | NewHere:
    """Sign in whoever is known; ask anybody else for a name."""
    known = session.get(IdentityRow, (stranger.issuer, stranger.subject))
    if known is not None:
        return sign_in(session, reader, known.person)
    journey = Journey.begun()
    facts = {"issuer": stranger.issuer, "subject": stranger.subject, "session": reader.session}
    keep(session, ARRIVED, journey.state, facts)
    return NewHere(journey.state, proposal(stranger.name))


def proposal(name: str) -> str:
    """The name by which the issuer calls somebody, as one here could be; empty if it cannot."""
    try:
        return clean(name.partition("@")[0][:LONGEST_NAME], LONGEST_NAME, "name")
    except Problem:
        return ""


def join(session: Session, stranger: Stranger, person: str, reader: Reader) -> None:
    """Let an account be signed in to by the sign-on too. Raises Problem if another account is, or the reader is another by now."""
    if reader.person != person or not reader.account:
        raise Problem(403, "bad-sign-on")
    session.get(PersonRow, person, with_for_update=True)
    known = session.get(IdentityRow, (stranger.issuer, stranger.subject))
    if known is not None and known.person != person:
        raise Problem(409, "identity-taken")
    if known is None:                                    # in the place of another that the issuer has for the same person
        session.execute(delete(IdentityRow).where(IdentityRow.person == person, IdentityRow.issuer == stranger.issuer))
        session.add(IdentityRow(issuer=stranger.issuer, subject=stranger.subject, person=person))
        touch(session, person)


def part(session: Session, person: str) -> None:
    row = session.get(PersonRow, person, with_for_update=True)
    passkeys = session.scalar(select(func.count()).select_from(PasskeyRow).where(PasskeyRow.person == person)) or 0
    if row is not None and row.password is None and not passkeys:
        raise Problem(409, "last-way-in")
    session.execute(delete(IdentityRow).where(IdentityRow.person == person))
    touch(session, person)
