"""The rulebooks' examples, the rulings and every bug ever found, as transcripts, in a folder for each game."""

from pathlib import Path

import pytest

from mercat.cli.includes import included_from
from mercat.engine.transcripts.transcript import run

PLAYS = sorted(Path(__file__).parent.glob("*/*.play"))


@pytest.mark.parametrize("path", PLAYS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_transcript(path: Path) -> None:
    assert [str(failure) for failure in run(path.read_text(encoding="utf-8"), included_from(path))] == []


@pytest.mark.parametrize("name", ["../secret", "folder/secret", "large", "none"])
def test_only_a_small_file_of_the_same_folder_is_included(tmp_path: Path, name: str) -> None:
    home = tmp_path / "home"
    (home / "folder").mkdir(parents=True)
    for path in (tmp_path / "secret", home / "folder/secret", home / "beside"):
        path.write_text("= over yes\n", "utf-8")
    (home / "large").write_text("#" * 1_000_001, "utf-8")
    read = included_from(home / "some.play")
    assert read("beside") == "= over yes\n"
    with pytest.raises((LookupError, OSError)):
        read(name)
