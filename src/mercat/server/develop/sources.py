"""The files of a game's author: the game's package, and transcripts and saved matches around it.

Transcripts and saved matches can be opened as tables; a match may begin with an edited position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mercat.engine.matches.match import Match, Refused
from mercat.engine.transcripts.transcript import Transcript
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import Services
from mercat.server.tables.matches import BEGUN_WITH, AnyMatch
from mercat.server.tables.new_table_rows import empty_seats, new_table, seat_person_everywhere, status_of
from mercat.server.tables.snapshot import Reader

MADE: Final = frozenset({"__pycache__", "build", "dist", "node_modules", "venv"})        # folders of generated files
MOST_FILES: Final = 300                                  # maximum number of files listed
BEGIN: Final = b'"mercat"'                               # occurs in the first bytes of a saved match
FIRST_BYTES: Final = 400
FOLDER: Final = "develop"                                # folder in a server's data: positions with which such tables begin


@dataclass(frozen=True)
class Sources:
    """A game: its name, the folder of its package, and the folders with transcripts and saved matches."""

    game: str
    package: Path
    folders: tuple[Path, ...]

    def files(self) -> dict[str, Path]:
        """Return the transcripts and saved matches, by the name shown on the page."""
        found: dict[str, Path] = {}
        for folder in self.folders:
            for path in of_sources(folder):
                if len(found) < MOST_FILES and (path.suffix == ".play" or is_saved_match(path)):
                    found.setdefault(path.relative_to(folder).as_posix(), path)
        return found


def of_sources(folder: Path) -> Iterator[Path]:
    """Yield the files in a folder and its subfolders, except hidden and generated ones."""
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name.startswith(".") or path.name in MADE:
            continue
        if path.is_dir():
            yield from of_sources(path)
        else:
            yield path


def is_saved_match(path: Path) -> bool:
    """Return whether a file is a saved match, as written by `mercat check --save` or by a table."""
    if path.suffix != ".json":
        return False
    with path.open("rb") as file:
        return BEGIN in file.read(FIRST_BYTES)


def match_in(path: Path) -> AnyMatch:
    """Return the match in a saved file, or the match of a transcript after the last line that could be played.

    Raise Refused for a file without a match, and Problem for a transcript that starts no match.
    """
    text = path.read_text("utf-8")
    if path.suffix == ".json":
        return Match.from_json(text)
    transcript = Transcript(lambda name: (path.parent / name).read_text("utf-8"))
    transcript.read(text)
    if transcript.match is None:
        why = transcript.failures[0].says_found.sentence("en") if transcript.failures else path.name
        raise Problem(422, "not-understood", where=f"{path.name}: {why}"[:200])
    return Match.from_json(transcript.match.to_json())


async def open_table(services: Services, reader: Reader, path: Path, data: Path) -> str:
    """Open a sandbox with the match in a file, and return its id. The reader plays all seats. Raise Problem if the file contains
    no match."""
    try:
        match = await services.tables.in_engine(match_in, path)
    except Refused as refused:
        raise MoveRefused(refused) from None
    table = new_table(match, reader, status_of(match), sandbox=True)
    rows = empty_seats(table)
    seat_person_everywhere(rows, None, reader)
    for row, name in zip(rows, match.names, strict=False):
        row.name = name or row.name
    if match.origin is not None:
        keep_position(data, table.id, match.origin)
    await services.opening.create(table, rows, match, reader)
    return table.id


def keep_position(data: Path, table: str, position: Mapping[str, list[int]]) -> None:
    """Store the edited position with which a table begins, for this process and later ones."""
    BEGUN_WITH[table] = dict(position)
    (data / FOLDER).mkdir(exist_ok=True, mode=0o700)
    (data / FOLDER / f"{table}.json").write_text(json.dumps(position), "utf-8")


def read_positions(data: Path) -> None:
    """Read the positions stored by earlier processes."""
    for path in (data / FOLDER).glob("*.json"):
        BEGUN_WITH[path.stem] = json.loads(path.read_text("utf-8"))
