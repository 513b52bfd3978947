"""A complete masters' game for each board game, with its review, for newcomers: `masters.json` in the game's folder
(`tools/masters.py`).

The masters' game becomes a finished table when somebody first opens it. All pages of a table can then show it, and anybody may
try other moves from any moment. Each version of the file has its own table. As with other imported matches, the table is deleted
after a while, and stored again when somebody next opens the game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.engine.matches.replay import seat_named
from mercat.engine.rules.state import NATURE
from mercat.games import find, names
from mercat.server.desk import Work
from mercat.server.play.cards import scene_of
from mercat.server.problems import Problem
from mercat.server.reviews.reviews import store_review
from mercat.server.services import Services
from mercat.server.storage.models import BOT, OVER, TableRow
from mercat.server.tables import matches
from mercat.server.tables.new_table_rows import empty_seats, new_table
from mercat.server.tables.polling import version_of
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.web.features import Facts

FILE: Final = "masters.json"
OF_MASTERS: Final = "masters-"                           # begins the ids of their tables
DIGEST_BYTES: Final = 6


@dataclass(frozen=True)
class MastersGame:
    """The contents of a file with a masters' game."""

    table: str                                           # the id of its table: another file has another one
    strength: str
    points: str
    """the final points of the seats, as text"""
    match: dict[str, Any]                                # the match, as it is saved
    review: dict[str, Any]

    @property
    def begins(self) -> int:
        """The number of draws before the first decision. The board is empty until these draws are made."""
        return next(line for line, text in enumerate(self.match["journal"]) if seat_named(text.split()[0]) != NATURE)


@dataclass(frozen=True)
class MastersLine:
    """A masters' game as shown in a list."""

    name: str                                            # the name of its game
    title: str
    scene: str                                           # the path of a picture; empty if there is none
    points: str


@cache
def masters_game(game: str) -> MastersGame | None:
    """Return the masters' game that is shipped with a board game; None if there is none."""
    path = Path(find(game).folder) / FILE
    if not path.exists():
        return None
    text = path.read_text("utf-8")
    said = json.loads(text)
    points = " : ".join(str(points) for points, _ in said["result"])
    digest = blake2b(text.encode(), digest_size=DIGEST_BYTES).hexdigest()
    return MastersGame(f"{OF_MASTERS}{digest}", said["strength"], points, said["match"], said["review"])


def masters_shown(work: Work, game: str = "") -> Facts:
    """Return the facts about masters' games for pages, by the name of the board game: for all board games, or only for `game`."""
    shipped = {name: masters_game(name) for name in ([game] if game else names())}
    return {"masters": {name: line_of(name, one, work.reader.language) for name, one in shipped.items() if one is not None}}


def line_of(name: str, shipped: MastersGame, language: str) -> MastersLine:
    game = find(name)
    return MastersLine(name, game.say(language, "game"), scene_of(game), shipped.points)


async def table_of_masters(services: Services, game: str) -> MastersGame:
    """Return the masters' game of a board game, and store its table if it does not exist. Raise Problem (404) if there is no
    masters' game."""
    shipped = masters_game(game)
    if shipped is None:
        raise Problem(404, "not-found")
    tables = services.tables
    if await tables.access.read(version_of, shipped.table) is None:
        match = await tables.in_engine(matches.import_match, json.dumps(shipped.match))
        table = new_table(match, Reader(), OVER)
        table.id, table.imported = shipped.table, True
        seats = empty_seats(table)
        for seat in seats:
            seat.kind, seat.bot = BOT, shipped.strength
        try:
            await services.opening.create(table, seats, match, Reader())
        except IntegrityError:                           # somebody else looked at the same moment
            if await tables.access.read(version_of, shipped.table) is None:
                raise
        await tables.access.in_writer(store_review, services.store, shipped.table, shipped.review)
    return shipped


def is_of_masters(table_id: str) -> bool:
    return table_id.startswith(OF_MASTERS)


def at_table_of_masters(work: Work, snapshot: Snapshot) -> Facts:
    return {"of_masters": is_of_masters(snapshot.id)}


def refuse_at_masters(session: Session, table: TableRow, reader: Reader) -> None:
    """Raise Problem (409) if a chat message is for the table of a masters' game, where nobody would answer."""
    if is_of_masters(table.id):
        raise Problem(409, "masters-silent")
