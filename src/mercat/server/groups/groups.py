"""Groups of people who play together. Organisers (`keeper`) manage a group's name, members and invitation links.

To anybody else, a group does not seem to exist, unless its page is public; then they can read this page, and nothing else. Every
change to a group is one transaction with the group's row locked. The right to make a change is checked only in `lock_as_member`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from sqlalchemy import ColumnElement, exists, select, update
from sqlalchemy.orm import Session

from mercat.server.desk import GROUP, LEFT, SESSION, TABLE, Work
from mercat.server.groups.after_game import played_by, renew_finished
from mercat.server.groups.reopened import show_last_anew
from mercat.server.groups.rows import GroupInvitationRow, GroupMemberRow, GroupRow
from mercat.server.groups.stored import GroupInList, depart, groups_of, lock, members_of, membership
from mercat.server.people.own_names import check_name
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import hash_of
from mercat.server.people.user_text import is_taken, person_name
from mercat.server.problems import Problem
from mercat.server.shapes import Link, Shape
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import EMPTY, OPEN, TableRow, now
from mercat.server.tables.absence import vacate
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.happenings import settle_with_seats
from mercat.server.tables.seats import seats_of
from mercat.server.tables.succession import left_before_game

MOST_GROUPS: Final = 20                                  # of a person
MOST_MEMBERS: Final = 60                                 # of a group
MOST_INVITATIONS: Final = 10                             # of a group, that let people in
MOST_SERIES: Final = 60                                  # of a group
LONGEST_SERIES: Final = 100                              # games
MOST_PLACES: Final = 10                                  # for which there are points
MOST_POINTS: Final = 1_000                               # for a place
SERIES_OUT: Final = "series-out"                         # the notices: a keeper has taken the game out of its series,
SERIES_ENDED: Final = "series-ended"                     # or ended the series


@dataclass(frozen=True)
class GroupOffer:
    """The facts about a group that its invitation link shows before a person joins."""

    group: str
    name: str
    inviter: str                                     # the name of the inviter; empty if they have left the group, or have no name
    people: int
    is_member: bool                                      # whether the reader is a member already


class GroupMade(Shape):
    group: str
    """the id of the group, also at `/api/groups/GROUP`"""


class SeriesMade(Shape):
    series: str


class GroupLink(Shape):
    link: Link
    """the link with which people join; shown only once"""
    code: str


class SeriesTable(Shape):
    table: str
    """the table of the game in progress; every player has a seat there, and confirms when they are ready"""


def link_of(code: str) -> str:
    """Return the path of the invitation link with this code."""
    return f"/groups/join/{code}"


def own_groups(work: Work) -> Sequence[GroupInList]:
    """Return the groups of which the reader is a member."""
    return groups_of(work, work.person)


def groups_shown(work: Work) -> dict[str, Any]:
    """Return the reader's groups as facts for the reader's own pages."""
    return {"groups": own_groups(work) if work.reader.is_stored else []}


def group_offer(work: Work, code: str) -> GroupOffer:
    """Return the facts about a group that an invitation link shows. Raise Problem (404) if the link is not valid."""
    invitation, group = invitation_of(work, code)
    people = members_of(work, group.id)
    is_member = any(one.person == work.reader.person for one in people)
    if not is_member:
        check_valid(work, invitation)
    inviter = next((one.name for one in people if one.person == invitation.by), "")
    return GroupOffer(group.id, group.name, inviter, len(people), is_member)


def lock_as_member(work: Work, group: str, keeper: bool = False) -> GroupMemberRow:
    """Lock a group, and return the reader's membership. Raise Problem: 404 if the reader is not a member, 403 if only an
    organiser may do this (`keeper`) and the reader is not one."""
    row = lock(work, group)
    member = None if row is None else membership(work, group, work.reader.person)
    if member is None:
        raise Problem(404, "no-group")
    if keeper and not member.is_keeper:
        raise Problem(403, "not-keeper")
    return member


def kept(work: Work, group: str) -> GroupMemberRow:
    """Lock a group for a change by an organiser, and return that organiser's membership. Announce the change to the group's open
    pages.

    Raise Problem as `lock_as_member` does.
    """
    work.tell(GROUP, group)
    return lock_as_member(work, group, keeper=True)


def stored_reader(work: Work, own: str, others: Sequence[str]) -> str:
    """Return the reader as a stored person with a name: either an account, or a guest with a name that nobody else has in the
    group."""
    reader = work.reader
    if reader.person is None:
        raise Problem(403, "nobody")
    if reader.account:
        return reader.person
    stored = work.get(PersonRow, reader.person)
    name = person_name(own.strip() or ("" if stored is None else stored.name))
    check_name(work, name, reader.person)
    if is_taken(name, others):
        raise Problem(409, "name-taken", name=name)
    if reader.is_newcomer:
        reader.arrive(work, name)
        work.flush()
    work.execute(update(PersonRow).where(PersonRow.id == reader.person).values(name=name))
    work.tell(SESSION, reader.session)
    return reader.person


def check_room(session: Session, person: str) -> None:
    """Raise Problem (409) if a person, whose row is locked, is already in as many groups as allowed."""
    if len(groups_of(session, person)) >= MOST_GROUPS:
        raise Problem(409, "many-groups", most=MOST_GROUPS)


def check_points(points: Sequence[int]) -> None:
    """Raise Problem (422) unless these points for places are valid: no place may be worth more than the one before it."""
    ordered = all(one >= other for one, other in pairwise(points))
    if not (0 < len(points) <= MOST_PLACES and ordered and all(0 <= one <= MOST_POINTS for one in points)):
        raise Problem(422, "bad-points", places=MOST_PLACES, most=MOST_POINTS)


def valid_now() -> tuple[ColumnElement[bool], ...]:
    """Return the conditions under which an invitation is valid. One of them is that its creator is still an organiser."""
    keeps = exists().where(GroupMemberRow.group_id == GroupInvitationRow.group_id, GroupMemberRow.is_keeper,
                           GroupMemberRow.person == GroupInvitationRow.by).correlate(GroupInvitationRow)
    return (GroupInvitationRow.ended.is_(None), GroupInvitationRow.expires > now(),
            GroupInvitationRow.used < GroupInvitationRow.most, keeps)


def invitation_of(session: Session, code: str) -> tuple[GroupInvitationRow, GroupRow]:
    """Return the invitation with this code, valid or not, and its group. Raise Problem (404) if there is no such invitation."""
    found = session.execute(select(GroupInvitationRow, GroupRow).join(GroupRow, GroupRow.id == GroupInvitationRow.group_id)
                            .where(GroupInvitationRow.hash == hash_of(code))).first()
    if found is None:
        raise Problem(404, "no-group-invitation")
    return found[0], found[1]


def check_valid(session: Session, invitation: GroupInvitationRow) -> None:
    """Raise Problem (404), without giving a reason, if an invitation is no longer valid."""
    chosen = select(GroupInvitationRow.id).where(GroupInvitationRow.id == invitation.id, *valid_now())
    if session.scalar(chosen) is None:
        raise Problem(404, "no-group-invitation")


def take(session: Session, invitation: GroupInvitationRow) -> None:
    """Count one more person who uses an invitation, atomically. Raise Problem (404) if it has been used up."""
    valid = (GroupInvitationRow.id == invitation.id, *valid_now())
    taken = update(GroupInvitationRow).where(*valid).values(used=GroupInvitationRow.used + 1).returning(GroupInvitationRow.id)
    if session.execute(taken).first() is None:
        raise Problem(404, "no-group-invitation")


def member_numbered(session: Session, group: str, number: int) -> GroupMemberRow:
    row = session.get(GroupMemberRow, number)
    if row is None or row.group_id != group:
        raise Problem(404, "no-such-member")
    return row


def let_go(work: Work, group: str, person: str, remover: str = "") -> None:
    """Remove a person from a group, and from their seats at its tables whose game has not begun, and close the person's open
    pages of the group.

    `remover` is the organiser who removes the person; it is empty if the person leaves.
    """
    chosen = select(TableRow).where(TableRow.group_id == group, TableRow.status == OPEN, played_by(person))
    for table in work.scalars(chosen.order_by(TableRow.id).with_for_update(**CHANGING)).all():
        seats = seats_of(work, table.id)
        mine = [seat for seat in seats if seat.holder == person]
        name, number = mine[0].name, mine[0].number
        for seat in mine:
            vacate(seat)
            seat.kind, seat.name = EMPTY, ""
        left_before_game(work, table, seats, person, name, number)
        settle_with_seats(work, table)
        table.revision, table.changed = table.revision + 1, now()
        work.tell(TABLE, table.id)
    renew_finished(work, group, played_by(person))
    depart(work, group, person, work.scalar(select(PersonRow.name).where(PersonRow.id == person)) or "", remover)
    work.tell(LEFT, person)
    work.tell(GROUP, group)


def set_apart(work: Work, tables: Sequence[TableRow], keeper: str, notice: str) -> None:
    """Take these tables out of their series, and report in their chats which organiser decided this."""
    by = work.scalar(select(PersonRow.name).where(PersonRow.id == keeper)) or ""
    for table in tables:
        tell(work, table, notice, None, by, "")
        work.tell(TABLE, show_last_anew(work, table) or "")
        table.series_id = None
        table.revision, table.changed = table.revision + 1, now()
        work.tell(TABLE, table.id)
