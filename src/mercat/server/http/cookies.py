"""What a browser is known by besides its seats: settings and a name, in plain cookies that carry no rights."""

from __future__ import annotations

from urllib.parse import quote, unquote

from fastapi import Request
from fastapi.responses import Response

from mercat.server.http.security import COOKIE_SECONDS
from mercat.server.pages.preferences import NAME_COOKIE, Taste, taste_of
from mercat.server.services import house_of, reader_of


def taste(request: Request) -> Taste:
    """How this reader likes pages."""
    return taste_of(reader_of(request).language, request.cookies)


def my_name(request: Request) -> str:
    """The name this browser gave last."""
    return unquote(request.cookies.get(NAME_COOKIE, ""))[:40]


def remember(answer: Response, request: Request, **values: str) -> None:
    """Keep settings for the next visit."""
    secure = house_of(request).settings.secure
    for name, value in values.items():
        answer.set_cookie(name, quote(value), max_age=COOKIE_SECONDS, path="/", samesite="lax", secure=secure)
