"""Who has played a seat before, where it changed hands during the game. Who that was is known, so that it can be forgotten."""

from __future__ import annotations

from typing import Final

from mercat.server.storage.models import PERSON, PLAYING, ResultSeatRow, SeatRow, TableRow
from mercat.server.tables.shown import Earlier

MOST_EARLIER: Final = 20                                 # of a seat; those after the very first are forgotten


def remember(table: TableRow, seat: SeatRow) -> None:
    """Note who has played a seat of a running game up to now, before it changes hands; nothing if the journal has not grown."""
    earlier = seat.earlier or []
    since = earlier[-1]["until"] if earlier else 0
    if table.status != PLAYING or table.length <= since:
        return
    person = seat.kind == PERSON
    bot = None if person else seat.bot or seat.held
    last = {"name": seat.name if person else "", "bot": bot, "until": table.length, "holder": seat.holder if person else None}
    seat.earlier = [*earlier[:1], *[*earlier[1:], last][-(MOST_EARLIER - 1):]]


def earlier_players(seat: SeatRow | ResultSeatRow) -> tuple[Earlier, ...]:
    """Who played a seat before, as everybody may know it."""
    return tuple(Earlier(name=one["name"], bot=one["bot"], until=one["until"]) for one in seat.earlier or ())
