"""The rulebooks' examples and the rulings, as transcripts."""

from pathlib import Path

import pytest

from mercat.engine.transcript import run

PLAYS = sorted(Path(__file__).parent.glob("*.play"))


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: path.stem)
def test_transcript(path):
    assert [str(failure) for failure in run(path.read_text(encoding="utf-8"))] == []
