"""Chat: names that could be mistaken for a player's, notices, and how much is kept."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from mercat.server.people.own_names import guest_in
from mercat.server.play.players import seat_names
from mercat.server.play.prompt import victory
from mercat.server.storage.models import ChatRow
from mercat.server.tables import chat_lines as stored_chat
from mercat.server.tables.chat_lines import add_to_chat
from mercat.server.words import ui

pytestmark = pytest.mark.anyio


async def said(client: Any, table: str) -> list[tuple[int | None, str]]:
    return [(line["seat"], line["name"]) for line in (await client.get(f"/api/tables/{table}")).json()["chat"]]


async def say(client: Any, table: str, name: str) -> Any:
    return await client.post(f"/api/tables/{table}/chat", json={"text": "hello", "name": name})


@pytest.mark.parametrize("name", ["Player 0", "PLAYER 0", "Рlayer\u200b 0", "Player O"])
async def test_a_visitor_cannot_chat_under_a_players_name(site: Any, name: str) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    refused = await say(stranger, table, name)
    assert (refused.status_code, refused.json()["error"]) == (409, "name-taken")
    assert (await say(stranger, table, "Eva")).status_code == 204
    assert (await say(ana, table, name)).status_code == 204         # a player speaks under the name of the seat
    assert await said(ana, table) == [(None, "Eva"), (0, "Player 0")]


async def test_a_visitor_cannot_chat_under_a_bots_name(site: Any) -> None:
    ana, stranger = await site.browser(), await site.browser()
    wish = {"game": "toy", "seats": 2, "name": "Ana", "bots": ["greedy"]}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    assert (await say(stranger, table, "Bruno")).json()["error"] == "name-taken"


async def test_a_visitor_with_a_players_name_is_shown_as_a_guest(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Guest"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    for name in ("BEN", "", "Eva"):
        eva.cookies.set("name", name, domain="mercat.test")
        assert (await eva.post(f"/t/{table}/chat", data={"text": "hello"})).status_code == 303
    assert await said(ana, table) == [(None, "Guest 2"), (None, "Guest 2"), (None, "Eva")]


async def test_nobody_can_sit_down_under_a_lookalike_name(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    for name in ("Аna", "An\u2060a", "Ａｎａ"):
        assert (await ben.post(f"/api/tables/{table}/seats", json={"name": name})).json()["error"] == "name-taken"
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "\u3164"})).json()["error"] == "empty-name"


async def test_calling_in_a_bot_for_an_absent_player_leaves_a_notice(site: Any) -> None:
    ana, ben, reader = await site.browser(), await site.browser(), await site.browser(language="pl")
    table = await site.table_of(ana, ben)

    def long_ago(session: Any, row: Any, seats: Any) -> None:
        seats[1].seen -= timedelta(hours=1)

    await site.services.tables.change(table, long_ago)
    for _ in range(2):                                      # the second time, the bot already plays
        assert (await ana.put(f"/api/tables/{table}/seats/1/hold", json={"strength": "greedy"})).status_code == 204
    assert (await ben.put(f"/api/tables/{table}/seats/1/hold", json={"strength": None})).status_code == 204
    line, back = (await reader.get(f"/api/tables/{table}")).json()["chat"]
    assert back["notice"] in ("came-back", "took-back")
    assert (line["notice"], line["seat"], line["name"]) == ("held", 0, "Player 0")
    assert "wzywa bota, żeby grał za nieobecnego gracza Player 1" in line["text"]
    own = (await ben.get(f"/t/{table}")).text.replace("\u2068", "")
    assert "You were away, so Player 0 called in a bot to play for you." in own
    page = (await reader.get(f"/t/{table}")).text
    assert "wzywa bota" in page


async def test_calling_in_a_bot_for_yourself_leaves_no_notice(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "greedy"})).status_code == 204
    assert (await ben.get(f"/api/tables/{table}")).json()["chat"] == []


async def test_old_messages_are_deleted_and_notices_kept(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_chat, "CHAT_KEPT", 5)
    ana, ben = await site.browser(), await site.browser()
    table, other = await site.table_of(ana, ben), await site.table_of(ben, ana)

    def note(session: Any, row: Any, seats: Any) -> None:
        add_to_chat(session, ChatRow(table=row.id, seat=0, name="Ana", text="Ben", notice="held"))

    await site.services.tables.change(table, note)
    for number in range(12):
        for one in (table, other):
            assert (await ana.post(f"/api/tables/{one}/chat", json={"text": f"line {number}"})).status_code == 204
    chat = (await ana.get(f"/api/tables/{table}")).json()["chat"]
    assert [line["notice"] for line in chat] == ["held", None, None, None, None, None]
    assert [line["text"] for line in chat[1:]] == [f"line {number}" for number in range(7, 12)]
    assert len((await ana.get(f"/api/tables/{other}")).json()["chat"]) == 5


async def test_people_chat_while_they_wait_for_others(site: Any) -> None:
    ana, stranger = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    page = (await ana.get(f"/t/{table}/seats")).text
    assert 'id="chat-form"' in page and "No messages yet." in page
    stranger.cookies.set("name", "Eva", domain="mercat.test")
    answer = await stranger.post(f"/t/{table}/chat", data={"text": "<hello>"}, headers={"HX-Request": "true"})
    assert answer.status_code == 200 and "&lt;hello&gt;" in answer.text and 'id="seat-cards"' in answer.text
    assert (await ana.post(f"/t/{table}/chat", data={"text": "welcome"})).status_code == 303
    assert await said(ana, table) == [(None, "Eva"), (0, "Ana")]
    refused = await ana.post(f"/t/{table}/chat", data={"text": "x" * 501}, headers={"HX-Request": "true"})
    assert refused.status_code == 422 and "A message can have at most 500 characters." in refused.text
    assert (await ana.post(f"/t/{table}/chat", data={"text": " "})).status_code == 422


# -- guests without a name

def guest_at(*names: str) -> list[Any]:
    return [SimpleNamespace(number=number, kind="person", name=name, held=None, bot=None) for number, name in enumerate(names)]


def test_guests_without_a_name_are_called_so_in_the_readers_language() -> None:
    assert [guest_in("Gość", language) for language in ("en", "es", "pl")] == ["Guest", "Invitado", "Gość"]
    assert guest_in("Invitado 12", "en") == "Guest 12" and guest_in("Ana 2", "pl") == "Ana 2"
    assert seat_names(guest_at("Gość", "Ana", "Invitado 2"), "en") == ["Guest", "Ana", "Guest 2"]
    assert seat_names(guest_at("Gość", "Guest"), "en") == ["Gość", "Guest"]         # or one could not tell them apart


async def test_a_watching_guest_is_called_so_in_the_chat(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser(language="pl")
    table = await site.table_of(ana, ben)
    assert (await eva.post(f"/t/{table}/chat", data={"text": "Hej"})).status_code == 303
    for language, name in (("en", "Guest"), ("es", "Invitado"), ("pl", "Gość")):
        page = (await ana.get(f"/t/{table}", headers={"Accept-Language": language})).text
        assert name in page.partition('id="chat"')[2].partition("</ol>")[0]


def test_whoever_has_won_is_told_so_in_the_second_person() -> None:
    scores = [SimpleNamespace(seat=0, place=1), SimpleNamespace(seat=1, place=2)]
    match: Any = SimpleNamespace(scores=lambda: scores)
    said = [victory(match, ["Ana", "Ben"], mine, ui("en")) for mine in ((0,), (1,), (), (0, 1))]
    assert said == ["The game is over. You win.", *3 * ["The game is over. Ana wins."]]
    scores[1].place = 1
    said = [victory(match, ["Ana", "Ben"], mine, ui("en")) for mine in ((1,), ())]
    assert said == ["The game is over. You share the victory with Ana.", "The game is over. Ana and Ben share the victory."]
