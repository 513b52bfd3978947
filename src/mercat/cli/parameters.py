"""Options that several commands share, so that they read the same everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

MOST_GAMES = 10_000_000
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `mercat games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", min=1, help="How many play.")]
Games = Annotated[int, typer.Option("--games", "-k", min=1, max=MOST_GAMES, help="How many games.")]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The first deal, a whole number; each game takes the next.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE",
                                                  help="An option of the game. Repeatable.")]
Deal = Annotated[Path | None, typer.Option("--deal", metavar="FILE", help="What is drawn, written by hand, one line for each "
                                            "draw; then the dice go on.")]
Bots = Annotated[str, typer.Option("--bots", "-b", metavar="BOT,...",
                                   help="Bots by seat: random, greedy, search, search:2000 (iterations), search:1.5s.")]
Processes = Annotated[int, typer.Option("--processes", "-j", min=0, help="Games at the same time; 0 for every processor.")]
Json = Annotated[bool, typer.Option("--json", help="Answer with JSON, for programs.")]
