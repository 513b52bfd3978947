"""The entries of lists on pages (games, options and seats), each with its texts in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final

from pydantic import Field

from mercat.engine.game import Game as AnyGame
from mercat.games import find
from mercat.lessons import lesson_names
from mercat.server.play.players import BotStrength, Style, bot_strengths, bot_styles, bot_text, seat_names
from mercat.server.ratings.shown import standing_text
from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.tables.new_table_rows import proposed_options
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, earlier_text, ui
from mercat.text import LANGUAGES, languages_note

SCENE: Final = "scene.svg"
BOARD: Final = "board.webp"
PICTURES: Final = {SCENE: "image/svg+xml", BOARD: "image/webp"}     # pictures in a game's folder, and their media types


class NamedSeat(Seat):
    """A seat with the name that pages show, and with descriptions of its bot and its rating."""

    bot_text: str                                        # the bot that plays for the seat; empty if its person plays
    rating_text: str                                     # the rating of the seat's person, at a rated table


class SeatCard(NamedSeat):
    """A seat on the seats page."""

    earlier_text: str                                    # the seat's earlier players, in a sentence; empty if there are none


def named_seat(snapshot: Snapshot, seat: Seat, names: Sequence[str], interface: Say, language: str) -> dict[str, Any]:
    """Return the fields of the `NamedSeat` for a seat."""
    return vars(seat) | {"name": names[seat.number], "bot_text": bot_text(snapshot, seat, names, interface),
                         "rating_text": standing_text(seat.rating, language)}


def seat_cards(snapshot: Snapshot, language: str) -> list[SeatCard]:
    names, interface = seat_names(snapshot.seats, language), ui(language, find(snapshot.game))
    return [SeatCard(**named_seat(snapshot, seat, names, interface, language), earlier_text=earlier_text(seat, interface))
            for seat in snapshot.seats]


def away_since(seat: Seat) -> datetime | None:
    """Return the moment when a seat's person was last present; None if they are present now, or if they are the reader."""
    return None if seat.mine else seat.away_since


@dataclass(frozen=True)
class OptionChoice:
    """A value of an option, or a preset, with its title and an explanation."""

    value: str
    title: str
    help: str
    printed: bool = False                                # whether this is the value in the printed edition that most people own


class Option(Shape):
    """An option of a game, chosen when a table is opened."""

    name: str
    title: str
    values: list[str]
    default: str
    help: Annotated[str, PAGES_ALONE] = ""
    choices: Annotated[tuple[OptionChoice, ...], PAGES_ALONE] = ()

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The option's values, each paired with its title."""
        return [(one.value, one.title) for one in self.choices]


def options_of(game: AnyGame[Any], language: str, preset: Mapping[str, str] = MappingProxyType({})) -> list[Option]:
    """Return the options of a game. Their defaults are the values in `preset` or, where it has none, those of the most common
    printing."""
    proposed = proposed_options(game)

    def help_of(key: str) -> str:
        return game.text_if_any(language, f"{key}.help")

    def choices(name: str, values: Sequence[str]) -> tuple[OptionChoice, ...]:
        keys = {value: f"option-{name}-{value}" for value in values}
        return tuple(OptionChoice(value, game.say(language, key), help_of(key), game.printed.get(name) == value)
                     for value, key in keys.items())

    return [Option(name=option.name, title=game.say(language, f"option-{option.name}"), values=option.values,
                   default=preset.get(option.name, proposed[option.name]), help=help_of(f"option-{option.name}"),
                   choices=choices(option.name, option.values)) for option in game.options]


class Game(Shape):
    """A game, with its options and its presets, which are named sets of options."""

    game: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[Option]
    presets: dict[str, dict[str, str]]
    languages: list[str]
    styles: list[Style] = Field(description="the styles of its bots")


def game_told(found: AnyGame[Any], language: str) -> Game:
    """Return a game in the form for programs."""
    return Game(game=found.name, title=found.say(language, "game"), version=found.version, fewest=found.fewest, most=found.most,
                options=options_of(found, language), languages=list(found.languages), styles=bot_styles(found.name, language),
                presets={name: dict(values) for name, values in found.presets.items()})


@dataclass(frozen=True)
class GameCard:
    """A game in the lobby, with its texts and pictures."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    minutes: tuple[int, int]                             # the fewest and the most minutes that a game between people takes
    languages: str                                       # the game's languages in a sentence, if the reader's is not among them
    weight: str                                          # the game's difficulty, in a word
    scene: str                                           # the path of a picture that represents the game; empty if it has none
    board: str                                           # the path of a picture of the board during a game; empty if it has none
    lessons: tuple[str, ...]
    presets: tuple[OptionChoice, ...]                    # sets of options for starting a game against bots
    strengths: Sequence[BotStrength]                    # of bots
    styles: Sequence[Style]                          # of bots


def game_card(name: str, language: str) -> GameCard:
    game = find(name)
    return GameCard(name, game.say(language, "game"), game.say(language, "game-about"), game.fewest, game.most, game.minutes,
                    languages_note(game, language), ui(language)(f"weight-{game.weight}"), scene_of(game),
                    board_of(game, language), tuple(lesson_names(name)), preset_choices(game, language),
                    bot_strengths(name, range(game.fewest, game.most + 1), language), bot_styles(name, language))


def preset_choices(game: AnyGame[Any], language: str) -> tuple[OptionChoice, ...]:
    """Return the presets of a game, each with its title and explanation."""
    return tuple(OptionChoice(name, game.say(language, f"preset-{name}"), game.say(language, f"preset-{name}.help"))
                 for name in game.presets)


def scene_of(game: AnyGame[Any]) -> str:
    """Return the path of the picture that represents a game; an empty string if it has none."""
    return picture_of(game, SCENE)


def picture_of(game: AnyGame[Any], name: str) -> str:
    """Return the path of one of a game's `PICTURES`; an empty string if the game does not have it."""
    return f"/games/{game.name}/{name}" if (Path(game.folder) / name).exists() else ""


def board_in(language: str) -> str:
    """Return the file name of the board's picture in a language. The words on the board are part of the picture."""
    return BOARD if language == LANGUAGES[0] else f"{Path(BOARD).stem}-{language}{Path(BOARD).suffix}"


def board_of(game: AnyGame[Any], language: str) -> str:
    """Return the path of the picture of a game's board, in this language if possible, otherwise in the first language; an empty
    string if there is no picture."""
    path, own = picture_of(game, BOARD), board_in(language)
    return f"{path}?language={language}" if path and own != BOARD and (Path(game.folder) / own).exists() else path


def game_cards(names: list[str], language: str) -> list[GameCard]:
    return [game_card(name, language) for name in names]


def agreed_options(game: AnyGame[Any], snapshot: Snapshot, language: str) -> list[OptionChoice]:
    """Return the options of a table with their values in words and, if the deal was written by hand, an entry for the deal."""
    options = []
    for name, value in snapshot.options.items():
        key = f"option-{name}"
        about = game.text_if_any(language, f"{key}-{value}.help") or game.text_if_any(language, f"{key}.help")
        options.append(OptionChoice(game.say(language, f"{key}-{value}"), game.say(language, key), about))
    interface = ui(language)
    if snapshot.by_hand:
        options.append(OptionChoice(interface("deal-draws", count=snapshot.by_hand), interface("deal-by-hand"), ""))
    return options
