"""A person's page: who may see it, what it counts, and the names that lead there."""

import re
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.own_games.person_pages import games_of
from mercat.server.people.rows import PersonRow
from mercat.server.storage.models import ResultSeatRow
from mercat.text import LANGUAGES
from tests.server.conftest import Site
from tests.server.own_games.test_my_games import played, words

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


async def page_of(site: Any, browser: Any) -> str:
    """The name of somebody's page."""
    person = await site.person_of(browser)
    with Session(site.services.store.reading) as session:
        return session.scalars(select(PersonRow.page).where(PersonRow.id == person)).one()


async def statuses(page: str, *people: Any) -> list[int]:
    """What these are answered for a page; programs the same."""
    found = []
    for one in people:
        as_page, data = await one.get(f"/people/{page}"), await one.get(f"/api/people/{page}")
        assert as_page.status_code == data.status_code
        found.append(data.status_code)
    return found


async def test_a_page_is_shown_to_companions_unless_its_person_decides_otherwise(site: Any) -> None:
    ana, ben, eva, nobody = await site.browser(), await site.browser(), await site.browser(), site.visitor()
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    await eva.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Eva"})
    page = await page_of(site, ana)
    assert await statuses(page, ana, ben, eva, nobody) == [200, 404, 404, 404]
    assert await statuses("missing", ana) == [404]
    await ben.post(f"/api/tables/{opened}/seats", json={"name": "Ben"})  # the game begins
    assert await statuses(page, ana, ben, eva, nobody) == [200, 200, 404, 404]
    for shown, expected in (("everybody", [200] * 4), ("nobody", [200, 404, 404, 404]), ("companions", [200, 200, 404, 404])):
        assert (await ana.post("/me/page", data={"shown": shown})).headers["location"] == f"/people/{page}"
        assert await statuses(page, ana, ben, eva, nobody) == expected, shown
    assert (await ana.put("/api/me/page", json={"shown": "everybody"})).status_code == 204
    assert await statuses(page, nobody) == [200]


async def test_to_sit_at_the_same_open_table_is_not_to_have_played(site: Any) -> None:
    ana, eva = await site.browser(), await site.browser()
    opened = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})).json()["table"]
    await eva.post(f"/api/tables/{opened}/seats", json={"name": "Eva"})
    assert await statuses(await page_of(site, ana), eva) == [404]


async def test_a_page_offers_what_the_list_of_friends_does_while_playing_too(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    await site.table_of(ana, ben)
    hers, his = await page_of(site, ana), await page_of(site, ben)
    page = (await ben.get(f"/people/{hers}")).text
    [who] = re.findall(r'action="/me/ask-friend"><input type="hidden" name="who" value="([^"]+)"', page)
    assert f'value="{who}"' in (await ben.get("/me/friends")).text
    assert (await ben.post("/me/ask-friend", data={"who": who})).status_code == 303
    page = (await ben.get(f"/people/{hers}")).text
    assert "You have sent this person a friend request." in page and "/me/remove-friend" in page and "/me/ask-friend" not in page
    page = (await ana.get(f"/people/{his}")).text
    [asks] = set(re.findall(r'action="/me/answer-friend"><input type="hidden" name="who" value="([^"]+)"', page))
    assert (await ana.post("/me/answer-friend", data={"who": asks, "agree": "yes"})).status_code == 303
    for one, other in ((ana, his), (ben, hers)):
        page = (await one.get(f"/people/{other}")).text
        assert "You are friends." in page and "/me/mute-friend" in page and "/me/remove-friend" in page
    assert 'id="of-friends"' not in (await ana.get(f"/people/{hers}")).text


async def test_somebody_muted_is_unmuted_on_their_page(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    await site.table_of(ana, ben)
    hers, his = await page_of(site, ana), await page_of(site, ben)

    async def named(reader: Any, page: str, act: str) -> str:
        form = rf'action="/me/{act}"><input type="hidden" name="who" value="([^"]+)"'
        [who] = set(re.findall(form, (await reader.get(f"/people/{page}")).text))
        return str(who)
    await ben.post("/me/ask-friend", data={"who": await named(ben, hers, "ask-friend")})
    await ana.post("/me/mute-friend", data={"who": await named(ana, his, "mute-friend"), "muted": "yes"})
    assert "You have muted this person." in (await ana.get(f"/people/{his}")).text
    unmuted = await ana.post("/me/unmute", data={"who": await named(ana, his, "unmute"), "from": "friends"})
    assert unmuted.headers["location"] == "/me/friends"
    assert "You have muted" not in (await ana.get(f"/people/{his}")).text


async def test_a_deleted_person_has_no_page(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    await site.table_of(ana, ben)
    page = await page_of(site, ana)
    await ana.put("/api/me/page", json={"shown": "everybody"})
    assert (await ana.post("/api/me/delete", json={"sure": True})).status_code == 204
    assert await statuses(page, ben, site.visitor()) == [404, 404]


async def test_nobody_decides_for_others_or_in_other_words(site: Any) -> None:
    ana, fresh, nobody = await site.browser(), await site.browser(), site.visitor()
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    page = await page_of(site, ana)
    for stranger in (fresh, nobody):
        assert (await stranger.put("/api/me/page", json={"shown": "everybody"})).status_code == 403
        assert (await stranger.post("/me/page", data={"shown": "everybody"})).status_code == 403
    assert (await ana.put("/api/me/page", json={"shown": "friends"})).status_code == 422
    assert await statuses(page, nobody) == [404]
    own = (await ana.get(f"/people/{page}")).text
    assert 'action="/me/page"' in own and re.search(r'value="companions" aria-pressed="true"', own)
    await ana.put("/api/me/page", json={"shown": "everybody"})
    for stranger in (fresh, nobody):
        assert 'action="/me/page"' not in (await stranger.get(f"/people/{page}")).text
        assert (await stranger.get(f"/api/people/{page}")).json()["shown"] is None


async def test_names_lead_to_pages_and_no_page_shows_an_id(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    pages = [await page_of(site, one) for one in (ana, ben)]
    ids = [await site.person_of(one) for one in (ana, ben)]
    seen = []
    for reader, shown in ((ana, pages), (ben, pages), (eva, [])):
        for address in (f"/t/{table}", f"/t/{table}/seats", "/", f"/api/tables/{table}", "/api/tables"):
            text = (await reader.get(address)).text
            assert not any(one in text for one in ids), address
            if address.startswith("/t/"):
                assert sorted(set(re.findall(r'href="/people/([^"]+)"', text))) == sorted(shown), address
        seats = (await reader.get(f"/api/tables/{table}")).json()["seats"]
        seen.append([seat["page"] for seat in seats])
    assert seen == [pages, pages, [None, None]]
    assert f'href="/people/{pages[1]}"' in (await ana.get("/")).text
    for page in pages:
        for address in (f"/people/{page}", f"/api/people/{page}", "/me/games", "/api/me/games"):
            text = (await ana.get(address)).text
            assert not any(one in text for one in ids), address
    with Session(site.services.store.reading) as session:
        made = session.scalars(select(PersonRow.page)).all()
    assert len(set(made)) == len(made) and all(len(one) >= 12 for one in made)


async def test_a_seat_names_the_page_that_its_reader_may_see_at_once(site: Any) -> None:
    """Whatever was read of the table before."""
    ana, ben, eva = [await site.browser() for _ in range(3)]
    table = await site.table_of(ana, ben)
    page = await page_of(site, ana)

    async def named(reader: Any) -> Any:
        return (await reader.get(f"/api/tables/{table}")).json()["seats"][0]["page"]

    for shown in ("companions", "everybody", "nobody", "companions", "nobody", "everybody"):
        assert (await ana.put("/api/me/page", json={"shown": shown})).status_code == 204
        for reader in (ana, ben, eva, site.visitor()):
            may = (await statuses(page, reader)) == [200]
            assert await named(reader) == (page if may else None), shown


async def test_an_open_table_leads_to_public_pages_alone(site: Any) -> None:
    ana, eva = await site.browser(), await site.browser()
    await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    page = await page_of(site, ana)
    assert page not in (await eva.get("/")).text
    await ana.put("/api/me/page", json={"shown": "everybody"})
    assert f'href="/people/{page}"' in (await eva.get("/")).text


async def test_a_page_counts_what_was_finished(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    tables = [await site.table_of(*order) for order in ([ana, ben], [ana, ben], [ben, ana])]
    for table, order in zip(tables, ([ana, ben], [ana, ben], [ben, ana]), strict=True):
        await played(order, table)
    await site.table_of(ana, ben)                        # not finished
    ends = [(await ana.get(f"/api/results?table={table}")).json()["results"][0]["seats"] for table in tables]
    pairs = [({seat["name"]: seat for seat in seats}, seats) for seats in ends]
    mine = [next(seat for seat in seats if seat["mine"]) for _, seats in pairs]
    theirs = [next(seat for seat in seats if not seat["mine"]) for _, seats in pairs]
    page = await page_of(site, ben)
    told = (await ana.get(f"/api/people/{page}")).json()
    (record,) = told["games"]
    assert record["game"] == "toy" and record["all"]["games"] == 3 and record["alone"] == 0
    assert record["all"]["mean_points"] == pytest.approx(sum(seat["points"] for seat in theirs) / 3)
    assert record["all"]["best_points"] == max(seat["points"] for seat in theirs)
    for place in (1, 2):
        assert record["all"]["places"].get(str(place), 0) == sum(seat["place"] == place for seat in theirs)
    assert [(one["seats"], one["games"]) for one in record["by_seats"]] == [(2, 3)]
    ahead = sum(a["place"] < b["place"] for a, b in zip(mine, theirs, strict=True))
    behind = sum(a["place"] > b["place"] for a, b in zip(mine, theirs, strict=True))
    assert record["against"] == {"games": 3, "you": ahead, "person": behind}
    assert {game["table"] for game in told["newest"]} == set(tables)
    own = (await ben.get(f"/api/people/{page}")).json()
    assert own["mine"] and own["games"][0]["against"]["games"] == 0 and own["games"][0]["all"] == record["all"]
    said = words((await ana.get(f"/people/{page}")).text)
    assert "3 games with other people" in said and "You have finished 3 games together." in said


async def test_private_games_are_counted_and_listed_for_their_people_alone(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "listed": False})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    await played([ana, ben], table)
    await ana.put("/api/me/page", json={"shown": "everybody"})
    page = await page_of(site, ana)
    for reader, listed in ((ben, True), (eva, False), (site.visitor(), False)):
        told = (await reader.get(f"/api/people/{page}")).json()
        assert told["games"][0]["all"]["games"] == 1 and bool(told["newest"]) == listed and told["unlisted"] == (not listed)
        shown = (await reader.get(f"/people/{page}")).text
        assert (table in shown) == listed
        assert ("One of the games counted here is private, so it is not listed." in words(shown)) == (not listed)


async def test_a_game_in_which_they_had_two_seats_is_neither_counted_nor_listed(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    counted = await site.table_of(ana, ben)
    await played([ana, ben], counted)
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 3, "name": "Ana"})).json()["table"]
    for one, name in ((ana, "Ana again"), (ben, "Ben")):
        assert (await one.post(f"/api/tables/{table}/seats", json={"name": name, "seat": 1 if one is ana else 2})).is_success
    await played([ana, ana, ben], table)
    for person, listed in ((ana, {counted}), (ben, {counted, table})):
        told = (await ben.get(f"/api/people/{await page_of(site, person)}")).json()
        assert {game["table"] for game in told["newest"]} == listed and told["unlisted"] == 0
        assert sum(game["all"]["games"] + game["alone"] for game in told["games"]) == len(listed)


async def test_pages_are_in_the_readers_language(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    await played([ana, ben], await site.table_of(ana, ben))
    for address in ("/", "/me/games", f"/people/{await page_of(site, ana)}", f"/people/{await page_of(site, ben)}"):
        said = set()
        for language in LANGUAGES:
            page = await ana.get(address, headers={"Accept-Language": language})
            assert page.status_code == 200 and not re.findall(r"\bui-[a-z-]+", unescape(page.text)), address
            said.add(words(page.text))
        assert len(said) == len(LANGUAGES)


def seat(number: int, holder: str | None, place: int, points: int = 10, kind: str = "person",
         what: list[list[str]] | None = None) -> ResultSeatRow:
    return ResultSeatRow(number=number, kind=kind, holder=holder, name=holder or "", points=points, place=place, what=what or [])


def game(*seats: ResultSeatRow) -> list[Any]:
    """The seats of a game as they are read, each with what is asked of the game itself."""
    asked = ("kind", "holder", "name", "points", "place", "what")
    return [SimpleNamespace(game="toy", **{name: getattr(seat, name) for name in asked}) for seat in seats]


def test_games_alone_and_with_several_seats_are_no_match_with_others() -> None:
    alone = game(seat(0, "ana", 1), seat(1, None, 2, kind="bot"))
    both = game(seat(0, "ana", 1), seat(1, "ana", 2))
    clan = [["clan", "robertson"]]
    three = game(seat(0, "ana", 2, 30, what=clan), seat(1, "ben", 1, 40), seat(2, "eva", 3, 20))
    tied = game(seat(0, "ben", 1, 50), seat(1, "ana", 1, 50, what=clan))
    unknown = game(ResultSeatRow(kind="person", holder="ana", name="Ana", what=[]), seat(1, "ben", 1))
    (record,) = games_of([alone, both, three, tied, unknown], "ana", "ben", {}, {})
    assert (record.alone, record.all.games, record.all.wins, record.all.mean_points, record.all.best_points) == (1, 2, 1, 40, 50)
    assert {score.seats: score.games for score in record.by_seats} == {2: 1, 3: 1}
    assert [(score.what.value, score.games) for score in record.by_what] == [("robertson", 2)]
    assert (record.against.games, record.against.you, record.against.person, record.against.equal) == (2, 1, 0, 1)
