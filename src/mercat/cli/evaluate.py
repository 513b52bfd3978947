"""`mercat evaluate`: measures a player's result in a fixed task."""

from __future__ import annotations

from typing import Annotated

import typer

from mercat.cli.arguments import bots_named, game_named
from mercat.cli.bot_files import check_files
from mercat.cli.languages import Language, language_for
from mercat.cli.output import NotUnderstood, nearest, print_json, with_progress
from mercat.cli.parameters import MOST_GAMES, Json, Processes
from mercat.cli.texts import COMMAND_TEXTS
from mercat.text.numbers import figure, percent, span


def evaluate(player: Annotated[str, typer.Argument(metavar="BOT")],
             task: Annotated[str, typer.Option("--task", "-t", metavar="NAME")],
             deals: Annotated[int | None, typer.Option("--deals", metavar="N", min=1, max=MOST_GAMES)] = None,
             processes: Processes = None, language: Language = None, as_json: Json = False) -> None:
    """Play the games of a task, each deal from every seat, and report the result with its 95% confidence interval and the
    versions used."""
    from mercat.bots.tournaments.pools import ProcessCount
    from mercat.tasks import evaluated, played, tasks

    language = language_for(language)
    known = {one.name: one for one in tasks()}
    if task not in known:
        raise NotUnderstood("no-task", name=task, nearest=nearest(task, list(known)))
    bots = bots_named(player)
    if len(bots) != 1:
        raise NotUnderstood("one-bot")
    one = known[task]
    check_files(game_named(one.game), one.seats, bots)
    deal_count = deals or one.deals
    games = with_progress(played(one, bots[0], deal_count, ProcessCount(1 if processes is None else processes)),
                          deal_count * one.seats, task)
    row = evaluated(one, bots[0], games)
    if as_json:
        print_json(row)
        return
    alone = one.seats == 1
    print(COMMAND_TEXTS.say(language, "evaluated", player=row["player"], task=row["task"], games=row["games"],
                            value=figure(language, row["value"], 1) if alone else percent(language, row["value"]),
                            span=f"{figure(language, row['low'], 1)}–{figure(language, row['high'], 1)}" if alone
                            else span(language, row["low"], row["high"]),
                            points=figure(language, row["mean_points"], 1), metric=row["metric"]))
