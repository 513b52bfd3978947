"""The numbers of the game, read from data/components.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .sources import DATA


def number_of(table: str, key: str) -> int:
    """Return one number of the data."""
    return int(DATA[table][key])


FEWEST: Final[int] = number_of("game", "players_min")
MOST: Final[int] = number_of("game", "players_max")
ROUNDS: Final[i64] = number_of("game", "rounds")
ACTIONS: Final[i64] = number_of("game", "actions")
MONEY: Final[i64] = number_of("start", "money")
DIGGERS: Final[i64] = number_of("start", "diggers")
FIRST_WAGE: Final[i64] = number_of("digger", "first")
MOST_DIGGERS: Final[i64] = number_of("digger", "most")
PRICES: Final[list[int]] = list(DATA["market"]["prices"])
LOWEST_PRICE: Final[i64] = number_of("market", "least")
MINES: Final[list[str]] = list(DATA["mine"])
SALT_BY_MINE: Final[vec[i64]] = vec[i64]([int(DATA["mine"][mine]) for mine in MINES])
