"""Makes the map from a recording (`tools/recorder`)."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import coverage

from near.places import HOME, Part, read
from near.records import WHOLE, Entry, Map, in_turn, short
from near.rules import functions_in

OF_A_LINE = 4                                             # tests kept for each line of a function that many execute
OF_A_PART = 30
OF_A_FILE = 16                                            # of a template, a text, a picture
BREADTH = 400                                             # additional functions that count as much as one more second
Lines = dict[int, set[str]]


@dataclass
class Recorded:
    """The content of a recording."""

    lines: dict[str, Lines] = field(default_factory=dict)        # tests by source and line
    opened: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    seconds: dict[str, float] = field(default_factory=dict)


def recorded(folder: Path, home: Path, scaled: float) -> Recorded:
    """Return a recording of a checkout whose folder was `home`."""
    recording = Recorded(seconds={test: took * scaled for test, took in seconds_of(folder).items()})
    for file in sorted(folder.glob("lines.*")):
        data = coverage.CoverageData(str(file))
        data.read()
        for measured in data.measured_files():
            lines = recording.lines.setdefault(Path(measured).relative_to(home).as_posix(), {})
            for line, contexts in data.contexts_by_lineno(measured).items():
                lines.setdefault(line, set()).update(test for test in contexts if test in recording.seconds or not test)
    for file in folder.glob("opened-*"):
        for row in file.read_text("utf-8").splitlines():
            path, _, test = row.partition("\t")
            if test in recording.seconds:
                recording.opened[path].add(test)
    return recording


def seconds_of(folder: Path) -> dict[str, float]:
    """Return the seconds of each test."""
    rows = [json.loads(line) for file in folder.glob("times-*") for line in file.read_text("utf-8").splitlines()]
    return {row["test"]: row["wall"] for row in rows}


def sample(seconds: dict[str, float], many: int = 60) -> list[str]:
    """Return some tests, neither the fastest nor the slowest, for measuring the slowdown by the recorder."""
    some = sorted((test for test, took in seconds.items() if 0.1 < took < 10), key=short)
    return some[:many]


def scale(recorded: dict[str, float], plain: dict[str, float]) -> float:
    """Return the ratio of a test's time without the recorder to that with it; 1 if no test was measured twice."""
    both = recorded.keys() & plain.keys()
    return min(1.0, sum(plain[test] for test in both) / sum(recorded[test] for test in both)) if both else 1.0


def built(recording: Recorded) -> Map:
    made = Map(seconds=dict(recording.seconds))
    breadth = breadths(recording)
    far = {test: seconds + breadth[test] / BREADTH for test, seconds in recording.seconds.items()}
    for path, lines in recording.lines.items():
        if not (HOME / path).exists():
            continue
        if path.endswith(".py"):
            if not Path(path).name.startswith("test_"):
                made.parts[path] = parts_of(path, lines, far)
        else:
            tests = set().union(*lines.values()) - {""}
            made.parts[path] = {WHOLE: Entry(nearest(path, [tests], far, OF_A_FILE, OF_A_FILE))}
    for path, tests in recording.opened.items():
        if path not in made.parts and (HOME / path).exists():
            made.parts[path] = {WHOLE: Entry(nearest(path, [tests], far, OF_A_FILE, OF_A_FILE))}
    made.parts = {path: kept for path, parts in made.parts.items()
                  if (kept := {name: entry for name, entry in parts.items() if entry.tests})}
    return made


def joined(before: Map, added: Map) -> Map:
    """Return a map extended by tests that were recorded separately, whose old entries are dropped.

    Lines that no test executes remain so only if neither map has a test for them; for a new source, `added` alone decides.
    """
    again = {test.partition("::")[0] for test in added.seconds}
    others = {test: took for test, took in before.seconds.items() if test.partition("::")[0] not in again}
    made = Map(seconds=others | added.seconds)
    for path in before.parts.keys() | added.parts.keys():
        old, new = before.parts.get(path, {}), added.parts.get(path, {})
        most = OF_A_PART if path.endswith(".py") else OF_A_FILE
        for name in old.keys() | new.keys():
            known, new_entry = old.get(name), new.get(name)
            kept = [test for test in known.tests if test in others] if known else []
            tests = in_turn([new_entry.tests if new_entry else [], kept])[:most]
            never = known.never & new_entry.never if known and new_entry else (known or new_entry or Entry()).never
            if tests:
                made.parts.setdefault(path, {})[name] = Entry(tests, never)
    return made


def pruned(found: Map) -> Map:
    """Return a map without the tests, sources and functions that the checkout no longer has."""
    made = Map({test: took for test, took in found.seconds.items() if stands(test)})
    for path, parts in found.parts.items():
        kept = {name: Entry(tests, entry.never) for name, entry in parts.items() if name == WHOLE or name in read(path).parts
                if (tests := [test for test in entry.tests if test in made.seconds])}
        if kept and (HOME / path).exists():
            made.parts[path] = kept
    return made


def stands(test: str) -> bool:
    """Return whether the checkout has the function of a test; its cases are not checked."""
    return test.partition("[")[0] in functions_in(test.partition("::")[0])


def breadths(found: Recorded) -> dict[str, int]:
    """Return the number of functions that each test executes."""
    count: dict[str, int] = defaultdict(int)
    for path, lines in found.lines.items():
        for part in read(path).parts.values() if path.endswith(".py") else ():
            for test in executing(part, lines):
                count[test] += 1
    return count


def executing(part: Part, lines: Lines) -> set[str]:
    return set().union(*(lines.get(line, set()) for line in range(part.body, part.last + 1))) - {""}


def parts_of(path: str, lines: Lines, far: dict[str, float]) -> dict[str, Entry]:
    source, made = read(path), {}
    for part in source.parts.values():
        inside = [line for line in range(part.body, part.last + 1) if line in source.statements]
        blocks = {frozenset(lines.get(line, set()) - {""}) for line in inside} - {frozenset()}
        never = {line - part.first for line in inside if not lines.get(line)}
        rarest = sorted(blocks, key=lambda block: (len(block), sorted(block)))
        made[part.name] = Entry(nearest(path, rarest, far, OF_A_LINE, OF_A_PART), never)
    return made


def nearest(path: str, blocks: list[frozenset[str]] | list[set[str]], far: dict[str, float], each: int, most: int) -> list[str]:
    """Return up to `each` tests for each block of lines, those of rare lines first: fast ones that execute little else. A test
    with the same name as the source is near; many from one file are worth less than one from each."""
    chosen: dict[str, None] = {}
    files: dict[str, int] = defaultdict(int)
    named = f"test_{Path(path).stem}"

    def distance(test: str) -> tuple[float, str]:
        file = test.partition("::")[0]
        near = 0.3 if Path(file).stem.startswith(named) else 1.0
        return (far[test] + 0.05) * near * (1 + files[file]), test

    for times in range(1, each + 1):
        for block in blocks:
            if sum(test in chosen for test in block) < min(times, len(block)) and len(chosen) < most:
                test = min((test for test in block if test not in chosen), key=distance)
                chosen[test] = None
                files[test.partition("::")[0]] += 1
    return list(chosen)
