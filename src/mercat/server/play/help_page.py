"""The page with a summary of a game's rules, and the icons of its board.

The icons are the symbols of the game's drawing itself, each with its name and a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count, takewhile
from types import MappingProxyType
from typing import Any, Final

from markupsafe import Markup

from mercat.engine.game import Game
from mercat.server.pages.drawing import made_once, render, symbols_of
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import scene_of

SYMBOL: Final = re.compile(r'<symbol id="(\w+)-([\w-]+)"([^>]*)>')
SCENERY: Final = "data-scenery"                          # marks symbols that mean nothing, such as trees


@dataclass(frozen=True)
class Icon:
    """An icon; `id` is that of its symbol, and `family` is the prefix that the ids of the game's symbols share."""

    id: str
    family: str
    name: str
    text: str


@dataclass(frozen=True)
class Glossary:
    """A game's icons in the order of the drawing, and their symbols as SVG."""

    symbols: Markup
    icons: tuple[Icon, ...]


def glossary_of(game: Game[Any], language: str) -> Glossary | None:
    """Return the glossary of a game; None if its drawing has no macro `symbols`."""
    drawn = symbols_of(game)
    if not drawn:
        return None
    icons = [Icon(f"{family}-{name}", family, game.say(language, f"icon-{name}"), game.say(language, f"icon-{name}.about"))
             for family, name, more in SYMBOL.findall(drawn) if SCENERY not in more]
    return Glossary(drawn, tuple(icons))


@dataclass(frozen=True)
class RuleText:
    """A rule from the game's ledger."""

    id: str
    text: str


@dataclass(frozen=True)
class StepHelp:
    """The help for one step."""

    name: str
    ask: str
    text: tuple[str, ...]
    rules: tuple[RuleText, ...]
    here: bool


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("\n\n") if part.strip())


def help_page(game: Game[Any], preferences: Preferences, step: str | None = None, back: str = "",
              added: Mapping[str, Any] = MappingProxyType({})) -> str:
    """Return the page with the summary of the rules. The page begins with the help for a step, and also contains what players
    often miss, the icons, the assumptions, and what features have `added`."""

    def said(key: str) -> str:
        return game.text_if_any(preferences.language, key)

    def rules(step: str) -> tuple[RuleText, ...]:
        return tuple(RuleText(rule, said(f"rule-{rule}")) for rule in game.ledger.steps.get(step, ()))

    def step_help(name: str) -> StepHelp:
        return StepHelp(name, said(f"step-{name}"), paragraphs(said(f"help-{name}")), rules(name), name == step)

    def facts() -> dict[str, Any]:
        return {"whole": paragraphs(said("help")), "steps": [step_help(name) for name in names], "set_up": rules(""),
                "glossary": glossary_of(game, preferences.language),
                "missed": list(takewhile(bool, (said(f"missed-{number}") for number in count(1)))),
                "assumed": [said(f"assumed-{key}") for key in game.assumed]}

    names = [one.name for one in game.rules.steps if said(f"help-{one.name}")]
    here = step if step in names else None
    return render("help.html", preferences, title=said("game"), game=game.name, scene=scene_of(game), back=back, **added,
                  now=None if here is None else step_help(here), here=back or f"/help/{game.name}",
                  body=made_once("parts/help.html", game, preferences.language, facts, at=here or ""))
