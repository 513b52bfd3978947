"""`mercat simulate`: statistics of many games between bots."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from mercat.cli.arguments import spelt_options, the_bots, the_game, the_options, the_seats
from mercat.cli.files import dealt_match
from mercat.cli.output import NotUnderstood, print_json, with_progress
from mercat.cli.parameters import Bots, Deal, GameName, Games, Json, Options, Processes, Seats, Seed


def simulate(game: GameName, seats: Seats = None, games: Games = 100, seed: Seed = 1, bots: Bots = "random",
             option: Options = None, deal: Deal = None, processes: Processes = 1, as_json: Json = False) -> None:
    """Play many games between bots and report lengths, numbers of legal moves, and scores by seat and by bot."""
    from mercat.bots.simulation import Simulation
    from mercat.bots.table import play_all, tasks_of

    found = the_game(game)
    named = the_bots(bots)
    many = the_seats(found, seats, len(named))
    lineup = named * many if len(named) == 1 else named
    if len(lineup) != many:
        raise NotUnderstood("bots-for-seats", bots=len(lineup), seats=many)
    chosen = the_options(found, many, option or [])
    dealt = [] if deal is None else dealt_match(deal, found, many, chosen, seed).dealt
    simulation = Simulation(lineup)
    begin = perf_counter()
    tasks = tasks_of(found.name, chosen, [lineup], range(seed, seed + games), dealt)
    for played in with_progress(play_all(tasks, processes), games, found.name):
        simulation.add(played)
    about: dict[str, Any] = {"game": found.name, "seats": many, "options": spelt_options(found, chosen), "seed": seed}
    report = {**about, **simulation.report(perf_counter() - begin)}
    if as_json:
        print_json(report)
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """Print the report as a table."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(f"{report['game']}, {report['seats']} seats: {report['games']} games, {report['actions']:,} actions in "
                  f"{report['seconds']:.2f} s ({report['actions_per_s']:,} a second); "
                  f"{report['mean_length']:.1f} actions a game, {report['mean_legal']:.1f} moves on offer", soft_wrap=True)
    table = Table(box=SIMPLE_HEAD)
    for title in ("seat", "bot", "wins", "mean", "deviation", "least", "median", "most"):
        table.add_column(title, justify="left" if title == "bot" else "right", no_wrap=True)
    for row in report["by_seat"] + report["by_bot"]:
        seat = str(row["seat"] + 1) if "seat" in row else "all"
        table.add_row(seat, row["bot"], f"{row['wins']:g}", f"{row['mean']:.1f}", f"{row['deviation']:.1f}", str(row["least"]),
                      f"{row['median']:g}", str(row["most"]))
    console.print(table)
