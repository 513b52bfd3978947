"""Answers are compressed for those who read gzip, whole or in parts; what is short, incomplete or compressed already is not."""

import gzip
import zlib
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from mercat.server.web.compression import SMALLEST, CompressionMiddleware, deflated

pytestmark = pytest.mark.anyio
TEXT = "".join(f"<p>Łódź costs {number} $</p>\n" for number in range(40_000))


async def answer_of(response: Response, encoding: str = "gzip") -> tuple[httpx.Headers, bytes]:
    """The headers and the body as they are sent."""
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await response(scope, receive, send)

    transport = httpx.ASGITransport(app=CompressionMiddleware(app))
    async with (httpx.AsyncClient(transport=transport, base_url="http://test") as client,
                client.stream("GET", "/", headers={"Accept-Encoding": encoding}) as answer):
        return answer.headers, b"".join([part async for part in answer.aiter_raw()])


async def in_parts(text: str) -> Any:
    for begin in range(0, len(text), 100_000):
        yield text[begin:begin + 100_000]


@pytest.mark.parametrize("length", [SMALLEST, 130_000, len(TEXT)])
@pytest.mark.parametrize("parts", [False, True])
async def test_an_answer_is_the_same_compressed_and_not(length: int, parts: bool) -> None:
    def response() -> Response:
        text = TEXT[:length]
        return StreamingResponse(in_parts(text), media_type="text/html") if parts else PlainTextResponse(text)

    (headers, compressed), (plain_headers, plain) = await answer_of(response()), await answer_of(response(), "identity")
    assert headers["content-encoding"] == "gzip" and "content-encoding" not in plain_headers
    assert headers["vary"] == plain_headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(compressed) == plain == TEXT[:length].encode()      # it raises where the end is missing
    if not parts:
        assert int(headers["content-length"]) == len(compressed) < len(plain)


@pytest.mark.parametrize("response", [
    PlainTextResponse("x" * (SMALLEST - 1)),
    Response(gzip.compress(TEXT.encode()), media_type="image/svg+xml", headers={"Content-Encoding": "gzip"}),
    Response(b"\x89PNG" + bytes(SMALLEST), media_type="image/png"),
    Response("x" * SMALLEST, status_code=206, media_type="text/plain")], ids=["short", "compressed", "picture", "part"])
async def test_what_is_not_worth_it_is_sent_as_it_is(response: Response) -> None:
    headers, body = await answer_of(response)
    assert body == response.body and headers["content-length"] == str(len(body))
    assert headers.get("content-encoding") == response.headers.get("content-encoding")


def test_parts_of_a_stream_are_read_one_after_another_by_any_gzip() -> None:
    reading = zlib.decompressobj(-zlib.MAX_WBITS)
    for text in ("data: a\n\n", TEXT, ": still here\n\n"):
        assert reading.decompress(deflated(text.encode())).decode() == text
