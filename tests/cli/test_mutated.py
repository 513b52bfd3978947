"""Randomly changed transcripts and saved matches of all games: `check` and `replay` report findings or one sentence."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from tests.cli.conftest import Command, Said
from tests.mutation import GAMES, changed_file, changed_text, saved_matches, trials

TRANSCRIPTS = [path.read_text(encoding="utf-8") for game in GAMES
               for path in sorted((Path(__file__).parent.parent / "games" / game).glob("*.play"))]
SHORT = [text for text in TRANSCRIPTS if len(text) < 1_500]


def is_an_answer(said: Said) -> None:
    """Check what a command said about invalid input: at most one line on standard error, and no traceback."""
    assert said.code in (0, 1, 2)
    assert "Traceback" not in said.out + said.err and len(said.err.strip().splitlines()) <= 1
    assert (said.out + said.err).strip()


@trials(60)
@given(text=changed_text(SHORT))
def test_a_changed_transcript_is_checked(mercat: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "changed.play"
    path.write_text(text, encoding="utf-8", newline="")
    is_an_answer(mercat("check", path))


@pytest.mark.parametrize("how", ["--verify", "--json"])
@trials(60)
@given(text=changed_file(saved_matches()))
def test_a_changed_match_is_replayed(mercat: Command, tmp_path: Path, how: str, text: str) -> None:
    path = tmp_path / "changed.json"
    path.write_text(text, encoding="utf-8", errors="surrogatepass")
    is_an_answer(mercat("replay", path, how))


@pytest.mark.parametrize("preset", [[], {}, None, 1])
def test_a_preset_that_is_no_name_is_refused(mercat: Command, tmp_path: Path, preset: object) -> None:
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(json.loads(saved_matches()[0]) | {"options": {"preset": preset}}), encoding="utf-8")
    said = mercat("replay", path, "--verify")
    assert said.code == 1 and "preset" in said.err


def test_the_matches_are_sound_before_they_are_changed(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "whole.json"
    for text in saved_matches():
        path.write_text(text, encoding="utf-8")
        assert mercat("replay", path, "--verify").code == 0
    saved = [json.loads(text) for text in saved_matches()]
    assert {"deal" in one for one in saved} == {one["seed"] is None for one in saved} == {True, False}
    assert all(one["earlier_seeds"] for one in saved)
