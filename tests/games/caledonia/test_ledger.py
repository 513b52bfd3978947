"""The proofs that the ledger of Caledonia names."""

from pathlib import Path

PLAYS = sorted(Path(__file__).parent.glob("*.play"))


def test_the_ledger_names_every_transcript() -> None:
    """Every transcript is named, and nothing is named that does not exist."""
    ledger = (Path(__file__).parents[3] / "docs" / "rules" / "caledonia.md").read_text(encoding="utf-8")
    last = [row.rstrip("| \n").rsplit("|", 1)[-1] for row in ledger.splitlines() if row.startswith("|")]
    named = {name.strip() for cell in last for name in cell.split(",")} - {"tests", "played in", "", "---"}
    there = {path.stem for path in PLAYS} | {path.stem for path in Path(__file__).parent.glob("test_*.py")}
    assert named <= there, named - there
    assert {path.stem for path in PLAYS} <= named, {path.stem for path in PLAYS} - named
