"""Frames: the numbers that a decision is about, by name, and that every frame is created with all of them."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mercat
from mercat.engine.rules.frame import Frame, packed_frame, seat_of
from mercat.engine.rules.rulebook import Step

GAMES_FOLDER = Path(__file__).parents[3] / "src" / "mercat" / "games"


class Voyage(Frame):
    holds = ("ship", "left")

    @property
    def ship(self) -> int:
        return self.number(0)

    @property
    def left(self) -> int:
        return self.number(1)

    @left.setter
    def left(self, number: int) -> None:
        self.put(1, number)


class Confused(Voyage):
    holds = ("left", "ship")


def test_a_frame_keeps_its_numbers() -> None:
    frame = Voyage()
    for seat in (-1, 0, 4):
        for first, second, third, fourth in ((0, 0, 0, 0), (-1, 8190, -1, 8190), (8190, -1, 17, 4095)):
            packed = packed_frame(255, seat, first, second, third, fourth)
            frame.read(packed)
            assert packed >= 0 and (frame.step, frame.seat, seat_of(packed)) == (255, seat, seat)
            assert [frame.number(place) for place in range(4)] == [first, second, third, fourth]
            assert (frame.ship, frame.left) == (first, second)


def test_a_number_is_written_by_name() -> None:
    frame = Voyage()
    frame.read(packed_frame(3, 1, 7, 8190, 5, 6))
    frame.left -= 8191
    assert frame.packed == packed_frame(3, 1, 7, -1, 5, 6)
    assert frame.again(1, 2) == packed_frame(3, 1, 1, 2)


@pytest.mark.parametrize("number", [-2, 8191, 10**9])
def test_a_number_that_does_not_fit_is_refused(number: int) -> None:
    with pytest.raises(AssertionError, match="does not fit"):
        packed_frame(0, 0, 1, number)
    with pytest.raises(AssertionError, match="does not fit"):
        Voyage().put(0, number)


def test_a_property_that_reads_another_number_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"Confused.left does not read number 0"):
        Step("sailing", [], Confused())


def frames_written(name: str) -> Iterator[tuple[str, Step[Any, Any], int]]:
    """Every call STEP.frame(...) in the modules of a game: where, the step, and how many arguments."""
    for path in sorted((GAMES_FOLDER / name).rglob("*.py")):
        module = ".".join(["mercat", "games", name, *path.relative_to(GAMES_FOLDER / name).with_suffix("").parts])
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "frame":
                names = [part.id for part in ast.walk(node.func.value) if isinstance(part, ast.Name) and part.id.isupper()]
                for step in names:
                    found = getattr(importlib.import_module(module), step)
                    if isinstance(found, Step):
                        yield f"{path.name}:{node.lineno}", found, len(node.args)


@pytest.mark.parametrize("name", mercat.names())
def test_every_frame_is_created_with_all_its_numbers(name: str) -> None:
    found = [(where, step.name) for where, step, count in frames_written(name)
             if count != 1 + len(step.about.holds)]
    assert found == []
