"""What worker processes do for the moves of bots. They import this module and with it the bots, but nothing of the server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from mercat.bots import choose, choose_in_share


@dataclass(frozen=True)
class BotDecision:
    """A decision that a bot must make, as plain data."""

    length: int
    strength: str
    game: str
    options: Mapping[str, str]
    seats: int
    position: Mapping[str, Any]
    seat: int
    legal: tuple[str, ...]


def choose_move(decision: BotDecision, seconds: float, seed: int) -> str:
    """Run in a worker process: the bot's move in notation."""
    return choose(*question(decision), seconds=seconds, seed=seed)


def choose_share(decision: BotDecision, seconds: float, seed: int, share: int, shares: int) -> tuple[str, float]:
    """Run in one of several worker processes: the best of its share of the moves, in notation, and what it is worth."""
    return choose_in_share(*question(decision), share, shares, seconds=seconds, seed=seed)


def question(decision: BotDecision) -> tuple[str, str, Mapping[str, str], int, Mapping[str, Any], int]:
    """What a bot is asked."""
    return decision.strength, decision.game, decision.options, decision.seats, decision.position, decision.seat
