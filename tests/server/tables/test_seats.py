"""Seats: sitting down and leaving, bots, personal links, rematches, and the lists of the lobby."""

import asyncio
import html
from datetime import timedelta
from typing import Any

import pytest

from mercat.server.tables.seat_links import move_seat
from mercat.text import LANGUAGES
from tests.server.registered import account
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def snapshot(client: Any, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}")).json()


async def opened(client: Any, seats: int = 2, **wishes: Any) -> Any:
    answer = await client.post("/api/tables", json={"game": "tally", "seats": seats, **wishes})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def sit(client: Any, table: str, name: str, seat: int | None = None) -> Any:
    return await client.post(f"/api/tables/{table}/seats", json={"name": name, "seat": seat})


async def until(client: Any, table: str, wanted: Any) -> Any:
    """The table, as soon as it meets the condition `wanted`."""
    async with asyncio.timeout(PATIENCE):
        while not wanted(seen := await snapshot(client, table)):
            await asyncio.sleep(0.01)
    return seen


async def test_the_game_begins_when_the_last_seat_is_taken(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    seen = await snapshot(ben, table)
    assert (seen["status"], seen["step"], seen["host"]) == ("open", None, False)
    assert [seat["free"] for seat in seen["seats"]] == [False, True]
    assert (await ana.get(f"/api/tables/{table}/moves")).json()["error"] == "not-begun"
    assert (await sit(ben, table, "Ben")).json()["seat"] == 1
    seen = await snapshot(ben, table)
    assert (seen["status"], seen["to_move"], [seat["mine"] for seat in seen["seats"]]) == ("playing", 0, [False, True])


async def test_repeated_requests_to_sit_down_take_one_seat(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, name="Ana"))["table"]
    answers = await asyncio.gather(*[sit(ben, table, "Ben") for _ in range(4)])
    assert {answer.json()["seat"] for answer in answers} == {1}
    assert [seat["name"] for seat in (await snapshot(ana, table))["seats"]] == ["Ana", "Ben", ""]


async def test_only_one_of_two_simultaneous_requests_gets_a_seat(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, name="Ana"))["table"]
    answers = await asyncio.gather(sit(ben, table, "Ben", 1), sit(eva, table, "Eva", 1))
    assert sorted(answer.status_code for answer in answers) == [201, 409]
    assert (await sit(site.visitor(), table, "ben")).status_code == (409 if answers[0].status_code == 201 else 201)


async def test_a_name_can_be_used_only_once_ignoring_case(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser(language="pl")
    table = (await opened(ana, name="Ana"))["table"]
    refused = await sit(ben, table, "  ANA ")
    assert refused.json() == {"error": "name-taken",
                              "sentence": "Nazwa ANA albo łudząco podobna jest już zajęta. Wybierz inną."}


async def test_nobody_can_sit_down_at_a_full_table(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    assert (await sit(eva, table, "Eva")).json()["error"] == "no-free-seat"
    assert (await sit(eva, table, "Eva", 1)).json()["error"] == "seat-taken"
    assert (await sit(eva, table, "Eva", 7)).json()["error"] == "no-seat"


async def test_bots_play_their_turns_until_the_game_is_over(site: Any) -> None:
    ana = await site.browser()
    table = (await opened(ana, seats=3, name="Ana", bots=["random", "greedy"]))["table"]
    for _ in range(6):
        seen = await until(ana, table, lambda seen: seen["can_move"] or seen["status"] == "over")
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": seen["length"], "move": "add 1"})).status_code == 200
    seen = await until(ana, table, lambda seen: seen["status"] == "over")
    assert seen["length"] == 18
    assert all(line.split()[0] == str(number // 3 % 3) for number, line in enumerate(await site.stored(table)))


async def test_only_the_host_can_seat_bots_before_the_game(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, name="Ana"))["table"]
    await sit(ben, table, "Ben")
    address = f"/api/tables/{table}/seats/2/bot"
    assert (await ben.put(address, json={"strength": "random"})).json()["error"] == "not-host"
    assert (await ana.put(f"/api/tables/{table}/seats/1/bot", json={"strength": "random"})).json()["error"] == "seat-taken"
    assert (await ana.put(address, json={"strength": "deep"})).json()["error"] == "no-such-bot"
    assert (await ana.put(address, json={"strength": "random"})).status_code == 204
    assert (await snapshot(ana, table))["status"] == "playing"


async def test_the_host_can_remove_an_absent_player_before_the_game(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, seats=3, name="Ana"))["table"]
    token = (await sit(ben, table, "Ben")).json()["token"]
    address = f"/api/tables/{table}/seats/1/bot"
    assert (await ana.put(address, json={"strength": None})).json()["error"] == "seat-taken"

    def long_ago(session: Any, row: Any, seats: Any) -> None:
        seats[1].seen -= timedelta(hours=1)

    await site.services.tables.change(table, long_ago)
    assert (await ana.put(address, json={"strength": None})).status_code == 204
    assert [seat["name"] for seat in (await snapshot(ben, table))["seats"]] == ["Ana", "", ""]
    ben.headers["Authorization"] = f"Bearer {token}"
    assert not any(seat["mine"] for seat in (await snapshot(ben, table))["seats"])


async def test_a_bot_replaces_a_player_who_left_until_somebody_sits_down(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    link = (await sit(ben, table, "Ben")).json()
    assert (await ben.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    seen = await snapshot(ana, table)
    assert (seen["seats"][1]["held"], seen["seats"][1]["free"]) == ("casual", True)
    for length in range(3):
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})).status_code == 200
    seen = await until(ana, table, lambda seen: seen["to_move"] == 0)
    assert seen["length"] == 6                             # the bot played Ben's turn
    with_token = site.visitor()
    with_token.headers["Authorization"] = f"Bearer {link['token']}"
    assert (await with_token.post(f"/api/tables/{table}/undo", json={"length": 6})).json()["error"] == "not-seated"
    assert (await sit(eva, table, "Eva")).json()["seat"] == 1
    seen = await snapshot(eva, table)
    assert (seen["seats"][1]["held"], seen["seats"][1]["mine"], seen["seats"][1]["name"]) == (None, True, "Eva")


async def test_an_absent_player_can_take_the_seat_back_from_a_bot(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    await sit(ben, table, "Ben")
    hold = f"/api/tables/{table}/seats/0/hold"
    assert (await ben.put(hold, json={"strength": "random"})).json() == {"error": "still-here", "sentence": "Ana is still here."}

    def long_ago(session: Any, row: Any, seats: Any) -> None:
        seats[0].seen -= timedelta(hours=1)

    await site.services.tables.change(table, long_ago)
    assert (await site.visitor().put(hold, json={"strength": "random"})).json()["error"] == "not-seated"
    assert (await ben.put(hold, json={"strength": "random"})).status_code == 204
    seen = await until(ben, table, lambda seen: seen["to_move"] == 1)
    assert (seen["length"], seen["seats"][0]["name"], seen["seats"][0]["held"]) == (3, "Ana", "casual")
    assert (seen["seats"][0]["held_by"], seen["seats"][1]["held_by"]) == (1, None)
    assert "called in by you for an absent player" in (await ben.get(f"/t/{table}/seats")).text
    assert (await ben.put(hold, json={"strength": "search"})).status_code == 204        # nor can it be changed afterwards
    assert (await snapshot(ben, table))["seats"][0]["held"] == "casual"
    assert "called in by Ben for an absent player" in (await ana.get(f"/t/{table}")).text
    assert (await ben.put(hold, json={"strength": None})).json()["error"] == "not-your-seat"
    assert (await ana.put(hold, json={"strength": None})).status_code == 204
    assert (await snapshot(ana, table))["seats"][0]["held"] is None
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).status_code == 204
    seen = (await snapshot(ben, table))["seats"][0]
    assert (seen["held"], seen["held_by"]) == ("casual", None)        # nobody asked for the bot of a seat that was left


async def test_a_player_cannot_move_while_a_bot_holds_the_seat(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    await sit(ben, table, "Ben")
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
    site.services.workers.closing = True                      # bots make no moves, so that the seat stays to move
    assert (await ben.put(f"/api/tables/{table}/seats/1/hold", json={"strength": "random"})).status_code == 204
    assert not (await snapshot(ben, table))["can_move"]
    move = {"length": 3, "move": "add 1"}
    assert (await ben.post(f"/api/tables/{table}/play", json=move)).json()["error"] == "bot-plays"
    await ben.put(f"/api/tables/{table}/seats/1/hold", json={"strength": None})
    assert (await ben.post(f"/api/tables/{table}/play", json=move)).status_code == 200


async def test_a_personal_link_moves_a_seat_to_another_browser(site: Any) -> None:
    ana, ben, phone = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    link = (await sit(ben, table, "Ben")).json()["link"].removeprefix("/seat/")
    from mercat.server.problems import Problem
    from mercat.server.tables.snapshot import Reader

    services = site.services
    reader = Reader(person=await site.person_of(phone))
    await move_seat(services.tables, services.signer.ticket_of_link(link), reader)
    assert [seat["mine"] for seat in (await snapshot(phone, table))["seats"]] == [False, True]
    assert not any(seat["mine"] for seat in (await snapshot(ben, table))["seats"])
    assert (await ben.delete(f"/api/tables/{table}/seats/1")).json()["error"] == "not-your-seat"
    await phone.delete(f"/api/tables/{table}/seats/1")
    with pytest.raises(Problem, match="bad-link"):         # the seat has changed hands: the old link is dead
        await move_seat(services.tables, services.signer.ticket_of_link(link), reader)
    for forged in (link[:-2] + "xx", services.signer.token(services.signer.ticket_of_link(link)), "", "[]", "a.b.c"):
        with pytest.raises(Problem, match="bad-link"):
            services.signer.ticket_of_link(forged)


@pytest.mark.parametrize("known", [True, False])
async def test_a_guest_who_takes_the_seat_of_an_account_plays_under_their_own_name(site: Any, known: bool) -> None:
    """The page says whose seat in which game it is, and asks for a name; a name given elsewhere in this browser is proposed."""
    ines, nina = await account(site, "Inesita"), await site.browser()
    table = (await opened(ines, name="x"))["table"]
    link = (await sit(ines, table, "x")).json()["link"].removeprefix("/seat/")
    if known:
        await opened(nina, name="Nina")
        nina.cookies.set("name", "Nina")
    for language in LANGUAGES:
        headers = {"Accept-Language": language}
        page = html.unescape((await nina.get(f"/seat/{link}", headers=headers)).text).replace("\u2068", "").replace("\u2069", "")
        assert page.count("Inesita") == 2 and f"Tally ({language}): " in page and 'name="name"' in page, page
        assert ('value="Nina"' in page) == known
    assert 'name="name"' not in (await ines.get(f"/seat/{link}")).text
    assert (await nina.post("/seat", data={"link": link, "name": "Inesita"})).status_code == 409
    assert (await nina.post("/seat", data={"link": link} | ({} if known else {"name": "Nina"}))).status_code == 303
    assert (await snapshot(ines, table))["seats"][0]["name"] == "Nina"
    assert (await nina.get(f"/seat/{link}")).status_code == 404


async def test_a_player_can_withdraw_personal_links(site: Any) -> None:
    ana, ben, thief = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    old = (await sit(ben, table, "Ben")).json()["link"]
    links = f"/api/tables/{table}/seats/1/links"
    assert (await ana.delete(links)).json()["error"] == "not-your-seat"
    assert (await ben.delete(links)).status_code == 204
    assert (await thief.post("/seat", data={"link": old.removeprefix("/seat/")})).status_code == 404
    fresh = (await sit(ben, table, "Ben")).json()["link"]
    assert fresh != old
    page = await ben.post(f"/t/{table}/withdraw")
    assert page.status_code == 200 and "The links to your seat no longer work." in page.text
    assert (await thief.post("/seat", data={"link": fresh.removeprefix("/seat/")})).status_code == 404
    assert (await snapshot(ben, table))["seats"][1]["mine"]        # the owner sits where he sat
    newest = (await sit(ben, table, "Ben")).json()["link"]
    assert (await thief.post("/seat", data={"link": newest.removeprefix("/seat/")})).status_code == 303


async def test_a_rematch_is_opened_once_with_the_same_players(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    await sit(ben, table, "Ben")
    assert (await ana.post(f"/api/tables/{table}/rematch")).json()["error"] == "not-over"
    for length in range(12):
        mover = (ana, ben)[length // 3 % 2]
        await mover.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    assert (await eva.post(f"/api/tables/{table}/rematch")).json()["error"] == "not-seated"
    answers = await asyncio.gather(*[client.post(f"/api/tables/{table}/rematch") for client in (ana, ben, ana)])
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert [answer.json()["seat"] for answer in answers] == [0, 1, 0]
    follower = answers[0].json()["table"]
    seen = await snapshot(ben, follower)
    assert (seen["status"], seen["parent"], [seat["name"] for seat in seen["seats"]]) == ("playing", table, ["Ana", "Ben"])
    assert (await snapshot(ana, table))["rematch"] == follower


async def test_who_left_the_game_decides_nothing_about_its_rematch(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    await sit(ben, table, "Ben")
    for length in range(12):
        if length == 9:
            assert (await ana.delete(f"/api/tables/{table}/seats/0")).status_code == 204
        mover = (ana, ben)[length // 3 % 2]
        await mover.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    again = (await ben.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert [(await snapshot(client, again))["host"] for client in (ana, ben)] == [False, True]
    assert (await ana.delete(f"/api/tables/{again}")).status_code == 403


async def test_the_lobby_lists_open_tables_and_your_own(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await opened(ana, name="Ana"))["table"]
    await opened(ana, name="Ana", listed=False)
    lists = (await ben.get("/api/tables")).json()
    assert ([line["id"] for line in lists["open"]], lists["mine"]) == ([table], [])
    await sit(ben, table, "Ben")
    lists = (await ana.get("/api/tables")).json()
    assert lists["open"] == []
    assert [(line["id"], line["my_turn"]) for line in lists["mine"] if line["status"] == "playing"] == [(table, True)]
    assert [line["my_turn"] for line in (await ben.get("/api/tables")).json()["mine"]] == [False]


async def test_invalid_options_are_refused_with_a_sentence(site: Any) -> None:
    ana = await site.browser()
    for wish, error in (({"game": "toy", "seats": 9}, "wrong_seats"), ({"game": "chess", "seats": 2}, "unknown_game"),
                        ({"game": "toy", "seats": 2, "options": {"purse": "huge"}}, "wrong_value"),
                        ({"game": "toy", "seats": 2, "options": {"clan": "x"}}, "unknown_option"),
                        ({"game": "toy", "seats": 2, "bots": ["random"] * 3}, "too-many-bots"),
                        ({"game": "toy", "seats": 2, "bots": ["deep"]}, "no-such-bot")):
        answer = await ana.post("/api/tables", json=wish)
        assert answer.status_code in (404, 422) and answer.json()["error"] == error
        assert len(answer.json()["sentence"]) > 10


async def test_a_program_that_opens_a_table_is_its_host_by_token(site: Any) -> None:
    program = site.visitor(origin=None)
    ticket = await opened(program, seats=2, name="Program")
    table = ticket["table"]
    program.headers["Authorization"] = f"Bearer {ticket['token']}"
    bot = {"strength": "random"}
    assert (await program.put(f"/api/tables/{table}/seats/1/bot", json=bot)).json()["error"] == "not-host"
    program.headers["Authorization"] = f"Bearer {ticket['host_token']}"
    assert (await program.put(f"/api/tables/{table}/seats/1/bot", json=bot)).status_code == 204
    assert (await program.post(f"/api/tables/{table}/play", json={"length": 0, "move": "add 1"})).json()["error"] == "not-seated"
    program.headers["Authorization"] = f"Bearer {ticket['token']}"
    assert (await program.post(f"/api/tables/{table}/play", json={"length": 0, "move": "add 1"})).status_code == 200


async def test_an_invitation_has_a_qr_code_where_other_devices_can_follow_it(site: Any) -> None:
    import segno

    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    page = (await ana.get(f"/t/{table}/seats")).text
    drawn = segno.make(f"http://mercat.test/t/{table}", error="m", micro=False).svg_inline(omitsize=True, border=2, svgclass="qr",
                                                                                           lineclass=None)
    assert drawn in page and "Or scan with a phone" in page
    assert page.count("<svg viewBox=") == 1
    personal = (await ana.post(f"/t/{table}/personal")).text
    assert personal.count('class="qr"') == 1 and "The seat of Ana as a QR code" in personal
    local = (await ana.get(f"/t/{table}/seats", headers={"Host": "127.0.0.1:8000"})).text
    assert 'class="qr"' not in local and "This address works only on this computer" in local
