"""Acts on friends: requests, answers, muting, removing, online status, and invitations to free seats."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Annotated, Any, Final

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool, StrictStr

from mercat.server.desk import Work
from mercat.server.friends import friends
from mercat.server.friends.friends import FriendLink
from mercat.server.friends.invitations import decline, invite
from mercat.server.friends.pages import LONGEST_CODE, friends_html, link_of
from mercat.server.friends.stored import known_to, muted_of
from mercat.server.groups.groups import stored_reader
from mercat.server.people.secret_kinds import FRIEND_LINK
from mercat.server.people.secrets import drop_secrets, put_secret
from mercat.server.processes.allowances import SECRETS, count_against_day
from mercat.server.tables.rights import Right, check_may_play
from mercat.server.web.act import ME, ActRequest, Page, act
from mercat.server.web.bodies import Name, TableName
from mercat.server.web.cookies import set_cookies

CODE_BYTES: Final = 15                                   # random bytes of a code in a link
LINK_LASTS: Final = timedelta(days=7)
MOST_LINKS: Final = 3                                    # valid links of one person; a new link invalidates the oldest

# -- answers


async def again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me/friends", 303)


async def with_link(asked: ActRequest[Any], made: FriendLink) -> Response:
    return await friends_html(asked.request, link=made.link)


async def followed(asked: ActRequest[Any], done: object) -> Response:
    answer = RedirectResponse("/me/friends", 303)
    if asked.wish.own.strip() and not asked.reader.account:
        set_cookies(answer, asked.request, name=asked.wish.own.strip())
    return answer


async def to_seats(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/t/{asked.wish.table}/seats#invite", 303)


async def to_start(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/", 303)


AGAIN, WITH_LINK = Page(again, at="/me/friends"), Page(with_link, at="/me/friends")
TO_SEATS, TO_START = Page(to_seats, at="/t/{table}/seats"), Page(to_start, at="/")
FOLLOWED = Page(followed, at="/me/friends/by/{code}")
Who = Annotated[StrictStr, Field(max_length=60, description="the handle of a person in your list of friends")]
Code = Annotated[StrictStr, Field(max_length=LONGEST_CODE, description="the end of the link")]
OwnName = Annotated[Name, Field(description="your name if you are a guest; an account has its own")]
Agree = Annotated[StrictBool, Field(description="false declines the request; the other person is not told")]
Shown = Annotated[StrictBool, Field(description="false: you look as if you were not online")]


@act(who=Right.PERSON, api="POST /friends/link", page=WITH_LINK, address="friend-link", place=ME)
def make_friend_link(work: Work) -> FriendLink:
    """Create a link with which people send you friend requests; it works for 7 days"""
    work.me()
    count_against_day(work, SECRETS, work.reader.counted)
    code = secrets.token_urlsafe(CODE_BYTES)
    put_secret(work, FRIEND_LINK, code, work.person, LINK_LASTS, most=MOST_LINKS)
    return FriendLink(link=link_of(code), code=code, days=LINK_LASTS.days)


@act(who=Right.PERSON, api="DELETE /friends/link", page=AGAIN, address="no-friend-link", place=ME)
def end_friend_links(work: Work) -> None:
    """Cancel your links for receiving friend requests"""
    drop_secrets(work, FRIEND_LINK, work.person)


@act(who=Right.ANYBODY, limit="code", api="POST /friends/by-link", body="FollowFriendLink: Somebody's link.", page=FOLLOWED,
     address="follow", place=ME)
def follow_friend_link(work: Work, code: Code, own: OwnName = "") -> None:
    """Send a friend request to the person whose link you have"""
    check_may_play(work.reader, work.settings)
    friends.link_owner(work, code)                       # before anybody is stored for it
    stored_reader(work, own, [])
    friends.follow(work, code)


@act(who=Right.PERSON, api="POST /friends", body="AskFriend: Somebody whom you know.", page=AGAIN,
     address="ask-friend", place=ME)
def ask_friend(work: Work, who: Who) -> None:
    """Send a friend request to somebody you know from a game or a group; if they sent you one, you become friends"""
    muted = muted_of(work, work.person)
    known = {person: one for person, one in known_to(work, work.person).items() if person not in muted}
    other = known[friends.named(work, who, known)]
    friends.ask(work, other.person, other.way, other.name or "")


@act(who=Right.PERSON, api="PUT /friends/answer", body="AnswerFriend", page=AGAIN, address="answer-friend", place=ME)
def answer_friend(work: Work, who: Who, agree: Agree) -> None:
    """Accept or decline a friend request"""
    friends.answer(work, who, agree)


@act(who=Right.PERSON, api="POST /friends/remove", body="RemoveFriend", page=AGAIN, address="remove-friend", place=ME)
def remove_friend(work: Work, who: Who) -> None:
    """Remove a friend, or cancel a friend request"""
    friends.remove(work, who)


@act(who=Right.PERSON, api="PUT /friends/mute", body="MuteFriend", page=AGAIN, address="mute-friend", place=ME)
def mute_friend(work: Work, who: Who, muted: StrictBool) -> None:
    """Mute or unmute, at all tables, a friend or somebody who sent you a friend request"""
    friends.mute(work, who, muted)


@act(who=Right.PERSON, api="PUT /friends/shown", body="ShowHere", page=AGAIN, address="show-here", place=ME)
def show_here(work: Work, shown: Shown) -> None:
    """Let friends see when you are online, or hide it"""
    friends.show(work, shown)


@act(who=Right.PERSON, api="POST /friends/invite", body="InviteFriend", page=TO_SEATS, address="invite-friend",
     place=ME)
def invite_friend(work: Work, table: TableName, who: Who) -> None:
    """Invite a friend or a group member to a free seat at your table before the game"""
    invite(work, table, who)


@act(who=Right.PERSON, api="POST /friends/invitations/decline", body="DeclineInvitation", page=TO_START,
     address="decline-invitation", place=ME)
def decline_invitation(work: Work, table: TableName) -> None:
    """Decline an invitation to a table, and let the person who sent it know"""
    decline(work, table)
