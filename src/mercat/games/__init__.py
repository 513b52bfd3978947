"""Finds the games: the folders beside this file, those in the folders that MERCAT_GAMES names, and installed packages.

A game is a package whose `GAME` is its record (mercat.engine.game.Game). Nothing outside a game's folder names it. An installed
package declares its game in the group `mercat.games` of its entry points: `harbour = "harbour_market:GAME"`; its texts, drawings,
data and lessons are found beside that module. A game from elsewhere that cannot be played is left out, and `unplayable` says why.
The first declaration of a name is the one that counts: a broken game in MERCAT_GAMES hides an installed one of the same name.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import Any, Final

from mercat.compiled_from import is_outdated
from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game
from mercat.engine.matches.match import Refused
from mercat.error_places import place_in, told_in_full, within
from mercat.text import Voice

GROUP: Final = "mercat.games"                            # of the entry points of packages
HOUSE: Final = str(Path(__file__).parent)
RULES: Final = Path(__file__).parents[1] / "engine" / "rules"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME: Final = 40
LONGEST_GUESSED = 60                                     # letters of a name that is compared with those of the games
TEXTS: Final = Voice()
LOADING: Final = RLock()


def own_folders(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The folders that MERCAT_GAMES names, as they are written there; those that do not exist hold no games."""
    return [folder for folder in environment.get("MERCAT_GAMES", "").split(os.pathsep) if folder]


__path__.extend(own_folders())


@dataclass(frozen=True)
class Source:
    """Where a game comes from: the module that holds its record, and what is named when something is wrong with it."""

    name: str
    module: str
    attribute: str
    place: str                                           # a folder, or an installed package with its version


@dataclass(frozen=True)
class Unplayable:
    """A game from elsewhere that cannot be played: where it comes from, and why, as a key of the texts and as what was raised."""

    source: Source
    reason: str
    error: Exception | None = None

    def sentence(self, language: str = "en") -> str:
        """What is wrong, and what to do."""
        why = "" if self.error is None else told_in_full(self.error)
        home = None if self.error is None else home_of(self.source)
        place = "" if self.error is None or home is None else place_in(home, self.error)
        why = f"{place}: {why}" if place else why
        return TEXTS.say(language, f"unplayable-{self.reason}", name=self.source.name, place=self.source.place,
                         module=self.source.module, attribute=self.source.attribute, why=why)


@dataclass(frozen=True)
class Elsewhere:
    """The games that are not of the house: those that can be played, those that cannot, and where each comes from."""

    games: Mapping[str, Game[Any]]
    unplayable: tuple[Unplayable, ...]


@cache
def house_names() -> tuple[str, ...]:
    """The names of the games beside this file."""
    return tuple(module.name for module in pkgutil.iter_modules([HOUSE]) if module.ispkg)


def names() -> list[str]:
    """The names of all games that can be played, in alphabetical order."""
    return sorted({*house_names(), *elsewhere().games})


def unplayable() -> tuple[Unplayable, ...]:
    """The games from elsewhere that cannot be played."""
    return elsewhere().unplayable


def declared() -> dict[str, Source]:
    """Where every game comes from, by its name, whether it can be played or not."""
    house = [Source(name, f"{__name__}.{name}", "GAME", HOUSE) for name in house_names()]
    return {source.name: source for source in reversed([*house, *sources()])}


def folder_of(name: str) -> Path:
    """The folder of a declared game's module; the game is not imported. Raises ImportError where there is no such module."""
    source = declared()[name]
    found = home_of(source)
    if found is None:
        raise ImportError(f"no module {source.module}")
    return found if found.suffix != ".py" else found.parent


def home_of(source: Source) -> Path | None:
    """Return the folder of a game's package, or its file where it is a single module; None where there is none."""
    try:
        found = find_spec(source.module)
    except (Exception, SystemExit):                      # the package of a module within a package is imported for this
        return None
    if found is None or found.origin is None:
        return None
    origin = Path(found.origin)
    return origin.parent if found.submodule_search_locations is not None or origin.suffix != ".py" else origin


def is_code_of_rules(file: str) -> bool:
    """Is this a file of code of a game that can be played, or of the engine's rules, as tracebacks name files?"""
    homes = [RULES, *(Path(HOUSE, name) for name in house_names()), *(Path(game.folder) for game in elsewhere().games.values())]
    return file.endswith(".py") and any(within(home, file) for home in homes)


def broken_in_own_folders() -> list[Unplayable]:
    """Return the games of the folders that MERCAT_GAMES names which cannot be played."""
    return [one for one in unplayable() if one.source.place in __path__]


def find(name: str) -> Game[Any]:
    """The game of this name, with its voice. Raises Refused for a name that no game has."""
    if name in house_names():
        module = importlib.import_module(f"{__name__}.{name}")
        return fitted(module.GAME, Path(str(module.__file__)).parent)
    folders = elsewhere()
    if name not in folders.games:
        raise_component_error(name, folders)
        known = names()
        near = get_close_matches(name[:LONGEST_GUESSED], known, 1)
        reason = "unknown_game_near" if near else "unknown_game"
        raise Refused(reason, {"game": name[:40], "games": ", ".join(known), "near": near[0] if near else ""})
    return folders.games[name]


def raise_component_error(name: str, found: Elsewhere) -> None:
    """Raise what the owner's corrected components of a game raised, as for a game of the house: it names file and line."""
    from mercat.components import WrongComponents

    for one in found.unplayable:
        if one.source.name == name and isinstance(one.error, WrongComponents):
            raise one.error


def fitted(game: Game[Any], folder: Path) -> Game[Any]:
    """The game with its voice and its folder."""
    if game.voice is None:
        game.folder = str(folder)
        game.voice = Voice(folder / "text")
    return game


def elsewhere() -> Elsewhere:
    """The games from elsewhere; each is imported once."""
    with LOADING:
        return loaded(sources())


def sources() -> tuple[Source, ...]:
    """Where games from elsewhere are declared: folders first, then packages by name."""
    folders = [folder for folder in __path__ if folder != HOUSE]
    own = [Source(module.name, f"{__name__}.{module.name}", "GAME", folder)
           for folder in folders for module in pkgutil.iter_modules([folder]) if module.ispkg]
    return (*own, *installed(tuple(sys.path)))


@lru_cache(maxsize=4)
def installed(_path: tuple[str, ...]) -> tuple[Source, ...]:
    """The games that installed packages declare, as long as Python's path is this one."""
    found = [Source(entry.name, entry.module, entry.attr or "GAME", package_of(entry)) for entry in entry_points(group=GROUP)]
    return tuple(sorted(set(found), key=lambda source: (source.name, source.place)))


def package_of(entry: EntryPoint) -> str:
    """The installed package of an entry point, with its version."""
    return "" if entry.dist is None else f"{entry.dist.metadata['Name']} {entry.dist.version}"


@lru_cache(maxsize=8)
def loaded(found: tuple[Source, ...]) -> Elsewhere:
    """Import these games. What goes wrong with one of them concerns only that one."""
    games: dict[str, Game[Any]] = {}
    wrong: list[Unplayable] = []
    for place, source in enumerate(found):
        game = tried(source, {*house_names(), *(earlier.name for earlier in found[:place])})
        if isinstance(game, Unplayable):
            wrong.append(game)
        else:
            games[source.name] = game
    return Elsewhere(games, tuple(wrong))


def tried(source: Source, taken: set[str]) -> Game[Any] | Unplayable:
    """The game of a source, set up once to see that it can be; or why it cannot be played."""
    if not NAME.fullmatch(source.name) or len(source.name) > LONGEST_NAME:
        return Unplayable(source, "name")
    if source.name in taken:
        return Unplayable(source, "taken")
    home = home_of(source)
    if home is not None and is_outdated(home):
        return Unplayable(source, "outdated")
    try:
        module = importlib.import_module(source.module)
        game = getattr(module, source.attribute, None)
    except (Exception, SystemExit) as error:
        return Unplayable(source, "import", error if isinstance(error, Exception) else ImportError("it ends the program"))
    if not isinstance(game, Game):
        return Unplayable(source, "no-game")
    if game.name != source.name:
        return Unplayable(source, "other-name")
    folder = Path(str(module.__file__)).parent
    if not (folder / "text" / "en.ftl").exists():
        return Unplayable(source, "no-texts")
    try:
        fitted(game, folder)
        game.first(game.usual)
        for path in (folder / "text").rglob("*.ftl"):
            path.read_text("utf-8")                      # what is no text would fail readers of one language
    except Exception as error:
        return Unplayable(source, "set-up", error)
    return game


def versioned(game: Game[Any]) -> str:
    """The name of a game as environments and tasks are named, `<name>-v1`. The number rises with each version of the rules, like
    `Game.version`, but counts from 1 since there are such names."""
    return f"{game.name}-v{game.version - game.numbered_from + 1}"


CATALOGUE.provide(find, TEXTS)

__all__ = ["find", "names", "unplayable", "versioned"]
