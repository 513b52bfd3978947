"""The files that a server stores: the signing key, and corrected component files."""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from mercat.components import LARGEST, data_folder
from mercat.server.secret_key import read_key
from mercat.server.settings import Settings
from mercat.server.storage.backups.manifest import KEY, MEMBER, ArchiveError

OWNER_ONLY = 0o600


@dataclass(frozen=True)
class Files:
    """The contents of files, by their names in an archive."""

    key: bytes | None = None
    components: Mapping[str, bytes] = field(default_factory=dict)

    def members(self) -> dict[str, bytes]:
        """Return the contents of all files by their names in the archive."""
        return ({} if self.key is None else {KEY: self.key}) | dict(self.components)


def kept_files(settings: Settings) -> Files:
    """Return the key in use, and the corrected components. Raise Fault if the key cannot be used, or OSError if a file cannot be
    read."""
    path = settings.data / KEY
    key = settings.secret_key or (read_key(path) if path.exists() else "")
    corrected = sorted((data_folder() / "components").glob("*/*.toml"))
    found = {f"components/{file.parent.name}/{file.name}": file for file in corrected}
    return Files(key.encode() or None, {name: file.read_bytes() for name, file in found.items()
                                        if re.fullmatch(MEMBER, name) and file.stat().st_size <= LARGEST})


def check_files(files: Files, settings: Settings) -> None:
    """Raise ArchiveError if the server already has a different key or different component files, or if a component file is
    invalid."""
    if files.key is not None:
        try:
            present = settings.secret_key.encode() or (settings.data / KEY).read_bytes().strip()
        except FileNotFoundError:
            present = files.key
        if present != files.key:
            raise ArchiveError("other-key", path="MERCAT_SECRET_KEY" if settings.secret_key else str(settings.data / KEY))
    for name, content in files.components.items():
        try:
            tomllib.loads(content.decode("utf-8-sig"))
        except (ValueError, RecursionError) as error:
            raise ArchiveError("damaged", what=name) from error
    for game, there in by_game(files.components).items():
        folder = data_folder() / "components" / game
        if folder.exists() and {file.name: file.read_bytes() for file in folder.glob("*.toml")} != there:
            raise ArchiveError("other-components", path=str(folder))


@contextmanager
def put_files(files: Files, settings: Settings) -> Iterator[None]:
    """Put the files in their places, each folder and file in one step. If the block raises an error, remove the files and folders
    that were created."""
    made: list[Path] = []
    try:
        if files.key is not None and not settings.secret_key and not (settings.data / KEY).exists():
            settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
            made.append(put_file(settings.data / KEY, files.key))
        for game, there in by_game(files.components).items():
            folder = data_folder() / "components" / game
            if not folder.exists():
                made.append(put_folder(folder, there))
        yield
    except BaseException:
        for path in made:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        raise


def put_file(path: Path, content: bytes) -> Path:
    """Write a file that only its owner may read, under a temporary name at first. Return its path."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    write_whole(draft, content)
    draft.rename(path)
    return path


def put_folder(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Write a folder with these files, under a temporary name at first. Return its path."""
    folder.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = folder.with_name(f".{folder.name}.{os.getpid()}.new")
    draft.mkdir(mode=0o700)
    for name, content in files.items():
        write_whole(draft / name, content)
    draft.rename(folder)
    return folder


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, and wait until it is on the disk."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def by_game(components: Mapping[str, bytes]) -> dict[str, dict[str, bytes]]:
    """Return the component files of each game, by name."""
    found: dict[str, dict[str, bytes]] = {}
    for name, content in components.items():
        _, game, file = name.split("/")
        found.setdefault(game, {})[file] = content
    return found
