"""Hostile connections: slow or endless requests, responses that are not read, and bodies of ambiguous length."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from mercat.server.web.connections import Connection
from tests.waiting import wait_until

LIMIT = 1.0                                              # seconds
FOR_EVER = 60.0
CHUNK = b"x" * 65_536


class Quick(Connection):
    for_head = for_body = for_reading = LIMIT


class App:
    """Responds when the body has been read; at /endless without end, at /slow slowly."""

    def __init__(self) -> None:
        self.left = 0
        self.sent = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        message = {"more_body": True}
        while message.get("more_body") and scope["path"] != "/endless":
            message = await receive()
            if message["type"] == "http.disconnect":
                self.left += 1
                return
        await send({"type": "http.response.start", "status": 200, "headers": []})
        if scope["path"] == "/endless":
            await self.endless(receive, send)
        if scope["path"] == "/slow":
            for _ in range(4):
                await asyncio.sleep(LIMIT / 3)
                await send({"type": "http.response.body", "body": b"still here ", "more_body": True})
        await send({"type": "http.response.body", "body": b"all of it"})

    async def endless(self, receive: Any, send: Any) -> None:
        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        waiting = asyncio.create_task(gone())
        while not waiting.done():
            await send({"type": "http.response.body", "body": CHUNK, "more_body": True})
            self.sent += len(CHUNK)
            await asyncio.sleep(0)
        self.left += 1


class Place:
    """A server for the app, in a thread."""

    def __init__(self) -> None:
        self.app = App()
        self.listener = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(self.app, http=Quick, ws="none", lifespan="off", log_level="critical", timeout_keep_alive=1,
                                timeout_graceful_shutdown=1)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self.thread.start()

    def called(self, first: bytes = b"", room: int | None = None) -> socket.socket:
        client = socket.socket()
        if room is not None:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        client.settimeout(FOR_EVER)
        client.connect(self.listener.getsockname())
        client.sendall(first)
        return client

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(FOR_EVER)


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    made = Place()
    yield made
    made.close()


def trickled(client: socket.socket, text: bytes) -> bytes:
    """The response that cuts off a request sent one byte at a time."""
    client.settimeout(0.05)
    answer, begun = b"", time.monotonic()
    for place in range(len(text)):
        try:
            client.sendall(text[place:place + 1])
            answer += (read := client.recv(65_536))
            if not read:
                return answer
        except TimeoutError:
            assert time.monotonic() - begun < FOR_EVER
        except ConnectionError:
            return answer
    raise AssertionError("the request was not cut off")


def everything(client: socket.socket) -> bytes:
    """All bytes until the connection is closed."""
    answer = b""
    while read := client.recv(65_536):
        answer += read
    return answer


def answered(client: socket.socket, ending: bytes) -> bytes:
    answer = b""
    while not answer.endswith(ending):
        read = client.recv(65_536)
        assert read, answer
        answer += read
    return answer


def test_a_silent_connection_is_closed(place: Place) -> None:
    started = time.monotonic()
    assert everything(place.called()) == b""
    assert LIMIT - 0.1 < time.monotonic() - started < FOR_EVER


def test_a_slow_request_head_times_out(place: Place) -> None:
    answer = trickled(place.called(), b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: " + b"a" * 500)
    assert answer.startswith(b"HTTP/1.1 408 ") and b"connection: close" in answer.lower()


def test_a_slow_second_request_head_times_out(place: Place) -> None:
    client = place.called(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    assert b"200" in answered(client, b"0\r\n\r\n")
    assert trickled(client, b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: " + b"a" * 500).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("framing", [b"Content-Length: 5000", b"Transfer-Encoding: chunked"])
def test_a_slow_body_times_out_and_the_app_sees_a_disconnect(place: Place, framing: bytes) -> None:
    left = place.app.left
    client = place.called(b"POST / HTTP/1.1\r\nHost: here\r\n" + framing + b"\r\n\r\n")
    assert trickled(client, b"3e8\r\n" + b"a" * 900).startswith(b"HTTP/1.1 408 ")
    wait_until(lambda: place.app.left == left + 1)


def test_a_slow_response_is_delivered_completely(place: Place) -> None:
    client = place.called(b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n")
    assert answered(client, b"0\r\n\r\n").count(b"still here ") == 4


def test_pipelined_requests_are_all_answered(place: Place) -> None:
    client = place.called(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n\r\nab" * 3)
    answers = everything(client)                            # the server closes when the connection has been idle
    assert answers.count(b"all of it") == 3 and b"408" not in answers


def test_a_response_that_is_not_read_is_aborted(place: Place) -> None:
    left, sent = place.app.left, place.app.sent
    client = place.called(b"GET /endless HTTP/1.1\r\nHost: here\r\n\r\n", room=4_096)
    wait_until(lambda: place.app.left == left + 1)
    assert place.app.sent - sent < 16 * 2**20               # no more than the system's own buffers hold
    assert not everything(client).endswith(b"0\r\n\r\n")


def test_an_invalid_chunk_closes_the_connection(place: Place) -> None:
    client = place.called(b"GET /endless HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n")
    client.recv(65_536)
    client.sendall(b"nonsense\r\n")
    assert not everything(client).endswith(b"0\r\n\r\n")


# -- ambiguous length


def raw(standing: Any, text: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", standing.port), timeout=FOR_EVER) as client:
        client.sendall(text)
        return everything(client)


BODY = b'{"game": "toy", "seats": 2}'
CHUNKED = b"1b\r\n" + BODY + b"\r\n0\r\n\r\n"


@pytest.mark.parametrize(("version", "headers"), [
    (b"1.1", b"Content-Length: 27\r\nTransfer-Encoding: chunked"), (b"1.1", b"Transfer-Encoding: chunked\r\nContent-Length: 27"),
    (b"1.0", b"Transfer-Encoding: chunked"), (b"1.1", b"Content-Length: 27\r\nContent-Length: 28"),
    (b"1.1", b"Content-Length: 27, 28"), (b"1.1", b"Transfer-Encoding: chunked, identity"),
    (b"1.1", b"Transfer-Encoding: xchunked"),
    (b"1.1", b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"), (b"1.1", b"Content-Length: +27"),
    (b"1.1", b"Content-Length: 27\r\nTransfer-Encoding:\x0bchunked"), (b"1.1", b"Transfer-Encoding : chunked")])
def test_a_body_of_ambiguous_length_is_refused_and_closes_the_connection(standing: Any, version: bytes,
                                                                             headers: bytes) -> None:
    head = b"POST /api/tables HTTP/" + version + b"\r\nHost: here\r\nContent-Type: application/json\r\n" + headers + b"\r\n\r\n"
    answer = raw(standing, head + CHUNKED + b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ") and answer.count(b"HTTP/1.1 ") == 1
    assert b"Traceback" not in answer


def test_ambiguous_length_is_reported_in_the_readers_language(standing: Any) -> None:
    answer = raw(standing, b"POST /api/tables HTTP/1.1\r\nHost: here\r\nAccept-Language: es\r\nContent-Length: 27\r\n"
                           b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKED)
    assert b'"ambiguous-length"' in answer and "dónde termina".encode() in answer and b"connection: close" in answer.lower()


def test_a_body_of_clear_length_is_accepted(standing: Any) -> None:
    for framing, body in ((b"Content-Length: 27", BODY), (b"Transfer-Encoding: chunked", CHUNKED)):
        answer = raw(standing, b"POST /api/tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
                               b"Content-Type: application/json\r\n" + framing + b"\r\n\r\n" + body)
        assert answer.startswith(b"HTTP/1.1 201 ")
