"""check and replay: true claims pass, false ones are reported with their line, and an unreadable file gives one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

import mercat as library
from mercat.engine.matches.match import Match
from tests.cli.conftest import Command
from tests.fair import NAME, Home

GOOD = f"game {NAME}\nseats ana ben\nnature demand flax\nana sow flax\n= ana.money 2\n"
WRONG = GOOD + "= ana.money 3\n!! ben sow flax money_short\n"


@pytest.fixture
def match() -> Match[Any]:
    match = library.Match.start(NAME, 2, seed=3, names=["Ana", "Ben"])
    for move in ("sow flax", "pass", "sell flax 1"):
        match.play(move)
    match.undo()
    match.play("sell flax 2")
    return match


@pytest.fixture
def saved(match: Match[Any], tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return path


def test_check_passes(mercat: Command, tmp_path: Path, fair: Home) -> None:
    (tmp_path / "good.play").write_text(GOOD)
    said = mercat("check", tmp_path / "good.play", fair.folder.parent)
    assert said.code == 0 and "2 transcripts, 10 claims: all passed" in said.out


def test_check_prints_what_was_expected_and_what_was_found(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "wrong.play").write_text(WRONG)
    said = mercat("check", tmp_path / "wrong.play")
    assert said.code == 1
    lines = said.out.splitlines()
    assert lines[0] == f"{tmp_path / 'wrong.play'}:6: = ana.money 3"
    assert lines[1].split() == ["expected:", "ana.money", "=", "3"]
    assert lines[2].split() == ["found:", "ana.money", "=", "2"]
    assert lines[3].endswith(":7: !! ben sow flax money_short") and "the move is offered" in lines[5]


def test_check_for_programs(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "wrong.play").write_text(WRONG)
    (tmp_path / "good.play").write_text(GOOD)
    said = mercat("check", tmp_path, "--json")
    report = json.loads(said.out)
    assert said.code == 1 and (report["files"], report["failed"]) == (2, 1)
    assert [failure["line"] for failure in report["reports"][1]["failures"]] == [6, 7]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"game chess\nseats a b\nana sow flax\n", b"nonsense\n", b""])
def test_check_of_what_is_no_transcript(mercat: Command, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.play").write_bytes(content)
    said = mercat("check", tmp_path / "bad.play")
    assert said.code in (1, 2) and "Traceback" not in said.out + said.err
    assert (said.out + said.err).strip()


def test_check_of_files_that_are_none(mercat: Command, tmp_path: Path) -> None:
    said = mercat("check", tmp_path / "none.play")
    assert said.code == 2 and "cannot read" in said.err
    said = mercat("check", tmp_path)
    assert said.code == 2 and "no transcript" in said.err
    assert mercat("check").code == 2


def test_replay_prints_everything(mercat: Command, saved: Path, match: Match[Any]) -> None:
    said = mercat("replay", saved)
    assert said.code == 0
    for word in ("Ana: Sow flax", "Ana pays 2.", "Ana harvests 2 of flax.", "Ben: Pass", "Ana: Sell 1 of flax", "Undone",
                 "Ana: Sell 2 of flax", "Money"):
        assert word in said.out
    assert "Ana: Siej len" in mercat("replay", saved, "--language", "pl").out


def test_replay_at_a_moment(mercat: Command, saved: Path, match: Match[Any]) -> None:
    said = mercat("replay", saved, "--at", 2)
    assert said.code == 0 and "Ana: Sow flax" in said.out and "Sell" not in said.out
    report = json.loads(mercat("replay", saved, "--at", 2, "--json").out)
    assert len(report["lines"]) == 2 and report["view"]["players"][0]["money"] == 2 and not report["over"]
    assert report["lines"][1]["notation"] == "0 sow flax" and report["lines"][1]["events"][0]["sentence"] == "Ana pays 2."
    whole = json.loads(mercat("replay", saved, "--json").out)
    assert [line["notation"] for line in whole["lines"]] == match.journal
    assert [line["undo"] for line in whole["lines"]].count(True) == 1
    assert whole["scores"][0]["total"] == match.scores()[0].total and whole["names"] == ["Ana", "Ben"]


def test_replay_beyond_the_end(mercat: Command, saved: Path) -> None:
    said = mercat("replay", saved, "--at", 999)
    assert said.code == 2 and "only" in said.err


@pytest.mark.parametrize("damage", [
    lambda text: text[:len(text) // 2], lambda text: "", lambda text: "[]", lambda text: '{"mercat": 1}',
    lambda text: "\x00" * 50,
    lambda text: text.replace("sow flax", "sow wheat"), lambda text: text.replace(NAME, "chess"),
    lambda text: text.replace('"version": 1', '"version": 9'), lambda text: "[" * 100_000,
    lambda text: text.replace('"digest": "', '"digest": "0')])
def test_replay_of_a_damaged_file(mercat: Command, saved: Path, damage: Any) -> None:
    saved.write_text(damage(saved.read_text(encoding="utf-8")), encoding="utf-8")
    said = mercat("replay", saved)
    assert said.code == 1 and said.out == "" and len(said.err.strip().splitlines()) == 1 and "Traceback" not in said.err


def test_replay_of_what_is_no_file(mercat: Command, tmp_path: Path) -> None:
    assert mercat("replay", tmp_path / "none.json").code == 2
    assert mercat("replay", tmp_path).code == 2
    (tmp_path / "latin").write_bytes(b"\xe9\xe8")
    assert "UTF-8" in mercat("replay", tmp_path / "latin").err
