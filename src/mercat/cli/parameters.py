"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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
