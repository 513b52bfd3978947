"""Finds the games: the folders beside this file, and those in the folders that MERCAT_GAMES names.

A game is a package whose `GAME` is its record (mercat.engine.game.Game). Nothing outside a game's folder names it.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.game import Game
from mercat.engine.match import Refused
from mercat.text import Voice

LONGEST_GUESSED = 60                                     # letters of a name that is compared with those of the games


def own_folders(environment: Mapping[str, str] = os.environ) -> list[str]:
    """The folders that MERCAT_GAMES names, as they are written there; those that do not exist hold no games."""
    return [folder for folder in environment.get("MERCAT_GAMES", "").split(os.pathsep) if folder]


__path__.extend(own_folders())


def names() -> list[str]:
    """The names of all games that can be played, in alphabetical order."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game[Any]:
    """The game of this name, with its voice. Raises Refused for a name that no game has."""
    known = names()
    if name not in known:
        near = get_close_matches(name[:LONGEST_GUESSED], known, 1)
        reason = "unknown_game_near" if near else "unknown_game"
        raise Refused(reason, {"game": name[:40], "games": ", ".join(known), "near": near[0] if near else ""})
    module = importlib.import_module(f"mercat.games.{name}")
    game: Game[Any] = module.GAME
    if game.voice is None:
        folder = Path(str(module.__file__)).parent
        game.voice = Voice(folder / "text")
        game.folder = str(folder)
    return game


def versioned(game: Game[Any]) -> str:
    """The name of a game as environments and tasks are named, `<name>-v1`. The number rises with each version of the rules."""
    return f"{game.name}-v{game.version - game.numbered_from + 1}"


CATALOGUE.provide(find, Voice())

__all__ = ["find", "names", "versioned"]
