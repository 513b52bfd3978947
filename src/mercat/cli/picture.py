"""A position as text: the fields that the game declares, on lines and in one table for the players.

Zeros and missing values are left out; -1 is a missing value if it is the field's initial value. Each field has the name given by
the game's text `field-<name>`. A field without this text has its English name, as in transcripts, or in other languages the text
of its path (`path-<name>`).
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mercat.cli.narrator import Narrator
from mercat.engine.rules.state import NONE, Field, State
from mercat.engine.rules.vocabulary import Facet

HIDDEN = {"stack"}                      # pending decisions, which the prompt shows
LARGEST = 10**6                         # a larger number is a set of bits, not meant for reading


def picture(state: State, narrator: Narrator) -> RenderableType:
    """Return the position as an object that Rich can print."""
    shared: list[RenderableType] = []
    mine: list[tuple[str, list[str]]] = []
    fresh = narrator.game.blank(state.seats, state.options).fields.numbers
    for field, numbers, starts in zip(state.fields.declarations, state.fields.numbers, fresh, strict=True):
        values = [0 if field.values is None and number == start == NONE else int(number)
                  for number, start in zip(numbers, starts, strict=True)]
        if field.name in HIDDEN or max(map(abs, values), default=0) > LARGEST:
            continue
        if is_seat(field.facets[0]):
            column = [held(field, values, seat, narrator) for seat in range(int(state.seats))]
            mine.append((field_called(field, narrator), column))
        else:
            said = spread(field, values, int(state.seats), narrator)
            if said:
                shared.append(Text.assemble((field_called(field, narrator), "bold"), ": ", said))
    return Group(*shared, players(mine, narrator))


def players(columns: list[tuple[str, list[str]]], narrator: Narrator) -> Table:
    """Return a table of the players' holdings, with one row for each player. Empty columns are omitted."""
    drawn = Table(box=SIMPLE_HEAD)
    drawn.add_column("")
    filled = [(name, cells) for name, cells in columns if any(cells)]
    for name, _ in filled:
        drawn.add_column(name)
    for seat, name in enumerate(narrator.names):
        drawn.add_row(name, *(cells[seat] for _, cells in filled))
    return drawn


def held(field: Field, values: list[int], seat: int, narrator: Narrator) -> str:
    """Return a seat's values in a field, as text."""
    if len(field.facets) == 1:
        return number_in(field, values[seat], narrator) or ""
    across = field.facets[1]
    row = values[seat * int(across.size):(seat + 1) * int(across.size)]
    return ", ".join(numbered_values(field, across, row, narrator))


def spread(field: Field, values: list[int], seats: int, narrator: Narrator) -> str:
    """Return the values of a field that is not indexed by seats, as one line of text."""
    down = field.facets[0]
    if len(field.facets) == 1:
        return ", ".join(numbered_values(field, down, values, narrator))
    across = field.facets[1]
    width = int(across.size)
    lines = []
    for number, value in enumerate(down.values):
        row = values[number * width:(number + 1) * width]
        said = list(numbered_values(field, across, row[:seats] if is_seat(across) else row, narrator))
        if said:
            lines.append(f"{worded(down, value, narrator)} ({', '.join(said)})")
    return ", ".join(lines)


def numbered_values(field: Field, facet: Facet, row: list[int], narrator: Narrator) -> Iterator[str]:
    """Yield each value of a facet with its number in the field. Zeros and missing values are omitted."""
    for value, number in zip(facet.values, row, strict=False):
        said = number_in(field, number, narrator)
        if said is not None:
            yield f"{entry_called(field, facet, value, narrator)} {said}"


def number_in(field: Field, number: int, narrator: Narrator) -> str | None:
    """Return a number in a field as text, or None if it is zero or a missing value."""
    if field.values is None:
        return str(number) if number else None
    return worded(field.values, field.values.spelt(number), narrator) if number >= 0 else None


def field_called(field: Field, narrator: Narrator) -> str:
    """Return the name of a field."""
    return path_text(f"field-{field.name}", f"path-{field.name}", narrator) or narrator.called("field", field.name)


def entry_called(field: Field, facet: Facet, value: str, narrator: Narrator) -> str:
    """Return the name of one of the numbers in a field."""
    known = facet.numeric or facet.alike or is_seat(facet)
    own = "" if known else path_text(f"{facet.kind}-{value}", f"path-{field.name}-{value}", narrator)
    return own or worded(facet, value, narrator)


def path_text(key: str, path: str, narrator: Narrator) -> str:
    """Return the game's text `path` if the language is not English and the game has no text `key`, and otherwise an empty
    string."""
    game, language = narrator.game, narrator.language
    return game.say(language, path) if language != "en" and not game.has(language, key) and game.has(language, path) else ""


def worded(facet: Facet, value: str, narrator: Narrator) -> str:
    """Return a facet value in the reader's language."""
    return value if facet.numeric or facet.alike else narrator.value(facet, value)


def is_seat(facet: Facet) -> bool:
    return facet.kind == "seat"
