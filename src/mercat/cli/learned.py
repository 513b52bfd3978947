"""Bots by a learned value, as arguments of commands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mercat.bots import KINDS
from mercat.bots.learned import Unlearned, judge_of
from mercat.cli.files import because, read_text
from mercat.cli.output import Failure
from mercat.engine.game import Game

LARGEST_RECORD = 1_000_000              # bytes of the JSON file that describes weights


def check_learned(game: Game[Any], seats: int, bots: Sequence[str]) -> None:
    """Check that every bot which plays by a learned value has one for this game and so many players. Raises Failure."""
    for name in bots:
        spelt, _, weights = name.partition("@")
        if not any(kind.learned and kind.name == spelt.partition(":")[0] for kind in KINDS):
            continue
        if weights:
            read_text(Path(weights), LARGEST_RECORD)
        try:
            judge_of(game.name, seats, weights)
        except OSError as error:
            raise Failure("cannot-read", path=str(error.filename or weights), why=because(error)) from error
        except Unlearned as error:
            raise Failure("unlearned", bot=name, game=game.name, seats=seats) from error
        except (ValueError, RecursionError) as error:
            raise Failure("not-weights", path=weights) from error
