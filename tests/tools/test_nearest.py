"""Which tests `make check` runs: what the map says, what it falls back to, and what it says aloud."""

import json
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.thorough import THOROUGH

HOME = Path(__file__).parents[2]
sys.path.insert(0, str(HOME / "tools"))

from near import building, changes, choosing, places, records, rules  # noqa: E402
from near.changes import Change  # noqa: E402
from near.choosing import Choice, Chooser  # noqa: E402
from near.records import Entry, Map  # noqa: E402

A, B, C = "tests/server/test_seats.py::test_a", "tests/server/test_seats.py::test_b[x y]", "tests/server/test_undo.py::test_c"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small checkout with a map, at which the tools look."""
    package = tmp_path / "src/mercat/server/tables"
    package.mkdir(parents=True)
    (package / "rights.py").write_text(textwrap.dedent('''\
        """Who may what."""

        MOST = 50


        def owns(seat: int) -> bool:
            """Doc."""
            return seat < MOST


        class Table:
            def seats(self) -> list[int]:
                return [1]


        def unseen() -> int:
            return 3
        '''))
    (package / "users.py").write_text("from mercat.server.tables.rights import unseen\n\n\ndef uses():\n    return unseen()\n")
    (package / "new.py").write_text("def fresh() -> int:\n    return 1\n")
    tests = tmp_path / "tests/server"
    tests.mkdir(parents=True)
    (tests / "test_seats.py").write_text("def test_a(): pass\n\n\ndef test_b(): pass\n")
    (tests / "test_undo.py").write_text("def test_c(): pass\n")
    for module in (places, rules, changes):
        monkeypatch.setattr(module, "HOME", tmp_path)
    for cached in (places.read, places.sources, rules.long_ones):
        cached.cache_clear()
    yield tmp_path
    for cached in (places.read, places.sources, rules.long_ones):
        cached.cache_clear()


RIGHTS, USERS, NEW = (f"src/mercat/server/tables/{name}.py" for name in ("rights", "users", "new"))
MAP = Map({A: 1.0, B: 2.0, C: 40.0},
          {RIGHTS: {"owns": Entry([A, C]), "Table.seats": Entry([B])}, USERS: {"uses": Entry([C])}})


def chosen(*found: Change, seconds: float = 150.0) -> Choice:
    return Chooser(MAP).choose(list(found), seconds, [], False)


def test_a_changed_line_runs_the_tests_of_its_function(checkout: Path) -> None:
    target, = Chooser(MAP).targets(Change(RIGHTS, {8}))
    assert (target.near, target.wider) == ([A, C], [A, B, C])


def test_a_changed_method(checkout: Path) -> None:
    assert [target.near for target in Chooser(MAP).targets(Change(RIGHTS, {13}))] == [[B]]


def test_a_changed_constant_runs_the_tests_of_those_who_use_it(checkout: Path) -> None:
    assert [target.near for target in Chooser(MAP).targets(Change(RIGHTS, {3}))] == [[A, C]]


def test_a_function_that_the_map_does_not_know_is_found_by_its_users(checkout: Path) -> None:
    assert [target.near for target in Chooser(MAP).targets(Change(RIGHTS, {17}))] == [[C]]


def test_a_new_module_falls_back_to_the_mirrored_folder_and_says_so(checkout: Path) -> None:
    choice = chosen(Change(NEW, whole=True))
    assert set(choice.tests) == {A, B, C}
    assert choice.remarks == [f"No test is near to {NEW}: fresh: tests of tests/server are run."]


def test_what_nothing_is_near_to_is_said(checkout: Path) -> None:
    choice = chosen(Change(".github/workflows/tests.yml", whole=True))
    assert (choice.tests, choice.remarks) == ([], ["No test is near to .github/workflows/tests.yml."])


def test_the_budget_takes_the_nearest_and_counts_the_others(checkout: Path) -> None:
    choice = chosen(Change(RIGHTS, {8}), seconds=10.0)
    assert (choice.tests[0], choice.seconds <= 10.0, C in choice.tests) == (A, True, False)
    assert choice.left == 1


def test_a_changed_test_stands_for_itself_with_all_its_cases(checkout: Path) -> None:
    assert chosen(Change("tests/server/test_seats.py", {4})).tests == ["tests/server/test_seats.py::test_b", A]


def test_a_changed_transcript_runs_that_transcript_alone() -> None:
    path = "tests/games/poseidon/passing.play"
    assert [target.near for target in Chooser(Map()).targets(Change(path, {1}))] == [
        ["tests/games/test_transcripts.py::test_transcript[poseidon-passing]"]]


def test_the_map_is_read_as_it_was_written(tmp_path: Path) -> None:
    made = Map(dict(MAP.seconds), {RIGHTS: {"owns": Entry([A, B], {3, 4, 9})}, "src/mercat/text/en.ftl": {"*": Entry([C])}})
    records.written(made, tmp_path)
    found = records.loaded(tmp_path)
    assert found.parts == made.parts
    assert all(abs(found.seconds[test] / made.seconds[test] - 1) < 0.25 for test in found.seconds)
    records.written(found, tmp_path / "again")
    assert {file.name: file.read_text() for file in tmp_path.glob("*.txt")} == {
        file.name: file.read_text() for file in (tmp_path / "again").glob("*.txt")}


def test_after_a_merge_names_that_are_not_known_are_left_out(tmp_path: Path) -> None:
    records.written(Map({A: 1.0, C: 1.0}, {RIGHTS: {"owns": Entry([A, C])}}), tmp_path)
    file = tmp_path / "seconds.txt"
    file.write_text("".join(line for line in file.read_text().splitlines(keepends=True) if "test_c" not in line))
    assert records.loaded(tmp_path).parts == {RIGHTS: {"owns": Entry([A])}}


def test_lines_that_git_says_were_changed() -> None:
    diff = "@@ -3,2 +3 @@ def f\n-a\n-b\n+c\n@@ -9,0 +10,3 @@\n+x\n@@ -20 +22,0 @@\n-gone\n"
    assert changes.hunks(diff) == {3, 10, 11, 12, 22, 23}


def test_every_kind_of_file_has_tests_that_are_near() -> None:
    """One of each ending in each folder; with MERCAT_THOROUGH each file. But for files of GitHub, of the editor and of git: those
    are named here."""
    tracked = subprocess.run(["git", "ls-files"], cwd=HOME, capture_output=True, text=True, check=False).stdout.splitlines()
    if not tracked:
        pytest.skip("needs git")
    kinds = {path if THOROUGH else (Path(path).parent, Path(path).suffix): path for path in tracked}
    chooser = Chooser(records.loaded())
    without = {path for path in kinds.values() for target in chooser.targets(Change(path, {1}))
               if not (target.near or target.named or target.wider or rules.mirrored(path))}
    known = {path for path in without if path.startswith((".", "docs/images/")) or Path(path).name in ("LICENSE", "Makefile")}
    assert without - known == set()


def test_rules_name_what_exists() -> None:
    gone = [name for _, names in rules.RULES for name in names
            if "{" not in name and name != "tests/scripts" and not (HOME / name.partition("::")[0]).exists()]
    assert gone == []
    assert [name for names in rules.SCRIPTS.values() for name in names if not (HOME / f"tests/browser/{name}.py").exists()] == []


def test_the_map_knows_most_of_what_can_be_executed() -> None:
    """A map that has fallen behind is recorded anew: `make map`."""
    known = records.loaded().parts
    modules = [path for path in places.sources() if places.read(path).parts and "/versions/" not in path]
    assert sum(path in known for path in modules) > 0.9 * len(modules)


def test_nearly_all_that_the_map_names_exists() -> None:
    """A map that names what is gone is pruned: `python tools/map.py --prune`."""
    known = records.loaded()
    files = {test.partition("::")[0] for test in known.seconds} | known.parts.keys()
    assert sum((HOME / file).exists() for file in files) > 0.98 * len(files)
    assert sum(map(building.stands, known.seconds)) > 0.95 * len(known.seconds)


def test_a_limit_that_ends_the_run_fails_it() -> None:
    words = [sys.executable, "tools/nearest.py", "--limit", "0.2", "-n", "1", "tests/games/poseidon/passing.play"]
    done = subprocess.run(words, cwd=HOME, capture_output=True, text=True, check=False)
    assert done.returncode == 124 and "were ended: the check has failed" in done.stdout


def test_only_the_chosen_tests_run_in_the_order_of_their_nearness(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("import pytest\n\n\n@pytest.mark.parametrize('n', [1, 2])\ndef test_n(n): pass\n\n\n"
                                        "def test_other(): pass\n\n\ndef test_last(): pass\n")
    (tmp_path / "wanted.json").write_text(json.dumps(["test_x.py::test_last", "test_x.py::test_gone", "test_x.py::test_n"]))
    words = [sys.executable, "-m", "pytest", "-v", "-p", "near.plugin", "-p", "no:cacheprovider", "test_x.py"]
    environment = {"PYTHONPATH": str(HOME / "tools"), "MERCAT_NEAR": "wanted.json", "PATH": ""}
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert [line.split(" ")[0] for line in done.stdout.splitlines() if "PASSED" in line] == [
        "test_x.py::test_last", "test_x.py::test_n[1]", "test_x.py::test_n[2]"]


def test_budgets_are_those_of_the_documentation() -> None:
    assert f"{choosing.SECONDS:g} seconds" in (HOME / "CONTRIBUTING.md").read_text("utf-8")
