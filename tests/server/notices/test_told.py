"""What happens to people at a table without their hand is said to them: on the page, in notifications and in mails."""

import html
import re
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

import mercat.server
from mercat.server.notices.messages import message_of
from mercat.server.notices.rows import NoticeRow
from mercat.server.notices.verdicts import NoticeVerdict
from mercat.server.people.stored import hand_over
from mercat.server.play.requests import ASKED, asked_text, refused_text, waiting_text
from mercat.server.play.table_page import still_so
from mercat.server.storage.models import PLAYING, TableRow, now
from mercat.server.tables.absence import begin_to_play
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.happenings import (
    ALL,
    BOT_STANDS_IN,
    CAME_BACK,
    DERIVED,
    HAPPENINGS,
    PAUSE_LASTS,
    TIME_IS_OVER,
    TOLD_TO_ALL,
    Happening,
    bot_stops,
    happen_to,
)
from mercat.server.tables.reader_view import all_have_gone
from mercat.server.tables.retention import CONDITIONS, kind_of
from mercat.server.tables.seats import seats_of
from mercat.server.tables.shown import Chat, Request
from mercat.server.tables.store import read_table
from mercat.server.words import notice_text, ui
from mercat.text import LANGUAGES
from mercat.text.entries import keys_in
from tests.server.calling import give_address, notices
from tests.server.group_of import group_of
from tests.server.notices.test_news import news
from tests.server.registered import account
from tests.server.tables.test_absence import hold, people_at, plain, seen, until, went_away
from tests.server.tables.test_retention_and_limits import FOR_EVER, put
from tests.server.tables.test_seated_by_others import CLOCK, finished

pytestmark = pytest.mark.anyio
AWAY = timedelta(days=2)
SERVER = Path(mercat.server.__path__[0]).resolve()
BEFORE = ("shown-out", "seat-cleared", "let-in", "seats-set", "options-set", "new-host", "host-given", "seat-free")  # the game


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


def told(page: str) -> str:
    """What a page says in the question's place of what happened to its reader."""
    found = re.search(r'<div class="notice" id="happened".*?</div>', page, re.DOTALL)
    return " ".join(plain(re.sub(r"<[^>]+>", " ", found[0])).split()) if found else ""


def told_to_all(page: str) -> str:
    """What a page tells its reader of the table since their last move."""
    found = re.search(r'<ul class="plain refusals" id="told">.*?</ul>', page, re.DOTALL)
    return " ".join(plain(re.sub(r"<[^>]+>", " ", found[0])).split()) if found else ""


def part_of_chat(page: str) -> str:
    """The notices in the chat of a page."""
    return " ".join(plain(line) for line in re.findall(r'<li id="c-\d+" class="soft">(.*?)</li>', page, re.DOTALL))


def sentence(name: str, language: str = "en", **facts: Any) -> str:
    known = {"by": "P1", "count": 3, "playing": "yes", "left": "free", "here": "yes"}
    return plain(ui(language)(f"happened-{name}", **(known | facts)))


async def page_of(browser: Any, table: str, language: str = "en") -> str:
    answer = await browser.get(f"/t/{table}", headers={"Accept-Language": language}, follow_redirects=True)
    assert answer.status_code == 200
    text: str = answer.text
    return text


async def happens(site: Any, table: str, person: str, name: str, seat: int | None = 0) -> None:
    await site.services.tables.change(
        table, lambda session, row, seats: happen_to(session, row, person, seat, name, "P1", 3))


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
async def test_the_page_says_it_in_the_second_person_in_three_languages(site: Any, one: Happening) -> None:
    table, (ana, ben, eva) = await people_at(site, **({"ready": True} if one.name in BEFORE else {}))
    if one.name == "seat-free":                          # else it no longer applies
        assert (await eva.delete(f"/api/tables/{table}/seats/2")).is_success
    await happens(site, table, await site.person_of(ana), one.name)
    assert len({sentence(one.name, language) for language in LANGUAGES}) == len(LANGUAGES)
    for language in LANGUAGES:
        wanted = sentence(one.name, language)
        assert wanted and "ui-happened" not in wanted
        assert wanted in told(await page_of(ana, table, language)), language
        if one.name not in BEFORE:
            assert wanted in plain((await ana.get(f"/t/{table}/text", headers={"Accept-Language": language})).text)
    assert told(await page_of(ben, table)) == ""         # it is nobody else's
    if one.bot_plays and one.name != "held":             # the table's clock would have let it play
        await site.services.tables.change(table, lambda session, row, seats: bot_stops(row, seats[0]))
        assert sentence(one.name, playing="none") in told(await page_of(ana, table))
        return
    answer = await ana.post(f"/t/{table}/seen")
    assert answer.status_code == 303
    assert (told(await page_of(ana, table)) == "") != one.bot_plays      # that a bot plays is said as long as it does


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_and_mails_say_the_same_sentence(one: Happening, language: str) -> None:
    notice = NoticeRow(kind="happened", table="t", facts={"name": one.name, "by": "P1", "count": 3}, key="k")
    said = message_of(notice, NoticeVerdict(language=language, game="new_bedford"), "")
    assert plain(said.text) == sentence(one.name, language, here="no") and "call-" not in said.title


def test_every_notice_is_about_a_person_or_told_to_all() -> None:
    """Whoever adds a notice to the chat decides for whom it is."""
    texts = set[str]().union(*(keys_in(path) for path in [*SERVER.rglob("text/en.ftl"), SERVER.parent / "text" / "en.ftl"]))
    known = {name.removeprefix("ui-notice-") for name in texts if name.startswith("ui-notice-")} - {"by-watcher"}
    assert known <= HAPPENINGS.keys() | TOLD_TO_ALL, known - HAPPENINGS.keys() - TOLD_TO_ALL
    assert known >= TOLD_TO_ALL and not TOLD_TO_ALL & HAPPENINGS.keys()
    for name in DERIVED.values():
        assert all(ui(language)(name, order="", why="", what="", count=0, mine="no") != f"ui-{name}" for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notice_names_its_reader_in_the_third_person(language: str) -> None:
    """Whoever did it, or is concerned, is told `you`; a new name and the lot of the seats name their people all the same."""
    say, bots = ui(language), {"bot-set", "bot-removed"}     # about a bot
    for name in HAPPENINGS.keys() | TOLD_TO_ALL:
        if say(f"notice-{name}", by="", player="", bot="", count=0) == f"ui-notice-{name}":
            continue
        roles = ("Zofia", "Ben"), *([("Ben", "Zofia")] if name not in bots else ())
        for by, player in roles:
            line = Chat(number=1, seat=0, name=by, text=f"{player}\n3\n5", notice=name, at=now())
            told = notice_text(line, say, frozenset({"Zofia"}))
            assert "Zofia" not in told or name in ("renamed", "lot"), told
            assert "Zofia" in notice_text(line, say) or "Zofia" not in notice_text(line, say, frozenset({"Ben"}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ASKED)
def test_no_request_names_its_reader_in_the_third_person(kind: str, language: str) -> None:
    say, names = ui(language), ["Ben", "Zofia", "Eva"]
    facts = {"number": 1, "strength": None, "days": 2, "target": 0}
    request = Request(id=1, kind=kind, seat=0, facts=facts, agreed=frozenset(), waiting=(1, 2), refused=None)
    about = kind in ("absent", "given-away", "over-time")
    assert ("Zofia" in asked_text(request, [2], names, say)) == (about or kind == "bot")
    assert not about or "Zofia" not in asked_text(request, [1], names, say)
    assert "Zofia" in refused_text(request, 1, [2], names, say) and "Zofia" not in refused_text(request, 1, [1], names, say)
    for told in (asked_text(request, [1], names, say), refused_text(request, 1, [1], names, say)):
        assert "ui-" not in told
    snapshot: Any = SimpleNamespace(mine=frozenset({1}))
    for held in ([], [1], [1, 2]):
        waiting = waiting_text(snapshot, request.waiting, held, names, say)
        assert "Zofia" not in waiting and "Eva" in waiting and (say("undo-held-mine") in waiting) == (1 in held)
    assert "Zofia" in waiting_text(SimpleNamespace(mine=frozenset({2})), request.waiting, [1], names, say)      # type: ignore[arg-type]


# -- each as it happens

async def test_a_called_bot_says_who_called_it(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, absence="call")
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    page = await page_of(ana, table)
    assert sentence("held") in told(page) and 'id="happened-seen"' not in page


async def test_a_bot_that_played_is_said_with_its_moves_until_the_person_moves(opening: Any) -> None:
    async with opening(bot_warning=0.0, absent_bot="random", bot_pause=0.0) as site:
        await a_bot_plays(site)


async def a_bot_plays(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, absence="call")
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    await until(ben, table, lambda found: found["to_move"] != 0)
    assert (await ana.post(f"/t/{table}/give-back", data={"seat": "0"})).status_code == 303
    page = await page_of(ana, table)
    assert sentence("held", playing="no") in told(page)
    assert re.search(r"The bot’s moves for you \(\d+\) Bot \(for P0\): \d", told(page))
    ask = re.search(r'action="/t/[^"]+/ask"[^>]*><input type="hidden" name="length" value="(\d+)"><input type="hidden" '
                    r'name="target" value="(\d+)"', page)
    assert ask is not None
    assert (await ana.post(f"/t/{table}/ask", data={"length": ask[1], "target": ask[2]})).status_code == 303
    request = (await seen(ben, table))["request"]
    asked = await page_of(ben, table)
    assert "These include moves made by the bot that played for P0." in plain(asked)
    assert "These include moves made by the bot that played for you." in plain(await page_of(ana, table))
    waiter = eva if (await seen(ben, table))["to_move"] == 1 else ben    # the tab of whoever is to move says that
    assert "<title>Waiting for you · " in await page_of(waiter, table)
    for one in (ben, eva) if request else ():
        await one.post(f"/api/tables/{table}/answer", json={"question": request["id"], "agree": True})
    now = await seen(ana, table)
    assert now["to_move"] == 0 and now["length"] > int(ask[1])           # her decision is hers again
    assert "Its moves" not in told(await page_of(ana, table))
    await move_on((ana, ben, eva), table, 0)
    assert told(await page_of(ana, table)) == ""         # Ana has moved


async def move_on(people: Any, table: str, until_seat: int) -> None:
    """Let people move until this seat has."""
    while True:
        now = await seen(people[0], table)
        browser = people[now["to_move"]]
        moves = (await browser.get(f"/api/tables/{table}/moves")).json()["moves"]
        answer = await browser.post(f"/api/tables/{table}/play", json={"length": now["length"], "move": moves[0]["move"]})
        assert answer.status_code == 200, answer.text
        if now["to_move"] == until_seat:
            return


async def test_who_came_back_in_time_is_told_nothing_more(opening: Any) -> None:
    async with opening(bot_warning=60) as site:
        await comes_back(site)


async def comes_back(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, absence="call")
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    assert told(await page_of(ana, table))
    await site.services.tables.change(table, lambda session, row, seats: begin_to_play(session, row, seats[0]))
    assert told(await page_of(ana, table)) == ""


@pytest.mark.parametrize("rated", [False, True])
async def test_who_leaves_a_running_game_is_told_to_all_and_to_them(site: Any, rated: bool) -> None:
    table, (ana, ben, eva) = await people_at(site)
    site.services.tables.on_bot_turn = lambda table: None
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", rated))
    assert (await ben.delete(f"/api/tables/{table}/seats/1")).is_success
    for language in LANGUAGES:
        notice = plain(ui(language)("notice-left-rated" if rated else "notice-left", player="P1"))
        page = await page_of(eva, table, language)
        assert notice in told_to_all(page) and notice in part_of_chat(page), language
        assert plain(ui(language)("bot-for", player="P1")) in plain(page)
        wanted = sentence("left-rated" if rated else "left", language)
        seats = (await ben.get(f"/t/{table}/seats", headers={"Accept-Language": language})).text
        assert wanted in told(seats) and wanted in told(await page_of(ben, table, language)), language
        assert plain(ui(language)("invites", player="P0", game="")).strip() not in plain(seats)
    assert told(await page_of(ana, table)) == ""
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", False))
    assert (await ben.post(f"/t/{table}/sit", data={"name": "P1", "seat": "1"})).status_code == 303
    assert told(await page_of(ben, table)) == ""
    assert "P1 has left" not in told_to_all(await page_of(eva, table))   # a bot plays no more


@pytest.mark.parametrize("rated", [False, True])
async def test_who_deletes_themselves_leaves_their_running_game(site: Any, rated: bool) -> None:
    table, (_, ben, eva) = await people_at(site)
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", rated))
    assert (await ben.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)
    said = ui("en")("notice-left-rated" if rated else "notice-left", player=ui("en")("somebody"))
    assert plain(said) in told_to_all(await page_of(eva, table))


STANDING = {"time-over-bot": 0, "time-over-seat": 0, "time-over-seat-rated": 0, "time-held": 1, "held": 1, "seat-freed": 1,
            "seat-freed-rated": 1, "left": 0, "left-rated": 0}                  # whose notice


@pytest.mark.parametrize("notice", sorted(BOT_STANDS_IN))
async def test_that_a_bot_plays_is_told_to_others_as_long_as_it_does(site: Any, notice: str) -> None:
    table, (_, _, eva) = await people_at(site)
    site.services.tables.on_bot_turn = lambda table: None

    def bot_plays(session: Any, row: Any, seats: Any) -> None:
        seats[0].held = "random"
        tell(session, row, notice, STANDING[notice], f"P{STANDING[notice]}", "P0")

    await site.services.tables.change(table, bot_plays)
    assert "P0" in told_to_all(await page_of(eva, table))
    await site.services.tables.change(table, lambda session, row, seats: setattr(seats[0], "held", None))
    page = await page_of(eva, table)
    assert told_to_all(page) == "" and "P0" in part_of_chat(page)         # the chat keeps it


@pytest.mark.parametrize("notice", sorted({*TIME_IS_OVER, PAUSE_LASTS}))
def test_no_pause_and_no_time_is_told_that_is_over(notice: str) -> None:
    line = Chat(number=1, seat=0, name="P0", text="P0\n\n3", notice=notice, at=now())

    def said(**clock: Any) -> bool:
        return still_so(SimpleNamespace(clock=SimpleNamespace(**{"over": None, "paused": None, "seat": None} | clock)), line)  # type: ignore[arg-type]

    stands = {"paused": now()} if notice == PAUSE_LASTS else {"over": now(), "seat": 0}
    assert said(**stands) and not said() and not said(seat=0)
    assert said(**stands | {"seat": 1}) == (notice == PAUSE_LASTS)       # it is another's time


async def made(one: Any, table: str, count: int) -> None:
    for length in range((await seen(one, table))["length"], (await seen(one, table))["length"] + count):
        assert (await one.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})).status_code == 200


async def test_an_undo_is_told_to_the_others_and_one_that_was_asked_for_also_to_whoever_asked(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site)
    await made(ana, table, 1)
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": 1})).status_code == 200
    assert "taken back" not in part_of_chat(await page_of(ben, table))   # it was still her turn
    await made(ana, table, 3)
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": 5})).status_code == 200
    for language in LANGUAGES:
        said = plain(ui(language)("notice-undone", by="P0", count=1))
        page = await page_of(ben, table, language)
        assert said in told_to_all(page) and said in part_of_chat(page)
    assert "taken back" not in told_to_all(await page_of(ana, table))
    await made(ana, table, 1)
    await made(ben, table, 2)
    assert (await ana.post(f"/api/tables/{table}/ask", json={"length": 9, "target": 6})).status_code == 202
    for one in (ben, eva):
        question = (await seen(one, table))["request"]["id"]
        await one.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})
    for language in LANGUAGES:
        assert plain(ui(language)("by-you-undone-agreed", count=3)) in told_to_all(await page_of(ana, table, language))
        assert plain(ui(language)("notice-undone-agreed", by="P0", count=3)) in told_to_all(await page_of(eva, table, language))


async def test_a_seat_taken_over_by_its_link_is_told_to_whoever_had_it_and_to_the_others(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site)
    await made(ana, table, 1)
    kim = await account(site, "Kim")
    link = re.search(r"/seat/([^\"<]+)", (await ana.post(f"/t/{table}/personal")).text)
    assert link is not None and (await kim.post("/seat", data={"link": link[1]})).status_code == 303
    for language in LANGUAGES:
        said, others = sentence("seat-moved", language, by="Kim"), plain(ui(language)("notice-seat-moved", by="Kim", player="P0"))
        assert said in told(await page_of(ana, table, language)) and said in await news(ana, language)
        assert others in told_to_all(await page_of(ben, table, language))
    assert "taken over" not in told_to_all(page := await page_of(kim, table)) and told(page) == ""


async def test_whoever_left_a_game_can_sit_down_again_where_the_page_says_so(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site)
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).is_success
    page = await page_of(ana, table)
    assert sentence("left") in told(page) and 'id="sit-again"' in page and 'id="sit-again"' not in await page_of(ben, table)
    name = re.search(r'<input type="hidden" name="seat" value="(.)"><input type="hidden" name="name" value="([^"]+)">', page)
    assert name is not None
    assert (await ana.post(f"/t/{table}/sit", data={"seat": name[1], "name": name[2]})).status_code == 303
    assert (await seen(ana, table))["seats"][0]["mine"] and 'id="sit-again"' not in await page_of(ana, table)


@pytest.mark.parametrize("rated", [False, True])
async def test_whoever_left_is_told_what_has_become_of_the_seat_and_of_the_game(site: Any, rated: bool) -> None:
    table, (ana, _, _) = await people_at(site)
    site.services.tables.on_bot_turn = lambda table: None
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", rated))
    name = "left-rated" if rated else "left"
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).is_success
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", False))
    assert sentence(name) in told(await page_of(ana, table))
    assert sentence(name) in await news(ana) and f'href="/t/{table}"' in (await ana.get("/")).text           # the way back
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", rated))
    uma = await account(site, f"Uma {'rated' if rated else 'casual'}")
    assert (await uma.post(f"/t/{table}/sit", data={"name": "Uma", "seat": "0"})).status_code == 303
    name = "seat-taken-rated" if rated else "seat-taken"
    by = next(seat["name"] for seat in (await seen(ana, table))["seats"] if seat["number"] == 0)
    for status, left in (("playing", "taken"), ("over", "over")):
        await site.services.tables.change(table, lambda session, row, seats, status=status: setattr(row, "status", status))
        for language in LANGUAGES:
            said = sentence(name, language, left=left, by=by)
            assert said in told(await page_of(ana, table, language)) and said in await news(ana, language), (left, language)
    assert by not in await news(uma) + told(await page_of(uma, table)) and sentence("left") not in await news(ana)


async def test_that_somebody_came_back_is_not_told_once_a_bot_has_played_for_them(site: Any) -> None:
    table, (_, _, eva) = await people_at(site)
    await site.services.tables.change(table, lambda session, row, seats: tell(session, row, CAME_BACK, 0, "P0", "P0"))
    back = plain(ui("en")("notice-came-back", player="P0"))
    assert back in told_to_all(await page_of(eva, table))
    await site.services.tables.change(table, lambda session, row, seats: tell(session, row, "time-over-bot", 0, "P0", "P0"))
    assert back not in told_to_all(await page_of(eva, table))


@pytest.mark.parametrize("waits", [True, False])
async def test_that_somebody_takes_the_seat_back_is_told_to_the_others(site: Any, waits: bool) -> None:
    """Whether or not the bot has moved, until a bot plays for them again; of one's own bot nobody was told."""
    table, (ana, ben, eva) = await people_at(site, absence="call")
    site.services.tables.on_bot_turn = lambda table: None
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    if not waits:
        await site.services.tables.change(table, lambda session, row, seats: setattr(seats[0], "called", None))
    assert (await ana.post(f"/t/{table}/give-back", data={"seat": "0"})).status_code == 303
    name = "came-back" if waits else "took-back"
    for language in LANGUAGES:
        page, said = await page_of(eva, table, language), plain(ui(language)(f"notice-{name}", player="P0"))
        assert said in told_to_all(page) and said in part_of_chat(page), language
    assert "from the bot" not in told_to_all(await page_of(ana, table))          # it was her own click
    await site.services.tables.change(table, lambda session, row, seats: tell(session, row, "held", 1, "P1", "P0"))
    assert plain(ui("en")(f"notice-{name}", player="P0")) not in told_to_all(await page_of(eva, table))
    assert (await hold(eva, table, 2)).status_code == 204
    before = len((await seen(ben, table))["chat"])
    assert (await eva.post(f"/t/{table}/give-back", data={"seat": "2"})).status_code == 303
    assert len((await seen(ben, table))["chat"]) == before


@pytest.mark.parametrize("bot", [None, "random"])
async def test_that_who_loses_the_seat_in_a_rated_game_finishes_last_is_told(site: Any, bot: str | None) -> None:
    table, (ana, ben, eva) = await people_at(site, absence="wait")
    site.services.tables.on_bot_turn = lambda table: None
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", True))
    await went_away(site, table, 0, AWAY)
    assert (await ben.put(f"/api/tables/{table}/seats/0/successor", json={"strength": bot})).is_success
    question = (await seen(eva, table))["request"]["id"]
    assert (await eva.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})).is_success
    for language, last in (("en", "last in this rated game"), ("es", "último puesto en esta partida puntuada"),
                           ("pl", "ostatnią pozycję")):
        for browser in (ben, eva):
            assert last in part_of_chat(await page_of(browser, table, language)), language
        mine = told(await page_of(ana, table, language))
        assert last in mine or (language == "pl" and "ostatnia pozycja" in mine)


async def test_a_seat_given_away(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, absence="wait")
    await went_away(site, table, 0, AWAY)
    assert (await ben.put(f"/api/tables/{table}/seats/0/successor", json={"strength": None})).is_success
    question = (await seen(eva, table))["request"]["id"]
    assert (await eva.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})).is_success
    assert told(await page_of(ana, table)).startswith(sentence("seat-freed"))
    assert (await ana.post(f"/t/{table}/sit", data={"name": "P0", "seat": "0"})).status_code == 303
    assert told(await page_of(ana, table)) == ""         # she sits there again


async def test_what_the_opener_does_in_the_waiting_room(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, ready=True)
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 4, "lots": True})).is_success
    for one in (ben, eva):
        said = told(await page_of(one, table))
        lots = "Assign seats at random: no → yes"
        assert sentence("seats-set", count=4, by="P0") in said
        assert sentence("options-set", changed="yes", changes=lots, by="P0") in said
    assert told(await page_of(ana, table)) == ""         # it was her
    assert (await ben.put(f"/api/tables/{table}/ready", json={"ready": True})).is_success
    assert told(await page_of(ben, table)) == "" != told(await page_of(eva, table))
    assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).is_success
    assert sentence("shown-out", by="P0") in told(await page_of(ben, table))
    assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "P1"})).is_success
    assert told(await page_of(ben, table)).startswith(sentence("let-in", by="P0"))
    await went_away(site, table, 2)
    assert (await ana.put(f"/api/tables/{table}/seats/2/bot", json={"strength": None})).is_success
    assert sentence("seat-cleared") in told(await page_of(eva, table))


@pytest.mark.parametrize("how", ["removed", "replaced", "removed from the group"])
async def test_nobody_without_a_seat_is_asked_to_do_something_in_the_waiting_room(site: Any, how: str) -> None:
    """Who has lost their seat reads why, not that they must confirm that they are ready or that a seat is free again."""
    ana, ben, eva, zoe = [await site.browser() for _ in range(4)]
    group = await group_of(ana, ben, eva, zoe) if how == "removed from the group" else ""
    opened = await ana.post("/api/tables", json={"game": "tally", "seats": 4, "ready": True, "name": "P0", "group": group})
    table = opened.json()["table"]
    for number, one in enumerate((ben, eva, zoe), 1):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": f"P{number}"})).status_code == 201
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"absence": "call", "lots": True})).is_success
    for one in (ben, eva):
        assert "onfirm that you are ready" in told(await page_of(one, table)) and "P0 changed" in await news(one)
    assert (await zoe.put(f"/api/tables/{table}/ready", json={"ready": True})).is_success
    assert (await eva.delete(f"/api/tables/{table}/seats/2")).is_success
    assert "seat-free" in [one["name"] for one in stored(site, table) if one["person"] == await site.person_of(zoe)]
    if how == "removed from the group":
        people = (await ana.get(f"/api/groups/{group}")).json()["people"]
        gone = [(await ana.post("/api/groups/people/remove", json={"group": group, "member": one["number"]})).status_code
                for one in people if not one["mine"]]
        assert gone == [204] * 3
    else:
        for number in (1, 3):
            await went_away(site, table, number)
            assert (await (ana.delete(f"/api/tables/{table}/seats/{number}/person") if how == "removed"
                           else ana.put(f"/api/tables/{table}/seats/{number}/bot", json={"strength": None}))).is_success
    why = {"removed": "shown-out", "replaced": "seat-cleared"}.get(how)
    for one in (ben, zoe):
        person = await site.person_of(one)
        assert [told["name"] for told in stored(site, table) if told["person"] == person] == ([why] if why else [])
        assert "P0 changed" not in await news(one)
        if why:
            assert told(await page_of(one, table)).startswith(sentence(why, by="P0"))


async def test_news_of_the_waiting_room_end_with_the_start(site: Any) -> None:
    """Neither the panel nor the start page nor a late notification tells the players of it; the chat keeps it. Whoever was
    removed still reads why the game is played without them."""
    table, (ana, ben, eva) = await people_at(site, ready=True)
    zoe = await site.browser()
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 4, "lots": True})).is_success
    assert (await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})).is_success
    assert (await ana.delete(f"/api/tables/{table}/seats/3/person")).is_success
    assert (await ana.delete(f"/api/tables/{table}/seats/1/person")).is_success
    assert (await ana.post(f"/api/tables/{table}/let-in", json={"name": "P1"})).is_success
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "P1"})).is_success
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).is_success
    assert told(await page_of(ben, table)) or told(await page_of(eva, table))
    host = ben if (await seen(ben, table))["host"] else eva
    assert (await host.put(f"/api/tables/{table}/arrangement", json={"seats": 2})).is_success
    for one in (ben, eva):
        assert (await one.put(f"/api/tables/{table}/ready", json={"ready": True})).is_success
    assert (await seen(ben, table))["status"] == "playing"
    for one in (ben, eva):
        page = await page_of(one, table)
        assert told(page) == ""
        assert told_to_all(page).count(".") == 1 and "random" in told_to_all(page)     # the lot, which belongs to the game
        assert "has left their seat" in part_of_chat(page)
        assert await news(one) == ""
    assert sentence("shown-out", by="P0") in told(await page_of(zoe, table))


async def ready(browser: Any, table: str) -> None:
    assert (await browser.put(f"/api/tables/{table}/ready", json={"ready": True})).is_success


async def test_a_seat_that_becomes_free_before_the_game_is_told_to_those_who_wait_for_it(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, ready=True)
    await ready(ben, table)
    assert (await eva.delete(f"/api/tables/{table}/seats/2")).is_success
    for one in (ana, ben):                               # the host, and who is ready
        assert sentence("seat-free", by="P2") in told(await page_of(one, table))
    assert told(await page_of(eva, table)) == ""         # she did it herself
    assert (await eva.post(f"/api/tables/{table}/seats", json={"name": "P2"})).status_code == 201
    assert told(await page_of(ana, table)) == told(await page_of(ben, table)) == ""


def stored(site: Any, table: str) -> Any:
    with Session(site.services.store.reading) as session:
        return session.get_one(TableRow, table).happened or ()


@pytest.mark.parametrize("how", ["leaves", "is deleted"])
async def test_a_declined_rematch_is_told_to_who_asked_for_it(site: Any, how: str) -> None:
    people, over = await finished(site, CLOCK, "Ana", "Ben", "Eva")
    ana, ben = people["Ana"], people["Ben"]
    give_address(site, await site.person_of(ben), "ben@example.org")
    again = (await ben.post(f"/api/tables/{over}/rematch")).json()["table"]       # Ana is its host
    gone = people["Eva"]
    if how == "leaves":
        assert (await gone.delete(f"/api/tables/{again}/seats/2")).is_success
    else:
        assert (await gone.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)
    said = sentence("seat-free", by="Eva" if how == "leaves" else "Somebody")
    for one in (ana, ben):
        assert said in told(await page_of(one, again))
        assert said in plain((await one.get("/")).text)                           # the news
    [notice] = notices(site, person=await site.person_of(ben), kind="happened")
    assert plain(message_of(notice, NoticeVerdict(game="tally"), "").text) == said


async def test_whoever_becomes_the_host_is_told_that_alone(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, ready=True)
    await ready(ben, table)
    await ready(eva, table)
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).is_success
    assert [one["name"] for one in stored(site, table)] == ["new-host", "seat-free"]
    assert sentence("seat-free", by="P0") in told(await page_of(eva, table))
    assert sentence("new-host", by="P0") in told(await page_of(ben, table))


async def test_who_leaves_a_group_hands_on_its_tables_that_have_not_begun(site: Any) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    group = await group_of(ana, ben, eva)
    wish = {"game": "tally", "seats": 4, "name": "Ben", "group": group}
    table = (await ben.post("/api/tables", json=wish)).json()["table"]
    for one, name in ((ana, "Ana"), (eva, "Eva")):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": name})).is_success
    assert (await eva.post("/api/groups/leave", json={"group": group})).is_success
    assert "left before the game began" in told(await page_of(ben, table))
    assert (await ben.post("/api/groups/leave", json={"group": group})).is_success
    assert (await seen(ana, table))["host"] and sentence("new-host", by="Ben") in told(await page_of(ana, table))


# -- who keeps a table

async def test_a_host_who_leaves_the_waiting_room_hands_it_on(site: Any) -> None:
    table, (ana, ben, eva) = await people_at(site, ready=True)
    assert (await ana.delete(f"/api/tables/{table}/seats/0")).is_success
    assert (await seen(ben, table))["host"] and not (await seen(ana, table))["host"] and not (await seen(eva, table))["host"]
    assert told(await page_of(ben, table)).startswith(sentence("new-host", by="P0"))
    assert "P1 is the host of this table now" in plain(await page_of(eva, table))
    assert 'id="arrange"' in await page_of(ben, table)
    assert (await ben.delete(f"/api/tables/{table}/seats/1")).is_success
    assert (await seen(eva, table))["host"]
    assert (await eva.delete(f"/api/tables/{table}/seats/2")).is_success
    assert (await seen(eva, table))["host"]              # with nobody left it stays hers, and is swept as it was


async def test_who_deletes_themselves_hands_their_table_on_and_is_not_kept(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, ready=True)
    person = await site.person_of(ana)
    other, _ = await people_at(site, ready=True)
    for one in (table, other):                           # at one she sits
        await happens(site, one, person, "seats-set")
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code in (200, 303)
    assert (await seen(ben, table))["host"]
    with Session(site.services.store.reading) as session:
        assert all(person not in str(session.get_one(TableRow, one).happened) for one in (table, other))


async def test_a_guest_who_becomes_somebody_else_is_still_told(site: Any) -> None:
    table, (ana, _, eva) = await people_at(site)
    await happens(site, table, await site.person_of(ana), "time-over-seat", None)
    ana_is, other = await site.person_of(ana), await site.person_of(eva)
    await site.services.tables.access.write(hand_over, ana_is, other)
    with Session(site.services.store.reading) as session:
        assert [one["person"] for one in session.get_one(TableRow, table).happened or ()] == [other]


# -- bots wait where nobody is any more

async def test_bots_wait_once_all_have_left_and_go_on_when_somebody_is_back(site: Any) -> None:
    table, people = await people_at(site)
    for number, one in enumerate(people):
        assert (await one.delete(f"/api/tables/{table}/seats/{number}")).is_success
    found = await until(people[0], table, lambda found: found["resting"])
    assert found["status"] == PLAYING
    page = plain(await page_of(people[0], table))
    assert "Nobody is playing here any more, so the bots are waiting." in page and "deleted after 365" not in page
    assert re.search(r"If nobody comes back, this table will be deleted after \d+ days", page)
    assert (await people[0].post(f"/t/{table}/sit", data={"name": "P0"})).status_code == 303
    assert not (await seen(people[0], table))["resting"]


async def test_bots_play_on_for_who_looks_on_by_their_own_choice_and_wait_for_whom_they_were_called(site: Any) -> None:
    table, people = await people_at(site)

    async def gone() -> bool:
        record = site.services.store.read(read_table, table, False)
        site.services.tables.presence.add_to(record.seats)
        return all_have_gone(record.table, record.seats, 90)

    def by_clock(session: Any, row: Any, seats: Any) -> None:
        row.resting = True                               # the bots make no move meanwhile
        for seat in seats[1:]:
            seat.held, seat.held_by = "random", seat.number
            happen_to(session, row, seat.holder, seat.number, "time-over-bot")

    await site.services.tables.change(table, by_clock)
    assert not await gone()                              # Ana still plays
    await people[0].put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "resting", True))
    assert not await gone()                              # she let a bot play, and looks on
    await went_away(site, table, 0)
    assert await gone()                                  # Ben and Eva have their pages open, but their time ran out
    page = await page_of(people[1], table)
    assert "the bots are waiting for you" in page and sentence("time-over-bot") in told(page)
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", True))
    assert not await gone()                              # a rated game ends by its clock
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "rated", False))
    assert (await people[1].post(f"/t/{table}/give-back", data={"seat": "1"})).status_code == 303
    assert not (await seen(people[1], table))["resting"] and not await gone()


async def test_what_is_swept_when_is_said_where_people_look(site: Any) -> None:
    table, (ana, *_) = await people_at(site, ready=True)
    days = round(site.services.settings.keep_open)
    assert f"This table will be deleted after {days} days without changes." in plain(await page_of(ana, table))


async def test_how_long_a_table_is_kept_is_one_rule(opening: Any) -> None:
    async with opening(**FOR_EVER) as site:
        for kind in CONDITIONS:
            put(site.services.store, f"one_{kind}", kind, 2)
        with Session(site.services.store.reading) as session:
            for kind, condition in CONDITIONS.items():
                found = session.scalars(select(TableRow).where(condition())).all()
                assert [kind_of(table, seats_of(session, table.id)) for table in found] == [kind]


# -- a seat that may have been theirs

async def test_a_browser_that_nobody_knows_is_offered_the_ways_back(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site)
    for language, wanted in (("en", "Is one of the seats yours?"), ("es", "¿Alguno de los asientos es tuyo?"),
                             ("pl", "Czy jedno z miejsc jest twoje?")):
        ana.cookies.clear()
        page = html.unescape(await page_of(ana, table, language))
        assert wanted in page
        assert all(way in page for way in ('href="/recover"', f'href="/enter?next=/t/{table}"')), language
    assert "P0" in plain(page[page.index('id="was-yours"'):page.index('id="was-yours"') + 1500])
    assert 'id="was-yours"' not in await page_of(ben, table)


async def test_a_person_is_called_for_what_happened(site: Any) -> None:
    table, (ana, ben, _) = await people_at(site, absence="call")
    person = await site.person_of(ana)
    give_address(site, person, f"{person[:6].lower()}@example.org")
    await went_away(site, table, 0)
    assert (await hold(ben, table, 0)).status_code == 204
    found = notices(site, person=person, kind="happened")
    assert [(one.table, one.seat, one.facts["name"]) for one in found] == [(table, 0, "held")]
