"""Notices: who is called for what, once for a turn, by mail in their language; and what is not sent, and why."""

import asyncio
import html
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from mercat.server.accounts import postman as postman_module
from mercat.server.notices import outbox
from mercat.server.notices.notifying import is_named, reminder_at
from mercat.server.notices.own_notices import quiet_until
from mercat.server.notices.rows import FAILED, SENT, WAITING, NoticeRow, QuietTableRow, WayRow, WishRow
from mercat.server.notices.verdicts import judge
from mercat.server.people import retention
from mercat.server.people.rows import PersonRow
from mercat.server.processes.stored import beat_and_renew, leave
from mercat.server.storage.models import SeatRow, now
from mercat.server.words import ui
from mercat.text import LANGUAGES
from mercat.text.moments import moment
from tests.server.calling import away, give_address, look, notices, pass_time
from tests.server.conftest import left_by_all, site_in
from tests.server.inbox import Inbox, header_of, mail_server
from tests.server.notices.test_told import page_of, sentence, told
from tests.server.tables.test_absence import hold, plain, went_away

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def standing_inbox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inbox]:
    with mail_server(tmp_path_factory.mktemp("mail")) as made, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(made.trusted))
        patch.setattr(postman_module, "PAUSES", (0.01, 0.01))
        yield made


@pytest.fixture(scope="module")
async def site_with_mail(standing_inbox: Inbox, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mercat.server.periodic.LOOK_FOR_NOTICES", 3_600)      # the tests look themselves
        async with site_in(tmp_path_factory.mktemp("notices"), **standing_inbox.settings) as made:
            yield made


@pytest.fixture
def site(site_with_mail: Any) -> Any:
    return left_by_all(site_with_mail)


@pytest.fixture
def inbox(standing_inbox: Inbox) -> Inbox:
    standing_inbox.empty()
    return standing_inbox


class Pair:
    """Ana and Ben at a table of the toy game, where Ana moves first; Ben is called by mail."""

    def __init__(self, site: Any, ana: Any, ben: Any, table: str, person: str) -> None:
        self.site, self.ana, self.ben, self.table, self.person = site, ana, ben, table, person

    async def passes(self, browser: Any) -> None:
        length = (await browser.get(f"/api/tables/{self.table}")).json()["length"]
        answer = await browser.post(f"/api/tables/{self.table}/play", json={"length": length, "move": "pass"})
        assert answer.status_code == 200, answer.text

    async def undoes(self, browser: Any) -> None:
        length = (await browser.get(f"/api/tables/{self.table}")).json()["length"]
        answer = await browser.post(f"/api/tables/{self.table}/undo", json={"length": length})
        assert answer.status_code == 200, answer.text


async def pair(site: Any, language: str = "en") -> Pair:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    person = await site.person_of(ben)
    give_address(site, person, "ben@example.org", language)
    await away(site)
    return Pair(site, ana, ben, table, person)


def parts_of(mail: Any) -> tuple[str, str]:
    plain, rich = (part.get_content().replace("\r\n", "\n") for part in mail.iter_parts())
    return plain, rich


async def test_a_turn_is_told_by_mail_with_the_question_and_a_link(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    await look(site)
    assert inbox.mails == [] and [one.state for one in notices(site)] == [WAITING]       # it is not due yet
    pass_time(site, minutes=2)
    await look(site)
    mail = inbox.wait()
    plain, rich = parts_of(mail)
    assert mail["Subject"].startswith("Your turn: ") and inbox.recipients == [["ben@example.org"]]
    asked = html.unescape((await game.ben.get("/")).text)
    question = plain.splitlines()[0]
    assert question in asked and question in html.unescape(rich)           # the sentence that the start page has
    link = f"http://mercat.test/t/{game.table}?since=1"
    assert link in plain.splitlines() and f'href="{link}"' in rich
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert [one.state for one in notices(site)] == [SENT]
    await look(site)
    assert len(inbox.mails) == 1


async def test_a_mail_tells_the_end_of_the_time_in_the_zone_of_the_browser(site: Any, inbox: Inbox) -> None:
    ana, ben = await site.browser(), await site.browser()
    clock = {"kind": "days", "turn": 86_400, "bank": 172_800, "end": "bot"}
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "clock": clock})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    person = await site.person_of(ben)
    give_address(site, person, "ben@example.org")
    site.services.sessions.forget(set(site.services.sessions.kept.kept))
    ben.cookies.set("zone_here", "Asia/Kathmandu")
    await ben.get("/me")
    while site.services.sessions.noting:
        await asyncio.wait(site.services.sessions.noting.values())
    await away(site)
    seen = (await ana.get(f"/api/tables/{table}")).json()
    if seen["seats"][seen["to_move"]]["name"] == "Ana":
        await ana.post(f"/api/tables/{table}/play", json={"length": seen["length"], "move": "pass"})
    ends = (await ana.get(f"/api/tables/{table}")).json()["clock"]["deadline"]
    pass_time(site, minutes=20)
    await look(site)
    until = moment("en", datetime.fromisoformat(ends), "Asia/Kathmandu")
    assert all(f"You have until {until}." in one for one in parts_of(inbox.wait()))


@pytest.mark.parametrize(("language", "subject"), [("es", "Te toca: "), ("pl", "Twoja kolej: ")])
async def test_in_the_language_of_whom_it_is_for(site: Any, inbox: Inbox, language: str, subject: str) -> None:
    game = await pair(site, language)
    await game.passes(game.ana)
    pass_time(site, minutes=2)
    await look(site)
    assert inbox.wait()["Subject"].startswith(subject)


async def test_one_for_a_turn_and_none_for_a_turn_that_is_over(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    await game.undoes(game.ana)
    pass_time(site, minutes=20)
    await look(site)
    assert inbox.mails == [] and notices(site) == []                       # it was dropped: it is Ana's turn again
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    await look(site)
    inbox.wait()
    await game.undoes(game.ana)
    await game.passes(game.ana)
    assert len(notices(site)) == 1                                         # Ben was told, and has not come since
    await game.passes(game.ben)
    await game.passes(game.ana)
    assert [one.state for one in notices(site)] == [SENT, WAITING]         # another turn
    pass_time(site, minutes=20)
    await look(site)
    first, second = inbox.mails
    assert first["Message-ID"] != second["Message-ID"]


async def test_who_is_at_the_table_is_not_called_until_nothing_happens(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    pass_time(site, minutes=2)
    await game.ben.get(f"/t/{game.table}")
    await site.services.tables.presence.store_all()
    await look(site)
    assert inbox.mails == [] and notices(site)[0].state == WAITING
    pass_time(site, minutes=10)
    await game.ben.get(f"/t/{game.table}")                                 # still the page is open, and nobody moves
    await look(site)
    inbox.wait()


async def test_where_nobody_can_be_called_nothing_is_written(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await Pair(site, ana, ben, table, "").passes(ana)
    assert notices(site) == []


@pytest.mark.parametrize("how", ["kind", "table", "off", "sandbox"])
async def test_who_does_not_wish_it_is_not_called(site: Any, inbox: Inbox, how: str) -> None:
    game = await pair(site)
    with Session(site.services.store.writing) as session, session.begin():
        if how == "kind":
            session.add(WishRow(person=game.person, unwanted=["turn"], zone="UTC"))
        if how == "table":
            session.add(QuietTableRow(person=game.person, table=game.table))
        if how == "off":
            session.query(WayRow).update({"off": now()})
    if how == "sandbox":
        table = (await game.ben.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True})).json()["table"]
        await game.ben.post(f"/api/tables/{table}/play", json={"length": 0, "move": "pass"})
    else:
        await game.passes(game.ana)
    assert notices(site) == []


async def test_quiet_hours_put_a_notice_off(site: Any, inbox: Inbox) -> None:
    game, moment = await pair(site), now()
    minute = moment.hour * 60 + moment.minute
    with Session(site.services.store.writing) as session, session.begin():
        session.add(WishRow(person=game.person, unwanted=[], quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440,
                            zone="UTC"))
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    await look(site)
    waiting = notices(site)[0]
    assert inbox.mails == [] and timedelta(minutes=50) < waiting.due.replace(tzinfo=UTC) - now() <= timedelta(minutes=61)


@pytest.mark.parametrize(("moment", "over"), [
    ("2026-03-29 00:30", "2026-03-29 05:00"), ("2026-10-25 00:30", "2026-10-25 06:00"),       # the clocks are changed that night
    ("2026-06-01 21:00", "2026-06-02 05:00"), ("2026-06-01 12:00", None)])
def test_quiet_hours_go_by_the_clock_on_the_wall(moment: str, over: str | None) -> None:
    found = quiet_until((23 * 60, 7 * 60), "Europe/Warsaw", datetime.fromisoformat(moment).replace(tzinfo=UTC))
    assert found == (None if over is None else datetime.fromisoformat(over).replace(tzinfo=UTC))


async def test_an_address_that_takes_no_mail_is_switched_off_and_said(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    inbox.answers = ["550 no such user"]
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    await look(site)
    assert [(one.state, one.error) for one in notices(site)] == [(FAILED, "mail 550")]
    page = (await game.ben.get("/me/notices")).text
    assert "refused by the mail server" in page and "Off:" in page
    await game.passes(game.ben)
    await game.passes(game.ana)
    assert len(notices(site)) == 1


async def test_what_may_go_later_is_tried_again_with_growing_pauses(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    pauses = []
    for _ in outbox.PAUSES:
        inbox.answers = ["451 greylisted"]
        pass_time(site, hours=9)
        await look(site)
        pauses.append(notices(site)[0].due.replace(tzinfo=UTC) - now())
    assert pauses == sorted(pauses) and pauses[-1] > timedelta(hours=7) and inbox.mails == []
    pass_time(site, hours=9)
    await look(site)
    assert notices(site)[0].state == SENT and len(inbox.mails) == 1


async def test_the_list_tells_what_is_being_sent_from_what_is_tried_again(site: Any, inbox: Inbox) -> None:
    """And its newest line comes first, by the times that it shows."""
    game = await pair(site)

    async def listed() -> list[tuple[str, ...]]:
        page = plain((await game.ben.get("/me/notices")).text)
        page = page[page.index('id="sent"'):]
        found = re.findall(r'<li>.*?(Test|It is my turn).*?datetime="([^"]+)".*?"result">([^<(]*)', page, re.DOTALL)
        assert [time for _, time, _ in found] == sorted((time for _, time, _ in found), reverse=True)
        assert ("data-sending" in page) == any("being sent" in state for *_, state in found)
        return [(kind, state.strip()) for kind, _, state in found]

    await game.passes(game.ana)
    with Session(site.services.store.reading) as session:
        way = session.query(WayRow).one().id
    assert (await game.ben.post("/me/call-try", data={"way": way})).status_code == 303
    assert await listed() == [("Test", "being sent")]
    inbox.answers = ["451 greylisted"]
    await look(site)
    assert [kind for kind, state in await listed() if state.startswith("will be retried")] == ["Test"]
    pass_time(site, minutes=20)
    await look(site)
    first = min(notices(site), key=lambda one: one.id)                     # the turn: put into the outbox first, and sent last
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(NoticeRow).where(NoticeRow.id == first.id).values(done=now() + timedelta(minutes=1)))
    assert await listed() == [("It is my turn", "sent"), ("Test", "sent")]


async def test_named_in_the_chat_asked_and_game_over(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    for text in ("hello Player 11", "PLAYER 1, are you there? Player 1!"):
        await game.ana.post(f"/t/{game.table}/chat", data={"text": text})
    assert [one.kind for one in notices(site)] == ["named"]
    pass_time(site, minutes=20)
    await look(site)
    assert "Player 0" in parts_of(inbox.wait())[0]
    assert not is_named("Ana", "Banana Anastasia") and is_named("Łódź", "do łódź!")


async def test_what_happened_without_ones_hand_is_told_by_mail_in_the_words_of_the_page(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await went_away(site, game.table, 1)
    assert (await hold(game.ana, game.table, 1)).status_code == 204
    pass_time(site, minutes=20)
    await look(site)
    mail = inbox.wait()
    said, _ = parts_of(mail)
    assert plain(said.splitlines()[0]) == sentence("held", by="Player 0") and mail["Subject"].startswith("Your table: ")
    assert sentence("held", by="Player 0") in told(await page_of(game.ben, game.table))
    await game.ben.post(f"/t/{game.table}/give-back", data={"seat": "1"})


async def test_who_has_lost_a_seat_is_told_by_mail_too_unless_they_have_seen_it(site: Any, inbox: Inbox) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "ready": True})).json()["table"]
    for sees in (True, False):
        assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
        give_address(site, await site.person_of(ben), "ben@example.org") if sees else None
        assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).is_success
        if sees:
            await ben.post(f"/t/{table}/seen")
        pass_time(site, minutes=20)
        await look(site)
        if sees:
            assert inbox.mails == [] and notices(site) == []
            assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "Ben"})).is_success
    said, _ = parts_of(inbox.wait())
    assert plain(said.splitlines()[0]) == sentence("shown-out", by="Ana")


async def test_whom_somebody_has_muted_does_not_call_them(site: Any) -> None:
    game = await pair(site)
    await game.ben.put(f"/api/tables/{game.table}/mute", json={"seat": 0, "muted": True})
    await game.ana.post(f"/t/{game.table}/chat", data={"text": "Player 1!"})
    assert notices(site) == []


async def test_one_click_ends_the_mails_without_a_cookie(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    await look(site)
    inbox.wait()
    link = re.fullmatch(rb"<http://mercat\.test(/notices/off/\S+)>", header_of(inbox.written[0], "List-Unsubscribe"))
    assert link is not None
    address = link[1].decode()
    robot = site.visitor(origin=None)
    asked = await robot.get(address)
    assert asked.status_code == 200 and "<form" in asked.text
    with Session(site.services.store.reading) as session:
        assert session.query(WayRow).one().off is None                     # looking changes nothing
    done = await robot.post(address, content=header_of(inbox.written[0], "List-Unsubscribe-Post"),
                            headers={"Content-Type": "application/x-www-form-urlencoded"})
    assert done.status_code == 200
    with Session(site.services.store.reading) as session:
        assert session.query(WayRow).one().off is not None
    assert (await robot.post(address[:-3] + "xyz")).status_code == 404


async def test_a_person_is_sent_so_many_in_an_hour(site: Any, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.notices.verdicts.MOST_AN_HOUR", 0)
    game = await pair(site)
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    await look(site)
    assert inbox.mails == [] and [(one.state, one.error) for one in notices(site)] == [(FAILED, "too-many")]


def test_a_reminder_comes_when_most_of_the_time_is_over() -> None:
    begins = datetime(2026, 1, 1, tzinfo=UTC)
    at = [reminder_at(begins + timedelta(hours=hours), begins) for hours in (72, 10, 2, 1, 0.1, 0.05)]
    assert at == [begins + timedelta(hours=60), begins + timedelta(hours=7), begins + timedelta(minutes=90),
                  begins + timedelta(minutes=58), begins + timedelta(minutes=4), None]


async def test_who_comes_by_a_notice_first_sees_what_happened_since(site: Any) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    await game.passes(game.ben)
    await game.passes(game.ana)
    page = (await game.ben.get(f"/t/{game.table}?since=1")).text
    sheet = re.search(r'<details class="since" id="since" open data-key=.*?</details>', page, re.DOTALL)
    assert sheet is not None and "<li>" in sheet[0]
    for other, address in ((game.ben, ""), (game.ana, "?since=1"), (site.visitor(), "?since=1"), (game.ben, "?since=1&at=1")):
        assert 'id="since" open' not in (await other.get(f"/t/{game.table}{address}")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_request_is_told_with_its_words_and_seen_at_the_table_before_all_else(
        site: Any, inbox: Inbox, language: str) -> None:
    game = await pair(site, language)
    begun = (await game.ana.get(f"/api/tables/{game.table}")).json()["length"]
    for browser in (game.ana, game.ben, game.ana):
        await game.passes(browser)
    length = (await game.ana.get(f"/api/tables/{game.table}")).json()["length"]
    assert 'id="since" open' in (await game.ben.get(f"/t/{game.table}?since=1")).text
    assert (await game.ana.post(f"/t/{game.table}/ask", data={"length": length, "target": begun})).status_code == 303
    pass_time(site, minutes=20)
    await look(site)
    written = parts_of([one for one in inbox.mails if "#asked" in parts_of(one)[0]][-1])[0]
    asked = plain(ui(language)("undo-asked", player="Player 0"))
    assert plain(written.splitlines()[0]) == asked
    page = html.unescape((await game.ben.get(f"/t/{game.table}?since=1")).text)
    assert 'id="since" open' not in page and 'id="since"' in page and 'value="yes"' in page


# -- deadlines: with a clock in place of the table's


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """When the time of whoever is to move ends, wherever that is asked."""
    at = [now() + timedelta(hours=72)]
    for module in ("mercat.server.notices.notifying", "mercat.server.notices.verdicts", "mercat.server.notices.pages"):
        monkeypatch.setattr(f"{module}.deadline_of", lambda table, number: at[0])
    return at


async def test_a_reminder_before_the_time_ends(site: Any, inbox: Inbox, ends: list[datetime]) -> None:
    game = await pair(site, "pl")
    await game.passes(game.ana)
    assert {one.kind: round((one.due.replace(tzinfo=UTC) - now()).total_seconds() / 3_600) for one in notices(site)} == {
        "turn": 0, "reminder": 60}
    pass_time(site, minutes=20)
    await look(site)
    assert "Masz czas do " in parts_of(inbox.wait())[0]
    pass_time(site, hours=61)
    ends[0] -= timedelta(hours=61)
    await look(site)
    assert inbox.wait(2)["Subject"].startswith("Twój czas się kończy: ")
    await game.passes(game.ben)
    await game.passes(game.ana)
    await game.passes(game.ben)
    pass_time(site, hours=61)
    await look(site)
    assert len(inbox.mails) == 2                                           # that turn was over before


async def test_a_reminder_in_a_live_game_is_for_who_is_not_at_the_table(site: Any, inbox: Inbox, ends: list[datetime]) -> None:
    game = await pair(site)
    ends[0] = now() + timedelta(minutes=10)
    await game.passes(game.ana)
    assert [round((one.due.replace(tzinfo=UTC) - now()).total_seconds() / 60) for one in notices(site)
            if one.kind == "reminder"] == [8]
    pass_time(site, minutes=9)
    ends[0] -= timedelta(minutes=9)
    for seen, state in ((now(), WAITING), (now() - timedelta(hours=1), SENT)):
        with Session(site.services.store.writing) as session, session.begin():
            session.execute(update(SeatRow).values(seen=seen))
            session.execute(update(NoticeRow).values(due=now()))
        await look(site)
        assert [one.state for one in notices(site) if one.kind == "reminder"] == [state]


async def test_a_calendar_of_ends_by_a_secret_address(site: Any, ends: list[datetime]) -> None:
    from icalendar import Calendar

    game = await pair(site, "es")
    await game.passes(game.ana)
    page = (await game.ben.post("/me/calendar", headers={"Accept-Language": "es"})).text
    address = html.unescape(re.search(r'id="the-calendar" readonly value="([^"]+)"', page)[1])      # type: ignore[index]
    path, program = address.removeprefix("http://mercat.test"), site.visitor(origin=None)
    answer = await program.get(path)
    assert answer.headers["content-type"].startswith("text/calendar") and "mercat" not in program.cookies
    entry = Calendar.from_ical(answer.content).walk("VEVENT")[0]
    assert entry.decoded("dtstart") == ends[0].replace(microsecond=0)
    assert str(entry["summary"]).startswith("Se te acaba el tiempo: ")
    assert str(entry["url"]) == f"http://mercat.test/t/{game.table}?since=1"
    with site.services.store.changing() as session:      # who has chosen no language gets that of the page
        session.get(PersonRow, await site.person_of(game.ben)).preferences = {}
    assert b"Se te acaba el tiempo" in (await program.get(path)).content
    uid = entry["uid"]
    assert Calendar.from_ical((await program.get(path)).content).walk("VEVENT")[0]["uid"] == uid
    await game.ben.post("/me/calendar")
    assert (await program.get(path)).status_code == 404                    # another was made
    assert address not in (await game.ben.get("/me/notices")).text


async def test_tables_without_notices_have_a_limit(site: Any, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.notices.acts.MOST_QUIET", 0)
    game = await pair(site)
    refused = await game.ben.post(f"/t/{game.table}/quiet", data={"muted": "yes"})
    assert refused.status_code == 409 and "for 0 tables, which is the maximum" in refused.text


# -- people


async def test_what_is_kept_is_downloaded_and_deleted(site: Any, inbox: Inbox) -> None:
    game = await pair(site)
    await game.ben.post(f"/t/{game.table}/quiet", data={"muted": "yes"})
    await game.ben.post("/me/call-for", data={"kinds": ["turn", "asked"], "quiet_from": "22:00", "quiet_until": "7:30",
                                              "zone": "Europe/Madrid"})
    await game.ben.post("/me/call-for", data={"kinds": ["turn", "asked"], "quiet_from": "22:00"})         # refused
    with Session(site.services.store.writing) as session, session.begin():
        wish = session.query(WishRow).one()
        assert (wish.quiet_from, wish.quiet_until, wish.zone) == (1320, 450, "Europe/Madrid")
        assert sorted(wish.unwanted) == ["ended", "friend", "happened", "invited", "named", "reminder"]
        session.query(QuietTableRow).delete()
    await game.passes(game.ana)
    kept = (await game.ben.get("/me/download")).json()
    assert [one["kind"] for one in kept["called_by"]] == ["mail"] and kept["called_for"][0]["zone"] == "Europe/Madrid"
    assert [one["kind"] for one in kept["notices"]] == ["turn"]
    await game.ben.post("/me/delete", data={"sure": "yes"})
    with Session(site.services.store.reading) as session:
        assert [session.query(row).count() for row in (WayRow, WishRow, QuietTableRow, NoticeRow)] == [0] * 4


async def test_what_is_old_is_swept(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await pair(site)
    with Session(site.services.store.writing) as session, session.begin():
        way = session.query(WayRow).one()
        for _ in range(8):
            outbox.put(session, outbox.About("tried"), way, None, now())
            session.flush()
        for number, row in enumerate(session.query(NoticeRow)):
            row.state, row.done = SENT, now() - timedelta(days=31 if number < 2 else 1)
    monkeypatch.setattr(outbox, "MOST_NOTICES", 5)
    monkeypatch.setattr(retention, "SWEPT_AT_ONCE", 1)
    await retention.sweep_rows(site.services.tables.access)
    assert len(notices(site, person=game.person)) == 5


async def test_of_two_processes_one_sends_it(site: Any) -> None:
    game, store = await pair(site), site.services.store
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    for name in ("first", "second", "third"):
        store.write(beat_and_renew, name)
    first, second = store.write(outbox.claim, "first", 9, True), store.write(outbox.claim, "second", 9, True)
    assert len(first) == 1 and second == []
    pass_time(site, minutes=5)                                             # it was never heard of again
    again = store.write(outbox.claim, "second", 9, True)
    assert [one.notice.repeats for one in again] == [1] and again[0].notice.key == first[0].notice.key
    store.write(outbox.finish, first[0].notice)
    assert notices(site)[0].state == WAITING                               # it is not the first one's any more
    assert store.write(outbox.claim, "third", 9, True) == []
    store.write(leave, "second")                                                # nobody waits for its lease
    again = store.write(outbox.claim, "third", 9, True)
    assert [one.notice.repeats for one in again] == [2]
    store.write(outbox.finish, again[0].notice)
    assert notices(site)[0].state == SENT


def gone_at(site: Any, monkeypatch: pytest.MonkeyPatch, work: str, *, stored: bool = False) -> None:
    """The database goes away at such work in the outbox, or once that is `stored`, until it has been asked three times."""
    write, asked = site.services.tables.access.write, list[str]()

    async def away_at(act: Any, *arguments: Any) -> Any:
        asked.append(getattr(act, "func", act).__name__)
        at = asked.index(work) if work in asked else len(asked)
        if len(asked) - at == 1 and stored:
            await write(act, *arguments)
        if 0 < len(asked) - at <= 3:
            raise OperationalError("", {}, Exception("the connection is lost"))
        return await write(act, *arguments)

    monkeypatch.setattr(site.services.tables.access, "write", away_at)


async def looks_until_it_can(site: Any) -> None:
    """Look as the server does, which tries again, until nothing is left to be stored. All is due at once."""
    for _ in range(6):
        with suppress(OperationalError):
            await look(site)


@pytest.mark.parametrize("stored", [False, True])
async def test_what_was_sent_while_the_database_was_away_is_noted_and_not_sent_again(site: Any, inbox: Inbox, stored: bool,
                                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    gone_at(site, monkeypatch, "finish", stored=stored)
    await looks_until_it_can(site)
    assert [(one.state, one.repeats, one.lease) for one in notices(site)] == [(SENT, 0, None)]
    pass_time(site, minutes=5)                                             # also once the lease has lapsed
    await look(site)
    assert len(inbox.mails) == 1


@pytest.mark.parametrize("stored", [False, True])
async def test_what_was_claimed_when_the_database_went_away_is_free_once_it_is_back(site: Any, inbox: Inbox, stored: bool,
                                                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    gone_at(site, monkeypatch, "claim", stored=stored)
    await looks_until_it_can(site)
    assert [one.state for one in notices(site)] == [SENT] and len(inbox.mails) == 1


async def test_what_could_not_be_judged_is_free_once_the_database_is_back(site: Any, inbox: Inbox,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    game = await pair(site)
    await game.passes(game.ana)
    pass_time(site, minutes=20)
    read = site.services.tables.access.read

    async def away_once(work: Any, *arguments: Any) -> Any:
        if work is judge:
            monkeypatch.setattr(site.services.tables.access, "read", read)
            raise OperationalError("", {}, Exception("the connection is lost"))
        return await read(work, *arguments)

    monkeypatch.setattr(site.services.tables.access, "read", away_once)
    await look(site)
    await look(site)
    assert [one.state for one in notices(site)] == [SENT] and len(inbox.mails) == 1


async def test_at_a_table_by_days_it_is_shown_by_itself_and_the_clock_reminds(site: Any, inbox: Inbox) -> None:
    ana, ben = await site.browser(), await site.browser()
    clock = {"kind": "days", "turn": 72 * 3_600, "bank": 0}
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Player 0", "clock": clock})
    table = opened.json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Player 1"})
    game = Pair(site, ana, ben, table, await site.person_of(ben))
    give_address(site, game.person, "ben@example.org")
    await game.passes(ana)
    kinds = {one.kind: round((one.due.replace(tzinfo=UTC) - now()).total_seconds() / 3_600) for one in notices(site)}
    assert kinds == {"turn": 0, "reminder": 60}
    await game.passes(ben)
    await game.passes(ana)
    assert 'id="since" open' in (await ben.get(f"/t/{table}")).text
    await away(site)
    await look(site)
    assert "You have until " in parts_of(inbox.wait())[0]
