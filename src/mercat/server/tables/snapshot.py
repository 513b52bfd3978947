"""One reader's view of a table, as plain data. The view is rendered as a page or as JSON.

`TableService.snapshot(table_id, reader)` gives a `Snapshot`, which later changes to the table do not affect. `snapshot.match`
must not be changed, and may be read only in the engine's thread, through `tables.in_engine`:

    snapshot = await tables.snapshot(table_id, reader)
    html = await tables.in_engine(all_parts, snapshot, reader)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from mercat.server.orders.stored import StoredOrder
from mercat.server.people.stored import arrive
from mercat.server.storage.models import EMPTY, OVER, PLAYING
from mercat.server.tables.happenings import Happened
from mercat.server.tables.shown import Table


@dataclass(frozen=True)
class Ticket:
    """The right to a seat or, with HOST as its number, the rights of the person who opened the table."""

    table: str
    number: int
    sitting: int = 0                                     # the number of times that the seat has changed hands
    links: int = field(default=0, compare=False)       # for a personal link: the number of times that earlier ones were withdrawn
    tokens: int = field(default=0, compare=False)        # for a bearer token: the number of times that earlier ones were ended


@dataclass(frozen=True)
class Identity:
    """The user behind a browser's session or a personal token."""

    person: str | None = None                            # `PersonRow.id`, also before the row is stored; None for nobody
    session: str = ""                                    # the hash of the secret by which the person is known
    is_stored: bool = False                              # whether the person has a row; most visitors only look
    account: str = ""                                    # the person's own name on this server; empty for a guest
    is_server_host: bool = False
    is_invited: bool = False                             # whether a code has let them in, where guests need one
    muted: frozenset[str] = frozenset()                  # people whose messages the person does not want to see
    scopes: frozenset[str] | None = None                 # the scopes of a personal token
    cut: str = ""                                        # the reason why a known browser was signed out elsewhere: a text's name


@dataclass(frozen=True)
class Reader(Identity):
    """The sender of a request: a person identified by a browser's signed cookie or by a personal token, a program identified by a
    seat's bearer token, or a stranger."""

    language: str = "en"
    zone: str = ""                                       # the time zone for displayed moments; empty if it is not known
    mark: str = ""                            # the mark of a browser in which somebody has signed in to an account, if it matters
    ticket: Ticket | None = None                         # the right that a seat's bearer token gives
    browser: str = ""                                    # the kind of browser, such as "Firefox · Android" (`people/sessions.py`)
    network: str = ""                           # the network of the address, hashed so that it may be stored; all limits count it
    counted: str = ""                                    # the same network, if stored data is limited for it; else empty
    automatic: str = "never"                             # the moves that they want made automatically (`tables/automatic.py`)

    @property
    def is_newcomer(self) -> bool:
        """Whether the reader will be stored with their first seat or table. They are not stored earlier, since most visitors only
        look."""
        return self.person is not None and not self.is_stored

    def arrive(self, session: Session, name: str = "") -> None:
        """Store a newcomer in this transaction. Raise Problem (429) if too many have come from their network."""
        if self.person is not None and self.is_newcomer:
            arrive(session, self.person, self.session, self.browser, self.counted, name)


class Snapshot(Table):
    """A table as one reader may see it now, with facts that pages and programs get in other forms, or not at all."""

    match: Any                                           # mercat.Match; None while the table is OPEN
    can_request_undo: bool = False                       # whether the reader may go back further, if `undo_voters` agree
    hidden: frozenset[str] = frozenset()                 # the writers of messages here that the reader does not want to see
    prepared: int = 0                                    # lines of the journal that no undo reaches
    lesson: str | None = None                            # the name of the lesson that this table teaches
    seed_is_public: bool = False                         # whether the game is over and everybody may know the seed
    moved: datetime | None = None                        # the moment when the journal last grew
    inviter: str = ""                                    # the name of the table's host, if they sit there
    listed: bool = False                                 # whether it is in the lobby while it is open
    happened: tuple[Happened, ...] = ()                  # events that concern the reader, not settled yet
    lost_seat: str = ""                                  # "cut" or "unknown": a reader without a seat who may have had one
    waits_for_people: bool = False                       # whether it is `resting` since all its people have gone
    absent_after: int = 0                                # seconds after which the server counts people as absent
    kept_for: float = 0                                  # days without a change after which it is deleted; 0: never
    shown_out: tuple[str, ...] = ()                      # for its host alone: the people who may no longer sit down
    is_shown_out: bool = False                           # whether the reader may no longer sit down
    obstacle: str = ""                                   # why the reader may not play here (`rights`); empty if they may
    may_stop_bots: bool = False                          # whether the reader may stop and restart them
    hints: dict[str, Any] | None = None                  # the hints taken for this decision (`mercat.bots.analysis.hints`)
    archive_mine: bool | None = None                   # whether the reader agrees to the archive; None for others than its people
    archive_asked: bool = False                          # whether others ask the reader to agree
    archive_declined: bool = False                       # whether the reader has decided against it
    orders: tuple[StoredOrder, ...] = ()                 # the reader's own orders for later
    archive_waiting: int = 0                             # the number of its people who do not agree

    @property
    def mine(self) -> tuple[int, ...]:
        """The reader's seats; empty for a spectator."""
        return tuple(seat.number for seat in self.seats if seat.mine)

    @property
    def reviewable(self) -> bool:
        """Whether a review gives nobody an advantage: the match is over, or it was imported and nobody has a seat."""
        nobody = self.status == PLAYING and not self.rated and all(seat.kind == EMPTY for seat in self.seats)
        return self.status == OVER or nobody


def version_text(length: int, revision: int, present: Sequence[bool]) -> str:
    """Return a table's version: the number of journal lines, the number of its other changes, and the people present."""
    return f"{length}.{revision}.{''.join('01'[one] for one in present)}"


def differ_only_in_presence(one: str, other: str, turn: int | None) -> bool:
    """Return whether two versions of a table differ only in the people present, and not in the presence at the seat whose turn it
    is (`turn`)."""
    (before, _, present), (after, _, now_present) = one.rpartition("."), other.rpartition(".")
    return before == after and (turn is None or present[turn:turn + 1] == now_present[turn:turn + 1])


@dataclass(frozen=True)
class MoveResult:
    """The result of a move."""

    entries: Sequence[Any]                               # the new lines of the journal: the engine's `Entry`s with their `events`
    match: Any                                           # the match, to be read through `TableService.in_engine`

    @property
    def length(self) -> int:
        """The length of the journal now."""
        return len(self.match.entries)
