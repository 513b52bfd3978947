"""Whoever has an account shows that it is them before they delete themselves or make a way in, on pages and by JSON."""

import html
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.hosting.hosting import ban_person
from mercat.server.people.rows import PersonRow, SessionRow
from mercat.server.storage.models import now
from tests.server.admins import decide_as_host
from tests.server.devices.test_devices import link_of
from tests.server.registered import PASSWORD, account, enter, me, notice, open_as, rows

pytestmark = pytest.mark.anyio
REFUSED = "First, please confirm that it is you."


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


async def borrowed(site: Any, name: str = "Ana") -> Any:
    """A browser in which somebody has signed in a while ago, and which another holds."""
    browser = await account(site, name)
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SessionRow).values(made=now() - timedelta(minutes=11)))
    return browser


async def test_a_borrowed_browser_deletes_nobody(site: Any) -> None:
    ana = await borrowed(site)
    by_program = await ana.post("/api/me/delete", json={"sure": True})
    by_page = await ana.post("/me/delete", data={"sure": "yes"})
    assert (by_program.status_code, by_program.json()["error"]) == (403, "not-confirmed") and by_page.status_code == 403
    assert notice(by_page) == REFUSED
    assert 'action="/me/confirm"' in by_page.text and 'action="/me/delete"' not in by_page.text
    assert await me(ana) == "Ana" and rows(site, PersonRow)[0].registered is not None


async def test_who_shows_a_password_on_the_page_goes(site: Any) -> None:
    ana = await borrowed(site)
    page = (await ana.get("/me/delete")).text
    assert 'name="next" value="/me/delete"' in page and 'action="/me/delete"' not in page
    wrong = await ana.post("/me/confirm", data={"password": "not my password", "next": "/me/delete"},
                           headers={"Referer": "http://mercat.test/me/delete"})
    assert wrong.status_code == 403 and "Delete all your data" in wrong.text and notice(wrong) == "Wrong password."
    right = await ana.post("/me/confirm", data={"password": PASSWORD, "next": "/me/delete"})
    assert right.headers["location"] == "/me/delete" and 'action="/me/delete"' in (await ana.get("/me/delete")).text
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code == 200 and await me(ana) == ""
    assert (await enter(await site.browser(), "Ana")).status_code == 403


async def test_by_the_json_interface_the_same_proof_is_shown(site: Any) -> None:
    ana = await borrowed(site)
    assert (await ana.post("/api/me/confirm", json={"password": "not my password"})).status_code == 403
    assert (await ana.post("/api/me/delete", json={"sure": True})).status_code == 403
    assert (await ana.post("/api/me/confirm", json={"password": PASSWORD})).status_code == 204
    assert (await ana.post("/api/me/delete", json={"sure": True})).status_code == 204 and await me(ana) == ""


async def test_a_guest_can_always_go(site: Any) -> None:
    for by_program in (True, False):
        guest = await site.browser()
        await open_as(guest, "Ana")
        with Session(site.services.store.writing) as session, session.begin():
            session.execute(update(SessionRow).values(made=now() - timedelta(days=100)))
        assert 'action="/me/delete"' in (await guest.get("/me/delete")).text
        assert (await guest.post("/api/me/devices")).status_code == 201
        answer = await (guest.post("/api/me/delete", json={"sure": True}) if by_program else
                        guest.post("/me/delete", data={"sure": "yes"}))
        assert answer.status_code == (204 if by_program else 200)


async def test_who_is_banned_can_show_it_and_go(site: Any) -> None:
    ana = await borrowed(site)
    await decide_as_host(site, ban_person, "", await site.person_of(ana), 1, "")
    await site.services.host_decisions.look()
    assert (await ana.post("/api/me/delete", json={"sure": True})).json()["error"] == "not-confirmed"
    assert (await ana.post("/api/me/confirm", json={"password": PASSWORD})).status_code == 204
    assert (await ana.post("/api/me/delete", json={"sure": True})).status_code == 204


async def test_a_link_to_another_device_is_a_way_in(site: Any) -> None:
    ana = await borrowed(site)
    by_program, by_page = await ana.post("/api/me/devices"), await ana.post("/me/device")
    assert (by_program.status_code, by_program.json()["error"]) == (403, "not-confirmed")
    assert by_page.status_code == 403 and REFUSED in by_page.text and 'id="the-link"' not in by_page.text
    page = html.unescape((await ana.get("/me/devices")).text)
    assert 'action="/me/confirm"' in page and 'action="/me/device"' not in page
    shown = await ana.post("/me/confirm", data={"password": PASSWORD, "next": "/me/devices"})
    assert shown.headers["location"] == "/me/devices"
    assert 'action="/me/device"' in (await ana.get("/me/devices")).text and await link_of(ana)


@pytest.mark.parametrize("address", ["password", "codes", "passkey-options", "add-passkey", "mail", "sign-on", "device"])
async def test_no_way_in_is_added_without_proof(site: Any, address: str) -> None:
    ana = await borrowed(site)
    sent = {"password": "tomato lighthouse", "credential": "{}", "address": "ana@example.org"}
    answer = await ana.post(f"/me/{address}", data=sent)
    assert answer.status_code in (403, 404), answer.status_code          # 404: this server has no mail, no sign-on
    assert rows(site, PersonRow)[0].email is None
