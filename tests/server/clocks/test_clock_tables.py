"""Clocks at tables of a running server, whose time the tests move: three people over weeks, and what follows when it is over."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from typing import Any

import pytest

from mercat.server.clocks.clock_terms import DAY, HOUR
from mercat.server.problems import TEXTS
from mercat.server.tables.terms import no_such_clock
from mercat.server.timekeeping.timekeeping import behind_and_due
from tests.server.conftest import Site, left_by_all, site_in
from tests.server.moving_time import HandClock, Resting, hand_clock, move, plain_count, utc
from tests.server.notices.test_told import page_of, sentence, told
from tests.server.tables.test_absence import plain

pytestmark = pytest.mark.anyio
START = utc("2026-10-23T12:00")                          # a Friday; clocks are changed in the night to Sunday
BY_DAYS = {"kind": "days", "turn": DAY, "bank": 2 * DAY, "end": "bot"}


@pytest.fixture(scope="module")
async def site_with_hands(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    """It looks at its clocks only when a test says so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mercat.server.periodic.LOOK_AT_CLOCKS", 1e9)
        async with site_in(tmp_path_factory.mktemp("site"), absent_after=30, bots_alone=False) as made:
            yield made


@pytest.fixture
def clock() -> Iterator[HandClock]:
    with hand_clock(START) as made:
        yield made


@pytest.fixture
def site(site_with_hands: Site, clock: HandClock) -> Site:
    from sqlalchemy import delete

    from mercat.server.storage.models import DowntimeRow, HeartbeatRow

    with site_with_hands.services.store.writing.begin() as connection:
        connection.execute(delete(DowntimeRow))
        connection.execute(delete(HeartbeatRow))
    left_by_all(site_with_hands)
    beat_of(site_with_hands)
    return site_with_hands


def beat_of(site: Site) -> None:
    from mercat.server.processes.stored import beat

    site.services.store.write(beat)


class People:
    """Browsers at one table with a clock."""

    def __init__(self, site: Site, clock: HandClock, *browsers: Any) -> None:
        self.site, self.clock, self.browsers, self.table = site, clock, browsers, ""

    async def sit(self, terms: dict[str, Any] | None = None, game: str = "toy", **more: Any) -> None:
        wish = {"game": game, "seats": len(self.browsers), "name": "P0", "clock": terms or BY_DAYS} | more
        opened = await self.browsers[0].post("/api/tables", json=wish)
        assert opened.status_code == 201, opened.text
        self.table = opened.json()["table"]
        for number, browser in enumerate(self.browsers[1:], 1):
            assert (await browser.post(self.path("seats"), json={"name": f"P{number}"})).status_code == 201

    def path(self, what: str = "") -> str:
        return f"/api/tables/{self.table}/{what}".rstrip("/")

    async def seen(self, who: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = (await self.browsers[who].get(self.path())).json()
        return found

    async def clock_now(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.seen())["clock"]
        return found

    async def act(self, who: int, method: str, what: str, wish: Any = None, status: int | None = None) -> Any:
        answer = await self.browsers[who].request(method, self.path(what), json=wish)
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def play(self, move: str = "") -> int:
        """Whoever is to move does; the seat."""
        seen = await self.seen()
        seat: int = seen["to_move"]
        moves = (await self.browsers[seat].get(self.path("moves"))).json()["moves"]
        await self.act(seat, "POST", "play", {"move": move or moves[0]["move"], "length": seen["length"]})
        return seat

    async def later(self, up: bool = True, **by: float) -> None:
        """Time passes, and the server looks at its clocks."""
        move(self.clock, self.site.services.store, timedelta(**by), up)
        await self.site.services.timekeeper.look()

    async def notices(self) -> list[str]:
        return [line["notice"] for line in (await self.seen())["chat"] if line["notice"]]


@pytest.fixture
async def people(site: Site, clock: HandClock) -> People:
    return People(site, clock, *[await site.browser() for _ in range(3)])


async def test_the_clock_is_agreed_on_and_begins_with_the_game(people: People) -> None:
    await people.sit(BY_DAYS | {"weekends": True}, seats=3)
    clock = await people.clock_now()
    assert (clock["kind"], clock["turn"], clock["bank"], clock["end"], clock["weekends"]) == ("days", DAY, 2 * DAY, "bot", True)
    assert clock["seat"] == (await people.seen())["to_move"] and clock["deadline"] > clock["since"]
    again = people.browsers[0]
    opened = (await again.post("/api/tables", json={"game": "toy", "seats": 3, "name": "P0", "clock": BY_DAYS})).json()["table"]
    waiting = (await again.get(f"/api/tables/{opened}")).json()["clock"]
    assert waiting["seat"] is None and waiting["deadline"] is None and waiting["seats"] == []
    page = (await people.browsers[1].get(f"/t/{opened}/seats")).text
    assert "Correspondence clock: one day per turn." in page and "Reserve for the whole game: 2 days." in page
    listed = next(one for one in (await again.get("/api/tables")).json()["open"] if one["id"] == opened)
    assert listed["clock"]["turn"] == DAY and listed["deadline"] is None


async def test_three_people_over_three_weeks(people: People) -> None:
    """Quiet hours, away days, weekends, the night of a changed clock; banks by a second count of minutes."""
    resting = [Resting("Europe/Warsaw", (22 * 60, 7 * 60)), Resting("Europe/Madrid", (23 * 60, 9 * 60 + 30)), Resting()]
    for browser, one in zip(people.browsers, resting, strict=True):
        if one.quiet is not None:
            begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in one.quiet)
            table = await people.site.table_of(browser, people.browsers[2])      # whoever has only looked is not stored
            assert (await browser.put("/api/me/preferences", json={"preferences": {"zone": one.zone}})).is_success
            assert (await browser.put("/api/me/quiet", json={"begin": begin, "end": end})).is_success, table
    await people.sit(BY_DAYS | {"weekends": True, "bank": 9 * DAY, "end": "remind"}, "tally", seats=3)
    first, last = utc("2026-11-02").date(), utc("2026-11-05").date()
    assert (await people.browsers[1].post("/api/me/away", json={"first": str(first), "last": str(last)})).is_success
    resting[1].away.append((first, last))
    banks, spent, used = [9 * DAY] * 3, [0] * 3, [0] * 3
    mover = (await people.seen())["to_move"]
    for hours in (7, 31, 55, 3, 22, 61, 1, 40, 80, 26, 90, 13):
        one = resting[mover]
        one.weekends = True
        thought = plain_count(people.clock.at, people.clock.at + timedelta(hours=hours), one)
        spent[mover] += thought
        used[mover] += thought
        await people.later(hours=hours)
        before = mover
        if (await people.seen())["status"] != "playing":
            break
        await people.play()
        mover = (await people.seen())["to_move"]
        clocks = {one["seat"]: one for one in (await people.clock_now())["seats"]}
        bank = max(banks[before] - max(spent[before] - DAY, 0), 0)
        assert (clocks[before]["used"], clocks[before]["bank"]) == (used[before], bank), (hours, before)
        if mover is None:
            break
        if mover != before:
            banks[mover] = max(banks[mover] - max(spent[mover] - DAY, 0), 0)
            spent[mover] = 0


@pytest.mark.parametrize(("end", "notice"), [("remind", "time-over"), ("vote", "time-over-vote"), ("bot", "time-over-bot"),
                                             ("give-up", "time-over-seat")])
async def test_what_happens_when_time_is_over(people: People, end: str, notice: str) -> None:
    await people.sit(BY_DAYS | {"end": end}, "tally")
    seat = (await people.seen())["to_move"]
    await people.later(days=3, seconds=-1)
    assert await people.notices() == []
    await people.later(seconds=1)
    assert await people.notices() == [notice]
    await people.later(hours=1)
    assert await people.notices() == [notice]            # once
    seen = await people.seen()
    here = seen["seats"][seat]
    assert (here["kind"], here["held"] is not None) == {"remind": ("person", False), "vote": ("person", False),
                                                       "bot": ("person", True), "give-up": ("empty", True)}[end]
    assert sentence(notice) in told(await page_of(people.browsers[seat], people.table))
    others = [one for one in range(3) if one != seat]
    lists = [(await people.browsers[one].get("/")).text for one in (seat, others[0])]
    assert ['class="time-over"' in text for text in lists] == [end in ("remind", "vote")] * 2
    if end == "vote":
        await people.act(seat, "PUT", f"seats/{seat}/claim", status=409)
        asked = (await people.act(others[0], "PUT", f"seats/{seat}/claim"))["request"]
        assert asked["kind"] == "over-time" and asked["waiting"] == [others[1]]
        await people.act(others[1], "POST", "answer", {"question": asked["id"], "agree": True})
        assert (await people.seen())["seats"][seat]["held"] is not None
        said = told(await page_of(people.browsers[seat], people.table))
        assert sentence("time-held", by=f"P{others[0]}") in said and sentence(notice) not in said
    else:
        await people.act(others[0], "PUT", f"seats/{seat}/claim", status=409)
    if end == "remind":                                  # whoever moves late has the time of the next turn, and no bank
        assert (await people.clock_now())["over"] is not None
        await people.play()
        clock = await people.clock_now()
        assert clock["over"] is None and clock["seats"][seat]["bank"] == 0


async def test_in_a_rated_game_it_is_said_that_who_has_run_out_of_time_finishes_last(people: People) -> None:
    await people.sit(BY_DAYS | {"end": "give-up"}, "tally")
    await people.site.services.tables.change(people.table, lambda session, row, seats: setattr(row, "rated", True))
    seat = (await people.seen())["to_move"]
    await people.later(days=3)
    assert await people.notices() == ["time-over-seat-rated"]
    assert sentence("time-over-seat-rated") in told(await page_of(people.browsers[seat], people.table))
    other = next(one for one in range(3) if one != seat)
    said = plain(TEXTS.say("en", "ui-notice-time-over-seat-rated", player=f"P{seat}"))
    assert said in " ".join(plain(await page_of(people.browsers[other], people.table)).split())


async def test_who_takes_the_seat_back_has_a_turn_and_no_bank(people: People) -> None:
    await people.sit(BY_DAYS, "tally")
    people.site.services.workers.wake = lambda table: None
    people.site.services.tables.on_bot_turn = lambda table: None
    seat = (await people.seen())["to_move"]
    await people.later(days=3)
    assert (await people.seen())["seats"][seat]["held"] is not None and (await people.clock_now())["seat"] is None
    await people.later(days=9)                           # for a bot no time runs
    await people.act(seat, "PUT", f"seats/{seat}/hold", {"strength": None})
    clock = await people.clock_now()
    assert clock["seat"] == seat and clock["seats"][seat]["turn"] == DAY and clock["seats"][seat]["bank"] == 0
    assert clock["deadline"][:13] == (people.clock.at + timedelta(days=1)).isoformat()[:13]


async def test_a_pause_by_consent(people: People) -> None:
    await people.sit()
    await people.later(hours=5)
    asked = (await people.act(0, "POST", "pause", {"days": 7}))["request"]
    await people.later(hours=1)                          # being asked stops nothing
    await people.act(1, "POST", "answer", {"question": asked["id"], "agree": True})
    assert (await people.clock_now())["paused"] is None
    await people.act(2, "POST", "answer", {"question": asked["id"], "agree": True})
    clock = await people.clock_now()
    assert clock["paused"] is not None and clock["deadline"] is None and clock["seats"][0]["used"] == 6 * HOUR
    assert "Paused" in (await people.browsers[1].get("/")).text         # in the row of the table
    await people.act(0, "POST", "pause", {"days": 7}, status=409)
    await people.later(days=6)
    assert (await people.clock_now())["paused"] is not None
    await people.later(days=1)
    clock = await people.clock_now()
    assert clock["paused"] is None and clock["seats"][0]["used"] == 6 * HOUR
    assert "Paused" not in (await people.browsers[1].get("/")).text
    assert await people.notices() == ["paused", "pause-over"]
    asked = (await people.act(1, "POST", "pause", {}))["request"]
    for other in (0, 2):
        await people.act(other, "POST", "answer", {"question": asked["id"], "agree": True})
    await people.later(days=90)
    await people.act(2, "DELETE", "pause")
    await people.act(2, "DELETE", "pause", status=409)
    await people.later(hours=2)
    await people.play()
    assert (await people.clock_now())["seats"][0]["used"] == 8 * HOUR


@pytest.mark.parametrize("by_link", [False, True])
async def test_who_takes_a_seat_is_asked_for_themselves(people: People, by_link: bool) -> None:
    """The consent of the person who had it before does not count for them."""
    await people.sit()
    for _ in range(3):
        await people.play()                              # or whoever sits down would get a new deal
    asked = (await people.act(0, "POST", "pause", {"days": 7}))["request"]["id"]
    link = (await people.act(1, "POST", "seats", {"name": "P1"}))["link"].removeprefix("/seat/")
    await people.act(1, "POST", "answer", {"question": asked, "agree": True})
    newcomer = await people.site.browser()
    if by_link:
        assert (await newcomer.post("/seat", data={"link": link})).status_code == 303
    else:
        await people.act(1, "DELETE", "seats/1")
        assert (await newcomer.post(people.path("seats"), json={"name": "New", "seat": 1})).is_success
    await people.act(2, "POST", "answer", {"question": asked, "agree": True})
    assert (await people.clock_now())["paused"] is None
    assert (await newcomer.post(people.path("answer"), json={"question": asked, "agree": True})).is_success
    assert (await people.clock_now())["paused"] is not None


async def test_a_server_that_was_down_for_a_day_and_one_whose_clock_was_set(people: People) -> None:
    await people.sit()
    await people.later(hours=2)
    await people.later(days=1, up=False)
    clock = await people.clock_now()
    assert clock["deadline"][:16] == (START + timedelta(days=4)).isoformat()[:16]
    people.clock.at -= timedelta(days=30)                # the machine's clock is set back
    await people.site.services.timekeeper.look()
    await people.later(hours=1)
    await people.play()
    assert (await people.clock_now())["seats"][0]["used"] == 3 * HOUR


async def test_an_undo_gives_back_the_time_of_what_was_taken_back(people: People) -> None:
    await people.sit(game="tally")
    await people.later(hours=3)
    first = await people.play()
    await people.later(hours=1)
    seen = await people.seen()
    if seen["undo_to"] is None:
        seen = await people.seen(first)
    await people.act(first, "POST", "undo", {"length": seen["length"], "restart": True})
    assert (await people.clock_now())["seats"][first]["used"] == 4 * HOUR     # nobody was asked: it has thought all the while
    while (await people.seen())["to_move"] == first:
        await people.play()
    second = (await people.seen())["to_move"]
    await people.later(hours=5)
    await people.play()
    seen = await people.seen()
    undone = 2                                           # the first move and its undo line
    asked = (await people.act(second, "POST", "ask", {"length": seen["length"], "target": undone}))["request"]
    await people.later(hours=1)
    for one in asked["waiting"]:
        await people.act(one, "POST", "answer", {"question": asked["id"], "agree": True})
    clock = await people.clock_now()
    assert clock["seat"] == first and [one["used"] for one in clock["seats"]][second] == 0


async def test_a_file_has_the_time_that_is_left_now(people: People) -> None:
    await people.sit({"kind": "live", "bank": 600, "increment": 5}, "tally")
    for seconds in (0, 50):
        await people.later(seconds=seconds)
        banks = (await people.browsers[0].get(people.path("export"))).json()["clock"]["banks"]
        assert [round(bank) for bank in banks] == [605 - seconds, 600, 600]


async def test_lessons_sandboxes_and_copies_have_no_clock_but_the_next_game_has(people: People) -> None:
    ana = people.browsers[0]
    wish = {"game": "tally", "seats": 2, "sandbox": True, "clock": BY_DAYS}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    assert (await ana.get(f"/api/tables/{table}")).json()["clock"] is None
    await people.sit({"kind": "live", "bank": 600, "increment": 5}, "tally")
    sandbox = (await people.act(0, "POST", "sandbox", {"at": 0}))["table"]
    assert (await ana.get(f"/api/tables/{sandbox}")).json()["clock"] is None
    match = (await ana.get(people.path("export"))).json()
    imported = (await ana.post("/api/tables/import", json={"match": match, "name": "P0"})).json()["table"]
    clock = (await ana.get(f"/api/tables/{imported}")).json()["clock"]
    assert (clock["kind"], clock["seat"], clock["seats"][0]["bank"]) == ("live", 0, 605)
    bad: list[Any] = [{"terms": 1}, [], {"terms": match["clock"]["terms"], "banks": [1]},
                      {"terms": match["clock"]["terms"] | {"bank": 1}, "banks": match["clock"]["banks"]}]
    for broken in bad:
        assert (await ana.post("/api/tables/import", json={"match": match | {"clock": broken}})).status_code == 422
    while (await people.seen())["status"] == "playing":
        await people.later(seconds=9)
        await people.play()
    clock = await people.clock_now()
    assert clock["seat"] is None and clock["deadline"] is None and sum(one["used"] for one in clock["seats"]) > 0
    again = (await people.act(0, "POST", "rematch"))["table"]
    rematch = (await ana.get(f"/api/tables/{again}")).json()["clock"]
    assert (rematch["kind"], rematch["bank"], rematch["increment"]) == ("live", 600, 5)


async def test_bad_clocks_are_refused(people: People) -> None:
    ana = people.browsers[0]
    for terms in ({"kind": "days", "turn": 60}, {"kind": "live", "bank": 5}, {"kind": "days", "turn": DAY, "bank": 99 * DAY},
                  {"kind": "weekly"}, {"kind": "live", "bank": 600, "turn": DAY}):
        answer = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "clock": terms})
        assert answer.status_code == 422, terms
    await people.sit()
    for wish, status in (({"begin": "08:00", "end": "22:00"}, 422), ({"begin": "25:00", "end": "07:00"}, 422),
                         ({"begin": "22:00"}, 422), ({"begin": "22:00", "end": "10:00"}, 204), ({}, 204)):
        assert (await ana.put("/api/me/quiet", json=wish)).status_code == status, wish
    day = START.date()
    for first, days, status in ((-3, 1, 422), (0, 22, 422), (1, 20, 204), (3, 2, 409), (21, 2, 422), (30, 20, 204), (60, 3, 422),
                                (500, 1, 422)):
        begin = day + timedelta(days=first)
        wish = {"first": str(begin), "last": str(begin + timedelta(days=days - 1))}
        assert (await ana.post("/api/me/away", json=wish)).status_code == status, (first, days)
    assert (await ana.post("/api/me/away/end", json={"first": str(day + timedelta(days=1))})).status_code == 204
    assert (await ana.post("/api/me/away/end", json={"first": str(day)})).status_code == 404
    own = (await ana.get("/api/me")).json()["rests"]
    assert own == {"zone": "UTC", "quiet": None, "away": [[str(day + timedelta(days=30)), str(day + timedelta(days=49))]]}


@pytest.mark.parametrize(("kind", "field", "seconds"), [("days", "bank", "9999999"), ("days", "turn", "60"),
                                                         ("live", "total", "9999999"), ("live", "increment", "9000")])
async def test_a_form_with_more_time_than_there_may_be_is_shown_again_with_a_sentence(people: People, kind: str, field: str,
                                                                                      seconds: str) -> None:
    form = {"name": "Ana", "seats": "2", "bots": "0", "strength": "casual", "clock": kind, field: seconds}
    answer = await people.browsers[0].post("/new/toy", data=form)
    assert answer.status_code == 422 and no_such_clock(kind).sentence("en") in html.unescape(answer.text)
    assert f'<option value="{seconds}" selected>' in answer.text
    unknown = await people.browsers[0].post("/new/toy", data=form | {"clock": "none", "group": "a" * 60})
    assert unknown.status_code == 404


async def test_two_processes_carry_out_what_is_due_once(people: People, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The second has its own connections, cache and locks, on the same database."""
    await people.sit(BY_DAYS, "tally")
    people.site.services.tables.on_bot_turn = lambda table: None
    async with site_in(people.site.data, absent_after=30, bots_alone=False) as other:
        other.services.tables.on_bot_turn = lambda table: None
        move(people.clock, people.site.services.store, timedelta(days=3))
        keepers = [people.site.services.timekeeper, other.services.timekeeper]
        due = [(await one.access.read(behind_and_due))[1] for one in keepers]
        assert due == [[people.table]] * 2               # both have found it
        for one in keepers:
            async with one.tables.locked(people.table, any_rules=True) as cached:
                await one.carry_out(cached)
        await asyncio.gather(*(one.look() for one in keepers))
    assert await people.notices() == ["time-over-bot"]


@pytest.mark.parametrize("terms", [BY_DAYS, {"kind": "live", "bank": 60, "increment": 0}], ids=["days", "live"])
@pytest.mark.parametrize("end", ["bot", "another bot", "bot, and left", "vote", "give-up"])
async def test_what_a_bot_moved_after_time_over_is_taken_back_only_if_the_others_agree(
        people: People, terms: dict[str, Any], end: str) -> None:
    from mercat.server.tables.moves import play_for_bot

    await people.sit(terms | {"end": "bot" if "bot" in end else end}, "tally")
    tables = people.site.services.tables
    tables.on_bot_turn = lambda table: None
    await people.play()                                  # or whoever sits down would get a new deal
    seat = (await people.seen())["to_move"]
    others = [one for one in range(3) if one != seat]
    await people.play()                                  # by the person, in the same turn
    await people.later(days=4)
    if end == "vote":
        asked = (await people.act(others[0], "PUT", f"seats/{seat}/claim"))["request"]
        await people.act(others[1], "POST", "answer", {"question": asked["id"], "agree": True})
    elif end == "another bot":                           # chosen before the first has moved
        await people.act(seat, "PUT", f"seats/{seat}/hold", {"strength": "random"})
    while (seen := await people.seen())["to_move"] == seat:
        moves = (await people.browsers[0].get(people.path("moves"))).json()["moves"]
        await play_for_bot(tables, people.table, seen["length"], moves[0]["move"])
    at = seen["length"]
    for restart in (False, True):                        # nor while it still plays
        refused = await people.browsers[seat].post(people.path("undo"), json={"length": at, "restart": restart})
        assert refused.status_code == (403 if end == "give-up" else 409)
    if end == "bot, and left":
        await people.act(seat, "DELETE", f"seats/{seat}")
    if end in ("give-up", "bot, and left"):
        await people.act(seat, "POST", "seats", {"name": "Again", "seat": seat})
    else:
        await people.act(seat, "PUT", f"seats/{seat}/hold", {"strength": None})
    for _ in range(2):
        seen = await people.seen(seat)
        assert seen["undo_to"] is None and seen["restart_to"] is None and sorted(seen["undo_voters"]) == others
        for restart in (False, True):
            await people.act(seat, "POST", "undo", {"length": at, "restart": restart}, status=409)
        assert (await people.browsers[seat].post(f"/t/{people.table}/seen")).is_redirect       # which changes nothing
    asked = (await people.act(seat, "POST", "ask", {"length": at, "target": at - 1}))["request"]
    assert sorted(asked["waiting"]) == others
    for other in others:
        await people.act(other, "POST", "answer", {"question": asked["id"], "agree": True})
    assert (await people.seen())["to_move"] == seat
    await people.play()                                  # a move of their own is free again
    assert (await people.seen(seat))["undo_to"] == at + 1


@pytest.mark.parametrize("terms", [BY_DAYS, {"kind": "live", "bank": 60, "increment": 0}], ids=["days", "live"])
@pytest.mark.parametrize("end", ["vote", "remind"])
async def test_a_bot_that_one_calls_oneself_out_of_time_makes_the_move_which_is_not_ones_own(
        people: People, terms: dict[str, Any], end: str) -> None:
    from mercat.server.tables.moves import play_for_bot

    await people.sit(terms | {"end": end}, "tally")
    tables = people.site.services.tables
    tables.on_bot_turn = lambda table: None
    await people.play()
    seat = (await people.seen())["to_move"]
    others = [one for one in range(3) if one != seat]
    await people.later(days=4)
    if end == "vote":
        await people.act(others[0], "PUT", f"seats/{seat}/claim")
    for strength in ("random", "casual"):                # another one changes nothing
        await people.act(seat, "PUT", f"seats/{seat}/hold", {"strength": strength})
        await people.act(seat, "PUT", f"seats/{seat}/hold", {"strength": None}, status=409)
    while (seen := await people.seen())["to_move"] == seat:
        moves = (await people.browsers[0].get(people.path("moves"))).json()["moves"]
        await play_for_bot(tables, people.table, seen["length"], moves[0]["move"])
    at = seen["length"]
    for held in (True, False):
        if not held:
            await people.act(seat, "PUT", f"seats/{seat}/hold", {"strength": None})
        assert (await people.seen(seat))["undo_to"] is None
        for restart in (False, True):
            await people.act(seat, "POST", "undo", {"length": at, "restart": restart}, status=409)


@pytest.mark.parametrize("terms", [BY_DAYS, {"kind": "live", "bank": 60, "increment": 0}], ids=["days", "live"])
async def test_who_leaves_and_comes_back_out_of_time_ends_no_vote(people: People, terms: dict[str, Any]) -> None:
    await people.sit(terms | {"end": "vote"}, "tally")
    people.site.services.tables.on_bot_turn = lambda table: None
    await people.play()
    seat = (await people.seen())["to_move"]
    others = [one for one in range(3) if one != seat]
    await people.later(days=4)
    asked = (await people.act(others[0], "PUT", f"seats/{seat}/claim"))["request"]
    for time in (True, False):                           # the first return brings time for the turn, once
        await people.act(seat, "DELETE", f"seats/{seat}")
        assert (await people.seen())["request"] is None
        await people.act(seat, "POST", "seats", {"name": "Again", "seat": seat})
        if time:
            assert (await people.seen())["request"] is None
            await people.act(others[1], "POST", "answer", {"question": asked["id"], "agree": True}, status=409)
            await people.later(days=4)
    assert (await people.act(others[1], "POST", "answer", {"question": asked["id"], "agree": True}))["request"] is None
    assert (await people.seen())["seats"][seat]["held"] is not None


async def test_hand_over_and_a_new_person(people: People) -> None:
    await people.sit(BY_DAYS | {"bank": 4 * DAY}, "tally")
    people.site.services.tables.on_bot_turn = lambda table: None
    await people.play()                                  # or whoever sits down would get a new deal
    seat = (await people.seen())["to_move"]
    await people.later(days=4)
    before = await people.clock_now()
    link = (await people.browsers[seat].post(f"/t/{people.table}/personal")).text
    address = link.split("/seat/")[1].split('"')[0]
    friend = await people.site.browser()
    assert (await friend.post("/seat", data={"link": address})).status_code == 303
    assert await people.clock_now() == before            # by its link the seat keeps its clock
    await friend.delete(people.path(f"seats/{seat}"))
    assert (await people.clock_now())["seat"] is None
    stranger = await people.site.browser()
    assert (await stranger.post(people.path("seats"), json={"name": "New", "seat": seat})).status_code == 201
    clock = await people.clock_now()                     # in the turn that is on they have what is left,
    assert clock["seat"] == seat and clock["seats"][seat]["bank"] == DAY and clock["seats"][seat]["turn"] == 0
    people.browsers = tuple(stranger if one == seat else browser for one, browser in enumerate(people.browsers))
    await until_next_turn(people, seat)                  # and half of the first bank from the next on
    clock = await people.clock_now()
    assert clock["seats"][seat]["bank"] == 2 * DAY and clock["seats"][seat]["turn"] == DAY
    page = html.unescape((await stranger.get(f"/t/{people.table}/history")).text)
    [row] = re.findall(rf'<tr class="seat-{seat}">.*?</tr>', page, re.DOTALL)             # the four days were not the stranger's
    assert "New" in row and "Previous players: " in row and page.count("Previous players: ") == 1


@pytest.mark.parametrize("how", ["by the link", "before the first line"])
async def test_a_guest_who_has_had_a_seat_before_is_no_newcomer_there(people: People, how: str) -> None:
    """By its link a seat goes to another guest under the same name; who gets up before the first line is told as no player."""
    await people.sit(BY_DAYS | {"bank": 4 * DAY}, "tally")
    people.site.services.tables.on_bot_turn = lambda table: None
    if how == "by the link":
        await people.play()                              # or whoever sits down would get a new deal
    seat = (await people.seen())["to_move"]
    first = people.browsers[seat]
    await people.later(days=4)
    if how == "by the link":
        link = (await first.post(f"/t/{people.table}/personal")).text.split("/seat/")[1].split('"')[0]
        friend = await people.site.browser()
        assert (await friend.post("/seat", data={"link": link})).status_code == 303
        await friend.delete(people.path(f"seats/{seat}"))
    else:
        await first.delete(people.path(f"seats/{seat}"))
    await people.act(seat, "POST", "seats", {"name": f"P{seat}", "seat": seat})
    told = [one["name"] for one in (await people.seen())["seats"][seat]["earlier"]]
    assert told == ([f"P{seat}"] if how == "by the link" else [])        # the friend, under that name
    await until_next_turn(people, seat)
    clock = await people.clock_now()
    assert clock["seats"][seat]["bank"] == DAY and clock["seats"][seat]["turn"] == DAY


async def until_next_turn(people: People, seat: int) -> None:
    """All play on until this seat, which is to move, has had a turn."""
    while (await people.seen())["to_move"] == seat:
        await people.play()
    while (await people.seen())["to_move"] != seat:
        await people.play()


@pytest.mark.parametrize("new", [False, True], ids=["the same person", "somebody new"])
@pytest.mark.parametrize("end", ["give-up", "remind"])
async def test_who_sits_down_where_no_time_is_left_has_a_minute_also_in_the_turn_of_another(
        people: People, end: str, new: bool) -> None:
    """However the seat was lost: by its time, or since its person, whose time was over, got up."""
    from mercat.server.tables.moves import play_for_bot

    await people.sit({"kind": "live", "bank": 60, "increment": 10, "end": end}, "tally")
    tables = people.site.services.tables
    tables.on_bot_turn = lambda table: None
    await people.play()                                  # or whoever sits down would get a new deal
    seat = (await people.seen())["to_move"]
    await people.later(seconds=75)
    if end == "remind":
        await people.act(seat, "DELETE", f"seats/{seat}")
    seen = await people.seen((seat + 1) % 3)
    assert seen["seats"][seat]["kind"] == "empty"
    moves = (await people.browsers[0].get(people.path("moves"))).json()["moves"]
    while seen["to_move"] == seat:
        await play_for_bot(tables, people.table, seen["length"], moves[0]["move"])
        seen = await people.seen((seat + 1) % 3)
    if new:
        somebody = await people.site.browser()
        people.browsers = tuple(somebody if one == seat else browser for one, browser in enumerate(people.browsers))
    await people.act(seat, "POST", "seats", {"name": "Again", "seat": seat})
    while (await people.seen())["to_move"] != seat:
        await people.play()
    clock = await people.clock_now()
    assert clock["seat"] == seat and clock["seats"][seat]["bank"] == 60


async def test_away_days_count_at_once_and_quiet_hours_from_the_next_turn_on(people: People) -> None:
    await people.sit(BY_DAYS, "tally")
    seat = (await people.seen())["to_move"]
    await people.later(hours=2)
    browser, day = people.browsers[seat], START.date()
    assert (await browser.put("/api/me/quiet", json={"begin": "12:00", "end": "23:00"})).is_success
    await people.later(hours=4)
    assert (await browser.post("/api/me/away", json={"first": str(day), "last": str(day + timedelta(days=2))})).is_success
    clock = await people.clock_now()
    assert clock["seats"][seat]["used"] == 6 * HOUR and clock["rests"][0][1].startswith("2026-10-26T00:00")
    for page in ("/", "/me/games"):                      # lists say that it has stopped, as the table does
        for number in (0, 1):
            found = re.search(r'data-rests="([^ "]+)', (await people.browsers[number].get(page)).text)
            assert found is not None and found[1] == "/".join(str(at).replace("Z", "+00:00") for at in clock["rests"][0])
    await people.later(days=1)
    assert (await browser.post("/api/me/away/end", json={"first": str(day)})).is_success
    await people.later(hours=7)                          # the day that has begun stays: an hour of the next is counted
    while (await people.seen())["to_move"] == seat:
        await people.play()
    assert (await people.clock_now())["seats"][seat]["used"] == 7 * HOUR
    others = (await people.seen((seat + 1) % 3))["clock"]
    assert "quiet" not in str(others) and "holder" not in str(others)


async def test_whoever_deletes_themselves_leaves_no_clock_behind(people: People) -> None:
    from sqlalchemy import select

    from mercat.server.people.rows import PersonRow
    from mercat.server.storage.models import TableRow

    await people.sit(BY_DAYS, "tally")
    people.site.services.tables.on_bot_turn = lambda table: None
    seat = (await people.seen())["to_move"]
    person = await people.site.person_of(people.browsers[seat])
    assert (await people.browsers[seat].put("/api/me/quiet", json={"begin": "12:00", "end": "23:00"})).is_success
    assert (await people.browsers[seat].post("/api/me/delete", json={"sure": True})).is_success
    with people.site.services.store.reading.connect() as connection:
        left = connection.execute(select(PersonRow.rests).where(PersonRow.id == person)).scalar()
        table = connection.execute(select(TableRow.clock_seat, TableRow.clock_due, TableRow.clock_rests).where(
            TableRow.id == people.table)).one()
    assert left is None and tuple(table)[:2] == (None, None)
    assert table[2] == {str(seat): {"turn": 1, "sitting": 1, "changed": None}}      # that they had their turn


async def test_no_time_runs_out_while_an_order_could_answer(people: People) -> None:
    """The order was there when an undo had taken back the move that it made: nothing has acted by it since."""
    from mercat.server.orders.rows import OrderRow

    await people.sit(seats=3)
    seat = (await people.seen())["to_move"]
    person = await people.site.person_of(people.browsers[seat])
    with people.site.services.store.changing() as session:
        session.add(OrderRow(table=people.table, seat=seat, place=1, person=person, data={"kind": "pass_round", "unless": []},
                             noted=[1], given=0))
    await people.later(days=4)
    seen = await people.seen()
    assert seen["to_move"] != seat and seen["seats"][seat]["held"] is None and await people.notices() == []
    assert (await people.site.stored(people.table))[-1] == f"{seat} pass"
