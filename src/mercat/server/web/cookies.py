"""Preferences and the player's name in plain cookies, which grant no rights."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote, unquote

from fastapi import Request
from fastapi.responses import RedirectResponse, Response

from mercat.server.pages.preferences import DONE_COOKIE, NAME_COOKIE, Preferences, to_confirm
from mercat.server.services import reader_of, services_of
from mercat.server.web.errors import shown_to
from mercat.server.web.security import COOKIE_SECONDS, CUT_COOKIE, MARK_COOKIE
from mercat.server.web.sessions_anew import BEFORE_COOKIE

DONE_KEPT: Final = 60                                    # seconds within which the page with the confirmation must be opened
NAME_KEPT: Final = 40                                    # the most characters of a name in a cookie


def cookies_of(request: Request) -> dict[str, str]:
    """Return the cookies that `web/security.py` has read. Never use `request.cookies`: reading it may take seconds."""
    found: dict[str, str] = request.state.cookies
    return found


def preferences_of(request: Request) -> Preferences:
    """Return the reader's preferences, with the facts for the header of pages."""
    return shown_to(request, reader_of(request), cookies_of(request))


def my_name(request: Request) -> str:
    """Return the reader's name for playing: an account's own name, or the name last entered in this browser."""
    account = reader_of(request).account
    return account or unquote(cookies_of(request).get(NAME_COOKIE, ""))[:NAME_KEPT]


def secret_before(request: Request) -> str | None:
    """Return the secret of the guest who used this browser before it became a device; None if that guest has kept no tables."""
    return services_of(request).signer.secret_of(cookies_of(request).get(BEFORE_COOKIE, ""))


def back_to_guest(request: Request) -> str | None:
    """Return the secret of the guest before, as `secret_before`, which the browser has from now on: the response removes this way
    back."""
    before = secret_before(request)
    request.state.returned = before is not None
    return before


def confirm_at(request: Request, answer: Response, done: str, onward: str) -> None:
    """Set a cookie so that the page at the path `onward` confirms the reader's action, once. `done` is one of `DONE`."""
    answer.set_cookie(DONE_COOKIE, to_confirm(done, onward), max_age=DONE_KEPT, path="/", httponly=True, samesite="lax",
                      secure=services_of(request).settings.secure)


def saved_at(request: Request, onward: str) -> Response:
    """Return the response to a form that was saved: a redirect to the path `onward`, where the page confirms this once."""
    answer = RedirectResponse(onward, 303)
    confirm_at(request, answer, "saved", onward)
    return answer


def set_cookies(answer: Response, request: Request, **values: str) -> None:
    """Set cookies with these values in a response, for the reader's next visit."""
    secure = services_of(request).settings.secure
    for name, value in values.items():
        answer.set_cookie(name, quote(value), max_age=COOKIE_SECONDS, path="/", samesite="lax", secure=secure)


def come_back(request: Request, answer: Response, mark: str = "") -> None:
    """Record in a response that a person is recognised again in this browser.

    Pages no longer report that the browser was signed out. `mark` is the browser's mark, if it has one (`people/sessions.py`).
    """
    request.state.cut = ""
    if CUT_COOKIE in cookies_of(request):
        answer.delete_cookie(CUT_COOKIE, path="/")
    if mark:
        services = services_of(request)
        answer.set_cookie(MARK_COOKIE, services.signer.cookie_of_mark(mark), max_age=COOKIE_SECONDS, path="/", httponly=True,
                          samesite="lax", secure=services.settings.secure or request.url.scheme == "https")
