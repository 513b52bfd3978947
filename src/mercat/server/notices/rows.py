"""The database tables for notifications: people's ways, their preferences, and the outbox."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final, Literal, get_args

from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment, now
from mercat.server.storage.of_person import FORGOTTEN, WITH_ALL, kept_for, of_person

PUSH, MAIL, NTFY, DISCORD, TELEGRAM, MATRIX, FREE = "push", "mail", "ntfy", "discord", "telegram", "matrix", "free"
WAYS = (PUSH, MAIL, NTFY, DISCORD, TELEGRAM, MATRIX, FREE)                   # `WayRow.kind`
TURN, INVITED, ASKED, NAMED, ENDED, REMINDER, TRIED = "turn", "invited", "asked", "named", "ended", "reminder", "tried"
HAPPENED: Final = "happened"                             # to the person, without their hand (`tables/happenings.py`)
Kind = Literal["turn", "reminder", "invited", "asked", "happened", "named", "ended", "friend"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)          # `NoticeRow.kind` of those that people choose, in the order of the page
CALLED_OFF: Final = "called-off"                         # as TRIED none to choose: nobody else can tell it
GROUP_ASKS, GROUP_YES, GROUP_NO, GROUP_OUT = "group-asks", "group-yes", "group-no", "group-out"
GROUP_JOIN, GROUP_LEFT, GROUP_KEEPER, BEFRIENDED, FRIEND = "group-join", "group-left", "organiser", "befriended", "friend"
AT_NO_TABLE = frozenset({CALLED_OFF, GROUP_ASKS, GROUP_YES, GROUP_NO, GROUP_OUT, GROUP_JOIN, GROUP_LEFT, GROUP_KEEPER, BEFRIENDED,
                         FRIEND})
ALL_KINDS: Final = frozenset({*KINDS, TRIED, *AT_NO_TABLE})                   # whatever the outbox can list, each with its words
WAITING, SENT, FAILED, DROPPED = "waiting", "sent", "failed", "dropped"      # `NoticeRow.state`
ON_PAGE: Final = "on-page"                               # the state, and the way, of news on the start page
TOLD_ON_PAGE: Final = frozenset({HAPPENED, CALLED_OFF, GROUP_YES, GROUP_NO, GROUP_OUT, GROUP_KEEPER})
OF_MEMBERS: Final = frozenset({GROUP_ASKS, GROUP_YES, GROUP_JOIN, GROUP_LEFT, GROUP_KEEPER})     # until the person is no member

NOTICES_KEPT: Final = timedelta(days=30)                 # after they were sent, or could not be


class WayRow(Base):
    """A way to notify a person: a device that receives push messages, email, or one of their channels."""

    __tablename__ = "ways"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, downloaded="called_by", told="notices", without=("id", "mark", "session"),
        ties=True))
    kind: Mapped[str] = mapped_column(String(10))
    mark: Mapped[str] = mapped_column(String(64), unique=True)           # a later row with the same mark replaces the earlier one
    label: Mapped[str] = mapped_column(String(60), default="")           # the kind of browser; a part of an address
    facts: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)    # the destination, and the secrets needed to send there
    session: Mapped[str | None] = mapped_column(String(64), index=True)  # the browser that takes push messages, or added the way
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    off: Mapped[datetime | None] = mapped_column(Moment)                 # the moment when it was switched off, and the reason
    why: Mapped[str] = mapped_column(String(40), default="")


class WishRow(Base):
    """A person's preferences about notifications: the unwanted kinds, and the quiet hours. A person without a row gets all kinds
    at any time."""

    __tablename__ = "notice_wishes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, downloaded="called_for", told="notices", without=("calendar",),
        forgets=("calendar",), ties=True))
    unwanted: Mapped[list[str]] = mapped_column(JSON, default=list)      # kinds
    quiet_from: Mapped[int | None]                       # minutes of the day between which nothing is sent
    quiet_until: Mapped[int | None]
    zone: Mapped[str] = mapped_column(String(60), default="UTC")         # the time zone in which the day begins
    calendar: Mapped[str | None] = mapped_column(String(64), unique=True)        # the hash of the secret in the feed's address


class QuietTableRow(Base):
    """A table about which a person wants no notifications."""

    __tablename__ = "quiet_tables"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, downloaded="not_called_to", told="notices", value="table",
        ties=True))
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)


class NoticeRow(Base):
    """A notification to a person in one of their ways. It is waiting to be sent, or has an outcome."""

    __tablename__ = "notices"
    __table_args__ = (Index("ix_notices_state_due", "state", "due"), Index("ix_notices_table_state", "table", "state"))

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=WITH_ALL, on_leaving=FORGOTTEN, downloaded="notices", told="notices",
        without=("id", "way", "key", "lease", "holder")))
    way: Mapped[int | None] = mapped_column(ForeignKey("ways.id", ondelete="SET NULL"), index=True)
    by: Mapped[str] = mapped_column(String(10))          # the kind of way, which may no longer exist
    kind: Mapped[str] = mapped_column(String(10))
    table: Mapped[str | None] = mapped_column(String(24))
    seat: Mapped[int | None]
    length: Mapped[int] = mapped_column(default=0)       # the length of the journal when the turn began
    facts: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    key: Mapped[str] = mapped_column(String(24))         # kept when it is sent again, so that it replaces the first one
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    due: Mapped[datetime] = mapped_column(Moment)
    first_due: Mapped[datetime] = mapped_column(Moment)  # `due` before it was put off
    state: Mapped[str] = mapped_column(String(10), default=WAITING)
    lease: Mapped[datetime | None] = mapped_column(Moment)               # until then, a process is sending it
    holder: Mapped[str | None] = mapped_column(String(24))               # the process that has claimed it
    tries: Mapped[int] = mapped_column(default=0)        # the number of failed tries
    repeats: Mapped[int] = mapped_column(default=0)      # the number of processes that disappeared while sending it
    done: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(NOTICES_KEPT))
    error: Mapped[str] = mapped_column(Text, default="") # the key of the reason why it was not sent, and the code of the answer
