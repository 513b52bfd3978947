"""By days nobody need be at a table while they have time: what is meant for an evening does not hold there."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.server.clocks.clock_terms import DAY
from tests.server.clocks.test_clock_tables import (
    BY_DAYS,
    People,
    clock,  # noqa: F401
    people,  # noqa: F401
    site,  # noqa: F401
    site_with_hands,  # noqa: F401
)

pytestmark = pytest.mark.anyio


async def at_days(people: People, game: str = "tally", **more: Any) -> tuple[int, int]:  # noqa: F811
    """A table by days where everybody has decided something; who is to move, and another."""
    people.site.services.tables.on_bot_turn = lambda table: None
    await people.sit(BY_DAYS | {"end": "remind"}, game, **more)
    for _ in range(8):
        await people.play()
    seat: int = (await people.seen())["to_move"]
    return seat, (seat + 1) % 3


async def come(people: People, who: int) -> None:  # noqa: F811
    await people.seen(who)


async def test_a_table_by_days_waits_where_nothing_else_was_chosen(people: People) -> None:  # noqa: F811
    for wish in ({}, {"absence": "usual"}, {"absence": "usual", "listed": False}):
        seat, other = await at_days(people, **wish)
        assert (await people.seen(other))["absence"] == "wait"
        await people.later(hours=20)
        await come(people, other)
        answer = await people.act(other, "PUT", f"seats/{seat}/hold", {"strength": "random"}, status=409)
        assert answer["error"] == "table-waits"
    match = (await people.browsers[0].get(people.path("export"))).json()
    brought = (await people.browsers[0].post("/api/tables/import", json={"match": match})).json()["table"]
    assert (await people.browsers[0].get(f"/api/tables/{brought}")).json()["absence"] == "wait"
    form = {"name": "P0", "seats": "2", "bots": "0", "listed": "yes", "absence": "usual", "clock": "days", "turn": str(DAY)}
    opened = (await people.browsers[0].post("/new/toy", data=form)).headers["location"].split("/")[2]
    assert (await people.browsers[0].get(f"/api/tables/{opened}")).json()["absence"] == "wait"


@pytest.mark.parametrize("absence", ["call", "vote"])
async def test_a_bot_may_be_called_by_days_after_the_time_of_a_turn(people: People, absence: str) -> None:  # noqa: F811
    seat, other = await at_days(people, absence=absence)
    assert (await people.seen(other))["call_after"] == DAY
    await people.later(hours=20)
    await come(people, other)
    answer = await people.act(other, "PUT", f"seats/{seat}/hold", {"strength": "random"}, status=409)
    assert answer["error"] == "not-away-for-hours" and "4 more hours" in answer["sentence"]
    asked = (await people.browsers[other].get(f"/t/{people.table}")).text
    assert "Waiting for" in asked and "is away" not in asked             # while nobody can do anything about it
    await people.later(hours=5)
    await come(people, other)
    assert "is away" in (await people.browsers[other].get(f"/t/{people.table}")).text
    await come(people, other)
    await people.act(other, "PUT", f"seats/{seat}/hold", {"strength": "random"})
    seen = await people.seen(other)
    assert (seen["seats"][seat]["held"] is not None) == (absence == "call")
    if absence == "vote":                                # the third has not been there for a day, and is asked all the same
        assert seen["request"]["waiting"] == [3 - seat - other]


async def test_a_seat_is_given_away_by_days_once_its_time_is_over(people: People) -> None:  # noqa: F811
    seat, other = await at_days(people)
    third = 3 - seat - other
    for _ in range(3):                                   # two days and more
        await people.later(hours=20)
        await come(people, other)
    for one in (seat, third):
        answer = await people.act(other, "PUT", f"seats/{one}/successor", {"strength": None}, status=409)
        assert answer["error"] == "not-gone-by-days"
    await people.later(days=2)
    await come(people, other)
    await people.act(other, "PUT", f"seats/{third}/successor", {"strength": None}, status=409)      # who need not be there
    await people.act(other, "PUT", f"seats/{seat}/successor", {"strength": None})
    assert (await people.seen(other))["request"]["waiting"] == [third]


async def test_before_a_game_by_days_nobody_is_replaced_on_the_same_day(people: People) -> None:  # noqa: F811
    await people.sit(BY_DAYS, "toy", ready=True)
    await people.later(hours=20)
    await come(people, 0)
    await people.act(0, "PUT", "seats/1/bot", {"strength": "random"}, status=409)
    await people.later(hours=5)
    await people.act(0, "PUT", "seats/1/bot", {"strength": "random"})
