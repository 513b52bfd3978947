"""What one reader may see of a table, as plain data to be rendered as a page or as JSON.

`TableService.snapshot(table_id, reader)` gives a `Snapshot`, which later changes to the table do not affect. `snapshot.match`
must not be changed, and is read only in the engine's thread, through `tables.in_engine`:

    snapshot = await tables.snapshot(table_id, reader)
    html = await tables.in_engine(all_parts, snapshot, reader)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from pydantic import BaseModel, ConfigDict

from mercat.rating import PlayerRating, RatedResult
from mercat.server.clocks.terms import ClockTerms
from mercat.server.storage.models import EMPTY, OVER, PLAYING
from mercat.server.storage.orders import StoredOrder
from mercat.server.storage.people import Newcomer
from mercat.server.tables.clock import TableClock

HOST = -1                                                # in place of a seat's number: the person who opened the table


@dataclass(frozen=True)
class Ticket:
    """The right to a seat; with HOST as its number, the rights of the person who opened the table."""

    table: str
    number: int
    sitting: int = 0                                     # of the seat: how often it has changed hands
    links: int = field(default=0, compare=False)         # of a personal link: how often earlier ones were withdrawn
    tokens: int = field(default=0, compare=False)        # of a bearer token: how often earlier ones were ended


@dataclass(frozen=True)
class Reader:
    """Who sent a request: a person known by the signed cookie of a browser or by a personal token, a program known by the
    bearer token of a seat, or a stranger."""

    language: str = "en"
    person: str | None = None                            # `PersonRow.id`, or what it will be
    session: str = ""                                    # the hash of the secret by which the person is known
    cut: str = ""                                        # why a browser that was known was signed out elsewhere: a text's name
    mark: str = ""                                       # of a browser where an account was signed in to, if it changes something
    is_stored: bool = False                              # has the person a row? Most visitors only look
    account: str = ""                                    # the person's own name on this server; empty for a guest
    is_server_host: bool = False
    is_invited: bool = False                             # has a code let them in, where guests need one?
    muted: frozenset[str] = frozenset()                  # people whose messages the person does not want to see
    scopes: frozenset[str] | None = None                 # of a personal token: what it is good for
    ticket: Ticket | None = None                         # of a seat's bearer token
    browser: str = ""                                    # its kind, such as "Firefox · Android" (`people/browsers.py`)
    network: str = ""                                    # of its address, hashed so that it may be stored; all limits count it
    counted: str = ""                                    # the same where what a network keeps is limited; else empty
    automatic: str = "never"                             # which moves they wish to be made by themselves (`tables/automatic.py`)

    @property
    def newcomer(self) -> Newcomer | None:
        """The person to be stored with their first seat or table; None for whom nothing is to be stored."""
        if self.person is None or self.is_stored:
            return None
        return Newcomer(self.person, self.session, self.browser, self.counted)


@dataclass(frozen=True)
class EarlierPlayer:
    """Who played a seat before somebody else had it in the same game."""

    name: str                                            # of a person; empty for a bot
    bot: str | None                                      # its strength
    until: int                                           # the length of the journal then


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
    free: bool                                           # anyone may sit down here
    held_by: int | None = None                           # the seat that called the bot: this one or another
    automatic: str = "never"                             # which moves its person wishes to be made by themselves
    account: str = ""                                    # the name of its person's account; empty for a guest
    page: str = ""                                       # the name of its person's page, if the reader may see it
    ready: bool = False                                  # its person wishes the game to begin
    away_since: datetime | None = None                   # when its person was last present; None while they are
    gone: bool = False                                   # for so long that the others may give the seat away
    warned: bool = False                                 # the bot called by others has not moved yet, and waits for its person
    earlier: tuple[EarlierPlayer, ...] = ()              # who played it before in this game
    standing: PlayerRating | None = None                 # at a rated table: how strong its person is

    @property
    def away(self) -> bool:
        """Is another person absent, with no bot to play for them?"""
        return not (self.present or self.mine or self.held)

    @property
    def playing_bot(self) -> str | None:
        """The strength of the bot that moves for this seat now; None if its person does."""
        return self.bot or self.held


@dataclass(frozen=True)
class ChatLine:
    """A chat message; `seat` is None for a spectator. Pages must escape name and text.

    With a `notice` it is no message: the notice names what `name` did to the person called `text`. After line feeds `text` may
    say more: the strength of a bot, and the length of the journal.
    """

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime
    notice: str | None = None

    @property
    def facts(self) -> dict[str, str]:
        """What a notice is about: who did it (empty for a spectator), to whom, and what else there is to say."""
        player, _, more = self.text.partition("\n")
        return {"by": self.name, "player": player, "more": more.partition("\n")[0]}

    @property
    def since(self) -> int | None:
        """The length of the journal when the notice was made, if it says so."""
        length = self.text.rpartition("\n")[2] if self.notice and "\n" in self.text else ""
        return int(length) if length.isdecimal() else None


@dataclass(frozen=True)
class Request:
    """Somebody asks the other people for something (`requests.py`)."""

    id: int
    kind: str
    seat: int                                            # who asks; HOST for a host without a seat
    facts: Mapping[str, Any]                             # what is asked for
    agreed: frozenset[int]                               # seats; bots agree by themselves
    waiting: tuple[int, ...]                             # seats that have not answered
    refused: int | None                                  # the seat that refused, which ends the request


class TableFacts(BaseModel):
    """What everybody may know of a table, each fact declared here alone: a page has it as `page.table.FACT`, and programs get it
    in the JSON of the table (`schemas.Table`), described by the text below it. `visibility.take_snapshot` fills it in."""

    model_config = ConfigDict(use_attribute_docstrings=True, arbitrary_types_allowed=True, frozen=True, extra="forbid")

    id: str
    game: str
    options: dict[str, str]
    status: str
    """`open`, `playing` or `over`"""
    sandbox: bool
    """one person holds every seat and undoes freely"""
    host: bool
    """you opened the table"""
    length: int
    """lines of the journal, undo lines included; every move sends it back"""
    version: str
    """differs whenever there is something new to see; the id of the stream's events"""
    to_move: int | None
    """the seat that decides; null if no seat does"""
    can_move: bool
    """it is your seat, and no bot holds it"""
    may_hint: bool = False
    """you decide, and may take hints"""
    undo_to: int | None
    """the length that `undo` goes back to; null if the others must agree"""
    restart_to: int | None
    """the same for the whole turn"""
    undo_voters: tuple[int, ...] = ()
    """the seats that must agree if you ask to undo further"""
    redo: str | None = None
    """the move that you took back last in this position, in notation"""
    rematch: str | None
    """the table that follows this one"""
    parent: str | None
    """the table that this one follows or was copied from"""
    resting: bool = False
    """only bots sit here, and they are stopped"""
    by_hand: int = 0
    """the number of draws written by hand when the table was opened"""
    imported: bool = False
    """the journal began with lines that were not played here"""
    sitting_down: str | None = None
    """the notice that sitting down in the running game brings; null where no seat is free or there is nothing to tell"""
    waiting_room: bool = False
    """it begins when all who sit there are `ready`, not as soon as every seat is taken"""
    lots: bool = False
    """who gets which seat is drawn when it begins"""
    lot: list[int] | None = None
    """once drawn: for each seat the one that its player had before; it follows from the seed"""
    absence: str = "call"
    """what happens with an absent person's seat: `wait`, `vote` (for a bot), or `call` (anybody there may call a bot)"""
    rated: bool = False
    """its result changes the ratings of its people"""
    enter_at: str | None = None
    """once a rated game is over: when its result is entered, if not all agree before; until then it can be undone"""
    entered: bool = False
    """the result has been entered; from then on nothing is undone"""
    archived: bool = False
    """everybody finds the finished game in the archive, as all its people agree"""
    call_after: int = 0
    """seconds of absence from which on anybody may call one"""
    group: str | None = None
    """the group whose people alone may sit down and watch; null where anybody may who has the address"""
    series: str | None = None
    """the series of that group in which the game counts"""
    clock: TableClock | None = None
    """what the table has agreed on about time, and how it stands; null where there is no clock"""
    commitment: str
    """to the seed that decides the coming draws: 64 hexadecimal digits"""


class Snapshot(TableFacts):
    """A table as one reader may see it now, with what pages and programs are shown in other forms, or not at all."""

    seats: tuple[SeatSnapshot, ...]
    match: Any                                           # mercat.Match; None while the table is OPEN
    can_request_undo: bool = False                       # the reader may go back further, if `undo_voters` agree
    request: Request | None = None
    chat: Sequence[ChatLine] = ()
    hidden: frozenset[str] = frozenset()                 # who wrote messages here that the reader does not want to see
    prepared: int = 0                                    # lines of the journal that no undo reaches
    lesson: str | None = None                            # the name of the lesson that this table teaches
    seed_is_public: bool = False                         # the game is over and everybody may know the seed
    moved: datetime | None = None                        # when the journal last grew
    inviter: str = ""                                    # the name of who opened the table, if they sit there
    listed: bool = False                                 # in the lobby while it is open
    shown_out: tuple[str, ...] = ()                      # for its opener alone: who may not sit down any more
    may_stop_bots: bool = False                          # the reader may stop and restart them
    hints: dict[str, Any] | None = None                  # those taken for this decision (mercat.bots.analysis.hints)
    entry: RatedResult | None = None                     # how the result of a rated game counts
    archive_mine: bool | None = None                     # does the reader agree to the archive? None for whom it is not theirs
    archive_asked: bool = False                          # do others ask them to?
    orders: tuple[StoredOrder, ...] = ()                 # the reader's own, for later
    archive_waiting: int = 0                             # how many of its people do not agree

    @property
    def mine(self) -> tuple[int, ...]:
        """The reader's seats; empty for a spectator."""
        return tuple(seat.number for seat in self.seats if seat.mine)

    @property
    def reviewable(self) -> bool:
        """Whether a review gives nobody an advantage: the match is over, or it was imported and nobody sits there."""
        nobody = self.status == PLAYING and not self.rated and all(seat.kind == EMPTY for seat in self.seats)
        return self.status == OVER or nobody


def version_text(length: int, revision: int, present: Sequence[bool]) -> str:
    """A table's version: lines of the journal, number of other changes, who is present."""
    return f"{length}.{revision}.{''.join('01'[one] for one in present)}"


def differ_only_in_presence(one: str, other: str, turn: int | None) -> bool:
    """Do two versions of a table differ in nothing but who is present, apart from the seat whose `turn` it is?"""
    (before, _, present), (after, _, now_present) = one.rpartition("."), other.rpartition(".")
    return before == after and (turn is None or present[turn:turn + 1] == now_present[turn:turn + 1])


@dataclass(frozen=True)
class TableSummary:
    """A table in the lobby's lists."""

    id: str
    game: str
    status: str
    seats: tuple[SeatSnapshot, ...]
    mine: bool                                           # the reader sits there
    my_turn: bool
    opened: datetime
    changed: datetime
    lesson: bool                                         # the table teaches
    results: tuple[tuple[int, int], ...] = ()            # once the game is over: points and place of every seat
    rated: bool = False
    clock: ClockTerms | None = None
    deadline: datetime | None = None                     # of the seat that is waited for


@dataclass(frozen=True)
class MoveResult:
    """The result of a move."""

    length: int                                          # of the journal now
    entries: Sequence[Any]                               # the new lines of the journal: the engine's `Entry`s with their `events`
    match: Any                                           # to be read through `tables.in_engine`


@dataclass(frozen=True)
class FinishedSeat:
    """How a seat of a finished game did, and who sat there at its end."""

    number: int
    kind: str                                            # EMPTY, PERSON or BOT
    name: str
    bot: str | None                                      # its strength
    mine: bool                                           # the reader's own
    what: tuple[tuple[str, str], ...]                    # what it played, such as a clan: kind and value
    points: int | None                                   # None: not known any more
    place: int | None
    lines: tuple[tuple[str, int], ...]                   # of the score sheet: cause and points
    earlier: tuple[EarlierPlayer, ...] = ()              # who played it before


@dataclass(frozen=True)
class FinishedGame:
    """The result of a finished game, whose table may be gone."""

    table: str
    kept: bool                                           # the table is still there
    game: str
    version: int                                         # of the rules
    components: str                                      # digest of the game's components
    options: Mapping[str, str]
    kind: str
    ending: str
    parent: str | None                                   # the table of which it was a rematch or a copy
    moves: int | None                                    # that count, nature's draws among them; None: not known any more
    begun: datetime
    ended: datetime
    seats: tuple[FinishedSeat, ...]
