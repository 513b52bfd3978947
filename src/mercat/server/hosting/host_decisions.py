"""What the host of the server has decided and stands now, kept in memory: bans and the announcement.

Every request asks whether its reader is banned, which is a look into a dict. Other processes learn of a decision within two
seconds, like that of a session (`sessions.py`); streams of whom it concerns end with it.
"""

from __future__ import annotations

from collections.abc import Callable

from mercat.server.hosting.stored import NOTHING_DECIDED, Announcement, Ban, decided_now
from mercat.server.problems import Problem
from mercat.server.processes.bus import Bus, Watched
from mercat.server.storage.access import Access
from mercat.server.storage.models import now
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import Store


class HostDecisions:
    """What stands now on this server; call `watched.look_if_due` as often as that of the sessions."""

    def __init__(self, store: Store, access: Access, bus: Bus) -> None:
        self.store = store
        self.access = access
        self.decided = NOTHING_DECIDED
        self.watched = Watched(bus, "decided", self.look)
        self.on_ban: Callable[[Callable[[Reader], bool]], None] | None = None        # told how to tell who is banned

    async def look(self) -> None:
        """Read what was decided, here or in another process."""
        began = self.watched.begin()
        found = await self.access.read(decided_now, self.store.reading)
        if not self.watched.end(began):
            return
        before, self.decided = self.decided, found
        if found != before and self.on_ban is not None:
            self.on_ban(lambda reader: self.ban_of(reader) is not None)

    async def check(self, reader: Reader) -> None:
        """Raises Problem (403) that says until when and why, if the reader is banned."""
        if not self.watched.is_trusted:
            await self.look()
        ban = self.ban_of(reader)
        if ban is not None:
            raise banned(ban)

    def ban_of(self, reader: Reader) -> Ban | None:
        """The ban that holds for the reader, or for who sits where their bearer token is valid. None holds for a host, and that
        of a network only for strangers and guests."""
        if reader.is_server_host:
            return None
        ban = self.decided.people.get(reader.person or "")
        if ban is None and reader.ticket is not None:
            ban = self.decided.seats.get((reader.ticket.table, reader.ticket.number, reader.ticket.sitting))
        if (ban is None or not ban.is_live) and not reader.account:
            ban = self.decided.networks.get(reader.network)
        return ban if ban is not None and ban.is_live else None

    @property
    def announcement(self) -> Announcement | None:
        """What the host tells everybody now."""
        told = self.decided.announcement
        return told if told is not None and (told.until is None or told.until > now()) else None


def banned(ban: Ban) -> Problem:
    """Why somebody who is banned is refused."""
    why = "yes" if ban.reason else "no"
    if ban.until is None:
        problem = Problem(403, "banned", reason=ban.reason, why=why)
    else:
        problem = Problem(403, "banned-until", reason=ban.reason, why=why, until=ban.until)
    problem.more = {"until": None if ban.until is None else ban.until.isoformat(), "reason": ban.reason}
    return problem
