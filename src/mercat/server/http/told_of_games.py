"""What programs are told of the games, of the strengths of bots, and of deals written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import Field

from mercat.bots.tournaments.shipped_ratings import measured
from mercat.engine.game import Game as AnyGame
from mercat.engine.matches.match import Match, Refused
from mercat.engine.rules.state import NATURE
from mercat.games import find
from mercat.server.pages.strengths import strength_cards, style_cards
from mercat.server.problems import MoveRefused
from mercat.server.shapes import Shape
from mercat.server.words import voice_of
from mercat.text import move_sentence


class Option(Shape):
    """A choice made when a table is opened."""

    name: str
    title: str
    values: list[str]
    default: str


class Style(Shape):
    """A way to play that a bot may have beside its strength: `casual~STYLE` names a bot of both."""

    style: str
    title: str
    about: str


class Game(Shape):
    """A game, with its options and the named sets of them."""

    game: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[Option]
    presets: dict[str, dict[str, str]]
    languages: list[str]
    styles: list[Style] = Field(description="of its bots")


def game(found: AnyGame[Any], language: str) -> Game:
    options = [Option(name=option.name, title=found.say(language, f"option-{option.name}"), values=option.values,
                             default=option.default) for option in found.options]
    return Game(game=found.name, title=found.say(language, "game"), version=found.version, fewest=found.fewest,
                       most=found.most, options=options, presets={name: dict(values) for name, values in found.presets.items()},
                       languages=list(found.languages),
                       styles=[Style(style=one.name, title=one.title, about=one.about)
                               for one in style_cards(found.name, language)])


class Measured(Shape):
    """What games of bots among themselves said of a strength."""

    seats: int = Field(description="the number of players: the one asked for, or the nearest that was measured")
    games: int
    rating: int = Field(description="on the scale of Elo")
    low: int = Field(description="the lower end of its 95 % interval")
    high: int
    mean_score: float
    usual_score: tuple[int, int] = Field(description="half of all scores lie between these")


class BotStrength(Shape):
    """A strength of bots, and what to expect of it."""

    strength: str
    title: str
    about: str
    measured: Measured | None


def strengths(name: str, seats: int, language: str) -> list[BotStrength]:
    """The strengths of bots, the weakest first."""
    ladder = measured(name, seats)
    known = {} if ladder is None else {
        one.name: Measured(seats=ladder.seats, games=one.games, rating=one.rating, low=one.low, high=one.high,
                                   mean_score=one.mean, usual_score=one.usual) for one in ladder.strengths.values()}
    return [BotStrength(strength=card.name, title=card.title, about=card.about, measured=known.get(card.name))
            for card in strength_cards(name, [seats], language)]


class Draw(Shape):
    """A possible result of the next draw."""

    move: str = Field(description="in notation, as a line of a deal")
    sentence: str
    facets: dict[str, str]


class Deal(Shape):
    """The state of a deal, and the possible results of its next draw; none when a player decides."""

    dealt: int = Field(description="how many of the given draws have been made")
    to_move: int | None = Field(description="-1 while nature draws")
    step: str | None
    sentence: str
    draws: list[Draw]


def deal(name: str, seats: int, options: dict[str, str], lines: Sequence[str], language: str) -> Deal:
    """A deal after these draws. Raises Problem if one does not fit."""
    try:
        match = Match.start(find(name), seats, options, plays_nature=False)
        match.take_hand_deal(lines)
    except Refused as refused:
        raise MoveRefused(refused, 404 if refused.reason.startswith("unknown_game") else 422) from None
    say = voice_of(match.game, language, [])
    nature = match.to_move == NATURE
    draws = [Draw(move=str(move), sentence=move_sentence(match.game, int(move.packed), say), facets=move.facets)
             for move in (match.legal() if nature else [])]
    return Deal(dealt=len(match.entries), to_move=match.to_move, step=match.step, draws=draws,
                       sentence=say(f"step-{match.step}") if match.step else "")
