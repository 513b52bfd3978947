"""A refusal that a page shows is no error for the browser; programs, and whoever asks without a page, see its status."""

from typing import Any

import pytest

from mercat.server.web.errors import STATUS

pytestmark = pytest.mark.anyio
SCRIPT = {"HX-Request": "true", "Mercat-Script": "yes"}
FORM = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "same-origin"}


async def test_a_page_is_told_the_status_in_a_header(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    stale = f"/t/{table}/preview?move=pass&length={length + 1}"
    asked = await ana.get(stale, headers=SCRIPT)
    assert (asked.status_code, asked.headers[STATUS]) == (200, "409")
    by_hand = await ana.get(stale)
    assert by_hand.status_code == 409 and STATUS not in by_hand.headers
    for sent, status in ((SCRIPT, 200), (FORM, 200), ({}, 409)):
        moved = await ana.post(f"/t/{table}/move", data={"length": length + 1, "move": "pass"}, headers=sent)
        assert (moved.status_code, moved.headers.get(STATUS, "409")) == (status, "409")
    program = await ana.post(f"/api/tables/{table}/play", json={"length": length + 1, "move": "pass"})
    assert (program.status_code, program.json()["error"]) == (409, "stale") and STATUS not in program.headers


async def test_what_is_no_ordinary_refusal_keeps_its_status(site: Any) -> None:
    ana = await site.browser()
    assert (await ana.get("/t/nothing", headers=FORM)).status_code == 404                 # an address, not a form
    assert (await ana.get("/", headers=SCRIPT)).status_code == 200
