"""Choice of the tests for a change: nearest first, as long as the budget lasts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import PurePosixPath

from near import rules
from near.changes import Change
from near.places import mentioning, read
from near.records import UNKNOWN, WHOLE, Map, in_turn

SECONDS = 60.0                                            # of tests, with two idle processors
WIDER = 16.0                                              # of these, at most, for tests of other parts of a changed module
BESIDE = 16.0                                             # and, at most, for other tests in the files of the nearest
IN_A_BROWSER, LONG = 8.0, 120.0                           # seconds; browser tests are not recorded
DEPTH = 3
ALWAYS = ["tests/test_architecture.py", "tests/test_packaging.py", "tests/test_library.py"]


@dataclass
class Target:
    """A changed thing: a function, a name, a file."""

    label: str
    near: list[str]                                       # tests that execute it, or that a rule names
    named: list[str] = field(default_factory=list)        # test files named after the module
    wider: list[str] = field(default_factory=list)        # tests of other parts of the module


@dataclass
class Choice:
    tests: list[str]                                      # in order: tests, test functions with all their cases
    seconds: float
    left: int                                             # the number of tests left out
    remarks: list[str]                                    # things without near tests


class Chooser:
    """The map during the choice of tests."""

    def __init__(self, found: Map) -> None:
        self.map = found
        self.cases: dict[str, list[str]] = {}             # of each test function
        for test in sorted(found.seconds, key=lambda test: (found.seconds[test], test)):
            self.cases.setdefault(test.partition("[")[0], []).append(test)

    def seconds(self, test: str) -> float:
        cases = [test] if test in self.map.seconds else self.cases.get(test, [])
        if cases or not rules.is_browser(test):
            return sum(self.map.seconds[case] for case in cases) or UNKNOWN
        return LONG if test.partition("[")[0] in rules.long_ones(test.partition("::")[0]) else IN_A_BROWSER

    def in_file(self, name: str) -> list[str]:
        """Return the tests of a file, of a folder, or of one function; fast ones first."""
        if "::" in name:
            return [name]
        files = [name] if name.endswith(".py") else rules.files_in(name)
        tests = [test for file in files for function in rules.functions_in(file) for test in self.cases.get(function, [function])]
        return sorted(tests, key=self.seconds)

    def in_files(self, names: list[str]) -> list[str]:
        return in_turn([self.in_file(name) for name in names])

    def beside(self, tests: list[str]) -> list[str]:
        """Return all test functions in the files of these, with all their cases, since the map keeps only some of the tests of a
        line."""
        files = dict.fromkeys(test.partition("::")[0] for test in tests if not rules.is_browser(test))
        return in_turn([sorted(rules.functions_in(file), key=self.seconds) for file in files])

    def targets(self, change: Change) -> list[Target]:
        path = change.path
        if test := rules.transcript(path):
            return [Target(path, [test])]
        if PurePosixPath(path).name.startswith("test_") and path.endswith(".py"):
            return [self.test_file(change)]
        if path.endswith(".py"):
            return self.python(change)
        return [self.other(path)]

    def test_file(self, change: Change) -> Target:
        """Return the target of a changed test file: the changed functions with all their cases first, then the others."""
        changed = {f"{change.path}::{part.replace('.', '::')}" for part in read(change.path).parts_at(change.lines)}
        first = [function for function in rules.functions_in(change.path) if function in changed]
        rest = [test for test in self.in_file(change.path) if test.partition("[")[0] not in changed]
        return Target(change.path, [*first, *rest])

    def other(self, path: str) -> Target:
        """Return the target of a text, template, style, script or data file: tests that executed or opened it, and those that a
        rule names."""
        ruled = self.in_files(rules.fitting(path))
        words = [PurePosixPath(path).stem, *PurePosixPath(path).parts[3:4]]
        ruled.sort(key=lambda test: -sum(word in test.partition("[")[2] for word in words))
        return Target(path, in_turn([self.map.tests(path, WHOLE), ruled]))

    def python(self, change: Change) -> list[Target]:
        path, source = change.path, read(change.path)
        parts = list(source.parts) if change.whole else source.parts_at(change.lines)
        names = set() if change.whole else source.names_at(change.lines)
        found = [Target(f"{path}: {part}", self.executing(path, part)) for part in parts]
        if names or not found:
            near = self.reached(path, names) if names else self.map.whole(path)
            found.append(Target(f"{path}: {', '.join(sorted(names))}" if names else path, near))
        for target in found:
            target.named = self.in_files(rules.named_after(path))
            target.wider = self.map.whole(path) or self.in_files(rules.fitting(path))
        return found

    def executing(self, path: str, part: str) -> list[str]:
        """Return the tests of a function; if the map does not know it, or it runs only at import, those of its users."""
        return self.map.tests(path, part) or self.reached(path, {part.split(".")[-1]})

    def reached(self, path: str, names: set[str], depth: int = DEPTH) -> list[str]:
        users = mentioning(path, names)
        if tests := in_turn([self.map.tests(*user) for user in users]):
            return tests
        further: dict[str, set[str]] = {}
        for other, part in users:
            further.setdefault(other, set()).add(part.split(".")[-1])
        return in_turn([self.reached(other, found, depth - 1) for other, found in further.items()]) if depth > 1 else []

    def choose(self, changed: list[Change], seconds: float, always: list[str], browser: bool) -> Choice:
        """Return the tests for these changes. Raises nothing; unknown things are remarks."""
        targets = [target for change in changed for target in self.targets(change)]
        beside = self.beside(in_turn([target.near for target in targets]))
        remarks = [remark for target in targets if (remark := self.fall_back(target))]
        ways = [(in_turn([target.near for target in targets]), seconds),
                (in_turn([target.named for target in targets]), seconds),
                (in_turn([target.wider for target in targets]), seconds * WIDER / SECONDS),
                (beside, seconds * BESIDE / SECONDS),
                (self.in_files(always), seconds)]
        chosen: dict[str, float] = {}
        left: set[str] = set()
        for tests, most in ways:
            used = 0.0
            for test in tests:
                if test in chosen or test.partition("[")[0] in chosen or (rules.is_browser(test) and not browser):
                    continue
                takes = self.seconds(test)
                if sum(chosen.values()) + takes <= seconds and used + takes <= most:
                    chosen[test] = takes
                    used += takes
                else:
                    left.add(test)
        return Choice(list(chosen), sum(chosen.values()), len(left - set(chosen)), remarks)

    def fall_back(self, target: Target) -> str | None:
        """Fall back to the tests of the module, else of the mirrored folder, if no test is near; return a remark about it."""
        if target.near or target.named:
            return None
        if target.wider:
            target.near = target.wider
            return f"No recorded test executes {target.label}: the tests of the whole module are run."
        folder = rules.mirrored(target.label.partition(":")[0])
        target.near = self.in_file(folder) if folder else []
        return f"No test is near to {target.label}" + (f": tests of {folder} are run." if target.near else ".")
