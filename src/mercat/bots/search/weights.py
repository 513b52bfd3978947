"""Trained weights in files: a JSON record and, next to it, the numbers as 32-bit integers."""

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

from mercat.engine.advice.inputs import Input, InputLayout, Network, layout_of
from mercat.engine.game import Game

FOLDER = "bots/weights"                 # in the folder of a game
NUMBERS = ".weights"                    # suffix of the file of numbers, next to NAME.json


@dataclass(frozen=True)
class Trained:
    """A stored network. `numbers` are the first layer, its biases, and the second layer, one after another.

    fewest, most   smallest and largest number of players for which it was trained
    layout         digest of the inputs with which it was trained
    record         a human-readable record of its training and its strength
    inputs         the inputs by name, so that the weights can be used after inputs have been added; empty in older files
    """

    game: str
    fewest: int
    most: int
    layout: str
    hidden: int
    outputs: int
    numbers: array[int]
    record: dict[str, Any] = field(default_factory=dict)
    inputs: dict[str, list[Any]] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """A hash of the weights."""
        return blake2b(self.numbers.tobytes(), digest_size=8).hexdigest()

    def rows_for(self, layout: InputLayout) -> list[int] | None:
        """Return, for each row of weights in a layout, this network's row for the same input, or -1; None if the weights do not
        fit the layout."""
        if self.layout == layout.digest:
            return list(range(layout.rows))
        return layout.carried(named_layout(self.inputs)) if self.inputs else None

    def is_whole(self, layout: InputLayout) -> bool:
        """Return whether the number of weights is right for a network with these inputs. The weights must fit `layout`."""
        rows = layout.rows if self.layout == layout.digest else named_layout(self.inputs).rows
        width = self.hidden + self.outputs
        return len(self.numbers) == (rows + 1) * width + self.outputs * self.hidden

    def numbers_for(self, layout: InputLayout) -> array[int]:
        """Return the weights rearranged for a layout that they fit. New inputs get the weight 0, so that the values of positions
        do not change."""
        if self.layout == layout.digest:
            return self.numbers
        rows = self.rows_for(layout)
        assert rows is not None, "weights of other inputs"
        width = self.hidden + self.outputs
        nothing = array("i", bytes(4 * width))
        carried = array("i")
        for row in rows:
            carried += nothing if row < 0 else self.numbers[row * width:(row + 1) * width]
        return carried + self.numbers[len(self.numbers) - width - self.outputs * self.hidden:]

    def network(self, layout: InputLayout) -> Network:
        """Return the weights as a network that can play, for a layout that they fit."""
        numbers, width = self.numbers_for(layout), self.hidden + self.outputs
        biases_at = layout.rows * width
        second_at = biases_at + width
        return Network(self.hidden, self.outputs, vec[i32](numbers[:biases_at]),
                       vec[i64](numbers[biases_at:second_at]), vec[i64](numbers[second_at:]))

    def save(self, path: Path) -> None:
        """Write the record to `path`, and the numbers next to it. `path` must end in .json."""
        head = {"game": self.game, "players": [self.fewest, self.most], "layout": self.layout, "hidden": self.hidden,
                "outputs": self.outputs, "record": self.record, **({"inputs": self.inputs} if self.inputs else {})}
        swapped = array("i", self.numbers)
        if sys.byteorder == "big":
            swapped.byteswap()
        path.with_suffix(NUMBERS).write_bytes(swapped.tobytes())
        path.write_text(json.dumps(head, indent=2, ensure_ascii=False) + "\n", "utf-8")


def load(path: Path) -> Trained:
    """Return the network stored at `path`. `path` must end in .json. Raise OSError if the files cannot be read, and ValueError if
    they are invalid."""
    try:
        head = json.loads(path.read_text("utf-8-sig"))
        fewest, most = head["players"]
        numbers = array("i")
        numbers.frombytes(path.with_suffix(NUMBERS).read_bytes())
        if sys.byteorder == "big":
            numbers.byteswap()
        stored = Trained(head["game"], fewest, most, head["layout"], head["hidden"], head["outputs"], numbers, head["record"],
                         head.get("inputs", {}))
        if stored.inputs and named_layout(stored.inputs).digest != stored.layout:
            raise ValueError(f"{path} does not name its inputs")
    except (KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"{path} is no trained network") from error
    if not all(type(number) is int and 0 < number < 10_000 for number in (fewest, most, stored.hidden, stored.outputs)):
        raise ValueError(f"{path} is no trained network")
    return stored


def names_of(layout: InputLayout) -> dict[str, list[Any]]:
    """Return the inputs of a layout by name and kinds, in the format of a weights file."""
    return {"scale": list(layout.scale), "table": [entry.declared for entry in layout.table],
            "own": [entry.declared for entry in layout.own], "other": [entry.declared for entry in layout.other]}


def named_layout(names: dict[str, list[Any]]) -> InputLayout:
    """Return the layout described by the result of `names_of`. Raise KeyError, TypeError or ValueError if `names` is invalid."""
    blocks: list[list[Input]] = []
    for block in ("table", "own", "other"):
        parts = [entry.rpartition(" ") for entry in names[block]]
        blocks.append([Input(name, int(kinds)) for name, _space, kinds in parts])
    usual, spread = names["scale"]
    return InputLayout(blocks[0], blocks[1], blocks[2], (usual, spread))


def layout_for(game: Game[Any]) -> InputLayout:
    """Return the input layout for a game's networks. The game must declare inputs."""
    assert game.inputs is not None, f"{game.name} declares no inputs"
    return layout_of(game.inputs, game.first(max(2, game.fewest)))


def trained(game: Game[Any], seats: int) -> Trained | None:
    """Return the network shipped for a game with this number of players; None if there is none that fits the game's inputs."""
    return shipped(game.plain, seats)


@cache
def shipped(game: Game[Any], seats: int) -> Trained | None:
    if game.inputs is None:
        return None
    layout = layout_for(game)
    for path in sorted(Path(game.folder, FOLDER).glob("*.json")):
        stored = load(path)
        if stored.fewest <= seats <= stored.most and stored.rows_for(layout) is not None:
            return stored
    return None
