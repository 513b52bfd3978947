"""Bots by name, the weakest first: `random`, `greedy`, `search`, with a limit `search:2000` (iterations) or `search:1.5s`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from mercat.bots.players import Bot, GreedyBot, RandomBot, SearchBot

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600.0


class UnknownBot(ValueError):
    """No bot has this name, or it takes no such limit."""


@dataclass(frozen=True)
class Strength:
    """A kind of bot: its name, how strong it is among the others, and whether it may be given a limit."""

    name: str
    strength: int
    limited: bool
    about: str


STRENGTHS = (
    Strength("random", 1, False, "makes any move it may"),
    Strength("greedy", 2, False, "takes what looks best at the end of its turn"),
    Strength("search", 3, True, "plays many games ahead in its mind"),
)
USUAL = "greedy"                        # what is proposed, and plays on for somebody who left


def names() -> list[str]:
    """Every kind of bot, the weakest first."""
    return [kind.name for kind in STRENGTHS]


def bot(text: str, *, iterations: int | None = None, seconds: float | None = None) -> Bot:
    """The bot of this name; a limit in the name goes before the limits given beside it. Raises UnknownBot."""
    name, colon, limit = text.strip().partition(":")
    kind = next((kind for kind in STRENGTHS if kind.name == name), None)
    if kind is None:
        near = get_close_matches(name, names(), 1)
        raise UnknownBot(f"there is no bot {name!r}" + (f"; did you mean {near[0]}?" if near else
                                                       f"; there are {', '.join(names())}"))
    if colon and not kind.limited:
        raise UnknownBot(f"the bot {name} takes no limit")
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(seconds or 0.0)
    if colon:
        iterations, seconds = limit_in(limit)
    return limited_search(iterations, seconds)


def limit_in(limit: str) -> tuple[int | None, float | None]:
    """Iterations or seconds, as written after the name: `2000`, `1.5s`."""
    said = re.fullmatch(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)s", limit)
    if said is None:
        raise UnknownBot(f"{limit!r} is no limit; write iterations (search:2000) or seconds (search:1.5s)")
    return (int(said[1]), None) if said[1] else (None, float(said[2]))


def limited_search(iterations: int | None, seconds: float | None) -> SearchBot:
    """The tree search under these limits, or under its own when there are none."""
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise UnknownBot(f"a search takes 1 to {MOST_ITERATIONS} iterations")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise UnknownBot(f"a search takes more than 0 and at most {MOST_SECONDS:g} seconds")
    if iterations is None and seconds is None:
        return SearchBot()
    return SearchBot(iterations or 0, seconds or 0.0)
