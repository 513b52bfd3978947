"""`mercat play`: a match in the terminal."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.asked import the_bots, the_game, the_options, the_seats
from mercat.cli.files import read_text, saved_match
from mercat.cli.languages import Language, the_language
from mercat.cli.output import Failure, NotUnderstood
from mercat.cli.parameters import Options, Seats
from mercat.engine.match import LARGEST_SEED, Match, Refused

DEFAULT_BOT = "search:1s"
LARGEST_DEAL = 200_000                  # bytes of a deal written by hand


def play(game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; not needed with --load.")] = None,
         seats: Seats = None,
         player: Annotated[list[str] | None, typer.Option("--player", "-p", metavar="NAME",
                                                          help="Who plays at this keyboard. Repeatable.")] = None,
         bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOT,...", help="Who plays the other seats.")] = DEFAULT_BOT,
         option: Options = None,
         seed: Annotated[int | None, typer.Option("--seed", "-s", min=0, max=LARGEST_SEED - 1, help="Who deals.")] = None,
         deal: Annotated[Path | None, typer.Option("--deal", metavar="FILE", help="What is drawn, written by hand, one line "
                                                   "for each draw; then the dice go on.")] = None,
         load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved match.")] = None,
         language: Language = None) -> None:
    """Play in the terminal, alone against bots or with others at the same keyboard: choose by number, or type moves."""
    tongue = the_language(language)
    people = player or [getpass.getuser().title()]
    named = the_bots(bots)
    if load is not None and deal is not None:
        raise NotUnderstood("a saved match is dealt already: --load goes without --deal")
    match = loaded(load, game) if load is not None else started(game, seats, option or [], seed, people, named, tongue, deal)
    table(match, {seat: named[(seat - len(people)) % len(named)] for seat in range(len(people), match.seats)}, tongue)


def table(match: Match[Any], bots: dict[int, str], language: str) -> None:
    """Sit down."""
    from rich.console import Console

    from mercat.cli.terminal import Terminal

    Terminal(match, bots, language, input, Console()).run()


def started(game: str | None, seats: int | None, option: list[str], seed: int | None, people: list[str], bots: list[str],
            language: str, deal: Path | None = None) -> Match[Any]:
    """A new match, people first."""
    from mercat.cli.telling import HOUSE

    if game is None:
        raise NotUnderstood("name a game, as `mercat games` lists them, or a saved match with --load")
    found = the_game(game)
    many = the_seats(found, seats, len(people))
    if len(people) > many:
        raise NotUnderstood(f"{len(people)} players for {many} seats")
    names = list(people)
    for seat in range(len(people), many):
        kind = bots[(seat - len(people)) % len(bots)].partition(":")[0]
        name = HOUSE.say(language, f"bot-{kind}")
        names.append(name if name not in names else f"{name} {seat + 1}")
    options = the_options(found, many, option)
    if deal is None:
        return Match.start(found, many, options, seed, names)
    try:
        return Match.start(found, many, options, seed, names, deal=read_text(deal, LARGEST_DEAL))
    except Refused as refused:
        raise Failure(f"{deal}: {refused.sentence(language)}") from refused


def loaded(path: Path, game: str | None) -> Match[Any]:
    """A saved match, of the game that was named if one was."""
    match = saved_match(path)
    if game is not None and the_game(game).name != match.game.name:
        raise NotUnderstood(f"{path} is a match of {match.game.name}, not of {game}")
    return match
