"""A person on several devices: links, recovery codes, the list of devices, and what a browser brings along."""

import asyncio
import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from mercat.server.devices.devices import MOST_LINKS
from mercat.server.people.rows import PersonRow, SecretRow, SessionRow
from mercat.server.people.secrets import new_code
from mercat.server.people.sessions import kind_of_browser
from mercat.server.people.stored import MOST_DEVICES, hash_of
from mercat.server.storage.models import now
from tests.server.conftest import Site, site_in
from tests.server.registered import enter, register
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"


async def link_of(browser: Any) -> str:
    """The path of a new link to another device."""
    answer = await browser.post("/api/me/devices")
    assert answer.status_code == 201 and answer.json()["seconds"] == 1800, answer.text
    path: str = answer.json()["link"].removeprefix("http://mercat.test")
    return path


async def playing(site: Site, *, seats: int = 2, name: str = "Ana", **wishes: Any) -> tuple[Any, str]:
    """A browser that sits at a table of its own, and the table."""
    browser = await site.browser(**wishes)
    opened = await browser.post("/api/tables", json={"game": "toy", "seats": seats, "name": name, "bots": ["random"]})
    assert opened.status_code == 201, opened.text
    return browser, opened.json()["table"]


async def sits(browser: Any, table: str) -> bool:
    return any(seat["mine"] for seat in (await browser.get(f"/api/tables/{table}")).json()["seats"])


async def devices(browser: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.get("/api/me")).json()["devices"]
    return found


async def test_a_link_makes_another_browser_the_same_person(site: Site) -> None:
    ana, table = await playing(site)
    phone = await site.browser()
    before = phone.cookies["mercat"]
    link = await link_of(ana)
    page = await phone.get(link, headers={"User-Agent": FIREFOX})
    assert page.status_code == 200 and "will become one of Ana" in page.text
    assert not await sits(phone, table) and (await phone.get(link)).status_code == 200       # a preview uses nothing up
    answer = await phone.post(link, headers={"User-Agent": FIREFOX})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert phone.cookies["mercat"] != before and phone.cookies["name"] == "Ana"
    assert await sits(phone, table) and await sits(ana, table)
    second = await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})
    assert await sits(phone, second.json()["table"])         # everything that comes later too
    assert await site.person_of(phone) == await site.person_of(ana)
    assert sorted((one["label"], one["here"]) for one in await devices(phone)) == [("", False), ("Firefox · Android", True)]
    shown = (await phone.get("/me/devices")).text
    assert "Firefox · Android" in shown and "Unknown browser" in shown and shown.count('action="/me/end"') == 1


@pytest.mark.parametrize("spoil", ["used", "expired", "withdrawn", "another", "forged"])
async def test_a_link_that_does_not_work_says_so_and_changes_nothing(site: Site, spoil: str) -> None:
    ana, table = await playing(site)
    link, phone = await link_of(ana), await site.browser()
    if spoil == "used":
        assert (await (await site.browser()).post(link)).status_code == 303
    elif spoil == "expired":
        with site.services.store.changing() as session:
            session.execute(update(SecretRow).values(expires=now() - timedelta(seconds=1)))
    elif spoil == "withdrawn":
        assert (await ana.delete("/api/me/links")).status_code == 204
    elif spoil == "another":                                 # many newer ones
        for _ in range(MOST_LINKS):
            await link_of(ana)
    else:
        link = link[:-4] + "AAAA"
    cookie, number = phone.cookies["mercat"], len(await devices(ana))
    for answer in (await phone.get(link), await phone.post(link)):
        assert answer.status_code == 404 and "This link no longer works" in answer.text
    assert phone.cookies["mercat"] == cookie and not await sits(phone, table) and len(await devices(ana)) == number


async def test_of_two_browsers_that_use_one_link_at_once_one_wins(opening: Any, tmp_path: Path, database_url: str) -> None:
    async with site_in(tmp_path, database=database_url) as here, site_in(tmp_path, database=database_url) as there:
        ana, table = await playing(here)
        link = await link_of(ana)
        browsers = [await site.browser() for site in (here, there, here, there)]
        answers = await asyncio.gather(*[browser.post(link) for browser in browsers])
        assert sorted(answer.status_code for answer in answers) == [303, 404, 404, 404]
        assert [await sits(browser, table) for browser in browsers] == [answer.status_code == 303 for answer in answers]


async def by_https(browser: httpx.AsyncClient) -> None:
    """From now on a browser visits the site by HTTPS, and has nothing but the cookie for that."""
    browser.base_url, browser.headers["Origin"] = httpx.URL("https://mercat.test"), "https://mercat.test"
    await browser.get("/")
    browser.cookies.delete("mercat")
    assert browser.cookies["__Host-mercat"]


@pytest.mark.parametrize("secure", [False, True], ids=["http", "https"])
async def test_a_guest_brings_the_chosen_tables_and_finds_the_others_again(site: Site, secure: bool) -> None:
    ana, hers = await playing(site)
    other, chosen = await playing(site, name="Bo")
    for browser in (ana, other) if secure else ():
        await by_https(browser)
    left = (await other.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Eva"})).json()["table"]
    await other.get("/")
    link = await link_of(ana)
    page = (await other.get(link)).text
    assert f'value="{chosen}" checked' in page and f'value="{left}" checked' in page and "in this browser as a guest" in page
    assert (await other.post(link, data={"along": chosen})).status_code == 303
    assert [await sits(other, table) for table in (hers, chosen, left)] == [True, True, False]
    assert await sits(ana, chosen) and not await sits(ana, left)
    assert "You will be a guest here again" in (await other.get("/me/devices")).text
    assert (await other.post("/me/leave")).status_code == 303
    assert [await sits(other, table) for table in (hers, chosen, left)] == [False, False, True]
    assert "mercat-before" not in other.cookies and len(await devices(ana)) == 1


@pytest.mark.parametrize("how", ["/me/sign-out", "/me/leave", "elsewhere"])
async def test_a_guest_with_tables_left_is_that_guest_again_after_leaving_the_account(site: Site, how: str) -> None:
    """Also where another device of the account has ended the session."""
    ana, hers = await playing(site)
    assert (await register(ana, "Ana")).status_code == 303
    other, chosen = await playing(site, name="Bo")
    left = (await other.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Eva"})).json()["table"]
    assert (await other.post(await link_of(ana), data={"along": chosen})).status_code == 303
    assert [await sits(other, table) for table in (hers, chosen, left)] == [True, True, False]
    if how == "elsewhere":
        assert (await ana.post("/api/me/devices/end-others")).is_success
        await other.get("/")
    else:
        assert (await other.post(how)).status_code == 303
    assert [await sits(other, table) for table in (hers, chosen, left)] == [False, False, True]
    assert "mercat-before" not in other.cookies              # nothing more to go back to


async def test_each_guest_of_a_browser_is_found_again_in_turn(site: Site) -> None:
    """A guest's browser becomes a device of another guest, and then an account signs in there."""
    bo, chosen = await playing(site, name="Bo")
    own = (await bo.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Bo"})).json()["table"]
    ana, hers = await playing(site)
    assert (await register(await site.browser(), "Cleo")).status_code == 303
    assert (await bo.post(await link_of(ana), data={"along": chosen})).status_code == 303
    assert (await enter(bo, "Cleo")).headers["location"].startswith("/me/bring")
    assert (await bo.post("/me/sign-out")).status_code == 303
    assert [await sits(bo, table) for table in (hers, own)] == [True, False]
    assert (await bo.post("/me/leave")).status_code == 303
    assert [await sits(bo, table) for table in (hers, own)] == [False, True]
    assert "mercat-before" not in bo.cookies


async def test_all_that_a_guest_has_comes_along_and_the_guest_is_forgotten(site: Site) -> None:
    ana, _ = await playing(site)
    other, table = await playing(site, name="Bo")
    guest, old = await site.person_of(other), other.cookies["mercat"]
    third = await site.browser()
    assert (await third.post(await link_of(other))).status_code == 303
    link = await link_of(ana)
    assert "is also in use on one other device" in (await other.get(link)).text
    assert (await other.post(link, data={"along": table})).status_code == 303
    assert await sits(ana, table) and not await sits(third, table) and "mercat-before" not in other.cookies
    thief = site.visitor()
    thief.cookies.set("mercat", old)
    assert not await sits(thief, table)                      # the secret from before is nobody's
    await third.post("/api/me/leave")
    with site.services.store.changing() as session:
        session.execute(update(PersonRow).values(changed=now() - timedelta(hours=1)))
    from mercat.server.people.retention import sweep_guests

    await sweep_guests(site.services.tables.access, site.services.settings)
    with site.services.store.changing() as session:
        assert session.get(PersonRow, guest) is None and session.get(PersonRow, await site.person_of(ana)) is not None


async def test_a_browser_that_is_somebodys_is_not_taken(site: Site) -> None:
    ana, _ = await playing(site)
    bo, table = await playing(site, name="Bo")
    link = await link_of(ana)
    again = await ana.post(link)
    assert again.status_code == 409 and "already one of your devices" in again.text
    with site.services.store.changing() as session:
        session.execute(update(PersonRow).where(PersonRow.name == "Bo").values(registered=now()))
    site.services.sessions.kept.drop(hash_of(site.services.signer.secret_of(bo.cookies["mercat"]) or ""))
    for answer in (await bo.get(link), await bo.post(link)):
        assert answer.status_code == 409 and "You are signed in here as Bo" in answer.text
    assert await sits(bo, table)
    assert (await (await site.browser()).post(link)).status_code == 303      # it was not used up


async def test_another_site_cannot_link_a_browser(site: Site) -> None:
    ana, _ = await playing(site)
    victim, table = await playing(site, name="Bo")
    link = await link_of(ana)
    for headers in ({"Origin": "https://evil.test"}, {"Sec-Fetch-Site": "cross-site"}):
        for path in (link, "/recover", "/me/delete", "/me/end-others"):
            assert (await victim.post(path, data={"sure": "yes"}, headers=headers)).status_code == 403, path
    assert await sits(victim, table)


async def test_so_many_devices_and_the_one_unused_for_longest_ends(site: Site) -> None:
    ana, table = await playing(site)
    first = await site.browser()
    assert (await first.post(await link_of(ana))).status_code == 303
    with site.services.store.changing() as session:
        session.execute(update(SessionRow).where(SessionRow.hash == hash_of(
            site.services.signer.secret_of(first.cookies["mercat"]) or "")).values(used=now() - timedelta(days=3)))
    for _ in range(MOST_DEVICES - 1):
        last = await site.browser()
        assert (await last.post(await link_of(ana))).status_code == 303
    assert len(await devices(ana)) == MOST_DEVICES
    assert await sits(last, table) and await sits(ana, table) and not await sits(first, table)


# -- ending


async def test_devices_are_ended_one_by_one_and_all_others(site: Site) -> None:
    ana, table = await playing(site)
    phone, tablet, stranger = await site.browser(), await site.browser(), (await playing(site, name="Bo"))[0]
    for one in (phone, tablet):
        await one.post(await link_of(ana))
    [named] = [one["id"] for one in await devices(phone) if one["here"]]
    assert (await stranger.post("/api/me/devices/end", json={"device": named})).json()["error"] == "no-device"
    assert (await ana.post("/me/end", data={"device": named})).status_code == 303
    assert [await sits(one, table) for one in (ana, phone, tablet)] == [True, False, True]
    again = await ana.post("/me/end", data={"device": named})
    assert again.status_code == 404 and "has already been removed" in again.text
    assert (await tablet.post("/me/end-others")).status_code == 303
    assert [await sits(one, table) for one in (ana, phone, tablet)] == [False, False, True]
    assert (await tablet.post("/me/end-others")).status_code == 303          # nothing to do is no error


async def test_an_ended_device_stops_within_two_seconds_in_another_process(tmp_path: Path, database_url: str) -> None:
    """Its streams end, its cookie and a token are nobody's, and its new stream is that of somebody who watches."""
    async with site_in(tmp_path, database=database_url) as here, site_in(tmp_path, database=database_url) as there:
        ana, table = await playing(here)
        phone = there.visitor()
        phone.cookies.update((await there.browser()).cookies)
        assert (await phone.post(await link_of(ana))).status_code == 303 and await sits(phone, table)
        token = (await ana.post("/api/me/tokens", json={"label": "bot", "scope": "play"})).json()["token"]
        program = there.visitor(origin=None)
        program.headers["Authorization"] = f"Bearer {token}"
        assert await sits(program, table)
        pages = [asyncio.create_task(one.get(f"/t/{table}/live" if one is phone else f"/api/tables/{table}/stream"))
                 for one in (phone, program)]
        async with asyncio.timeout(PATIENCE):
            while len(there.services.streams.watchers.get(table, ())) < 2:
                await asyncio.sleep(0.01)
        there.services.sessions.kept.kept.clear()            # as when very many others came meanwhile
        for one in await devices(ana):
            if not one["here"]:
                assert (await ana.post("/api/me/devices/end", json={"device": one["id"]})).status_code == 204
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*pages)                     # the streams have ended
        assert (await program.get(f"/api/tables/{table}")).json()["error"] == "bad-token"
        assert not await sits(phone, table) and await sits(ana, table)


# -- recovery codes


async def test_a_recovery_code_brings_a_lost_guest_back_once(site: Site) -> None:
    ana, table = await playing(site)
    first = (await ana.post("/api/me/recovery")).json()["code"]
    page = (await ana.post("/me/recovery")).text
    [code] = re.findall(r'id="new-code">([A-Z0-9-]+)<', page)
    assert code != first and len(code.replace("-", "")) == 25 and not set(code) & set("01ILO")
    with site.services.store.changing() as session:
        stored = session.scalars(select(SecretRow.hash)).all()
    assert stored == [hash_of(code.replace("-", "").lower())]
    assert code not in (await ana.get("/me/devices")).text           # it is shown once
    elsewhere = await site.browser()
    for typed, status, said in (("", 422, "25 letters"), ("abc", 422, "25 letters"), (first, 404, "does not work"),
                                (new_code(5, 5), 404, "does not work")):
        answer = await elsewhere.post("/recover", data={"code": typed})
        assert answer.status_code == status and said in answer.text
    assert not await sits(elsewhere, table)
    answer = await elsewhere.post("/recover", data={"code": f" {code.lower().replace('-', ' ')} "})
    [newer] = re.findall(r'id="new-code">([A-Z0-9-]+)<', answer.text)
    assert answer.status_code == 200 and newer != code and await sits(elsewhere, table) and await sits(ana, table)
    late = await site.browser()
    assert (await late.post("/recover", data={"code": code})).status_code == 404
    assert (await late.post("/recover", data={"code": newer})).status_code == 200 and await sits(late, table)


async def test_guessing_codes_and_links_is_limited(opening: Callable[..., Any]) -> None:
    async with opening(limits=True) as site:
        browser = await site.browser()
        answers = [(await browser.post("/recover", data={"code": new_code(5, 5)})).status_code for _ in range(15)]
        answers += [(await browser.post("/link/nothing")).status_code for _ in range(10)]
        assert answers == [404] * 20 + [429] * 5
        assert site.app.state.limiter.refused["recover"] == 5


# -- what a browser says of itself


@pytest.mark.parametrize(("said", "label"), [
    (FIREFOX, "Firefox · Android"),
    ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0",
     "Edge · Windows"),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
     "Safari · macOS"),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Safari/604.1",
     "Chrome · iPhone"),
    ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36", "Chrome · Linux"),
    ("curl/8.5", ""), ("", ""), ("<script>" * 100, "")])
def test_the_kind_of_a_browser(said: str, label: str) -> None:
    assert kind_of_browser(said) == label


async def test_the_kind_of_a_browser_is_noted_when_it_plays_and_when_it_returns(site: Site) -> None:
    ana = site.visitor()
    ana.headers["User-Agent"] = FIREFOX
    await ana.get("/")
    assert (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).status_code == 201
    assert [one["label"] for one in await devices(ana)] == ["Firefox · Android"]
    with site.services.store.changing() as session:
        session.execute(update(SessionRow).values(used=None, label=""))
    site.services.sessions.kept.kept.clear()
    await ana.get("/")
    await asyncio.gather(*site.services.sessions.noting.values())
    assert [(one["label"], one["used"] is None) for one in await devices(ana)] == [("Firefox · Android", False)]


async def test_a_code_is_promised_only_where_one_is_shown(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, _ = await playing(site)
    assert "scan the code" in (await ana.get("/me/devices")).text
    monkeypatch.setattr("mercat.server.web.prefix.HERE", {"mercat.test"})
    page = (await ana.get("/me/devices")).text
    assert "scan" not in page and "open the link that appears here" in page
