"""Friends in the database: friendships, requests, acquaintances, and the changes when people merge their data or leave."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime, timedelta
from typing import Annotated, Any, Final

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, func, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from mercat.server.friends.rows import GAME, GROUP, FriendInvitationRow, FriendPresenceRow, FriendRow
from mercat.server.groups.rows import GroupMemberRow, GroupRow
from mercat.server.hosting.conduct import handle_of
from mercat.server.hosting.stored import live
from mercat.server.people.rows import BanRow, MuteRow, PersonRow
from mercat.server.people.stored import muted_by, who_muted
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.models import PERSON, PLAYING, ResultRow, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.storage.of_person import row_data
from mercat.server.tables.reader_view import CLOCKS_DIFFER
from mercat.server.tables.results import PLAYED_HERE, held_by

MOST_ASKING: Final = 100                               # requests to one person; further requests are dropped
MOST_GAMES: Final = 200                                  # newest finished games in which acquaintances are searched
HERE_FOR: Final = timedelta(minutes=2)                   # for this long after a page with friends was shown or refreshed


class PersonByHandle(Shape):
    """A person to whom you may refer in requests to the server."""

    who: str
    """the handle that identifies the person in your requests; other readers have other handles for the same person"""
    name: str | None


class Acquaintance(PersonByHandle):
    """A person to whom you can send a friend request, because you play or have finished a game with them, or share a group."""

    way: str
    """where you know the person from: `game` or `group`"""
    place: str
    """the name of the board game, or the name of the group"""
    ended: Moment | None
    """the end of the newest game"""
    person: Annotated[str, PAGES_ALONE]


def acquaintance(me: str, person: str, name: str, way: str, place: str, ended: datetime | None = None) -> Acquaintance:
    """Return an acquaintance, with the name that this person uses in the game or the group."""
    return Acquaintance(who=handle_of(me, person), name=name or None, way=way, place=place, ended=ended, person=person)


def is_friend() -> ColumnElement[bool]:
    return FriendRow.since.is_not(None)


def is_open(moment: datetime) -> ColumnElement[bool]:
    """Return the condition that a row is a friend request that its sender may still expect to be accepted."""
    return and_(FriendRow.since.is_(None), FriendRow.withdrawn.is_(False), FriendRow.expires > moment)


def is_banned(person: InstrumentedAttribute[str]) -> ColumnElement[bool]:
    """Return the condition that the person in a column is banned."""
    return exists().where(BanRow.person == person, live(BanRow))


def friends_of(session: Session, person: str) -> list[tuple[FriendRow, PersonRow]]:
    """Return a person's friends, sorted by name."""
    chosen = (select(FriendRow, PersonRow).join(PersonRow, PersonRow.id == FriendRow.other)
              .where(FriendRow.person == person, is_friend()))
    return sorted(((row, other) for row, other in session.execute(chosen)), key=lambda one: (one[1].name.casefold(), one[0].made))


def asked_by(session: Session, person: str) -> list[FriendRow]:
    """Return the friend requests that a person has sent, newest first. The result does not reveal which requests were
    declined."""
    return list(session.scalars(select(FriendRow).where(FriendRow.person == person, is_open(now()))
                                .order_by(FriendRow.made.desc(), FriendRow.other)))


def asking(session: Session, person: str) -> list[tuple[FriendRow, PersonRow]]:
    """Return the friend requests that a person has received, newest first.

    Leave out requests that the person has declined, requests from banned people, and requests between two people one of whom has
    muted the other.
    """
    muted = exists().where(or_(and_(MuteRow.by == FriendRow.person, MuteRow.person == person),
                               and_(MuteRow.by == person, MuteRow.person == FriendRow.person)))
    chosen = (select(FriendRow, PersonRow).join(PersonRow, PersonRow.id == FriendRow.person)
              .where(FriendRow.other == person, is_open(now()), FriendRow.declined.is_(None), ~muted,
                     ~is_banned(FriendRow.person))
              .order_by(FriendRow.made.desc(), FriendRow.person).limit(MOST_ASKING))
    return [(row, other) for row, other in session.execute(chosen)]


def counted(session: Session, *conditions: ColumnElement[bool]) -> int:
    """Return the number of friend rows that meet these conditions."""
    return session.scalar(select(func.count()).select_from(FriendRow).where(*conditions)) or 0


def muted_of(session: Session, person: str) -> frozenset[str]:
    """Return the people whom a person has muted."""
    return muted_by(session.connection(), [person]).get(person, frozenset())


def has_muted(session: Session, person: str, other: str) -> bool:
    return session.get(MuteRow, (person, other)) is not None


# -- presence

SEATS_SEEN: Final = (select(SeatRow.holder).where(
    SeatRow.holder.in_(bindparam("people", expanding=True)), SeatRow.kind == PERSON,
    SeatRow.seen > bindparam("since"), SeatRow.seen <= bindparam("until")))
PAGES_SEEN: Final = (select(FriendPresenceRow.person).where(
    FriendPresenceRow.person.in_(bindparam("people", expanding=True)),
    FriendPresenceRow.seen > bindparam("since"), FriendPresenceRow.seen <= bindparam("until")))


def here_for(session: Session, person: str, friends: Collection[str], absent_after: int) -> set[str]:
    """Return a person's friends who are online. Leave out friends who hide their online status, have muted the person, or are
    banned."""
    if not friends:
        return set()
    moment, people = now(), list(friends)
    until = moment + CLOCKS_DIFFER
    seen = {*session.scalars(SEATS_SEEN, {"people": people, "since": moment - timedelta(seconds=absent_after), "until": until}),
            *session.scalars(PAGES_SEEN, {"people": people, "since": moment - HERE_FOR, "until": until})}
    hiding = select(FriendPresenceRow.person).where(FriendPresenceRow.person.in_(people), FriendPresenceRow.hidden)
    banned = select(BanRow.person).where(BanRow.person.in_(people), live(BanRow))
    deaf = who_muted(session.connection(), friends, [person])
    return {one for one in seen if one} - set(session.scalars(hiding)) - set(session.scalars(banned)) - deaf


# -- whom a person knows


def known_to(session: Session, person: str) -> dict[str, Acquaintance]:
    """Return the people whom a person knows from a game that has begun or from a group, by id.

    The name comes from a finished game if there is one, otherwise from a game in progress, otherwise from the group.
    """
    known = (*mates_of(session, person), *playing_with(session, person), *played_with(session, person))
    return {one.person: one for one in known}


def playing_with(session: Session, person: str) -> Iterator[Acquaintance]:
    """Yield the people with whom a person has a game in progress, with their names in the game."""
    mine = aliased(SeatRow)
    chosen = (select(SeatRow.holder, SeatRow.name, TableRow.game)
              .join(mine, (mine.table == SeatRow.table) & (mine.holder == person)).join(TableRow, TableRow.id == SeatRow.table)
              .join(PersonRow, PersonRow.id == SeatRow.holder)
              .where(mine.kind == PERSON, SeatRow.kind == PERSON, SeatRow.holder != person, TableRow.status == PLAYING)
              .order_by(TableRow.changed, TableRow.id, SeatRow.number.desc()))
    for holder, name, game in session.execute(chosen):
        yield acquaintance(person, str(holder), name, GAME, game)


def played_with(session: Session, person: str) -> Iterator[Acquaintance]:
    """Yield the people with whom a person has finished a game, each with their name in the newest of their common
    games."""
    chosen = (select(ResultRow.id).where(ResultRow.kind.in_(PLAYED_HERE), held_by(person))
              .order_by(ResultRow.ended.desc(), ResultRow.id.desc()).limit(MOST_GAMES))
    seats = (select(ResultSeatRow.holder, ResultSeatRow.name, ResultRow.game, ResultRow.ended)
             .join(ResultRow, ResultRow.id == ResultSeatRow.result).join(PersonRow, PersonRow.id == ResultSeatRow.holder)
             .where(ResultRow.id.in_(chosen), ResultSeatRow.kind == PERSON, ResultSeatRow.holder != person)
             .order_by(ResultRow.ended, ResultRow.id, ResultSeatRow.number.desc()))
    for holder, name, game, ended in session.execute(seats):
        yield acquaintance(person, str(holder), name, GAME, game, ended)


def mates_of(session: Session, person: str, group: str | None = None) -> Iterator[Acquaintance]:
    """Yield the people who share a group with a person; with `group`, only those who share that group."""
    mine = aliased(GroupMemberRow)
    chosen = (select(GroupMemberRow.person, PersonRow.name, GroupRow.name)
              .join(mine, (mine.group_id == GroupMemberRow.group_id) & (mine.person == person))
              .join(GroupRow, GroupRow.id == GroupMemberRow.group_id).join(PersonRow, PersonRow.id == GroupMemberRow.person)
              .where(GroupMemberRow.person != person, *([] if group is None else [GroupMemberRow.group_id == group]))
              .order_by(GroupRow.made.desc(), GroupRow.id, GroupMemberRow.id))
    for other, name, called in session.execute(chosen):
        yield acquaintance(person, other, name, GROUP, called)


# -- who comes and goes


def hand_over_friends(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """Transfer one person's friends and requests to another. Do nothing with `only`, which means that the first person keeps some
    tables.

    If both have a row about the same third person, a friendship takes precedence over a request. Both people are locked, so
    nobody else changes these rows.
    """
    if only is not None:
        return
    rows = session.scalars(select(FriendRow).where(or_(FriendRow.person == person, FriendRow.other == person))).all()
    for row in rows:
        facts = row_values(row)
        key = to if row.person == person else row.person, to if row.other == person else row.other
        session.delete(row)
        session.flush()
        there = session.get(FriendRow, key)
        if key[0] != key[1] and there is None:
            session.add(FriendRow(**facts | {"person": key[0], "other": key[1]}))
        elif there is not None and there.since is None and facts["since"] is not None:
            there.since, there.declined, there.withdrawn, there.expires = facts["since"], None, False, None
        session.flush()
    for one, other in ((to, person), (person, to)):      # invitations of oneself
        both = (FriendInvitationRow.person == one, FriendInvitationRow.by == other)
        session.execute(delete(FriendInvitationRow).where(*both))


def row_values(row: FriendRow) -> dict[str, Any]:
    return {column.key: getattr(row, column.key) for column in FriendRow.__table__.columns}


def friends_downloaded(session: Session, person: str) -> dict[str, list[Any]]:
    """Return a person's friends, and the requests and invitations that they know about."""
    invited = select(FriendInvitationRow).where(or_(FriendInvitationRow.person == person, FriendInvitationRow.by == person))
    return {
        "friends": [{"name": other.name} | row_data(row, only=("way", "made", "since")) for row, other in
                    friends_of(session, person)],
        "friend_requests": [{"mine": True} | row_data(row, only=("name", "way", "made")) for row in asked_by(session, person)] + [
            {"mine": False, "name": other.name} | row_data(row, only=("way", "made")) for row, other in
            asking(session, person)],
        "invited_to_tables": [{"mine": row.by == person} | row_data(row, only=("table", "made")) for row in
                              session.scalars(invited.order_by(FriendInvitationRow.made))]}
