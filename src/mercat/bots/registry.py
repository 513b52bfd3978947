"""Bots by name: `random`, `greedy`, `search`; the search with a limit as `search:2000` (iterations) or `search:1.5s`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from mercat.bots.players import Bot, GreedyBot, LookaheadBot, RandomBot, SearchBot, ValueSearchBot

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0


class UnknownBot(ValueError):
    """There is no bot of this name, or its limit is invalid."""


@dataclass(frozen=True)
class Strength:
    """A kind of bot: its name, its rank (1 is the weakest), whether it accepts a limit, and what it does."""

    name: str
    strength: int
    limited: bool
    about: str


STRENGTHS = (
    Strength("random", 1, False, "picks any legal move"),
    Strength("greedy", 2, False, "takes what looks best at the end of its turn"),
    Strength("search", 3, True, "simulates many games ahead"),
    Strength("lookahead", 4, False, "takes what the learned value likes best"),
    Strength("planner", 5, True, "searches by the learned value"),
)
USUAL = "greedy"                        # the default


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return [kind.name for kind in STRENGTHS]


def bot(text: str, *, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """The bot of this name; a limit in the name takes precedence over the other arguments. Raises UnknownBot."""
    text, _, weights = text.strip().partition("@")
    name, colon, limit = text.partition(":")
    kind = next((kind for kind in STRENGTHS if kind.name == name), None)
    if kind is None:
        near = get_close_matches(name, names(), 1)
        raise UnknownBot(f"there is no bot {name!r}" + (f"; did you mean {near[0]}?" if near else
                                                       f"; there are {', '.join(names())}"))
    if colon and not kind.limited:
        raise UnknownBot(f"the bot {name} takes no limit")
    if name == "lookahead":
        return LookaheadBot(weights)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(seconds or 0.0)
    if colon:
        iterations, seconds = limit_in(limit)
    if name == "planner":
        return ValueSearchBot(iterations or (0 if seconds else 200), seconds or 0.0, weights)
    return limited_search(iterations, seconds)


def limit_in(limit: str) -> tuple[int | None, float | None]:
    """Iterations or seconds, as written after the name (`2000`, `1.5s`). Raises UnknownBot."""
    found = re.fullmatch(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)s", limit)
    if found is None:
        raise UnknownBot(f"{limit!r} is not a limit; write iterations (search:2000) or seconds (search:1.5s)")
    return (int(found[1]), None) if found[1] else (None, float(found[2]))


def limited_search(iterations: int | None, seconds: float | None) -> SearchBot:
    """The tree search with these limits, or with its default limit if there are none. Raises UnknownBot."""
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise UnknownBot(f"a search takes 1 to {MOST_ITERATIONS} iterations")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(f"a search takes more than 0 and at most {MOST_SECONDS:g} seconds")
    if iterations is None and seconds is None:
        return SearchBot()
    return SearchBot(iterations or 0, seconds or 0.0)
