"""Bots by name: five strengths for human opponents, and the kinds of bots compared in research.

A limit follows the name of a search: `search:2000` (iterations), `planner:1.5s`. `lookahead@FILE` and `planner:500@FILE` play
with the weights in a file, and `search:400@FILE` uses the settings in a file (mercat.bots.search.settings_file). A strength may
be followed by one of the game's playing styles: `casual~builder`. An external bot is `module:Class`, or a name registered by a
package (mercat.bots.play.plugins). After the name of one of Mercat's bots, a colon always introduces a limit, so a module with
the same name can be used only inside a package.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from mercat.bots.play.learned_bots import PLANNED, LookaheadBot, PlannerBot, PolicyBot
from mercat.bots.play.players import ITERATIONS, Bot, GreedyBot, RandomBot, SearchBot, UnknownBot
from mercat.bots.play.plugins import own_bot, registered
from mercat.bots.play.strengths import STRENGTHS, StrengthBot

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, whether it accepts a limit, the learned data that it needs, whether it accepts a file, and its
    description."""

    name: str
    limited: bool
    learned: str                        # VALUE, POLICY, or empty
    filed: bool
    about: str


VALUE, POLICY = "value", "policy"
KINDS = (
    BotKind("random", False, "", False, "picks any legal move"),
    BotKind("greedy", False, "", False, "takes the move that looks best at the end of its turn"),
    BotKind("search", True, "", True, "tree search with playouts"),
    BotKind("policy", False, POLICY, False, "draws its move by the policy of the playouts"),
    BotKind("lookahead", False, VALUE, True, "takes the move with the highest learned value"),
    BotKind("planner", True, VALUE, True, "tree search by the learned value"),
)
USUAL = "casual"                        # the default strength
STYLED = "~"                            # the sign between a strength and a style


def with_style(strength: str, style: str) -> str:
    """Return the name of a bot with a strength and a style; if the style is empty, the name of the strength."""
    return f"{strength}{STYLED}{style}" if style else strength


def parts_of(name: str) -> tuple[str, str]:
    """Return the strength and the style in a bot's name; the style is empty if there is none."""
    strength, _, style = name.partition(STYLED)
    return strength, style


def strengths() -> list[str]:
    """Return the names of the strengths for human opponents, the weakest first."""
    return list(STRENGTHS)


def names() -> list[str]:
    """Return the names of Mercat's own bots: the strengths for human opponents, then the other kinds."""
    return [*strengths(), *[kind.name for kind in KINDS]]


def names_for_any_game() -> list[str]:
    """Return the names of the bots that can play every game: the strengths for human opponents, and the kinds that need no
    learned data."""
    return [*strengths(), *[kind.name for kind in KINDS if not kind.learned]]


def all_names() -> list[str]:
    """Return the names of Mercat's own bots and of the bots registered by installed packages."""
    return [*names(), *sorted(registered().keys() - set(names()))]


def bot(text: str, *, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """Return the bot with this name. A limit in the name takes precedence over the other arguments. Raise UnknownBot if there is
    no such bot.

    Strengths for human opponents have fixed numbers of iterations: `seconds` limits their time, and `iterations` has no effect.
    """
    spelt, at, file = text.strip().partition("@")
    spelt, tilde, style = spelt.partition(STYLED)
    name, colon, limit = spelt.partition(":")
    if tilde and (name not in STRENGTHS or not re.fullmatch("[a-z_]+", style)):
        raise UnknownBot(f"{text!r} names no style; write {USUAL}{STYLED}STYLE, with one of {', '.join(STRENGTHS)} before it",
                         "not-styled", name=text, known=", ".join(STRENGTHS))
    kind = next((kind for kind in KINDS if kind.name == name), None)
    if name not in names():
        own = own_bot(text.strip())
        if own is not None:
            return own
        raise unknown(name, colon)
    if colon and (kind is None or not kind.limited):
        raise UnknownBot(f"the bot {name} takes no limit")
    if at and (kind is None or not kind.filed or not file):
        raise UnknownBot(f"{text!r} names no file; write lookahead@FILE, planner@FILE or search@FILE")
    if colon:
        iterations, seconds = limit_in(limit)
    check_limits(iterations, seconds)
    if kind is None:
        return StrengthBot(name, seconds or 0.0, style)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(seconds or 0.0)
    if name == "policy":
        return PolicyBot()
    if name == "lookahead":
        return LookaheadBot(file)
    if name == "planner":
        return PlannerBot(iterations or (0 if seconds else PLANNED), seconds or 0.0, file)
    return SearchBot(iterations or (0 if seconds else ITERATIONS), seconds or 0.0, file)


def unknown(name: str, colon: str) -> UnknownBot:
    """Return the error for an unknown name, or for a limit given with a registered bot, since registered bots accept none."""
    known = all_names()
    if name in known:
        return UnknownBot(f"the bot {name} takes no {'limit' if colon else 'weights'}")
    near = get_close_matches(name, known, 1)
    return UnknownBot(f"there is no bot {name!r}" + (f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"),
                      "no-bot", name=name)


def limit_in(limit: str) -> tuple[int | None, float | None]:
    """Return the number of iterations or seconds given after a name (`2000`, `1.5s`). Raise UnknownBot for an invalid limit."""
    found = re.fullmatch(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)s", limit)
    if found is None:
        raise UnknownBot(f"{limit!r} is not a limit; write iterations (search:2000) or seconds (search:1.5s)")
    return (int(found[1]), None) if found[1] else (None, float(found[2]))


def check_limits(iterations: int | None, seconds: float | None) -> None:
    """Check that the limits are in the range allowed for a search. Raise UnknownBot if one is not."""
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise UnknownBot(f"a search takes 1 to {MOST_ITERATIONS} iterations")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(f"a search takes more than 0 and at most {MOST_SECONDS:g} seconds")
