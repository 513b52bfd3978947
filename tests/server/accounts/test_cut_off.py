"""A browser that was signed out elsewhere says so where it is felt, and how to come back; what ends with a guest is replaced."""

import html
import re
from typing import Any

import pytest
from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow
from mercat.server.people.sessions import CUTS
from mercat.server.people.stored import MOST_DEVICES
from mercat.server.problems import Problem
from tests.server.devices.test_devices import devices, link_of, playing, sits
from tests.server.registered import PASSWORD, account, enter, me, open_as, register

pytestmark = pytest.mark.anyio
LANGUAGES = ("en", "es", "pl")


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


def told(page: str) -> str:
    """What the head of a page says of being signed out, with the way back; empty if it says nothing."""
    found = re.search(r'id="cut".*?<p>(.*?)</p>', page, re.DOTALL)
    return html.unescape(found[1]) if found else ""


async def two_devices(site: Any) -> tuple[Any, Any, str]:
    """A guest's two browsers, and a table of theirs where a game is on."""
    laptop, table = await playing(site)
    phone = await site.browser()
    assert (await phone.post(await link_of(laptop))).status_code == 303 and await sits(phone, table)
    return laptop, phone, table


async def test_an_account_shows_codes_in_place_of_the_guest_s_and_who_is_signed_out(site: Any) -> None:
    laptop, _, table = await two_devices(site)
    code = (await laptop.post("/api/me/recovery")).json()["code"]
    await laptop.post("/api/me/tokens", json={"label": "mine"})
    answer = await register(laptop, "Ana", next=f"/t/{table}")
    page = html.unescape(answer.text)
    codes = re.findall(r"<code>([^<]+)</code>", page)
    assert answer.status_code == 200 and len(codes) == 10 and f'href="/t/{table}"' in page and "Welcome, Ana" in page
    assert "One other device was signed out" in page and "Your personal token no longer works" in page
    refused = await (await site.browser()).post("/recover", data={"code": code})
    assert refused.status_code == 409 and "stopped working when you created your account. Sign in" in html.unescape(refused.text)
    assert (await (await site.browser()).post("/enter/code", data={"code": codes[0]})).status_code == 303
    assert await me(laptop) == "Ana" and await sits(laptop, table)


async def test_an_account_that_ends_nothing_asks_for_no_further_page(site: Any) -> None:
    guest, table = await playing(site)
    assert (await register(guest, "Ana", next=f"/t/{table}")).headers["location"] == f"/t/{table}"
    assert told((await guest.get("/")).text) == ""


async def test_the_cut_device_says_so_at_its_table_and_signing_in_brings_it_back(site: Any) -> None:
    laptop, phone, table = await two_devices(site)
    assert 'live?seen=' in (page := (await phone.get(f"/t/{table}")).text) and "&amp;known=yes" in page
    await register(laptop, "Ana")
    tried = await phone.post(f"/t/{table}/move", data={"length": "0", "move": "pass"}, headers={"HX-Request": "true"})
    said = "You were signed out here because you created an account in another browser."
    assert tried.status_code == 403 and said in html.unescape(tried.text) and 'href="/enter"' in tried.text
    again = await phone.post(f"/t/{table}/move", data={"length": "0", "move": "pass"})       # also with the new cookie
    assert again.status_code == 403 and said in html.unescape(again.text)
    stream = await phone.get(f"/t/{table}/live", params={"seen": "", "known": "yes"})
    assert "event: cut" in stream.text                   # the page loads itself again
    page = (await phone.get(f"/t/{table}")).text
    assert said in told(page) and 'href="/enter?next=' in told(page) and "known=yes" not in page
    assert '<details class="notice" id="was-yours" open>' in page        # in the question's place
    assert (await enter(phone, "Ana")).status_code == 303
    assert await sits(phone, table) and told((await phone.get(f"/t/{table}")).text) == ""


def offered(page: str) -> list[str]:
    """The ways back to a seat that a table's page offers, by their links or first words."""
    found = re.search(r'id="was-yours".*?</details>', page, re.DOTALL)
    lines = re.findall(r"<li>(.*?)</li>", html.unescape(found[0]), re.DOTALL) if found else []
    return [link[1] if (link := re.search(r'href="(/\w+)', line)) else " ".join(line.split()[:3]) for line in lines]


async def test_the_table_offers_only_the_ways_back_that_somebody_has(site: Any) -> None:
    """An account signs in; a guest has a code or another device. Only others at the table are asked, not the reader themself."""
    account_holder, phone = await account(site, "Zofia"), await site.browser()
    await enter(phone, "Zofia")
    opened = await phone.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Zofia", "ready": True})
    alone, ben = opened.json()["table"], await site.browser()
    await account_holder.post("/me/sign-out-everywhere")
    assert offered((await phone.get(f"/t/{alone}/seats")).text) == ["/enter"]
    assert (await ben.post(f"/api/tables/{alone}/seats", json={"name": "Ben"})).status_code == 201
    assert offered((await phone.get(f"/t/{alone}/seats")).text) == ["/enter", "Otherwise, ask the"]
    laptop, tablet, table = await two_devices(site)
    await end_other(laptop)
    assert offered((await tablet.get(f"/t/{table}")).text) == ["/recover", "Still signed in"]
    gone, other, left = await two_devices(site)
    await gone.post("/api/me/delete", json={"sure": True})
    assert offered((await other.get(f"/t/{left}")).text) == []           # nothing is theirs any more


async def test_programs_with_a_cookie_are_told_too(site: Any) -> None:
    laptop, phone, table = await two_devices(site)
    await register(laptop, "Ana")
    answer = await phone.post(f"/api/tables/{table}/play", json={"length": 0, "move": "pass"})
    assert (answer.status_code, answer.json()["error"]) == (403, "cut-account")


async def end_other(browser: Any) -> None:
    [other] = [one["id"] for one in await devices(browser) if not one["here"]]
    assert (await browser.post("/api/me/devices/end", json={"device": other})).status_code == 204


@pytest.mark.parametrize(("how", "cut", "way"), [
    ("password", "password", "/enter"), ("everywhere", "everywhere", "/enter"), ("device", "device", "/enter"),
    ("guest", "device-guest", "/recover"), ("delete", "deleted", ""), ("delete-guest", "deleted", "")])
async def test_each_reason_is_told_with_its_way_back(site: Any, how: str, cut: str, way: str) -> None:
    if how.endswith("guest"):
        laptop, phone, _ = await two_devices(site)
    else:
        laptop, phone = await account(site, "Ana"), await site.browser()
        await enter(phone, "Ana")
    if how in ("device", "guest"):
        await end_other(laptop)
    elif how == "password":
        await laptop.post("/me/password", data={"password": "tomato lighthouse"})
    elif how == "everywhere":
        await laptop.post("/me/sign-out-everywhere")
    else:
        await laptop.post("/api/me/delete", json={"sure": True})
    for language in LANGUAGES:
        phone.headers["Accept-Language"] = language
        shown = told((await phone.get("/")).text)
        assert Problem(403, f"cut-{cut}").sentence(language) in shown
        assert (f'href="{way}' in shown) if way else ("href" not in shown)
    assert told((await laptop.get("/")).text) == ""      # there it was done
    assert (await phone.post("/settings", data={"cut": "seen", "back": "/"})).status_code == 303
    assert told((await phone.get("/")).text) == ""


async def test_who_leaves_by_themselves_is_told_nothing(site: Any) -> None:
    ana, (guest, _) = await account(site, "Ana"), await playing(site, name="Ben")
    await ana.post("/me/sign-out")
    await guest.post("/me/leave")
    assert told((await ana.get("/")).text) == told((await guest.get("/")).text) == ""


async def test_the_device_that_gives_way_to_others_is_told(site: Any) -> None:
    await account(site, "Ana")
    first = await site.browser()
    await enter(first, "Ana")
    for _ in range(MOST_DEVICES):
        await enter(await site.browser(), "Ana")
    assert Problem(403, "cut-crowded").sentence("en") in told((await first.get("/")).text)


async def test_a_guest_who_plays_on_in_such_a_browser_is_told_nothing_more(site: Any) -> None:
    laptop, phone, _ = await two_devices(site)
    await register(laptop, "Ana")
    assert told((await phone.get("/")).text)
    await open_as(phone, "Somebody else")
    assert told((await phone.get("/")).text) == ""
    forged = await site.browser()
    forged.cookies.set("mercat-cut", "<script>")
    assert told((await forged.get("/")).text) == ""


def test_every_reason_has_its_sentence() -> None:
    for cut in CUTS:
        assert all(Problem(403, f"cut-{cut}").sentence(language) for language in LANGUAGES)


async def test_by_mail_too_the_codes_that_end_are_replaced(site: Any) -> None:
    from mercat.server.accounts.mail import as_it_was, new_link
    from mercat.server.people.secret_kinds import MAIL_RECOVER

    ana = await account(site, "Ana", mail="ana@example.org")
    former = re.findall(r"<code>([^<]+)</code>", (await ana.post("/me/codes")).text)
    with Session(site.services.store.writing) as session, session.begin():
        row = session.get(PersonRow, await site.person_of(ana))
        secret = new_link(session, MAIL_RECOVER, row.id, **as_it_was(row))           # type: ignore[union-attr, arg-type]
    lost = await site.browser()
    answer = await lost.post(f"/recover/mail/{secret}", data={"how": "password", "password": "tomato lighthouse"})
    fresh = re.findall(r"<code>([^<]+)</code>", answer.text)
    assert answer.status_code == 200 and len(fresh) == 10 and not set(fresh) & set(former) and await me(lost) == "Ana"
    assert (await enter(await site.browser(), "Ana", PASSWORD)).status_code == 403


async def test_the_pages_of_codes_lead_to_each_other(site: Any) -> None:
    visitor = await site.browser()
    assert 'href="/enter/code"' in (await visitor.get("/recover")).text
    assert 'href="/recover"' in (await visitor.get("/enter/code")).text
