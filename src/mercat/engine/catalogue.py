"""What the engine needs from the layers above it: the games by name, and the texts that belong to no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mercat.engine.game import Game, Voice


class Catalogue:
    """Finds games by name, and holds the texts that all games share. `mercat.games` provides both when `mercat` is imported."""

    def __init__(self) -> None:
        self.finder: Callable[[str], Game[Any]] | None = None
        self.texts: Voice | None = None

    def provide(self, finder: Callable[[str], Game[Any]], texts: Voice) -> None:
        """Find games with `finder` from now on, which raises Refused for a name that no game has."""
        self.finder = finder
        self.texts = texts

    def find(self, name: object) -> Game[Any]:
        """The game of this name. Raises Refused."""
        assert self.finder is not None, "mercat.games is not imported"
        return self.finder(str(name))

    @property
    def voice(self) -> Voice:
        """The texts that all games share."""
        assert self.texts is not None, "mercat.games is not imported"
        return self.texts


CATALOGUE: Final = Catalogue()
