"""Options that several commands share."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from mercat.cli.output import NotUnderstood

MOST_GAMES = 10_000_000
GameName = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", metavar="N", min=0)]
Games = Annotated[int, typer.Option("--games", "-k", metavar="N", min=1, max=MOST_GAMES)]
Seed = Annotated[int, typer.Option("--seed", "-s", metavar="N")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Deal = Annotated[Path | None, typer.Option("--deal", metavar="FILE")]
Bots = Annotated[str, typer.Option("--bots", "-b", metavar="BOT,...")]
Processes = Annotated[int | None, typer.Option("--processes", "-j", metavar="N", min=0)]
Json = Annotated[bool, typer.Option("--json")]


def number_of_days(most: int, said: Any) -> float:
    """Return a duration in days, given as a number of days or as a text such as 12h. Raise NotUnderstood for anything else."""
    from mercat.server.setting_values import duration_in

    found = duration_in(str(said), "d")
    if found is None or found > most:
        raise NotUnderstood("no-days", value=str(said)[:40], most=most)
    return found


def days_option(name: str, most: int) -> Any:
    """Return an option for a duration in days, up to `most`."""
    return typer.Option(name, metavar="DAYS", parser=partial(number_of_days, most))
