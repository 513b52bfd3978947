"""Tables as their rows, without a database, and checks of their export."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from mercat.server.storage.models import OVER, PLAYING, SeatRow, TableRow
from mercat.server.tables.matches import saved_form
from mercat.server.tables.store import StoredTable
from mercat.server.tables.updates import Difference, replayed


@dataclass
class Stored:
    """A table as stored by an earlier version."""

    table: TableRow
    seats: list[SeatRow]
    lines: list[str]
    noted: dict[int, str] = field(default_factory=dict)

    @property
    def record(self) -> StoredTable:
        return StoredTable(self.table, self.seats, self.lines)

    def replayed(self) -> Any:
        return replayed(self.table, self.seats, self.lines, self.noted)

    def is_exported_whole(self) -> bool:
        """Return whether the table's file has all stored data."""
        file = json.loads(json.dumps(saved_form(self.table, self.seats, self.lines)))
        return bool(file["journal"] == self.lines and file["version"] == self.table.version and file["game"] == self.table.game)

    def names_its_line(self, found: Difference) -> bool:
        """Return whether the sentence about a difference names the line, in every language."""
        sentences = {found.why.sentence(language, ["Ana", "Ben", "Eva"]) for language in ("en", "es", "pl")}
        return (1 <= found.line <= len(self.lines) and found.text == self.lines[found.line - 1]
                and found.agreed is not None and found.agreed < found.line and len(sentences) == 3)


def stored(match: dict[str, Any], turn: int | None, results: list[list[int]] | None = None,
           noted: dict[int, str] | None = None) -> Stored:
    """Return a table with the match of a file, of any version."""
    status: str = OVER if turn is None else PLAYING
    table = TableRow(id="t", game=match["game"], version=match["version"], digest=match["digest"], options=match["options"],
                     seats=match["seats"], seed=str(match["seed"]), status=status, turn=turn, results=results, sandbox=False)
    seats: Sequence[SeatRow] = [SeatRow(table="t", number=number, kind="person", name=name)
                                for number, name in enumerate(("Ana", "Ben", "Eva")[:match["seats"]])]
    return Stored(table, list(seats), match["journal"], noted or {})
