"""Friends: requests and answers, online status, and invitations to free seats.

Both people must agree: a request becomes a friendship once the other person accepts it, or sends one as well. Nobody learns that
a request was declined, that the other person has muted them, or that a friend hides their online status: a request that was
declined or is not shown still looks open, and a hidden friend looks absent.

Each reader sees different handles for people, made with a hash (`handle_of`). Two people are locked while their rows are changed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from mercat.server.desk import Work
from mercat.server.friends.invitations import (
    Invitation,
    SentInvitation,
    drop_invitations,
    game_titles,
    invitations_by,
    invitations_to,
)
from mercat.server.friends.rows import LINK, REQUESTS_LAST, FriendPresenceRow, FriendRow
from mercat.server.friends.stored import (
    MOST_ASKING,
    Acquaintance,
    asked_by,
    asking,
    counted,
    friends_of,
    has_muted,
    here_for,
    is_friend,
    is_open,
    known_to,
    muted_of,
)
from mercat.server.hosting.conduct import Muted, handle_of, muted_by_reader, set_mute
from mercat.server.people.locking import lock_people
from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import FRIEND_LINK
from mercat.server.people.secrets import find_secret, open_secrets
from mercat.server.problems import Problem
from mercat.server.processes.allowances import FRIENDS, count_against_day
from mercat.server.shapes import Link, Moment, Shape
from mercat.server.storage.models import now

MOST_FRIENDS: Final = 100                                # of a person, with the requests that they have open
MOST_ASKED: Final = 20                                   # requests of a person: open at a time, and in a day
MOST_KNOWN: Final = 200                                  # people on the page whom the reader could ask
DAY: Final = timedelta(days=1)
NOTED_EVERY: Final = timedelta(seconds=45)               # the interval of notes that somebody is online


class Friend(Shape):
    who: str
    """the handle by which you name them; other readers have other handles"""
    name: str | None
    account: bool
    here: bool
    """whether they are online now; also false if they do not show it to you"""
    muted: bool
    """whether you have muted them"""
    since: Moment


class FriendRequest(Shape):
    who: str
    name: str | None
    """in your own requests, the name that you knew when you asked"""
    account: bool
    """whether the person who asks you has an account; false in your own requests"""
    way: str
    """the way you know each other: by a `link`, from a `game`, or from a `group`"""
    made: Moment


class Friends(Shape):
    friends: list[Friend]
    asking: list[FriendRequest]
    """requests that you have received"""
    asked: list[FriendRequest]
    """your requests that have not been accepted"""
    known: list[Acquaintance]
    """people whom you can ask"""
    invitations: list[Invitation]
    """your invitations to tables with a free seat"""
    invited: list[SentInvitation]
    """your own invitations, to tables whose game has not begun"""
    shown: bool
    """whether friends see when you are online"""
    links: int
    """the number of your links that work"""

    @property
    def anything(self) -> bool:
        return bool(self.friends or self.asking or self.invitations)


class FriendLink(Shape):
    link: Link
    """the address where people can ask you; shown only once"""
    code: str
    days: int
    """the number of days for which it works"""


# -- reading


def own_friends(work: Work, whole: bool = True) -> Friends:
    """Return the reader's friends and the rest of their friends page.

    With `whole` false, for the start page, leave out the reader's own requests and invitations, and the people to whom they could
    send one.
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
    """Return the people with whom the reader played most recently, and group members, sorted by name and without those in
    `left_out`."""
    found = [one for person, one in known_to(work, work.person).items() if person not in left_out]
    lately = sorted(found, key=lambda one: (one.ended is None, -one.ended.timestamp() if one.ended else 0.0))[:MOST_KNOWN]
    return sorted(lately, key=lambda one: ((one.name or "").casefold(), one.place))


def friends_shown(work: Work) -> dict[str, Any]:
    """Return the part of the start page about friends; empty for readers who have no friends, requests or invitations."""
    found = own_friends(work, whole=False) if work.reader.is_stored else None
    if found is None or not found.anything:
        return {"friends": None}
    return {"friends": found, "friend_titles": game_titles(work.reader.language)}


def acts_shown(work: Work, page: str) -> dict[str, Any]:
    """Return facts for another person's page: the list on the reader's friends page in which that person is, such as friends or
    requests, and their entry there; empty if they are in none."""
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


def named(work: Work, who: str, people: Iterable[str]) -> str:
    """Return the person, among `people`, to whom the reader refers by a handle. Raise Problem (404) if there is none."""
    found = next((one for one in people if handle_of(work.person, one) == who), None)
    if found is None:
        raise Problem(404, "no-friend")
    return found


def link_owner(work: Work, code: str) -> PersonRow:
    """Return the person who created a link. Raise Problem (404) if it does not work."""
    secret = find_secret(work, FRIEND_LINK, code)
    person = None if secret is None or secret.person is None else work.get(PersonRow, secret.person)
    if person is None:
        raise Problem(404, "no-friend-link")
    return person


# -- asking and answering


def ask(work: Work, other: str, way: str, name: str) -> None:
    """Send a friend request to `other`, with the name that the reader knows. If `other` has already sent one, both become friends
    immediately.

    The response is the same if the other person has declined, has too many requests, or has muted the reader. (A person who has
    muted the reader sees the request once they unmute the reader.) Raise Problem if the reader has too many friends or requests.
    """
    me = work.person
    if other == me:
        raise Problem(409, "own-friend")
    lock_people(work, {me, other})
    mine, theirs = work.get(FriendRow, (me, other)), work.get(FriendRow, (other, me))
    moment = now()
    wanted = theirs is not None and not (theirs.withdrawn or expired(theirs, moment) or has_muted(work, other, me))
    waits = mine is not None and not (mine.withdrawn or expired(mine, moment))       # or they are friends
    if mine is not None and (mine.since is not None or (waits and not wanted)):
        return
    check_room(work, me, moment, asks=not wanted)
    if mine is None:
        mine = FriendRow(person=me, other=other, way=way, name=name, withdrawn=False)
        work.add(mine)
    mine.way, mine.name, mine.made, mine.expires, mine.withdrawn = way, name, moment, moment + REQUESTS_LAST, False
    if wanted and theirs is not None:
        befriend(moment, mine, theirs)
        for feature in work.features:
            feature.befriended(work, other, work.me().name)
    elif counted(work, FriendRow.other == other, is_open(moment), FriendRow.declined.is_(None)) > MOST_ASKING:
        mine.declined = mine.declined or moment


def expired(row: FriendRow, moment: datetime) -> bool:
    return row.expires is not None and row.expires <= moment


def check_room(work: Work, person: str, moment: datetime, asks: bool) -> None:
    """Raise Problem if the reader, who is locked, already has as many friends or requests as allowed."""
    mine = FriendRow.person == person
    if counted(work, mine, or_(is_friend(), is_open(moment))) >= MOST_FRIENDS:
        raise Problem(409, "many-friends", most=MOST_FRIENDS)
    if not asks:
        return
    if counted(work, mine, is_open(moment)) >= MOST_ASKED:
        raise Problem(409, "many-friends-asked", most=MOST_ASKED)
    if counted(work, mine, FriendRow.made > moment - DAY, FriendRow.since.is_(None)) >= MOST_ASKED:
        raise Problem(429, "friends-asked-today", most=MOST_ASKED)
    count_against_day(work, FRIENDS, work.reader.counted)


def befriend(moment: datetime, *rows: FriendRow) -> None:
    for row in rows:
        row.since, row.declined, row.expires, row.withdrawn = moment, None, None, False


def answer(work: Work, who: str, agree: bool) -> None:
    """Accept or decline a request to the reader. Raise Problem (404) if there is none."""
    me = work.person
    other = named(work, who, (one.person for one, _ in asking(work, me)))
    lock_people(work, {me, other})
    theirs = work.get(FriendRow, (other, me), populate_existing=True)
    if theirs is None or theirs.withdrawn or theirs.since is not None:
        if theirs is None or theirs.withdrawn:
            raise Problem(404, "no-friend")
        return
    if agree:
        ask(work, other, theirs.way, "")
    else:
        theirs.declined = now()


def remove(work: Work, who: str) -> None:
    """End a friendship, or cancel a request. Raise Problem (404) if there is neither."""
    me = work.person
    rows = {row.other: row for row in (*(row for row, _ in friends_of(work, me)), *asked_by(work, me))}
    other = named(work, who, rows)
    lock_people(work, {me, other})
    mine = work.get(FriendRow, (me, other), populate_existing=True)
    if mine is None:
        return
    if mine.since is None:
        mine.withdrawn = True                            # a refusal stays, and it counts as asked today
        return
    for row in (mine, work.get(FriendRow, (other, me))):
        if row is not None:
            work.delete(row)
    drop_invitations(work, me, other)
    drop_invitations(work, other, me)


def mute(work: Work, who: str, muted: bool) -> None:
    """Mute or unmute a friend or a person who has sent a request. Raise Problem (404) for any other person."""
    me = work.person
    other = named(work, who, [*(row.other for row, _ in friends_of(work, me)), *(row.person for row, _ in asking(work, me))])
    set_mute(work, me, other, muted)


def follow(work: Work, code: str) -> None:
    """Send a friend request to the person who created a link. Raise Problem (404) if the link does not work."""
    owner = link_owner(work, code)
    ask(work, owner.id, LINK, owner.name)


# -- being here


def presence_row(work: Work) -> FriendPresenceRow:
    """Return the reader's stored online status, as a row that may be changed."""
    me = work.me()
    row = work.get(FriendPresenceRow, me.id)
    if row is None:
        row = FriendPresenceRow(person=me.id, hidden=False)
        work.add(row)
    return row


def show(work: Work, shown: bool) -> None:
    """Show the reader's online status to friends, or hide it."""
    row = presence_row(work)
    row.hidden, row.seen = not shown, row.seen if shown else None


def is_due(session: Session, person: str) -> bool:
    """Return whether a person's online status is to be stored: they have friends, do not hide it, and it was not stored
    recently."""
    row = session.get(FriendPresenceRow, person)
    lately = row is not None and (row.hidden or (row.seen is not None and abs(now() - row.seen) < NOTED_EVERY))
    return not lately and counted(session, FriendRow.person == person, is_friend()) > 0


def note_here(work: Work) -> None:
    row = presence_row(work)
    if not row.hidden:
        row.seen = now()
