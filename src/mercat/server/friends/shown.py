"""A reader's friends, friend requests and invitations, as facts for pages and programs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import select

from mercat.server.desk import Work
from mercat.server.friends.invitations import Invitation, SentInvitation, game_titles, invitations_by, invitations_to
from mercat.server.friends.rows import FriendPresenceRow
from mercat.server.friends.stored import (
    Acquaintance,
    PersonByHandle,
    asked_by,
    asking,
    friends_of,
    here_for,
    known_to,
    muted_of,
)
from mercat.server.hosting.conduct import Muted, handle_of, muted_by_reader
from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import FRIEND_LINK
from mercat.server.people.secrets import open_secrets
from mercat.server.shapes import Moment, Shape

MOST_KNOWN: Final = 200                                  # people on the page to whom the reader could send a request


class Friend(PersonByHandle):
    account: bool
    here: bool
    """whether the friend is online now; also false if the friend hides this from you"""
    muted: bool
    """whether you have muted the friend"""
    since: Moment


class FriendRequest(PersonByHandle):
    name: str | None
    """the other person's name; in your own requests, the name that you knew when you sent the request"""
    account: bool
    """whether the person who sent you the request has an account; false in your own requests"""
    way: str
    """where you met the other person: by a `link`, in a `game`, or in a `group`"""
    made: Moment


class Friends(Shape):
    friends: list[Friend]
    asking: list[FriendRequest]
    """requests that you have received"""
    asked: list[FriendRequest]
    """your requests that have not been accepted"""
    known: list[Acquaintance]
    """people to whom you can send a request"""
    invitations: list[Invitation]
    """invitations that you have received to tables with a free seat"""
    invited: list[SentInvitation]
    """invitations that you have sent to tables whose game has not begun"""
    shown: bool
    """whether friends see when you are online"""
    links: int
    """the number of your valid links for friend requests"""

    @property
    def anything(self) -> bool:
        return bool(self.friends or self.asking or self.invitations)


def own_friends(work: Work, whole: bool = True) -> Friends:
    """Return the facts for the reader's friends page.

    With `whole` false, for the start page, leave out the requests and invitations that the reader has sent, and the people to
    whom the reader could send a request.
    """
    me = work.person
    friends, waiting, row = friends_of(work, me), asking(work, me), work.get(FriendPresenceRow, me)
    here, muted = here_for(work, me, [other.id for _, other in friends], work.settings.absent_after), muted_of(work, me)
    asked = asked_by(work, me) if whole else []
    left_out = {*muted, *(other.id for _, other in (*friends, *waiting)), *(one.other for one in asked)}
    return Friends(
        friends=[Friend(who=handle_of(me, other.id), name=other.name or None, account=other.registered is not None,
                        here=other.id in here, muted=other.id in muted, since=friend.since or friend.made)
                 for friend, other in friends],
        asking=[FriendRequest(who=handle_of(me, other.id), name=other.name or None, account=other.registered is not None,
                              way=one.way, made=one.made) for one, other in waiting],
        asked=[FriendRequest(who=handle_of(me, one.other), name=one.name or None, account=False, way=one.way, made=one.made)
               for one in asked],
        known=known_lately(work, left_out) if whole else [],
        invitations=invitations_to(work), invited=invitations_by(work) if whole else [], shown=row is None or not row.hidden,
        links=open_secrets(work, FRIEND_LINK, me)[0] if whole else 0)


def known_lately(work: Work, left_out: Collection[str]) -> list[Acquaintance]:
    """Return the people with whom the reader played most recently, and group members, sorted by name. Leave out the people in
    `left_out`."""
    found = [one for person, one in known_to(work, work.person).items() if person not in left_out]
    lately = sorted(found, key=lambda one: (one.ended is None, -one.ended.timestamp() if one.ended else 0.0))[:MOST_KNOWN]
    return sorted(lately, key=lambda one: ((one.name or "").casefold(), one.place))


def friends_shown(work: Work) -> dict[str, Any]:
    """Return facts for the part of the start page about friends; empty for a reader without friends, requests and invitations."""
    found = own_friends(work, whole=False) if work.reader.is_stored else None
    if found is None or not found.anything:
        return {"friends": None}
    return {"friends": found, "friend_titles": game_titles(work.reader.language)}


def acts_shown(work: Work, page: str) -> dict[str, Any]:
    """Return facts for another person's page: the list on the reader's friends page that contains this person, such as friends or
    requests, and the person's entry in it; empty if no list contains the person."""
    found = own_friends(work) if work.reader.is_stored else None
    other = work.scalars(select(PersonRow.id).where(PersonRow.page == page)).first()
    if found is None or other is None:
        return {"of_friends": "", "friend": None}
    lists: dict[str, Sequence[Friend | FriendRequest | Acquaintance | Muted]] = {
        "friends": found.friends, "asking": found.asking, "asked": found.asked, "known": found.known,
        "muted": muted_by_reader(work)}
    who = handle_of(work.person, other)
    return next(({"of_friends": name, "friend": one} for name, people in lists.items() for one in people if one.who == who),
                {"of_friends": "", "friend": None})
