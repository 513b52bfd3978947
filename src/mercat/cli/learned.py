"""Bots by a learned value, as arguments of commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mercat.bots import KINDS
from mercat.bots.learned import Unlearned, judge_of
from mercat.cli.files import because
from mercat.cli.output import Failure
from mercat.engine.game import Game


def check_learned(game: Game[Any], seats: int, bots: Sequence[str]) -> None:
    """Check that every bot which plays by a learned value has one for this game and so many players. Raises Failure."""
    for name in bots:
        spelt, _, weights = name.partition("@")
        if any(kind.learned and kind.name == spelt.partition(":")[0] for kind in KINDS):
            try:
                judge_of(game.name, seats, weights)
            except OSError as error:
                raise Failure("cannot-read", path=weights, why=because(error)) from error
            except (Unlearned, ValueError) as error:
                raise Failure("unlearned", bot=name, game=game.name, seats=seats) from error
