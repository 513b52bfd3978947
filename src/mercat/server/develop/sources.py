"""What the author of a game has on their machine: the game's package, and around it transcripts and saved matches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MADE: Final = frozenset({"__pycache__", "build", "dist", "node_modules", "venv"})        # folders of files that nobody wrote
MOST_FILES: Final = 300                                  # that are listed
BEGIN: Final = b'"mercat"'                               # in the first bytes of a saved match
FIRST_BYTES: Final = 400


@dataclass(frozen=True)
class Sources:
    """A game by its name, the folder of its package, and the folders with transcripts and saved matches."""

    game: str
    package: Path
    folders: tuple[Path, ...]

    def files(self) -> dict[str, Path]:
        """Return the transcripts and saved matches, by the name that the page shows."""
        found: dict[str, Path] = {}
        for folder in self.folders:
            for path in of_sources(folder):
                if len(found) < MOST_FILES and (path.suffix == ".play" or is_saved_match(path)):
                    found.setdefault(path.relative_to(folder).as_posix(), path)
        return found


def of_sources(folder: Path) -> Iterator[Path]:
    """Yield the files in a folder and below, without those that were made from others and hidden ones."""
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name.startswith(".") or path.name in MADE:
            continue
        if path.is_dir():
            yield from of_sources(path)
        else:
            yield path


def is_saved_match(path: Path) -> bool:
    """Is this a match file, as `mercat check --save` and a table write it?"""
    if path.suffix != ".json":
        return False
    with path.open("rb") as file:
        return BEGIN in file.read(FIRST_BYTES)
