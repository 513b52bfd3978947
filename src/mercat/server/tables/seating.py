"""The people and bots in the seats of tables, and the bots that play in absent people's seats."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy.orm import Session

from mercat.server.people.own_names import name_at_table
from mercat.server.people.stored import play_under
from mercat.server.people.user_text import person_name
from mercat.server.problems import Problem, Stale
from mercat.server.storage.models import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.absence import Absence, vacate
from mercat.server.tables.automatic import set_automatic
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.consent import Consent, forget_consent
from mercat.server.tables.deals import DEALT_ANEW, arrival, dealt_anew
from mercat.server.tables.happenings import (
    BOT_REMOVED,
    CAME_BACK,
    TOOK_BACK,
    bot_stops,
    forget,
    forget_seen,
    happen,
    has_no_time,
    is_held_by_others,
    take_over,
)
from mercat.server.tables.matches import names_of, prepared
from mercat.server.tables.reader_view import (
    bots_alone,
    is_away_for_long,
    is_present,
    own_seats,
    seats_of_reader,
)
from mercat.server.tables.requests import Facts, RequestKind
from mercat.server.tables.rights import Right, check, check_may_play, seat_at
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import HOST
from mercat.server.tables.sitting import begin_with, check_sitting, free_seat, own_seat, seat_person_among, ticket_of
from mercat.server.tables.snapshot import Reader, Ticket
from mercat.server.tables.succession import (
    bot_moved_last,
    come_back,
    deal_stays,
    give_up,
    left_before_game,
    remember,
    rest_if_left,
    tell_left,
    tell_seat_taken,
)
from mercat.server.tables.terms import check_strength, is_by_days

Seats = Sequence[SeatRow]
BOT_SET: Final = "bot-set"                               # the notice: a bot was put on a seat of a running game, or changed
SEAT_CLEARED: Final = "seat-cleared"                     # the opener freed the seat of somebody who is away
TRIES: Final = 3                                         # to sit down while others move


class Seating:
    """A service for acts that change the person or bot in a seat."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables = tables
        self.consent = consent
        self.absence = Absence(tables, consent)

    async def sit(self, table_id: str, reader: Reader, name: str, number: int | None = None) -> Ticket:
        """Take a free seat, by default the first. A person who already has a seat at the table gets the same ticket again.

        An account takes the seat under its own name, no matter what `name` is. In a game in progress, a system message tells
        everybody that the game had already begun; if only bots have moved, the game may be dealt again for a newcomer.
        """
        for _ in range(TRIES):
            with suppress(Stale):                        # somebody moved meanwhile, in another process
                return await self.sit_once(table_id, reader, reader.account or person_name(name), number)
        raise Stale

    async def sit_once(self, table_id: str, reader: Reader, name: str, number: int | None) -> Ticket:
        """Take a free seat, as `sit` does. Raise Stale if the journal grows before the seat is taken."""
        async with self.tables.locked(table_id) as cached:
            match = cached.match
            arriving = None if match is None else arrival(
                cached.record.table, match, deal_stays(cached.record.seats, reader.person))
            fresh = None
            if arriving == DEALT_ANEW and match is not None:
                fresh = await self.tables.in_engine(lambda match: prepared(dealt_anew(match)), match)

            def take(session: Transaction, table: TableRow, seats: Seats) -> Ticket:
                mine = seats_of_reader(table, seats, reader)
                if mine and (number is None or number in mine):
                    return ticket_of(seats[min(mine) if number is None else number])
                check_may_sit(self.tables, session, table, seats, reader)
                called = name_at_table(session, reader, name, [seat.name for seat in seats if seat.kind == PERSON])
                seat = free_seat(table, seats, called, number)
                if match is not None:
                    if table.length != len(match.entries):
                        raise Stale
                    by_bot = bot_moved_last(table, seat, match)
                    remember(table, seat)
                    come_back(seats, reader.person)
                    tell_seat_taken(session, table, seat, reader.person, called)
                    begin_with(session, table, fresh, seats)
                    if by_bot:
                        take_over(table, seat.number)
                    tell(session, table, arriving, seat.number, called, called)
                table.resting = False
                forget(table, reader.person)
                forget_consent(session, seat)
                if reader.is_newcomer:
                    reader.arrive(session, called)
                elif reader.person is not None:
                    play_under(session, reader.person, called)
                for feature in self.tables.features:
                    feature.there(table, seat, reader)
                return seat_person_among(seats, seat, called, reader)

            return await self.tables.change_locked(cached, take, reader.person if reader.is_stored else None)

    async def leave(self, table_id: str, reader: Reader, number: int) -> None:
        """Leave a seat. Before the game, the seat becomes free. During the game, a bot plays in it until another person takes
        it."""

        def stand_up(session: Transaction, table: TableRow, seats: Seats) -> None:
            seat = own_seat(table, seats, reader, number)
            if table.status == OVER or table.sandbox:
                raise Problem(409, "over" if table.status == OVER else "own-table")
            bot_stops(table, seat)
            give_up(table, seat)
            forget(table, seat.holder)
            if table.status == PLAYING:
                happen(session, table, seat, tell_left(session, table, seat, seat.name))
            leaver, name = seat.holder, seat.name
            vacate(seat)
            seat.kind = EMPTY
            if table.status == OPEN:
                seat.name = ""
                left_before_game(session, table, seats, leaver, name, number)
            else:
                seat.held = seat.held or self.tables.settings.absent_bot
                rest_if_left(table, seats)

        await self.tables.change(table_id, stand_up)

    async def put_bot(self, table_id: str, reader: Reader, number: int, strength: str | None) -> None:
        """Put a bot in a seat that no person has, change the bot's strength or, if `strength` is None, remove the bot.

        Before the game, the host may also replace an absent person; in a correspondence game, only after an absence of a day.
        During the game, the other people must agree, and a system message tells everybody.
        """
        async with self.tables.locked(table_id) as cached:
            table, seats = cached.record.table, cached.record.seats
            check_strength(strength, table.game)
            seat = seat_at(seats, number)
            check(Right.ARRANGES, table, seats, reader)
            for feature in self.tables.features:
                feature.check_bot(table, strength, False)
            gone = table.status == OPEN and may_be_replaced(table, seat, self.tables.settings.absent_after)
            if table.status == OVER or (seat.kind == PERSON and not gone):
                raise Problem(409, "over" if table.status == OVER else "seat-taken")
            facts = {"number": number, "strength": strength, "sitting": seat.sitting or 0}
            if table.status == OPEN:
                await change_bot(self.tables, cached, HOST, facts)
            else:
                await self.consent.ask(cached, BOT_CHANGE, min(own_seats(cached.record, reader), default=HOST), facts)

    async def hold(self, table_id: str, reader: Reader, number: int, strength: str) -> None:
        """Let a bot play for the reader at any time, or for an absent person if the table's terms allow this.

        The reader chooses the strength only of the bot that plays for them. For an absent person, the server's default bot plays,
        and a system message in the chat names the player who called it in.
        """
        def call_own_bot(session: Session, table: TableRow, seats: Seats) -> None:
            seat = own_seat(table, seats, reader, number)
            if table.status in (OPEN, OVER):
                raise Problem(409, "nobody-to-hold-for")
            for feature in self.tables.features:
                feature.check_bot(table, strength, True)
            over = has_no_time(table, seat)
            bot_stops(table, seat)
            seat.held, seat.held_by, seat.called, table.resting = strength, None if over else number, None, False

        async with self.tables.locked(table_id, any_rules=True) as cached:
            check_strength(strength, cached.record.table.game)
            table, seats = cached.record.table, cached.record.seats
            seat_at(seats, number)
            check(Right.SEATED, table, seats, reader)
            if number in own_seats(cached.record, reader):
                await self.tables.change_locked(cached, call_own_bot)
            else:
                await self.absence.call_bot(cached, reader, number)

    async def give_back(self, table_id: str, reader: Reader, number: int) -> None:
        """Let the reader play again in their own seat, instead of the bot that plays for them.

        If a system message announced the bot, another one announces the reader's return.
        """

        def end(session: Session, table: TableRow, seats: Seats) -> None:
            seat = own_seat(table, seats, reader, number)
            if table.turn == number and has_no_time(table, seat):
                raise Problem(409, "bot-moves-first")
            if is_held_by_others(table, seat):
                tell(session, table, TOOK_BACK if seat.called is None else CAME_BACK, number, seat.name, seat.name)
            bot_stops(table, seat)
            seat.held = seat.held_by = seat.called = None
            table.resting = False

        async with self.tables.locked(table_id, any_rules=True) as cached:
            await self.tables.change_locked(cached, end)
            await self.tables.carry_out_orders(cached, number)

    async def seen(self, table_id: str, reader: Reader) -> None:
        """Delete the events at a table that the reader has confirmed having seen."""

        def forget(session: Session, table: TableRow, seats: Seats) -> None:
            check(Right.KNOWN, table, seats, reader)
            forget_seen(table, reader.person)

        await self.tables.change(table_id, forget)

    async def wish(self, person: str, wish: str) -> None:
        """Set a person's preference for automatic moves at all their seats in games that are not over."""
        for table_id in await self.tables.access.write(set_automatic, person, wish):
            self.tables.streams.wake(table_id)

    async def set_resting(self, table_id: str, reader: Reader, resting: bool) -> None:
        """Stop or restart the bots at a table where only bots have seats. Only the table's host may do this."""

        def change(session: Session, table: TableRow, seats: Seats) -> None:
            check(Right.HOST, table, seats, reader)
            if table.status == OVER or not bots_alone(seats):
                raise Problem(409, "over" if table.status == OVER else "not-bots-alone")
            table.resting = resting

        await self.tables.change(table_id, change)


def check_may_sit(tables: TableService, session: Session, table: TableRow, seats: Seats, reader: Reader) -> None:
    """Raise Problem if the reader may not take a seat at a table."""
    check_may_play(reader, tables.settings)
    for feature in tables.features:
        feature.check_joining(session, table, reader)
    check_sitting(tables.features, table, seats, reader)


async def change_bot(tables: TableService, cached: CachedTable, asking: int, facts: Facts) -> None:
    """Put a bot in a seat or, if `strength` is None, remove the bot. The caller must have locked the table.

    `asking` is the seat of the person who requested the change, or HOST.
    """
    number, strength = facts["number"], facts["strength"]

    def put(session: Transaction, table: TableRow, seats: Seats) -> None:
        seat, running = seats[number], table.status != OPEN
        if not same_sitting(table, seats, facts):        # another process has changed it meanwhile
            raise Problem(409, "seat-taken")
        played_by = names_of(seats)[number]              # the name of the bot that goes
        if seat.kind == PERSON:
            happen(session, table, seat, SEAT_CLEARED)
        remember(table, seat)
        vacate(seat)
        seat.name = ""
        if strength is None:
            seat.held = seat.bot if running else None
            seat.kind, seat.bot = EMPTY, None
        else:
            seat.kind, seat.bot, seat.held = BOT, strength, None
        if running:
            seat_of_reader, by = (None, "") if asking == HOST else (asking, seats[asking].name)
            player = played_by if strength is None else names_of(seats)[number]
            tell(session, table, BOT_REMOVED if strength is None else BOT_SET, seat_of_reader, by, player, strength or "")

    await tables.change_locked(cached, put)


def same_sitting(table: TableRow, seats: Seats, facts: Facts) -> bool:
    """Return whether the game is not over and the seat has not changed hands since the request."""
    return table.status != OVER and (seats[facts["number"]].sitting or 0) == facts["sitting"]


BOT_CHANGE: Final = RequestKind("bot", lambda table, seats, row: same_sitting(table, seats, row.facts), change_bot)


def may_be_replaced(table: TableRow, seat: SeatRow, absent_after: int) -> bool:
    """Return whether the person in a seat has been away for so long that the seat may go to a bot before the game."""
    return is_away_for_long(seat) if is_by_days(table) else not is_present(seat, absent_after)
