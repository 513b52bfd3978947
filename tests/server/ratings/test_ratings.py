"""Rated games: who plays them, what is not done at them, how they count, and that each is entered once."""

import asyncio
import html
import json
import re
from datetime import timedelta
from math import exp, log, sqrt
from random import Random
from statistics import fmean
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.rating import BETA, ENTERED_AFTER, MIDDLE, WIDE, Rating, rated
from mercat.server.accounts.deletion import delete_person
from mercat.server.features import FEATURES
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import hand_over
from mercat.server.problems import Problem
from mercat.server.ratings import entering
from mercat.server.ratings.entering import enter, recount
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow, RatingRow
from mercat.server.ratings.standings import standings
from mercat.server.ratings.stored import starter
from mercat.server.storage.models import OPEN, ResultRow, SeatRow, TableRow, now
from mercat.server.tables.absence import vacate
from mercat.server.tables.happenings import happen
from mercat.server.tables.journals import NewLines
from mercat.server.tables.results import drop_results
from mercat.server.tables.store import Store
from mercat.server.tables.succession import MOST_EARLIER, players_before, remember
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.calling import give_address, notices
from tests.server.conftest import Site
from tests.server.notices.test_news import news
from tests.server.own_games.test_my_games import moved, played
from tests.server.rated import (
    CLOCK,
    LONG_AGO,
    add_person,
    add_result,
    changes_of,
    counted_plainly,
    rated_table,
    rating_of,
    stored,
)
from tests.server.registered import account
from tests.server.tables.test_absence import plain
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


async def accounts(site: Any, *names: str) -> list[Any]:
    return [await account(site, name) for name in names]


async def error(answer: Any) -> str:
    return str(answer.json().get("error")) if answer.status_code >= 400 else str(answer.status_code)


# -- the model

def test_the_scale_is_that_of_elo_and_everybody_begins_in_the_middle() -> None:
    assert (Rating().number, Rating().doubt) == (1500, 482) and Rating().sigma == WIDE == 2 * BETA
    chance = 1 / (1 + exp(-200 / (sqrt(2) * BETA)))      # by the model, of somebody 200 ahead, where there is no doubt
    assert chance == pytest.approx(1 / (1 + 10 ** (-200 / 400))) and round(4 * chance) == 3


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 1), (1, 2, 3, 4), (3, 1, 3, 2), (2, 2, 2, 1, 6)])
def test_a_game_is_counted_as_the_paper_says(places: tuple[int, ...]) -> None:
    before = [Rating(1400 + 90 * number, 240 - 30 * number) for number in range(len(places))]
    plain = counted_plainly([(one.mu, one.sigma) for one in before], places)
    for ours, theirs in zip(rated(before, places), plain, strict=True):
        assert (ours.mu, ours.sigma) == pytest.approx(theirs, abs=1e-6)


def test_simulated_people_of_known_strength_are_put_in_order() -> None:
    """Five people, each 150 stronger than the one before, in 300 games of three, with the luck that the model supposes."""
    chance, people = Random(5), [f"p{number}" for number in range(5)]
    known = dict.fromkeys(people, Rating())
    for _ in range(300):
        group = chance.sample(people, 3)
        luck = {one: 150 * people.index(one) - sqrt(2) * BETA * log(-log(chance.random())) for one in group}
        order = sorted(group, key=lambda one: -luck[one])
        known.update(zip(group, rated([known[one] for one in group], [order.index(one) + 1 for one in group]), strict=True))
    assert sorted(people, key=lambda one: known[one].mu) == people
    assert fmean(known[one].mu for one in people) == pytest.approx(MIDDLE, abs=60)
    assert all(abs(known[one].mu - known["p2"].mu - 150 * (people.index(one) - 2)) < 1.5 * known[one].doubt for one in people)


# -- a season

def test_a_season_of_random_results_is_the_same_by_a_second_count(one_store: Store) -> None:
    """Fifty results of two games, entered in another order than they ended; then one person is deleted."""
    store = one_store
    chance, people = Random(34), [f"p{number}" for number in range(6)]
    tables = []
    with store.changing() as session:
        for person in people:
            add_person(session, person)
        for _ in range(50):
            group = chance.sample(people, chance.randint(2, 4))
            places = sorted(chance.choices(range(1, 5), k=len(group)))
            chance.shuffle(places)
            game = chance.choice(("toy", "tally"))
            tables.append((add_result(session, group, places, at=now() - LONG_AGO, game=game), group, places, game))
    chance.shuffle(tables)
    plain: dict[tuple[str, str], tuple[float, float]] = {}
    for table, group, places, game in tables:
        assert store.write(enter, table)
        before = [plain.get((one, game), (MIDDLE, WIDE)) for one in group]
        plain.update(zip([(one, game) for one in group], counted_plainly(before, places), strict=True))
    rows = {(row.person, row.game): (row.mu, row.sigma) for row in stored(store, RatingRow)}
    assert rows.keys() == plain.keys() and all(rows[key] == pytest.approx(plain[key], abs=1e-6) for key in rows)
    assert sum(row.games for row in stored(store, RatingRow)) == sum(len(group) for _, group, _, _ in tables)
    second = store.read(recount)
    assert (second.entered, second.people, second.wrong, second.wrong_people) == (50, len(rows), [], 0)

    with store.changing() as session:
        delete_person(session, "p0", "steady")
    assert {row.person for row in stored(store, RatingRow)} == set(people) - {"p0"}
    assert {key: value for key, value in rows.items() if key[0] != "p0"} == {
        (row.person, row.game): (row.mu, row.sigma) for row in stored(store, RatingRow)}
    assert store.read(recount).wrong == [] and store.read(recount).wrong_people == 0
    with store.changing() as session:
        session.execute(update(RatingRow).where(RatingRow.person == "p1", RatingRow.game == "toy").values(mu=RatingRow.mu + 0.01))
        session.execute(update(RatingChangeRow).where(RatingChangeRow.entry == 1, RatingChangeRow.seat == 0).values(mu_after=1.0))
    assert len(store.read(recount).wrong) == 1 and store.read(recount).wrong_people == 1


# -- once

def test_a_result_is_entered_once_ten_minutes_after_the_end(store: Store) -> None:
    with store.changing() as session:
        for person in ("ana", "ben"):
            add_person(session, person)
        early = add_result(session, ["ana", "ben"], [1, 2], at=now() - ENTERED_AFTER + timedelta(minutes=5))
        late = add_result(session, ["ana", "ben"], [1, 2], at=now() - ENTERED_AFTER - timedelta(minutes=5))
    assert not store.write(enter, early) and rating_of(store, "ana") is None
    assert store.write(enter, late) and not store.write(enter, late)
    first = rating_of(store, "ana")
    assert first is not None and first[0] > MIDDLE and first[2] == 1
    assert [store.write(enter, early, length=length) for length in (8, 9, 9)] == [False, True, False]
    second = rating_of(store, "ana")
    assert second is not None and second[2] == 2 and second[0] > first[0]
    assert not store.write(enter, "missing")


def test_a_kill_while_it_is_entered_leaves_nothing_half_done(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the claim and some of the ratings were written the process dies; the next one enters it all."""
    with store.changing() as session:
        for person in ("ana", "ben"):
            add_person(session, person)
        table = add_result(session, ["ana", "ben"], [1, 2], at=now() - LONG_AGO)

    def dies(session: Session, entry: RatingEntryRow, moment: Any) -> None:
        entering_as_written(session, entry, moment)
        session.flush()
        raise KeyboardInterrupt

    entering_as_written = entering.write_ratings
    with monkeypatch.context() as patch:
        patch.setattr(entering, "write_ratings", dies)
        with pytest.raises(KeyboardInterrupt):
            store.write(enter, table)
    assert stored(store, RatingRow) == [] and changes_of(store, table) == [(0, 1, False), (1, 2, False)]
    assert store.write(enter, table)
    assert [row.games for row in stored(store, RatingRow)] == [1, 1]


async def test_two_processes_enter_each_result_once(database_url: str, anyio_backend: str) -> None:
    """Two stores on one database race for ten results of the same people."""
    here, there = Store(database_url, FEATURES), Store(database_url, FEATURES)
    here.migrate()
    with here.changing() as session:
        for person in ("ana", "ben", "eva"):
            add_person(session, person)
        tables = [add_result(session, ["ana", "ben", "eva"], [1, 2, 3], at=now() - LONG_AGO) for _ in range(10)]

    def enter_all(store: Store, order: list[str]) -> int:
        return sum(store.write(enter, table) for table in order)

    done = await asyncio.gather(asyncio.to_thread(enter_all, here, tables), asyncio.to_thread(enter_all, there, tables))
    assert sum(done) == 10
    assert [row.games for row in stored(here, RatingRow)] == [10, 10, 10]
    second = here.read(recount)
    assert (second.entered, second.wrong, second.wrong_people) == (10, [], 0)
    here.close()
    there.close()


def test_what_is_not_entered_goes_with_its_result_and_what_is_stays(one_store: Store) -> None:
    store = one_store
    with store.changing() as session:
        for person in ("ana", "ben"):
            add_person(session, person)
        waits, done = (add_result(session, ["ana", "ben"], [1, 2], at=now() - LONG_AGO) for _ in range(2))
    assert store.write(enter, done)
    with store.changing() as session:
        drop_results(session, [waits, done])
    assert [row.table for row in stored(store, RatingEntryRow)] == [done]
    assert store.read(recount).wrong_people == 0


def test_whoever_is_deleted_is_left_out_of_results_that_wait(one_store: Store) -> None:
    """With two, nobody's rating changes; with three, the others' do as if they had played alone; what was entered stays."""
    store = one_store
    with store.changing() as session:
        for person in ("ana", "ben", "eva"):
            add_person(session, person)
        first = add_result(session, ["ana", "ben"], [1, 2], at=now() - LONG_AGO)
        two = add_result(session, ["ana", "ben"], [2, 1], at=now() - LONG_AGO)
        three = add_result(session, ["ben", "ana", "eva"], [3, 1, 2], at=now() - LONG_AGO)
    assert store.write(enter, first)
    ben = rating_of(store, "ben")
    assert ben is not None
    with store.changing() as session:
        delete_person(session, "ana", "steady")
    assert changes_of(store, two) == [] and not store.write(enter, two) and rating_of(store, "ben") == ben
    assert changes_of(store, three) == [(0, 3, False), (2, 2, False)] and store.write(enter, three)
    expected = counted_plainly([ben[:2], (MIDDLE, WIDE)], [3, 2])
    for person, after in zip(("ben", "eva"), expected, strict=True):
        found = rating_of(store, person)
        assert found is not None and found[:2] == pytest.approx(after, abs=1e-6)
    assert store.read(recount).wrong == [] and store.read(recount).wrong_people == 0


def test_nobody_is_rated_by_a_result_where_only_who_left_is_known(one_store: Store) -> None:
    store = one_store
    with store.changing() as session:
        for person in ("ana", "ben", "eva"):
            add_person(session, person)
        table = add_result(session, ["ana", "ben", "eva"], [1, 2, 3], at=now() - LONG_AGO)
        session.execute(update(RatingChangeRow).where(RatingChangeRow.person != "ana").values(place=4))
    with store.changing() as session:
        delete_person(session, "ana", "steady")
    assert changes_of(store, table) == [] and not store.write(enter, table)


def test_a_person_who_is_not_stored_any_more_is_not_awaited(one_store: Store) -> None:
    with one_store.changing() as session:
        add_person(session, "ana")
        table = add_result(session, ["ana", "gone x"], [1, 2], at=now() - LONG_AGO)
    assert changes_of(one_store, table) == []


async def test_no_request_waits_for_somebody_deleted(site: Any) -> None:
    players = await accounts(site, "Dario", "Dora", "Doris")
    table = await rated_table(*players)
    await played(players, table)
    assert (await players[0].post(f"/api/tables/{table}/result")).status_code == 202
    request = (await players[1].get(f"/api/tables/{table}")).json()["request"]
    assert request["waiting"] == [1, 2]
    agreed = {"question": request["id"], "agree": True}
    assert (await players[1].post(f"/api/tables/{table}/answer", json=agreed)).is_success
    assert (await players[2].post("/api/me/delete", json={"sure": True})).is_success
    seen = (await players[0].get(f"/api/tables/{table}")).json()
    assert seen["request"] is None and [one["seat"] for one in seen["counts"]] == [0, 1]
    assert (await players[0].post(f"/api/tables/{table}/result")).status_code == 202
    request = (await players[1].get(f"/api/tables/{table}")).json()["request"]
    assert request["waiting"] == [1]
    agreed = {"question": request["id"], "agree": True}
    assert (await players[1].post(f"/api/tables/{table}/answer", json=agreed)).is_success
    assert (await players[0].get(f"/api/tables/{table}")).json()["entered"]
    wish = {"game": "toy", "seats": 3, "name": "x", "after": table}
    for address, body in (("/api/tables", wish), (f"/api/tables/{table}/rematch", None)):
        again = (await players[0].post(address, json=body)).json()["table"]
        seats = (await players[0].get(f"/api/tables/{again}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "empty"]


async def test_a_table_says_that_nobodys_rating_changes_where_the_other_was_deleted(site: Any) -> None:
    ana, ben = await accounts(site, "Egon", "Elli")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    assert (await ana.get(f"/api/tables/{table}")).json()["counts"]
    assert (await ben.post("/api/me/delete", json={"sure": True})).is_success
    seen = (await ana.get(f"/api/tables/{table}")).json()
    assert seen["counts"] is None and seen["enter_at"] is None
    assert "does not change any ratings" in (await ana.get(f"/t/{table}")).text


def test_ratings_are_handed_over_where_there_are_none(one_store: Store) -> None:
    store = one_store
    with store.changing() as session:
        for person in ("ana", "ben", "eva"):
            add_person(session, person)
        tables = [add_result(session, ["ana", "ben"], [1, 2], at=now() - LONG_AGO),
                  add_result(session, ["ana", "ben"], [1, 2], at=now() - LONG_AGO, game="tally"),
                  add_result(session, ["eva", "ben"], [1, 2], at=now() - LONG_AGO, game="tally")]
    assert all(store.write(enter, table) for table in tables)
    toy, tally = rating_of(store, "ana"), rating_of(store, "eva", "tally")
    with store.changing() as session:
        hand_over(session, "ana", "eva")
    assert rating_of(store, "eva") == toy and rating_of(store, "eva", "tally") == tally
    assert {row.person for row in stored(store, RatingRow)} == {"ben", "eva"}
    assert store.read(recount).wrong_people == 0 and store.read(recount).wrong == []


# -- what leaving counts as

def a_seat(**columns: Any) -> SeatRow:
    return SeatRow(**{"table": "t", "number": 0, "kind": "person", "holder": "ana", "name": "Ana"} | columns)


def earlier(*holders: str | None) -> list[dict[str, Any]]:
    return [{"name": one or "", "bot": None if one else "steady", "until": 3 + at, "holder": one}
            for at, one in enumerate(holders)]


@pytest.mark.parametrize(("seat", "person", "left"), [
    (a_seat(), "ana", False),
    (a_seat(held="steady"), "ana", True),
    (a_seat(held="steady", called=now()), "ana", False),             # the bot that was called has not moved
    (a_seat(kind="empty", holder=None, held="steady", earlier=earlier("ana")), "ana", True),
    (a_seat(kind="bot", holder=None, bot="steady", earlier=earlier("ana")), "ana", True),
    (a_seat(holder="ben", earlier=earlier("ana")), "ana", True),     # somebody else plays on
    (a_seat(earlier=earlier("ana", None)), "ana", False),            # back in their own seat
    (a_seat(holder="ben", earlier=[{"name": "", "bot": None, "until": 2, "holder": None}]), None, True),
], ids=["there", "held", "called", "left", "given to a bot", "taken over", "came back", "deleted"])
def test_who_counts_for_a_seat(seat: SeatRow, person: str | None, left: bool) -> None:
    assert starter(seat) == (person, left)


def test_who_began_is_never_forgotten() -> None:
    table, seat = TableRow(status="playing", length=1), a_seat()
    for length in range(1, 4 * MOST_EARLIER):
        table.length = length
        remember(table, seat)
        seat.holder = f"somebody {length}"
    assert seat.earlier is not None and len(seat.earlier) == MOST_EARLIER
    assert seat.earlier[0]["holder"] == "ana" and seat.earlier[-1]["holder"] == f"somebody {4 * MOST_EARLIER - 2}"


async def test_a_leaver_is_last_and_a_newcomer_not_rated(site: Any) -> None:
    ana, ben, eva = await accounts(site, "Lena", "Bela", "Edda")
    table = await rated_table(ana, ben)
    to_move = (await ana.get(f"/api/tables/{table}")).json()["to_move"]
    await moved((ana, ben)[to_move], table)
    assert (await ben.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    assert (await ana.put(f"/api/tables/{table}/seats/1/bot", json={"strength": None})).status_code == 204
    sat = await eva.post(f"/api/tables/{table}/seats", json={"name": "x", "seat": 1})
    assert sat.status_code == 201, sat.text
    assert plain(ui("en")("happened-seat-taken-rated", by="Edda", left="taken")) in await news(ben)
    give_address(site, await site.person_of(ben), "bela@example.org")
    await played([ana, eva], table)
    for language in LANGUAGES:
        assert plain(ui(language)("happened-ended-rated-left", here="no")) in await news(ben, language), language
        page = plain((await ben.get(f"/t/{table}", headers={"Accept-Language": language})).text)
        assert plain(ui(language)("happened-ended-rated-left", here="yes")) in page, language
    [called] = notices(site, person=await site.person_of(ben), kind="happened")
    assert (called.table, called.facts["name"]) == (table, "ended-rated-left")
    assert "you finished last" not in await news(ana) + await news(eva)
    assert changes_of(site.services.store, table) == [(0, 1 if (await first_place(ana, table)) == 0 else 2, False), (1, 3, False)]
    counts = (await ana.get(f"/api/tables/{table}")).json()["counts"]
    assert [(one["place"], one["left"]) for one in counts] == [(1, False), (2, True)]
    text = html.unescape((await ana.get(f"/t/{table}")).text)
    assert "Bela" in text and "did not play to the end" in text


async def test_who_leaves_before_the_first_decision_is_last(site: Any) -> None:
    """Even where somebody sits down there, for whom the game is dealt anew."""
    stays, leaves, comes = await accounts(site, "Rosa", "Igor", "Vera")
    table = await rated_table(stays, leaves)
    assert (await leaves.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    assert (await comes.post(f"/api/tables/{table}/seats", json={"name": "x", "seat": 1})).status_code == 201
    await played([stays, comes], table)
    mine = 1 if await first_place(stays, table) == 0 else 2
    assert changes_of(site.services.store, table) == [(0, mine, False), (1, 3, False)]
    counts = (await stays.get(f"/api/tables/{table}")).json()["counts"]
    assert [one["left"] for one in counts] == [False, True]
    text = html.unescape((await stays.get(f"/t/{table}")).text)
    assert "Igor" in text and "did not play to the end" in text


@pytest.mark.parametrize("by_clock", [False, True])
async def test_a_bot_that_ends_a_game_for_somebody_wins_it_and_not_they(opening: Any, by_clock: bool) -> None:
    """Who left, or whose time is over, is named on no page as who played to the end; people's lists say how they are rated."""
    async with opening(absent_bot="random", bot_pause=0.0) as site:
        stays, leaves = await accounts(site, "Irma", "Piotr")
        table = await rated_table(stays, leaves)
        if by_clock:
            await site.services.tables.change(table, lambda session, row, seats: setattr(seats[1], "held", "random"))
        else:
            assert (await leaves.delete(f"/api/tables/{table}/seats/1")).status_code == 204
            assert bot_in("en") in lines(await stays.get("/")), "while it plays"
        async with asyncio.timeout(PATIENCE):
            while (now := (await stays.get(f"/api/tables/{table}")).json())["status"] != "over":
                if now["to_move"] == 0:
                    await moved(stays, table, now["length"])
                await asyncio.sleep(0.01)
        for language in LANGUAGES:
            for page in (f"/t/{table}", "/"):
                shown = lines(await stays.get(page, headers={"Accept-Language": language}))
                assert bot_in(language) in shown and "Piotr wins" not in shown, (page, language)
        places = {one["seat"]: one["place"] for one in (await stays.get(f"/api/tables/{table}/view")).json()["scores"]}
        winner = "share the victory" if places[0] == places[1] else "You win." if places[0] == 1 else f"{bot_in('en')} wins."
        assert winner in lines(await stays.get(f"/t/{table}"))
        assert f"{('1st', '2nd')[places[0] - 1]} of 2" in lines(await stays.get("/"))       # as the table says
        assert "2nd of 2" in lines(await leaves.get("/"))                   # as it counts for them


def bot_in(language: str) -> str:
    return plain(ui(language)("bot-for", player="Piotr"))


def lines(page: Any) -> str:
    return plain(re.sub(r"<[^>]+>", "", page.text))


def test_who_had_a_seat_when_a_rated_game_began_is_noted_before_its_first_line() -> None:
    seat, other = (SeatRow(table="t", number=0, kind="person", name="Igor", holder="igor") for _ in range(2))
    remember(TableRow(id="t", status="playing", rated=True, length=0), seat)
    assert starter(seat) == ("igor", False) and [one["holder"] for one in seat.earlier or ()] == ["igor"]
    seat.kind, seat.holder, seat.held = "empty", None, "steady"
    remember(TableRow(id="t", status="playing", rated=True, length=0), seat)         # by the next who sits down
    assert starter(seat) == ("igor", True) and len(seat.earlier or ()) == 1
    remember(TableRow(id="t", status="playing", rated=False, length=0), other)
    assert players_before(other) == []


async def first_place(browser: Any, table: str) -> int:
    places = [score["place"] for score in (await browser.get(f"/api/tables/{table}/view")).json()["scores"]]
    return places.index(min(places))


# -- at the table

async def test_only_accounts_play_each_on_one_seat(site: Any) -> None:
    ana, ben = await accounts(site, "Ada", "Bo")
    guest = await site.browser()
    opening = {"game": "toy", "seats": 3, "name": "x", "rated": True}
    assert await error(await guest.post("/api/tables", json=opening)) == "rated-accounts"
    for wish, key in (({"bots": ["steady"]}, "rated-bots"), ({"sandbox": True}, "rated-sandbox"), ({"seats": 1}, "rated-alone"),
                      ({"deal": ["roll 1"]}, "rated-deal")):
        assert await error(await ana.post("/api/tables", json=opening | wish)) == key
    table = await rated_table(ana, seats=3)
    assert await error(await guest.post(f"/api/tables/{table}/seats", json={"name": "Guest"})) == "rated-accounts"
    assert await error(await ana.post(f"/api/tables/{table}/seats", json={"name": "x", "seat": 1})) == "rated-one-seat"
    assert (await ana.post(f"/api/tables/{table}/seats", json={"name": "x"})).status_code == 201      # the same seat again
    assert await error(await ana.put(f"/api/tables/{table}/seats/1/bot", json={"strength": "steady"})) == "rated-bots"
    link = (await ana.post(f"/api/tables/{table}/seats", json={"name": "x"})).json()["link"].rpartition("/")[2]
    moved_to = await guest.post("/seat", data={"link": link})
    assert moved_to.status_code == 403 and "account" in moved_to.text
    shown = html.unescape((await guest.get(f"/t/{table}/seats")).text)
    assert "This game is rated" in shown and 'id="sit-account"' in shown and 'id="sit"' not in shown
    shown = html.unescape((await ben.get(f"/t/{table}/seats")).text)
    assert "10 minutes after the game ends" in shown and 'id="sit"' in shown and "first rated game" in shown
    assert html.unescape((await ben.get("/")).text).count("rated") >= 1
    open_now = (await ben.get("/api/tables")).json()["open"]
    assert [one["rated"] for one in open_now if one["id"] == table] == [True]


async def test_nothing_helps_while_it_runs(site: Any) -> None:
    ana, ben = await accounts(site, "Afra", "Bert")
    table = await rated_table(ana, ben)
    now_there = (await ana.get(f"/api/tables/{table}")).json()
    players = [ana, ben]
    mover = players[now_there["to_move"]]
    assert now_there["rated"] and not now_there["may_hint"] and now_there["enter_at"] is None
    assert await error(await mover.post(f"/api/tables/{table}/sandbox", json={"at": 1})) == "rated-no-sandbox"
    assert await error(await site.visitor().get(f"/api/tables/{table}/export")) == "rated-no-export"
    assert await error(await mover.put(f"/api/tables/{table}/seats/{now_there['to_move']}/hold",
                                       json={"strength": "master"})) == "rated-own-bot"
    kept = [one for one in (await mover.get("/api/me/download")).json()["tables"] if one["table"] == table]
    assert [(one["status"], one["match"]) for one in kept] == [("playing", None)]
    page = (await mover.get(f"/t/{table}/seats")).text
    assert 'id="try-here"' not in page and "/export" not in page and 'action="/t/' + table + '/hold"' not in page
    other = 1 - now_there["to_move"]
    await players[other].delete(f"/api/tables/{table}/seats/{other}")
    assert await error(await mover.post(f"/api/tables/{table}/hint", json={"length": now_there["length"]})) != "200"
    assert not (await mover.get(f"/api/tables/{table}")).json()["may_hint"]
    plain = await site.table_of(ana, ben)
    assert (await ana.get(f"/api/tables/{plain}/export")).status_code == 200


async def test_undo_takes_the_game_up_until_all_agree_to_enter_it(site: Any) -> None:
    ana, ben = await accounts(site, "Arno", "Britt")
    players, table = [ana, ben], await rated_table(ana, ben)
    await played(players, table)
    over = (await ana.get(f"/api/tables/{table}")).json()
    assert over["status"] == "over" and over["enter_at"] and not over["entered"] and len(over["counts"]) == 2
    await undone(players, table, over["length"])
    assert stored_entry(site, table) is None
    await played(players, table)
    assert await error(await site.visitor().post(f"/api/tables/{table}/result")) == "not-seated"
    assert (await ana.post(f"/api/tables/{table}/result")).status_code == 202
    asked = (await ben.get(f"/api/tables/{table}")).json()["request"]
    assert asked["kind"] == "rating" and asked["waiting"] == [1]
    assert "proposes counting the result" in (await ben.get(f"/t/{table}")).text
    await ben.post(f"/api/tables/{table}/answer", json={"question": asked["id"], "agree": True})
    entered = (await ben.get(f"/api/tables/{table}")).json()
    assert entered["entered"] and entered["request"] is None and entered["undo_to"] is None and entered["enter_at"] is None
    first = entered["counts"][0]
    assert first["before"] == {"number": 1500, "doubt": 482} and first["after"]["doubt"] < 482
    for one in players:
        length = entered["length"]
        assert await error(await one.post(f"/api/tables/{table}/undo", json={"length": length})) in ("rated-entered", "no-undo")
        asked_again = await one.post(f"/api/tables/{table}/ask", json={"length": length, "target": length - 1})
        assert await error(asked_again) == "rated-entered"
    assert await error(await ana.post(f"/api/tables/{table}/result")) == "rated-entered"
    assert "counts towards the ratings" in (await ana.get(f"/t/{table}")).text
    person = await site.person_of(ana)
    with Session(site.services.store.reading) as session:
        assert standings(session, [person, "nobody"], "toy")[person]["toy"].games == 1


async def undone(players: list[Any], table: str, length: int) -> None:
    """Whoever moved last takes it back, or asks for it."""
    for number, one in enumerate(players):
        if (await one.post(f"/api/tables/{table}/undo", json={"length": length})).status_code == 200:
            return
        asked = await one.post(f"/api/tables/{table}/ask", json={"length": length, "target": length - 1})
        if asked.status_code < 400:
            request = (await players[1 - number].get(f"/api/tables/{table}")).json()["request"]
            answer = {"question": request["id"], "agree": True}
            assert (await players[1 - number].post(f"/api/tables/{table}/answer", json=answer)).status_code in (200, 202)
            return
    raise AssertionError("nothing can be undone")


def stored_entry(site: Any, table: str) -> RatingEntryRow | None:
    with Session(site.services.store.reading) as session:
        return session.scalars(select(RatingEntryRow).where(RatingEntryRow.table == table)).first()


async def test_an_undo_that_was_asked_for_does_not_survive_the_entry(site: Any) -> None:
    """The others agree to an undo after the result was entered by another process: nothing is undone."""
    ana, ben = await accounts(site, "Ari", "Bruno")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    assert (await ana.post(f"/api/tables/{table}/ask", json={"length": length, "target": 1})).status_code in (200, 202)
    question = (await ben.get(f"/api/tables/{table}")).json()["request"]["id"]
    assert site.services.store.write(enter, table, length)
    answer = await ben.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})
    assert await error(answer) == "nothing-asked"
    with pytest.raises(Problem) as refused:
        site.services.store.append(table, length, NewLines(["undo 1"]), 0)
    assert refused.value.key == "rated-entered"
    assert (await ana.get(f"/api/tables/{table}")).json()["length"] == length


async def test_what_is_due_is_entered_by_itself_and_the_table_tells(site: Any) -> None:
    ana, ben = await accounts(site, "Alma", "Boris")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    version = (await ana.get(f"/api/tables/{table}")).json()["version"]
    assert await site.services.ratings.enter_due() == 0
    with site.services.store.changing() as session:
        session.execute(update(RatingEntryRow).where(RatingEntryRow.table == table).values(due=now()))
    assert await site.services.ratings.enter_due() == 1
    after = (await ana.get(f"/api/tables/{table}")).json()
    assert after["entered"] and after["version"] != version
    assert [seat["rating"]["games"] for seat in after["seats"]] == [1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_lost_a_seat_by_time_did_not_leave_and_is_not_waited_for(opening: Any, language: str) -> None:
    """The page says who must agree, as the server has it: the people at the table, and nobody if only one is left."""
    async with opening(absent_bot="random", bot_pause=0.0) as site:
        stays, loses = await accounts(site, "Irma", "Piotr")
        table = await rated_table(stays, loses)
        await site.services.tables.change(table, lose_by_time)
        async with asyncio.timeout(PATIENCE):
            while (now := (await stays.get(f"/api/tables/{table}")).json())["status"] != "over":
                if now["to_move"] == 0:
                    await moved(stays, table, now["length"])
                await asyncio.sleep(0.01)
        headers, say = {"Accept-Language": language}, ui(language)
        shown = lines(await stays.get(f"/t/{table}", headers=headers))
        assert plain(say("rated-pending-alone")) in shown and plain(say("rated-pending")) not in shown
        watched = lines(await loses.get(f"/t/{table}", headers=headers))
        assert plain(say("rated-pending")) in watched and plain(say("rated-pending-alone")) not in watched
        told = watched + lines(await loses.get("/", headers=headers))
        there = plain(say("happened-ended-rated", here="no"))
        assert there in told and there not in watched    # at the table, nothing sends the reader to the table
        assert not [word for word in ("abandon", "se fue", "you left", "odejście") if word in told]
        assert (await stays.post(f"/api/tables/{table}/result")).is_success
        assert plain(say("rated-entered")) in lines(await loses.get(f"/t/{table}", headers=headers))


def lose_by_time(session: Any, table: Any, seats: Any) -> None:
    """What happens when the time of the second seat runs out, where that costs the seat."""
    remember(table, seats[1])
    happen(session, table, seats[1], "time-over-seat")
    vacate(seats[1])
    seats[1].kind, seats[1].held = "empty", "random"


async def test_the_same_people_again_are_asked_before_a_rated_game_begins(site: Any) -> None:
    ana, ben = await accounts(site, "Anke", "Björn")
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    again = (await ana.post(f"/api/tables/{table}/rematch")).json()["table"]
    found = (await ben.get(f"/api/tables/{again}")).json()
    assert found["rated"] and found["waiting_room"] and found["status"] == OPEN
    assert [(seat["kind"], seat["ready"]) for seat in found["seats"]] == [("person", True), ("person", False)]
    guest = await site.browser()
    mixed = await site.table_of(ana, guest)
    await played([ana, guest], mixed)
    wish = {"game": "toy", "seats": 2, "name": "x", "rated": True, "clock": CLOCK}
    opened = await ana.post("/api/tables", json=wish | {"after": mixed})
    assert await error(opened) == "rated-guests" and opened.json()["sentence"].endswith(": Player 1.")
    opened = await ana.post("/api/tables", json=wish | {"after": table})
    anew = (await ben.get(f"/api/tables/{opened.json()['table']}")).json()
    assert anew["waiting_room"] and [seat["ready"] for seat in anew["seats"]] == [True, False]
    assert (await ben.post(f"/api/tables/{table}/rematch")).json()["table"] == again
    assert (await ben.get(f"/api/tables/{again}")).json()["status"] == "playing"


async def test_a_table_of_bots_and_people_changes_nobodys_rating(site: Any) -> None:
    ana, = await accounts(site, "Agnes")
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "x", "bots": ["random"]})
    table = opened.json()["table"]
    async with asyncio.timeout(60):
        while (now_there := (await ana.get(f"/api/tables/{table}")).json())["status"] != "over":
            if now_there["can_move"]:
                await moved(ana, table, now_there["length"])
            await asyncio.sleep(0.01)
    assert stored_entry(site, table) is None and rating_of(site.services.store, await site.person_of(ana)) is None


# -- shown

async def test_the_list_and_the_page_of_a_person(site: Any) -> None:
    """Listed is whose page everybody may see; a page shows the rating to whoever may see the page, and its course."""
    people = await accounts(site, "Listed", "Hidden", "Veiled", "Unseen")
    first, *others = [await site.person_of(one) for one in people]
    with site.services.store.changing() as session:
        tables = [add_result(session, [first, other], [1, 2], at=now() - LONG_AGO) for other in others]
    assert all(site.services.store.write(enter, table) for table in tables)
    assert (await people[0].put("/api/me/page", json={"shown": "everybody"})).status_code == 204
    visitor = site.visitor()
    listed = (await visitor.get("/api/ratings/toy")).json()
    mine = next(one for one in listed["people"] if one["name"] == "Listed")
    assert mine["rating"]["games"] == 3 and "Hidden" not in [one["name"] for one in listed["people"]]
    assert listed["rated"] >= 2 and not listed["more"]
    page = html.unescape((await visitor.get("/ratings/toy")).text)
    assert "Listed" in page and "Hidden" not in page and f"{mine['rating']['number']} ± {mine['rating']['doubt']}" in page
    data = (await visitor.get(f"/api/people/{mine['page']}")).json()["games"][0]
    assert data["rating"] == mine["rating"] and len(data["course"]) == 3
    assert data["course"][-1] == {"number": mine["rating"]["number"], "doubt": mine["rating"]["doubt"]}
    shown = html.unescape((await visitor.get(f"/people/{mine['page']}")).text)
    assert 'class="course"' in shown and "from 3 rated games" in shown
    for language in LANGUAGES:
        for address in ("/ratings/toy", f"/people/{mine['page']}", "/new/toy"):
            assert (await site.visitor(language=language).get(address)).status_code == 200
    assert [(await visitor.get(one)).status_code for one in ("/ratings/missing", "/api/ratings/missing")] == [404, 404]


async def test_a_page_shows_how_the_ratings_of_its_person_changed(site: Any) -> None:
    """A page lists games with the place and the rating of its person, not with those of the reader."""
    winner, loser = await accounts(site, "Winna", "Losa")
    first, second = await site.person_of(winner), await site.person_of(loser)
    with site.services.store.changing() as session:
        table = add_result(session, [first, second], [1, 2], at=now() - LONG_AGO)
    assert site.services.store.write(enter, table)
    for one in (winner, loser):
        assert (await one.put("/api/me/page", json={"shown": "everybody"})).status_code == 204
    pages = [re.search(r'"/people/([A-Za-z0-9_-]+)"', (await one.get("/me")).text) for one in (winner, loser)]
    for reader in (winner, loser):
        for page, place, sign in zip(pages, ("1st", "2nd"), "+−", strict=True):
            assert page is not None
            newest = html.unescape((await reader.get(f"/people/{page[1]}")).text).partition('id="newest-title"')[2]
            gained = re.search(r'<b class="number">([+−])\d+</b><span class="unseen">', newest)
            assert f"{place} of 2" in newest and gained is not None and gained[1] == sign


async def test_lists_and_pages_say_the_same_place_in_a_game_that_somebody_left(site: Any) -> None:
    """The place in the game, as the table says it, and not the rank among those whom the game compares."""
    stays, leaves = await accounts(site, "Stana", "Levi")
    first, second = await site.person_of(stays), await site.person_of(leaves)
    with site.services.store.changing() as session:
        table = add_result(session, [first, second, None], [2, 3, 1], at=now() - LONG_AGO)
    assert site.services.store.write(enter, table)
    assert changes_of(site.services.store, table) == [(0, 2, True), (1, 3, True)]
    assert (await stays.put("/api/me/page", json={"shown": "everybody"})).status_code == 204
    page = re.search(r'"/people/([A-Za-z0-9_-]+)"', (await stays.get("/me")).text)
    assert page is not None
    for address in ("/", "/me/games", f"/people/{page[1]}"):
        shown = html.unescape((await stays.get(address)).text)
        assert "2nd of 3" in shown and "1st of 3" not in shown, address


async def test_a_rated_game_that_one_left_is_in_ones_lists_as_the_last_place(site: Any) -> None:
    stays, leaves, _ = await accounts(site, "Wilma", "Edgar", "Fritz")
    table = await rated_table(stays, leaves)
    assert (await leaves.delete(f"/api/tables/{table}/seats/1")).status_code == 204
    assert (await stays.put(f"/api/tables/{table}/seats/1/bot", json={"strength": "random"})).is_success
    while (state := (await stays.get(f"/api/tables/{table}")).json())["status"] != "over":
        if state["to_move"] == 0:
            await moved(stays, table, state["length"])
        else:
            await asyncio.sleep(0.02)                    # the bot moves
    assert (await leaves.put("/api/me/page", json={"shown": "everybody"})).status_code == 204
    page = re.search(r'"/people/([A-Za-z0-9_-]+)"', (await leaves.get("/me")).text)
    assert page is not None
    for reader, address in ((leaves, "/"), (leaves, "/me/games"), (leaves, f"/people/{page[1]}"), (stays, f"/people/{page[1]}")):
        shown = html.unescape((await reader.get(address)).text)
        assert f'id="line-{table}"' in shown and f'href="/t/{table}"' in shown, address
        line = shown[shown.index(f'id="line-{table}"'):]
        assert "2nd of 2" in line[:line.index(f"/t/{table}/review")], address
    hidden = await leaves.put("/api/me/games/hidden", json={"table": table, "hidden": True})
    assert hidden.status_code == 204 and table not in (await leaves.get("/me/games")).text


async def test_the_download_has_ratings(site: Any) -> None:
    ana, ben = await accounts(site, "Anton", "Berta")
    ids = [await site.person_of(one) for one in (ana, ben)]
    with site.services.store.changing() as session:
        table = add_result(session, ids, [1, 2], at=now() - LONG_AGO)
    assert site.services.store.write(enter, table)
    kept = json.loads((await ana.get("/me/download")).text)
    assert [one["games"] for one in kept["ratings"]] == [1] and [one["table"] for one in kept["rated_games"]] == [table]
    assert ids[1] not in json.dumps([kept["ratings"], kept["rated_games"], kept["archive"]])


def test_results_of_other_tables_are_not_awaited(one_store: Store) -> None:
    store = one_store
    with store.changing() as session:
        for person in ("ana", "ben"):
            add_person(session, person)
        add_result(session, ["ana", "ben"], [1, 2], rated=False)
        add_result(session, ["ana", None], [1, 2])       # one person alone is compared with nobody
    assert stored(store, RatingEntryRow) == [] and len(stored(store, ResultRow)) == 2 and len(stored(store, PersonRow)) == 2


