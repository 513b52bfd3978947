"""A season of six people: two groups, a series in the three games, an absence, a seat handed on, a leaver, a rated game.

Everything is done over the interface for programs, as their pages would, and counted a second time from what the tables say.
"""

import random
from collections import defaultdict
from typing import Any

import pytest

from tests.server.conftest import Site
from tests.server.group_of import group_of, next_table, series_in, shown
from tests.server.rated import CLOCK
from tests.server.registered import account
from tests.server.tables.test_absence import went_away
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.thorough]
GAMES = ("new_bedford", "caledonia", "poseidon")
POINTS = (5, 3, 1)                                       # of the series
USUAL_POINTS = (5, 3, 2, 1)                              # of a group
NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Zoe")
HALFWAY = 40                                             # lines of a journal
Score = list[tuple[str, int, int]]                       # name, points and place, in the order of the seats


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


class Evening:
    """Plays at a table for all who sit there, at random."""

    def __init__(self, people: dict[str, Any], table: str, seed: int) -> None:
        self.people, self.table, self.dice = people, table, random.Random(seed)

    async def now(self) -> Any:
        answer = await next(iter(self.people.values())).get(f"/api/tables/{self.table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def play(self, until: int = 100_000, without: str = "") -> Score:
        """Play until the journal has so many lines, or the game is over; not for somebody who is away."""
        while (now := await self.now())["status"] != "over" and now["length"] < until:
            seat = now["seats"][now["to_move"]]
            if seat["kind"] == "bot" or seat.get("held") or seat["name"] == without:
                await self.wait_for_bot(now["length"])
                continue
            mine = self.people[seat["name"]]
            moves = (await mine.get(f"/api/tables/{self.table}/moves")).json()["moves"]
            move = self.dice.choice(moves)["move"]
            answer = await mine.post(f"/api/tables/{self.table}/play", json={"length": now["length"], "move": move})
            assert answer.status_code == 200, answer.text
        if now["status"] != "over":
            return []
        scores = (await next(iter(self.people.values())).get(f"/api/tables/{self.table}/view")).json()["scores"]
        return [(now["seats"][score["seat"]]["name"], score["total"], score["place"]) for score in scores]

    async def wait_for_bot(self, length: int) -> None:
        async def moved() -> bool:
            now = await self.now()
            return bool(now["length"] > length or now["status"] == "over")

        await until(moved)


async def begin(people: dict[str, Any], table: str) -> None:
    """All say that they are ready."""
    for person in people.values():
        answer = await person.put(f"/api/tables/{table}/ready", json={"ready": True})
        assert answer.status_code in (204, 409), answer.text         # 409: the game has begun meanwhile


def counted(scores: list[Score], points: tuple[int, ...]) -> list[tuple[str, int, int, int]]:
    """Name, games, games won and points of everybody, ranked: the table of results, counted plainly."""
    places: dict[str, list[int]] = defaultdict(list)
    for score in scores:
        for name, _, place in score:
            places[name].append(place)
    rows = [(name, len(had), had.count(1), sum(points[place - 1] for place in had if place <= len(points)), sum(had) / len(had))
            for name, had in places.items()]
    return [row[:4] for row in sorted(rows, key=lambda row: (-row[3], -row[2], row[4], row[0]))]


def told(found: Any) -> list[tuple[str, int, int, int]]:
    return [(row["name"], row["games"], row["wins"], row["points"]) for row in found["rows"]]


async def test_a_season(site: Any) -> None:
    people = {name: await account(site, name) for name in NAMES}
    tuesday = {name: people[name] for name in ("Ana", "Ben", "Eva", "Leo")}
    whalers = {name: people[name] for name in ("Mia", "Zoe", "Ana")}
    group = await group_of(*tuesday.values(), names=tuple(tuesday))
    other = await group_of(*whalers.values(), names=tuple(whalers))
    series = await series_in(people["Ana"], group, 3, GAMES, POINTS)
    numbers = {one["name"]: one["number"] for one in (await shown(people["Ana"], group))["people"]}
    scores: list[Score] = []
    who = {"people": [numbers[name] for name in ("Ana", "Ben", "Eva")]}
    # -- the first game; nobody of the other group sees it
    first = await next_table(people["Ana"], group, series, **who)
    await begin({name: people[name] for name in ("Ana", "Ben", "Eva")}, first)
    assert (await people["Mia"].get(f"/api/tables/{first}")).status_code == 404
    scores.append(await Evening(tuesday, first, 1).play())
    # -- Ben is away in the second; the others let a bot play, and Ben comes back
    second = await next_table(people["Eva"], group, series, **who)
    await begin({name: people[name] for name in ("Ana", "Ben", "Eva")}, second)
    evening = Evening(tuesday, second, 2)
    await evening.play(until=HALFWAY)
    ben = next(number for number, seat in enumerate((await evening.now())["seats"]) if seat["name"] == "Ben")
    await went_away(site, second, ben)
    called = await people["Ana"].put(f"/api/tables/{second}/seats/{ben}/hold", json={"strength": "random"})
    assert called.json()["error"] == "table-waits"       # among friends nobody is replaced
    await people["Ben"].put(f"/api/tables/{second}/seats/{ben}/hold", json={"strength": "random"})       # so Ben asks for a bot
    await evening.play(until=2 * HALFWAY)
    assert (await people["Ben"].put(f"/api/tables/{second}/seats/{ben}/hold", json={"strength": None})).status_code == 204
    scores.append(await evening.play())
    # -- Eva hands her seat on to Leo in the third
    third = await next_table(people["Ben"], group, series, **who)
    await begin({name: people[name] for name in ("Ana", "Ben", "Eva")}, third)
    evening = Evening(tuesday, third, 3)
    await evening.play(until=HALFWAY)
    eva = next(number for number, seat in enumerate((await evening.now())["seats"]) if seat["name"] == "Eva")
    link = (await people["Eva"].post(f"/api/tables/{third}/seats", json={"name": "Eva", "seat": eva})).json()["link"]
    taken = await people["Leo"].post("/seat", data={"link": link.removeprefix("/seat/")})
    assert taken.status_code == 303, taken.text
    scores.append(await evening.play())
    # -- the table of results of the series, and of the group
    assert told((await shown(people["Leo"], group, series=series))["results"]) == counted(scores, POINTS)
    # -- the other group: Zoe leaves, a bot goes on, the result stays hers
    opened = {"game": "new_bedford", "seats": 3, "name": "Mia", "group": other}
    table = (await people["Mia"].post("/api/tables", json=opened)).json()["table"]
    for name in ("Zoe", "Ana"):
        assert (await people[name].post(f"/api/tables/{table}/seats", json={"name": name})).status_code == 201
    evening = Evening(whalers, table, 4)
    await evening.play(until=HALFWAY)
    assert (await people["Zoe"].delete(f"/api/tables/{table}/seats/1")).status_code == 204
    score = await evening.play()
    assert told((await shown(people["Mia"], other))["results"]) == counted([score], USUAL_POINTS)
    # -- a rated game, entered as soon as all agree: the winner rises, the last one falls, and nothing is undone any more
    opened = {"game": "new_bedford", "seats": 3, "name": "Mia", "rated": True, "clock": CLOCK}
    table = (await people["Mia"].post("/api/tables", json=opened)).json()["table"]
    for name in ("Zoe", "Leo"):
        assert (await people[name].post(f"/api/tables/{table}/seats", json={"name": name})).status_code == 201
    guest = await site.browser()
    assert (await guest.post("/api/tables", json=opened | {"name": "Kim"})).json()["error"] == "rated-accounts"
    score = await Evening(people, table, 5).play()
    question = (await people["Mia"].post(f"/api/tables/{table}/result")).json()["request"]["id"]
    for name in ("Zoe", "Leo"):
        answer = await people[name].post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})
        assert answer.status_code in (200, 202), answer.text

    async def entered() -> Any:
        now = (await people["Zoe"].get(f"/api/tables/{table}")).json()
        return now["counts"] if now["entered"] else None

    counts = await until(entered)
    assert [one["place"] for one in counts] == [place for _, _, place in score]
    order = sorted(counts, key=lambda one: one["place"])
    after = [one["after"]["number"] for one in order]
    assert after == sorted(after, reverse=True) and after[0] > 1500 > after[-1]
    length = (await Evening(people, table, 5).now())["length"]
    undone = [await people[name].post(f"/api/tables/{table}/undo", json={"length": length}) for name in ("Mia", "Zoe", "Leo")]
    # whoever moved last could take that back, if it were not entered
    assert sorted(one.json()["error"] for one in undone) == ["no-undo", "no-undo", "rated-entered"]
    assert told((await shown(people["Leo"], group))["results"]) == counted(scores, USUAL_POINTS)
