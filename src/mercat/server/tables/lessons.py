"""Tables that teach: what a lesson lets its learner do, and what the other seats do in it.

A table stores the name of its lesson and nothing else; how far it has come follows from the journal
(`mercat.engine.transcripts.lesson`).
"""

from __future__ import annotations

from mercat.engine.transcripts.lesson import Lesson
from mercat.lessons import find_lesson
from mercat.server.storage.models import TableRow
from mercat.server.tables.matches import AnyMatch, make_move


def lesson_of(game: str, name: str | None) -> Lesson | None:
    """A table's lesson. None for a table without one, and for a lesson that this version does not have any more.

    Called in the engine's thread, as the rules read a lesson the first time.
    """
    return None if name is None else find_lesson(game, name)


def lines_prepared(table: TableRow) -> int:
    """How many lines of the journal came with the lesson: an undo does not reach them. Called in the engine's thread."""
    lesson = lesson_of(table.game, table.lesson)
    return 0 if lesson is None else len(lesson.prelude)


def play_as_taught(table: TableRow, match: AnyMatch, move: str) -> None:
    """Make a person's move. Raises Refused if the rules do not offer it or the table's lesson asks for another."""
    lesson = lesson_of(table.game, table.lesson)
    if lesson is None:
        make_move(match, move)
        return
    lesson.check(match, move)
    match.play(move)


def scripted_move(table: TableRow, match: AnyMatch) -> str | None:
    """What the table's lesson has for the bot that is to move; None if the bot decides for itself."""
    lesson = lesson_of(table.game, table.lesson)
    return None if lesson is None else lesson.scripted(match)
