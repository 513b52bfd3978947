"""Tables that teach: the step follows from the journal, for every reader, and after every restart of the server."""

from collections.abc import Callable
from typing import Any

import pytest

from mercat.lessons import find_lesson
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def learn(client: Any, game: str = "new_bedford") -> str:
    answer = await client.post(f"/learn/{game}", data={"lesson": "first", "name": "Ana"})
    assert answer.status_code == 303
    return str(answer.headers["location"].removeprefix("/t/"))


async def length_of(client: Any, table: str) -> int:
    return int((await client.get(f"/api/tables/{table}")).json()["length"])


async def play(client: Any, table: str, move: str) -> Any:
    data = {"length": str(await length_of(client, table)), "move": move}
    return await client.post(f"/t/{table}/move", data=data, headers={"HX-Request": "true"})


async def wait_for_turn(client: Any, table: str) -> None:
    async def can_move() -> bool:
        return bool((await client.get(f"/api/tables/{table}")).json()["can_move"])

    await until(can_move)


async def test_the_lobby_leads_to_a_lesson(site: Any) -> None:
    ana = await site.browser()
    assert 'formaction="/learn/new_bedford"' in (await ana.get("/")).text
    table = await learn(ana)
    page = (await ana.get(f"/t/{table}")).text
    assert "Lesson: step 1 of 15" in page and 'data-looks="element=player-0"' in page
    assert (await ana.post("/learn/new_bedford", data={"lesson": "second"})).status_code == 404
    assert (await ana.post("/learn/toy", data={"lesson": "first"})).status_code == 404


async def test_a_wrong_move_is_answered_and_can_be_tried_again(site: Any) -> None:
    ana = await site.browser()
    table = await learn(ana)
    wrong = await play(ana, table, "take_start 0 5 0")
    assert wrong.status_code == 422 and "Without wood no ship leaves the harbour" in wrong.text
    assert "Lesson: step 1 of 15" in wrong.text and await length_of(ana, table) == 1
    told = (await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "take_start 0 5 0"})).json()
    assert told["error"] == "not_the_step" and "Without wood" in told["sentence"]
    assert (await play(ana, table, "take_start 1 2 0")).status_code == 200
    await wait_for_turn(ana, table)
    assert "Lesson: step 2 of 15" in (await ana.get(f"/t/{table}")).text


async def test_the_others_follow_the_script_and_the_match_continues(site: Any) -> None:
    ana = await site.browser(language="es")
    table = await learn(ana)
    lesson = find_lesson("new_bedford", "first")
    assert lesson is not None
    for step in lesson.steps:
        await wait_for_turn(ana, table)
        assert (await play(ana, table, step.model)).status_code == 200, step.name
    await wait_for_turn(ana, table)
    page = (await ana.get(f"/t/{table}")).text
    assert "La lección ha terminado" in page
    assert (await play(ana, table, "place farm")).status_code == 200
    assert 'id="lesson"' not in (await ana.get(f"/t/{table}")).text


async def test_a_lesson_outlives_the_server_and_goes_back_with_an_undo(opening: Callable[..., Any]) -> None:
    async with opening() as site:
        ana = await site.browser()
        table = await learn(ana)
        await play(ana, table, "take_start 2 2 0")
        await wait_for_turn(ana, table)
        await play(ana, table, "place dockyard")
        await wait_for_turn(ana, table)
        cookies = dict(ana.cookies)
    async with opening() as site:
        again = site.visitor()
        again.cookies.update(cookies)
        assert "Lesson: step 3 of 15" in (await again.get(f"/t/{table}")).text
        asked = {"length": str(await length_of(again, table)), "target": "3"}
        assert "Lesson: step 2 of 15" in (await again.post(f"/t/{table}/ask", data=asked, headers={"HX-Request": "true"})).text


async def test_what_was_prepared_is_not_undone(site: Any) -> None:
    ana = await site.browser()
    table = await learn(ana, "poseidon")
    prepared = await length_of(ana, table)
    assert 'id="undo"' not in (await ana.get(f"/t/{table}")).text and 'id="ask-undo"' not in (await ana.get(f"/t/{table}")).text
    refused = [await ana.post(f"/t/{table}/{what}", data={"length": str(prepared), "target": "1"}, headers={"HX-Request": "true"})
               for what in ("undo", "ask")]
    assert [answer.status_code for answer in refused] == [409, 422]
    await play(ana, table, "choose delos")
    await wait_for_turn(ana, table)
    asked = {"length": str(await length_of(ana, table)), "target": str(prepared)}
    await ana.post(f"/t/{table}/ask", data=asked, headers={"HX-Request": "true"})
    assert "Lesson: step 1 of 20" in (await ana.get(f"/t/{table}")).text


async def test_a_lesson_in_words_and_left(site: Any) -> None:
    ana, ben = await site.browser(language="pl"), await site.browser()
    table = await learn(ana)
    words = (await ana.get(f"/t/{table}/text")).text
    assert "Lekcja: krok 1 z 15" in words and "Weź co najmniej 1 drewno" in words
    assert (await ben.post(f"/t/{table}/lesson")).status_code == 403
    assert "Lekcja" not in (await ben.get(f"/t/{table}/text")).text
    assert (await ana.post(f"/t/{table}/lesson", data={"from": "text"})).headers["location"] == f"/t/{table}/text"
    assert (await play(ana, table, "take_start 0 5 0")).status_code == 200
