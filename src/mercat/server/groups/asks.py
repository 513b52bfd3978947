"""Requests to join a group, from people who have the URL of its page.

They get the same response and have the same limits whether or not the group exists, and no matter how many others ask: the row
stores only the id in the URL.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Final

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.orm import Session

from mercat.server.desk import GROUP, OUTBOX, Work
from mercat.server.groups.after_game import played_by, renew_finished
from mercat.server.groups.groups import MOST_MEMBERS, check_room, kept
from mercat.server.groups.rows import ASKS_KEPT, GroupAskRow, GroupMemberRow, GroupRow
from mercat.server.groups.stored import ORGANISER, members_of, membership
from mercat.server.people.locking import lock_people
from mercat.server.people.rows import MuteRow, PersonRow
from mercat.server.problems import Problem
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.database import CHANGING
from mercat.server.tables.rights import check_may_play

MOST_OF_PERSON: Final = 5                                # stored requests
MOST_OF_GROUP: Final = 20                                # requests that organisers see at once, oldest first
ASKED, LET_IN, NOT_LET_IN, REMOVED = "group-asks", "group-yes", "group-no", "group-out"  # kinds of notifications
JOINED: Final = "group-join"                             # and to the creator of a link, that somebody has joined with it
KEEPER: Final = ORGANISER                                # another one: somebody has become an organiser


class GroupAsk(Shape):
    """A request to join a group, as an organiser sees it."""

    number: int
    name: str
    made: Moment


class OwnGroupAsk(Shape):
    """The answer of a group's organiser to your request to join."""

    group: str
    name: str
    """the name of the group; empty if it declined your request and its page is not public"""
    let_in: bool
    """whether the request was accepted"""
    again: Annotated[date | None, PAGES_ALONE] = None
    """the day from which you can ask again if the request was declined"""


def waiting(group: str) -> Select[GroupAskRow]:
    return select(GroupAskRow).where(GroupAskRow.asked == group, GroupAskRow.let_in.is_(None))


def ask(work: Work, group: str) -> None:
    """Send a request to join a group. A second request changes nothing, unless the first was accepted.

    Raise Problem if there are too many requests, or if the first request was declined and the person has been notified.
    """
    check_may_play(work.reader, work.settings)
    lock_people(work, {work.person})
    if membership(work, group, work.person) is not None:
        return
    mine = work.scalars(select(GroupAskRow).where(GroupAskRow.person == work.person)).all()
    before = next((one for one in mine if one.asked == group), None)
    if before is not None and before.let_in is False:
        raise Problem(409, "group-declined", days=ASKS_KEPT.days)
    if before is not None and before.let_in is None:
        return
    if before is not None:
        work.delete(before)
        work.flush()
    elif len(mine) >= MOST_OF_PERSON:
        raise Problem(409, "asked-groups", most=MOST_OF_PERSON)
    open_asks = work.scalar(select(func.count()).select_from(waiting(group).subquery())) or 0
    work.add(GroupAskRow(asked=group, person=work.person))
    if open_asks >= MOST_OF_GROUP:
        return                                           # organisers see it, and are told of others, once they have answered some
    work.tell(GROUP, group)
    call(work, group, ASKED, [one.person for one in members_of(work, group) if one.row.is_keeper], work.person)


def answer(work: Work, group: str, number: int, let_in: bool) -> None:
    """Accept or decline a request to join a group, or accept one that was declined before.

    Raise Problem if there is no such request, or if the group has no room for the person.
    """
    keeper = kept(work, group).person
    row = work.get(GroupAskRow, number, with_for_update=CHANGING)
    if row is None or row.asked != group or (row.let_in is not None and (row.let_in or not let_in)):
        raise Problem(404, "no-group-ask")
    if let_in and membership(work, group, row.person) is None:
        if len(members_of(work, group)) >= MOST_MEMBERS:
            raise Problem(409, "group-full", most=MOST_MEMBERS)
        lock_people(work, {row.person})
        check_room(work, row.person)
        work.add(GroupMemberRow(group_id=group, person=row.person))
        renew_finished(work, group, played_by(row.person))
    row.let_in = let_in
    more = {} if let_in else {"again": again_from(row).isoformat()}
    call(work, group, LET_IN if let_in else NOT_LET_IN, [row.person], keeper, **more)


def again_from(row: GroupAskRow) -> date:
    """Return the first day on which a person whose request was declined can send another one at any time."""
    return (row.made + ASKS_KEPT).date() + timedelta(days=1)


def call(work: Work, group: str, kind: str, people: Collection[str], author: str, **more: str) -> None:
    """Notify these people of an event in a group, such as a request to join or a removal. Leave out people who have muted its
    `author`. `more` are further facts about it."""
    found, name = work.get(GroupRow, group), work.scalar(select(PersonRow.name).where(PersonRow.id == author))
    if found is None or not people:
        return
    facts = {"by": name or "", "group": group, "name": found.name if kind != NOT_LET_IN or found.is_public else "", **more}
    for feature in work.features:
        feature.group_asked(work, kind, people, facts, author)
    work.tell(OUTBOX, group)


def tell_who_joined(work: Work, group: str, person: str, owner: str | None) -> None:
    """Notify the creator of an invitation link that a person has joined with it, unless the creator has muted this person."""
    if owner is not None and work.get(MuteRow, (owner, person)) is None:
        call(work, group, JOINED, [owner], person)


def asks_for(work: Work, group: str) -> list[GroupAsk]:
    """Return the oldest requests to join a group that an organiser can answer, except those from people whom the organiser has
    muted."""
    return asks_shown(work, waiting(group))[:MOST_OF_GROUP]


def declined_by(work: Work, group: str) -> list[GroupAsk]:
    """Return the declined requests to join a group that are still stored, except those from people who have joined since."""
    members = select(GroupMemberRow.person).where(GroupMemberRow.group_id == group)
    return asks_shown(work, select(GroupAskRow).where(GroupAskRow.asked == group, GroupAskRow.let_in.is_(False),
                                                      GroupAskRow.person.not_in(members)))


def asks_shown(work: Work, chosen: Select[GroupAskRow]) -> list[GroupAsk]:
    """Return the selected requests to join a group, except those from people whom the reader has muted."""
    muted = select(MuteRow.person).where(MuteRow.by == work.person)
    rows = work.execute(chosen.join(PersonRow, PersonRow.id == GroupAskRow.person).add_columns(PersonRow.name)
                        .where(GroupAskRow.person.not_in(muted)).order_by(GroupAskRow.id))
    return [GroupAsk(number=row.id, name=name, made=row.made) for row, name in rows]


def own_asks(session: Session, person: str) -> dict[str, str]:
    """Return the groups to which a person has sent requests that have not been answered, newest first: their names, by id. The
    name of a group that is not public, or does not exist, is empty.

    Groups of which the person is a member are left out.
    """
    own = select(GroupMemberRow.group_id).where(GroupMemberRow.person == person)
    asked = (select(GroupAskRow.asked, GroupRow.name)
             .outerjoin(GroupRow, and_(GroupRow.id == GroupAskRow.asked, GroupRow.is_public.is_(True)))
             .where(GroupAskRow.person == person, GroupAskRow.let_in.is_(None), GroupAskRow.asked.not_in(own)))
    return {group: name or "" for group, name in session.execute(asked.order_by(GroupAskRow.id.desc()))}


@dataclass(frozen=True)
class OwnAsk:
    """The state of a reader's request to join a group."""

    waits: bool = False
    again: date | None = None                            # if it was declined: the day from which the reader can ask again

def own_ask(work: Work, group: str) -> OwnAsk:
    """Return the state of the reader's request to join a group."""
    row = work.scalars(select(GroupAskRow).where(GroupAskRow.asked == group, GroupAskRow.person == work.person)).first()
    if row is None or row.let_in or membership(work, group, work.person) is not None:
        return OwnAsk()
    return OwnAsk(waits=row.let_in is None, again=None if row.let_in is None else again_from(row))


def own_answers(session: Session, person: str) -> list[OwnGroupAsk]:
    """Return the organisers' stored answers to a person's requests to join groups, newest first. Leave out refusals by groups
    that the person has since joined."""
    own = select(GroupMemberRow.group_id).where(GroupMemberRow.person == person)
    answered = or_(GroupAskRow.let_in.is_(True), GroupAskRow.let_in.is_(False) & GroupAskRow.asked.not_in(own))
    rows = session.execute(select(GroupAskRow, GroupRow).join(GroupRow, GroupRow.id == GroupAskRow.asked)
                           .where(GroupAskRow.person == person, answered).order_by(GroupAskRow.id.desc()))
    return [OwnGroupAsk(group=row.asked, name=group.name if row.let_in or group.is_public else "", let_in=bool(row.let_in),
                        again=None if row.let_in else again_from(row)) for row, group in rows]
