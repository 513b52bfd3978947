"""`mercat games`: lists the games and their vocabularies."""

from __future__ import annotations

import re
import sys
from textwrap import fill
from typing import Annotated, Any

import typer

from mercat.cli.arguments import game_named
from mercat.cli.languages import Language, language_for
from mercat.cli.output import print_json
from mercat.cli.parameters import Json
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Chance
from mercat.engine.rules.state import SEATS
from mercat.engine.rules.vocabulary import Facet, Word
from mercat.engine.transcripts.paths import COMMON_PATHS
from mercat.notation import all_paths, in_capitals, key_of, listed_facets
from mercat.text import languages_note

WIDTH = 120
SHORT = 4                               # the length from which a run of numbered values is shortened


def games(name: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
          as_json: Json = False, language: Language = None) -> None:
    """List the games with their numbers of players and options. If a game is named, list its moves, values, paths and reasons.
    The exit code is 1 if a game in MERCAT_GAMES cannot be played."""
    from mercat.games import broken_in_own_folders, find, names, unplayable

    language = language_for(language)
    if name is not None:
        game = game_named(name)
        row = {**about(game, language), **words(game, language)}
        if as_json:
            print_json(row)
        else:
            show(row)
            show_words(row, language)
        return
    rows = [about(find(known), language) for known in names()]
    for broken in unplayable():
        print(broken.sentence(language), file=sys.stderr)
    if as_json:
        print_json(rows)
    else:
        for row in rows:
            show(row)
    if broken_in_own_folders():
        raise typer.Exit(1)


def about(game: Game[Any], language: str) -> dict[str, Any]:
    """Return the facts about a game that the lobby shows."""
    return {"name": game.name, "title": game.say(language, "game"), "about": game.say(language, "game-about"),
            "version": game.version, "seats": [int(game.fewest), int(game.most)], "languages": list(game.languages),
            "languages_note": languages_note(game, language),
            "options": {option.name: {"values": option.values, "default": option.default} for option in game.options},
            "presets": {preset: dict(values) for preset, values in game.presets.items()},
            "texts": {**{option.name: game.say(language, f"option-{option.name}") for option in game.options},
                      **{f"{option.name}={value}": game.say(language, f"option-{option.name}-{value}")
                         for option in game.options for value in option.values},
                      **{preset: game.say(language, f"preset-{preset}") for preset in game.presets}}}


def words(game: Game[Any], language: str) -> dict[str, Any]:
    """Return the words of this game's moves, transcripts and journals, with their meanings."""
    state = game.first(game.fewest)
    paths = all_paths(game, language)
    facets = {facet.name: facet for path in paths.values() for facet in path.facets}
    facets |= {facet.name: facet for facet in game.vocabulary.facets}
    lines = list(dict.fromkeys(line.cause for line in game.scores(state)[0].lines))
    return {"verbs": said(game.vocabulary.verbs), "events": said(game.vocabulary.events),
            "reasons": said(game.vocabulary.reasons), "drawn": sorted(drawn_by_nature(game)),
            "facets": {facet.name: values_of(facet) for facet in facets.values()},
            "steps": {step.name: [rule.word.name for rule in step.menu] + ([step.decline.name] if step.decline else [])
                      for step in game.rules.steps if not step.automatic},
            "paths": {path: {"holds": known.values, "least": known.least, "most": known.most, "means": known.means}
                      for path, known in paths.items()},
            "asked_of_all": list(COMMON_PATHS), "further": game.editing.notation, "score_lines": lines,
            "meanings": meanings(game, language, lines)}


def drawn_by_nature(game: Game[Any]) -> set[str]:
    """Return the verbs of nature's draws, which a deal may contain."""
    return {rule.word.name for step in game.rules.steps for rule in step.menu if isinstance(rule, Chance)}


def meanings(game: Game[Any], language: str, lines: list[str]) -> dict[str, dict[str, str]]:
    """Return the meanings of moves, values, questions, score sheet lines, decisions and reasons. Facts in these texts are in
    capitals."""
    texts = {
        "verbs": {word.name: in_capitals(game, language, f"move-{word.name}", word) for word in game.vocabulary.verbs},
        "reasons": {word.name: in_capitals(game, language, f"reason-{word.name}", word) for word in game.vocabulary.reasons},
        "facets": {name: game.say(language, f"values-{name}") for name in listed_facets(game)
                   if game.has(language, f"values-{name}")},
        "steps": {step.name: game.say(language, f"step-{step.name}") for step in game.rules.steps if not step.automatic},
        "asked_of_all": {path: game.say(language, f"asked-{path.replace('.', '-')}") for path in COMMON_PATHS},
        "further": {form: game.say(language, key_of(form)) for form in game.editing.notation if game.has(language, key_of(form))},
        "score_lines": {line: game.say(language, f"score-{line}") for line in lines}}
    for facet in listed_facets(game).values():
        if not (facet.numeric or facet.alike or facet.kind == "seat"):
            texts[f"values of {facet.name}"] = {value: game.say(language, f"{facet.kind}-{value}") for value in facet.values
                                                if game.has(language, f"{facet.kind}-{value}")}
    return texts


def said(declared: list[Word]) -> dict[str, list[str]]:
    return {word.name: [facet.name for facet in word.facets] for word in declared}


def values_of(facet: Facet) -> dict[str, Any]:
    return {"numeric": facet.numeric, "values": facet.values}


def show(row: dict[str, Any]) -> None:
    """Print a game with its options and presets. Default values are in square brackets."""
    print(f"{row['name']}  {row['title']}, {row['seats'][0]}-{row['seats'][1]}")
    show_lines([line for line in (row["about"], row["languages_note"]) if line])
    texts = row["texts"]
    for option, said in row["options"].items():
        values = [worded(f"[{value}]" if value == said["default"] else value, texts[f"{option}={value}"])
                  for value in said["values"]]
        show_lines([f"{worded(option, texts[option])}: {', '.join(values)}"])
    for preset, values in row["presets"].items():
        chosen = ", ".join(f"{option}={value}" for option, value in values.items())
        show_lines([f"{worded(preset, texts[preset])}: {chosen}"])


def show_words(row: dict[str, Any], language: str) -> None:
    """Print the vocabulary of a game. A word in capitals, such as UNIT, represents any value of that facet."""
    means = row["meanings"]
    moves = {verb: explained(usage(verb, facets), means["verbs"][verb]) for verb, facets in row["verbs"].items()}
    parts: dict[str, list[str]] = {
        "moves": [line for verb, line in moves.items() if verb not in row["drawn"]],
        "draws": [line for verb, line in moves.items() if verb in row["drawn"]],
        "values": [f"{worded(name.upper(), means['facets'].get(name, ''))}: {values_said(row, name)}"
                   for name in dict.fromkeys([*means["facets"], *chosen_in(row, means)])],
        "paths": [explained(f"{path} ({span_of(known)})", known["means"]) for path, known in row["paths"].items()],
        "asked": [explained(path, means["asked_of_all"][path]) for path in row["asked_of_all"]],
        "further": [explained(form, means["further"].get(form, "")) for form in row["further"]],
        "score": [", ".join(worded(line, means["score_lines"][line]) for line in row["score_lines"])],
        "steps": [explained(f"{step} ({', '.join(verbs)})", means["steps"][step]) for step, verbs in row["steps"].items()],
        "reasons": [explained(reason, means["reasons"][reason]) for reason in row["reasons"]],
    }
    for part, lines in parts.items():
        if lines:
            print(f"\n{COMMAND_TEXTS.say(language, f'words-{part}')}")
            show_lines(lines)


def chosen_in(row: dict[str, Any], means: dict[str, Any]) -> list[str]:
    """Return the facets whose values have texts, and all facets of moves, such as places, even if their values have no texts."""
    of_moves = [facet for facets in row["verbs"].values() for facet in facets if facet != SEATS.name]
    return [*(key[10:] for key in means if key.startswith("values of ")), *of_moves]


def show_lines(lines: list[str]) -> None:
    for line in lines:
        print(fill(line, WIDTH, initial_indent="    ", subsequent_indent="        ", break_long_words=False,
                   break_on_hyphens=False))


def values_said(row: dict[str, Any], name: str) -> str:
    """Return the values of a facet as text, with their names where these differ from the values."""
    known, texts = row["facets"][name], row["meanings"].get(f"values of {name}", {})
    if known["numeric"]:
        return f"0 ... {len(known['values']) - 1}"
    said = [worded(value, texts.get(value, "").replace(f" ({value})", "")) for value in known["values"]]
    return ", ".join(said if said != known["values"] else shortened(said))


def shortened(values: list[str]) -> list[str]:
    """Return the values, with each run such as slot1, slot2, slot3, slot4 shortened to slot1 ... slot4."""
    runs: list[list[str]] = []
    for value in values:
        begin, number = parted(runs[-1][-1]) if runs else ("", -1)
        if runs and parted(value) == (begin, number + 1):
            runs[-1].append(value)
        else:
            runs.append([value])
    return [part for run in runs for part in (run if len(run) < SHORT else [f"{run[0]} ... {run[-1]}"])]


def parted(value: str) -> tuple[str, int]:
    """Return the two parts of a value: its beginning and the number at its end, or -9 if it does not end in a number."""
    digits = re.search(r"\d*$", value)
    ending = digits[0] if digits is not None else ""
    return value[:len(value) - len(ending)], int(ending) if ending else -9


def worded(value: str, text: str) -> str:
    """Return a value with its name in brackets, or only the value if its name is missing or identical."""
    plain = value.strip("[]").replace("_", " ").casefold()
    return value if text.casefold() in ("", plain) else f"{value} ({text})"


def explained(written: str, means: str) -> str:
    """Return a line of the printed vocabulary: the notation and, if known, its meaning."""
    return f"{written}: {means}" if means else written


def span_of(path: dict[str, Any]) -> str:
    """Return the possible values of a path as text: the values of a facet, or a range of numbers."""
    least = max(path["least"], 0) if path["least"] == -1 else path["least"]
    span = path["holds"].upper() if path["holds"] else f"{least} ... {path['most']}"
    return f"{span}, none" if path["least"] == -1 else span


def usage(verb: str, facets: list[str]) -> str:
    return " ".join([verb, *[facet.upper() for facet in facets]])
