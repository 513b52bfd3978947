"""What holds for every game of the house: what every game promises, three languages, a drawing, and fields that can be edited."""

import re
from importlib.resources import files
from typing import Final

import pytest

import mercat
from mercat import conformance
from mercat.engine.rules.editing import entry_at
from mercat.engine.transcripts.paths import compare, edit, value_of
from mercat.games import find
from mercat.server.pages.drawing import table_style
from mercat.text import LANGUAGES

GAMES = mercat.names()
CLOSER: Final = 0.04                                     # em, by which letters may stand closer as they are


@pytest.mark.one_form
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", [part for part in conformance.PARTS if part != "play"])       # that is in the tests of each game
def test_our_games_keep_what_every_game_promises(name: str, part: str) -> None:
    conformance.check(name, parts=[part])


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_our_games_keep_the_laws_with_every_choice(name: str) -> None:
    conformance.check(name, parts=["play"])


@pytest.mark.parametrize("name", GAMES)
def test_our_games_speak_all_languages(name: str) -> None:
    assert mercat.find(name).languages == LANGUAGES


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_drawing(name: str) -> None:
    folder = files(f"mercat.games.{name}")
    assert folder.joinpath("table.html").is_file() and folder.joinpath("table.css").is_file()


@pytest.mark.parametrize("name", GAMES)
def test_words_whose_letters_stand_closer_stay_apart(name: str) -> None:
    """Letters that stand closer take as much from the space between two words, which is a fifth of their height at most."""
    rules = re.findall(r"([^{}]*)\{([^{}]*letter-spacing: -(0?\.[0-9]+)em[^{}]*)\}", table_style(find(name)))
    assert not [drawn for drawn, said, closer in rules if float(closer) > CLOSER and "word-spacing" not in said]


@pytest.mark.parametrize("name", GAMES)
def test_every_path_that_is_listed_can_be_asked_and_written(name: str) -> None:
    match = mercat.Match.start(name, seed=1)
    names = ["ana", "ben", "cas", "dan", "eva"][:match.seats]
    for field, numbers in zip(match.state.fields.declarations, match.state.fields.numbers, strict=True):
        if field.name != "stack":
            path = ".".join([field.name, *[facet.values[0] for facet in field.facets]])
            key = f"path-{field.name}" + (f"-{field.facets[0].values[0]}" if field.name == "numbers" else "")
            computed = entry_at(match.game.editing.computed, field, 0) is not None
            assert computed or len({match.game.say(language, key) for language in LANGUAGES} - {key}) == 3, key
            value = value_of(match.game.editing, field, 0, names, int(numbers[0]))
            if len(value) < 10:                          # not a set of hexes, which nobody writes by hand
                assert compare(match, names, [path, value]) == (value, value), path
            if entry_at(match.game.editing.computed, field, 0) is None and path != "numbers.round":      # it has not begun
                edit(match, names, [path, value])
                assert compare(match, names, [path, value]) == (value, value), path
