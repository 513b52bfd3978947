"""Friends: requests and answers, online status, and invitations to free seats.

Both people must agree: a request becomes a friendship once the other person accepts it, or sends one as well. Nobody learns that
a request was declined, that the other person has muted them, or that a friend hides their online status: to the sender, a request
that was declined or is not shown still looks open, and a friend who hides looks offline.

Each reader sees different handles for the same people, computed with a hash (`handle_of`). While rows about two people are
changed, both people are locked.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import or_
from sqlalchemy.orm import Session

from mercat.server.desk import OUTBOX, Work
from mercat.server.friends.invitations import drop_invitations
from mercat.server.friends.rows import LINK, REQUESTS_LAST, FriendPresenceRow, FriendRow
from mercat.server.friends.stored import (
    MOST_ASKING,
    asked_by,
    asking,
    counted,
    friends_of,
    has_muted,
    is_friend,
    is_open,
)
from mercat.server.hosting.conduct import handle_of, set_mute
from mercat.server.people.locking import lock_people
from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import FRIEND_LINK
from mercat.server.people.secrets import find_secret
from mercat.server.problems import Problem
from mercat.server.processes.allowances import FRIENDS, count_against_day
from mercat.server.shapes import Link, Shape
from mercat.server.storage.models import now

MOST_FRIENDS: Final = 100                                # friends of one person, including open requests
MOST_ASKED: Final = 20                                   # requests by one person: open at the same time, and in a day
DAY: Final = timedelta(days=1)
NOTED_EVERY: Final = timedelta(seconds=45)               # the interval at which an online status is stored


class FriendLink(Shape):
    link: Link
    """the link with which people can send you a friend request; shown only once"""
    code: str
    days: int
    """the number of days for which the link works"""


# -- people that a reader names


def named(work: Work, who: str, people: Iterable[str]) -> str:
    """Return the person among `people` who has this handle for the reader. Raise Problem (404) if there is none."""
    found = next((one for one in people if handle_of(work.person, one) == who), None)
    if found is None:
        raise Problem(404, "no-friend")
    return found


def link_owner(work: Work, code: str) -> PersonRow:
    """Return the person who created a link for friend requests. Raise Problem (404) if the link does not work."""
    secret = find_secret(work, FRIEND_LINK, code)
    person = None if secret is None or secret.person is None else work.get(PersonRow, secret.person)
    if person is None:
        raise Problem(404, "no-friend-link")
    return person


# -- asking and answering


def ask(work: Work, other: str, way: str, name: str) -> None:
    """Send a friend request to `other`; `name` is the name under which the reader knows this person. If `other` has already sent
    one, both become friends immediately.

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
    anew = mine is None or mine.made <= moment - DAY
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
    elif anew and mine.declined is None:                 # not again and again after it was cancelled
        for feature in work.features:
            feature.friend_asked(work, other, work.me().name, me)
        work.tell(OUTBOX, other)


def expired(row: FriendRow, moment: datetime) -> bool:
    return row.expires is not None and row.expires <= moment


def check_room(work: Work, person: str, moment: datetime, asks: bool) -> None:
    """Raise Problem if the reader, whose row is locked, already has as many friends or requests as allowed."""
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
    """Accept or decline a friend request to the reader. Raise Problem (404) if there is none."""
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
    """End a friendship, or cancel a friend request. Raise Problem (404) if there is neither."""
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
    """Mute or unmute a friend, or a person who has sent the reader a friend request. Raise Problem (404) for any other person."""
    me = work.person
    other = named(work, who, [*(row.other for row, _ in friends_of(work, me)), *(row.person for row, _ in asking(work, me))])
    set_mute(work, me, other, muted)


def follow(work: Work, code: str) -> None:
    """Send a friend request to the person who created a link. Raise Problem (404) if the link does not work."""
    owner = link_owner(work, code)
    ask(work, owner.id, LINK, owner.name)


# -- being here


def presence_row(work: Work) -> FriendPresenceRow:
    """Return the reader's stored online status as a row that may be changed. Create the row if there is none."""
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
    """Return whether a person's online status must be stored: the person has friends and does not hide the status, and it was not
    stored recently."""
    row = session.get(FriendPresenceRow, person)
    lately = row is not None and (row.hidden or (row.seen is not None and abs(now() - row.seen) < NOTED_EVERY))
    return not lately and counted(session, FriendRow.person == person, is_friend()) > 0


def note_here(work: Work) -> None:
    row = presence_row(work)
    if not row.hidden:
        row.seen = now()
