"""Component data on the command line: exporting, checking, using and resetting it; an invalid file changes nothing."""

from collections.abc import Callable
from pathlib import Path

import pytest

import mercat as library
from mercat.components import data_folder, own_folder
from tests.cli.conftest import Command
from tests.fair import NAME

FILE = "components.toml"
BREAKS = {
    "a line that is no TOML": (lambda text: text + "\n= 3\n", "Invalid"),
    "a missing key": (lambda text: text.replace("seed = ", "# seed = "), "field.seed is missing"),
    "a misspelt key": (lambda text: text.replace("seed = ", "seeds = "), "did you mean “seed”?"),
    "another kind of value": (lambda text: text.replace("players_min = 2", 'players_min = "two"'), "a whole number, not a text"),
    "out of range": (lambda text: text.replace("players_min = 2", "players_min = -2"), "is -2 and must be from 0"),
    "the same key twice": (lambda text: text.replace("[field]", "[field]\nseed = 1"), "overwrite"),
    "what cannot be built": (lambda text: text.replace("players_min = 2", "players_min = 900"), "a game with"),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "home"))


@pytest.fixture
def folder(mercat: Command, tmp_path: Path) -> Path:
    assert mercat("data", "export", NAME, tmp_path / "mine").code == 0
    return tmp_path / "mine"


def rewrite(folder: Path, change: Callable[[str], str]) -> None:
    text = (folder / FILE).read_text(encoding="utf-8")
    assert change(text) != text
    (folder / FILE).write_text(change(text), encoding="utf-8")


def test_export_overwrites_nothing(mercat: Command, folder: Path) -> None:
    before = (folder / FILE).read_text()
    said = mercat("data", "export", NAME, folder)
    assert said.code == 1 and "already exists; nothing was written" in said.err and (folder / FILE).read_text() == before


def test_what_was_exported_passes_and_has_the_same_digest(mercat: Command, folder: Path) -> None:
    said = mercat("data", "check", NAME, folder)
    assert said.code == 0 and f"digest {library.find(NAME).digest}" in said.out


def test_use_and_reset(mercat: Command, folder: Path) -> None:
    rewrite(folder, lambda text: text.replace("yield = 2", "yield = 3"))
    said = mercat("data", "use", NAME, folder)
    assert said.code == 0 and (own_folder(NAME) / FILE).read_text() == (folder / FILE).read_text()
    assert mercat("data", "use", NAME, folder).code == 0                                # twice is fine
    assert mercat("data", "use", NAME, "--reset").code == 0 and not own_folder(NAME).exists()
    assert [path.name for path in (data_folder() / "components").iterdir()] == []       # nothing is left behind


@pytest.mark.parametrize("breakage", BREAKS)
def test_a_wrong_file_is_one_sentence_and_changes_nothing(mercat: Command, folder: Path, breakage: str) -> None:
    change, reason = BREAKS[breakage]
    rewrite(folder, change)
    said = mercat("data", "use", NAME, folder)
    assert said.code == 1 and said.out == "" and len(said.err.strip().splitlines()) == 1 and "Traceback" not in said.err
    assert reason in said.err, said.err
    assert not own_folder(NAME).exists()


def test_the_error_names_the_line(mercat: Command, folder: Path) -> None:
    lines = (folder / FILE).read_text().splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("players_min"))
    rewrite(folder, lambda text: text.replace("players_min = 2", "players_min = true"))
    assert f"{folder / FILE}:{number}: " in mercat("data", "check", NAME, folder).err


def test_findings_are_in_the_language(mercat: Command, folder: Path) -> None:
    rewrite(folder, lambda text: text.replace("players_min = 2", 'players_min = "two"'))
    for language, reason in (("en", "must be a whole number, not a text"), ("es", "debe ser un número entero, no un texto"),
                             ("pl", "powinno być: liczba całkowita, a jest: tekst")):
        assert reason in mercat("data", "check", NAME, folder, "-l", language).err
    rewrite(folder, lambda text: text.replace('players_min = "two"', "players_min = 900"))
    assert "falla una partida de 900 asientos" in mercat("data", "check", NAME, folder, "-l", "es").err


def test_what_makes_no_sense_is_not_understood(mercat: Command, folder: Path, tmp_path: Path) -> None:
    assert mercat("data", "check", "chess", folder).code == 2
    assert mercat("data", "check", NAME, tmp_path / "nowhere").code == 2
    assert mercat("data", "use", NAME).code == 2
    assert mercat("data", "use", NAME, folder, "--reset").code == 2
    (folder / FILE).write_bytes(b"\xff\xfe")
    assert "UTF-8" in mercat("data", "check", NAME, folder).err
