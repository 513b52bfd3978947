"""The names of seats and of the bots that play in them, and descriptions of the bots' strengths.

A strength is described by the kind of play to expect and, if they were measured, by its rating and its usual score.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

from pydantic import Field

from mercat.bots import parts_of
from mercat.bots.tournaments.shipped_ratings import RatedBot, among, measured, offered
from mercat.games import find
from mercat.server.people.own_names import guest_in
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.matches import is_left, names_of
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, bot_name, ui


class Measured(Shape):
    """The results of a bot's strength in games between bots."""

    seats: int = Field(description="the number of players: the requested one, or the nearest that was measured")
    games: int
    rating: int = Field(description="the rating on the Elo scale")
    low: int = Field(description="the lower end of its 95 % interval")
    high: int
    mean_score: float
    usual_score: tuple[int, int] = Field(description="the quartiles: half of all scores lie between these")


class BotStrength(Shape):
    """A strength of bots, with a description of its play."""

    strength: str
    title: str
    about: str
    measured: Measured | None
    figures: Annotated[Mapping[int, str], PAGES_ALONE] = {}
    """the rating and the usual score as text, by number of players; only for numbers with measurements"""


def bot_strengths(game: str, players: Iterable[int], language: str) -> list[BotStrength]:
    """Return the strengths of a game's bots, weakest first, with figures for these numbers of players. `measured` contains the
    measurements for the first of these numbers."""
    interface, numbers = ui(language, find(game)), list(players)
    known = measured_of(game, numbers[0])

    def figures(name: str) -> dict[int, str]:
        texts = {seats: figures_text(game, seats, name, interface) for seats in numbers}
        return {seats: text for seats, text in texts.items() if text}

    return [BotStrength(strength=name, title=interface(f"bot-{name}"), about=interface(f"bot-{name}-about"),
                        measured=known.get(name), figures=figures(name)) for name in offered(game, numbers)]


def measured_of(game: str, seats: int) -> dict[str, Measured]:
    """Return the measurements by strength, for this number of players or for the nearest number that was measured."""
    ladder = measured(game, seats)
    return {} if ladder is None else {
        one.name: Measured(seats=ladder.seats, games=one.games, rating=one.rating, low=one.low, high=one.high,
                           mean_score=one.mean, usual_score=one.usual) for one in ladder.strengths.values()}


class Style(Shape):
    """A way to play that a bot may have in addition to its strength. `casual~STYLE` is a bot with both."""

    style: str
    title: str
    about: str


def bot_styles(game: str, language: str) -> list[Style]:
    """Return the styles that the bots of a game can have."""
    interface, names = ui(language, find(game)), [style.name for style in find(game).styles]
    return [Style(style=name, title=interface(f"style-{name}"), about=interface(f"style-{name}-about")) for name in names]


def figures_text(game: str, seats: int, bot: str, interface: Say) -> str:
    """Return the rating and the usual score of a bot as text; an empty string if they were not measured.

    If this number of players was not measured, the figures are for the nearest number that was, and the text names that number.
    """
    ladder = measured(game, seats)
    strength = ladder.strengths.get(bot) if ladder is not None else None
    if ladder is None or strength is None:
        return ""
    facts = {"rating": str(strength.rating), "players": ladder.seats, **usual(strength)}
    return interface("bot-figures" if ladder.seats == seats else "bot-figures-near", **facts)


def rated(game: str, seats: int, bot: str, interface: Say) -> str:
    """Return the name of a bot with its rating or, if it has none, only its name."""
    name, ladder = bot_name(bot, interface), measured(game, seats)
    strength = ladder.strengths.get(parts_of(bot)[0]) if ladder is not None else None
    return name if strength is None else interface("bot-rated", bot=name, rating=str(strength.rating))


def among_bots(game: str, points: int, language: str) -> str:
    """Return a sentence that compares points in a solo game with the usual scores of bots; an empty string if these were not
    measured."""
    ladder = measured(game, 1)
    if ladder is None or not ladder.strengths:
        return ""
    interface, place = ui(language), among(ladder, points)
    if place.like is not None:
        return interface("alone-like", bot=interface(f"bot-{place.like.name}"), **usual(place.like))
    if place.above is not None and place.below is not None:
        above, below = usual(place.above), usual(place.below)
        return interface("alone-between", weaker=interface(f"bot-{place.above.name}"), least=above["least"], most=above["most"],
                         stronger=interface(f"bot-{place.below.name}"), low=below["least"], high=below["most"])
    if place.above is not None:
        return interface("alone-above", bot=interface(f"bot-{place.above.name}"), **usual(place.above))
    assert place.below is not None
    return interface("alone-below", bot=interface(f"bot-{place.below.name}"), **usual(place.below))


def usual(strength: RatedBot) -> dict[str, int]:
    return {"least": strength.usual[0], "most": strength.usual[1]}


def seat_names(seats: Sequence[Seat], language: str) -> list[str]:
    """Return a name for every seat: that of its person or bot, or of the bot that plays on for a person who has left, or a text
    for a free seat.

    Two seats never have the same name: names of guests are not translated if they would become equal.
    """
    names = [bot_for(seat.name, language) if is_left(seat) else name or unnamed(seat.kind, seat.number, language)
             for seat, name in zip(seats, names_of(seats), strict=True)]
    said = [guest_in(name, language) for name in names]
    return [new if said.count(new) == 1 else name for name, new in zip(names, said, strict=True)]


def bot_for(player: str, language: str) -> str:
    """Return the name of a bot that plays for an absent or departed person. `player` is empty if the person has been deleted."""
    return ui(language)("bot-for", player=player or ui(language)("somebody"))


def unnamed(kind: str, number: int, language: str) -> str:
    """Return the text for a seat without a name, because it is free or its person has been deleted."""
    return ui(language)("somebody") if kind == "person" else ui(language)("seat-empty", number=number + 1)


def bot_text(snapshot: Snapshot, seat: Seat, names: Sequence[str], interface: Say) -> str:
    """Return a text about the bot that plays for a seat, with its rating and the player who called it in; an empty string if the
    seat's person plays."""
    if seat.playing_bot is None:
        return ""
    bot = rated(snapshot.game, len(names), seat.playing_bot, interface)
    if seat.held_by in (None, seat.number):
        return bot
    if seat.held_by in snapshot.mine:
        return interface("held-by-you", bot=bot)
    return interface("held-by", bot=bot, player=names[seat.held_by])
