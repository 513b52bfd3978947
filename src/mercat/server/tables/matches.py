"""Builds matches from stored rows and match files, and answers questions about their journals."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Any, Final, TypeAlias

from mercat.engine.chance import commitment, seed_of
from mercat.engine.checkpoints import undone_to
from mercat.engine.match import Entry, Match
from mercat.engine.saved import FORMAT, earlier_data, plain
from mercat.engine.state import NATURE
from mercat.server.problems import Problem
from mercat.server.storage.models import OVER, SeatRow, TableRow
from mercat.server.tables.snapshot import SeatSnapshot
from mercat.server.tables.user_text import is_taken

AnyMatch: TypeAlias = Match[Any]
BOT_NAMES: Final = ("Ada", "Bruno", "Celia", "Damian", "Ewa", "Félix", "Greta", "Hugo")     # more than there are seats
LONGEST_JOURNAL: Final = 20_000                          # lines; the engine reads more: nature answers the last move
TOGETHER: Final = "; "                                   # between moves that a page sends at once
MOST_TOGETHER: Final = 4
MOST_UNDONE: Final = 8_000                               # lines that no longer count: moves undone, and undo lines
LONGEST_IMPORT: Final = 10_000                           # lines that were not undone later


def rebuild(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str]) -> AnyMatch:
    """The match of a stored journal. Raises Refused if these rules cannot play it any more."""
    return Match.from_json(json.dumps(saved_form(table, seats, lines)))


def saved_form(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str]) -> dict[str, Any]:
    """A stored journal as a saved match, whether or not these rules can play it."""
    return {"mercat": FORMAT, "game": table.game, "version": table.version, "digest": table.digest, "seats": table.seats,
            "options": table.options, "names": names_of(seats), "table": table.id, "seed": str(seed_of(table.seed)),
            "commitment": commitment_of(table), "earlier_seeds": table.earlier_seeds or [], "deal": table.deal or [],
            "journal": list(lines)}


def with_hints(text: str, taken: Sequence[tuple[int, int]]) -> str:
    """A match file that also says when hints were taken (lengths of the journal) and by which seats. Readers ignore that."""
    if not taken:
        return text
    hints = {"hints": [{"at": length, "seat": seat} for length, seat in taken]}
    return json.dumps(json.loads(text) | hints, ensure_ascii=False, indent=1)


def commitment_of(table: TableRow) -> str:
    """The commitment to the seed, which is public from the start."""
    return commitment(table.id, seed_of(table.seed))


def seed_is_public(table: TableRow) -> bool:
    """May everybody know the seed? Only when the game is over: before, it would reveal the draws to come."""
    return table.status == OVER and not table.sandbox


def seeds_of(match: AnyMatch) -> dict[str, Any]:
    """The seeds of a match as columns of its table."""
    return {"seed": str(match.seed), "earlier_seeds": earlier_data(match.chapters) or None}


def results_of(match: AnyMatch) -> list[list[int]] | None:
    """The points and the place of every seat once the match is over, as a column of its table; None before."""
    if match.to_move is not None:
        return None
    return [[score.total, score.place] for score in match.game.scores(match.state)]


def start(table: TableRow, seats: Sequence[SeatRow]) -> AnyMatch:
    """The match of a table whose game begins, after nature's first draws."""
    return Match.start(table.game, table.seats, table.options, table.seed, names_of(seats), table.deal or [],
                       table.id)


def make_move(match: AnyMatch, move: str) -> None:
    """Make a move, and after it those that are a formality, without asking the player. Raises Refused."""
    match.play(move)
    formality = match.game.formality
    while formality is not None and match.to_move is not None and (packed := formality(match.state)) >= 0:
        match.play(packed)


def import_match(text: str) -> AnyMatch:
    """The match in a file, without moves that were undone, and with a new seed. Raises Refused."""
    saved = plain(text)
    saved["journal"] = lines_that_count(saved["journal"])
    if len(saved["journal"]) > LONGEST_IMPORT:
        raise Problem(422, "long-journal", most=LONGEST_IMPORT)
    saved |= {"table": "", "seed": None, "commitment": None, "earlier_seeds": [], "deal": []}
    return Match.from_json(json.dumps(saved))


def lines_that_count(lines: Sequence[object]) -> list[object]:
    """The lines of a journal that were not undone. Unreadable lines stay, so that the match refuses them."""
    last, parents = [-1], [-1]                           # for each length: the line that led there, and the length before it
    for number, line in enumerate(lines):
        back = undone_to(line)
        if 0 <= back <= number:
            last.append(last[back])
            parents.append(parents[back])
        else:
            last.append(number)
            parents.append(number)
    found: list[object] = []
    length = len(lines)
    while last[length] >= 0:
        found.append(lines[last[length]])
        length = parents[length]
    return found[::-1]


def names_of(seats: Sequence[SeatRow | SeatSnapshot]) -> list[str]:
    """A name for every seat: the person's, or a bot's own; "" where nobody sits."""
    people = [seat.name for seat in seats]
    free = [name for name in BOT_NAMES if not is_taken(name, people)]
    return [seat.name or (free[seat.number % len(free)] if seat.bot or seat.held else "") for seat in seats]


def is_passed_by(entry: Entry, wishing: Collection[int]) -> bool:
    """Was there nothing to decide at a line of the journal? Undo and news go past it; people in the `wishing` seats wish that
    such moves are made by themselves."""
    return entry.formal or (entry.forced and entry.seat in wishing)


def decisions(match: AnyMatch, wishing: Collection[int], joined: bool) -> list[int]:
    """The lines at which undo stops: nature's too. With `joined`, moves that pages ask for at once are one decision."""
    stops: list[int] = []
    before: Entry | None = None
    for length in match.path:
        entry = match.entries[length - 1]
        together = joined and before is not None and before.seat == entry.seat and completes(match, before)
        if not together and not is_passed_by(entry, wishing):
            stops.append(length)
        before = entry
    return stops


def completes(match: AnyMatch, before: Entry) -> bool:
    """Is this line a move that pages ask for together with the one after it?"""
    return before.seat != NATURE and bool(match.game.vocabulary.verb(before.move).joined)


def free_undo(match: AnyMatch, mine: frozenset[int], sandbox: bool, since: int = 0, wishing: Collection[int] = (),
              joined: bool = False) -> tuple[int | None, int | None]:
    """The lengths of the journal that *undo* and *restart turn* go back to for these seats; None if the others must agree.

    The first `since` lines are not undone. `wishing` and `joined` as in `decisions`.
    """
    chosen = decisions(match, wishing, joined)
    if sandbox:
        made = [length - 1 for length in chosen if match.entries[length - 1].seat != NATURE]
        return (made[-1], made[0]) if made else (None, None)
    last = match.entries[chosen[-1] - 1].seat if chosen else NATURE
    if last not in mine:
        return None, None
    own = list(takewhile(lambda length: match.entries[length - 1].seat == last and length > since, reversed(chosen)))
    return (own[0] - 1, own[-1] - 1) if own else (None, None)


def drawn_since(match: AnyMatch, at: int) -> bool:
    """Has nature drawn, since the journal had `at` lines, on the way to the present position?"""
    return any(length > at and match.entries[length - 1].seat == NATURE for length in match.path)


def undone_move(match: AnyMatch, joined: bool = False) -> str | None:
    """The move that was made last in the present position and then undone, in notation; None if none was. With `joined`,
    followed by the one that pages ask for together with it.

    A position that the same moves led to again is the same, so that several undone moves can be made again one by one.
    """
    if match.to_move is None or len(match.entries) == len(match.path):
        return None
    positions = [0]                                      # after each line
    known: dict[tuple[int, str], int] = {}               # the position that a line leads to from another
    latest: dict[int, Entry] = {}                        # the move last made in each
    new_seeds = {chapter.since for chapter in match.chapters}
    for entry in match.entries:
        if entry.is_undo:
            positions.append(positions[entry.back_to])
            if entry.back_to == 0 and entry.before in new_seeds:       # dealt anew: what bots did before is nobody's move
                latest.clear()
        else:
            latest[positions[-1]] = entry
            positions.append(known.setdefault((positions[-1], str(entry)), len(known) + 1))
    position, moves = positions[-1], list[str]()
    while (entry_there := latest.get(position)) is not None:
        moves.append(entry_there.text)
        position = known[(position, str(entry_there))]
        if not joined or not completes(match, entry_there):
            break
    return TOGETHER.join(moves) or None


def may_go_back_to(match: AnyMatch, target: int, since: int = 0) -> bool:
    """Is `target` a length of the journal, from `since` on, right before a player's move that still counts?"""
    return target >= since and any(length - 1 == target and match.entries[target].seat != NATURE for length in match.path)
