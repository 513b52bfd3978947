"""`mercat results`: lists the results of a server's finished games, including those of deleted tables."""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.languages import Language, language_for
from mercat.cli.listed_tables import game_title, moment, print_columns
from mercat.cli.output import NotUnderstood, print_json
from mercat.cli.parameters import Json
from mercat.cli.stored_tables import DataFolder, settings_for, stored_tables
from mercat.cli.tables import confusable_with, stored_game_named
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from mercat.server.storage.models import ResultSeatRow
    from mercat.server.tables.results import StoredResult

COLUMNS = ("table", "kept", "game", "version", "options", "kind", "ending", "parent", "moves", "begun", "ended", "number",
           "seat_kind", "name", "bot", "what", "points", "place")


def results(game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
            name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
            newest: Annotated[int | None, typer.Option("--newest", metavar="N", min=1)] = None,
            ids: Annotated[bool, typer.Option("--ids")] = False, as_csv: Annotated[bool, typer.Option("--csv")] = False,
            data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List the results of the games that people have finished on a server, the newest first, including those of deleted
    tables."""
    language = language_for(language)
    settings = settings_for(data)
    if ids + as_csv + as_json > 1:
        raise NotUnderstood("one-form")
    likes = None if name is None else confusable_with(name)
    with stored_tables(settings) as store:
        from mercat.server.tables.results import all_results

        selected = store.read(all_results, None if game is None else stored_game_named(store, game))
    if likes is not None:
        selected = [kept for kept in selected if any(seat.name and likes(seat.name) for seat in kept.seats)]
    selected = selected[:newest]
    if as_json:
        print_json([result_data(kept) for kept in selected])
    elif as_csv:
        print_csv(selected)
    elif ids:
        print("".join(f"{kept.result.table}\n" for kept in selected), end="")
    else:
        print_results(selected, language)


def result_data(kept: StoredResult) -> dict[str, Any]:
    """Return a result as plain data, without the ids of the players' browsers."""
    row = kept.result
    return {"table": row.table, "kept": kept.table, "game": row.game, "version": row.version, "components": row.digest,
            "options": row.options, "kind": row.kind, "ending": row.ending, "listed": row.listed, "parent": row.parent,
            "mercat": row.mercat, "moves": row.moves, "begun": row.begun.isoformat(), "ended": row.ended.isoformat(),
            "seats": [seat_data(seat) for seat in kept.seats]}


def seat_data(seat: ResultSeatRow) -> dict[str, Any]:
    return {"number": seat.number, "kind": seat.kind, "name": seat.name, "bot": seat.bot,
            "what": [{"kind": kind, "value": value} for kind, value in seat.what], "points": seat.points, "place": seat.place,
            "lines": [{"line": cause, "points": points} for cause, points in seat.lines]}


def print_csv(selected: Sequence[StoredResult]) -> None:
    """Print one CSV row for each seat, with an apostrophe before any name that a spreadsheet would interpret as a formula."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    for kept in selected:
        one = result_data(kept)
        one["options"] = " ".join(f"{name}={value}" for name, value in one["options"].items())
        for seat in one["seats"]:
            row = one | seat | {"kind": one["kind"], "seat_kind": seat["kind"], "name": no_formula(seat["name"]),
                                "what": " ".join(what["value"] for what in seat["what"])}
            writer.writerow([row[column] for column in COLUMNS])


def no_formula(text: str) -> str:
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


def print_results(selected: Sequence[StoredResult], language: str) -> None:
    """Print one line for each result, with the winner first, then the number of results."""
    rows = [[kept.result.table if kept.table else f"({kept.result.table})", moment(kept.result.ended),
             str(kept.result.moves or "–"), game_title(kept.result.game, language),
             ", ".join(said(seat, language) for seat in sorted(kept.seats, key=lambda seat: seat.place or 0))]
            for kept in selected]
    if rows:
        print_columns(["table", "ended", "moves", "game", "seats"], rows, language)
    print(COMMAND_TEXTS.say(language, "results-found", results=len(selected), gone=sum(not kept.table for kept in selected)))


def said(seat: ResultSeatRow, language: str) -> str:
    """Return the player of a seat and that player's result, as text."""
    who = seat.name if seat.bot is None else COMMAND_TEXTS.say(
        language, "table-bot", bot=COMMAND_TEXTS.say(language, f"bot-{seat.bot}"))
    return f"{who or '–'} {'–' if seat.points is None else seat.points}"
