"""The notation of a game's moves and transcripts (paths, facets and special forms), with the meanings."""

from __future__ import annotations

import re
from typing import Any

from mercat.engine.game import Game
from mercat.engine.rules.editing import entry_at
from mercat.engine.rules.state import Field
from mercat.engine.rules.vocabulary import Facet, Word
from mercat.engine.transcripts.paths import field_path


class Path:
    """A path that transcripts may use, with its facets, the meaning of its number, and the number's range."""

    def __init__(self, game: Game[Any], field: Field, place: int, key: str, means: str) -> None:
        values = game.editing.facet_of(field, place)
        self.facets = field.facets if values is None else [*field.facets, values]
        self.values = None if values is None else values.name
        self.least, self.most = game.editing.range_of(field, place)
        self.key = key                  # the key of the text that explains its meaning
        self.means = means


def all_paths(game: Game[Any], language: str) -> dict[str, Path]:
    """Return the paths that transcripts may use, by their notation."""
    return {path: said for field in game.first(game.fewest).fields.declarations if field.name != "stack"
            for path, said in paths_of(game, field, language).items()}


def paths_of(game: Game[Any], field: Field, language: str) -> dict[str, Path]:
    """Return the paths of a field that transcripts may write. Each number of the field `numbers` has its own path."""
    single = field.name == "numbers"
    paths = {}
    for place in range(int(field.facets[0].size) if single else 1):
        if entry_at(game.editing.computed, field, place) is None:
            value = field.facets[0].values[place]
            key = f"path-{field.name}-{value}" if single else f"path-{field.name}"
            path = f"{field.name}.{value}" if single or int(field.facets[0].size) == 1 else field_path(field)
            paths[path] = Path(game, field, place, key, game.text_if_any(language, key))
    return paths


def listed_facets(game: Game[Any]) -> dict[str, Facet]:
    """Return the facets of moves, of reasons and of paths, in this order."""
    words = [*game.vocabulary.verbs, *game.vocabulary.reasons]
    facets = {facet.name: facet for word in words for facet in word.facets}
    for path, known in all_paths(game, "en").items():
        facets |= {facet.name: facet for facet in known.facets if f".{facet.name.upper()}" in path or facet.name == known.values}
    return facets


def key_of(form: str) -> str:
    """Return the key of the text for a form that only this game understands, such as `further-let-hex-HEX-empty`."""
    return "further-" + "-".join(re.findall(r"\w+", form.replace("=", "is")))


def in_capitals(game: Game[Any], language: str, key: str, word: Word) -> str:
    """Return the text for a word with its facets in capitals, or `key` if there is no such text."""
    if not game.has(language, key):
        return key
    facts = {facet.name: facet.name.upper() for facet in word.facets}
    sentence = game.say(language, key, **facts)
    for facet in word.facets:               # Fluent would replace a form without a fact, such as good_genitive, with its name
        for form in set(re.findall(rf"\b{facet.name}_(\w+)", sentence)):
            sentence = sentence.replace(f"{facet.name}_{form}", form_of(game, language, facet, form, facts))
    return sentence


def form_of(game: Game[Any], language: str, facet: Facet, form: str, facts: dict[str, str]) -> str:
    """Return a grammatical form of the text for a facet, with the facet's name in capitals in place of a value: 'AMOUNT of
    GOOD'."""
    key = f"{facet.kind}-{facet.values[0]}"
    value, inflected = game.say(language, key), game.say(language, f"{key}.{form}", **facts)
    return inflected.replace(value, facet.name.upper()) if value in inflected else facet.name.upper()
