"""Trained weights in files: a record in JSON, and beside it the numbers as 32-bit integers."""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from mercat.engine.advice.inputs import InputLayout, Network, layout_of
from mercat.engine.game import Game

FOLDER = "bots/weights"                 # in the folder of a game
NUMBERS = ".weights"                    # suffix of the file of numbers, beside NAME.json


@dataclass(frozen=True)
class Trained:
    """A network as it is stored. `numbers` are the first layer, its biases, and the second layer, one after the other.

    fewest, most   players for which it was trained
    layout         digest of the inputs that it reads; with others the numbers mean nothing
    record         how it was trained and how strong it is, for people
    """

    game: str
    fewest: int
    most: int
    layout: str
    hidden: int
    outputs: int
    numbers: array[int]
    record: dict[str, Any] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """Stands for the weights."""
        return blake2b(self.numbers.tobytes(), digest_size=8).hexdigest()

    def is_whole(self, rows: int) -> bool:
        """Whether there are as many numbers as a network has that reads these rows of weights."""
        width = self.hidden + self.outputs
        return len(self.numbers) == (rows + 1) * width + self.outputs * self.hidden

    def network(self) -> Network:
        """The weights in the form that plays."""
        width = self.hidden + self.outputs
        biases_at = len(self.numbers) - width - self.outputs * self.hidden
        second_at = biases_at + width
        return Network(self.hidden, self.outputs, vec[i32](self.numbers[:biases_at]),
                       vec[i64](self.numbers[biases_at:second_at]), vec[i64](self.numbers[second_at:]))

    def save(self, path: Path) -> None:
        """Write `path`, which ends in .json, and the numbers beside it."""
        head = {"game": self.game, "players": [self.fewest, self.most], "layout": self.layout, "hidden": self.hidden,
                "outputs": self.outputs, "record": self.record}
        swapped = array("i", self.numbers)
        if sys.byteorder == "big":
            swapped.byteswap()
        path.with_suffix(NUMBERS).write_bytes(swapped.tobytes())
        path.write_text(json.dumps(head, indent=2, ensure_ascii=False) + "\n", "utf-8")


def load(path: Path) -> Trained:
    """Read a network from `path`, which ends in .json. Errors: OSError; ValueError where the files are none."""
    try:
        head = json.loads(path.read_text("utf-8-sig"))
        fewest, most = head["players"]
        numbers = array("i")
        numbers.frombytes(path.with_suffix(NUMBERS).read_bytes())
        if sys.byteorder == "big":
            numbers.byteswap()
        stored = Trained(head["game"], fewest, most, head["layout"], head["hidden"], head["outputs"], numbers, head["record"])
    except (KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"{path} is no trained network") from error
    if not all(type(number) is int and 0 < number < 10_000 for number in (fewest, most, stored.hidden, stored.outputs)):
        raise ValueError(f"{path} is no trained network")
    return stored


def layout_for(game: Game[Any]) -> InputLayout:
    """What a game's networks read."""
    assert game.inputs is not None, f"{game.name} declares no inputs"
    return layout_of(game.inputs, game.first(max(2, game.fewest)))


def trained(game: Game[Any], seats: int) -> Trained | None:
    """The network that is shipped for a game with this number of players; None where there is none that fits the inputs."""
    return shipped(game.plain, seats)


@cache
def shipped(game: Game[Any], seats: int) -> Trained | None:
    if game.inputs is None:
        return None
    layout = layout_for(game)
    for path in sorted(Path(game.folder, FOLDER).glob("*.json")):
        stored = load(path)
        if stored.layout == layout.digest and stored.fewest <= seats <= stored.most:
            return stored
    return None
