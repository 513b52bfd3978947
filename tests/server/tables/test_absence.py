"""What becomes of the seats of those who are away: it waits, the others vote, or anybody calls a bot, which warns first."""

import asyncio
import html
from datetime import datetime, timedelta
from typing import Any

import pytest

from mercat.server.people.stored import hand_over
from mercat.server.storage.models import RequestRow, now
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.reader_view import GONE_AFTER
from mercat.server.tables.store import read_table
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.registered import register
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
HOUR = timedelta(hours=1)


async def seen(browser: Any, table: str) -> Any:
    return (await browser.get(f"/api/tables/{table}")).json()


def plain(page: str) -> str:
    """A page's text without entities and without the marks around names."""
    return html.unescape(page).replace("\u2068", "").replace("\u2069", "")


async def until(browser: Any, table: str, wanted: Any) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not wanted(found := await seen(browser, table)):
            await asyncio.sleep(0.01)
    return found


async def people_at(site: Any, count: int = 3, **terms: Any) -> tuple[str, list[Any]]:
    """A table at which so many people sit whose game has begun."""
    people = [await site.browser() for _ in range(count)]
    opened = await people[0].post("/api/tables", json={"game": "tally", "seats": count, "name": "P0", **terms})
    table: str = opened.json()["table"]
    for number, one in enumerate(people[1:], 1):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": f"P{number}"})).status_code == 201
    return table, people


async def went_away(site: Any, table: str, number: int, ago: timedelta = HOUR) -> None:
    def long_ago(session: Any, row: Any, seats: Any) -> None:
        seats[number].seen = (seats[number].seen or now()) - ago

    site.services.tables.presence.unstored.pop((table, number), None)
    await site.services.tables.change(table, long_ago)


async def hold(browser: Any, table: str, number: int) -> Any:
    return await browser.put(f"/api/tables/{table}/seats/{number}/hold", json={"strength": "random"})


async def test_a_table_that_waits_lets_nobody_call_a_bot(site: Any) -> None:
    table, (_, ben, _) = await people_at(site, absence="wait")
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).json()["error"] == "table-waits"
    page = (await ben.get(f"/t/{table}")).text
    assert 'id="call-bot"' not in page and "is away." not in page and "Waiting for P0." in plain(page)
    assert "the game waits." in (await ben.get(f"/t/{table}/seats")).text
    assert (await seen(ben, table))["seats"][0]["held"] is None


async def test_how_long_somebody_must_be_away_is_the_tables_choice(site: Any) -> None:
    table, people = await people_at(site, absence="call", call_after=7_200)
    ben = people[1]
    await went_away(site, table, 0)
    refused = (await hold(ben, table, 0)).json()
    assert refused["error"] == "not-yet-away" and "60 more minutes" in refused["sentence"]
    assert "is away for 2 hours" in plain((await ben.get(f"/t/{table}/seats")).text)
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    assert (await seen(ben, table))["seats"][0]["held"] == "casual"
    assert ["A bot is playing for you" in (await one.get("/")).text for one in (people[0], ben)] == [True, False]


async def test_where_the_others_vote_all_of_them_must_agree(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, absence="vote")
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    found = await seen(eva, table)
    assert (found["seats"][0]["held"], found["request"]["kind"], found["request"]["waiting"]) == (None, "absent", [2])
    assert "proposes letting a bot play for" in (await eva.get(f"/t/{table}")).text
    answer = f"/api/tables/{table}/answer"
    assert (await eva.post(answer, json={"question": found["request"]["id"], "agree": False})).status_code == 202
    assert (await seen(ben, table))["seats"][0]["held"] is None
    assert (await hold(ben, table, 0)).status_code == 204
    question = (await seen(eva, table))["request"]["id"]
    assert (await eva.post(answer, json={"question": question, "agree": True})).status_code == 202
    assert (await seen(ben, table))["seats"][0]["held"] == "casual"
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": None})).status_code == 204


async def test_a_vote_lapses_when_the_absent_player_comes_back(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, absence="vote")
    await went_away(site, table, 0)
    await hold(ben, table, 0)
    question = (await seen(eva, table))["request"]["id"]
    await ana.get(f"/t/{table}")
    assert (await seen(eva, table))["request"] is None
    late = await eva.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})
    assert late.json()["error"] == "nothing-asked" and (await seen(ben, table))["seats"][0]["held"] is None


async def test_a_bot_for_whom_nobody_asked_warns_before_its_first_move(opening: Any) -> None:
    async with opening(bot_warning=600) as site:
        table, (ana, ben, _) = await people_at(site)
        await went_away(site, table, 0)
        assert (await hold(ben, table, 0)).status_code == 204
        page = (await ben.get(f"/t/{table}")).text
        assert "is about to play for" in page and "with 600 seconds to come back" in plain(page)
        assert "has called in a bot to play for you" in (await ana.get(f"/t/{table}")).text
        await asyncio.sleep(0.2)                             # nothing may happen
        assert (await seen(ben, table))["length"] == 0
        assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": None})).status_code == 204
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": 0, "move": "add 1"})).status_code == 200


async def test_a_bot_leaves_the_seat_to_whom_comes_back_before_its_first_move(opening: Any) -> None:
    async with opening(bot_warning=1) as site:
        table, (ana, ben, _) = await people_at(site)
        await went_away(site, table, 0)
        assert (await hold(ben, table, 0)).status_code == 204
        await ana.get(f"/t/{table}")                         # back within the second, or at least before it moves
        found = await until(ben, table, lambda found: found["seats"][0]["held"] is None or found["length"])
        assert found["length"] == 0 and found["seats"][0]["held"] is None
        assert [line["notice"] for line in found["chat"]] == ["held", "came-back"]
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": 0, "move": "add 1"})).status_code == 200


async def test_nobodys_set_up_is_chosen_unless_all_the_others_agree(site: Any) -> None:
    people = [await site.browser() for _ in range(3)]
    opened = await people[0].post("/api/tables", json={"game": "new_bedford", "seats": 3, "name": "P0"})
    table = opened.json()["table"]
    for number in (1, 2):
        await people[number].post(f"/api/tables/{table}/seats", json={"name": f"P{number}"})
    away = (await seen(people[0], table))["to_move"]
    ben, eva = (one for number, one in enumerate(people) if number != away)
    await went_away(site, table, away)
    assert (await hold(ben, table, away)).status_code == 204
    found = await seen(eva, table)
    assert (found["seats"][away]["held"], found["request"]["kind"], found["length"]) == (None, "absent", found["length"])
    await eva.post(f"/api/tables/{table}/answer", json={"question": found["request"]["id"], "agree": True})
    assert (await seen(eva, table))["seats"][away]["held"] == "casual"


async def test_a_seat_is_given_away_only_by_all_others_and_after_a_day(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site)
    zoe = await site.browser()
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
    await went_away(site, table, 0)
    give = f"/api/tables/{table}/seats/0/successor"
    assert (await ben.put(give, json={"strength": None})).json()["error"] == "not-gone"
    assert "Give the seat away" not in (await ben.get(f"/t/{table}/seats")).text
    await went_away(site, table, 0, GONE_AFTER)
    assert (await zoe.put(give, json={"strength": None})).json()["error"] == "not-seated"
    assert "Give the seat away" in (await ben.get(f"/t/{table}/seats")).text
    assert (await ben.put(give, json={"strength": None})).status_code == 204
    shown = await seen(eva, table)
    assert (shown["request"]["kind"], shown["request"]["waiting"], shown["seats"][0]["name"]) == ("given-away", [2], "P0")
    await eva.post(f"/api/tables/{table}/answer", json={"question": shown["request"]["id"], "agree": True})
    shown = await seen(eva, table)
    assert (shown["seats"][0]["kind"], shown["seats"][0]["free"], shown["seats"][0]["held"]) == ("empty", True, "casual")
    assert shown["seats"][0]["earlier"] == [{"name": "P0", "bot": None, "until": 3}]
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": 3})).json()["error"] == "not-seated"
    assert (await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})).json()["seat"] == 0
    assert "Previous players:" in (await eva.get(f"/t/{table}/seats")).text


async def a_day_passes(site: Any, table: str) -> None:
    """Nobody comes for a day since something was asked."""
    def pass_by(session: Any, row: Any, seats: Any) -> None:
        request = session.query(RequestRow).one()
        for seat in seats:
            seat.seen -= GONE_AFTER
        moments = {name: (datetime.fromisoformat(request.facts[name]) - GONE_AFTER).isoformat()
                   for name in ("seen", "asked") if name in request.facts}
        request.facts = {**request.facts, **moments}

    site.services.tables.presence.unstored.clear()
    await site.services.tables.change(table, pass_by)


async def test_whoever_was_asked_about_a_seat_stays_asked_though_they_go_away(site: Any) -> None:
    """Who was gone when it was asked is not asked, unless they come back."""
    table, (_, ben, eva, zoe) = await people_at(site, 4)
    for number in (0, 3):
        await went_away(site, table, number, GONE_AFTER)
    assert (await ben.put(f"/api/tables/{table}/seats/0/successor", json={"strength": "random"})).status_code == 204
    request = (await seen(ben, table))["request"]
    assert request["waiting"] == [2]
    await a_day_passes(site, table)
    await site.services.consent.carry_out_all()
    assert (await seen(ben, table))["request"]["waiting"] == [2]
    await zoe.get(f"/t/{table}")
    assert (await seen(ben, table))["request"]["waiting"] == [2, 3]
    for one in (eva, zoe):
        assert (await seen(ben, table))["seats"][0]["kind"] == "person"
        answered = await one.post(f"/api/tables/{table}/answer", json={"question": request["id"], "agree": True})
        assert answered.status_code == 202
    assert (await seen(ben, table))["seats"][0]["kind"] == "bot"


async def test_results_say_who_played_a_seat_before(site: Any) -> None:
    table, (ana, ben) = await people_at(site, 2)
    zoe = await site.browser()
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).status_code == 204
    assert (await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})).json()["seat"] == 0
    for length in range(3, 12):
        mover = ben if length // 3 % 2 else zoe
        await mover.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    seats = (await ana.get(f"/api/results?table={table}")).json()["results"][0]["seats"]
    assert [(seat["name"], [one["name"] for one in seat["earlier"]]) for seat in seats] == [("Zoe", ["P0"]), ("P1", [])]


async def test_leaving_says_what_follows(site: Any) -> None:
    table, (ana, _) = await people_at(site, 2)
    page = plain((await ana.get(f"/t/{table}/seats")).text)
    assert 0 < page.find("A bot will play for you from now on") < page.find(f"/t/{table}/leave")
    waiting = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    assert "can take your seat" in (await ana.get(f"/t/{waiting}/seats")).text


async def test_who_is_away_and_since_when_is_seen_at_the_table(site: Any) -> None:
    table, (_, ben, _) = await people_at(site)
    await went_away(site, table, 2)
    found = (await seen(ben, table))["seats"]
    assert [seat["away_since"] is None for seat in found] == [True, True, False]
    page = (await ben.get(f"/t/{table}")).text
    assert f'datetime="{found[2]["away_since"]}"' in page


async def test_nothing_competes_after_the_end(site: Any) -> None:
    table, (ana, ben) = await people_at(site, 2)
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})).status_code == 204
    for _ in range(2):
        found = await until(ben, table, lambda found: found["can_move"])
        for length in range(found["length"], found["length"] + 3):
            await ben.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    await until(ben, table, lambda found: found["status"] == "over")
    page = (await ana.get(f"/t/{table}")).text
    assert "give-back" not in page and page.index('id="rematch"') < page.index('id="again"') and 'id="to-review"' in page


async def test_whoever_is_deleted_leaves_no_name_where_they_played_before(site: Any) -> None:
    table, (ana, ben) = await people_at(site, 2)
    zoe = await site.browser()
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    await ana.delete(f"/api/tables/{table}/seats/0")
    await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})
    assert (await register(ana, "Anabel")).status_code == 303             # the guest becomes an account
    for length in range(3, 6):
        await ben.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    waiting = (await ben.post("/api/tables", json={"game": "toy", "seats": 3, "name": "P1", "ready": True})).json()["table"]
    await ana.post(f"/api/tables/{waiting}/seats", json={"name": "x"})
    await ben.delete(f"/api/tables/{waiting}/seats/1/person")
    assert "Anabel" in (await ben.get(f"/t/{waiting}/seats")).text
    assert (await seen(zoe, table))["seats"][0]["earlier"] == [{"name": "P0", "bot": None, "until": 3}]
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    assert (await seen(zoe, table))["seats"][0]["earlier"] == [{"name": "", "bot": None, "until": 3}]
    assert site.services.store.read(read_table, waiting, False).table.shown_out is None
    for length in range(6, 12):
        await (zoe, ben)[length // 3 % 2].post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    seats = (await zoe.get(f"/api/results?table={table}")).json()["results"][0]["seats"]
    assert seats[0]["earlier"][0]["name"] == "" and "P0" not in (await zoe.get(f"/t/{table}/seats")).text


async def test_whoever_is_deleted_is_named_by_no_notice_and_no_result_where_they_left(site: Any) -> None:
    """Everybody else is, also where a notice lists several people."""
    table, (ana, ben) = await people_at(site, 2, absence="call")
    site.services.tables.on_bot_turn = lambda table: None
    await site.services.tables.change(table, lambda session, row, seats: tell(session, row, "lot", None, "", "P0, P1"))
    assert (await register(ana, "Zenobia")).status_code == 303
    await went_away(site, table, 1)
    assert (await hold(ana, table, 1)).status_code == 204            # called by her, and for her
    await site.services.tables.change(
        table, lambda session, row, seats: tell(session, row, "time-over-bot", 0, "Zenobia", "Zenobia"))
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).is_success
    before = [line["text"] for line in (await seen(ben, table))["chat"]]
    assert sum("Zenobia" in text for text in before) >= 3
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    for language in LANGUAGES:
        headers, unknown = {"Accept-Language": language}, ui(language)("somebody")
        texts = [line["text"] for line in (await ben.get(f"/api/tables/{table}", headers=headers)).json()["chat"]]
        for name in ("Zenobia", "P0"):
            assert all(name not in text for text in texts), texts
            assert name not in (await ben.get(f"/t/{table}", headers=headers)).text, language
        assert sum(unknown in text for text in texts) >= 3 and any("P1" in text and unknown in text for text in texts), texts


async def test_what_a_guest_played_before_comes_along_to_an_account(site: Any) -> None:
    table, (ana, _) = await people_at(site, 2)
    for length in range(3):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    await ana.delete(f"/api/tables/{table}/seats/0")
    guest = await site.person_of(ana)
    for only, known in ((["elsewhere"], guest), ([table], "account")):
        with site.services.store.changing() as session:
            hand_over(session, guest, "account", only)
        assert site.services.store.read(read_table, table, False).seats[0].earlier[0]["holder"] == known


async def test_no_undo_is_offered_to_whom_a_bot_plays_for(site: Any) -> None:
    table, (ana, ben) = await people_at(site, 2)
    await ana.post(f"/api/tables/{table}/play", json={"length": 0, "move": "add 2"})
    assert 'id="undo"' in (await ana.get(f"/t/{table}")).text
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})).status_code == 204
    page, found = (await ana.get(f"/t/{table}")).text, await seen(ana, table)
    assert "give-back" in page and not [one for one in ("undo", "restart", "ask-undo") if f'id="{one}"' in page]
    assert (found["undo_to"], found["restart_to"]) == (None, None)
    await until(ben, table, lambda found: found["can_move"])
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": None})).status_code == 204
    page = (await ana.get(f"/t/{table}")).text
    assert 'id="undo"' in page or 'id="ask-undo"' in page
