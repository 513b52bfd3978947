"""Codes that let people in where the server is by invitation only: each for some people, until its end or it is withdrawn."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.storage.access import Access
from mercat.server.storage.locking import CHANGING
from mercat.server.storage.models import now
from mercat.server.storage.people import hash_of
from mercat.server.storage.people_rows import InvitationRow, PersonRow
from mercat.server.storage.secrets import letters_in
from mercat.server.storage.store import Store
from mercat.server.tables.snapshot import Reader

GROUPS, GROUP = 3, 4                                     # of a code, and letters in each: 59 random bits


def take(session: Session, code: str) -> None:
    """Count a person whom a code lets in, in the caller's transaction. Raises Problem (403) if it lets nobody in."""
    moment = now()
    valid = (InvitationRow.hash == hash_of(letters_in(code))) & (InvitationRow.left > 0) & InvitationRow.ended.is_(None)
    valid &= InvitationRow.expires.is_(None) | (InvitationRow.expires > moment)
    taken = session.execute(update(InvitationRow).where(valid).values(left=InvitationRow.left - 1).returning(InvitationRow.id))
    if taken.first() is None:
        raise Problem(403, "no-invitation")


class Invitations:
    """Lets guests in."""

    def __init__(self, store: Store, access: Access) -> None:
        self.store = store
        self.access = access

    async def accept(self, reader: Reader, code: str) -> None:
        """Let a guest in, who is stored with it. Whoever is in already uses up nothing. Raises Problem."""
        if reader.is_invited or reader.account:
            return
        if reader.person is None:
            raise Problem(403, "nobody")
        await self.access.write(self.let_in, reader, code)

    def let_in(self, reader: Reader, code: str) -> None:
        with Session(self.store.writing) as session, session.begin():
            if reader.newcomer is not None:
                reader.newcomer.arrive(session)
            person = session.get(PersonRow, reader.person, with_for_update=CHANGING)
            if person is not None and person.invited is not None:        # by another tab of the same browser
                return
            take(session, code)
            moment = now()
            session.execute(update(PersonRow).where(PersonRow.id == reader.person).values(invited=moment, changed=moment))
