"""Chores: work that one process does on behalf of all. The process that claims a chore has it until the work is done or the
process dies.

The chores of a dead process become free as soon as the process counts as gone (`processes/peers.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.processes.rows import ChoreRow
from mercat.server.storage.models import ProcessRow, now
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Database

LONGEST: Final = timedelta(hours=6)                      # the longest time that a process may have a chore
NO_REST: Final = timedelta(0)


def is_free(moment: datetime) -> ColumnElement[bool]:
    """Return the condition that a chore is free: its claim has expired, or the process that claimed it has ended."""
    return or_(ChoreRow.until <= moment, ChoreRow.holder.not_in(select(ProcessRow.id)))


def is_taken(session: Session, name: str) -> bool:
    """Return whether a running process has claimed a chore or has just finished it."""
    return find_chore(session, name) is not None


def find_chore(session: Session, name: str) -> ChoreRow | None:
    """Return a chore that a running process has claimed or has just finished; None if it is free."""
    return session.scalars(select(ChoreRow).where(ChoreRow.name == name, ~is_free(now()))).first()


def claim(database: Database, holder: str, name: str, network: str | None = None, again: bool = False) -> bool:
    """Claim a chore for a process if it is free, on behalf of the network that requested it. Return whether the process now has
    the chore.

    With `again`, also succeed if the process already has the chore: its work has ended, but this could not be stored.
    """
    try:
        return database.write(claim_in, holder, name, network, again)
    except IntegrityError:                               # another process was first
        return False


def claim_in(session: Session, holder: str, name: str, network: str | None, again: bool) -> bool:
    """Claim a chore as `claim` does. Raise IntegrityError if another process claims it for the first time at the same moment."""
    moment = now()
    values = {"holder": holder, "until": moment + LONGEST, "network": network, "done": 0, "most": 1}
    known = session.scalars(select(ChoreRow.name).where(ChoreRow.name == name)).first()
    if known is None:
        session.add(ChoreRow(name=name, **values))
        return True
    free = or_(is_free(moment), ChoreRow.holder == holder) if again else is_free(moment)
    taken = update(ChoreRow).where(ChoreRow.name == name, free).values(**values).returning(ChoreRow.name)
    return bool(session.scalars(taken).all())


def note(session: Session, holder: str, name: str, done: int, most: int) -> None:
    """Store the progress of one of this process's chores."""
    session.execute(update(ChoreRow).where(ChoreRow.name == name, ChoreRow.holder == holder).values(done=done, most=most))


def finish(session: Session, holder: str, name: str, rest: timedelta = NO_REST) -> None:
    """Mark one of this process's chores as done. The chore becomes free after `rest`."""
    mine = and_(ChoreRow.name == name, ChoreRow.holder == holder)
    if rest > NO_REST:
        session.execute(update(ChoreRow).where(mine).values(until=now() + rest))
    else:
        session.execute(delete(ChoreRow).where(mine))


def how_many(session: Session, begins: str, network: str, besides: str) -> int:
    """Return the number of chores that processes other than `besides` are doing for a network, and whose names begin with
    `begins`."""
    mine = ChoreRow.name.startswith(begins), ChoreRow.network == network, ChoreRow.holder != besides, ~is_free(now())
    return int(session.scalar(select(func.count()).select_from(ChoreRow).where(*mine)) or 0)


class Chores:
    """The chores of this process, and the work on them."""

    def __init__(self, access: Access) -> None:
        self.database, self.access = access.database, access
        self.unfinished: dict[str, timedelta] = {}       # done, which could not be stored yet: the rest of each

    async def once(self, name: str, work: Callable[[], Awaitable[object]], every: timedelta = NO_REST) -> None:
        """Carry out work that one process does on behalf of all, unless another process is doing it or finished it less than
        `every` ago."""
        for done, rest in list(self.unfinished.items()):
            await self.finish(done, rest)
        if await self.access.read(is_taken, name):
            return
        if not await self.access.in_writer(claim, self.database, self.database.name, name):
            return
        try:
            await work()
        except Exception:
            await self.finish(name, every)
            raise
        await self.finish(name, every)

    async def finish(self, name: str, rest: timedelta = NO_REST) -> None:
        self.unfinished[name] = rest
        await self.access.write(finish, self.database.name, name, rest)
        self.unfinished.pop(name, None)
