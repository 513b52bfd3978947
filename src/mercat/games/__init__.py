"""The search for games: in the folders beside this file, in the folders listed in MERCAT_GAMES, and among installed packages.

A game is a package whose `GAME` is a `mercat.engine.game.Game`. Nothing outside a game's folder refers to the game. An installed
package declares its game in the entry-point group `mercat.games`: `harbour = "harbour_market:GAME"`. The game's texts, drawings,
data and lessons are found beside that module. An external game that cannot be played is left out, and `unplayable` returns the
reason. The first declaration of a name counts: a broken game in MERCAT_GAMES hides an installed game with the same name.
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
from importlib.util import find_spec
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from mercat.compiled_from import is_outdated
from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game
from mercat.engine.matches.match import Refused
from mercat.error_places import place_in, told_in_full, within
from mercat.text import Voice

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "mercat.games"                            # the entry-point group in which packages declare games
HOUSE: Final = str(Path(__file__).parent)
RULES: Final = Path(__file__).parents[1] / "engine" / "rules"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME: Final = 40
LONGEST_GUESSED = 60                                     # letters of an unknown name that are compared with known names
TEXTS: Final = Voice()
LOADING: Final = RLock()


def own_folders(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the folders listed in MERCAT_GAMES, as written there. A folder that does not exist counts as empty."""
    return [folder for folder in environment.get("MERCAT_GAMES", "").split(os.pathsep) if folder]


__path__.extend(own_folders())


@dataclass(frozen=True)
class Source:
    """The origin of a game: the module that defines its `GAME`, and the place that error messages name."""

    name: str
    module: str
    attribute: str
    place: str                                           # a folder, or an installed package with its version


@dataclass(frozen=True)
class Unplayable:
    """An external game that cannot be played: its source, the reason as a text key, and the exception if one was raised."""

    source: Source
    reason: str
    error: Exception | None = None

    def sentence(self, language: str = "en") -> str:
        """Return a sentence that explains the problem and how to solve it."""
        why = "" if self.error is None else told_in_full(self.error)
        home = None if self.error is None else home_of(self.source)
        place = "" if self.error is None or home is None else place_in(home, self.error)
        why = f"{place}: {why}" if place else why
        return TEXTS.say(language, f"unplayable-{self.reason}", name=self.source.name, place=self.source.place,
                         module=self.source.module, attribute=self.source.attribute, why=why)


@dataclass(frozen=True)
class Elsewhere:
    """All external games: the playable ones, the unplayable ones, and their sources."""

    games: Mapping[str, Game[Any]]
    unplayable: tuple[Unplayable, ...]


@cache
def house_names() -> tuple[str, ...]:
    """Return the names of the games in folders beside this file."""
    return tuple(module.name for module in pkgutil.iter_modules([HOUSE]) if module.ispkg)


def names() -> list[str]:
    """Return the names of all playable games, in alphabetical order."""
    return sorted({*house_names(), *elsewhere().games})


def unplayable() -> tuple[Unplayable, ...]:
    """Return the external games that cannot be played."""
    return elsewhere().unplayable


def declared() -> dict[str, Source]:
    """Return the sources of all games by name, whether or not they can be played."""
    house = [Source(name, f"{__name__}.{name}", "GAME", HOUSE) for name in house_names()]
    return {source.name: source for source in reversed([*house, *sources()])}


def folder_of(name: str) -> Path:
    """Return the folder of a declared game's module, without importing the game. Raise ImportError if there is no such
    module."""
    source = declared()[name]
    found = home_of(source)
    if found is None:
        raise ImportError(f"no module {source.module}")
    return found if found.suffix != ".py" else found.parent


def home_of(source: Source) -> Path | None:
    """Return the folder of a game's package, or the file of a game that is a single module. Return None if it does not exist."""
    try:
        found = find_spec(source.module)
    except (Exception, SystemExit):                      # searching for a module in a package imports the package
        return None
    if found is None or found.origin is None:
        return None
    origin = Path(found.origin)
    return origin.parent if found.submodule_search_locations is not None or origin.suffix != ".py" else origin


def is_code_of_rules(file: str) -> bool:
    """Return whether a file named in a traceback contains code of a playable game or the engine's rules."""
    homes = [RULES, *(Path(HOUSE, name) for name in house_names()), *(Path(game.folder) for game in elsewhere().games.values())]
    return file.endswith(".py") and any(within(home, file) for home in homes)


def broken_in_own_folders() -> list[Unplayable]:
    """Return the unplayable games in the folders listed in MERCAT_GAMES."""
    return [one for one in unplayable() if one.source.place in __path__]


def find(name: str) -> Game[Any]:
    """Return the game with this name, with its voice. Raise Refused if there is no such game."""
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
    """Raise the error, if there is one, that the owner's corrected components of an external game have caused. It names the file
    and the line, like the error for a built-in game."""
    from mercat.components import WrongComponents

    for one in found.unplayable:
        if one.source.name == name and isinstance(one.error, WrongComponents):
            raise one.error


def fitted(game: Game[Any], folder: Path) -> Game[Any]:
    """Return the game with its voice and its folder set."""
    if game.voice is None:
        game.folder = str(folder)
        game.voice = Voice(folder / "text")
    return game


def elsewhere() -> Elsewhere:
    """Return the external games. Each of them is imported only once."""
    with LOADING:
        return loaded(sources())


def sources() -> tuple[Source, ...]:
    """Return the sources of external games: first the folders in MERCAT_GAMES, then the packages by name."""
    folders = [folder for folder in __path__ if folder != HOUSE]
    own = [Source(module.name, f"{__name__}.{module.name}", "GAME", folder)
           for folder in folders for module in pkgutil.iter_modules([folder]) if module.ispkg]
    return (*own, *installed(tuple(sys.path)))


@lru_cache(maxsize=4)
def installed(_path: tuple[str, ...]) -> tuple[Source, ...]:
    """Return the games that installed packages declare. The argument is Python's module path, so the result is cached for each
    path."""
    from importlib.metadata import entry_points  # it takes a fifth of the time of `import mercat`

    found = [Source(entry.name, entry.module, entry.attr or "GAME", package_of(entry)) for entry in entry_points(group=GROUP)]
    return tuple(sorted(set(found), key=lambda source: (source.name, source.place)))


def package_of(entry: EntryPoint) -> str:
    """Return the name and version of the installed package that declares an entry point."""
    return "" if entry.dist is None else f"{entry.dist.metadata['Name']} {entry.dist.version}"


@lru_cache(maxsize=8)
def loaded(found: tuple[Source, ...]) -> Elsewhere:
    """Import these games. A game that cannot be imported becomes unplayable; the other games are not affected."""
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
    """Return the game of a source after a test that sets it up once, or the reason why the game cannot be played. `taken`
    contains the names of other games."""
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
            path.read_text("utf-8")                      # otherwise, a binary file would cause errors in only one language
    except Exception as error:
        return Unplayable(source, "set-up", error)
    return game


def versioned(game: Game[Any]) -> str:
    """Return the name of a game in environments and tasks, such as `<name>-v1`. The number increases with each version of the
    rules, as `Game.version` does, but it is 1 for the version for which the environments were first released."""
    return f"{game.name}-v{game.version - game.numbered_from + 1}"


CATALOGUE.provide(find, TEXTS)

__all__ = ["find", "names", "unplayable", "versioned"]
