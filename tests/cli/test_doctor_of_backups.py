"""What `mercat doctor` knows of backups: that there is none, that the last one is old, that they fail, and
where they lie."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from mercat.text import LANGUAGES
from tests.cli.conftest import Command

pytest.importorskip("sqlalchemy")
Found = Callable[..., dict[str, Any]]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The data folder of a server with a table that was opened 10 days ago."""
    from mercat.server.storage.models import TableRow
    from mercat.server.tables.store import Store, create_table

    for name in [name for name in os.environ if name.startswith("MERCAT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("MERCAT_PORT", "9")               # where no server is
    store = Store(f"sqlite:///{tmp_path / 'data' / 'mercat.sqlite3'}")
    store.migrate()
    row = TableRow(id="t", game="fair", version=1, digest="d", options={}, seats=1, seed="1", status="open", sandbox=False,
                   listed=True, opened=datetime.now(UTC) - timedelta(days=10))
    store.write(create_table, row, [])
    yield tmp_path / "data"
    store.close()


@pytest.fixture
def found(mercat: Command, data: Path) -> Found:
    """What the doctor finds of backups, by key."""

    def examined(*arguments: object) -> dict[str, Any]:
        findings = json.loads(mercat("doctor", "--json", *arguments).out)
        return {one["finding"].removeprefix("backups-"): one for one in findings if one["check"] == "backups"}

    return examined


def recorded(data: Path, **said: str) -> None:
    (data / "backup-record.json").write_text(json.dumps(said))


def ago(**past: float) -> str:
    return (datetime.now(UTC) - timedelta(**past)).isoformat()


def test_a_server_without_any_backup(found: Found, data: Path, mercat: Command) -> None:
    assert found()["none"]["level"] == "wrong"
    assert mercat("backup", data.parent / "x.backup").code == 0
    told = found()
    assert told.keys() == {"made", "same-disk"} and str(data.parent / "x.backup") in told["made"]["sentence"]


def test_a_new_server_and_one_without_tables(found: Found, data: Path) -> None:
    import sqlite3

    with sqlite3.connect(data / "mercat.sqlite3") as connection:
        connection.execute("UPDATE tables SET opened = ?", (datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f"),))
    connection.close()
    assert found()["none"]["level"] == "note"
    with sqlite3.connect(data / "mercat.sqlite3") as connection:
        connection.execute("DELETE FROM tables")
    connection.close()
    assert found() == {}


@pytest.mark.parametrize(("days", "key", "level"), [(3, "made", "good"), (10, "old", "note"), (40, "old", "wrong")])
def test_backups_made_by_hand_grow_old(found: Found, data: Path, days: int, key: str, level: str) -> None:
    recorded(data, made=ago(days=days), path="/elsewhere/x.backup")
    told = found()
    assert told[key]["level"] == level and told[key]["facts"]["days"] == days


@pytest.mark.parametrize(("hours", "key"), [(20, "made"), (47, "made"), (50, "late")])
def test_backups_that_the_server_should_have_made(found: Found, data: Path, monkeypatch: pytest.MonkeyPatch, hours: int,
                                                  key: str) -> None:
    monkeypatch.setenv("MERCAT_BACKUP_EVERY", "24h")
    (data / "backups").mkdir()
    moment = datetime.now(UTC) - timedelta(hours=hours)
    (data / "backups" / f"mercat-{moment:%Y-%m-%dT%H%M%SZ}.backup").touch()
    assert found().keys() == {key, "same-disk"}


def test_a_folder_that_cannot_be_written_to(found: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MERCAT_BACKUP_EVERY", "24")
    monkeypatch.setenv("MERCAT_BACKUP_FOLDER", "/proc/nothing")
    assert found()["not-writable"]["level"] == "wrong"


def test_a_backup_that_failed_is_told_in_the_language_until_one_is_made(found: Found, mercat: Command, data: Path) -> None:
    assert mercat("backup", data.parent / "no" / "x.backup").code == 1
    for language, why in zip(LANGUAGES, ("no such file or folder", "no existe", "nie ma takiego"), strict=True):
        told = found("--language", language)["failing"]
        assert told["level"] == "wrong" and why in told["sentence"]
    assert mercat("backup", data.parent / "x.backup", "--every", "often").code == 2      # typed wrong: no failure of a backup
    assert mercat("backup", data.parent / "x.backup").code == 0 and found().keys() == {"made", "same-disk"}


def test_a_failure_of_the_server_itself_is_recorded(found: Found, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where its process cannot say anything."""
    from mercat.server.settings import Settings
    from mercat.server.storage.backups import schedule

    monkeypatch.setattr(schedule, "command", lambda settings: ["sh", "-c", "kill -9 $$"])
    asyncio.run(schedule.back_up_if_due(Settings(data=data, backup_every=1.0)))
    assert "status -9" in found()["failing"]["sentence"]
    (data / "backup-record.json").unlink()
    monkeypatch.undo()
    monkeypatch.setenv("MERCAT_DATA", str(data))
    asyncio.run(schedule.back_up_if_due(Settings(data=data, backup_every=1.0, backup_folder=Path("/proc/nothing"))))
    assert found()["failing"]["level"] == "wrong"


@pytest.mark.parametrize("content", ["", "{", "[]", '{"made": 7}', '{"made": "soon"}', '{"why": [1]}', "\x00"])
def test_a_file_that_is_no_record_is_none(found: Found, data: Path, content: str) -> None:
    (data / "backup-record.json").write_text(content)
    assert found()["none"]["level"] == "wrong"
