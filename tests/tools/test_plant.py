"""Faults are planted where they change something, in a copy alone; and the tests that `make check` would run find them."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

HOME = Path(__file__).parents[2]
sys.path.insert(0, str(HOME / "tools"))

import plant  # noqa: E402
from near import faults  # noqa: E402
from near.faults import CALL, CHECK, COMPARISON, CONSTANT, EMPTY, OWNER, RESULT, python_faults, script_faults  # noqa: E402

SOURCE = '''\
def moves(seat: int = 3, *, many: bool = False) -> list[int]:
    """Zażółć 1."""
    if seat == owner():
        raise ValueError(f"no {1 + 1}")
    note("ź", 7)
    found = [move for move in legal() if move < 5]
    return found


def never() -> int:
    return 1
'''
# What the daily check once let pass, and one for the engine: each a kind of fault in a function.
KNOWN = [pytest.param("src/mercat/server/tables/reader_view.py", "is_own_seat", OWNER, marks=pytest.mark.thorough),
         pytest.param("src/mercat/server/tables/opening.py", "TableOpening.check_may_open", CHECK, marks=pytest.mark.thorough),
         pytest.param("src/mercat/server/tables/undo_rights.py", "may_go_back_to", COMPARISON, marks=pytest.mark.thorough),
         pytest.param("src/mercat/learning/rows.py", "Rows.write_decision", CALL, marks=pytest.mark.thorough),
         ("src/mercat/engine/rules/state.py", "State.copy_into", CALL)]


def test_faults_of_python() -> None:
    found = python_faults("x.py", SOURCE, {"moves": set()})
    planted = {(fault.kind, fault.planted(SOURCE).splitlines()[fault.line - 1].strip()) for fault in found}
    assert {(CHECK, "if False:"), (OWNER, "if True:"), (COMPARISON, "if seat != owner():"), (CALL, "pass"),
            (CONSTANT, 'note("ź", 8)'), (EMPTY, "found = []"), (RESULT, "return None"),
            (CHECK, "found = [move for move in legal() if True]"),
            (COMPARISON, "found = [move for move in legal() if move >= 5]")} <= planted
    assert all(ast.parse(fault.planted(SOURCE)) for fault in found)
    assert {fault.line for fault in found} == {3, 5, 6, 7}            # no default, no docstring, no words of an error


def test_no_fault_in_a_line_that_no_test_executes() -> None:
    assert {fault.line for fault in python_faults("x.py", SOURCE, {"moves": {4, 5}})} == {3, 7}
    assert python_faults("x.py", SOURCE, {}) == []


def test_faults_of_scripts() -> None:
    text = "// if (a === b) return;\nif (rows.length === 1) return rows[0];\nconst all = [...seen];\nnote(rows, 2);\n"
    found = script_faults("x.js", text)
    assert {fault.line for fault in found} == {2, 3, 4}
    assert any("if (false) return" in fault.planted(text) for fault in found)
    assert any("rows.length !== 1" in fault.planted(text) for fault in found)
    assert any("const all = [];" in fault.planted(text) for fault in found)


def test_places_are_drawn_by_a_seed_from_every_area() -> None:
    planter = plant.Planter(HOME, 1, 10)
    areas = ["learning", "server", "scripts"]
    drawn = planter.drawn(areas, 15, Random(1))
    assert drawn == planter.drawn(areas, 15, Random(1)) != planter.drawn(areas, 15, Random(2))
    assert len(set(drawn)) == 15 and len({fault.kind for fault in drawn}) > 3
    counts = [sum(fault.path.startswith(plant.AREAS[area]) for fault in drawn) for area in areas]
    assert counts == [5, 10, 5]                           # the scripts are in the server's folder


@pytest.fixture(scope="module")
def copy() -> Iterator[Path]:
    with plant.copied() as home:
        yield home


@pytest.mark.parametrize(("path", "part", "kind"), KNOWN, ids=lambda value: value.rpartition("/")[2])
def test_a_planted_fault_is_found(copy: Path, path: str, part: str, kind: str) -> None:
    planter = plant.Planter(copy, 1, 15.0)
    never = {name: entry.never for name, entry in planter.chooser.map.parts[path].items()}
    text = (HOME / path).read_text("utf-8")
    fault = next(fault for fault in python_faults(path, text, never) if (fault.part, fault.kind) == (part, kind))
    result = planter.tried(fault)
    assert (result.verdict, (copy / path).read_text("utf-8")) == ("red", text), result


def test_what_is_interrupted_restores_the_copy(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planter = plant.Planter(copy, 1, 1.0)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(planter, "failures", interrupted)
    path = "src/mercat/engine/rules/state.py"
    text = (HOME / path).read_text("utf-8")
    with pytest.raises(KeyboardInterrupt):
        planter.tried(faults.Fault(path, CALL, 1, 0, 3, "pass", ""))
    assert (copy / path).read_text("utf-8") == text == (HOME / path).read_text("utf-8")
