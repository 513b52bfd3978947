"""`mercat arena --ladder`: ratings of bots, and the share of games in which each bot finishes ahead of the next weaker one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from mercat.cli.arguments import spelt_options
from mercat.cli.files import because, read_text
from mercat.cli.output import CommandError, NotUnderstood, with_progress
from mercat.cli.recording import Output, results_of
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.game import Game
from mercat.text.numbers import figure, percent, span

if TYPE_CHECKING:
    from mercat.bots.tournaments.pools import ProcessCount

LARGEST = 1_000_000                     # bytes of a file with ratings


def rated(game: Game[Any], seats: int, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int,
          workers: ProcessCount, output: Output | None = None) -> dict[str, Any]:
    """Play the games, rate the bots, and return the report, with the bots in order from weak to strong. Raise CommandError if
    that fails."""
    from mercat.bots.play.learned_bots import weights_of
    from mercat.bots.tournaments.ratings import ladder_tasks, neighbours, ranked, ratings
    from mercat.bots.tournaments.stored_games import player

    if find_spec("openskill") is None:
        raise CommandError("ladder-needs-openskill")
    if len(bots) < seats:
        raise NotUnderstood("bots-for-ladder", bots=len(bots), seats=seats)
    tasks = ladder_tasks(game.name, options, bots, seats, games, seed)
    begin = perf_counter()
    results = results_of(tasks, workers, output, at_once=1)
    outcomes = list(ranked(with_progress(results, len(tasks), f"{game.name} {seats}"), bots, seats))
    return {"game": game.name, "seats": seats, "options": spelt_options(game, options), "seed": seed,
            "weights": weights_of(game, seats),
            "settings": {bot: player(bot, game, seats)[0] for bot in bots}, "games": len(tasks),
            "deals": len({task.nature_seed for task in tasks}), "seconds": round(perf_counter() - begin, 3),
            "ratings": ratings(outcomes, bots), "neighbours": neighbours(outcomes, bots)}


def store(game: str, path: Path, report: Mapping[str, Any] | None = None) -> None:
    """Write the report to a file of ratings. Without a report, only check that the file can be written, so that this does not
    fail after hours of games. Raise CommandError if it cannot be written."""
    from mercat.bots.tournaments import ratings

    try:
        if report is None:
            if path.exists():
                read_text(path, LARGEST)
            ratings.held_in(path, game)
            is_new = not path.exists()
            path.open("a").close()
            if is_new:
                path.unlink()
        else:
            ratings.store(report, path)
    except OSError as error:
        raise CommandError("cannot-write", path=str(path), why=because(error)) from error
    except ValueError as error:
        raise CommandError("no-ratings", path=str(path), game=game) from error


def show_ladder(report: Mapping[str, Any], language: str) -> None:
    """Print the ratings, the strongest first."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(COMMAND_TEXTS.say(language, "arena-summary", game=report["game"], seats=report["seats"], games=report["games"],
                                    deals=report["deals"], seconds=figure(language, report["seconds"], 1)), soft_wrap=True)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for title in ("bot", "games", "rating", "interval", "score", "ahead", "interval"):
        table.add_column(COMMAND_TEXTS.say(language, f"column-{title}"), justify="left" if title == "bot" else "right")
    ahead = {row["bot"]: row for row in report["neighbours"]}
    for row in reversed(report["ratings"]):
        table.add_row(row["bot"], figure(language, row["games"]), figure(language, row["rating"]),
                      f"{figure(language, row['low'])}–{figure(language, row['high'])}",
                      "" if row["mean_score"] is None else figure(language, row["mean_score"], 1),
                      *ahead_cells(ahead.get(row["bot"]), language))
    console.print(table)


def ahead_cells(row: Mapping[str, Any] | None, language: str) -> tuple[str, str]:
    """Return the share of games in which a bot is ahead of the next weaker one, and its interval. Both are empty strings for the
    weakest bot, and if the two bots never played together."""
    if row is None or row["share"] is None:
        return "", ""
    return percent(language, row["share"]), span(language, row["low"], row["high"])
