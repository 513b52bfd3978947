"""Who has opened a table deletes it before its game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.notices.messages import message_of
from mercat.server.notices.rows import CALLED_OFF, PUSH, NoticeRow, WayRow
from mercat.server.notices.verdicts import judge
from mercat.server.storage.models import TableRow
from tests.server.tables.test_waiting_room import plain

pytestmark = pytest.mark.anyio


async def opened(site: Any) -> tuple[Any, Any, str]:
    """A table that Ana has opened and where Ben sits, too, who has a way to be called."""
    ana, ben = await site.browser(), await site.browser()
    wish = {"game": "toy", "seats": 3, "name": "Ana", "ready": True}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    with Session(site.services.store.writing) as session, session.begin():
        session.add(WayRow(person=await site.person_of(ben), kind=PUSH, mark="x", facts={}))
    return ana, ben, table


async def test_who_opened_a_table_deletes_it_and_those_seated_are_told(site: Any) -> None:
    ana, ben, table = await opened(site)
    page = (await ana.get(f"/t/{table}/seats")).text
    assert f'action="/t/{table}/delete"' in page
    assert "/delete" not in (await ben.get(f"/t/{table}/seats")).text
    assert (await ben.post(f"/t/{table}/delete")).status_code == 403
    done = await ana.post(f"/t/{table}/delete")
    assert (done.status_code, done.headers["location"]) == (303, "/")
    gone = await ben.get(f"/t/{table}")
    assert gone.status_code == 404 and "It may have been deleted by its host before the game started" in gone.text
    with Session(site.services.store.reading, expire_on_commit=False) as session:
        assert session.get(TableRow, table) is None
        notice, = session.scalars(select(NoticeRow).where(NoticeRow.way.is_not(None))).all()
        way = session.get(WayRow, notice.way)
    assert (notice.kind, notice.person) == (CALLED_OFF, await site.person_of(ben))
    verdict = site.services.store.read(judge, type("Claimed", (), {"notice": notice, "way": way})(), 90)
    assert not verdict.dropped and verdict.until is None
    told = message_of(notice, verdict, "")
    assert "Toy" in told.title and told.text == "Ana deleted the table before the game began." and told.path == "/"


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Ana deleted the table before the game began."), ("es", "Ana ha borrado la mesa antes de que empezara la partida."),
    ("pl", "Ana usuwa stół jeszcze przed rozpoczęciem partii.")])
async def test_open_pages_say_who_has_deleted_the_table_and_connect_no_more(site: Any, language: str, said: str) -> None:
    ana, _, table = await opened(site)
    eva, program = await site.browser(language=language), await site.browser()
    assert 'id="gone"' in (await eva.get(f"/t/{table}/seats")).text
    streams = [asyncio.create_task(one.get(path)) for one, path in (
        (eva, f"/t/{table}/live"), (program, f"/api/tables/{table}/stream"))]
    async with asyncio.timeout(20):
        while len(site.services.streams.watchers.get(table, ())) < len(streams):
            await asyncio.sleep(0.01)
        await ana.post(f"/t/{table}/delete")
        of_page, of_program = [answer.text for answer in await asyncio.gather(*streams)]
    assert plain(of_page).endswith(f"event: gone\ndata: {said}\n\n")
    assert "gone" not in of_program


async def test_a_game_that_has_begun_is_not_deleted(site: Any) -> None:
    ana, ben, table = await opened(site)
    await (await site.browser()).post(f"/api/tables/{table}/seats", json={"name": "Eva"})
    running = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "bots": ["random"]})).json()["table"]
    refused = await ana.delete(f"/api/tables/{running}")
    assert (refused.status_code, refused.json()["error"]) == (409, "begun")
    assert (await ana.get(f"/t/{running}/seats")).text.count("call-off") == 0
    stranger = await site.browser()
    assert (await stranger.delete(f"/api/tables/{table}")).status_code == 403
    assert (await ana.delete(f"/api/tables/{table}")).status_code in (200, 204)
    assert (await ana.delete(f"/api/tables/{table}")).status_code == 404
    assert (await ben.get(f"/api/tables/{table}")).status_code == 404
