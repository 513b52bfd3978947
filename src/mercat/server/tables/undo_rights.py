"""The limits of undo, and the moves that can be redone.

`moves.py` undoes moves, and `play/requests.py` offers undos to players; `seats.py` determines the people who must agree to a
longer undo.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile

from sqlalchemy.orm import Session

from mercat.engine.matches.match import Entry
from mercat.engine.rules.state import NATURE
from mercat.server.clocks.table_clock import Undone
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.automatic import seats_with_automatic_moves
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.happenings import is_held_by_others, taken_over
from mercat.server.tables.matches import TOGETHER, AnyMatch
from mercat.server.tables.seats import voters

UNDONE, UNDONE_AGREED = "undone", "undone-agreed"      # keys of system messages: a player has undone moves, alone or by agreement


def is_passed_by(entry: Entry, automatic_seats: Collection[int]) -> bool:
    """Return whether a line of the journal involved no choice, so that undo and the list of news skip it.

    `automatic_seats` are the seats whose only legal moves are made automatically.
    """
    return entry.formal or (entry.forced and entry.seat in automatic_seats)


def undo_stops(match: AnyMatch, automatic_seats: Collection[int], joined: bool) -> list[int]:
    """Return the journal's length after each decision that can be undone separately, including nature's draws.

    With `joined`, moves that pages request together count as one decision.
    """
    stops: list[int] = []
    before: Entry | None = None
    for length in match.path:
        entry = match.entries[length - 1]
        together = joined and before is not None and before.seat == entry.seat and completes(match, before)
        if not together and not is_passed_by(entry, automatic_seats):
            stops.append(length)
        before = entry
    return stops


def completes(match: AnyMatch, before: Entry) -> bool:
    """Return whether `before` is a move that pages request together with the move after it."""
    return before.seat != NATURE and bool(match.game.vocabulary.verb(before.move).joined)


def only_together(match: AnyMatch, table: TableRow, seats: Sequence[SeatRow], mine: frozenset[int]) -> bool:
    """Return whether the game has ended and nobody may resume it without the consent of the other people.

    Return True only if the game has a clock, since the others may have left, and the clock would run for them.
    """
    return match.to_move is None and table.clock is not None and bool(mine) and bool(voters(seats, min(mine)))


def free_undo(match: AnyMatch, mine: frozenset[int], sandbox: bool, since: int = 0, automatic_seats: Collection[int] = (),
              joined: bool = False) -> tuple[int | None, int | None]:
    """Return the lengths of the journal to which *undo* and *restart turn* go back for these seats. Each is None if the others
    must agree.

    The first `since` lines cannot be undone. `automatic_seats` and `joined` are as in `undo_stops`.
    """
    chosen = undo_stops(match, automatic_seats, joined)
    if sandbox:
        made = [length - 1 for length in chosen if match.entries[length - 1].seat != NATURE]
        return (made[-1], made[0]) if made else (None, None)
    last = match.entries[chosen[-1] - 1].seat if chosen else NATURE
    if last not in mine:
        return None, None
    own = list(takewhile(lambda length: match.entries[length - 1].seat == last and length > since, reversed(chosen)))
    return (own[0] - 1, own[-1] - 1) if own else (None, None)


def free_undo_at(match: AnyMatch, table: TableRow, seats: Sequence[SeatRow], mine: frozenset[int], prepared: int,
                 joined: bool) -> tuple[int | None, int | None]:
    """Return the lengths that `free_undo` returns, for the person with these seats at a table. The first `prepared` lines cannot
    be undone.

    Moves of a bot that others have called in for the person never count as the person's own, even after the person has taken the
    seat back.
    """
    held = any(is_held_by_others(table, seats[number]) for number in mine)
    since = len(match.entries) if held else max(prepared, taken_over(table, mine))
    return free_undo(match, mine, table.sandbox and bool(mine), since, seats_with_automatic_moves(seats), joined)


def may_go_back_to(match: AnyMatch, target: int, since: int = 0) -> bool:
    """Return whether `target` is at least `since` and is the journal's length right before a player's move that has not been
    undone."""
    return target >= since and any(length - 1 == target and match.entries[target].seat != NATURE for length in match.path)


def drawn_since(match: AnyMatch, at: int) -> bool:
    """Return whether any of nature's draws after the journal's first `at` lines is still in effect."""
    return any(length > at and match.entries[length - 1].seat == NATURE for length in match.path)


def tell_of_undo(session: Session, table: TableRow, seats: Sequence[SeatRow], before: AnyMatch, match: AnyMatch,
                 back: Undone) -> None:
    """Tell the table's people, with a system message in the chat, that somebody has undone moves.

    Do nothing if nobody else plays, or if the person undid their own moves and the same seat is to move as before.
    """
    if voters(seats, back.seat) and not (back.own and before.to_move == match.to_move):
        count = sum(length > back.target and before.entries[length - 1].seat != NATURE for length in before.path)
        tell(session, table, UNDONE if back.own else UNDONE_AGREED, back.seat, seats[back.seat].name, "", str(count))


def undone_move(match: AnyMatch, joined: bool = False) -> str | None:
    """Return, in notation, the move that was last made in the current position and then undone; None if there is none.

    With `joined`, also return the moves that pages request together with it. A position that the same moves reach again counts as
    the same position, so several undone moves can be redone one by one.
    """
    if match.to_move is None or len(match.entries) == len(match.path):
        return None
    positions = [0]                                      # the number of the position after each line
    known: dict[tuple[int, str], int] = {}               # the number of the position to which a line leads from a position
    latest: dict[int, Entry] = {}                        # the move last made in each position
    new_seeds = {chapter.since for chapter in match.chapters}
    for entry in match.entries:
        if entry.is_undo:
            positions.append(positions[entry.back_to])
            if entry.back_to == 0 and entry.before in new_seeds:   # dealt again: the earlier moves, by bots, are nobody's to redo
                latest.clear()
        elif entry.aside:
            positions.append(positions[-1])
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
