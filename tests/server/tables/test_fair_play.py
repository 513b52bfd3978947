"""Fair play: new deals for newcomers, what everybody is told, votes of people, tokens that end, games from elsewhere."""

import asyncio
import json
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from mercat.server.storage.models import ChatRow
from mercat.server.tables.results import finished_tables
from mercat.server.tables.store import read_table
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def seen(client: Any, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}")).json()


async def opened(client: Any, **wishes: Any) -> Any:
    answer = await client.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"} | wishes)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def sit(client: Any, table: str, name: str, seat: int | None = None) -> Any:
    return await client.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})


async def move(client: Any, table: str) -> None:
    """Make the first legal move of the seat to move."""
    now = await seen(client, table)
    rows = (await client.get(f"/api/tables/{table}/moves")).json()
    played = await client.post(f"/api/tables/{table}/play", json={"length": now["length"], "move": rows["moves"][0]["move"]})
    assert played.status_code == 200, played.text


async def until(client: Any, table: str, wanted: Any) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not wanted(now := await seen(client, table)):
            await asyncio.sleep(0.02)
    return now


def notices(table: Any) -> list[str]:
    return [line["notice"] for line in table["chat"] if line["notice"]]


async def free_the_bots_seat(client: Any, table: str, seat: int = 1) -> None:
    assert (await client.put(f"/api/tables/{table}/seats/{seat}/bot", json={"strength": None})).status_code == 204


async def test_who_sits_down_where_a_bot_sat_gets_a_new_deal(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser(language="pl")
    table = (await opened(ana, bots=["random"]))["table"]
    before = await seen(ana, table)
    old = await site.stored(table)
    assert any(line.startswith("nature") for line in old)
    await free_the_bots_seat(ana, table)
    page = (await ben.get(f"/t/{table}/seats")).text
    assert "Gdy usiądziesz, będzie nowe rozdanie." in page and (await seen(ben, table))["sitting_down"] == "dealt-anew"
    assert (await sit(ben, table, "Ben")).status_code == 201
    after = await seen(ben, table)
    assert after["commitment"] != before["commitment"] and notices(after) == ["bot-removed", "dealt-anew"]
    lines = await site.stored(table)
    back = lines.index("undo 0")
    assert lines[:len(old)] == old and len(lines) > back + 1        # dealt anew; the draw itself may fall alike
    assert "gra zaczyna się" in after["chat"][-1]["text"] or "nowe rozdanie" in after["chat"][-1]["text"]
    assert "nowe rozdanie" in (await ben.get(f"/t/{table}")).text.partition('id="told"')[2][:400]
    assert (await seen(ana, table))["undo_to"] is None      # nothing of the old deal can be gone back to
    for target in range(back + 1):
        asked = await ana.post(f"/api/tables/{table}/ask", json={"length": after["length"], "target": target})
        assert asked.json().get("error") == "no-such-undo"


async def test_a_new_deal_is_proved_and_the_old_seed_is_worthless(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, bots=["random"]))["table"]
    await free_the_bots_seat(ana, table)
    await sit(ben, table, "Ben")
    proof = (await ben.get(f"/api/tables/{table}/proof")).json()
    assert len(proof["seeds"]) == 2 and proof["seeds"][0]["seed"] and proof["seeds"][1]["seed"] is None
    assert proof["seeds"][1]["commitment"] == (await seen(ben, table))["commitment"]
    stored = site.services.store.read(read_table, table, True)
    from mercat.server.tables.matches import rebuild

    assert [str(entry) for entry in rebuild(stored.table, stored.seats, stored.lines).entries] == stored.lines


async def test_a_bots_moves_before_the_new_deal_do_not_count(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, bots=["random", "random"]))["table"]
    now = await until(ana, table, lambda now: now["can_move"])
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})).status_code == 204
    await until(ana, table, lambda later: later["length"] > now["length"] + 6)      # the bot in her seat plays on
    await free_the_bots_seat(ana, table, 2)
    assert (await sit(ben, table, "Ben", 2)).status_code == 201
    assert "undo 0" in await site.stored(table) and notices(await seen(ben, table))[-1] == "dealt-anew"


async def test_the_openers_second_browser_is_told_to_who_sits_down_after_it(site: Any) -> None:
    """Nobody can tell it from a player who left. So the newcomer decides, knowing that others have seen the deal."""
    ana, other, ben = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana))["table"]
    await sit(other, table, "Zoe")
    first = (await seen(ana, table))["commitment"]
    await other.delete(f"/api/tables/{table}/seats/1")
    assert (await seen(ben, table))["sitting_down"] == "left-deal"
    assert (await sit(ben, table, "Ben")).status_code == 201
    assert (await seen(ben, table))["commitment"] == first and notices(await seen(ben, table)) == ["left", "left-deal"]


@pytest.mark.parametrize("in_another_seat", [False, True])
async def test_nobody_gets_rid_of_a_deal_by_leaving_and_coming_back(site: Any, in_another_seat: bool) -> None:
    """Neither in the same seat nor in another one."""
    ana, ben = await site.browser(), await site.browser(language="pl")
    table = (await opened(ana, seats=3))["table"]
    await sit(ben, table, "Ben")
    cleo = await site.browser()
    await sit(cleo, table, "Cleo")
    before = await seen(ana, table)
    await ben.delete(f"/api/tables/{table}/seats/1")
    if in_another_seat:
        await ana.delete(f"/api/tables/{table}/seats/0")
    assert (await seen(ben, table))["sitting_down"] == "came-again"
    assert "nowego rozdania nie będzie" in (await ben.get(f"/t/{table}/seats")).text
    assert (await sit(ben, table, "Ben", 0 if in_another_seat else 1)).status_code == 201
    after = await seen(ben, table)
    assert after["commitment"] == before["commitment"] and notices(after)[-1] == "came-again"


@pytest.mark.parametrize("how", ["leave", "delete"])
@pytest.mark.parametrize("in_another_seat", [False, True])
async def test_nobody_gets_rid_of_a_deal_in_another_browser(site: Any, how: str, in_another_seat: bool) -> None:
    """Whoever left cannot come back as somebody else, in the same seat or in one that nobody has had, and get a new deal."""
    ana, ben, again = await site.browser(), await site.browser(), await site.browser(language="es")
    table = (await opened(ana, seats=3, bots=["random"] if in_another_seat else []))["table"]
    await sit(ben, table, "Ben")
    if in_another_seat:
        await free_the_bots_seat(ana, table, 2)
        assert (await answered(ben, table)).json()["request"] is None
    else:
        await sit(await site.browser(), table, "Cleo")
    before = await seen(ana, table)
    if how == "leave":
        assert (await ben.delete(f"/api/tables/{table}/seats/1")).is_success
    else:
        assert (await ben.post("/api/me/delete", json={"sure": True})).is_success
    assert (await seen(again, table))["sitting_down"] == "left-deal"
    assert "alguien la ha dejado" in (await again.get(f"/t/{table}/seats")).text
    assert (await sit(again, table, "Dora", 2 if in_another_seat else 1)).status_code == 201
    after = await seen(again, table)
    assert after["commitment"] == before["commitment"] and notices(after)[-1] == "left-deal"


async def test_who_left_is_not_forgotten_as_a_device_of_somebody_seated(site: Any) -> None:
    """Nor if that person then leaves for a moment, and returns."""
    ana, ben, third, again = [await site.browser() for _ in range(4)]
    table = (await opened(ana, seats=3))["table"]
    await sit(ben, table, "Ben")
    await sit(third, table, "Cleo")
    before = await seen(ana, table)
    await third.delete(f"/api/tables/{table}/seats/2")
    link = (await ben.post("/api/me/devices")).json()["link"].removeprefix("http://mercat.test")
    assert (await third.post(link)).status_code == 303                   # Cleo's browser is Ben's now
    for _ in range(2):
        assert (await seen(again, table))["sitting_down"] == "left-deal"
        await ben.delete(f"/api/tables/{table}/seats/1")
        assert (await sit(ben, table, "Ben", 1)).status_code == 201
    assert (await sit(again, table, "Dora", 2)).status_code == 201
    assert (await seen(again, table))["commitment"] == before["commitment"]


async def test_who_returns_keeps_no_newcomer_from_a_new_deal(site: Any) -> None:
    """The host could otherwise leave for a moment, so that a friend plays with a deal that the host has seen and chosen."""
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, bots=["random"]))["table"]
    await free_the_bots_seat(ana, table)
    await ana.delete(f"/api/tables/{table}/seats/0")
    await sit(ana, table, "Ana", 0)
    before = await seen(ana, table)
    assert "The deal stays the same" in (await ana.get(f"/t/{table}")).text.split('id="told"')[1].split("</ul>")[0]
    await sit(ben, table, "Ben")
    after = await seen(ben, table)
    assert after["commitment"] != before["commitment"] and notices(after)[-1] == "dealt-anew"
    page = (await ana.get(f"/t/{table}")).text.split('id="told"')[1].split("</ul>")[0]
    assert "the game was dealt again" in page and "The deal stays the same" not in page


async def test_when_all_have_left_the_next_person_gets_a_new_deal(site: Any) -> None:
    ana, ben, cleo = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana))["table"]
    await sit(ben, table, "Ben")
    for seat, one in enumerate((ana, ben)):
        await one.delete(f"/api/tables/{table}/seats/{seat}")
    commitments = [(await seen(ana, table))["commitment"]]
    for newcomer, name in ((cleo, "Cleo"), (await site.browser(), "Dora")):
        await sit(newcomer, table, name)                 # nobody has left the deal that Cleo gets
        commitments.append((await seen(ana, table))["commitment"])
    assert len(set(commitments)) == 3


async def test_a_player_who_takes_one_more_seat_gets_no_new_deal(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, bots=["random"]))["table"]
    await sit(ben, table, "Ben")
    await free_the_bots_seat(ana, table, 2)
    assert (await answered(ben, table)).json()["request"] is None
    before = await seen(ana, table)
    assert (await sit(ana, table, "Anette", 2)).status_code == 201
    assert (await seen(ana, table))["commitment"] == before["commitment"]


async def test_after_a_persons_move_everybody_is_told_that_the_game_had_begun(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser(language="es")
    table = (await opened(ana, bots=["random"]))["table"]
    await until(ana, table, lambda now: now["can_move"])
    await move(ana, table)
    await free_the_bots_seat(ana, table)
    before = await seen(ben, table)
    assert before["sitting_down"] == "begun"
    await sit(ben, table, "Ben")
    after = await seen(ben, table)
    assert after["commitment"] == before["commitment"] and notices(after) == ["bot-removed", "begun"]
    assert after["chat"][-1]["text"] == (
        "Ben entra en una partida en curso. Lo repartido y jugado hasta ahora se mantiene.")
    for reader in (ana, ben):
        assert 'id="told"' in (await reader.get(f"/t/{table}")).text


async def test_a_move_that_was_undone_is_a_persons_move(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, bots=["random"]))["table"]
    await until(ana, table, lambda now: now["can_move"])
    await move(ana, table)
    now = await seen(ana, table)
    if now["undo_to"] is not None:
        await ana.post(f"/api/tables/{table}/undo", json={"length": now["length"]})
    await free_the_bots_seat(ana, table)
    await sit(ben, table, "Ben")
    assert notices(await seen(ben, table))[-1] == "begun"


async def test_a_deal_by_hand_is_not_dealt_anew_and_says_so(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    first = (await opened(ana, bots=["random"]))["table"]
    draws = [line.removeprefix("nature ") for line in await site.stored(first) if line.startswith("nature")][:1]
    table = (await opened(ana, bots=["random"], deal=draws))["table"]
    await free_the_bots_seat(ana, table)
    before = await seen(ana, table)
    await sit(ben, table, "Ben")
    after = await seen(ben, table)
    assert notices(after)[-1] == "begun-by-hand" and "by hand" in after["chat"][-1]["text"]
    assert after["commitment"] == before["commitment"]


async def test_an_imported_game_says_where_it_comes_from(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    file = (await ana.get(f"/api/tables/{(await opened(ana, bots=['random']))['table']}/export")).text
    table = (await ana.post("/api/tables/import", json={"match": file, "name": "Ana"})).json()["table"]
    await sit(ben, table, "Ben")
    after = await seen(ben, table)
    assert after["imported"] and notices(after) == ["begun-imported"]


async def test_a_refused_newcomer_changes_nothing(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, bots=["random"]))["table"]
    await free_the_bots_seat(ana, table)
    while (before := await seen(ana, table))["to_move"] != 0:        # the bot that stands in has moved
        await asyncio.sleep(0.05)
    for name in ("Ana", "A.na", "Ana (host)", "System"):
        assert (await sit(ben, table, name)).status_code == 409
    assert (await sit(ben, table, "Ben", 0)).status_code == 409
    after = await seen(ana, table)
    assert (after["commitment"], after["length"], after["chat"]) == (before["commitment"], before["length"], before["chat"])


async def test_another_process_sees_the_new_deal(site: Any, opening: Any) -> None:
    from mercat.server.tables.snapshot import Reader

    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana", "bots": ["random"]})).json()["table"]
    async with opening() as other:
        assert other.services.store.read(read_table, table, True).table.touched is False
        await other.services.tables.snapshot(table, Reader())
        pass
        await free_the_bots_seat(ana, table)
        await sit(ben, table, "Ben")
        commitment = (await seen(ben, table))["commitment"]
        theirs = (await other.visitor().get(f"/api/tables/{table}/proof")).json()
        assert theirs["seeds"][-1]["commitment"] == commitment


async def test_deals_at_one_table_are_limited(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from mercat.server.tables import deals

    monkeypatch.setattr(deals, "MOST_DEALS", 3)
    ana = await site.browser()
    table = (await opened(ana, bots=["random"]))["table"]
    await free_the_bots_seat(ana, table)
    await ana.delete(f"/api/tables/{table}/seats/0")
    for _ in range(4):                                   # each leaves an empty table
        ben = await site.browser()
        assert (await sit(ben, table, "Ben")).status_code == 201
        await ben.delete(f"/api/tables/{table}/seats/0")
    told = [one for one in notices(await seen(ana, table))[1:] if one != "left"]
    assert told == ["dealt-anew", "dealt-anew", "begun", "begun"]


async def answered(client: Any, table: str, agree: bool = True) -> Any:
    """The answer to the request that is open at a table."""
    question = (await seen(client, table))["request"]["id"]
    return await client.post(f"/api/tables/{table}/answer", json={"question": question, "agree": agree})


async def test_changing_or_removing_a_bot_is_agreed_to_and_told_to_all(site: Any) -> None:
    ana, ben, reader = await site.browser(), await site.browser(), await site.browser(language="pl")
    table = (await opened(ana, seats=3))["table"]
    await sit(ben, table, "Ben")
    await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "greedy"})
    assert notices(await seen(ana, table)) == []            # that bot began the game; everybody sees it sit down
    await ben.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"})
    asked = (await seen(reader, table))["request"]
    assert (asked["kind"], asked["seat"], asked["waiting"]) == ("bot", 1, [0]) and asked["facts"]["strength"] == "random"
    assert (await seen(ana, table))["seats"][2]["bot"] == "greedy" and (await seen(ana, table))["asked"] is None
    assert (await answered(ben, table)).json()["error"] == "not-asked"      # nobody agrees with themselves
    assert (await answered(ana, table)).json()["request"] is None
    assert (await seen(ana, table))["seats"][2]["bot"] == "random"
    await ben.put(f"/api/tables/{table}/seats/2/bot", json={"strength": None})
    await answered(ana, table)
    chat = (await seen(reader, table))["chat"]
    assert [(line["notice"], line["seat"]) for line in chat] == [("bot-set", 1), ("bot-removed", 1)]
    assert "Losowy" in chat[0]["text"] and chat[0]["text"].startswith("Ben ") and "\n" not in chat[0]["text"]


async def test_a_bot_stays_when_somebody_refuses_or_who_asked_withdraws(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.services.workers, "closing", True)             # after a move of the bot a refusal is told no more
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, bots=["greedy"]))["table"]
    await sit(ben, table, "Ben")
    for who, refused in ((ben, True), (ana, False)):
        await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"})
        page = (await ben.get(f"/t/{table}")).text
        assert "proposes replacing " in page and " with a bot (“Random”)." in page and 'value="yes"' in page
        mine = (await ana.get(f"/t/{table}")).text
        assert "You have proposed replacing " in mine and "Cancel the request" in mine and 'name="agree" value="yes"' not in mine
        await answered(who, table, agree=False)
        assert ("Ben did not agree to the change of bot." in (await ana.get(f"/t/{table}")).text) == refused
    assert (await seen(ana, table))["seats"][2]["bot"] == "greedy" and (await seen(ana, table))["request"] is None


async def test_a_request_for_a_bot_lapses_when_its_seat_changes_hands(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    opening = await opened(ana, seats=3, bots=["greedy"])
    table = opening["table"]
    await sit(ben, table, "Ben")
    host = {"Authorization": f"Bearer {opening['host_token']}"}             # who opened the table asks, without a seat
    await site.visitor().put(f"/api/tables/{table}/seats/2/bot", json={"strength": None}, headers=host)
    asked = (await seen(ben, table))["request"]
    assert asked["seat"] is None and asked["waiting"] == [0, 1]
    assert "The host proposes removing the bot" in (await ben.get(f"/t/{table}/text")).text
    await answered(ana, table)
    await answered(ben, table)
    assert (await seen(ben, table))["seats"][2]["free"]
    await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"})
    assert (await sit(eva, table, "Eva", 2)).status_code == 201
    assert (await seen(ben, table))["request"] is None


async def vote_table(site: Any, *clients: Any) -> str:
    """A table of `tally` where the first client has seat 0 and the others the next ones, with a move of seat 0 to be undone."""
    wishes = {"game": "tally", "seats": len(clients), "name": "P0"}
    table: str = (await clients[0].post("/api/tables", json=wishes)).json()["table"]
    for number, client in enumerate(clients[1:], 1):
        assert (await sit(client, table, f"P{number}x", number)).status_code == 201
    return table


async def test_a_person_with_two_seats_has_one_vote(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await vote_table(site, ana, ben, ben, ana)
    assert (await seen(ana, table))["undo_voters"] == [1]
    assert (await seen(ben, table))["undo_voters"] == [0]
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
    await ben.post(f"/api/tables/{table}/play", json={"length": 3, "move": "add 1"})
    asked = (await ana.post(f"/api/tables/{table}/ask", json={"length": 4, "target": 0})).json()["asked"]
    assert asked["waiting"] == [1]
    answered = await ben.post(f"/api/tables/{table}/answer", json={"question": asked["id"], "agree": True})
    assert answered.json()["asked"] is None and (await site.stored(table))[-1] == "undo 0"


async def test_a_token_of_one_seat_votes_for_its_person(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 3, "name": "Ana"})).json()["table"]
    await sit(ben, table, "Ben", 1)
    token = (await sit(ben, table, "Bert", 2)).json()["token"]
    program = site.visitor(origin=None)
    program.headers["Authorization"] = f"Bearer {token}"
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
    await ben.post(f"/api/tables/{table}/play", json={"length": 3, "move": "add 1"})
    asked = (await ana.post(f"/api/tables/{table}/ask", json={"length": 4, "target": 0})).json()["asked"]
    await program.post(f"/api/tables/{table}/answer", json={"question": asked["id"], "agree": True})
    assert (await site.stored(table))[-1] == "undo 0"


async def test_handing_over_and_withdrawing_links_end_links_and_tokens(site: Any) -> None:
    ana, ben, cleo = await site.browser(), await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 3, "name": "Ana"})).json()["table"]
    seat = (await sit(ben, table, "Ben", 1)).json()
    other = (await sit(ben, table, "Bert", 2)).json()["token"]
    link = seat["link"].removeprefix("/seat/")
    await cleo.post("/seat", data={"link": link})
    given = (await sit(cleo, table, "x", 1)).json()

    async def mine(token: str) -> list[int]:
        program = site.visitor(origin=None)
        program.headers["Authorization"] = f"Bearer {token}"
        return [one["number"] for one in (await seen(program, table))["seats"] if one["mine"]]

    assert await mine(given["token"]) == [1] and await mine(seat["token"]) == []       # moving the seat ended its giver's token,
    for giver in (ben, await site.browser()):                                          # and the link, for everybody
        assert (await giver.post("/seat", data={"link": link})).status_code == 404
    assert await mine(given["token"]) == [1] and await mine(other) == [2]
    await cleo.post("/seat", data={"link": given["link"].removeprefix("/seat/")})      # one's own browser: nothing moves
    assert await mine(given["token"]) == [1]
    answer = await cleo.delete(f"/api/tables/{table}/seats/1/links")
    assert answer.status_code == 204 and await mine(given["token"]) == [] and await mine(other) == [2]
    newest = answer.headers["Mercat-Token"]
    assert await mine(newest) == [1]
    await cleo.delete(f"/api/tables/{table}/seats/1")
    assert await mine(newest) == [] and await mine(other) == [2]


async def test_a_sandbox_of_the_newest_position_is_told_once_for_each_position(site: Any) -> None:
    ana, ben, watcher = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana))["table"]
    await sit(ben, table, "Ben")
    now = await seen(ana, table)
    mover = ana if now["can_move"] else ben
    await move(mover, table)
    now = await seen(ana, table)
    for client, at in ((watcher, now["length"]), (watcher, now["length"]), (ben, now["length"] - 1), (ben, now["length"])):
        assert (await client.post(f"/api/tables/{table}/sandbox", json={"at": at})).status_code == 201
    chat = [(line["seat"], line["text"]) for line in (await seen(ana, table))["chat"]]
    assert [seat for seat, _ in chat] == [None, 1]
    assert chat[0][1].startswith("A spectator") and chat[1][1].startswith("Ben ")
    assert (await watcher.post(f"/api/tables/{table}/sandbox", json={"at": 0})).status_code == 201      # before the draws
    assert len((await seen(ana, table))["chat"]) == 2
    alone = (await opened(ana, bots=["random"]))["table"]
    await ana.post(f"/api/tables/{alone}/sandbox", json={"at": 0})
    assert notices(await seen(ana, alone)) == []


async def test_imported_games_are_not_games_played_here(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    tally = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana"})).json()["table"]
    await sit(ben, tally, "Ben")
    for length in range(11):
        await (ana, ben)[length // 3 % 2].post(f"/api/tables/{tally}/play", json={"length": length, "move": "add 2"})
    file = (await ana.get(f"/api/tables/{tally}/export")).text
    copy = (await ana.post("/api/tables/import", json={"match": file, "name": "Ana"})).json()["table"]
    await sit(ben, copy, "Ben")
    mover = ana if (await seen(ana, copy))["can_move"] else ben
    for one, client in ((tally, ben), (copy, mover)):
        assert (await client.post(f"/api/tables/{one}/play", json={"length": 11, "move": "add 2"})).status_code == 200
        assert (await seen(ana, one))["status"] == "over"
    assert site.services.store.read(finished_tables) == [tally] and table not in site.services.store.read(finished_tables)
    kinds = {one: (await ana.get("/api/results", params={"table": one})).json()["results"][0]["kind"] for one in (tally, copy)}
    assert kinds == {tally: "people", copy: "brought"}
    again = (await ana.post(f"/api/tables/{copy}/rematch")).json()["table"]
    assert not site.services.store.read(read_table, again, False).table.imported
    assert json.loads(file)["mercat"]


async def test_who_only_watches_is_so_named(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    watcher = await site.browser()
    assert (await watcher.post(f"/api/tables/{table}/chat", json={"text": "hello", "name": "Zoe"})).status_code == 204
    assert (await watcher.post(f"/api/tables/{table}/chat", json={"text": "hello", "name": "Player 0 (host)"})).status_code == 409
    for reserved in ("System", "Sistema", "Serwer"):
        refused = await watcher.post(f"/api/tables/{table}/chat", json={"text": "hello", "name": reserved})
        assert refused.json()["error"] == "name-reserved"
    for language, said in (("en", "Zoe (watching)"), ("es", "Zoe (mirando)"), ("pl", "Zoe (ogląda)")):
        page = (await (await site.browser(language=language)).get(f"/t/{table}")).text
        assert f"<b>{said}</b> hello" in page


async def test_nobody_stays_present_when_the_clock_is_set_back(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)

    def two_hours_ahead(session: Any, row: Any, seats: Any) -> None:
        seats[1].seen += timedelta(hours=2)

    site.services.tables.presence.unstored.clear()
    await site.services.tables.change(table, two_hours_ahead)
    site.services.tables.presence.unstored.clear()
    assert not (await seen(ana, table))["seats"][1]["present"]
    assert (await ana.put(f"/api/tables/{table}/seats/1/hold", json={"strength": "random"})).status_code == 204
    await seen(ben, table)
    assert (await seen(ana, table))["seats"][1]["present"]          # as soon as they look again


async def test_a_table_that_changed_in_the_future_changed_now(site: Any) -> None:
    from mercat.server.storage.models import TableRow, now

    ana = await site.browser()
    table = (await opened(ana, bots=["random"]))["table"]
    with site.services.store.writing.begin() as connection:
        connection.execute(update(TableRow).values(changed=now() + timedelta(days=900)))
    await site.services.tables.polling.poll_all()
    changed = site.services.store.read(read_table, table, False).table.changed
    assert abs(changed - now()) < timedelta(minutes=1)
    assert ChatRow.__tablename__ == "chat"


async def test_while_a_request_is_carried_out_nobody_is_waited_for(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page may be drawn between the last consent and what follows from it, and then names no empty list of people."""
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, bots=["greedy"]))["table"]
    await sit(ben, table, "Ben")
    await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": "random"})
    waits = "No answer yet: "
    assert waits in (await ana.get(f"/t/{table}")).text

    async def later(*_: Any) -> None:
        """What a server does that is about to carry it out."""

    monkeypatch.setattr(site.services.consent, "carry_out_if_agreed", later)
    await answered(ben, table)
    for view in ("", "/text"):
        page = (await ana.get(f"/t/{table}{view}")).text
        assert "You have proposed replacing " in page and waits not in page
