"""`mercat games`: what can be played, and in which words."""

from __future__ import annotations

from textwrap import fill
from typing import Annotated, Any

import typer

from mercat.cli.asked import the_game
from mercat.cli.languages import Language, the_language
from mercat.cli.output import print_json
from mercat.cli.parameters import Json
from mercat.cli.telling import HOUSE
from mercat.engine.game import Game
from mercat.engine.paths import ASKED_OF_ALL, field_path
from mercat.engine.vocabulary import Facet, Word

WIDTH = 120


def games(name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game, with all its words.")] = None,
          as_json: Json = False, language: Language = None) -> None:
    """List the games with their players and options; or one game with the notation of moves, values, paths and reasons."""
    from mercat.games import find, names

    tongue = the_language(language)
    if name is not None:
        game = the_game(name)
        row = {**about(game, tongue), **words(game)}
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


def words(game: Game[Any]) -> dict[str, Any]:
    """What can be written in a move, a transcript and a journal of this game."""
    state = game.first(game.fewest)
    fields = [field for field in state.fields.declarations if field.name != "stack"]
    facets = {facet.name: facet for field in fields for facet in field.facets}
    facets |= {facet.name: facet for facet in game.vocabulary.facets}
    return {"verbs": said(game.vocabulary.verbs), "events": said(game.vocabulary.events),
            "reasons": said(game.vocabulary.reasons),
            "facets": {facet.name: values_of(facet) for facet in facets.values()},
            "steps": {step.name: [rule.word.name for rule in step.menu] + ([step.decline.name] if step.decline else [])
                      for step in game.rules.steps if not step.automatic},
            "paths": {field_path(field): None if field.holds is None else field.holds.name for field in fields},
            "asked_of_all": list(ASKED_OF_ALL), "further": game.editing.notation,
            "score_lines": list(dict.fromkeys(line.cause for line in game.scores(state)[0].lines))}


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
    """The words of a game for people; what is written for something else stands in capitals, as UNIT does for a unit."""
    spans = {name: f"0 ... {len(known['values']) - 1}" if known["numeric"] else " ".join(known["values"])
             for name, known in row["facets"].items()}
    paths = {path: "" if holds is None else holds.upper() for path, holds in row["paths"].items()}
    parts: dict[str, list[str]] = {
        "moves": [usage(verb, facets) for verb, facets in row["verbs"].items()],
        "values": [f"{name.upper()}: {span}" for name, span in spans.items()],
        "paths": [f"{path}  ({held})" if held else path for path, held in paths.items()] + row["asked_of_all"] + row["further"],
        "score": [" ".join(row["score_lines"])],
        "steps": [f"{step}: {' '.join(verbs)}" for step, verbs in row["steps"].items()],
        "reasons": [" ".join(row["reasons"])],
    }
    for part, lines in parts.items():
        print(f"\n{HOUSE.say(language, f'words-{part}')}")
        for line in lines:
            print(fill(line, WIDTH, initial_indent="    ", subsequent_indent="        ", break_long_words=False))


def usage(verb: str, facets: list[str]) -> str:
    return " ".join([verb, *[facet.upper() for facet in facets]])
