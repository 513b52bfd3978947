"""`mercat review`: shows how the chances in saved matches changed from round to round, and the turning points."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.files import saved_match
from mercat.cli.languages import Language, language_for
from mercat.cli.output import print_json, with_progress
from mercat.cli.parameters import Json, Processes
from mercat.cli.recording import On, cluster_reached, process_count
from mercat.engine.catalogue import CATALOGUE
from mercat.engine.matches.match import Match

if TYPE_CHECKING:
    from rich.table import Table

    from mercat.bots.tournaments.pools import ProcessCount
    from mercat.cli.narrator import Narrator
    from mercat.text.review import ReviewRound


def review(files: Annotated[list[Path], typer.Argument(metavar="FILE")],
           every_decision: Annotated[bool, typer.Option("--all")] = False, processes: Processes = None, on: On = None,
           language: Language = None, as_json: Json = False) -> None:
    """Print each seat's chances and expected points round by round, and the decisions that cost the most."""
    matches = [saved_match(file) for file in files]
    language, workers = language_for(language), process_count(processes, on)
    if len(files) == 1 and workers.are_here:
        finished = reviewed(matches[0])
        if as_json:
            print_json(finished)
        else:
            show(matches[0], finished, language, every_decision)
        return
    for file, match, finished in zip(files, matches, reviews(matches, workers), strict=True):
        if as_json:
            print(json.dumps({"file": str(file), **finished}), flush=True)
        else:
            print(file)
            show(match, finished, language, every_decision)


def reviewed(match: Match[Any]) -> dict[str, Any]:
    """Return the review of a match. Show progress while it is made."""
    from mercat.bots.analysis.review import Reviewing

    reviewing = Reviewing(match)
    for job in with_progress(reviewing.jobs(), reviewing.most_jobs, match.game.name):
        job.run()
    return reviewing.review


def reviews(matches: Sequence[Match[Any]], workers: ProcessCount) -> Iterator[dict[str, Any]]:
    """Yield the reviews of several matches, each made in one process."""
    from mercat.bots.analysis.review import review_of_saved
    from mercat.bots.tournaments.pools import in_order

    texts = [match.to_json() for match in matches]
    with cluster_reached():
        yield from with_progress(in_order(review_of_saved, texts, workers, at_once=1), len(texts), "review")


def show(match: Match[Any], review: Mapping[str, Any], language: str, every_decision: bool) -> None:
    """Print each seat's prospects after every round, the turning points and, with `every_decision`, all decisions."""
    from rich.console import Console

    from mercat.bots.analysis.evaluation import SEARCH
    from mercat.cli.narrator import Narrator, named
    from mercat.text.review import outlook_figures, rounds_of, turns_of

    narrator, console = Narrator(match.game, language, named(match, language)), Console()
    rounds = rounds_of(match, review, language, narrator.names, outlook_figures)
    turns = turns_of(match, review, language, narrator.names)

    def tell(sentence: str) -> None:
        console.print(sentence, markup=False, highlight=False, soft_wrap=True)

    if review["by"] == SEARCH:
        tell(match.game.say(language, "ui-review-by-search"))
    tell(narrator.text("review-rounds-points" if review["start"]["win"] is None else "review-rounds"))
    start = [outlook_figures(language, review["start"], seat) for seat in range(match.seats)]
    console.print(table_of_rounds(start, rounds, narrator))
    tell(CATALOGUE.voice.say(language, "ui-review-turns" if turns else "ui-review-no-turns"))
    for turn in turns:
        title = next(part.title for part in rounds if turn.number in part.turns)
        tell(f"{turn.number:3}. {title} · {narrator.text('review-line', line=str(turn.line))}")
        for sentence in (f"{narrator.name(turn.seat)}: {turn.played}", turn.better, turn.worth):
            if sentence:
                tell(f"     {sentence}")
    for part in rounds if every_decision else []:
        tell(f"\n{part.title}")
        console.print(table_of_decisions(part, narrator))


def table_of_rounds(outlooks: Sequence[str], rounds: Sequence[ReviewRound], narrator: Narrator) -> Table:
    """Return a table of each seat's prospects at the start and after each round, with the numbers of the round's turning
    points."""
    say = partial(CATALOGUE.voice.say, narrator.language)
    return table_of([say("ui-review-round"), *narrator.names, say("ui-review-turns")],
                    [[say("review-start"), *outlooks],
                     *[[part.title, *part.lines[-1].outlooks, ", ".join(map(str, part.turns))] for part in rounds]])


def table_of_decisions(part: ReviewRound, narrator: Narrator) -> Table:
    """Return a table of the decisions in a round, with each decision's journal line and each seat's prospects after it."""
    return table_of([narrator.text("column-line"), narrator.text("column-decision"), *narrator.names],
                    [["", one.text, *one.outlooks] if one.seat is None
                     else [str(one.line), f"{narrator.name(one.seat)}: {one.text}", *one.outlooks] for one in part.lines])


def table_of(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Return a table for the terminal that does not interpret markup in its texts, since a player's name may look like markup."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD)
    for title in titles:
        table.add_column(Text(title))
    for row in rows:
        table.add_row(*map(Text, row))
    return table
