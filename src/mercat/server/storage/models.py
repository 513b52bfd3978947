"""The database tables. A game is determined by its journal alone; all other tables are about seats, people, chat and results."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import JSON, DateTime, ForeignKey, Index, MetaData, String, Text, TypeDecorator, text
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from mercat.server.storage.of_person import BY_HAND, NAMELESS, WITH_TABLES, of_person
from mercat.server.system_clock import now as now

OPEN, PLAYING, OVER = "open", "playing", "over"          # `TableRow.status`: people sit down, play, look back
EMPTY, PERSON, BOT = "empty", "person", "bot"            # `SeatRow.kind`
PEOPLE, MIXED, BOTS = "people", "mixed", "bots"          # `ResultRow.kind`: who played a game that was all played here
BROUGHT, LESSON, SANDBOX = "brought", "lesson", "sandbox"            # `ResultRow.kind` of other games
PLAYED_OUT = "played-out"                                # `ResultRow.ending`


class Moment(TypeDecorator[datetime]):
    """A moment in UTC, even if the database drops the time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention={
        "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s_%(column_0_name)s", "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s", "pk": "pk_%(table_name)s"})


class TableRow(Base):
    """A table: a match, or the seats of people who are waiting for one to begin."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_status_changed", "status", "changed"), Index("ix_tables_clock_due", "clock_due"))

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    game: Mapped[str] = mapped_column(String(60))
    version: Mapped[int]                                 # the version of the rules
    digest: Mapped[str] = mapped_column(String(120))     # the digest of the game's components
    build: Mapped[str | None] = mapped_column(String(16))    # the digest of the sources that last played it (`tables/updates.py`)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]
    seed: Mapped[str] = mapped_column(String(40))        # the seed; secret until the game is over
    earlier_seeds: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True)) # earlier, public seeds
    deal: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))     # draws written by hand, as secret as the seed
    earlier_rules: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))     # the rules of its first lines
    status: Mapped[str] = mapped_column(String(10))
    sandbox: Mapped[bool]
    rated: Mapped[bool] = mapped_column(default=False)   # whether the result changes ratings (`ratings/stored.py`)
    one_network: Mapped[bool] = mapped_column(default=False)     # whether two people of a rated table share a network
    listed: Mapped[bool]                                 # whether the table is in the lobby while it is open
    host: Mapped[str | None] = mapped_column(String(60), index=True, info=of_person(
        handed_over=WITH_TABLES, on_leaving=BY_HAND, told="playing", grows=("host_tokens",)))  # the person who opened it
    opener: Mapped[str | None] = mapped_column(String(32), index=True)   # the opener's network (`Reader.network`)
    host_tokens: Mapped[int] = mapped_column(default=0)  # grows when the bearer tokens of the table's opener end
    resting: Mapped[bool] = mapped_column(default=False)  # whether its bots are stopped
    thinker: Mapped[str | None] = mapped_column(String(24), index=True)  # the process that plays the bot whose turn it is
    waiting_room: Mapped[bool] = mapped_column(default=False)    # whether the game begins when everybody seated is ready
    lots: Mapped[bool] = mapped_column(default=False)    # whether seats are drawn at random when the game begins
    lot: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))      # once drawn: the former seat of each person
    absence: Mapped[str] = mapped_column(String(10), default="call")            # the rule for an absent person's seat
    call_after: Mapped[int | None]                       # seconds until a bot may be called; None: the server's default
    shown_out: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True)) # people removed: holders and names
    happened: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True)) # events (`tables/happenings.py`)
    parent: Mapped[str | None] = mapped_column(String(24))
    lesson: Mapped[str | None] = mapped_column(String(40))       # the lesson's name, until the learner leaves it
    imported: Mapped[bool] = mapped_column(default=False)        # whether the table came from a file
    brought: Mapped[int] = mapped_column(default=0)      # lines of its journal that were not played here: from a file, a lesson
    touched: Mapped[bool] = mapped_column(default=False)         # whether a person, not only bots, has moved since the deal
    rematch: Mapped[str | None] = mapped_column(String(24), index=True)
    group_id: Mapped[str | None] = mapped_column(String(24), index=True)     # only its members see the table (`groups/rows.py`)
    series_id: Mapped[str | None] = mapped_column(String(24), index=True)    # the series of that group in which the game counts
    length: Mapped[int] = mapped_column(default=0)       # the number of lines in the journal
    revision: Mapped[int] = mapped_column(default=0)     # the number of changes other than moves
    turn: Mapped[int | None]                             # the seat that decides,
    asked_since: Mapped[datetime | None] = mapped_column(Moment)         # and the moment since when the table has waited for it
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))       # `ClockTerms`; None: no clock
    clock_turn: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # `seat_clocks.TableTurn`
    clock_seat: Mapped[int | None]                       # the seat for which the clock runs; None: it is stopped
    clock_since: Mapped[datetime | None] = mapped_column(Moment)  # the moment up to which the seat's time is counted
    clock_rests: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # the rest periods of seats, by number
    clock_epoch: Mapped[int] = mapped_column(default=0)  # the id of the last downtime of the server that is counted
    clock_due: Mapped[datetime | None] = mapped_column(Moment)  # the end of the time, or of a pause; None: neither will end
    clock_over: Mapped[datetime | None] = mapped_column(Moment)          # the moment when the seat ran out of time
    paused: Mapped[datetime | None] = mapped_column(Moment)              # the beginning of a pause by consent
    resumes: Mapped[datetime | None] = mapped_column(Moment)           # the moment when the pause ends automatically, if it does;
                                                         # outside a pause: the end of the last one
    results: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True)) # points and place by seat, of a game over
                                                         # before results were stored, for its result if the rules change
    opened: Mapped[datetime] = mapped_column(Moment, default=now)
    changed: Mapped[datetime] = mapped_column(Moment, default=now, index=True)


BY_BOTS = text("bot IS NOT NULL OR held IS NOT NULL")


class SeatRow(Base):
    """A seat and its person or bot."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_by_bots", "table", "number", sqlite_where=BY_BOTS, postgresql_where=BY_BOTS),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(60), default="")
    bot: Mapped[str | None] = mapped_column(String(20))  # the strength of the bot that sits here
    held: Mapped[str | None] = mapped_column(String(20)) # the strength of the bot that plays for an absent person
    held_by: Mapped[int | None]                          # the seat that called it in; None: this seat ran out of time
    holder: Mapped[str | None] = mapped_column(String(60), index=True, info=of_person( # their person or token
        handed_over=WITH_TABLES, on_leaving=BY_HAND, told="playing", grows=("links", "tokens")))
    sitting: Mapped[int] = mapped_column(default=0)      # grows when the seat changes hands, which invalidates links and tokens
    links: Mapped[int] = mapped_column(default=0)        # grows when its person withdraws the personal links made so far
    tokens: Mapped[int] = mapped_column(default=0)       # grows when bearer tokens end though the same person keeps the seat
    automatic: Mapped[str | None] = mapped_column(String(12))            # the moves that its person wants made automatically
    network: Mapped[str | None] = mapped_column(String(32))         # the person's network, until a rated game begins: salted with
                                                         # the table (`ratings/rated_tables.py`)
    seen: Mapped[datetime | None] = mapped_column(Moment)                # the moment when its person was last present
    ready: Mapped[bool] = mapped_column(default=False)   # whether its person is ready
    called: Mapped[datetime | None] = mapped_column(Moment)         # the moment when others called `held`; None once it has moved
    former: Mapped[list[list[int]] | None] = mapped_column(JSON(none_as_null=True))    # its person's earlier numbers and sittings
    earlier: Mapped[list[dict[str, Any]] | None] = mapped_column(JSON(none_as_null=True))   # its earlier players in this game
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))       # `seat_clocks.SeatClock`, as of
                                                         # the table's `clock_since`


R = TypeVar("R", TableRow, SeatRow)


def copy_row(row: R, **changed: Any) -> R:
    """Return a copy of a row with some columns changed. The copy belongs to no session, and readers of the original are not
    affected."""
    return type(row)(**{column.key: getattr(row, column.key) for column in row.__table__.columns} | changed)


class MoveRow(Base):
    """One line of a journal. The row's key decides which line counts if two processes append lines at the same time."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)
    by_order: Mapped[str | None] = mapped_column(String(40))             # the kind of the order that made the move, if one did
    position: Mapped[str | None] = mapped_column(Text)   # the position's changes by lines stored together (`tables/journals.py`)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))       # the clocks after these lines
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class ChatRow(Base):
    """A chat message, or a system message about something that everybody at the table should know.

    For a system message, `notice` contains its key, `seat` and `name` the person who acted, and `text` the name of the person
    affected. If that person lost or left their seat before the game, they are the `author`.
    """

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(Text)
    notice: Mapped[str | None] = mapped_column(String(20))
    author: Mapped[str | None] = mapped_column(String(60), index=True, info=of_person(       # its writer, if known; never shown
        handed_over=WITH_TABLES, on_leaving=NAMELESS, told="playing", empties=("name",), ties=True))
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class ResultRow(Base):
    """The game played at a table, and its outcome. The row is written in the same transaction as the line that ends the game, and
    outlives the table."""

    __tablename__ = "results"
    __table_args__ = (Index("ix_results_game_ended", "game", "ended"), Index("ix_results_listed_ended", "listed", "ended"),
                      Index("ix_results_listed_game_ended", "listed", "game", "ended"), Index("ix_results_ended", "ended"))

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(String(24), unique=True)          # the table, which may have been deleted
    game: Mapped[str] = mapped_column(String(60))
    version: Mapped[int]                                 # the version of the rules
    digest: Mapped[str] = mapped_column(String(120))     # the digest of the game's components
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]
    kind: Mapped[str] = mapped_column(String(10))
    ending: Mapped[str] = mapped_column(String(20))
    listed: Mapped[bool]                                 # whether everybody may see the result
    parent: Mapped[str | None] = mapped_column(String(24))               # the table of which this was a rematch or a copy
    group_id: Mapped[str | None] = mapped_column(String(24), index=True)     # the group of the table
    series_id: Mapped[str | None] = mapped_column(String(24), index=True)
    mercat: Mapped[str] = mapped_column(String(40))      # the version of Mercat that wrote this row
    moves: Mapped[int | None]                            # the number of moves that count, including draws; None: not known
    facts: Mapped[list[Any]] = mapped_column(JSON)       # facts for statistics (`mercat.statistics`), but for the seats' `what`
    begun: Mapped[datetime] = mapped_column(Moment)      # the moment when its first line was stored
    ended: Mapped[datetime] = mapped_column(Moment)


class ResultSeatRow(Base):
    """The result for one seat in a finished game, and the person or bot who had the seat at the end."""

    __tablename__ = "result_seats"

    result: Mapped[int] = mapped_column(ForeignKey("results.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False) # the number, also for the colour
    kind: Mapped[str] = mapped_column(String(10))        # as `SeatRow.kind`; BOT also where a bot plays for a person who left
    name: Mapped[str] = mapped_column(String(60))
    bot: Mapped[str | None] = mapped_column(String(20))  # the strength of the bot
    held: Mapped[str | None] = mapped_column(String(20)) # the strength of the bot that played for the absent person at the end
    holder: Mapped[str | None] = mapped_column(String(60), index=True, info=of_person(       # as `SeatRow.holder`: never shown
        handed_over=BY_HAND, on_leaving=NAMELESS, told="playing", empties=("name",)))
    what: Mapped[list[Any]] = mapped_column(JSON)        # the clan or the like: kind and value of each (`Game.plays`)
    points: Mapped[int | None]                           # the points; None: no longer known
    place: Mapped[int | None]
    lines: Mapped[list[Any]] = mapped_column(JSON)       # the lines of the score sheet: cause and points
    earlier: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))  # as `SeatRow.earlier`


class RequestRow(Base):
    """A person's request to the other people at a table (`tables/requests.py`). A table has at most one request."""

    __tablename__ = "asked"
    __table_args__ = ({"sqlite_autoincrement": True},)   # no id is used again: an answer must not fit a later request

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), unique=True)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int]                                    # the seat that asks; HOST for a host without a seat
    length: Mapped[int]                                  # the length of the journal when it was asked
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)  # the details of the request
    refused: Mapped[int | None]                          # the seat that refused


class ConsentRow(Base):
    """A seat's consent to a request. A refusal is stored in the request."""

    __tablename__ = "consents"

    asked: Mapped[int] = mapped_column(ForeignKey("asked.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)


class ReviewRow(Base):
    """The review of a finished match (`mercat.bots.analysis.review`), valid as long as the journal has this length."""

    __tablename__ = "reviews"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    length: Mapped[int]
    review: Mapped[dict[str, Any]] = mapped_column(JSON)
    made: Mapped[datetime] = mapped_column(Moment, default=now)


class HintRow(Base):
    """The hints (`mercat.bots.analysis.hints`) that a seat requested when the journal had this length."""

    __tablename__ = "hints"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    length: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    hints: Mapped[dict[str, Any]] = mapped_column(JSON)


class HeartbeatRow(Base):
    """The time at which a process of the server was last running, in the table's only row."""

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(Moment)


class DowntimeRow(Base):
    """A period from `stopped` to `back` in which no process of the server was running, or a change of the machine's clock,
    forwards or backwards."""

    __tablename__ = "downtimes"
    __table_args__ = ({"sqlite_autoincrement": True},) # no id is used again: tables store the last one counted

    id: Mapped[int] = mapped_column(primary_key=True)
    stopped: Mapped[datetime] = mapped_column(Moment)
    back: Mapped[datetime] = mapped_column(Moment)


class ProcessRow(Base):
    """A process of the server. The process is running as long as `seen` changes (`server/processes/peers.py`)."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)        # a random name
    place: Mapped[str] = mapped_column(String(120))      # for the admin: the machine, and the number of the process there
    started: Mapped[datetime] = mapped_column(Moment, default=now)
    seen: Mapped[datetime] = mapped_column(Moment, default=now)
