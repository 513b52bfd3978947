"""The settings of a game's checks, and the matches on which the checks are run."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mercat.conformance.random_games import Player
from mercat.engine.game import Game
from mercat.engine.matches.match import Match, Refused, chosen_options

Law: TypeAlias = Callable[[Match[Any]], None]
NAMES: Final = ("Ana", "Bogusława", "<Wenceslao & Co>", "Mo", "Zoë")


@dataclass(frozen=True)
class Terms:
    """The number of random games for each combination of players and options, the first seed, and further requirements."""

    games: int = 1
    seed: int = 1
    law: Law | None = None
    player: Player | None = None


def choices(game: Game[Any]) -> list[tuple[int, dict[str, str]]]:
    """Return every number of players with the default options, and with each other value of each option, as far as the game
    allows it."""
    plain: list[dict[str, str]] = [{}]
    plain += [{option.name: value} for option in game.options for value in option.values if value != option.default]
    return [(seats, options) for seats in range(game.fewest, game.most + 1) for options in plain if is_open(game, seats, options)]


def is_open(game: Game[Any], seats: int, options: dict[str, str]) -> bool:
    """Return whether these options may be chosen with this number of players."""
    try:
        chosen_options(game, seats, options)
    except Refused:
        return False
    return True


def moments(game: Game[Any] | str, seats: int, seed: int, every: int,
            options: Mapping[str, str] | None = None) -> Iterator[Match[Any]]:
    """Yield the match of a random game after every `every` lines of its journal and at its end. The game is given as a record or
    by its name, and its players have names."""
    match: Match[Any] = Match.start(game, seats, options, seed, list(NAMES[:seats]))
    pick = random.Random(seed)
    while match.to_move is not None:
        if len(match.journal) % every == 0:
            yield match
        match.play(pick.choice(match.legal()))
    yield match
