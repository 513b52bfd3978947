"""The lessons of the games: transcripts in a game's folder `lessons/`, stored with their texts. Format: docs/lessons.md."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mercat.engine.transcripts.lesson import Lesson
from mercat.engine.transcripts.transcript import Transcript
from mercat.games import find
from mercat.text import LESSONS


def lesson_files(game: str) -> list[Path]:
    """Return the files of a game's lessons."""
    return sorted((Path(find(game).folder) / LESSONS).glob("*.play"))


def lesson_names(game: str) -> list[str]:
    """Return the names of a game's lessons."""
    return [path.stem for path in lesson_files(game)]


def find_lesson(game: str, name: str) -> Lesson | None:
    """Return the lesson with this name, or None if the game has none. The lesson is read but not rehearsed; the tests do that."""
    path = next((path for path in lesson_files(game) if path.stem == name), None)
    return None if path is None else read_lesson(path)


@cache
def read_lesson(path: Path) -> Lesson | None:
    """Return the lesson in a file. Only existing files are cached, so requests for other names cannot fill the cache."""
    transcript = Transcript()
    transcript.read(path.read_text(encoding="utf-8"))
    return transcript.lesson
