"""Groups in the database: members and organisers, the right to see their tables, and the changes when people leave."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, case, delete, func, select, update
from sqlalchemy.orm import Session

from mercat.server.groups.rows import GroupAskRow, GroupInvitationRow, GroupMemberRow, GroupRow
from mercat.server.people.rows import MuteRow, PersonRow
from mercat.server.shapes import Shape
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.models import OVER, ResultRow, ResultSeatRow, TableRow
from mercat.server.storage.of_person import row_data
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.results import PLAYED_HERE

ORGANISER: Final = "organiser"                           # the kinds of notices: somebody has become an organiser,
MEMBER_LEFT: Final = "group-left"                        # and to the other members: somebody has left, or was removed


@dataclass(frozen=True)
class Member:
    """A member of a group. The number of their row identifies the member in the group's acts."""

    row: GroupMemberRow
    name: str                                            # the name; "" for a guest who has given none

    @property
    def person(self) -> str:
        return self.row.person


class GroupHead(Shape):
    """A group's name, and your part in it."""

    id: str
    name: str
    keeper: bool
    """whether you are an organiser"""


class GroupInList(GroupHead):
    people: int
    tables: int
    """the number of unfinished tables"""
    asks: int
    """the number of requests to join that you, as an organiser, can answer"""


MEMBERSHIP: Final = select(GroupMemberRow).where(GroupMemberRow.group_id == bindparam("group"),
                                                 GroupMemberRow.person == bindparam("person"))


def membership(session: Session, group: str, person: str | None) -> GroupMemberRow | None:
    """Return a person's membership in a group; None if they are not a member."""
    if person is None:
        return None
    return session.scalars(MEMBERSHIP, {"group": group, "person": person}).first()


def members_among(session: Session, group: str, people: Collection[str | None]) -> set[str]:
    """Return the members of a group among these people."""
    found: set[str] = set()
    for some in batched(sorted(one for one in people if one)):
        found.update(session.scalars(select(GroupMemberRow.person).where(GroupMemberRow.group_id == group,
                                                                         GroupMemberRow.person.in_(some))))
    return found


def groups_shared(session: Session, person: str, others: Collection[str]) -> dict[str, frozenset[str]]:
    """Return the groups that each of these people has in common with a person; people without any are left out."""
    own = select(GroupMemberRow.group_id).where(GroupMemberRow.person == person)
    shared: dict[str, set[str]] = {}
    for some in batched(sorted(others)):
        for row in session.execute(select(GroupMemberRow.person, GroupMemberRow.group_id).where(
                GroupMemberRow.person.in_(some), GroupMemberRow.group_id.in_(own))):
            shared.setdefault(row.person, set()).add(row.group_id)
    return {one: frozenset(groups) for one, groups in shared.items()}


def members_of(session: Session, group: str) -> list[Member]:
    """Return the members of a group, in the order in which they joined. If several have the same name, the later ones get a
    number."""
    chosen = (select(GroupMemberRow, PersonRow.name).join(PersonRow, PersonRow.id == GroupMemberRow.person)
              .where(GroupMemberRow.group_id == group).order_by(GroupMemberRow.joined, GroupMemberRow.id))
    members: list[Member] = []
    seen: dict[str, int] = {}
    for row, name in session.execute(chosen):
        times = seen[name.casefold()] = seen.get(name.casefold(), 0) + 1
        shown = f"{name} {times}" if name and times > 1 else name
        members.append(Member(row, shown))
    return members


IN_GROUP: Final = select(func.count()).where(GroupMemberRow.group_id == GroupRow.id).correlate(GroupRow).scalar_subquery()
TABLES_ON: Final = (select(func.count()).where(TableRow.group_id == GroupRow.id, TableRow.status != OVER, ~TableRow.sandbox)
                    .correlate(GroupRow).scalar_subquery())
MEMBERSHIPS: Final = (select(GroupMemberRow.group_id, GroupMemberRow.is_keeper, GroupMemberRow.joined, GroupMemberRow.id)
                      .where(GroupMemberRow.person == bindparam("person")).subquery())
MUTED: Final = select(MuteRow.person).where(MuteRow.by == bindparam("person"))
ASKS: Final = (select(func.count()).where(GroupAskRow.asked == GroupRow.id, GroupAskRow.let_in.is_(None),
                                          GroupAskRow.person.not_in(MUTED))
               .correlate(GroupRow).scalar_subquery())
GROUPS: Final = (select(GroupRow.id, GroupRow.name, MEMBERSHIPS.c.is_keeper, IN_GROUP, TABLES_ON,
                        case((MEMBERSHIPS.c.is_keeper, ASKS), else_=0))
                 .join(MEMBERSHIPS, MEMBERSHIPS.c.group_id == GroupRow.id)
                 .order_by(MEMBERSHIPS.c.joined.desc(), MEMBERSHIPS.c.id.desc()))


def groups_of(session: Session, person: str) -> list[GroupInList]:
    """Return the groups of which a person is a member, the most recently joined first."""
    return [GroupInList(**dict(zip(GroupInList.model_fields, row, strict=True)))
            for row in session.execute(GROUPS, {"person": person})]


def groups_for_host(session: Session, most: int) -> dict[str, Any]:
    """Return the facts about groups for the admin page: the numbers of groups and members, and the newest groups.

    A group's name is included only if its page is public.
    """
    def count(name: str, of: Any, *conditions: Any) -> Any:
        chosen = select(func.count()).select_from(of).where(of.group_id == GroupRow.id, *conditions)
        return chosen.correlate(GroupRow).scalar_subquery().label(name)

    chosen = select(GroupRow.id, case((GroupRow.is_public, GroupRow.name), else_="").label("name"), GroupRow.made,
                    count("people", GroupMemberRow), count("keepers", GroupMemberRow, GroupMemberRow.is_keeper),
                    count("tables", TableRow, TableRow.status != OVER, ~TableRow.sandbox),
                    count("played", ResultRow, ResultRow.kind.in_(PLAYED_HERE)))
    rows = session.execute(chosen.order_by(GroupRow.made.desc(), GroupRow.id).limit(most)).all()
    number = session.scalar(select(func.count()).select_from(GroupRow)) or 0
    people = session.scalar(select(func.count(GroupMemberRow.person.distinct()))) or 0
    return {"number": number, "people": people, "groups": rows}


# -- the right to see a table

GROUP_OF_TABLE: Final = select(TableRow.group_id).where(TableRow.id == bindparam("table"))
GROUP_OF_RESULT: Final = select(ResultRow.group_id).where(ResultRow.table == bindparam("table"))


def group_of_game(session: Session, table: str) -> tuple[bool, str | None]:
    """Return whether a table, or the result of a deleted one, exists, and the id of its group."""
    for chosen in (GROUP_OF_TABLE, GROUP_OF_RESULT):     # asked at every request of a group's table
        found = session.execute(chosen, {"table": table}).first()
        if found is not None:
            return True, found[0]
    return False, None


def has_played(session: Session, table: str, person: str | None) -> bool:
    """Return whether a person had a seat in a finished game."""
    held = select(ResultSeatRow.result).join(ResultRow, ResultRow.id == ResultSeatRow.result)
    return person is not None and session.scalars(
        held.where(ResultRow.table == table, ResultSeatRow.holder == person).limit(1)).first() is not None


# -- who comes and goes

def lock(session: Session, group: str) -> GroupRow | None:
    """Lock a group until this transaction ends, and return it; None if there is no such group."""
    return session.scalars(select(GroupRow).where(GroupRow.id == group).with_for_update(**CHANGING)).first()


def lock_groups_of(session: Session, people: Collection[str]) -> None:
    """Lock the groups of which these people are members. Groups are always locked before people."""
    mine = select(GroupMemberRow.group_id).where(GroupMemberRow.person.in_(people))
    session.execute(select(GroupRow.id).where(GroupRow.id.in_(mine)).order_by(GroupRow.id).with_for_update(**CHANGING))


def depart(session: Transaction, group: str, person: str, name: str, remover: str = "") -> None:
    """Remove a person from a group, with their request to join. Tell the other members that the person with this `name` has left
    or, if `remover` is given, that this organiser has removed them. If no organiser is left, the longest-standing member becomes
    one; an empty group is deleted."""
    found = lock(session, group)
    forget_ask(session, group, person)
    session.execute(delete(GroupMemberRow).where(GroupMemberRow.group_id == group, GroupMemberRow.person == person))
    rest = session.execute(select(GroupMemberRow.id, GroupMemberRow.is_keeper, GroupMemberRow.person)
                           .where(GroupMemberRow.group_id == group).order_by(GroupMemberRow.joined, GroupMemberRow.id)).all()
    if not rest:
        session.execute(delete(GroupRow).where(GroupRow.id == group))
        return
    facts = {"by": name, "group": group, "name": "" if found is None else found.name}
    heirs = [] if any(row.is_keeper for row in rest) else [rest[0].person]
    if heirs:
        session.execute(update(GroupMemberRow).where(GroupMemberRow.id == rest[0].id).values(is_keeper=True))
    told = {ORGANISER: (heirs, facts | {"inherited": "yes"})}
    if remover:
        by = session.scalar(select(PersonRow.name).where(PersonRow.id == remover))
        facts |= {"by": by or "", "players": name}
    told[MEMBER_LEFT] = [row.person for row in rest if row.person not in (*heirs, remover)], facts
    for kind, (people, about) in told.items():
        for feature in session.features if people else ():
            feature.group_asked(session, kind, people, about, remover or person)


def forget_ask(session: Session, group: str, person: str) -> None:
    """Delete a person's request to join a group, and the answer to it, because they have joined in any way or have left."""
    session.execute(delete(GroupAskRow).where(GroupAskRow.asked == group, GroupAskRow.person == person))


def depart_from_all(session: Transaction, people: Collection[str]) -> None:
    """Remove these people, who are being deleted, from all their groups."""
    rows = session.execute(select(GroupMemberRow.group_id, GroupMemberRow.person).where(GroupMemberRow.person.in_(people))
                           .order_by(GroupMemberRow.group_id)).all()
    for row in rows:
        depart(session, row.group_id, row.person, "")


def hand_over_groups(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """Replace a person by the person `to` in their groups. With `only`, do this only in the groups of these tables, which are
    handed over too."""
    rows: Sequence[GroupMemberRow] = session.scalars(select(GroupMemberRow).where(GroupMemberRow.person == person)).all()
    if only is not None:
        theirs: set[str] = set()
        for some in batched(sorted(only)):
            theirs.update(one for one in session.scalars(select(TableRow.group_id).where(TableRow.id.in_(some))) if one)
        rows = [row for row in rows if row.group_id in theirs]
    for row in rows:
        there = membership(session, row.group_id, to)
        if there is None:
            row.person = to
        else:
            there.is_keeper, there.joined = there.is_keeper or row.is_keeper, min(there.joined, row.joined)
            session.delete(row)
    session.flush()
    mine = (GroupInvitationRow.by == person) & GroupInvitationRow.group_id.in_([row.group_id for row in rows])
    session.execute(update(GroupInvitationRow).where(mine).values(by=to))


def groups_downloaded(session: Session, person: str) -> dict[str, list[Any]]:
    """Return the groups of which a person is a member, and the invitation links that they have created."""
    chosen = select(GroupMemberRow, GroupRow.name).join(GroupRow, GroupRow.id == GroupMemberRow.group_id)
    by_them = select(GroupInvitationRow).where(GroupInvitationRow.by == person)
    made = session.scalars(by_them.order_by(GroupInvitationRow.id)).all()
    return {"groups": [{"name": name} | row_data(row, without=("id", "person")) | {"invitations": [
        row_data(one, without=("id", "group_id", "hash", "by")) for one in made if one.group_id == row.group_id]}
        for row, name in session.execute(chosen.where(GroupMemberRow.person == person).order_by(GroupMemberRow.id))]}
