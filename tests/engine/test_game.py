"""A game with other words is the same game."""

import ast
from pathlib import Path

import pytest

import mercat
from mercat.games import find

SOURCE = Path(mercat.__file__).parent / "engine/game.py"


def the_function(name: str) -> ast.FunctionDef:
    game, = (part for part in ast.parse(SOURCE.read_text("utf-8")).body if isinstance(part, ast.ClassDef) and part.name == "Game")
    function, = (part for part in game.body if isinstance(part, ast.FunctionDef) and part.name == name)
    return function


def test_every_part_of_a_game_is_passed_on_by_its_name() -> None:
    parts = [part.arg for part in the_function("__init__").args.args[1:]]
    call, = (node for node in ast.walk(the_function("worded")) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Game")
    assert len(parts) > 20 and not call.args
    assert [word.arg for word in call.keywords] == parts


@pytest.mark.parametrize("name", mercat.names())
def test_a_game_with_other_words_keeps_all_its_parts(name: str) -> None:
    game = find(name)
    options = {option.name: option.values[-1] for option in game.options}
    twin = game.worded(options)
    for part in (part.arg for part in the_function("__init__").args.args[1:] if part.arg != "seats"):
        assert getattr(twin, part) == getattr(game, part), part
    assert (twin.fewest, twin.most, twin.folder) == (game.fewest, game.most, game.folder)
    assert game.worded({}) is game
