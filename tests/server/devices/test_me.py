"""What is one's own: name, preferences, tokens for programs, all that is kept, and being deleted."""

import json
import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from mercat.server.hosting.hosting import name_host
from mercat.server.people.retention import sweep_guests, sweep_rows
from mercat.server.people.rows import SECRETS_KEPT, SESSIONS_KEPT, BanRow, PersonRow, SecretRow, SessionRow
from mercat.server.people.sessions import MOST_TOKENS
from mercat.server.settings import Settings
from mercat.server.storage.models import ChatRow, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.storage.threads import Access
from tests.server.admins import decide_as_host
from tests.server.conftest import Site
from tests.server.devices.test_devices import link_of, playing, sits
from tests.server.registered import account

pytestmark = pytest.mark.anyio
LANGUAGES = ("en", "es", "pl")
PAGES = ("/me", "/me/devices", "/me/data")


async def snapshot(browser: Any, table: str) -> Any:
    return (await browser.get(f"/api/tables/{table}")).json()


async def finished(site: Site, *players: Any) -> str:
    """A game of two people that is over."""
    opened = await players[0].post("/api/tables", json={"game": "tally", "seats": 2, "name": "Annika"})
    table: str = opened.json()["table"]
    assert (await players[1].post(f"/api/tables/{table}/seats", json={"name": "Bo"})).status_code == 201
    for length in range(12):
        made = await players[length // 3 % 2].post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
        assert made.status_code == 200, made.text
    return table


def program(site: Site, token: str) -> Any:
    made = site.visitor(origin=None)
    made.headers["Authorization"] = f"Bearer {token}"
    return made


# -- the page


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_of_a_visitor_and_of_a_guest(site: Site, language: str) -> None:
    visitor = await site.browser(language=language)
    guest, _ = await playing(site, language=language)
    for browser, stored in ((visitor, False), (guest, True)):
        page = "".join([(await browser.get(path)).text for path in PAGES])
        assert ('href="/people/' in page) == stored
        assert ('action="/me/device"' in page) == stored == ('action="/me/token"' in page) == ("/me/delete" in page)
        assert 'id="account"' in page and "/privacy" in page and "/recover" in page and 'action="/settings"' in page
        for path in (*PAGES, "/privacy", "/recover"):
            answer = await browser.get(path)
            assert answer.status_code == 200 and f'lang="{language}"' in answer.text and ">ui-" not in answer.text, path
    assert (await visitor.get("/me/delete")).status_code == 403 and (await guest.get("/me/delete")).status_code == 200
    assert (await visitor.get("/me/download")).status_code == 403 and (await visitor.post("/me/device")).status_code == 403
    assert (await visitor.get("/api/me")).json()["stored"] is False and (await guest.get("/api/me")).json()["name"] == "Ana"
    lobby = (await visitor.get("/")).text
    assert 'href="/me"' in lobby


async def test_the_page_about_what_is_kept_names_the_days_of_the_settings(opening: Any) -> None:
    async with opening(keep_playing=123, keep_guests=77, keep_together=0) as site:
        page = (await site.visitor().get("/privacy")).text
        assert "123 days" in page and "77 days" in page and "indefinitely" in page and "privacy-keep" not in page


# -- the name


async def test_a_new_name_is_shown_at_running_tables_and_results_keep_the_old(site: Site) -> None:
    ana, bo = await site.browser(), await site.browser()
    over = await finished(site, ana, bo)
    running = await site.table_of(ana, bo)
    taken = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})).json()["table"]
    await bo.post(f"/api/tables/{taken}/seats", json={"name": "Zoë"})
    answer = await ana.post("/me/name", data={"name": " Zoe "})
    assert answer.status_code == 200 and "At one table you keep your old name" in answer.text and ana.cookies["name"] == "Zoe"
    assert [seat["name"] for seat in (await snapshot(bo, running))["seats"]] == ["Zoe", "Player 1"]
    assert [seat["name"] for seat in (await snapshot(bo, taken))["seats"]] == ["Ana", "Zoë", ""]
    assert [seat["name"] for seat in (await snapshot(bo, over))["seats"]] == ["Annika", "Bo"]
    assert [line["text"] for line in (await snapshot(bo, running))["chat"]] == ["Player 0 is now called Zoe."]
    for wanted, status in (("", 422), ("x" * 30, 422), ("Admin", 409)):
        assert (await ana.put("/api/me/name", json={"name": wanted})).status_code == status
    assert (await ana.get("/api/me")).json()["name"] == "Zoe"
    assert "Zoe" in (await bo.get(f"/t/{running}")).text


# -- preferences


async def test_preferences_follow_the_person_to_other_devices(site: Site) -> None:
    visitor = await site.browser()
    await visitor.post("/settings", data={"theme": "dark"})                  # before anything is stored of them
    await visitor.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    phone = await site.browser(language="pl")
    await phone.post(await link_of(visitor))
    assert 'data-theme="dark"' in (await phone.get("/")).text                # as the link was made
    await phone.post("/settings", data={"language": "es", "zone": "Europe/Madrid", "motion": "none", "zone2": "x"})
    page = (await visitor.get("/me")).text
    assert 'lang="es"' in page and 'data-zone="Europe/Madrid"' in page and 'data-motion="none"' in page
    assert (await visitor.put("/api/me/preferences", json={"preferences": {"zone": "Mars/Base"}})).status_code == 422
    assert (await visitor.put("/api/me/preferences", json={"preferences": {"zone": "auto"}})).status_code == 204
    assert "data-zone" not in (await phone.get("/me")).text
    stranger = await site.browser()
    await stranger.post("/settings", data={"language": "pl", "zone": "Asia/Tokyo"})
    shown = (await stranger.get("/me")).text
    assert 'lang="pl"' in shown and 'data-zone="Asia/Tokyo"' in shown        # in cookies alone
    with site.services.store.changing() as session:
        assert session.scalar(select(func.count()).select_from(PersonRow)) == 1


async def test_moments_are_told_in_the_chosen_zone(site: Site) -> None:
    ana, _ = await playing(site)
    with site.services.store.changing() as session:
        session.execute(update(SessionRow).values(used=now().replace(year=2099, month=7, day=5, hour=22, minute=30)))
    for zone, said in (("auto", "22:30 UTC"), ("Asia/Tokyo", "6 Jul 2099, 07:30"), ("America/New_York", "18:30")):
        await ana.post("/settings", data={"zone": zone})
        assert said in (await ana.get("/me/devices")).text, zone


# -- tokens for programs


async def test_tokens_do_what_their_scope_says(site: Site) -> None:
    ana, bo = await site.browser(), await site.browser()
    table = await site.table_of(ana, bo)
    page = await ana.post("/me/token", data={"label": "My bot", "scope": "play"})
    player = program(site, page.text.split('id="the-token" readonly value="')[1].split('"')[0])
    reader = program(site, (await ana.post("/api/me/tokens", json={"label": "A list"})).json()["token"])
    for one in (player, reader):
        assert await sits(one, table) and (await one.get("/api/me")).json()["devices"] == []
        for method, path in (("GET", "/me"), ("GET", f"/t/{table}"), ("POST", "/settings"), ("GET", "/api/me/download"),
                             ("POST", "/api/me/tokens"), ("POST", "/api/me/devices"), ("PUT", "/api/me/name"),
                             ("POST", "/api/me/delete"), ("POST", "/link/x"), ("POST", "/host/ban")):
            refused = await one.request(method, path, json={"label": "x", "name": "x", "sure": True})
            assert refused.status_code == 403 and "are for programs" in refused.text, path
    wish = {"length": 1, "move": "buy wool"}
    refused = await reader.post(f"/api/tables/{table}/play", json=wish)
    assert (refused.status_code, refused.json()["sentence"]) == (403, "This token is read-only.")
    assert (await reader.post("/api/tables", json={"game": "toy", "seats": 2})).status_code == 403
    assert (await player.post(f"/api/tables/{table}/play", json=wish)).status_code == 200
    listed = {one["label"]: one for one in (await ana.get("/api/me")).json()["devices"] if one["kind"] == "program"}
    assert {label: one["scopes"] for label, one in listed.items()} == {"My bot": ["read", "play"], "A list": ["read"]}
    assert (await ana.post("/me/end", data={"device": listed["My bot"]["id"]})).status_code == 303
    assert (await player.get(f"/api/tables/{table}")).status_code == 401 and await sits(reader, table)
    shown = (await ana.get("/me/data")).text
    assert "A list" in shown and "My bot" not in shown and "mercat_" not in shown


async def test_a_token_needs_a_name_and_a_person_has_so_many(site: Site) -> None:
    ana, _ = await playing(site)
    for label in ("", "x" * 50):
        assert (await ana.post("/me/token", data={"label": label, "scope": "read"})).status_code == 422
    assert (await ana.post("/me/token", data={"label": "x", "scope": "everything"})).status_code == 422
    answers = [(await ana.post("/api/me/tokens", json={"label": "x"})).status_code for _ in range(MOST_TOKENS + 1)]
    assert answers == [201] * MOST_TOKENS + [409]


# -- all that is kept


async def test_all_that_is_kept_is_downloaded_and_no_secret_with_it(site: Site) -> None:
    ana, bo = await site.browser(), await site.browser()
    over = await finished(site, ana, bo)
    running = await site.table_of(ana, bo)
    await ana.post(f"/api/tables/{running}/chat", json={"text": "Hello"})
    await bo.post(f"/api/tables/{running}/chat", json={"text": "Not mine"})
    with site.services.store.changing() as session:
        session.add_all([BanRow(person=await site.person_of(ana), reason="Rude", ended=now()), BanRow(network="n", reason="Net")])
    code = (await ana.post("/api/me/recovery")).json()["code"]
    token = (await ana.post("/api/me/tokens", json={"label": "My bot"})).json()["token"]
    for path in ("/me/download", "/api/me/download"):
        answer = await ana.get(path)
        kept = json.loads(answer.text)
        assert answer.headers["content-disposition"] == 'attachment; filename="mercat-me.json"'
        assert kept["person"]["name"] == "Player 0" and len(kept["devices"]) == 1 and kept["tokens"][0]["label"] == "My bot"
        assert [line["text"] for line in kept["chat"]] == ["Hello"] and [ban["reason"] for ban in kept["bans"]] == ["Rude"]
        tables = {one["match"]["table"]: one for one in kept["tables"]}
        assert tables.keys() == {over, running} and all(len(one["seats"]) == 1 for one in tables.values())
        assert tables[over]["match"]["seed"] is not None and tables[running]["match"]["seed"] is None
        assert len(tables[over]["match"]["journal"]) == 12
        assert [result["mine"][0]["name"] for result in kept["results"]] == ["Annika"]
        hidden = (code, token, await site.person_of(ana), ana.cookies["mercat"].split(".")[0])
        assert not any(secret in answer.text for secret in hidden) and "hash" not in answer.text
    assert [one["match"]["table"] for one in json.loads((await bo.get("/me/download")).text)["tables"]]


# -- being deleted


async def test_a_deleted_person_leaves_no_name_and_the_games_stay_for_the_others(site: Site) -> None:
    ana, bo = await site.browser(), await site.browser()
    over = await finished(site, ana, bo)
    running = await site.table_of(ana, bo)
    waiting = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Annika"})).json()["table"]
    await bo.post(f"/api/tables/{waiting}/seats", json={"name": "Bo"})
    for browser, table in ((ana, running), (bo, running), (ana, over)):
        await browser.post(f"/api/tables/{table}/chat", json={"text": f"Hello from {table}"})
    await ana.put("/api/me/name", json={"name": "Zuzanna"})
    await ana.post("/api/me/recovery")
    person, token = await site.person_of(ana), (await ana.post("/api/me/tokens", json={"label": "x"})).json()["token"]
    phone = await site.browser()
    await phone.post(await link_of(ana))
    before = (await ana.get("/me/delete")).text
    assert "a bot will take over" in before and "Somebody" in before
    assert (await ana.post("/me/delete", data={"sure": "no"})).status_code == 422 and await sits(ana, running)
    answer = await ana.post("/me/delete", data={"sure": "yes"})
    assert answer.status_code == 200 and "Your data has been deleted" in answer.text
    assert [(await one.get("/api/me")).json()["stored"] for one in (ana, phone)] == [False, False]
    assert (await program(site, token).get("/api/tables")).status_code == 401
    seats = (await snapshot(bo, running))["seats"]
    assert (seats[0]["name"], seats[0]["kind"], seats[0]["held"], seats[1]["mine"]) == ("", "empty", "casual", True)
    assert [seat["name"] for seat in (await snapshot(bo, waiting))["seats"]] == ["", "Bo", ""]
    for language, somebody in zip(LANGUAGES, ("Somebody", "Alguien", "Ktoś"), strict=True):
        await bo.post("/settings", data={"language": language})
        for path in ("/", f"/t/{running}", f"/t/{over}", f"/t/{over}/seats", f"/t/{over}/history", f"/api/tables/{over}/export",
                     f"/api/tables/{running}/export", "/api/results", f"/t/{waiting}/seats"):
            text = (await bo.get(path)).text
            assert "Annika" not in text and "Zuzanna" not in text and "Player 0" not in text, path
            assert somebody in text or path not in ("/", f"/t/{running}", f"/t/{over}", f"/t/{over}/seats"), path
    [result] = (await bo.get("/api/results")).json()["results"]
    assert [(seat["name"], seat["kind"]) for seat in result["seats"]] == [("", "person"), ("Bo", "person")]
    assert all(seat["points"] is not None for seat in result["seats"])
    with site.services.store.changing() as session:
        for column in (SeatRow.holder, TableRow.host, ResultSeatRow.holder, ChatRow.author):
            assert session.scalars(select(column).where(column == person)).all() == []
        assert session.scalars(select(SecretRow.person).where(SecretRow.person == person)).all() == []
        row = session.get_one(PersonRow, person)
        assert (row.name, row.preferences, row.registered) == ("", {}, None)
        row.changed = now() - timedelta(hours=1)
    await sweep_guests(site.services.tables.access, site.services.settings)
    with site.services.store.changing() as session:
        assert session.get(PersonRow, person) is None
    assert await snapshot(bo, over) and (await bo.get(f"/t/{running}")).status_code == 200


# -- how long


async def test_guests_who_have_nothing_and_do_not_return_are_forgotten(store: Any) -> None:
    access, settings = Access(store, 60), Settings(keep_guests=10, keep_visitors=0)
    ages = {"seat": 40, "nothing": 40, "recent": 5, "unreachable": 5, "account": 40, "coded": 5}
    with store.changing() as session:
        for name, days in ages.items():
            moment = now() - timedelta(days=days)
            registered = moment if name == "account" else None
            session.add(PersonRow(id=name, name=name, seen=moment, changed=moment, registered=registered))
        session.flush()
        ended = now() - timedelta(days=1)
        session.add_all([SessionRow(hash=name, person=name, ended=ended if name in ("unreachable", "coded") else None)
                         for name in ages])
        session.add(SecretRow(hash="code", kind="recovery", person="coded"))
        session.add(TableRow(id="t", game="toy", version=1, digest="none", options={}, seats=1, seed="7", status="open",
                             sandbox=False, listed=False))
        session.flush()
        session.add(SeatRow(table="t", number=0, kind="person", holder="seat"))
    assert await sweep_guests(access, settings.model_copy(update={"keep_guests": 0})) == 1
    assert await sweep_guests(access, settings) == 1
    with store.changing() as session:
        assert set(session.scalars(select(PersonRow.id))) == {"seat", "recent", "account", "coded"}
        assert set(session.scalars(select(SessionRow.hash))) == {"seat", "recent", "account", "coded"}
    access.close()


async def test_used_secrets_and_ended_sessions_go_and_become_nobodys_way_in(site: Site) -> None:
    ana, table = await playing(site)
    phone = await site.browser()
    await phone.post(await link_of(ana))
    await link_of(ana)
    cookies = [one.cookies["mercat"] for one in (ana, phone)]
    for one in (phone, ana):
        await one.post("/api/me/leave")
    with site.services.store.changing() as session:
        session.execute(update(SessionRow).values(ended=now() - SESSIONS_KEPT - timedelta(hours=1)))
        session.execute(update(SecretRow).values(expires=now() - SECRETS_KEPT - timedelta(hours=1)))
    await sweep_rows(site.services.tables.access)
    site.services.sessions.kept.kept.clear()
    with site.services.store.changing() as session:
        assert session.scalars(select(SecretRow.hash)).all() == [] and session.scalars(select(SessionRow.hash)).all() == []
    for cookie in cookies:
        again = site.visitor()
        again.cookies.set("mercat", cookie)
        assert not await sits(again, table) and not (await again.get("/api/me")).json()["stored"]


async def test_the_page_that_confirms_a_new_name_has_it_in_its_header(site: Any) -> None:
    zofia = await account(site, "Zofia")
    answer = await zofia.post("/me/name", data={"name": "Zosia"})
    assert answer.status_code == 200 and re.findall(r'class="person-name">([^<]*)', answer.text) == ["Zosia"]
    assert re.findall(r'class="person-name">([^<]*)', (await zofia.get("/me")).text) == ["Zosia"]


@pytest.mark.parametrize(("language", "warning", "after"), [
    ("en", "You are the only admin of this server.", "This server now has no admin"),
    ("es", "No hay nadie más en la administración", "se ha quedado sin administración"),
    ("pl", "Poza tobą ten serwer nie ma administratora.", "Ten serwer nie ma teraz administratora.")])
async def test_the_last_admin_is_warned_before_and_after_the_deletion(site: Any, language: str, warning: str, after: str) -> None:
    ada, eva = await account(site, "Ada", language=language), await account(site, "Eva", language=language)
    for browser in (ada, eva):
        await decide_as_host(site, name_host, "Ada", await site.person_of(browser), True)
    for browser, is_last in ((eva, False), (ada, True)):
        assert (warning in (await browser.get("/me/delete")).text) == is_last
        page = (await browser.post("/me/delete", data={"sure": "yes"})).text
        assert (after in page) == is_last and 'id="to-host"' not in page and "person-name" not in page


@pytest.mark.parametrize(("language", "promise"), [
    ("en", "at each table, new hours apply from your next turn"), ("es", "en cada mesa, las nuevas valen"),
    ("pl", "przy każdym stole nowe godziny obowiązują")])
async def test_quiet_hours_change_once_a_week_at_a_table_and_the_page_says_so(site: Any, language: str, promise: str) -> None:
    ana = await account(site, "Ana", language=language)
    for begin, end in (("22:00", "07:00"), ("23:00", "06:00"), ("21:00", "05:00")):
        assert (await ana.post("/me/quiet", data={"begin": begin, "end": end})).status_code == 303       # as often as they like
    page = (await ana.get("/me")).text
    assert promise in page and 'value="21:00"' in page


async def test_the_device_in_use_is_used_now(site: Any) -> None:
    ana = await account(site, "Ana")
    signed_in = now() - timedelta(minutes=25)
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SessionRow).values(used=signed_in, made=signed_in))
    [device] = (await ana.get("/api/me")).json()["devices"]
    assert device["here"] and datetime.fromisoformat(device["used"]) > now() - timedelta(minutes=1)


@pytest.mark.parametrize(("language", "own", "others"), [
    ("en", "You have an account", "Has an account"), ("es", "Tienes cuenta", "Tiene cuenta"), ("pl", "Masz konto", "Ma konto")])
async def test_ones_own_page_addresses_its_owner(site: Any, language: str, own: str, others: str) -> None:
    ana = await account(site, "Ana", language=language)
    address = re.search(r'href="(/people/[^"]+)"', (await ana.get("/me")).text)
    assert address is not None
    page = (await ana.get(address[1])).text
    assert own in page and others not in page
