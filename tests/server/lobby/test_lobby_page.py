"""The page of the lobby, and the list of tables: results, what a newcomer is offered first, the one name, open tables."""

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from mercat.games import find, names
from mercat.server.play.cards import BOARD
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.admins import account

pytestmark = pytest.mark.anyio


async def played_out(client: Any, game: str = "toy") -> str:
    """A sandbox of a game played to its end by first moves."""
    opened = await client.post("/api/tables", json={"game": game, "seats": 2, "name": "Ana", "sandbox": True})
    table: str = opened.json()["table"]
    while (now := (await client.get(f"/api/tables/{table}")).json())["status"] != "over":
        move = (await client.get(f"/api/tables/{table}/moves")).json()["moves"][0]["move"]
        played = await client.post(f"/api/tables/{table}/play", json={"length": now["length"], "move": move})
        assert played.status_code == 200, played.text
    return table


def line_of(page: str, table: str) -> str:
    """What the entry of a table in the lists says."""
    found = re.search(rf'id="(?:wait|line)-{table}"(.*?)(?=id="(?:wait|line)-|</section>)', page, re.DOTALL)
    assert found
    return found[1]


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


async def test_a_finished_table_is_listed_with_its_result(site: Any) -> None:
    ana = await site.browser()
    table, running = await played_out(ana), await site.table_of(ana, await site.browser())
    listed = {line["id"]: line for line in (await ana.get("/api/tables")).json()["mine"]}
    assert listed[running]["results"] is None
    results = listed[table]["results"]
    final = {score["seat"]: score for score in (await ana.get(f"/api/tables/{table}/view")).json()["scores"]}
    assert [(one["points"], one["place"]) for one in results] == [(final[seat]["total"], final[seat]["place"]) for seat in (0, 1)]
    page = (await ana.get("/")).text
    said = line_of(page, table).split('<li class="seat-line">')[1:]
    for part, (seat, result) in zip(said, sorted(enumerate(results), key=lambda one: one[1]["place"]), strict=True):
        assert f"seat-{seat}" in part and f">{result['points']}</b>" in part   # the winner first
        assert ("won" in words(part.partition("</ul>")[0]).lower()) == (result["place"] == 1)
    assert "<b>" not in line_of(page, running)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_learn_comes_first_for_a_newcomer_and_play_for_who_has_played(site: Any, language: str) -> None:
    ana = await site.browser(language=language)

    def buttons(page: str) -> list[str]:
        card = re.search(r'<li class="card game" id="game-new_bedford">.*?</form>', page, re.DOTALL)
        assert card
        return re.findall(r'<button[^>]* class="((?:learn|play-now)[^"]*)"', card.group())

    assert buttons((await ana.get("/")).text) == ["learn main", "play-now"]
    await ana.post("/play/new_bedford", data={"name": "Ana", "bots": "1", "strength": "random"})
    assert buttons((await ana.get("/")).text) == ["play-now main", "learn"]
    stranger = await site.browser(language=language)     # each reader by what they have played
    assert buttons((await stranger.get("/")).text) == ["learn main", "play-now"]


async def test_one_field_asks_for_the_name_and_keeps_it(site: Any) -> None:
    ana = await site.browser()
    assert len(re.findall(r'<input[^>]* name="name"', (await ana.get("/")).text)) == 1
    await ana.post("/settings", data={"name": "Łucja", "back": "/"})
    for address in ("/", "/new/new_bedford"):
        fields = re.findall(r'<input[^>]* name="name"[^>]*>', (await ana.get(address)).text)
        assert len(fields) == 1 and 'value="Łucja"' in fields[0], address
    begun = await ana.post("/play/new_bedford", data={"bots": "1", "strength": "random"})
    seats = (await ana.get(f"/api{begun.headers['location'].replace('/t/', '/tables/')}")).json()["seats"]
    assert "Łucja" in [seat["name"] for seat in seats if seat["mine"]]


async def test_open_tables_stand_above_the_games(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    opened = await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana", "listed": True})
    page = (await ben.get("/")).text
    assert 0 < page.index(f'href="/t/{opened.json()["table"]}"') < page.index('id="games-title"')
    alone = (await ana.get("/")).text                    # who opened it has it among their own
    assert 'id="others-title"' not in alone and opened.json()["table"] in alone


@pytest.mark.parametrize("game", [name for name in names() if (Path(find(name).folder) / BOARD).exists()])
async def test_boards_are_pictured_in_the_readers_language(site: Any, game: str) -> None:
    pictures = set()
    for language in LANGUAGES:
        visitor = site.visitor(language=language)
        [path] = re.findall(rf'src="(/games/{game}/board\.webp[^"]*)"', (await visitor.get("/")).text)
        answer = await visitor.get(path)
        assert answer.status_code == 200 and answer.headers["content-type"] == "image/webp"
        pictures.add(answer.content)
    assert len(pictures) == len(LANGUAGES)
    assert (await site.visitor().get(f"/games/{game}/board.webp?language=xx")).content in pictures


async def test_a_finished_game_has_final_scores_and_no_forecast(site: Any) -> None:
    client = await site.browser()
    table = await played_out(client)
    for path in (f"/t/{table}", f"/t/{table}/text"):
        page = (await client.get(path)).text
        assert "If the game ended now" not in page and "Final scores" in page


async def test_who_has_an_account_but_no_game_finds_their_pages(site: Any) -> None:
    nobody, ana = site.visitor(), await account(site, "Zoe")
    assert 'href="/me/friends"' not in (await nobody.get("/")).text
    page = (await ana.get("/")).text
    assert 'class="hero"' in page and all(f'href="{path}"' in page for path in ("/groups", "/me/friends", "/me/games"))


async def test_who_has_no_account_finds_the_way_in_on_a_narrow_page_too(site: Any) -> None:
    nobody, ana = site.visitor(), await account(site, "Zoe")
    for path in ("/", "/me"):
        assert ['class="enter-line"' in (await one.get(path)).text for one in (nobody, ana)] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_only_people_without_an_account_are_told_that_they_need_none(site: Any, language: str) -> None:
    said = ui(language)("lobby-no-account")
    ana, ben = await site.browser(language=language), await account(site, "Ben")
    assert said in words((await ana.get("/")).text)
    page = words((await ben.get("/", headers={"Accept-Language": language})).text)
    assert ui(language)("lobby-lead") in page and said not in page


async def test_nobody_is_told_that_they_need_no_account_where_they_need_one(opening: Any) -> None:
    async with opening(guests="invitation") as site:
        page = words((await (await site.browser()).get("/")).text)
        assert 'id="admission"' in (await (await site.browser()).get("/")).text
        assert ui("en")("lobby-lead") in page and ui("en")("lobby-no-account") not in page
