"""The id of a request: one number that the answer, the error page and every line of the log about it have in common."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Final

HEADER: Final = "X-Request-Id"
FORM: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")        # of an id that a proxy has given
BYTES: Final = 6                                         # of one that is made here: short enough to be read out
CURRENT: Final[ContextVar[str]] = ContextVar("the id of the request", default="")


def request_id_of(given: str | None, from_proxy: bool) -> str:
    """The id that a trusted proxy gave, if it is well-formed, else a new one."""
    if from_proxy and given is not None and FORM.fullmatch(given):
        return given
    return secrets.token_hex(BYTES)
