"""The fields of a person's channels: they are checked when they are typed in, and stored separately, never as a URL.

Host names are looked up not here but in the process that sends (`notices/child_process.py`). The checks here only serve to refuse
fields with a clear sentence. The protection itself is in that process, which can connect only to public addresses
(`accounts/guard.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from mercat.server.accounts.guard import is_allowed, is_number, is_of, networks
from mercat.server.notices.rows import DISCORD, FREE, MATRIX, NTFY, TELEGRAM
from mercat.server.problems import Problem

HOST: Final = r"(?:(?!-)[A-Za-z0-9-]{1,63}(?<!-)\.)*(?!-)[A-Za-z0-9-]{1,63}(?<!-)(?::[0-9]{1,5})?"
FIELDS: Final[Mapping[str, Mapping[str, re.Pattern[str]]]] = {
    NTFY: {"server": re.compile(rf"(?:https?://)?({HOST})/?"), "topic": re.compile(r"([A-Za-z0-9_-]{1,64})"),
           "token": re.compile(r"(|tk_[A-Za-z0-9]{8,64})")},
    DISCORD: {"hook": re.compile(r"([0-9]{5,25})"), "token": re.compile(r"([A-Za-z0-9_-]{20,120})")},
    TELEGRAM: {"token": re.compile(r"([0-9]{5,15}:[A-Za-z0-9_-]{30,50})"), "chat": re.compile(r"(-?[0-9]{1,20})")},
    MATRIX: {"server": re.compile(rf"(?:https://)?({HOST})/?"), "token": re.compile(r"([A-Za-z0-9_.~+=-]{8,300})"),
             "room": re.compile(rf"([!#][A-Za-z0-9_.=/+-]{{1,200}}:{HOST})")}}
HOOK: Final = re.compile(r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com/api/webhooks/([0-9]{5,25})/([A-Za-z0-9_-]{20,120})/?")
USUAL: Final = {"server": {NTFY: "ntfy.sh", MATRIX: "matrix.org"}}
LONGEST: Final = 500                                     # characters of a field
LONGEST_ENDPOINT: Final = 1_000
THIS_MACHINE: Final = re.compile(r"(?:.*\.)?localhost\.?", re.IGNORECASE)
BASE64: Final = re.compile(r"[A-Za-z0-9_-]{16,120}={0,2}")
NEVER: Final = frozenset({                               # services of this machine, or connections that bypass the guard
    "file", "syslog", "dbus", "kde", "qt", "glib", "gnome", "windows", "macosx", "exec", "mailto", "mailtos", "rsyslog", "snmp",
    "smpp", "smpps", "growl", "mqtt", "mqtts"})


def channel_fields(kind: str, typed: Mapping[str, str], exempt_networks: Sequence[str]) -> tuple[dict[str, str], str]:
    """Return the fields of a channel to store, and its label for lists. Raise Problem (422), which names the first wrong field,
    if there is one."""
    if kind == FREE:
        return apprise_fields(typed.get("url", ""))
    given = {name: value.strip()[:LONGEST] for name, value in typed.items()}
    if kind == DISCORD and (hook := HOOK.fullmatch(given.get("url", ""))) is not None:
        given["hook"], given["token"] = hook.groups()
    fields = {}
    for name, form in FIELDS[kind].items():
        value = given.get(name) or USUAL.get(name, {}).get(kind, "")
        read = form.fullmatch(value)
        if read is None:
            raise Problem(422, f"notice-{'hook' if kind == DISCORD else name}")
        fields[name] = read[1]
    if kind == NTFY and given.get("server", "").startswith("http://"):
        fields["server"] = f"http://{fields['server']}"
    if "server" in fields:
        check_server(fields["server"], exempt_networks)
    return fields, label_of(kind, fields)


def label_of(kind: str, fields: Mapping[str, str]) -> str:
    """Return a label that distinguishes a channel from others, without its secrets."""
    if kind == NTFY:
        return f"{fields['topic'][:4]}… · {fields['server'].rpartition('/')[2]}"[:60]
    if kind == MATRIX:
        return fields["room"][:60]
    return {DISCORD: f"{fields.get('hook', '')[:4]}…", TELEGRAM: fields.get("chat", "")}.get(kind, "")


def check_server(server: str, exempt_networks: Sequence[str]) -> None:
    """Raise Problem (422) if a channel's server must not be used.

    The server must use HTTPS, and must not be given as an IP address that is not public, unless it is in one of the admin's own
    networks. A host name must still be looked up (`name_of`).
    """
    host = host_in(server)
    if is_of(host, networks(exempt_networks)):
        return
    if server.startswith("http://"):
        raise Problem(422, "notice-https")
    check_host(host)


def host_in(server: str) -> str:
    return urlsplit(server if "://" in server else f"https://{server}").hostname or ""


def name_of(server: str) -> str:
    """Return the host name by which a server is looked up; an empty string if it is given as an IP address."""
    host = host_in(server)
    return "" if is_number(host) else host


def check_host(host: str) -> None:
    """Raise Problem (422) if a host is a name of this machine, or an IP address to which nothing may be sent."""
    if THIS_MACHINE.fullmatch(host) or (is_number(host) and not is_allowed(host.strip("[]"))):
        raise Problem(422, "notice-not-public")


def check_found(host: str, found: Sequence[str], exempt_networks: Sequence[str]) -> None:
    """Raise Problem (422) if a host name has no IP address, or has one to which nothing may be sent. IP addresses in exempt
    networks are allowed."""
    allowed = networks(exempt_networks)
    if not found:
        raise Problem(422, "notice-unknown-host", host=host[:100])
    if not all(is_allowed(one, allowed) for one in found):
        raise Problem(422, "notice-not-public")


def apprise_fields(url: str) -> tuple[dict[str, str], str]:
    """Return the fields and the label of an Apprise URL, which only admins may use. Raise Problem (422) if the URL is wrong."""
    scheme, there, rest = url.strip().partition("://")
    one = url.isprintable() and " " not in url and "," not in url and len(url) <= LONGEST
    if not there or not rest or not one or scheme.lower() in NEVER:
        raise Problem(422, "notice-url")
    return {"url": url.strip()}, f"{scheme.lower()}://…"[:60]


def check_subscription(endpoint: str, p256dh: str, auth: str, exempt_networks: Sequence[str]) -> None:
    """Raise Problem (422) if a browser's push subscription is not valid, or if its push service must not be used.

    A push service must use HTTPS, and must not be given as an IP address that is not public, unless it is in one of the admin's
    own networks. A host name must still be looked up (`name_of`).
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Problem(422, "not-understood", where="endpoint") from None
    mine = is_of(host, networks(exempt_networks))
    right = parts.scheme == "https" or (parts.scheme == "http" and mine)
    if (not right or not host or parts.username is not None or port == 0 or len(endpoint) > LONGEST_ENDPOINT
            or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint):
        raise Problem(422, "not-understood", where="endpoint")
    if not BASE64.fullmatch(p256dh) or not BASE64.fullmatch(auth):
        raise Problem(422, "not-understood", where="keys")
    if not mine:
        check_host(host)
