"""`mercat doctor`: what it finds wrong, in sentences that say what to do, and that looking changes nothing."""

import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from mercat.cli.texts import COMMAND_TEXTS
from mercat.text import LANGUAGES
from tests.cli.conftest import Command

pytest.importorskip("sqlalchemy")
SOURCES = Path(__file__).parents[2] / "src/mercat/server/doctor"
SAID = re.compile(r'\b(good|note|wrong)\("([a-z0-9-]+)"')
PLACE = "mercat.server.doctor"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder as a server leaves it."""
    from mercat.server.secret_key import secret_key
    from mercat.server.settings import Settings
    from mercat.server.tables.store import Store

    for name in [name for name in os.environ if name.startswith("MERCAT_")]:
        monkeypatch.delenv(name)
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    folder = tmp_path / "data"
    monkeypatch.setenv("MERCAT_DATA", str(folder))
    monkeypatch.setenv("MERCAT_PORT", "9")               # where no server is
    settings = Settings(data=folder)
    secret_key(settings)
    store = Store(settings.database_url)
    store.migrate()
    store.close()
    yield folder


@pytest.fixture
def found(mercat: Command, data: Path) -> Callable[..., dict[str, Any]]:
    """What the doctor finds, by key; the exit code says whether something is wrong."""

    def examined(*arguments: object) -> dict[str, Any]:
        said = mercat("doctor", "--json", *arguments)
        findings = json.loads(said.out)
        assert said.code == any(one["level"] == "wrong" for one in findings) and said.err == "", said.out + said.err
        assert all(one["do"] or one["level"] == "good" for one in findings)
        return {one["finding"]: one for one in findings}

    return examined


def test_a_server_that_is_well(found: Any, data: Path, mercat: Command) -> None:
    before = {path: path.stat().st_mtime_ns for path in data.iterdir()}
    told = found()
    assert {key for key, one in told.items() if one["level"] == "wrong"} == set()
    assert {"settings-valid", "files-writable", "files-key", "database-answers", "database-revision", "database-sound",
            "clock"} <= set(told)
    assert {path: path.stat().st_mtime_ns for path in data.iterdir()} == before
    said = mercat("doctor", "--language", "es")
    assert said.code == 0 and "La base de datos está intacta" in said.out and "→ " in said.out


def test_settings(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MERCAT_WORKERS": "many", "MERCAT_PREFIX": "/api", "MERCAT_TABELS_KEPT": "3", "MERCAT_XYZ": "1",
                        "MERCAT_SECRET_KEY": "planted", "MERCAT_HOST": "0.0.0.0", "FORWARDED_ALLOW_IPS": "*, proxy",
                        "MERCAT_LIMITS": "no"}.items():
        monkeypatch.setenv(name, value)
    told = found()
    assert {"settings-invalid", "settings-misspelt", "settings-unknown", "settings-short-key", "settings-unencrypted",
            "settings-trusts-all", "settings-trusts-a-name", "settings-no-limits"} <= set(told)
    assert "MERCAT_TABLES_KEPT" in told["settings-misspelt"]["do"] and told["settings-unknown"]["facts"]["name"] == "MERCAT_XYZ"
    assert "planted" not in json.dumps(told) and "settings-valid" not in told


def test_a_database_that_is_older_newer_or_another(found: Any, data: Path) -> None:
    def stated(revision: str) -> dict[str, Any]:
        with sqlite3.connect(data / "mercat.sqlite3") as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.close()
        return dict(found())

    assert stated("0027")["database-older"]["facts"]["revision"] == "0027"
    assert "commit ec4593be once" in stated("0026")["database-former"]["sentence"]
    assert "9999" in stated("9999")["database-unknown-revision"]["sentence"]


def test_a_damaged_database(found: Any, data: Path) -> None:
    path = data / "mercat.sqlite3"
    content = bytearray(path.read_bytes())
    content[3 * 4096:4 * 4096] = b"\xff" * 4096
    path.write_bytes(content)
    assert found()["database-fault"]["facts"]["fault"] == "damaged"
    path.write_text("This is a letter, and longer than a head of SQLite would be. " * 4)
    told = found()["database-fault"]
    assert told["level"] == "wrong" and told["facts"]["fault"] == "no-database"


def test_files_of_the_data_folder(found: Any, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (data / "secret-key").chmod(0o644)
    data.chmod(0o755)
    told = found()
    assert told["files-open"]["facts"] == {"path": str(data / "secret-key"), "mode": "644"} and "files-open-folder" in told
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert "files-of-another" in found()
    (data / "secret-key").write_text("short")
    assert found()["key-fault"]["facts"]["fault"] == "key-unusable"
    (data / "secret-key").unlink()
    assert "files-no-key" in found("--address", "http://127.0.0.1:9") and not (data / "secret-key").exists()
    none = found("--data", data / "none")
    assert {"files-no-folder", "database-none"} <= set(none) and not (data / "none").exists()
    assert "files-not-a-folder" in found("--data", data / "mercat.sqlite3")


def test_the_machine(found: Any, data: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda1 / ext4 rw 0 0\nhost:/x {data} nfs4 rw 0 0\n")
    monkeypatch.setattr(f"{PLACE}.of_database.file_system.__defaults__", (mounts,))
    monkeypatch.setattr(f"{PLACE}.of_files.SMALLEST_ROOM", 2**60)
    monkeypatch.setattr(f"{PLACE}.of_machine.memory_bytes", lambda: 2**20)
    monkeypatch.setattr(f"{PLACE}.of_machine.version", lambda name: "0.0.1")
    monkeypatch.setattr(f"{PLACE}.of_database.MOST_SECONDS", -1.0)
    monkeypatch.setattr(f"{PLACE}.of_database.STEPS", 1)
    monkeypatch.setenv("MERCAT_WORKERS", "256")
    monkeypatch.setenv("MERCAT_CONNECTIONS", "1000000")
    told = found()
    assert {"database-on-a-network", "disk-full", "machine-little-memory", "versions-range", "machine-few-processors",
            "machine-few-files", "database-long"} <= set(told)


def test_moments_in_the_future(found: Any, data: Path) -> None:
    from mercat.server.features import FEATURES
    from mercat.server.storage.models import TableRow, now
    from mercat.server.tables.store import Store, create_table

    store = Store(f"sqlite:///{data / 'mercat.sqlite3'}", FEATURES)
    later = now() + timedelta(days=2)
    row = TableRow(id="first", game="poseidon", version=1, digest="d", options={}, seats=0, seed="1", status="open",
                   sandbox=False, listed=True, turn=None, host="browser", changed=later)
    store.write(create_table, row, [])
    store.close()
    assert found()["clock-future"]["facts"]["moment"] == f"{later:%Y-%m-%d %H:%M}"


def test_a_check_that_fails_is_a_finding(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments: Any) -> None:
        raise RuntimeError("planted")

    monkeypatch.setattr(f"{PLACE}.of_files.nearest_folder", broken)
    told = found()
    assert told["failed"]["facts"] == {"check": "room", "why": "RuntimeError"} and "clock" in told


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org", "https://", "http://a:x", "http://[::1"])
def test_an_address_that_is_none_is_refused(mercat: Command, data: Path, address: str) -> None:
    said = mercat("doctor", "--address", address)
    assert said.code == 2 and "is not an address" in said.err and said.err.count("\n") == 1


def test_every_finding_has_its_texts() -> None:
    """In all languages; what is not good says what to do."""
    keys = {said for path in SOURCES.glob("*.py") for said in SAID.findall(path.read_text("utf-8"))} | {("wrong", "failed")}
    assert len(keys) > 60
    for language in LANGUAGES:
        for level, key in sorted(keys):
            assert COMMAND_TEXTS.has(language, f"doctor-{key}"), (language, key)
            assert COMMAND_TEXTS.has(language, f"doctor-{key}.do") is (level != "good"), (language, key)
