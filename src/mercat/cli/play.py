"""`mercat play`: plays a match in the terminal."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.arguments import bots_named, game_named, options_for, seat_count
from mercat.cli.bot_files import check_files
from mercat.cli.files import dealt_match, saved_match
from mercat.cli.languages import Language, language_for
from mercat.cli.output import NotUnderstood
from mercat.cli.parameters import Deal, Options, Seats
from mercat.engine.matches.match import Match, Refused

DEFAULT_BOT = "casual"


def play(game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
         seats: Seats = None,
         player: Annotated[list[str] | None, typer.Option("--player", "-p", metavar="NAME")] = None,
         bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOT,...")] = DEFAULT_BOT,
         option: Options = None,
         seed: Annotated[str | None, typer.Option("--seed", "-s", metavar="SEED")] = None,
         deal: Deal = None,
         load: Annotated[Path | None, typer.Option("--load", metavar="FILE")] = None,
         language: Language = None) -> None:
    """Play in the terminal, alone against bots or with others at the same keyboard. Choose moves by number, or type them."""
    language = language_for(language)
    people = player or [who_sits_here()]
    named = bots_named(bots)
    given = {"--seats": seats, "--option": option, "--seed": seed, "--deal": deal}
    settled = [name for name, value in given.items() if value is not None]
    if load is not None and settled:
        raise NotUnderstood("load-settles", name=settled[0])
    match = loaded(load, game) if load is not None else started(game, seats, option or [], seed, people, named, language, deal)
    check_files(match.game, match.seats, named)
    table(match, {seat: named[(seat - len(people)) % len(named)] for seat in range(len(people), match.seats)}, language)


def table(match: Match[Any], bots: dict[int, str], language: str) -> None:
    """Play the match at this terminal until the player quits."""
    from rich.console import Console

    from mercat.cli.terminal import Terminal

    Terminal(match, bots, language, input, Console()).run()


def started(game: str | None, seats: int | None, option: list[str], seed: str | None, people: list[str], bots: list[str],
            language: str, deal: Path | None = None) -> Match[Any]:
    """Return a new match with people in the first seats and bots in the remaining ones."""
    if game is None:
        raise NotUnderstood("name-a-game")
    chosen_game = game_named(game)
    players = seat_count(chosen_game, seats, len(people))
    if len(people) > players:
        raise NotUnderstood("players-for-seats", players=len(people), seats=players)
    twice = next((name for place, name in enumerate(people) if name and name in people[:place]), None)
    if twice is not None:
        raise NotUnderstood("same-name", name=twice)
    names = list(people)
    for seat in range(len(people), players):
        name = bot_title(bots[(seat - len(people)) % len(bots)], language)
        names.append(name if name not in names else f"{name} {seat + 1}")
    options = {**chosen_game.printed, **options_for(chosen_game, players, option)}      # as at the tables of a server
    if deal is None:
        try:
            return Match.start(chosen_game, players, options, seed, names)
        except Refused as refused:
            raise NotUnderstood("refused", why=refused) from refused
    return dealt_match(deal, chosen_game, players, options, seed, names)


def bot_title(bot: str, language: str) -> str:
    """Return the name that a bot has at the table. For an external bot, this is its class or its registered name."""
    from mercat.bots import names
    from mercat.cli.texts import COMMAND_TEXTS

    kind, _, rest = bot.partition("@")[0].partition(":")
    return COMMAND_TEXTS.say(language, f"bot-{kind}") if kind in names() else rest or kind


def who_sits_here() -> str:
    """Return the name of this machine's current user, or "Player" if it is unknown."""
    try:
        return getpass.getuser().title()
    except (OSError, KeyError):                  # in a container, the user may be only a number
        return "Player"


def loaded(path: Path, game: str | None) -> Match[Any]:
    """Return a saved match. Raise NotUnderstood if it is not a match of the game named `game`."""
    match = saved_match(path)
    if game is not None and game_named(game).name != match.game.name:
        raise NotUnderstood("other-game", path=str(path), game=match.game.name, named=str(game))
    return match
