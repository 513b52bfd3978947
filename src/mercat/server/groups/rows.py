"""The database tables for groups: their members, their invitation links, and their series of games."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import JSON, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.people.rows import new_page
from mercat.server.storage.models import Base, Moment, now
from mercat.server.storage.of_person import BY_HAND, FORGOTTEN, NOT_HANDED_OVER, WITH_ROW, kept_for, of_person

INVITATIONS_KEPT: Final = timedelta(days=30)             # after they have expired or were withdrawn
ASKS_KEPT: Final = timedelta(days=30)                    # requests to join, answered or not
USUAL_POINTS: Final = (5, 3, 2, 1)                       # by place, until the organisers choose others; 0 for lower places


class GroupRow(Base):
    """A group of people with its own tables.

    `TableRow.group_id` and `ResultRow.group_id` contain a group's id even after the group has been deleted, so that its tables
    and results remain hidden from everybody who was not a member.
    """

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(String(24), primary_key=True, default=new_page)      # the id, also in the URL of its page
    name: Mapped[str] = mapped_column(String(60))
    is_public: Mapped[bool] = mapped_column(default=False)  # whether everybody with its URL may read its page
    points: Mapped[list[int]] = mapped_column(JSON)      # the points for each place in the standings
    made: Mapped[datetime] = mapped_column(Moment, default=now)


class GroupMemberRow(Base):
    """A person's membership in a group. A group always has an organiser (`is_keeper`)."""

    __tablename__ = "group_members"
    __table_args__ = (UniqueConstraint("group_id", "person"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    group_id: Mapped[str] = mapped_column(ForeignKey("groups.id", ondelete="CASCADE"))
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=BY_HAND, told="groups", ties=True))
    is_keeper: Mapped[bool] = mapped_column(default=False)
    joined: Mapped[datetime] = mapped_column(Moment, default=now)


class GroupInvitationRow(Base):
    """An invitation link to a group. It is valid until enough people have used it, it expires, an organiser cancels it, or its
    creator is no longer an organiser."""

    __tablename__ = "group_invitations"

    id: Mapped[int] = mapped_column(primary_key=True)
    group_id: Mapped[str] = mapped_column(ForeignKey("groups.id", ondelete="CASCADE"), index=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)           # the hash of the code in the link
    most: Mapped[int]                                    # the number of people whom it admits
    used: Mapped[int] = mapped_column(default=0)
    by: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=WITH_ROW, told="groups"))
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    expires: Mapped[datetime] = mapped_column(Moment, info=kept_for(INVITATIONS_KEPT))
    ended: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(INVITATIONS_KEPT))  # the moment when it was withdrawn


class GroupAskRow(Base):
    """A person's request to join a group. The request is stored even if there is no such group, so that nobody learns whether the
    group exists."""

    __tablename__ = "group_asks"
    __table_args__ = (UniqueConstraint("asked", "person"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    asked: Mapped[str] = mapped_column(String(24))       # the group's id as in the URL, even if no group has it
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=FORGOTTEN, downloaded="group_asks", told="groups", without=("id",)))
    made: Mapped[datetime] = mapped_column(Moment, default=now, info=kept_for(ASKS_KEPT))
    let_in: Mapped[bool | None]                          # an organiser's answer


class SeriesRow(Base):
    """An agreed number of a group's games, with its own standings. The series is over once these games have been played, or if it
    was `ended`."""

    __tablename__ = "series"

    id: Mapped[str] = mapped_column(String(24), primary_key=True, default=new_page)
    group_id: Mapped[str] = mapped_column(ForeignKey("groups.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    games: Mapped[list[str]] = mapped_column(JSON)       # the board games, played in turn; empty: any game
    length: Mapped[int]                                  # the number of games
    points: Mapped[list[int]] = mapped_column(JSON)      # the points for each place
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    ended: Mapped[datetime | None] = mapped_column(Moment)               # the moment when an organiser ended it
