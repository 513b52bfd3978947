"""Passkeys: made, shown, listed, removed; challenges that work once, in one browser, for five minutes; copies and other sites."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor, wait
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import register as register_person
from mercat.server.accounts.passkeys import MOST_PASSKEYS, site_at, user_handle
from mercat.server.accounts.ways_in import remove_passkey
from mercat.server.people.rows import PasskeyRow, PersonRow, SecretRow, SessionRow
from mercat.server.people.secret_kinds import MAKE_PASSKEY, SHOW_PASSKEY
from mercat.server.problems import Problem
from mercat.server.storage.models import now
from tests.server.authenticator import VERIFIED, Authenticator, bytes_of
from tests.server.registered import PASSWORD, account, me, notice, one_time, open_as, rows

pytestmark = pytest.mark.anyio
ADDRESS = "https://mercat.test"


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


def by_https(browser: httpx.AsyncClient) -> httpx.AsyncClient:
    browser.base_url, browser.headers["Origin"] = httpx.URL(ADDRESS), ADDRESS
    return browser


async def browser_at(site: Any) -> httpx.AsyncClient:
    made = by_https(site.visitor())
    await made.get("/enter")
    return made


async def options(browser: httpx.AsyncClient, address: str, **fields: str) -> dict[str, Any]:
    answer = await browser.post(address, data=fields)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def registered(site: Any, name: str) -> tuple[httpx.AsyncClient, Authenticator]:
    browser, device = await browser_at(site), Authenticator(ADDRESS)
    made = device.make(await options(browser, "/register/options", account=name))
    answer = await browser.post("/register", data={"credential": made})
    assert answer.status_code == 303, notice(answer)
    return browser, device


async def entered(browser: httpx.AsyncClient, device: Authenticator) -> httpx.Response:
    return await browser.post("/enter", data={"credential": device.show(await options(browser, "/enter/options"))})


async def test_an_account_with_nothing_but_a_passkey(site: Any) -> None:
    ana, device = await registered(site, "Ana")
    [person], [passkey] = rows(site, PersonRow), rows(site, PasskeyRow)
    assert await me(ana) == "Ana" and (person.password, passkey.person) == (None, person.id)
    phone = await browser_at(site)
    asked = await options(phone, "/enter/options")
    assert not asked.get("allowCredentials")             # whoever asks learns nobody's keys
    answer = await phone.post("/enter", data={"credential": device.show(asked), "next": "/help/toy"})
    assert answer.headers["location"] == "/help/toy"
    assert await me(phone) == "Ana"
    [passkey] = rows(site, PasskeyRow)
    assert (passkey.count, passkey.used is not None) == (1, True) and one_time(site) == []
    assert bytes_of(device.handle) == user_handle(person.id) and b"Ana" not in bytes_of(device.handle)


async def test_a_guest_s_tables_come_along_by_passkey_too(site: Any) -> None:
    guest, device = await browser_at(site), Authenticator(ADDRESS)
    table = (await open_as(guest, "Cleo")).json()["table"]
    await guest.post("/register", data={"credential": device.make(await options(guest, "/register/options", account="Ana"))})
    assert [one["id"] for one in (await guest.get("/api/tables")).json()["mine"]] == [table]
    phone, ours = await browser_at(site), Authenticator(ADDRESS)
    other = (await open_as(phone, "Dora")).json()["table"]
    made = ours.make(await options(phone, "/register/options", account="Dora", shared="yes"))
    assert (await phone.post("/register", data={"credential": made})).headers["location"].startswith("/me/bring")
    assert (await phone.get("/api/tables")).json()["mine"] == []
    await phone.post("/me/bring", data={"tables": other})
    assert [one["id"] for one in (await phone.get("/api/tables")).json()["mine"]] == [other]


async def refused(browser: httpx.AsyncClient, credential: str, said: str = "was not accepted", address: str = "/enter") -> None:
    answer = await browser.post(address, data={"credential": credential})
    assert answer.status_code == 403 and said in notice(answer), (answer.status_code, notice(answer))
    assert await me(browser) == ""


async def test_a_challenge_works_once_in_one_browser_for_five_minutes(site: Any) -> None:
    _, device = await registered(site, "Ana")
    phone, thief = await browser_at(site), await browser_at(site)
    shown = device.show(await options(phone, "/enter/options"))
    await refused(thief, shown, "five minutes")          # no challenge there
    await options(thief, "/enter/options")
    await refused(thief, shown)                          # another challenge
    assert (await phone.post("/enter", data={"credential": shown})).status_code == 303
    await phone.post("/me/sign-out")
    await refused(phone, shown, "five minutes")          # a replay
    first = device.show(await options(phone, "/enter/options"))
    await options(phone, "/enter/options")               # the newest counts
    await refused(phone, first)
    await refused(phone, first, "five minutes")          # gone, though the answer was wrong
    late = device.show(await options(phone, "/enter/options"))
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SecretRow).values(expires=now() - timedelta(seconds=1)))
    await refused(phone, late, "five minutes")
    shown = device.show(await options(phone, "/enter/options"))
    answers = await asyncio.gather(*(phone.post("/enter", data={"credential": shown}) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [303, 403, 403, 403]


async def test_challenges_are_for_one_purpose(site: Any) -> None:
    ana, device = await registered(site, "Ana")
    guest, other = await browser_at(site), Authenticator(ADDRESS)
    asked = await options(guest, "/enter/options")
    made = other.make({"rp": {"id": "mercat.test"}, "user": {"id": "AA"}, "challenge": asked["challenge"]})
    await refused(guest, made, "five minutes", "/register")
    new = await options(ana, "/me/passkey-options")
    await ana.post("/me/sign-out")
    await refused(ana, other.make(new), "five minutes", "/register")
    assert {row.kind for row in one_time(site)} <= {MAKE_PASSKEY, SHOW_PASSKEY} and len(rows(site, PasskeyRow)) == 1
    assert (await entered(ana, device)).status_code == 303


async def test_wrong_answers(site: Any) -> None:
    _, device = await registered(site, "Ana")
    phone = await browser_at(site)
    device.origin = "https://mercat.test.evil.example"
    await refused(phone, device.show(await options(phone, "/enter/options")))
    device.origin = ADDRESS
    asked = await options(phone, "/enter/options")
    await refused(phone, device.show({**asked, "rpId": "evil.example"}))
    device.flags &= ~VERIFIED                            # nobody has shown a finger or a number
    await refused(phone, device.show(await options(phone, "/enter/options")))
    device.flags |= VERIFIED
    handle, device.handle = device.handle, "AAAA"
    await refused(phone, device.show(await options(phone, "/enter/options")))
    device.handle = handle
    stranger = Authenticator(ADDRESS)
    await refused(phone, stranger.show(await options(phone, "/enter/options")), "No account here has that passkey")
    stranger.id = device.id                              # another key under a known name
    await refused(phone, stranger.show(await options(phone, "/enter/options")))
    for rubbish in ("{", "[]", "null", "[" * 15_000, '{"id": 1}', '{"id": "x"}', json.dumps({"id": "x", "response": []}),
                    "x" * 16_001, device.show(await options(phone, "/enter/options")).replace("signature", "sig")):
        await options(phone, "/enter/options")
        answer = await phone.post("/enter", data={"credential": rubbish})
        assert answer.status_code == 403, rubbish[:20]
        await options(phone, "/register/options", account="Zoe")
        assert (await phone.post("/register", data={"credential": rubbish})).status_code == 403, rubbish[:20]
    device.count = 40
    assert (await entered(phone, device)).status_code == 303
    await phone.post("/me/sign-out")
    device.count = 39                                    # a copy of the key counts on from another number
    await refused(phone, device.show(await options(phone, "/enter/options")))
    assert rows(site, PasskeyRow)[0].count == 41 and len(rows(site, PersonRow)) == 1


async def test_several_passkeys_are_listed_and_removed_but_never_the_last_way(site: Any) -> None:
    ana = by_https(await account(site, "Ana"))
    devices = [Authenticator(ADDRESS) for _ in range(2)]
    for device, label in zip(devices, ("Phone <3", ""), strict=True):
        asked = await options(ana, "/me/passkey-options")
        assert len(asked["excludeCredentials"]) == len(rows(site, PasskeyRow))
        answer = await ana.post("/me/add-passkey", data={"credential": device.make(asked), "label": label})
        assert answer.headers["location"] == "/me/account"
        assert "You have a new passkey." in (await ana.get("/me/account")).text
    page = (await ana.get("/me/account")).text
    assert "You have a new passkey." not in page
    assert "Phone &lt;3" in page and page.count("/me/remove-passkey") == 2 and "/me/remove-password" in page
    assert (await ana.post("/me/remove-password")).status_code == 200
    first, second = (row.id for row in sorted(rows(site, PasskeyRow), key=lambda row: row.made))
    answers = await asyncio.gather(*(ana.post("/me/remove-passkey", data={"passkey": one}) for one in (first, second)))
    assert sorted(answer.status_code for answer in answers) == [303, 409] and len(rows(site, PasskeyRow)) == 1
    assert "The passkey has been removed." in (await ana.get("/me/account")).text
    assert (await ana.post("/me/remove-passkey", data={"passkey": "AAAA"})).status_code == 404
    await registered(site, "Ben")
    theirs = next(row.id for row in rows(site, PasskeyRow) if row.id not in (first, second))
    assert (await ana.post("/me/remove-passkey", data={"passkey": theirs})).status_code == 404
    long = await ana.post("/me/add-passkey", data={"credential": "{}", "label": "x" * 41})
    assert (long.status_code, "at most 40" in notice(long)) == (422, True)


def test_two_removals_at_once_leave_one_way_in(store: Any) -> None:
    """The second waits for the first, and then finds one way in."""
    with store.changing() as session:
        register_person(session, "ana", "Ana")
        session.add_all(PasskeyRow(id=one, person="ana", public_key=b"") for one in ("AA", "BB"))
    with ThreadPoolExecutor(1) as threads:
        with store.changing() as session:
            remove_passkey(session, "ana", "AA")
            session.flush()

            def remove_the_other() -> None:
                with store.changing() as other:
                    remove_passkey(other, "ana", "BB")

            waiting = threads.submit(remove_the_other)
            wait([waiting], timeout=0.3)                 # long enough for what must not be done by now
        with pytest.raises(Problem) as refused:
            waiting.result(60)
    assert refused.value.key == "last-way-in"


async def test_an_account_has_so_many_passkeys_at_most(site: Any) -> None:
    ana = by_https(await account(site, "Ana"))
    with Session(site.services.store.writing) as session, session.begin():
        person = rows(site, PersonRow)[0].id
        session.add_all(PasskeyRow(id=f"AA{number}A", person=person, public_key=b"") for number in range(10, 10 + MOST_PASSKEYS))
    answer = await ana.post("/me/passkey-options")
    assert answer.status_code == 409 and "at most 20 passkeys" in answer.json()["sentence"]


async def test_a_passkey_shows_that_it_is_you_but_not_somebody_else_s(site: Any) -> None:
    ana, device = await registered(site, "Ana")
    _, other = await registered(site, "Ben")
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SessionRow).values(made=now() - timedelta(minutes=11)))
    answer = await ana.post("/me/confirm", data={"credential": other.show(await options(ana, "/enter/options"))})
    assert (answer.status_code, notice(answer)) == (403, "That passkey belongs to another account.")
    assert (await ana.post("/me/password", data={"password": PASSWORD})).status_code == 403
    answer = await ana.post("/me/confirm", data={"credential": device.show(await options(ana, "/enter/options"))})
    assert answer.status_code == 303
    assert (await ana.post("/me/password", data={"password": PASSWORD})).status_code == 200


async def test_a_taken_name_is_told_before_a_passkey_is_made(site: Any) -> None:
    await account(site, "Ana")
    guest = await browser_at(site)
    answer = await guest.post("/register/options", data={"account": "ÁNA"})
    assert answer.status_code == 409 and "belongs to an account" in answer.json()["sentence"]
    device = Authenticator(ADDRESS)                      # and of two who were told that it is free, one gets it
    made = device.make(await options(guest, "/register/options", account="Zoe"))
    await account(site, "Zoé")
    late = await guest.post("/register", data={"credential": made})
    assert late.status_code == 409 and rows(site, PasskeyRow) == [] and await me(guest) == ""


@pytest.mark.parametrize(("address", "host", "origin", "why"), [
    ("https://Example.org:8443/mercat/", "example.org", "https://example.org:8443", ""),
    ("http://localhost:8000/", "localhost", "http://localhost:8000", ""),
    ("https://example.org/", "example.org", "https://example.org", ""),
    ("http://127.0.0.1:8000/", "127.0.0.1", "http://127.0.0.1:8000", "number"),
    ("https://[::1]/", "::1", "https://[::1]", "number"),
    ("http://example.org/", "example.org", "http://example.org", "plain")])
def test_where_there_are_passkeys(address: str, host: str, origin: str, why: str) -> None:
    found = site_at(address)
    assert (found.host, found.origin, found.why_not) == (host, origin, why)


async def test_pages_say_why_there_are_none(site: Any) -> None:
    for address, said in (("http://127.0.0.1:8000", "use localhost"), ("http://mercat.test", "need HTTPS")):
        browser = site.visitor(origin=None)
        browser.base_url = httpx.URL(address)
        browser.headers["Origin"] = address
        for page in ("/enter", "/register"):
            answer = await browser.get(page)
            assert said in answer.text and "data-passkey=" not in answer.text
        refused = await browser.post("/enter/options")
        assert refused.status_code == 409 and said in refused.json()["sentence"]
