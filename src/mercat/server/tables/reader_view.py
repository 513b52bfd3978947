"""A reader's view of a table, as a `Snapshot` built from stored rows and the match, with the predicates that it uses.

The predicates are about a table's host, seats, presence and stopped bots. They do not restrict reading: anybody with the address
of a table may open it, except for the tables of groups (`groups/permission.py`). `rights.py` checks who may act at a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from mercat.server.clocks.table_clock import clock_of
from mercat.server.orders.stored import StoredOrder
from mercat.server.people.own_names import guest_in
from mercat.server.people.secret_kinds import DELETED
from mercat.server.people.stored import shown_to
from mercat.server.storage.models import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, ChatRow, SeatRow, TableRow, now
from mercat.server.tables import matches
from mercat.server.tables.automatic import BY_TOKEN, is_of_pages, lines_prepared, wish_of
from mercat.server.tables.changed_settings import changes_in_words, read_changes
from mercat.server.tables.deals import arrival
from mercat.server.tables.happenings import bot_plays_unasked, happened_to
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.requests import open_request
from mercat.server.tables.seats import is_full, voters
from mercat.server.tables.shown import HOST, Chat, Seat, undo_request
from mercat.server.tables.snapshot import Reader, Snapshot, Ticket, version_text
from mercat.server.tables.stand_ins import stand_ins_of
from mercat.server.tables.store import Attendance, StoredTable
from mercat.server.tables.succession import deal_stays, earlier_players
from mercat.server.tables.terms import is_by_days, seconds_until_call
from mercat.server.tables.undo_rights import free_undo_at, only_together, undone_move

CLOCKS_DIFFER: Final = timedelta(seconds=30)             # the most by which the clocks of two server processes may differ
AS_STORED: Final = ("id", "game", "options", "status", "sandbox", "length", "rematch", "parent", "lesson", "lot", "absence",
                    "listed")                            # columns of the table's row that a snapshot contains unchanged
NO_FACTS: Final[Mapping[str, Any]] = {}
GONE_AFTER: Final = timedelta(days=1)                    # of absence, after which the others may give the seat away


def is_host(table: TableRow, reader: Reader) -> bool:
    """Return whether the reader is the table's host."""
    return is_host_ticket(table, reader.ticket) or (table.host is not None and table.host == reader.person)


def is_shown_out(table: TableRow, reader: Reader) -> bool:
    """Return whether the host has removed the reader from the table."""
    return (reader.person or BY_TOKEN) in [holder for holder, _ in table.shown_out or ()]


def is_host_ticket(table: TableRow, ticket: Ticket | None) -> bool:
    """Return whether this is a valid bearer token of the table's host."""
    return ticket is not None and ticket == Ticket(table.id, HOST) and ticket.tokens == (table.host_tokens or 0)


def is_own_seat(table: TableRow, seat: SeatRow, reader: Reader) -> bool:
    """Return whether this seat belongs to the reader, who is identified by a bearer token or, without one, by a cookie."""
    if seat.kind != PERSON:
        return False
    if reader.ticket is not None:
        own = is_ticket_of(table, seat, reader.ticket) and reader.ticket.tokens == (seat.tokens or 0)
        return own or (table.sandbox and is_host(table, reader))
    return seat.holder is not None and seat.holder == reader.person


def is_ticket_of(table: TableRow, seat: SeatRow, ticket: Ticket) -> bool:
    """Return whether this ticket is for the seat with its present person, or for a seat that the same person had before the
    game."""
    known = [(seat.number, seat.sitting), *(tuple(one) for one in seat.former or ())]
    return ticket.table == table.id and (ticket.number, ticket.sitting) in known


def seats_of_reader(table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> frozenset[int]:
    return frozenset(seat.number for seat in seats if is_own_seat(table, seat, reader))


def own_seats(record: StoredTable, reader: Reader) -> frozenset[int]:
    """Return the numbers of the reader's seats, at a table that has been read."""
    return seats_of_reader(record.table, record.seats, reader)


def playing_bot(seat: SeatRow) -> str | None:
    """Return the strength of the bot that currently moves for this seat; None if its person moves."""
    return seat.bot or seat.held


def is_present(seat: SeatRow | Attendance, absent_after: int, moment: datetime | None = None) -> bool:
    """Return whether the person in a seat has the table open, now or at `moment`. Bots are always present.

    If the person was last seen in the future, because the clock has been set back since, they do not count as present.
    """
    if seat.kind == BOT:
        return True
    if seat.kind != PERSON or seat.seen is None:
        return False
    return -CLOCKS_DIFFER <= (moment or now()) - seat.seen < timedelta(seconds=absent_after)


def is_gone(table: TableRow, seat: SeatRow) -> bool:
    """Return whether the person in a seat has been away for so long that the others may give the seat away. Return False during a
    pause.

    In a correspondence game, where people need not be present as long as they have time, return True only if their time has also
    run out, or if a bot plays for them.
    """
    if seat.kind != PERSON or table.paused is not None or now() - (absent_since(table, seat) or now()) < GONE_AFTER:
        return False
    return not is_by_days(table) or seat.held is not None or (table.clock_over is not None and table.clock_seat == seat.number)


def absent_since(table: TableRow, seat: SeatRow) -> datetime | None:
    """Return the moment from which the person in a seat counts as absent; None if they were never present.

    It is no earlier than the end of the last pause, since nobody needs to be present during a pause.
    """
    return None if seat.seen is None else max(seat.seen, table.resumes or seat.seen)


def is_away_for_long(seat: SeatRow, moment: datetime | None = None) -> bool:
    """Return whether the person in a seat has not been present for at least a day, counted back from now or from `moment`."""
    return seat.seen is not None and (moment or now()) - seat.seen >= GONE_AFTER


def seat_snapshot(table: TableRow, seat: SeatRow, reader: Reader, absent_after: int, account: str | None = None,
                  page: str | None = None, facts: Mapping[str, Any] = NO_FACTS) -> Seat:
    free, present = seat.kind == EMPTY and table.status != OVER, is_present(seat, absent_after)
    return Seat(number=seat.number, kind=seat.kind, name=seat.name, bot=seat.bot, held=seat.held,
                held_by=seat.held_by if seat.held else None, mine=is_own_seat(table, seat, reader), present=present, free=free,
                account=account, page=page, ready=bool(seat.ready), earlier=earlier_players(seat),
                stand_ins=stand_ins_of(seat), may_host=is_of_pages(seat),
                away_since=None if present or seat.kind != PERSON else seat.seen, automatic=wish_of(seat),
                gone=is_gone(table, seat), warned=seat.held is not None and seat.called is not None, **facts)


def seat_snapshots(record: StoredTable, reader: Reader, absent_after: int) -> tuple[Seat, ...]:
    """Return all seats of a table as this reader may see them."""
    pages = pages_at(record, reader)
    return tuple(seat_snapshot(record.table, seat, reader, absent_after, record.accounts.get(seat.holder or "") or None,
                               pages.get(seat.holder or ""), joined(part.facts_of_seat(seat) for part in record.parts))
                 for seat in record.seats)


def joined(facts: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Merge the facts from several parts of a table into one dictionary."""
    return {name: fact for some in facts for name, fact in some.items()}


def pages_at(record: StoredTable, reader: Reader) -> dict[str, str]:
    """Return the ids of the personal pages that the reader may see, by the id of the person at the table.

    A reader with a seat may also see pages that are shown only to companions, so the reader's earlier games need not be searched.
    """
    own = {record.seats[number].holder for number in own_seats(record, reader)}
    return shown_to(record.people, own, record.people if own and record.table.status != OPEN else ())


def bots_alone(seats: Sequence[SeatRow]) -> bool:
    """Return whether all seats at the table are taken, and all of them by bots."""
    return is_full(seats) and not any(seat.kind == PERSON for seat in seats)


def is_resting(table: TableRow, seats: Sequence[SeatRow], allowed: bool) -> bool:
    """Return whether the bots are stopped at a table where nobody plays.

    The bots are stopped if all people have gone, if the table's host has stopped them, or if the server does not allow bots at
    tables without people (`allowed`).
    """
    if table.resting:
        return not any(seat.kind == PERSON and seat.held is None for seat in seats)
    return not allowed and not any(seat.kind == PERSON for seat in seats)


def all_have_gone(table: TableRow, seats: Sequence[SeatRow], absent_after: int) -> bool:
    """Return whether all people have left a game in progress, or have run out of time, so that its bots would play on for nobody.

    Return False if a person is watching who has chosen to let a bot play, and in a rated game, which is always played to its end.
    """
    if table.status != PLAYING or table.rated or table.sandbox:
        return False
    people = [seat for seat in seats if seat.kind == PERSON]
    if any(seat.held is None or (is_present(seat, absent_after) and not bot_plays_unasked(table, seat)) for seat in people):
        return False
    return bool(people)


def takes_no_help(table: TableRow) -> bool:
    """Return whether the table's game is rated and in progress, so that nothing may help the players."""
    return table.rated and table.status == PLAYING


def hints_allowed(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether players may ask for hints: in a sandbox, or if only one person plays. Return False in a rated game, and in a
    lesson, which itself tells the learner what to do."""
    return table.lesson is None and not table.rated and (table.sandbox or sum(seat.kind == PERSON for seat in seats) == 1)


def hints_now(record: StoredTable) -> dict[str, Any] | None:
    """Return the hints that were taken since the last move; None if there are none."""
    row = record.hint
    return row.hints if row is not None and row.length == record.table.length else None


def take_snapshot(record: StoredTable, match: AnyMatch | None, reader: Reader, absent_after: int, allowed: bool = True,
                  orders: tuple[StoredOrder, ...] = (), kept_for: float = 0, obstacle: str = "") -> Snapshot:
    """Return the table as this reader may see it.

    `orders` are the reader's orders. `kept_for` is the number of days that the table is kept without a change. `allowed` is as in
    `is_resting`, and `obstacle` as in `rights.obstacle_to_playing`.
    """
    table, host, hidden = record.table, is_host(record.table, reader), muted_here(record, reader)
    seats = seat_snapshots(record, reader, absent_after)
    return Snapshot(
        **{name: getattr(table, name) for name in AS_STORED}, **agreements(record, absent_after),
        **joined(part.facts(reader.person) for part in record.parts), **at_this_moment(record, match, reader, seats),
        seats=seats, match=match, orders=orders, host=host, hidden=hidden, kept_for=kept_for, absent_after=absent_after,
        happened=happened_to(table, own_seats(record, reader), match, reader.person, reader.language),
        lost_seat=lost_seat(record, reader),
        waits_for_people=is_resting(table, record.seats, allowed) and not bots_alone(record.seats),
        version=version_text(table.length, table.revision, [seat.present for seat in seats]),
        chat=tuple(chat_line(table, line, reader)
                   for line in record.chat if line.notice is not None or line.author not in hidden),
        group=table.group_id, series=table.series_id, by_hand=len(table.deal or ()), imported=table.brought > 0,
        commitment=matches.commitment_of(table), seed_is_public=matches.seed_is_public(table), moved=record.moved,
        resting=is_resting(table, record.seats, allowed), inviter=inviter_of(record),
        shown_out=tuple(name for _, name in table.shown_out or ()) if host else (),
        is_shown_out=reader.person is not None and is_shown_out(table, reader), obstacle=obstacle,
        may_stop_bots=allowed and host and table.status != OVER and bots_alone(record.seats))


def chat_line(table: TableRow, row: ChatRow, reader: Reader) -> Chat:
    """Return a chat message or a system message as this reader may see it.

    A system message belongs to the reader (`mine`) if it is about them in a seat that they have since lost or left.
    """
    name = guest_in(row.name, reader.language)
    line = Chat(number=row.id, seat=row.seat, name=name, text=row.text, at=row.at, notice=row.notice)
    if row.notice is None:
        return line
    changes = changes_in_words(table.game, read_changes(line.facts["more"]), reader.language)
    return line.model_copy(update={"mine": row.author is not None and row.author == reader.person, "changes": changes})


def lost_seat(record: StoredTable, reader: Reader) -> str:
    """Return the reason why the reader may have lost a seat at the table: `cut-account` or `cut-guest` if they were signed out of
    an account or as a guest, `unknown` if the server does not know their browser.

    Return an empty string if the reader has a seat, cannot have lost one, or has deleted all their data, and for programs.
    """
    if own_seats(record, reader) or reader.ticket is not None or not any(seat.kind == PERSON for seat in record.seats):
        return ""
    if reader.cut:
        return "" if reader.cut == DELETED else "cut-guest" if reader.cut.endswith("-guest") else "cut-account"
    return "" if reader.is_stored or record.table.status == OVER else "unknown"


def agreements(record: StoredTable, absent_after: int) -> dict[str, Any]:
    """Return the terms of the table: its waiting room, draw of seats, rating, clock, and the delay before a bot may be called
    in."""
    table = record.table
    return {"waiting_room": bool(table.waiting_room), "lots": bool(table.lots), "rated": bool(table.rated),
            "clock": clock_of(table, record.seats), "call_after": seconds_until_call(table, absent_after)}


def at_this_moment(record: StoredTable, match: AnyMatch | None, reader: Reader, seats: Sequence[Seat]) -> dict[str, Any]:
    """Return the facts about the pending decision: its seat, the reader's options, the open request, and the limits of undo."""
    table, request, prepared = record.table, open_request(record), lines_prepared(record.table)
    facts: dict[str, Any] = {"to_move": None, "step": None, "can_move": False, "undo_to": None, "restart_to": None,
                             "request": request, "asked": undo_request(request), "prepared": prepared}
    mine = frozenset(seat.number for seat in seats if seat.mine)
    facts["undo_voters"] = tuple(sorted(voters(record.seats, min(mine)))) if mine else ()
    if match is None:
        return facts
    facts |= {"to_move": match.to_move, "step": match.step}
    if any(seat.free for seat in seats):
        facts["sitting_down"] = arrival(table, match, deal_stays(record.seats, reader.person))
    if match.to_move is not None and match.to_move in mine and seats[match.to_move].playing_bot is None:
        facts |= {"can_move": True, "may_hint": hints_allowed(table, record.seats), "hints": hints_now(record),
                  "redo": undone_move(match, reader.ticket is None)}
    bots_play = match.to_move is not None and all(seats[number].playing_bot is not None for number in mine)
    if record.obstacle_to_undo is None and not bots_play:  # a person for whom a bot plays must first take the seat back
        facts["can_request_undo"] = bool(mine) and bool(match.path) and (request is None or request.refused is not None)
        if not only_together(match, table, record.seats, mine):
            free = free_undo_at(match, table, record.seats, mine, prepared, reader.ticket is None)
            facts["undo_to"], facts["restart_to"] = free
    return facts


def muted_here(record: StoredTable, reader: Reader) -> frozenset[str]:
    """Return the ids of the people who have written in the table's chat and whom the reader (or the owner of their bearer token)
    has muted."""
    muted = reader.muted
    if reader.ticket is not None and record.muted:
        own = {record.seats[number].holder for number in own_seats(record, reader)}
        own |= {record.table.host} if is_host(record.table, reader) else set()
        muted = muted.union(*(record.muted.get(person or "", frozenset()) for person in own))
    return muted & {line.author for line in record.chat if line.notice is None} if muted else muted


def inviter_of(record: StoredTable) -> str:
    """Return the name of the table's host if the host has a seat; otherwise an empty string."""
    host = record.table.host
    return next((seat.name for seat in record.seats if seat.kind == PERSON and host is not None and seat.holder == host), "")


def version_of(record: StoredTable, absent_after: int) -> str:
    """Return the version of a table as in `Snapshot.version`, but without the need to load the match."""
    return version_text(record.table.length, record.table.revision, [is_present(seat, absent_after) for seat in record.seats])
