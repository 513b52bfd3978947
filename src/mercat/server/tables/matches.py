"""From stored rows to a match and back. The only place that knows how a journal is written down."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final, TypeAlias

from mercat.engine.chance import commitment, seed_of
from mercat.engine.checkpoints import undone_to
from mercat.engine.match import Match
from mercat.engine.saved import FORMAT, earlier_data, plain
from mercat.engine.state import NATURE
from mercat.server.problems import Problem
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.snapshot import OVER, SeatSnapshot
from mercat.server.tables.user_text import taken

AnyMatch: TypeAlias = Match[Any]
BOT_NAMES: Final = ("Ada", "Bruno", "Celia", "Damian", "Ewa", "Félix", "Greta", "Hugo")     # more than there are seats
LONGEST_JOURNAL = 20_000                                 # lines; what the engine reads leaves room for nature's last answers
MOST_UNDONE = 8_000                                      # lines spent on going back, those taken back and those that say so
LONGEST_IMPORT = 10_000                                  # lines that are not taken back later


def rebuilt(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str]) -> AnyMatch:
    """The match of a stored journal. Raises Refused when these rules cannot play it any more."""
    return Match.from_json(json.dumps(as_stored(table, seats, lines)))


def as_stored(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str]) -> dict[str, Any]:
    """A stored journal as a saved match says it, whether these rules can play it or not."""
    return {"mercat": FORMAT, "game": table.game, "version": table.version, "digest": table.digest, "seats": table.seats,
            "options": table.options, "names": names_of(seats), "table": table.id, "seed": str(seed_of(table.seed)),
            "commitment": committed(table), "earlier_seeds": table.earlier_seeds or [], "deal": table.deal or [],
            "journal": list(lines)}


def committed(table: TableRow) -> str:
    """What everybody may know of the seed while it decides."""
    return commitment(table.id, seed_of(table.seed))


def tells_seed(table: TableRow) -> bool:
    """Is there no future left that the seed would tell?"""
    return table.status == OVER and not table.sandbox


def seeds_of(match: AnyMatch) -> dict[str, Any]:
    """The seeds of a match as its table stores them."""
    return {"seed": str(match.seed), "earlier_seeds": earlier_data(match.chapters) or None}


def begun(table: TableRow, seats: Sequence[SeatRow]) -> AnyMatch:
    """The match of a table that begins: nature has decided what is hers at the start."""
    return Match.start(table.game, table.seats, table.options, table.seed, names_of(seats), table.deal or [],
                       table.id)


def brought_in(text: str) -> AnyMatch:
    """The match of a file from outside: without what was taken back in it, and with another future. Raises Refused."""
    saved = plain(text)
    saved["journal"] = effective(saved["journal"])
    if len(saved["journal"]) > LONGEST_IMPORT:
        raise Problem(422, "long-journal", most=LONGEST_IMPORT)
    saved |= {"table": "", "seed": None, "commitment": None, "earlier_seeds": [], "deal": []}
    return Match.from_json(json.dumps(saved))


def effective(lines: Sequence[object]) -> list[object]:
    """The lines of a journal that nobody took back. What cannot be read is kept, for the match to complain about."""
    last, parents = [-1], [-1]                           # for each length: the line that led there, and the length before it
    for number, line in enumerate(lines):
        back = undone_to(line)
        if 0 <= back <= number:
            last.append(last[back])
            parents.append(parents[back])
        else:
            last.append(number)
            parents.append(number)
    kept: list[object] = []
    length = len(lines)
    while last[length] >= 0:
        kept.append(lines[last[length]])
        length = parents[length]
    return kept[::-1]


def names_of(seats: Sequence[SeatRow | SeatSnapshot]) -> list[str]:
    """A name for every seat: the person's, or a bot's own; "" where nobody sits."""
    called = [seat.name for seat in seats]
    free = [name for name in BOT_NAMES if not taken(name, called)]
    return [seat.name or (free[seat.number % len(free)] if seat.bot or seat.held else "") for seat in seats]


def free_undo(match: AnyMatch, mine: frozenset[int], sandbox: bool) -> tuple[int | None, int | None]:
    """What *undo* and *restart turn* go back to for somebody who holds these seats; None where it is not free."""
    if sandbox:
        made = [length - 1 for length in match.path if match.entries[length - 1].seat != NATURE]
        return (made[-1], made[0]) if made else (None, None)
    last = match.entries[match.path[-1] - 1].seat if match.path else NATURE
    if last not in mine:
        return None, None
    own = list(takewhile(lambda length: match.entries[length - 1].seat == last, reversed(match.path)))
    return own[0] - 1, own[-1] - 1


def may_go_back_to(match: AnyMatch, target: int) -> bool:
    """Is the length one before a seat's decision that still counts?"""
    return any(length - 1 == target and match.entries[target].seat != NATURE for length in match.path)
