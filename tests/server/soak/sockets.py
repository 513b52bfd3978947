"""Connections that send nothing or read nothing: others are served, the log stays short, and the memory is freed again.

The server may open 1,024 files. One address, then ten, open 1,100 connections and send nothing: one address cannot take all
connections; ten can, until their time is over. Then ten addresses ask for a long page, 40 times each, and do not read it.
Addresses are of 127.0.0.0/8 (Linux).
"""

import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import megabytes_held, processor_seconds
from tests.waiting import wait_until

FILES = 1_024
SILENT = 1_100
LONGEST_LOG = 20_000                                     # bytes
SLOWEST = 5.0                                            # seconds that others may wait for an answer,
OVER = 30.0                                              # and if all connections are taken, for 10 seconds at most
GROWTH = 120                                             # megabytes while answers are not read
LONG = "x" * 400


def connected(server: Server, address: str, room: int | None = None) -> socket.socket | None:
    """Return a connection from an address, with a small receive buffer; None if there is none."""
    client = socket.socket()
    if room is not None:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    client.settimeout(10)
    with suppress(OSError):
        client.bind((address, 0))
        client.connect(("127.0.0.1", server.port))
        return client
    client.close()
    return None


def health_ms(server: Server) -> float:
    """Return the milliseconds until another visitor is answered, who tries again while no connection is free."""
    started = time.perf_counter()
    wait_until(server.answers)
    return round(1_000 * (time.perf_counter() - started), 1)


def silent(server: Server, count: int, addresses: int) -> dict[str, Any]:
    """Open many connections that send nothing, and return the measurements."""
    assert server.process is not None and server.log is not None
    before, logged = processor_seconds(server.process.pid), server.log.stat().st_size
    clients = [connected(server, f"127.0.1.{1 + number % addresses}") for number in range(count)]
    told = {"healthz_ms": health_ms(server), "megabytes": megabytes_held(server.process.pid)}
    files = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
    for one in clients:
        if one is not None:
            one.close()
    return told | {"files": files, "processor_s": round(processor_seconds(server.process.pid) - before, 2),
                   "log_bytes": server.log.stat().st_size - logged, "healthz_ms, later": health_ms(server)}


def unread(server: Server, each: int) -> dict[str, Any]:
    """Request many answers without reading them, and return the measurements."""
    assert server.process is not None
    with httpx.Client(base_url=server.address, timeout=60) as client:
        opened = client.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True}).json()
        for _ in range(150):
            line = {"text": LONG, "name": "Ana"}
            client.post(f"/api/tables/{opened['table']}/chat", json=line).raise_for_status()
    before = megabytes_held(server.process.pid)
    request = f"GET /t/{opened['table']} HTTP/1.1\r\nHost: here\r\n\r\n".encode() * 20
    clients = [connected(server, f"127.0.1.{1 + number % 10}", 4_096) for number in range(10 * each)]
    for one in clients:
        with suppress(OSError):
            if one is not None:
                one.sendall(request)
    waited = health_ms(server)
    most = 0
    for _ in range(20):
        most = max(most, megabytes_held(server.process.pid))
        time.sleep(0.1)
    for one in clients:
        if one is not None:
            one.close()
    return {"megabytes before": before, "megabytes at most": most, "healthz_ms": waited}


def run(data: Path, seconds: float, seed: int, *, files: int = FILES, count: int = SILENT, each: int = 40) -> dict[str, Any]:
    server = Server(data)
    server.files, server.log = (files, files), data / "log"
    server.start(limits="yes")
    try:
        told = {"of one address": silent(server, count, 1), "of ten addresses": silent(server, count, 10)}
        server.stop()
        server.start(limits="no")
        told["unread"] = unread(server, each)
    finally:
        server.kill()
    for what in ("of one address", "of ten addresses"):
        assert told[what]["log_bytes"] < LONGEST_LOG, f"the log grows: {told}"
        longest = SLOWEST if what == "of one address" else OVER
        assert told[what]["healthz_ms"] < 1_000 * longest, f"others are not served: {told}"
    assert told["unread"]["megabytes at most"] - told["unread"]["megabytes before"] < GROWTH, f"unread answers are kept: {told}"
    return told
