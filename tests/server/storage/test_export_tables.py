"""`mercat export-tables`: finished games of people as rows, from either kind of database, and nothing about who played."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mercat.cli import main
from mercat.dataset.rows import FORMAT
from mercat.engine.matches.match import Match
from mercat.server.storage.models import BOT, OVER, PERSON, PLAYING, SeatRow, TableRow
from mercat.server.tables.journals import NewLines
from mercat.server.tables.matches import ended_of
from mercat.server.tables.store import create_table

NAMES = ["Anastasia", "Benedikt"]


def played(game: str = "new_bedford", seats: int = 2, seed: int = 1, table: str = "") -> Match[Any]:
    match, luck = Match.start(game, seats, seed=seed, names=NAMES[:seats], table=table), Random(seed)
    while match.to_move is not None:
        match.play(luck.choice(match.legal()))
    return match


def keep(store: Any, match: Match[Any], table: str, bots: tuple[str, ...] = ("", ""), **changed: Any) -> None:
    row = TableRow(**{"id": table, "game": match.game.name, "version": match.game.version, "digest": match.game.digest,
                      "options": match.options, "seats": match.seats, "seed": str(match.seed), "status": OVER,
                      "sandbox": False, "listed": True, "turn": None, "host": "browser-of-ana",
                      "opened": datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=len(table))} | changed)
    seats = [SeatRow(table=table, number=seat, kind=BOT if bots[seat] else PERSON, name="" if bots[seat] else NAMES[seat],
                     bot=bots[seat] or None, holder=None if bots[seat] else "browser-of-ana") for seat in range(match.seats)]
    store.write(create_table, row, seats, NewLines(match.journal, ended_of(match) if row.status == OVER else None))


@pytest.fixture
def exported(store: Any, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Any:
    """Runs the command; returns its exit code, what it said, and the rows."""
    monkeypatch.setenv("MERCAT_DATABASE", database_url)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*arguments: str, name: str = "tables.jsonl") -> tuple[int, str, list[dict[str, Any]]]:
        path = tmp_path / name
        with pytest.raises(SystemExit) as left:
            main(["export-tables", str(path), *arguments])
        said = capsys.readouterr()
        lines = path.read_text("utf-8").splitlines() if path.exists() and path.suffix == ".jsonl" else []
        return int(left.value.code or 0), said.out + said.err, [json.loads(line) for line in lines]

    return run


def test_the_rows_lead_to_the_same_games_and_hold_nothing_about_people(store: Any, exported: Any) -> None:
    match = played(table="secret1")
    keep(store, match, "secret1", ("", "casual"))
    keep(store, played("caledonia", 1, table="secret22"), "secret22")
    code, said, rows = exported("--positions")
    assert code == 0 and said.startswith("2 games written to ") and "left out" not in said
    assert [row["game"] for row in rows] == ["caledonia", "new_bedford"]
    row = rows[1]
    assert (row["format"], row["bots"], row["settings"], row["bot_seed"]) == (FORMAT, ["", "casual"], ["", ""], "")
    again = Match.start(row["game"], row["seats"], {one["name"]: one["value"] for one in row["options"]}, row["seed"])
    for line in row["journal"]:
        if not line.startswith("nature"):
            again.play(line.partition(" ")[2])
    assert again.journal == row["journal"] and row["scores"] == [score.total for score in again.scores()]
    assert len(row["positions"]) == sum(not line.startswith("nature") for line in row["journal"])
    text = json.dumps(rows)
    for secret in (*NAMES, "browser-of-ana", "secret1", "secret22", "2026"):
        assert secret not in text


def test_only_finished_games_of_people_are_exported(store: Any, exported: Any) -> None:
    match = played()
    keep(store, match, "t1")
    keep(store, match, "t22", status=PLAYING)
    keep(store, match, "t333", sandbox=True)
    keep(store, match, "t4444", lesson="first")
    keep(store, match, "t55555", bots=("gentle", "casual"))
    keep(store, match, "t666666", version=match.game.version + 1)
    keep(store, match, "t7777777", digest="other")
    code, said, rows = exported()
    assert code == 0 and len(rows) == 1
    assert said.startswith("1 game written to ") and "; 2 played under other rules" in said


def test_what_was_undone_is_left_out(store: Any, exported: Any) -> None:
    match, luck = Match.start("new_bedford", 2, seed=4, names=NAMES), Random(4)
    for _ in range(4):
        match.play(luck.choice(match.legal()))
    undone = match.journal[-1]
    match.undo()
    while match.to_move is not None:
        match.play(match.legal()[-1])
    keep(store, match, "t1")
    _code, _said, (row,) = exported()
    assert row["length"] == len(row["journal"]) == len(match.path) < len(match.journal)
    assert match.journal.index(undone) == 4 and not any(line.startswith("undo") for line in row["journal"])


def test_parquet_holds_the_same(store: Any, exported: Any, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    keep(store, played(), "t1")
    _code, _said, rows = exported()
    assert exported(name="tables.parquet")[0] == 0
    assert parquet.read_table(tmp_path / "tables.parquet").to_pylist() == rows


def test_mistakes_are_one_sentence(store: Any, exported: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "there.jsonl").write_text("mine\n")
    code, said, _rows = exported(name="there.csv")
    assert code == 2 and ".parquet" in said and said.count("\n") == 1
    with pytest.raises(json.JSONDecodeError):
        exported(name="there.jsonl")
    assert (tmp_path / "there.jsonl").read_text() == "mine\n"
    code, said, _rows = exported(name="no/folder.jsonl")
    assert code == 1 and "cannot write to" in said and said.count("\n") == 1
    monkeypatch.setenv("MERCAT_DATABASE", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    code, said, _rows = exported()
    assert code == 1 and "there are no tables" in said and not (tmp_path / "none.sqlite3").exists()
    (tmp_path / "empty.sqlite3").touch()
    monkeypatch.setenv("MERCAT_DATABASE", f"sqlite:///{tmp_path / 'empty.sqlite3'}")
    code, said, _rows = exported()
    assert code == 1 and "the tables cannot be read" in said and said.count("\n") == 1
    monkeypatch.delenv("MERCAT_DATABASE")
    code, said, _rows = exported("--data", str(tmp_path / "nowhere"))
    assert code == 1 and "there are no tables" in said and not (tmp_path / "nowhere").exists()
