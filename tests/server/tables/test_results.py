"""Results of finished games: they say what the rules say, outlive their tables, and go when a host deletes them."""

import asyncio
import csv
import io
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from mercat.cli import main
from mercat.engine.matches.match import Match
from mercat.games import find
from mercat.server.accounts.deletion import delete_person
from mercat.server.features import FEATURES
from mercat.server.hosting.moderation import delete_tables
from mercat.server.secret_key import make_key
from mercat.server.storage.models import BOT, EMPTY, OVER, PERSON, PLAYING, ResultRow, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.tables.journals import NewLines
from mercat.server.tables.matches import ended_of
from mercat.server.tables.polling import versions_of
from mercat.server.tables.results import PLAYED_HERE, ResultsQuery, StoredResult, outcomes, read_results
from mercat.server.tables.retention import CONDITIONS, delete_expired
from mercat.server.tables.store import Store, WriteConflict, create_table, read_table
from mercat.statistics import outcome_of, tallied
from tests.server.conftest import site_in
from tests.server.rated import add_person, add_result
from tests.server.storage.test_export_tables import keep, played
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
FACET = {"caledonia": "clan", "poseidon": "nation", "new_bedford": ""}               # what a seat plays, by game
DAY = timedelta(days=1)
OLD = "old_table"


@pytest.fixture
def sqlite(tmp_path: Path) -> Iterator[Store]:
    """A database for what both kinds do alike."""
    made = Store(f"sqlite:///{tmp_path / 'mercat.sqlite3'}", FEATURES)
    made.migrate()
    yield made
    made.close()


def result_of(store: Store, table: str) -> StoredResult:
    with store.changing() as session:
        (found,) = read_results(session, ResultsQuery(table=table), 2)
    return found


def tables_with_results(store: Store) -> list[str]:
    with store.reading.connect() as connection:
        return list(connection.scalars(select(ResultRow.table).order_by(ResultRow.table)))


def age(store: Store, table: str, days: int = 4_000) -> None:
    """As if nobody had touched the table for so long."""
    with store.writing.begin() as connection:
        connection.execute(update(TableRow).where(TableRow.id == table).values(changed=now() - days * DAY))


def almost_over(match: Match[Any]) -> tuple[list[str], list[str]]:
    """The journal before the last move, and the lines of that."""
    last = max(number for number, entry in enumerate(match.entries) if entry.seat >= 0)
    return match.journal[:last], match.journal[last:]


def put(store: Store, match: Match[Any], table: str, bots: tuple[str, ...], **changed: Any) -> None:
    """A table whose game lacks nothing but its last move."""
    before, _last = almost_over(match)
    row = TableRow(**{"id": table, "game": match.game.name, "version": match.game.version, "digest": match.game.digest,
                      "options": match.options, "seats": match.seats, "seed": str(match.seed), "status": PLAYING,
                      "sandbox": False, "listed": True, "turn": None, "host": "ana", "parent": "before"} | changed)
    seats = [SeatRow(table=table, number=number, kind=BOT if bot else PERSON, name="" if bot else f"Name {number}",
                     bot=bot or None, holder=None if bot else f"holder-{number}") for number, bot in enumerate(bots)]
    store.write(create_table, row, seats, NewLines(before))


@pytest.mark.parametrize(("game", "seats"), [("new_bedford", 2), ("caledonia", 3), ("poseidon", 3)])
def test_a_result_says_what_the_rules_say(sqlite: Store, game: str, seats: int) -> None:
    store = sqlite
    match = Match.start(game, seats, seed=3, names=["Name 0", *["Name 1"] * (seats == 2), *["Ada", "Name 2"] * (seats == 3)])
    luck = Random(3)
    while match.to_move is not None:
        match.play(luck.choice(match.legal()))
    bots = ("", "") if seats == 2 else ("", "steady", "")
    put(store, match, "t", bots)
    before, last = almost_over(match)
    store.append("t", len(before), NewLines(last, ended_of(match)), None, by_person=True)
    kept = result_of(store, "t")
    row, scores = kept.result, {score.seat: score for score in match.scores()}
    assert (row.game, row.version, row.digest, row.options) == (game, match.game.version, match.game.digest, match.options)
    assert (row.kind, row.ending, row.listed, row.parent) == ("people" if seats == 2 else "mixed", "played-out", True, "before")
    assert row.moves == len(match.path) and row.begun <= row.ended <= now() and kept.table
    for seat, bot in zip(kept.seats, bots, strict=True):
        score = scores[seat.number]
        assert (seat.points, seat.place) == (score.total, score.place)
        assert seat.lines == [[line.cause, line.points] for line in score.lines]
        told = ("bot", bot, None, "Ada") if bot else ("person", None, f"holder-{seat.number}", f"Name {seat.number}")
        assert (seat.kind, seat.bot, seat.holder, seat.name) == told
    played_what = [(kind, value) for seat in kept.seats for kind, value in seat.what]
    assert {kind for kind, _ in played_what} == ({FACET[game]} if FACET[game] else set())
    if game == "caledonia":
        assert [seat.what for seat in kept.seats] == [[["clan", player["clan"]]] for player in match.view()["players"]]
    (outcome,) = store.read(outcomes, game, match.game.version, match.game.digest)
    expected = outcome_of(match)
    assert (outcome.totals, outcome.places, outcome.moves) == (expected.totals, expected.places, expected.moves)
    assert sorted(outcome.facts) == sorted(expected.facts) and tallied([outcome]) == tallied([expected])


def test_a_result_is_written_once_and_with_the_move_or_not_at_all(store: Store) -> None:
    match = played("new_bedford", seed=5)
    put(store, match, "t", ("", ""))
    before, last = almost_over(match)
    assert tables_with_results(store) == []
    store.append("t", len(before), NewLines(last, ended_of(match)), None)
    with pytest.raises(WriteConflict):
        store.append("t", len(before), NewLines(last, ended_of(match)), None)
    assert tables_with_results(store) == ["t"]
    first, length = result_of(store, "t").result.id, len(before) + len(last)
    store.append("t", length, NewLines([f"undo {len(before)}"]), 0)
    assert tables_with_results(store) == [] and store.read(read_table, "t", False).table.status == PLAYING
    with store.reading.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(ResultSeatRow)) == 0
    store.append("t", length + 1, NewLines(last, ended_of(match)), None)
    assert tables_with_results(store) == ["t"] and first and len(result_of(store, "t").seats) == 2


def test_it_outlives_its_table_until_a_host_deletes_it(store: Store) -> None:
    """Statistics are the same before and after. Of sandboxes, lessons, imports and bots alone nothing is left."""
    match = played(seed=6)
    keep(store, match, "people1")
    keep(store, match, "people2", ("", "casual"))
    others: dict[str, dict[str, Any]] = {"sandbox": {"sandbox": True}, "lesson": {"lesson": "first"},
                                         "bots": {"bots": ("gentle", "casual")}, "brought": {"brought": 1, "imported": True}}
    for name, changed in others.items():
        keep(store, match, name, **changed)
        assert result_of(store, name).result.kind == name
    game = find("new_bedford")
    before = store.read(outcomes, game.name, game.version, game.digest)
    assert len(before) == 2 and len(tables_with_results(store)) == 6
    with store.reading.connect() as connection:
        everything = list(connection.scalars(select(TableRow.id)))
    for table in everything:
        age(store, table)
    for kind in CONDITIONS:
        store.write(delete_expired, kind, 30, everything)
    assert tables_with_results(store) == ["people1", "people2"] and store.read(versions_of, everything) == {}
    assert store.read(outcomes, game.name, game.version, game.digest) == before
    left = result_of(store, "people2")
    assert not left.table and [(seat.name, seat.bot) for seat in left.seats] == [("Anastasia", None), ("Benedikt", "casual")]
    delete_tables(store, ["people2"])
    assert tables_with_results(store) == ["people1"]


async def test_games_of_before_get_their_results_once(database_url: str, tmp_path: Path) -> None:
    """As a server without results left them: a game that these rules can play, one that they cannot, and others that are none."""
    store = Store(database_url, FEATURES)
    store.migrate()
    make_key(tmp_path / "secret-key")
    match, other = played(seed=7), played("caledonia", 1, seed=7)
    old: dict[str, Any] = {"results": [[7, 2], [9, 1]]}
    keep(store, match, OLD, **old)
    keep(store, match, "older", version=match.game.version - 1, **old)
    keep(store, match, "oldest", version=match.game.version - 1)
    keep(store, match, "sandboxed", sandbox=True)
    keep(store, match, "running", status=PLAYING)
    with store.writing.begin() as connection:
        connection.execute(delete(ResultRow))
    keep(store, other, "new", listed=False)
    async with site_in(tmp_path, database=database_url) as one, site_in(tmp_path, database=database_url) as two:
        await asyncio.gather(one.services.finished.fill(), two.services.finished.fill())
        assert tables_with_results(store) == sorted([OLD, "older", "oldest", "sandboxed", "new"])
        assert await one.services.finished.fill() == 0
    assert store.read(read_table, OLD, False).table.revision == 0, "nothing has changed for who watches"
    filled, record = result_of(store, OLD), store.read(read_table, OLD, True)
    assert store.read(outcomes, match.game.name, match.game.version, match.game.digest) == [outcome_of(match)]
    assert filled.result.ended == record.moved and filled.result.kind in PLAYED_HERE
    assert [(seat.points, seat.place) for seat in result_of(store, "older").seats] == [(7, 2), (9, 1)]
    assert [(seat.points, seat.place) for seat in result_of(store, "oldest").seats] == [(None, None)] * 2
    store.close()


async def test_no_table_is_deleted_for_its_age_before_it_has_a_result(sqlite: Store, tmp_path: Path) -> None:
    """A server that starts for the first time in years, and with this version."""
    store = sqlite
    make_key(tmp_path / "secret-key")
    keep(store, played(seed=12), OLD, ("", "casual"))
    with store.writing.begin() as connection:
        connection.execute(delete(ResultRow))
    age(store, OLD)
    async with site_in(tmp_path, database=f"sqlite:///{tmp_path / 'mercat.sqlite3'}"), asyncio.timeout(PATIENCE):
        while store.read(versions_of, [OLD]):
            await asyncio.sleep(0.02)
    assert tables_with_results(store) == [OLD] and len(result_of(store, OLD).seats) == 2


async def test_an_end_that_is_undone_is_none(site: Any) -> None:
    """By people at a table; the game that then ends otherwise has the other result."""
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 1, "name": "Ana"})).json()["table"]
    address = f"/api/tables/{table}"

    async def act(what: str, **more: Any) -> dict[str, Any]:
        length = (await ana.get(address)).json()["length"]
        assert (await ana.post(f"{address}/{what}", json={"length": length} | more)).status_code == 200
        now_there: dict[str, Any] = (await ana.get(address)).json()
        return now_there

    async def results() -> list[Any]:
        found: list[Any] = (await ana.get("/api/results")).json()["results"]
        return found

    while (await act("play", move="add 1"))["status"] != "over":
        assert await results() == []
    (first,) = await results()
    listed = (await ana.get("/api/tables")).json()["mine"][0]["results"]
    assert listed == [{"points": first["seats"][0]["points"], "place": 1}] and first["seats"][0]["mine"]
    assert (await act("undo"))["status"] == "playing" and await results() == []
    assert (await ana.get("/api/tables")).json()["mine"][0]["results"] is None
    assert (await act("play", move="add 2"))["status"] == "over"
    (second,) = await results()
    assert second["seats"][0]["points"] == first["seats"][0]["points"] + 1 and second["moves"] == first["moves"]


async def test_who_may_see_which_results(site: Any) -> None:
    store, ana, eve = site.services.store, await site.browser(), await site.browser()
    match, moment = played(seed=8), datetime(2026, 5, 1, tzinfo=UTC)
    for number in range(5):
        keep(store, match, f"listed{number}")
    keep(store, match, "hidden", listed=False)
    keep(store, match, "bots", ("gentle", "casual"))
    with store.writing.begin() as connection:
        for number in range(5):                          # two of them ended at the same moment
            connection.execute(update(ResultRow).where(ResultRow.table == f"listed{number}").values(
                ended=moment + number // 2 * DAY))
    wish = {"game": "tally", "seats": 2, "bots": ["random"], "name": "Ana", "listed": False}
    table = await ana.post("/api/tables", json=wish)
    token = table.json()["token"]
    with store.writing.begin() as connection:
        browser = connection.scalar(select(SeatRow.holder).where(SeatRow.table == table.json()["table"], SeatRow.kind == PERSON))
        connection.execute(update(ResultSeatRow).where(ResultSeatRow.name == "Anastasia", ResultSeatRow.result.in_(
            select(ResultRow.id).where(ResultRow.table == "hidden"))).values(holder=browser))

    async def listed(client: Any, **asked: Any) -> list[str]:
        found, seen = await client.get("/api/results", params=asked), []
        while True:
            assert found.status_code == 200, found.text
            assert "holder" not in found.text and "browser-of-ana" not in found.text
            seen += [one["table"] for one in found.json()["results"]]
            if found.json()["next"] is None:
                return seen
            found = await client.get("/api/results", params=asked | {"before": found.json()["next"]})

    everybody = ["listed4", "listed3", "listed2", "listed1", "listed0"]
    for limit in (1, 2, 3, 100):
        assert await listed(eve, limit=limit) == everybody
        assert await listed(ana, limit=limit) == ["hidden", *everybody]
    assert await listed(eve, game="caledonia") == [] and await listed(eve, game="new_bedford") == everybody
    assert await listed(eve, table="hidden") == ["hidden"] and await listed(eve, table="bots") == ["bots"]
    program = site.visitor()
    program.headers["Authorization"] = f"Bearer {token}"
    assert await listed(program) == everybody
    for wrong in ({"limit": 0}, {"limit": 101}, {"before": "x"}, {"before": "1"}, {"table": "a b"}, {"game": "\0"},
                  {"before": "99999999999999999-1"}):
        assert (await eve.get("/api/results", params=wrong)).status_code == 422, wrong
    assert (await eve.get("/api/results", params={"before": "9999999999999999-999999999"})).status_code == 200


async def test_a_game_whose_table_is_gone_is_listed_without_a_link(site: Any) -> None:
    ana, store = await site.browser(), site.services.store
    table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"})).json()
    with store.writing.begin() as connection:
        browser = connection.scalar(select(SeatRow.holder).where(SeatRow.table == table["table"], SeatRow.kind == PERSON))
    keep(store, played(seed=9), "goner", ("", "casual"))
    with store.writing.begin() as connection:
        connection.execute(update(SeatRow).where(SeatRow.table == "goner", SeatRow.kind == PERSON).values(holder=browser))
        connection.execute(update(ResultSeatRow).where(ResultSeatRow.name == "Anastasia").values(holder=browser))
    page = (await ana.get("/")).text
    assert 'href="/t/goner"' in page and "earlier game" not in page
    age(store, "goner")
    assert store.write(delete_expired, "keep_alone", 180, ["goner"]) == 1
    for language, said in (("en", "Finished"), ("es", "Terminadas"), ("pl", "Zakończone")):
        await ana.post("/settings", data={"language": language})
        page = (await ana.get("/")).text
        assert said in page and "Anastasia" in page and "/t/goner" not in page
    assert "Anastasia" not in (await (await site.browser()).get("/")).text


async def test_a_result_follows_its_person_to_another_browser(site: Any) -> None:
    ana, phone = await site.browser(), await site.browser()
    opened = (await ana.post("/api/tables", json={"game": "tally", "seats": 1, "name": "Ana", "listed": False})).json()
    table, length = opened["table"], 0
    while (await ana.get(f"/api/tables/{table}")).json()["status"] != "over":
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 2"})
    assert (await phone.get("/api/results")).json()["results"] == []
    assert (await phone.post("/seat", data={"link": opened["link"].rpartition("/")[2]})).status_code == 303
    (one,) = (await phone.get("/api/results")).json()["results"]
    assert one["table"] == table and (await ana.get("/api/results")).json()["results"] == []


def test_a_seat_where_a_bot_stood_in(store: Store) -> None:
    """It is its person's; a seat whose person has left is the bot's."""
    match = played(seed=10)
    put(store, match, "t", ("", ""))
    with store.writing.begin() as connection:
        connection.execute(update(SeatRow).where(SeatRow.number == 0).values(held="casual"))
        connection.execute(update(SeatRow).where(SeatRow.number == 1).values(kind=EMPTY, holder=None, held="steady"))
    before, last = almost_over(match)
    store.append("t", len(before), NewLines(last, ended_of(match)), None)
    kept = result_of(store, "t")
    assert [(seat.kind, seat.bot, seat.held, seat.holder) for seat in kept.seats] == [
        (PERSON, None, "casual", "holder-0"), (BOT, "steady", None, None)]
    assert kept.result.kind == "mixed" and store.read(read_table, "t", False).table.status == OVER


def test_the_host_lists_results_and_deletes_them(sqlite: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                 capsys: Any) -> None:
    store = sqlite
    monkeypatch.setenv("MERCAT_DATABASE", f"sqlite:///{tmp_path / 'mercat.sqlite3'}")
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    assert run("statistics", "new_bedford", "--played")[0] == 1
    match = played(seed=11)
    keep(store, match, "t1")
    keep(store, match, "t22", ("", "casual"), listed=False)
    keep(store, played("caledonia", 1, seed=11), "t333")
    keep(store, match, "bots", ("gentle", "casual"))
    with store.writing.begin() as connection:
        connection.execute(delete(TableRow).where(TableRow.id == "t22"))
        connection.execute(update(ResultSeatRow).where(ResultSeatRow.name == "Anastasia", ResultSeatRow.result.in_(
            select(ResultRow.id).where(ResultRow.table == "t22"))).values(name="=Ann()"))
    code, out, _ = run("results", "--json")
    data = json.loads(out)
    assert code == 0 and [(one["table"], one["kept"]) for one in data] == [("t333", True), ("t22", False), ("t1", True)]
    assert "holder" not in out and data[2]["seats"][0]["points"] == {score.seat: score.total for score in match.scores()}[0]
    assert run("results", "--ids", "--game", "new_bedford")[1].split() == ["t22", "t1"]
    assert run("results", "--ids", "--name", "anast", "--newest", "1")[1].split() == ["t333"]
    rows = list(csv.DictReader(io.StringIO(run("results", "--csv")[1])))
    assert len(rows) == 5 and rows[1]["name"] == "'=Ann()" and rows[0]["what"] == data[0]["seats"][0]["what"][0]["value"]
    table = run("results")[1]
    assert "(t22)" in table and table.splitlines()[-1] == "3 results; in brackets: deleted tables (1)"
    assert run("results", "--ids", "--json")[0] == run("statistics", "caledonia", "--played", "--games", "3")[0] == 2
    code, out, _ = run("statistics", "new_bedford", "--played")
    assert code == 0 and "2 players: 2 games between people on this server" in out
    assert run("tables", "delete", "t22", "nowhere", "--yes")[0] == 2 and "t22" in tables_with_results(store)
    assert run("tables", "delete", "t22", "t1", "--yes")[0] == 0 and tables_with_results(store) == ["bots", "t333"]
    assert run("tables", "show", "t22")[0] == 2


def test_a_result_keeps_no_name_of_whoever_left_the_seat_and_was_deleted(sqlite: Store) -> None:
    """The seat keeps the name of the last person while a bot plays on there; another person's stays."""
    with sqlite.changing() as session:
        for person in ("ana", "ben"):
            add_person(session, person)
        table = add_result(session, [None, None], [1, 2], rated=False)
        ended = session.scalars(select(ResultSeatRow).order_by(ResultSeatRow.number)).all()
        seats = session.scalars(select(SeatRow).order_by(SeatRow.number)).all()
        for seat, row, name in zip(seats, ended, ("ana", "ben"), strict=True):
            seat.kind, row.kind, seat.name, row.name = EMPTY, BOT, name, name
            seat.earlier = row.earlier = [{"name": name, "bot": None, "until": 3, "holder": name},
                                          {"name": "", "bot": "random", "until": 4, "holder": None}]
    with sqlite.changing() as session:
        delete_person(session, "ana", "random")
    assert [seat.name for seat in result_of(sqlite, table).seats] == ["", "ben"]
    assert [seat.name for seat in sqlite.read(read_table, table, False).seats] == ["", "ben"]
