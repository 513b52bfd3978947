"""The reading of request heads, up to a maximum size, and at a cost that grows no faster than the size.

Cookies are read only here. In many versions of Python, `http.cookies`, and therefore Starlette's `request.cookies`, takes time
that grows with the square of the length of a quoted value (CVE-2024-7592). The language of a response is the one that the reader
has chosen on this site, or else the browser's.
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from mercat.server.problems import Problem
from mercat.text import LANGUAGES

LARGEST_COOKIES: Final = 8 * 1024                        # bytes of a request's cookies; this site's own take less than 1,000
LONGEST_HOST: Final = 255                                # a domain name cannot be longer
LONGEST_PATH: Final = 4 * 1024
LONGEST_PAGE_NAME: Final = 36                            # a UUID
LONGEST_QUERY: Final = 32 * 1024                         # a deal in a URL takes up to 7,000 (`play/table_form.py`)
# These headers of a request are not passed on. Responses are not sent in ranges, as thousands could be requested; and
# FastAPI would read the cookies of every request again, as Starlette does.
UNUSED: Final = frozenset({b"range", b"if-range", b"cookie"})
COOKIE = "language"


def cookies_of(headers: Headers) -> dict[str, str]:
    """Return a request's cookies; none if they are too large, since `check_head` refuses such requests. If two cookies have the
    same name, the last one counts."""
    lines = headers.getlist("cookie")
    if sum(map(len, lines)) > LARGEST_COOKIES:
        return {}
    cookies = {}
    for pair in ";".join(lines).split(";"):
        name, is_pair, value = pair.strip().partition("=")
        if is_pair:
            cookies[name] = value[1:-1] if len(value) > 1 and value[0] == value[-1] == '"' else value
    return cookies


def page_name(headers: Headers) -> str:
    """Return the name that an open page sends in all its requests; an empty string if it sends none, or one that is longer than
    pages choose."""
    name = headers.get("mercat-page", "")
    return name if len(name) <= LONGEST_PAGE_NAME else ""


def check_head(scope: Scope, headers: Headers) -> None:
    """Raise Problem if the path, the query, the host name or the cookies of a request are too long."""
    if len(scope["path"]) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
        raise Problem(414, "long-address")
    if len(headers.get("host", "")) > LONGEST_HOST:
        raise Problem(400, "wrong-host")
    if sum(map(len, headers.getlist("cookie"))) > LARGEST_COOKIES:
        raise Problem(431, "large-cookies")


def drop_unused(scope: Scope) -> None:
    """Remove from a request the headers that the application does not use or has already read."""
    scope["headers"] = [header for header in scope["headers"] if header[0] not in UNUSED]


def host_of(headers: Headers) -> str:
    """Return a request's host name, without the port; an empty string if it has none. Raise Problem (400) if the host name is
    invalid."""
    try:
        return urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:                                   # some versions of Starlette fail at `request.url`
        raise Problem(400, "wrong-host") from None


def is_http_1_0(request: Request) -> bool:
    """Return whether a request uses HTTP/1.0.

    HTTP/1.0 has no transfer coding, so a proxy that uses it forwards the header Transfer-Encoding unread.
    """
    return request.scope.get("http_version") == "1.0"


def is_cross_site(headers: Headers, cookies_sent: bool) -> bool:
    """Return whether a page of another site made the browser send this request.

    Browsers report this in the header Sec-Fetch-Site, and older browsers in Origin. If a request has neither header, return True
    only if it has a cookie, since it cannot act for anybody without one.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is not None:
        return origin_host(origin) != headers.get("host", "").lower()
    return cookies_sent


def origin_host(origin: str) -> str | None:
    """Return the host and port of an origin; None if it is invalid or does not contain a host."""
    try:
        return urlsplit(origin[:2 * LONGEST_HOST]).netloc.lower() or None
    except ValueError:
        return None


def language_of(cookie: str | None, accepted: str | None) -> str:
    """Return the language in the cookie `language` or, if it has none, in the header Accept-Language; English if neither contains
    a supported language."""
    if cookie in LANGUAGES:
        return str(cookie)
    best, highest = "en", 0.0
    for part in (accepted or "")[:400].split(","):
        tag, _, quality = part.partition(";q=")
        language = tag.strip().lower().split("-")[0]
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and highest < weight <= 1.0:
            best, highest = language, weight
    return best
