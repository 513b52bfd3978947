"""The admins' decisions that are in force, cached in memory: bans and the announcement.

For every request, the reader's ban is looked up in a dictionary. Bearer tokens and personal links do not identify a person. If a
ban may apply to the holder of a token or a link, the current holder is read from the table, since people change seats. Other
processes learn of a decision within two seconds, just as they learn of the end of a session (`people/sessions.py`); the streams
of the banned people then end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sqlalchemy.orm import Session

from mercat.server.hosting.stored import NO_DECISIONS, Announcement, Ban, decisions_in_force
from mercat.server.pages.preferences import Preferences, moment_text
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.processes.bus import Bus, Watched
from mercat.server.storage.models import PERSON, TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.tables.reader_view import is_host_ticket, is_ticket_of
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Reader, Ticket

ANY: Final = -1                                          # any state of a seat's tokens, for a link


class HostDecisions:
    """The admins' decisions in force on this server. Call `watched.look_if_due` as often as that of `Sessions`."""

    def __init__(self, access: Access, bus: Bus) -> None:
        self.access = access
        self.in_force = NO_DECISIONS
        self.watched = Watched(bus, "decided", self.look)
        self.on_ban: Callable[[Callable[[Reader], bool]], None] | None = None   # called with a test of whether a reader is banned

    async def look(self) -> None:
        """Reread the decisions, since this or another process may have changed them."""
        began = self.watched.begin()
        found = await self.access.read(decisions_in_force)
        if not self.watched.end(began):
            return
        before, self.in_force = self.in_force, found
        if found != before and self.on_ban is not None:
            self.on_ban(lambda reader: self.is_doubtful(reader) or self.ban_of(reader) is not None)

    async def check(self, reader: Reader) -> None:
        """Raise Problem (403), with the end of the ban and the reason, if the reader is banned.

        For a bearer token, also check the person who has the token's seat or who opened its table.
        """
        if not self.watched.is_trusted:
            await self.look()
        if reader.ticket is not None and self.is_doubtful(reader):
            reader = await self.access.read(with_holder, reader, reader.ticket)
        ban = self.ban_of(reader)
        if ban is not None:
            raise banned(ban, reader)

    async def check_link(self, link: Ticket) -> None:
        """Raise Problem (403) if a personal link would move a banned person's seat to another browser."""
        await self.check(Reader(ticket=replace(link, tokens=ANY)))

    def is_doubtful(self, reader: Reader) -> bool:
        """Return whether a ban may apply to the holder of the reader's ticket, because it is for a table of a banned person or
        was sent from a banned network."""
        if reader.ticket is None or reader.is_server_host:
            return False
        return reader.ticket.table in self.in_force.tables or reader.network in self.in_force.networks

    def ban_of(self, reader: Reader) -> Ban | None:
        """Return the ban that applies to the reader; None if there is none. Always return None for admins; for readers with an
        account, ignore a ban of their network."""
        if reader.is_server_host:
            return None
        ban = self.in_force.people.get(reader.person or "")
        if (ban is None or not ban.is_live) and not reader.account:
            ban = self.in_force.networks.get(reader.network)
        return ban if ban is not None and ban.is_live else None

    @property
    def announcement(self) -> Announcement | None:
        """The announcement in force; None if there is none."""
        told = self.in_force.announcement
        return told if told is not None and (told.until is None or told.until > now()) else None


def banned(ban: Ban, reader: Reader) -> Problem:
    """Return the problem with which a banned person's request is refused, with the reason and the end of the ban."""
    why = "yes" if ban.reason else "no"
    if ban.until is None:
        problem = Problem(403, "banned", reason=ban.reason, why=why)
    else:
        problem = Problem(403, "banned-until", reason=ban.reason, why=why,
                          until=moment_text(ban.until, Preferences(reader.language, zone_here=reader.zone)))
    problem.more = {"until": None if ban.until is None else ban.until.isoformat(), "reason": ban.reason}
    return problem


def with_holder(session: Session, reader: Reader, ticket: Ticket) -> Reader:
    """Return the reader as the person who now has a ticket's seat or table; if there is no such person, return the reader
    unchanged, that is, as a stranger."""
    table = session.get(TableRow, ticket.table)
    holder = None if table is None else holder_of(session, table, ticket)
    person = None if holder is None else session.get(PersonRow, holder)
    if person is None:
        return reader
    account = "" if person.registered is None else person.name
    return replace(reader, person=person.id, account=account, is_server_host=person.is_host)


def holder_of(session: Session, table: TableRow, ticket: Ticket) -> str | None:
    """Return the holder of the seat for which a ticket is valid, or the person who opened the table if the ticket is theirs."""
    if is_host_ticket(table, ticket):
        return table.host
    return next((seat.holder for seat in seats_of(session, table.id)
                 if seat.kind == PERSON and is_ticket_of(table, seat, ticket) and ticket.tokens in (ANY, seat.tokens or 0)), None)
