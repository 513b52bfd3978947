"""The history names whoever made a move, also after the seat has changed hands, or a bot has played for its person."""

import re
from typing import Any

import pytest

from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.matches import BOT_NAMES
from mercat.server.tables.stand_ins import MOST_STAND_INS, note_stand_ins, stand_ins_of
from tests.server.registered import register
from tests.server.tables.test_absence import people_at, plain, seen, until

pytestmark = pytest.mark.anyio


async def moves(browser: Any, table: str) -> None:
    length = (await seen(browser, table))["length"]
    for number in range(length, length + 3):
        assert (await browser.post(f"/api/tables/{table}/play", json={"length": number, "move": "add 1"})).is_success


async def movers(browser: Any, table: str, page: str = "history", language: str = "en") -> list[str]:
    """The players whom the history names, one for each turn of three moves."""
    shown = plain((await browser.get(f"/t/{table}/{page}", headers={"Accept-Language": language})).text)
    named = re.findall(r"</svg>\s*([^<]*): \d</a>" if page == "history" else r"<li>([^<]*): \d", shown)
    assert named and all(len(set(named[at:at + 3])) == 1 for at in range(0, len(named), 3)), shown
    return named[::3]


@pytest.mark.parametrize("page", ["history", "text"])
async def test_moves_remain_those_of_whoever_had_the_seat(site: Any, page: str) -> None:
    table, (ana, ben) = await people_at(site, 2)
    zoe = await site.browser()
    await moves(ana, table)
    await ana.delete(f"/api/tables/{table}/seats/0")
    assert await movers(ben, table, page) == ["P0"]
    await moves(ben, table)
    await until(ben, table, lambda found: found["length"] == 9)          # the bot
    await zoe.post(f"/api/tables/{table}/seats", json={"name": "Zoe"})
    await moves(ben, table)
    assert (await register(ana, "Anabel")).status_code == 303
    assert await movers(ben, table, page) == ["P0", "P1", "Bot (for P0)", "P1"]
    assert await movers(ben, table, page, "es") == ["P0", "P1", "Bot (por P0)", "P1"]
    assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    assert await movers(ben, table, page, "pl") == ["Ktoś", "P1", "Bot (za: Ktoś)", "P1"]


async def test_moves_of_a_bot_are_not_told_as_those_of_the_person_for_whom_it_played(site: Any) -> None:
    table, (ana, ben) = await people_at(site, 2)
    await moves(ana, table)
    await moves(ben, table)
    hold = f"/api/tables/{table}/seats/0/hold"
    assert (await ana.put(hold, json={"strength": "random"})).status_code == 204
    await until(ben, table, lambda found: found["length"] == 9)
    assert await movers(ben, table) == ["P0", "P1", "Bot (for P0)"]
    page = plain((await ben.get(f"/t/{table}")).text)
    assert "Ask P0" in page and "Ask Bot" not in page            # the seat's person must agree to an undo
    assert (await ana.post(f"/t/{table}/give-back", data={"seat": "0"})).status_code == 303
    assert await movers(ben, table) == ["P0", "P1", "Bot (for P0)"]
    await moves(ben, table)
    assert (await seen(ben, table))["seats"][0]["earlier"] == []
    lines = (await ben.get(f"/api/tables/{table}/journal")).json()["lines"]
    assert len(lines) == 12
    assert await movers(ben, table) == ["P0", "P1", "Bot (for P0)", "P1"]


@pytest.mark.parametrize("early", [True, False])
async def test_whoever_is_deleted_has_the_same_name_everywhere(site: Any, early: bool) -> None:
    """A bot has played to the end for somebody who is deleted during the game, or after it. No list gives it another name."""
    table, (ana, ben) = await people_at(site, 2)
    await moves(ana, table)
    if early:
        assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    else:
        await ana.delete(f"/api/tables/{table}/seats/0")
    await moves(ben, table)
    await until(ben, table, lambda found: found["length"] == 9)
    await moves(ben, table)
    if not early:
        assert "Bot (for P0)" in plain((await ben.get("/me/games")).text)
        assert (await ana.post("/me/delete", data={"sure": "yes"})).status_code < 400
    assert (await seen(ben, table))["status"] == "over"
    for language, name, free in (("en", "Bot (for Somebody)", "Seat 1"), ("es", "Bot (por Alguien)", "Asiento 1"),
                                 ("pl", "Bot (za: Ktoś)", "Miejsce 1")):
        for page in (f"/t/{table}", f"/t/{table}/text", f"/t/{table}/seats", "/me/games"):
            shown = plain((await ben.get(page, headers={"Accept-Language": language})).text)
            assert name in shown, page
            assert not [one for one in (*BOT_NAMES, free) if re.search(rf"\b{one}\b", shown)], page


def test_the_times_of_stand_ins_are_stored_once_and_not_without_end() -> None:
    table = TableRow(status="playing", length=0)
    seat = SeatRow(number=0, kind="person", name="P0", holder="p0", held=None, earlier=None)
    for length in range(2 * MOST_STAND_INS):
        table.length, seat.held = length, "casual" if length % 2 == 0 else None
        note_stand_ins(table, [seat])
        note_stand_ins(table, [seat])
    assert [(one.since, one.until) for one in stand_ins_of(seat)][-2:] == [(196, 197), (198, 199)]
    seat.held = "casual"
    for _ in range(3):
        table.length += 1
        note_stand_ins(table, [seat])
    assert len(stand_ins_of(seat)) == MOST_STAND_INS and stand_ins_of(seat)[-1].until is None
    seat.held, table.length = None, stand_ins_of(seat)[-1].since
    note_stand_ins(table, [seat])                        # it has not played at all
    assert len(stand_ins_of(seat)) == MOST_STAND_INS - 1 and stand_ins_of(seat)[-1].until == 199
