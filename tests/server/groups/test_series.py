"""Series: seats turned, games counted once, tables of results by a second count, leavers, bots, ties, who begins what."""

import asyncio
import random
from collections import Counter, defaultdict
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.groups import group_pages
from mercat.server.groups.series import next_seating
from mercat.server.groups.stored_games import GameInStandings, SeatInStandings, seats_in_standings, standings
from mercat.server.notices.messages import message_of
from mercat.server.notices.rows import NTFY
from mercat.server.notices.verdicts import NoticeVerdict
from mercat.server.problems import TEXTS
from mercat.server.storage.models import ResultRow, ResultSeatRow, TableRow, now
from mercat.text import LANGUAGES
from tests.server.calling import give_way, notices
from tests.server.conftest import Site
from tests.server.group_of import group_of, invited, next_table, played_here, played_next, seated, series_in, shown
from tests.server.own_games.test_my_games import moved, played, words

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


async def friends(site: Any, *names: str) -> tuple[dict[str, Any], str]:
    """People by name, in a group of theirs."""
    people = {name: await site.browser() for name in names}
    return people, await group_of(*people.values(), names=names)


# -- seats turned


def game_of(*people: str) -> GameInStandings:
    return GameInStandings("t", "toy", [SeatInStandings(number, one, one, 1) for number, one in enumerate(people)])


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 8])
def test_everybody_gets_every_seat_equally_often(count: int) -> None:
    people, games = [f"p{number}" for number in range(count)], list[GameInStandings]()
    for _ in range(2 * count):
        games.append(game_of(*next_seating(people, games)))
        had = Counter((seat.person, seat.number) for game in games for seat in game.seats)
        often = [had[one, number] for one in people for number in range(count)]
        assert max(often) - min(often) <= 1
    assert set(had.values()) == {2}
    assert [seat.person for seat in games[0].seats] == people
    assert [seat.person for seat in games[1].seats] == [*people[1:], people[0]]      # and the turn order stays


def test_who_was_absent_gets_the_seats_that_they_lack() -> None:
    dice, people = random.Random(4), list("abcd")
    for _ in range(20):
        games: list[GameInStandings] = []
        for _ in range(24):
            here = [one for one in people if dice.random() < 0.85]
            if len(here) > 1:
                games.append(game_of(*next_seating(here, games)))
        had = Counter((seat.person, seat.number) for game in games for seat in game.seats)
        for seat in range(2):                            # seats that are in every game
            assert max(had[one, seat] for one in people) - min(had[one, seat] for one in people) <= 5


# -- a season and its tables of results


Told = list[tuple[str, int, int, int, float]]            # name, games, wins, points, mean of the places


def second_count(site: Any, group: str, points: tuple[int, ...], series: str | None = None) -> Told:
    """The table of results counted plainly from all that is stored."""
    places: dict[str, list[int]] = defaultdict(list)
    with Session(site.services.store.reading) as session:
        for result in session.scalars(select(ResultRow)).all():
            if result.group_id == group and result.kind in ("people", "mixed") and series in (None, result.series_id):
                seats = session.scalars(select(ResultSeatRow).where(ResultSeatRow.result == result.id)).all()
                if sum(seat.kind == "person" for seat in seats) > 1:
                    for seat in seats:
                        if seat.kind == "person":
                            assert seat.place is not None
                            places[seat.name].append(seat.place)
    rows = [(name, len(had), had.count(1), sum(points[place - 1] for place in had if place <= len(points)), sum(had) / len(had))
            for name, had in places.items()]
    return sorted(rows, key=lambda row: (-row[3], -row[2], row[4], row[0].casefold()))


def told(found: Any) -> Told:
    return [(row["name"], row["games"], row["wins"], row["points"], row["mean_place"]) for row in found["rows"]]


def alike(one: list[Any], other: list[Any]) -> bool:
    return [row[:4] for row in one] == [row[:4] for row in other] and all(
        abs(first[4] - second[4]) < 0.001 for first, second in zip(one, other, strict=True))


async def test_a_season(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben", "Eva")
    series = await series_in(people["Ana"], group, 4, ("toy", "tally"), (5, 3, 1))
    numbers = {one["name"]: one["number"] for one in (await shown(people["Ana"], group))["people"]}
    assert (await shown(people["Ben"], group))["series"][0]["next_game"] == "toy"
    sat: list[list[str]] = []
    for number in range(4):
        now_shown = (await shown(people["Eva"], group))["series"][0]
        assert (now_shown["played"], now_shown["over"], now_shown["table"]) == (number, False, None)
        assert now_shown["next_game"] == ("toy", "tally")[number % 2]
        absent = {"people": [numbers["Ana"], numbers["Eva"]]} if number == 2 else {}
        table, here = await played_next(people, group, series, **absent)
        sat.append(here)
        results = (await shown(people["Eva"], group))["series"][0]["results"]
        assert alike(told(results), second_count(site, group, (5, 3, 1), series))
        page = words((await people["Ben"].get(f"/t/{table}")).text)
        assert f"Winter · game {number + 1} of 4" in page
    assert sat[0] == ["Ana", "Ben", "Eva"] and sat[1] == ["Ben", "Eva", "Ana"] and len(sat[2]) == 2 and len(sat[3]) == 3
    over = (await shown(people["Ana"], group))["series"][0]
    assert over["over"] and over["played"] == 4
    assert (await people["Ana"].post("/api/groups/series/next", json={"group": group, "series": series})).status_code == 409
    assert {row["name"]: row["games"] for row in over["results"]["rows"]} == {"Ana": 4, "Eva": 4, "Ben": 3}
    ranks = [row["rank"] for row in over["results"]["rows"]]
    points = [row["points"] for row in over["results"]["rows"]]
    assert ranks == [1 + sum(other > one for other in points) for one in points]
    # a game outside of the series counts for the group alone
    await played_here(group, people["Ana"], people["Ben"], people["Eva"])
    found = await shown(people["Ana"], group)
    assert found["series"][0]["results"] == over["results"] and found["results"]["games"] == 5
    assert alike(told(found["results"]), second_count(site, group, (5, 3, 2, 1)))
    results = (await shown(people["Ana"], group, series=series))["results"]
    assert alike(told(results), second_count(site, group, (5, 3, 1), series))


async def test_results_over_a_span(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    tables = [await played_here(group, *people.values()) for _ in range(3)]
    with Session(site.services.store.writing) as session, session.begin():
        for days, table, game in zip((30, 20, 10), tables, ("toy", "tally", "toy"), strict=True):
            played_then = update(ResultRow).where(ResultRow.table == table)
            session.execute(played_then.values(ended=now() - timedelta(days=days), game=game))

    async def games(**span: str) -> int:
        counted: int = (await shown(people["Ben"], group, **span))["results"]["games"]
        return counted

    dates = {ago: (now() - timedelta(days=ago)).date().isoformat() for ago in (25, 20, 15)}
    assert await games() == 3 and await games(game="toy") == 2 and await games(since=dates[25]) == 2
    assert await games(until=dates[25]) == 1 and await games(since=dates[20], until=dates[20]) == 1     # the last day is in it
    assert await games(game="toy", since=dates[15]) == 1 and await games(series="none") == 0
    assert (await people["Ana"].get(f"/groups/{group}?since=yesterday")).status_code == 422


def test_places_are_shared_as_the_game_says() -> None:
    seats = [SeatInStandings(0, "a", "A", 1), SeatInStandings(1, "b", "B", 1), SeatInStandings(2, "c", "C", 3)]
    games = [GameInStandings("t", "toy", seats)]
    rows = standings(games, (5, 3, 1))
    assert [(row.name, row.points, row.wins, row.rank) for row in rows] == [("A", 5, 1, 1), ("B", 5, 1, 1), ("C", 1, 0, 3)]
    assert standings(games, (5,))[2].points == 0


# -- what counts, and for whom


class Seat:
    def __init__(self, number: int, kind: str, holder: str | None, place: int | None, earlier: Any = None) -> None:
        self.number, self.kind, self.holder, self.name, self.place, self.points = number, kind, holder, holder or "", place, 7
        self.earlier = earlier


def counted(*seats: Seat) -> list[tuple[str, int]]:
    return [(seat.person, seat.place) for seat in seats_in_standings(seats)]


def test_a_seat_counts_for_who_had_it_last() -> None:
    left = [{"name": "b", "holder": "b", "bot": None, "until": 9}]
    handed = [*left, {"name": "", "holder": None, "bot": "random", "until": 12}]
    assert counted(Seat(0, "person", "a", 1), Seat(1, "bot", None, 2, left)) == [("a", 1), ("b", 2)]         # a bot finished it
    assert counted(Seat(0, "person", "a", 2), Seat(1, "bot", None, 1, handed)) == [("a", 2), ("b", 1)]
    assert counted(Seat(0, "person", "a", 1), Seat(1, "person", "c", 2, handed)) == [("a", 1), ("c", 2)]     # somebody took over
    assert counted(Seat(0, "person", "a", 1), Seat(1, "bot", None, 2)) == [("a", 1)]     # a bot from the start
    assert counted(Seat(0, "person", "a", 1), Seat(1, "person", "a", 2), Seat(2, "person", "c", 3)) == [("c", 3)]
    assert counted(Seat(0, "person", "a", 1, handed), Seat(1, "person", "b", 2)) == [("a", 1), ("b", 2)]
    assert counted(Seat(0, "person", "a", None), Seat(1, "person", "b", 2)) == [("b", 2)]


async def test_a_leaver_keeps_the_result_that_a_bot_brings_home(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    series = await series_in(people["Ana"], group, 2)
    table = await next_table(people["Ana"], group, series)
    here = await seated(table, people)
    for one in here:
        await one.put(f"/api/tables/{table}/ready", json={"ready": True})
    state = (await here[0].get(f"/api/tables/{table}")).json()
    mover = here[state["to_move"]]
    move = (await mover.get(f"/api/tables/{table}/moves")).json()["moves"][0]["move"]
    await mover.post(f"/api/tables/{table}/play", json={"length": state["length"], "move": move})
    assert (await here[1].delete(f"/api/tables/{table}/seats/1")).status_code == 204

    async def end() -> bool:
        state = (await here[0].get(f"/api/tables/{table}")).json()
        if state["status"] != "over" and state["to_move"] == 0:
            move = (await here[0].get(f"/api/tables/{table}/moves")).json()["moves"][0]["move"]
            await here[0].post(f"/api/tables/{table}/play", json={"length": state["length"], "move": move})
        return bool(state["status"] == "over")

    while not await end():
        await asyncio.sleep(0.01)
    found = (await shown(people["Ana"], group))["series"][0]
    assert found["played"] == 1 and sorted(row["name"] for row in found["results"]["rows"]) == ["Ana", "Ben"]


async def test_a_game_that_goes_on_after_its_end_counts_once(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    series = await series_in(people["Ana"], group, 3)
    table, _ = await played_next(people, group, series)
    here = await seated(table, people)
    length = (await here[0].get(f"/api/tables/{table}")).json()["length"]
    answers = [await here[0].post(f"/api/tables/{table}/ask", json={"length": length, "target": target}) for target in range(2)]
    asked = next(answer.json()["asked"] for answer in answers if answer.status_code == 202)
    await here[1].post(f"/api/tables/{table}/answer", json={"question": asked["id"], "agree": True})
    found = (await shown(people["Ana"], group))["series"][0]
    assert (found["played"], found["table"]) == (0, table) and found["results"]["rows"] == []
    assert await next_table(people["Ben"], group, series) == table       # it is on again
    await played(here, table)
    assert (await shown(people["Ana"], group))["series"][0]["played"] == 1


@pytest.mark.parametrize("last", ["counts", "given up", "of one person", "finished by a bot"])
async def test_the_form_for_a_new_table_offers_a_series_until_it_is_over(site: Any, last: str) -> None:
    """Whether or not its last game counts."""
    people, group = await friends(site, "Ana", "Ben")
    series = await series_in(people["Ana"], group, 2)
    tables = [(await played_next(people, group, series))[0] for _ in range(2)]
    with Session(site.services.store.writing) as session, session.begin():
        result = session.scalars(select(ResultRow).where(ResultRow.table == tables[1])).one()
        first, second = session.scalars(select(ResultSeatRow).where(ResultSeatRow.result == result.id)
                                        .order_by(ResultSeatRow.number))
        if last == "given up":
            result.ending = "given up"
        elif last == "of one person":
            second.holder = first.holder
        elif last == "finished by a bot":
            second.earlier = [{"name": second.name, "holder": second.holder, "bot": None, "until": 9}]
            second.kind, second.holder, result.kind = "bot", None, "mixed"
    counts = last in ("counts", "finished by a bot")
    found = (await shown(people["Ana"], group))["series"][0]
    assert (found["played"], found["over"]) == ((2, True) if counts else (1, False))
    assert (f'value="{group}:{series}"' in (await people["Ben"].get("/new/toy")).text) is not counts


async def test_a_table_of_results_says_so_where_older_games_are_left_out(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    people, group = await friends(site, "Ana", "Ben")
    tables = [await played_here(group, *people.values()) for _ in range(2)]
    for most, cut in ((3, False), (2, False), (1, True)):
        monkeypatch.setattr(group_pages, "MOST_COUNTED", most)
        results = (await shown(people["Ana"], group))["results"]
        assert (results["games"], results["cut"]) == (min(most, 2), cut)
    with Session(site.services.store.writing) as session, session.begin():
        newest = select(ResultRow.id).where(ResultRow.table == tables[1]).scalar_subquery()
        session.execute(update(ResultSeatRow).where(ResultSeatRow.result == newest).values(place=None))
    results = (await shown(people["Ana"], group))["results"]
    assert (results["games"], results["cut"]) == (1, False)              # the newest does not count


@pytest.mark.parametrize("alone", ["a bot", "one person", "one who left"])
async def test_games_that_do_not_count_take_no_place_of_those_that_do(site: Any, alone: str) -> None:
    people, group = await friends(site, "Ana", "Ben")
    series = await series_in(people["Ana"], group, 2)
    table, _ = await played_next(people, group, series)
    with Session(site.services.store.writing) as session, session.begin():
        result = session.scalars(select(ResultRow).where(ResultRow.table == table)).one()
        first, second = session.scalars(select(ResultSeatRow).where(ResultSeatRow.result == result.id)).all()
        for number in range(60):
            more = copied(result, id=None, table=f"{table[:10]}-{number}", ended=result.ended + timedelta(minutes=number + 1))
            session.add(more)
            session.flush()
            others: dict[str, dict[str, Any]] = {
                "a bot": {"kind": "bot", "holder": None}, "one person": {"holder": first.holder}, "one who left": {
                    "kind": "bot", "holder": None, "earlier": [{"holder": first.holder, "name": first.name}]}}
            session.add_all([copied(first, result=more.id), copied(second, result=more.id, **others[alone])])
    found = (await shown(people["Ana"], group))
    assert (found["series"][0]["played"], found["series"][0]["over"]) == (1, False)
    assert [row["games"] for row in found["series"][0]["results"]["rows"]] == [1, 1]
    assert (found["results"]["games"], found["results"]["cut"]) == (1, False)


def copied(row: Any, **other: Any) -> Any:
    """Another row like this one but for the columns in `other`."""
    names = [column.key for column in type(row).__mapper__.column_attrs]
    return type(row)(**{name: other[name] if name in other else getattr(row, name) for name in names})


# -- beginning games


async def test_the_next_game_is_one_step_from_the_finished_table(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    series = await series_in(people["Ana"], group, 3)
    table, _ = await played_next(people, group, series)
    page = (await people["Ben"].get(f"/t/{table}")).text
    assert 'id="next-in-series"' in page and 'id="rematch"' not in page
    wish = {"group": group, "series": series}
    answers = await asyncio.gather(*(one.post("/groups/next", data=wish) for one in people.values()))
    opened = {answer.headers["location"] for answer in answers}
    assert len(opened) == 1 and all(answer.status_code == 303 for answer in answers)     # both are led to the same table
    following = opened.pop().split("/")[2]
    assert f'href="/t/{following}"' in (await people["Ana"].get(f"/t/{table}")).text
    seats = (await people["Ana"].get(f"/api/tables/{following}")).json()["seats"]
    assert sum(seat["ready"] for seat in seats) == 1 and all(seat["kind"] == "person" for seat in seats)
    assert "game 2 of 3" in words((await people["Ana"].get(f"/t/{following}/seats")).text)
    with Session(site.services.store.reading) as session:
        assert len(session.scalars(select(TableRow).where(TableRow.series_id == series)).all()) == 2


async def ways_on(browser: Any, table: str) -> list[str]:
    """Return the buttons for further games on the page of a finished table."""
    page = (await browser.get(f"/t/{table}")).text
    return [one for one in ("next-in-series", "rematch", "to-rematch", "again") if f'id="{one}"' in page]


@pytest.mark.parametrize("how", ["removed", "leaves"])
async def test_who_is_not_in_the_group_any_more_is_offered_no_game_of_it(site: Any, how: str) -> None:
    people, group = await friends(site, "Ana", "Ben", "Eva")
    ana, ben = people["Ana"], people["Ben"]
    table, _ = await played_next(people, group, await series_in(ana, group, 3))
    other = await played_here(group, ana, ben)
    assert await ways_on(ben, table) == ["next-in-series", "again"] and await ways_on(ben, other) == ["rematch", "again"]
    if how == "removed":
        number = next(one["number"] for one in (await shown(ben, group))["people"] if one["mine"])
        gone = await ana.post("/api/groups/people/remove", json={"group": group, "member": number})
    else:
        gone = await ben.post("/api/groups/leave", json={"group": group})
    assert gone.status_code == 204
    for one in (table, other):
        assert await ways_on(ben, one) == ["again"]
        assert (await ben.get(f"/new/toy?after={one}")).status_code == 200
    assert await ways_on(ana, table) == ["next-in-series", "again"] and await ways_on(ana, other) == ["rematch", "again"]
    assert (await ana.post(f"/api/tables/{other}/rematch")).status_code == 201
    assert await ways_on(ben, other) == ["again"]                        # nor is the next table, which is the group's
    code = await invited(ana, group)
    assert (await ben.post("/api/groups/join", json={"code": code, "own": "Ben"})).status_code == 201
    assert await ways_on(ben, table) == ["next-in-series", "again"] and await ways_on(ben, other) == ["to-rematch", "again"]


@pytest.mark.parametrize("ended", ["played to its end", "ended by an organiser"])
async def test_a_series_that_is_over_offers_no_next_game(site: Any, ended: str) -> None:
    people, group = await friends(site, "Ana", "Ben")
    series = await series_in(people["Ana"], group, 1 if ended == "played to its end" else 3)
    table, _ = await played_next(people, group, series)
    if ended != "played to its end":
        assert await ways_on(people["Ben"], table) == ["next-in-series", "again"]
        assert (await people["Ana"].post("/api/groups/series/end", json={"group": group, "series": series})).status_code == 204
    assert await ways_on(people["Ben"], table) == ["rematch", "again"]
    assert (await people["Ben"].post(f"/api/tables/{table}/rematch")).status_code == 201


async def test_a_game_that_does_not_count_says_so_before_and_after(site: Any) -> None:
    """The one who is left in the group is warned before a bot takes the free seat, and told while and after they play."""
    people, group = await friends(site, "Ana", "Ben")
    ana, ben, series = people["Ana"], people["Ben"], await series_in(people["Ana"], group)
    await played_next(people, group, series)
    assert 'id="uncounted"' not in (await ana.get(f"/t/{await next_table(ana, group, series)}/seats")).text
    table = await next_table(ana, group, series)
    seats = (await ana.get(f"/api/tables/{table}")).json()["seats"]
    free = next(seat["number"] for seat in seats if seat["name"] == "Ben")
    assert (await ben.post("/api/groups/leave", json={"group": group})).status_code == 204
    assert "If a bot takes the free seat, this game will not count" in (await ana.get(f"/t/{table}/seats")).text
    assert (await ana.put(f"/api/tables/{table}/seats/{free}/bot", json={"strength": "random"})).is_success
    assert "This game will not count in the standings" in (await ana.get(f"/t/{table}/seats")).text
    await ana.put(f"/api/tables/{table}/ready", json={"ready": True})
    while (state := (await ana.get(f"/api/tables/{table}")).json())["status"] != "over":
        if state["status"] == "playing" and state["to_move"] != free:
            await moved(ana, table, state["length"])
        else:
            await asyncio.sleep(0.02)                    # the bot moves
    page = words((await ana.get(f"/t/{table}")).text)
    assert page.count("This game does not count in the standings") == 2 and "game 2 of" not in page
    assert (await shown(ana, group))["series"][0]["played"] == 1
    refused = await ana.post("/groups/next", data={"group": group, "series": series})
    assert refused.status_code in (200, 409) and "but only one person would play it" in refused.text
    assert "Invite more people to the group first." in refused.text and "you have chosen" not in refused.text


async def test_the_clock_goes_along_to_the_next_game(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    series, clock = await series_in(people["Ana"], group, 3), {"kind": "days", "turn": 86_400, "bank": 0, "end": "vote"}
    opened = {"game": "toy", "seats": 2, "name": "Ana", "group": group, "series": series, "clock": clock}
    table = (await people["Ana"].post("/api/tables", json=opened)).json()["table"]
    assert (await people["Ben"].post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    await played(list(people.values()), table)
    page = (await people["Ben"].get(f"/new/toy?after={table}")).text     # the same people, another game
    assert 'name="clock" value="days" checked' in page and '<option value="vote" selected>' in page
    following = await next_table(people["Ben"], group, series)
    assert clock.items() <= (await people["Ana"].get(f"/api/tables/{following}")).json()["clock"].items()


async def test_a_series_takes_only_what_was_agreed_on(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    (eva,), other = [await site.browser()], ""
    other = await group_of(eva)
    ana = people["Ana"]
    series = await series_in(ana, group, 2)
    wish = {"game": "toy", "seats": 2, "name": "Ana", "group": group, "series": series}
    for wrong, status in (({"game": "tally"}, 409), ({"deal": ["4"]}, 422), ({"group": other}, 404), ({"group": ""}, 422)):
        answer = await ana.post("/api/tables", json=wish | wrong)
        assert answer.status_code == status, (wrong, answer.text)
    begin = {"group": group, "series": series}
    refused: list[tuple[dict[str, Any], int]] = [({"game": "tally"}, 409), ({"game": "chess"}, 422), ({"people": [10**6]}, 404),
                                                 ({"series": "none"}, 404)]
    for body, status in refused:
        answer = await ana.post("/api/groups/series/next", json=begin | body)
        assert answer.status_code == status, (body, answer.text)
    assert (await eva.post("/api/groups/series/next", json=begin)).status_code == 404
    assert (await eva.post("/api/groups/series/next", json=begin | {"group": other})).status_code == 404
    one = next(one["number"] for one in (await shown(ana, group))["people"])
    assert (await ana.post("/api/groups/series/next", json=begin | {"people": [one]})).status_code == 409     # of two players
    opened = await ana.post("/api/tables", json=wish)
    assert opened.status_code == 201                     # a table of the series as one likes it, seats chosen by oneself
    assert (await ana.post("/api/tables", json=wish)).status_code == 409
    assert await next_table(people["Ben"], group, series) == opened.json()["table"]


async def test_an_open_waiting_room_follows_what_becomes_of_its_series(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    ana, ben = people.values()
    table = await next_table(ana, group, await series_in(ana, group, 2))
    page = (await ben.get(f"/t/{table}/seats")).text
    part = page[page.index('id="of-group-now"'):page.index('id="talk"')]
    assert "Winter" in part and part.index('id="of-group"') > 0
    version, person = (await ben.get(f"/api/tables/{table}")).json()["version"], await site.person_of(ben)
    stream = asyncio.create_task(ben.get(f"/t/{table}/live?seen={version}"))
    async with asyncio.timeout(20):
        while not site.services.streams.watchers.get(table):
            await asyncio.sleep(0.01)
        assert (await ana.post("/api/groups/series/take-out", json={"group": group, "table": table})).is_success
        await asyncio.sleep(0.5)
        site.services.streams.end_of(lambda reader: reader.person == person)
        now_shown = (await stream).text
    assert 'id="of-group-now" hx-swap-oob' in now_shown and "Winter" not in now_shown


async def test_keepers_take_a_game_out_and_end_a_series(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben")
    ana = people["Ana"]
    series = await series_in(ana, group, 2)
    first = await next_table(ana, group, series)
    assert (await ana.post("/groups/take-out", data={"group": group, "table": first})).status_code == 303
    assert (await ana.get(f"/api/tables/{first}")).json()["series"] is None
    assert await said(people["Ben"], first) == [("series-out", "Ana has taken this game out of its series. It no longer "
                                                                "counts, and another can be played instead.")]
    second = await next_table(ana, group, series)
    assert second != first
    assert (await ana.post("/groups/end-series", data={"group": group, "series": series})).status_code == 303
    found = (await shown(ana, group))["series"][0]
    assert found["over"] and found["table"] is None
    assert await said(people["Ben"], second) == [("series-ended", "Ana has ended the series. This game no longer counts "
                                                                   "towards it.")]
    assert (await ana.post("/api/groups/series/next", json={"group": group, "series": series})).status_code == 409
    here = await seated(second, people)
    for one in here:
        await one.put(f"/api/tables/{second}/ready", json={"ready": True})
    await played(here, second)
    found = await shown(ana, group)
    assert found["series"][0]["played"] == 0 and found["results"]["games"] == 1      # it counts in the group alone
    assert (await ana.post("/api/groups/series/take-out", json={"group": group, "table": second})).status_code == 404


async def undone(table: str, people: list[Any]) -> Any:
    """The answer to the undo of the last move of a finished game, by its player."""
    now = (await people[0].get(f"/api/tables/{table}")).json()
    seat = int((await people[0].get(f"/api/tables/{table}/journal")).json()["lines"][-1]["seat"])
    return await people[seat].post(f"/api/tables/{table}/undo", json={"length": now["length"]})


async def test_a_game_whose_end_is_undone_goes_on_instead_of_the_next_one(site: Any) -> None:
    """Only one game of a series is in progress: the next one, which has not begun, is withdrawn, and its people are told."""
    people, group = await friends(site, "Ana", "Ben")
    ana, ben = people.values()
    series = await series_in(ana, group, 3)
    give_way(site, await site.person_of(ben), NTFY, {})
    first, names = await played_next(people, group, series)
    here = [people[name] for name in names]
    second = await next_table(ana, group, series)
    assert (await ana.get(f"/api/tables/{first}")).json()["rematch"] == second
    assert (await undone(first, here)).status_code == 200
    state = (await ana.get(f"/api/tables/{first}")).json()
    assert (state["status"], state["rematch"], state["series"]) == ("playing", None, series)
    assert (await ben.get(f"/api/tables/{second}")).status_code == 404
    found = (await shown(ana, group))["series"][0]
    assert (found["played"], found["table"]) == (0, first) and await next_table(ben, group, series) == first
    [notice] = [one for one in notices(site, table=second) if one.kind == "called-off"]
    for language in LANGUAGES:
        told = message_of(notice, NoticeVerdict(language=language, game="toy"), "").text
        assert told == TEXTS.say(language, "call-called-off", admin="series", by="", players="")
    assert told.startswith("Ostatni ruch poprzedniej partii tej serii")
    await played(here, first)
    assert (await shown(ana, group))["series"][0]["played"] == 1


@pytest.mark.parametrize("over", [False, True])
async def test_the_end_of_a_game_stays_once_the_next_game_has_begun(site: Any, over: bool) -> None:
    people, group = await friends(site, "Ana", "Ben")
    ana, ben = people.values()
    series = await series_in(ana, group, 3)
    first, names = await played_next(people, group, series)
    here = [people[name] for name in names]
    if over:
        await played_next(people, group, series)
    else:
        second = await next_table(ana, group, series)
        assert (await ben.put(f"/api/tables/{second}/ready", json={"ready": True})).status_code == 204
        assert (await ana.get(f"/api/tables/{second}")).json()["status"] == "playing"
    refused = await undone(first, here)
    assert (refused.status_code, refused.json()["error"]) == (409, "series-goes-on")
    assert "can no longer be undone" in refused.json()["sentence"]
    state = (await here[0].get(f"/api/tables/{first}")).json()
    assert (state["status"], state["undo_to"], state["restart_to"]) == ("over", None, None)
    assert (await ana.post(f"/api/tables/{first}/ask", json={"length": state["length"], "target": 1})).status_code == 409
    if not over:                                         # the game that is in progress counts no longer
        assert (await ana.post("/api/groups/series/take-out", json={"group": group, "table": second})).status_code == 204
        assert (await undone(first, here)).status_code == 200


async def said(reader: Any, table: str) -> list[tuple[str, str]]:
    """What a table tells of its series."""
    chat = (await reader.get(f"/api/tables/{table}")).json()["chat"]
    return [(line["notice"], line["text"]) for line in chat if (line["notice"] or "").startswith("series-")]


async def test_who_has_left_is_not_seated_and_keeps_their_results(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben", "Eva")
    series = await series_in(people["Ana"], group, 3)
    await played_next(people, group, series)
    await people["Eva"].post("/api/groups/leave", json={"group": group})
    del people["Eva"]
    _, here = await played_next(people, group, series)
    assert sorted(here) == ["Ana", "Ben"]
    rows = (await shown(people["Ana"], group))["series"][0]["results"]["rows"]
    assert {row["name"]: row["games"] for row in rows} == {"Ana": 2, "Ben": 2, "Eva": 1}
    await people["Ben"].post("/api/me/delete", json={"sure": True})
    rows = (await shown(people["Ana"], group))["results"]["rows"]
    assert "Ben" not in {row["name"] for row in rows}


async def test_the_form_says_who_plays(site: Any) -> None:
    people, group = await friends(site, "Ana", "Ben", "Eva")
    series = await series_in(people["Ana"], group, 3)
    numbers = [one["number"] for one in (await shown(people["Ana"], group))["people"]]
    answer = await people["Ana"].post("/groups/next", data={"group": group, "series": series, "game": "toy",
                                                            "people": [str(numbers[2]), str(numbers[0])]})
    table = answer.headers["location"].split("/")[2]
    seats = (await people["Ana"].get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Eva", "Ana"]
    page = (await people["Ben"].get(f"/groups/{group}/series/{series}")).text
    assert f'href="/t/{table}"' in page and "0 of 3 games played" in page


def test_all_ways_and_turns_agree_where_nobody_was_absent() -> None:
    for count in range(2, 7):
        people = list("abcdef")[:count]
        games: list[GameInStandings] = []
        for number in range(count):
            games.append(game_of(*next_seating(people, games)))
            assert [seat.person for seat in games[-1].seats] == [*people[number:], *people[:number]]



async def test_whoever_cannot_play_is_left_out_once_the_host_has_taken_the_free_seat_away(site: Any) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    group = await group_of(ana, ben, eva)
    series, says = await series_in(ana, group), TEXTS.say("en", "ui-series-turned")
    assert "every seat is taken" in says and says in (await ana.get(f"/groups/{group}")).text
    table = await next_table(ana, group, series)

    async def status() -> str:
        for one in (ana, ben):
            assert (await one.put(f"/api/tables/{table}/ready", json={"ready": True})).status_code == 204
        return str((await ana.get(f"/api/tables/{table}")).json()["status"])

    seat = next(seat["number"] for seat in (await eva.get(f"/api/tables/{table}")).json()["seats"] if seat["mine"])
    assert (await eva.delete(f"/api/tables/{table}/seats/{seat}")).is_success
    assert await status() == "open"
    assert (await ana.put(f"/api/tables/{table}/arrangement", json={"seats": 2})).is_success
    assert await status() == "playing"


async def test_an_invitation_to_a_game_of_a_series_names_the_series_and_the_group(site: Any) -> None:
    ana, ben = [await site.browser() for _ in range(2)]
    group = await group_of(ana, ben)
    person = await site.person_of(ben)
    give_way(site, person, NTFY, {})
    await next_table(ana, group, await series_in(ana, group, length=2))
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "group": group})
    assert opened.status_code == 201
    [notice] = notices(site, person=person, kind="invited")
    for language in LANGUAGES:
        said = message_of(notice, NoticeVerdict(language=language, game="toy"), "").text
        facts: dict[str, Any] = {"by": "Ana", "group": "Evenings", "series": "Winter", "number": 1, "length": 2}
        assert said == TEXTS.say(language, "call-invited", to="series", **facts) and "Winter" in said and "Evenings" in said
