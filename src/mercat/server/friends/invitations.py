"""Invitations to a free seat: people with a seat at a table invite friends and group members, who are notified in the ways that
they have chosen.

Nothing has to be done when the game begins: only tables that have not begun are listed (`invitations_to`), a notification that
has not been sent is dropped (`stands` in `notices/verdicts.py`), and the row is deleted after INVITATIONS_KEPT
(`friends/rows.py`), or with its table.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from datetime import timedelta
from typing import Annotated, Any, Final

from sqlalchemy import ColumnElement, delete, exists, func, select
from sqlalchemy.orm import Session, aliased

from mercat.games import find, names
from mercat.server.clocks.clock_terms import clock_terms
from mercat.server.clocks.clock_words import clock_summary
from mercat.server.desk import PERSON as PERSON_TOLD
from mercat.server.desk import TABLE, Work
from mercat.server.friends.rows import FriendInvitationRow
from mercat.server.friends.stored import PersonByHandle, friends_of, has_muted, here_for, is_banned, known_to, mates_of, muted_of
from mercat.server.groups.stored import groups_shared, members_among
from mercat.server.hosting.conduct import handle_of
from mercat.server.notices.outbox import AT_ONCE, About, call
from mercat.server.notices.rows import INVITED, WAITING, NoticeRow
from mercat.server.people.locking import lock_people
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.processes.allowances import FRIENDS, count_against_day
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import EMPTY, OPEN, PERSON, SeatRow, TableRow, now
from mercat.server.tables.happenings import DECLINED, happen_to
from mercat.server.tables.reader_view import is_shown_out, seats_of_reader
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Snapshot
from mercat.server.web.forms import Form, text_of, texts_of
from mercat.server.words import named, ui

MOST_INVITED: Final = 20                                 # people whom one person may invite to one table
MOST_A_DAY: Final = 60                                   # invitations by one person
MOST_SHOWN: Final = 10                                   # newest invitations shown to a person
FIELD: Final = "invite"                                  # name of a field in the form for a new table
DAY: Final = timedelta(days=1)


class Invitation(Shape):
    table: str
    game: str
    name: str | None
    """the name of the person who invited you"""
    made: Moment
    rated: bool
    clock: str
    """the table's clock in a word or two; empty if there is none"""
    removed: bool
    """whether the person who opened the table has removed you from it, so that you cannot take a seat there"""


class SentInvitation(PersonByHandle):
    """An invitation that you have sent and that can still be accepted."""

    table: str
    game: str
    name: str | None
    """the friend's name, or the name that you know from a game or a group"""
    made: Moment
    removed: bool
    """whether the person who opened the table has removed the invited person, who has been notified of this"""


class Invitable(PersonByHandle):
    """A person whom the reader may invite to a table."""

    friend: bool
    here: bool
    invited: bool
    declined: bool
    """whether the person has declined an invitation to the table"""
    groups: Annotated[frozenset[str], PAGES_ALONE] = frozenset()
    """for a new table: the groups that the person has in common with the reader"""


def own_seat(work: Work, table: TableRow | None) -> SeatRow | None:
    """Return the reader's first seat at a table; None if the reader has none."""
    seats = [] if table is None else seats_of(work, table.id)
    mine = seats_of_reader(table, seats, work.reader) if table is not None else frozenset()
    return seats[min(mine)] if mine else None


def people_to_invite(work: Work, table: TableRow | None = None) -> dict[str, Invitable]:
    """Return the people whom the reader may invite to a table, or to a new one, by id.

    Friends come first, with those online before others, then group members. Only members may be invited to a group's table.
    People who already have a seat at the table, people who were removed from it and people whom the reader has muted are left
    out.
    """
    me, friends = work.person, friends_of(work, work.person)
    here = here_for(work, me, [other.id for _, other in friends], work.settings.absent_after)
    group = None if table is None else table.group_id
    known = {other.id: (other.name, True) for _, other in friends}
    for mate in mates_of(work, me, group):
        known.setdefault(mate.person, (mate.name or "", False))
    sitting: set[str | None] = set() if table is None else {seat.holder for seat in seats_of(work, table.id)}
    removed = () if table is None else [holder for holder, _ in table.shown_out or ()]
    left_out = {me, *sitting, *removed, *muted_of(work, me), *(known.keys() - members_among(work, group, known) if group else ())}
    here_by_me = FriendInvitationRow.table == (table.id if table else ""), FriendInvitationRow.by == me
    asked = {row.person: row.declined for row in work.scalars(select(FriendInvitationRow).where(*here_by_me))}
    found = {person: Invitable(who=handle_of(me, person), name=name or None, friend=is_friend, here=person in here,
                               invited=person in asked, declined=asked.get(person, False))
             for person, (name, is_friend) in known.items() if person not in left_out}
    return dict(sorted(found.items(), key=lambda one: (not one[1].friend, not one[1].here, (one[1].name or "").casefold())))


def invite(work: Work, table_id: str, who: str) -> None:
    """Invite somebody to a free seat at a table where the reader has a seat.

    The response is the same if that person has muted the reader. Raise Problem (404) for a table where the reader has no seat,
    whether or not the table exists.
    """
    lock_people(work, {work.person})
    table = work.get(TableRow, table_id)
    seat = own_seat(work, table)
    if table is None or seat is None:
        raise Problem(404, "no-table")
    if table.status != OPEN or not any(one.kind == EMPTY for one in seats_of(work, table.id)):
        raise Problem(409, "no-seat-to-invite")
    other = next((person for person, one in people_to_invite(work, table).items() if one.who == who), None)
    if other is None:
        check_in_group(work, table.group_id or "", [who])
        raise Problem(404, "no-friend")
    if work.get(FriendInvitationRow, (table.id, other, work.person)) is not None:
        return
    mine = FriendInvitationRow.by == work.person
    if counted(work, mine, FriendInvitationRow.table == table.id) >= MOST_INVITED:
        raise Problem(409, "many-invited", most=MOST_INVITED)
    if counted(work, mine, FriendInvitationRow.made > now() - DAY) >= MOST_A_DAY:
        raise Problem(429, "many-invited-today", most=MOST_A_DAY)
    count_against_day(work, FRIENDS, work.reader.counted)
    work.add(FriendInvitationRow(table=table.id, person=other, by=work.person))
    call(work, About(INVITED, table.id, 0, {"by": seat.name}, work.person, AT_ONCE), {other: None})


def check_in_group(work: Work, group: str, chosen: Collection[str]) -> None:
    """Raise Problem (422) if any of the people with these handles, whom the reader could otherwise invite, is not a member of a
    group. Everybody may be invited if the group is an empty string."""
    known = {person: one for person, one in people_to_invite(work).items() if group and one.who in chosen}
    outside = [one for person, one in known.items() if person not in members_among(work, group, known)]
    if outside:
        say = ui(work.reader.language)
        raise Problem(422, "invite-outside", players=named([one.name or say("friends-nameless") for one in outside], say))


def check_form(work: Work, form: Form) -> None:
    """Raise Problem (422) if people are chosen in the form for a new table who may not be invited to it."""
    if work.reader.is_stored:
        check_in_group(work, text_of(form, "group").partition(":")[0], texts_of(form, FIELD)[:MOST_INVITED])


def counted(session: Session, *conditions: Any) -> int:
    return session.scalar(select(func.count()).select_from(FriendInvitationRow).where(*conditions)) or 0


def invite_with_form(work: Work, table_id: str, form: Form) -> None:
    """Invite the people chosen in the form for a new table, up to the number of its free seats."""
    for who in texts_of(form, FIELD)[:MOST_INVITED] if work.reader.is_stored else ():
        with suppress(Problem):                          # the table is open, even if somebody cannot be invited
            invite(work, table_id, who)


# -- shown on pages


def choices_shown(work: Work, game: str) -> dict[str, Any]:
    """Return the people whom the reader may invite, as facts for the form for a new table."""
    people = people_to_invite(work) if work.reader.is_stored else {}
    groups = groups_shared(work, work.person, people) if people else {}
    return {"may_invite": [one.model_copy(update={"groups": groups.get(person, frozenset())}) for person, one in people.items()]}


def invitable_shown(work: Work, snapshot: Snapshot) -> dict[str, Any]:
    """Return the people whom the reader may invite, as facts for the page of a table's seats, as long as a seat is free."""
    row = work.get(TableRow, snapshot.id) if snapshot.status == OPEN and snapshot.mine and work.reader.is_stored else None
    free = row is not None and any(seat.kind == EMPTY for seat in snapshot.seats)
    return {"may_invite": list(people_to_invite(work, row).values()) if free else []}


def invitations_to(work: Work) -> list[Invitation]:
    """Return the newest invitations that the reader has received to tables with a free seat for them.

    Leave out invitations that the reader has declined and, as long as the reader or the sender has muted the other, invitations
    between the two.
    """
    me, seat, own = work.person, aliased(SeatRow), aliased(SeatRow)
    free = exists().where(seat.table == TableRow.id, seat.kind == EMPTY)
    sits = exists().where(own.table == TableRow.id, own.holder == me, own.kind == PERSON)
    chosen = (select(FriendInvitationRow, TableRow, PersonRow.name)
              .join(TableRow, TableRow.id == FriendInvitationRow.table).join(PersonRow, PersonRow.id == FriendInvitationRow.by)
              .where(FriendInvitationRow.person == me, FriendInvitationRow.by != me, ~FriendInvitationRow.declined,
                     TableRow.status == OPEN, free, ~sits, ~is_banned(FriendInvitationRow.by))
              .order_by(FriendInvitationRow.made.desc(), FriendInvitationRow.table))
    shown, muted = dict[str, Invitation](), muted_of(work, me)
    for row, table, name in work.execute(chosen):
        may = table.group_id is None or bool(members_among(work, table.group_id, [me]))
        if may and row.by not in muted and not has_muted(work, row.by, me) and len(shown) < MOST_SHOWN:
            shown.setdefault(table.id, Invitation(
                table=table.id, game=table.game, name=name or None, made=row.made, rated=bool(table.rated),
                removed=is_shown_out(table, work.reader),
                clock=clock_summary(clock_terms(table.clock), ui(work.reader.language))))
    return list(shown.values())


def invitations_by(work: Work) -> list[SentInvitation]:
    """Return the invitations that the reader has sent to tables whose game has not begun, newest first.

    Leave out people who have accepted or declined, and people whom the reader has muted, since they do not see the invitation.
    The result does not reveal whether somebody has muted the reader.
    """
    me, own = work.person, aliased(SeatRow)
    sits = exists().where(own.table == TableRow.id, own.holder == FriendInvitationRow.person, own.kind == PERSON)
    chosen = (select(FriendInvitationRow, TableRow).join(TableRow, TableRow.id == FriendInvitationRow.table)
              .where(FriendInvitationRow.by == me, FriendInvitationRow.person != me, ~FriendInvitationRow.declined,
                     TableRow.status == OPEN, ~sits,
                     FriendInvitationRow.person.not_in(muted_of(work, me)))
              .order_by(FriendInvitationRow.made.desc(), FriendInvitationRow.table, FriendInvitationRow.person).limit(MOST_A_DAY))
    rows = work.execute(chosen).all()
    names = {person: one.name for person, one in known_to(work, me).items()} if rows else {}
    names |= {other.id: other.name for _, other in friends_of(work, me)} if rows else {}
    return [SentInvitation(table=table.id, game=table.game, who=handle_of(me, row.person), name=names.get(row.person) or None,
                           made=row.made, removed=any(holder == row.person for holder, _ in table.shown_out or ()))
            for row, table in rows]


def game_titles(language: str) -> dict[str, str]:
    """Return the titles of the games, by name."""
    return {name: find(name).say(language, "game") for name in names()}


def decline(work: Work, table_id: str) -> None:
    """Decline the invitations to a table that the reader has received, if any, and notify their senders who are waiting at the
    table.

    Invitations that are hidden from the reader remain unchanged, so that no answer, and no missing answer, reveals a mute.
    """
    table = work.get(TableRow, table_id, with_for_update=CHANGING)
    mine = select(FriendInvitationRow).where(FriendInvitationRow.person == work.person, FriendInvitationRow.table == table_id,
                                             ~FriendInvitationRow.declined, ~is_banned(FriendInvitationRow.by))
    muted = muted_of(work, work.person)
    heard = [row for row in work.scalars(mine) if row.by not in muted and not has_muted(work, row.by, work.person)]
    seats = seats_of(work, table_id)
    if table is None or table.status != OPEN or not heard or all(seat.kind != EMPTY for seat in seats):
        return
    name = work.scalar(select(PersonRow.name).where(PersonRow.id == work.person)) or ""
    here = {table.host, *(seat.holder for seat in seats)}
    for row in heard:
        row.declined = True
        if row.by in here:
            happen_to(work, table, row.by, None, DECLINED, name, who=work.person)
    table.revision += 1
    work.tell(TABLE, table_id)
    work.tell(PERSON_TOLD, *(row.by for row in heard))


def drop_invitations(session: Session, by: str, person: str) -> None:
    """Delete one person's invitations to another, and the notifications about them that have not been sent."""
    call_no_more(session, by, person)
    session.execute(delete(FriendInvitationRow).where(*between(by, person)))


def call_nobody_muted(session: Session, by: str, person: str) -> None:
    """Delete the unsent notifications of invitations between two people after `by` has muted `person`.

    The invitations themselves remain, because a missing invitation would reveal the mute to its sender.
    """
    call_no_more(session, by, person)
    call_no_more(session, person, by)


def call_no_more(session: Session, by: str, person: str) -> None:
    """Delete the unsent notifications of one person's invitations to another."""
    tables = select(FriendInvitationRow.table).where(*between(by, person))
    session.execute(delete(NoticeRow).where(NoticeRow.person == person, NoticeRow.kind == INVITED, NoticeRow.seat.is_(None),
                                            NoticeRow.state == WAITING, NoticeRow.table.in_(tables)))


def between(by: str, person: str) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions that select one person's invitations to another."""
    return FriendInvitationRow.by == by, FriendInvitationRow.person == person
