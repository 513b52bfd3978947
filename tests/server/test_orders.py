"""Orders for later at the table: given, carried out with the move that they follow, listed, changed and withdrawn."""

import html
from typing import Any

import httpx
import pytest

pytestmark = pytest.mark.anyio


async def two_at(site: Any, **options: str) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """A table of the toy game with Ana and Ben; nature has rolled, and Ana is to move."""
    ana, ben = await site.browser(), await site.browser()
    return await site.table_of(ana, ben, options=options or {"purse": "large"}), ana, ben


async def order(client: httpx.AsyncClient, table: str, seat: int, said: dict[str, Any], status: int = 200) -> Any:
    answer = await client.post(f"/api/tables/{table}/seats/{seat}/orders", json=said)
    assert answer.status_code == status, answer.text
    return answer.json()


async def listed(client: httpx.AsyncClient, table: str, seat: int) -> list[dict[str, Any]]:
    answer = await client.get(f"/api/tables/{table}/seats/{seat}/orders")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["orders"]
    return found


async def play(client: httpx.AsyncClient, table: str, move: str) -> Any:
    length = (await client.get(f"/api/tables/{table}")).json()["length"]
    answer = await client.post(f"/api/tables/{table}/play", json={"length": length, "move": move})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_an_order_is_carried_out_with_the_move_that_it_follows(site: Any) -> None:
    table, ana, ben = await two_at(site)
    [given] = (await order(ben, table, 1, {"kind": "pass_round"}))["orders"]
    assert given["stands"] and given["sentence"] == "Will pass for the rest of the round."
    played = await play(ana, table, "buy wool")
    assert [(line["line"].split(" ", 1)[0], line["by_order"]) for line in played["lines"]] == [
        ("0", None), ("1", "pass_round"), ("nature", None)]
    assert played["lines"][1]["line"] == "1 pass"            # as if made by hand
    [done] = await listed(ben, table, 1)
    assert not done["stands"] and done["ended"] == "done" and done["why"] == "It is done."
    page = html.unescape((await ben.get(f"/t/{table}")).text)
    assert "by an order" in page and "Will pass for the rest of the round." in page
    others = html.unescape((await ana.get(f"/t/{table}")).text)
    assert "by an order" in others and "Will pass" not in others


async def test_a_turn_is_prepared_move_by_move_and_made_when_it_comes(site: Any) -> None:
    table, ana, ben = await two_at(site)
    first = html.unescape((await ben.get(f"/t/{table}/prepare")).text)
    assert "Prepare my next turn" in first and 'data-row="verb=buy good=wool"' in first
    preview = await ben.get(f"/t/{table}/prepare/1/preview", params={"move": "buy milk", "length": "1|"})
    assert preview.status_code == 200 and "Player 1: 2 (en)" in preview.text
    assert (await ben.get(f"/t/{table}/prepare/1/preview", params={"move": "buy milk", "length": "0|"})).status_code == 409
    second = html.unescape((await ben.get(f"/t/{table}/prepare", params={"moves": "buy milk"})).text)
    assert "There is nothing more to prepare" in second and "Buy milk (en) (en)" in second
    said = {"seat": "1", "kind": "next_move", "moves": "buy milk", "who": "0", "what": ""}
    assert (await ben.post(f"/t/{table}/order", data=said)).status_code == 303
    played = await play(ana, table, "pass")
    assert [line["line"] for line in played["lines"]][:2] == ["0 pass", "1 buy milk"]
    assert played["lines"][1]["by_order"] == "next_move"
