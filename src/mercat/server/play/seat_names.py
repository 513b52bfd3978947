"""What pages call the seats, and the bots that play for them."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.server.play.strengths import rated
from mercat.server.tables.matches import is_left, names_of
from mercat.server.tables.shown import Seat
from mercat.server.words import Say, ui


def seat_names(seats: Sequence[Seat], language: str) -> list[str]:
    """A name for every seat: its person's, its bot's, that a bot plays on for who has left it, or that it is empty."""
    return [bot_for(seat.name, language) if is_left(seat) else name or unnamed(seat.kind, seat.number, language)
            for seat, name in zip(seats, names_of(seats), strict=True)]


def bot_for(player: str, language: str) -> str:
    """What the bot is called that plays on for somebody who has left."""
    return ui(language)("bot-for", player=player)


def unnamed(kind: str, number: int, language: str) -> str:
    """What a seat without a name is called: it is empty, or its person was deleted."""
    return ui(language)("somebody") if kind == "person" else ui(language)("seat-empty", number=number + 1)


def bot_text(game: str, seat: Seat, names: Sequence[str], interface: Say) -> str:
    """The strength and rating of the bot that plays for the seat, and who called it; empty if its person plays."""
    if seat.playing_bot is None:
        return ""
    bot = rated(game, len(names), seat.playing_bot, interface)
    if seat.held_by in (None, seat.number):
        return bot
    return interface("held-by", bot=bot, player=names[seat.held_by])
