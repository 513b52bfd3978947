"""A reader's view of a table, as plain data that is rendered as a page or as JSON.

`TableService.snapshot(table_id, reader)` returns a `Snapshot`, which does not change when the table changes later.
`snapshot.match` must not be changed. It may be read only in the engine's thread, through `tables.in_engine`:

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
    """The right to a seat or, with HOST as its number, the rights of the table's host."""

    table: str
    number: int
    sitting: int = 0                                     # the number of times that the seat has changed hands
    links: int = field(default=0, compare=False)       # for a personal link: the number of times that links were withdrawn
    tokens: int = field(default=0, compare=False)        # for a bearer token: the number of times that tokens were invalidated


@dataclass(frozen=True)
class Identity:
    """The user who is identified by a browser's session or by a personal token."""

    person: str | None = None                            # the id of the person (`PersonRow.id`), even if not stored yet; or None
    session: str = ""                                    # the hash of the secret that identifies the person
    is_stored: bool = False                              # whether the person has a row; most visitors have none
    account: str = ""                                    # the person's own name on this server; empty for a guest
    is_server_host: bool = False
    is_invited: bool = False                             # whether the person was admitted with an invitation code
    muted: frozenset[str] = frozenset()                  # the ids of the people whom the person has muted
    scopes: frozenset[str] | None = None                 # the scopes of the personal token; None without one
    cut: str = ""                                        # why this browser was signed out from elsewhere, as the name of a text


@dataclass(frozen=True)
class Reader(Identity):
    """The sender of a request: a person identified by a browser's signed cookie or by a personal token, a program identified by a
    seat's bearer token, or a stranger."""

    language: str = "en"
    zone: str = ""                                       # the time zone for displayed times; empty if it is not known
    mark: str = ""                            # the mark of a browser in which somebody has signed in to an account, if it matters
    ticket: Ticket | None = None                         # the ticket in the bearer token, if there is one
    browser: str = ""                                    # the kind of browser, such as "Firefox · Android" (`people/sessions.py`)
    network: str = ""                           # the network of the IP address, hashed for storage; limits count it
    counted: str = ""                                    # `network` if its stored data is limited; otherwise empty
    automatic: str = "never"                             # the preference for automatic moves (`tables/automatic.py`)

    @property
    def is_newcomer(self) -> bool:
        """Whether the reader is not stored yet, but will be when they first take a seat or open a table. They are not stored
        earlier, since most visitors only look."""
        return self.person is not None and not self.is_stored

    def arrive(self, session: Session, name: str = "") -> None:
        """Store the reader in this transaction if they are a newcomer. Raise Problem (429) if too many newcomers have come from
        their network."""
        if self.person is not None and self.is_newcomer:
            arrive(session, self.person, self.session, self.browser, self.counted, name)


class Snapshot(Table):
    """A table as one reader may see it now, with facts that programs receive in other forms or not at all."""

    match: Any                                           # the match (a mercat.Match); None while the table is OPEN
    can_request_undo: bool = False                       # whether the reader may ask `undo_voters` to undo more
    hidden: frozenset[str] = frozenset()                 # the ids of the writers in the chat whom the reader has muted
    prepared: int = 0                                    # the number of first lines of the journal that cannot be undone
    lesson: str | None = None                            # the name of the lesson that this table teaches
    seed_is_public: bool = False                         # whether the game is over and everybody may know the seed
    moved: datetime | None = None                        # the moment when the journal last grew
    inviter: str = ""                                    # the name of the table's host, if the host has a seat
    listed: bool = False                                 # whether the table is listed in the lobby while it is open
    happened: tuple[Happened, ...] = ()                  # the reader's events that are not settled yet
    lost_seat: str = ""                                  # why the reader may have lost a seat (`reader_view.lost_seat`)
    waits_for_people: bool = False                       # whether the table is `resting` because all its people have gone
    absent_after: int = 0                                # seconds after which the server counts people as absent
    kept_for: float = 0                                  # days without a change after which the table is deleted; 0: never
    shown_out: tuple[str, ...] = ()                      # only for the host: the names of the people that the host has removed
    is_shown_out: bool = False                           # whether the host has removed the reader
    obstacle: str = ""                                   # why the reader may not play on this server (`rights`), or empty
    may_stop_bots: bool = False                          # whether the reader may stop and restart the bots
    hints: dict[str, Any] | None = None                  # the hints taken for this decision (`mercat.bots.analysis.hints`)
    archive_mine: bool | None = None                   # whether the reader agrees to the archive; None if not a player
    archive_asked: bool = False                          # whether others ask the reader to agree to the archive
    archive_declined: bool = False                       # whether the reader has declined the archive
    orders: tuple[StoredOrder, ...] = ()                 # the reader's own orders for later
    former_member: bool = False                          # whether the reader is no longer in the group of this finished table
    series_over: bool = False                            # whether no further game follows in the series of this finished table
    uncounted: str = ""                                  # why a group's game does not count in its standings; empty if it does
    archive_waiting: int = 0                             # the number of players who have not agreed to the archive

    @property
    def mine(self) -> tuple[int, ...]:
        """The numbers of the reader's seats; empty for a spectator."""
        return tuple(seat.number for seat in self.seats if seat.mine)

    @property
    def reviewable(self) -> bool:
        """Whether a review would give nobody an advantage: the game is over, or it is not rated and all seats are free."""
        nobody = self.status == PLAYING and not self.rated and all(seat.kind == EMPTY for seat in self.seats)
        return self.status == OVER or nobody


def version_text(length: int, revision: int, present: Sequence[bool]) -> str:
    """Return a table's version as text, from the journal's length, the revision, and whether the person in each seat is
    present."""
    return f"{length}.{revision}.{''.join('01'[one] for one in present)}"


def differ_only_in_presence(one: str, other: str, turn: int | None) -> bool:
    """Return whether two versions of a table differ only in the presence of people, and not in the presence at the seat to move
    (`turn`)."""
    (before, _, present), (after, _, now_present) = one.rpartition("."), other.rpartition(".")
    return before == after and (turn is None or present[turn:turn + 1] == now_present[turn:turn + 1])


@dataclass(frozen=True)
class MoveResult:
    """The result of a move."""

    entries: Sequence[Any]                               # the new lines of the journal, as the engine's `Entry` with its `events`
    match: Any                                           # the match after the move; read it through `TableService.in_engine`

    @property
    def length(self) -> int:
        """The length of the journal after the move."""
        return len(self.match.entries)
