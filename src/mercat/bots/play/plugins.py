"""External bots: `module:Class` names an importable class, and packages register names in the entry-point group `mercat.bots`.

The class has a method `pick(game, state, moves, seed)`, like mercat.bots.play.players.Bot, but need not be a subclass of it. It
is instantiated without arguments, once for each game or, at a table in the terminal, once for each move.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

from mercat.bots.play.players import Bot, UnknownBot
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
GROUP = "mercat.bots"                   # the group of entry points
CLASS = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)")        # a limit begins with a digit, a class never does


class IllegalMove(RuntimeError):
    """The error for an external bot that picked an illegal move."""

    def __init__(self, bot: str, move: str) -> None:
        super().__init__(bot, move)
        self.bot, self.move = bot, move

    def __str__(self) -> str:
        return f"the bot {self.bot} picked {self.move}, which is not a legal move; pick returns one of moves.listed()"


@dataclass(frozen=True)
class OwnBot(Bot):
    """A bot whose moves are picked by an external `player`. The player receives copies of the position and the moves. `pick`
    raises IllegalMove if the player's move is not legal."""

    name: str
    player: Any = field(repr=False)

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        scratch, offered = game.copy(state), Moves()
        game.rules.offer(scratch, offered)
        move = self.player.pick(game, scratch, offered, seed)
        if not isinstance(move, int) or not moves.has(move):
            raise IllegalMove(self.name, repr(move))
        return move


def registered() -> dict[str, EntryPoint]:
    """Return the entry points for bots that installed packages have registered, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def names_class(name: str) -> bool:
    """Return whether a name has the form module:Class."""
    return CLASS.fullmatch(name) is not None


def own_bot(name: str) -> Bot | None:
    """Return the bot named as module:Class or registered by a package; None if the name is neither. Raise UnknownBot if the bot
    cannot be used."""
    spelling = CLASS.fullmatch(name)
    if spelling is not None:
        return created(name, class_in(spelling[1], spelling[2]))
    point = registered().get(name)
    if point is None:
        return None
    try:
        made = point.load()
    except Exception as error:
        raise UnknownBot(f"the module of {name} cannot be imported: {described(error)}", "module-fails",
                         module=point.value, why=described(error)) from error
    return created(name, made)


def class_in(module: str, name: str) -> Any:
    """Return the class with this name in a module. Raise UnknownBot if there is none."""
    try:
        imported = import_module(module)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name and f"{module}.".startswith(f"{error.name}."):
            raise UnknownBot(f"there is no module {module!r}", "no-module", module=module) from error
        raise UnknownBot(f"the module {module} cannot be imported: {described(error)}", "module-fails",
                         module=module, why=described(error)) from error
    made = getattr(imported, name, None)
    if made is None:
        raise UnknownBot(f"the module {module} has no class {name}", "no-class", module=module, name=name)
    return made


def created(name: str, made: Any) -> Bot:
    """Create a bot by calling `made`, check it, and return it. Raise UnknownBot if the object is not a bot."""
    if not isinstance(made, type) or not callable(getattr(made, "pick", None)):
        raise UnknownBot(f"{name} is no bot: a bot is a class with a method pick(game, state, moves, seed)", "no-pick", bot=name)
    try:
        return OwnBot(name, made())
    except Exception as error:
        raise UnknownBot(f"{name} cannot be created without arguments: {described(error)}", "not-created",
                         bot=name, why=described(error)) from error


def described(error: Exception) -> str:
    """Return a one-line description of an error in external code."""
    return " ".join(f"{type(error).__name__}: {error}".split())
