"""Any view as text: a game's plain data laid out in lines and tables, with its own words where it has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mercat.cli.telling import Teller
from mercat.engine.match import Match

COMMON = {"game", "seats", "options", "to_move", "step", "length"}     # of every view; the prompt says them better
WIDEST = 10                             # columns of a table


def picture(match: Match[Any], teller: Teller) -> RenderableType:
    """The position as a person in a terminal reads it."""
    view = {key: value for key, value in match.view().items() if key not in COMMON}
    return Group(*parts(view, teller))


def parts(data: Mapping[str, Any], teller: Teller) -> list[RenderableType]:
    """Single values in a line, lists of alike things as tables, everything else under its name."""
    plain = {key: value for key, value in data.items() if is_plain(value)}
    found: list[RenderableType] = []
    if plain:
        found.append(Text("   ".join(f"{label(key, teller)}: {cell(key, value, teller)}" for key, value in plain.items())))
    for key, value in data.items():
        if key in plain or value in ([], {}, None):
            continue
        if isinstance(value, Mapping):
            found += [Text(label(key, teller), style="bold"), *parts(value, teller)]
        elif all(isinstance(row, Mapping) for row in value):
            found.append(table(label(key, teller), [flat(row) for row in value], teller))
        else:
            found.append(Text(f"{label(key, teller)}: {listed(key, value, teller)}"))
    return found


def table(title: str, rows: Sequence[Mapping[str, Any]], teller: Teller) -> RenderableType:
    """Alike things, one in each row; what is empty or nought everywhere is left out."""
    columns = [key for key in dict.fromkeys(key for row in rows for key in row)
               if any(row.get(key) not in (None, 0, False, "", [], {}) for row in rows)]
    drawn = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for key in columns[:WIDEST]:
        drawn.add_column(label(key, teller))
    for row in rows:
        drawn.add_row(*(cell(key, row.get(key), teller) for key in columns[:WIDEST]))
    return drawn


def flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row whose small tables of single values have become columns."""
    found: dict[str, Any] = {}
    for key, value in row.items():
        if isinstance(value, Mapping) and all(is_plain(inner) for inner in value.values()):
            found.update({f"{key}.{name}": inner for name, inner in value.items()})
        else:
            found[key] = value
    return found


def is_plain(value: Any) -> bool:
    """Whether a value fits into a line."""
    return isinstance(value, (str, int, float, bool)) or value is None


def listed(key: str, values: Any, teller: Teller) -> str:
    """A list in a line."""
    if not isinstance(values, Sequence) or isinstance(values, str):
        return cell(key, values, teller)
    return ", ".join(cell(key, value, teller) for value in values)


def cell(key: str, value: Any, teller: Teller) -> str:
    """A single value in the reader's words."""
    if isinstance(value, bool):
        return "✓" if value else ""
    if value is None:
        return "–"
    if isinstance(value, int) and key.rpartition(".")[2] in ("seat", "owner") and 0 <= value < len(teller.names):
        return teller.names[value]
    if isinstance(value, Mapping):
        return ", ".join(f"{label(name, teller)} {cell(name, inner, teller)}" for name, inner in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return listed(key, value, teller)
    return worded(value, teller) if isinstance(value, str) else str(value)


def label(key: str, teller: Teller) -> str:
    """The name of a part of the view: the game's word for it, or the plain word."""
    name = key.rpartition(".")[2]
    return teller.plain(f"table-{name.replace('_', '-')}") or teller.plain(f"table-{name}") or worded(name, teller)


def worded(word: str, teller: Teller) -> str:
    """A value of some facet in the reader's language; anything else as it is."""
    for facet in teller.game.vocabulary.facets:
        if not facet.numeric and word in facet.numbers:
            return teller.value(facet, word)
    return word.replace("_", " ")
