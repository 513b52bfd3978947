"""Automatic moves: a person's only legal move, if they want such moves to be automatic, and the scripted moves of lessons.

In a lesson, the script also limits the learner's moves. A table stores only the name of its lesson; the progress follows from the
journal (`mercat.engine.transcripts.lesson`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NATURE
from mercat.engine.transcripts.lesson import Lesson
from mercat.lessons import find_lesson
from mercat.server.pages.preferences import ALL, COOKIE, NEVER, USUAL, WISHES
from mercat.server.people.locking import lock_seats, show_anew
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, PERSON, PLAYING, SeatRow, TableRow
from mercat.server.tables.matches import AnyMatch, make_move
from mercat.server.tables.shown import Seat

BY_TOKEN: Final = "token "                               # the prefix of a seat's holder, if a program with a token took the seat
MOST_IN_A_ROW: Final = 24                                # automatic moves after one move; then the person must move


def wish_in(cookies: Mapping[str, str]) -> str:
    """Return the preference for automatic moves that a browser's cookies contain, or the default."""
    chosen = cookies.get(COOKIE, USUAL)
    return chosen if chosen in WISHES else USUAL


def wish_of(seat: SeatRow) -> str:
    """Return the preference for automatic moves of the person in a seat; NEVER if no person has the seat, or a bot plays for
    them."""
    if seat.kind != PERSON or seat.bot or seat.held:
        return NEVER
    if seat.automatic in WISHES:
        return str(seat.automatic)
    return USUAL if is_of_pages(seat) else NEVER


def is_of_pages(seat: SeatRow) -> bool:
    """Return whether the person in a seat has taken it on a page, and not with a program."""
    return seat.kind == PERSON and seat.holder is not None and not seat.holder.startswith(BY_TOKEN)


def follow_up(match: AnyMatch, wishes: Sequence[str]) -> None:
    """Make the automatic moves that follow the last move. `wishes` are the preferences of all seats."""
    for _ in range(MOST_IN_A_ROW):
        seat = match.to_move
        if seat is None or seat == NATURE or not makes_itself(match, wishes[seat]):
            return
        make_move(match, str(match.legal()[0]))


def makes_itself(match: AnyMatch, wish: str) -> bool:
    """Return whether the pending decision is made automatically for a player with the preference `wish`.

    Return False right before a draw or the end of the game, so that people can see the draw or the end coming.
    """
    if wish == NEVER or match.moves.count != 1:
        return False
    seat, packed, after, moves = match.to_move, match.moves.listed()[0], match.game.copy(match.state), Moves()
    assert seat is not None
    match.game.rules.apply(after, packed, moves)
    if moves.count == 0 or match.game.rules.to_move(after) == NATURE:
        return False
    return wish == ALL or costs_nothing(match, seat, after)


def costs_nothing(match: AnyMatch, seat: int, after: object) -> bool:
    """Return whether `after` is no worse for this seat than the present position: none of its points and merits, by which players
    compare positions, is lower."""
    game, state = match.game, match.state
    if game.points(after, seat) < game.points(state, seat):
        return False
    if game.merits is None:
        return True
    before = {merit.name: merit.number for merit in game.merits(state, seat)}
    return all(merit.number >= before[merit.name] for merit in game.merits(after, seat) if merit.better)


def seats_with_automatic_moves(seats: Sequence[SeatRow | Seat]) -> frozenset[int]:
    """Return the seats whose person wants automatic moves."""
    return frozenset(seat.number for seat in seats
                     if (seat.automatic if isinstance(seat, Seat) else wish_of(seat)) != NEVER)


def set_automatic(session: Session, person: str, wish: str) -> list[str]:
    """Change a person's preference for automatic moves at their open tables and games in progress. Return the ids of these
    tables."""
    holds = (SeatRow.holder == person) & (SeatRow.table == TableRow.id)
    chosen = select(TableRow.id).join(SeatRow, holds).where(TableRow.status.in_((OPEN, PLAYING))).distinct()
    tables = sorted(session.scalars(chosen))
    show_anew(session, tables)
    lock_seats(session, person, tables)
    for some in batched(tables):
        session.execute(update(SeatRow).where(SeatRow.holder == person, SeatRow.table.in_(some)).values(automatic=wish))
    return tables


def lesson_of(game: str, name: str | None) -> Lesson | None:
    """Return the game's lesson with this name; None if `name` is None, or if this version of Mercat does not have the lesson.

    The caller must be in the engine's thread, since reading a lesson for the first time uses the rules.
    """
    return None if name is None else find_lesson(game, name)


def lines_prepared(table: TableRow) -> int:
    """Return the number of journal lines that came with the table's lesson and cannot be undone. The caller must be in the
    engine's thread."""
    lesson = lesson_of(table.game, table.lesson)
    return 0 if lesson is None else len(lesson.prelude)


def play_as_taught(table: TableRow, match: AnyMatch, move: str) -> None:
    """Make a person's move. Raise Refused if it is illegal, or if the table's lesson asks for another move."""
    lesson = lesson_of(table.game, table.lesson)
    if lesson is None:
        make_move(match, move)
        return
    lesson.check(match, move)
    match.play(move)


def scripted_move(table: TableRow, match: AnyMatch) -> str | None:
    """Return the lesson's move for the bot that is to move; None if the bot chooses its own move."""
    lesson = lesson_of(table.game, table.lesson)
    return None if lesson is None else lesson.scripted(match)
