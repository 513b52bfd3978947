"""The session of a browser that has none, or whose session has ended."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from mercat.server.people.sessions import KnownSession, new_secret, newcomer
from mercat.server.services import services_of
from mercat.server.web.signing import Signer

BEFORE_COOKIE: Final = "mercat-before"                   # the secret of this browser's former guest, who has kept tables


async def session_anew(request: Request, signer: Signer, ended: str | None, cut: str) -> tuple[KnownSession, str]:
    """Return a session, and its secret, which the response gives to the browser.

    If another device has `cut` off the account's session that `ended`, the browser is again that of the guest who used it before
    and kept tables: the one whose device it was, or the one who signed in there. Otherwise the session belongs to nobody yet.
    """
    sessions, secret = services_of(request).sessions, new_secret()
    request.state.cut = cut
    if cut and ended:
        before = signer.secret_of(request.state.cookies.get(BEFORE_COOKIE, ""))
        if before and (session := await sessions.of_browser(before)) is not None:
            request.state.returned, request.state.new_secret = True, before
            return session, before
        if (session := await sessions.guest_again(ended, secret, request.state.reader.browser)) is not None:
            request.state.new_secret = secret
            return session, secret
    request.state.new_secret = secret
    return newcomer(secret), secret
