"""Component data: what is printed on boards, tiles and cards, read from a game's TOML files.

A game calls `read_components` once, while it is imported. The files in use are those that the owner of a printed copy has put
into the user's data folder (`mercat data use`), or else those packaged with the game. An owner's files must have the shape of the
packaged ones: the same keys, types and lengths, except where the game's `Shape` allows more. Errors name file, line and reason.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final, NoReturn

from mercat.toml_lines import Place, line_of, lines_of

LARGEST: Final = 1_000_000                      # bytes of a file; also the largest number where a game gives no range
PRINTED: Final = "printed"                      # the `origin` of values read off a printed copy
KINDS: Final = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list", dict: "a table"}


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for this user's data: MERCAT_DATA, or `mercat` in the user's data folder."""
    if environment.get("MERCAT_DATA"):
        return Path(environment["MERCAT_DATA"]).expanduser()
    base = environment.get("XDG_DATA_HOME") or ""
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "mercat"


def own_folder(game: str) -> Path:
    """The folder for the corrected files of a game; it exists if there are any."""
    return data_folder() / "components" / game


class WrongComponents(Exception):
    """A component file that cannot be used; the message names file, line and reason."""


class Misplaced(Exception):
    """An error in the value at a place (the file, then keys and indices); becomes WrongComponents once its line is known."""

    def __init__(self, place: Place, reason: str) -> None:
        super().__init__(reason)
        self.place = place


@dataclass(frozen=True)
class Shape:
    """Where a game's data may differ from the packaged files in more than the values of numbers. Patterns are places written
    with dots (`side.*.columns.*.*`), without the file's name.

    free     texts and truth values that may be changed
    grows    lists whose length may change; each entry has the shape of the first packaged one
    sparse   tables that may hold these keys and no others; keys marked ! are required
    optional keys that may be missing
    ranges   smallest and largest number; elsewhere 0 to a million, and below 0 where a packaged number of the list is
    """

    free: tuple[str, ...] = ()
    grows: tuple[str, ...] = ()
    sparse: Mapping[str, str] = field(default_factory=dict)
    optional: tuple[str, ...] = ()
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)


class Components:
    """The component data of a game in use: `tables` by file, and the digest that every match keeps."""

    def __init__(self, folder: Path, tables: dict[str, dict[str, Any]], formerly: Mapping[str, str]) -> None:
        self.folder: Final = folder
        self.tables: Final = tables
        named = {formerly.get(file, file): table for file, table in tables.items()}
        text = json.dumps(named, sort_keys=True)          # comments and layout of the files do not count
        self.digest: Final = hashlib.sha256(text.encode()).hexdigest()[:16]

    def __getitem__(self, file: str) -> dict[str, Any]:
        return self.tables[file]

    def assumed(self) -> list[str]:
        """The keys of the tables under [assumed] that were not read off a printed copy."""
        return [key for tables in self.tables.values() for key, table in tables.get("assumed", {}).items()
                if table["origin"] != PRINTED]


def read_components(package: Path, shape: Shape | None = None,
                    check: Callable[[Components], None] | None = None,
                    formerly: Mapping[str, str] | None = None) -> Components:
    """The component data in use for the game in this folder. Raises WrongComponents if the owner's files are invalid.

    `formerly` maps renamed files to their former names: an owner's folder may still use these, and the digest does, so that
    matches from before the renaming can be loaded.
    """
    older = formerly or {}
    packaged = package / "data"
    own = own_folder(package.name)
    files = sorted(path.name for path in packaged.glob("*.toml"))
    original = {file: read_table(packaged / file) for file in files}
    if not own.is_dir():
        return Components(packaged, original, older)
    paths = {file: own / (file if (own / file).exists() else older.get(file, file)) for file in files}
    found = Components(own, {file: read_table(paths[file]) for file in files}, older)
    try:
        for file in files:
            compare(found[file], original[file], (file,), shape or Shape())
        if check is not None:
            check(found)
    except Misplaced as wrong:
        path = paths[str(wrong.place[0])]
        line = line_of(lines_of(path.read_text(encoding="utf-8")), wrong.place[1:])
        raise WrongComponents(f"{path}:{line}: {wrong}") from None
    return found


def read_table(path: Path) -> dict[str, Any]:
    """The contents of a TOML file. Raises WrongComponents, with the line, if it is invalid."""
    try:
        if path.stat().st_size > LARGEST:
            raise WrongComponents(f"{path}: the file is larger than {LARGEST:,} bytes")
        text = path.read_bytes().decode("utf-8")
        return tomllib.loads(text)
    except OSError as error:
        raise WrongComponents(f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    except UnicodeDecodeError as error:
        line = 1 + error.object[:error.start].count(b"\n")
        raise WrongComponents(f"{path}:{line}: this is not UTF-8 text") from None
    except RecursionError:
        raise WrongComponents(f"{path}:1: the brackets are nested too deeply") from None
    except ValueError as error:
        said = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        line = int(said[2] or text.count("\n") + 1) if said else 1
        raise WrongComponents(f"{path}:{line}: {said[1] if said else 'a number is too long'}") from None


# -- the shape

def wrong(place: Place, reason: str) -> NoReturn:
    raise Misplaced(place, reason)


def spelled(place: Place) -> str:
    """A place as shown to people: market.price.wool[3]; entries are counted from 1."""
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in place[1:]).lstrip(".") or str(place[0])


def matches(place: Place, patterns: tuple[str, ...]) -> bool:
    dotted = ".".join(str(part) for part in place[1:])
    return any(dotted.count(".") == pattern.count(".") and fnmatchcase(dotted, pattern) for pattern in patterns)


def compare(value: Any, packaged: Any, place: Place, shape: Shape) -> None:
    """Check that a value has the shape of the packaged one. Raises Misplaced."""
    if type(value) is not type(packaged):
        found = KINDS.get(type(value), "a date")
        wrong(place, f"{spelled(place)} must be {KINDS.get(type(packaged), 'of another kind')}, not {found}")
    if isinstance(value, dict):
        compare_tables(value, packaged, place, shape)
    elif isinstance(value, list):
        compare_lists(value, packaged, place, shape)
    elif isinstance(value, int) and not isinstance(value, bool):
        compare_numbers(value, packaged, place, shape)
    elif value != packaged and not matches(place, shape.free):
        shown = json.dumps(packaged, ensure_ascii=False)
        wrong(place, f"{spelled(place)} is part of the rules and must stay {shown}")


def compare_tables(value: dict[str, Any], packaged: dict[str, Any], place: Place, shape: Shape) -> None:
    sparse = next((keys.split() for pattern, keys in shape.sparse.items() if matches(place, (pattern,))), None)
    known = list(packaged) if sparse is None else [key.rstrip("!") for key in sparse]
    needed = list(packaged) if sparse is None else [key[:-1] for key in sparse if key.endswith("!")]
    for key in value:
        if key not in known:
            near = get_close_matches(key, known, 1)
            wrong((*place, key), f"{spelled(place)} has no {key!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
    pattern = next(iter(packaged.values()), 0)          # for keys that the packaged table does not have
    for key, entry in value.items():
        compare(entry, packaged.get(key, pattern), (*place, key), shape)
    for key in needed:
        if key not in value and not matches((*place, key), shape.optional):
            wrong(place, f"{spelled((*place, key))} is missing")


def compare_lists(value: list[Any], packaged: list[Any], place: Place, shape: Shape) -> None:
    grows = matches(place, shape.grows)
    if not grows and len(value) != len(packaged):
        wrong(place, f"{spelled(place)} has {len(value)} entries and must have {len(packaged)}")
    if grows and not value and packaged:
        wrong(place, f"{spelled(place)} is empty")
    for index, entry in enumerate(value):
        if grows and packaged:
            compare(entry, packaged[index] if index < len(packaged) and not isinstance(entry, dict) else packaged[0],
                    (*place, index), shape)
        elif not grows:
            if isinstance(entry, int) and isinstance(packaged[index], int):
                compare_kinds(entry, packaged, index, (*place, index), shape)
            else:
                compare(entry, packaged[index], (*place, index), shape)


def compare_kinds(entry: int, packaged: list[Any], index: int, place: Place, shape: Shape) -> None:
    """Check an entry of a list of numbers, which may be below 0 if any number of the packaged list is."""
    least = min((other for other in packaged if isinstance(other, int)), default=0)
    compare(entry, min(least, packaged[index]) if type(entry) is int else packaged[index], place, shape)


def compare_numbers(value: int, packaged: int, place: Place, shape: Shape) -> None:
    least, most = next((ends for pattern, ends in shape.ranges.items() if matches(place, (pattern,))),
                       (0 if packaged >= 0 else -LARGEST, LARGEST))
    if value < least or value > most:
        wrong(place, f"{spelled(place)} is {value} and must be " + (f"{least}" if least == most else f"from {least} to {most}"))
