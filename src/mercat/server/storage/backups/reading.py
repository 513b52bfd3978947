"""Reads an archive without trusting it: every number is checked before it is used, and memory does not grow with the file."""

from __future__ import annotations

import hashlib
import io
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any, Final, Self
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

from mercat.components import LARGEST
from mercat.server.storage.backups.encryption import MAGIC, Decrypting
from mercat.server.storage.backups.errors import ArchiveError, damage_noticed
from mercat.server.storage.backups.manifest import KEY, MANIFEST, Manifest, read_manifest, rows_member
from mercat.server.storage.backups.server_files import Files
from mercat.server.storage.backups.values import Codec
from mercat.server.storage.backups.writing import LONGEST_ROW

AT_ONCE: Final = 1_000_000                               # bytes; the directory of an archive has fewer
TOGETHER: Final = 500                                    # rows that are given together at most
LARGEST_MANIFEST: Final = 1_000_000
LONGEST_KEY: Final = 10_000


class Careful:
    """A file that is read only in small pieces, whatever numbers it holds itself."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file, self.tell, self.close = file, file.tell, file.close

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        if whence == os.SEEK_SET and offset < 0:
            raise ArchiveError("damaged", what="ZIP")
        return self.file.seek(offset, whence)

    def read(self, many: int = -1) -> bytes:
        if many < 0:
            place = self.file.tell()
            many = self.file.seek(0, os.SEEK_END) - place
            self.file.seek(place)
        if many > AT_ONCE:
            raise ArchiveError("foreign")                # no archive of Mercat has so large a directory
        return self.file.read(many)


class OpenArchive:
    """An archive that is open; its manifest has been read and fits its members. Raises ArchiveError, OSError."""

    def __init__(self, path: Path, passphrase: str = "") -> None:
        with ExitStack() as opened:
            file: IO[bytes] = opened.enter_context(path.open("rb"))
            if file.read(len(MAGIC)) == MAGIC:
                if not passphrase:
                    raise ArchiveError("needs-passphrase")
                file = io.BufferedReader(Decrypting(file, passphrase))
            file.seek(0)
            try:
                with damage_noticed("ZIP"):
                    self.zip = opened.enter_context(ZipFile(Careful(file)))
            except ArchiveError as error:
                if error.key == "damaged":
                    raise ArchiveError("foreign" if file.seek(0) == 0 and file.read(2) != b"PK" else "truncated") from error
                raise
            self.manifest = self.read_manifest()
            self.opened = opened.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()

    def read_manifest(self) -> Manifest:
        """The manifest, if it describes the members that there are. Raises ArchiveError."""
        infos = self.zip.infolist()
        sizes = {info.filename: info.file_size for info in infos}
        if sizes.get(MANIFEST, LARGEST_MANIFEST + 1) > LARGEST_MANIFEST:
            raise ArchiveError("foreign")
        with damage_noticed(MANIFEST):
            manifest = read_manifest(self.zip.read(MANIFEST))
        told = {name: member.bytes for name, member in manifest.members.items()} | {MANIFEST: sizes[MANIFEST]}
        fits = len(infos) == len(sizes) and sizes == told
        if not fits or any(info.compress_type not in (ZIP_STORED, ZIP_DEFLATED) for info in infos):
            raise ArchiveError("damaged", what=MANIFEST)
        return manifest

    def files(self) -> Files:
        """The key and the component files, with their checksums checked. Raises ArchiveError."""
        components = [name for name in self.manifest.members if name.startswith("components/")]
        return Files(self.small(KEY, LONGEST_KEY) if KEY in self.manifest.members else None,
                     {name: self.small(name, LARGEST) for name in components})

    def small(self, name: str, most: int) -> bytes:
        """A member that is read at once. Raises ArchiveError."""
        told = self.manifest.members[name]
        if told.bytes > most:
            raise ArchiveError("damaged", what=name)
        with damage_noticed(name):
            content = self.zip.read(name)
        if hashlib.sha256(content).hexdigest() != told.sha256:
            raise ArchiveError("damaged", what=name)
        return content

    def rows(self, table: str, codecs: Sequence[Codec]) -> Iterator[list[list[Any]]]:
        """The rows of a table, some at a time, as its columns take them.

        Raises ArchiveError; that they are not what was written may be known only at the end.
        """
        name = rows_member(table)
        told, many, digest = self.manifest.members[name], 0, hashlib.sha256()
        some, held = list[list[Any]](), 0
        with damage_noticed(name), self.zip.open(name) as member, io.BufferedReader(member) as lines:       # type: ignore[type-var]
            while line := lines.readline(LONGEST_ROW + 1):
                values = json.loads(line)
                if len(line) > LONGEST_ROW or not isinstance(values, list):
                    raise ValueError("not a row")
                digest.update(line)
                many, held = many + 1, held + len(line)
                some.append([codec.decoded(value) for codec, value in zip(codecs, values, strict=True)])
                if len(some) == TOGETHER or held > AT_ONCE:
                    yield some
                    some, held = [], 0
        if digest.hexdigest() != told.sha256 or many != self.manifest.tables[table].rows:
            raise ArchiveError("damaged", what=name)
        yield some
