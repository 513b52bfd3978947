"""The names of a table's players at each moment of the game, so that the history names the right player for each move.

A seat may have had other players earlier in the game, and bots that played for them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mercat.server.people.own_names import guest_in
from mercat.server.play.players import bot_for
from mercat.server.tables.matches import bot_names_at
from mercat.server.tables.shown import Earlier, Seat
from mercat.server.words import ui

NOW: Final = 1 << 40                                     # a length that no journal reaches


@dataclass(frozen=True)
class Players:
    """The names of the players in all seats: now, and in each part of the game."""

    now: tuple[str, ...]
    until: tuple[int, ...] = ()                          # the lengths of the journal at which players changed
    course: tuple[tuple[str, ...], ...] = ()             # the names up to each of these lengths, and after the last one

    def at(self, length: int) -> tuple[str, ...]:
        """Return the names of the players at the time when the journal reached this length."""
        return self.course[bisect_left(self.until, length)] if self.course else self.now


NOBODY: Final = Players(())


def players_of(seats: Sequence[Seat], names: Sequence[str], language: str) -> Players:
    """Return the players of a game over its course. `names` are the present names of the seats."""
    known = {one.until for seat in seats for one in seat.earlier}
    known |= {at for seat in seats for one in seat.stand_ins for at in (one.since, one.until) if at is not None}
    bots = bot_names_at(seats)

    def names_at(length: int) -> tuple[str, ...]:
        return tuple(name_at(seat, length, name, bot, language) for seat, name, bot in zip(seats, names, bots, strict=True))

    until = tuple(sorted(known))
    return Players(tuple(names), until, tuple(names_at(length) for length in (*until, NOW)))


def name_at(seat: Seat, length: int, name: str, bot: str, language: str) -> str:
    """Return the name of the player in a seat at the time when the journal reached this length.

    `name` is the seat's present name, and `bot` is the name that a bot in this seat has if it does not play for a person.
    """
    later = next((one for one in seat.earlier if one.until >= length), None)
    person = guest_in(seat.name, language) if later is None else name_of_earlier(seat, later, bot, language)
    if person and any(one.since < length and (one.until is None or length <= one.until) for one in seat.stand_ins):
        return bot_for(person, language)
    return name if later is None else person


def name_of_earlier(seat: Seat, player: Earlier, bot: str, language: str) -> str:
    """Return the name of an earlier player of a seat. A bot has its own name (`bot`) or, if it played on for a person, a name
    that includes the person's."""
    if player.bot is None:
        return guest_in(player.name, language) or ui(language)("somebody")
    people = [one for one in seat.earlier[:seat.earlier.index(player)] if one.bot is None]
    return bot_for(guest_in(people[-1].name, language), language) if people else bot
