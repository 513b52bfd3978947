"""`mercat backup` and `mercat restore`: what they say, and what they refuse."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mercat.cli import backup as module
from mercat.server.features import FEATURES
from mercat.server.secret_key import secret_key
from mercat.server.settings import Settings
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.journals import NewLines
from mercat.server.tables.store import Store, create_table
from mercat.text import LANGUAGES
from tests.cli.conftest import Command
from tests.fair import NAME, Home


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fair: Home) -> Iterator[Store]:
    """Two tables: one with a journal that can be played, one of a game that is not here."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "old"))
    import mercat

    secret_key(Settings(data=tmp_path / "old"))
    store, game = Store(Settings(data=tmp_path / "old").database_url, FEATURES), mercat.find(NAME)
    store.migrate()
    match = mercat.Match.start(NAME, seats=2, seed=1)
    for name, digest in ((NAME, game.digest), ("gone", "d")):
        row = TableRow(id=name, game=name, version=game.version, digest=digest, options=match.options, seats=2, seed="1",
                       status="playing", sandbox=False, listed=True, turn=0)
        seats = [SeatRow(table=name, number=number, kind="person", name=f"P{number}") for number in range(2)]
        store.write(create_table, row, seats, NewLines(match.journal))
    yield store
    store.close()


def test_a_backup_is_made_tried_and_restored(kept: Store, mercat: Command, tmp_path: Path) -> None:
    file, old, new = tmp_path / "x.backup", tmp_path / "old", ("--data", tmp_path / "new")
    said = mercat("backup", file, "--verify")
    assert (said.code, said.err) == (0, "") and re.search(r"x\.backup \(0\.0 MB\) contains 2 tables with \d+ journal", said.out)
    assert "Tables: 2. Journals replayed to their end: 1; games not started: 0; " in said.out
    assert "of games, rules or components that are not installed here: 1." in said.out
    for language, told in zip(LANGUAGES, ("can be restored", "se puede restaurar", "można przywrócić"), strict=True):
        assert told in mercat("restore", file, "--verify", "-l", language).out
    assert not (tmp_path / "new").exists()
    said = mercat("restore", file, *new)
    assert (said.code, said.err) == (0, "") and "2 tables" in said.out and "/new/mercat.sqlite3" in said.out
    assert (tmp_path / "new" / "secret-key").read_bytes() == (old / "secret-key").read_bytes()
    assert mercat("tables", "list", "--ids").out == mercat("tables", "list", "--ids", *new).out != ""
    again = mercat("restore", file, *new)
    assert again.code == 1 and "empty database" in again.err and again.err.count("\n") == 1


def test_a_journal_that_cannot_be_read_is_told(kept: Store, mercat: Command, tmp_path: Path) -> None:
    with kept.writing.begin() as connection:
        connection.exec_driver_sql(f"UPDATE tables SET length = length + 1 WHERE id = '{NAME}'")
    said = mercat("backup", tmp_path / "x.backup", "--verify")
    assert said.code == 1 and f"the journal of table {NAME} cannot be read" in said.err and "contains 2 tables" in said.out


def test_encrypted(kept: Store, mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("mercat.server.storage.backups.encryption", fromlist=["COST"]).COST, "n", 2**10)
    file, words = tmp_path / "x.backup", tmp_path / "words"
    words.write_text("correct horse\n")
    assert mercat("backup", file, "--passphrase-file", words).code == 0
    assert "MERCAT_BACKUP_PASSPHRASE" in mercat("restore", file, "--verify").err
    monkeypatch.setenv("MERCAT_BACKUP_PASSPHRASE", "correct horse")
    assert mercat("restore", file, "--verify").code == 0
    words.write_text("\n")
    assert mercat("restore", file, "--passphrase-file", words).err == f"mercat: {words} does not contain a passphrase\n"


def test_a_folder_of_them(kept: Store, mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, waited = tmp_path / "all", list[float]()

    def waiting(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            raise KeyboardInterrupt
        (folder / module_archives(folder)[-1]).rename(folder / "mercat-2026-01-01T000000Z.backup")     # long ago

    monkeypatch.setattr("time.sleep", waiting)
    assert mercat("backup", folder, "--every", "7d", "--keep", 1).code != 0
    assert waited == [module.LOOK_EVERY] * 3 and len(module_archives(folder)) == 1
    assert mercat("backup", folder, "--every", "7d", "--once").out == ""
    assert "contains 2 tables" in mercat("backup", folder).out


def module_archives(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("mercat-"))


def test_a_failure_is_said_and_tried_again(mercat: Command, tmp_path: Path, monkeypatch: Any) -> None:
    def waiting(seconds: float) -> None:
        assert seconds == module.AGAIN_AFTER
        raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", waiting)
    said = mercat("backup", tmp_path / "all", "--every", "24h", "--data", tmp_path / "none")
    assert said.err.startswith("mercat: there are no tables") and module_archives(tmp_path / "all") == []


@pytest.mark.parametrize(("typed", "told"), [
    (["backup", "x"], "already exists; --force replaces it"), (["backup", "x", "--every", "24h"], "is a file"),
    (["backup", "all", "--every", "often"], "“often” is not an interval"),
    (["backup", "all", "--every", "0.5m"], "not an interval"), (["backup", "all", "--once"], "--once needs --every"),
    (["backup", "all", "--every", "1h", "--keep", 0], "--keep must be at least 1"),
    (["backup", "no/x"], "no such file or folder"),
    (["restore", "none"], "cannot read none: there is no such file"),
    (["restore", "."], "it is a folder"),
    (["restore", "x"], "x: this is not a Mercat backup"), (["restore", "x", "--verify"], "not a Mercat backup")])
def test_refusals(kept: Store, mercat: Command, tmp_path: Path, monkeypatch: Any, typed: list[Any], told: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x").write_text("mine")
    said = mercat(*typed)
    assert said.code in (1, 2) and told in said.err and said.err.count("\n") == 1
    assert (tmp_path / "x").read_text() == "mine" and sorted(path.name for path in tmp_path.iterdir()) == ["old", "x"]


def test_every_table_of_a_backup_is_accounted_for(kept: Store, mercat: Command, tmp_path: Path) -> None:
    """Played to its end, not begun, or of something that is not here; with those that are broken nothing is restored."""
    for number in range(3):
        row = TableRow(id=f"open{number}", game=NAME, version=1, digest="d", options={}, seats=2, seed="1", status="open",
                       sandbox=False, listed=True)
        kept.write(create_table, row, [SeatRow(table=f"open{number}", number=0, kind="empty", name="")])
    mercat("backup", tmp_path / "x.backup")
    for language in LANGUAGES:
        said = mercat("restore", tmp_path / "x.backup", "--verify", "-l", language)
        told = [int(number) for number in re.findall(r": (\d+)", said.out)]
        assert said.code == 0 and told == [5, 1, 3, 1] and told[0] == sum(told[1:]), said.out


def test_the_number_24_is_an_interval(kept: Store, mercat: Command, tmp_path: Path) -> None:
    for said in ("24", "24h", "1d"):
        assert mercat("backup", tmp_path / "all", "--every", said, "--once").code == 0
    assert len(module_archives(tmp_path / "all")) == 1
