"""An agreed pause protects whoever is away: nobody calls a bot for them, none begins, and nobody gives their seat away."""

import asyncio
from typing import Any

import pytest

from mercat.server.tables.reader_view import GONE_AFTER
from tests.server.tables.test_absence import HOUR, hold, people_at, seen, until, went_away

pytestmark = pytest.mark.anyio
LIVE = {"kind": "live", "bank": 600, "increment": 10, "end": "vote"}


async def paused_at(site: Any, count: int = 2, **terms: Any) -> tuple[str, list[Any]]:
    """Return a table of people in a running game that all of them have paused."""
    table, people = await people_at(site, count, **{"clock": LIVE, "absence": "call", **terms})
    await pause(table, people)
    return table, people


async def pause(table: str, people: list[Any]) -> None:
    assert (await people[0].post(f"/api/tables/{table}/pause", json={"days": 7})).is_success
    question = (await seen(people[0], table))["request"]["id"]
    for one in people[1:]:
        assert (await one.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})).is_success
    assert (await seen(people[0], table))["clock"]["paused"] is not None


async def test_no_bot_is_called_and_no_seat_given_away_in_a_pause(site: Any) -> None:
    table, (_, ben) = await paused_at(site)
    await went_away(site, table, 0, 2 * GONE_AFTER)
    give, claim = (f"/api/tables/{table}/seats/0/{what}" for what in ("successor", "claim"))
    for answer in (await hold(ben, table, 0), await ben.put(give, json={"strength": None}), await ben.put(claim)):
        assert (answer.status_code, answer.json()["error"]) == (409, "paused-for-all")
        assert answer.json()["sentence"].startswith("The game is paused")
    shown = await seen(ben, table)
    assert (shown["seats"][0]["held"], shown["seats"][0]["name"]) == (None, "P0")
    page, others_seat = (await ben.get(f"/t/{table}/seats")).text, '<input type="hidden" name="seat" value="0">'
    assert 'id="call-bot"' not in (await ben.get(f"/t/{table}")).text and others_seat not in page
    assert (await ben.delete(f"/api/tables/{table}/pause")).is_success
    assert 'id="call-bot"' in (await ben.get(f"/t/{table}")).text
    assert others_seat in (await ben.get(f"/t/{table}/seats")).text


async def test_absence_counts_from_the_end_of_a_pause(site: Any) -> None:
    table, (_, ben) = await paused_at(site, call_after=7_200)
    await went_away(site, table, 0, 2 * GONE_AFTER)
    assert (await ben.delete(f"/api/tables/{table}/pause")).is_success
    assert (await seen(ben, table))["clock"]["resumes"] is None
    assert (await hold(ben, table, 0)).json()["error"] == "not-yet-away"
    give = f"/api/tables/{table}/seats/0/successor"
    assert (await ben.put(give, json={"strength": None})).json()["error"] == "not-gone"
    await site.services.tables.change(table, lambda session, row, seats: setattr(row, "resumes", row.opened - GONE_AFTER))
    assert (await ben.put(give, json={"strength": None})).status_code == 204
    assert (await seen(ben, table))["seats"][0]["kind"] == "empty"


async def test_a_bot_that_was_called_before_a_pause_waits_until_it_is_over_and_warns_anew(opening: Any) -> None:
    async with opening(bot_warning=1) as site:
        table, people = await people_at(site, clock=LIVE, absence="call")
        ana, ben, eva = people
        await went_away(site, table, 0)
        assert (await hold(ben, table, 0)).status_code == 204
        assert (await ben.post(f"/api/tables/{table}/pause", json={"days": 7})).is_success
        await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": None})
        question = (await seen(ben, table))["request"]["id"]
        for one in (ana, eva):
            await one.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})

        def call(session: Any, row: Any, seats: Any) -> None:
            seats[0].held, seats[0].held_by, seats[0].called = "casual", 1, row.paused
            seats[0].seen -= HOUR

        site.services.tables.presence.unstored.pop((table, 0), None)
        await site.services.tables.change(table, call)
        await asyncio.sleep(2.5)                         # nothing may happen
        assert (await seen(ben, table))["length"] == 0
        assert (await ben.delete(f"/api/tables/{table}/pause")).is_success
        assert (await seen(ben, table))["length"] == 0
        await until(ben, table, lambda shown: shown["length"] > 0)


async def test_bots_that_play_already_go_on_in_a_pause(site: Any) -> None:
    table, (ana, ben, _) = await paused_at(site, 3)
    assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})).is_success
    await until(ben, table, lambda shown: shown["to_move"] == 1)
