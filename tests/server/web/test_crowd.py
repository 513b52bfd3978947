"""The number of connections is bounded, of one network and of all, and so is what they leave unread; the log stays short."""

import asyncio
import contextlib
import logging
import resource
import socket
import sys
from pathlib import Path

import httpx
import pytest

from mercat.server.web import connection_limits
from mercat.server.web.connection_limits import BACKLOG, OTHER_FILES, UNREAD_OF_ALL, UNREAD_OF_ONE, Crowd, Seldom
from tests.server.conftest import Server
from tests.waiting import wait_until

STRANGER = "127.0.0.2"                                   # all of 127.0.0.0/8 is this machine (Linux)
FEW_FILES, OF_ONE = 300, 20


class Guest:
    """A connection that leaves so many bytes unread."""

    def __init__(self, network: str, held: int) -> None:
        self.network = network
        self.held = held
        self.aborted = False

    def unread(self) -> int:
        return 0 if self.aborted else self.held

    def abort(self) -> None:
        self.aborted = True


def test_a_network_has_so_many_connections_and_proxies_as_many_as_there_are() -> None:
    guests = Crowd(most=20, of_one=3, trusted="127.0.0.1, 10.1.0.0/16, ::1, some.socket")
    assert [guests.enter("192.0.2.1") for _ in range(4)] == ["192.0.2.1"] * 3 + [None]
    assert guests.enter("192.0.2.2") == "192.0.2.2"
    homes = [guests.enter(f"2001:db8::{number}") for number in range(1, 5)]
    assert homes == ["2001:db8::/64"] * 3 + [None] and guests.enter("2001:db8:0:1::1") is not None
    assert [guests.enter(address) for address in ("127.0.0.1", "10.1.2.3", "::1", "")] == [""] * 4
    assert [guests.enter("127.0.0.1") for _ in range(9)] == [""] * 8 + [None]      # twenty in all
    for home in ["192.0.2.1"] * 3 + ["192.0.2.2"]:
        guests.leave(home)
    assert guests.enter("192.0.2.1") == "192.0.2.1" and "192.0.2.2" not in guests.by_network
    assert "anybody" in Crowd(trusted="*").trusted and "10.1.0.1" not in Crowd(trusted="10.0.0.0/16").trusted


def test_what_a_network_leaves_unread_is_bounded_and_the_oldest_goes() -> None:
    guests = Crowd()
    mine = [Guest("far", UNREAD_OF_ONE // 4) for _ in range(6)]
    other, proxied = Guest("near", UNREAD_OF_ONE // 2), Guest("", 2 * UNREAD_OF_ONE)
    for one in [other, proxied, *mine]:
        guests.unread(one)
    assert [one.aborted for one in mine] == [True, True, False, False, False, False] and not other.aborted and not proxied.aborted
    guests.read(mine[2])
    assert mine[2] not in guests.leaving


def test_what_all_leave_unread_is_bounded() -> None:
    guests = Crowd()
    many = [Guest(f"n{number}", UNREAD_OF_ONE) for number in range(2 * UNREAD_OF_ALL // UNREAD_OF_ONE)]
    for one in many:
        guests.unread(one)
    assert sum(one.unread() for one in many) <= UNREAD_OF_ALL and not many[-1].aborted and many[0].aborted
    assert len(guests.leaving) == sum(not one.aborted for one in many)


def test_connections_leave_room_for_other_files() -> None:
    assert connection_limits.most_connections(8_000, 65_536) == 8_000
    assert connection_limits.most_connections(8_000, 1_024) + BACKLOG + OTHER_FILES <= 1_024
    assert connection_limits.most_connections(8_000, FEW_FILES) == FEW_FILES // 4
    assert [connection_limits.most_of_one(250, most) for most in (8_000, 75, 1)] == [250, 25, 1]


def test_warnings_are_logged_once_a_minute(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("mercat.server.web.connection_limits.time.monotonic", lambda: clock[0])
    log, loop = Seldom(logging.getLogger("mercat.server")), asyncio.new_event_loop()
    with caplog.at_level(logging.WARNING), contextlib.closing(loop):
        for _ in range(1_000):
            log.on_loop_error(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24, "too many")})
            log.warning("another: %d", 7)
        assert [record.getMessage() for record in caplog.records] == [
            "no connection can be accepted: too many files are open", "another: 7"]
        clock[0] += 61
        log.warning("another: %d", 8)
        assert caplog.records[-1].getMessage() == "another: 8 (and 999 times before)"


@pytest.fixture
def cramped(server: Server, tmp_path: Path) -> Server:
    """A server that may open few files. Its soft limit is lower still."""
    server.files, server.log = (FEW_FILES // 2, FEW_FILES), tmp_path / "log"
    server.start(limits="yes", connections_address=OF_ONE)
    return server


def connected(server: Server, address: str, count: int) -> list[socket.socket]:
    """So many connections of an address that send nothing."""
    return [socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(address, 0)) for _ in range(count)]


def is_open(client: socket.socket) -> bool:
    client.setblocking(False)
    try:
        return client.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        client.setblocking(True)


@pytest.mark.skipif(sys.platform != "linux", reason="takes addresses of 127.0.0.0/8, and reads /proc")
def test_idle_connections_neither_stop_the_server_nor_fill_its_log(cramped: Server) -> None:
    server = cramped
    assert server.process is not None and server.log is not None
    limits = Path(f"/proc/{server.process.pid}/limits").read_text()
    assert [line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files")] == [[str(FEW_FILES)] * 2]
    clients = connected(server, STRANGER, 60)
    wait_until(lambda: sum(map(is_open, clients)) <= OF_ONE)
    assert sum(map(is_open, clients)) == OF_ONE
    assert httpx.get(f"{server.address}/healthz", timeout=20).status_code == 200         # from a trusted address
    for number in range(3, 9):                           # from other networks, more than there are files
        clients += connected(server, f"127.0.0.{number}", 60)
    wait_until(lambda: sum(map(is_open, clients)) <= FEW_FILES // 4)
    for client in clients:
        client.close()
    wait_until(server.answers)
    told = server.log.read_text()
    assert "connections are refused" in told and "Traceback" not in told and len(told) < 2_000, told[-2_000:]
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > FEW_FILES
