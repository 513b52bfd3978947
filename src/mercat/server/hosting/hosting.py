"""The acts of the server's admins. Each act is one transaction, and is logged in the same transaction (`hosting/stored.py`).

The admin page and the commands use the same acts; `by` is the admin's name, empty for a command.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from mercat.server.desk import SESSION, Desk, Work
from mercat.server.groups.rows import GroupMemberRow, GroupRow
from mercat.server.groups.stored import lock
from mercat.server.hosting.host_decisions import HostDecisions
from mercat.server.hosting.moderation import DELETE_LINES, DELETE_TABLE
from mercat.server.hosting.stored import live, mark_undone, note_act
from mercat.server.people.rows import AnnouncementRow, BanRow, InvitationRow, PersonRow, ReportRow
from mercat.server.people.secrets import letters_in, new_code
from mercat.server.people.stored import hash_of
from mercat.server.people.user_text import clean, is_visible
from mercat.server.problems import Problem
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import OVER, TableRow, now
from mercat.server.tables.snapshot import Reader

P = ParamSpec("P")
T = TypeVar("T")
LONGEST_REASON: Final = 300                              # characters
LONGEST_ANNOUNCEMENT: Final = 500
LONGEST_NOTE: Final = 60
MOST_INVITATIONS: Final = 500                            # the maximum number of stored invitations
BAN, LIFT, INVITE, WITHDRAW, ANNOUNCE, END = "ban", "lift", "invite", "withdraw", "announce", "end-announcement"
HANDLE, REOPEN, NAME_HOST, REMOVE_HOST, END_GROUP = "handle", "reopen", "name-host", "remove-host", "end-group"
LOGGED: Final = (BAN, LIFT, INVITE, WITHDRAW, ANNOUNCE, END, HANDLE, REOPEN, NAME_HOST, REMOVE_HOST, DELETE_TABLE, DELETE_LINES,
                 END_GROUP)
GROUPS, GROUP = 3, 4                                     # groups in a code, and letters in each group: 59 random bits


def until_in(hours: float) -> datetime | None:
    """Return the moment `hours` from now; None, which means no limit, if `hours` is 0."""
    return now() + timedelta(hours=hours) if hours else None


def ban_person(session: Session, by: str, person: str, hours: float, reason: str) -> int:
    """Ban a person, replacing any earlier ban, and return the ban's number. Raise Problem for an unknown person or an admin."""
    row = session.get(PersonRow, person)
    if row is None:
        raise Problem(404, "no-such-person")
    if row.is_host:
        raise Problem(409, "host-not-banned", name=row.name)
    session.execute(update(BanRow).where(BanRow.person == person, live(BanRow)).values(ended=now()))
    made = BanRow(person=person, reason=reason_of(reason), until=until_in(hours))
    return add_ban(session, by, made, name=row.name, person=person)


def ban_network(session: Session, by: str, network: str, hours: float, reason: str) -> int:
    """Ban a network, given by its hash, replacing any earlier ban of it, and return the ban's number."""
    session.execute(update(BanRow).where(BanRow.network == network, live(BanRow)).values(ended=now()))
    return add_ban(session, by, BanRow(network=network, reason=reason_of(reason), until=until_in(hours)), network=network)


def add_ban(session: Session, by: str, row: BanRow, **facts: Any) -> int:
    session.add(row)
    session.flush()
    note_act(session, by, BAN, number=row.id, reason=row.reason, until=in_iso(row.until), **facts)
    return row.id


def lift_ban(session: Session, by: str, number: int) -> None:
    """Lift a ban. Raise Problem if it is not in force."""
    row = session.get(BanRow, number, with_for_update=CHANGING)
    if row is None or row.ended is not None or (row.until is not None and row.until <= now()):
        raise Problem(409, "ban-over")
    row.ended = now()
    person = session.get(PersonRow, row.person) if row.person else None
    whom = {"name": person.name, "person": person.id} if person is not None else {"network": row.network}
    note_act(session, by, LIFT, number=number, **whom)
    mark_undone(session, BAN, number)


def invite(session: Session, by: str, people: int, days: float, note: str) -> str:
    """Create an invitation and return its code, which cannot be read again later.

    The code admits up to `people` people within `days` days; if `days` is 0, it does not expire. Raise Problem if there are too
    many invitations.
    """
    if session.query(InvitationRow).count() >= MOST_INVITATIONS:
        raise Problem(409, "too-many-invitations", most=MOST_INVITATIONS)
    code = new_code(GROUPS, GROUP)
    row = InvitationRow(hash=hash_of(letters_in(code)), note=optional(note, LONGEST_NOTE, "note"), left=people,
                        expires=until_in(24 * days))
    session.add(row)
    session.flush()
    note_act(session, by, INVITE, number=row.id, people=people, note=row.note, until=in_iso(row.expires))
    return code


def withdraw_invitation(session: Session, by: str, number: int) -> None:
    """Cancel an invitation, so that it admits nobody else. Raise Problem if it is no longer valid."""
    row = session.get(InvitationRow, number, with_for_update=CHANGING)
    if row is None or row.ended is not None:
        raise Problem(409, "invitation-over")
    row.ended = now()
    note_act(session, by, WITHDRAW, number=number, note=row.note)
    mark_undone(session, INVITE, number)


def announce(session: Session, by: str, text: str, hours: float) -> int:
    """Show a text at the top of every page, replacing any earlier announcement, and return the announcement's number."""
    said = clean(text, LONGEST_ANNOUNCEMENT, "chat")
    session.execute(update(AnnouncementRow).where(live(AnnouncementRow)).values(ended=now()))
    row = AnnouncementRow(text=said, until=until_in(hours))
    session.add(row)
    session.flush()
    note_act(session, by, ANNOUNCE, number=row.id, text=said, until=in_iso(row.until))
    return row.id


def end_announcement(session: Session, by: str, number: int) -> None:
    """End an announcement. Raise Problem if it has already ended."""
    row = session.get(AnnouncementRow, number, with_for_update=CHANGING)
    if row is None or row.ended is not None:
        raise Problem(409, "announcement-over")
    row.ended = now()
    note_act(session, by, END, number=number)
    mark_undone(session, ANNOUNCE, number)


def end_group(session: Session, by: str, group: str) -> list[str]:
    """Delete a group with its series and links, as if all members had left. Return the ids of its unfinished tables. Raise
    Problem if there is no such group."""
    if lock(session, group) is None:
        raise Problem(404, "no-group")
    people = session.scalar(select(func.count()).where(GroupMemberRow.group_id == group))
    note_act(session, by, END_GROUP, people=people)
    session.execute(delete(GroupRow).where(GroupRow.id == group))
    return list(session.scalars(select(TableRow.id).where(TableRow.group_id == group, TableRow.status != OVER)))


def handle_report(session: Session, by: str, number: int, handled: bool) -> None:
    """Mark a report as handled, or reopen it. Raise Problem if it does not exist."""
    row = session.get(ReportRow, number, with_for_update=CHANGING)
    if row is None:
        raise Problem(404, "no-such-report")
    if (row.handled is not None) == handled:
        return
    row.handled = now() if handled else None
    note_act(session, by, HANDLE if handled else REOPEN, number=number, name=row.name, person=row.person, table=row.table)
    if not handled:
        mark_undone(session, HANDLE, number)


def name_host(session: Session, by: str, person: str, is_host: bool) -> bool:
    """Make an account an admin of the server and end its bans, or make it an ordinary account again.

    Return False if nothing changes. Raise Problem if there is no such account.
    """
    row = session.get(PersonRow, person, with_for_update=CHANGING)
    if row is None or row.registered is None:
        raise Problem(404, "no-such-account")
    if row.is_host == is_host:
        return False
    row.is_host, row.changed = is_host, now()            # every process notices this moment
    if is_host:
        session.execute(update(BanRow).where(BanRow.person == person, live(BanRow)).values(ended=now()))
    note_act(session, by, NAME_HOST if is_host else REMOVE_HOST, name=row.name, person=person)
    return True


def reason_of(text: str) -> str:
    return optional(text, LONGEST_REASON, "reason")


def optional(text: str, most: int, what: str) -> str:
    """Return the cleaned text; "" if it contains nothing visible. Raise Problem if it is too long."""
    return clean(text, most, what) if is_visible(text) else ""


def in_iso(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat(timespec="seconds")


async def decide(desk: Desk, standing: HostDecisions, act: Callable[Concatenate[Session, str, P], T], by: str,
                 *arguments: P.args, **named: P.kwargs) -> T:
    """Carry out an admin's act on a running server, apply it immediately, and return its result."""
    made = await desk.write(Reader(), lambda work: act(work, by, *arguments, **named))
    await standing.look()
    return made


def take(session: Session, code: str) -> None:
    """Count one more person who uses an invitation, in the caller's transaction. Raise Problem (403) if the invitation is not
    valid."""
    moment = now()
    valid = (InvitationRow.hash == hash_of(letters_in(code))) & (InvitationRow.left > 0) & InvitationRow.ended.is_(None)
    valid &= InvitationRow.expires.is_(None) | (InvitationRow.expires > moment)
    taken = session.execute(update(InvitationRow).where(valid).values(left=InvitationRow.left - 1).returning(InvitationRow.id))
    if taken.first() is None:
        raise Problem(403, "no-invitation")


def accept(work: Work, code: str) -> None:
    """Admit the reader as a guest, and store them. If they have already been admitted, do not count the code as used. Raise
    Problem if the code is not valid."""
    reader = work.reader
    if reader.is_invited or reader.account:
        return
    if reader.person is None:
        raise Problem(403, "nobody")
    reader.arrive(work)
    me = work.me()
    if me.invited is None:                               # else by another tab of the same browser
        take(work, code)
        me.invited = me.changed = now()
    work.tell(SESSION, reader.session)
