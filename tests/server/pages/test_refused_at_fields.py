"""A refusal stands at the field that it is about, in a fold that is open, and says what would do."""

from __future__ import annotations

import html
import re
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.admins import account

pytestmark = pytest.mark.anyio


def at_field(answer: Any, field: str, *said: str) -> None:
    """Check that a page tells of a field, which names the sentence, within folds that are open."""
    page = html.unescape(answer.text)
    found = re.search(rf'id="wrong-{field}">(.*?)</span>', page)
    assert answer.status_code >= 400 and found is not None and all(one in found[1] for one in said), page[-3_000:]
    assert page.count(found[1]) == 1 and 'id="wrong-form"' not in page
    before = page[:found.start()]
    folds = re.findall(r"<details[^>]*>|</details>", before[before.index("<main"):])
    opened: list[str] = []
    for fold in folds:
        if fold == "</details>":
            opened.pop()
        else:
            opened.append(fold)
    assert all(" open" in fold for fold in opened), opened


FORM = {"name": "Ana", "seats": "2", "bots": "0", "clock": "none"}


@pytest.mark.parametrize(("game", "sent", "field", "said"), [
    ("toy", {"name": "admin"}, "name", "Choose another name"), ("toy", {"bots": "9"}, "bots", "Choose fewer bots"),
    ("caledonia", {"seats": "1", "option-clans": "auction"}, "rules", "auction"),
    ("toy", {"deal": "fly"}, "deal", "Line 1"), ("toy", {"clock": "days", "turn": "9999999"}, "clock", "one hour"),
    ("toy", {"seats": "9"}, "seats", "2 to 4 players")])
async def test_of_a_new_table(site: Any, game: str, sent: dict[str, str], field: str, said: str) -> None:
    ana = await site.browser()
    answer = await ana.post(f"/new/{game}", data=FORM | sent)
    at_field(answer, field, said)
    if field in ("name", "bots", "seats", "deal"):
        assert re.search(rf'name="{field}"[^>]*aria-invalid="true" aria-describedby="wrong-{field}"', answer.text)


async def test_of_the_pages_about_oneself(site: Any) -> None:
    ana = await site.browser()
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    at_field(await ana.post("/me/name", data={"name": "admin"}), "name", "Choose another name")
    at_field(await ana.post("/me/token", data={"label": "x" * 50, "scope": "read"}), "label", "40")


async def test_of_a_seat_and_of_an_arrangement(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana", "ready": True})).json()["table"]
    at_field(await ben.post(f"/t/{table}/sit", data={"name": "Ana"}), "name", "Choose another name")
    wish = {"seats": "3", "clock": "days", "turn": "1", "bank": "0"}
    at_field(await ana.post(f"/t/{table}/arrange", data=wish), "clock", "hour")


async def test_of_a_group_and_of_quiet_hours_with_what_was_typed(site: Any) -> None:
    ana = await site.browser()
    at_field(await ana.post("/groups/found", data={"name": "   ", "own": "Ana"}), "name", "Enter a name")
    answer = await ana.post("/groups/found", data={"name": "x" * 90, "own": "Ana"})
    at_field(answer, "name", "characters")
    assert f'value="{"x" * 90}"' in answer.text and 'name="own" value="Ana"' in answer.text
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    for begin, end, said in (("22:00", "", "both times"), ("08:00", "23:00", "at most")):
        answer = await ana.post("/me/quiet", data={"begin": begin, "end": end})
        at_field(answer, "quiet", said)
        assert f'name="begin" value="{begin}"' in answer.text and f'name="end" value="{end}"' in answer.text


async def test_of_a_newcomer_named_like_an_account(site: Any) -> None:
    await account(site, "Zoe")
    for path, sent in (("/play/toy", {"bots": "1", "strength": "casual"}), ("/new/toy", FORM)):
        answer = await (await site.browser()).post(path, data=sent | {"name": "Zoe"})
        at_field(answer, "name", "belongs to an account")
        assert re.search(r'name="name" value="Zoe"', answer.text)
    ana = await site.browser()
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    answer = await ana.post("/me/name", data={"name": "Zoe"})
    at_field(answer, "name", "belongs to an account")
    assert 'id="me-name" name="name" value="Zoe"' in answer.text


async def test_of_a_file_that_is_no_saved_game(site: Any) -> None:
    ana = await site.browser()
    at_field(await ana.post("/import", files={"file": ("match.json", b"{}", "application/json")}), "file", "saved game")


async def test_a_form_sent_after_signing_out_elsewhere_offers_to_sign_in_and_come_back(site: Any) -> None:
    ana = await account(site, "Ana")
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    await ana.post("/me/sign-out")
    for path, sent, page in (("/me/name", {"name": "Anna"}, "/me"), ("/me/password", {"password": "long enough"}, "/me/account"),
                             (f"/t/{table}/personal", {}, f"/t/{table}/seats?a=b")):
        answer = await ana.post(path, data=sent, headers={"Referer": f"http://mercat.test{page}"})
        wanted = f'href="/enter?next={quote(page)}"'
        assert answer.status_code == 403 and wanted in html.unescape(answer.text), answer.text[-1500:]
    foreign = await ana.post("/me/name", data={"name": "Anna"}, headers={"Referer": "http://elsewhere.test/me"})
    assert 'href="/enter"' in foreign.text
