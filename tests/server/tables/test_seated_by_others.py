"""Who is seated by somebody else says so before a clock runs, and nobody is seated by whom they have muted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import Site
from tests.server.group_of import group_of, next_table, played_next, series_in, shown

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "live", "bank": 60, "increment": 0, "end": "give-up"}


@pytest.fixture
def site(lasting_site: Site) -> Site:
    return lasting_site


async def finished(site: Site, terms: dict[str, Any] | None, *names: str) -> tuple[dict[str, Any], str]:
    """People, and a table where they have played to the end."""
    people = {name: await site.browser() for name in names}
    first, *others = names
    wish = {"game": "tally", "seats": len(names), "name": first} | ({"clock": terms} if terms else {})
    table = (await people[first].post("/api/tables", json=wish)).json()["table"]
    for name in others:
        assert (await people[name].post(f"/api/tables/{table}/seats", json={"name": name})).status_code == 201
    browsers = list(people.values())
    while (seen := await of(browsers[0], table))["status"] == "playing":
        moves = (await browsers[seen["to_move"]].get(f"/api/tables/{table}/moves")).json()["moves"]
        wish = {"move": moves[0]["move"], "length": seen["length"]}
        assert (await browsers[seen["to_move"]].post(f"/api/tables/{table}/play", json=wish)).is_success
    return people, table


async def of(browser: Any, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get(f"/api/tables/{table}")).json()
    return found


async def again(browser: Any, after: str, name: str, terms: dict[str, Any] | None, seats: int) -> str:
    wish = {"game": "toy", "seats": seats, "name": name, "after": after} | ({"clock": terms} if terms else {})
    table: str = (await browser.post("/api/tables", json=wish)).json()["table"]
    return table


async def test_a_clock_runs_once_everybody_has_said_so_whom_somebody_else_has_seated(site: Site) -> None:
    for rematch in (False, True):
        people, table = await finished(site, CLOCK, "Ana", "Ben")
        one = (await people["Ana"].post(f"/api/tables/{table}/rematch")).json()["table"] if rematch else await again(
            people["Ana"], table, "Ana", CLOCK, 2)
        seen = await of(people["Ben"], one)
        assert seen["status"] == "open" and {seat["name"]: seat["ready"] for seat in seen["seats"]} == {"Ana": True, "Ben": False}
        assert (await people["Ben"].put(f"/api/tables/{one}/ready", json={"ready": True})).is_success
        assert (await of(people["Ben"], one))["status"] == "playing"


async def test_who_asks_for_the_same_rematch_has_said_so(site: Site) -> None:
    people, table = await finished(site, CLOCK, "Ana", "Ben")
    first = (await people["Ana"].post(f"/api/tables/{table}/rematch")).json()["table"]
    assert (await of(people["Ana"], first))["status"] == "open"
    assert (await people["Ben"].post(f"/api/tables/{table}/rematch")).json()["table"] == first
    assert (await of(people["Ana"], first))["status"] == "playing"


async def test_without_a_clock_nobody_waits(site: Site) -> None:
    people, table = await finished(site, None, "Ana", "Ben")
    one = (await people["Ana"].post(f"/api/tables/{table}/rematch")).json()["table"]
    assert (await of(people["Ben"], one))["status"] == "playing"
    assert (await of(people["Ben"], await again(people["Ana"], table, "Ana", None, 2)))["status"] == "playing"


async def test_a_clock_that_is_set_later_waits_for_those_who_sit_there(site: Site) -> None:
    """Whether they were seated by somebody else, or sat down where no clock was agreed on."""
    people, table = await finished(site, None, "Ana", "Ben")
    seated = await again(people["Ana"], table, "Ana", None, 3)
    own = (await people["Ana"].post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})).json()["table"]
    assert (await people["Ben"].post(f"/api/tables/{own}/seats", json={"name": "Ben"})).status_code == 201
    for one in (seated, own):
        assert (await people["Ana"].put(f"/api/tables/{one}/arrangement", json={"seats": 2, "clock": CLOCK})).is_success
        for name in ("Ana", "Ben"):
            assert (await of(people["Ana"], one))["status"] == "open"
            assert (await people[name].put(f"/api/tables/{one}/ready", json={"ready": True})).is_success
        assert (await of(people["Ana"], one))["status"] == "playing"


async def test_a_clock_that_is_removed_waits_for_those_who_sit_there(site: Site) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana", "clock": CLOCK})).json()["table"]
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 2, "clock": "none"})).is_success
    assert (await of(ana, table))["status"] == "open"
    for browser in (ana, ben):
        assert (await browser.put(f"/api/tables/{table}/ready", json={"ready": True})).is_success
    assert (await of(ana, table))["status"] == "playing"


async def test_whoever_is_muted_seats_nobody(site: Site) -> None:
    people, table = await finished(site, None, "Ana", "Ben", "Eva")
    assert (await people["Ben"].put(f"/api/tables/{table}/mute", json={"seat": 0})).is_success
    rematch = (await people["Ana"].post(f"/api/tables/{table}/rematch")).json()["table"]
    opened = await again(people["Ana"], table, "Ana", None, 3)
    for one in (opened, rematch):
        assert {seat["name"] for seat in (await of(people["Eva"], one))["seats"]} == {"Ana", "Eva", ""}
        assert (await of(people["Ben"], one))["status"] == "open"
    own = await again(people["Ben"], table, "Ben", None, 3)      # who has muted somebody may seat them
    assert {seat["name"] for seat in (await of(people["Ben"], own))["seats"]} == {"Ana", "Ben", "Eva"}
    assert (await people["Ben"].post(f"/api/tables/{table}/rematch")).json()["table"] == rematch
    assert (await of(people["Ben"], rematch))["status"] == "playing"     # and comes to a game for which they were not seated


@pytest.mark.parametrize("names", [("Ana", "Ben"), ("Ana", "Ben", "Eva")])
@pytest.mark.parametrize("numbered", [False, True])
async def test_a_series_does_not_tell_who_has_muted_whoever_begins_its_next_game(
        site: Site, names: tuple[str, ...], numbered: bool) -> None:
    """Whoever has muted them finds a free seat, and nothing is refused."""
    people = {name: await site.browser() for name in names}
    group = await group_of(*people.values(), names=names)
    series = await series_in(people["Ana"], group, 3)
    table, here = await played_next(people, group, series)
    assert (await people["Ben"].put(f"/api/tables/{table}/mute", json={"seat": here.index("Ana")})).is_success
    chosen = {"people": [one["number"] for one in (await shown(people["Ana"], group))["people"]]} if numbered else {}
    opened = await next_table(people["Ana"], group, series, **chosen)
    seen = await of(people["Ana"], opened)
    assert seen["status"] == "open" and len(seen["seats"]) == len(names)
    assert {seat["name"] for seat in seen["seats"]} == {"", *names} - {"Ben"}
    assert await next_table(people["Ben"], group, series) == opened      # who comes to it by themselves
    assert (await people["Ben"].post(f"/api/tables/{opened}/seats", json={"name": "Ben"})).status_code == 201
    for name in names[1:]:
        assert (await people[name].put(f"/api/tables/{opened}/ready", json={"ready": True})).is_success
    assert (await of(people["Ana"], opened))["status"] == "playing"


async def test_whoever_has_muted_somebody_may_seat_them_in_a_series(site: Site) -> None:
    people = {name: await site.browser() for name in ("Ana", "Ben")}
    group = await group_of(*people.values(), names=("Ana", "Ben"))
    series = await series_in(people["Ana"], group, 3)
    table, here = await played_next(people, group, series)
    assert (await people["Ben"].put(f"/api/tables/{table}/mute", json={"seat": here.index("Ana")})).is_success
    opened = await next_table(people["Ben"], group, series)
    assert {seat["name"] for seat in (await of(people["Ben"], opened))["seats"]} == {"Ana", "Ben"}
