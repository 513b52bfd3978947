"""The database tables for friends: friendships and requests, online status, and invitations to tables."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment, now
from mercat.server.storage.of_person import BY_HAND, FORGOTTEN, WITH_ALL, kept_for, of_person

REQUESTS_LAST: Final = timedelta(days=30)                # after this time, requests can no longer be accepted
INVITATIONS_KEPT: Final = timedelta(days=7)
AT_ONCE: Final = timedelta(0)
LINK, GAME, GROUP = "link", "game", "group"              # `FriendRow.way`


class FriendRow(Base):
    """A person's request to be friends with another person. For two friends, there is a row for each of them, both with `since`;
    a single row is a pending request."""

    __tablename__ = "friends"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=BY_HAND, on_leaving=FORGOTTEN, told="friends", ties=True))
    other: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=FORGOTTEN, told="friends"))
    way: Mapped[str] = mapped_column(String(10))         # where the two people met
    name: Mapped[str] = mapped_column(String(60), default="")            # the other's name at the time of the request
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    since: Mapped[datetime | None] = mapped_column(Moment)               # the moment when they became friends
    declined: Mapped[datetime | None] = mapped_column(Moment)  # the moment when the other declined; never shown to the person
    withdrawn: Mapped[bool] = mapped_column(default=False) # whether the request was cancelled; the row remains after a refusal
    expires: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(AT_ONCE))     # the end of a pending request


class FriendPresenceRow(Base):
    """The last time at which a person opened a page that shows their friends, and whether they hide that they are online."""

    __tablename__ = "friend_presence"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, told="friends", downloaded="friends_told_that_you_are_here", ties=True))
    hidden: Mapped[bool] = mapped_column(default=False)
    seen: Mapped[datetime | None] = mapped_column(Moment)                # the last visit; None while hidden


class FriendInvitationRow(Base):
    """An invitation to a free seat at a table, from a person who has a seat there."""

    __tablename__ = "friend_invitations"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, told="friends"))
    by: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, told="friends"))
    made: Mapped[datetime] = mapped_column(Moment, default=now, info=kept_for(INVITATIONS_KEPT))
    declined: Mapped[bool] = mapped_column("unheard", key="declined", default=False)
    """whether the person has declined, so that they no longer see the invitation and the inviter was notified"""
