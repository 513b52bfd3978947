"""Groups: people who play together. Keepers look after a group: its name, who is in it, the links that let others in.

Whoever is not in a group is answered as if there were none, unless it is public; then its page alone can be read.
What is done to a group is one transaction with the group's row locked. Who may do it is asked in one place, `authorised`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from itertools import pairwise
from typing import Final, TypeVar

from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session

from mercat.server.people.sessions import Sessions
from mercat.server.problems import Problem
from mercat.server.storage.allowances import GROUPS, SECRETS, SERIES, keep_one
from mercat.server.storage.group_rows import USUAL_POINTS, GroupInvitationRow, GroupMemberRow, GroupRow, SeriesRow
from mercat.server.storage.groups import GroupOf, depart, groups_of, lock, members_of, membership
from mercat.server.storage.locking import CHANGING, lock_people
from mercat.server.storage.models import EMPTY, OPEN, OVER, PERSON, SeatRow, TableRow, now
from mercat.server.storage.people import hash_of
from mercat.server.storage.people_rows import PersonRow
from mercat.server.tables.absence import vacate
from mercat.server.tables.admission import check_may_play
from mercat.server.tables.notices import tell
from mercat.server.tables.own_names import check_name
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.user_text import group_name, is_taken, person_name

T = TypeVar("T")
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
    """What a link that lets people into a group says before they join."""

    group: str
    name: str
    inviter: str                                         # empty if they are not in the group any more, or have no name
    people: int
    is_member: bool                                      # the reader is in it already


class Groups:
    """Founds and changes groups."""

    def __init__(self, tables: TableService, sessions: Sessions) -> None:
        self.tables = tables
        self.sessions = sessions

    async def read(self, work: Callable[[Session], T]) -> T:
        """Do work that only reads."""
        store = self.tables.store

        def done() -> T:
            with Session(store.reading, expire_on_commit=False) as session:
                return work(session)

        return await self.tables.access.read(done)

    async def transact(self, work: Callable[[Session], T], group: str = "") -> T:
        """Do work in one writing transaction; an error rolls it back. Open pages of the `group` hear of it."""
        store = self.tables.store

        def done() -> T:
            with store.changing() as session:
                return work(session)

        result = await self.tables.access.write(done)
        self.tables.streams.wake_group(group)
        return result

    async def of(self, reader: Reader) -> Sequence[GroupOf]:
        """The reader's groups."""
        person = reader.person
        return await self.read(lambda session: groups_of(session, person)) if person and reader.is_stored else []

    # -- coming and going

    async def found(self, reader: Reader, name: str, own: str) -> str:
        """Found a group, whose keeper the reader is; a guest gives a name. Its id."""
        check_may_play(reader, self.tables.settings)
        cleaned = group_name(name)

        def work(session: Session) -> str:
            person = arrived(session, reader, own, [])
            lock_people(session, {person})
            check_room(session, person)
            keep_one(session, GROUPS, reader.counted)
            row = GroupRow(name=cleaned, points=list(USUAL_POINTS))
            session.add(row)
            session.flush()
            session.add(GroupMemberRow(group_id=row.id, person=person, is_keeper=True))
            return row.id

        made = await self.transact(work)
        self.sessions.forget({reader.session})
        return made

    async def offer(self, reader: Reader, code: str) -> GroupOffer:
        """What a link offers. Raises Problem (404) if it lets nobody in."""

        def work(session: Session) -> GroupOffer:
            invitation, group = invitation_of(session, code)
            people = members_of(session, group.id)
            is_member = any(one.person == reader.person for one in people)
            if not is_member:
                check_valid(invitation)
            inviter = next((one.name for one in people if one.person == invitation.by), "")
            return GroupOffer(group.id, group.name, inviter, len(people), is_member)

        return await self.read(work)

    async def join(self, reader: Reader, code: str, own: str) -> str:
        """Join the group of a link; a guest gives a name. Whoever is in it already uses up nothing. Its id."""
        check_may_play(reader, self.tables.settings)

        def work(session: Session) -> str:
            invitation, group = invitation_of(session, code)
            lock(session, group.id)
            lock_people(session, {reader.person})
            if membership(session, group.id, reader.person) is not None:
                return group.id
            check_valid(invitation)
            people = members_of(session, group.id)
            if len(people) >= MOST_MEMBERS:
                raise Problem(409, "group-full", most=MOST_MEMBERS)
            person = arrived(session, reader, own, [one.name for one in people])
            lock_people(session, {person})                 # who was nobody before
            check_room(session, person)
            take(session, invitation)
            session.add(GroupMemberRow(group_id=group.id, person=person))
            return group.id

        joined = await self.transact(work)
        self.tables.streams.wake_group(joined)
        self.sessions.forget({reader.session})
        return joined

    async def leave(self, reader: Reader, group: str) -> None:
        """Leave a group. Seats of running games stay the reader's until these end."""

        def work(session: Session) -> tuple[str, set[str]]:
            member = authorised(session, group, reader)
            return member.person, let_go(session, group, member.person)

        await self.felt(*await self.transact(work, group))

    async def remove(self, reader: Reader, group: str, number: int) -> None:
        """Remove somebody from a group. The links that let people in are withdrawn, as they may have one."""

        def work(session: Session) -> tuple[str, set[str]]:
            authorised(session, group, reader, keeper=True)
            member = member_numbered(session, group, number)
            if member.person == reader.person:
                raise Problem(409, "remove-yourself")
            person = member.person
            valid = (GroupInvitationRow.group_id == group, *valid_now())
            session.execute(update(GroupInvitationRow).where(*valid).values(ended=now()))
            return person, let_go(session, group, person)

        await self.felt(*await self.transact(work, group))

    async def felt(self, person: str, tables: set[str]) -> None:
        """Somebody is in a group no more: their open pages of its tables end, and those of the tables that changed."""
        self.tables.streams.end_of(lambda reader: reader.person == person)
        for table in tables:
            self.tables.polling.forget(table)

    # -- what keepers do

    async def change(self, reader: Reader, group: str, name: str, is_public: bool, points: Sequence[int]) -> None:
        """Change what a group is called, who may read its page, and what a place counts in its table of results."""
        cleaned = group_name(name)
        check_points(points)

        def work(session: Session) -> None:
            authorised(session, group, reader, keeper=True)
            session.execute(update(GroupRow).where(GroupRow.id == group)
                            .values(name=cleaned, is_public=is_public, points=list(points)))

        await self.transact(work, group)

    async def invite(self, reader: Reader, group: str, people: int, days: int) -> str:
        """Make a link that lets a number of people into a group within some days: its code, which is shown only now."""
        code = secrets.token_urlsafe(15)

        def work(session: Session) -> None:
            authorised(session, group, reader, keeper=True)
            valid = select(func.count()).where(GroupInvitationRow.group_id == group, *valid_now())
            if (session.scalar(valid) or 0) >= MOST_INVITATIONS:
                raise Problem(409, "group-invitations", most=MOST_INVITATIONS)
            keep_one(session, SECRETS, reader.counted)
            session.add(GroupInvitationRow(group_id=group, hash=hash_of(code), most=people, by=reader.person,
                                           expires=now() + timedelta(days=days)))

        await self.transact(work, group)
        return code

    async def withdraw(self, reader: Reader, group: str, number: int) -> None:
        """Let a link that lets people into a group work no more."""

        def work(session: Session) -> None:
            authorised(session, group, reader, keeper=True)
            row = session.get(GroupInvitationRow, number)
            if row is None or row.group_id != group:
                raise Problem(404, "no-group-invitation")
            row.ended = row.ended or now()

        await self.transact(work, group)

    async def set_keeper(self, reader: Reader, group: str, number: int, is_keeper: bool) -> None:
        """Let somebody look after a group, or not any more. There is always somebody who does."""

        def work(session: Session) -> None:
            authorised(session, group, reader, keeper=True)
            member = member_numbered(session, group, number)
            keepers = select(func.count()).where(GroupMemberRow.group_id == group, GroupMemberRow.is_keeper)
            if not is_keeper and member.is_keeper and session.scalar(keepers) == 1:
                raise Problem(409, "last-keeper")
            member.is_keeper = is_keeper

        await self.transact(work, group)

    async def begin_series(self, reader: Reader, group: str, name: str, games: Sequence[str], length: int,
                           points: Sequence[int]) -> str:
        """Agree on a series of games; its id. Without `games` any may be played, else these in turn."""
        cleaned = group_name(name)
        check_points(points)

        def work(session: Session) -> str:
            authorised(session, group, reader, keeper=True)
            count = select(func.count()).where(SeriesRow.group_id == group)
            if (session.scalar(count) or 0) >= MOST_SERIES:
                raise Problem(409, "many-series", most=MOST_SERIES)
            keep_one(session, SERIES, reader.counted)
            row = SeriesRow(group_id=group, name=cleaned, games=list(games), length=length, points=list(points))
            session.add(row)
            session.flush()
            return row.id

        return await self.transact(work, group)

    async def end_series(self, reader: Reader, group: str, series: str) -> None:
        """End a series before all its games are played. A game of it that is on does not count in it any more."""

        def work(session: Session) -> set[str]:
            keeper = authorised(session, group, reader, keeper=True)
            row = session.get(SeriesRow, series)
            if row is None or row.group_id != group:
                raise Problem(404, "no-series")
            row.ended = row.ended or now()
            on = select(TableRow).where(TableRow.series_id == series, TableRow.status != OVER).order_by(TableRow.id)
            return set_apart(session, session.scalars(on.with_for_update(**CHANGING)).all(), keeper.person, SERIES_ENDED)

        for table in await self.transact(work, group):
            self.tables.polling.forget(table)

    async def take_out(self, reader: Reader, group: str, table: str) -> None:
        """Take a game that is on out of its series: another can be played in its place. Its table goes on."""

        def work(session: Session) -> set[str]:
            keeper = authorised(session, group, reader, keeper=True)
            row = session.get(TableRow, table, with_for_update=CHANGING)
            if row is None or row.group_id != group or row.series_id is None or row.status == OVER:
                raise Problem(404, "not-on-in-series")
            return set_apart(session, [row], keeper.person, SERIES_OUT)

        for one in await self.transact(work, group):
            self.tables.polling.forget(one)


# -- in the caller's transaction

def authorised(session: Session, group: str, reader: Reader, keeper: bool = False) -> GroupMemberRow:
    """What is stored of the reader in a group that nobody else changes meanwhile. Raises Problem: 404 for whoever is not in it,
    403 for whoever does not look after it, where a `keeper` is asked for."""
    row = lock(session, group)
    member = None if row is None else membership(session, group, reader.person)
    if member is None:
        raise Problem(404, "no-group")
    if keeper and not member.is_keeper:
        raise Problem(403, "not-keeper")
    return member


def arrived(session: Session, reader: Reader, own: str, others: Sequence[str]) -> str:
    """The reader as a stored person with a name: an account, or a guest, who gives one that nobody else has in the group."""
    if reader.person is None:
        raise Problem(403, "nobody")
    if reader.account:
        return reader.person
    stored = session.get(PersonRow, reader.person)
    name = person_name(own.strip() or ("" if stored is None else stored.name))
    check_name(session, name, reader.person)
    if is_taken(name, others):
        raise Problem(409, "name-taken", name=name)
    if reader.newcomer is not None:
        reader.newcomer.arrive(session, name)
        session.flush()
    session.execute(update(PersonRow).where(PersonRow.id == reader.person).values(name=name))
    return reader.person


def check_room(session: Session, person: str) -> None:
    """Raises Problem if somebody, who is locked, is in as many groups as they may."""
    if len(groups_of(session, person)) >= MOST_GROUPS:
        raise Problem(409, "many-groups", most=MOST_GROUPS)


def check_points(points: Sequence[int]) -> None:
    """Raises Problem unless these may be what places count: no place more than the one before it."""
    ordered = all(one >= other for one, other in pairwise(points))
    if not (0 < len(points) <= MOST_PLACES and ordered and all(0 <= one <= MOST_POINTS for one in points)):
        raise Problem(422, "bad-points", places=MOST_PLACES, most=MOST_POINTS)


def valid_now() -> tuple[ColumnElement[bool], ...]:
    """Does an invitation let people in?"""
    return (GroupInvitationRow.ended.is_(None), GroupInvitationRow.expires > now(),
            GroupInvitationRow.used < GroupInvitationRow.most)


def invitation_of(session: Session, code: str) -> tuple[GroupInvitationRow, GroupRow]:
    """The invitation of a code, whether or not it is valid, and its group. Raises Problem (404)."""
    found = session.execute(select(GroupInvitationRow, GroupRow).join(GroupRow, GroupRow.id == GroupInvitationRow.group_id)
                            .where(GroupInvitationRow.hash == hash_of(code))).first()
    if found is None:
        raise Problem(404, "no-group-invitation")
    return found[0], found[1]


def check_valid(invitation: GroupInvitationRow) -> None:
    """Raises Problem (404) if an invitation lets nobody in any more; it is not told why."""
    if invitation.ended is not None or invitation.expires <= now() or invitation.used >= invitation.most:
        raise Problem(404, "no-group-invitation")


def take(session: Session, invitation: GroupInvitationRow) -> None:
    """Count somebody whom an invitation lets in; of several at once no more than it has room for. Raises Problem (404)."""
    valid = (GroupInvitationRow.id == invitation.id, *valid_now())
    taken = update(GroupInvitationRow).where(*valid).values(used=GroupInvitationRow.used + 1).returning(GroupInvitationRow.id)
    if session.execute(taken).first() is None:
        raise Problem(404, "no-group-invitation")


def member_numbered(session: Session, group: str, number: int) -> GroupMemberRow:
    row = session.get(GroupMemberRow, number)
    if row is None or row.group_id != group:
        raise Problem(404, "no-such-member")
    return row


def let_go(session: Session, group: str, person: str) -> set[str]:
    """Somebody is in a group no more, and gives up their seats where the game has not begun. The tables that changed."""
    open_here = select(SeatRow.table).where(SeatRow.holder == person, SeatRow.kind == PERSON)
    chosen = select(TableRow).where(TableRow.group_id == group, TableRow.status == OPEN, TableRow.id.in_(open_here))
    changed = set()
    for table in session.scalars(chosen.order_by(TableRow.id).with_for_update(**CHANGING)).all():
        for seat in session.scalars(select(SeatRow).where(SeatRow.table == table.id, SeatRow.holder == person)):
            vacate(seat)
            seat.kind, seat.name = EMPTY, ""
        table.revision, table.changed = table.revision + 1, now()
        changed.add(table.id)
    depart(session, group, person)
    return changed


def set_apart(session: Session, tables: Sequence[TableRow], keeper: str, notice: str) -> set[str]:
    """Let these tables count in no series, and tell their people who has decided so."""
    by = session.scalar(select(PersonRow.name).where(PersonRow.id == keeper)) or ""
    for table in tables:
        tell(session, table, notice, None, by, "")
        table.series_id = None
        table.revision, table.changed = table.revision + 1, now()
    return {table.id for table in tables}

