"""Prepared turns on a running server: begun as a whole or not at all, never worse than when they were prepared, and never played
in a later turn."""

from __future__ import annotations

import html
import json
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from mercat.conformance.random_orders import random_order
from mercat.engine.matches.journal import NEW_TURN
from mercat.engine.matches.match import Match
from mercat.engine.matches.orders import standing_of, turn_opened
from mercat.engine.matches.prepared_turns import begins
from mercat.engine.rules.order_kinds import NEXT_MOVE
from mercat.engine.rules.rng import Generator
from mercat.games import find
from mercat.server.orders.rows import OrderRow
from tests.games.caledonia.eager import eager

pytestmark = pytest.mark.anyio


@dataclass
class Situation:
    """A game in which `ana` is to move, who then makes moves; and what `ben` has prepared before them."""

    match: Match[Any]
    ana: int
    ben: int
    prepared: list[str]
    moves: list[str]
    at_fault: str


def picked(match: Match[Any], generator: Generator) -> int:
    return eager(match, generator) if match.game.name == "caledonia" else int(match.moves.pick(generator))


def sought(game: str, seed: int, ended: str, waits: str, first: bool) -> Situation:
    """A situation, without draws, in which a turn that Ben has prepared ends or waits so for its `first` move or a later one, in
    seeded random games from this on."""
    for chosen in range(seed, seed + 200):
        match = Match.start(find(game), 2, seed=chosen)
        generator = Generator(chosen, 3)
        for _ in range(120):
            if match.to_move is None:
                break
            ana, ben = int(match.to_move), 1 - int(match.to_move)
            if turn_opened(match, ben) is not None and match.turn == NEW_TURN:
                order, after, before = random_order(match, ben, generator, NEXT_MOVE), match.copy(), len(match.entries)
                while after.to_move == ana:
                    after.play(picked(after, generator))
                since = after.entries[before:]
                undisturbed = after.to_move == ben and order.unless == [] and all(entry.seat == ana for entry in since)
                if undisturbed and begins(match.game, order, after.state.top):
                    status = standing_of(after, order)
                    if (status.ended, status.waits, status.move == order.moves[0]) == (ended, waits, first) and (
                            ended or has_choice(after, order.moves, status.move)):
                        return Situation(match, ana, ben, order.moves, [entry.text for entry in since], status.move)
            match.play(picked(match, generator))
    raise AssertionError(f"no such situation: {game} {ended} {waits}")


def has_choice(match: Match[Any], moves: list[str], last: str) -> bool:
    """Whether nothing up to this one of the moves is made by the table itself, as it is the only one."""
    twin = match.copy()
    for move in moves:
        if len(twin.moves.listed()) < 2:
            return False
        if move == last:
            return True
        twin.play(move)
    return False


async def at_table(site: Any, found: Situation) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    """A table at which Ana and Ben sit in this situation."""
    ana, ben = await site.browser(), await site.browser()
    opened = await ben.post("/api/tables/import", json={"match": json.loads(found.match.to_json())})
    assert opened.status_code == 201, opened.text
    table = str(opened.json()["table"])
    for client, name, seat in ((ana, "Ana", found.ana), (ben, "Ben", found.ben)):
        assert (await client.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})).status_code == 201
    return table, ana, ben


async def play(client: httpx.AsyncClient, table: str, move: str) -> None:
    length = (await client.get(f"/api/tables/{table}")).json()["length"]
    answer = await client.post(f"/api/tables/{table}/play", json={"length": length, "move": move})
    assert answer.status_code == 200, answer.text


async def lines(client: httpx.AsyncClient, table: str) -> list[dict[str, Any]]:
    return list((await client.get(f"/api/tables/{table}/journal")).json()["lines"])


async def play_all(client: httpx.AsyncClient, table: str, moves: list[str]) -> None:
    """Make these moves, but for those that the table has made by itself."""
    before = len(await lines(client, table))
    for number, move in enumerate(moves):
        if len(await lines(client, table)) <= before + number:
            await play(client, table, move)


async def dullest_turn(client: httpx.AsyncClient, table: str, seat: int) -> None:
    """Some turn of a seat."""
    while (state := (await client.get(f"/api/tables/{table}")).json())["to_move"] == seat:
        moves = [move["move"] for move in (await client.get(f"/api/tables/{table}/moves")).json()["moves"]]
        await play(client, table, next(move for move in ("done", *reversed(moves)) if move in moves))
    assert state["status"] == "playing"


async def prepare(client: httpx.AsyncClient, table: str, seat: int, moves: list[str], **more: Any) -> None:
    said = {"kind": "next_move", "moves": moves, **more}
    answer = await client.post(f"/api/tables/{table}/seats/{seat}/orders", json=said)
    assert answer.status_code == 200, answer.text


async def prepared(client: httpx.AsyncClient, table: str, seat: int) -> dict[str, Any]:
    [order] = (await client.get(f"/api/tables/{table}/seats/{seat}/orders")).json()["orders"]
    return dict(order)


@pytest.mark.parametrize(("game", "seed"), [("new_bedford", 0), ("caledonia", 159)])
async def test_what_has_become_impossible_is_not_begun_nor_played_in_a_later_turn(shared_site: Any, game: str, seed: int) -> None:
    found = sought(game, seed, "impossible", "", False)
    table, ana, ben = await at_table(shared_site, found)
    await prepare(ben, table, found.ben, found.prepared)
    assert (await prepared(ben, table, found.ben))["stands"]
    await play_all(ana, table, found.moves)
    order = await prepared(ben, table, found.ben)
    assert (order["stands"], order["ended"], order["made"]) == (False, "impossible", 0)
    assert "is not possible now. " in order["why"] and order["waits"] is None
    page = html.unescape((await ben.get(f"/t/{table}")).text)
    assert order["why"] in page and "no longer applies" in page
    for _ in range(2):
        await dullest_turn(ben, table, found.ben)
        await dullest_turn(ana, table, found.ana)
    assert [line["line"] for line in await lines(ben, table) if line["by_order"]] == []


@pytest.mark.parametrize(("game", "seed", "first"), [("new_bedford", 0, True), ("new_bedford", 0, False), ("caledonia", 1, True),
                                                     ("caledonia", 34, False)])
async def test_what_has_become_worse_waits_and_is_made_at_any_price(shared_site: Any, game: str, seed: int, first: bool) -> None:
    found = sought(game, seed, "", "worse", first)
    table, ana, ben = await at_table(shared_site, found)
    await prepare(ben, table, found.ben, found.prepared)
    assert (await prepared(ben, table, found.ben))["waits"] is None
    await play_all(ana, table, found.moves)
    order = await prepared(ben, table, found.ben)
    assert (order["stands"], order["ended"], order["made"], order["why"]) == (True, None, 0, None)
    assert order["waits"].startswith("It is waiting: “") and "or cost more, than when you prepared it" in order["waits"]
    for path in (f"/t/{table}", f"/t/{table}/orders"):
        page = html.unescape((await ben.get(path)).text)
        assert page.count(order["waits"]) == (2 if path == f"/t/{table}" else 1) and "It waits.<" not in page
    assert order["waits"] not in html.unescape((await ana.get(f"/t/{table}")).text)
    await prepare(ben, table, found.ben, found.prepared, at_any_price=True)
    made = [line["line"] for line in await lines(ben, table) if line["by_order"] == "next_move"]
    assert made == [f"{found.ben} {move}" for move in found.prepared]


async def test_the_page_offers_any_price_and_says_how_far_a_turn_is(shared_site: Any) -> None:
    found = sought("new_bedford", 0, "", "worse", True)
    table, ana, ben = await at_table(shared_site, found)
    preparing = str(httpx.URL(f"/t/{table}/prepare", params={"seat": found.ben, "moves": found.prepared[0]}))
    page = html.unescape((await ben.get(preparing)).text)
    assert 'name="at_any_price"' in page and "At any price" in page and "another order waiting" not in page
    form = {"seat": str(found.ben), "kind": "next_move", "moves": found.prepared, "who": "anybody", "what": ""}
    assert (await ben.post(f"/t/{table}/order", data={**form, "at_any_price": "yes"})).status_code == 303
    order = await prepared(ben, table, found.ben)
    assert order["order"]["at_any_price"] is True and "Next turn, at any price: " in order["sentence"]
    assert "You have another order waiting." in html.unescape((await ben.get(preparing)).text)
    await play_all(ana, table, found.moves)
    assert (await prepared(ben, table, found.ben))["ended"] == "done"


async def test_an_order_of_before_has_nothing_to_be_compared_with(shared_site: Any) -> None:
    found = sought("new_bedford", 0, "", "worse", True)
    table, ana, ben = await at_table(shared_site, found)
    await prepare(ben, table, found.ben, found.prepared)
    with shared_site.services.store.changing() as session:
        row = session.scalars(select(OrderRow).where(OrderRow.table == table)).one()
        row.noted = row.noted[:1]
    assert (await prepared(ben, table, found.ben))["stands"]
    await play_all(ana, table, found.moves)
    assert (await prepared(ben, table, found.ben))["ended"] == "done"
