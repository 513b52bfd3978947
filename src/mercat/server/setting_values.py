"""Values of settings: durations, addresses, and the errors in them.

A duration is a number with its unit, such as 90m, 24h or 7d, or only a number. Addresses are the URL of a site, the sender of
emails, and a host with a port. Errors are in the admin's language, in the server's texts `setting-...`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from email.headerregistry import Address
from email.policy import default as mail_policy
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from mercat import bots
from mercat.server.problems import Worded
from mercat.text import language_of_environment

OWN_PATHS = frozenset({"api", "archive", "doctor", "enter", "games", "groups", "healthz", "help", "host", "import", "learn",
                       "link", "mail", "me", "new", "notices", "people", "play", "privacy", "ratings", "readyz", "recover",
                       "register", "seat", "settings", "sign-on", "static", "t", "watching"})
HERE: Final = frozenset({"127.0.0.1", "localhost", "::1"})       # host names of the server's own machine
SECONDS_OF: Final = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
FORM: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?) ?([smhd]?)")
PREFIX_FORM = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
LONGEST_URL: Final = 300                                 # characters
HOST_FORM = re.compile(r"(?!-)[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})*|\[[0-9A-Fa-f:.]{2,45}\]")
PORT_OF: Final = {"http": 80, "https": 443}
LONGEST: Final = 200                                     # characters of a value quoted in an error
KINDS: Final[Mapping[str, str]] = {
    "int_parsing": "whole", "int_from_float": "whole", "int_parsing_size": "long-number", "float_parsing": "number",
    "bool_parsing": "yes-or-no", "greater_than_equal": "range", "less_than_equal": "range", "string_too_long": "long",
    "literal_error": "choice"}


def duration_in(text: str, unit: str) -> float | None:
    """Return a duration in `unit`; a number without a unit is in `unit` as well. Return None if the text is not a duration. Whole
    numbers remain exact."""
    form = FORM.fullmatch(text.strip().lower())
    if form is None:
        return None
    number = float(form[1])
    return number if form[2] in ("", unit) else number * SECONDS_OF[form[2]] / SECONDS_OF[unit]


def site_in(text: str) -> SplitResult | None:
    """Return a site's URL, `http(s)://host[:port][/path]`, in its normal form; None if the text is not a URL."""
    try:
        address = urlsplit(text)
        port = address.port
    except ValueError:                                   # the port is no number, or too large
        return None
    host = f"[{address.hostname}]" if ":" in (address.hostname or "") else address.hostname or ""
    path = address.path.rstrip("/")
    if (address.scheme not in PORT_OF or not HOST_FORM.fullmatch(host) or port == 0 or address.username is not None
            or len(text) > LONGEST_URL or any(sign in text for sign in "?#@\\ ") or (path and not PREFIX_FORM.fullmatch(path))):
        return None
    place = host if port in (None, PORT_OF[address.scheme]) else f"{host}:{port}"
    return SplitResult(address.scheme, place, path, "", "")


def without_brackets(host: str) -> str:
    """Return a host in the form used for listening: `::1` for `[::1]`, as written in a URL."""
    return host[1:-1] if host.startswith("[") and host.endswith("]") and ":" in host else host


def sender_in(text: str) -> Address | None:
    """Return the sender of emails; None if the text is neither a name with an email address nor an email address alone."""
    if not text.isprintable():
        return None
    header: Any = mail_policy.header_factory("From", text)
    found: tuple[Address, ...] = header.addresses
    return found[0] if len(found) == 1 and not header.defects and found[0].username and "." in found[0].domain else None


def address_of(text: str) -> tuple[str, int] | None:
    """Return the host and the port in an address such as 127.0.0.1:9100; None if the text is not such an address."""
    try:
        found = urlsplit(f"//{text}")
        known = found.hostname, found.port
    except ValueError:                                   # the port is no number, or too large
        return None
    return (known[0], known[1]) if known[0] and known[1] and text == found.netloc else None


class SettingError(Worded, ValueError):
    """The error for an invalid setting."""

    kind = "setting"

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(self.sentence())


class CannotStart(SystemExit):
    """The exit of a process that cannot start serving, with an error message of one sentence. The message is in the language of
    the environment, unless the caller knows the admin's language."""

    def __init__(self, why: Worded) -> None:
        self.why = why
        super().__init__(f"mercat: {why.sentence(language_of_environment())}")

    def sentence(self, language: str) -> str:
        return self.why.sentence(language)


def quoted(value: object) -> str:
    """Return a value as Python would write it, cut off after LONGEST characters."""
    said = repr(value)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


class Unit(str):
    """The annotation of a setting that is a duration. Its value is the unit of numbers that are given without one."""


def unit_of(field: FieldInfo) -> str | None:
    """Return the unit of a setting that is a duration; None for other settings."""
    return next((str(one) for one in field.metadata if isinstance(one, Unit)), None)


def setting_error(error: ErrorDetails, fields: Mapping[str, FieldInfo]) -> Worded:
    """Return the error that validation has found in one of these settings."""
    kind, facts = error["type"], error.get("ctx", {})
    if kind == "value_error":
        found: Worded = facts["error"]
        return found
    name = str(error["loc"][0])
    said: dict[str, Any] = {"name": f"MERCAT_{name.upper()}", "value": quoted(error["input"])}
    if KINDS[kind] == "range":
        limits = [limit for limit in fields[name].metadata if isinstance(limit, Ge | Le)]
        least, most = (float(next(getattr(one, which) for one in limits if hasattr(one, which))) for which in ("ge", "le"))
        said |= {"least": f"{least:g}", "most": f"{most:,.0f}"}
    elif kind == "string_too_long":
        said |= {"most": facts["max_length"]}
    elif kind == "literal_error":
        said |= {"values": str(facts["expected"]).replace("'", "").replace(" or ", ", ")}
    return SettingError(KINDS[kind], **said)


# -- texts of one kind: each function returns the text as it is used, or raises SettingError

def any_bot(name: str) -> str:
    """Return this name of a bot if there is such a bot and it can play every game. Otherwise, raise SettingError."""
    known = bots.names_for_any_game()
    if name not in known:
        raise SettingError("choice", name="MERCAT_ABSENT_BOT", value=quoted(name), values=", ".join(known))
    return name


def own_prefix(text: str) -> str:
    """Return a prefix with a slash before it and none after it. Raise SettingError if the prefix is not a path, or is one of the
    site's own paths."""
    prefix = f"/{text.strip('/')}" if text.strip("/") else ""
    if prefix and not PREFIX_FORM.fullmatch(prefix):
        raise SettingError("prefix", value=quoted(text))
    check_path("MERCAT_PREFIX", text, prefix)
    return prefix


def public_address(text: str) -> str:
    """Return the address of a site without a slash at its end. Raise SettingError if the text is not a site's address, or if its
    path is one of the site's own paths."""
    site = site_in(text)
    if text and site is None:
        raise SettingError("url", value=quoted(text))
    check_path("MERCAT_URL", text, "" if site is None else site.path)
    return "" if site is None else site.geturl()


def check_path(name: str, text: str, path: str) -> None:
    """Raise SettingError if a path begins with one of the site's own paths."""
    if path.split("/")[1:2] and path.split("/")[1] in OWN_PATHS:
        raise SettingError("own-path", name=name, value=quoted(text))


def issuer(text: str) -> str:
    """Return an issuer exactly as it was given, since a slash at its end makes a difference.

    Raise SettingError unless the issuer's address uses HTTPS or is on this machine.
    """
    site = site_in(text)
    if text and (site is None or (site.scheme == "http" and site.hostname not in HERE)):
        raise SettingError("issuer", value=quoted(text))
    return text


def networks(text: str) -> str:
    for one in filter(None, (part.strip() for part in text.split(","))):
        try:
            ip_network(one, strict=False)
        except ValueError:
            raise SettingError("networks", value=quoted(text)) from None
    return text


def host_name(text: str) -> str:
    if text and not HOST_FORM.fullmatch(text):
        raise SettingError("mail-server", value=quoted(text))
    return text


def sender(text: str) -> str:
    if text and sender_in(text) is None:
        raise SettingError("mail-from", value=quoted(text))
    return text


def metrics_place(text: str) -> str:
    if text and address_of(text) is None:
        raise SettingError("metrics", value=quoted(text))
    return text
