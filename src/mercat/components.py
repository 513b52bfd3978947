"""Component data: the values printed on boards, tiles and cards, read from a game's TOML files.

A game calls `read_components` once, while it is imported. The function reads the files that the owner of a printed copy has put
into the user's data folder (`mercat data use`) or, if there are none, the files packaged with the game. An owner's files must
have the shape of the packaged ones: the same keys, types and lengths, except where the game's `Shape` allows more. Errors name
the file, the line and the reason.
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

from mercat.engine.rules.vocabulary import Named
from mercat.text import Voice
from mercat.toml_lines import Place, line_of, lines_of

LARGEST: Final = 1_000_000                      # bytes of a file; also the largest number where a game gives no range
PRINTED: Final = "printed"                      # the `origin` of values copied from a printed copy
KINDS: Final = {bool: "truth", int: "integer", float: "number", str: "text", list: "list", dict: "table"}


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for this user's Mercat data: the one named in MERCAT_DATA, or `mercat` in the user's folder for data."""
    if environment.get("MERCAT_DATA"):
        return Path(os.path.expanduser(environment["MERCAT_DATA"]))     # unlike Path.expanduser, it accepts an unknown ~nobody
    base = environment.get("XDG_DATA_HOME") or ""
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "mercat"


def home_is_missing(environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether the data folder would be in the home folder although HOME is not an absolute path. If HOME is not set,
    return False, because the operating system knows the home folder."""
    home, data = environment.get("HOME"), environment.get("MERCAT_DATA", "")
    follows = data.startswith("~") if data else not Path(environment.get("XDG_DATA_HOME", "")).is_absolute()
    return follows and home is not None and not Path(home).is_absolute()


def own_folder(game: str) -> Path:
    """Return the folder for the user's corrected files of a game. The folder exists only if the user has corrected any."""
    return data_folder() / "components" / game


class WrongComponents(Exception):
    """The error in a component file that cannot be used. The message names the file, the line and the reason.

    `reason` is a text key (`components-...`) in the shared texts or the game's own; `facts` are the variables of that text.
    """

    def __init__(self, package: Path, path: Path, line: int, reason: str, facts: Mapping[str, Any]) -> None:
        super().__init__(reason)
        self.package: Final = package
        self.place: Final = f"{path}:{line}" if line > 0 else str(path)
        self.reason: Final = reason
        self.facts: Final = dict(facts)

    def sentence(self, language: str = "en") -> str:
        """Return the error as one line of text."""
        texts = self.package / "text"
        voice = Voice(texts if texts.is_dir() else None)
        return f"{self.place}: {voice.say(language, f'components-{self.reason}', **self.facts)}"

    def __str__(self) -> str:
        return self.sentence()


class WrongValue(Exception):
    """An error in the value at a place, which consists of the file, then keys and indices. WrongComponents replaces this error
    once the line of the value is known."""

    def __init__(self, place: Place, reason: str, facts: Mapping[str, Any]) -> None:
        super().__init__(reason)
        self.place: Final = place
        self.reason: Final = reason
        self.facts: Final = facts


@dataclass(frozen=True)
class Shape:
    """The ways in which a game's data may differ from the packaged files, apart from the values of numbers. Patterns are places
    written with dots (`side.*.columns.*.*`), without the file's name.

    free     texts and truth values that may be changed
    grows    lists whose length may change; each entry has the shape of the first packaged one
    sparse   tables that may contain these keys and no others; keys marked ! are required
    optional keys that may be missing
    ranges   smallest and largest number; by default 0 to a million, or below 0 where the packaged number or its list has
             negative numbers
    """

    free: tuple[str, ...] = ()
    grows: tuple[str, ...] = ()
    sparse: Mapping[str, str] = field(default_factory=dict)
    optional: tuple[str, ...] = ()
    ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)


class Components:
    """A game's component data in use: `tables` by file, and the digest that every match stores."""

    def __init__(self, folder: Path, tables: dict[str, dict[str, Any]], formerly: Mapping[str, str]) -> None:
        self.folder: Final = folder
        self.tables: Final = tables
        named = {formerly.get(file, file): table for file, table in tables.items()}
        text = json.dumps(named, sort_keys=True)          # comments and the layout of the files do not affect the digest
        self.digest: Final = hashlib.sha256(text.encode()).hexdigest()[:16]

    def __getitem__(self, file: str) -> dict[str, Any]:
        return self.tables[file]

    def assumed(self) -> list[str]:
        """Return the keys of the assumed values, in tables named [assumed], that have not been checked against a printed copy."""
        return [key for tables in self.tables.values() for key, table in tables.get("assumed", {}).items()
                if table["origin"] != PRINTED]


def read_components(package: Path, shape: Shape | None = None,
                    check: Callable[[Components], None] | None = None,
                    formerly: Mapping[str, str] | None = None) -> Components:
    """Return the component data in use for the game in this folder. Raise WrongComponents if the owner's files are invalid.

    `formerly` maps renamed files to their old names, which an owner's folder may still use. The digest also uses the old names,
    so that matches saved before the renaming can be loaded.
    """
    older = formerly or {}
    packaged = package / "data"
    own = own_folder(package.name)
    files = sorted(path.name for path in packaged.glob("*.toml"))
    original = {file: read_table(packaged / file, package) for file in files}
    if not own.is_dir():
        return Components(packaged, original, older)
    paths = {file: own / (file if (own / file).exists() else older.get(file, file)) for file in files}
    components = Components(own, {file: read_table(paths[file], package) for file in files}, older)
    try:
        for file in files:
            compare(components[file], original[file], (file,), shape or Shape())
        if check is not None:
            check(components)
    except WrongValue as wrong:
        path = paths[str(wrong.place[0])]
        line = line_of(lines_of(path.read_text(encoding="utf-8-sig")), wrong.place[1:])
        raise WrongComponents(package, path, line, wrong.reason, wrong.facts) from None
    return components


def read_table(path: Path, package: Path) -> dict[str, Any]:
    """Return the contents of a TOML file of the game in the folder `package`. Raise WrongComponents, with the line, if it is
    invalid."""
    try:
        if path.stat().st_size > LARGEST:
            raise WrongComponents(package, path, 0, "too_large", {"most": LARGEST})
        text = path.read_bytes().decode("utf-8-sig")
        return tomllib.loads(text)
    except OSError as error:
        raise WrongComponents(package, path, 0, "unreadable", {"why": (error.strerror or str(error)).lower()}) from None
    except UnicodeDecodeError as error:
        line = 1 + error.object[:error.start].count(b"\n")
        raise WrongComponents(package, path, line, "not_text", {}) from None
    except RecursionError:
        raise WrongComponents(package, path, 1, "too_deep", {}) from None
    except ValueError as error:
        said = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(error), re.DOTALL)
        if said is None:
            raise WrongComponents(package, path, 1, "number_too_long", {}) from None
        line = int(said[2] or text.count("\n") + 1)
        raise WrongComponents(package, path, line, "not_toml", {"why": said[1]}) from None


# -- the shape

def wrong(place: Place, reason: str, **facts: Any) -> NoReturn:
    """Raise WrongValue for the value at a place. The text is `components-<reason>`, with `facts` as its variables."""
    raise WrongValue(place, reason, facts)


def spelled(place: Place) -> str:
    """Return a place in readable form, such as market.price.wool[3]. Indices are counted from 1."""
    return "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in place[1:]).lstrip(".") or str(place[0])


def matches(place: Place, patterns: tuple[str, ...]) -> bool:
    dotted = ".".join(str(part) for part in place[1:])
    return any(dotted.count(".") == pattern.count(".") and fnmatchcase(dotted, pattern) for pattern in patterns)


def compare(value: Any, packaged: Any, place: Place, shape: Shape) -> None:
    """Check that a value has the same shape as the packaged one. Raise WrongValue if it does not."""
    if type(value) is not type(packaged):
        wrong(place, "kind", key=spelled(place), wanted=kind(packaged), found=kind(value))
    if isinstance(value, dict):
        compare_tables(value, packaged, place, shape)
    elif isinstance(value, list):
        compare_lists(value, packaged, place, shape)
    elif isinstance(value, int) and not isinstance(value, bool):
        compare_numbers(value, packaged, place, shape)
    elif value != packaged and not matches(place, shape.free):
        wrong(place, "rule", key=spelled(place), value=json.dumps(packaged, ensure_ascii=False))


def kind(value: Any) -> Named:
    """Return the type of a TOML value, as a variable of a text."""
    return Named("toml", KINDS.get(type(value), "date"))


def compare_tables(value: dict[str, Any], packaged: dict[str, Any], place: Place, shape: Shape) -> None:
    """Check the keys of a table, then its values. Raise WrongValue if any is invalid."""
    sparse = next((keys.split() for pattern, keys in shape.sparse.items() if matches(place, (pattern,))), None)
    known = list(packaged) if sparse is None else [key.rstrip("!") for key in sparse]
    needed = list(packaged) if sparse is None else [key[:-1] for key in sparse if key.endswith("!")]
    for key in value:
        if key not in known:
            near = get_close_matches(key, known, 1)
            wrong((*place, key), "unknown_key_near" if near else "unknown_key", table=spelled(place), key=key,
                  near=near[0] if near else "")
    pattern = next(iter(packaged.values()), 0)          # the shape of keys that the packaged table does not have
    for key, entry in value.items():
        compare(entry, packaged.get(key, pattern), (*place, key), shape)
    for key in needed:
        if key not in value and not matches((*place, key), shape.optional):
            wrong(place, "missing", key=spelled((*place, key)))


def compare_lists(value: list[Any], packaged: list[Any], place: Place, shape: Shape) -> None:
    """Check the length of a list, then its entries. Raise WrongValue if any is invalid."""
    grows = matches(place, shape.grows)
    if not grows and len(value) != len(packaged):
        wrong(place, "length", key=spelled(place), found=len(value), wanted=len(packaged))
    if grows and not value and packaged:
        wrong(place, "empty", key=spelled(place))
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
    """Check a number in a list of numbers. The number may be negative if any number of the packaged list is negative."""
    least = min((other for other in packaged if isinstance(other, int)), default=0)
    compare(entry, min(least, packaged[index]) if type(entry) is int else packaged[index], place, shape)


def compare_numbers(value: int, packaged: int, place: Place, shape: Shape) -> None:
    """Check that a number is in its range. Raise WrongValue if it is not."""
    least, most = next((ends for pattern, ends in shape.ranges.items() if matches(place, (pattern,))),
                       (0 if packaged >= 0 else -LARGEST, LARGEST))
    if value < least or value > most:
        reason = "fixed" if least == most else "range"
        wrong(place, reason, key=spelled(place), value=str(value), least=str(least), most=str(most))
