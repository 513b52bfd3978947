"""The game of docs/engine.md runs as it is written there and keeps its promises; the reference is that of the docstrings."""

import ast
import re
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from mercat.conformance.random_games import check_game
from mercat.engine.matches.match import Match
from mercat.engine.rules.frame import MOST_NUMBERS, NUMBER_MASK
from mercat.engine.rules.state import DEEPEST, SEATS

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import engine_reference

OF_PYTHON = {"Any", "Callable", "Mapping", "None", "Sequence"}
PAGE = Path(__file__).parents[1] / "docs" / "engine.md"
TEXT = PAGE.read_text("utf-8")


@pytest.fixture(scope="module")
def isles() -> tuple[Any, str]:
    """The program of the page, and what it prints."""
    program = "\n".join(re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))
    made, said = ModuleType("tin_isles"), StringIO()
    sys.modules["tin_isles"] = made
    with redirect_stdout(said):
        exec(compile(program, str(PAGE), "exec"), made.__dict__)
    return made, said.getvalue().strip()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_page_keeps_its_promises(isles: tuple[Any, str], seats: int) -> None:
    def law(match: Match[Any]) -> None:
        state = match.state
        assert sum(state.bag) + match.journal.count("-1 draw calm") <= 10 and min(state.money) >= 0

    said = check_game(isles[0].GAME, seats, games=4, law=law)
    assert {"draw", "bid", "withdraw", "open"} <= said


def test_every_part_of_the_game_is_played(isles: tuple[Any, str]) -> None:
    said = set().union(*(check_game(isles[0].GAME, 4, games=1, seed=seed) for seed in range(1, 12)))
    assert said == {verb.name for verb in isles[0].WORDS.verbs}


def test_the_page_says_what_its_program_prints(isles: tuple[Any, str]) -> None:
    assert f"prints `{isles[1]}`" in TEXT, isles[1]


def test_the_limits_are_those_of_the_engine() -> None:
    assert f"| {MOST_NUMBERS}, from -1 to {int(NUMBER_MASK) - 1} |" in TEXT
    assert f"| pending decisions at the same time | {int(DEEPEST) - 1} |" in TEXT and f"| seats | {len(SEATS.values)} |" in TEXT


def test_the_reference_is_that_of_the_docstrings() -> None:
    assert engine_reference.PAGE.read_text("utf-8") == engine_reference.page(), "run python tools/engine_reference.py"


def test_the_reference_has_every_class_that_a_game_is_made_of() -> None:
    said = engine_reference.page()
    tree = ast.parse((engine_reference.ROOT / engine_reference.ENGINE / "game.py").read_text("utf-8"))
    game = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Game")
    made = next(node for node in game.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    types = " ".join(ast.unparse(one.annotation) for one in made.args.args if one.annotation is not None)
    wanted = set(re.findall(r"\b[A-Z]\w+", types)) - OF_PYTHON
    assert {"Advice", "Editing", "Event", "Habits", "Inputs", "Orders", "Style"} <= wanted
    assert sorted(name for name in wanted if f"### `{name}" not in said) == []
    assert "Each part is the list of its steps" in said                     # from the docstring of a constructor


def test_what_the_reference_lists_is_there() -> None:
    said = engine_reference.page()
    missing = [name for names in engine_reference.USED.values() for name in names if f"### `{name}" not in said]
    assert missing == []
