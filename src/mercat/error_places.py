"""The file and line of a game's own code at which an error was raised."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path


def place_in(home: Path, error: BaseException) -> str:
    """Return the innermost line of a game's code in a traceback, such as `rules/sell.py:38`, or an empty string if there is none.

    `home` is the folder of the game's package, or the file of a game that is a single module. In compiled code, tracebacks name
    files relative to the folder in which they were compiled.
    """
    found = (f"{inner}:{line}" for file, line in reversed(list(passed(error))) if (inner := within(home, file)))
    return next(found, "")


def passed(error: BaseException) -> Iterator[tuple[str, int]]:
    """Yield the file and the line of each frame in a traceback, the innermost last."""
    for frame in traceback.extract_tb(error.__traceback__):
        yield frame.filename, frame.lineno or 0
    if isinstance(error, SyntaxError) and error.filename:
        yield error.filename, error.lineno or 0          # raised when the file was read, before any of its lines ran


def within(home: Path, file: str) -> str:
    """Return the path of a file within a game's package, or an empty string if the file is outside the package."""
    path, package = Path(file), home.parent if home.suffix == ".py" else home
    if home.suffix == ".py" and path.name != home.name:
        return ""
    if path.is_relative_to(package):
        return path.relative_to(package).as_posix()
    if not path.is_absolute() and package.name in path.parts[:-1]:
        return "/".join(path.parts[path.parts.index(package.name) + 1:])
    return ""


def told_in_full(error: BaseException) -> str:
    """Return the class and the message of an error on one line."""
    said = error.msg if isinstance(error, SyntaxError) else error
    return f"{type(error).__name__}: {' '.join(str(said).split())}"
