"""Answers that are waited for: they are listed with what waits, counted, and led to; finished games say how they were rated."""

import asyncio
import re
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.storage.models import SeatRow, TableRow
from tests.server.conftest import Site
from tests.server.own_games.test_my_games import count_of, listen, moved, part, played, tables_in, whose, words
from tests.server.rated import rated_table
from tests.server.registered import account
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
SETTINGS = {"heartbeat": 60}


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


async def what_waits(one: Any) -> dict[str, str | None]:
    """The tables that wait for somebody, with what is asked there, as programs and the page agree on it."""
    data, page = (await one.get("/api/me/games")).json(), (await one.get("/")).text
    assert count_of(page) == len(data["waiting"]) and set(tables_in(part(page, "waiting-title"))) == set(data["waiting"])
    assert set(data["asked"]) <= set(data["waiting"])
    return {table: data["asked"].get(table) for table in data["waiting"]}


async def asked_at(one: Any, table: str) -> Any:
    """The request at a table."""
    return (await one.get(f"/api/tables/{table}")).json()["request"]


async def answer(one: Any, table: str, agree: bool) -> None:
    question = (await asked_at(one, table))["id"]
    said = await one.post(f"/api/tables/{table}/answer", json={"question": question, "agree": agree})
    assert said.status_code < 300, said.text


async def ask_for_undo(one: Any, table: str) -> None:
    length = (await one.get(f"/api/tables/{table}")).json()["length"]
    asked = await one.post(f"/api/tables/{table}/ask", json={"length": length, "target": 1})
    assert asked.status_code < 300, asked.text


@pytest.mark.parametrize("agree", [True, False])
async def test_a_request_waits_until_it_is_answered(site: Any, agree: bool) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    table = await site.table_of(ana, ben, eva)
    mover, (asking, other) = await whose(table, ana, ben, eva)
    await moved(mover, table)
    await ask_for_undo(asking, table)
    name = next(seat["name"] for seat in (await asking.get(f"/api/tables/{table}")).json()["seats"] if seat["mine"])
    for one in (mover, other):
        assert (await what_waits(one))[table] == "undo"
    page = (await other.get("/")).text
    shown = words(part(page, "waiting-title"))
    assert "Waiting for you" in shown and f"Undo? {name} asks to undo" in shown and "(1) Waiting for you · Mercat</title>" in page
    assert (await what_waits(asking)).get(table) is None             # who asks waits themselves
    await answer(other, table, agree)
    assert (await what_waits(other)).get(table) is None
    assert (await what_waits(mover)).get(table) == ("undo" if agree else None)
    if agree:
        await answer(mover, table, True)
        assert [(await what_waits(one)).get(table) for one in (mover, other, asking)] == [None] * 3


async def test_a_request_that_lapses_or_that_a_bot_stands_in_for_waits_for_nobody(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    mover, (other,) = await whose(table, ana, ben)
    await moved(mover, table)
    await ask_for_undo(other, table)
    assert (await what_waits(mover))[table] == "undo"
    person = await site.person_of(mover)
    change_seat(site, table, person, held="random")
    assert table not in await what_waits(mover)          # they must take the seat back to answer
    change_seat(site, table, person, held=None)
    change_table(site, table, version=0)
    assert (await what_waits(mover)).get(table) is None  # the rules of the table come first
    change_table(site, table, version=1)
    assert (await what_waits(mover))[table] == "undo"
    now, _ = await whose(table, ana, ben)
    await moved(now, table)
    assert (await what_waits(mover)).get(table) is None


def change_seat(site: Any, table: str, person: str, **columns: Any) -> None:
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.holder == person).values(**columns))


def change_table(site: Any, table: str, **columns: Any) -> None:
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(TableRow).where(TableRow.id == table).values(**columns))


async def test_a_full_waiting_room_waits_for_who_is_not_ready_whatever_they_have_hidden(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    wish = {"game": "toy", "seats": 2, "name": "Ana", "ready": True}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    assert (await ana.put("/api/me/games/hidden", json={"table": table, "hidden": True})).status_code == 204
    assert await what_waits(ana) == {}                   # a seat is free
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    assert await what_waits(ana) == {table: "ready"} == await what_waits(ben)
    assert (await ana.put("/api/me/games/hidden", json={"table": table, "hidden": True})).json()["error"] == "others-wait"
    assert "hide" not in part((await ana.get("/")).text, "waiting-title")
    await ben.put(f"/api/tables/{table}/ready", json={"ready": True})
    assert await what_waits(ana) == {table: "ready"} and await what_waits(ben) == {}
    changed = await ana.put(f"/api/tables/{table}/arrangement", json={"lots": True})
    assert changed.status_code < 300, changed.text
    assert await what_waits(ben) == {table: "ready"}     # what was agreed on has changed
    for one in (ana, ben):
        await one.put(f"/api/tables/{table}/ready", json={"ready": True})
    assert "ready" not in (await what_waits(ana) | await what_waits(ben)).values()
    alone = (await ana.post("/api/tables", json=wish | {"bots": ["random"]})).json()["table"]
    assert alone not in await what_waits(ana)            # nobody waits there


@pytest.mark.parametrize("agrees", [True, False])
async def test_the_archive_is_asked_about_once_somebody_agrees(site: Any, agrees: bool) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    table = await site.table_of(ana, ben)
    await played([ana, ben], table)
    assert await what_waits(ana) == await what_waits(ben) == {}
    await ana.put("/api/me/archive/game", json={"table": table, "agrees": True})
    assert await what_waits(ben) == {table: "archive"} and await what_waits(ana) == {}
    assert f'id="line-{table}"' not in part((await ben.get("/")).text, "finished-title")         # it is listed once
    page = (await ben.get(f"/t/{table}")).text
    assert "Do not publish" in page
    for one in (ana, eva):
        assert "Do not publish" not in (await one.get(f"/t/{table}")).text
    assert (await ben.get("/t/other/next")).headers["location"] == f"/t/{table}"
    await ben.put("/api/me/archive/game", json={"table": table, "agrees": agrees})
    assert await what_waits(ben) == {} == await what_waits(ana)
    page = (await ben.get(f"/t/{table}")).text
    assert "Do not publish" not in page and ("You chose not to publish this game" in page) == (not agrees)


async def test_who_agrees_to_all_or_can_prevent_it_is_not_asked(site: Any) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    table = await site.table_of(ana, ben, eva)
    await played([ana, ben, eva], table)
    await ana.put("/api/me/archive", json={"agrees": True})
    assert await what_waits(ben) == {}                   # that is no question about this game
    await ana.put("/api/me/archive/game", json={"table": table, "agrees": True})
    assert await what_waits(ben) == await what_waits(eva) == {table: "archive"}
    await eva.put("/api/me/archive/game", json={"table": table, "agrees": False})
    assert await what_waits(ben) == {}                   # it cannot be in the archive any more
    await eva.put("/api/me/archive/game", json={"table": table, "agrees": True})
    assert (await ben.put("/api/me/games/hidden", json={"table": table, "hidden": True})).status_code == 204
    assert await what_waits(ben) == {}
    await ben.put("/api/me/games/hidden", json={"table": table, "hidden": False})
    assert await what_waits(ben) == {table: "archive"}
    await ben.put("/api/me/archive", json={"agrees": True})
    assert await what_waits(ben) == {}


async def test_finished_games_say_that_they_were_rated_and_what_that_changed(site: Any) -> None:
    ana, ben = await account(site, "Ana"), await account(site, "Ben")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    finished = words(part((await ana.get("/")).text, "finished-title"))
    assert "rated" in finished and "rating after this game" not in finished
    assert (await ana.post(f"/api/tables/{table}/result")).status_code < 300
    assert await what_waits(ben) == {table: "rating"} and await what_waits(ana) == {}
    await answer(ben, table, True)
    assert await what_waits(ben) == {}
    shown = [words(part((await one.get("/")).text, "finished-title")) for one in (ana, ben)]
    changes = [re.search(r"rated (\S+) , rating after this game: ([\d,]+ ± \d+)", one) for one in shown]
    entered = words((await ana.get(f"/t/{table}")).text)
    assert all(one and f"{one[2]} {one[1]}" in entered.replace(" ( ", " ").replace("(", "") for one in changes), (shown, entered)
    assert (await ana.get("/api/me/games")).json()["games"][0]["rated"]
    plain = await site.table_of(ana, ben)
    await played([ana, ben], plain)
    line = re.search(rf'id="line-{plain}".*?</li>', (await ana.get("/")).text, re.DOTALL)
    assert line and "rated" not in line.group()


async def test_the_start_page_hears_of_a_request(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    mover, (other,) = await whose(table, ana, ben)
    await moved(mover, table)
    version = re.search(r"/me/live\?seen=(\w+)", (await mover.get("/")).text)
    assert version
    heard: list[str] = []
    listening = asyncio.create_task(listen(site, mover, f"/me/live?seen={version[1]}", heard))
    person = await site.person_of(mover)
    await eventually(lambda: bool(site.services.streams.people.get(person)))
    await ask_for_undo(other, table)
    await eventually(lambda: any("Undo?" in one for one in heard))
    listening.cancel()
    await eventually(lambda: not site.services.streams.people)
