"""The database tables for people: their names, the secrets that identify them, and the decisions of the server's admins."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import JSON, ForeignKey, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from mercat.server.storage.models import Base, Moment, now
from mercat.server.storage.of_person import (
    BY_HAND,
    FORGOTTEN,
    NAMELESS,
    NOT_HANDED_OVER,
    WITH_ROW,
    WITH_TABLES,
    kept_for,
    of_person,
)

BROWSER, PROGRAM = "browser", "program"                  # `SessionRow.kind`
EVERYBODY, COMPANIONS, NOBODY = "everybody", "companions", "nobody"      # `PersonRow.shown`
SECRETS_KEPT: Final = timedelta(days=1)                  # after they were used or expired
SESSIONS_KEPT: Final = timedelta(days=30)                # after they ended
DECISIONS_KEPT: Final = timedelta(days=90)            # after they have ended: bans, invitations, announcements, handled reports
REPORTS_KEPT: Final = timedelta(days=365)                # even if nobody has handled them
HOST_ACTS_KEPT: Final = timedelta(days=365)


def new_page() -> str:
    """Return a new random id for a person's page. The id reveals nothing about the person."""
    return secrets.token_urlsafe(9)


class PersonRow(Base):
    """A person: a guest or, if `registered`, an account. `SeatRow.holder`, `TableRow.host` and similar columns contain a person's
    id.

    A deleted account has no row. When `changed` changes, every process rereads the data about the person that it has cached.
    """

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(60), primary_key=True)
    name: Mapped[str] = mapped_column(String(60), default="") # the account's name, or the last name under which a guest played
    registered: Mapped[datetime | None] = mapped_column(Moment)
    password: Mapped[str | None] = mapped_column(String(200))            # the hash of the password, with salt and parameters
    email: Mapped[str | None] = mapped_column(String(254), index=True)
    confirmed: Mapped[datetime | None] = mapped_column(Moment)           # the moment when the email address was confirmed
    preferences: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    rests: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))       # quiet hours, away days (`clocks.rests`)
    is_host: Mapped[bool] = mapped_column(default=False)                 # whether they are an admin of the server
    invited: Mapped[datetime | None] = mapped_column(Moment)             # the moment when an invitation code admitted them
    page: Mapped[str] = mapped_column(String(24), default=new_page, unique=True)     # the id of their page, in its URL
    shown: Mapped[str] = mapped_column(String(12), default=COMPANIONS)   # the people who may see their page
    archive: Mapped[bool] = mapped_column(default=False)                 # whether their finished games may be in the archive
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    seen: Mapped[datetime] = mapped_column(Moment, default=now, index=True)          # the moment of the last visit, to the day
    changed: Mapped[datetime] = mapped_column(Moment, default=now, index=True)


class NameRow(Base):
    """A skeleton of an account's name. No other account may have a name with the same skeleton (`people/user_text.py`)."""

    __tablename__ = "names"

    skeleton: Mapped[str] = mapped_column(String(200), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=FORGOTTEN, told="account"))


class SessionRow(Base):
    """A browser in which a person is recognised or, if it has scopes, a personal token for programs.

    An ended session is kept for a time (SESSIONS_KEPT), so that its browser can show why it ended.
    """

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)      # the hash of the secret
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=BY_HAND, told="devices"))
    kind: Mapped[str] = mapped_column(String(10), default=BROWSER)
    label: Mapped[str] = mapped_column(String(60), default="")       # the kind of browser; for a token, the person's label for it
    scopes: Mapped[str | None] = mapped_column(String(40))               # the scopes of a token, separated by spaces
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    by: Mapped[str | None] = mapped_column(String(64))   # the session that created a token, or the link used here
    used: Mapped[datetime | None] = mapped_column(Moment)                # the moment of the last use, to the hour
    ended: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(SESSIONS_KEPT))
    why: Mapped[str] = mapped_column(String(12), default="")  # the reason why another browser ended it, shown in its own browser
    changed: Mapped[datetime] = mapped_column(Moment, default=now, index=True)       # as `PersonRow.changed`


class PasskeyRow(Base):
    """A passkey of an account."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1_400), primary_key=True)     # the id of the credential, in base64url
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=FORGOTTEN, downloaded="passkeys", told="account", without=("id", "public_key")))
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    count: Mapped[int] = mapped_column(default=0)        # the number of signatures; always 0 for keys that are synchronised
    label: Mapped[str] = mapped_column(String(60), default="")
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    used: Mapped[datetime | None] = mapped_column(Moment)


class SecretRow(Base):
    """A secret that can be used once: a link to another device, a recovery code, a link sent by email."""

    __tablename__ = "secrets"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=FORGOTTEN, downloaded="links_and_codes", told="devices",
        without=("hash", "facts"), ties=True))
    facts: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    expires: Mapped[datetime | None] = mapped_column(Moment, index=True, info=kept_for(SECRETS_KEPT))    # the end; None: never
    used: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(SECRETS_KEPT))


class IdentityRow(Base):
    """An identity at the issuer of the server's own sign-in (OpenID Connect), and the account that it can sign in to."""

    __tablename__ = "identities"

    issuer: Mapped[str] = mapped_column(String(300), primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=FORGOTTEN, downloaded="signs_in_by", told="sign-on"))
    made: Mapped[datetime] = mapped_column(Moment, default=now)


class InvitationRow(Base):
    """A code that admits people if the server is by invitation only."""

    __tablename__ = "invitations"

    id: Mapped[int] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(String(64), unique=True)           # the hash of the code
    note: Mapped[str] = mapped_column(String(60), default="")
    left: Mapped[int]                                    # the number of people whom the code still admits
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    expires: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))
    ended: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))   # the moment when an admin withdrew it


class BanRow(Base):
    """A ban of a person or a network. Until the ban ends, the banned people may only watch or, in a stricter ban, not even
    watch."""

    __tablename__ = "bans"

    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=WITH_ROW, downloaded="bans", told="playing", without=("id", "network")))
    network: Mapped[str | None] = mapped_column(String(32), index=True)  # the network (`Reader.network`)
    reason: Mapped[str] = mapped_column(Text, default="")
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    until: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))    # the end; None: permanent
    ended: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))    # the moment when an admin lifted it


class ReportRow(Base):
    """A report to the admins about a person or a message."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str | None] = mapped_column(ForeignKey("tables.id", ondelete="SET NULL"), index=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True, info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=NAMELESS, told="playing", empties=("name",), ties=True)) # the person reported
    name: Mapped[str] = mapped_column(String(60), default="")            # the name as shown when it was reported
    said: Mapped[str] = mapped_column(Text, default="")  # the reported message
    by: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), info=of_person(
        handed_over=NOT_HANDED_OVER, on_leaving=WITH_ROW, downloaded="reports", told="playing", without=("person",)))
    text: Mapped[str] = mapped_column(Text, default="")
    made: Mapped[datetime] = mapped_column(Moment, default=now, info=kept_for(REPORTS_KEPT)) # the moment of the report
    handled: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))


class MuteRow(Base):
    """A person's wish not to see another person's messages."""

    __tablename__ = "mutes"

    by: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=BY_HAND, on_leaving=FORGOTTEN, told="playing", ties=True))
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True, info=of_person(
        handed_over=BY_HAND, on_leaving=FORGOTTEN, told="playing"))


class HiddenRow(Base):
    """A person's wish to hide a game in their lists. The game's table may have been deleted."""

    __tablename__ = "hidden"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, info=of_person(
        handed_over=WITH_TABLES, on_leaving=FORGOTTEN, downloaded="hidden_games", told="playing", value="table"))
    table: Mapped[str] = mapped_column(String(24), primary_key=True, index=True)


class HostActRow(Base):
    """An act of one of the server's admins."""

    __tablename__ = "host_acts"

    id: Mapped[int] = mapped_column(primary_key=True)
    by: Mapped[str] = mapped_column(String(60), default="")              # the name of the admin; empty for a command
    act: Mapped[str] = mapped_column(String(30))
    facts: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    made: Mapped[datetime] = mapped_column(Moment, default=now, info=kept_for(HOST_ACTS_KEPT))
    undone: Mapped[datetime | None] = mapped_column(Moment)


class AnnouncementRow(Base):
    """An announcement by the admins to everybody, at the top of every page."""

    __tablename__ = "announcements"

    id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    until: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))
    ended: Mapped[datetime | None] = mapped_column(Moment, info=kept_for(DECISIONS_KEPT))
