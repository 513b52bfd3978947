"""What may not begin a turn, or give time that was had before: moves that are taken back, seats that are left, changed hours.
Each is one case of what `test_clock_positions.py` states of random games."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from mercat.server.clocks.clock_terms import DAY, HOUR
from mercat.server.tables.store import read_table
from tests.server.clocks.test_clock_tables import (
    BY_DAYS,
    START,
    People,
    clock,  # noqa: F401
    people,  # noqa: F401
    site,  # noqa: F401
    site_with_hands,  # noqa: F401
)

pytestmark = pytest.mark.anyio
QUICK = {"kind": "live", "bank": 600, "increment": 30, "end": "give-up"}


@pytest.fixture
def two(people: People) -> People:  # noqa: F811
    """Two people, and bots that think for ever."""
    people.browsers = people.browsers[:2]
    people.site.services.tables.on_bot_turn = lambda table: None
    return people


async def play(people: People, kind: str = "", passing: bool = True) -> int:  # noqa: F811
    """Whoever is to move makes a move, after which nothing is drawn, that hands the turn on or not; the seat."""
    from mercat.engine.matches.match import Match

    seen = await people.seen()
    seat: int = seen["to_move"]
    match: Match[Any] = (await people.site.services.tables.current(people.table)).match
    for move in [str(one) for one in match.legal()]:
        if move.startswith(kind):
            after = match.copy()
            await people.site.services.tables.in_engine(after.play, move)
            drawn = any(one.seat != seat for one in after.entries[len(match.entries):])
            if not drawn and (after.to_move != seat) == passing:
                await people.act(seat, "POST", "play", {"move": move, "length": seen["length"]})
                return seat
    raise AssertionError("no such move")


async def undo(people: People, seat: int, restart: bool = False) -> None:  # noqa: F811
    seen = await people.seen()
    await people.act(seat, "POST", "undo", {"length": seen["length"], "restart": restart})


async def undo_agreed(people: People, by: int, target: int) -> None:  # noqa: F811
    seen = await people.seen()
    asked = await people.act(by, "POST", "ask", {"length": seen["length"], "target": target})
    for other in asked["request"]["waiting"]:
        await people.act(other, "POST", "answer", {"question": asked["request"]["id"], "agree": True})


async def left(people: People, seat: int) -> float:  # noqa: F811
    """What a seat has, counted up to now."""
    from mercat.server.clocks.stored import reckoned_anew

    await people.site.services.tables.change(people.table, reckoned_anew)
    own = (await people.clock_now())["seats"][seat]
    return float(own["turn"] + own["bank"])


async def new_browser(two: People, seat: int) -> None:
    browsers = list(two.browsers)
    browsers[seat] = await two.site.browser()
    two.browsers = tuple(browsers)


async def begin(two: People, terms: dict[str, Any], game: str = "new_bedford") -> int:
    """A game up to where somebody places a worker; the seat."""
    await two.sit(terms, game)
    while (await two.seen())["step"] not in ("placing", "turn"):
        await two.play()
    seat: int = (await two.seen())["to_move"]
    return seat


@pytest.mark.parametrize("terms", [QUICK, BY_DAYS], ids=["live", "days"])
@pytest.mark.parametrize("restart", [False, True], ids=["undo", "restart"])
async def test_moves_taken_back_begin_no_turn_and_stop_no_clock(two: People, terms: dict[str, Any], restart: bool) -> None:
    seat = await begin(two, terms)
    had, other = await left(two, seat), await left(two, 1 - seat)
    for _ in range(5):
        await two.later(seconds=9)
        assert await play(two, "place") == seat
        await two.later(seconds=11)                      # the other is asked, and gets this time back
        await undo(two, seat, restart)
    assert (await left(two, seat), await left(two, 1 - seat)) == (had - 100, other)


async def test_a_move_that_is_made_again_gives_the_time_for_its_turn_once(two: People) -> None:
    seat = await begin(two, QUICK)
    other = await left(two, 1 - seat)
    for _ in range(3):
        await play(two, "place")
        await undo(two, seat)
    await play(two, "place")
    assert await left(two, 1 - seat) == other + 30


async def test_an_undo_that_is_agreed_on_gives_back_what_there_was(two: People) -> None:
    seat = await begin(two, QUICK)
    had, other, length = await left(two, seat), await left(two, 1 - seat), (await two.seen())["length"]
    for _ in range(3):
        await two.later(seconds=9)
        await play(two, "place")
        await two.later(seconds=7)
        await play(two, "place")
        await undo_agreed(two, seat, length)
        assert (await left(two, seat), await left(two, 1 - seat)) == (had, other)
        length = (await two.seen())["length"]


async def test_a_game_that_goes_back_under_newer_rules_gives_back_what_there_was(two: People) -> None:
    from dataclasses import replace

    from mercat.engine.matches.journal import NEW_TURN
    from mercat.server.clocks.stored import LastStep
    from mercat.server.tables.journals import NewLines

    seat = await begin(two, QUICK)
    had, before, turn = await left(two, seat), (await two.seen())["length"], (await two.seen())["to_move"]
    await two.later(seconds=9)
    await play(two, "place")
    length = (await two.seen())["length"]
    back = LastStep(NEW_TURN, before)
    for number in range(3):
        step = replace(back, back_to=before)
        two.site.services.store.append(two.table, length + number, NewLines([f"undo {before}"]), turn, step=step)
    assert (await two.clock_now())["seats"][seat]["bank"] == had


async def test_a_move_made_by_an_order_and_undone_leaves_the_time_of_the_move_before_it(people: People) -> None:  # noqa: F811
    """The position between the two moves is known, though they were stored together."""
    await people.sit(BY_DAYS, "toy", seats=3)
    people.site.services.tables.on_bot_turn = lambda table: None
    first = (await people.seen())["to_move"]
    second = (first + 1) % 3
    await people.act(second, "POST", f"seats/{second}/orders", {"kind": "pass_round", "unless": []})
    await people.later(hours=3)
    await people.play()
    seen = await people.seen()
    assert seen["to_move"] not in (first, second)
    await people.later(hours=1)
    await undo_agreed(people, first, seen["length"] - 1)
    assert (await people.seen())["to_move"] == second
    clock = (await people.clock_now())["seats"]  # noqa: F811
    assert [one["used"] for one in clock][first] == 3 * HOUR and (clock[second]["turn"], clock[second]["used"]) == (DAY, 0)


async def test_quiet_hours_do_not_begin_with_a_move_that_is_taken_back(two: People) -> None:
    seat = await begin(two, BY_DAYS)
    assert (await two.browsers[seat].put("/api/me/quiet", json={"begin": "12:00", "end": "23:00"})).is_success
    await play(two, "place")
    await undo(two, seat)
    assert (await two.clock_now())["rests"] == []
    await two.act(seat, "PUT", f"seats/{seat}/hold", {"strength": "random"})
    await two.act(seat, "PUT", f"seats/{seat}/hold", {"strength": None})
    await two.act(seat, "DELETE", f"seats/{seat}")
    await two.act(seat, "POST", "seats", {"name": "Back", "seat": seat})
    assert (await two.clock_now())["rests"] == []


async def test_quiet_hours_at_a_table_change_once_a_week(two: People) -> None:
    seat = await begin(two, BY_DAYS | {"bank": 20 * DAY})

    async def rest(begin: str, end: str, days: int = 0) -> str:
        assert (await two.browsers[seat].put("/api/me/quiet", json={"begin": begin, "end": end})).is_success
        await two.later(days=days, minutes=1)
        while (await two.seen())["to_move"] == seat:
            await two.play()
        while (await two.seen())["to_move"] != seat:
            await two.play()
        rests: list[Any] = (await two.clock_now())["rests"]
        return str(rests[0][0])[11:16]

    assert await rest("13:00", "23:00") == "13:00"
    assert await rest("02:00", "12:00", days=1) == "13:00"
    assert await rest("02:00", "12:00", days=7) == "02:00"


@pytest.mark.parametrize("same", [True, False])
async def test_hours_stay_in_a_turn_whoever_sits_down_in_it(two: People, same: bool) -> None:
    """Also in the first turn of a seat that decided last before it."""
    seat = await begin(two, BY_DAYS, "caledonia")
    deadline = (await two.clock_now())["deadline"]
    browser = two.browsers[seat] if same else await two.site.browser()
    if not same:                                         # somebody of whom the server keeps something
        assert (await browser.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Later"})).status_code == 201
    assert (await browser.put("/api/me/quiet", json={"begin": "00:00", "end": "11:59"})).is_success
    await two.act(seat, "DELETE", f"seats/{seat}")
    assert (await browser.post(f"/api/tables/{two.table}/seats", json={"name": "Later", "seat": seat})).status_code == 201
    assert (await two.clock_now())["rests"] == [] and (await two.clock_now())["deadline"] == deadline


async def test_somebody_is_asked_since_the_position_in_which_they_were(two: People) -> None:
    seat = await begin(two, QUICK)
    asked = two.site.services.store.read(read_table, two.table, False).table.asked_since
    await two.later(seconds=9)
    for terms in range(3):
        await play(two, "place")
        await two.later(seconds=terms)
        await undo(two, seat)
    assert two.site.services.store.read(read_table, two.table, False).table.asked_since == asked


async def test_nobody_is_called_to_the_turn_that_they_have_taken_back(two: People, monkeypatch: pytest.MonkeyPatch) -> None:
    from mercat.server.notices import notifying

    called: list[tuple[str, list[int]]] = []
    monkeypatch.setattr(notifying, "call", lambda session, about, whom, *due, **ways: called.append(
        (about.kind, [seat.number for seat in whom.values()])))
    seat = await begin(two, QUICK)
    called.clear()
    await play(two, "place")
    assert ("turn", [1 - seat]) in called
    called.clear()
    await undo(two, seat)
    assert called == []


@pytest.mark.parametrize("terms", [QUICK, BY_DAYS], ids=["live", "days"])
async def test_who_gets_up_or_calls_a_bot_in_a_turn_has_thought_all_the_while(two: People, terms: dict[str, Any]) -> None:
    seat = await begin(two, terms)
    had = await left(two, seat)
    await two.later(seconds=450)
    for number in range(3):
        await two.act(seat, "DELETE", f"seats/{seat}")
        await two.later(seconds=1)
        if number:                                       # once the same person, then one guest after the other
            await new_browser(two, seat)
        await two.act(seat, "POST", "seats", {"name": f"Guest {'xyz'[number]}", "seat": seat})
        await two.act(seat, "PUT", f"seats/{seat}/hold", {"strength": "random"})
        await two.later(seconds=1)
        await two.act(seat, "PUT", f"seats/{seat}/hold", {"strength": None})
    assert await left(two, seat) == had - 456


@pytest.mark.parametrize("terms", [QUICK, BY_DAYS], ids=["live", "days"])
async def test_a_new_deal_gives_everybody_the_first_clocks_and_who_comes_back_gets_neither(
        two: People, terms: dict[str, Any]) -> None:
    """Who comes back has seen the deal, and may come in another browser. When all have left, the deal is gone with its clocks."""
    await two.sit(terms, "new_bedford")
    seat = (await two.seen())["to_move"]
    had = [await left(two, number) for number in (0, 1)]
    await two.later(seconds=450)
    await two.act(seat, "DELETE", f"seats/{seat}")
    await two.act(seat, "POST", "seats", {"name": f"P{seat}", "seat": seat})
    assert await left(two, seat) == had[seat] - 450 and (await two.notices())[-1] == "came-again"
    mover, before = (await two.seen())["to_move"], [await left(two, number) for number in (0, 1)]
    await two.later(seconds=100)
    assert await left(two, mover) == before[mover] - 100
    for other in (mover, 1 - mover):
        spent = [await left(two, number) for number in (0, 1)]
        await two.act(other, "DELETE", f"seats/{other}")
        await new_browser(two, other)
        await two.act(other, "POST", "seats", {"name": f"Uma {other}", "seat": other})
        assert (await two.notices())[-1] == "left-deal"
        assert [await left(two, number) for number in (0, 1)] == spent
    for number in (0, 1):
        await two.act(number, "DELETE", f"seats/{number}")
    await new_browser(two, other)
    await two.act(other, "POST", "seats", {"name": "Vera", "seat": other})
    assert (await two.notices())[-1] == "dealt-anew"
    begins = (await two.seen())["to_move"] == other      # or the bot in the other seat, whose turns add no time
    assert await left(two, other) == (max(had) if begins else min(had))


async def test_a_chain_of_guests_has_half_of_the_bank_once(two: People) -> None:
    seat = await begin(two, QUICK | {"increment": 0})
    had = []
    for name in ("Uma", "Vera", "Wanda"):
        await two.later(seconds=min(550, await left(two, seat) - 5))
        while (await two.seen())["to_move"] == seat:
            await two.play()
        await two.act(seat, "DELETE", f"seats/{seat}")
        await new_browser(two, seat)
        await two.act(seat, "POST", "seats", {"name": name, "seat": seat})
        while (await two.seen())["to_move"] != seat:
            await two.play()
        had.append(await left(two, seat))
    assert had == [300, 5, 5]


async def test_the_turns_of_a_bot_give_no_increment(two: People) -> None:
    from mercat.server.tables.moves import play_for_bot

    seat = await begin(two, QUICK)
    had = await left(two, seat)
    await two.act(seat, "PUT", f"seats/{seat}/hold", {"strength": "random"})
    for _ in range(2):
        seen = await two.seen()
        moves = (await two.browsers[seat].get(two.path("moves"))).json()["moves"]
        move = next(one["move"] for one in moves if one["move"].startswith("place"))
        await play_for_bot(two.site.services.tables, two.table, seen["length"], move)
        while (await two.seen())["to_move"] != seat or (await two.seen())["step"] != "placing":
            if (await two.seen())["to_move"] == seat:
                seen = await two.seen()
                moves = (await two.browsers[seat].get(two.path("moves"))).json()["moves"]
                await play_for_bot(two.site.services.tables, two.table, seen["length"], moves[0]["move"])
            else:
                await two.play()
    assert (await two.clock_now())["seats"][seat]["bank"] == had


async def test_moves_of_a_file_that_are_taken_back_fill_no_bank(two: People) -> None:
    seat = await begin(two, QUICK)
    await two.later(seconds=400)
    await play(two, "place")
    match = (await two.browsers[0].get(two.path("export"))).json()
    two.table = (await two.browsers[seat].post("/api/tables/import", json={"match": match})).json()["table"]
    for number in range(2):
        wish = {"name": f"P{number}", "seat": number}
        assert (await two.browsers[number].post(two.path("seats"), json=wish)).status_code == 201
    had = [await left(two, number) for number in range(2)]
    assert had[seat] < 300
    for _ in range(2):
        await undo(two, seat)
        await play(two, "place")
    assert [await left(two, number) for number in range(2)] == had


async def test_an_away_day_that_has_begun_is_used(two: People) -> None:
    seat = await begin(two, BY_DAYS)
    browser, day = two.browsers[seat], START.date()
    today = {"first": str(day), "last": str(day)}
    assert (await browser.post("/api/me/away", json=today)).is_success
    await two.later(hours=6)
    assert (await browser.post("/api/me/away/end", json={"first": str(day)})).status_code == 404
    assert (await browser.put("/api/me/preferences", json={"preferences": {"zone": "Pacific/Midway"}})).is_success
    ended = await browser.post("/api/me/away/end", json={"first": str(day)})
    assert ended.status_code == 404                      # by the clock of another place it has not begun
    assert (await browser.get("/api/me")).json()["rests"]["away"] == [[str(day), str(day)]]
    assert (await two.clock_now())["seats"][seat]["used"] == 0


def holidays() -> dict[str, str]:
    """The three days that begin tomorrow."""
    return {"first": str(START.date() + timedelta(days=1)), "last": str(START.date() + timedelta(days=3))}


async def test_away_days_count_and_end_whatever_else_the_person_cancels(two: People) -> None:
    """Cancelled links neither stop new away days from counting nor let cancelled days go on."""
    seat = await begin(two, BY_DAYS)
    await two.act(seat, "DELETE", f"seats/{seat}/links")
    assert (await two.browsers[seat].post("/api/me/away", json=holidays())).is_success
    assert (await two.clock_now())["rests"]
    await two.act(seat, "DELETE", f"seats/{seat}/links")
    assert (await two.browsers[seat].post("/api/me/away/end", json={"first": holidays()["first"]})).is_success
    await two.later(days=3)
    assert (await two.clock_now())["seats"][seat]["used"] == 3 * DAY


async def test_away_days_end_when_another_person_takes_the_seat_by_its_link(two: People) -> None:
    """Else their owner would have the days back, while the clock rests on them."""
    seat = await begin(two, BY_DAYS)
    owner = two.browsers[seat]
    assert (await owner.post("/api/me/away", json=holidays())).is_success
    link = (await two.act(seat, "POST", "seats", {"name": "x"}))["link"].removeprefix("/seat/")
    await new_browser(two, seat)
    assert (await two.browsers[seat].post("/seat", data={"link": link})).status_code == 303
    assert (await owner.post("/api/me/away/end", json={"first": holidays()["first"]})).is_success
    assert (await two.browsers[seat].post("/api/me/away", json=holidays())).is_success       # counts from the next turn on
    await two.later(days=3)
    assert (await two.clock_now())["seats"][seat]["used"] == 3 * DAY


async def test_away_days_count_for_moves_that_are_taken_back_as_they_did(two: People) -> None:
    """Planned days that somebody withdraws while the other is asked have not rested."""
    seat = await begin(two, BY_DAYS)
    browser, day = two.browsers[seat], START.date() + timedelta(days=1)
    period = {"first": str(day), "last": str(day + timedelta(days=2))}
    await play(two, "place")
    assert (await browser.post("/api/me/away", json=period)).is_success
    assert (await browser.post("/api/me/away/end", json={"first": str(day)})).is_success
    await two.later(days=2)
    await undo(two, seat)
    assert (await two.clock_now())["seats"][seat]["used"] == 2 * DAY
