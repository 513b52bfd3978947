"""The server's own sign-in: journeys to the issuer and back, and the accounts of the people who return.

A journey is stored here, not in the browser: it is bound to the browser's session, works once, and expires after ten minutes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import SignedIn, create_account, sign_in
from mercat.server.accounts.openid import Journey, OpenId, Stranger
from mercat.server.accounts.ways_in import check_confirmed, remove_identity
from mercat.server.desk import Desk, Work
from mercat.server.people.rows import IdentityRow, PersonRow
from mercat.server.people.secret_kinds import SIGN_ON, SIGN_ON_NAME
from mercat.server.people.secrets import put_secret, take_secret
from mercat.server.people.stored import touch
from mercat.server.people.user_text import LONGEST_NAME, clean
from mercat.server.problems import Problem
from mercat.server.storage.database import CHANGING
from mercat.server.tables.snapshot import Reader

VALID: Final = timedelta(minutes=10)


@dataclass(frozen=True)
class NewHere:
    """A person who arrives from the issuer for the first time: the secret with which they continue, and a proposed name."""

    secret: str
    name: str


class SignOn:
    """The server's own sign-in."""

    def __init__(self, openid: OpenId, desk: Desk) -> None:
        self.openid = openid
        self.desk = desk

    async def begin(self, reader: Reader, *, join: bool = False) -> str:
        """Return the URL to which to send the reader, to sign in or, with `join`, to link this sign-in to their account.

        Raise Problem: 403 if a reader who links the sign-in has not confirmed their identity, 502 if the issuer does not respond
        as it should.
        """
        if join:
            await self.desk.read(reader, check_confirmed, reader)
        journey = Journey.begun()
        address = await self.openid.address(journey)
        facts = {**journey.facts, "session": reader.session, "join": str(reader.person) if join else ""}
        await self.desk.write(reader, put_secret, SIGN_ON, journey.state, lifetime=VALID, facts=facts)
        return address

    async def end(self, reader: Reader, answer: Mapping[str, str]) -> SignedIn | NewHere | None:
        """Sign in a person who has returned from the issuer; return None if the sign-in was linked to their account.

        Raise Problem if the journey is not this browser's, or if the issuer's response cannot be accepted; the journey is over in
        any case.
        """
        state = answer.get("state", "")
        facts = await self.desk.write(reader, take, SIGN_ON, state)
        stranger = await self.openid.who(Journey(state, facts["nonce"], facts["verifier"]), answer)
        if facts["join"]:
            await self.desk.write(reader, join, stranger, facts["join"])
            return None
        return await self.desk.write(reader, arrive, stranger)

    async def register(self, reader: Reader, secret: str, name: str, *, alone: bool = True) -> SignedIn:
        """Create the account of a person who was asked for a name. Raise Problem if the name is refused; they may then try
        another."""

        def then(work: Work, person: str) -> None:
            facts = take(work, SIGN_ON_NAME, secret)
            add_identity(work, facts["issuer"], facts["subject"], person)

        return await self.desk.write(reader, create_account, name, alone=alone, then=then)

    async def part(self, reader: Reader) -> None:
        """Unlink the sign-in from the reader's account. Raise Problem: 404 if it was not linked, 409 if it is the last way to
        sign in."""
        await self.desk.write(reader, part, self.openid.issuer)


# -- in the caller's transaction


def take(work: Work, kind: str, secret: str) -> dict[str, Any]:
    """Remove a one-time secret that is stored for the reader's browser, and return the facts stored with it. Raise Problem (403)
    if there is none."""
    facts = take_secret(work, kind, secret)
    if not work.reader.session or facts.get("session") != work.reader.session:
        raise Problem(403, "bad-sign-on")
    return facts


def part(work: Work, issuer: str) -> None:
    """Unlink this sign-in from the reader's account."""
    check_confirmed(work, work.reader)
    remove_identity(work, work.person, issuer, subject_of(work, issuer, work.person))
    touch(work, work.person)


def arrive(work: Work, stranger: Stranger) -> SignedIn | NewHere:
    """Sign in a person whose identity belongs to an account. For anybody else, return a `NewHere` with which they choose a
    name."""
    known = work.get(IdentityRow, (stranger.issuer, stranger.subject))
    if known is not None:
        return sign_in(work, known.person)
    journey = Journey.begun()
    facts = {"issuer": stranger.issuer, "subject": stranger.subject, "session": work.reader.session}
    put_secret(work, SIGN_ON_NAME, journey.state, lifetime=VALID, facts=facts)
    return NewHere(journey.state, proposal(stranger.name))


def proposal(name: str) -> str:
    """Return the issuer's name for a person, adapted to this server; an empty string if it cannot be a name here."""
    try:
        return clean(name.partition("@")[0][:LONGEST_NAME], LONGEST_NAME, "name")
    except Problem:
        return ""


def join(work: Work, stranger: Stranger, person: str) -> None:
    """Link the sign-in to an account. Raise Problem: 403 if the browser's person has changed since the journey began, 409 if
    another account has the sign-in."""
    if work.person != person or not work.reader.account:
        raise Problem(403, "bad-sign-on")
    work.get(PersonRow, person, with_for_update=CHANGING)
    if subject_of(work, stranger.issuer, person) == stranger.subject:
        return
    # In the place of another that the issuer has for the same person.
    work.execute(delete(IdentityRow).where(IdentityRow.person == person, IdentityRow.issuer == stranger.issuer))
    add_identity(work, stranger.issuer, stranger.subject, person)
    touch(work, person)


def add_identity(session: Session, issuer: str, subject: str, person: str) -> None:
    """Allow an identity from the issuer to sign in to an account. Raise Problem (409) if another account has this identity."""
    try:
        with session.begin_nested():
            session.add(IdentityRow(issuer=issuer, subject=subject, person=person))
    except IntegrityError:
        raise Problem(409, "identity-taken") from None


def subject_of(session: Session, issuer: str, person: str) -> str:
    """Return the subject that identifies an account to an issuer; empty if there is none."""
    return session.scalar(select(IdentityRow.subject).where(IdentityRow.issuer == issuer, IdentityRow.person == person)) or ""
