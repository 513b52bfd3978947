"""Limits on the number of connections, in total and from one network, and on the unread responses of connections.

Connections beyond a limit are closed without a response. Uvicorn accepts a connection before it can be counted. The limit is
therefore lower than the number of files that the process may open: if no file descriptor is free, `accept` fails, and asyncio
logs this thousands of times.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from mercat.server.web.signing import network

BACKLOG: Final = 128                                     # connections that are accepted together, before any of them is counted
OTHER_FILES: Final = 128                                 # open files that are not connections: database, pipes to bots, listeners
UNREAD_OF_ONE: Final = 8 * 2**20                         # bytes that the connections of one network may leave unread
UNREAD_OF_ALL: Final = 64 * 2**20
WHEN_UNLIMITED: Final = 65_536                           # the number of open files if the system sets no limit
QUIET: Final = 60.0                                      # seconds between two log lines of the same kind
log = logging.getLogger("mercat.server")


class CrowdMember(Protocol):
    """A connection, with the properties that the limits depend on."""

    network: str

    def unread(self) -> int: ...

    def abort(self) -> None: ...


class Crowd:
    """The connections of a server.

    `most` is the maximum number in total, and `of_one` is the maximum for one network. `trusted` are the addresses of proxies;
    only `most` applies to them, since their connections carry everybody's requests.
    """

    def __init__(self, most: int = 1_000, of_one: int = 1_000, trusted: list[str] | str = "") -> None:
        self.most = most
        self.of_one = of_one
        self.trusted = Trusted(trusted)
        self.count = 0
        self.refused = 0                                 # connections refused since the start
        self.by_network: Counter[str] = Counter()
        self.room: Callable[[str, int], float] = lambda network, most: most      # this process's part
        self.leaving: dict[CrowdMember, float] = {}           # the time since when the write buffer is full, by connection
        self.log = Seldom(log)

    def enter(self, address: str) -> str | None:
        """Count a connection, and return its network ("" for a proxy's connection). Return None if there are too many connections
        already."""
        home = "" if address in self.trusted else network(address)
        if self.count >= self.most or (home and self.by_network[home] >= self.room(home, self.of_one)):
            self.refused += 1
            self.log.warning("connections are refused: %d are open, %d of the same network", self.count, self.by_network[home])
            return None
        self.count += 1
        self.by_network[home] += 1
        return home

    def by_known_network(self) -> dict[str, float]:
        """Return the number of connections from each network, excluding those of proxies."""
        return {home: count for home, count in self.by_network.items() if home}

    def leave(self, home: str) -> None:
        """Stop counting a connection from this network, because it has ended."""
        self.count -= 1
        self.by_network[home] -= 1
        if not self.by_network[home]:
            del self.by_network[home]

    def unread(self, member: CrowdMember) -> None:
        """Record that a connection's write buffer is full. If its network, or all connections together, leave too many bytes
        unread, abort the connections that have not read for the longest time."""
        self.leaving[member] = time.monotonic()
        if member.network:
            self.abort_beyond(UNREAD_OF_ONE, [one for one in self.leaving if one.network == member.network])
        self.abort_beyond(UNREAD_OF_ALL, list(self.leaving))

    def read(self, member: CrowdMember) -> None:
        """Record that a connection has read its responses again, or has ended."""
        self.leaving.pop(member, None)

    def abort_beyond(self, most: int, members: list[CrowdMember]) -> None:
        held = sum(one.unread() for one in members)
        for one in members:                              # a dict keeps its order: the first has not read for the longest time
            if held <= most:
                return
            held -= one.unread()
            self.read(one)
            one.abort()
            self.log.warning("answers that nobody reads are dropped")


class Trusted:
    """The addresses and networks of proxies, as listed in FORWARDED_ALLOW_IPS."""

    def __init__(self, listed: list[str] | str) -> None:
        names = listed.split(",") if isinstance(listed, str) else listed
        self.all = "*" in (name.strip() for name in names)
        self.networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in names:
            with suppress(ValueError):                   # a listed name is the name of a socket
                self.networks.append(ipaddress.ip_network(name.strip()))

    def __contains__(self, address: str) -> bool:
        if self.all:
            return True
        try:
            known = ipaddress.ip_address(address)
        except ValueError:                               # a local socket, which has no address
            return not address
        return any(known in network for network in self.networks)


class Seldom:
    """A logger that writes only one warning of each kind per minute, so that strangers cannot fill the log."""

    def __init__(self, log: logging.Logger) -> None:
        self.log = log
        self.last: dict[str, float] = {}
        self.dropped: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.log, name)                   # for all methods except `warning`

    def warning(self, line: str, *facts: object) -> None:
        """Log a warning, unless a warning with the same text was logged in the last minute. `facts` are its arguments."""
        if time.monotonic() - self.last.get(line, -QUIET) < QUIET:
            self.dropped[line] += 1
            return
        more = self.dropped.pop(line, 0)
        self.last[line] = time.monotonic()
        self.log.warning(f"{line}{' (and %d times before)' if more else ''}", *facts, *([more] if more else []))

    def on_loop_error(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle errors of the event loop. Log at most once a minute that no file descriptor is free for a connection."""
        if "socket.accept()" in context.get("message", ""):
            self.warning("no connection can be accepted: too many files are open")
        else:
            loop.default_exception_handler(context)


def raise_file_limit() -> int:
    """Let the process open as many files as the operating system allows. Return their number."""
    try:
        import resource
    except ImportError:                                  # Windows has no such limit
        return WHEN_UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WHEN_UNLIMITED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):              # some systems allow fewer than they report
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WHEN_UNLIMITED if soft == resource.RLIM_INFINITY else soft


def most_connections(wanted: int, files: int) -> int:
    """Return the maximum number of connections, at most `wanted`, for a process that may open `files` files."""
    return min(wanted, max(files - BACKLOG - OTHER_FILES, files // 4))


def most_of_one(wanted: int, most: int) -> int:
    """Return the maximum number of connections from one network: at most `wanted`, and at most a third of `most`, so that others
    can connect."""
    return min(wanted, max(1, most // 3))
