"""Renders the parts of pages from a snapshot and a reader's preferences. Knows no HTTP."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from html import unescape
from pathlib import Path
from typing import Any, Final

from mercat.engine.game import Game
from mercat.games import find
from mercat.server.pages.drawing import Drawn, draw, ui
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.table_page import bot_text, page_of, shown_names
from mercat.server.tables.snapshot import Reader, SeatSnapshot, Snapshot, TableLine

PARTS: Final = ("strip", "prompt", "board", "time", "shared", "players", "history", "chat")
MOST_REMEMBERED: Final = 64                              # some 250 KB each
SCENE: Final = "scene.svg"
REMEMBERED: Final[OrderedDict[tuple[object, ...], dict[str, str]]] = OrderedDict()     # used by the engine's thread alone
OOB: Final = " hx-swap-oob=outerMorph"


def parts(snapshot: Snapshot, reader: Reader, notice: str = "") -> dict[str, str]:
    """The changing parts of a table's page by name; drawn once for all who are to see the same of it."""
    same = (snapshot.id, snapshot.version, snapshot.mine, snapshot.host, reader.language, notice)
    if same not in REMEMBERED:
        while len(REMEMBERED) >= MOST_REMEMBERED:
            REMEMBERED.popitem(last=False)
        REMEMBERED[same] = drawn_parts(snapshot, reader, notice)
    return REMEMBERED[same]


def drawn_parts(snapshot: Snapshot, reader: Reader, notice: str) -> dict[str, str]:
    """The parts, rendered again; each is an out-of-band swap for htmx."""
    preferences = Preferences(reader.language)
    if snapshot.match is None:
        cards = seat_cards(snapshot, reader.language)
        return {"seats": draw("parts/seats.html", preferences, snapshot=snapshot, seats=cards, oob=OOB)}
    page = page_of(snapshot, reader.language, notice=notice)
    return {part: draw(f"parts/{part}.html", preferences, page=page, oob=OOB) for part in PARTS}


def fragment(snapshot: Snapshot, reader: Reader, notice: str = "") -> str:
    """All changing parts of a table's page."""
    return "\n".join(parts(snapshot, reader, notice).values())


class Changes:
    """What one stream sends: the parts that differ from what it last sent. It keeps their digests, not their HTML."""

    def __init__(self) -> None:
        self.sent: dict[str, bytes] = {}

    def __call__(self, snapshot: Snapshot, reader: Reader) -> str:
        drawn = parts(snapshot, reader)
        digests = {part: blake2b(text.encode(), digest_size=16).digest() for part, text in drawn.items()}
        fresh = [text for part, text in drawn.items() if self.sent.get(part) != digests[part]]
        self.sent = digests
        return "\n".join(fresh)


def presence(seats: Sequence[SeatSnapshot], reader: Reader) -> str:
    """The marks of who is away, for a page on which nothing else has changed."""
    return draw("parts/presence.html", Preferences(reader.language), seats=seats, oob=OOB)


def nameless(language: str) -> str:
    """What somebody is called who gave no name."""
    return ui(language)("nameless")


def withdrawn(language: str) -> str:
    """Said when somebody has withdrawn their personal links."""
    return ui(language)("personal-withdrawn")


def problem_page(reader: Reader, status: int, sentence: str) -> str:
    """A request was turned down: why, and the way back."""
    return draw("problem.html", Preferences(reader.language), status=status, sentence=sentence)


def problem_part(reader: Reader, sentence: str) -> str:
    """The same, for a page that stays as it is."""
    return draw("parts/notice.html", Preferences(reader.language), notice=sentence, oob=OOB)


@dataclass(frozen=True)
class SeatCard:
    """A seat before the game, or on the page of seats."""

    number: int
    name: str
    kind: str
    bot: str
    strength: str | None
    held: str | None
    mine: bool
    present: bool
    free: bool


def seat_cards(snapshot: Snapshot, language: str) -> list[SeatCard]:
    names, interface = shown_names(snapshot.seats, language), ui(language)
    return [SeatCard(seat.number, names[seat.number], seat.kind, bot_text(seat, names, interface), seat.bot, seat.held, seat.mine,
                     seat.present, seat.free) for seat in snapshot.seats]


@dataclass(frozen=True)
class Choice:
    """A value of an option, explained."""

    value: str
    title: str
    help: str


@dataclass(frozen=True)
class OptionCard:
    """Something the table agrees on before the game."""

    name: str
    title: str
    help: str
    default: str
    choices: tuple[Choice, ...]


def option_cards(game: Game[Any], language: str, preset: Mapping[str, str]) -> list[OptionCard]:
    """The options of a game with what they mean."""

    def help_of(key: str) -> str:
        return game.say(language, f"{key}.help") if game.has(language, f"{key}.help") else ""

    def choices(name: str, values: Sequence[str]) -> tuple[Choice, ...]:
        keys = {value: f"option-{name}-{value}" for value in values}
        return tuple(Choice(value, game.say(language, key), help_of(key)) for value, key in keys.items())

    return [OptionCard(option.name, game.say(language, f"option-{option.name}"), help_of(f"option-{option.name}"),
                       preset.get(option.name, option.default), choices(option.name, option.values)) for option in game.options]


@dataclass(frozen=True)
class GameCard:
    """A game in the lobby."""

    name: str
    title: str
    about: str
    fewest: int
    most: int
    scene: str                                           # the address of its picture, "" where it has none


def game_card(name: str, language: str) -> GameCard:
    game = find(name)
    return GameCard(name, game.say(language, "game"), game.say(language, "game-about"), game.fewest, game.most, scene_of(game))


def scene_of(game: Game[Any]) -> str:
    """The picture that invites to a game, where it brings one."""
    return f"/games/{game.name}/{SCENE}" if (Path(game.folder) / SCENE).exists() else ""


def game_cards(names: list[str], language: str) -> list[GameCard]:
    return [game_card(name, language) for name in names]


@dataclass(frozen=True)
class Listed:
    """A table in the lobby's lists."""

    id: str
    title: str
    status: str
    seats: tuple[tuple[int, str], ...]
    my_turn: bool
    changed: str
    scene: str


def listed(line: TableLine, language: str) -> Listed:
    names = shown_names(line.seats, language)
    game = find(line.game)
    return Listed(line.id, game.say(language, "game"), line.status, tuple(enumerate(names)), line.my_turn,
                  line.changed.isoformat(), scene_of(game))


def agreed(game: Game[Any], snapshot: Snapshot, language: str) -> list[tuple[str, str]]:
    """What a table agreed on, in words; that somebody dealt by hand; and the commitment to the seed."""
    options = [(game.say(language, f"option-{name}"), game.say(language, f"option-{name}-{value}"))
               for name, value in snapshot.options.items()]
    interface = ui(language)
    if snapshot.by_hand:
        options.append((interface("deal-by-hand"), interface("deal-draws", count=snapshot.by_hand)))
    if not snapshot.sandbox:
        options.append((interface("chance-commitment"), snapshot.commitment))
    return options


@dataclass(frozen=True)
class StepHelp:
    """The help of one step."""

    name: str
    ask: str
    text: tuple[str, ...]
    here: bool


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("\n\n") if part.strip())


def help_page(game: Game[Any], preferences: Preferences, step: str | None = None, back: str = "") -> str:
    """The rules in short, opened at a step, and what is assumed where no source could be had."""

    def said(key: str) -> str:
        return game.say(preferences.language, key) if game.has(preferences.language, key) else ""

    names = [one.name for one in game.rules.steps if said(f"help-{one.name}")]
    steps = [StepHelp(name, said(f"step-{name}"), paragraphs(said(f"help-{name}")), name == step) for name in names]
    return draw("help.html", preferences, title=said("game"), scene=scene_of(game), whole=paragraphs(said("help")), steps=steps,
                back=back, now=next((one for one in steps if one.here), None),
                assumed=[said(f"assumed-{key}") for key in game.assumed], here=back or f"/help/{game.name}")


def in_words(drawn: Drawn) -> list[str]:
    """What the drawing of the board says of each thing in it, for those who read rather than see."""
    said = re.findall(r"<title>(.*?)</title>(?:\s*<desc>(.*?)</desc>)?", str(drawn.board), re.DOTALL)
    lines = [[" ".join(unescape(line).split()) for line in [title, *more.splitlines()]] for title, more in said]
    return list(dict.fromkeys(" ".join(line if line.endswith(".") else f"{line}." for line in told if line) for told in lines))
