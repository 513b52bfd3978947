"""The page with a summary of a game's rules and the icons on its board.

The icons are symbols from the game's drawing, each with its name and a sentence about it.
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
SCENERY: Final = "data-scenery"                          # the attribute of symbols without a meaning, such as trees


@dataclass(frozen=True)
class Icon:
    """An icon. `id` is the id of its symbol in the drawing, and `family` is the prefix of the ids of all the game's symbols."""

    id: str
    family: str
    name: str
    text: str


@dataclass(frozen=True)
class Glossary:
    """The icons of a game in the order of the drawing, with the SVG of their symbols."""

    symbols: Markup
    icons: tuple[Icon, ...]


def glossary_of(game: Game[Any], language: str) -> Glossary | None:
    """Return the glossary of a game; None if the game's drawing has no macro `symbols`."""
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
    """The help for a step: its question, its text, its rules, and whether it is the current step."""

    name: str
    ask: str
    text: tuple[str, ...]
    rules: tuple[RuleText, ...]
    here: bool


def paragraphs(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split("\n\n") if part.strip())


def help_page(game: Game[Any], preferences: Preferences, step: str | None = None, back: str = "",
              added: Mapping[str, Any] = MappingProxyType({})) -> str:
    """Return the page with the summary of a game's rules.

    The page begins with the help for the step `step`, if any. It also contains common oversights, the icons, the assumptions, and
    the parts that features have `added`.
    """

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
