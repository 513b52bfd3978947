"""Measure the size of the counts in rows, for `RowLayout.ranges`: a table in the folder of each game.

    python tools/research/ranges.py [GAME ...]

In random games and games of greedy bots, with every number of seats and the default options, a field's range is its largest
number, rounded up to two digits; at least 1. In a short list of different things, such as the bank and the round, each has its
own range.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import floor, log10
from pathlib import Path
from typing import Any, Final

import numpy

import mercat
from mercat.bots.play.picking import GreedyPicker, Luck
from mercat.engine.game import Game
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import Field
from mercat.learning import Batch
from mercat.learning.layout import RANGES, SEAT, RowLayout, kind_of
from mercat.learning.row_plan import COUNT

SOURCE: Final = Path(__file__).parents[2] / "src/mercat/games"
GAMES: Final = {"random": 20, "greedy": 5}              # for each number of seats
FEW: Final = 12
HEADER: Final = "# Scaled rows divide by these: the largest numbers of each field, as tools/research/ranges.py measured them.\n"


def positions(game: Game[Any], seats: int) -> Iterator[Any]:
    """Yield all positions of those games in which a seat decides."""
    for bots, many in GAMES.items():
        batch, moves = Batch(game, 1, seats, rows=None), Moves()
        greedy, ended = GreedyPicker(game, batch.core.fresh), 0
        while ended < many:
            state = batch.core.states[0]
            yield state
            number = batch.sample()[0]
            if bots == "greedy":
                game.rules.offer(state, moves)
                number = game.vocabulary.number(greedy.pick(state, moves, Luck(number)))
            batch.step_in(0, number)
            ended += batch.ended[0]


def names_of(field: Field) -> list[str]:
    """Return the names of a field's ranges: its own, or one for each of a few numbers that do not belong to seats."""
    if len(field.facets) == 1 and field.facets[0].name != SEAT and field.facets[0].size <= FEW:
        return [f"{field.name}.{value}" for value in field.facets[0].values]
    return [field.name]


def rounded(number: int) -> int:
    """Return a number rounded up to two digits."""
    digits = 10 ** max(0, floor(log10(max(number, 1))) - 1)
    return max(1, int(-(-number // digits) * digits))


def measured(game: Game[Any]) -> dict[str, int]:
    """Return the range of each field of counts, and of pending decisions."""
    reaches: dict[str, int] = {}
    for seats in range(int(game.fewest), int(game.most) + 1):
        layout = RowLayout(game, seats)
        counted = [(number, names_of(field)) for number, field in layout.fields if kind_of(field) == COUNT]
        for state in positions(game, seats):
            for number, names in counted:
                held = numpy.abs(numpy.asarray(memoryview(state.fields.numbers[number])))
                for name, most in zip(names, held.tolist() if len(names) > 1 else [int(held.max())], strict=True):
                    reaches[name] = max(reaches.get(name, 1), most)
            reaches["waiting"] = max(reaches.get("waiting", 1), waiting(state))
    return {f'"{name}"': rounded(number) for name, number in sorted(reaches.items())}


def waiting(state: Any) -> int:
    """Return the largest number of decisions of one step pending below the top one."""
    steps = [int(state.stack[depth]) & STEP_MASK for depth in range(1, int(state.depth))]
    return max((steps.count(step) for step in steps), default=0)


def main() -> None:
    for name in sys.argv[1:] or mercat.names():
        game = mercat.find(name)
        table = measured(game)
        lines = [f"{key} = {value}\n" for key, value in table.items()]
        (SOURCE / Path(game.folder).name / RANGES).write_text(HEADER + "".join(lines), "utf-8")
        print(f"{name}: {len(table)} fields")


if __name__ == "__main__":
    main()
