"""`mercat review`: how the chances went in saved matches, and their turning points."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.files import saved_match
from mercat.cli.languages import Language, the_language
from mercat.cli.output import print_json, with_progress
from mercat.cli.parameters import Json, Processes
from mercat.cli.recording import On, cluster_reached, the_workers
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.catalogue import CATALOGUE
from mercat.engine.match import Match

if TYPE_CHECKING:
    from mercat.bots.pools import Workers


def review(files: Annotated[list[Path], typer.Argument(metavar="FILE")], processes: Processes = None, on: On = None,
           language: Language = None, as_json: Json = False) -> None:
    """Print how each seat's chances and expected points went, and the decisions that cost most."""
    matches = [saved_match(file) for file in files]
    language, workers = the_language(language), the_workers(processes, on)
    if len(files) == 1 and workers.are_here:
        found = reviewed(matches[0])
        if as_json:
            print_json(found)
        else:
            show(matches[0], found, language)
        return
    for file, match, found in zip(files, matches, reviews(matches, workers), strict=True):
        if as_json:
            print(json.dumps({"file": str(file), **found}), flush=True)
        else:
            print(file)
            show(match, found, language)


def reviewed(match: Match[Any]) -> dict[str, Any]:
    """The review of a match, with progress within it."""
    from mercat.bots.review import Reviewing

    reviewing = Reviewing(match)
    for job in with_progress(reviewing.jobs(), reviewing.most_jobs, match.game.name):
        job.run()
    return reviewing.review


def reviews(matches: Sequence[Match[Any]], workers: Workers) -> Iterator[dict[str, Any]]:
    """The reviews of several matches, each in one process."""
    from mercat.bots.pools import in_order
    from mercat.bots.review import review_of_saved

    texts = [match.to_json() for match in matches]
    with cluster_reached():
        yield from with_progress(in_order(review_of_saved, texts, workers, at_once=1), len(texts), "review")


def show(match: Match[Any], found: dict[str, Any], language: str) -> None:
    """Print a table of the decisions, then a paragraph for each turning point."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from mercat.bots.verdicts import SEARCH
    from mercat.cli.narrator import Narrator, named
    from mercat.text.review import asked_sentence, outlook_text, worth_sentence

    narrator, console, parse = Narrator(match.game, language, named(match, language)), Console(), match.game.vocabulary.parse
    table = Table(box=SIMPLE_HEAD)
    table.add_column(COMMAND_TEXTS.say(language, "column-line"), justify="right")
    for title in (COMMAND_TEXTS.say(language, "column-decision"), *narrator.names):
        table.add_column(title)
    table.add_row("", CATALOGUE.voice.say(language, "review-start"),
                  *[outlook_text(language, found["start"], seat) for seat in range(match.seats)])
    for one in found["decisions"]:
        table.add_row(str(one["before"] + 1), f"{narrator.name(one['seat'])}: {narrator.move(parse(one['move']))}",
                      *[outlook_text(language, one, seat) for seat in range(match.seats)])
    console.print(table)

    def tell(line: str) -> None:
        console.print(line, markup=False, highlight=False, soft_wrap=True)

    if found["by"] == SEARCH:
        tell(CATALOGUE.voice.say(language, "ui-review-by-search"))
    tell(CATALOGUE.voice.say(language, "ui-review-turns" if found["turning_points"] else "ui-review-no-turns"))
    for turn in found["turning_points"]:
        better = CATALOGUE.voice.say(language, "review-better", move=narrator.move(parse(turn["better"])))
        tell(f"{turn['before'] + 1:4}  {narrator.name(turn['seat'])}: {narrator.move(parse(turn['played']))}")
        if asked := asked_sentence(match, language, turn, narrator.names):
            tell(f"      {asked}")
        tell(f"      {better}")
        tell(f"      {worth_sentence(language, turn)}")
