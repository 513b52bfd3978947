"""`mercat new` writes a game that passes the conformance checks and can be played at once."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.specifiers import SpecifierSet

import mercat as library
from mercat.cli.new import project, requirement_of, write
from tests.cli.conftest import Command
from tests.fair import Home
from tests.present import present

SOURCES = Path(library.__file__).parents[1]


def run(home: Path, *command: object) -> subprocess.CompletedProcess[str]:
    """A fresh process that looks for games in a folder."""
    environment = {**os.environ, "MERCAT_GAMES": str(home), "PYTHONPATH": str(SOURCES), "LANG": "C.UTF-8"}
    return subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True, env=environment, timeout=300,
                          input="1\n1\nquit\n", check=False)


MAIN = ["-c", "from mercat.cli import main; main()"]


def test_the_skeleton_plays(mercat: Command, tmp_path: Path) -> None:
    said = mercat("new", "wool_market", "--into", tmp_path / "my games", "--title", "The Wool Market", "--language", "es")
    folder = tmp_path / "my games" / "wool_market"
    assert said.code == 0 and f'pip install -e "{folder}[test]"' in said.out and "mercat play wool_market" in said.out
    home = folder / "src"
    listed = run(home, *MAIN, "games", "--language", "pl")
    assert "wool_market  The Wool Market, 2-4" in listed.stdout, listed.stderr
    assert "Ta gra jest tylko po angielsku i hiszpańsku." in listed.stdout
    played = run(home, *MAIN, "play", "wool_market", "-p", "Ana", "--bots", "search:20")
    assert played.returncode == 0 and "Ana: Sow barley" in played.stdout and "Search: " in played.stdout, played.stderr
    kept = run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder / "tests")
    assert kept.returncode == 0, kept.stdout
    written = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert len(written) > 25 and not [file for file in written if "{{" in file.read_text("utf-8") and file.suffix != ".html"]
    assert sorted(file.name for file in written if file.suffix == ".ftl") == ["en.ftl", "en.ftl", "es.ftl", "es.ftl"]


def test_the_project_of_a_new_game_declares_it(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a checkout it is written into the folder where the command is run."""
    monkeypatch.chdir(tmp_path)
    said = mercat("new", "wool_market")
    assert said.code == 0 and [path.name for path in tmp_path.iterdir()] == ["wool_market"]
    told = tomllib.loads((tmp_path / "wool_market" / "pyproject.toml").read_text("utf-8"))
    assert told["project"]["entry-points"]["mercat.games"] == {"wool_market": "wool_market:GAME"}
    assert library.__version__ in SpecifierSet(told["project"]["dependencies"][0].removeprefix("mercat"))
    assert requirement_of("0.1.0") == "mercat>=0.1,<0.2" and requirement_of("2.3.1") == "mercat>=2.3,<3"
    assert "runs-on" in (tmp_path / "wool_market" / ".github" / "workflows" / "test.yml").read_text("utf-8")


@pytest.mark.parametrize("tool", ["ruff check .", pytest.param("mypy", marks=pytest.mark.thorough)])
def test_a_new_game_is_clean_in_style_and_types(tmp_path: Path, tool: str) -> None:
    write(project(tmp_path, "fresh_fish"), "fresh_fish", "Fresh Fish")
    ended = subprocess.run([sys.executable, "-m", *tool.split()], cwd=tmp_path, capture_output=True, text=True,
                           env={**os.environ, "MYPYPATH": f"{SOURCES}:src"}, timeout=300, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_game_is_checked_by_its_name(mercat: Command, fair: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    said = mercat("check", next(file for file in fair.files if file.suffix == ".play"), "barley_fair")
    assert said.code == 0 and said.out.splitlines()[:2] == [
        "1 transcript, 9 claims: all passed", "barley_fair keeps every promise of a game"]
    monkeypatch.setattr(library.find("barley_fair").ledger, "refusals", {})
    said = mercat("check", "barley_fair", "--json")
    found = json.loads(said.out)
    assert said.code == 1 and found["reports"] == [] and len(found["games"]["barley_fair"]) == 3
    assert found["games"]["barley_fair"][0]["part"] == "ledger"


def test_the_rules_of_the_skeleton_have_ids_that_its_transcript_names(fair: Home) -> None:
    ledger = next(file for file in fair.files if file.name == "rules.md").read_text(encoding="utf-8")
    transcript = next(file for file in fair.files if file.suffix == ".play").read_text(encoding="utf-8")
    rules = [line.split("|")[1].strip() for line in ledger.splitlines() if line.startswith("| BAR")]
    assert len(rules) == 7 and all(f"# {rule}" in transcript for rule in rules)


def test_the_drawing_of_the_skeleton_draws(fair: Home) -> None:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    from mercat.engine.rules.vocabulary import Named

    game = library.find("barley_fair")
    match = library.Match.start(game, 2, seed=1)

    def say(key: str, **facts: Any) -> str:
        assert present(game.voice).has("es", key), key
        return game.say("es", key, **{name: fact if isinstance(fact, int) else Named(*fact) for name, fact in facts.items()})

    module: Any = Environment(loader=FileSystemLoader(fair.folder), autoescape=True, undefined=StrictUndefined).get_template(
        "barley_fair/table.html").module
    names = ["Ana", "Ben"]
    assert 'data-crop="flax"' in module.board(match.view(), say, names) and "cebada" in module.board(match.view(), say, names)
    assert "Ronda 1 de 4" in module.shared(match.view(), say, names)
    assert "<dd>4</dd>" in module.player(match.view(), 1, say, names)


@pytest.mark.parametrize("name", ["Wool", "2wool", "wool-market", "wool market", "", "_wool", "wool_", "class", "../wool",
                                  "w" * 50, "wół"])
def test_names_that_cannot_be(mercat: Command, tmp_path: Path, name: str) -> None:
    said = mercat("new", "--into", tmp_path, "--", name)
    assert said.code == 2 and "cannot be the name" in said.err and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("title", ["", "  ", 'say "hi"', "a\nb", "{x}", "t" * 61, "*/"])
def test_titles_that_cannot_be(mercat: Command, tmp_path: Path, title: str) -> None:
    said = mercat("new", "wool", "--into", tmp_path, "--title", title)
    assert said.code == 2 and "title" in said.err and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["json", "mercat"])
def test_a_name_that_hides_a_module_of_python(mercat: Command, tmp_path: Path, name: str) -> None:
    said = mercat("new", name, "--into", tmp_path)
    assert said.code == 2 and "is the name of a module" in said.err and list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "wool").mkdir()
    said = mercat("new", "wool", "--into", tmp_path)
    assert said.code == 1 and "already exists" in said.err and list((tmp_path / "wool").iterdir()) == []
    said = mercat("new", "barley_fair", "--into", tmp_path)
    assert said.code == 1 and "a game barley_fair already exists" in said.err


def test_a_folder_that_cannot_be_written(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = mercat("new", "wool", "--into", tmp_path / "file")
    assert said.code == 1 and "cannot write" in said.err


def test_inside_a_checkout_the_game_becomes_one_of_its_games(mercat: Command, tmp_path: Path,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    games = tmp_path / "src" / "mercat" / "games"
    games.mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "docs")
    said = mercat("new", "wool_market")
    assert said.code == 0 and (games / "wool_market" / "rounds.py").exists()
    assert (tmp_path / "docs" / "rules" / "wool-market.md").exists()
    assert (tmp_path / "tests" / "games" / "wool_market" / "first_round.play").exists()
    for line in (tmp_path / "docs" / "rules" / "wool-market.md").read_text().splitlines()[6:]:      # as tests/test_ledger.py asks
        _, rule, _, modules, *_ = (cell.strip() for cell in line.split("|"))
        for module in modules.split(", "):
            assert rule in (games / "wool_market" / module).read_text(), (rule, module)
    steps = [line for line in said.out.splitlines() if "  " in line]
    assert [line.split("  ")[0] for line in steps] == [
        "Play it in the browser:", "Play it in the terminal:", "Run Mercat’s own checks:", "Run its tests:"]
    assert "from mercat.games.wool_market.rules.sell import Sell" in (games / "wool_market" / "rounds.py").read_text()
    assert not (games / "wool_market" / "pyproject.toml").exists()
    assert "docs/games.md" in said.out.splitlines()[-1]
