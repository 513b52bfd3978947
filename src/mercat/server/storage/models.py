"""What is stored. The journal of a table is the truth; everything else says who sits where and what was said."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, ForeignKey, Index, MetaData, String, Text, TypeDecorator
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, also where the database forgets the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention={
        "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s", "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s", "pk": "pk_%(table_name)s"})


class TableRow(Base):
    """A table, from its opening to long after its end."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_status_changed", "status", "changed"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    version: Mapped[int]                                 # of the rules
    digest: Mapped[str] = mapped_column(String(120))     # of the game's components
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]
    seed: Mapped[str] = mapped_column(String(40))        # never leaves the server while the table is played
    earlier_seeds: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))     # told; as in saved matches
    deal: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))     # by hand; told as little as the seed
    status: Mapped[str] = mapped_column(String(10))
    sandbox: Mapped[bool]
    listed: Mapped[bool]                                 # shown in the lobby while open
    host: Mapped[str | None] = mapped_column(String(60), index=True)     # the browser that opened it
    opener: Mapped[str | None] = mapped_column(String(32), index=True)   # the network it came from: `Reader.network`
    resting: Mapped[bool] = mapped_column(default=False)  # its bots have been stopped
    parent: Mapped[str | None] = mapped_column(String(24))
    rematch: Mapped[str | None] = mapped_column(String(24), index=True)
    length: Mapped[int] = mapped_column(default=0)       # lines in the journal
    revision: Mapped[int] = mapped_column(default=0)     # changes that are no moves
    turn: Mapped[int | None]                             # the seat that decides
    opened: Mapped[datetime] = mapped_column(Moment, default=now)
    changed: Mapped[datetime] = mapped_column(Moment, default=now)


def later(table: TableRow, **changed: Any) -> TableRow:
    """A row like this one with some columns changed, in no session; who reads the old one is not disturbed."""
    return TableRow(**{column.key: getattr(table, column.key) for column in TableRow.__table__.columns} | changed)


class SeatRow(Base):
    """A seat and who holds it."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(60), default="")
    bot: Mapped[str | None] = mapped_column(String(20))
    held: Mapped[str | None] = mapped_column(String(20))
    held_by: Mapped[int | None]                          # the seat that had a bot hold it; its own when its person did
    holder: Mapped[str | None] = mapped_column(String(60), index=True)
    sitting: Mapped[int] = mapped_column(default=0)      # grows when the seat changes hands; old links and tokens die with it
    links: Mapped[int] = mapped_column(default=0)        # grows when its person withdraws the personal links given out so far
    seen: Mapped[datetime | None] = mapped_column(Moment)


class MoveRow(Base):
    """One line of a journal. The key is what decides between two who move at once."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class ChatRow(Base):
    """Something said at a table, or a notice: something done there that everybody is to know of, also later.

    A notice holds its key, `notice`, who did it (`seat` and `name`), and as its text the name of whom it was done to.
    """

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(Text)
    notice: Mapped[str | None] = mapped_column(String(20))
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class AskedRow(Base):
    """A seat asks the others to agree to an undo; at most one at a table, good for one length of the journal."""

    __tablename__ = "asked"
    __table_args__ = ({"sqlite_autoincrement": True},)   # an answer to an old question must not fit a new one

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), unique=True)
    seat: Mapped[int]
    length: Mapped[int]
    target: Mapped[int]
    refused: Mapped[int | None]                          # who did not agree


class ConsentRow(Base):
    """A seat agrees to what was asked. A refusal takes the question off the table instead."""

    __tablename__ = "consents"

    asked: Mapped[int] = mapped_column(ForeignKey("asked.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
