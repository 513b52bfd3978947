"""Bots of one's own on the command line: found in the current folder, and one clear sentence where something is wrong."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.fair import NAME

MODULE = '''
class First:
    def pick(self, game, state, moves, seed):
        return moves.listed()[0]

class Cheat:
    def pick(self, game, state, moves, seed):
        return 987654321

class Lazy:
    pass
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "kitchen_bots.py").write_text(MODULE)
    (tmp_path / "kitchen_broken.py").write_text("def\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    yield
    sys.modules.pop("kitchen_bots", None)


@pytest.mark.parametrize("processes", [1, 2])
def test_arena_and_simulate_take_it(mercat: Command, processes: int) -> None:
    asked = ["-b", "random,kitchen_bots:First", "-k", 4, "-j", processes, "--json"]
    for command, table in (("arena", "table"), ("simulate", "by_bot")):
        said = mercat(command, NAME, *asked)
        assert said.code == 0, said.err
        assert {row["bot"] for row in json.loads(said.out)[table]} == {"random", "kitchen_bots:First"}


def test_its_games_go_on_in_a_file(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    asked = ["simulate", NAME, "-b", "random,kitchen_bots:First", "--output", path, "-k"]
    assert mercat(*asked, 2).code == mercat(*asked, 4).code == 0
    kept = [json.loads(line) for line in path.read_text().splitlines()]
    assert [row["seed"] for row in kept] == ["1", "2", "3", "4"] and kept[3]["bots"] == ["random", "kitchen_bots:First"]


def test_it_sits_at_the_table(mercat: Command) -> None:
    said = mercat("play", NAME, "-n", 2, "-p", "Ana", "-b", "kitchen_bots:First", "-s", 3, typed=["1", "1", "1", "quit"])
    assert said.code == 0 and "First" in said.out


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("bot, word", [("kitchen_bot:First", "kitchen_bot"), ("kitchen_bots:Second", "Second"),
                                       ("kitchen_bots:Lazy", "pick(game, state, moves, seed)"),
                                       ("kitchen_broken:A", "SyntaxError"),
                                       ("kitchen_bots:", "kitchen_bots"), ("kitchen_bots.py:First", "kitchen_bots.py")])
def test_mistakes_are_one_sentence(mercat: Command, bot: str, word: str, language: str) -> None:
    for command in (["arena", NAME, "-b", f"random,{bot}"], ["simulate", NAME, "-b", bot], ["play", NAME, "-b", bot]):
        said = mercat(*command, "--language", language)
        assert said.code == 2 and word in said.err and said.err.count("\n") == 1 and said.out == ""


def test_a_bot_that_cheats_is_stopped(mercat: Command) -> None:
    said = mercat("simulate", NAME, "-b", "kitchen_bots:Cheat", "-k", 2)
    assert said.code == 1 and said.out == ""
    assert said.err == ("mercat: the bot kitchen_bots:Cheat picked 987654321, which is not a legal move; "
                        "pick returns one of moves.listed()\n")
