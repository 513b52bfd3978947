"""What `make map` records: lines, files that are opened, processes that a test starts; and what it makes of them."""

import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
sys.path.insert(0, str(HOME / "tools"))

import map as tool  # noqa: E402
from near import building  # noqa: E402
from near.building import Recorded, built, joined, pruned, recorded  # noqa: E402
from near.places import Source, parsed, read  # noqa: E402
from near.records import Entry, Map, rounded  # noqa: E402

TESTS = '''\
import subprocess
import sys
from pathlib import Path


def test_here():
    from mercat.text.numbers import figure

    assert figure("en", 1000) == "1,000"


def test_in_another_process():
    program = "from mercat.engine.matches.chance import seed_of; seed_of(1).bot_seed(3)"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_opens():
    Path(r"{licence}").read_text("utf-8")
'''


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Recorded:
    folder = tmp_path_factory.mktemp("recording")
    (folder / "test_three.py").write_text(TESTS.format(licence=HOME / "docs/wording.md"))
    assert tool.record(folder / "recorded", 1, ["--rootdir", str(folder), str(folder / "test_three.py")]) == 0
    return recorded(folder / "recorded", HOME, 1.0)


def executing(found: Recorded, path: str, part: str) -> set[str]:
    """The tests that execute a function. (What is outside of functions belongs to the test that imports the module first.)"""
    tests = building.executing(read(path).parts[part], found.lines.get(path, {}))
    return {test.partition("::")[2] for test in tests}


def test_each_test_has_its_lines_and_its_time(found: Recorded) -> None:
    assert len(found.seconds) == 3 and all(seconds > 0 for seconds in found.seconds.values())
    assert executing(found, "src/mercat/text/numbers.py", "figure") == {"test_here"}


def test_a_process_that_a_test_starts_belongs_to_it(found: Recorded) -> None:
    assert executing(found, "src/mercat/engine/matches/chance.py", "seed_of") == {"test_in_another_process"}


def test_opened_files_are_noted(found: Recorded) -> None:
    assert {test.partition("::")[2] for test in found.opened["docs/wording.md"]} == {"test_opens"}


def test_each_line_keeps_tests_and_rare_lines_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    many = {f"tests/engine/test_{number}.py::test_x" for number in range(40)}
    rare = "tests/engine/test_slow.py::test_rare"
    text = "def f(a):\n    if a:\n        return 1\n    return 2\n"
    path = "src/mercat/engine/f.py"
    monkeypatch.setattr(building, "read", lambda _: building_source(text))
    monkeypatch.setattr(building, "HOME", Existing())
    entry = built(Recorded({path: {2: many | {rare}, 3: {rare}}}, {}, dict.fromkeys(many, 0.1) | {rare: 20.0})).parts[path]["f"]
    assert (entry.tests[0], len(entry.tests), entry.never) == (rare, building.OF_A_LINE, {3})


def building_source(text: str) -> Source:
    return parsed(text)


class Existing:
    """A folder in which everything exists."""

    def __truediv__(self, path: str) -> "Existing":
        return self

    def exists(self) -> bool:
        return True


def test_times_without_the_recorder() -> None:
    assert building.scale({"a": 4.0, "b": 6.0, "c": 1.0}, {"a": 1.0, "b": 1.0}) == 0.2
    assert building.scale({"a": 1.0}, {}) == 1.0


def test_a_time_that_is_written_again_stays() -> None:
    steps = [rounded(seconds / 7) for seconds in range(1, 2000)]
    assert len(set(steps)) > 30 and [rounded(float(step)) for step in steps] == steps


def test_what_is_gone_is_dropped() -> None:
    """Of a map that names a test, a source and functions of this checkout, and others that are gone."""
    path, test = "tools/near/records.py", "tests/tools/test_map.py::test_what_is_gone_is_dropped"
    gone = [f"{test}_too", "tests/tools/test_gone.py::test_x", "tests/tools/test_map.py"]
    before = Map({f"{test}[1]": 1.0, **dict.fromkeys(gone, 2.0)},
                 {path: {"short": Entry([*gone, f"{test}[1]"], {1}), "gone": Entry([f"{test}[1]"]), "group": Entry(gone)},
                  "tools/near/gone.py": {"*": Entry([f"{test}[1]"])}})
    assert pruned(before) == Map({f"{test}[1]": 1.0}, {path: {"short": Entry([f"{test}[1]"], {1})}})


def test_some_tests_that_are_recorded_alone_are_added() -> None:
    old, new, other = "tests/test_a.py::test_gone", "tests/test_a.py::test_new", "tests/test_b.py::test_other"
    before = Map({old: 1.0, other: 2.0}, {"src/x.py": {"f": Entry([old, other], {1, 2}), "g": Entry([old], set())}})
    added = Map({new: 0.5}, {"src/x.py": {"f": Entry([new], {2, 3})}, "src/y.py": {"h": Entry([new], {4})}})
    made = joined(before, added)
    assert made.seconds == {other: 2.0, new: 0.5}
    assert made.parts == {"src/x.py": {"f": Entry([new, other], {2})}, "src/y.py": {"h": Entry([new], {4})}}
