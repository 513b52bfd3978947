"""What one reader may see of a table: plain facts, ready to be rendered as a page or as JSON.

`TableService.snapshot(table_id, reader)` gives a `Snapshot`, which later changes to the table do not affect. `snapshot.match`
must not be changed, and is read only in the engine's thread, through `tables.think`:

    async with tables.snapshot(table_id, reader) as snapshot:
        html = await tables.think(fragment, snapshot)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

OPEN, PLAYING, OVER = "open", "playing", "over"          # the life of a table: people sit down, play, look back
EMPTY, PERSON, BOT = "empty", "person", "bot"            # what a seat holds
HOST = -1                                                # instead of a seat's number: who opened the table


@dataclass(frozen=True)
class Ticket:
    """Where somebody has just sat down; `number` is HOST for who opened a table without sitting at it."""

    table: str
    number: int
    sitting: int = 0
    links: int = field(default=0, compare=False)         # of personal links: how often those before it were withdrawn


@dataclass(frozen=True)
class Reader:
    """Who asks: a browser known by its signed cookie, a program known by a seat's bearer token, or a stranger."""

    language: str = "en"
    browser: str | None = None                           # random name of the browser, from its signed cookie
    ticket: Ticket | None = None                         # of a bearer token
    address: str = ""                                    # where the request came from
    network: str = ""                                    # the same as it may be stored: hashed with the server's key


@dataclass(frozen=True)
class SeatSnapshot:
    """One seat of a table."""

    number: int
    kind: str                                            # EMPTY, PERSON or BOT
    name: str                                            # as its person gave it; "" for an empty seat and for a bot
    bot: str | None                                      # strength of the bot that sits here
    held: str | None                                     # strength of the bot that holds the seat for an absent person
    mine: bool                                           # the reader's own
    present: bool                                        # its person has the table open, or is a bot
    free: bool                                           # anybody may sit down here
    held_by: int | None = None                           # the seat that asked a bot to hold this one: its own, or another's

    @property
    def away(self) -> bool:
        """Would the reader like to know that nobody is there to play for this seat?"""
        return not (self.present or self.mine or self.held)

    @property
    def played_by_bot(self) -> str | None:
        """The strength that decides for this seat now, None when its person does."""
        return self.bot or self.held


@dataclass(frozen=True)
class ChatLine:
    """What somebody said at the table; `seat` is None for a spectator. Escape both texts.

    With a `notice` nobody said it: `name` did to the person called `text` what the notice names.
    """

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime
    notice: str | None = None


@dataclass(frozen=True)
class UndoRequest:
    """Somebody asks the others to agree to a further undo."""

    id: int
    seat: int                                            # who asks
    target: int                                          # moves that remain (`match.at(target)`)
    agreed: frozenset[int]                               # who has agreed; bots agree by themselves
    waiting: tuple[int, ...]                             # whose answer is awaited
    refused: int | None                                  # who did not agree; the question is then answered


@dataclass(frozen=True)
class Snapshot:
    """A table as one reader may see it now."""

    id: str
    game: str
    options: dict[str, str]
    status: str                                          # OPEN, PLAYING or OVER
    sandbox: bool                                        # one person tries things: holds every seat, undoes freely
    host: bool                                           # the reader opened the table
    seats: tuple[SeatSnapshot, ...]
    length: int                                          # lines of the journal, undo lines too: send it back with every move
    revision: int                                        # counts everything that is no move: seats, chat, asking
    match: Any                                           # mercat.Match; None while the table is OPEN
    to_move: int | None                                  # the seat that decides; None when nobody does
    can_move: bool                                       # it is the reader's seat, and no bot holds it
    undo_to: int | None                                  # what `undo` goes back to, None when nothing is free to undo
    restart_to: int | None                               # what `restart turn` goes back to
    can_ask: bool                                        # the reader may ask the others for a further undo
    asked: UndoRequest | None
    chat: Sequence[ChatLine] = field(default=())
    rematch: str | None = None                           # id of the table that follows this one
    parent: str | None = None                            # id of the table that this one follows or was copied from
    by_hand: int = 0                                     # so many draws were written by hand when the table was opened
    commitment: str = ""                                 # to the seed that decides the coming draws
    tells_seed: bool = False                             # the seed decides nothing any more, and everybody may know it
    moved: datetime | None = None                        # when the journal last grew
    resting: bool = False                                # bots play alone here, and have been stopped
    may_rest: bool = False                               # the reader may stop them, and let them go on

    @property
    def mine(self) -> tuple[int, ...]:
        """The reader's own seats; nothing for a spectator."""
        return tuple(seat.number for seat in self.seats if seat.mine)

    @property
    def version(self) -> str:
        """Changes whenever there is something new to see; the stream's event id."""
        return version_text(self.length, self.revision, [seat.present for seat in self.seats])


def version_text(length: int, revision: int, present: Sequence[bool]) -> str:
    """A table's version: lines of the journal, changes that are no moves, who is there."""
    there = "".join("01"[one] for one in present)
    return f"{length}.{revision}.{there}"


def same_but_presence(one: str, other: str) -> bool:
    """Are two versions of a table alike except for who is there?"""
    return one.rpartition(".")[0] == other.rpartition(".")[0]


@dataclass(frozen=True)
class TableLine:
    """A table in the lobby's lists."""

    id: str
    game: str
    status: str
    seats: tuple[SeatSnapshot, ...]
    mine: bool                                           # the reader sits there
    my_turn: bool
    opened: datetime
    changed: datetime


@dataclass(frozen=True)
class Played:
    """What a move brought about."""

    length: int                                          # of the journal now
    entries: Sequence[Any]                               # the new lines of the journal, the engine's `Entry`s with their `events`
    match: Any                                           # ask it through `tables.think`
