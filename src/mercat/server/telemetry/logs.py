"""The log of a server on standard error: lines of text, or JSON objects for programs.

Every line that is written while a request is handled contains the id of the request, which is also in the response and on the
error page. No line contains a name, a token, a cookie or a personal link: requests are logged by their route and never by their
path (`web/request_log.py`), and errors by their place and kind and never with the values in them.

The text of an exception may contain any data that the program was using, such as the name of a player (`KeyError: 'Ana'`), a line
of the chat (in the parameters of a statement), or a token. An error is therefore described by its class, and by the number or
name that the operating system, the database or Mercat assigns to it. An error in the rules of a game keeps its text, since the
rules work with seats, numbers and words of their vocabulary, but not with data about people.
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
ID_FORM: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")     # the form of an id that is accepted from a proxy
ID_BYTES: Final = 6                                      # bytes of an id that is created here, short enough to be read out
CURRENT: Final[ContextVar[str]] = ContextVar("the id of the request", default="")
MOST_CAUSES: Final = 10                                  # the most errors in a chain of causes
LONGEST_TEXT: Final = 300                                # characters of the text of an error in a game's rules
WORKERS_FRAME: Final = re.compile(r'^ *File "[^"\n]*", line \d+, in [\w<>.]+$', re.MULTILINE)
# A driver's errors about the database itself, such as that it does not respond. Only errors of other classes contain values.
OF_THE_DATABASE: Final = frozenset(product(("sqlite3", "psycopg"), ("OperationalError", "InterfaceError")))
SQLSTATE: Final = re.compile(r"[0-9A-Z]{5}")
Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
REQUESTS: Final = "mercat.requests"                      # the logger of requests; static files and health checks are DEBUG
OWN: Final = ("mercat", "uvicorn.error", "py.warnings")       # the loggers whose level is a setting
FOREIGN: Final = logging.WARNING                         # of others, such as SQLAlchemy's, whose lower levels contain values
UNUSED: Final = frozenset({"color_message"})              # uvicorn's fields for terminals
ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def request_id_of(given: str | None, from_proxy: bool) -> str:
    """Return the id that a trusted proxy has sent, if it is well-formed; otherwise a new id."""
    if from_proxy and given is not None and ID_FORM.fullmatch(given):
        return given
    return secrets.token_hex(ID_BYTES)


class RedactedText(str):
    """A text that is formatted in the same way by %s and %r."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def told(error: BaseException) -> RedactedText:
    """Return a description of an error without the values in it.

    Examples are "OSError 28, No space left on device", "OperationalError, database is locked" and "KeyError".
    """
    origin = getattr(error, "orig", None)                # the driver's error that SQLAlchemy wraps
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
    """Return a traceback of an error and its causes, beginning with the first cause. For each, it contains the kind of error and
    the lines of the program, without values.

    The text of an error is kept only if a game's own code has raised it.
    """
    parts = []
    for one in causes(error):
        passed = traceback.extract_tb(one.__traceback__)
        frames = [f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}' for frame in passed]
        if type(one).__name__ == "_RemoteTraceback":     # an error in a worker process, of which only the text has arrived
            frames = [f"  {line.strip()}" for line in WORKERS_FRAME.findall(str(one))]
        of_rules = bool(passed) and is_code_of_rules(passed[-1].filename) and not isinstance(one, Problem | Refused)
        parts.append("\n".join([told_in_full(one)[:LONGEST_TEXT] if of_rules else told(one), *frames]))
    return "\nwhich led to\n".join(reversed(parts))


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error, its cause, the cause of its cause, and so on."""
    one: BaseException | None = error
    for _ in range(MOST_CAUSES):
        if one is None:
            return
        yield one
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


class Safe(logging.Filter):
    """A log filter that adds the id of the request to a record, and removes the values from errors in the record."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.__dict__["request"] = CURRENT.get()
        record.exc_text = None                           # another handler may have formatted the error with its values
        if isinstance(record.args, tuple) and any(isinstance(one, BaseException) for one in record.args):
            record.args = tuple(told(one) if isinstance(one, BaseException) else one for one in record.args)
        if isinstance(record.msg, BaseException):
            record.msg = told(record.msg)
        return True


def formatted(error: ErrorInfo) -> str:
    return "" if error[1] is None else traceback_without_values(error[1])


class Text(logging.Formatter):
    """A log formatter for lines of text: time, level, logger, request and message."""

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
    """A log formatter for JSON objects, one on each line, with time, level, logger, message, request, traceback, and the fields
    of the request."""

    def __init__(self) -> None:
        super().__init__(["levelname", "name", "message"], timestamp="time", exc_info_as_array=True,
                         rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"})

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in log_data.items() if name not in UNUSED and value not in ("", None)}

    def formatException(self, ei: Any) -> Any:
        return formatted(ei).splitlines()


def handler_of(form: Form, stream: TextIO | None = None) -> logging.StreamHandler[TextIO]:
    """Return a handler that writes the log in this form, by default to standard error."""
    made = logging.StreamHandler(stream or sys.stderr)
    made.setFormatter(Json() if form == "json" else Text())
    made.addFilter(Safe())
    return made


def begin_log(form: Form, level: Level, stream: TextIO | None = None) -> None:
    """Start logging in this process, in this form, from this level upwards."""
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers[:] = [handler_of(form, stream)]
    root.setLevel(max(FOREIGN, logging.getLevelNamesMapping()[level.upper()]))
    for name in OWN:                                     # uvicorn checks the level of its own logger, not of its parents
        logging.getLogger(name).setLevel(level.upper())
