"""What pages and programs are told of the strengths of bots: a line each, ratings and usual scores where they were measured."""

import re
from typing import Any

import pytest

from mercat.bots.tournaments.shipped_ratings import Ladder, RatedBot
from mercat.engine.matches.match import Match
from mercat.server.play.players import among_bots

pytestmark = pytest.mark.anyio
LANGUAGES = ("en", "es", "pl")


def strength(name: str, rating: int, usual: tuple[int, int]) -> RatedBot:
    return RatedBot(name, 40, rating, rating - 90, rating + 90, sum(usual) / 2, usual)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game was measured alone, and with two players except for `master`."""
    alone = [strength("gentle", 1111, (40, 60)), strength("steady", 1777, (100, 120))]
    two = [strength("gentle", 1222, (5, 9)), strength("casual", 1444, (8, 14))]
    found = [Ladder(seats, {one.name: one for one in rows}) for seats, rows in ((1, alone), (2, two))]
    monkeypatch.setattr("mercat.bots.tournaments.shipped_ratings.ladders", lambda game: found)


async def test_a_strength_is_chosen_by_what_to_expect_of_it(site: Any) -> None:
    ana = await site.browser()
    wishes = {"name": "Ana", "seats": "3", "bots": "1", "strength": "gentle"}
    table = (await ana.post("/new/new_bedford", data=wishes)).headers["location"]
    for language in LANGUAGES:
        await ana.post("/settings", data={"language": language})
        for address in ("/", "/new/new_bedford", f"{table}/seats"):
            page = (await ana.get(address)).text
            lists = re.findall(r'<dl class="facts">(<dt>.*?)</dl>', page)
            told = re.findall(r"<dd>(.*?) <span", lists[0])
            assert len(told) == len(set(told)) == 5 and all(line.endswith(".") for line in told)
            assert "1444" in page and not re.search(r"ui-(bot|strengths|alone)", page)


async def test_the_figures_of_every_number_of_players_are_shown(site: Any) -> None:
    page = (await (await site.browser()).get("/new/new_bedford")).text
    casual = re.search(r'<option value="casual".*?>', page)[0]                  # type: ignore[index]
    assert 'data-for-2="Rating 1444, usually scores 8 to 14."' in casual
    assert 'data-for-4="With 2 players: rating 1444, usually scores 8 to 14."' in casual
    assert "data-for" not in re.search(r'<option value="master".*?>', page)[0]  # type: ignore[index]
    strange = await (await site.browser()).get("/new/new_bedford?name=Ana&seats=77&bots=1&strength=greedy")
    assert strange.status_code == 200 and 'value="greedy" selected>Greedy<' in strange.text


async def test_a_seat_shows_the_strength_and_the_rating_of_its_bot(site: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/play/new_bedford", data={"name": "Ana", "bots": "2", "strength": "gentle"})).headers["location"]
    assert (await ana.get(f"{table}/seats")).text.count("Gentle, rating 1222</span>") == 2
    assert "Gentle, rating 1222" in (await ana.get(table)).text
    await ana.post(f"{table}/bot", data={"seat": "1", "strength": "master"})
    assert "Master</span>" in (await ana.get(f"{table}/seats")).text


async def test_programs_get_the_same(site: Any) -> None:
    ana = await site.browser()
    told = (await ana.get("/api/games/new_bedford/strengths?seats=4")).json()
    assert [one["strength"] for one in told] == ["gentle", "casual", "steady", "strong", "master"]
    assert told[1]["title"] == "Casual" and told[1]["about"].endswith(".")
    assert told[1]["measured"] == {"seats": 2, "games": 40, "rating": 1444, "low": 1354, "high": 1534, "mean_score": 11.0,
                                   "usual_score": [8, 14]}
    assert told[4]["measured"] is None
    assert (await ana.get("/api/games/nothing/strengths?seats=2")).status_code == 404
    assert (await ana.get("/api/games/new_bedford/strengths?seats=0")).status_code == 422


@pytest.mark.parametrize(("points", "words"), [(30, ("more", "Gentle", "40 to 60")), (50, ("about", "Gentle", "40 to 60")),
                                               (80, ("between", "Gentle", "40 to 60", "Steady", "100 to 120")),
                                               (130, ("No bot usually", "Steady", "100 to 120"))])
def test_a_score_made_alone_lies_among_those_of_bots(points: int, words: tuple[str, ...]) -> None:
    assert all(word in among_bots("caledonia", points, "en") for word in words)
    assert len({among_bots("caledonia", points, language) for language in LANGUAGES}) == 3


async def finished(site: Any, seats: int) -> tuple[Any, str]:
    """A browser, and the address of a finished table of Caledonia that it has imported."""
    match = Match.start("caledonia", seats, seed=4)
    while match.to_move is not None:
        match.play(match.legal()[0])
    ana = await site.browser()
    opened = await ana.post("/import", files={"file": ("match.json", match.to_json().encode(), "application/json")})
    return ana, opened.headers["location"].removesuffix("/seats")


async def test_who_played_alone_sees_the_rulebooks_ratings_and_the_bots(site: Any) -> None:
    ana, table = await finished(site, 1)
    for part in ("", "/text"):
        page = (await ana.get(table + part)).text
        listed = re.search(r'<ul class="cc-ratings".*?</ul>', page, re.DOTALL)[0]                  # type: ignore[index]
        assert re.findall(r"<span>(.*?)</span>", listed) == ["below 116", "from 116", "from 131", "from 146", "from 161"]
        assert re.search(r'aria-current="true"><b>novice</b>', listed) and "usually" in page
        assert re.search(r"The game is over, with \d+ points?\.", page)
    assert " wins." not in page and 'class="places"' not in page


async def test_among_others_no_score_is_compared_with_those_made_alone(site: Any) -> None:
    ana, table = await finished(site, 2)
    page = (await ana.get(table)).text
    assert 'id="final"' in page and "cc-ratings" not in page and 'id="among"' not in page
    assert (" wins." in page or "share the victory" in page) and 'class="places"' in page


async def test_a_bot_is_seated_with_a_style(site: Any) -> None:
    """From the form for a new table, where it sits, and by a program; the archive's strength is that of the name without it."""
    ana = await site.browser()
    wishes = {"name": "Ana", "seats": "3", "bots": "1", "strength": "gentle", "style": "builder"}
    table = (await ana.post("/new/new_bedford", data=wishes)).headers["location"]
    for language, words in (("es", "Amable, Constructor, puntuación 1222"), ("pl", "Łagodny, Budowniczy, ranking 1222"),
                            ("en", "Gentle, Builder, rating 1222")):
        await ana.post("/settings", data={"language": language})
        page = (await ana.get(f"{table}/seats")).text
        assert words in page and page.count('<option value="builder" selected') == 1 and "ui-style" not in page
    await ana.post(f"{table}/bot", data={"seat": "2", "strength": "steady", "style": ""})
    address = f"/api/tables/{table.removeprefix('/t/')}"
    assert [seat["bot"] for seat in (await ana.get(address)).json()["seats"]] == [None, None, "steady"]
    put = await ana.put(f"{address}/seats/2/bot", json={"strength": "casual~whaler"})
    assert put.status_code == 204
    assert (await ana.get(address)).json()["seats"][2]["bot"] == "casual~whaler"
    for name, problem in (("casual~exporter", "no-such-style"), ("casual~", "no-such-style"), ("random~builder", "no-such-bot")):
        refused = await ana.put(f"{address}/seats/2/bot", json={"strength": name})
        assert (refused.status_code, refused.json()["error"]) == (422, problem)
    await ana.post(f"{table}/bot", data={"seat": "2", "strength": "steady", "style": "trader", "away": "yes"})
    assert [seat["bot"] for seat in (await ana.get(address)).json()["seats"]] == [None, None, None]


async def test_programs_are_told_the_styles_of_a_game(site: Any) -> None:
    game = (await (await site.browser()).get("/api/games/new_bedford")).json()
    assert [one["style"] for one in game["styles"]] == ["builder", "whaler", "trader"]
    assert all(one["title"] and one["about"].endswith(".") for one in game["styles"])
