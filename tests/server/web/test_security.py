"""Hostile and broken requests get one sentence and a 4xx status, and change nothing."""

import json
import re
from hashlib import blake2b
from typing import Any
from urllib.parse import urljoin

import pytest

from mercat.server.tables.store import read_table

pytestmark = pytest.mark.anyio


async def post(client: Any, table: str, what: str, **wish: Any) -> Any:
    return await client.post(f"/api/tables/{table}/{what}", json=wish)


async def with_token(site: Any, token: str) -> Any:
    program = site.visitor(origin=None)
    program.headers["Authorization"] = f"Bearer {token}"
    return program


@pytest.mark.parametrize("body", [
    b"", b"{", b"null", b"[]", b"17", b'"x"', b'{"length": 1}', b'{"length": "1", "move": "pass"}',
    b'{"length": 1.5, "move": "pass"}', b'{"length": -1, "move": "pass"}', b'{"length": true, "move": "pass"}',
    b'{"length": 99999999999999999999, "move": "pass"}',
    b'{"length": 1, "move": null}', b'{"length": 1, "move": ["pass"]}', b'{"length": 1, "move": "pass", "seat": 1}',
    b"\xff\xfe\x00", b'{"length": 1, "move": "\\ud800"}', b"[" * 50_000, b'{"length": 1, "move": "' + b"x" * 5_000 + b'"}',
    b'{"length": 1, "move": ""}', b'{"length": 1, "move": "pass pass"}', b'{"length": 1, "move": "buy \\u0000"}'])
async def test_an_unreadable_move_is_refused(site: Any, body: bytes) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    answer = await ana.post(f"/api/tables/{table}/play", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    said = answer.json()
    assert {"error", "sentence"} <= set(said) <= {"error", "sentence", "detail", "facets"}
    assert len(said["sentence"]) < 400 and "Traceback" not in answer.text
    assert len(await site.stored(table)) == 1


@pytest.mark.parametrize("wish", [
    b'"options": {"\\ud800": "small"}', b'"options": {"purse": "\\udfff"}', b'"\\ud800": 1', b'"deal": ["\\ud800"]',
    b'"name": "\xed\xa0\x80"', b'"name": ' + b"[" * 900 + b"]" * 900])
async def test_text_that_cannot_be_encoded_is_refused(site: Any, wish: bytes) -> None:
    ana = await site.browser()
    answer = await ana.post("/api/tables", content=b'{"game": "toy", "seats": 2, %b}' % wish,
                            headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (422, "not-understood")
    assert (await ana.get("/api/tables")).json() == {"open": [], "mine": []}


async def test_a_body_without_json_content_type_is_refused(site: Any) -> None:
    ana, wish = await site.browser(), b'{"game": "toy", "seats": 2}'
    for kind in ("application/x-www-form-urlencoded", "text/plain"):
        answer = await ana.post("/api/tables", content=wish, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]) == (422, "not-understood")
        assert "Content-Type says application/json" in answer.json()["detail"]
    for kind in ("application/json", "Application/JSON; charset=utf-8"):
        assert (await ana.post("/api/tables", content=wish, headers={"Content-Type": kind})).status_code == 201
    broken = await ana.post("/api/tables", content=wish[:-1], headers={"Content-Type": "application/json"})
    assert broken.status_code == 422 and "Content-Type" not in broken.json()["detail"]


async def test_oversized_bodies_are_refused(site: Any) -> None:
    ana = await site.browser()
    large = await ana.post("/api/tables", content=b"x" * 70_000)
    assert (large.status_code, large.json()["error"]) == (413, "large-body")
    import_too_large = await ana.post("/api/tables/import", content=b"x" * 2_200_000)
    assert import_too_large.status_code == 413

    async def trickle() -> Any:                            # without Content-Length
        for _ in range(40):
            yield b"x" * 4_096

    trickled = await ana.post("/api/tables", content=trickle())
    assert (trickled.status_code, trickled.json()["error"]) == (413, "large-body")
    lying = await ana.post("/api/tables", content=b"{}", headers={"Content-Length": "-5"})
    assert lying.status_code == 413


@pytest.mark.parametrize("address", [
    "/api/tables/../../etc/passwd", "/static/../settings.py", "/static/..%2f..%2fsettings.py", "/api/tables/%00",
    "/static/%2e%2e/%2e%2e/settings.py", "/api/tables/' OR 1=1 --", "/api/tables/" + "a" * 3_000, "/nowhere"])
async def test_unknown_addresses_are_not_found(site: Any, address: str) -> None:
    answer = await site.visitor(language="es").get(address)
    assert answer.status_code == 404
    assert "MERCAT_" not in answer.text and "no hay" in answer.text.lower()


async def test_wrong_methods_are_refused(site: Any) -> None:
    assert (await site.visitor().put("/api/tables", json={})).json()["error"] == "wrong-method"
    assert (await site.visitor().get("/api/tables/xyz/play")).status_code == 405


@pytest.mark.parametrize(("name", "kept"), [
    ("<script>alert()</script>", "<script>alert()</script>"), ("  Łukasz \t Ñandú  ", "Łukasz Ñandú"),
    ("👩‍👩‍👧", "👩‍👩‍👧"), ("日本語の名前", "日本語の名前"),
    ("evil\u202ename", "evilname"), ("a\u0000b\u0007c", "abc"), ("e\u0301", "é"), ("x' OR '1'='1", "x' OR '1'='1")])
async def test_names_are_cleaned(site: Any, name: str, kept: str) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": name})).json()["table"]
    assert (await ana.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == kept


@pytest.mark.parametrize(("name", "error"), [
    ("", "empty-name"), ("   ", "empty-name"), ("\u200d\u200c", "empty-name"), ("\u0000\u202e", "empty-name"),
    ("x" * 25, "long-name"), ("x" * 480, "long-name"), ("x" * 481, "not-understood")])
async def test_unusable_names_are_refused(site: Any, name: str, error: str) -> None:
    ana = await site.browser()
    answer = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": name})
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert (await ana.get("/api/tables")).json() == {"open": [], "mine": []}


async def test_chat_text_is_stored_unchanged(site: Any) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await post(ana, table, "chat", text="<img src=x onerror=alert(1)> & hola")).status_code == 204
    assert (await post(stranger, table, "chat", text="hi", name="Guest")).status_code == 204
    assert (await post(stranger, table, "chat", text="hi")).json()["error"] == "empty-name"
    assert (await post(ana, table, "chat", text=" \n ")).json()["error"] == "empty-chat"
    assert (await post(ana, table, "chat", text="x" * 501)).json()["error"] == "long-chat"
    chat = (await ben.get(f"/api/tables/{table}")).json()["chat"]
    assert [(line["seat"], line["name"], line["text"]) for line in chat] == [
        (0, "Player 0", "<img src=x onerror=alert(1)> & hola"), (None, "Guest", "hi")]


async def test_forged_cookies_identify_nobody(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    real = ana.cookies["mercat"]
    mixed = real.split(".")[0] + "." + ben.cookies["mercat"].split(".")[1]
    for forged in (real[:-3] + "abc", real.replace(".", ""), "x", "", "\"" + "a" * 300, mixed):
        thief = site.visitor()
        thief.headers["Cookie"] = f"mercat={forged}"
        answer = await post(thief, table, "play", length=1, move="pass")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-seated")
    assert len(await site.stored(table)) == 1


async def test_a_token_is_valid_for_its_own_seat_only(site: Any) -> None:
    tickets = []
    for _ in range(2):
        program = site.visitor(origin=None)
        opened = (await program.post("/api/tables", json={"game": "toy", "seats": 2, "name": "One"})).json()
        other = (await program.post(f"/api/tables/{opened['table']}/seats", json={"name": "Two"})).json()
        tickets.append((opened, other))
    (mine, second), (foreign, _) = tickets

    async def played_with(token: str) -> tuple[int, str | None]:
        answer = await post(await with_token(site, token), mine["table"], "play", length=1, move="pass")
        return answer.status_code, answer.json().get("error")

    assert await played_with(foreign["token"]) == (403, "not-seated")
    assert await played_with(second["token"]) == (409, "not-your-turn")
    for forged in (mine["token"][:-2] + "xx", mine["link"].removeprefix("/seat/"), "", "null", "Bearer"):
        assert await played_with(forged) == (401, "bad-token")
    assert await played_with(mine["token"]) == (200, None)


async def test_a_request_with_a_token_ignores_the_cookies_seats(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    elsewhere = (await ben.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ben"})).json()
    ana.headers["Authorization"] = f"Bearer {elsewhere['token']}"
    assert (await post(ana, table, "play", length=1, move="pass")).json()["error"] == "not-seated"


@pytest.mark.parametrize("headers", [
    {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://["}, {"Origin": "http://[::1"}, {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site", "Origin": "http://mercat.test"}, {}])
async def test_cross_site_posts_are_refused(site: Any, headers: dict[str, str]) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    lured = site.visitor(origin=None)
    lured.cookies.update(ana.cookies)
    lured.headers.update(headers)
    answer = await post(lured, table, "play", length=1, move="pass")
    assert (answer.status_code, answer.json()["error"]) == (403, "cross-site")
    assert (await lured.get(f"/api/tables/{table}")).status_code == 200     # reading is allowed
    assert len(await site.stored(table)) == 1


async def test_only_configured_host_names_are_answered(opening: Any) -> None:
    async with opening(hosts="mercat.test, www.mercat.test") as site:
        assert (await site.visitor().get("/api/games")).status_code == 200
        for name in ("evil.example", "mercat.test.evil.example", "", "[", "::"):
            answer = await site.visitor(language="pl").get("/api/games", headers={"Host": name})
            assert (answer.status_code, answer.json()["error"]) == (400, "wrong-host")
        assert (await site.visitor().get("/healthz", headers={"Host": "127.0.0.1"})).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games", "/static/icon.svg", "/t/none/", "/healthz"])
async def test_an_invalid_host_is_refused(site: Any, path: str) -> None:
    for name in ("[", "[::1", "a]b"):
        assert (await site.visitor().get(path, headers={"Host": name})).status_code == 400


async def test_every_response_has_the_security_headers(site: Any) -> None:
    for address in ("/", "/api/games", "/nowhere", "/healthz"):
        answer = await site.visitor().get(address)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
    cookie = (await site.visitor().get("/")).headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
    assert "set-cookie" not in (await site.visitor().get("/api/games")).headers


async def test_static_files_are_revalidated_by_etag(site: Any) -> None:
    visitor = site.visitor()
    first = await visitor.get("/static/icon.svg")
    assert first.headers["cache-control"] == "no-cache" and "set-cookie" not in first.headers
    again = await visitor.get("/static/icon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert (await visitor.get("/")).headers["cache-control"] == "no-store"


async def test_a_page_names_the_fonts_in_advance_and_they_are_kept(site: Any) -> None:
    visitor = site.visitor()
    named = set(re.findall(r'rel="preload" href="([^"]+)"', (await visitor.get("/")).text))
    fonts = re.findall(r'url\("([^"]+)"\)', (await visitor.get("/static/css/fonts.css")).text)
    assert len(named) == 2 and named == {urljoin("/static/css/", place) for place in fonts}
    for address in named:
        font = await visitor.get(address)
        assert font.headers["content-type"] == "font/woff2" and "immutable" in font.headers["cache-control"]
        assert f".{blake2b(font.content, digest_size=4).hexdigest()}." in address            # a changed font has another name
    licence = await visitor.get("/static/fonts/mercat-sans.LICENSE.txt")
    assert "SIL Open Font License" in licence.text and licence.headers["cache-control"] == "no-cache"


async def test_the_seed_is_secret(site: Any) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    seed = site.services.store.read(read_table, table, False).table.seed
    for address in ("", "/view", "/moves", "/journal", "/export"):
        for client in (ana, stranger):
            answer = await client.get(f"/api/tables/{table}{address}")
            assert answer.status_code == 200 and seed not in answer.text
    assert json.loads((await ana.get(f"/api/tables/{table}/export")).text)["seed"] is None


async def test_the_holder_of_a_seat_is_secret(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    holder = site.services.store.read(read_table, table, False).seats[0].holder
    assert holder and holder not in (await ben.get(f"/api/tables/{table}")).text
