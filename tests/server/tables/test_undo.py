"""Undo: free until somebody else has moved or nature has drawn, by consent beyond that; nothing is deleted from the journal."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from mercat.server.storage.models import ConsentRow
from mercat.server.tables.moves import play_for_bot
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def post(client: Any, table: str, what: str, **wish: Any) -> Any:
    return await client.post(f"/api/tables/{table}/{what}", json=wish)


async def snapshot(client: Any, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}")).json()


async def tally_of(*players: Any, game: str = "tally") -> str:
    opened = await players[0].post("/api/tables", json={"game": game, "seats": len(players), "name": "Ana"})
    table: str = opened.json()["table"]
    for number, player in enumerate(players[1:]):
        assert (await post(player, table, "seats", name=("Ben", "Eva")[number])).status_code == 201
    return table


async def added(client: Any, table: str, *amounts: int) -> None:
    for amount in amounts:
        length = (await snapshot(client, table))["length"]
        assert (await post(client, table, "play", length=length, move=f"add {amount}")).status_code == 200


async def test_undo_reverts_one_move_and_restart_the_whole_turn(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 2)
    seen = await snapshot(ana, table)
    assert (seen["undo_to"], seen["restart_to"]) == (1, 0)
    assert (await post(ana, table, "undo", length=2)).json()["lines"][0]["line"] == "undo 1"
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["tally"] == [1, 0]
    await added(ana, table, 2)
    assert (await post(ana, table, "undo", length=4, restart=True)).json()["lines"][0]["line"] == "undo 0"
    assert await site.stored(table) == ["0 add 1", "0 add 2", "undo 1", "0 add 2", "undo 0"]
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["tally"] == [0, 0]
    assert (await post(ana, table, "undo", length=5)).json()["error"] == "no-undo"


async def test_undo_is_free_until_another_seat_moves(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 1, 1)
    assert (await snapshot(ana, table))["restart_to"] == 0          # Ben is to move, but has not
    assert (await snapshot(ben, table))["undo_to"] is None
    assert (await post(ben, table, "undo", length=3)).json()["error"] == "no-undo"
    await added(ben, table, 2)
    assert (await snapshot(ana, table))["undo_to"] is None
    assert (await post(ana, table, "undo", length=4)).json()["error"] == "no-undo"
    assert (await snapshot(ben, table))["restart_to"] == 3


async def test_undo_is_not_free_after_a_draw(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben, game="toy")
    assert (await post(ana, table, "play", length=1, move="pass")).status_code == 200
    assert (await snapshot(ana, table))["undo_to"] == 1
    assert (await post(ben, table, "play", length=2, move="pass")).status_code == 200      # nature rolls
    assert (await snapshot(ben, table))["undo_to"] is None


async def test_a_repeated_undo_reverts_only_once(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 2)
    assert (await post(ana, table, "undo", length=2)).status_code == 200
    assert (await post(ana, table, "undo", length=2)).json()["error"] == "stale"
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["tally"] == [1, 0]


async def test_undoing_further_needs_everybodys_consent(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await tally_of(ana, ben, eva)
    await added(ana, table, 1, 1, 1)
    await added(ben, table, 2)
    asked = (await post(ana, table, "ask", length=4, target=1)).json()["asked"]
    assert (asked["seat"], asked["target"], asked["waiting"]) == (0, 1, [1, 2])
    assert (await post(ana, table, "ask", length=4, target=0)).json()["error"] == "already-asked"
    assert (await post(ana, table, "answer", question=asked["id"], agree=True)).json()["error"] == "not-asked"
    assert (await post(ben, table, "answer", question=asked["id"], agree=True)).json()["asked"]["waiting"] == [2]
    assert (await post(ben, table, "answer", question=asked["id"], agree=True)).json()["error"] == "not-asked"
    done = (await post(eva, table, "answer", question=asked["id"], agree=True)).json()
    assert (done["length"], done["asked"], done["to_move"]) == (5, None, 0)
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["tally"] == [1, 0, 0]


async def test_one_refusal_rejects_a_request_which_may_be_repeated(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await tally_of(ana, ben, eva)
    await added(ana, table, 1, 1, 1)
    await added(ben, table, 2)
    asked = (await post(ana, table, "ask", length=4, target=0)).json()["asked"]
    refused = (await post(eva, table, "answer", question=asked["id"], agree=False)).json()
    assert (refused["asked"]["refused"], refused["length"]) == (2, 4)
    assert (await post(ben, table, "answer", question=asked["id"], agree=True)).json()["error"] == "nothing-asked"
    again = (await post(ana, table, "ask", length=4, target=1)).json()["asked"]
    assert again["refused"] is None and again["id"] != asked["id"]


async def test_a_request_lapses_when_somebody_moves(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 1, 1)
    await added(ben, table, 2)
    asked = (await post(ana, table, "ask", length=4, target=0)).json()["asked"]
    await added(ben, table, 2)
    assert (await snapshot(ana, table))["asked"] is None
    assert (await post(ben, table, "answer", question=asked["id"], agree=True)).json()["error"] == "nothing-asked"
    assert len(await site.stored(table)) == 5


async def test_bots_always_consent(site: Any) -> None:
    ana = await site.browser()
    opened = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana", "bots": ["random"]})).json()
    table = opened["table"]
    await added(ana, table, 1, 1, 1)
    seen = await snapshot(ana, table)
    while seen["to_move"] != 0:
        seen = await snapshot(ana, table)
    answer = await post(ana, table, "ask", length=seen["length"], target=2)
    assert answer.status_code == 202
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["tally"] == [2, 0]


async def test_a_request_must_name_a_position_of_the_current_line(site: Any) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 1)
    await post(ana, table, "undo", length=2)
    for target in (1, 2, 3, 50):                            # beyond the journal, or undone already
        assert (await post(ana, table, "ask", length=3, target=target)).json()["error"] == "no-such-undo"
    assert (await post(stranger, table, "ask", length=3, target=0)).json()["error"] == "not-seated"


async def test_a_sandbox_can_be_undone_past_draws(site: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True})).json()["table"]
    for length, move in ((1, "pass"), (2, "buy wool"), (4, "pass")):
        assert (await post(ana, table, "play", length=length, move=move)).status_code == 200
    assert (await post(ana, table, "undo", length=5)).status_code == 200
    assert (await post(ana, table, "undo", length=6)).status_code == 200
    assert (await snapshot(ana, table))["to_move"] == 1
    assert (await post(ana, table, "undo", length=7, restart=True)).status_code == 200
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["money"][:2] == [5, 5]


async def test_moves_taken_back_can_be_made_again_one_by_one(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 2)
    assert (await snapshot(ana, table))["redo"] is None
    await post(ana, table, "undo", length=2)
    await post(ana, table, "undo", length=3)
    assert (await snapshot(ben, table))["redo"] is None             # it is not Ben's to make
    for length, move in ((4, "add 1"), (5, "add 2")):
        assert (await snapshot(ana, table))["redo"] == move
        assert (await post(ana, table, "play", length=length, move=move)).status_code == 200
    assert (await snapshot(ana, table))["redo"] is None
    await post(ana, table, "undo", length=6)
    await added(ana, table, 1)                                      # another move instead
    assert (await snapshot(ana, table))["redo"] is None


async def test_ones_own_moves_are_taken_back_without_asking(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 2, 1)
    answer = (await post(ana, table, "ask", length=3, target=1)).json()
    assert (answer["length"], answer["asked"], answer["undo_voters"]) == (4, None, [1])
    assert (await site.stored(table))[3] == "undo 1"


async def test_the_page_says_how_far_an_undo_goes_and_who_must_agree(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 1)
    page = (await ana.get(f"/t/{table}")).text
    assert 'id="undo"' in page and "Back to move 1, taking back one move." in page and 'id="ask-undo"' not in page
    await added(ana, table, 1)
    await added(ben, table, 2)
    page = (await ana.get(f"/t/{table}")).text
    assert 'id="undo"' not in page and "Back to move 2, taking back 2 moves." in page and "Ben must agree." in page
    await post(ana, table, "ask", length=4, target=2)
    assert "No answer yet: Ben." in (await ana.get(f"/t/{table}")).text
    page = (await ben.get(f"/t/{table}")).text
    assert "Ana asks to undo. Back to move 2, taking back 2 moves." in page and "No answer yet: you." in page


async def test_an_undo_is_asked_for_and_granted_in_the_table_in_words(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await tally_of(ana, ben)
    await added(ana, table, 1, 1, 1)
    await added(ben, table, 2)
    assert "Ben must agree." in (await ana.get(f"/t/{table}/text")).text
    asked = await ana.post(f"/t/{table}/ask", data={"length": 4, "target": 2, "from": "text"})
    assert asked.headers["location"] == f"/t/{table}/text"
    page = (await ben.get(f"/t/{table}/text")).text
    assert "Ana asks to undo. Back to move 2, taking back 2 moves. No answer yet: you." in page
    question = (await snapshot(ben, table))["asked"]["id"]
    await ben.post(f"/t/{table}/answer", data={"question": question, "agree": "yes", "from": "text"})
    assert (await site.stored(table))[4] == "undo 2"


async def test_against_bots_alone_the_page_offers_undo_at_once(site: Any) -> None:
    ana = await site.browser()
    opened = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana", "bots": ["random"]})).json()
    table = opened["table"]
    await added(ana, table, 1, 1, 1)
    async with asyncio.timeout(PATIENCE):
        while (seen := await snapshot(ana, table))["to_move"] != 0:
            await asyncio.sleep(0.02)
    page = (await ana.get(f"/t/{table}")).text
    assert seen["undo_to"] is None and 'id="undo"' in page and "Ask to undo" not in page
    page = (await ana.get(f"/t/{table}", params={"at": 1})).text
    assert "Undo to here" in page and f'action="/t/{table}/ask"' in page
    assert (await ana.post(f"/t/{table}/ask", data={"length": seen["length"], "target": 1})).status_code == 303
    assert (await snapshot(ana, table))["undo_to"] == 0


async def asked_three(site: Any) -> tuple[list[Any], str, int]:
    """A table of three players, the first of whom has asked for an undo."""
    people = [await site.browser() for _ in range(3)]
    table = await tally_of(*people)
    await added(people[0], table, 1, 1, 1)
    await added(people[1], table, 2)
    asked = (await post(people[0], table, "ask", length=4, target=1)).json()["asked"]
    return people, table, asked["id"]


async def absent(site: Any, table: str, seat: int) -> None:
    def long_ago(session: Any, row: Any, seats: Any) -> None:
        seats[seat].seen -= timedelta(hours=1)

    await site.services.tables.change(table, long_ago)


async def test_a_bot_that_holds_a_seat_does_not_consent_for_the_player(site: Any) -> None:
    """Eva refuses and goes away; the others let a bot hold her seat and ask again."""
    site.services.workers.closing = True                       # bots make no moves
    (ana, ben, eva), table, question = await asked_three(site)
    assert (await post(eva, table, "answer", question=question, agree=False)).status_code == 202
    await absent(site, table, 2)
    assert (await ben.put(f"/api/tables/{table}/seats/2/hold", json={"strength": "random"})).status_code == 204
    again = (await post(ana, table, "ask", length=4, target=1)).json()["asked"]
    assert again["waiting"] == [1, 2]
    agreed = (await post(ben, table, "answer", question=again["id"], agree=True)).json()
    assert (agreed["asked"]["waiting"], agreed["length"]) == ([2], 4)
    assert "A bot is playing for Eva, who can answer after taking the seat back." in (await ana.get(f"/t/{table}")).text
    own = (await eva.get(f"/t/{table}")).text
    assert "A bot is playing for you. Take your seat back to answer." in own and "playing for Eva" not in own
    assert (await post(eva, table, "answer", question=again["id"], agree=True)).json()["error"] == "bot-plays"
    await eva.put(f"/api/tables/{table}/seats/2/hold", json={"strength": None})
    assert (await post(eva, table, "answer", question=again["id"], agree=True)).json()["length"] == 5


@pytest.mark.parametrize("who", ["held", "own bot", "somebody new", "nobody moved"])
async def test_undo_is_free_for_own_moves_not_for_those_of_a_bot_that_others_called_or_that_played_an_empty_seat(
        site: Any, who: str) -> None:
    site.services.workers.closing = True                       # bots move only as the test says
    people = [await site.browser() for _ in range(3)]
    table = await tally_of(*people)
    await added(people[0], table, 1, 1)
    ana, seats = people[0], f"/api/tables/{table}/seats"
    if who in ("held", "nobody moved"):
        await absent(site, table, 0)
        assert (await people[1].put(f"{seats}/0/hold", json={"strength": "random"})).status_code == 204
    elif who == "own bot":
        assert (await ana.put(f"{seats}/0/hold", json={"strength": "random"})).status_code == 204
    else:
        assert (await ana.delete(f"{seats}/0")).status_code == 204
        ana = await site.browser()
    if who != "nobody moved":
        await play_for_bot(site.services.tables, table, 2, "add 1")
    if who == "held":
        for restart in (True, False):
            assert (await post(ana, table, "undo", length=3, restart=restart)).json()["error"] == "no-undo"
    if who == "somebody new":
        assert (await ana.post(seats, json={"name": "Uma", "seat": 0})).status_code == 201
    else:
        assert (await ana.put(f"{seats}/0/hold", json={"strength": None})).status_code == 204
    seen = await snapshot(ana, table)
    assert (seen["undo_to"], seen["restart_to"]) == {"own bot": (2, 0), "nobody moved": (1, 0)}.get(who, (None, None))
    answer = await post(ana, table, "undo", length=seen["length"], restart=True)
    assert answer.status_code == (200 if seen["undo_to"] else 409)


async def test_a_consent_sent_to_two_servers_counts_once(opening: Any) -> None:
    async with opening() as one, opening() as other:
        (_, ben, eva), table, question = await asked_three(one)
        await post(ben, table, "answer", question=question, agree=True)
        twin = other.visitor()
        twin.cookies = eva.cookies
        agreeing = [post(client, table, "answer", question=question, agree=True) for client in (eva, twin) * 3]
        answers = await asyncio.gather(*agreeing)
        assert {answer.status_code for answer in answers} <= {202, 409} and 202 in {answer.status_code for answer in answers}
        assert await one.stored(table) == ["0 add 1", "0 add 1", "0 add 1", "1 add 2", "undo 1"]


async def test_an_agreed_undo_is_carried_out_after_a_restart(opening: Any) -> None:
    """The server died between the last consent and the undo."""
    async with opening() as site:
        _, table, question = await asked_three(site)

        def agree(session: Any, row: Any, seats: Any) -> None:
            session.add_all([ConsentRow(asked=question, seat=seat) for seat in (1, 2)])

        await site.services.tables.change(table, agree)
        assert len(await site.stored(table)) == 4
    async with opening() as site:
        async with asyncio.timeout(PATIENCE):
            while len(await site.stored(table)) < 5:
                await asyncio.sleep(0.01)
        assert (await site.stored(table))[4] == "undo 1"
