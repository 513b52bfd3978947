"""The succession of players on a seat that changes hands during the game, and of hosts when a table's opener leaves.

The earlier players of a seat are stored with their ids, so that they can be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.server.storage.access import Transaction
from mercat.server.storage.models import PERSON, PLAYING, ResultSeatRow, SeatRow, TableRow
from mercat.server.tables.automatic import BY_TOKEN
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.happenings import happen
from mercat.server.tables.shown import Earlier

NEW_HOST: Final = "new-host"                             # the notices: the opener has left the waiting room;
LEFT: Final = "left"                                     # somebody has left a running game
MOST_EARLIER: Final = 20                                 # of a seat; those after the very first are forgotten


def remember(table: TableRow, seat: SeatRow) -> None:
    """Note the player of a seat of a running game, before it changes hands.

    If the journal has not grown, note only the person who had it when a rated game began, as the game counts for them."""
    earlier = seat.earlier or []
    since = earlier[-1]["until"] if earlier else 0
    grown = table.length > since or (table.rated and not earlier)
    if table.status != PLAYING or not grown:
        return
    person = seat.kind == PERSON
    bot = None if person else seat.bot or seat.held
    last = {"name": seat.name if person else "", "bot": bot, "until": table.length, "holder": seat.holder if person else None}
    seat.earlier = [*earlier[:1], *[*earlier[1:], last][-(MOST_EARLIER - 1):]]


def forget_bots(table: TableRow, seat: SeatRow) -> None:
    """Forget the earlier players of a seat, as only bots have moved and that is undone; not a person who began a rated game."""
    first = (seat.earlier or [])[:1]
    seat.earlier = first if table.rated and first and first[0]["bot"] is None else None


def earlier_players(seat: SeatRow | ResultSeatRow) -> tuple[Earlier, ...]:
    """Return the earlier players of a seat, as everybody may know them."""
    return tuple(Earlier(name=one["name"], bot=one["bot"], until=one["until"]) for one in seat.earlier or ())


def rest_if_left(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Let the bots of a running game rest if its last person has lost or left their seat; a rated game is played to its end."""
    if table.status == PLAYING and not (table.rated or table.sandbox or any(seat.kind == PERSON for seat in seats)):
        table.resting = True


def hand_on(session: Transaction, table: TableRow, seats: Sequence[SeatRow], number: int = -1) -> None:
    """Give a table that has not begun, and whose opener has left this seat, to the next person who sits there.

    Do nothing if nobody does, or the opener has another seat. The opener's bearer tokens end."""
    after = [*seats[number + 1:], *seats[:number + 1]]
    people = [seat for seat in after if seat.kind == PERSON and seat.holder and not seat.holder.startswith(BY_TOKEN)]
    if not people or any(seat.holder == table.host for seat in people):
        return
    table.host, table.host_tokens = people[0].holder, table.host_tokens + 1
    tell(session, table, NEW_HOST, people[0].number, people[0].name, people[0].name)
    happen(session, table, people[0], NEW_HOST)
