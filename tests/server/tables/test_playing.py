"""Moves: each is stored once, however often and by whom it is sent."""

import asyncio
from typing import Any

import pytest

from mercat.engine.matches.saved import LONGEST_JOURNAL
from mercat.server.tables import matches

pytestmark = pytest.mark.anyio


async def play(client: Any, table: str, length: int, move: str) -> Any:
    return await client.post(f"/api/tables/{table}/play", json={"length": length, "move": move})


async def test_two_browsers_play_to_the_end(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    seen = (await ana.get(f"/api/tables/{table}")).json()
    assert (seen["status"], seen["length"], seen["to_move"], seen["can_move"]) == ("playing", 1, 0, True)
    moves = 0
    while seen["status"] == "playing":
        mover = (ana, ben)[seen["to_move"]]
        assert (await play(mover, table, seen["length"], "pass")).status_code == 200
        moves += 1
        seen = (await ana.get(f"/api/tables/{table}")).json()
    assert (moves, seen["status"], seen["length"]) == (6, "over", 9)
    assert (await play(ana, table, 9, "pass")).json()["error"] == "over"
    view = (await ana.get(f"/api/tables/{table}/view")).json()
    assert [(score["total"], score["place"]) for score in view["scores"]] == [(5, 1), (5, 1)]
    assert len(await site.stored(table)) == 9


async def test_an_answer_has_the_events_in_the_readers_language(site: Any) -> None:
    ana, ben = await site.browser(language="pl"), await site.browser()
    table = await site.table_of(ana, ben)
    told = (await play(ana, table, 1, "buy wool")).json()
    assert told["length"] == 2
    assert told["lines"] == [{"number": 1, "seat": 0, "line": "0 buy wool", "events": [
        {"event": "paid", "facets": {"seat": "first", "amount": 2}, "cause": "purchase", "sentence": "Player 0: 2 (pl)"}],
        "by_order": None}]


async def test_a_double_click_moves_once(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    answers = await asyncio.gather(*[play(ana, table, 1, "buy wool") for _ in range(8)])
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert await site.stored(table) == [(await site.stored(table))[0], "0 buy wool"]


async def test_a_replayed_request_moves_once(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await play(ana, table, 1, "pass")).status_code == 200
    assert (await play(ben, table, 2, "pass")).status_code == 200
    again = await play(ana, table, 1, "pass")
    assert (again.status_code, again.json()["error"]) == (409, "stale")
    assert len(await site.stored(table)) == 4              # and nature's roll


async def test_a_move_from_a_stale_page_is_refused(site: Any) -> None:
    ana, ben = await site.browser(language="es"), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await play(ana, table, 1, "pass")).status_code == 200
    for wrong in (0, 1, 3, 100):
        stale = await play(ben, table, wrong, "pass")
        assert stale.status_code == 409
        assert stale.json()["table"] == (await ben.get(f"/api/tables/{table}")).json()      # the new table comes with the answer
    assert (await play(ana, table, 1, "pass")).json()["sentence"].startswith("La partida ha avanzado")
    assert len(await site.stored(table)) == 2


async def test_a_refused_move_says_why_and_changes_nothing(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    for player, length, move in (ana, 1, "pass"), (ben, 2, "buy milk"), (ana, 4, "pass"), (ben, 5, "buy milk"), (ana, 7, "pass"):
        assert (await play(player, table, length, move)).status_code == 200
    refused = await play(ben, table, 8, "buy milk")
    said = {"facets": {"amount": 1}, "sentence": "1 (en)"}
    assert (refused.status_code, refused.json()) == (422, {"error": "money_short"} | said)
    assert (await play(ben, table, 8, "buy gold")).json()["error"] == "unknown_value"
    why = (await ben.post(f"/api/tables/{table}/why", json={"move": "buy milk"})).json()
    assert why == {"legal": False, "reason": "money_short", "rule": None, "rule_link": None} | said
    assert len(await site.stored(table)) == 8


async def test_only_the_seat_whose_turn_it_is_moves(site: Any) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await play(ben, table, 1, "pass")).json()["error"] == "not-your-turn"
    assert (await play(stranger, table, 1, "pass")).json()["error"] == "not-seated"
    assert (await play(site.visitor(), table, 1, "pass")).json()["error"] == "not-seated"
    assert len(await site.stored(table)) == 1


async def test_a_preview_has_the_events_and_changes_nothing(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    preview = (await ana.post(f"/api/tables/{table}/preview", json={"move": "buy wool"})).json()
    assert [event["event"] for event in preview["events"]] == ["paid"]
    assert preview["length"] == 1 and len(await site.stored(table)) == 1
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["money"][:2] == [5, 5]
    offered = (await ana.get(f"/api/tables/{table}/moves")).json()
    assert [row["move"] for row in offered["moves"]] == ["buy wool", "buy milk", "pass"]


async def test_the_table_at_an_earlier_moment(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await play(ana, table, 1, "buy wool")
    assert (await ana.get(f"/api/tables/{table}/view?at=1")).json()["view"]["money"][0] == 5
    assert (await ana.get(f"/api/tables/{table}/view?at=2")).json()["view"]["money"][0] == 3
    assert (await ana.get(f"/api/tables/{table}/view?at=3")).status_code == 422
    assert (await ana.get(f"/api/tables/{table}/view?at=-1")).status_code == 422
    lines = (await ana.get(f"/api/tables/{table}/journal?since=1")).json()["lines"]
    assert [line["line"] for line in lines] == ["0 buy wool"]


async def test_a_full_journal_refuses_moves_and_stays_readable(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await play(ana, table, 1, "pass")).status_code == 200
    monkeypatch.setattr("mercat.server.tables.matches.LONGEST_JOURNAL", 2)
    full = await play(ben, table, 2, "pass")
    assert (full.status_code, full.json()["error"]) == (409, "journal-full") and "2" in full.json()["sentence"]
    undone = await ana.post(f"/api/tables/{table}/undo", json={"length": 2})
    assert undone.json()["error"] == "journal-full"
    assert len(await site.stored(table)) == 2 and (await ana.get(f"/t/{table}")).status_code == 200


def test_the_engine_reads_journals_longer_than_any_table_has() -> None:
    assert matches.LONGEST_JOURNAL + 1_000 < LONGEST_JOURNAL
