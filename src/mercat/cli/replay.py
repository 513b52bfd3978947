"""`mercat replay`: prints the history of a saved match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.files import saved_match
from mercat.cli.languages import Language, language_for
from mercat.cli.output import NotUnderstood, print_json
from mercat.cli.parameters import Json
from mercat.engine.matches.match import Match, Refused


def replay(file: Annotated[Path, typer.Argument(metavar="FILE")],
           at: Annotated[int | None, typer.Option("--at", metavar="LINE", min=0)] = None,
           verify: Annotated[bool, typer.Option("--verify")] = False,
           language: Language = None, as_json: Json = False) -> None:
    """Print the history of a saved match: each player's moves and the events that they caused."""
    match = saved_match(file)
    language = language_for(language)
    if verify:
        check_chance(match, language, as_json)
        return
    if at is not None:
        try:
            match = match.at(at)
        except Refused as refused:
            raise NotUnderstood("refused", why=refused) from refused
    if as_json:
        print_json(as_data(match, language))
    else:
        show(match, language, picture_too=at is not None)


def check_chance(match: Match[Any], language: str, as_json: bool) -> None:
    """Print a sentence that states whether the proof of the match's chance is sound, with all commitments and the published
    seeds. The exit code is 1 if it is not sound."""
    from mercat.engine.catalogue import CATALOGUE
    from mercat.engine.matches.proof import Proof

    proof = Proof(match)
    if as_json:
        print_json(proof.data(language))
    else:
        typer.echo(proof.sentence(language))
        for chapter in proof.chapters:
            if chapter.commitment:
                typer.echo(CATALOGUE.voice.say(language, "proof-commitment", commitment=chapter.commitment))
            if chapter in proof.seeds:
                typer.echo(CATALOGUE.voice.say(language, "proof-seed", seed=str(chapter.seed)))
    if not proof.is_sound:
        raise typer.Exit(1)


def as_data(match: Match[Any], language: str) -> dict[str, Any]:
    """Return the history as plain data."""
    from mercat.cli.narrator import Narrator, named

    narrator = Narrator(match.game, language, named(match, language))
    lines = [{"line": number, "seat": entry.seat, "notation": str(entry), "undo": entry.is_undo,
              "events": [{"event": event.name, "sentence": narrator.event(event)} for event in entry.events]}
             for number, entry in enumerate(match.entries, 1)]
    scores = [{"seat": score.seat, "name": narrator.names[score.seat], "total": score.total, "place": score.place,
               "lines": {line.cause: line.points for line in score.lines}} for score in match.scores()]
    return {"game": match.game.name, "seats": match.seats, "options": match.options, "names": narrator.names, "lines": lines,
            "over": match.to_move is None, "scores": scores, "view": match.view()}


def show(match: Match[Any], language: str, picture_too: bool) -> None:
    """Print the history and, with `picture_too`, the table at the end of the match."""
    from rich.console import Console

    from mercat.cli.narrator import Narrator, named
    from mercat.cli.picture import picture

    console = Console()
    narrator = Narrator(match.game, language, named(match, language))
    for number, entry in enumerate(match.entries, 1):
        first, *rest = narrator.entry(entry)
        console.print(f"{number:4}  {first}", markup=False, highlight=False, soft_wrap=True)
        for line in rest:
            console.print(f"      {line.strip()}", markup=False, highlight=False, soft_wrap=True)
    if picture_too:
        console.print(picture(match.state, narrator))
    for line in narrator.scores(match.scores()):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
