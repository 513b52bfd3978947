"""Events that happen to people at a table without any action of their own, stored until the people have seen them.

Leaving a game in progress also counts as an event, so that the table's page and the start page can explain the consequences. For
each event, a text `ui-happened-<name>` addresses the person as "you" on the table's page, in notifications and in emails. The
event is stored with the table (`TableRow.happened`) until the person moves, takes the action it calls for, or confirms having
seen it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy.orm import Session

from mercat.server.storage.models import EMPTY, OPEN, OVER, PERSON, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.automatic import BY_TOKEN
from mercat.server.tables.changed_settings import Changes, changes_in_words, joined_changes
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.seats import seats_of
from mercat.server.tables.shown import Seat

MOST: Final = 40                                         # the most events that a table stores; the oldest are deleted
TAKEN_OVER: Final = "taken-over"                         # an entry that is not an event and is shown to nobody (`take_over`)


@dataclass(frozen=True)
class Happening:
    """A kind of event that can happen to a person at a table without any action of their own."""

    name: str                                            # the name of its text, and of the system message to the others, if any
    bot_plays: bool = False                              # whether a bot plays for the person from then on
    until_ready: bool = False                            # whether it is settled when the person confirms that they are ready
    own_act: bool = False                                # whether it was the person's own act, so that only pages show it
    seat_gone: bool = False                              # whether the person has lost a seat in a game in progress
    of_each: bool = False                                # whether events caused by different people are stored separately
    before_game: bool = False                            # whether it is about the waiting room, and settled when the game begins
    keeps_out: bool = False                            # whether it also explains why the person is not in the game that has begun


ALL: Final = (
    Happening("time-over"),                              # their time ran out: they are only reminded,
    Happening("time-over-vote"),                         # the others may vote for a bot,
    Happening("time-over-bot", bot_plays=True),          # a bot plays,
    Happening("time-over-seat", seat_gone=True),         # they have lost the seat,
    Happening("time-over-seat-rated", seat_gone=True),   # in a rated game;
    Happening("time-held", bot_plays=True),              # the others have voted for a bot
    Happening("held", bot_plays=True),                   # somebody called a bot while they were away
    Happening("seat-freed", seat_gone=True),             # the others gave their seat away, to the next person,
    Happening("seat-to-bot", seat_gone=True),            # or to a bot;
    Happening("seat-freed-rated", seat_gone=True),       # the same in a rated game
    Happening("seat-to-bot-rated", seat_gone=True),
    Happening("seat-moved"),                             # another browser took the seat with its personal link
    Happening("left", own_act=True, seat_gone=True),     # they left a running game,
    Happening("left-rated", own_act=True, seat_gone=True),   # they left a rated game;
    Happening("seat-taken", seat_gone=True),             # somebody has taken the seat that they left or lost,
    Happening("seat-taken-rated", seat_gone=True),       # or that they had when a rated game began;
    Happening("ended-rated", seat_gone=True),            # the rated game in which they lost their seat has ended,
    Happening("ended-rated-left", seat_gone=True),       # or the one that they left;
    Happening("shown-out", before_game=True, keeps_out=True),        # before the game: the host removed them,
    Happening("seat-cleared", before_game=True, keeps_out=True),     # or freed their seat while they were away;
    Happening("let-in", before_game=True),               # they may sit down again;
    Happening("seats-set", until_ready=True, before_game=True),      # the host changed the number of seats,
    Happening("options-set", until_ready=True, before_game=True),    # or options, clock, rules of absence;
    Happening("new-host", before_game=True),             # the host left, and the table is theirs now,
    Happening("host-given", before_game=True),           # or made them the host;
    Happening("seat-free", before_game=True),            # somebody left for whom they wait;
    Happening("declined", before_game=True, of_each=True),           # somebody has declined their invitation
)
HAPPENINGS: Final = {one.name: one for one in ALL}
GOT_UP: Final = "got-up"                                 # the notice that somebody has left the waiting room
OF_WAITING_ROOM: Final = frozenset({GOT_UP, *(one.name for one in ALL if one.before_game)})       # notices, for its chat alone
# The notices that tell everybody at a table the same: players see them until their next move (`table_page.told_since`)
TOLD_TO_ALL: Final = frozenset({
    GOT_UP, "came-back", "took-back", "choices", "hint", "bot-set", "bot-removed", "dealt-anew", "came-again", "left-deal",
    "begun", "begun-by-hand", "begun-imported", "rules-new", "rules-taken-over", "sandbox", "lot", "again", "series-out",
    "series-ended", "renamed", "paused", "resumed", "pause-over", "undone", "undone-agreed"})
# The notices that say how things stand: players see them only as long as it is so (`table_page.still_so`). A bot plays in the
# seat of somebody; somebody decides whose time is over; there is a pause; the bot of a free seat plays on
BOT_STANDS_IN: Final = frozenset({
    "time-over-bot", "time-over-seat", "time-over-seat-rated", "time-held", "held", "seat-freed",
    "seat-freed-rated", "left", "left-rated"})
TIME_IS_OVER: Final = frozenset({"time-over", "time-over-vote"})
PAUSE_LASTS: Final = "paused"
BOT_REMOVED: Final = "bot-removed"
CAME_BACK: Final = "came-back"                           # somebody came back before the bot that was called moved
TOOK_BACK: Final = "took-back"                           # somebody took their seat back from a bot that the table was told of
SEAT_MOVED: Final = "seat-moved"
DECLINED: Final = "declined"
SEAT_FREE: Final = "seat-free"                           # applies as long as a seat is free
SEAT_TAKEN, SEAT_TAKEN_RATED = "seat-taken", "seat-taken-rated"
ENDED_RATED, ENDED_RATED_LEFT = "ended-rated", "ended-rated-left"
FREE, TAKEN, OVER_NOW = "free", "taken", "over"          # the state of a seat that somebody left or lost (`what_is_left`)
# What is said at the same place but follows from other facts, with the text of each
DERIVED: Final = {
    "an order has stopped, and why": "order-stopped", "a move was made by itself": "made-by-itself",
    "all bots wait, as nobody plays any more": "bots-wait", "this browser was signed out": "watching-cut"}


@dataclass(frozen=True)
class Happened:
    """An event that has happened to the reader of a table, as shown to them."""

    name: str
    seat: int | None
    by: str                                              # the name of the person who caused it; empty if nobody did
    count: int                                           # the new number of seats at the table, if the event changed it
    length: int                                          # the length of the journal when it happened
    until: int | None                                    # the length of the journal when the bot stopped; None while it plays
    at: datetime
    changes: str = ""                                    # the changed settings, in words

    @property
    def goes_on(self) -> bool:
        """Whether a bot is still playing for the person because of this event."""
        return self.plays and self.until is None

    @property
    def plays(self) -> bool:
        """Whether events of this kind let a bot play for the person."""
        return HAPPENINGS[self.name].bot_plays

    @property
    def facts(self) -> dict[str, Any]:
        """The facts for formatting the event's text."""
        return {"by": self.by, "count": self.count, "changes": self.changes}


def happen(session: Transaction, table: TableRow, seat: SeatRow, name: str, by: str = "", count: int = 0) -> None:
    """Store an event for the person in a seat, and notify them. Call this before somebody else gets the seat.

    An event of the waiting room is stored without its seat, as seats may still be added, removed and drawn.
    """
    happen_to(session, table, seat.holder, None if HAPPENINGS[name].before_game else seat.number, name, by, count)


def happen_to(session: Transaction, table: TableRow, person: str | None, number: int | None, name: str, by: str = "",
              count: int = 0, changes: Changes | None = None, who: str | None = None) -> None:
    """Store an event for a person at a table, replacing earlier events for their seat, and notify them.

    Do nothing for a program, or in a sandbox or a lesson. Combine changes of settings with earlier changes that the person has
    not seen yet. `who` is the id of the person with the name `by`, if they have no seat.
    """
    if person is None or person.startswith(BY_TOKEN) or table.sandbox or table.lesson is not None:
        return
    unseen = next((one.get("changes") for one in table.happened or () if (one["person"], one["name"]) == (person, name)), None)
    same = {"name": name, "by": by} if HAPPENINGS[name].of_each else {"name": name}
    forget(table, person, lambda one: same.items() <= one.items() or (number is not None and one["seat"] == number))
    facts: dict[str, Any] = {"name": name, "by": by, "count": count}
    if changes is not None:
        facts["changes"] = joined_changes(unseen or {}, changes)
    entry = {"person": person, "seat": number, "length": table.length, "until": None, "at": now().isoformat(), **facts}
    if who is not None:
        entry["who"] = who
    entries = [*(table.happened or ()), entry]
    table.happened = [*filter(is_mark, entries), *[one for one in entries if not is_mark(one)][-MOST:]]
    for feature in session.features:
        feature.happened(session, table, person, number, facts)


def happen_to_others(session: Transaction, table: TableRow, seats: Sequence[SeatRow], mine: int | None, name: str, by: str,
                     count: int = 0, changes: Changes | None = None) -> None:
    """Store an event once for each person at a table, except the person in the seat `mine` or, if that is None, the host."""
    doer = table.host if mine is None else seats[mine].holder
    for person in sorted({seat.holder for seat in seats if seat.kind == PERSON and seat.holder} - {doer}):
        happen_to(session, table, person, None, name, by, count, changes)


def settle_with_seats(session: Session, table: TableRow) -> None:
    """Delete the events of the waiting room that no longer apply.

    These are events that report a free seat, if no seat is free any more; that report a declined invitation of somebody who has
    sat down; and that ask something of a person who no longer has a seat and is not the host.
    """
    told = [one for one in table.happened or () if asks_in_waiting_room(one)]
    if not told:
        return
    seats = seats_of(session, table.id)
    concerned = {table.host, *(seat.holder for seat in seats if seat.kind == PERSON)}
    full = all(seat.kind != EMPTY for seat in seats)
    settled = [one for one in told if one["person"] not in concerned or (full and one["name"] == SEAT_FREE)
               or (one["name"] == DECLINED and one.get("who") in concerned)]
    table.happened = [one for one in table.happened or () if one not in settled] or None


def asks_in_waiting_room(one: dict[str, Any]) -> bool:
    """Return whether a stored event asks a person to confirm that they are ready or to find another player."""
    kind = HAPPENINGS.get(one["name"])
    return one["name"] in (SEAT_FREE, DECLINED) or (kind is not None and kind.until_ready)


def what_is_left(status: str, seat: SeatRow | Seat | None, mine: bool) -> str:
    """Return the present state of a seat that a person has left or lost: FREE if it is free or theirs again, TAKEN if somebody
    else has it, OVER_NOW if the game is over."""
    if status == OVER:
        return OVER_NOW
    return FREE if seat is None or seat.kind == EMPTY or mine else TAKEN


def forget(table: TableRow, person: str | None, which: Callable[[dict[str, Any]], bool] = lambda one: True) -> bool:
    """Delete a person's events, by default all of them, otherwise only those that `which` selects. Return whether any were
    deleted."""
    kept = [one for one in table.happened or () if one["person"] != person or not which(one)]
    if len(kept) == len(table.happened or ()):
        return False
    table.happened = kept or None
    return True


def forget_all(table: TableRow, name: str) -> None:
    """Delete the events of one kind for all people at a table, because they no longer apply."""
    table.happened = [one for one in table.happened or () if one["name"] != name] or None


def forget_ready(table: TableRow, person: str | None) -> None:
    """Delete the events that a person has settled by confirming that they are ready."""
    forget(table, person, lambda one: HAPPENINGS[one["name"]].until_ready)


def forget_waiting_room(table: TableRow, seats: Sequence[SeatRow], status: str) -> None:
    """Delete the events of the waiting room if the game has just begun. `status` is the table's status before the last change.

    People without a seat keep the events that explain why they have none.
    """
    players = {seat.holder for seat in seats if seat.kind == PERSON}

    def is_settled(one: dict[str, Any]) -> bool:
        kind = HAPPENINGS.get(one["name"])
        return kind is not None and kind.before_game and (one["person"] in players or not kind.keeps_out)

    if status == OPEN:
        table.happened = [one for one in table.happened or () if not is_settled(one)] or None


def forget_seen(table: TableRow, person: str | None) -> bool:
    """Delete a person's events because they have seen them. Keep an event if a bot still plays for the person because of it.
    Return whether any were deleted."""
    return forget(table, person, lambda one: not goes_on(one))


def goes_on(one: dict[str, Any]) -> bool:
    """Return whether a bot still plays because of a stored event."""
    return HAPPENINGS[one["name"]].bot_plays and one["until"] is None


def is_mark(one: dict[str, Any]) -> bool:
    """Return whether an entry is not an event but only records that a seat was taken over."""
    return bool(one["name"] == TAKEN_OVER)


def take_over(table: TableRow, number: int) -> None:
    """Record that from now on a person plays a seat that a bot has played, so that the person cannot take back earlier moves
    there."""
    mark = {"person": "", "seat": None, "of": number, "name": TAKEN_OVER, "by": "", "length": table.length}      # nobody's event
    table.happened = [mark, *(one for one in table.happened or () if not (is_mark(one) and one["of"] == number))]


def taken_over(table: TableRow, mine: Collection[int]) -> int:
    """Return the journal's length when the person in these seats last took over one of them from a bot; 0 if they never did."""
    return max((one["length"] for one in table.happened or () if is_mark(one) and one["of"] in mine), default=0)


def is_held_by_others(table: TableRow, seat: SeatRow) -> bool:
    """Return whether a bot plays for the person of a seat because others have called it in, or because the person has run out of
    time."""
    called = any(one["seat"] == seat.number and goes_on(one) for one in table.happened or ())
    return seat.held is not None and (called or (seat.clock or {}).get("flagged", False) or seat.held_by != seat.number)


def has_no_time(table: TableRow, seat: SeatRow) -> bool:
    """Return whether a seat's person has run out of time in their turn or, if a bot plays for them, had run out of time when it
    began."""
    if seat.held is not None:
        return table.clock is not None and seat.held_by is None
    return table.clock_over is not None and table.clock_seat == seat.number


def bot_stops(table: TableRow, seat: SeatRow) -> None:
    """Record that the person in a seat takes it back from the bot that played for them, or chooses another bot.

    If others called in the bot, or if it played because the person's time had run out, also record that its moves are not the
    person's own.
    """
    called = [one["length"] for one in table.happened or () if one["seat"] == seat.number and goes_on(one)]
    if is_held_by_others(table, seat) and table.length not in called:
        take_over(table, seat.number)
    if any(one["seat"] == seat.number and goes_on(one) for one in table.happened or ()):
        table.happened = [one | {"until": table.length} if one["seat"] == seat.number and one["person"] == seat.holder
                          and goes_on(one) else one for one in table.happened or ()]


def bot_has_moved(table: TableRow, number: int, match: AnyMatch, target: int) -> bool:
    """Return whether a bot that the person in a seat did not ask for has moved for them since the journal had `target` lines."""
    played = [one for one in table.happened or () if one["seat"] == number and HAPPENINGS[one["name"]].bot_plays]
    return any(max(target, one["length"]) < length <= (one["until"] or table.length) for one in played
               for length in match.path if match.entries[length - 1].seat == number)


def bot_plays_unasked(table: TableRow, seat: SeatRow) -> bool:
    """Return whether a bot that the person in a seat did not ask for is playing for them."""
    return any(one["person"] == seat.holder and one["seat"] == seat.number and goes_on(one) for one in table.happened or ())


def happened_to(table: TableRow, mine: frozenset[int], match: AnyMatch | None, person: str | None,
                language: str) -> tuple[Happened, ...]:
    """Return the events for the person in these seats that they have not yet settled by moving, oldest first."""
    theirs = [one for one in table.happened or () if person is not None and one["person"] == person]
    found = []
    for one in theirs:
        since = one["until"] or one["length"]
        moved = match is not None and not goes_on(one) and any(
            length > since and match.entries[length - 1].seat in mine for length in match.path)
        if not moved:
            told = {name: value for name, value in one.items() if name not in ("person", "who", "at", "changes")}
            changes = changes_in_words(table.game, one.get("changes", {}), language)
            found.append(Happened(**told, at=datetime.fromisoformat(one["at"]), changes=changes))
    return tuple(found)
