"""Bots of one's own: named by module:Class or registered by a package, with a clear error for each thing that can be wrong."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from mercat.bots import IllegalMove, UnknownBot, all_names, bot, names
from mercat.bots.tournaments.games import Task, play, play_all
from tests.fair import NAME, position

MODULE = '''
class Last:
    """Takes the last move, and tries it out on what it was given."""
    def pick(self, game, state, moves, seed):
        move = moves.listed()[-1]
        game.rules.apply(state, move, moves)
        return move

class Lazy:
    def wait(self): ...

class Choosy:
    def __init__(self, taste): self.taste = taste
    def pick(self, game, state, moves, seed): ...

class Cheat:
    def pick(self, game, state, moves, seed): return 987654321

class Silent:
    def pick(self, game, state, moves, seed): return None

def pick(game, state, moves, seed): return moves.listed()[0]
'''


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module with bots, and two that cannot be imported."""
    (tmp_path / "own_bots.py").write_text(MODULE)
    (tmp_path / "own_broken.py").write_text("def pick(:\n")
    (tmp_path / "own_needy.py").write_text("import not_installed_anywhere\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    for name in ("own_bots", "own_broken", "own_needy"):
        sys.modules.pop(name, None)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(name, value, "mercat.bots") for name, value in
              (("last", "own_bots:Last"), ("greedy", "own_bots:Cheat"), ("gone", "own_bots:Gone"), ("lazy", "own_bots:Lazy"))]
    monkeypatch.setattr("mercat.bots.play.plugins.entry_points", lambda group: points if group == "mercat.bots" else [])


def test_a_class_holds_a_seat_and_spoils_nothing() -> None:
    game, state, moves = position("demand flax")
    before, listed = state.dump(), list(moves.listed())
    assert bot("own_bots:Last").pick(game, state, moves, 1) == listed[-1]
    assert state.dump() == before and list(moves.listed()) == listed
    played = play(Task(NAME, {}, ("own_bots:Last", "random"), 3, 3))
    assert played.moves > 10 and played.decisions[0] > 3


def test_it_plays_in_other_processes_too() -> None:
    tasks = [Task(NAME, {}, ("own_bots:Last", "greedy"), deal, deal) for deal in range(4)]
    alone, together = ([played.totals for played in play_all(tasks, processes)] for processes in (1, 2))
    assert alone == together


@pytest.mark.parametrize("name, key, words", [
    ("own_botz:Last", "no-module", "no module 'own_botz'"),
    ("own_bots.deep:Last", "no-module", "no module 'own_bots.deep'"),
    ("own_bots:Lost", "no-class", "no class Lost"),
    ("own_bots:Lazy", "no-pick", "own_bots:Lazy is no bot"),
    ("own_bots:pick", "no-pick", "own_bots:pick is no bot"),
    ("own_bots:Choosy", "not-created", "taste"),
    ("own_broken:Last", "module-fails", "SyntaxError"),
    ("own_needy:Last", "module-fails", "not_installed_anywhere")])
def test_what_is_wrong_with_a_class_is_said(name: str, key: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words) as error:
        bot(name)
    assert error.value.key == key and "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["own_bots:", ":Last", "own_bots:7", "own_bots:1.5s", "own-bots:Last", ".own_bots:Last",
                                  "own_bots:Last:7", "own_bots:Last@file", "own_bots.Last", "search:Last", "random:Last"])
def test_limits_and_classes_are_not_confused(name: str) -> None:
    """After the name of a bot of Mercat's stands a limit; a limit begins with a digit, and a class does not."""
    with pytest.raises(UnknownBot) as error:
        bot(name)
    assert error.value.key in ("", "no-bot")


@pytest.mark.parametrize("name", ["own_bots:Cheat", "own_bots:Silent"])
def test_an_illegal_move_is_an_error(name: str) -> None:
    with pytest.raises(IllegalMove, match=f"{name} picked .*not a legal move"):
        play(Task(NAME, {}, (name, "random"), 3, 3))
    with pytest.raises(IllegalMove, match=name):
        list(play_all([Task(NAME, {}, (name, "random"), 3, deal) for deal in (1, 2)], 2))


def test_a_package_registers_bots(registered: None) -> None:
    game, state, moves = position("demand flax")
    assert bot("last").pick(game, state, moves, 1) == moves.listed()[-1]
    assert moves.has(bot("greedy").pick(game, state, moves, 1))               # Mercat's own names stay what they are
    assert all_names() == [*names(), "gone", "last", "lazy"]


@pytest.mark.parametrize("name, words", [("gone", "own_bots:Gone|Gone"), ("lazy", "lazy is no bot"), ("last:5", "takes no limit"),
                                         ("last@file", "takes no weights"), ("lost", "did you mean last")])
def test_errors_of_registered_bots(registered: None, name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        bot(name)
