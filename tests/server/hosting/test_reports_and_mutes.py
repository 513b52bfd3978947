"""Reports to the host, and mutes: what a muted person says is hidden from who has muted them, and from nobody else."""

import asyncio
from typing import Any

import pytest
from sqlalchemy.orm import Session

from mercat.server.hosting.conduct import MOST_MUTED, MOST_OPEN, muted_by_reader
from mercat.server.people.rows import MuteRow, PersonRow, ReportRow
from mercat.server.people.stored import hand_over
from tests.server.admins import account, guest, host_of
from tests.server.drawn_forms import drawn_forms
from tests.server.registered import account as registered
from tests.server.registered import enter, register
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def texts(client: Any, table: str, **headers: str) -> list[str]:
    return [line["text"] for line in (await client.get(f"/api/tables/{table}", headers=headers)).json()["chat"]]


async def say(client: Any, table: str, text: str, name: str = "Eva") -> int:
    """Say something; the number of the line."""
    assert (await client.post(f"/api/tables/{table}/chat", json={"text": text, "name": name})).status_code == 204
    number: int = (await client.get(f"/api/tables/{table}")).json()["chat"][-1]["number"]
    return number


def reports(site: Any) -> list[ReportRow]:
    with Session(site.services.store.reading) as session:
        return session.query(ReportRow).order_by(ReportRow.id).all()


async def test_a_muted_person_is_hidden_on_pages_and_in_json_from_who_muted_them_alone(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await say(ana, table, "from Ana")
    await say(ben, table, "from Ben")
    for page in (f"/t/{table}", f"/t/{table}"):          # rendered for both before and after, so that what is kept is tried
        assert "from Ben" in (await ana.get(page)).text and "from Ben" in (await eva.get(page)).text
    assert (await ana.put(f"/api/tables/{table}/mute", json={"seat": 1})).status_code == 204
    assert await texts(ana, table) == ["from Ana"]
    assert await texts(ben, table) == await texts(eva, table) == ["from Ana", "from Ben"]
    for client, sees in ((ana, False), (ben, True), (eva, True), (ana, False)):
        assert ("from Ben" in (await client.get(f"/t/{table}")).text) == sees
        parts = await client.post(f"/t/{table}/chat", data={"text": ""}, headers={"HX-Request": "true"})     # refused: all parts
        assert parts.status_code == 422 and ("from Ben" in parts.text) == sees
    await say(ben, table, "once more")
    assert "once more" not in await texts(ana, table)
    assert (await ana.put(f"/api/tables/{table}/mute", json={"seat": 1, "muted": False})).status_code == 204
    assert await texts(ana, table) == ["from Ana", "from Ben", "once more"]


async def test_a_mute_holds_at_every_table_and_for_the_token_of_a_seat(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    first = await site.table_of(ana, ben)
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()
    second, token = opened["table"], {"Authorization": f"Bearer {opened['token']}"}
    await say(ben, second, "hello", "Ben")
    await ana.put(f"/api/tables/{first}/mute", json={"seat": 1})
    assert await texts(ana, second) == await texts(site.visitor(), second, **token) == []
    assert await texts(site.visitor(), second) == ["hello"]


async def test_those_without_mutes_share_what_is_rendered(site: Any) -> None:
    from mercat.server.play.live import RENDERED

    ana, ben = await site.browser(), await site.browser()
    watchers = [await guest(site) for _ in range(3)]
    table = await site.table_of(ana, ben)
    line = await say(ben, table, "hello")
    other = await site.table_of(await site.browser(), await site.browser())
    assert (await watchers[0].put(f"/api/tables/{table}/mute", json={"line": line})).status_code == 204
    assert (await watchers[1].put(f"/api/tables/{other}/mute", json={"seat": 0})).status_code == 204     # who wrote nothing here
    RENDERED.kept.clear()
    for one in (*watchers, watchers[0]):                 # all of them without a seat here
        parts = await one.post(f"/t/{table}/chat", data={"text": ""}, headers={"HX-Request": "true"})
        assert ("hello" in parts.text) == (one is not watchers[0])
    keys = [key for key in RENDERED.kept if table in key]
    assert len(keys) == 2


async def test_an_open_page_is_sent_what_is_left(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await say(ben, table, "from Ben")

    async def sent(version: str) -> str:
        return str((await ana.get(f"/api/tables/{table}/stream", params={"seen": version})).text)        # when it has ended

    version = (await ana.get(f"/api/tables/{table}")).json()["version"]
    waiting = asyncio.create_task(sent(version))
    async with asyncio.timeout(PATIENCE):
        while not site.services.streams.watchers:
            await asyncio.sleep(0.01)
        await ana.put(f"/api/tables/{table}/mute", json={"seat": 1})
        assert "from Ben" not in await waiting           # it ends, as its reader is not as before; the page connects again
    assert (await ana.get(f"/api/tables/{table}")).json()["version"] != version          # and has something to be sent


async def test_what_was_written_before_authors_were_known_can_be_reported_but_nobody_muted(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    line = await say(site.visitor(), table, "by a program without a cookie")
    assert (await ana.put(f"/api/tables/{table}/mute", json={"line": line})).json()["error"] == "nobody-to-mute"
    assert (await ana.post(f"/api/tables/{table}/report", json={"line": line, "text": "spam"})).status_code == 204
    (report,) = reports(site)
    assert (report.person, report.said, report.text) == (None, "by a program without a cookie", "spam")
    assert report.by == await site.person_of(ana)


@pytest.mark.parametrize(("wish", "error"), [
    ({"seat": 0}, "about-oneself"), ({}, "not-understood"), ({"seat": 7}, "no-seat"), ({"line": 99_999}, "no-such-message"),
    ({"seat": 1, "text": "x" * 600}, "long-chat"), ({"seat": "one"}, "not-understood"), ({"line": -1}, "not-understood")])
async def test_reports_that_are_refused(site: Any, wish: dict[str, Any], error: str) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    answer = await ana.post(f"/api/tables/{table}/report", json=wish)
    assert answer.json()["error"] == error and reports(site) == []


async def test_open_reports_are_bounded_and_the_same_twice_is_one(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    for _ in range(2):
        assert (await ana.post(f"/api/tables/{table}/report", json={"seat": 1})).status_code == 204
    assert len(reports(site)) == 1
    lines = [await say(ben, table, f"line {number}") for number in range(MOST_OPEN)]
    codes = [(await ana.post(f"/api/tables/{table}/report", json={"line": line})).status_code for line in lines]
    assert codes == [204] * (MOST_OPEN - 1) + [429] and len(reports(site)) == MOST_OPEN


async def test_a_message_of_another_table_is_none_of_this(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    first, second = await site.table_of(ana, ben), await site.table_of(ana, ben)
    line = await say(ben, second, "elsewhere")
    assert (await ana.post(f"/api/tables/{first}/report", json={"line": line})).json()["error"] == "no-such-message"


async def test_the_page_where_people_report_and_mute(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await guest(site)
    table = await site.table_of(ana, ben)
    line = await say(eva, table, "<b>Buy</b>")
    page = (await ana.get(f"/t/{table}/people")).text
    assert "Player 1" in page and "&lt;b&gt;Buy" in page and "Mute Eva" in page and "Mute Player 0" not in page
    answer = await ana.post(f"/t/{table}/mute", data={"line": str(line), "muted": "yes"}, follow_redirects=True)
    assert "Unmute Eva" in answer.text and "&lt;b&gt;Buy" not in answer.text
    answer = await ana.post(f"/t/{table}/report", data={"seat": "1", "text": "plays for two"}, follow_redirects=True)
    assert "have your report" in answer.text and reports(site)[0].name == "Player 1"
    assert (await site.visitor().get(f"/t/{table}/people")).status_code == 403
    for nobody in (await site.browser(),):
        assert (await nobody.put(f"/api/tables/{table}/mute", json={"seat": 1})).json()["error"] == "nobody"


@pytest.mark.parametrize("then", ["sits down", "signs in", "creates an account"])
async def test_what_one_wrote_as_a_visitor_is_not_offered_for_a_report_later(site: Any, then: str) -> None:
    ana, ben, one = await site.browser(), await site.browser(), site.visitor()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana", "ready": True})).json()["table"]
    if then == "signs in":
        await registered(site, "Gus")
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    await say(ben, table, "hello")
    answer = await one.post(f"/t/{table}/chat", data={"text": "can I play?"}, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    if then != "sits down":
        answer = await (enter if then == "signs in" else register)(one, "Gus")
        assert answer.status_code == 303, answer.text
    assert (await one.post(f"/t/{table}/sit", data={"name": "Gus", "seat": "2"})).status_code == 303
    page = (await one.get(f"/t/{table}/people")).text
    assert "hello" in page and "can I play?" not in page and "can I play?" in (await ana.get(f"/t/{table}/people")).text
    line = (await one.get(f"/api/tables/{table}")).json()["chat"][-1]["number"]
    assert (await one.post(f"/api/tables/{table}/report", json={"line": line})).json()["error"] == "about-oneself"


async def test_guests_without_a_name_are_called_so_in_the_language_of_the_page_and_nobody_is_chosen_already(site: Any) -> None:
    ana, eva = await site.browser(), await guest(site)
    table = await site.table_of(ana, await site.browser())
    await say(eva, table, "hello", "Guest")
    page = (await ana.get(f"/t/{table}/people", headers={"Accept-Language": "pl"})).text
    assert "Gość: hello" in page and "Guest" not in page
    assert page.count('<select name="') == page.count(' required><option value="">') == 2


async def test_muted_people_are_listed_and_unmuted_by_a_name_that_tells_nothing(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await guest(site)
    table = await site.table_of(ana, ben)
    line = await say(ben, table, "hello")
    await ana.put(f"/api/tables/{table}/mute", json={"line": line})
    reader = type("Reader", (), {"person": await site.person_of(ana)})
    (muted,) = await site.services.desk.read(reader, muted_by_reader)
    assert muted.name == "Player 1" and muted.who not in await site.person_of(ben)
    assert (await eva.post("/api/me/unmute", json={"who": muted.who})).json()["error"] == "not-muted"
    assert (await ana.post("/api/me/unmute", json={"who": muted.who})).status_code == 204
    assert await texts(ana, table) == ["hello"] and await site.services.desk.read(reader, muted_by_reader) == []


async def test_the_page_of_friends_lists_muted_people_and_unmutes_them(site: Any) -> None:
    ana, ben = await account(site, "Ana"), await account(site, "Ben")
    table = await site.table_of(ana, ben)
    assert 'id="mutes"' not in (await ana.get("/me/friends")).text
    await ana.put(f"/api/tables/{table}/mute", json={"seat": 1})
    page = (await ana.get("/me/friends")).text
    form, = [one for one in drawn_forms(page) if one.action == "/me/unmute"]
    assert "<b>Ben</b>" in page.partition('id="mutes"')[2]
    done = await ana.post("/me/unmute", data=dict(form.fields))
    assert (done.status_code, done.headers["location"]) == (303, "/me/friends")
    assert 'id="mutes"' not in (await ana.get("/me/friends")).text


async def test_mutes_are_bounded_and_follow_who_signs_in(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await account(site, "Eva")
    table = await site.table_of(ana, ben)
    line = await say(ben, table, "hello")
    people = [await site.person_of(one) for one in (ana, ben, eva)]
    await ana.put(f"/api/tables/{table}/mute", json={"line": line})
    with site.services.store.changing() as session:
        hand_over(session, people[1], people[2])
    await site.services.sessions.look()
    assert await texts(ana, table) == []                 # what Ben wrote is Eva's now, who is muted with him
    with Session(site.services.store.writing) as session, session.begin():
        session.add_all([PersonRow(id=f"p{number}") for number in range(MOST_MUTED)])
        session.flush()
        session.add_all([MuteRow(by=people[0], person=f"p{number}") for number in range(MOST_MUTED)])
    other = await site.table_of(ana, await site.browser())
    assert (await ana.put(f"/api/tables/{other}/mute", json={"seat": 1})).json()["error"] == "too-many-muted"


async def test_an_admin_learns_of_a_report_on_the_start_page_and_on_every_page(site: Any) -> None:
    host, ana = await host_of(site), await site.browser()
    ben = await site.browser()
    table = await site.table_of(ana, ben)
    assert "not been handled" not in (await host.get("/")).text
    assert (await ana.post(f"/api/tables/{table}/report", json={"seat": 1})).status_code == 204
    await site.services.host_decisions.look()
    start, rules = (await host.get("/")).text, (await host.get("/help/toy")).text
    assert start.count("One report has not been handled yet.") > rules.count("One report has not been handled yet.") > 0
    assert "/host?part=reports" in start
    assert "not been handled" not in (await ana.get("/")).text + (await ben.get("/")).text
    number = reports(site)[-1].id
    assert (await host.post("/host/handle", data={"from": "reports", "which": str(number), "handled": "yes"})).status_code == 303
    assert "not been handled" not in (await host.get("/")).text + (await host.get("/help/toy")).text
