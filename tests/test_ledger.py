"""Every rule of a ledger is proved by a test or a transcript that names it, and no test names a rule that is not there."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LEDGERS = sorted((HERE.parent / "docs" / "rules").glob("*.md"))
RULE = re.compile(r"^\| *([A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+) *\|", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{2,4}(?:-[A-Z0-9]+)+-\d+\b")


def named_in_tests(game):
    """The ids that the tests and transcripts of a game name."""
    found = {}
    for path in sorted((HERE / "games" / game).rglob("*")):
        if path.suffix in (".py", ".play"):
            for rule in NAMED.findall(path.read_text(encoding="utf-8")):
                found.setdefault(rule, path.name)
    return found


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_rule_has_a_proof(ledger):
    rules = RULE.findall(ledger.read_text(encoding="utf-8"))
    assert rules and len(set(rules)) == len(rules), "a rule stands twice"
    named = named_in_tests(ledger.stem.replace("-", "_"))
    assert [rule for rule in rules if rule not in named] == []
    prefix = rules[0].split("-")[0] + "-"
    assert {rule: path for rule, path in named.items() if rule.startswith(prefix) and rule not in rules} == {}


def test_every_game_has_a_ledger():
    games = {path.name for path in (HERE.parent / "src" / "mercat" / "games").iterdir() if (path / "__init__.py").exists()}
    assert games <= {ledger.stem.replace("-", "_") for ledger in LEDGERS}
