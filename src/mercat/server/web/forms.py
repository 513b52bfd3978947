"""Submitted forms: reading and checking them, and showing refusals next to the field with the problem."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from starlette.datastructures import FormData, ImmutableMultiDict
from starlette.requests import Request

from mercat.engine.matches.saved import can_be_written
from mercat.server.problems import MoveRefused, Problem, link_of
from mercat.server.web.bodies import RequestBody

W = TypeVar("W", bound=RequestBody)
Form = Mapping[str, Any]                                 # a form in a request's body or query
LONGEST_NEXT: Final = 8_000                              # characters of a path to redirect to; the path of a deal has up to 7,000
LONGEST_NUMBER: Final = 7                                # digits
LONGEST_FIELD: Final = 60                                # characters of a field's name in a response
LONGEST_KIND: Final = 256                                # characters of a Content-Type; browsers send about 80
MOST_FIELDS: Final = 200                                 # the largest form has about 30
UTF_8: Final = re.compile(r"""; ?charset=["']?utf-8["']?(?=;|$)""", re.IGNORECASE)
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {         # the keys of problems by the name of their field
    "name": ("empty-name", "long-name", "name-reserved", "name-taken", "name-registered"),
    "seats": ("wrong_seats", "too-few-seats", "rated-alone"),
    "bots": ("too-many-bots", "rated-bots"),
    "strength": ("no-such-bot", "no-such-style"),
    "clock": ("clock-days", "clock-live", "rated-clock"),
    "label": ("empty-label", "long-label"),
    "deal": ("rated-deal", "series-no-deal", "long-deal", "deal_long", "deal_no_line", "deal_of_seat", "deal_not_possible",
             "deal_refused", "deal_unknown"),
    "rated": ("rated-guests",),
    "sandbox": ("rated-sandbox", "group-no-sandbox"),
    "zone": ("no-zone",),
    "quiet": ("quiet-long", "quiet-half"),
    "away": ("away-over", "away-far", "away-long", "away-twice", "away-often"),
    "group": ("series-over", "series-on", "not-in-series", "no-series"),
    "password": ("short-password", "long-password", "common-password", "bad-sign-in", "bad-password"),
    "address": ("no-mail-address", "mail-unwanted"),
    "code": ("no-code", "bad-code", "wrong-code", "code-of-former-guest", "no-invitation"),
    "points": ("bad-points",),
    "network": ("no-such-network",),
    "game": ("choose-game",),
    "invite": ("invite-outside",),
    "quiet_from": ("notice-hours",),
    "url": ("notice-url", "notice-hook"),
    **{name: (f"notice-{name}",) for name in ("server", "topic", "token", "chat", "room")},      # of ways to notify somebody
}
FIELD_OF: Final = {key: field for field, keys in FIELDS.items() for key in keys}


async def sent_form(request: Request, file: str = "", at: str = "") -> FormData:
    """Return the form in a request's body. The field `file` may be a file. `at` is the page that shows a refused form again if
    the browser does not send the page's address (`web/forms_again.py`).

    Raise Problem if any other field is a file, or if the form declares an encoding other than UTF-8: Starlette decodes text with
    any Python codec that a part declares, and some of these take very long.
    """
    kind = request.headers.get("content-type", "")
    if len(kind) > LONGEST_KIND or "charset" in UTF_8.sub("", kind).lower():
        raise Problem(422, "not-understood", where="Content-Type")
    form = await request.form(max_files=1, max_fields=MOST_FIELDS)
    for name, value in form.multi_items():
        if not isinstance(value, str) and name != file:
            raise Problem(422, "not-understood", where=name[:LONGEST_FIELD] if can_be_written(name) else "?")
    request.state.sent, request.state.page_of_form = form, at
    return form


def read_wish(wish: type[W], form: Form) -> W:
    """Return the fields of an act from a form. If a field is missing or invalid, raise Problem with the name of the first such
    field."""
    try:
        return wish.model_validate(wish.in_form(form), strict=False)
    except ValidationError as error:
        raise not_understood(error) from None


def not_understood(error: ValidationError) -> Problem:
    """Return the problem for a request with a missing or invalid field. It contains the name of the first such field."""
    return Problem(422, "not-understood", where=".".join(map(str, error.errors()[0]["loc"][:1])))


def text_of(form: Form, name: str, otherwise: str = "") -> str:
    """Return the text of a field, or `otherwise` if the form does not have it."""
    return str(form.get(name, otherwise))


def texts_of(form: Form, name: str) -> tuple[str, ...]:
    """Return the texts of a field that a form may have several times."""
    return tuple(str(one) for one in form.getlist(name)) if isinstance(form, ImmutableMultiDict) else ()


def local_path(text: str, otherwise: str = "/") -> str:
    """Return `text` if it is a path on this site, or `otherwise` if a browser could take it for the URL of another site."""
    local = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable() and len(text) <= LONGEST_NEXT
    return text if local else otherwise


def number_of(form: Form, name: str) -> int:
    """Return the number in a field. Raise Problem if it is not a whole number of at most 7 digits."""
    try:
        return small_number(text_of(form, name))
    except ValueError:
        raise Problem(422, "not-understood", where=name) from None


def small_number(said: str | int) -> int:
    """Return the number that was entered in a form. Raise ValueError if it is not a whole number of at most 7 digits."""
    text = str(said)
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_NUMBER:
        raise ValueError(said)
    return int(text)


@dataclass(frozen=True)
class Refusal:
    """The reason why a form was refused: its field (empty for the form as a whole), a sentence, and a link to the rule behind
    it."""

    field: str
    sentence: str
    rule_link: str | None


def field_of(problem: Problem) -> str:
    """Return the name of the form field that a problem concerns; an empty string if there is none."""
    return FIELD_OF.get(problem.key, "rules" if isinstance(problem, MoveRefused) else "")


def refusal_of(problem: Problem | None, language: str, field: str = "") -> Refusal | None:
    """Return the facts about a problem that a form shows at `field`, by default at the field that the problem concerns."""
    if problem is None:
        return None
    return Refusal(field or field_of(problem), problem.sentence(language), link_of(problem.rule) if problem.rule else None)
