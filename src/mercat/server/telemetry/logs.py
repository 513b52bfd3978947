"""The log of a server: lines of text, or JSON objects for programs, on standard error.

Every line that is written while a request is answered carries its id. No line holds a name, a token, a cookie or a personal link:
`redaction.py` tells errors without their values, and a request is logged by its route, never by its path (`web/request_log.py`).
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Final, Literal, TextIO

from pythonjsonlogger.json import JsonFormatter

from mercat.server.telemetry.redaction import told, traceback_without_values
from mercat.server.telemetry.request_ids import CURRENT

Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]
REQUESTS: Final = "mercat.requests"                      # the logger of requests: INFO, of the pages' files and of health DEBUG
OWN: Final = ("mercat", "uvicorn.error", "py.warnings")       # loggers that go as far down as the setting says
FOREIGN: Final = logging.WARNING                         # the others, such as SQLAlchemy's: their lower levels hold values
UNUSED: Final = frozenset({"color_message"})              # uvicorn's, for terminals
ErrorInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Safe(logging.Filter):
    """Adds the request's id to a record, and takes the values out of the errors in it."""

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
    """A line for people: when, how bad, of which request, what; then what a program would read as fields."""

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
    """A JSON object in a line: time, level, logger, message, request, traceback, and the fields of a request."""

    def __init__(self) -> None:
        super().__init__(["levelname", "name", "message"], timestamp="time", exc_info_as_array=True,
                         rename_fields={"levelname": "level", "name": "logger", "exc_info": "traceback"})

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in log_data.items() if name not in UNUSED and value not in ("", None)}

    def formatException(self, ei: Any) -> Any:
        return formatted(ei).splitlines()


def handler_of(form: Form, stream: TextIO | None = None) -> logging.StreamHandler[TextIO]:
    """What writes the log in this form; to standard error, if no other stream is given."""
    made = logging.StreamHandler(stream or sys.stderr)
    made.setFormatter(Json() if form == "json" else Text())
    made.addFilter(Safe())
    return made


def begin_log(form: Form, level: Level, stream: TextIO | None = None) -> None:
    """Let everything that is logged in this process be written in this form, from this level on."""
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers[:] = [handler_of(form, stream)]
    root.setLevel(max(FOREIGN, logging.getLevelNamesMapping()[level.upper()]))
    for name in OWN:                                     # uvicorn looks at the level of its own logger, not of those above
        logging.getLogger(name).setLevel(level.upper())
