"""The program that makes data sets: files that go on, a card that says what they hold, and steps for Minari."""

import runpy
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from mercat.dataset import rows_of

DATASETS = runpy.run_path(str(Path(__file__).parents[2] / "tools/datasets.py"))
GAME = "new_bedford"


def made(folder: Path, games: int, minutes: float = 5) -> list[dict[str, Any]]:
    DATASETS["main"](DATASETS["parsed"]([str(folder), "--game", GAME, "--bot", f"random={games}", "--minutes", str(minutes)]))
    return list(rows_of(path_of(folder)))


def path_of(folder: Path) -> Path:
    path: Path = DATASETS["Wanted"](GAME, "random", 1).path(folder)
    return path


def test_files_go_on_and_the_card_says_what_they_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = made(tmp_path, 3, minutes=0)
    assert len(few) == 1 and "the other 2 would take" in capsys.readouterr().out
    more = made(tmp_path, 3)
    assert more[:1] == few and [int(row["seed"]) - DATASETS["FIRST"] for row in more] == [0, 1, 2]
    assert all(row["journal"] and row["bots"] == ["random", "random"] for row in more)
    card = (tmp_path / "README.md").read_text("utf-8")
    assert f"{sha256(path_of(tmp_path).read_bytes()).hexdigest()}  {path_of(tmp_path).name}" in card
    assert f"{GAME}, random: 3 of 3 games, 0." in card and "s each; 1,000 more would take" in card
    assert "{" not in card and card.startswith("---\nlicense: mit\n")
    assert made(tmp_path, 2) == more


@pytest.mark.parametrize("wrong", ["strong", "strong=0", "strong=x", "nobody=3"])
def test_what_is_wrong(tmp_path: Path, wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        DATASETS["parsed"]([str(tmp_path / "none"), "--bot", wrong])
    assert wrong in capsys.readouterr().err and not (tmp_path / "none").exists()
