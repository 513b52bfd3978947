"""The log of a server: lines of text, or JSON objects for programs, on standard error.

Every line that is written while a request is handled contains the request's id, which is also in the response and on the error
page. No line contains a name, a token, a cookie or a personal link: a request is logged by its route, never by its path
(`web/request_log.py`), and an error by its place and kind, never with the values in it.

The text of an exception may contain any data that the program was using: the name of a player (`KeyError: 'Ana'`), a line of the
chat (the parameters of a statement), a token. An error is therefore described by its class, and by the number or the name that
the operating system, the database or Mercat itself gives it. An error in a game's rules keeps its text, since rules know seats,
numbers and words of their vocabulary, but no people.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import traceback
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import product
from types import TracebackType
from typing import Any, Final, Literal, TextIO

from pythonjsonlogger.json import JsonFormatter

from mercat.engine.matches.match import Refused
from mercat.error_places import told_in_full
from mercat.games import is_code_of_rules
from mercat.server.problems import Problem

ID_HEADER: Final = "X-Request-Id"
ID_FORM: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")     # of an id that a proxy has given
ID_BYTES: Final = 6                                      # of one that is made here: short enough to be read out
CURRENT: Final[ContextVar[str]] = ContextVar("the id of the request", default="")
MOST_CAUSES: Final = 10                                  # of an error, each the cause of the one before
LONGEST_TEXT: Final = 300                                # letters of an error of a game's rules
WORKERS_FRAME: Final = re.compile(r'^ *File "[^"\n]*", line \d+, in [\w<>.]+$', re.MULTILINE)
# What a driver says of the database itself, such as that it does not answer; only errors of other classes hold values.
OF_THE_DATABASE: Final = frozenset(product(("sqlite3", "psycopg"), ("OperationalError", "InterfaceError")))
SQLSTATE: Final = re.compile(r"[0-9A-Z]{5}")
Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
REQUESTS: Final = "mercat.requests"                      # the logger of requests: INFO, of the pages' files and of health DEBUG
OWN: Final = ("mercat", "uvicorn.error", "py.warnings")       # loggers that go as far down as the setting says
FOREIGN: Final = logging.WARNING                         # the others, such as SQLAlchemy's: their lower levels hold values
UNUSED: Final = frozenset({"color_message"})              # uvicorn's, for terminals
ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def request_id_of(given: str | None, from_proxy: bool) -> str:
    """Return the id given by a trusted proxy, if it is well-formed, otherwise a new one."""
    if from_proxy and given is not None and ID_FORM.fullmatch(given):
        return given
    return secrets.token_hex(ID_BYTES)


class RedactedText(str):
    """A text that is the same when formatted with %s and %r."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def told(error: BaseException) -> RedactedText:
    """Return a description of an error without its values.

    Examples are "OSError 28, No space left on device", "OperationalError, database is locked" and "KeyError".
    """
    origin = getattr(error, "orig", None)                # the error that SQLAlchemy wraps
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
    """Return a traceback of an error and its causes, the first cause first, with the kind of each and the program lines.

    An error raised by a game's own code keeps its text.
    """
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
    """Yield the error, its cause, the cause of that cause, and so on."""
    one: BaseException | None = error
    for _ in range(MOST_CAUSES):
        if one is None:
            return
        yield one
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


class Safe(logging.Filter):
    """A log filter that adds the request's id to a record, and removes the values from the errors in it."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.__dict__["request"] = CURRENT.get()
        record.exc_text = None                           # another handler may have written the error with its values
        if isinstance(record.args, tuple) and any(isinstance(one, BaseException) for one in record.args):
            record.args = tuple(told(one) if isinstance(one, BaseException) else one for one in record.args)
        if isinstance(record.msg, BaseException):
            record.msg = told(record.msg)
        return True


def formatted(error: ErrorInfo) -> str:
    return "" if error[1] is None else traceback_without_values(error[1])


class Text(logging.Formatter):
    """A log formatter for human-readable lines: time, level, logger, request and message."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(of)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        request = getattr(record, "request", "")
        record.of = f" [{request}]" if request else ""
        return super().format(record)

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")

    def formatException(self, ei: Any) -> str:
        return formatted(ei)


class Json(JsonFormatter):
    """A log formatter for JSON objects, one on each line: time, level, logger, message, request, traceback, and the request's
    fields."""

    def __init__(self) -> None:
        super().__init__(["levelname", "name", "message"], timestamp="time", exc_info_as_array=True,
                         rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"})

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in log_data.items() if name not in UNUSED and value not in ("", None)}

    def formatException(self, ei: Any) -> Any:
        return formatted(ei).splitlines()


def handler_of(form: Form, stream: TextIO | None = None) -> logging.StreamHandler[TextIO]:
    """Return the handler that writes the log in this format, by default to standard error."""
    made = logging.StreamHandler(stream or sys.stderr)
    made.setFormatter(Json() if form == "json" else Text())
    made.addFilter(Safe())
    return made


def begin_log(form: Form, level: Level, stream: TextIO | None = None) -> None:
    """Start logging in this process, in this form, at this level and above."""
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers[:] = [handler_of(form, stream)]
    root.setLevel(max(FOREIGN, logging.getLevelNamesMapping()[level.upper()]))
    for name in OWN:                                     # uvicorn looks at the level of its own logger, not of those above
        logging.getLogger(name).setLevel(level.upper())
