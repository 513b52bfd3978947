"""The rules for the seats of absent people: the table waits for them, the others vote, or anybody at the table may call in a bot.

The host chooses one of these rules for the table (`TableRow.absence`). After a bot has been called in, it waits for a while
before its first move, and does not begin if the seat's person has returned. A bot makes set-up choices for a person who has not
begun to play only if all the others agree. A person who is away for a very long time can lose the seat, if all the others agree.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil
from typing import Any, Final

from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.storage.models import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, RequestRow, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.consent import Consent
from mercat.server.tables.happenings import CAME_BACK, bot_stops, forget, happen
from mercat.server.tables.matches import AnyMatch, names_of
from mercat.server.tables.reader_view import absent_since, all_have_gone, is_away_for_long, is_gone, is_present, own_seats
from mercat.server.tables.requests import Facts, RequestKind
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.seats import people_with, voters
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import StoredTable
from mercat.server.tables.succession import give_up
from mercat.server.tables.terms import VOTE, WAIT, check_strength, is_by_days, seconds_until_call

Seats = Sequence[SeatRow]
HELD: Final = "held"                                     # the key of the system message that a bot was called in
SEAT_FREED: Final = "seat-freed"                         # and that an absent person's seat was given away: to the next person,
SEAT_TO_BOT: Final = "seat-to-bot"                       # or to a bot,
RATED: Final = "-rated"                                  # with this at its end in a rated game
BEFORE_ROUNDS: Final = 0                                 # the round in a view while the game is set up
LONGEST_IN_MINUTES: Final = 120                          # the longest time that is shown in minutes, not hours
LOOK_EVERY: Final = 0.5                                  # seconds between two checks while a called bot waits


class Absence:
    """A service that calls in bots for absent people, and gives away the seats of people who are gone."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables = tables
        self.consent = consent

    async def call_bot(self, cached: CachedTable, reader: Reader, number: int) -> None:
        """Call in the server's default bot for the absent person in seat `number`, or ask the others for their consent. The
        caller must have locked the table.

        Do nothing if a bot is already playing for this person. Raise Problem if the table waits for absent people, or if this
        person has not been away for long enough.
        """
        table, seat = cached.record.table, seat_at(cached.record.seats, number)
        if seat.kind != PERSON or table.status in (OPEN, OVER):
            raise Problem(409, "nobody-to-hold-for")
        if is_present(seat, self.tables.settings.absent_after):
            raise Problem(409, "still-here", name=seat.name)
        if seat.held is not None:
            return
        check_no_pause(table, seat)
        if table.absence == WAIT:
            raise Problem(409, "table-waits", name=seat.name)
        asking = min(own_seats(cached.record, reader))
        facts = facts_of(table, seat)
        match = cached.match
        left = seconds_left(table, seat, self.tables.settings.absent_after)
        set_up = match is not None and await self.tables.in_engine(has_not_begun, match, number)
        if left > 0 and (is_by_days(table) or not (set_up or table.absence == VOTE)):
            raise not_yet_away(seat, left)
        if table.absence == VOTE or set_up:
            await self.consent.ask(cached, ABSENT, asking, facts)
            return
        await let_bot_play(self.tables, cached, asking, facts)

    async def give_away(self, table_id: str, reader: Reader, number: int, strength: str | None) -> None:
        """Ask the others to give away the seat of a person who is gone: to a bot of this strength or, if `strength` is None, to
        the next person who wants it."""
        async with self.tables.locked(table_id) as cached:
            check_strength(strength, cached.record.table.game)
            table, seats, seat = cached.record.table, cached.record.seats, seat_at(cached.record.seats, number)
            check(Right.SEATED, table, seats, reader)
            mine = own_seats(cached.record, reader)
            if table.status != PLAYING or table.sandbox or seat.kind != PERSON or number in mine:
                raise Problem(409, "nobody-to-hold-for")
            check_no_pause(table, seat)
            if not is_gone(table, seat):
                raise Problem(409, "not-gone-by-days" if is_by_days(table) else "not-gone", name=seat.name)
            await self.consent.ask(cached, GIVEN_AWAY, min(mine), {**facts_of(table, seat), "strength": strength})


def facts_of(table: TableRow, seat: SeatRow) -> dict[str, Any]:
    """Return the facts to store with a request about the seat of a person who is away."""
    return {"number": seat.number, "sitting": seat.sitting or 0, "seen": seen_text(seat), "days": is_by_days(table),
            "asked": now().isoformat()}


def check_no_pause(table: TableRow, seat: SeatRow) -> None:
    """Raise Problem (409) if the table is paused: during a pause, nobody may take an absent person's seat or play for them."""
    if table.paused is not None:
        raise Problem(409, "paused-for-all", name=seat.name)


def seconds_left(table: TableRow, seat: SeatRow, absent_after: int) -> float:
    """Return the number of seconds until a bot may be called in for a seat's absent person; 0 or less if it may be called in now.

    If the person seems to have left in the future, because the server's clock has been set back, return 0.
    """
    since = absent_since(table, seat)
    away = None if since is None else (now() - since).total_seconds()
    return 0.0 if away is None or away < 0 else seconds_until_call(table, absent_after) - away


def not_yet_away(seat: SeatRow, left: float) -> Problem:
    """Return the problem to raise if a bot may be called in only after `left` more seconds."""
    hours, minutes = ceil(left / 3_600), int(left // 60) + 1
    if minutes > LONGEST_IN_MINUTES:
        return Problem(409, "not-away-for-hours", name=seat.name, hours=hours)
    return Problem(409, "not-yet-away", name=seat.name, minutes=minutes)


def has_not_begun(match: AnyMatch, number: int) -> bool:
    """Return whether the game is being set up and nothing has been decided for this seat yet."""
    return match.view().get("round") == BEFORE_ROUNDS and all(match.entries[at - 1].seat != number for at in match.path)


def seen_text(seat: SeatRow) -> str:
    """Return, as text, the moment when a seat's person was last seen; empty if they have never been seen. A request stores this
    text, and lapses when the text changes because the person has returned."""
    return "" if seat.seen is None else seat.seen.isoformat()


def still_away(table: TableRow, seats: Seats, row: RequestRow) -> bool:
    seat = seats[row.facts["number"]]
    return table.status == PLAYING and (seat.sitting or 0) == row.facts["sitting"] and seen_text(seat) == row.facts["seen"]


def still_away_without_bot(table: TableRow, seats: Seats, row: RequestRow) -> bool:
    return still_away(table, seats, row) and seats[row.facts["number"]].held is None


def the_others(seats: Seats, asking: int, facts: Facts) -> frozenset[int]:
    """Return the seats of the people who must agree to a request about an absent person's seat, one for each person.

    The absent person and people represented by bots are not asked. Except in correspondence games, neither are people who had
    been away for a long time when the request was made.
    """
    about = people_with(seats, [facts["number"]])
    asked = datetime.fromisoformat(facts["asked"]) if "asked" in facts else None
    return frozenset(number for number in voters(seats, asking) - about
                     if seats[number].held is None and (facts.get("days") or not is_away_for_long(seats[number], asked)))


async def let_bot_play(tables: TableService, cached: CachedTable, asking: int, facts: Facts) -> None:
    """Let the server's default bot play for an absent person, and add a system message that names the player who called in the
    bot. The caller must have locked the table."""
    settings = tables.settings

    def call(session: Transaction, table: TableRow, seats: Seats) -> None:
        seat = seats[facts["number"]]
        if seat.kind != PERSON or (seat.sitting or 0) != facts["sitting"]:
            raise Problem(409, "nobody-to-hold-for")
        if is_present(seat, settings.absent_after):
            raise Problem(409, "still-here", name=seat.name)
        check_no_pause(table, seat)
        if seat.held is None:
            seat.held, seat.held_by, seat.called = settings.absent_bot, asking, now()
            tell(session, table, HELD, asking, seats[asking].name, seat.name, str(round(settings.bot_warning)))
            happen(session, table, seat, HELD, seats[asking].name)

    await tables.change_locked(cached, call)


async def give_seat_away(tables: TableService, cached: CachedTable, asking: int, facts: Facts) -> None:
    """Give away the seat of a person who is gone. The caller must have locked the table."""
    number, strength = facts["number"], facts["strength"]

    def give(session: Transaction, table: TableRow, seats: Seats) -> None:
        seat = seats[number]
        if seat.kind != PERSON or (seat.sitting or 0) != facts["sitting"]:
            raise Problem(409, "seat-taken")
        check_no_pause(table, seat)
        name = seat.name
        notice = (SEAT_FREED if strength is None else SEAT_TO_BOT) + (RATED if table.rated else "")
        bot_stops(table, seat)
        happen(session, table, seat, notice, seats[asking].name)
        give_up(table, seat)
        vacate(seat)
        seat.name = ""
        if strength is None:
            seat.kind, seat.held = EMPTY, seat.held or tables.settings.absent_bot
        else:
            seat.kind, seat.bot, seat.held = BOT, strength, None
        tell(session, table, notice, asking, seats[asking].name, name,
             "" if strength is None else names_of(seats)[number])

    await tables.change_locked(cached, give)


def vacate(seat: SeatRow) -> None:
    """Free a seat, and invalidate all tokens and links for it. The caller decides who gets the seat next."""
    seat.holder = seat.seen = seat.held_by = seat.called = seat.former = seat.network = None
    seat.ready = False
    seat.sitting = (seat.sitting or 0) + 1


ABSENT: Final = RequestKind("absent", still_away_without_bot, let_bot_play, the_others, needs_rules=False)
GIVEN_AWAY: Final = RequestKind("given-away", still_away, give_seat_away, the_others)


async def rests_without_people(tables: TableService, record: StoredTable) -> bool:
    """Stop a table's bots if all its people have gone. Return whether the bots are stopped.

    The bots continue when a person takes a seat back, or takes a free seat.
    """
    absent_after = tables.settings.absent_after
    if not all_have_gone(record.table, record.seats, absent_after):
        return False

    def rest(session: Session, table: TableRow, seats: Seats) -> bool:
        table.resting = table.resting or all_have_gone(table, seats, absent_after)
        return table.resting

    return await tables.change(record.table.id, rest)


async def may_begin_to_play(tables: TableService, record: StoredTable) -> bool:
    """Return whether the bot that is to move may do so now. A bot that plays for an absent person must wait until that person has
    been warned.

    While the person is being warned, wait up to half a second and return False. After the warning, let the bot begin or, if the
    person has returned, leave the seat to them; return False here too, so that the caller checks again.
    """
    turn = record.table.turn
    called = None if turn is None or record.seats[turn].held is None else record.seats[turn].called
    if turn is None or called is None:
        return True
    left = called + timedelta(seconds=tables.settings.bot_warning) - now()
    if left > timedelta(0):
        await asyncio.sleep(min(left.total_seconds(), LOOK_EVERY))
        return False
    async with tables.locked(record.table.id, any_rules=True) as cached:
        await tables.change_locked(cached, lambda session, table, seats: begin_to_play(session, table, seats[turn]))
        await tables.carry_out_orders(cached, turn)      # the orders of a person who has come back
    return False


def has_come_back(seat: SeatRow) -> bool:
    """Return whether an absent person has been present since others called in a bot for them."""
    return seat.called is not None and seat.seen is not None and seat.seen > seat.called


def begin_to_play(session: Session, table: TableRow, seat: SeatRow) -> None:
    """Let the bot that was called in for this seat begin to play, unless the seat's person has returned since the call."""
    if seat.held is None or seat.called is None or table.paused is not None:
        return
    if has_come_back(seat):
        seat.held = seat.held_by = None
        forget(table, seat.holder, lambda one: one["name"] == HELD)
        tell(session, table, CAME_BACK, seat.number, seat.name, seat.name)
    seat.called = None
