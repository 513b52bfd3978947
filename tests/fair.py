"""A small complete game, written by `mercat new`, for tests of the tools for games."""

import os
import sys
from pathlib import Path
from typing import Any, Self

import mercat
from mercat.cli.new import project, write
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves

NAME = "barley_fair"


class Home:
    """A folder with the game. Inside `with`, Mercat finds the game, also in worker processes."""

    def __init__(self, folder: Path, name: str = NAME, title: str = "Barley Fair") -> None:
        layout = project(folder / name, name)
        self.folder = layout.package.parent
        self.files = write(layout, name, title)

    def __enter__(self) -> Self:
        self.path = sys.modules["mercat.games"].__path__
        self.path.append(str(self.folder))
        self.before = os.environ.get("MERCAT_GAMES")
        os.environ["MERCAT_GAMES"] = str(self.folder)
        return self

    def __exit__(self, *_what: object) -> None:
        self.path.remove(str(self.folder))
        if self.before is None:
            del os.environ["MERCAT_GAMES"]
        else:
            os.environ["MERCAT_GAMES"] = self.before


def position(*said: str, seats: int = 2, money: int = 4) -> tuple[Game[Any], Any, Moves]:
    """Return the game, its position after some moves, and the legal moves there."""
    game = mercat.find(NAME)
    state, moves = game.first(seats), Moves()
    for seat in range(seats):
        state.money[seat] = money
    game.rules.advance(state, moves)
    for text in said:
        move = game.vocabulary.parse(text)
        assert moves.has(move), text
        game.rules.apply(state, move, moves)
    return game, state, moves
