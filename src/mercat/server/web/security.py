"""The checks of every request (identity, host, origin, body size, rate) and the security headers of every response."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from functools import partial
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mercat.server.pages.addresses import PREFIX
from mercat.server.pages.preferences import DONE_COOKIE, NEVER, ZONE_HERE, zone_in
from mercat.server.pages.time_zones import living_zone
from mercat.server.people.sessions import CUTS, PERSONAL, check_token, kind_of_browser
from mercat.server.problems import Problem
from mercat.server.services import services_of
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.tables.automatic import wish_in
from mercat.server.tables.engine import ENGINE, Asker, asked_by
from mercat.server.tables.snapshot import Identity, Reader
from mercat.server.telemetry.logs import told
from mercat.server.web.bounds import FREE, SAFE, Bound, Bounds, Turns
from mercat.server.web.errors import problem_response
from mercat.server.web.event_stream import cut_stream
from mercat.server.web.headers import COOKIE as LANGUAGE_COOKIE
from mercat.server.web.headers import check_head, cookies_of, drop_unused, host_of, is_cross_site, is_http_1_0, language_of
from mercat.server.web.health import HEALTH
from mercat.server.web.rate_limits import Limiter
from mercat.server.web.request_log import RouteNames
from mercat.server.web.sessions_anew import BEFORE_COOKIE, session_anew
from mercat.server.web.signing import Signer

log = logging.getLogger("mercat.server")
BROWSER_COOKIE: Final = "mercat"
HOST_COOKIE: Final = f"__Host-{BROWSER_COOKIE}"          # the same cookie, if no other host of the domain can set it
CUT_COOKIE: Final = "mercat-cut"
CUT_SECONDS: Final = 30 * 24 * 3600                      # seconds for which pages report that the browser was signed out
MARK_COOKIE: Final = "mercat-known"
COOKIE_SECONDS: Final = 400 * 24 * 3600
UNKNOWN_AT: Final = ("/static/", "/manifest", "/worker.js", *HEALTH)    # paths for which the reader's identity does not matter
WITHOUT_COOKIE: Final = ("/api/", "/static/", "/games/", "/manifest", "/worker.js", "/notices/", "/doctor", *HEALTH)
OF_SESSION: Final = tuple(one.name for one in fields(Identity) if one.name != "cut")  # the facts about a reader from a session
DATABASE_WAIT: Final = 10                                # seconds, for the header Retry-After
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
                               "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
                               "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",                    # since anybody who knows a table's URL can open it
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def secret_cookie(cookies: Mapping[str, str]) -> str:
    """Return the signed secret in a browser's cookie, under either name; an empty string if there is no such cookie."""
    return cookies.get(HOST_COOKIE) or cookies.get(BROWSER_COOKIE, "")


class SecurityMiddleware:
    """Middleware that identifies the reader or refuses the request, and adds security headers to the response."""

    def __init__(self, app: ASGIApp, signer: Signer, limiter: Limiter | None, secure: bool,
                 hosts: frozenset[str] = frozenset(), routes: Sequence[BaseRoute] = ()) -> None:
        self.app = app
        self.signer = signer
        self.limiter = limiter
        self.secure = secure
        self.bounds = Bounds(routes)
        self.places = RouteNames(routes)
        self.turns = Turns(Counter() if limiter is None else limiter.refused, ENGINE.is_busy)
        self.hosts = hosts                               # the accepted host names; if empty, all are accepted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)                   # including those that are dropped later
        request, secret = self.request_of(scope, headers)
        answer, bound = AnswerHeaders(send, request, self.cookie), self.bounds.of(request.method, scope["path"])
        try:
            async with self.counted(request, secret is not None, bound, answer):
                check_head(scope, headers)
                body = LimitedBody(receive, request, bound.body)
                self.check_host(request)
                app = self.app if scope["path"].startswith(UNKNOWN_AT) else await self.let_in(request, secret, bound)
                await app(scope, body.receive, answer.send)
        except Exception as error:
            if answer.started:
                raise
            await problem_response(request, self.problem_of(error, scope))(scope, receive, answer.send)

    def request_of(self, scope: Scope, headers: Headers) -> tuple[Request, str | None]:
        """Return the request, with all facts about its reader that need no database, and the secret in its cookie."""
        drop_unused(scope)
        request = Request(scope)
        cookies = request.state.cookies = cookies_of(headers)
        language = language_of(cookies.get(LANGUAGE_COOKIE), headers.get("accept-language"))
        network = self.signer.network_of(request.client.host if request.client else "?")
        request.state.reader = Reader(
            language=language, zone=zone_in(cookies), browser=kind_of_browser(headers.get("user-agent", "")), network=network,
            counted="" if self.limiter is None else network, mark=self.mark_in(request))
        return request, self.signer.secret_of(secret_cookie(cookies))

    async def let_in(self, request: Request, secret: str | None, bound: Bound) -> ASGIApp:
        """Identify the reader, and return the application that handles the request. Raise Problem if the reader has no access."""
        await self.identify(request, secret, bound)
        reader: Reader = request.state.reader
        if (stream := cut_stream(request, reader)) is not None:
            return stream
        await self.check_access(request, request.scope["path"], bound)
        request.state.may_read = partial(self.may_read, request)
        return self.app

    async def check_access(self, request: Request, path: str, bound: Bound) -> None:
        """Raise Problem if a banned reader may not make the request, or if its path belongs to a table that the reader may not
        see."""
        services, reader = services_of(request), request.state.reader
        if not bound.when_banned:
            await services.host_decisions.check(reader)
        await services.group_permission.check_address(path, reader)

    async def may_read(self, request: Request, path: str) -> bool:
        """Return whether the sender of a request may also read the page at `path`, and reading it has no limit of its own."""
        bound = self.bounds.of("GET", path)
        try:
            await self.check_access(request, path, bound)
        except Problem:
            return False
        return bound.reads

    def problem_of(self, error: Exception, scope: Scope) -> Problem:
        """Return the problem for the response to a failed request. Log errors other than refusals."""
        if isinstance(error, Problem):
            return error
        if isinstance(error, DATABASE_ERRORS):
            log.log(level_of(error), "the database failed at %s: %s", self.places.about(scope), told(error))
            return Problem(503, "no-database", wait=DATABASE_WAIT)
        log.exception("failed: %s", self.places.about(scope))
        return Problem(500, "our-fault")

    def mark_in(self, request: Request) -> str:
        """Return the mark in the browser's cookie; an empty string for a request that only reads, since it needs no mark."""
        return "" if request.method in SAFE else self.signer.mark_of(request.state.cookies.get(MARK_COOKIE, ""))

    @asynccontextmanager
    async def counted(self, request: Request, cookie_sent: bool, bound: Bound, answer: AnswerHeaders) -> AsyncIterator[None]:
        """Count a request against the limits, and give it a turn for the duration of the `with` block. Raise Problem if there are
        too many requests.

        Also raise Problem if another site made the browser send this request. Such requests have a separate limit, so that they
        cannot use up the reader's own.
        """
        network, limiter = request.state.reader.network, self.limiter
        asker = Asker(network, bound.urgency)
        foreign = request.method not in SAFE and not bearer_token(request) and is_cross_site(request.headers, cookie_sent)
        if limiter is not None and request.scope["path"] not in HEALTH:
            try:
                await limiter.count("foreign" if foreign else bound.kind, network)
                if not foreign and bound.kind not in FREE:
                    limiter.check_work(network)
                    await self.turns.enter(network, bound.reads)
                    answer.turn = lambda: self.turns.leave(network, bound.reads, asker.seconds)
            except Problem:
                await limiter.hold_back(network)
                raise
        if foreign:
            raise Problem(403, "cross-site")
        with asked_by(asker):
            try:
                yield
            finally:
                answer.end_turn()
                if limiter is not None and bound.kind not in FREE:
                    limiter.charge_engine_time(network, asker.seconds)

    def check_host(self, request: Request) -> None:
        """Raise Problem (400) if the request's host name is not one of this server's."""
        host = host_of(request.headers)
        if self.hosts and host not in self.hosts and request.scope["path"] not in HEALTH:      # monitoring may use any host name
            raise Problem(400, "wrong-host")

    async def identify(self, request: Request, secret: str | None, bound: Bound) -> None:
        """Identify the reader, and store them in the request's state. Raise Problem if their token is invalid or not accepted
        here."""
        token, sessions = bearer_token(request), services_of(request).sessions
        if token is not None and not token.startswith(PERSONAL):
            request.state.reader = replace(request.state.reader, ticket=self.signer.ticket_of_token(token))
            return
        if token is not None:
            session = await sessions.of_program(token)
            if session is None:
                raise Problem(401, "bad-token")
            check_token(request.method, request.scope["path"], bound.by_token, session.scopes or frozenset())
        else:
            session = await sessions.of_browser(secret) if secret else None
        cut = "" if session is not None or token is not None or not secret else await sessions.why_cut(secret)
        if session is None and wants_cookie(request):
            session, secret = await session_anew(request, self.signer, secret, cut)
        if cut or session is None or not session.is_stored:
            known = request.state.cookies.get(CUT_COOKIE, "")
            request.state.reader = replace(request.state.reader, cut=cut or (known if known in CUTS else ""))
        if session is None:
            return
        if token is None and session.preferences:
            self.prefer(request, session.preferences)
        request.state.reader = replace(
            request.state.reader, **{one: getattr(session, one) for one in OF_SESSION},
            automatic=NEVER if token else wish_in(request.state.cookies))
        zone = living_zone(request.state.cookies.get(ZONE_HERE, ""))
        if session.is_due or (zone and session.is_stored and not session.preferences.get(ZONE_HERE)):
            sessions.note_soon(session, request.state.reader.browser, zone)
        is_older = self.cookie_name(request.scope) not in request.state.cookies
        if token is None and (session.is_due or is_older) and wants_cookie(request):
            request.state.new_secret = secret            # the cookie is renewed

    @staticmethod
    def prefer(request: Request, preferences: Mapping[str, str]) -> None:
        """Use the reader's stored preferences instead of those in the browser's cookies, except for the browser's own time
        zone."""
        here = {name: zone for name, zone in request.state.cookies.items() if name == ZONE_HERE and living_zone(zone)}
        cookies = request.state.cookies = {**request.state.cookies, **preferences, **here}
        language = language_of(cookies.get(LANGUAGE_COOKIE), request.headers.get("accept-language"))
        request.state.reader = replace(request.state.reader, language=language, zone=zone_in(cookies))

    def cookie_name(self, scope: Scope) -> str:
        """Return the name of the browser's cookie in a response. It has the prefix `__Host-` only if the cookie is secure and
        valid for the whole host."""
        return HOST_COOKIE if self.is_secure(scope) and not PREFIX.get() else BROWSER_COOKIE

    def is_secure(self, scope: Scope) -> bool:
        return self.secure or scope.get("scheme") == "https"

    def cookie(self, secret: str, scope: Scope) -> str:
        secure = "; Secure" if self.is_secure(scope) else ""
        text = self.signer.cookie_of(secret)
        return f"{self.cookie_name(scope)}={text}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


class AnswerHeaders:
    """The sender of a response. It adds security headers, and a cookie if the request's state contains a `new_secret`."""

    def __init__(self, send: Send, request: Request, cookie: Callable[[str, Scope], str]) -> None:
        self.forward = send
        self.request = request
        self.caching = caching_of(request.scope["path"])
        self.cookie = cookie
        self.started = False
        self.turn: Callable[[], None] | None = None      # ends the request's turn, if it has one

    def end_turn(self) -> None:
        """End the request's turn, so that later requests do not wait until the response has been sent."""
        turn, self.turn = self.turn, None
        if turn is not None:
            turn()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            self.end_turn()
            reader: Reader = self.request.state.reader
            if self.request.method not in SAFE and reader.is_newcomer:      # this request may have stored the reader
                services_of(self.request).sessions.kept.drop(reader.session)
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", self.caching)
            secret = getattr(self.request.state, "new_secret", None)
            if secret is not None:
                headers.append("Set-Cookie", self.cookie(secret, self.request.scope))
            if cut := getattr(self.request.state, "cut", ""):
                headers.append("Set-Cookie", f"{CUT_COOKIE}={cut}; Path=/; Max-Age={CUT_SECONDS}; HttpOnly; SameSite=Lax")
            for done, used_up in (("confirmed", DONE_COOKIE), ("returned", BEFORE_COOKIE)):
                if getattr(self.request.state, done, False):
                    headers.append("Set-Cookie", f"{used_up}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
        await self.forward(message)


class LimitedBody:
    """The body of a request, with a limited size. A body of ambiguous length is refused."""

    def __init__(self, receive: Receive, request: Request, most: int) -> None:
        self.forward = receive
        self.left = most
        length = request.headers.get("content-length", "0")
        if "transfer-encoding" in request.headers and ("content-length" in request.headers or is_http_1_0(request)):
            raise Problem(400, "ambiguous-length")       # a proxy may have read it differently (request smuggling)
        if not length.isdecimal() or int(length) > self.left:
            raise Problem(413, "large-body")

    async def receive(self) -> Message:
        message = await self.forward()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise Problem(413, "large-body")
        return message


def bearer_token(request: Request) -> str | None:
    """Return the bearer token in a program's request; None if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def caching_of(path: str) -> str:
    """Return the header Cache-Control for a response. Fonts have a digest in their names; other static files are revalidated
    (304)."""
    if path.startswith("/static/fonts/") and path.endswith(".woff2"):
        return "public, max-age=31536000, immutable"
    return "no-cache" if path.startswith("/static/") else "no-store"


def wants_cookie(request: Request) -> bool:
    """Return whether a request needs a browser's cookie, as requests for pages do. Return False for requests by programs, and for
    requests for static files."""
    return not request.scope["path"].startswith(WITHOUT_COOKIE)
