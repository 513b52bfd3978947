"""Every rule of a ledger is named by a test and by the module that the ledger gives; tests and code name no other rules."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LEDGERS = sorted((HERE.parent / "docs" / "rules").glob("*.md"))
RULE = re.compile(r"^\| *([A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+) *\|", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+\b")
ROW = re.compile(r"^\| *([A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+) *\|.*?\| *([^|]*?) *\|[^|]*\|$", re.MULTILINE)
GAMES = HERE.parent / "src" / "mercat" / "games"


def named_in_tests(game: str) -> dict[str, str]:
    """The ids that the tests and transcripts of a game name."""
    found: dict[str, str] = {}
    for path in sorted((HERE / "games" / game).rglob("*")):
        if path.suffix in (".py", ".play"):
            for rule in NAMED.findall(path.read_text(encoding="utf-8")):
                found.setdefault(rule, path.name)
    return found


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_rule_is_named_by_a_test(ledger: Path) -> None:
    rules = RULE.findall(ledger.read_text(encoding="utf-8"))
    assert rules and len(set(rules)) == len(rules), "a rule stands twice"
    named = named_in_tests(ledger.stem.replace("-", "_"))
    assert [rule for rule in rules if rule not in named] == []
    prefix = rules[0].split("-")[0] + "-"
    assert {rule: path for rule, path in named.items() if rule.startswith(prefix) and rule not in rules} == {}


def test_every_game_has_a_ledger() -> None:
    games = {path.name for path in (HERE.parent / "src" / "mercat" / "games").iterdir() if (path / "__init__.py").exists()}
    assert games <= {ledger.stem.replace("-", "_") for ledger in LEDGERS}


def named_in_docstrings(path: Path) -> set[str]:
    """The ids that the docstrings of a module name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            found |= set(NAMED.findall(ast.get_docstring(node) or ""))
    return found


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_rule_is_in_the_module_that_the_ledger_names(ledger: Path) -> None:
    folder = GAMES / ledger.stem.replace("-", "_")
    rows = ROW.findall(ledger.read_text(encoding="utf-8"))
    assert [rule for rule, _ in rows] == RULE.findall(ledger.read_text(encoding="utf-8")), "a row is not read"
    expected = [(rule, module) for rule, modules in rows for module in modules.split(", ")]
    assert [(rule, module) for rule, module in expected if not (folder / module).exists()] == []
    named = {path.relative_to(folder).as_posix(): named_in_docstrings(path) for path in sorted(folder.rglob("*.py"))}
    assert [(rule, module) for rule, module in expected if module in named and rule not in named[module]] == []
    unknown = {module: ids - {rule for rule, _ in rows} for module, ids in named.items()}
    assert {module: ids for module, ids in unknown.items() if ids} == {}
