"""Time at tables: deadlines, pauses, and the choices that others have when a player runs out of time.

Each deadline is acted on once, no matter how many processes there are. A database index (`TableRow.clock_due`) finds the tables
where time has run out. The transaction that acts on a deadline locks the table and checks again whether time has really run out,
so that another process that arrives later finds nothing to do.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import BOT_PLAYS, GIVE_UP, REMIND, VOTE
from mercat.server.clocks.seat_clocks import Times, times_of
from mercat.server.clocks.stored import changed, end_of, notes_of, reckoned_anew, settle, stop_clock, terms_of, turn_of
from mercat.server.problems import Problem
from mercat.server.processes.stored import LAST_BEAT, downtimes_after, forget_downtimes, vouched_time, vouched_time_at
from mercat.server.storage.database import CHANGING
from mercat.server.storage.faults import level_of
from mercat.server.storage.models import EMPTY, PERSON, PLAYING, DowntimeRow, RequestRow, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.absence import check_no_pause, has_come_back, vacate
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.consent import Consent
from mercat.server.tables.happenings import happen
from mercat.server.tables.reader_view import own_seats, seats_of_reader
from mercat.server.tables.requests import Facts, RequestKind
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.seats import people_with, seats_of, voters
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.tables.succession import give_up, rest_if_left

log = logging.getLogger("mercat.server")
Seats = Sequence[SeatRow]
TIME_OVER: Final = {REMIND: "time-over", VOTE: "time-over-vote", BOT_PLAYS: "time-over-bot", GIVE_UP: "time-over-seat"}
TIME_OVER_RATED: Final = "time-over-seat-rated"          # the same in a rated game, where the player finishes last
TIME_HELD: Final = "time-held"                           # further system messages: the others have voted for a bot;
PAUSED: Final = "paused"                                 # all players have agreed to a pause;
RESUMED: Final = "resumed"                               # somebody has ended the pause,
PAUSE_OVER: Final = "pause-over"                         # or the agreed end of the pause has come
LOOK_EVERY: Final = 2.0                                  # seconds
AT_ONCE: Final = 100                                     # tables handled before the next heartbeat
LONGEST_PAUSE: Final = 60                                # days

NEWEST_DOWNTIME: Final = select(DowntimeRow.id).order_by(DowntimeRow.id.desc()).limit(1)
BEHIND: Final = (select(TableRow.id)
                 .where(TableRow.clock_due.is_not(None), TableRow.clock_seat.is_not(None),
                        TableRow.clock_epoch < bindparam("newest")).limit(AT_ONCE))
DUE: Final = (select(TableRow.id).where(TableRow.clock_due <= bindparam("moment"))
              .order_by(TableRow.clock_due).limit(AT_ONCE))


def reckon(session: Session, table_id: str) -> None:
    """Recompute the deadline of a table, without changing the table's position in lists, since nobody has done anything
    there."""
    table = session.get(TableRow, table_id, with_for_update=CHANGING)
    if table is not None:
        reckoned_anew(session, table, seats_of(session, table_id))
        table.revision += 1


def behind_and_due(session: Session) -> tuple[list[str], list[str]]:
    """Return a batch of tables whose deadlines do not yet take a downtime of the server into account, and a batch of those
    where time or a pause has run out."""
    connection = session.connection()
    newest = connection.scalar(NEWEST_DOWNTIME)
    behind = [] if newest is None else connection.scalars(BEHIND, {"newest": newest}).all()
    return list(behind), list(connection.scalars(DUE, {"moment": vouched_time_at(connection.scalar(LAST_BEAT))}))


class Timekeeper:
    """The service for the clocks of all tables. It also requests and ends pauses."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables = tables
        self.access = tables.access
        self.consent = consent

    async def look(self) -> None:
        """Record that the server is running, recompute deadlines after a downtime, and act on deadlines that have passed."""
        if await self.tables.peers.beat():
            log.warning("the server was away, or the clock of its machine was set: that time runs for nobody")
        behind, due = await self.access.read(behind_and_due)
        for table_id in behind:
            await self.access.write(reckon, table_id)
        for table_id in (await self.access.read(behind_and_due))[1] if behind else due:
            try:
                async with self.tables.locked(table_id, any_rules=True) as cached:
                    await self.carry_out(cached)
            except Problem as problem:
                log.log(level_of(problem), "the clock of table %s could not be looked at: %s", table_id, problem.key)

    async def tidy(self) -> None:
        """Delete the records of the server's downtimes, after all clocks have taken them into account."""
        await self.access.write(forget_downtimes)

    async def carry_out(self, cached: CachedTable) -> None:
        """Act on a deadline that has passed at a table that the caller has locked. Do nothing if another process has already done
        so."""
        stuck, bot = cached.difference is not None, self.tables.settings.absent_bot
        pause_ends = cached.record.table.paused is not None
        if not pause_ends:                               # no time runs out while an order could answer
            await self.tables.carry_out_orders(cached, None if cached.match is None else cached.match.to_move)

        def act(session: Transaction, table: TableRow, seats: Seats) -> None:
            moment = vouched_time(session)
            changed(session, table, seats)               # somebody may have left by a way that does not tell the clock
            if table.clock_due is None or table.clock_due > moment:
                return
            if table.paused is not None:
                end_pause(session, table, seats, PAUSE_OVER)
            elif stuck:                                  # nobody can move until the table goes on under the present rules
                stop_clock(table)
                table.clock_epoch = max((one.id for one in downtimes_after(session, 0)), default=0)
            elif table.clock_seat is not None:
                due = table.clock_due
                settle(session, table, seats, moment)
                table.clock_due = end_of(table, seats)
                if table.clock_due is not None and table.clock_due <= moment:
                    time_is_over(session, table, seats, due, bot)

        await self.tables.change_locked(cached, act)
        if pause_ends:
            await self.tables.carry_out_orders(cached)

    async def times(self, snapshot: Snapshot) -> Times | None:
        """Return the time that each seat has taken in a game; None if the table has no clock."""
        if snapshot.clock is None or snapshot.match is None:
            return None
        notes = await self.tables.access.read(notes_of, snapshot.id)
        return times_of(notes, list(snapshot.match.path), len(snapshot.seats))

    # -- what people do about time

    async def ask_pause(self, table_id: str, reader: Reader, days: int | None) -> None:
        """Ask the other players for a pause of `days` days, or without a fixed end if `days` is None. If nobody else plays, begin
        the pause immediately."""
        async with self.tables.locked(table_id, any_rules=True) as cached:
            table, seats = cached.record.table, cached.record.seats
            check(Right.SEATED, table, seats, reader)
            if table.clock is None or table.status != PLAYING or table.sandbox:
                raise Problem(409, "no-clock")
            if table.paused is not None:
                raise Problem(409, "paused-already")
            await self.consent.ask(cached, PAUSE, min(own_seats(cached.record, reader)), {"days": days})

    async def resume(self, table_id: str, reader: Reader) -> None:
        """End a pause. Everybody with a seat at the table may do so."""

        def change(session: Session, table: TableRow, seats: Seats) -> None:
            check(Right.SEATED, table, seats, reader)
            if table.paused is None:
                raise Problem(409, "not-paused")
            number = min(seats_of_reader(table, seats, reader))
            end_pause(session, table, seats, RESUMED, number)

        async with self.tables.locked(table_id, any_rules=True) as cached:
            await self.tables.change_locked(cached, change)
            await self.tables.carry_out_orders(cached)

    async def claim(self, table_id: str, reader: Reader, number: int) -> None:
        """Ask the other players to let a bot play for a player who has run out of time, until that player returns. If there are
        no other players, let the bot play immediately."""
        async with self.tables.locked(table_id, any_rules=True) as cached:
            table, seats = cached.record.table, cached.record.seats
            seat = seat_at(seats, number)
            check(Right.SEATED, table, seats, reader)
            mine = own_seats(cached.record, reader)
            check_no_pause(table, seat)
            if table.clock_over is None or table.clock_seat != number or terms_of(table).end != VOTE or number in mine:
                raise Problem(409, "time-not-over", name=seat.name)
            facts = {"number": number, "turn": turn_of(table).number}
            await self.consent.ask(cached, OVER_TIME, min(mine), facts)


def time_is_over(session: Transaction, table: TableRow, seats: Seats, due: datetime, bot: str) -> None:
    """Apply a table's terms to the seat that has run out of time, in the transaction that discovered this."""
    assert table.clock_seat is not None
    terms, seat = terms_of(table), seats[table.clock_seat]
    table.clock_over, table.clock_due = due, None
    told = TIME_OVER_RATED if table.rated and terms.end == GIVE_UP else TIME_OVER[terms.end]
    tell(session, table, told, seat.number, seat.name, seat.name)
    happen(session, table, seat, told)
    if terms.end == BOT_PLAYS:
        let_bot_play_for(seat, bot)
    elif terms.end == GIVE_UP:
        give_up(table, seat)
        vacate(seat)
        seat.kind, seat.held = EMPTY, seat.held or bot
        rest_if_left(table, seats)


def let_bot_play_for(seat: SeatRow, bot: str) -> None:
    """Let a bot play immediately for a person who has run out of time. A person who takes the seat back gets the time for one
    turn."""
    seat.held, seat.held_by, seat.called = bot, seat.number, None
    seat.clock = {**(seat.clock or {}), "flagged": True}


def end_pause(session: Session, table: TableRow, seats: Seats, notice: str, by: int | None = None) -> None:
    """End a pause. People's absence counts from now on. If absent people for whom bots were called in before the pause have not
    returned, the bots' warning time begins again."""
    table.paused, table.clock_due, table.resumes = None, None, now()
    for seat in seats:
        if seat.called is not None and not has_come_back(seat):
            seat.called = table.resumes
    tell(session, table, notice, by, "" if by is None else seats[by].name, "")


def can_pause(table: TableRow, seats: Seats, row: RequestRow) -> bool:
    return table.status == PLAYING and table.clock is not None and table.paused is None


async def pause(tables: TableService, cached: CachedTable, asking: int, facts: Facts) -> None:
    """Begin a pause at a table that the caller has locked."""

    def begin(session: Session, table: TableRow, seats: Seats) -> None:
        if table.paused is not None or table.status != PLAYING:
            raise Problem(409, "paused-already")
        days = facts["days"]
        session.execute(delete(RequestRow).where(RequestRow.table == table.id))      # or it would stand again after the pause
        table.paused = vouched_time(session)
        table.resumes = None if days is None else table.paused + timedelta(days=days)
        tell(session, table, PAUSED, asking, seats[asking].name, "", "" if days is None else str(days))

    await tables.change_locked(cached, begin)


def still_over(table: TableRow, seats: Seats, row: RequestRow) -> bool:
    return is_out_of_time(table, row.facts)


def is_out_of_time(table: TableRow, facts: Facts) -> bool:
    """Return whether a seat has no time left in the turn in which the others were asked to let a bot play.

    If somebody leaves the seat and comes back, the clock runs out again, and the request is valid again.
    """
    over = table.clock_over is not None or (table.clock_due is not None and table.clock_due <= now())
    return over and table.clock_seat == facts["number"] and turn_of(table).number == facts.get("turn", turn_of(table).number)


def the_others_at_table(seats: Seats, asking: int, facts: Facts) -> frozenset[int]:
    """Return one seat of each person who must agree, present or absent. People for whom bots play are not asked."""
    about = people_with(seats, [facts["number"]])
    return frozenset(number for number in voters(seats, asking) - about if seats[number].held is None)


async def give_to_bot(tables: TableService, cached: CachedTable, asking: int, facts: Facts) -> None:
    """Let a bot play for a person who has run out of time, at a table that the caller has locked."""

    def call(session: Transaction, table: TableRow, seats: Seats) -> None:
        seat = seats[facts["number"]]
        check_no_pause(table, seat)
        if seat.kind != PERSON or not is_out_of_time(table, facts):
            raise Problem(409, "time-not-over", name=seat.name)
        let_bot_play_for(seat, tables.settings.absent_bot)
        tell(session, table, TIME_HELD, asking, seats[asking].name, seat.name)
        happen(session, table, seat, TIME_HELD, seats[asking].name)

    await tables.change_locked(cached, call)


PAUSE: Final = RequestKind("pause", can_pause, pause, voters, needs_rules=False)         # facts: `days`, or None
OVER_TIME: Final = RequestKind("over-time", still_over, give_to_bot, the_others_at_table, needs_rules=False)  # `number`, `turn`
