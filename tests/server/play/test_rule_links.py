"""A refusal leads to its rule: on the page, in the table in words and in the JSON interface."""

from typing import Any

import pytest

pytestmark = pytest.mark.anyio
LINK = 'class="to-rule" href="/t/{}/help#NB-SHIP-3"'


async def opened(client: Any) -> str:
    """A sandbox of New Bedford at its first placing; its id."""
    made = await client.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True})
    table = str(made.json()["table"])
    for length in (1, 2):
        played = await client.post(f"/api/tables/{table}/play", json={"length": length, "move": "take_start 2 2 0"})
        assert played.status_code == 200, played.text
    return table


async def test_a_refused_move_leads_to_its_rule(site: Any) -> None:
    ana = await site.browser()
    table = await opened(ana)
    link = LINK.format(table)
    refused = await ana.post(f"/t/{table}/move", data={"length": 3, "move": "place city_pier"}, headers={"HX-Request": "true"})
    assert refused.status_code == 422 and link in refused.text
    assert link in (await ana.post(f"/t/{table}/move", data={"length": 3, "move": "place city_pier"})).text
    assert link in (await ana.get(f"/t/{table}/why", params={"space": "city_pier"})).text
    assert "Another decision comes first." in (await ana.get(f"/t/{table}/why", params={"space": "farm"})).text
    other = await ana.get(f"/t/{table}/why", params={"token": "right"})
    assert f'href="/t/{table}/help#now"' in other.text
    assert 'id="NB-SHIP-3"' in (await ana.get(f"/t/{table}/help")).text


async def test_a_program_gets_the_rule(site: Any) -> None:
    ana = await site.browser()
    table = await opened(ana)
    rule = {"rule": "NB-SHIP-3", "rule_link": "/help/new_bedford#NB-SHIP-3"}
    refused = (await ana.post(f"/api/tables/{table}/play", json={"length": 3, "move": "place city_pier"})).json()
    why = (await ana.post(f"/api/tables/{table}/why", json={"move": "place city_pier"})).json()
    assert rule.items() <= refused.items() and rule.items() <= why.items()
    assert "rule" not in (await ana.post(f"/api/tables/{table}/play", json={"length": 3, "move": "place nowhere"})).json()
    assert (await ana.post(f"/api/tables/{table}/why", json={"move": "place farm"})).json()["rule"] is None
    alone = await ana.post("/api/tables", json={"game": "caledonia", "seats": 1, "options": {"clans": "auction"}})
    assert alone.json()["rule_link"] == "/help/caledonia#CAL-VARIANT-11", alone.text


@pytest.mark.parametrize(("form", "rule"), [
    ({"seats": "1", "option-clans": "auction"}, "CAL-VARIANT-11"),
    ({"seats": "2", "deal": "draw_side A1\ndraw_side A2"}, "CAL-SETUP-1")])
async def test_a_table_that_cannot_be_opened_leads_to_the_rule(site: Any, form: dict[str, str], rule: str) -> None:
    ana = await site.browser()
    form = {"name": "Ana", "bots": "0", **form}
    refused = [await ana.post("/new/caledonia", data=form), await ana.post("/new/caledonia/deal", data=form)]
    if "deal" not in form:                               # which draw by draw keeps what fits
        refused.append(await ana.get("/new/caledonia/deal", params=form))
    for answer in refused:
        assert answer.status_code == 422 and f'class="to-rule" href="/help/caledonia#{rule}"' in answer.text
