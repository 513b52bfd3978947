"""A game's lessons (transcripts), and the moves to which each line of its advice applies (`tips.toml`). Both are in the game's
folder `lessons/`, with their texts. Their formats are described in docs/lessons.md."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from mercat.engine.rules.patterns import Pattern
from mercat.engine.transcripts.lesson import Lesson
from mercat.engine.transcripts.transcript import Transcript
from mercat.games import find
from mercat.text import LESSONS

TIPS: Final = "tips.toml"
ADVICE: Final = "advice-"               # the beginning of the key of a line of advice
LATE: Final = "-late"                   # the ending of the key of a line for the last rounds
OTHER: Final = "-other"                 # the ending of the key of a line for moves to which the first line does not apply


def lesson_files(game: str) -> list[Path]:
    """Return the paths of the files of a game's lessons."""
    return sorted((Path(find(game).folder) / LESSONS).glob("*.play"))


def lesson_names(game: str) -> list[str]:
    """Return the names of a game's lessons."""
    return [path.stem for path in lesson_files(game)]


def find_lesson(game: str, name: str) -> Lesson | None:
    """Return the lesson with this name, or None if the game has none. The lesson is read but not played through; the tests do
    that."""
    path = next((path for path in lesson_files(game) if path.stem == name), None)
    return None if path is None else read_lesson(path)


@cache
def read_lesson(path: Path) -> Lesson | None:
    """Return the lesson in a file, or None if it contains none. Only existing files are cached, so requests for other names
    cannot fill the cache."""
    transcript = Transcript()
    transcript.read(path.read_text(encoding="utf-8"))
    return transcript.lesson


@cache
def tips_of(game: str) -> Mapping[str, tuple[Pattern, ...]]:
    """Return the moves to which each line of a game's advice applies, by the last part of the line's key. A line that is not in
    the result applies to every move."""
    path = Path(find(game).folder) / LESSONS / TIPS
    if not path.exists():
        return {}
    return {key: tuple(Pattern(move.split()) for move in moves) for key, moves in tomllib.loads(path.read_text("utf-8")).items()}
