"""The icons of a game's board: the very symbols of its drawing, each with its name and a sentence."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.game import Game
from mercat.server.pages.drawing import symbols_of

SYMBOL: Final = re.compile(r'<symbol id="(\w+)-([\w-]+)"([^>]*)>')
SCENERY: Final = "data-scenery"                          # marks symbols that mean nothing, such as trees


@dataclass(frozen=True)
class Icon:
    """An icon; `id` is that of its symbol, `family` what the ids of the game's symbols begin with."""

    id: str
    family: str
    name: str
    text: str


@dataclass(frozen=True)
class Glossary:
    """The icons of a game in the order of the drawing, and their symbols as SVG."""

    symbols: Markup
    icons: tuple[Icon, ...]


def glossary_of(game: Game[Any], language: str) -> Glossary | None:
    """The glossary of a game; None if its drawing has no macro `symbols`."""
    drawn = symbols_of(game)
    if not drawn:
        return None
    icons = [Icon(f"{family}-{name}", family, game.say(language, f"icon-{name}"), game.say(language, f"icon-{name}.about"))
             for family, name, more in SYMBOL.findall(drawn) if SCENERY not in more]
    return Glossary(drawn, tuple(icons))
