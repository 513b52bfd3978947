"""The archive of finished games: in it is what all its people agreed to, found by anybody, and nothing else."""

import asyncio
import html
import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy.orm import Session

from mercat.server.accounts.deletion import delete_person
from mercat.server.archive.stored import ArchiveSearch, agree_to_all, search_archive, wishes_at
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import hand_over
from mercat.server.storage.models import TableRow, now
from mercat.server.tables.store import Store
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.conftest import Site
from tests.server.group_of import group_of
from tests.server.own_games.test_my_games import moved, played
from tests.server.rated import add_person, add_result
from tests.server.registered import account
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


def found(store: Store, **asked: Any) -> list[str]:
    """The tables that a search finds, the newest first."""
    with store.changing() as session:
        return [kept.result.table for kept in search_archive(session, ArchiveSearch(**asked), 100)[0]]


def wish(store: Store, table: str) -> list[tuple[str | None, bool]]:
    with Session(store.reading) as session:
        return [(one.person, one.agrees) for one in wishes_at(session.connection(), table)]


async def agrees(browser: Any, table: str, agrees: bool = True) -> Any:
    return await browser.put("/api/me/archive/game", json={"table": table, "agrees": agrees})


async def test_a_game_is_there_while_all_its_people_agree(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    stranger, store = site.visitor(), site.services.store
    running = await site.table_of(ana, ben)
    assert (await agrees(ana, running)).json()["error"] == "not-your-finished-game"
    await played([ana, ben], running)
    table = running
    page = html.unescape((await ana.get(f"/t/{table}")).text)
    assert "Once all the players agree" in page and "/me/archive-game" in page
    assert "/me/archive-game" not in (await stranger.get(f"/t/{table}")).text
    assert (await agrees(ana, table)).status_code == 204 and found(store) == []
    waiting = (await ana.get(f"/t/{table}")).text
    assert "One more player must agree" in waiting
    assert "Withdraw my consent" in waiting and "Remove from the archive" not in waiting
    posted = await ben.post("/me/archive-game", data={"table": table, "agrees": "yes"})
    assert posted.headers["location"] == f"/t/{table}" and found(store) == [table]
    assert (await stranger.get(f"/api/tables/{table}")).json()["archived"]
    assert "Remove from the archive" in (await ana.get(f"/t/{table}")).text
    listed = (await stranger.get("/api/archive")).json()
    assert [one["table"] for one in listed["games"]] == [table] and listed["next"] is None
    lines = html.unescape((await stranger.get("/archive")).text)
    assert f'href="/t/{table}?at=0"' in lines and f'href="/t/{table}/review"' in lines
    assert "This game is in the archive" in (await stranger.get(f"/t/{table}")).text
    other = await site.browser()
    await site.table_of(other, await site.browser())
    assert (await agrees(other, table)).json()["error"] == "not-your-finished-game"
    assert (await stranger.put("/api/me/archive/game", json={"table": table, "agrees": True})).status_code == 403
    assert (await agrees(ana, table, False)).status_code == 204 and found(store) == []
    assert not (await stranger.get(f"/api/tables/{table}")).json()["archived"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_at_the_end_who_has_played_agrees_by_one_click_beside_the_result(site: Any, language: str) -> None:
    """What it means stands there in one sentence; others are not asked, and nobody before the end."""
    ana, ben, stranger = await site.browser(language=language), await site.browser(), site.visitor(language=language)
    table = await site.table_of(ana, ben)

    async def asked(browser: Any) -> tuple[str, ...] | None:
        prompt = re.search(r'<section class="prompt.*?</section>', (await browser.get(f"/t/{table}")).text, re.DOTALL)
        assert prompt is not None
        found = re.search(r'id="archiving">\s*<p>(.*?)</p>.*?id="publish" name="agrees" value="(\w+)"', prompt.group(), re.DOTALL)
        return None if found is None else found.groups()

    assert await asked(ana) is None
    await played([ana, ben], table)
    said, answer = await asked(ana) or ("", "")
    assert said.count(".") == 1 and answer == "yes" and await asked(stranger) is None
    assert (await ana.post("/me/archive-game", data={"table": table, "agrees": answer})).status_code == 303
    assert (await asked(ana) or ("", ""))[1] == "no" and (await asked(ben) or ("", ""))[1] == "yes"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nobody_else_is_waited_for_if_nobody_else_must_agree(site: Any, language: str) -> None:
    """That is so at a game that somebody has played with bots alone, or whose other people have agreed already."""
    ana, ben, alone = await site.browser(language=language), await site.browser(), await site.browser(language=language)
    table = await site.table_of(ana, ben)
    assert (await ben.put("/api/me/archive", json={"agrees": True})).status_code == 204
    await played([ana, ben], table)
    opened = await alone.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "bots": ["random"]})
    with_bot = opened.json()["table"]
    async with asyncio.timeout(PATIENCE):
        while (now_there := (await alone.get(f"/api/tables/{with_bot}")).json())["status"] != "over":
            if now_there["to_move"] == 0:
                await moved(alone, with_bot, now_there["length"])
            await asyncio.sleep(0.01)
    for browser, finished in ((ana, table), (alone, with_bot)):
        page = html.unescape((await browser.get(f"/t/{finished}")).text)
        assert ui(language)("archive-about-last") in page and ui(language)("archive-about") not in page
        assert (await agrees(browser, finished)).status_code == 204 and finished in found(site.services.store)
        assert (await agrees(browser, finished, False)).status_code == 204           # the site is that of all tests here


async def test_the_games_of_a_group_are_not_there_whoever_agrees(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    opened = {"game": "toy", "seats": 2, "name": "Ana", "group": await group_of(ana, ben)}
    table = (await ana.post("/api/tables", json=opened)).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    await played([ana, ben], table)
    assert "/me/archive-game" not in (await ana.get(f"/t/{table}")).text
    assert (await agrees(ana, table)).json()["error"] == "not-your-finished-game"
    for one in (ana, ben):
        assert (await one.put("/api/me/archive", json={"agrees": True})).status_code == 204
    assert found(site.services.store, game="toy") == []


async def test_one_wish_for_all_games_also_those_to_come(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    store = site.services.store
    before = await site.table_of(ana, ben)
    await played([ana, ben], before)
    for one in (ana, ben):
        assert (await one.post("/me/archive", data={"agrees": "yes"})).headers["location"] == "/me/data#archive"
    assert 'aria-pressed="true">Publish all my games' in (await ana.get("/me/data")).text
    assert found(store) == [before]
    after = await site.table_of(ana, ben)
    await played([ana, ben], after)
    assert found(store) == [after, before]
    assert (await agrees(ana, before, False)).status_code == 204 and found(store) == [after]
    assert (await ana.put("/api/me/archive", json={"agrees": False})).status_code == 204 and found(store) == []
    assert (await ana.put("/api/me/archive", json={"agrees": True})).status_code == 204 and found(store) == [after]
    assert (await agrees(ana, before)).status_code == 204 and found(store) == [after, before]
    assert (await ana.put("/api/me/archive", json={"agrees": False})).status_code == 204 and found(store) == [before]


async def test_an_undo_takes_a_game_out(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    store = site.services.store
    table = await site.table_of(ana, ben)
    await played([ana, ben], table)
    assert [(await agrees(one, table)).status_code for one in (ana, ben)] == [204, 204] and table in found(store)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    assert (await ana.post(f"/api/tables/{table}/ask", json={"length": length, "target": 1})).status_code < 300
    question = (await ben.get(f"/api/tables/{table}")).json()["request"]["id"]
    assert (await ben.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})).status_code < 300
    assert table not in found(store) and wish(store, table) == []
    await played([ana, ben], table)
    assert wish(store, table) == [(await site.person_of(ana), False), (await site.person_of(ben), False)]


def test_whoever_played_before_and_programs_must_agree_too(one_store: Store) -> None:
    store = one_store
    with store.changing() as session:
        for person in ("ana", "ben", "eva"):
            add_person(session, person)
        both = add_result(session, ["ana", "ben"], [1, 2], rated=False)
        bots = add_result(session, ["ana", None], [1, 2], rated=False)
        program = add_result(session, ["ana", "token 1"], [1, 2], rated=False)
        alone = add_result(session, [None, None], [1, 2], rated=False)
    with store.changing() as session:
        for person in ("ana", "ben"):
            agree_to_all(session, person, True)
    assert set(found(store)) == {both, bots}
    assert wish(store, program) == [("ana", True), (None, False)] and wish(store, alone) == []
    with store.changing() as session:
        hand_over(session, "ben", "eva")
    assert wish(store, both) == [("ana", True), ("eva", False)] and found(store) == [bots]
    with store.changing() as session:
        agree_to_all(session, "eva", True)
    assert set(found(store)) == {both, bots}
    with store.changing() as session:
        delete_person(session, "eva", "steady")
    assert wish(store, both) == [("ana", True)] and set(found(store)) == {both, bots}         # the others decide
    with store.changing() as session:
        agree_to_all(session, "ana", False)
        session.delete(session.get(TableRow, bots))
    assert found(store) == []
    with store.changing() as session:
        agree_to_all(session, "ana", True)
    assert found(store) == [both]                        # without its table there is nothing to replay
    with store.changing() as session:
        delete_person(session, "ana", "steady")
    assert found(store) == []                            # nobody is left who agrees


async def test_nobody_waits_for_the_agreement_of_a_deleted_player(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await played([ana, ben], table)
    assert (await agrees(ben, table)).status_code == 204
    assert "One more player must agree" in (await ben.get(f"/t/{table}")).text
    assert "decide whether to publish them" in html.unescape((await ana.get("/me/delete")).text)
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    assert table in found(site.services.store) and "This game is in the archive" in (await ben.get(f"/t/{table}")).text


async def test_nobody_waits_for_a_player_who_was_deleted_during_the_game(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.services.tables, "on_bot_turn", lambda table: None)
    ana, ben, eva = [await site.browser() for _ in range(3)]
    table = await site.table_of(ana, ben)
    while (await ana.get(f"/api/tables/{table}")).json()["to_move"] != 0:
        await moved(ben, table)
    await moved(ana, table)
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    assert (await eva.post(f"/api/tables/{table}/seats", json={"name": "Eva"})).json()["seat"] == 0
    await played([eva, ben], table)
    assert wish(site.services.store, table) == [(await site.person_of(one), False) for one in (eva, ben)]


def test_filters(store: Store) -> None:
    with store.changing() as session:
        for person in ("ana", "ben", "eva"):
            add_person(session, person, archive=True)
        moment = now()
        two = add_result(session, ["ana", "ben"], [1, 2], at=moment - timedelta(days=3))
        three = add_result(session, ["ana", "ben", "eva"], [1, 2, 3], rated=False, at=moment - timedelta(days=2), game="tally")
        bot = add_result(session, ["eva", None], [1, 2], rated=False, at=moment - timedelta(days=1))
    assert found(store) == [bot, three, two]
    assert found(store, game="tally") == [three] and found(store, seats=2) == [bot, two]
    assert found(store, person="ana") == [three, two] and found(store, person="nobody") == []
    assert found(store, rated=True) == [two] and found(store, rated=False) == [bot, three]
    assert found(store, strength="steady") == [bot] and found(store, strength="") == [three, two]
    assert found(store, strength="master") == []
    assert found(store, since=moment - timedelta(days=2, hours=1)) == [bot, three]
    assert found(store, until=moment - timedelta(days=2, hours=1)) == [two]
    assert found(store, options={"dice": "one"}) == []
    with store.changing() as session:
        kept, rated = search_archive(session, ArchiveSearch(), 1)
    assert [one.result.table for one in kept] == [bot] and rated == set()
    assert found(store, before=(kept[0].result.ended, kept[0].result.id)) == [three, two]


async def test_the_page_searches_pages_and_counts(site: Any) -> None:
    """Options, seats, people whose page everybody may see, pages of twenty games, and the statistics of what is found."""
    ana = await account(site, "Archie")
    ben = await site.browser()
    for one in (ana, ben):
        await one.put("/api/me/archive", json={"agrees": True})
        assert (await one.post("/api/tables", json={"game": "toy", "seats": 2, "name": "x"})).status_code == 201
        assert (await one.put("/api/me/archive", json={"agrees": True})).status_code == 204
    table = await site.table_of(ana, ben)
    await played([ana, ben], table)
    options = (await ana.get(f"/api/tables/{table}")).json()["options"]
    visitor = site.visitor()

    async def tables(**query: Any) -> list[str]:
        return [one["table"] for one in (await visitor.get("/api/archive", params=query)).json()["games"]]

    assert table in await tables(game="toy", option=[f"{name}={value}" for name, value in options.items()])
    assert await tables(seats=3) == [] and await tables(option=["missing=1"]) == []
    assert (await visitor.get("/api/archive", params={"person": "Archie"})).status_code == 404       # not everybody sees the page
    assert "nobody called" in (await visitor.get("/archive", params={"person": "Archie"})).text
    await ana.put("/api/me/page", json={"shown": "everybody"})
    with Session(site.services.store.reading) as session:
        page = session.get_one(PersonRow, await site.person_of(ana)).page
    assert await tables(person="archie") == [table] == await tables(person=page)
    assert f'href="/archive?person={page}"' in (await visitor.get(f"/people/{page}")).text
    shown = html.unescape((await visitor.get("/archive", params={"person": page, "game": "toy"})).text)
    assert "Games with Archie" in shown and f'href="/archive/statistics?game=toy&person={page}"' in shown
    counted = html.unescape((await visitor.get("/archive/statistics", params={"person": page, "game": "toy"})).text)
    assert "One game from the archive" in counted
    assert "None of these games" in html.unescape((await visitor.get("/archive/statistics", params={"game": "tally"})).text)
    for language in LANGUAGES:
        for address in ("/archive?game=toy&seats=2", "/archive/statistics?game=toy", "/me/data"):
            assert (await site.visitor(language=language).get(address)).status_code == 200
    assert (await visitor.get("/archive", params={"since": "yesterday"})).status_code == 422
    assert (await visitor.get("/archive", params={"game": "missing", "seats": "many", "bots": "none"})).status_code == 200
    assert (await visitor.get("/archive/statistics", params={"game": "missing"})).status_code == 404
    people = [await site.person_of(one) for one in (ana, ben)]
    with site.services.store.changing() as session:
        for _ in range(21):
            add_result(session, people, [1, 2], rated=False)
    first = html.unescape((await visitor.get("/archive", params={"person": page})).text)
    assert first.count('class="card table-line') == 20 and "before=" in first
    one_page = (await visitor.get("/api/archive", params={"person": page, "limit": 20})).json()
    rest = (await visitor.get("/api/archive", params={"person": page, "limit": 20, "before": one_page["next"]})).json()
    assert len(one_page["games"]) == 20 and [one["table"] for one in rest["games"]][-1] == table and rest["next"] is None
