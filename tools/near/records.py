"""The map in `tests/near`: for each part of a source the tests that execute it, nearest first.

`seconds.txt` gives each test a name of six letters, derived from its own, and its time in seconds. The other files, one for each
package, list sources, and under each its functions, or `*` for a source that is not Python, with the lines of a function that no
test executes (`!3,7-9`, counted from its first) and the names of the tests. A changed test or function therefore changes only its
own lines. `python tools/nearest.py --about PATH` shows a part of it in words.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from near.places import HOME

FOLDER = HOME / "tests/near"
WHOLE = "*"
UNKNOWN = 1.0                                             # seconds, for a test that the map does not know


@dataclass
class Entry:
    """A part of a source."""

    tests: list[str] = field(default_factory=list)
    never: set[int] = field(default_factory=set)          # lines that no test executes, counted from the first of the part


@dataclass
class Map:
    seconds: dict[str, float] = field(default_factory=dict)      # of each test
    parts: dict[str, dict[str, Entry]] = field(default_factory=dict)

    def tests(self, path: str, part: str) -> list[str]:
        entry = self.parts.get(path, {}).get(part)
        return entry.tests if entry else []

    def whole(self, path: str) -> list[str]:
        """Return the tests of all parts of a source: the nearest of each first."""
        return in_turn([entry.tests for entry in self.parts.get(path, {}).values()])


def in_turn(lists: Iterable[list[str]]) -> list[str]:
    """Return one item of each list, then the next of each; every item once."""
    rows, at = list(lists), 0
    found: dict[str, None] = {}
    while any(at < len(row) for row in rows):
        found.update(dict.fromkeys(row[at] for row in rows if at < len(row)))
        at += 1
    return list(found)


def short(test: str) -> str:
    return base64.b32encode(hashlib.sha256(test.encode()).digest())[:6].decode().lower()


def group(path: str) -> str:
    """Return the file of the map that contains a source."""
    parts = Path(path).parts
    inside = parts[2:] if parts[:2] == ("src", "mercat") else parts
    if inside[0] in ("games", "server") and len(inside) > 2:
        return f"{inside[0]}-{inside[1]}"
    return inside[0] if len(inside) > 1 else "mercat"


def ranges(numbers: Iterable[int]) -> str:
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(f"{first}-{last}" if last > first else f"{first}" for first, last in runs)


def numbers(text: str) -> set[int]:
    found: set[int] = set()
    for run in text.split(","):
        first, _, last = run.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def written(new_map: Map, folder: Path = FOLDER) -> None:
    """Replace the map."""
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    used = {test for parts in new_map.parts.values() for entry in parts.values() for test in entry.tests}
    lines = {test: f"{short(test)} {rounded(seconds)} {test}" for test, seconds in new_map.seconds.items() if test in used}
    if len({line[:6] for line in lines.values()}) < len(lines):
        raise SystemExit("Two tests have the same short name: let `short` have seven letters.")
    (folder / "seconds.txt").write_text("".join(f"{lines[test]}\n" for test in sorted(lines)), "utf-8")
    files: dict[str, list[str]] = {}
    for path, parts in sorted(new_map.parts.items()):
        rows = [f"  {name}{' !' + ranges(entry.never) if entry.never else ''} {' '.join(map(short, entry.tests))}"
                for name, entry in sorted(parts.items())]
        files.setdefault(group(path), []).extend([path, *rows])
    for name, rows in files.items():
        (folder / f"{name}.txt").write_text("\n".join(rows) + "\n", "utf-8")


def rounded(seconds: float) -> str:
    """Return a time rounded to steps of a quarter, so that small differences and rewriting the map change nothing."""
    step = 0.01
    while float(f"{step * 1.25:.2g}") <= seconds:
        step *= 1.25
    return f"{step:.2g}"


def loaded(folder: Path = FOLDER) -> Map:
    """Return the recorded map; an empty one if there is none."""
    found, names = Map(), {}
    if not (folder / "seconds.txt").exists():
        return found
    for line in (folder / "seconds.txt").read_text("utf-8").splitlines():
        name, seconds, test = line.split(" ", 2)
        names[name] = test
        found.seconds[test] = float(seconds)
    for file in sorted(folder.glob("*.txt")):
        if file.name != "seconds.txt":
            read_group(file.read_text("utf-8"), names, found)
    return found


def read_group(text: str, names: dict[str, str], found: Map) -> None:
    """Read a file of the map into `found`. Names missing from `seconds.txt`, as after a merge, are left out."""
    parts: dict[str, Entry] = {}
    for line in text.splitlines():
        if not line.startswith(" "):
            parts = found.parts.setdefault(line, {})
            continue
        name, *words = line.split()
        never = numbers(words.pop(0)[1:]) if words and words[0].startswith("!") else set()
        parts[name] = Entry([names[word] for word in words if word in names], never)
