"""`mercat games`: the games and their vocabularies."""

from __future__ import annotations

import re
from textwrap import fill
from typing import Annotated, Any

import typer

from mercat.cli.arguments import the_game
from mercat.cli.languages import Language, the_language
from mercat.cli.output import print_json
from mercat.cli.parameters import Json
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.editing import said_for
from mercat.engine.game import Game
from mercat.engine.paths import ASKED_OF_ALL, field_path
from mercat.engine.state import Field
from mercat.engine.vocabulary import Facet, Word

WIDTH = 120


def games(name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
          as_json: Json = False, language: Language = None) -> None:
    """List the games with players and options; or for one game its moves, values, paths and reasons."""
    from mercat.games import find, names

    tongue = the_language(language)
    if name is not None:
        game = the_game(name)
        row = {**about(game, tongue), **words(game, tongue)}
        if as_json:
            print_json(row)
        else:
            show(row)
            show_words(row, tongue)
        return
    rows = [about(find(known), tongue) for known in names()]
    if as_json:
        print_json(rows)
        return
    for row in rows:
        show(row)


def about(game: Game[Any], language: str) -> dict[str, Any]:
    """A game as a lobby shows it."""
    return {"name": game.name, "title": game.say(language, "game"), "about": game.say(language, "game-about"),
            "version": game.version, "seats": [int(game.fewest), int(game.most)],
            "options": {option.name: {"values": option.values, "default": option.default} for option in game.options},
            "presets": {preset: dict(values) for preset, values in game.presets.items()}}


def words(game: Game[Any], language: str) -> dict[str, Any]:
    """The vocabulary of moves, transcripts and journals of this game, with meanings."""
    state = game.first(game.fewest)
    paths = {path: said for field in state.fields.declarations if field.name != "stack"
             for path, said in paths_of(game, field, language).items()}
    facets = {facet.name: facet for path in paths.values() for facet in path.facets}
    facets |= {facet.name: facet for facet in game.vocabulary.facets}
    return {"verbs": said(game.vocabulary.verbs), "events": said(game.vocabulary.events),
            "reasons": said(game.vocabulary.reasons),
            "facets": {facet.name: values_of(facet) for facet in facets.values()},
            "steps": {step.name: [rule.word.name for rule in step.menu] + ([step.decline.name] if step.decline else [])
                      for step in game.rules.steps if not step.automatic},
            "paths": {path: {"holds": known.holds, "least": known.least, "most": known.most, "means": known.means}
                      for path, known in paths.items()},
            "asked_of_all": list(ASKED_OF_ALL), "further": game.editing.notation,
            "score_lines": list(dict.fromkeys(line.cause for line in game.scores(state)[0].lines)),
            "meanings": meanings(game, language)}


class Path:
    """A path that a transcript may write: its facets, what its number stands for, its range and its meaning."""

    def __init__(self, game: Game[Any], field: Field, place: int, means: str) -> None:
        held = game.editing.held(field, place)
        self.facets = field.facets if held is None else [*field.facets, held]
        self.holds = None if held is None else held.name
        self.least, self.most = game.editing.range_of(field, place)
        self.means = means


def paths_of(game: Game[Any], field: Field, language: str) -> dict[str, Path]:
    """The paths of a field that can be written; each number of the field `numbers` has a path of its own."""
    single = field.name == "numbers"
    found = {}
    for place in range(int(field.facets[0].size) if single else 1):
        if said_for(game.editing.computed, field, place) is None:
            value = field.facets[0].values[place]
            key = f"path-{field.name}-{value}" if single else f"path-{field.name}"
            path = f"{field.name}.{value}" if single else field_path(field)
            found[path] = Path(game, field, place, game.say(language, key) if game.has(language, key) else "")
    return found


def meanings(game: Game[Any], language: str) -> dict[str, dict[str, str]]:
    """The verbs and the reasons of refusals in words; facts stand in them in capitals."""
    return {"verbs": {word.name: in_capitals(game, language, f"verb-{word.name}", word) for word in game.vocabulary.verbs},
            "reasons": {word.name: in_capitals(game, language, f"reason-{word.name}", word) for word in game.vocabulary.reasons}}


def in_capitals(game: Game[Any], language: str, key: str, word: Word) -> str:
    """A text about a word, in which its facets stand in capitals; Fluent answers a form that is not given by its name."""
    sentence = game.say(language, key, **{facet.name: facet.name.upper() for facet in word.facets})
    for facet in word.facets:
        sentence = re.sub(rf"\b{facet.name}_\w+", facet.name.upper(), sentence)
    return sentence


def said(declared: list[Word]) -> dict[str, list[str]]:
    return {word.name: [facet.name for facet in word.facets] for word in declared}


def values_of(facet: Facet) -> dict[str, Any]:
    return {"numeric": facet.numeric, "values": facet.values}


def show(row: dict[str, Any]) -> None:
    print(f"{row['name']}  {row['title']}, {row['seats'][0]}-{row['seats'][1]}")
    print(f"    {row['about']}")
    for option, said in row["options"].items():
        values = ", ".join(f"[{value}]" if value == said["default"] else value for value in said["values"])
        print(f"    {option} = {values}")
    for preset, values in row["presets"].items():
        print(f"    ({preset}: {', '.join(f'{option}={value}' for option, value in values.items())})")


def show_words(row: dict[str, Any], language: str) -> None:
    """Print the vocabulary of a game; a word in capitals, such as UNIT, stands for one of its values."""
    spans = {name: f"0 ... {len(known['values']) - 1}" if known["numeric"] else " ".join(known["values"])
             for name, known in row["facets"].items()}
    means = row["meanings"]
    parts: dict[str, list[str]] = {
        "moves": [explained(usage(verb, facets), means["verbs"][verb]) for verb, facets in row["verbs"].items()],
        "values": [f"{name.upper()}: {span}" for name, span in spans.items()],
        "paths": [explained(f"{path} ({span_of(known)})", known["means"]) for path, known in row["paths"].items()]
        + row["asked_of_all"] + row["further"],
        "score": [" ".join(row["score_lines"])],
        "steps": [f"{step}: {' '.join(verbs)}" for step, verbs in row["steps"].items()],
        "reasons": [explained(reason, means["reasons"][reason]) for reason in row["reasons"]],
    }
    for part, lines in parts.items():
        print(f"\n{COMMAND_TEXTS.say(language, f'words-{part}')}")
        for line in lines:
            print(fill(line, WIDTH, initial_indent="    ", subsequent_indent="        ", break_long_words=False))


def explained(written: str, means: str) -> str:
    """A line of the list: how it is written, and what it means if that is known."""
    return f"{written}: {means}" if means else written


def span_of(path: dict[str, Any]) -> str:
    """What a path may hold: a value of a facet, or a range of numbers."""
    return path["holds"].upper() if path["holds"] else f"{path['least']} ... {path['most']}"


def usage(verb: str, facets: list[str]) -> str:
    return " ".join([verb, *[facet.upper() for facet in facets]])
