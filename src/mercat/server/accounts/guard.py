"""A guard that protects the server's own networks from requests that people make the server send.

`guard` makes the interpreter refuse every connection of this process to an address that is not public. Each connection is checked
when it is made, so neither the resolution of a name nor a redirect can bypass the guard. The guard cannot be removed again, so it
is meant for a dedicated process.
"""

from __future__ import annotations

import ipaddress
import socket
import sys
from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any, Final, TypeAlias

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")      # contains an IPv4 address in its last four bytes
GLOBAL_IPV6: Final = ipaddress.ip_network("2000::/3")    # addresses routed on the Internet; not site-local fec0::/10 and the like
NOT_GLOBAL: Final = tuple(map(ipaddress.ip_network, (    # networks that `is_global` accepts in some versions of Python:
    "192.0.0.0/24", "192.88.99.0/24",                    # for protocols, and 6to4 relays, which may be nearby;
    "2001::/23", "3fff::/20")))                          # for protocols, and for documentation
CONNECTING: Final = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg"})
STARTING: Final = frozenset({"subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty"})
LOOK_UP: Final = socket.getaddrinfo                      # the system's resolver, without a time limit
refused: Final = ContextVar[list[str]]("refused")        # the addresses to which the present work may not connect


def networks(texts: Iterable[str]) -> list[Network]:
    """Return networks given in their usual notation. Raise ValueError if one is invalid."""
    return [ipaddress.ip_network(text, strict=False) for text in texts]


def innermost(address: Address) -> Address:
    """Return the IPv4 address embedded in an IPv6 address; if there is none, the address itself."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(address.packed[-4:])
        return inner or address
    return address


def is_allowed(text: str, exempt_networks: Iterable[Network] = ()) -> bool:
    """Return whether data may be sent to this address: it is public, or in a network that the server's admin has allowed."""
    try:
        address = innermost(ipaddress.ip_address(text.partition("%")[0]))
    except ValueError:
        return False
    if any(address in network for network in exempt_networks):
        return True
    if isinstance(address, ipaddress.IPv6Address) and address not in GLOBAL_IPV6:
        return False
    special = address.is_multicast or address.is_reserved or any(address in network for network in NOT_GLOBAL)
    return address.is_global and not special


def is_of(host: str, exempt_networks: Iterable[Network]) -> bool:
    """Return whether a host, as written in a URL, is a numeric address in one of these networks."""
    try:
        address = innermost(ipaddress.ip_address(host.strip("[]")))
    except ValueError:
        return False
    return any(address in network for network in exempt_networks)


def is_number(host: str) -> bool:
    """Return whether a host is a numeric address and not a name."""
    try:
        ipaddress.ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return False
    return True


def stands_for(host: str) -> list[str]:
    """Return the addresses of a host name; an empty list if it has none. Name servers may be slow, so call this only where
    nothing else has to wait."""
    try:
        return sorted({str(found[4][0]) for found in LOOK_UP(host.strip("[]"), 443, type=socket.SOCK_STREAM)})
    except (OSError, UnicodeError):
        return []


def guard(exempt_networks: Iterable[Network]) -> None:
    """Permanently restrict this process to connections to allowed addresses, and prevent it from starting other processes."""
    kept = list(exempt_networks)

    def check(event: str, arguments: tuple[Any, ...]) -> None:
        if event in CONNECTING:
            address = arguments[1] if len(arguments) > 1 else None
            if not isinstance(address, tuple) or not address or not is_allowed(str(address[0]), kept):
                refused.get([]).append(str(address))
                raise PermissionError(f"refused: {address}")
        elif event in STARTING:
            raise PermissionError(f"refused: {event}")

    sys.addaudithook(check)
