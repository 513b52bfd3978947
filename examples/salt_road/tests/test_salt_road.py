"""The Salt Road keeps the promises of every game, its transcripts pass, and they name every rule of its ledger."""

import re
from pathlib import Path

import pytest

from mercat import conformance
from mercat.engine.transcripts import transcript

NAME = "salt_road"
TRANSCRIPTS = sorted(Path(__file__).parent.glob("*.play"))
LEDGER = Path(__file__).parents[1] / "docs/rules.md"


@pytest.mark.parametrize("part", conformance.PARTS)
def test_conformance(part: str) -> None:
    conformance.check(NAME, parts=[part])


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_transcripts(path: Path) -> None:
    assert [str(failure) for failure in transcript.run(path.read_text(encoding="utf-8"))] == []


def test_every_rule_of_the_ledger_is_named_by_a_transcript() -> None:
    rules = re.findall(r"^\| *([A-Z0-9-]+-\d+) *\|", LEDGER.read_text(encoding="utf-8"), re.MULTILINE)
    proved = "".join(path.read_text(encoding="utf-8") for path in TRANSCRIPTS)
    assert rules and [rule for rule in rules if f"# {rule}" not in proved] == []
