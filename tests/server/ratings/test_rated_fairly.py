"""Rated games that nobody wins by waiting, or against puppets unseen: the clock, the list, one network, what is provisional."""

from __future__ import annotations

import html
import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.rating import ENTERED_AFTER, FEWEST_OPPONENTS
from mercat.server.clocks.clock_terms import USUAL_LIVE
from mercat.server.ratings.entering import enter
from mercat.server.ratings.rows import RatingEntryRow, RatingRow
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.text import LANGUAGES
from tests.server.admins import host_of
from tests.server.conftest import Site
from tests.server.own_games.test_my_games import played
from tests.server.rated import CLOCK, LONG_AGO, add_person, add_result, rated_table
from tests.server.registered import account

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


def stored(site: Site, kind: Any, table: str) -> Any:
    with Session(site.services.store.reading) as session:
        return session.scalars(select(kind).where((kind.id if kind is TableRow else kind.table) == table)).all()


@pytest.mark.parametrize("clock", [None, CLOCK | {"end": "remind"}])
async def test_no_rated_table_is_opened_without_a_clock_that_ends_the_game(site: Site, clock: dict[str, Any] | None) -> None:
    ana = await account(site, "Timely" if clock else "Untimely")
    wish = {"game": "toy", "seats": 2, "name": "x", "rated": True, "clock": clock}
    refused = await ana.post("/api/tables", json=wish)
    assert refused.status_code == 422 and refused.json()["error"] == "rated-clock"
    assert "25 minutes each, plus 30 seconds per turn" in refused.json()["sentence"]
    open_table = (await ana.post("/api/tables", json=wish | {"clock": CLOCK})).json()["table"]
    later = await ana.put(f"/api/tables/{open_table}/arrangement", json={"clock": clock or "none"})
    assert (later.status_code, later.json()["error"]) == (422, "rated-clock")
    assert (await ana.put(f"/api/tables/{open_table}/arrangement", json={"clock": CLOCK | {"bank": 3_600}})).status_code == 204


async def test_the_page_proposes_a_clock_and_opens_the_table_with_the_next_click(site: Site) -> None:
    ana = await account(site, "Clicker")
    form = {"name": "x", "seats": "2", "bots": "0", "rated": "yes", "clock": "none"}
    refused = await ana.post("/new/toy", data=form)
    assert refused.status_code == 422 and "needs a clock" in html.unescape(refused.text)
    chosen = re.findall(r'<input type="radio" name="clock" value="(\w+)"[^>]* checked', refused.text)
    assert chosen == [USUAL_LIVE.kind], refused.text
    opened = await ana.post("/new/toy", data=form | {"clock": chosen[0]})
    assert opened.status_code == 303
    table, = stored(site, TableRow, opened.headers["location"].rpartition("/")[2])
    assert table.rated and table.clock == USUAL_LIVE.data


async def test_a_rematch_of_a_rated_game_from_before_has_a_clock(site: Site) -> None:
    ana, ben = await account(site, "Former"), await account(site, "Formest")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    with site.services.store.changing() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(clock=None, revision=TableRow.revision + 1))
    again, = stored(site, TableRow, (await ana.post(f"/api/tables/{table}/rematch")).json()["table"])
    assert again.rated and again.clock == USUAL_LIVE.data


async def test_what_a_game_will_change_stands_there_at_its_end_and_is_entered_after_ten_minutes(site: Site) -> None:
    ana, ben = await account(site, "Prompt"), await account(site, "Proper")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    over = (await ana.get(f"/api/tables/{table}")).json()
    assert not over["entered"] and [one["before"]["number"] for one in over["counts"]] == [1500, 1500]
    after = over["counts"][0]["after"]
    assert after["doubt"] < over["counts"][0]["before"]["doubt"]
    shown = html.unescape((await ana.get(f"/t/{table}")).text)
    assert "Provisional." in shown and f"{after['number']} ± {after['doubt']}" in shown
    entry, = stored(site, RatingEntryRow, table)
    assert timedelta(minutes=9) < entry.due - now() <= ENTERED_AFTER == timedelta(minutes=10)
    with site.services.store.changing() as session:
        session.execute(update(RatingEntryRow).where(RatingEntryRow.table == table).values(due=now()))
    assert await site.services.ratings.enter_due() == 1
    after = (await ana.get(f"/api/tables/{table}")).json()
    assert after["entered"] and after["counts"] == over["counts"]
    assert "Provisional." not in (await ana.get(f"/t/{table}")).text


async def test_in_the_list_are_those_who_have_met_three_others(site: Site) -> None:
    """Four wins against one puppet are rank 1 no more; whoever has met three others is listed."""
    store, games = site.services.store, ["ben", "ben", "ben", "ben", "eva", "leo"]
    with store.changing() as session:
        for person in ("ana", "ben", "eva", "leo"):
            add_person(session, person)
    for number, opponent in enumerate(games):
        with store.changing() as session:
            table = add_result(session, ["ana", opponent], [1, 2], at=now() - LONG_AGO, game="tally")
        assert store.write(enter, table)
        listed = (await site.visitor().get("/api/ratings/tally")).json()
        met = len(set(games[:number + 1]))
        assert [one["name"] for one in listed["people"]] == (["ana"] if met >= FEWEST_OPPONENTS else []), met
        assert listed["rated"] == 1 + met
    with Session(store.reading) as session:
        met_by = {row.person: row.opponents for row in session.scalars(select(RatingRow).where(RatingRow.game == "tally"))}
    assert met_by == {"ana": 3, "ben": 1, "eva": 1, "leo": 1}
    for language in LANGUAGES:
        assert "3" in (await site.visitor(language=language).get("/ratings/tally")).text


@pytest.mark.parametrize(("addresses", "one_network"), [(("198.51.100.1", "198.51.100.1"), True),
                                                        (("198.51.100.1", "203.0.113.7"), False)])
async def test_the_host_is_told_of_games_within_one_network(site: Site, addresses: tuple[str, str], one_network: bool) -> None:
    """What is kept of a network until the game begins is gone then, and tells nothing beside its table."""
    first, second = ("Single", "Second") if one_network else ("Distant", "Distinct")
    ana, ben = await account(site, first, address=addresses[0]), await account(site, second, address=addresses[1])
    waiting = [(await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "x", "rated": True, "clock": CLOCK}))
               .json()["table"] for _ in range(2)]
    kept = {seat.network for table in waiting for seat in stored(site, SeatRow, table)} - {None}
    assert len(kept) == 2 and not kept & {row.opener for table in waiting for row in stored(site, TableRow, table)}
    table = await rated_table(ana, ben)
    assert [seat.network for seat in stored(site, SeatRow, table)] == [None, None]
    await played([ana, ben], table)
    entry, = stored(site, RatingEntryRow, table)
    assert entry.one_network == one_network
    shown = (await (await host_of(site, "Olga" if one_network else "Petra")).get("/host?part=ratings")).text
    assert (f"/t/{table}" in shown and f"{first} · {second}" in shown) == one_network
    again = (await ana.post(f"/api/tables/{table}/rematch")).json()["table"]
    for one in (ana, ben):                               # they were seated unasked: being ready says from where they play
        assert (await one.put(f"/api/tables/{again}/ready", json={"ready": True})).status_code == 204
    row, = stored(site, TableRow, again)
    assert row.status == "playing" and row.one_network == one_network


async def test_privacy_tells_of_it(site: Site) -> None:
    assert "hash of your network" in (await site.visitor().get("/privacy")).text


@pytest.mark.parametrize("wish", [{"rated": True, "clock": CLOCK}, {"clock": CLOCK | {"end": "give-up"}}, {}])
async def test_nobody_takes_an_ended_game_up_again_alone_where_a_clock_would_run(site: Site, wish: dict[str, Any]) -> None:
    """Not even their own last move: who has won and gone would lose on time. Without a clock nobody loses anything."""
    ana, ben = [await account(site, name + str(len(wish)) + str(wish.get("rated"))) for name in ("Alba", "Bruno")]
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "x"} | wish)
    table = opened.json()["table"]
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "y"})).status_code == 201
    await played([ana, ben], table)
    length, tried = (await ana.get(f"/api/tables/{table}")).json()["length"], []
    for one in (ana, ben):
        shown = (await one.get(f"/api/tables/{table}")).json()
        if "clock" in wish:
            assert shown["status"] == "over" and shown["undo_to"] is None and shown["restart_to"] is None
            asked = await one.post(f"/api/tables/{table}/ask", json={"length": length, "target": length - 1})
            assert asked.status_code == 202, "the other is asked"
            request = (await one.get(f"/api/tables/{table}")).json()["request"]["id"]
            await one.post(f"/api/tables/{table}/answer", json={"question": request, "agree": False})
        for restart in (True, False):
            answer = await one.post(f"/api/tables/{table}/undo", json={"length": length, "restart": restart})
            tried.append(answer.status_code)
            if answer.status_code == 200:
                length = answer.json()["length"]
    assert (await ana.get(f"/api/tables/{table}")).json()["status"] == ("over" if "clock" in wish else "playing"), tried
    assert (200 in tried) != ("clock" in wish)
