"""A position as text: its fields, as the game declares them, in lines and one table for the players.

What is nought or nothing is left out. A game names its fields in `field-<name>`; without that they are named as in transcripts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mercat.cli.telling import Teller
from mercat.engine.match import Match
from mercat.engine.state import Field
from mercat.engine.vocabulary import Facet

HIDDEN = {"stack"}                      # what is still to be decided; the prompt says it
LARGEST = 10**6                         # a larger number is a set in bits, not something to read


def picture(match: Match[Any], teller: Teller) -> RenderableType:
    """The position as a person in a terminal reads it."""
    shared: list[RenderableType] = []
    mine: list[tuple[str, list[str]]] = []
    for field, numbers in zip(match.state.fields.declarations, match.state.fields.numbers, strict=True):
        values = [int(number) for number in numbers]
        if field.name in HIDDEN or max(map(abs, values), default=0) > LARGEST:
            continue
        if is_seat(field.facets[0]):
            mine.append((teller.called("field", field.name), [held(field, values, seat, teller) for seat in range(match.seats)]))
        else:
            said = spread(field, values, match.seats, teller)
            if said:
                shared.append(Text.assemble((teller.called("field", field.name), "bold"), ": ", said))
    return Group(*shared, players(mine, teller))


def players(columns: list[tuple[str, list[str]]], teller: Teller) -> Table:
    """What each player has, one in each row; a column in which nobody has anything is left out."""
    drawn = Table(box=SIMPLE_HEAD)
    drawn.add_column("")
    filled = [(name, cells) for name, cells in columns if any(cells)]
    for name, _ in filled:
        drawn.add_column(name)
    for seat, name in enumerate(teller.names):
        drawn.add_row(name, *(cells[seat] for _, cells in filled))
    return drawn


def held(field: Field, values: list[int], seat: int, teller: Teller) -> str:
    """What a field of the seats says of one of them."""
    if len(field.facets) == 1:
        return number_in(field, values[seat], teller) or ""
    across = field.facets[1]
    row = values[seat * int(across.size):(seat + 1) * int(across.size)]
    return ", ".join(pairs(field, across, row, teller))


def spread(field: Field, values: list[int], seats: int, teller: Teller) -> str:
    """What a field of the table says, in a line."""
    down = field.facets[0]
    if len(field.facets) == 1:
        return ", ".join(pairs(field, down, values, teller))
    across = field.facets[1]
    width = int(across.size)
    lines = []
    for number, value in enumerate(down.values):
        row = values[number * width:(number + 1) * width]
        said = list(pairs(field, across, row[:seats] if is_seat(across) else row, teller))
        if said:
            lines.append(f"{worded(down, value, teller)} ({', '.join(said)})")
    return ", ".join(lines)


def pairs(field: Field, facet: Facet, row: list[int], teller: Teller) -> Iterator[str]:
    """Each value of a facet with its number, without those that are nothing."""
    for value, number in zip(facet.values, row, strict=False):
        said = number_in(field, number, teller)
        if said is not None:
            yield f"{worded(facet, value, teller)} {said}"


def number_in(field: Field, number: int, teller: Teller) -> str | None:
    """A number of a field in words; None for nought and nothing."""
    if field.holds is None:
        return str(number) if number else None
    return worded(field.holds, field.holds.spelt(number), teller) if number >= 0 else None


def worded(facet: Facet, value: str, teller: Teller) -> str:
    """A value of a facet in the reader's words."""
    return value if facet.numeric or facet.alike else teller.value(facet, value)


def is_seat(facet: Facet) -> bool:
    return facet.kind == "seat"
