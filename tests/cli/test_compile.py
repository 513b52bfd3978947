"""`mercat compile` compiles a project's game with the engine; what is no such project is refused with a sentence."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from mercat.cli.new import project, write
from mercat.compiled_from import NOTE, is_outdated
from tests.cli.conftest import Command


@pytest.mark.parametrize(("told", "said"), [
    (None, "there is no such file"),
    ("[project", "does not declare a game"), ("[project]\nname = 'x'", "does not declare a game"),
    ("[project]\nname = 'x'\n[project.entry-points.'mercat.games']\n", "does not declare a game"),
    ("[project]\nname = 'x'\n[project.entry-points.'mercat.games']\nx = 'market:GAME'", "does not contain the package market")])
def test_what_is_no_project_of_a_game(mercat: Command, tmp_path: Path, told: str | None, said: str) -> None:
    if told is not None:
        (tmp_path / "pyproject.toml").write_text(told)
    ended = mercat("compile", tmp_path)
    assert ended.code == 2 and said in ended.err and not (tmp_path / "build").exists()


def test_a_game_that_is_not_well_typed_is_not_compiled(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(project(tmp_path, "wool_market"), "wool_market", "Wool Market")
    earlier = tmp_path / "build" / "compiled"
    earlier.mkdir(parents=True)
    monkeypatch.setattr("mercat.cli.compile.shutil.copytree", lambda *_folders, ignore: None)       # nothing to compile
    ended = mercat("compile", tmp_path)
    assert ended.code == 1 and "the game was not compiled" in ended.err and str(tmp_path / "build" / "compile.txt") in ended.err
    assert earlier.is_dir()


@pytest.mark.thorough
def test_a_compiled_game_plays_the_same_and_faster(mercat: Command, tmp_path: Path) -> None:
    write(project(tmp_path, "wool_market"), "wool_market", "Wool Market")
    ended = mercat("compile", tmp_path)
    assert ended.code == 0 and "build/compiled" in ended.out, ended.err
    question = "import mercat.engine.rules.state as s, mercat.games as g; " \
               "from mercat.engine.matches.playouts import digest_games; w = g.find('wool_market'); " \
               "print(s.is_compiled(), digest_games(w, 2, [0], 1, 50))"
    forms = {}
    for form, place in (("compiled", tmp_path / "build" / "compiled"), ("plain", tmp_path / "src")):
        if form == "plain":
            told = next((tmp_path / "build" / "compiled").glob("*.dist-info"))
            told.rename(place / told.name)
        path = os.pathsep.join([str(place), *([] if form == "compiled" else [str(Path(__file__).parents[2] / "src")])])
        asked = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=False,
                               env={**os.environ, "PYTHONPATH": path})
        forms[form] = asked.stdout.split()
    assert forms["compiled"][0] == "True" and forms["plain"][0] == "False" and forms["compiled"][1] == forms["plain"][1], forms


def test_a_compiled_form_notes_its_sources(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(project(tmp_path, "wool_market"), "wool_market", "Wool Market")
    monkeypatch.setattr("mercat.cli.compile.subprocess.run", lambda *_command, **_how: SimpleNamespace(returncode=0))
    monkeypatch.setattr("mercat.cli.compile.find_spec", lambda name: name)
    monkeypatch.setattr("mercat.cli.compile.compiling.compiler", lambda: "cc")
    ended = mercat("compile", tmp_path)
    compiled = tmp_path / "build" / "compiled" / "wool_market"
    assert ended.code == 0 and compiled.is_dir() and not is_outdated(compiled), ended.err
    assert len(json.loads((compiled.parent / NOTE).read_text())) == 2        # the game and Mercat
    text = tmp_path / "src" / "wool_market" / "text" / "en.ftl"
    text.write_text(text.read_text("utf-8") + "\nmore = More\n", "utf-8")
    assert is_outdated(compiled)
    (compiled.parent / NOTE).unlink()
    assert not is_outdated(compiled)


def test_sources_that_change_while_they_are_compiled_make_the_result_outdated(mercat: Command, tmp_path: Path,
                                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    write(project(tmp_path, "wool_market"), "wool_market", "Wool Market")
    rules = tmp_path / "src" / "wool_market" / "rounds.py"

    def changed_meanwhile(*_command: object, **_how: object) -> SimpleNamespace:
        rules.write_text(rules.read_text("utf-8") + "# one more\n", "utf-8")
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr("mercat.cli.compile.subprocess.run", changed_meanwhile)
    monkeypatch.setattr("mercat.cli.compile.find_spec", lambda name: name)
    monkeypatch.setattr("mercat.cli.compile.compiling.compiler", lambda: "cc")
    ended = mercat("compile", tmp_path)
    assert ended.code == 0 and is_outdated(tmp_path / "build" / "compiled" / "wool_market"), ended.err
