"""Odd requests to every address: never a server error, never a stack trace."""

import itertools
import logging
import re
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts

from mercat.server.web.act import ACTS
from tests.thorough import THOROUGH

pytestmark = pytest.mark.anyio
ODD = ["", "0", "-1", "999999999999999999999", "1e9", "NaN", "null", "<script>alert(1)</script>", "' OR 1=1 --",
       "../../etc/passwd", "\u0000", "ñandú żółw 日本", "x" * 3_000, "%s%n", "{{7*7}}", "true"]
FIELDS = ["length", "move", "restart", "target", "question", "agree", "text", "name", "seat", "strength", "away", "seats", "bots",
          "at", "link", "back", "language", "theme", "from", "file", "match", "options", "game", "warnings", "motion"]
TURNS = 6 if THOROUGH else 2                             # odd values for each address; the next address gets the next ones


def addresses(app: Any, table: str) -> list[tuple[str, str]]:
    """Every method and path of the site, for an existing table."""
    known = {"table_id": table, "game": "new_bedford", "number": "1"}
    paths = {(method.upper(), path) for path, does in app.openapi()["paths"].items() for method in does}
    pages = {(method, route.path or "") for route in iter_route_contexts(app.routes) for method in route.methods or ()
             if not route.include_in_schema}
    assert len(paths) > 20 and len(pages) > 25
    return sorted((method, re.sub(r"{(\w+)}", lambda name: known.get(name[1], "x.y"), path)) for method, path in paths | pages)


async def table_at(site: Any, client: Any) -> str:
    opened = await client.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True})
    return str(opened.json()["table"])


def sound(answer: Any, what: str) -> None:
    assert answer.status_code < 500, what
    assert "Traceback" not in answer.text and ".py\"" not in answer.text, what


async def test_odd_values_in_every_form_and_query(site: Any) -> None:
    ana = await site.browser(raises=True)
    stream = ("/live", "/stream")
    for start, (method, path) in enumerate(addresses(site.app, await table_at(site, ana))):
        if path.endswith(stream):
            continue
        for turn in range(start, start + TURNS):
            odd = ODD[turn % len(ODD)]
            fields = {field: ODD[(turn + place) % len(ODD)] for place, field in enumerate(FIELDS)}
            if method == "GET":
                asked = fields if turn % 2 else {"at": odd, "length": odd}
                sound(await ana.get(path, params=asked), f"GET {path} {odd[:20]!r}")
            else:
                sound(await ana.request(method, path, data=fields), f"{method} {path} form {odd[:20]!r}")
                sound(await ana.request(method, path, json=odd), f"{method} {path} json {odd[:20]!r}")
                sound(await ana.request(method, path, json=fields), f"{method} {path} json of fields")


async def test_a_file_in_every_field_of_every_form(site: Any, caplog: pytest.LogCaptureFixture) -> None:
    """It is refused with the name of the field, before anything else is looked at, and the log has no traceback."""
    ana = await site.browser(raises=False)
    table = await table_at(site, ana)
    known = {"table_id": table, "game": "new_bedford", "number": "1"}
    sent = 0
    for act in (act for act in ACTS.values() if act.page is not None):
        path = re.sub(r"{(\w+)}", lambda name: known.get(name[1], "x.y"), f"{act.place.page}/{act.address}")
        for field in {*act.wish.model_fields, "from", "else"}:
            answer = await ana.post(path, files={field: ("x.txt", b"\x00text")})
            assert (answer.status_code, field in answer.text) == (422, True), (path, field, answer.text[-300:])
            sent += 1
    for method, path in addresses(site.app, table):
        for field in ("name", "nöthing", "x" * 3_000) if method == "POST" else ():
            sound(await ana.post(path, files={field: ("x.txt", b"\x00text")}), f"{path} {field[:20]}")
    assert sent > 300 and [line.getMessage() for line in caplog.records if line.levelno >= logging.ERROR] == []


async def test_odd_names_in_every_path(site: Any) -> None:
    ana = await site.browser()
    table = await table_at(site, ana)
    odd_names = ["nothing", "..", "%2e%2e%2f", "a" * 500, "<b>", "\u202e"]
    for (method, path), odd in itertools.product(addresses(site.app, table), odd_names):
        if table in path or "new_bedford" in path:
            sound(await ana.request(method, path.replace(table, odd).replace("new_bedford", odd)), f"{method} {path} {odd}")


async def test_invalid_match_files(site: Any) -> None:
    ana = await site.browser()
    for content in (b"", b"\xff\xfe\x00", b"{}", b"[" * 10_000, b'{"mercat": 1, "journal": []}', b"\x00" * 1_000):
        answer = await ana.post("/import", files={"file": ("match.json", content)})
        assert 400 <= answer.status_code < 500
    assert (await ana.post("/import", data={"file": "text"})).status_code == 422
