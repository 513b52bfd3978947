"""Archives that are damaged, tampered with, foreign or meant to exhaust: one sentence each, nothing is changed, little memory."""

import hashlib
import io
import json
import random
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mercat.server.settings import Settings
from mercat.server.storage.backups import encryption
from mercat.server.storage.backups.manifest import OF_DAMAGED_FILES, ArchiveError
from mercat.server.storage.backups.restoring import OpenArchive, restore
from mercat.server.storage.backups.server_files import Files
from mercat.server.storage.backups.writing import back_up
from mercat.server.storage.migrating import UnknownRevision
from mercat.server.tables.store import Store
from tests.server.filled import all_rows, fill

PASSPHRASE = "secret"
MOST_MEMORY = 60_000_000                                 # bytes, for an archive with a row of 200 million
Change = Callable[[dict[str, Any], dict[str, bytes]], object]


@pytest.fixture(scope="module")
def members(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What a good archive holds."""
    folder = tmp_path_factory.mktemp("good")
    store = Store(f"sqlite:///{folder / 'x.sqlite3'}")
    store.migrate()
    with store.writing.connect() as connection:
        fill(connection)
    back_up(store.reading, Files(b"k" * 32, {"components/toy/map.toml": b"x = 1\n"}), folder / "x.backup")
    store.close()
    with zipfile.ZipFile(folder / "x.backup") as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(members: dict[str, bytes], change: Change | None = None) -> bytes:
    """An archive of these members, changed by somebody who knows how checksums are made."""
    held, manifest = dict(members), json.loads(members["manifest.json"])
    if change is not None:
        change(manifest, held)
    held["manifest.json"] = json.dumps(manifest).encode()
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in held.items():
            archive.writestr(name, content)
    return file.getvalue()


def replaced(name: str, content: bytes, rows: int) -> Change:
    """A member with other contents, and a checksum and a number of rows that are claimed to fit."""

    def change(manifest: dict[str, Any], held: dict[str, bytes]) -> None:
        held[name] = content
        manifest["members"][name] = {"bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}
        if name.startswith("rows/"):
            manifest["tables"][Path(name).stem]["rows"] = rows

    return change


def refused(content: bytes, folder: Path, passphrase: str = "") -> str:
    """The sentence with which an archive is refused, after which neither database nor files are there."""
    path, data = folder / "x.backup", folder / "new"
    path.write_bytes(content)
    with pytest.raises((ArchiveError, UnknownRevision)) as error, OpenArchive(path, passphrase) as archive:
        restore(archive, Settings(data=data))
    assert not data.exists() or list(data.iterdir()) == []
    assert all("\n" not in error.value.sentence(language) for language in ("en", "es", "pl"))      # type: ignore[attr-defined]
    return str(error.value)


def test_the_good_one_is_accepted(members: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what follows is refused for what was changed."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "new"))
    (tmp_path / "x.backup").write_bytes(packed(members))
    with OpenArchive(tmp_path / "x.backup") as archive:
        restore(archive, Settings(data=tmp_path / "new"))
    store = Store(f"sqlite:///{tmp_path / 'new' / 'mercat.sqlite3'}")
    with store.reading.connect() as connection:
        assert {len(rows) for rows in all_rows(connection).values()} == {3}
    store.close()


def row(members: dict[str, bytes], **changes: Any) -> bytes:
    """The moves with other values in the first row."""
    columns = json.loads(members["manifest.json"])["tables"]["moves"]["columns"]
    lines = members["rows/moves.jsonl"].splitlines(keepends=True)
    values = dict(zip(columns, json.loads(lines[0]), strict=True)) | changes
    return json.dumps(list(values.values())).encode() + b"\n" + b"".join(lines[1:])


MOVES, CHAT, MANIFEST = "rows/moves.jsonl", "rows/chat.jsonl", "manifest.json"
CONTENTS: dict[str, tuple[str, Callable[[dict[str, bytes]], bytes], int, str]] = {       # a member, bytes, rows, what is said
    "fewer rows": (MOVES, lambda kept: kept[MOVES].split(b"\n", 1)[1], 3, MOVES),
    "more rows": (MOVES, lambda kept: kept[MOVES], 4, MOVES),
    "a row twice": (CHAT, lambda kept: 2 * kept[CHAT], 6, "do not fit the database (UNIQUE"),
    "a row that others refer to": ("rows/tables.jsonl", lambda kept: b"", 0, "refer to rows of tables that are missing"),
    "a text for a number": (MOVES, lambda kept: row(kept, number="0"), 3, MOVES),
    "a number for a text": (MOVES, lambda kept: row(kept, line=7), 3, MOVES),
    "a truth for a number": (MOVES, lambda kept: row(kept, number=True), 3, MOVES),
    "nothing for a number": (MOVES, lambda kept: row(kept, line=None), 3, "do not fit the database (NOT NULL"),
    "no moment": (MOVES, lambda kept: row(kept, at="yesterday"), 3, MOVES),
    "a number of many digits": (MOVES, lambda kept: b"[" + 9_999 * b"9" + b"]\n", 1, MOVES),
    "too few values": (MOVES, lambda kept: 3 * b"[1]\n", 3, MOVES),
    "no text": (MOVES, lambda kept: 3 * b"\xff\n", 3, MOVES),
    "deep lists": (MOVES, lambda kept: 2_000_000 * b"[" + b"\n", 1, MOVES),
    "a long row": (MOVES, lambda kept: b'["' + 17_000_000 * b"x" + b'"]\n', 1, MOVES),
    "components that are none": ("components/toy/map.toml", lambda kept: b"x = = 1", 0, "map.toml"),
    "a path out of the folder": ("components/../map.toml", lambda kept: b"x = 1", 0, MANIFEST),
    "an absolute path": ("/etc/mercat.toml", lambda kept: b"x = 1", 0, MANIFEST),
}
MANIFESTS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a member less": (lambda told: told["members"].pop(CHAT), MANIFEST),
    "a member more": (lambda told: told["members"].update({"rows/x.jsonl": told["members"][CHAT]}), MANIFEST),
    "a table less": (lambda told: told["tables"].pop("chat"), MANIFEST),
    "a column less": (lambda told: told["tables"]["chat"]["columns"].pop(), MANIFEST),
    "another size": (lambda told: told["members"]["secret-key"].update(bytes=31), MANIFEST),
    "another checksum": (lambda told: told["members"]["secret-key"].update(sha256=64 * "0"), "secret-key"),
    "another checksum of rows": (lambda told: told["members"][MOVES].update(sha256=64 * "0"), MOVES),
    "nothing": (lambda told: told.clear(), MANIFEST),
    "a later format": (lambda told: told.update(format=2, mercat="9.9"), "9.9"),
    "a later revision": (lambda told: told.update(revision="0099"), "0099"),
    "a former revision": (lambda told: told.update(revision="0007"), "from commit"),
}


@pytest.mark.parametrize("what", CONTENTS)
def test_a_member_that_was_tampered_with(members: dict[str, bytes], tmp_path: Path, what: str, monkeypatch: Any) -> None:
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "new"))
    name, content, rows, told = CONTENTS[what]
    assert told in refused(packed(members, replaced(name, content(members), rows)), tmp_path)


@pytest.mark.parametrize("what", MANIFESTS)
def test_a_manifest_that_was_tampered_with(members: dict[str, bytes], tmp_path: Path, what: str, monkeypatch: Any) -> None:
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "new"))
    change, told = MANIFESTS[what]
    assert told in refused(packed(members, lambda manifest, _: change(manifest)), tmp_path)


def test_bytes_that_are_no_archive(members: dict[str, bytes], tmp_path: Path) -> None:
    good = packed(members)
    for content in (b"", b"x", b"hello\n" * 1_000, b"SQLite format 3\0" + bytes(4_096), b"\x1f\x8b" + bytes(100)):
        assert refused(content, tmp_path) == "this is not a Mercat backup; nothing was changed"
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as other:
        other.writestr("letter.txt", "Dear Ana")
    assert "not a Mercat backup" in refused((tmp_path / "other.zip").read_bytes(), tmp_path)
    for length in (len(good) - 1, len(good) - 200, len(good) // 2, 100):
        assert "the end of the file is missing" in refused(good[:length], tmp_path)


def test_a_directory_without_end_is_not_read(tmp_path: Path) -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for number in range(15_000):
            archive.writestr(f"{number:>80}", b"")
    tracemalloc.start()
    assert "not a Mercat backup" in refused(file.getvalue(), tmp_path)
    assert tracemalloc.get_traced_memory()[1] < 5_000_000
    tracemalloc.stop()


def test_any_flipped_byte_is_noticed_or_harmless(members: dict[str, bytes], tmp_path: Path, monkeypatch: Any) -> None:
    """Of the parts of a ZIP file that matter: what is accepted holds what the good one did."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "new"))
    good, chance = packed(members), random.Random(1)
    noticed = 0
    for place in chance.sample(range(len(good)), 200):
        changed = bytearray(good)
        changed[place] ^= 1 << chance.randrange(8)
        (tmp_path / "x.backup").write_bytes(changed)
        try:
            with OpenArchive(tmp_path / "x.backup") as archive:
                assert archive.files().members() == {name: members[name] for name in ("secret-key", "components/toy/map.toml")}
                for table in archive.manifest.tables:
                    assert archive.zip.read(f"rows/{table}.jsonl") == members[f"rows/{table}.jsonl"]
        except (ArchiveError, UnknownRevision, *OF_DAMAGED_FILES):
            noticed += 1
    assert noticed > 100


def test_an_archive_that_unpacks_to_more_than_there_is_room_for(members: dict[str, bytes], tmp_path: Path,
                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """Zeros, which take little packed; whether the disk has room is asked before anything is unpacked."""
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path / "new"))
    zeros = tmp_path / "zeros.zip"
    manifest = json.loads(members["manifest.json"])
    size, piece = 200_000_000, bytes(1_000_000)
    manifest["members"]["rows/moves.jsonl"] = {"bytes": size, "sha256": "0" * 64}
    with zipfile.ZipFile(zeros, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        for name in members:
            if name == "rows/moves.jsonl":
                with archive.open(name, "w") as file:
                    for _ in range(size // len(piece)):
                        file.write(piece)
            else:
                archive.writestr(name, json.dumps(manifest) if name == "manifest.json" else members[name])
    content = zeros.read_bytes()
    tracemalloc.start()
    assert "a damaged or altered file, rows/moves.jsonl" in refused(content, tmp_path)
    assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    tracemalloc.stop()
    monkeypatch.setattr("shutil.disk_usage", lambda folder: type("Usage", (), {"free": size - 1}))
    assert "needs 200 MB unpacked" in refused(content, tmp_path)


def test_an_encrypted_archive_that_was_changed(members: dict[str, bytes], tmp_path: Path, monkeypatch: Any) -> None:
    """Chunks that are cut off, exchanged, left out or flipped."""
    monkeypatch.setitem(encryption.COST, "n", 2**10)
    monkeypatch.setattr(encryption, "CHUNK", 512)
    file = io.BytesIO()
    encrypting = encryption.Encrypting(file, PASSPHRASE)
    encrypting.write(packed(members))
    encrypting.finish()
    good, chunk = file.getvalue(), 512 + encryption.TAG
    chunks = [good[place:place + chunk] for place in range(encryption.HEADER, len(good), chunk)]
    head, told = good[:encryption.HEADER], set()
    assert len(chunks) > 4
    for changed in (chunks[:-1], chunks[:-2] + chunks[-1:], [chunks[0], chunks[2], chunks[1], *chunks[3:]], [*chunks, chunks[-1]],
                    [chunks[0], bytes([chunks[1][0] ^ 1]) + chunks[1][1:], *chunks[2:]], chunks[1:]):
        told.add(refused(head + b"".join(changed), tmp_path, PASSPHRASE).split(";")[0])
    assert told == {"the end of the file is missing", "the encrypted file is damaged or was altered",
                    "the passphrase is wrong, or the beginning of the file is damaged"}
    assert "the end" in refused(head, tmp_path, PASSPHRASE)
    with pytest.raises(ArchiveError):                    # whole chunks are cut off, which a ZIP file might not notice
        encryption.Decrypting(io.BytesIO(head + b"".join(chunks[:-1])), PASSPHRASE).read()
