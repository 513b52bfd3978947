"""Parts of pages that are the same for all readers of a language: each is made once, and anew when it is about something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.game import Game
from mercat.lru import Lru
from mercat.server.pages.drawing import part

MOST, BYTES = 400, 16_000_000                            # parts in memory, and their letters
Key = tuple[str, str, str, str]
made: Final[Lru[Key, tuple[object, Markup]]] = Lru(MOST, BYTES, lambda _, kept: len(kept[1]))    # with the engine alone


def made_once(template: str, game: Game[Any], language: str, facts: Callable[[], Mapping[str, Any]], *, at: str = "",
              about: object = None) -> Markup:
    """A part of a page about a game, `at` a place in it. It is kept as long as it is `about` the same object."""
    key = template, game.name, language, at
    kept = made.get(key)
    if kept is None or kept[0] is not about:
        kept = about, part(template, language, **facts())
        made.put(key, kept)
    return kept[1]
