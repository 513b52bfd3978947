"""What happens to people is told on their start page, also where they have no seat any more, until they confirm it."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from mercat.server.notices.rows import ALL_KINDS, DROPPED, FAILED, ON_PAGE, SENT, WAITING, WAYS, NoticeRow
from mercat.server.problems import TEXTS
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.admins import host_of
from tests.server.group_of import group_of, invited
from tests.server.registered import PASSWORD, account
from tests.server.tables.test_absence import people_at, plain

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


async def news(browser: Any, language: str = "en") -> str:
    """What the start page tells its reader."""
    page = (await browser.get("/", headers={"Accept-Language": language})).text
    found = re.search(r'<section class="notice" id="news".*?</section>', page, re.DOTALL)
    return " ".join(plain(re.sub(r"<[^>]+>", " ", found[0])).split()) if found else ""


async def confirm(browser: Any) -> None:
    newest = re.search(r'name="newest" value="(\d+)"', (await browser.get("/")).text)
    assert newest is not None
    done = await browser.post("/me/news-seen", data={"newest": newest[1]})
    assert (done.status_code, done.headers["location"]) == (303, "/")


async def test_a_guest_whose_table_is_deleted_is_told_by_whom(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, ready=True)
    assert (await ana.post(f"/t/{table}/delete")).status_code == 303
    for language in LANGUAGES:
        said = plain(TEXTS.say(language, "call-called-off", by="P0", admin="no", players=""))
        assert said in await news(ben, language) and said in await news(eva, language)
    assert await news(ana) == ""                         # it was her
    await confirm(ben)
    assert await news(ben) == "" != await news(eva)


async def test_those_whose_game_an_admin_deletes_are_told_which_and_by_whom(site: Any) -> None:
    host, (table, (ana, ben, eva)) = await host_of(site), await people_at(site, ready=True)
    assert ui("en")("host-delete-table-about") in (await host.get("/host?part=tables")).text
    stream = asyncio.create_task(eva.get(f"/t/{table}/live"))
    async with asyncio.timeout(20):
        while not site.services.streams.watchers.get(table):
            await asyncio.sleep(0.01)
        assert (await host.post("/host/delete-table", data={"table": table, "from": "tables"})).status_code == 303
        said = plain(TEXTS.say("en", "call-called-off", by="", admin="yes", players="none", begun="no"))
        assert plain((await stream).text).endswith(f"event: gone\ndata: {said}\n\n")
    for one, others in ((ana, "P1, P2"), (ben, "P0, P2"), (eva, "P0, P1")):
        for language in LANGUAGES:                       # the others, not the reader; and there were no moves yet
            said = plain(TEXTS.say(language, "call-called-off", by="", admin="yes", players=others, begun="no"))
            assert others in said and said in await news(one, language)
    assert "along with its chat." in await news(ana)
    assert "It may have been deleted by its host before the game started, by an admin" in (await ben.get(f"/t/{table}")).text


async def test_who_sat_alone_at_a_game_that_an_admin_deletes_reads_no_names(site: Any) -> None:
    host, ana = await host_of(site), await site.browser()
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "bots": ["random"]})
    assert (await host.post("/host/delete-table", data={"table": opened.json()["table"], "from": "tables"})).status_code == 303
    for language in LANGUAGES:
        said = plain(TEXTS.say(language, "call-called-off", by="", admin="yes", players="none", begun="yes"))
        told = await news(ana, language)
        assert said in told and "(" not in said and "Ana" not in told
    assert "along with its moves and chat." in await news(ana)


async def test_whoever_is_removed_and_let_in_is_told(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, ready=True)
    assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).is_success
    assert plain(ui("en")("happened-shown-out", by="P0")) in await news(ben) and await news(eva) == "" == await news(ana)
    assert f'href="/t/{table}"' in (await ben.get("/")).text
    assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "P1"})).is_success
    said = await news(ben)
    assert plain(ui("en")("happened-let-in", by="P0")) in said and plain(ui("en")("happened-shown-out", by="P0")) not in said
    assert (await ben.post(f"/t/{table}/seen")).status_code == 303       # seen at the table
    assert await news(ben) == ""


async def test_whoever_comes_to_the_table_reads_it_there(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, ready=True)
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 4})).is_success
    assert plain(ui("en")("happened-seats-set", count=4, by="P0")) in await news(ben)
    await ben.put(f"/api/tables/{table}/ready", json={"ready": True})
    assert await news(ben) == ""


async def test_only_what_was_read_is_confirmed(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, ready=True)
    other, (eva, _, _) = await people_at(site, ready=True)
    await ben.post(f"/api/tables/{other}/seats", json={"name": "Ben"})
    await ana.post(f"/t/{table}/delete")
    newest = re.search(r'name="newest" value="(\d+)"', (await ben.get("/")).text)
    assert newest is not None and (await eva.put(f"/api/tables/{other}/arrangement", json={"seats": 4})).is_success
    assert (await ben.post("/me/news-seen", data={"newest": newest[1]})).status_code == 303
    assert "deleted the table" not in await news(ben)
    assert (await ana.post("/me/news-seen", data={"newest": "99999999"})).status_code == 303         # nobody else's


async def test_an_open_start_page_says_it_at_once(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, ready=True)
    person = await site.person_of(ben)
    seen = re.search(r"/me/live\?seen=(\w+)", (await ben.get("/")).text)
    assert seen is not None
    stream = asyncio.create_task(ben.get(f"/me/live?seen={seen[1]}"))
    async with asyncio.timeout(20):
        while not site.services.streams.people.get(person):
            await asyncio.sleep(0.01)
        await ana.delete(f"/api/tables/{table}/seats/1/person")
        await asyncio.sleep(0.5)
        site.services.streams.end_of(lambda reader: reader.person == person)
        assert plain(ui("en")("happened-shown-out", by="P0")) in plain((await stream).text)


async def test_whoever_is_removed_from_a_group_is_told(site: Any) -> None:
    keeper, zoe, ask = await site.browser(), await account(site, "Zoe"), "/api/groups/asks"
    group = await group_of(keeper, await site.browser())
    await zoe.post("/groups/ask", data={"group": group})
    number = (await keeper.get(f"/api/groups/{group}")).json()["asks"][0]["number"]
    await keeper.post(f"{ask}/answer", json={"group": group, "ask": number, "let_in": False})
    assert 'id="declined"' in (await keeper.get(f"/groups/{group}")).text
    seen = (await keeper.get(f"/api/groups/{group}")).json()
    assert [one["name"] for one in seen["declined"]] == ["Zoe"] and seen["asks"] == []
    answer = {"group": group, "ask": number, "let_in": True}
    assert (await keeper.post(f"{ask}/answer", json={**answer, "let_in": False})).status_code == 404
    assert (await keeper.post(f"{ask}/answer", json=answer)).is_success      # after all
    assert (await keeper.post(f"{ask}/answer", json=answer)).status_code == 404
    seen = (await keeper.get(f"/api/groups/{group}")).json()
    assert seen["declined"] == [] and (await zoe.get(f"/groups/{group}")).status_code == 200
    member = next(one["number"] for one in seen["people"] if one["name"] == "Zoe")
    assert "will no longer be able to see the group" in plain((await keeper.get(f"/groups/{group}")).text)
    change = {"name": seen["name"], "points": seen["points"], "public": True}
    assert (await keeper.put("/api/groups/settings", json={"group": group, **change})).is_success
    assert "will still be able to see the group’s public page" in plain((await keeper.get(f"/groups/{group}")).text)
    assert (await keeper.post("/api/groups/people/remove", json={"group": group, "member": member})).is_success
    for language in LANGUAGES:
        by = seen["people"][0]["name"]
        assert plain(TEXTS.say(language, "call-group-out", by=by)) in await news(zoe, language)
    assert seen["name"] in await news(zoe)


@pytest.mark.parametrize("how", ["leaves", "deletes themselves", "is removed"])
async def test_the_others_in_a_group_are_told_who_has_left_it_or_was_removed(site: Any, how: str) -> None:
    keeper, ben, eva = [await site.browser() for _ in range(3)]
    group = await group_of(keeper, ben, eva)
    people = {one["name"]: one["number"] for one in (await keeper.get(f"/api/groups/{group}")).json()["people"]}
    by, name, _ = people
    if how == "leaves":
        assert (await ben.post("/api/groups/leave", json={"group": group})).is_success
    elif how == "is removed":
        wish = {"group": group, "member": people[name]}
        assert (await keeper.post("/api/groups/people/remove", json=wish)).is_success
    else:
        assert (await ben.post("/me/delete", data={"sure": "yes"})).status_code == 200
    for language in LANGUAGES:
        left = plain(TEXTS.say(language, "call-group-left", by=name if how == "leaves" else ui(language)("somebody")))
        said = plain(TEXTS.say(language, "call-group-removed", by=by, players=name)) if how == "is removed" else left
        assert (await news(eva, language)).count(said) == 1
        assert (said in await news(keeper, language)) == (how != "is removed")       # the organiser has done it
    if how != "deletes themselves":
        assert "has left the group" not in await news(ben) and "removed P" not in await news(ben)
        assert ("has removed you" in await news(ben)) == (how == "is removed")


async def test_who_becomes_an_organiser_or_a_friend_is_told(site: Any) -> None:
    keeper, zoe = await site.browser(), await account(site, "Zoe")
    group = await group_of(keeper, zoe)
    seen = (await keeper.get(f"/api/groups/{group}")).json()
    member = next(one["number"] for one in seen["people"] if one["name"] == "Zoe")
    by = seen["people"][0]["name"]
    for keeping, is_told in ((True, "organiser"), (True, "organiser"), (False, "organiser-ended"), (False, "organiser-ended")):
        wish = {"group": group, "member": member, "keeper": keeping}
        assert (await keeper.put("/api/groups/people/keeper", json=wish)).is_success
        for language in LANGUAGES:                       # only what is so now
            told, said = await news(zoe, language), ("organiser", "organiser-ended")
            assert [told.count(plain(TEXTS.say(language, f"call-{one}", by=by))) for one in said] == [
                one == is_told for one in said], (language, keeping)
    [known] = [one["who"] for one in (await zoe.get("/api/me/friends")).json()["known"]]
    await zoe.post("/api/me/friends", json={"who": known})
    [asks] = [one["who"] for one in (await keeper.get("/api/me/friends")).json()["asking"]]
    assert (await keeper.put("/api/me/friends/answer", json={"who": asks, "agree": True})).is_success
    for language in LANGUAGES:
        assert (await news(zoe, language)).count(plain(TEXTS.say(language, "call-befriended", by=by))) == 1, language
    assert "call-befriended" not in await news(keeper) and "friend request" not in await news(keeper)


@pytest.mark.parametrize("deleted", [False, True])
async def test_who_becomes_the_organiser_since_the_last_one_left_is_told(site: Any, deleted: bool) -> None:
    ines, zoe, tom = [await site.browser() for _ in range(3)]
    group = await group_of(ines, zoe, tom)
    by = (await ines.get(f"/api/groups/{group}")).json()["people"][0]["name"]
    left = await (ines.post("/me/delete", data={"sure": "yes"}) if deleted else ines.post("/groups/leave", data={"group": group}))
    assert left.status_code == (200 if deleted else 303)
    if not deleted:
        assert "You have left the group." in (await ines.get("/")).text and "You have left" not in (await ines.get("/")).text
    for language in LANGUAGES:
        told = await news(zoe, language)
        name = ui(language)("somebody") if deleted else by
        assert told.count(plain(TEXTS.say(language, "call-organiser-left", by=name))) == 1, told
        left = plain(TEXTS.say(language, "call-group-left", by=name))
        assert "organi" not in await news(tom, language) and left in await news(tom, language) and left not in told
    assert (await zoe.get(f"/api/groups/{group}")).json()["people"][0]["keeper"]


async def test_who_made_a_link_is_told_who_joined_by_it(site: Any) -> None:
    keeper, other, joins, muted = [await site.browser() for _ in range(4)]
    group = await group_of(keeper, other)
    await confirm(keeper)
    code = await invited(keeper, group)
    await set_mute_of(site, keeper, muted)
    for one, name in ((joins, "Eva"), (muted, "Leo")):
        assert (await one.post("/api/groups/join", json={"code": code, "own": name})).is_success
    for language in LANGUAGES:
        told = await news(keeper, language)
        assert told.count(plain(TEXTS.say(language, "call-group-join", by="Eva"))) == 1 and "Leo" not in told
    assert "Eva" not in await news(other)


async def test_news_of_a_group_go_with_the_membership(site: Any) -> None:
    """No news leads to a group that its reader does not see any more, or says what is so no more."""
    keeper, zoe = await site.browser(), await account(site, "Zelda")
    group = await group_of(keeper, names=("Otto",))
    joiner = await site.browser()
    code = await invited(keeper, group)
    assert (await joiner.post("/api/groups/join", json={"code": code, "own": "Pia"})).is_success
    assert "New member" in await news(keeper)
    await zoe.post("/groups/ask", data={"group": group})
    number = (await keeper.get(f"/api/groups/{group}")).json()["asks"][0]["number"]
    for let_in, told in ((False, "Request declined"), (True, "Request accepted")):
        await keeper.post("/api/groups/asks/answer", json={"group": group, "ask": number, "let_in": let_in})
        assert [one for one in ("Request declined", "Request accepted") if one in await news(zoe)] == [told]
    member = next(one["number"] for one in (await keeper.get(f"/api/groups/{group}")).json()["people"] if one["name"] == "Zelda")
    await keeper.post("/api/groups/people/remove", json={"group": group, "member": member})
    assert "Request accepted" not in await news(zoe) and "Removed from a group" in await news(zoe)
    assert (await keeper.post("/api/groups/leave", json={"group": group})).is_success
    assert await news(keeper) == ""


def test_each_kind_of_notice_fits_into_its_column() -> None:
    states = (WAITING, SENT, FAILED, DROPPED, ON_PAGE)
    for column, values in (("kind", ALL_KINDS), ("by", (*WAYS, ON_PAGE)), ("state", states)):
        kept: Any = NoticeRow.__table__.c[column].type
        assert all(len(value) <= kept.length for value in values), column


async def set_mute_of(site: Any, one: Any, other: Any) -> None:
    """Let one person mute another, who is known from a table."""
    assert (await one.put(f"/api/tables/{await site.table_of(one, other)}/mute", json={"seat": 1})).is_success


async def test_an_answer_of_a_group_is_told(site: Any) -> None:
    keeper, zoe = await site.browser(), await account(site, "Zoe")
    group = await group_of(keeper, await site.browser())
    await zoe.post("/groups/ask", data={"group": group})
    ask = (await keeper.get(f"/api/groups/{group}")).json()["asks"][0]["number"]
    assert (await keeper.post("/api/groups/asks/answer", json={"group": group, "ask": ask, "let_in": False})).is_success
    assert TEXTS.say("en", "call-group-no", named="no", again="none") in await news(zoe)


async def test_a_new_account_is_told_that_nothing_lets_it_in_but_its_password(site: Any) -> None:
    zoe = await account(site, "Zora")
    said = plain(f"{ui('en')('codes-about', count=0)} {ui('en')('codes-lost', keys='password')}")
    assert said in await news(zoe) and 'id="news-seen"' not in (await zoe.get("/")).text
    await zoe.post("/api/me/confirm", json={"password": PASSWORD})
    assert (await zoe.post("/me/codes")).status_code == 200
    assert await news(zoe) == "" == await news(await site.browser())
    assert await news(await account(site, "Zita", mail="zita@example.org")) == ""


async def test_whoever_deletes_themselves_is_told_that_it_is_done(site: Any) -> None:
    for one in (await account(site, "Zelda"), (await people_at(site))[1][0]):
        done = await one.post("/me/delete", data={"sure": "yes"})
        assert done.status_code == 200 and ui("en")("deleted-about") in done.text and "Zelda" not in done.text
        assert not (await one.get("/api/me")).json().get("account")


async def test_no_news_names_somebody_who_is_deleted(site: Any) -> None:
    """Neither an account, wherever it has done something, nor a guest at a table; the download does not either."""
    tina, olek = await account(site, "Tina"), await account(site, "Olek")
    group = await group_of(tina, olek)
    number = next(one["number"] for one in (await olek.get(f"/api/groups/{group}")).json()["people"] if one["mine"])
    assert (await tina.post("/api/groups/people/remove", json={"group": group, "member": number})).status_code == 204
    table, (ana, ben, _) = await people_at(site, ready=True)
    assert (await ana.post(f"/t/{table}/delete")).status_code == 303
    assert "Tina" in await news(olek) and "P0" in await news(ben)
    assert (await tina.post("/me/delete", data={"sure": "yes", "password": PASSWORD})).status_code in (200, 303)
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)
    assert "Somebody" in await news(olek)
    for one, gone in ((olek, "Tina"), (ben, "P0")):
        assert gone not in await news(one) and gone not in (await one.get("/me/download")).text
