"""Codes that let people in where the server is by invitation only: each for some people, until its end or it is withdrawn."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.desk import SESSION, Work
from mercat.server.people.rows import InvitationRow
from mercat.server.people.secrets import letters_in
from mercat.server.people.stored import hash_of
from mercat.server.problems import Problem
from mercat.server.storage.models import now

GROUPS, GROUP = 3, 4                                     # of a code, and letters in each: 59 random bits


def take(session: Session, code: str) -> None:
    """Count a person whom a code lets in, in the caller's transaction. Raises Problem (403) if it lets nobody in."""
    moment = now()
    valid = (InvitationRow.hash == hash_of(letters_in(code))) & (InvitationRow.left > 0) & InvitationRow.ended.is_(None)
    valid &= InvitationRow.expires.is_(None) | (InvitationRow.expires > moment)
    taken = session.execute(update(InvitationRow).where(valid).values(left=InvitationRow.left - 1).returning(InvitationRow.id))
    if taken.first() is None:
        raise Problem(403, "no-invitation")


def accept(work: Work, code: str) -> None:
    """Let a guest in, who is stored with it. Whoever is in already uses up nothing. Raises Problem."""
    reader = work.reader
    if reader.is_invited or reader.account:
        return
    if reader.person is None:
        raise Problem(403, "nobody")
    if reader.newcomer is not None:
        reader.newcomer.arrive(work)
    me = work.me()
    if me.invited is None:                               # else by another tab of the same browser
        take(work, code)
        me.invited = me.changed = now()
    work.tell(SESSION, reader.session)
