"""Acts on groups: creating and joining them, and the acts of members and organisers. `groups/groups.py` checks the rights."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Annotated, Any, Final

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr
from sqlalchemy import func, select, update

from mercat.games import names
from mercat.server.desk import GROUP, Work
from mercat.server.groups import asks
from mercat.server.groups.after_game import played_by, renew_finished
from mercat.server.groups.groups import (
    LONGEST_SERIES,
    MOST_INVITATIONS,
    MOST_MEMBERS,
    MOST_PLACES,
    MOST_POINTS,
    MOST_SERIES,
    SERIES_ENDED,
    SERIES_OUT,
    GroupLink,
    GroupMade,
    SeriesMade,
    SeriesTable,
    check_points,
    check_room,
    check_valid,
    invitation_of,
    kept,
    let_go,
    link_of,
    lock_as_member,
    member_numbered,
    set_apart,
    stored_reader,
    take,
    valid_now,
)
from mercat.server.groups.pages import LONGEST_CODE, ask_html, group_html, groups_html
from mercat.server.groups.rows import USUAL_POINTS, GroupInvitationRow, GroupMemberRow, GroupRow, SeriesRow
from mercat.server.groups.series import begin_next
from mercat.server.groups.stored import forget_ask, lock, members_of, membership
from mercat.server.people.locking import lock_people
from mercat.server.people.stored import hash_of
from mercat.server.people.user_text import AS_TYPED, LONGEST_GROUP_NAME, group_name
from mercat.server.problems import Problem
from mercat.server.processes.allowances import GROUPS, SECRETS, SERIES, count_against_day
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import OVER, TableRow, now
from mercat.server.tables.rights import Right, check_may_play
from mercat.server.web.act import GROUP_PAGE, ActRequest, Page, act
from mercat.server.web.bodies import TYPED, Name
from mercat.server.web.cookies import confirm_at, saved_at, set_cookies

CODE_BYTES: Final = 15                                   # random bytes of a code in a link

# -- answers


async def to_group(asked: ActRequest[Any], made: GroupMade) -> Response:
    answer = RedirectResponse(f"/groups/{made.group}", 303)
    if asked.wish.own.strip() and not asked.reader.account:
        set_cookies(answer, asked.request, name=asked.wish.own.strip())
    return answer


async def group_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/groups/{asked.wish.group}", 303)


async def group_saved(asked: ActRequest[Any], done: object) -> Response:
    return saved_at(asked.request, f"/groups/{asked.wish.group}")


async def keeping_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/groups/{asked.wish.group}#keeping", 303)


async def to_lobby(asked: ActRequest[Any], done: object) -> Response:
    answer = RedirectResponse("/", 303)
    confirm_at(asked.request, answer, "left-group", "/")
    return answer


async def to_table(asked: ActRequest[Any], made: SeriesTable) -> Response:
    return RedirectResponse(f"/t/{made.table}/seats", 303)


async def with_link(asked: ActRequest[Any], made: GroupLink) -> Response:
    return await group_html(asked.request, asked.wish.group, link=made.link)


async def not_founded(asked: ActRequest[Any], problem: Problem) -> Response:
    return await groups_html(asked.request, problem, asked.wish.name, asked.wish.own)


async def asked_on(asked: ActRequest[Any], done: object) -> Response:
    return await ask_html(asked.request, asked.wish.group, done="group-asked")


async def refused_to_ask(asked: ActRequest[Any], problem: Problem) -> Response:
    return await ask_html(asked.request, asked.wish.group, problem=problem)


ASKED_ON = Page(asked_on, refused_to_ask, (403,))
FOUNDED, JOINED = Page(to_group, not_founded), Page(to_group, at="/groups/join/{code}")
LEFT, AGAIN, SAVED, KEEPING, WITH_LINK, TO_TABLE = (Page(one, at="/groups/{group}") for one in (
    to_lobby, group_again, group_saved, keeping_again, with_link, to_table))


Id = Annotated[StrictStr, Field(pattern="^[A-Za-z0-9_-]{1,24}$")]
Number = Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]
GroupName = Annotated[StrictStr, Field(max_length=AS_TYPED * LONGEST_GROUP_NAME,
                                       description=f"up to {LONGEST_GROUP_NAME} characters")]
OwnName = Annotated[Name, Field(description="your name in the group if you are a guest; an account has its own")]
Code = Annotated[StrictStr, Field(max_length=LONGEST_CODE, description="the end of the link that lets you in")]
Public = Annotated[StrictBool, Field(description="whether everybody who knows the address of its page may read it")]
Points = Annotated[list[Annotated[StrictInt, Field(ge=0, le=MOST_POINTS)]], TYPED, Field(
    max_length=MOST_PLACES, description="the points for each place, beginning with the first; further places get none")]
Games = Annotated[Sequence[Annotated[StrictStr, Field(max_length=60)]], Field(
    max_length=20, description="the games to be played in turn; empty: any game")]
SeriesLength = Annotated[StrictInt, Field(ge=1, le=LONGEST_SERIES, description="the number of games")]
NextName = Annotated[StrictStr, Field(
    max_length=60, description="by default the game whose turn it is or, if there is no such order, the last one")]
Players = Annotated[Sequence[Number], Field(
    max_length=20, description="the numbers of the members who play; by default those who have played in the series")]


# -- coming and going


@act(who=Right.ANYBODY, limit="open", api="POST ", body="Found: A group that you create.", page=FOUNDED, address="found",
     place=GROUP_PAGE)
def found_group(work: Work, name: GroupName, own: OwnName = "") -> GroupMade:
    """Create a group and become its organiser"""
    check_may_play(work.reader, work.settings)
    cleaned, person = group_name(name), stored_reader(work, own, [])
    lock_people(work, {person})
    check_room(work, person)
    count_against_day(work, GROUPS, work.reader.counted)
    row = GroupRow(name=cleaned, points=list(USUAL_POINTS))
    work.add(row)
    work.flush()
    work.add(GroupMemberRow(group_id=row.id, person=person, is_keeper=True))
    return GroupMade(group=row.id)


@act(who=Right.ANYBODY, limit="code", api="POST /join", body="Join: Join a group.", page=JOINED, address="join",
     place=GROUP_PAGE)
def join_group(work: Work, code: Code, own: OwnName = "") -> GroupMade:
    """Join a group with an invitation link"""
    check_may_play(work.reader, work.settings)
    invitation, group = invitation_of(work, code)
    lock(work, group.id)
    lock_people(work, {work.reader.person})
    if membership(work, group.id, work.reader.person) is not None:
        return GroupMade(group=group.id)                 # and nothing of the link is used up
    check_valid(work, invitation)
    people = members_of(work, group.id)
    if len(people) >= MOST_MEMBERS:
        raise Problem(409, "group-full", most=MOST_MEMBERS)
    person = stored_reader(work, own, [one.name for one in people])
    lock_people(work, {person})                          # somebody who was not stored before
    check_room(work, person)
    take(work, invitation)
    work.add(GroupMemberRow(group_id=group.id, person=person))
    renew_finished(work, group.id, played_by(person))
    forget_ask(work, group.id, person)
    asks.tell_who_joined(work, group.id, person, invitation.by)
    work.tell(GROUP, group.id)
    return GroupMade(group=group.id)


@act(who=Right.MEMBER, api="POST /leave", body="OfGroup", page=LEFT, address="leave", place=GROUP_PAGE)
def leave_group(work: Work, group: Id) -> None:
    """Leave a group; you keep your seats in games in progress"""
    let_go(work, group, lock_as_member(work, group).person)


@act(who=Right.ACCOUNT, limit="code", api="POST /asks", body="AskGroup: The group that you ask to join.", page=ASKED_ON,
     address="ask", place=GROUP_PAGE)
def ask_group(work: Work, group: Id) -> None:
    """Ask to join a group; the response is the same if there is no such group"""
    asks.ask(work, group)


# -- what everybody in a group does


@act(who=Right.MEMBER, limit="open", api="POST /series/next", body="NextGame: The next game of a series.", page=TO_TABLE,
     address="next", place=GROUP_PAGE, by_token=True)
async def next_in_series(asked: ActRequest[Any], group: Id, series: Id, game: NextName = "", people: Players = ()) -> SeriesTable:
    """Start the next game of a series, with rotated seats; if one is in progress, get its table"""
    return SeriesTable(table=await begin_next(
        asked.services.desk, asked.services.opening, asked.reader, group, series, game, people))


# -- what keepers do


@act(who=Right.KEEPER, api="PUT /settings", page=SAVED, address="change", place=GROUP_PAGE, body=(
    "ChangeGroup: What the group is called, who may read its page, and what each place counts in its table of results."))
def change_group(work: Work, group: Id, name: GroupName, points: Points, public: Public = False) -> None:
    """Change a group's name, who can see its page, and the points for each place"""
    cleaned = group_name(name)
    check_points(points)
    kept(work, group)
    work.execute(update(GroupRow).where(GroupRow.id == group).values(name=cleaned, is_public=public, points=points))


@act(who=Right.KEEPER, api="POST /invitations", body="InviteToGroup: A link with which people join the group.", page=WITH_LINK,
     address="invite", place=GROUP_PAGE)
def invite_to_group(work: Work, group: Id, people: Annotated[StrictInt, Field(ge=1, le=MOST_MEMBERS)],
                    days: Annotated[StrictInt, Field(ge=1, le=365, description="the days until it expires")]) -> GroupLink:
    """Create an invitation link for a group"""
    kept(work, group)
    valid = select(func.count()).where(GroupInvitationRow.group_id == group, *valid_now())
    if (work.scalar(valid) or 0) >= MOST_INVITATIONS:
        raise Problem(409, "group-invitations", most=MOST_INVITATIONS)
    count_against_day(work, SECRETS, work.reader.counted)
    code = secrets.token_urlsafe(CODE_BYTES)
    work.add(GroupInvitationRow(group_id=group, hash=hash_of(code), most=people, by=work.reader.person,
                                expires=now() + timedelta(days=days)))
    return GroupLink(link=link_of(code), code=code)


@act(who=Right.KEEPER, api="POST /invitations/withdraw", body="OfInvitation", page=KEEPING, address="withdraw",
          place=GROUP_PAGE)
def withdraw_from_group(work: Work, group: Id, invitation: Number) -> None:
    """Cancel a group's invitation link"""
    kept(work, group)
    row = work.get(GroupInvitationRow, invitation)
    if row is None or row.group_id != group:
        raise Problem(404, "no-group-invitation")
    row.ended = row.ended or now()


@act(who=Right.KEEPER, api="POST /people/remove", body="OfMember", page=AGAIN, address="remove", place=GROUP_PAGE)
def remove_member(work: Work, group: Id, member: Number) -> None:
    """Remove somebody from a group, and cancel all its invitation links"""
    kept(work, group)
    person = member_numbered(work, group, member).person
    if person == work.reader.person:
        raise Problem(409, "remove-yourself")
    valid = (GroupInvitationRow.group_id == group, *valid_now())
    work.execute(update(GroupInvitationRow).where(*valid).values(ended=now()))       # they may have one of these links
    let_go(work, group, person, work.person)
    asks.call(work, group, asks.REMOVED, [person], work.person)


@act(who=Right.KEEPER, api="POST /asks/answer", body="AnswerAsk", page=AGAIN, address="answer", place=GROUP_PAGE)
def answer_group_ask(work: Work, group: Id, ask: Number, let_in: StrictBool) -> None:
    """Accept or decline a request to join a group"""
    asks.answer(work, group, ask, let_in)


@act(who=Right.KEEPER, api="PUT /people/keeper", body="Keep", page=AGAIN, address="keeper", place=GROUP_PAGE)
def set_keeper(work: Work, group: Id, member: Number, keeper: StrictBool) -> None:
    """Make a member an organiser of the group, or an ordinary member again"""
    kept(work, group)
    row = member_numbered(work, group, member)
    keepers = select(func.count()).where(GroupMemberRow.group_id == group, GroupMemberRow.is_keeper)
    if not keeper and row.is_keeper and work.scalar(keepers) == 1:
        raise Problem(409, "last-keeper")
    if keeper and not row.is_keeper:
        asks.call(work, group, asks.KEEPER, [row.person], work.person)
    if row.is_keeper and not keeper and row.person != work.person:
        asks.call(work, group, asks.KEEPER, [row.person], work.person, ended="yes")
    row.is_keeper = keeper


@act(who=Right.KEEPER, limit="open", api="POST /series", body="BeginSeries: A series of games.", page=AGAIN, address="series",
     place=GROUP_PAGE)
def begin_series(work: Work, group: Id, name: GroupName, length: SeriesLength, points: Points, games: Games = ()) -> SeriesMade:
    """Start a series: an agreed number of games with common standings"""
    if not set(games) <= set(names()):
        raise Problem(422, "choose-game")
    cleaned = group_name(name)
    check_points(points)
    kept(work, group)
    if (work.scalar(select(func.count()).where(SeriesRow.group_id == group)) or 0) >= MOST_SERIES:
        raise Problem(409, "many-series", most=MOST_SERIES)
    count_against_day(work, SERIES, work.reader.counted)
    row = SeriesRow(group_id=group, name=cleaned, games=list(games), length=length, points=points)
    work.add(row)
    work.flush()
    return SeriesMade(series=row.id)


@act(who=Right.KEEPER, api="POST /series/end", body="OfSeries", page=AGAIN, address="end-series", place=GROUP_PAGE)
def end_series(work: Work, group: Id, series: Id) -> None:
    """End a series; if one of its games is in progress, that game does not count"""
    keeper, row = kept(work, group), work.get(SeriesRow, series)
    if row is None or row.group_id != group:
        raise Problem(404, "no-series")
    row.ended = row.ended or now()
    on = select(TableRow).where(TableRow.series_id == series, TableRow.status != OVER).order_by(TableRow.id)
    set_apart(work, work.scalars(on.with_for_update(**CHANGING)).all(), keeper.person, SERIES_ENDED)
    renew_finished(work, group, TableRow.series_id == series)


@act(who=Right.KEEPER, api="POST /series/take-out", body="OfTable", page=AGAIN, address="take-out", place=GROUP_PAGE)
def take_out_of_series(work: Work, group: Id, table: Id) -> None:
    """Take a game in progress out of its series, so that the next one can start; the game itself continues"""
    keeper, row = kept(work, group), work.get(TableRow, table, with_for_update=CHANGING)
    if row is None or row.group_id != group or row.series_id is None or row.status == OVER:
        raise Problem(404, "not-on-in-series")
    set_apart(work, [row], keeper.person, SERIES_OUT)
