"""What holds for every game: texts for every word, a drawing, a view, and fields that can be edited."""

from importlib.resources import files
from typing import Any

import pytest

import mercat
from mercat.cli.games import all_paths, in_capitals, key_of, listed_facets
from mercat.engine.editing import entry_for
from mercat.engine.game import Game
from mercat.engine.order_kit import check_order_texts
from mercat.engine.paths import compare, edit, value_of
from mercat.engine.vocabulary import Facet, Named
from mercat.text import LANGUAGES
from tests.present import present

GAMES = mercat.names()


def wanted(game: Game[Any]) -> set[str]:
    """The ids of the texts that a game owes its readers, each with the facets its sentence may speak of."""
    words = game.vocabulary
    keys = {"game", "game-about", "help", *(f"assumed-{key}" for key in game.assumed)}
    for facet in words.facets:
        if not facet.numeric and not facet.alike and facet.kind != "seat":
            keys |= {f"{facet.kind}-{value}" for value in facet.values}
    for verb in words.verbs:
        keys |= {f"verb-{verb.name}", f"move-{verb.name}"}
    keys |= {f"event-{event.name}" for event in words.events} | {f"reason-{reason.name}" for reason in words.reasons}
    for step in game.rules.steps:
        if not step.automatic:
            keys |= {f"step-{step.name}", f"help-{step.name}"}
    for option in game.options:
        keys |= {f"option-{option.name}", f"option-{option.name}.help"}
        keys |= {f"option-{option.name}-{value}" for value in option.values}
    keys |= {f"preset-{preset}{part}" for preset in game.presets for part in ("", ".help")}
    state = game.first(game.most)
    for score in game.scores(state):
        keys |= {f"score-{line.cause}" for line in score.lines}
    return keys


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_text(name: str, language: str) -> None:
    game = mercat.find(name)
    assert sorted(key for key in wanted(game) if not present(game.voice).has(language, key)) == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_command_line_lists_is_explained(name: str, language: str) -> None:
    game = mercat.find(name)
    keys = {f"values-{facet}" for facet in listed_facets(game)} | {key_of(form) for form in game.editing.notation}
    assert sorted(key for key in keys if not present(game.voice).has(language, key)) == []
    assert [path for path, known in all_paths(game, language).items() if not known.means] == []
    for word in game.vocabulary.verbs:
        told = in_capitals(game, language, f"move-{word.name}", word)
        assert not any(f"{facet.name}_" in told for facet in word.facets), told


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_all_their_variables(name: str, language: str) -> None:
    """Every move, event and reason is formatted with its facets; Fluent leaves a brace where a variable is missing."""
    game = mercat.find(name)
    for family, words in (("move", game.vocabulary.verbs), ("event", game.vocabulary.events),
                          ("reason", game.vocabulary.reasons)):
        for word in words:
            for count in (0, 1, 2, 5, 12, 22, 25):
                facts = {facet.name: filled(facet, count) for facet in word.facets}
                extra = {"cause": game.vocabulary.cause.fact(0)} if game.vocabulary.cause.size else {}
                said = game.say(language, f"{family}-{word.name}", names=["Ana"] * 5, **{**extra, **facts})
                assert "{" not in said and said.strip(), f"{family}-{word.name}: {said}"


@pytest.mark.parametrize("name", GAMES)
def test_orders_have_their_texts(name: str) -> None:
    check_order_texts(mercat.find(name), LANGUAGES)


def filled(facet: Facet, count: int) -> int | Named:
    return facet.fact(count) if facet.numeric else facet.fact(count % facet.size)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_drawing(name: str) -> None:
    folder = files(f"mercat.games.{name}")
    assert folder.joinpath("table.html").is_file() and folder.joinpath("table.css").is_file()


@pytest.mark.parametrize("name", GAMES)
def test_a_view_has_what_the_library_promises(name: str) -> None:
    match = mercat.Match.start(name, seed=1)
    view = match.view()
    assert {"game", "seats", "options", "to_move", "step", "length", "round", "rounds"} <= set(view)
    assert [player["seat"] for player in view["players"]] == list(range(match.seats))
    assert all("money" in player for player in view["players"])


@pytest.mark.parametrize("name", GAMES)
def test_every_path_that_is_listed_can_be_asked_and_written(name: str) -> None:
    match = mercat.Match.start(name, seed=1)
    names = ["ana", "ben", "cas", "dan", "eva"][:match.seats]
    for field, numbers in zip(match.state.fields.declarations, match.state.fields.numbers, strict=True):
        if field.name != "stack":
            path = ".".join([field.name, *[facet.values[0] for facet in field.facets]])
            key = f"path-{field.name}" + (f"-{field.facets[0].values[0]}" if field.name == "numbers" else "")
            computed = entry_for(match.game.editing.computed, field, 0) is not None
            assert computed or len({match.game.say(language, key) for language in LANGUAGES} - {key}) == 3, key
            value = value_of(match.game.editing, field, 0, names, int(numbers[0]))
            if len(value) < 10:                          # not a set of hexes, which nobody writes by hand
                assert compare(match, names, [path, value]) == (value, value), path
            if entry_for(match.game.editing.computed, field, 0) is None and path != "numbers.round":     # it has not begun
                edit(match, names, [path, value])
                assert compare(match, names, [path, value]) == (value, value), path
