"""`mercat review`: how the chances went in a saved match, and its turning points."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.files import saved_match
from mercat.cli.languages import Language, the_language
from mercat.cli.output import print_json, with_progress
from mercat.cli.parameters import Json
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.catalogue import CATALOGUE
from mercat.engine.match import Match


def review(file: Annotated[Path, typer.Argument(metavar="FILE")], language: Language = None, as_json: Json = False) -> None:
    """Print how each seat's chances and expected points went, and the decisions that cost most."""
    from mercat.bots.review import Reviewing

    match = saved_match(file)
    tongue = the_language(language)
    reviewing = Reviewing(match)
    for job in with_progress(reviewing.jobs(), reviewing.most_jobs, match.game.name):
        job.run()
    if as_json:
        print_json(reviewing.review)
    else:
        show(match, reviewing.review, tongue)


def show(match: Match[Any], found: dict[str, Any], language: str) -> None:
    """Print a table of the decisions, then a paragraph for each turning point."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from mercat.bots.verdicts import SEARCH
    from mercat.cli.narrator import Narrator, named
    from mercat.text.review import outlook_text, worth_sentence

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
        tell(f"      {better}")
        tell(f"      {worth_sentence(language, turn)}")
