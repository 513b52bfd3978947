"""The rulebooks' examples, the rulings and every bug ever found, as transcripts, in a folder for each game."""

from pathlib import Path

import pytest

from mercat.cli.includes import included_from
from mercat.engine.transcript import run

PLAYS = sorted(Path(__file__).parent.glob("*/*.play"))


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_transcript(path: Path) -> None:
    assert [str(failure) for failure in run(path.read_text(encoding="utf-8"), included_from(path))] == []
