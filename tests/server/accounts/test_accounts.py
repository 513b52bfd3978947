"""Accounts: creating one, names that are nobody else's, signing in and out, what comes along, recovery codes, attacks."""

import asyncio
import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import register as register_person
from mercat.server.hosting.hosting import invite
from mercat.server.people.rows import NameRow, PersonRow, SecretRow, SessionRow
from mercat.server.people.secret_kinds import GUEST_BEFORE
from mercat.server.people.stored import hash_of
from mercat.server.problems import Problem
from mercat.server.storage.models import now
from mercat.server.tables.snapshot import Ticket
from mercat.server.tables.store import read_table
from mercat.server.web.forms import local_path
from tests.server.admins import decide_as_host
from tests.server.conftest import site_in
from tests.server.registered import PASSWORD, account, enter, me, notice, one_time, open_as, register, rows, seat_names

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


async def known(site: Any, cookie: str) -> bool:
    """Does a browser's cookie stand for anybody?"""
    return await site.services.sessions.of_browser(site.services.signer.secret_of(cookie)) is not None


# -- creating one


async def test_a_guest_becomes_an_account_in_place(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    person, cookie = await site.person_of(ana), ana.cookies["mercat"]
    assert "All the games you have played here as a guest will be moved to your account" in (await ana.get("/register")).text
    assert (await register(ana, "Ana", next=f"/t/{table}")).headers["location"] == f"/t/{table}"
    assert await site.person_of(ana) == person and ana.cookies["mercat"] != cookie and await me(ana) == "Ana"
    seats = (await ben.get(f"/api/tables/{table}")).json()["seats"]
    assert [(seat["name"], seat["account"]) for seat in seats] == [("Ana", "Ana"), ("Player 1", None)]
    assert "Account Ana" in (await ben.get(f"/t/{table}")).text
    assert not await known(site, cookie)                 # whoever knew the browser's secret before: session fixation


async def test_whoever_makes_an_account_is_called_so_at_running_tables_and_the_others_are_told(site: Any) -> None:
    """Results keep the name, and so does a seat beside somebody of nearly the same name."""
    guest, ben, ann = await site.browser(), await site.browser(), await site.browser()
    opened = (await guest.post("/play/toy", data={"bots": "1"})).headers["location"].removeprefix("/t/")
    over, running = await site.table_of(guest, ben), (await open_as(guest, "Guest")).json()["table"]
    assert (await ben.post(f"/api/tables/{running}/seats", json={"name": "Ben"})).status_code == 201
    beside = (await open_as(guest, "Guest")).json()["table"]
    await ann.post(f"/api/tables/{beside}/seats", json={"name": "ANN"})
    while (there := (await ben.get(f"/api/tables/{over}")).json())["status"] != "over":
        await (guest, ben)[there["to_move"]].post(f"/api/tables/{over}/play", json={"length": there["length"], "move": "pass"})
    assert (await register(guest, "Ann")).status_code == 303
    found = [(await seat_names(guest, table))[0] for table in (opened, running, over, beside)]
    assert found == ["Ann", "Ann", "Player 0", "Guest"]
    told = [line for line in site.services.store.read(read_table, running, False).chat if line.notice == "renamed"]
    assert [(line.name, line.text.split("\n")[0]) for line in told] == [("Guest", "Ann")]
    assert (await guest.put("/api/me/name", json={"name": "Anna"})).is_success          # they are addressed by both lines
    for browser, others, own in ((guest, False, True), (ben, True, False)):
        page = (await browser.get(f"/t/{running}", follow_redirects=True)).text
        assert ("is now called Ann." in page, "You are now called Ann." in page) == (others, own)


@pytest.mark.parametrize(("language", "registered", "gone"), [
    ("en", "You now have an account: Ann.", "You have signed out"), ("es", "Ya tienes una cuenta: Ann.", "Has cerrado la sesión"),
    ("pl", "Konto Ann zostało założone.", "Sesja w tej przeglądarce")])
async def test_registering_and_signing_out_are_confirmed_once_where_they_lead(
        site: Any, language: str, registered: str, gone: str) -> None:
    ann = await site.browser(language=language)
    for said in (registered, gone):
        answer = await (register(ann, "Ann") if said == registered else ann.post("/me/sign-out"))
        assert re.search(r"done=[a-z-]+\.%2F;.*Max-Age=60;", answer.headers["set-cookie"])
        assert answer.headers["location"] == "/"
        for before in ("/archive", "/help/toy"):         # a page in another tab
            assert 'id="done"' not in (await ann.get(before)).text
        assert 'id="done"' not in (await ann.get("/", headers={"Sec-Fetch-Dest": "empty"})).text
        page = (await ann.get("/")).text
        assert said in page[page.index('id="done"'):]
        for after in ("/", "/archive"):
            assert 'id="done"' not in (await ann.get(after)).text


@pytest.mark.parametrize(("language", "signed_in", "gone", "everywhere"), [
    ("en", "You are signed in as Ann.", "You have signed out in this browser.", "on all your devices. Links, calendars"),
    ("es", "Has iniciado sesión como Ann.", "Has cerrado la sesión en este navegador.", "en todos tus dispositivos. Los enlaces"),
    ("pl", "Jesteś na koncie Ann.", "Sesja w tej przeglądarce", "na wszystkich twoich urządzeniach są zakończone. Linki")])
async def test_signing_in_and_out_everywhere_are_confirmed_once_each_by_its_own_line(
        site: Any, language: str, signed_in: str, gone: str, everywhere: str) -> None:
    ann = await site.browser(language=language)
    await register(ann, "Ann")
    await ann.get("/")
    for act, said in (("/me/sign-out", gone), ("", signed_in), ("/me/sign-out-everywhere", everywhere), ("", signed_in)):
        answer = await (ann.post(act) if act else enter(ann, "Ann"))
        assert answer.status_code == 303
        page = (await ann.get(answer.headers["location"])).text
        assert said in page[page.index('id="done"'):] and page.count('id="done"') == 1
        assert 'id="done"' not in (await ann.get("/")).text
    await ann.post("/me/sign-out")                       # nobody opens the page that confirms it
    page = (await ann.get((await enter(ann, "Ann")).headers["location"])).text
    assert signed_in in page and gone not in page


async def test_a_guest_who_leaves_a_browser_is_told_so_where_it_leads(site: Any) -> None:
    guest = await site.browser()
    await open_as(guest, "Guest")
    answer = await guest.post("/me/leave")
    assert answer.headers["location"] == "/"
    assert "You have signed out in this browser." in (await guest.get("/")).text
    assert "You have signed out in this browser." not in (await guest.get("/")).text


async def test_the_page_to_which_the_address_leads_on_confirms(site: Any) -> None:
    ann, ben = await site.browser(), await site.browser()
    table = (await open_as(ben, "Ben")).json()["table"]
    answer = await register(ann, "Ann", next=f"/t/{table}")
    assert answer.status_code == 303 and answer.headers["location"] == f"/t/{table}"
    page = await ann.get(answer.headers["location"], follow_redirects=True)
    assert page.url.path == f"/t/{table}/seats" and 'id="done"' in page.text
    assert 'id="done"' not in (await ann.get(f"/t/{table}/seats")).text


async def test_a_stranger_creates_an_account_and_plays_under_its_name(site: Any) -> None:
    ana = await account(site, " Ana  Maria ")
    [person] = rows(site, PersonRow)
    assert person.name == "Ana Maria" and person.registered and person.password.startswith("$argon2id$")
    opened = (await open_as(ana, "Somebody else")).json()["table"]
    assert (await seat_names(ana, opened))[0] == "Ana Maria"
    page = (await ana.get("/")).text
    assert "You are playing as Ana Maria." in page and 'id="my-name"' not in page
    assert 'value="Ana Maria" readonly' in (await ana.get("/new/toy")).text


async def test_registering_ends_the_other_devices_and_codes_of_the_guest(site: Any) -> None:
    """Whoever was let into a guest, perhaps by somebody who prepared this browser, is not let into the account."""
    ana, ben = await site.browser(), await site.browser()
    await site.table_of(ana, ben)
    person = await site.person_of(ana)
    secret = "another-device-of-the-guest"
    with Session(site.services.store.writing) as session, session.begin():
        session.add(SessionRow(hash=hash_of(secret), person=person))
        session.add(SecretRow(hash=hash_of("link"), kind="device", person=person))
    cookie = site.services.signer.cookie_of(secret)
    assert await known(site, cookie)
    await register(ana, "Ana")
    site.services.sessions.forget({hash_of(secret)})
    assert not await known(site, cookie)
    assert one_time(site) == []


async def test_new_codes_are_announced_where_they_are_made(site: Any) -> None:
    """A guest without a recovery code gets none, and is promised none."""
    for made in (False, True):
        ana, ben = await site.browser(), await site.browser()
        await site.table_of(ana, ben)
        if made:
            assert (await ana.post("/api/me/recovery")).status_code == 201
        announced = "new recovery codes" in (await ana.get("/register")).text
        answer = await register(ana, f"Ana {made}")
        assert announced == ("Your recovery codes" in answer.text) == made
        assert f"You have {10 if made else 'no'} recovery codes" in (await ana.get("/me/account")).text


async def test_some_names_are_no_account_s(site: Any) -> None:
    browser = await site.browser()
    for name, said in (("", "Enter a name"), ("x" * 25, "at most 24"), ("System", "mistaken for"), ("Guest", "mistaken for"),
                       ("gość 7", "mistaken for"), ("Invitado", "mistaken for")):
        answer = await register(browser, name)
        assert answer.status_code in (409, 422) and said in notice(answer), name
    assert rows(site, PersonRow) == []


async def test_two_who_register_one_name_at_once(site: Any) -> None:
    """In one process, and in two on the same database: the unique skeletons decide."""
    async with site_in(site.data) as other:
        browsers = [await where.browser() for where in (site, other, site, other)]
        answers = await asyncio.gather(*map(register, browsers, ("Ana", "ANA", "Аna", "Ana")))
    assert sorted(answer.status_code for answer in answers) == [303, 409, 409, 409]
    assert all("belongs to an account" in notice(answer) for answer in answers if answer.status_code == 409)
    assert len(rows(site, PersonRow)) == 1


def test_names_race_in_the_database(store: Any) -> None:
    """Both have looked, and found the name free."""
    with Session(store.writing) as session, session.begin():
        register_person(session, "one", "Ana (host)")
    with Session(store.writing) as session, session.begin(), pytest.raises(Problem) as refused:
        register_person(session, "other", "Ánà")
    assert refused.value.key == "name-registered"
    with Session(store.writing) as session, session.begin():
        longest = "\ufdfa" * 24                          # each is eighteen letters, when it is taken apart
        register_person(session, "third", longest)
        assert all(len(row.skeleton) <= 200 for row in session.scalars(select(NameRow)))


# -- the name is nobody else's


async def test_guests_cannot_use_a_registered_name(site: Any) -> None:
    await account(site, "Ana")
    guest, host, program = await site.browser(), await site.browser(), site.visitor(origin=None)
    table = (await open_as(host, "Ben", 3)).json()["table"]
    for name in ("Ana", "ANA", "Áná", "Аnа", "A n a", "Ana (host)"):
        tried = [await open_as(guest, name), await guest.post("/play/toy", data={"bots": "1", "name": name}),
                 await guest.post("/learn/toy", data={"lesson": "first", "name": name}),
                 await guest.post("/new/toy", data={"name": name, "seats": "2", "bots": "0"}),
                 await guest.post(f"/api/tables/{table}/seats", json={"name": name}),
                 await program.post(f"/api/tables/{table}/seats", json={"name": name}),
                 await guest.post(f"/t/{table}/sit", data={"name": name, "seat": "1"}),
                 await guest.post(f"/api/tables/{table}/chat", json={"name": name, "text": "It is me."})]
        assert [answer.status_code for answer in tried] == [409] * len(tried), (name, [answer.text[-300:] for answer in tried])
        assert await seat_names(host, table) == ["Ben", "", ""]
    guest.cookies.set("name", "Ana")                     # on pages a spectator is called otherwise, without a word
    assert (await guest.post(f"/t/{table}/chat", data={"text": "Hello"})).status_code in (200, 303)
    assert [line.name for line in site.services.store.read(read_table, table, False).chat] == ["Guest"]


async def test_another_account_cannot_register_it_but_others_may(site: Any) -> None:
    await account(site, "Ana")
    answer = await register(await site.browser(), "ÁNA")
    assert answer.status_code == 409 and "belongs to an account" in notice(answer)
    assert (await register(await site.browser(), "Anabel")).status_code == 303


async def test_a_guest_keeps_a_name_that_is_registered_later(site: Any) -> None:
    guest, ben = await site.browser(), await site.browser()
    table = (await open_as(guest, "Ana", 3)).json()["table"]
    ana = await account(site, "Ana")
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    assert (await guest.post(f"/api/tables/{table}/chat", json={"text": "Still here."})).status_code == 204
    assert (await ana.post(f"/api/tables/{table}/chat", json={"text": "And I."})).status_code == 204
    assert (await ana.post(f"/api/tables/{table}/seats", json={"name": "x"})).status_code == 201
    seats = (await ben.get(f"/api/tables/{table}")).json()["seats"]
    assert [(seat["name"], seat["account"]) for seat in seats] == [("Ana", None), ("Ben", None), ("Ana 2", "Ana")]
    assert [line.name for line in site.services.store.read(read_table, table, False).chat if not line.notice] == ["Ana", "Ana 2"]


async def test_a_rematch_does_not_keep_a_name_that_is_somebody_else_s_now(site: Any) -> None:
    guest, ben = await site.browser(), await site.browser()
    table = (await open_as(guest, "Ana")).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    while (there := (await ben.get(f"/api/tables/{table}")).json())["status"] != "over":
        await (guest, ben)[there["to_move"]].post(f"/api/tables/{table}/play", json={"length": there["length"], "move": "pass"})
    await account(site, "Ana")
    assert (await register(ben, "Benjamin")).status_code == 303
    again = (await ben.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert await seat_names(ben, again) == ["Guest", "Benjamin"]


async def test_a_seat_that_is_handed_on_leaves_the_account_s_name(site: Any) -> None:
    ana, ben = await account(site, "Ana"), await site.browser()
    table = (await open_as(ana, "x")).json()["table"]
    assert (await ben.post("/seat", data={"link": site.services.signer.link(Ticket(table, 0, 1))})).status_code == 303
    assert (await seat_names(ben, table))[0] == "Guest"


async def test_an_account_s_name_is_changed_and_the_former_is_free(site: Any) -> None:
    ana, ben = await account(site, "Ana"), await site.browser()
    table = (await open_as(ana, "x")).json()["table"]
    await account(site, "Zoe")
    for name in ("Zoé", "Guest"):
        assert (await ana.post("/me/name", data={"name": name})).status_code == 409
    assert await me(ana) == "Ana"
    assert (await ana.post("/me/name", data={"name": "Anabel"})).status_code == 200 and await me(ana) == "Anabel"
    seat = (await ben.get(f"/api/tables/{table}")).json()["seats"][0]
    assert (seat["name"], seat["account"]) == ("Anabel", "Anabel")
    assert (await open_as(ben, "Ánabel")).status_code == 409 and (await open_as(ben, "Ana")).status_code == 201
    assert (await ben.post("/me/name", data={"name": "Anabel"})).status_code == 409
    assert (await enter(await site.browser(), "Anabel")).status_code == 303
    assert (await enter(await site.browser(), "Ana")).status_code == 403


async def test_a_deleted_account_s_name_is_free_again(site: Any) -> None:
    ana = await account(site, "Ana")
    await ana.post("/me/codes")
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400 and await me(ana) == ""
    assert rows(site, NameRow) == [] and rows(site, SecretRow) == []
    assert (await enter(await site.browser(), "Ana")).status_code == 403
    assert (await register(await site.browser(), "Ana")).status_code == 303


# -- signing in and out


async def test_signing_in_on_a_second_device_and_out_again(site: Any) -> None:
    ana, phone = await account(site, "Ana"), await site.browser()
    table = (await open_as(ana, "x")).json()["table"]
    stranger, before = await site.person_of(phone), phone.cookies["mercat"]
    answer = await enter(phone, "ana", next="/help/toy")  # capitals do not count
    assert (answer.status_code, answer.headers["location"]) == (303, "/help/toy") and await me(phone) == "Ana"
    assert phone.cookies["mercat"] != before and await site.person_of(phone) == await site.person_of(ana) != stranger
    assert (await phone.get(f"/api/tables/{table}")).json()["seats"][0]["mine"] is True
    assert (await phone.get("/enter")).headers["location"] == "/" == (await phone.get("/register")).headers["location"]
    left = phone.cookies["mercat"]
    assert (await phone.post("/me/sign-out")).headers["location"] == "/" and await me(phone) == ""
    assert (await phone.get(f"/api/tables/{table}")).json()["seats"][0]["mine"] is False
    assert not await known(site, left) and await me(ana) == "Ana"


async def test_signing_out_everywhere(site: Any) -> None:
    ana, phone = await account(site, "Ana"), await site.browser()
    await enter(phone, "Ana")
    assert (await ana.post("/me/sign-out-everywhere")).status_code == 303
    assert (await me(ana), await me(phone)) == ("", "")
    assert all(row.ended for row in rows(site, SessionRow))


async def test_a_new_password_ends_the_other_sessions(site: Any) -> None:
    ana, phone = await account(site, "Ana"), await site.browser()
    await enter(phone, "Ana")
    answer = await ana.post("/me/password", data={"password": "tomato lighthouse"})
    assert answer.status_code == 200 and "signed out everywhere else" in notice(answer)
    assert (await me(ana), await me(phone)) == ("Ana", "")
    assert (await enter(phone, "Ana")).status_code == 403
    assert (await enter(phone, "Ana", "tomato lighthouse")).status_code == 303


async def test_a_new_password_ends_the_links_that_let_others_in(site: Any) -> None:
    ana, thief = await account(site, "Ana"), await site.browser()
    link = (await ana.post("/api/me/devices")).json()["link"].rpartition("/link/")[2]
    assert (await thief.get(f"/link/{link}")).status_code == 200
    await ana.post("/me/password", data={"password": "tomato lighthouse"})
    assert (await thief.post(f"/link/{link}")).status_code == 404 and await me(thief) == ""
    refused = await ana.post("/api/me/recovery")         # whoever finds the browser open cannot make a way in for later
    assert (refused.status_code, refused.json()["error"]) == (409, "codes-of-account")


async def test_who_changes_ways_in_must_have_shown_lately_that_it_is_them(site: Any) -> None:
    ana = await account(site, "Ana")
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SessionRow).values(made=now() - timedelta(minutes=11)))
    for address, sent in (("password", {"password": "tomato lighthouse"}), ("codes", {}), ("remove-password", {}),
                          ("passkey-options", {}), ("add-passkey", {"credential": "{}"}), ("remove-passkey", {"passkey": "x"})):
        answer = await ana.post(f"/me/{address}", data=sent)
        assert answer.status_code == 403, address
    page = (await ana.get("/me/account")).text
    assert "Confirm that it is you" in page and 'id="change-password"' not in page
    wrong = await ana.post("/me/confirm", data={"password": "not my password"})
    assert (wrong.status_code, notice(wrong)) == (403, "Wrong name or password.")
    assert (await ana.post("/me/codes")).status_code == 403
    assert (await ana.post("/me/confirm", data={"password": PASSWORD})).headers["location"] == "/me/account"
    assert (await ana.post("/me/codes")).status_code == 200 and 'id="change-password"' in (await ana.get("/me/account")).text


# -- what comes along


async def guest_with_tables(site: Any) -> tuple[Any, list[str]]:
    guest = await site.browser()
    return guest, [(await open_as(guest, name)).json()["table"] for name in ("Cleo", "Cleopatra", "Brother")]


async def test_who_signs_in_says_which_tables_of_the_guest_are_theirs(site: Any) -> None:
    await account(site, "Ana")
    guest, tables = await guest_with_tables(site)
    former, cookie = await site.person_of(guest), guest.cookies["mercat"]
    answer = await enter(guest, "Ana", next="/help/toy")
    assert not await known(site, cookie)                 # nor is the guest to be had by the secret that this browser had before
    assert answer.headers["location"] == "/me/bring?next=%2Fhelp%2Ftoy"
    page = (await guest.get("/me/bring?next=/help/toy")).text
    assert [f'value="{table}" checked' in page for table in tables] == [True] * 3
    answer = await guest.post("/me/bring", data={"tables": tables[:2], "next": "/help/toy"})
    assert answer.headers["location"] == "/help/toy"
    mine = {one["id"] for one in (await guest.get("/api/tables")).json()["mine"]}
    assert mine == set(tables[:2]) and "have not been moved to your account" in (await guest.get("/me/account")).text
    await guest.post("/me/sign-out")                     # the brother's table is the browser's again
    assert await site.person_of(guest) == former
    assert [one["id"] for one in (await guest.get("/api/tables")).json()["mine"]] == tables[2:]
    assert one_time(site) == []


@pytest.mark.parametrize("how", ["device", "password", "everywhere"])
async def test_who_is_signed_out_elsewhere_is_the_guest_again_whose_tables_were_left(site: Any, how: str) -> None:
    """Nobody else is: neither whoever has the ended session's cookie later, nor the next person who signs in there."""
    ana = await account(site, "Ana")
    await account(site, "Ben")
    guest, tables = await guest_with_tables(site)
    former = await site.person_of(guest)
    await enter(guest, "Ana")
    await guest.post("/me/bring", data={"tables": tables[:1]})
    ended = guest.cookies["mercat"]
    if how == "device":
        assert (await ana.post("/api/me/devices/end-others")).is_success
    elif how == "password":
        assert (await ana.post("/me/password", data={"password": "tomato lighthouse"})).status_code == 200
    else:
        assert (await ana.post("/me/sign-out-everywhere")).status_code == 303
    thief = site.visitor()
    thief.cookies.set("mercat", ended)
    assert (await thief.get("/api/tables")).json()["mine"] == []         # a program's request brings nobody back
    assert "signed out" in (await guest.get("/")).text
    assert await site.person_of(guest) == former
    assert {one["id"] for one in (await guest.get("/api/tables")).json()["mine"]} == set(tables[1:])
    assert one_time(site) == []
    await thief.get("/")
    assert (await thief.get("/api/tables")).json()["mine"] == []
    ben = site.visitor()
    ben.cookies.set("mercat", ended)
    assert (await enter(ben, "Ben")).headers["location"] == "/"          # no tables to bring along


async def test_all_tables_come_along_and_nothing_is_left_to_ask(site: Any) -> None:
    await account(site, "Ana")
    guest, tables = await guest_with_tables(site)
    await enter(guest, "Ana")
    await guest.post("/me/bring", data={"tables": tables})
    assert (await guest.get("/me/bring")).headers["location"] == "/" and one_time(site) == []
    assert {one["id"] for one in (await guest.get("/api/tables")).json()["mine"]} == set(tables)
    assert {(await seat_names(guest, table))[0] for table in tables} == {"Ana"}


async def test_nobody_takes_tables_that_are_not_of_their_browser_s_guest(site: Any) -> None:
    ana = await account(site, "Ana")
    _, tables = await guest_with_tables(site)
    assert (await ana.post("/me/bring", data={"tables": tables, "others": "yes"})).status_code == 303
    own, own_tables = await guest_with_tables(site)
    await account(site, "Ben")
    await enter(own, "Ben")
    await own.post("/me/bring", data={"tables": [*tables, own_tables[0]]})
    assert [one["id"] for one in (await own.get("/api/tables")).json()["mine"]] == own_tables[:1]
    assert (await ana.get("/api/tables")).json()["mine"] == []
    assert (await (await site.browser()).post("/me/bring", data={"tables": tables})).status_code == 403


async def test_on_a_shared_device_an_account_begins_without_the_guest(site: Any) -> None:
    guest, tables = await guest_with_tables(site)
    former = await site.person_of(guest)
    assert (await register(guest, "Ana Maria", shared="yes")).headers["location"].startswith("/me/bring")
    assert await site.person_of(guest) != former and await me(guest) == "Ana Maria"
    await guest.post("/me/bring", data={"tables": tables[:1]})
    assert {one["id"] for one in (await guest.get("/api/tables")).json()["mine"]} == set(tables[:1])


async def test_another_account_in_the_same_browser_finds_the_guest_s_tables(site: Any) -> None:
    await account(site, "Ana")
    await account(site, "Ben")
    guest, tables = await guest_with_tables(site)
    await enter(guest, "Ana")
    assert (await enter(guest, "Ben")).status_code == 409             # sign out first
    assert [row.facts for row in rows(site, SecretRow) if row.kind == GUEST_BEFORE]
    await guest.post("/me/sign-out")
    assert (await enter(guest, "Ben")).headers["location"].startswith("/me/bring")
    await guest.post("/me/bring", data={"tables": tables})
    assert {one["id"] for one in (await guest.get("/api/tables")).json()["mine"]} == set(tables)


# -- recovery codes


async def test_a_recovery_code_works_once_and_lets_a_new_password_be_set(site: Any) -> None:
    ana, phone = await account(site, "Ana"), await site.browser()
    codes = re.findall(r"<code>(.*?)</code>", (await ana.post("/me/codes")).text)
    assert len(set(codes)) == 10 and all(re.fullmatch(r"([2-9a-z]{5}-){2}[2-9a-z]{5}", code) for code in codes)
    assert not any(code in str([row.hash for row in rows(site, SecretRow)]) for code in codes)
    assert "<code>" not in (await ana.get("/me/account")).text
    typed = f" {codes[3].upper().replace('-', ' ')} "
    answer = await phone.post("/enter/code", data={"code": typed})
    assert answer.headers["location"] == "/me/account" and await me(phone) == "Ana"
    assert "You have 9 recovery codes left" in (await phone.get("/me/account")).text
    changed = await phone.post("/me/password", data={"password": "tomato lighthouse"})
    assert changed.status_code == 200 and "These replace your old codes, which no longer work." in changed.text
    replay = await (await site.browser()).post("/enter/code", data={"code": codes[3]})
    assert (replay.status_code, notice(replay)) == (403, "That recovery code is wrong, has been used, or "
                                                      "has been replaced by newer ones.")
    new = re.findall(r"<code>(.*?)</code>", (await phone.post("/me/codes")).text)
    assert len(new) == 10
    old = await (await site.browser()).post("/enter/code", data={"code": codes[4]})
    assert notice(old) == notice(replay)


async def test_two_browsers_use_one_code_at_once(site: Any) -> None:
    ana = await account(site, "Ana")
    code = re.findall(r"<code>(.*?)</code>", (await ana.post("/me/codes")).text)[0]
    browsers = [await site.browser() for _ in range(4)]
    answers = await asyncio.gather(*(browser.post("/enter/code", data={"code": code}) for browser in browsers))
    assert sorted(answer.status_code for answer in answers) == [303, 403, 403, 403]


# -- attacks


async def test_other_sites_cannot_sign_anybody_in_or_out(site: Any) -> None:
    """Log-in CSRF: a page of another site signs its reader in to the attacker's account, and sees what they do there."""
    await account(site, "Mallory")
    victim, ana = await site.browser(), await account(site, "Ana")
    for foreign in ({"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Origin": "https://evil.example"}):
        for address in ("/enter", "/enter/options", "/enter/code", "/register", "/register/options"):
            answer = await victim.post(address, data={"account": "Mallory", "password": PASSWORD}, headers=foreign)
            assert answer.status_code == 403 and "Set-Cookie" not in answer.headers, (foreign, address)
        for address in ("sign-out", "sign-out-everywhere", "password", "codes", "bring", "confirm", "add-passkey"):
            assert (await ana.post(f"/me/{address}", data={"password": PASSWORD}, headers=foreign)).status_code == 403
    assert (await me(victim), await me(ana)) == ("", "Ana")


async def test_signing_in_leads_to_no_other_site(site: Any) -> None:
    await account(site, "Ana")
    for typed, safe in (("/t/abc?at=3", True), ("//evil.example", False), ("/\\evil.example", False),
                        ("https://evil.example", False), ("javascript:alert(1)", False), ("/\t/evil.example", False),
                        ("evil", False), ("/" * 1_001, False)):
        assert local_path(typed) == (typed if safe else "/")
        page = (await (await site.browser()).get("/enter", params={"next": typed})).text
        assert (f'name="next" value="{typed}"' in page) == safe
        assert (await enter(await site.browser(), "Ana", next=typed)).headers["location"] == (typed if safe else "/")


async def test_no_answer_says_whether_there_is_an_account(site: Any) -> None:
    await account(site, "Ana")
    with Session(site.services.store.writing) as session, session.begin():
        register_person(session, "keys", "Kim")          # an account without a password
    pages = [(await enter(await site.browser(), name, "wrong password")) for name in ("Ana", "Kim", "Zoe", "", "x" * 500)]
    assert {(page.status_code, notice(page)) for page in pages} == {(403, "Wrong name or password.")}
    stripped = {re.sub(r'(id="account" value=")[^"]*|data-now="[^"]*"', "", page.text) for page in pages}
    assert len(stripped) == 1


async def test_programs_cannot_change_how_somebody_signs_in(site: Any) -> None:
    """Neither with a personal token, nor with a seat's."""
    ana = await account(site, "Ana")
    table = (await open_as(ana, "x")).json()
    token = "mercat_" + "t" * 30
    with Session(site.services.store.writing) as session, session.begin():
        session.add(SessionRow(hash=hash_of(token), person=await site.person_of(ana), kind="program", scopes="play read"))
    for bearer in (token, table["token"]):
        program = site.visitor(origin=None)
        program.headers["Authorization"] = f"Bearer {bearer}"
        for address, sent in (("password", {"password": "tomato lighthouse"}), ("codes", {}), ("sign-out-everywhere", {}),
                              ("confirm", {"password": PASSWORD}), ("passkey-options", {}), ("bring", {})):
            assert (await program.post(f"/me/{address}", data=sent)).status_code == 403, address
        assert (await program.post("/enter", data={"account": "Ana", "password": PASSWORD})).status_code == 403
        assert (await program.post("/register", data={"account": "Zoe", "password": PASSWORD})).status_code in (403, 409)


async def test_the_last_way_in_stays(site: Any) -> None:
    ana = await account(site, "Ana")
    answer = await ana.post("/me/remove-password")
    assert (answer.status_code, rows(site, PersonRow)[0].password is None) == (409, False)
    assert "only way to sign in" in notice(answer)


async def test_pages_exist_in_three_languages_for_guests_and_accounts(site: Any) -> None:
    for language, words in (("en", "Sign in"), ("es", "Iniciar sesión"), ("pl", "Logowanie")):
        visitor = site.visitor(language=language)
        for address in ("/enter", "/enter/code", "/register"):
            answer = await visitor.get(address)
            assert answer.status_code == 200
        assert words in (await visitor.get("/enter")).text
        assert (await visitor.get("/me/account")).headers["location"] == "/enter?next=/me/account"
        assert (await visitor.get("/me/bring")).status_code == 303


# -- where people play by invitation


async def test_by_invitation_only_whom_a_code_let_in_creates_one_account(tmp_path: Any) -> None:
    async with site_in(tmp_path, guests="invitation") as site:
        ana, refused = await site.browser(), Problem(403, "invitation-only").sentence("en")
        assert refused in notice(await register(ana, "Ana"))
        options = await ana.post("/register/options", data={"account": "Ana"})
        assert options.status_code == 403 and options.json()["error"] == "invitation-only"
        code = await decide_as_host(site, invite, "", 1, 1, "")
        assert (await ana.post("/me/invitation", data={"code": code})).status_code == 303
        assert refused in notice(await register(ana, "Eva", shared="yes"))       # somebody else, whom the code did not let in
        assert (await register(ana, "Ana")).status_code == 303 and await me(ana) == "Ana"
        await ana.post("/me/sign-out")
        assert refused in notice(await register(ana, "Eva"))
