"""`mercat bench`: measures the speed of the games on this machine."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from mercat.cli.arguments import game_named, options_for, seat_count, spelt_options
from mercat.cli.languages import Language, language_for
from mercat.cli.output import print_json, with_progress
from mercat.cli.parameters import Json, Options, Seats
from mercat.cli.texts import COMMAND_TEXTS
from mercat.text.numbers import figure


def bench(game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
          seats: Seats = None, option: Options = None,
          rounds: Annotated[int, typer.Option("--rounds", "-r", metavar="N", min=1, max=99)] = 5,
          learning: Annotated[bool, typer.Option("--learning")] = False,
          language: Language = None, as_json: Json = False) -> None:
    """Measure the speed of random games (in the engine, from a Python loop, and in interpreted form) and of copying, the memory
    used, and the time that the import takes."""
    from mercat.games import names

    language = language_for(language)
    if learning:
        bench_learning([game] if game is not None else names(), seats, option or [], rounds, language, as_json)
        return
    reports = {}
    for name in [game] if game is not None else names():
        report = measured(name, seats, option or [], rounds)
        reports[report["game"]] = report
        if not as_json:
            show(report, language)
    if as_json:
        print_json(reports[next(iter(reports))] if game is not None else reports)


def measured(name: str, seats: int | None, said: list[str], rounds: int) -> dict[str, Any]:
    """Return the figures measured for one game and number of players."""
    from mercat.cli import measure
    from mercat.engine.matches.match import chosen_options

    game = game_named(name)
    players = seat_count(game, seats or min(3, int(game.most)))
    chosen = options_for(game, players, said)
    numbers = chosen_options(game, players, chosen)
    progress = with_progress(range(measure.steps(rounds)), measure.steps(rounds), game.name)
    figures = measure.measure(game, players, numbers, rounds, lambda: next(progress, None))
    for _rest in progress:
        pass
    return {"game": game.name, "seats": players, "options": spelt_options(game, chosen), **figures}


ROWS = {                                # rows of the table: the key of the figure, its decimals, and its unit
    "playout_actions_per_s": (0, "rate"), "loop_actions_per_s": (0, "rate"), "interpreted_actions_per_s": (0, "rate"),
    "copy_us": (3, "µs"), "mean_legal": (1, ""), "forced": (1, "%"), "nature": (1, "%"), "mean_length": (0, ""),
    "rss_mb": (1, "MiB"), "import_ms": (0, "ms"), "reference_loop_ms": (2, "ms")}


def show(report: dict[str, Any], language: str) -> None:
    """Print the figures as a table."""
    from rich.console import Console
    from rich.table import Table

    form = COMMAND_TEXTS.say(language, "bench-compiled" if report["compiled"] else "bench-interpreted")
    table = Table(title=COMMAND_TEXTS.say(language, "bench-title", game=report["game"], seats=report["seats"], form=form),
                  show_header=False)
    for key, (digits, unit) in ROWS.items():
        said = figure(language, report[key] * (100 if unit == "%" else 1), digits)
        table.add_row(COMMAND_TEXTS.say(language, f"bench-{key}"),
                      COMMAND_TEXTS.say(language, "bench-rate", number=said) if unit == "rate" else f"{said} {unit}".rstrip())
    Console().print(table)


def bench_learning(games: list[str], seats: int | None, said: list[str], rounds: int, language: str, as_json: bool) -> None:
    """Measure the environments for machine learning, and print the reports as one table or, with `as_json`, as a JSON list."""
    from mercat.cli import measure_learning

    reports = []
    for name in with_progress(games, len(games), COMMAND_TEXTS.say(language, "bench-learning")):
        game = game_named(name)
        players = seat_count(game, seats)
        chosen = options_for(game, players, said)
        reports.append({"game": game.name, "seats": players, "options": spelt_options(game, chosen),
                        **measure_learning.measure(game, players, chosen, rounds)})
    if as_json:
        print_json(reports)
    else:
        show_learning(reports, language)


def show_learning(reports: list[dict[str, Any]], language: str) -> None:
    """Print the steps per second and their ratio to the reference figures."""
    from rich.console import Console
    from rich.table import Table

    def said(key: str, **facts: Any) -> str:
        return COMMAND_TEXTS.say(language, f"bench-{key}", **facts)

    form = said("compiled" if reports[0]["compiled"] else "interpreted")
    table = Table("", said("single"), said("batch"), said("tutorial"), title=said("learning-title", form=form))
    for report in reports:
        cells = []
        for way in ("single", "batch", "tutorial"):
            made = report[f"{way}_steps_per_s"]
            speed = "–" if made is None else said("steps", number=figure(language, made, 0))
            times = report[f"{way}_times"]
            cells.append(speed if times is None else f"{speed} ({figure(language, times, 1)} ×)")
        table.add_row(said("game", game=report["game"], seats=report["seats"]), *cells)
    beside = [report["reference_steps_per_s"] for report in reports]
    speeds = ", ".join(said("steps", number=figure(language, speed, 0)) for speed in beside if speed is not None)
    Console().print(table)
    Console().print(said("reference", speeds=speeds) if speeds else said("no-reference"), highlight=False, markup=False)
    Console().print(said("fast-way"), highlight=False, markup=False)
