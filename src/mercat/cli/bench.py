"""`mercat bench`: how fast the games run on this machine."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from mercat.cli.arguments import spelt_options, the_game, the_options, the_seats
from mercat.cli.output import print_json, with_progress
from mercat.cli.parameters import Json, Options, Seats


def bench(game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
          seats: Seats = None, option: Options = None,
          rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, max=99)] = 5,
          as_json: Json = False) -> None:
    """Measure random games in the engine, from a Python loop and interpreted; copying, memory and import time."""
    from mercat.games import names

    reports = {}
    for name in [game] if game is not None else names():
        report = measured(name, seats, option or [], rounds)
        reports[report["game"]] = report
        if not as_json:
            show(report)
    if as_json:
        print_json(reports[next(iter(reports))] if game is not None else reports)


def measured(name: str, seats: int | None, said: list[str], rounds: int) -> dict[str, Any]:
    """Measure one game; return the figures."""
    from mercat.cli import measure
    from mercat.engine.match import chosen_options

    game = the_game(name)
    many = the_seats(game, seats if seats is not None else min(3, int(game.most)))
    chosen = the_options(game, many, said)
    numbers = chosen_options(game, many, chosen)
    progress = with_progress(range(measure.steps(rounds)), measure.steps(rounds), game.name)
    figures = measure.measure(game, many, numbers, rounds, lambda: next(progress, None))
    for _rest in progress:
        pass
    return {"game": game.name, "seats": many, "options": spelt_options(game, chosen), **figures}


def show(report: dict[str, Any]) -> None:
    """Print the figures as a table."""
    from rich.console import Console
    from rich.table import Table

    form = "compiled" if report["compiled"] else "interpreted"
    table = Table(title=f"{report['game']}, {report['seats']} seats, {form}", show_header=False)
    for label, value in (
            ("random games inside the engine", f"{report['playout_actions_per_s']:,} actions/s"),
            ("the same from a Python loop", f"{report['loop_actions_per_s']:,} actions/s"),
            ("interpreted", f"{report['interpreted_actions_per_s']:,} actions/s"),
            ("copy onto another position", f"{report['copy_us']:.3f} µs"),
            ("moves on offer, on average", f"{report['mean_legal']:.1f}"),
            ("decisions with one move", f"{report['forced']:.1%}"),
            ("nature's decisions", f"{report['nature']:.1%}"),
            ("decisions a game", f"{report['mean_length']:.0f}"),
            ("resident memory", f"{report['rss_mb']:.1f} MiB"),
            ("import of engine and game", f"{report['import_ms']:.0f} ms"),
            ("reference loop of plain Python", f"{report['reference_loop_ms']:.2f} ms")):
        table.add_row(label, value)
    Console().print(table)
