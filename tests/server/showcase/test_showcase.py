"""Running games that the start page shows to everybody, and the masters' games for newcomers."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.engine.matches.match import Match
from mercat.games import find, names
from mercat.server.own_games import shown
from mercat.server.people.rows import BanRow
from mercat.server.showcase import pages
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.results import drop_with_table
from mercat.server.tables.retention import delete_rows
from mercat.server.tables.snapshot import Reader
from mercat.text import LANGUAGES
from tests.server.conftest import Site
from tests.server.own_games.test_my_games import moved, played

pytestmark = pytest.mark.anyio
WATCHED = re.compile(r'id="watched-([\w-]+)" data-table="\1" data-mark="([\w-]+)"')


@pytest.fixture
async def site(shared_site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    monkeypatch.setattr(pages, "REFRESH", 0.0)
    shown.pictures.clear()
    return shared_site


async def on_start_page(browser: Any) -> dict[str, str]:
    """The games that the start page shows, with the marks of their positions."""
    return dict(WATCHED.findall((await browser.get("/")).text))


def forget(site: Site) -> None:
    """Let this process know nothing of what may be watched."""
    pages.of_engines.clear()
    site.app.state.showcase = None


async def told(browser: Any, *tables: str) -> Any:
    answer = await browser.get("/watching", params={"tables": ".".join(tables)})
    assert answer.status_code == 200, answer.text
    return answer.json()


def change(site: Site, table: str, **columns: Any) -> None:
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(TableRow).where(TableRow.id == table).values(**columns))


async def test_up_to_three_running_games_are_shown_to_others(site: Site) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
    tables = [await site.table_of(ana, ben) for _ in range(4)]
    found = await on_start_page(stranger)
    assert len(found) == 3 and set(found) < set(tables)
    assert await on_start_page(ana) == {}                # they have them among their own
    page = (await stranger.get("/")).text
    assert "Player 0" in page and "/static/watching.js" in page
    people = [await site.person_of(one) for one in (ana, ben)]
    assert not [one for one in people if one in page]    # persons' ids are nobody's business


async def test_a_board_follows_the_game_to_its_end(site: Site) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
    table = await site.table_of(ana, ben)
    mark = (await on_start_page(stranger))[table]
    before = await stranger.get(f"/watching/{table}.svg?of={mark}")
    assert before.headers["content-type"] == "image/svg+xml" and "default-src 'none'" in before.headers["content-security-policy"]
    assert await told(stranger, table) == {table: {"mark": mark, "said": "Player 0 to move", "over": False}}
    await moved(ana, table)
    later = (await told(stranger, table))[table]
    assert later["mark"] != mark
    assert (await stranger.get(f"/watching/{table}.svg?of={later['mark']}")).status_code == 200
    await played([ana, ben], table)
    assert await told(stranger, table) == {table: {"mark": (await told(stranger, table))[table]["mark"], "said": "Finished",
                                                   "over": True}}
    assert table not in await on_start_page(stranger)


HIDDEN: dict[str, dict[str, Any]] = {
    "private": {"listed": False}, "of a group": {"group_id": "g"}, "a sandbox": {"sandbox": True},
    "a lesson": {"lesson": "first"}, "paused": {"paused": now()}, "not of today": {"changed": now() - 2 * pages.MOVED_WITHIN}}


@pytest.mark.parametrize("why", HIDDEN)
async def test_what_is_not_open_to_watchers_is_gone_everywhere(site: Site, why: str) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
    table = await site.table_of(ana, ben)
    assert table in await on_start_page(stranger)
    change(site, table, **HIDDEN[why])
    assert await on_start_page(stranger) == {} and await told(stranger, table) == {table: None}
    assert (await stranger.get(f"/watching/{table}.svg")).status_code == 404


@pytest.mark.parametrize("who", ["a player", "who opened it"])
async def test_nothing_of_banned_people_is_shown(site: Site, who: str) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
    table = await site.table_of(ana, ben)
    with Session(site.services.store.writing) as session, session.begin():
        session.add(BanRow(person=await site.person_of(ben if who == "a player" else ana), reason="rude"))
    assert await on_start_page(stranger) == {} and await told(stranger, table) == {table: None}
    assert (await stranger.get(f"/watching/{table}.svg")).status_code == 404


async def test_a_game_of_bots_alone_is_not_shown(site: Site) -> None:
    ana, stranger = await site.browser(), site.visitor()
    table = await site.table_of(ana, await site.browser())
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SeatRow).where(SeatRow.table == table).values(kind="bot", bot="steady", holder=None))
    assert await on_start_page(stranger) == {}


async def test_the_host_may_switch_it_off(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "REFRESH", 0.0)
    async with opening(watching=False) as site:
        ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
        table = await site.table_of(ana, ben)
        assert await on_start_page(stranger) == {} and await told(stranger, table) == {table: None}
        assert (await stranger.get(f"/watching/{table}.svg")).status_code == 404


async def test_one_network_does_not_take_all_places(site: Site) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
    far = await site.browser(address="203.0.113.9")
    theirs = await site.table_of(far, await site.browser(address="203.0.113.9"))
    mine = [await site.table_of(ana, ben) for _ in range(pages.MOST)]
    for table in mine:
        change(site, table, opener="one network")
    assert theirs in await on_start_page(stranger)


async def test_many_who_look_cost_one_drawing_and_one_reading(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one language and theme; the board is not drawn anew for each who looks, nor the list read."""
    monkeypatch.setattr(pages, "REFRESH", 60.0)
    forget(site)
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    drawn, read = list[str](), list[object]()
    draw, choose = shown.picture_of_board, pages.read_all

    def drawing(match: Any, language: str, theme: str) -> bytes:
        drawn.append(language)
        return draw(match, language, theme)

    def reading(work: Any) -> Any:
        read.append(work)
        return choose(work)

    monkeypatch.setattr(shown, "picture_of_board", drawing)
    monkeypatch.setattr(pages, "read_all", reading)
    visitors = [site.visitor() for _ in range(20)]
    answers = await asyncio.gather(*(one.get(f"/watching/{table}.svg") for one in visitors),
                                   *(one.get("/watching", params={"tables": table}) for one in visitors))
    assert {one.status_code for one in answers} == {200} and drawn == ["en"] and len(read) == 1
    await asyncio.gather(*(site.visitor(language="es").get(f"/watching/{table}.svg") for _ in range(20)))
    assert drawn == ["en", "es"] and len(read) == 1


async def test_what_a_start_page_shows_is_drawn_though_the_list_is_older(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has just begun, and a move just made; strangers who ask for anything do not make it read more often."""
    monkeypatch.setattr(pages, "REFRESH", 60.0)
    forget(site)
    ana, ben, stranger = await site.browser(), await site.browser(), site.visitor()
    assert await told(stranger, "nobody") == {"nobody": None}

    async def mark_elsewhere() -> str:
        """What the start page of another process says."""
        games: dict[str, pages.WatchedGame] = await site.services.desk.read(Reader(), pages.read_all)
        return games[table].mark

    table = await site.table_of(ana, ben)
    mark = await mark_elsewhere()
    first = await stranger.get(f"/watching/{table}.svg?of={mark}")
    assert first.status_code == 200 and await told(stranger, table) == {table: {"mark": mark, "said": "Player 0 to move",
                                                                                "over": False}}
    await moved(ana, table)
    later = await mark_elsewhere()
    assert later != mark and (await stranger.get(f"/watching/{table}.svg?of={later}")).status_code == 200
    assert (await told(stranger, table))[table]["mark"] == later
    read, choose = list[object](), pages.read_all

    def reading(work: Any) -> Any:
        read.append(work)
        return choose(work)

    monkeypatch.setattr(pages, "read_all", reading)
    odd = [stranger.get(f"/watching/{name}.svg?of={name}") for name in (table, "nobody", *map(str, range(20)))]
    assert {answer.status_code for answer in await asyncio.gather(*odd)} == {200, 404} and len(read) == 1


async def test_odd_questions(site: Site) -> None:
    stranger = site.visitor()
    for tables in ("", "a.b.c.d", "a/b", "x" * 25, ".", "a."):
        assert (await stranger.get("/watching", params={"tables": tables})).status_code == 422, tables
    assert await told(stranger, "nobody", "masters-1") == {"nobody": None, "masters-1": None}


# -- masters' games

@pytest.mark.parametrize("game", [name for name in names() if (Path(find(name).folder) / "data").exists()])
def test_the_shipped_game_is_played_by_todays_rules(game: str) -> None:
    path = Path(find(game).folder) / "masters.json"
    said = json.loads(path.read_text("utf-8"))
    assert path.stat().st_size < 100_000
    match = Match.from_json(json.dumps(said["match"]))
    assert match.to_move is None
    assert [[one.total, one.place] for one in sorted(match.scores(), key=lambda one: one.seat)] == said["result"]
    assert (said["review"]["length"], said["review"]["game"], said["strength"]) == (len(match.entries), game, "master")
    assert (said["match"]["version"], said["match"]["digest"]) == (find(game).version, find(game).digest)


OF_MASTERS = re.compile(r"/t/(masters-[0-9a-f]{12})\?at=1&plays=yes")                   # after who begins was drawn


async def masters_table(browser: Any) -> str:
    answer = await browser.get("/watching/masters/new_bedford")
    assert answer.status_code == 303, answer.text
    found = OF_MASTERS.fullmatch(answer.headers["location"])
    assert found is not None
    return found[1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_archive_of_a_game_begins_with_a_game_of_masters(site: Site, language: str) -> None:
    visitor = site.visitor(language=language)
    link = 'href="/watching/masters/new_bedford'
    for path in ("/archive", "/archive?game=new_bedford", "/help/new_bedford", "/"):
        assert link in (await visitor.get(path)).text, path
    for path in ("/archive?game=toy", "/archive?game=new_bedford&seats=3", "/archive?person=Ana", "/help/toy"):
        assert link not in (await visitor.get(path)).text, path
    table = await masters_table(visitor)
    record = await visitor.get(f"/t/{table}?at=1")
    review = await visitor.get(f"/t/{table}/review")
    assert record.status_code == 200 and "Ada" in record.text and 'id="of-masters"' in record.text
    assert review.status_code == 200 and "refresh" not in review.headers and 'id="turn-1"' in review.text
    assert (await visitor.get("/watching/masters/new_bedford/review")).headers["location"] == f"/t/{table}/review"
    assert (await visitor.get("/watching/masters/toy")).status_code == 404


@pytest.mark.parametrize(("language", "title", "past"), [
    ("en", "A masters’ game", "earlier moment"), ("es", "Una partida de maestros", "momento anterior"),
    ("pl", "Partia mistrzów", "wcześniejszy")])
async def test_a_game_of_masters_is_called_so_and_can_play_by_itself(site: Site, language: str, title: str, past: str) -> None:
    visitor = site.visitor(language=language)
    table = await masters_table(visitor)
    page = (await visitor.get(f"/t/{table}?at=3")).text
    [ask] = re.findall(r'id="ask"[^>]*>([^<]*)<', page)
    assert title in ask and past not in page and 'class="table"' in page
    assert 'id="play-masters"' in page and "/static/masters.js" in page
    end = (await visitor.get(f"/t/{table}")).text
    assert "play-masters" not in end and "masters.js" not in end


async def test_one_table_for_all_who_look_and_another_once_it_is_deleted(site: Site) -> None:
    found = await asyncio.gather(*(masters_table(site.visitor()) for _ in range(6)))
    assert len(set(found)) == 1
    with Session(site.services.store.writing) as session, session.begin():
        assert session.get_one(TableRow, found[0]).imported
        drop_with_table(session, found[:1])
        delete_rows(session, found[:1])
    assert (await site.visitor().get(f"/t/{found[0]}")).status_code == 404
    assert await masters_table(site.visitor()) == found[0]
    assert (await site.visitor().get(f"/t/{found[0]}")).status_code == 200


async def test_nobody_writes_at_a_game_of_masters_and_anybody_tries_a_moment_out(site: Site) -> None:
    ana = await site.browser()
    table = await masters_table(ana)
    assert 'id="chat-form"' not in (await ana.get(f"/t/{table}")).text
    refused = await ana.post(f"/api/tables/{table}/chat", json={"text": "Buy my pills", "name": "Ana"})
    assert (refused.status_code, refused.json()["error"]) == (409, "masters-silent")
    assert (await ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).status_code in (403, 409)
    opened = await ana.post(f"/t/{table}/sandbox", data={"at": "20"})
    assert opened.status_code == 303 and not opened.headers["location"].startswith("/t/masters-")
    other = await site.table_of(ana, await site.browser())
    assert 'id="chat-form"' in (await ana.get(f"/t/{other}")).text
