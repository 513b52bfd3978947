"""The engine's access to the layers above it: the games by name, and the texts shared by all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mercat.engine.game import Game, Voice


class Catalogue:
    """The games by name, and the shared texts. `mercat.games` supplies both when `mercat` is imported."""

    def __init__(self) -> None:
        self.finder: Callable[[str], Game[Any]] | None = None
        self.texts: Voice | None = None

    def provide(self, finder: Callable[[str], Game[Any]], texts: Voice) -> None:
        """Set the shared texts and the function that finds games. The function must raise Refused for an unknown name."""
        self.finder = finder
        self.texts = texts

    def find(self, name: object) -> Game[Any]:
        """Return the game with this name. Raise Refused if there is no such game."""
        assert self.finder is not None, "mercat.games is not imported"
        return self.finder(str(name))

    @property
    def voice(self) -> Voice:
        """The texts that all games share."""
        assert self.texts is not None, "mercat.games is not imported"
        return self.texts


CATALOGUE: Final = Catalogue()
