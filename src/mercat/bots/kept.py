"""Finished games in a file, so that a ladder of many hours can be stopped, and go on later or with more games.

The first line says what is played; then comes a line for every finished game, in the order of the tasks: points and places
by seat.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from mercat.bots.learned import LadderBot
from mercat.bots.registry import bot as bot_named
from mercat.bots.table import Played, Task, play_all
from mercat.bots.value.weights import trained
from mercat.engine.game import Game


class OtherGames(ValueError):
    """A file holds games of something else, or none at all."""


def played_as(game: Game[Any], seats: int, options: Mapping[str, str], bots: Sequence[str], seed: int) -> dict[str, Any]:
    """What decides how the games go: a ladder goes on only where all of it is the same."""
    players = [bot_named(name) for name in bots]
    weights = trained(game.name, seats)
    return {"game": game.name, "version": game.version, "seats": seats, "options": dict(options), "bots": list(bots),
            "as": [repr(one.player(game.name, seats) if isinstance(one, LadderBot) else one) for one in players],
            "weights": None if weights is None else weights.digest, "seed": seed}


def kept(path: Path, about: Mapping[str, Any]) -> list[tuple[list[int], list[int]]]:
    """The games in a file, which is begun if there is none. A last line cut short is dropped. Errors: OSError; OtherGames."""
    head = json.dumps(about) + "\n"
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else [head]
    if not lines or lines[0] != head:
        raise OtherGames(str(path))
    whole = lines if lines[-1].endswith("\n") else lines[:-1]
    path.write_text("".join(whole), "utf-8")
    return [tuple(json.loads(line)) for line in whole[1:]]


def play_on(path: Path, about: Mapping[str, Any], tasks: Sequence[Task], processes: int) -> Iterator[Played]:
    """The games in the file, then the others as they are played and written down. Errors as `kept`."""
    done = kept(path, about)[:len(tasks)]
    for task, (totals, places) in zip(tasks, done, strict=False):
        yield Played(task, totals, places, 0, 0, [], [])
    with path.open("a", encoding="utf-8") as file:
        for played in play_all(tasks[len(done):], processes, at_once=1):
            file.write(json.dumps([played.totals, played.places]) + "\n")
            file.flush()
            yield played
