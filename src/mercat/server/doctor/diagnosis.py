"""A page that shows a request as the server sees it, only for `mercat doctor`: it requires a token that only the server's admin
can sign.

Without this token, the response is the same as for a page that does not exist.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, StreamingResponse

from mercat import __version__
from mercat.engine.rules.state import is_compiled
from mercat.server.pages.addresses import PREFIX
from mercat.server.problems import Problem
from mercat.server.services import services_of
from mercat.server.web.bounds import bounded
from mercat.server.web.event_stream import STREAM_HEADERS
from mercat.server.web.request_log import FROM_PROXY, PEER

PATH: Final = "/doctor"
STREAM: Final = f"{PATH}/stream"
TOKEN: Final = "X-Mercat-Doctor"                         # the header with the token
PAUSE: Final = 1.5                                       # seconds between the two events of the stream
FIRST, SECOND = "data: first\n\n", "data: second\n\n"
router = APIRouter(include_in_schema=False)


def check_token(request: Request) -> None:
    """Raise Problem (404) unless the request has a recent token from `mercat doctor`."""
    if not services_of(request).signer.is_doctor_token(request.headers.get(TOKEN, "")):
        raise Problem(404, "not-found")


@router.get(PATH)
async def seen(request: Request) -> JSONResponse:
    """Return a request as it arrived, with facts about the server."""
    check_token(request)
    return JSONResponse(seen_of(request))


def seen_of(request: Request) -> dict[str, Any]:
    settings, headers = services_of(request).settings, request.headers
    return {"version": __version__, "python": sys.version.split()[0], "compiled": is_compiled(), "process": os.getpid(),
            "scheme": request.scope["scheme"], "host": headers.get("host", ""), "http": request.scope["http_version"],
            "client": request.client.host if request.client else "", "peer": getattr(request.state, PEER, ""),
            "trusted": getattr(request.state, FROM_PROXY, False), "forwarded_for": headers.get("x-forwarded-for", ""),
            "forwarded_proto": headers.get("x-forwarded-proto", ""), "prefix": PREFIX.get(), "secure": settings.secure,
            "limits": settings.limits}


@router.get(STREAM)
@bounded("stream")
async def stream(request: Request) -> StreamingResponse:
    """Stream two events with a pause between them. If both arrive together, a proxy buffers streams."""
    check_token(request)
    return StreamingResponse(two_events(), media_type="text/event-stream", headers=STREAM_HEADERS)


async def two_events() -> AsyncIterator[str]:
    yield FIRST
    await asyncio.sleep(PAUSE)
    yield SECOND
