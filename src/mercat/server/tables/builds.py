"""Which sources play a game: two programs of one build play it alike, whatever the version of its rules says.

A table keeps the build that it was last played under. Where another one loads it under the same version of the rules, the
position is compared with what is noted of it: a changed rule whose `VERSION` was forgotten is noticed so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from sqlalchemy import update

import mercat
from mercat.games import find
from mercat.server.storage.models import TableRow
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.position_notes import difference, read_note
from mercat.server.tables.store import Store

PACKAGE: Final = Path(mercat.__file__).parent
SHARED: Final = ("engine", "components.py", "curves.py", "lru.py")       # what a game's rules may import beside their own folder
DIGEST_BYTES: Final = 8


@cache
def build_of(name: str) -> str:
    """A digest of the sources of a game and of what its rules are built on. The game must be here."""
    digest = blake2b(digest_size=DIGEST_BYTES)
    for place in (Path(find(name).folder), *(PACKAGE / one for one in SHARED)):
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            digest.update(f"{path.relative_to(place.parent)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def ends_as_noted(table: TableRow, match: AnyMatch, noted: Mapping[int, str]) -> bool:
    """Does a replayed journal lead to what is known of its end: whose turn it is, and the position, if it is noted?"""
    if match.to_move != table.turn:
        return False
    if table.length not in noted:
        return True
    known: dict[str, str] = {}
    for length in sorted(noted):
        known.update(read_note(noted[length]))
    return difference(match.game, known, match.state) is None


def keep_build(store: Store, table_id: str, length: int, build: str) -> None:
    """Store that a table of this length agrees with a build. No page shows that, so nobody is told."""
    with store.changing() as session:
        session.execute(update(TableRow).where(TableRow.id == table_id, TableRow.length == length).values(build=build))
