"""The page of the host: who sees it, what is done there and written down; announcements, invitations, who may play and open."""

import html
import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.accounts.deletion import delete_person
from mercat.server.hosting.hosting import LOGGED, accept, announce, invite, name_host
from mercat.server.hosting.pages import parts_of
from mercat.server.hosting.stored import newest_acts
from mercat.server.people.retention import sweep_rows
from mercat.server.people.rows import (
    PROGRAM,
    AnnouncementRow,
    BanRow,
    HostActRow,
    InvitationRow,
    PersonRow,
    ReportRow,
    SessionRow,
)
from mercat.server.people.stored import hash_of
from mercat.server.ratings.rows import RatingEntryRow
from mercat.server.storage.backups.schedule import note_failed, note_made
from mercat.server.storage.models import ChatRow, SeatRow, TableRow, now
from mercat.server.tables.snapshot import Reader
from mercat.server.web.act import ACTS, HOST_PAGE
from mercat.text import LANGUAGES
from tests.server.admins import account, decide_as_host, guest, host_of
from tests.server.group_of import group_of

pytestmark = pytest.mark.anyio
WISHES: dict[str, dict[str, str]] = {                    # of every act of a host
    "announce": {"text": "Hello", "hours": "1"}, "ban_network": {"network": "203.0.113.9", "hours": "1"},
    "ban_person": {"person": "nobody", "hours": "1"}, "delete_message": {"table": "none", "line": "1"},
    "delete_table": {"table": "none"}, "end_announcement": {"which": "1"}, "end_group": {"group": "none"},
    "handle_report": {"which": "1", "handled": "yes"}, "invite": {"people": "1", "days": "1"},
    "lift_ban": {"which": "1"}, "withdraw_invitation": {"which": "1"}}


def log(site: Any) -> list[tuple[str, str]]:
    with Session(site.services.store.reading) as session:
        return [(row.by, row.act) for row in newest_acts(session, 99)]


def newest(site: Any, row: Any) -> int:
    """The number of the newest row of a table."""
    with Session(site.services.store.reading) as session:
        found: int = session.query(row).order_by(row.id.desc()).first().id
        return found


async def test_only_hosts_see_the_page_and_do_its_acts(site: Any) -> None:
    assert WISHES.keys() == {act.name for act in ACTS.values() if act.place is HOST_PAGE}
    others = [site.visitor(), await site.browser(), await guest(site), await account(site, "Ana")]
    host = await host_of(site)
    with Session(site.services.store.writing) as session, session.begin():      # a token of the host's is good for playing
        session.add(SessionRow(hash=hash_of("mercat_token"), person=await site.person_of(host), kind=PROGRAM, scopes="read play"))
    token = site.visitor()
    token.headers["Authorization"] = "Bearer mercat_token"
    for one in (*others, token):
        answer = await one.get("/host")
        assert answer.status_code == 403 and 'href="/host"' not in answer.text
        assert one is token or "Only an admin" in answer.text
        for name, wish in WISHES.items():
            assert (await one.post(f"/host/{ACTS[name].address}", data=wish)).status_code == 403, name
    assert log(site) == []
    assert (await host.get("/host")).status_code == 200 and 'href="/host"' in (await host.get("/")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_part_is_shown_in_every_language_and_what_people_wrote_is_escaped(site: Any, language: str) -> None:
    host, ana = await host_of(site, language=language), await guest(site)
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "<i>Ana"})).json()["table"]
    await ana.post(f"/api/tables/{table}/chat", json={"text": "<b>Buy"})
    await host.post(f"/t/{table}/report", data={"line": str(newest(site, ChatRow)), "text": "<u>spam"})
    for name in ("announce", "invite", "ban_network"):
        written = {"text": "<s>Hello"} if name == "announce" else {}
        await host.post(f"/host/{ACTS[name].address}", data=WISHES[name] | written)
    await host.post("/host/ban", data={"person": await site.person_of(ana), "hours": "0", "reason": "<q>rude"})
    seen = ""
    for part in parts_of(site.services):
        page = await host.get(f"/host?part={part}")
        assert page.status_code == 200 and re.search(r"ui-[a-z-]+", page.text) is None, part
        seen += page.text
    for text in ("<i>Ana", "<b>Buy", "<u>spam", "<s>Hello", "<q>rude"):
        assert text not in seen and html.escape(text) in seen, text
    assert "x" * 32 not in seen                          # no secret


async def test_what_a_host_does_is_done_and_written_down_and_undone(site: Any) -> None:
    host, ana = await host_of(site), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    for text in ("one", "two"):
        await ana.post(f"/api/tables/{table}/chat", json={"text": text})
    await host.post(f"/api/tables/{table}/report", json={"seat": 0, "text": "cheats"})

    async def did(address: str, **sent: object) -> str:
        answer = await host.post(f"/host/{address}", data={name: str(value) for name, value in sent.items()} | {"from": "log"},
                                 follow_redirects=True)
        assert answer.status_code == 200, answer.text
        return str(answer.text)

    report, line = newest(site, ReportRow), newest(site, ChatRow)
    said = await did("handle", which=report, handled="yes")
    assert ">Undo<" in said and "handled a report about Ana" in said
    assert "reopened" in await did("handle", which=report, handled="no")
    assert "banned Ana" in await did("ban", person=await site.person_of(ana), hours=24, reason="rude")
    assert (await ana.get("/")).status_code == 403
    ban = newest(site, BanRow)
    assert "undone" in await did("lift", which=ban) and (await ana.get("/")).status_code == 200
    assert "deleted 1 message" in await did("delete-line", table=table, line=line)
    assert [line["text"] for line in (await ana.get(f"/api/tables/{table}")).json()["chat"]] == ["one"]
    assert "deleted table" in await did("delete-table", table=table)
    assert (await ana.get(f"/t/{table}")).status_code == 404
    assert {by for by, _ in log(site)} == {"Hanna"}
    assert [act for _, act in log(site)] == ["delete-table", "delete-lines", "lift", "ban", "reopen", "handle"]
    again = await host.post("/host/lift", data={"which": str(ban), "from": "bans"})
    assert again.status_code == 409 and "already ended" in again.text and 'id="part-bans"' in again.text
    assert (await host.post("/host/delete-table", data={"table": table})).status_code == 404


async def test_groups_are_told_in_numbers_and_a_host_can_end_one(site: Any) -> None:
    host, (ana, ben, eva) = await host_of(site), [await site.browser() for _ in range(3)]
    private, public = await group_of(ana, ben), await group_of(eva)
    settings = {"group": public, "name": "Seen by all", "public": True, "points": [3, 1]}
    assert (await eva.put("/api/groups/settings", json=settings)).status_code < 300
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "group": private})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    page = (await host.get("/host?part=groups")).text
    cards = re.findall(r'<li class="card">.*?</li>', page.partition('id="part-groups"')[2], re.DOTALL)
    of_private, of_public = (next(one for one in cards if f'value="{group}"' in one) for group in (private, public))
    assert "2 members" in of_private and "one active table" in of_private and "Private group" in of_private
    assert "Seen by all" in of_public and f'href="/groups/{private}"' not in page
    assert "There are 2 groups" in page and "3 people are in groups" in page
    assert not any(word in page for word in ("Evenings", "Ana", "Ben", "Eva", table))
    assert (await host.get(f"/groups/{private}")).status_code == 404
    assert (await host.post("/host/end-group", data={"group": private, "from": "groups"})).status_code == 303
    assert (await ana.get(f"/groups/{private}")).status_code == 404 and log(site)[0] == ("Hanna", "end-group")
    assert (await ana.get(f"/t/{table}")).status_code == 200             # who sits there plays on
    assert "deleted a group of 2 people" in (await host.get("/host?part=log")).text
    assert (await host.post("/host/end-group", data={"group": private, "from": "groups"})).status_code == 404


async def test_people_tables_and_messages_are_found(site: Any) -> None:
    host, ana = await host_of(site), await account(site, "Ana")
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    other = (await (await guest(site)).post("/api/tables", json={"game": "toy", "seats": 2, "name": "Zoë"})).json()["table"]
    await ana.post(f"/api/tables/{table}/chat", json={"text": "hello"})
    assert "<b>Ana</b>" in (await host.get("/host?part=people&q=an")).text
    assert "<b>Ana</b>" in (await host.get("/host", params={"part": "people", "q": "Аnа"})).text           # Cyrillic letters
    assert "<b>Ana</b>" not in (await host.get("/host?part=people&q=xyz")).text
    found = (await host.get("/host?part=tables&q=ana")).text
    assert table in found and other not in found
    assert table in (await host.get(f"/host?part=tables&q={table[:6]}")).text
    assert "hello" in (await host.get(f"/host?part=chat&table={table}")).text
    assert "hello" not in (await host.get(f"/host?part=chat&table={other}")).text
    await host.post(f"/t/{table}/report", data={"line": str(newest(site, ChatRow)), "text": "spam"})
    for part in ("chat", "reports", f"chat&table={table}"):              # with the game and the people beside the address
        page = " ".join(re.sub(r"<[^>]+>", "", (await host.get(f"/host?part={part}")).text).split())
        assert f"(Ana, –) {table}" in page, page
    assert (await host.get("/host", params={"part": "people", "q": "%_'\"" * 40})).status_code == 200
    assert (await host.get("/host?part=none")).status_code == 200


async def test_people_at_a_table_were_seen_now_and_rated_games_say_what_their_time_means(site: Any) -> None:
    host, ana = await host_of(site), await account(site, "Ana")
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    due, last = now() + timedelta(minutes=10), now() - timedelta(days=3)
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(PersonRow).where(PersonRow.name == "Ana").values(seen=last))
        session.execute(update(SeatRow).where(SeatRow.name == "Ana").values(seen=now()))
        session.add(RatingEntryRow(table="t1", game="toy", due=due, one_network=True))
        session.add(RatingEntryRow(table="t2", game="toy", due=last, entered=last, one_network=True))
    found = (await host.get("/host?part=people&q=ana")).text
    assert f'datetime="{last:%Y-%m-%dT%H}' not in found and f"{last:%d %B}" not in found
    rated = html.unescape(re.sub(r"<[^>]+>", "", (await host.get("/host?part=ratings")).text))
    assert "will be rated on" in rated and "rated on" in rated.replace("will be rated on", "")


async def test_a_host_named_by_a_command_is_one_in_every_process(opening: Any) -> None:
    async with opening() as one, opening() as other:
        ana = await account(one, "Ana")
        there = other.visitor()
        there.cookies.set("mercat", ana.cookies["mercat"], domain="mercat.test")
        assert (await there.get("/host")).status_code == 403
        for is_host, status in ((True, 200), (False, 403)):
            with Session(one.services.store.writing) as session, session.begin():
                assert name_host(session, "", await one.person_of(ana), is_host)
            await other.services.sessions.look()
            assert (await there.get("/host")).status_code == status


# -- the announcement


async def test_an_announcement_is_on_every_page_until_its_end_or_until_the_reader_closes_it(site: Any) -> None:
    reader, other = await guest(site, language="es"), await site.browser()
    table = await site.table_of(await site.browser(), await site.browser())
    number = await decide_as_host(site, announce, "Hanna", "Back at <b>noon</b>", 1)
    for path in ("/", f"/t/{table}", f"/t/{table}/seats", f"/t/{table}/text", "/help/toy", "/t/none"):
        assert "Back at &lt;b&gt;noon&lt;/b&gt;" in (await reader.get(path)).text, path
    assert (await reader.post("/settings", data={"closed": str(number), "back": f"/t/{table}"})).status_code == 303
    assert "Back at" not in (await reader.get("/")).text and "Back at" in (await other.get("/")).text
    later = await decide_as_host(site, announce, "Hanna", "Later", 0)
    assert "Later" in (await reader.get("/")).text and "Back at" not in (await other.get("/")).text
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(AnnouncementRow).where(AnnouncementRow.id == later).values(until=now() - timedelta(seconds=1)))
    await site.services.host_decisions.look()
    assert "Later" not in (await other.get("/")).text


# -- invitations, and who may play


async def test_guests_sit_down_by_invitation_which_is_counted_ends_and_is_withdrawn(opening: Any) -> None:
    async with opening(guests="invitation") as site:
        host = await host_of(site)
        table = (await host.post("/api/tables", json={"game": "toy", "seats": 4, "name": "Hanna"})).json()["table"]
        page = (await host.post("/host/invite", data={"people": "2", "days": "1", "note": "club"})).text
        link = re.search(r"\?code=([a-z0-9-]{14})", page)
        assert link is not None and link[1] not in (await host.get("/host?part=invitations")).text
        code = link[1]
        guests = [await site.browser() for _ in range(3)]
        for one in guests:
            refused = await one.post(f"/api/tables/{table}/seats", json={"name": "Eva"})
            assert (refused.status_code, refused.json()["error"]) == (403, "invitation-only")
            assert "need an invitation" in (await one.get(f"/?code={code}")).text and "/play/toy" not in (await one.get("/")).text
            assert (await one.post("/play/toy", data={"bots": "1"})).status_code == 403
            assert (await one.post(f"/api/tables/{table}/chat", json={"text": "let me in", "name": "E"})).status_code == 403
        assert (await guests[0].post("/api/me/invitation", json={"code": "aaaa-bbbb-cccc"})).json()["error"] == "no-invitation"
        for _ in range(2):                               # twice by the same guest counts once
            assert (await guests[0].post("/me/invitation", data={"code": code.upper().replace("-", " ")})).status_code == 303
        stale = Reader(person=await site.person_of(guests[0]), is_stored=True)            # a second tab, at the same moment
        await site.services.desk.write(stale, accept, code)
        assert (await guests[1].post("/api/me/invitation", json={"code": code})).status_code == 204
        assert (await guests[2].post("/api/me/invitation", json={"code": code})).status_code == 403
        for number, one in enumerate(guests[:2]):
            assert (await one.post(f"/api/tables/{table}/seats", json={"name": f"Eva {number}"})).status_code == 201
            assert "/play/toy" in (await one.get("/")).text
        codes = [await decide_as_host(site, invite, "", 5, days, "") for days in (1, 0)]
        with Session(site.services.store.writing) as session, session.begin():
            last = newest(site, InvitationRow)
            over = now() - timedelta(seconds=1)
            session.execute(update(InvitationRow).where(InvitationRow.id == last - 1).values(expires=over))
        await host.post("/host/withdraw", data={"which": str(last)})
        for one in codes:
            assert (await guests[2].post("/api/me/invitation", json={"code": one})).status_code == 403
        assert (await site.visitor().post("/api/me/invitation", json={"code": code})).json()["error"] == "nobody"


async def test_only_accounts_play_but_whoever_sat_keeps_the_seat(opening: Any) -> None:
    async with opening() as site:
        ana, program = await site.browser(), site.visitor()
        opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()
        table = opened["table"]
        taken = (await program.post(f"/api/tables/{table}/seats", json={"name": "Prog"})).json()
        link = taken["link"].rpartition("/")[2]
    async with opening(guests="accounts") as site:
        there, token = site.visitor(), {"Authorization": f"Bearer {taken['token']}"}
        there.cookies.set("mercat", ana.cookies["mercat"], domain="mercat.test")
        assert (await there.post(f"/api/tables/{table}/chat", json={"text": "still here"})).status_code == 204
        assert (await there.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).status_code == 201       # the same seat
        said = await site.visitor().post(f"/api/tables/{table}/chat", json={"text": "me too"}, headers=token)
        assert said.status_code == 204
        wish = {"game": "toy", "seats": 2, "name": "Eva"}
        for one, headers in ((there, {}), (site.visitor(), {}), (site.visitor(), token)):
            assert (await one.post("/api/tables", json=wish, headers=headers)).json()["error"] == "accounts-only"
            assert (await one.post(f"/api/tables/{table}/sandbox", json={"at": 0}, headers=headers)).status_code == 403
        stranger, eva = await site.browser(), await account(site, "Eva")
        assert (await stranger.post("/seat", data={"link": link})).status_code == 403
        page = (await stranger.get("/")).text
        assert "You need an account to play" in page and 'href="/enter"' in page
        opened = (await eva.post("/api/tables", json=wish)).json()
        with Session(site.services.store.writing) as session, session.begin():
            person = await site.person_of(eva)
            session.add(SessionRow(hash=hash_of("mercat_eva"), person=person, kind=PROGRAM, scopes="read play"))
        personal = {"Authorization": "Bearer mercat_eva"}
        assert (await site.visitor().post("/api/tables", json=wish, headers=personal)).status_code == 201
        assert (await eva.post("/seat", data={"link": link})).status_code == 303
        assert 'id="admission"' in (await stranger.get(f"/t/{opened['table']}/seats")).text


@pytest.mark.parametrize(("opening_by", "statuses"), [("accounts", (403, 201, 201)), ("hosts", (403, 403, 201))])
async def test_who_may_open_tables(opening: Any, opening_by: str, statuses: tuple[int, ...]) -> None:
    async with opening(opening=opening_by) as site:
        people = [await site.browser(), await account(site, "Ana"), await host_of(site)]
        wish = {"game": "toy", "seats": 3, "name": "Eva"}
        answers = [await one.post("/api/tables", json=wish) for one in people]
        assert tuple(one.status_code for one in answers) == statuses
        table = answers[2].json()["table"]
        assert (await people[0].post(f"/api/tables/{table}/seats", json={"name": "Gus"})).status_code == 201
        for one in people[:statuses.index(201)]:
            assert "/play/toy" not in (await one.get("/")).text
            for path in ("/play/toy", "/learn/toy", f"/t/{table}/sandbox"):
                assert (await one.post(path, data={"bots": "1", "lesson": "x", "at": "0"})).status_code == 403


async def test_what_is_over_is_deleted_in_time_and_names_leave_the_log(site: Any) -> None:
    old = now() - timedelta(days=400)
    store = site.services.store
    with Session(store.writing) as session, session.begin():
        session.add_all([BanRow(network="f" * 24, until=old), BanRow(network="e" * 24), AnnouncementRow(text="x", ended=old),
                         InvitationRow(hash="h", left=1, expires=old), InvitationRow(hash="i", left=1),
                         ReportRow(made=old, name="Ana"), ReportRow(name="Ben"), HostActRow(act="ban", made=old),
                         HostActRow(act="ban", facts={"person": "p", "name": "Ana", "number": 1})])
    await sweep_rows(site.services.tables.access)
    with store.changing() as session:
        for row, left in ((BanRow, 1), (AnnouncementRow, 0), (InvitationRow, 1), (ReportRow, 1), (HostActRow, 1)):
            assert session.query(row).count() == left, row
        session.add(PersonRow(id="p"))
        session.flush()
        session.add(ReportRow(person="p", name="Ana", said="Buy"))
        session.flush()
        delete_person(session, "p", "steady")
    with Session(store.reading) as session:
        assert session.query(HostActRow).one().facts == {"number": 1}
        assert sorted(row.name for row in session.query(ReportRow)) == ["", "Ben"]
        assert session.query(TableRow).count() == 0


def test_every_act_that_is_logged_has_its_words() -> None:
    from mercat.server.words import ui

    for language in LANGUAGES:
        for act in LOGGED:
            said = ui(language)(f"host-did-{act}", whom="Ana", number=1, table="t", text="x", lines=1, people=1)
            assert not said.startswith("ui-")


async def test_a_backup_that_failed_is_shown_to_hosts(site: Any) -> None:
    host = await host_of(site)
    assert "backup" not in (await host.get("/host")).text
    note_failed(site.data, {"en": "the disk is full", "es": "el disco está lleno"})
    assert "The last backup failed on" in (page := (await host.get("/host?part=people")).text) and "the disk is full" in page
    assert "Last successful backup: none" in page
    spanish = (await host.get("/host", headers={"Accept-Language": "es"})).text
    assert "el disco está lleno" in spanish and "Última copia correcta: ninguna" in spanish
    note_made(site.data, site.data / "x.backup")
    assert "The last backup failed" not in (await host.get("/host")).text


async def test_a_code_leads_back_to_the_table_and_is_confirmed_there(opening: Any) -> None:
    async with opening(guests="invitation") as site:
        host = await host_of(site)
        table = (await host.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Hanna"})).json()["table"]
        shown = (await host.post("/host/invite", data={"people": "2", "days": "1", "note": ""})).text
        code = re.search(r'<b class="number">([^<]+)</b>', shown)
        assert code is not None
        guest = await site.browser()
        link = re.search(r'id="admission">.*?href="([^"]+)"', (await guest.get(f"/t/{table}/seats")).text, re.DOTALL)
        assert link is not None
        lobby = (await guest.get(html.unescape(link[1]))).text
        assert 'id="my-name"' not in lobby and f'name="next" value="/t/{table}/seats"' in lobby
        answer = await guest.post("/me/invitation", data={"code": code[1], "next": f"/t/{table}/seats"})
        assert answer.headers["location"] == f"/t/{table}/seats"
        page = (await guest.get(f"/t/{table}/seats")).text
        assert "Your invitation code has been accepted." in page and 'id="admission"' not in page
        away = await (await site.browser()).post("/me/invitation", data={"code": code[1], "next": "//elsewhere.test"})
        assert away.headers["location"] == "/"
        assert ">used up</span>" in (await host.get("/host?part=invitations")).text


@pytest.mark.parametrize("guests", ["invitation", "accounts"])
@pytest.mark.parametrize("seats", [3, 2])
async def test_who_may_not_play_here_reads_so_where_they_would_sit_down_and_write(opening: Any, guests: str, seats: int) -> None:
    """Before the game and during it, in place of what the server would only refuse; also where parts of the page are renewed."""
    async with opening(guests=guests) as site:
        host, stranger = await host_of(site), await site.browser()
        table = (await host.post("/api/tables", json={"game": "toy", "seats": seats, "name": "Hanna"})).json()["table"]
        if seats == 2:
            assert (await host.put(f"/api/tables/{table}/seats/1/bot", json={"strength": "random"})).is_success
        page = (await stranger.get(f"/t/{table}/seats")).text
        assert page.count('id="admission"') == (seats == 3)              # else no seat is free
        talk = (await stranger.get(f"/t/{table}", follow_redirects=True)).text
        refused = await stranger.post(f"/t/{table}/chat", data={"text": "Hi"}, headers={"HX-Request": "true"})
        assert refused.status_code == 403
        for shown in (page, talk, refused.text):
            assert 'id="sit-form"' not in shown and 'form="sit-form"' not in shown and 'id="chat-form"' not in shown
        assert 'id="chat-closed"' in talk and 'id="chat-form"' in (await host.get(f"/t/{table}", follow_redirects=True)).text


async def test_a_code_that_is_wrong_twice_is_told_at_its_field_and_the_table_is_not_lost(opening: Any) -> None:
    async with opening(guests="invitation") as site:
        guest = await site.browser()
        for referer in ("/?next=/t/abc/seats", "/me/invitation", "/me/invitation"):      # the page of the refused form is its own
            sent = {"code": "aaaa-bbbb-cccc", "next": "/t/abc/seats"}
            answer = await guest.post("/me/invitation", data=sent, headers={"Referer": f"http://mercat.test{referer}"})
            page = html.unescape(answer.text)
            assert answer.status_code == 403 and 'name="next" value="/t/abc/seats"' in page and 'value="aaaa-bbbb-cccc"' in page
            assert page.count('id="wrong-code"') == 1


async def test_the_card_of_a_report_shows_that_its_person_is_banned_and_bans_end_in_two_ways(opening: Any) -> None:
    async with opening() as site:
        host, ben, ana = await host_of(site), await account(site, "Ben"), await account(site, "Ana")
        table = (await ben.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ben"})).json()["table"]
        assert (await ana.post(f"/api/tables/{table}/seats", json={"name": "Ana"})).is_success
        assert (await ana.post(f"/api/tables/{table}/report", json={"seat": 0, "text": "rude"})).is_success
        assert "Banned until" not in (await host.get("/host?part=reports")).text
        wish = {"person": await site.person_of(ben), "hours": "24", "reason": "", "from": "reports"}
        assert (await host.post("/host/ban", data=wish)).status_code == 303
        assert "Banned until" in (await host.get("/host?part=reports")).text
        page = (await ben.get("/")).text
        assert "<title>You are banned · Mercat</title>" in page
        assert (await host.post("/host/lift", data={"which": "1", "from": "bans"})).status_code == 303
        assert ">lifted</span>" in (await host.get("/host?part=bans")).text
