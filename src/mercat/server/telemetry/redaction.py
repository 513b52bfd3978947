"""What of an error may be logged: where it happened and of what kind it is, never the values that it names.

The text of an exception may hold anything that the program had in hand: the name of a player (`KeyError: 'Ana'`), a line of the
chat (the parameters of a statement), a token. So an error is told by its class, and by the number or the name that the system,
the database or Mercat itself has for it. What the rules of a game raise keeps its text: they know seats, numbers and words of
their vocabulary, but no person.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from itertools import product
from typing import Final

from mercat.engine.matches.match import Refused
from mercat.error_places import told_in_full
from mercat.games import is_code_of_rules
from mercat.server.problems import Problem

MOST_CAUSES: Final = 10                                  # of an error, each the cause of the one before
LONGEST_TEXT: Final = 300                                # letters of an error of a game's rules
WORKERS_FRAME: Final = re.compile(r'^ *File "[^"\n]*", line \d+, in [\w<>.]+$', re.MULTILINE)
# What a driver says of the database itself, such as that it does not answer; only errors of other classes hold values.
OF_THE_DATABASE: Final = frozenset(product(("sqlite3", "psycopg"), ("OperationalError", "InterfaceError")))
SQLSTATE: Final = re.compile(r"[0-9A-Z]{5}")


class RedactedText(str):
    """Text that is the same with %s and %r."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def told(error: BaseException) -> RedactedText:
    """An error without values: "OSError 28, No space left on device", "OperationalError, database is locked", "KeyError"."""
    origin = getattr(error, "orig", None)                # what SQLAlchemy wraps
    if isinstance(origin, BaseException):
        return told(origin)
    name = type(error).__name__
    if isinstance(error, Problem):
        return RedactedText(f"{name}, {error.key}")
    if isinstance(error, Refused):
        return RedactedText(f"{name}, {error.reason}")
    if any((kind.__module__.split(".")[0], kind.__name__) in OF_THE_DATABASE for kind in type(error).__mro__):
        return RedactedText(f"{name}, {str(error).strip().partition(chr(10))[0]}")
    if isinstance(error, OSError) and error.errno is not None:
        return RedactedText(f"{name} {error.errno}, {error.strerror}")
    number = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    if isinstance(number, str) and (number.startswith("SQLITE_") or SQLSTATE.fullmatch(number)):
        return RedactedText(f"{name}, {number}")
    return RedactedText(name)


def traceback_without_values(error: BaseException) -> str:
    """The error and its causes, the first cause first: what each is, and the lines of the program that it passed. An error that a
    game's own code raised has its text, too."""
    parts = []
    for one in causes(error):
        passed = traceback.extract_tb(one.__traceback__)
        frames = [f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in passed]
        if type(one).__name__ == "_RemoteTraceback":     # of a worker process: only its text has arrived
            frames = [f"  {line.strip()}" for line in WORKERS_FRAME.findall(str(one))]
        of_rules = bool(passed) and is_code_of_rules(passed[-1].filename) and not isinstance(one, Problem | Refused)
        parts.append("\n".join([told_in_full(one)[:LONGEST_TEXT] if of_rules else told(one), *frames]))
    return "\nwhich led to\n".join(reversed(parts))


def causes(error: BaseException) -> Iterator[BaseException]:
    """The error, its cause, the cause of that, and so on."""
    one: BaseException | None = error
    for _ in range(MOST_CAUSES):
        if one is None:
            return
        yield one
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)
