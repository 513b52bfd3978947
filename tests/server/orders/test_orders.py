"""Orders for later at the table: given, carried out with the move that they follow, listed, changed and withdrawn."""

import html
import re
from itertools import pairwise
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from mercat.engine.matches.match import Match
from mercat.engine.matches.order_reading import read_order
from mercat.server.notices.rows import TURN, NoticeRow
from mercat.server.notices.verdicts import NoticeVerdict
from mercat.server.orders import moves as order_moves
from mercat.server.orders.forms import condition_forms
from mercat.server.orders.rows import LARGEST_ID, OrderRow
from mercat.server.orders.stored import MOST_ORDERS
from mercat.server.play.history import after_last_own_move
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.words import voice_of
from mercat.text import LANGUAGES
from tests.server.drawn_forms import drawn_forms

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


async def test_an_order_is_carried_out_with_the_move_that_it_follows(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    [given] = (await order(ben, table, 1, {"kind": "pass_round"}))["orders"]
    assert given["stands"] and given["sentence"] == "Pass for the rest of the round."
    played = await play(ana, table, "buy wool")
    assert [(line["line"].split(" ", 1)[0], line["by_order"]) for line in played["lines"]] == [
        ("0", None), ("1", "pass_round"), ("nature", None)]
    assert played["lines"][1]["line"] == "1 pass"            # as if made by hand
    [done] = await listed(ben, table, 1)
    assert not done["stands"] and done["ended"] == "done" and done["why"] == "Done."
    page = html.unescape((await ben.get(f"/t/{table}")).text)
    assert "by an order" in page and "Pass for the rest of the round." in page
    others = html.unescape((await ana.get(f"/t/{table}")).text)
    assert "by an order" in others and "Pass for the rest of the round." not in others


async def test_what_orders_did_while_their_person_was_away_is_told_when_they_come_back(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    await order(ben, table, 1, {"kind": "next_move", "moves": ["buy milk"]})
    await order(ben, table, 1, {"kind": "pass_round"})
    await play(ana, table, "buy wool")
    page = html.unescape((await ben.get(f"/t/{table}/text")).text)
    since = page.partition("<ol>")[2].partition("</ol>")[0]
    assert "by an order" in since
    assert after_last_own_move((await shared_site.services.tables.current(table)).match, [1]) is None


async def test_a_turn_is_prepared_move_by_move_and_made_when_it_comes(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
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


async def test_orders_are_listed_changed_moved_and_withdrawn(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    first = {"kind": "pass_until", "unless": ["anybody buy milk", "nature roll 3..5"]}
    await order(ben, table, 1, first)
    [one] = (await order(ben, table, 1, first))["orders"]    # sent twice: one order
    ends = "anybody else – Buy (en) (milk (en)); the draw – Roll (en) (3–5)"
    assert one["sentence"] == f"Pass, unless {ends}."
    await order(ben, table, 1, {"kind": "sell_from", "values": {"good": ["milk"], "highest": "6"}})
    path = f"/api/tables/{table}/seats/1/orders"
    moved = (await ben.post(path + "/move", json={"order": one["id"], "up": False})).json()["orders"]
    assert [row["order"]["kind"] for row in moved] == ["sell_from", "pass_until"]
    changed = (await ben.put(path, json={"order": one["id"], "kind": "pass_round"})).json()["orders"]
    assert [row["order"]["kind"] for row in changed] == ["sell_from", "pass_round"] and changed[1]["id"] == one["id"]
    page = html.unescape((await ben.get(f"/t/{table}/orders", params={"edit": changed[0]["id"]})).text)
    assert '<option value="milk" selected>' in page and "Pass until somebody does something" in page
    assert (await ben.put(path, json={"order": 10**9, "kind": "pass_round"})).status_code == 404
    left = (await ben.post(path + "/withdraw", json={"order": one["id"]})).json()["orders"]
    assert [row["order"]["kind"] for row in left] == ["sell_from"]
    played = await play(ana, table, "pass")
    assert len(played["lines"]) == 1, "nothing is left that passes"


@pytest.mark.parametrize("said", [{"kind": "fly"}, {"kind": "pass_until"}, {"kind": "sell_from", "values": {"good": "gold"}},
                                  {"kind": "next_move", "moves": ["fly"]}, {"kind": "pass_round", "unless": ["7 buy"]}])
async def test_what_is_no_order_is_refused_with_a_sentence_and_stores_nothing(shared_site: Any, said: dict[str, Any]) -> None:
    table, ana, ben = await two_at(shared_site)
    assert not (await order(ben, table, 1, said, 422))["sentence"].startswith("reason-")
    answer = await ben.post(f"/t/{table}/order", data={"seat": "1", "kind": "fly", "from": "orders"})
    assert answer.status_code == 422 and "is not an order of this game" in answer.text
    assert (await ana.post(f"/api/tables/{table}/seats/1/orders", json={"kind": "pass_round"})).status_code == 403
    assert await listed(ben, table, 1) == []


async def test_an_order_at_the_own_turn_acts_at_once(shared_site: Any) -> None:
    table, ana, _ = await two_at(shared_site)
    given = await order(ana, table, 0, {"kind": "next_move", "moves": ["buy wool"]})
    assert given["orders"][0]["ended"] == "done" and given["orders"][0]["line"] == 1
    assert await shared_site.stored(table) == [*(await shared_site.stored(table))[:1], "0 buy wool"]


async def test_a_seat_has_so_many_orders_and_those_that_have_ended_make_room(shared_site: Any) -> None:
    table, _, ben = await two_at(shared_site)
    for number in range(MOST_ORDERS):
        unless = ["nature roll 1"] if number == 3 else [f"0 sell milk {1 + number % 6}", f"0 sell wool {1 + number // 6}"]
        await order(ben, table, 1, {"kind": "pass_until" if number == 3 else "sell_from", "unless": unless})
    one_more = {"kind": "next_move", "moves": ["buy milk"]}
    assert "at most 20" in (await order(ben, table, 1, one_more, 409))["sentence"]
    assert len(await listed(ben, table, 1)) == MOST_ORDERS
    with shared_site.services.store.changing() as session:   # three of them have ended
        rows = session.scalars(select(OrderRow).where(OrderRow.table == table).order_by(OrderRow.place)).all()
        for row in (rows[2], rows[5], rows[4]):
            row.data = {"kind": "fly", "unless": []}
        rows[2].id = LARGEST_ID                          # which says nothing of its age
        kept = [row.id for row in rows if row is not rows[2]]
    found = (await order(ben, table, 1, one_more))["orders"]
    assert [one["id"] for one in found][:-1] == kept


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_ids_of_orders_count_nothing(opening: Any, new_database: Any, monkeypatch: pytest.MonkeyPatch,
                                               kind: str) -> None:
    """Else gaps between one's own would tell of the orders of others; nor is the id of an order that is there drawn again."""
    async with opening(database=new_database(kind, True)) as site:
        table, _, ben = await two_at(site)
        for number in range(1, 7):
            await order(ben, table, 1, {"kind": "sell_from", "unless": [f"0 sell milk {number}"]})
        ids = [one["id"] for one in await listed(ben, table, 1)]
        assert all(1 <= one <= LARGEST_ID for one in ids) and len(set(ids)) == 6
        assert min(abs(one - other) for one, other in pairwise(ids)) > 50
        drawn = iter([ids[0] - 1, ids[5] - 1, 6])
        monkeypatch.setattr("mercat.server.orders.rows.secrets.randbelow", lambda below: next(drawn))
        found = (await order(ben, table, 1, {"kind": "pass_round"}))["orders"]
        assert [one["id"] for one in found] == [*ids, 7]


async def test_an_order_goes_with_the_moment_at_which_it_was_given(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    await order(ben, table, 1, {"kind": "sell_from"})        # before Ana moves: it stays
    await play(ana, table, "buy wool")
    await order(ana, table, 0, {"kind": "pass_round"})       # after it: it goes with the move
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": length})).status_code == 200
    assert await listed(ana, table, 0) == [] and len(await listed(ben, table, 1)) == 1
    with shared_site.services.store.changing() as session:
        assert [row.seat for row in session.scalars(select(OrderRow).where(OrderRow.table == table))] == [1]


async def test_an_order_that_goes_with_somebody_elses_undo_is_told_to_its_player(shared_site: Any) -> None:
    """Even if the same move is made again: the order does not act any more, and only its player learns of it."""
    table, ana, ben = await two_at(shared_site)
    await play(ana, table, "buy wool")
    now = (await ben.get(f"/api/tables/{table}")).json()
    await order(ben, table, 1, {"kind": "sell_from"})        # it waits
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": now["length"]})).status_code == 200
    [taken] = await listed(ben, table, 1)
    assert (taken["stands"], taken["ended"], taken["line"]) == (False, "taken_back", None)
    told = "no longer applies. The game has gone back to before you gave it."
    assert told in html.unescape((await ben.get(f"/t/{table}")).text)
    await play(ana, table, "buy wool")
    assert told in (await ben.get(f"/t/{table}")).text and told not in (await ana.get(f"/t/{table}")).text
    await play(ben, table, "buy milk")
    assert told not in (await ben.get(f"/t/{table}")).text.partition('id="orders-stopped"')[2].partition("</ul>")[0]
    again = await order(ben, table, 1, {"kind": "sell_from"})
    assert [one["stands"] for one in again["orders"]] == [False, True]


async def test_an_undo_by_consent_takes_back_what_orders_did_and_is_followed_by_none(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    await order(ben, table, 1, {"kind": "pass_round"})
    await play(ana, table, "pass")                           # Ben's order passes, and the next round begins
    before = (await ana.get(f"/api/tables/{table}")).json()
    await ana.post(f"/api/tables/{table}/ask", json={"length": before["length"], "target": 2})       # before Ben's pass
    question = (await ben.get(f"/api/tables/{table}")).json()["asked"]["id"]
    assert (await ben.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})).is_success
    now = (await ben.get(f"/api/tables/{table}")).json()
    assert now["to_move"] == 1 and (await shared_site.stored(table))[-1] == "undo 2"
    assert (await listed(ben, table, 1))[0]["stands"], "it was given before that moment"
    await order(ana, table, 0, {"kind": "pass_round"})       # nothing that another player does brings it on
    for strength in ("random", None):
        assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": strength})).status_code == 204
    assert (await ben.get(f"/api/tables/{table}")).json()["length"] == now["length"]
    assert [line["by_order"] for line in (await play(ben, table, "buy milk"))["lines"]][:1] == [None]


async def test_who_leaves_a_seat_leaves_its_orders_and_a_bot_acts_by_none(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    await order(ben, table, 1, {"kind": "next_move", "moves": ["buy milk"]})
    rest = await shared_site.services.tables.current(table)
    with shared_site.services.store.changing() as session:   # a bot that never moves: its strength is none that plays
        seat = session.get(SeatRow, (table, 1))
        seat.held, seat.held_by = "random", 1
        session.get(TableRow, table).revision += 1
    shared_site.services.tables.on_bot_turn = lambda table_id: None
    assert rest.match is not None
    assert len((await play(ana, table, "pass"))["lines"]) == 1
    assert len(await listed(ben, table, 1)) == 1
    assert (await ben.put(f"/api/tables/{table}/seats/1/hold", json={"strength": None})).status_code == 204
    assert "1 buy milk" in await shared_site.stored(table), "taken back, the seat's orders act"
    await order(ben, table, 1, {"kind": "pass_round"})
    assert (await ben.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    with shared_site.services.store.changing() as session:
        assert session.scalars(select(OrderRow).where(OrderRow.table == table)).all() == []


async def test_two_processes_act_by_the_orders_that_are_stored_then(opening: Any) -> None:
    async with opening(pulse=3600, heartbeat=3600) as here, opening(pulse=3600, heartbeat=3600) as there:
        table, ana, ben = await two_at(here)
        far = there.visitor()
        far.cookies.update(ben.cookies)
        [given] = (await order(far, table, 1, {"kind": "pass_round"}))["orders"]
        assert [line["by_order"] for line in (await play(ana, table, "buy wool"))["lines"]][1] == "pass_round"
        assert (await listed(far, table, 1))[0]["ended"] == "done"
        [_, again] = (await order(far, table, 1, {"kind": "pass_round"}))["orders"]
        withdrawn = f"/api/tables/{table}/seats/1/orders/withdraw"
        assert (await far.post(withdrawn, json={"order": again["id"]})).status_code == 200
        assert [line["by_order"] for line in (await play(ana, table, "pass"))["lines"]] == [None]
    async with opening() as later:                           # a restart
        back = later.visitor()
        back.cookies.update(ben.cookies)
        assert [one["id"] for one in await listed(back, table, 1)] == [given["id"]]
        lines = (await back.get(f"/api/tables/{table}/journal")).json()["lines"]
        assert [line["by_order"] for line in lines if line["line"] == "1 pass"] == ["pass_round"]


async def test_an_order_that_fits_the_rules_no_more_stops_and_says_so(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    for said in ({"kind": "pass_round"}, {"kind": "sell_from"}):
        await order(ben, table, 1, said)
    with shared_site.services.store.changing() as session:   # as an earlier version of the game could have stored them
        for row, data in zip(session.scalars(select(OrderRow).where(OrderRow.table == table)).all(),
                             ({"kind": "pass_twice"}, {"kind": "sell_from", "values": {"good": ["gold"]}}), strict=True):
            row.data = data
    assert [(one["ended"], one["why"]) for one in await listed(ben, table, 1)] == [
        ("unfit", "It does not fit the current rules.")] * 2
    assert len((await play(ana, table, "pass"))["lines"]) == 1
    page = html.unescape((await ben.get(f"/t/{table}")).text)
    assert "Your order “sell_from gold” no longer applies. It does not fit the current rules." in page
    notice = NoticeRow(person=await shared_site.person_of(ben), kind=TURN, table=table, seat=1)
    told = await shared_site.services.sending.question(notice, NoticeVerdict(language="pl"))
    assert "Twoje polecenie „pass_twice” jest nieaktualne. Nie pasuje do obecnych zasad." in told


@pytest.mark.parametrize("path", ["", "/text"])
async def test_the_news_of_an_order_that_has_stopped_is_removed_where_it_is_told(shared_site: Any, path: str) -> None:
    table, ana, ben = await two_at(shared_site)
    for said in ({"kind": "pass_round"}, {"kind": "sell_from"}):
        await order(ben, table, 1, said)
    with shared_site.services.store.changing() as session:
        for row in session.scalars(select(OrderRow).where(OrderRow.table == table)):
            row.data = {"kind": "sell_from", "values": {"good": ["gold"]}}
    await play(ana, table, "pass")
    for left in (2, 1, 0):
        page = html.unescape((await ben.get(f"/t/{table}{path}")).text)
        assert page.count("Your order “sell_from gold” no longer applies.") == left
        where = page if path else page.partition('id="orders-stopped"')[2].partition("</ul>")[0]      # not in the list of orders
        forms = [form for form in drawn_forms(where) if form.action == f"/t/{table}/withdraw-order"]
        assert len(forms) == left and len(await listed(ben, table, 1)) == left
        if left:
            answer = await ben.post(forms[0].action, data=dict(forms[0].fields))
            assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}{path}")


async def test_an_order_whose_game_fails_stops_and_nobody_else_notices(shared_site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ana, ben = await two_at(shared_site)
    await order(ben, table, 1, {"kind": "sell_from"})

    def fails(*_: Any) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(order_moves, "answer_of", fails)
    assert len((await play(ana, table, "pass"))["lines"]) == 1
    assert (await listed(ben, table, 1))[0]["ended"] == "unfit"


async def test_own_orders_go_along_with_a_file_and_nobody_elses(shared_site: Any) -> None:
    table, ana, ben = await two_at(shared_site)
    await play(ana, table, "buy wool")
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    await ana.post(f"/api/tables/{table}/undo", json={"length": length})
    await order(ben, table, 1, {"kind": "pass_round"})
    await play(ana, table, "buy milk")                       # Ben passes by order
    await order(ben, table, 1, {"kind": "next_move", "moves": ["buy milk"], "unless": ["0 sell"]})
    export = f"/api/tables/{table}/export"
    theirs, own = (await ana.get(export)).json(), (await ben.get(export)).json()
    assert "orders" not in theirs and theirs == {name: value for name, value in own.items() if name != "orders"}
    [filed] = own["orders"]
    assert filed["seat"] == 1 and filed["given"] == len(own["journal"]) and own["by_order"] == [{"at": 5, "order": "pass_round"}]
    answer = await ben.post("/api/tables/import", json={"match": own, "name": "Ben"})
    copy, seat = answer.json()["table"], answer.json()["seat"]
    assert seat == 1, "where the orders are"
    [again] = await listed(ben, copy, 1)
    assert again["stands"] and again["given"] == len(own["journal"]) - 2     # without the move undone and the undo line
    lines = (await ben.get(f"/api/tables/{copy}/journal")).json()["lines"]
    assert [line["by_order"] for line in lines] == [None, None, "pass_round", None]
    alone = (await ben.post("/api/tables/import", json={"match": own})).json()["table"]
    await ben.post(f"/api/tables/{alone}/seats", json={"name": "Ben", "seat": 1})
    assert len(await listed(ben, alone, 1)) == 1, "they wait until their person sits down there"
    waiting = (await ben.post("/api/tables/import", json={"match": own})).json()["table"]
    assert (await ana.post(f"/api/tables/{waiting}/seats", json={"name": "Ana", "seat": 1})).status_code == 201
    assert await listed(ana, waiting, 1) == []
    assert waiting in [one["table"] for one in (await ben.get("/api/me/download")).json()["orders"]]
    for number in range(MOST_ORDERS):                    # they take no room of others
        unless = [f"0 sell milk {1 + number % 6}", f"0 sell wool {1 + number // 6}"]
        await order(ana, waiting, 1, {"kind": "sell_from", "unless": unless})
    await ana.delete(f"/api/tables/{waiting}/seats/1")
    await ben.post(f"/api/tables/{waiting}/seats", json={"name": "Ben", "seat": 1})
    assert [one["stands"] for one in await listed(ben, waiting, 1)] == [True], "also where somebody else has sat before"
    for wrong in ({"seat": 9}, {"order": {"kind": "fly"}}, {"noted": ["x"]}, {"given": "now"}):
        bad = own | {"orders": [filed | wrong]}
        assert (await ben.post("/api/tables/import", json={"match": bad})).status_code == 422
    bad = own | {"by_order": [{"at": 99, "order": "pass_round"}]}
    assert (await ben.post("/api/tables/import", json={"match": bad})).status_code == 422


async def test_what_is_kept_of_a_person_has_their_orders(shared_site: Any) -> None:
    table, _, ben = await two_at(shared_site)
    await order(ben, table, 1, {"kind": "pass_round"})
    kept = (await ben.get("/api/me/download")).json()
    assert [(one["table"], one["data"]["kind"]) for one in kept["orders"]] == [(table, "pass_round")]
    assert (await ben.post("/me/delete", data={"sure": "yes"})).status_code < 400
    with shared_site.services.store.changing() as session:
        assert session.scalars(select(OrderRow).where(OrderRow.table == table)).all() == []


def at_step(game: str, *steps: str) -> Match[Any]:
    """A match of three, by first moves up to one of these steps."""
    match = Match.start(game, 3, {}, 4, ["Ana", "Ben", "Cleo"])
    while match.step not in steps:
        match.play(match.legal()[0])
    return match


INNER = ("hundreds", "mark", "steer", "process", "draw", "done", "finish", "end_turn", "leave", "stop", "price", "by_hand")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "step", "first", "among"), [
    ("caledonia", "turn", "pass", "expand"), ("new_bedford", "placing", "place", "place forest"),
    ("poseidon", "trading", "pass", "found larissa")])
def test_what_ends_an_order_is_what_others_may_still_do_in_this_round(game: str, step: str, first: str, among: str,
                                                                      language: str) -> None:
    match = at_step(game, step)
    found = condition_forms(match, 0, match.names, voice_of(match.game, language, match.names))
    values = [ending.value.removeprefix("anybody ") for ending in found]
    assert 2 <= len(values) <= 10 and len(set(values)) == len(values)
    assert values[0] == first and among in values, values
    assert not [value for value in values if value.split()[0] in INNER]
    beginning = match.game.say(language, "order-if", condition="").strip()
    assert all(ending.label.startswith(f"{beginning} ") and "–" not in ending.label for ending in found)
    for ending in found:                                 # and the interface takes each
        read_order(match, 0, {"kind": "next_move", "moves": [str(match.legal()[0])], "unless": [ending.value]}
                   if match.to_move == 0 else {"kind": "pass_until", "unless": [ending.value]})
    assert found == condition_forms(match, 0, match.names, voice_of(match.game, language, match.names)), "the same again"


def test_nobody_waits_for_others_who_are_not_there() -> None:
    alone = Match.start("caledonia", 1, {}, 4, ["Ana"])
    assert condition_forms(alone, 0, alone.names, voice_of(alone.game, "en", alone.names)) == []


def chosen_from(page: str, kind: str) -> str:
    return page.partition(f'id="kind-{kind}"')[2].partition("</details>")[0]


async def test_contracts_are_chosen_from_those_on_the_board(shared_site: Any) -> None:
    table, people, match = await two_in(shared_site, "caledonia", "turn")
    mover = match.to_move or 0
    me = people[1 - mover]
    on_board = [str(card["contract"]) for card in match.view()["contracts"]]
    form = chosen_from((await me.get(f"/t/{table}/orders")).text, "contract")
    assert set(re.findall(r'<option value="(\d+)"', form.partition("value-highest")[0])) == set(on_board)
    assert f">{on_board[0]}: " in form and "→" in form, "with what it wants and gives"
    assert 'type="number"' not in form
    said = {"seat": str(1 - mover), "kind": "contract", "from": "orders", "value-highest": "5", "this_round": "yes"}
    listed_first = [*on_board[1::-1], "", ""]
    assert (await me.post(f"/t/{table}/order", data={**said, "value-contracts": listed_first})).status_code == 303
    [one] = await listed(me, table, 1 - mover)
    assert one["order"]["values"]["contracts"] == on_board[1::-1] and one["order"]["until"] == 1
    none = await me.post(f"/t/{table}/order", data={**said, "value-contracts": ["", ""]})
    assert none.status_code == 422 and 'aria-describedby="wrong-contracts"' in chosen_from(none.text, "contract")


async def test_what_cannot_be_is_refused_at_its_field_and_all_else_stays(shared_site: Any) -> None:
    table, people, match = await two_in(shared_site, "new_bedford", "placing")
    seat = 1 - (match.to_move or 0)
    me = people[seat]
    whales = ["sperm", "right", ""]
    said = {"seat": str(seat), "kind": "lay", "from": "orders", "value-whales": whales, "value-money_left": "9, 48"}
    answer = await me.post(f"/t/{table}/order", data=said)
    form = chosen_from(html.unescape(answer.text), "lay")
    assert answer.status_code == 422 and form.startswith(" open"), "the form that was sent"
    assert "“9, 48” is not a value of “Money left at least”. Possible values: 0–63" in form
    assert 'value="9, 48" aria-invalid="true" aria-describedby="wrong-money_left"' in form
    assert form.index('value="sperm" selected') < form.index('value="right" selected')
    assert answer.text.count('role="alert"') == 1 and await listed(me, table, seat) == []
    empty = await me.post(f"/t/{table}/order", data={**said, "value-money_left": ""})
    assert empty.status_code == 422, "nothing is ordered by an empty field"
    until = await me.post(f"/t/{table}/order", data={"seat": str(seat), "kind": "pass_until", "from": "orders"})
    assert until.status_code == 422 and 'id="wrong-unless"' in chosen_from(until.text, "pass_until")


@pytest.mark.parametrize(("game", "step", "thing", "kind", "values"), [
    ("caledonia", "turn", "contract", "contract", {"highest": ["0"]}),
    ("new_bedford", "placing", "space", "space", {"crowd": ["empty"]}),
    ("poseidon", "trading", "nation", "buy", {"count": ["1"]})])
async def test_an_order_is_given_at_the_thing_and_acts(shared_site: Any, game: str, step: str, thing: str, kind: str,
                                                       values: dict[str, list[str]]) -> None:
    table, people, match = await two_in(shared_site, game, step)
    seat = 1 - (match.to_move or 0)
    me, other = people[seat], people[1 - seat]
    view = match.view()
    value = {"contract": [str(one["contract"]) for one in view.get("contracts", [])], "space": ["forest"],
             "nation": [one["nation"] for one in view.get("nations", []) if one["king"] == 1 - seat]}[thing][0]
    for page in ((await me.get(f"/t/{table}")).text, (await other.get(f"/t/{table}")).text):
        assert 'id="order-here"' in page
    here = (await me.get(f"/t/{table}/orders/here", params={thing: value})).text
    form = here.partition(f'value="{kind}"')[2].partition("</form>")[0]
    sent = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form))
    assert all(sent[f"value-{name}"] == said[0] for name, said in values.items())
    assert (await me.get(f"/t/{table}/orders/here", params={thing: "nothing"})).text == ""
    assert (await me.post(f"/t/{table}/order", data={"seat": str(seat), "kind": kind, **sent})).status_code == 303
    page = html.unescape((await me.get(f"/t/{table}")).text)
    [line] = await listed(me, table, seat)
    assert line["sentence"] in page.partition('id="orders-waiting"')[2].partition("</ul>")[0]
    stranger = await shared_site.browser()
    by_order: list[str] = []
    while not by_order:
        offered = [one["move"] for one in (await other.get(f"/api/tables/{table}/moves")).json()["moves"]]
        told = await play(other, table, "pass" if "pass" in offered else offered[0])
        by_order = [line["line"] for line in told["lines"] if line["by_order"]]
    verb = {"contract": "obtain", "space": "place", "nation": "buy"}[thing]
    assert by_order[0] == f"{seat} {verb} {value}"
    assert (await stranger.get(f"/t/{table}/orders/here", params={thing: value})).status_code == 403


@pytest.mark.parametrize(("game", "step", "tells"), [
    ("caledonia", "settling", False), ("caledonia", "turn", True), ("poseidon", "choosing", False)])
async def test_the_table_tells_of_orders_at_things_where_one_can_be_given(shared_site: Any, game: str, step: str,
                                                                          tells: bool) -> None:
    table, people, match = await two_in(shared_site, game, step, clock={"kind": "days", "turn": 86_400, "bank": 0})
    page = (await people[1 - (match.to_move or 0)].get(f"/t/{table}")).text
    assert 'id="order-here"' in page and ("order-how" in page) == tells


async def two_in(site: Any, game: str, step: str, **terms: Any) -> tuple[str, list[httpx.AsyncClient], Match[Any]]:
    """A table of two, its people by seat, and its match after first moves up to a step; in Poseidon whoever decides has a
    nation."""
    people = [await site.browser(), await site.browser()]
    table = (await people[0].post("/api/tables", json={"game": game, "seats": 2, "name": "Ana", **terms})).json()["table"]
    assert (await people[1].post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    match: Match[Any] = (await site.services.tables.current(table)).match
    while match.step != step or (step == "trading" and match.to_move not in [one["king"] for one in match.view()["nations"]]):
        offered = (await people[match.to_move or 0].get(f"/api/tables/{table}/moves")).json()["moves"]
        await play(people[match.to_move or 0], table, offered[0]["move"])
        match = (await site.services.tables.current(table)).match
    return table, people, match
