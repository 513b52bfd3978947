"""One's own games: what waits on the start page and by its stream, the next one at a table, the search, what is hidden."""

import asyncio
import gzip
import re
import xml.etree.ElementTree as ElementTree
from html import unescape
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

import mercat
from mercat import Match
from mercat.server.own_games import shown as my_games
from mercat.server.own_games.my_games import following
from mercat.server.people.rows import HiddenRow
from mercat.server.people.stored import hand_over
from mercat.server.play.board_views import in_force, miniature
from mercat.server.tables.retention import delete_rows
from tests.server.conftest import Site, site_in
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
SETTINGS = {"heartbeat": 60}


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


async def played(people: list[Any], table: str) -> None:
    """Play a game of the toy to its end by first moves."""
    while (now := (await people[0].get(f"/api/tables/{table}")).json())["status"] != "over":
        await moved(people[now["to_move"]], table, now["length"])


async def moved(person: Any, table: str, length: int | None = None) -> None:
    """Make the first legal move."""
    length = (await person.get(f"/api/tables/{table}")).json()["length"] if length is None else length
    move = (await person.get(f"/api/tables/{table}/moves")).json()["moves"][0]["move"]
    answer = await person.post(f"/api/tables/{table}/play", json={"length": length, "move": move})
    assert answer.status_code == 200, answer.text


async def whose(table: str, *people: Any) -> tuple[Any, list[Any]]:
    """Who of these (in the order of their seats) is to move, and the others."""
    to_move = (await people[0].get(f"/api/tables/{table}")).json()["to_move"]
    return people[to_move], [one for number, one in enumerate(people) if number != to_move]


def part(page: str, title: str) -> str:
    """What stands under a heading of the start page."""
    found = re.search(rf'<section[^>]*aria-labelledby="{title}".*?</section>', page, re.DOTALL)
    return found.group() if found else ""


def tables_in(html: str) -> list[str]:
    """The tables that are listed, on the start page only the reader's."""
    html = html.partition('id="others-title"')[0] if 'id="my-games"' in html else html
    return re.findall(r'class="whole" href="/t/([a-z0-9]+)"', html)


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def count_of(page: str) -> int:
    found = re.search(r'id="my-games" data-waiting="(\d+)"', page)
    assert found
    return int(found[1])


# -- the start page


async def test_a_newcomer_is_offered_games_and_has_no_lists(site: Any) -> None:
    page = (await (await site.browser()).get("/")).text
    assert 'id="my-games"' not in page and "htmx.min.js" not in page and "<title>Mercat</title>" in page


async def test_what_waits_comes_first_with_its_question_and_board(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    tables = [await site.table_of(ana, ben) for _ in range(2)]
    asked, (other,) = await whose(tables[0], ana, ben)
    page = (await asked.get("/")).text
    waiting = part(page, "waiting-title")
    assert set(tables_in(waiting)) >= {tables[0]} and count_of(page) == len(tables_in(waiting))
    assert page.index('id="my-games"') < page.index('id="games-title"') and "Your turn · Mercat</title>" in page
    question = re.search(r'wait-question">([^<]+)<', waiting)
    assert question and unescape(question[1]) in unescape((await asked.get(f"/t/{tables[0]}")).text)
    picture = re.search(r'wait-board" src="([^"]+)"', waiting)
    assert picture
    drawn = await asked.get(unescape(picture[1]))
    assert drawn.headers["content-type"] == "image/svg+xml" and "max-age" in drawn.headers["cache-control"]
    assert ElementTree.fromstring(drawn.text).tag.endswith("svg")
    elsewhere = (await other.get("/")).text
    assert tables[0] in tables_in(part(elsewhere, "running-title"))
    assert tables[0] not in tables_in(part(elsewhere, "waiting-title"))
    await moved(asked, tables[0])
    now, _ = await whose(tables[0], ana, ben)
    assert tables[0] in tables_in(part((await now.get("/")).text, "waiting-title"))


async def test_lessons_and_sandboxes_wait_without_haste(site: Any) -> None:
    ana = await site.browser()
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "sandbox": True})
    page = (await ana.get("/")).text
    assert count_of(page) == 0 and len(tables_in(part(page, "running-title"))) == 1 and "<title>Mercat</title>" in page


async def test_open_and_finished_games_have_their_places(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})).json()["table"]
    table = await site.table_of(ana, ben)
    await played([ana, ben], table)
    page = (await ana.get("/")).text
    assert tables_in(part(page, "opened-title")) == [opened]
    finished = part(page, "finished-title")
    assert tables_in(finished) == [table] and f'href="/t/{table}/review"' in finished
    seats = (await ana.get("/api/results")).json()["results"][0]["seats"]
    assert f"{('1st', '2nd')[seats[0]['place'] - 1]} of 2" in finished
    await site.services.tables.access.write(delete_rows, [table])
    left = part((await ana.get("/")).text, "finished-title")
    assert f'id="line-{table}"' in left and f"/t/{table}" not in left    # its result alone


async def test_questions_are_asked_once_for_each_position(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = await site.browser(), await site.browser()
    tables = [await site.table_of(ana, ben) for _ in range(my_games.ASKED + 2)]
    loaded: list[str] = []
    current = site.services.tables.current

    async def noted(table: str, *more: Any) -> Any:
        loaded.append(table)
        return await current(table, *more)

    asked, _ = await whose(tables[0], ana, ben)
    monkeypatch.setattr(site.services.tables, "current", noted)
    for _ in range(3):
        page = (await asked.get("/")).text
    waiting = tables_in(part(page, "waiting-title"))
    assert len(waiting) == len(tables) and sorted(loaded) == sorted(waiting[:my_games.ASKED])
    monkeypatch.undo()


async def test_the_stream_tells_whose_turn_it_is_now_also_what_another_process_stores(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    first, (other,) = await whose(table, ana, ben)
    heard: list[str] = []
    version = re.search(r"/me/live\?seen=(\w+)", (await other.get("/")).text)
    assert version
    listening = asyncio.create_task(listen(site, other, f"/me/live?seen={version[1]}", heard))
    person = await site.person_of(other)
    await eventually(lambda: bool(site.services.streams.people.get(person)))
    assert not any("my-games" in one for one in heard)   # nothing new so far
    async with site_in(site.data) as another:
        there = {one: another.visitor() for one in (ana, ben)}
        for one, same in there.items():
            same.cookies = one.cookies
        now = first
        while now is not other:
            await moved(there[now], table)
            now, _ = await whose(table, ana, ben)
    await eventually(lambda: any('data-waiting="1"' in one and table in one for one in heard))
    listening.cancel()
    await eventually(lambda: not site.services.streams.people)


async def listen(site: Any, browser: Any, address: str, heard: list[str]) -> None:
    """Read a stream by asking the application itself; httpx waits for the end of an answer."""
    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: dict[str, Any]) -> None:
        heard.append(message.get("body", b"").decode())

    path, _, query = address.partition("?")
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "path": path,
             "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "scheme": "http",
             "headers": [(b"host", b"mercat.test"), (b"cookie", cookie.encode())], "client": ("127.0.0.1", 1),
             "server": ("mercat.test", 80)}
    await site.app(scope, receive, send)


# -- the next game


def test_the_next_game_goes_round_in_a_circle() -> None:
    assert following([], "a") == (None, 0) and following(["a"], "a") == (None, 0)
    assert following(["b", "c"], "a") == ("b", 2)        # one's move is made: to the one that waits longest
    assert [following(["a", "b", "c"], one)[0] for one in "abc"] == ["b", "c", "a"]


async def test_a_table_leads_to_the_next_that_waits(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    one, two = await site.table_of(ana, ben), await site.table_of(ana, ben)
    asked, (other,) = await whose(one, ana, ben)
    assert f'href="/t/{one}/next"' in (await asked.get(f"/t/{one}")).text
    assert (await asked.get(f"/t/{one}/next")).headers["location"] == f"/t/{two}"
    assert (await asked.get(f"/t/{two}/next")).headers["location"] == f"/t/{one}"
    assert '<b class="count">1</b>' in (await asked.get(f"/t/{one}/others")).text
    for stranger in (await site.browser(), site.visitor(), other):
        assert "next-game" not in (await stranger.get(f"/t/{one}")).text
        assert (await stranger.get(f"/t/{one}/others")).text.strip() == ""
        assert (await stranger.get(f"/t/{one}/next")).headers["location"] == "/"


async def test_what_has_waited_longest_comes_first(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    tables = [await site.table_of(ana, ben) for _ in range(3)]
    asked, _ = await whose(tables[0], ana, ben)
    for table in (tables[1], tables[0]):                 # moved until it is the same person's turn again
        now = asked
        while True:
            await moved(now, table)
            now, _ = await whose(table, ana, ben)
            if now is asked:
                break
    order = [tables[2], tables[1], tables[0]]
    assert (await asked.get("/api/me/games")).json()["waiting"] == order
    assert tables_in(part((await asked.get("/")).text, "waiting-title")) == order


# -- the search


async def test_games_are_found_by_game_person_date_and_state(site: Any) -> None:
    ana, lucja = await site.browser(), await site.browser()
    running = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    await lucja.post(f"/api/tables/{running}/seats", json={"name": "Łucja Żak"})
    finished = await site.table_of(ana, await site.browser())
    opened = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 3, "name": "Ana"})).json()["table"]

    async def found(**asked: str) -> set[str]:
        page, data = await ana.get("/me/games", params=asked), await ana.get("/api/me/games", params=asked)
        assert page.status_code == data.status_code == 200, data.text
        assert set(tables_in(page.text)) == {game["table"] for game in data.json()["games"]}
        return {game["table"] for game in data.json()["games"]}

    assert await found() == {running, finished, opened}
    assert await found(game="new_bedford") == {opened}
    assert await found(person="lucja z") == await found(person="ŁUCJA") == {running}       # whatever the letters
    assert await found(person="Ana") == set()            # that is the reader
    assert await found(person="%") == set()
    assert await found(state="open") == {opened} and await found(state="playing") == {running, finished}
    assert await found(since="2020-01-01", until="2020-12-31") == set()
    assert await found(since="2020-01-01", until="9999-12-31") == {running, finished, opened}
    for wrong in ("yesterday", "2026-13-01"):
        assert (await ana.get("/me/games", params={"since": wrong})).status_code == 422
        assert (await ana.get("/api/me/games", params={"since": wrong})).status_code == 422


async def test_a_search_has_pages(site: Any) -> None:
    ana = await site.browser()
    made = [(await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})).json()["table"] for _ in range(5)]
    seen, before = list[str](), None
    for size in (2, 2, 1):
        asked = {"limit": "2"} | ({"before": before} if before else {})
        answer = (await ana.get("/api/me/games", params=asked)).json()
        assert len(answer["games"]) == size
        seen += [game["table"] for game in answer["games"]]
        before = answer["next"]
    assert seen == made[::-1] and before is None


async def test_a_search_page_has_twenty_games_and_leads_to_older_ones(site: Any) -> None:
    ana = await site.browser()
    for _ in range(22):
        await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})
    page = (await ana.get("/me/games")).text
    older = re.search(r'href="(/me/games\?before=[^"]+)"', page)
    assert len(tables_in(page)) == 20 and older
    assert len(tables_in((await ana.get(unescape(older[1]))).text)) == 2


async def test_games_of_others_are_found_by_nobody_else(site: Any) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    await site.table_of(ana, ben)
    await site.table_of(eva, await site.browser())
    nobody, fresh = site.visitor(), await site.browser()
    assert tables_in((await fresh.get("/me/games")).text) == tables_in((await nobody.get("/me/games")).text) == []
    for stranger in (nobody, fresh):
        refused = await stranger.get("/api/me/games")
        assert refused.status_code == 403 and refused.json()["error"] == "nobody"
        assert (await stranger.get("/me/live")).status_code == 403
    assert len((await eva.get("/api/me/games")).json()["games"]) == 1
    token = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["token"]
    program = await site.visitor().get("/api/me/games", headers={"Authorization": f"Bearer {token}"})
    assert program.status_code == 403                    # the token of a seat is good for that seat


# -- what is hidden


async def test_what_is_hidden_is_left_out_until_it_is_shown_again(site: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "sandbox": True})).json()["table"]
    assert (await ana.post("/me/hide", data={"table": table, "hidden": "yes"})).headers["location"] == "/"
    page = (await ana.get("/")).text
    assert tables_in(page) == [] and "One hidden game" in page and tables_in((await ana.get("/me/games")).text) == []
    hidden = (await ana.get("/me/games?state=hidden")).text
    assert tables_in(hidden) == [table] and 'name="hidden" value="no"' in hidden
    back = await ana.post("/me/hide", data={"table": table, "hidden": "no", "from": "hidden"})
    assert back.headers["location"] == "/me/games?state=hidden" and tables_in((await ana.get("/")).text) == [table]
    assert '<input type="hidden" name="from" value="games">' in (await ana.get("/me/games")).text
    again = await ana.post("/me/hide", data={"table": table, "hidden": "yes", "from": "games"})
    assert again.headers["location"] == "/me/games"      # the list that asked


async def test_what_others_wait_for_cannot_be_hidden_and_comes_back(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    sent = {"table": table, "hidden": True}
    assert (await ana.put("/api/me/games/hidden", json=sent)).status_code == 204
    assert tables_in((await ana.get("/")).text) == []
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})   # it begins
    assert tables_in((await ana.get("/")).text) == [table]
    refused = await ben.put("/api/me/games/hidden", json=sent)
    assert refused.status_code == 409 and refused.json()["error"] == "others-wait"
    assert "One hidden game" not in (await ana.get("/")).text


async def test_nobody_hides_what_is_not_theirs(site: Any) -> None:
    ana, eva = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    await eva.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Eva"})
    for who, status in ((site.visitor(), 403), (await site.browser(), 403), (eva, 404)):
        answer = await who.put("/api/me/games/hidden", json={"table": table, "hidden": True})
        assert answer.status_code == status, answer.text
        assert (await who.post("/me/hide", data={"table": table, "hidden": "yes"})).status_code == status
    assert table in tables_in(part((await ana.get("/")).text, "opened-title"))


async def test_hidden_games_come_along_and_end_with_their_tables(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "sandbox": True})).json()["table"]
    await ben.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ben"})
    await ana.put("/api/me/games/hidden", json={"table": table, "hidden": True})
    people = [await site.person_of(ana), await site.person_of(ben)]
    with site.services.store.changing() as session:
        hand_over(session, *people)
    with Session(site.services.store.reading) as session:
        assert session.scalars(select(HiddenRow.person).where(HiddenRow.table == table)).all() == [people[1]]
    site.services.store.write(delete_rows, [table])
    with Session(site.services.store.reading) as session:
        assert session.scalars(select(HiddenRow).where(HiddenRow.table == table)).all() == []


# -- pictures


@pytest.mark.parametrize("name", [*mercat.names(), "toy"])
def test_every_board_makes_a_picture(name: str) -> None:
    match = Match.start(name, seats=2, seed=5, names=["<b>", 'A"&'])
    text = miniature(match, "pl", "dark")
    root = ElementTree.fromstring(text)                  # well-formed, whatever people are called
    assert root.get("data-theme") == "dark" and "<script" not in text and "<title" not in text
    shown = {element.get("id") for element in root.iter() if element.get("id")}
    assert set(re.findall(r'href="#([^"]+)"', text)) <= shown


def test_only_what_holds_in_a_wide_window_is_in_force() -> None:
    css = "a{b:c}@media (max-width: 700px){d{e:f}}@media (min-width: 900px) and (max-height: 820px){g{h:i}}" \
          "@media (min-width: 1000px){j{k:l}@media (max-width: 100px){m{n:o}}}@media (prefers-contrast: more){p{q:r}}s{t:u}"
    assert in_force(css) == "a{b:c}j{k:l}@media (prefers-contrast: more){p{q:r}}s{t:u}"


async def test_a_picture_is_kept_by_position_and_needs_a_game(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 2})).json()["table"]
    my_games.pictures.kept.clear()
    first = await ana.get(f"/t/{table}/board.svg")
    assert first.text == (await ben.get(f"/t/{table}/board.svg", headers={"Accept-Encoding": "identity"})).text
    assert len(my_games.pictures) == 1 and first.text == gzip.decompress(next(iter(my_games.pictures.kept.values()))).decode()
    assert "sandbox" in first.headers["content-security-policy"]
    assert (await ana.get(f"/t/{opened}/board.svg")).status_code == 409
    assert (await ana.get("/t/missing/board.svg")).status_code == 404
    assert (await ana.get(f"/t/{table}/board.svg?theme=red")).status_code == 422
