"""`mercat arena`: compare the strength of bots."""

from __future__ import annotations

from math import ceil
from time import perf_counter
from typing import Any

from mercat.cli.arguments import spelt_options, the_bots, the_game, the_options, the_seats
from mercat.cli.output import NotUnderstood, print_json, with_progress
from mercat.cli.parameters import Bots, GameName, Games, Json, Options, Processes, Seats, Seed


def arena(game: GameName, bots: Bots = "random,greedy,search", seats: Seats = None, games: Games = 100, seed: Seed = 1,
          option: Options = None, processes: Processes = 1, as_json: Json = False) -> None:
    """Play bots against each other on the same deals with the seats rotated, at least as many games as requested."""
    from mercat.bots.arena import lineups, standings
    from mercat.bots.table import play_all, tasks_of

    found = the_game(game)
    named = the_bots(bots)
    if len(set(named)) < 2 or len(set(named)) != len(named):
        raise NotUnderstood("two-bots")
    many = the_seats(found, seats)
    chosen = the_options(found, many, option or [])
    lined = lineups(named, many)
    deals = ceil(games / len(lined))
    begin = perf_counter()
    tasks = tasks_of(found.name, chosen, lined, range(seed, seed + deals))
    results = list(with_progress(play_all(tasks, processes), len(tasks), found.name))
    report = {"game": found.name, "seats": many, "options": spelt_options(found, chosen), "seed": seed, "games": len(tasks),
              "deals": deals, "seconds": round(perf_counter() - begin, 3),
              "table": [standing.row() for standing in standings(results, named)]}
    if as_json:
        print_json(report)
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """Print the results as a table."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(f"{report['game']}, {report['seats']} seats: {report['games']} games on {report['deals']} deals "
                  f"in {report['seconds']:.1f} s", soft_wrap=True)
    table = Table(box=SIMPLE_HEAD)
    table.add_column("bot", no_wrap=True)
    for title in ("seats", "wins", "share", "95 %", "score", "place", "ms a move"):
        table.add_column(title, justify="right", no_wrap=True)
    for row in report["table"]:
        table.add_row(row["bot"], str(row["games"]), f"{row['wins']:g}", f"{row['share']:.0%}",
                      f"{row['low']:.0%} to {row['high']:.0%}", f"{row['mean_score']:.1f}", f"{row['mean_place']:.2f}",
                      f"{row['ms_per_move']:.2f}")
    console.print(table)
