"""Middleware for a site under a prefix, and the URLs for use on other devices.

The middleware removes the prefix from the paths of requests and adds it to redirects and cookies. The prefix is a setting, or the
`root_path` given to the web server. A proxy may or may not remove the prefix itself. URLs for other devices begin with the public
URL of the site or, if there is none, with the URL that this device uses.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from fastapi import Request
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mercat.server.pages.addresses import PREFIX, address
from mercat.server.services import services_of
from mercat.server.setting_values import HERE

COOKIE_PATH: Final = re.compile(r"(;\s*path=)/(?=\s*(?:;|$))", re.IGNORECASE)


class PrefixMiddleware:
    """Middleware that serves the application under a prefix, such as "/mercat". Without a prefix, it changes nothing."""

    def __init__(self, app: ASGIApp, prefix: str = "") -> None:
        self.app = app
        self.prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        prefix = self.prefix or scope.get("root_path", "").rstrip("/")
        if scope["type"] != "http" or not prefix:
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        if path == prefix:                               # the path of cookies ends with a slash
            await RedirectResponse(f"{prefix}/", 308)(scope, receive, send)
            return
        if path.startswith(f"{prefix}/"):
            scope["path"] = path[len(prefix):]
        scope["root_path"] = ""
        host = Headers(scope=scope).get("host", "")

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                put_into_headers(MutableHeaders(scope=message), prefix, host)
            await send(message)

        token = PREFIX.set(prefix)
        try:
            await self.app(scope, receive, answer)
        finally:
            PREFIX.reset(token)


def put_into_headers(headers: MutableHeaders, prefix: str, host: str) -> None:
    """Add the prefix to the headers of a response that contain a path on this site."""
    location = headers.get("location")
    if location is not None:
        headers["location"] = moved(location, prefix, host)
    cookies = headers.getlist("set-cookie")
    if cookies:
        del headers["set-cookie"]
        for cookie in cookies:
            headers.append("set-cookie", COOKIE_PATH.sub(rf"\g<1>{prefix}/", cookie))


def moved(location: str, prefix: str, host: str) -> str:
    """Return the target of a redirect. The prefix is added if the target is on this site."""
    target = urlsplit(location)
    if target.netloc not in ("", host) or not target.path.startswith("/"):
        return location
    return urlunsplit(target._replace(path=prefix + target.path))


def site_of(request: Request) -> str:
    """Return the URL of the site, without a slash at its end."""
    return services_of(request).settings.url or str(request.base_url).rstrip("/") + address("")


def link_to(request: Request, path: str) -> str:
    """Return the complete URL of a path on this site."""
    return f"{site_of(request)}{path}"


def works_only_here(request: Request) -> bool:
    """Return whether the site's URLs work only on this computer."""
    return urlsplit(site_of(request)).hostname in HERE
