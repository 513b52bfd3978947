"""`mercat simulate`: collects statistics of many games between bots."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from mercat.cli.arguments import bots_named, game_named, options_for, seat_count, spelt_options
from mercat.cli.bot_files import check_files
from mercat.cli.files import dealt_match
from mercat.cli.languages import Language, language_for
from mercat.cli.output import NotUnderstood, print_json, with_progress
from mercat.cli.parameters import Bots, Deal, GameName, Games, Json, Options, Processes, Seats, Seed
from mercat.cli.recording import Journals, On, OutputFile, Positions, games_file, process_count, results_of
from mercat.cli.texts import COMMAND_TEXTS
from mercat.text.numbers import figure


def simulate(game: GameName, seats: Seats = None, games: Games = 100, seed: Seed = 1, bots: Bots = "random",
             option: Options = None, deal: Deal = None, processes: Processes = None, output: OutputFile = None,
             journals: Journals = False, positions: Positions = False, on: On = None, language: Language = None,
             as_json: Json = False) -> None:
    """Play many games between bots, and report the lengths of the games, the numbers of legal moves, and the scores by seat and
    by bot."""
    from mercat.bots.tournaments.games import tasks_of
    from mercat.bots.tournaments.simulation import Simulation

    language = language_for(language)
    chosen_game = game_named(game)
    named = bots_named(bots)
    players = seat_count(chosen_game, seats, len(named))
    lineup = named * players if len(named) == 1 else named
    if len(lineup) != players:
        raise NotUnderstood("bots-for-seats", bots=len(lineup), seats=players)
    chosen = options_for(chosen_game, players, option or [])
    check_files(chosen_game, players, named)
    hand_deal = [] if deal is None else dealt_match(deal, chosen_game, players, chosen, seed).hand_deal
    kept, workers = games_file(output, journals, positions), process_count(processes, on)
    simulation = Simulation(lineup)
    begin = perf_counter()
    tasks = tasks_of(chosen_game.name, chosen, [lineup], range(seed, seed + games), hand_deal)
    for played in with_progress(results_of(tasks, workers, kept), games, chosen_game.name):
        simulation.add(played)
    about: dict[str, Any] = {"game": chosen_game.name, "seats": players, "options": spelt_options(chosen_game, chosen),
                             "seed": seed}
    report = {**about, **simulation.report(perf_counter() - begin)}
    if as_json:
        print_json(report)
    else:
        show(report, language)


def show(report: dict[str, Any], language: str) -> None:
    """Print a one-line summary, then a table of the report."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(COMMAND_TEXTS.say(
        language, "simulate-summary", game=report["game"], seats=report["seats"], games=report["games"],
        actions=report["actions"], seconds=figure(language, report["seconds"], 2), rate=report["actions_per_s"],
        length=figure(language, report["mean_length"], 1), legal=figure(language, report["mean_legal"], 1)), soft_wrap=True)
    table = Table(box=SIMPLE_HEAD)
    for title in ("seat", "bot", "wins", "mean", "deviation", "least", "median", "most"):
        table.add_column(COMMAND_TEXTS.say(language, f"column-{title}"), justify="left" if title == "bot" else "right")
    for row in report["by_seat"] + report["by_bot"]:
        seat = str(row["seat"] + 1) if "seat" in row else COMMAND_TEXTS.say(language, "column-all-seats")
        table.add_row(seat, row["bot"], figure(language, row["wins"], 1), figure(language, row["mean"], 1),
                      figure(language, row["deviation"], 1), figure(language, row["least"]), figure(language, row["median"], 1),
                      figure(language, row["most"]))
    console.print(table)
