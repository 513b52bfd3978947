"""Bans: who is banned is refused everywhere, in every process, until the end of the ban or until it is lifted."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from mercat.server.hosting.hosting import ban_network, ban_person, lift_ban
from mercat.server.hosting.stored import decisions_in_force
from mercat.server.people.retention import Kept, forget_guests
from mercat.server.people.rows import BanRow, PersonRow
from mercat.server.people.stored import hand_over
from mercat.server.problems import Problem
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.seats import reseat, seats_of
from mercat.server.tables.snapshot import Reader
from mercat.text.moments import moment
from tests.server.admins import account, decide_as_host, guest, host_of, make_account
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
ELSEWHERE = "198.51.100.7"


async def ban(site: Any, browser: Any, hours: float = 24, reason: str = "") -> int:
    number: int = await decide_as_host(site, ban_person, "Hanna", await site.person_of(browser), hours, reason)
    return number


async def test_a_banned_person_is_told_until_when_and_why_and_may_do_nothing(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    number = await ban(site, ben, reason="Rude <to> others")
    for method, path in (("GET", "/"), ("GET", f"/t/{table}"), ("GET", f"/t/{table}/seats"), ("GET", "/help/toy"),
                         ("POST", "/play/toy"), ("POST", f"/t/{table}/chat"), ("POST", f"/t/{table}/move"), ("GET", "/host")):
        answer = await ben.request(method, path, data={"text": "hello"} if method == "POST" else None)
        assert answer.status_code == 403 and "banned from this server until" in answer.text, path
        assert "Rude &lt;to&gt; others" in answer.text and " UTC" in answer.text
    refused = await ben.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    assert refused.json()["error"] == "banned-until" and refused.json()["reason"] == "Rude <to> others"
    ben.cookies.set("zone_here", "Asia/Kathmandu")
    until = moment("en", datetime.fromisoformat(refused.json()["until"]), "Asia/Kathmandu")
    assert f"until {until}" in (await ben.get("/")).text
    assert (await ana.get(f"/api/tables/{table}")).json()["chat"] == []
    assert (await ben.post("/settings", data={"language": "es"})).status_code == 303
    ben.cookies.set("language", "es", domain="mercat.test")
    assert "bloqueado en este servidor hasta" in (await ben.get("/")).text
    await decide_as_host(site, lift_ban, "Hanna", number)
    assert (await ben.get(f"/t/{table}")).status_code == 200
    with pytest.raises(Problem):
        await decide_as_host(site, lift_ban, "Hanna", number)


async def test_a_guest_who_only_watches_is_banned_for_what_they_write(site: Any) -> None:
    """A guest is stored as soon as they write: the admin bans, finds and mutes them as any other person."""
    host, ana, troll = await host_of(site), await site.browser(), await site.browser()
    table = await site.table_of(ana, await site.browser())
    assert (await troll.post(f"/t/{table}/chat", data={"text": "boo"})).status_code == 303
    line = (await ana.get(f"/api/tables/{table}")).json()["chat"][-1]["number"]
    for act in (ana.post(f"/api/tables/{table}/report", json={"line": line}),
                ana.put(f"/api/tables/{table}/mute", json={"line": line})):
        assert (await act).status_code == 204
    person = await site.person_of(troll)
    for part in ("reports", "chat", "people"):
        page = (await host.get(f"/host?part={part}")).text
        assert f'name="person" value="{person}"' in page, part
    answer = await host.post("/host/ban", data={"from": "chat", "person": person, "hours": "168", "reason": "Rude"})
    assert answer.status_code == 303
    for request in (troll.post(f"/t/{table}/chat", data={"text": "boo"}), troll.get(f"/t/{table}"), troll.get("/")):
        assert (await request).status_code == 403


async def test_no_ban_is_offered_where_there_is_nobody_to_ban(site: Any) -> None:
    host, program = await host_of(site), site.visitor()
    opened = (await program.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Rob"})).json()
    seat = {"Authorization": f"Bearer {opened['token']}"}
    assert (await program.post(f"/api/tables/{opened['table']}/chat", json={"text": "beep"}, headers=seat)).status_code == 204
    page = (await host.get("/host?part=chat")).text
    assert "beep" in page and "/host/delete-line" in page and "/host/ban" not in page


async def test_a_banned_person_reads_downloads_and_deletes_what_is_theirs_and_nothing_else(site: Any) -> None:
    ana = await guest(site)
    await ban(site, ana, 0)
    for path in ("/me", "/me/devices", "/me/data", "/me/download", "/me/delete", "/api/me", "/api/me/download", "/privacy"):
        assert (await ana.get(path)).status_code == 200, path
    for path in ("/me/device", "/me/name", "/me/token", "/me/recovery", "/me/invitation", "/me/unmute"):
        answer = await ana.post(path, data={"name": "Eva", "code": "x", "who": "x", "label": "x", "scope": "read"})
        assert answer.status_code == 403 and "You are banned" in answer.text, path
    assert (await ana.post("/api/me/delete", json={"sure": True})).status_code == 204


async def test_a_seats_token_of_a_banned_person_is_refused_too(site: Any) -> None:
    ana = await site.browser()
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()
    program, headers = site.visitor(), {"Authorization": f"Bearer {opened['token']}"}
    taken = await site.visitor().post(f"/api/tables/{opened['table']}/seats", json={"name": "Rob"})
    other = {"Authorization": f"Bearer {taken.json()['token']}"}
    assert (await program.get(f"/api/tables/{opened['table']}", headers=headers)).json()["seats"][0]["mine"]
    number = await ban(site, ana, 0)
    refused = await program.post(f"/api/tables/{opened['table']}/chat", json={"text": "hello"}, headers=headers)
    assert (refused.status_code, refused.json()["error"], refused.json()["until"]) == (403, "banned", None)
    assert (await program.get(f"/api/tables/{opened['table']}", headers=other)).status_code == 200
    await decide_as_host(site, lift_ban, "Hanna", number)
    assert (await program.get(f"/api/tables/{opened['table']}", headers=headers)).json()["seats"][0]["mine"]


async def opened_by(site: Any, ana: Any, **wishes: Any) -> tuple[str, dict[str, str], dict[str, str], str]:
    """Return a table that somebody has opened, the headers of their seat's token and of their table's, and the seat's link."""
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 4, "name": "Ana", **wishes})).json()
    seat, host = ({"Authorization": f"Bearer {opened[name]}"} for name in ("token", "host_token"))
    return opened["table"], seat, host, opened["link"]


async def change_seats(site: Any, table: str, order: list[int]) -> None:
    """Give every seat who sat on the one that `order` names, as lots or a removed seat do in any process."""
    with Session(site.services.store.writing) as session, session.begin():
        row = session.get_one(TableRow, table)
        reseat(session, row, seats_of(session, table), order)
        row.revision += 1
    await site.services.host_decisions.look()


@pytest.mark.parametrize("order", [[1, 0, 2, 3], [3, 1, 2, 0]])
async def test_a_seats_token_of_a_banned_person_is_refused_wherever_they_sit_by_then(site: Any, order: list[int]) -> None:
    """Lots are drawn, or seats are removed: it counts who sits there now, also for the token of who came to the old number."""
    ana, program = await site.browser(), site.visitor()
    table, seat, _, _ = await opened_by(site, ana)
    taken = await site.visitor().post(f"/api/tables/{table}/seats", json={"name": "Rob", "seat": 1})
    other = {"Authorization": f"Bearer {taken.json()['token']}"}
    number = await ban(site, ana, 0)
    await change_seats(site, table, order)
    for method, path in (("GET", ""), ("POST", "/chat"), ("PUT", "/seats/0/name")):
        sent = None if method == "GET" else {"text": "x"}
        refused = await program.request(method, f"/api/tables/{table}{path}", headers=seat, json=sent)
        assert (refused.status_code, refused.json()["error"]) == (403, "banned"), path
    seats = (await program.get(f"/api/tables/{table}", headers=other)).json()["seats"]
    assert [one["number"] for one in seats if one["mine"]] == [order.index(1)]
    await decide_as_host(site, lift_ban, "Hanna", number)
    assert (await program.get(f"/api/tables/{table}", headers=seat)).json()["seats"][order.index(0)]["mine"]


async def test_the_token_of_who_opened_a_table_is_refused_too(site: Any) -> None:
    ana, program = await site.browser(), site.visitor()
    for wishes in ({}, {"name": None}):
        table, _, host, _ = await opened_by(site, ana, **wishes)
        await site.visitor().post(f"/api/tables/{table}/seats", json={"name": "Rob", "seat": 1})
        assert (await program.get(f"/api/tables/{table}", headers=host)).json()["host"]
        number = await ban(site, ana, 0)
        for method, path, sent in (("GET", "", None), ("POST", "/chat", {"text": "x"}), ("PUT", "/arrangement", {"seats": 3}),
                                   ("PUT", "/seats/2/bot", {"strength": "random"}), ("DELETE", "/seats/1", None)):
            refused = await program.request(method, f"/api/tables/{table}{path}", headers=host, json=sent)
            assert (refused.status_code, refused.json()["error"]) == (403, "banned"), path
        await decide_as_host(site, lift_ban, "Hanna", number)
        assert (await program.get(f"/api/tables/{table}", headers=host)).json()["host"]


async def test_a_personal_link_of_a_banned_person_moves_their_seat_to_nobody(site: Any) -> None:
    ana, other = await site.browser(), await site.browser()
    table, _, _, link = await opened_by(site, ana)
    number = await ban(site, ana, 0)
    await change_seats(site, table, [1, 0, 2, 3])
    sent = {"link": link.rpartition("/")[2]}
    assert (await other.get(link)).status_code == 403
    assert (await other.post("/seat", data=sent)).status_code == 403
    assert not any(seat["mine"] for seat in (await other.get(f"/api/tables/{table}")).json()["seats"])
    await decide_as_host(site, lift_ban, "Hanna", number)
    assert (await other.post("/seat", data=sent)).status_code == 303
    assert (await other.get(f"/api/tables/{table}")).json()["seats"][1]["mine"]


async def test_the_token_of_an_accounts_seat_or_table_works_in_a_banned_network(site: Any) -> None:
    ana, eva = await site.browser(address=ELSEWHERE), await site.browser(address=ELSEWHERE)
    tokens = [await opened_by(site, one) for one in (ana, eva)]
    make_account(site.services.store, await site.person_of(ana), "Ana")
    program = site.visitor(address=ELSEWHERE)
    await decide_as_host(site, ban_network, "", site.services.signer.network_of(ELSEWHERE), 0, "")
    for (table, *headers, _), status in zip(tokens, (200, 403), strict=True):
        for one in headers:
            assert (await program.get(f"/api/tables/{table}", headers=one)).status_code == status
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SeatRow).values(tokens=1))
        session.execute(update(TableRow).values(host_tokens=1))
    for one in tokens[0][1:3]:                           # what has ended is nobody's
        assert (await program.get(f"/api/tables/{tokens[0][0]}", headers=one)).status_code == 403


async def test_a_network_is_banned_for_strangers_and_guests_alone(site: Any) -> None:
    host = await host_of(site, address=ELSEWHERE)
    ana = await account(site, "Ana", address=ELSEWHERE)
    eva, stranger, other = await guest(site, address=ELSEWHERE), site.visitor(address=ELSEWHERE), await site.browser()
    answer = await host.post("/host/ban-network", data={"network": ELSEWHERE, "hours": "24", "reason": "", "from": "bans"})
    assert answer.status_code == 303
    assert [(await one.get("/")).status_code for one in (host, ana, eva, stranger, other)] == [200, 200, 403, 403, 200]
    assert (await stranger.get("/api/games")).status_code == 403
    assert (await stranger.get("/static/css/base.css")).status_code == 200


async def test_a_ban_ends_by_itself(site: Any) -> None:
    ana = await guest(site)
    await ban(site, ana)
    assert (await ana.get("/")).status_code == 403
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(BanRow).values(until=now() - timedelta(seconds=1)))
    await site.services.host_decisions.look()
    assert (await ana.get("/")).status_code == 200


async def test_what_is_kept_in_memory_of_a_ban_that_is_over_does_not_count(site: Any) -> None:
    ana = await account(site, "Ana")
    reader, standing = Reader(person=await site.person_of(ana), account="Ana"), site.services.host_decisions
    await ban(site, ana)
    assert standing.ban_of(reader) is not None
    over = replace(standing.ban_of(reader), until=now() - timedelta(seconds=1))
    standing.in_force = replace(standing.in_force, people={reader.person: over})
    assert standing.ban_of(reader) is None


async def test_a_look_that_began_before_a_ban_does_not_undo_it(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading may take longer than for the look that the ban was followed by."""
    decisions, access = site.services.host_decisions, site.services.host_decisions.access
    ben = await guest(site)
    read, was_read, may_go_on = access.read, asyncio.Event(), asyncio.Event()

    async def slow(work: Any, *arguments: Any) -> Any:
        found = await read(work, *arguments)
        if not was_read.is_set() and work is decisions_in_force:
            was_read.set()
            await may_go_on.wait()
        return found

    monkeypatch.setattr(access, "read", slow)
    early = asyncio.create_task(decisions.look())
    await was_read.wait()
    await ban(site, ben)
    may_go_on.set()
    await early
    assert decisions.in_force.people


async def test_streams_of_who_is_banned_end_and_the_seat_is_like_that_of_an_absent_person(opening: Any) -> None:
    async with opening() as one, opening(absent_after=0) as other:
        ana, ben = await one.browser(), await one.browser()
        table = await one.table_of(ana, ben)
        person = await one.person_of(ben)
        for browser in (ana, ben):                       # the other process keeps them in memory
            token = browser.cookies["mercat"]
            there = other.visitor()
            there.cookies.set("mercat", token, domain="mercat.test")
            assert (await there.get(f"/t/{table}")).status_code == 200
            if browser is ben:
                async def follow(client: Any = there) -> int:
                    async with client.stream("GET", f"/t/{table}/live") as stream:
                        async for _ in stream.aiter_text():
                            pass
                        return int(stream.status_code)

                following = asyncio.create_task(follow())
                async with asyncio.timeout(PATIENCE):
                    while not other.services.streams.watchers:
                        await asyncio.sleep(0.01)
        await decide_as_host(one, ban_person, "", person, 24, "")
        async with asyncio.timeout(PATIENCE):
            assert await following == 200                # it was open, and has ended
        assert (await there.get(f"/t/{table}/live")).status_code == 403
        ana_there = other.visitor()
        ana_there.cookies.set("mercat", ana.cookies["mercat"], domain="mercat.test")
        with Session(other.services.store.writing) as session, session.begin():
            session.execute(update(SeatRow).where(SeatRow.number == 1).values(seen=now() - timedelta(hours=1)))
        assert (await ana_there.post(f"/t/{table}/hold", data={"seat": "1", "strength": "random"})).status_code == 303
        held = (await ana_there.get(f"/api/tables/{table}")).json()["seats"][1]["held"]
        assert held is not None


async def test_hosts_are_not_banned_and_nobody_is_not_found(site: Any) -> None:
    host, other = await host_of(site), await account(site, "Otto", is_host=True)
    answer = await host.post("/host/ban", data={"person": await site.person_of(other), "hours": "1", "from": "people"})
    assert answer.status_code == 409 and "admins cannot be banned" in answer.text
    assert (await host.post("/host/ban", data={"person": "nobody", "hours": "1"})).status_code == 404
    assert (await other.get("/")).status_code == 200


async def test_a_banned_guest_is_not_forgotten_and_so_let_in_again(site: Any) -> None:
    ana, store = await guest(site), site.services.store
    with Session(store.writing) as session, session.begin():
        session.add(PersonRow(id="old", seen=now() - timedelta(days=999), changed=now() - timedelta(days=999)))
        session.flush()
        session.add(BanRow(person="old"))
    assert store.write(forget_guests, Kept(10, 0), ["old"]) == 0
    with Session(store.writing) as session, session.begin():
        session.execute(delete(BanRow))
    assert store.write(forget_guests, Kept(10, 0), ["old"]) == 1 and (await ana.get("/")).status_code == 200


async def test_a_new_ban_takes_the_place_of_an_earlier_one(site: Any) -> None:
    ana = await guest(site)
    await ban(site, ana, 0)
    number = await ban(site, ana, 1)
    await decide_as_host(site, lift_ban, "", number)
    assert (await ana.get("/")).status_code == 200
    await decide_as_host(site, ban_network, "", "f" * 24, 0, "")
    assert set(site.services.host_decisions.in_force.networks) == {"f" * 24}


async def test_a_banned_guest_who_signs_in_stays_banned(site: Any) -> None:
    before, signed_in = await guest(site), await account(site, "Ana")
    await ban(site, before, reason="rude")
    with site.services.store.changing() as session:
        for _ in range(2):
            hand_over(session, await site.person_of(before), await site.person_of(signed_in))
    with Session(site.services.store.reading) as session:
        assert session.query(BanRow).count() == 2
    await site.services.host_decisions.look()
    assert (await signed_in.get("/")).status_code == 403
