"""The lessons of the games: transcripts in a game's folder `lessons/`, with their texts beside them. Format: docs/lessons.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mercat.engine.transcripts.lesson import Lesson
from mercat.engine.transcripts.transcript import Transcript
from mercat.games import find
from mercat.text import LESSONS


def lesson_files(game: str) -> list[Path]:
    """The lessons of a game, as files."""
    return sorted((Path(find(game).folder) / LESSONS).glob("*.play"))


def lesson_names(game: str) -> list[str]:
    """The names of a game's lessons."""
    return [path.stem for path in lesson_files(game)]


def find_lesson(game: str, name: str) -> Lesson | None:
    """The lesson of this name; None if the game has none. It is read, not rehearsed: the tests do that."""
    path = next((path for path in lesson_files(game) if path.stem == name), None)
    return None if path is None else read_lesson(path)


@cache
def read_lesson(path: Path) -> Lesson | None:
    """The lesson in a file. Only files that are there are remembered, not what anybody asks for."""
    transcript = Transcript()
    transcript.read(path.read_text(encoding="utf-8"))
    return transcript.lesson
