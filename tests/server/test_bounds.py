"""What strangers send is bounded in what it costs, and in what is kept of it. The processor's time is in `test_costs.py`."""

import asyncio
import gc
import random
import re
import sys
import tracemalloc
from collections import Counter, defaultdict
from datetime import timedelta
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal
from unicodedata import category, name, normalize

import pytest
from sqlalchemy import update

from mercat.engine.matches.match import Match
from mercat.games import find
from mercat.lessons import find_lesson, lesson_files, read_lesson
from mercat.server.app import create_app
from mercat.server.bots.queue import TURN, WorkerPlaces
from mercat.server.bots.workers import Workers
from mercat.server.pages.qr import qr_code
from mercat.server.people import user_text
from mercat.server.problems import Problem
from mercat.server.reviews import reviews
from mercat.server.settings import Settings
from mercat.server.storage.models import OVER, MoveRow, TableRow, now
from mercat.server.tables import cache
from mercat.server.tables.cache import CachedTable, TableCache
from mercat.server.tables.journals import NewLines
from mercat.server.tables.retention import LINE_BYTES as STORED_LINE
from mercat.server.tables.retention import TABLE_BYTES, opened_by
from mercat.server.tables.store import create_table, read_table
from mercat.server.tables.stream import STREAMS_OF_ONE, Watcher
from mercat.server.web.bounds import LARGEST_BODY, LARGEST_IMPORT, Bounds
from mercat.server.web.headers import LARGEST_COOKIES, LONGEST_HOST, LONGEST_PATH, LONGEST_QUERY
from mercat.server.web.rate_limits import LIMITS
from tests.server.conftest import site_in
from tests.server.reviews.test_reviews import finished_table

pytestmark = pytest.mark.anyio
SOURCE = Path(__file__).parents[2] / "src" / "mercat" / "server"
JSON = {"Content-Type": "application/json"}
WISH = {"game": "tally", "seats": 2, "name": "Ana"}


# -- one request


@pytest.mark.parametrize(("path", "headers", "status", "word"), [
    ("/", {"Cookie": "a=" + "b" * LARGEST_COOKIES}, 431, "cookies"),
    ("/static/page.js", {"Cookie": "b" * (LARGEST_COOKIES + 1)}, 431, "cookies"),
    ("/", {"Host": "a" * (LONGEST_HOST + 1)}, 400, "host name"), ("/t/" + "a" * LONGEST_PATH, {}, 414, "address"),
    ("/?" + "a" * (LONGEST_QUERY + 1), {}, 414, "address")])
async def test_a_head_that_is_too_large_is_refused(site: Any, path: str, headers: dict[str, str], status: int, word: str) -> None:
    answer = await site.visitor().get(path, headers=headers)
    assert answer.status_code == status and word in answer.text


async def test_a_head_that_is_just_allowed_is_answered(site: Any) -> None:
    cookies = "a=" + "b" * (LARGEST_COOKIES - 2)
    assert (await site.visitor().get("/", headers={"Cookie": cookies, "Host": "a" * LONGEST_HOST})).status_code == 200
    assert (await site.visitor().get("/?" + "a" * LONGEST_QUERY)).status_code == 200


@pytest.mark.parametrize("forbidden", [r"request\.cookies\b", r"request\.form\(", r"SimpleCookie", r"from http\.cookies"])
def test_what_strangers_send_is_read_in_one_place(forbidden: str) -> None:
    """The libraries' own ways to read cookies and forms may take seconds."""
    texts = {path.name: path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    found = {name for name, text in texts.items() if re.search(forbidden, re.sub(r'""".*?"""', "", text, flags=re.DOTALL))}
    assert found <= ({"forms.py"} if "form" in forbidden else set())


@pytest.mark.parametrize("kind", ["charset=punycode", "charset=utf-16", "charset*=utf-8''idna", "charset=utf-8; charset=idna",
                                  "x=" + "y" * 300])
async def test_a_form_of_another_charset_is_refused(site: Any, kind: str) -> None:
    part = b'--xx\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna-abc\r\n--xx--\r\n'
    browser = await site.browser()
    for form in ("multipart/form-data; boundary=xx", "application/x-www-form-urlencoded"):
        answer = await browser.post("/settings", content=part, headers={"Content-Type": f"{form}; {kind}"})
        assert answer.status_code == 422, (form, answer.text)


async def test_a_form_that_says_utf_8_is_read(site: Any) -> None:
    browser = await site.browser()
    for kind in ("; charset=UTF-8", ";charset=\"utf-8\"", ""):
        form = {"Content-Type": f"application/x-www-form-urlencoded{kind}"}
        answer = await browser.post("/play/toy", content=b"bots=1&name=Ana", headers=form)
        assert answer.status_code == 303, answer.text


def test_a_text_is_normalised_only_once_its_length_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sorting marks takes time that grows with the square of their number."""
    seen: list[int] = []

    def normalised(form: Literal["NFC", "NFKC"], text: str) -> str:
        seen.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(user_text, "unicodedata", SimpleNamespace(category=category, name=name, normalize=normalised))
    for marks in (10, 100, 1_000, 5_000, 9_000, 50_000):
        try:
            user_text.clean("a" + "\u0301" * marks + "\u0323" * marks, 500, "chat")
        except Problem as problem:
            assert problem.key == "long-chat"
    assert seen and max(seen) <= 2_000


@pytest.mark.parametrize(("method", "path", "kind"), [
    ("GET", "/", "read"), ("GET", "/static/page.js", "static"), ("HEAD", "/static/page.js", "static"),
    ("GET", "/t/a/live", "stream"), ("POST", "/learn/toy", "open"), ("POST", "/play/toy", "open"), ("POST", "/new/toy", "open"),
    ("POST", "/import", "open"), ("POST", "/api/tables/import", "open"), ("POST", "/t/a/sandbox", "open"),
    ("POST", "/t/a/rematch", "open"), ("POST", "/api/tables/", "open"), ("POST", "/t/a/chat", "chat"),
    ("POST", "/t/a/hint", "hint"), ("POST", "/t/a/move", "write"), ("DELETE", "/nowhere", "write"), ("GET", "/nowhere", "read")])
def test_every_request_counts_against_a_limit(method: str, path: str, kind: str) -> None:
    bounds = Bounds(create_app(Settings(secret_key="x" * 32)).routes)
    assert bounds.of(method, path).kind == kind and kind in LIMITS


async def test_files_and_lessons_are_counted(opening: Any) -> None:
    async with opening(limits=True) as site:
        browser = await site.browser(address="10.0.0.1")
        wish = {"lesson": "none", "name": "Ana"}
        lessons = [await browser.post("/learn/new_bedford", data=wish) for _ in range(int(LIMITS["open"].burst) + 3)]
        assert Counter(answer.status_code for answer in lessons).keys() == {404, 429}
        limiter = site.app.state.limiter
        await browser.get("/static/page.js")
        assert any(kind == "static" for kind, _ in limiter.buckets.kept)


async def test_bodies_have_a_largest_size(site: Any) -> None:
    browser = await site.browser()
    for path, most in (("/api/tables", LARGEST_BODY), ("/api/tables/import", LARGEST_IMPORT)):
        assert (await browser.post(path, content=b" " * (most + 1), headers=JSON)).status_code == 413
        assert (await browser.post(path, content=b" " * most, headers=JSON)).status_code == 422


# -- what is kept in memory


def test_lessons_that_nobody_wrote_are_not_remembered() -> None:
    find_lesson("new_bedford", lesson_files("new_bedford")[0].stem)
    before = read_lesson.cache_info().currsize
    tracemalloc.start()
    try:
        assert [find_lesson("new_bedford", f"{number} " + "x" * 60_000) for number in range(50)] == [None] * 50
        assert tracemalloc.get_traced_memory()[0] < 500_000
    finally:
        tracemalloc.stop()
    assert read_lesson.cache_info().currsize == before


def test_a_code_is_drawn_once_and_only_so_many_are_kept() -> None:
    before = qr_code.cache_info().hits
    assert qr_code("http://here/t/a") == qr_code("http://here/t/a")
    assert qr_code.cache_info().hits > before and (qr_code.cache_info().maxsize or 10**9) <= 512
    assert len(qr_code("http://" + "a" * LONGEST_HOST + "/seat/" + "b" * 90)) < 70_000


async def test_a_network_without_streams_is_forgotten(site: Any) -> None:
    streams = site.services.streams
    for number in range(300):
        with streams.watch(f"t{number}", Watcher(f"n{number}")):
            assert streams.open_by_network[f"n{number}"] == 1
        assert not streams.is_full(f"other {number}")
    assert not streams.open_by_network and not streams.watchers


def holding(name: str, lines: int) -> CachedTable:
    """A table with a match of so many lines."""
    table = CachedTable(name)
    match: Any = SimpleNamespace(entries=[None] * lines)
    table.match = match
    return table


async def test_tables_that_are_looked_at_stay_in_memory(tmp_path: Path) -> None:
    async with site_in(tmp_path, tables_kept=2) as site:
        ana = await site.browser()
        seen, unseen, other = [(await ana.post("/api/tables", json=WISH)).json()["table"] for _ in range(3)]
        for table in (seen, unseen, seen, other):
            assert (await ana.get(f"/t/{table}/seats")).status_code == 200
        assert list(site.services.tables.cache.tables.kept) == [seen, other]


def test_matches_in_memory_are_counted_by_size() -> None:
    tables = TableCache(most=100, budget=10 * 2**20)
    held = tables.tables
    for number in range(60):
        tables.put(holding(f"long {number}", 5_000))
        assert held.weight == sum(one.bytes for one in held.kept.values()) <= held.budget
    assert 2 <= len(held) <= 5 and set(held.weights) == set(held.kept)
    for number in range(150):
        tables.put(holding(f"short {number}", 10))
    assert len(held) == 100
    grown = tables.get("short 149")
    assert grown is not None
    grown.match = holding("", 100_000).match                 # alone larger than all may be together
    tables.put(grown)
    assert list(held.kept) == ["short 149"] and held.weight == grown.bytes


def bytes_reached(root: object) -> int:
    """Return the size of all objects that an object refers to, at any depth, without code and classes.

    No other thread's memory is counted, as ``tracemalloc`` would.
    """
    seen: set[int] = set()
    level, total = [root], 0
    while level:
        fresh = {id(one): one for one in level
                 if id(one) not in seen and not isinstance(one, type | ModuleType | FunctionType | BuiltinFunctionType)}
        seen.update(fresh)
        total += sum(map(sys.getsizeof, fresh.values()))
        level = gc.get_referents(*fresh.values())
    return total


@pytest.mark.parametrize("game", ["new_bedford", "poseidon", "caledonia"])
def test_the_size_of_a_match_is_no_understatement(game: str) -> None:
    chance = random.Random(1)
    find(game)
    match = Match.start(game, 2, seed=1)
    begun, size = len(match.entries), bytes_reached(match)
    while match.to_move is not None and len(match.entries) < begun + 150:
        match.play(str(chance.choice(list(match.legal()))))
    grown = (bytes_reached(match) - size) / (len(match.entries) - begun)
    assert cache.LINE_BYTES / 2 < grown < 2 * cache.LINE_BYTES, grown


# -- reviews


async def test_reviews_that_wait_are_limited_by_network_and_in_all(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    never = asyncio.Event()

    async def waiting(self: Workers, work: Any) -> None:
        await never.wait()

    async with opening(limits=True, reviews_address=2) as site:
        ana, table = await finished_table(site)
        monkeypatch.setattr(Workers, "compute", waiting)
        file = (await ana.get(f"/api/tables/{table}/export")).json()
        tables = [(await ana.post("/api/tables/import", json={"match": file})).json()["table"] for _ in range(5)]
        statuses = [(await ana.get(f"/t/{one}/review")).status_code for one in tables[:3]]
        assert statuses == [200, 200, 429]
        assert (await ana.get(f"/t/{tables[0]}/review")).status_code == 200          # it is being made already
        ben = site.visitor(address="10.0.0.9")
        assert (await ben.get(f"/t/{tables[2]}/review")).status_code == 200
        monkeypatch.setattr(reviews, "MOST", 3)
        refused = await ben.get(f"/t/{tables[3]}/review")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
        for task in list(site.services.reviews.tasks):
            task.cancel()
        await asyncio.gather(*site.services.reviews.tasks, return_exceptions=True)
        assert not site.services.reviews.by_network and not site.services.reviews.progress


async def test_networks_get_equal_time_for_their_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """One network has twenty reviews of long jobs, another one of short jobs: turns are of about equal length."""
    clock, places = SimpleNamespace(now=1_000.0), WorkerPlaces(1)
    used: defaultdict[str, float] = defaultdict(float)
    monkeypatch.setattr("mercat.server.bots.queue.monotonic", lambda: clock.now)

    async def compute(work: tuple[str, float]) -> None:
        clock.now += work[1]
        used[work[0]] += work[1]
        await asyncio.sleep(0)

    def reviewing(network: str, jobs: int, seconds: float) -> Any:
        return SimpleNamespace(jobs=lambda: iter([SimpleNamespace(work=(network, seconds)) for _ in range(jobs)]))

    workers: Any = SimpleNamespace(places=places, compute=compute)
    made = reviews.Reviews(SimpleNamespace(), workers)       # type: ignore[arg-type]
    long = [asyncio.create_task(made.carry_out(reviewing("far", 10, TURN), reviews.ReviewProgress(), f"long {number}", "far"))
            for number in range(20)]
    await made.carry_out(reviewing("near", 100, TURN / 20), reviews.ReviewProgress(), "short", "near")
    assert used["far"] <= 2 * used["near"] + 2 * TURN, used    # not one job of theirs for each of ours, which would be 100 turns
    await asyncio.gather(*long)
    assert used["far"] == 200 * TURN


# -- what is stored


def stored(site: Any, name: str, lines: list[str], host: str | None, opener: str | None, days: float = 0) -> None:
    """Store a finished table with this journal."""
    table = TableRow(id=name, game="toy", version=1, digest="none", options={}, seats=2, seed="7", status=OVER, sandbox=True,
                     listed=False, revision=0, host=host, opener=opener, changed=now() - timedelta(days=days))
    site.services.store.write(create_table, table, [], NewLines(lines))


async def test_finished_tables_count_by_their_size(opening: Any) -> None:
    async with opening(limits=True, stored_browser=1, stored_address=2) as site:
        ana = await site.browser(address="10.0.0.1")
        assert (await ana.post("/api/tables", json=WISH)).status_code == 201
        first = (await ana.get("/api/tables")).json()["mine"][0]["id"]
        row = site.services.store.read(read_table, first, False).table
        stored(site, "old", ["x"] * 30_000, row.host, row.opener, days=31)
        assert (await ana.post("/api/tables", json=WISH)).status_code == 201
        stored(site, "long", ["x"] * (2**20 // STORED_LINE), row.host, row.opener)
        for path, wish in (("", WISH), ("/import", {"match": "{}"}), ("/old/sandbox", {"at": 0})):
            answer = await ana.post(f"/api/tables{path}", json=wish)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-much-stored"), path
            assert "1" in answer.json()["sentence"]
        near, far = await site.browser(address="10.0.0.1"), await site.browser(address="10.0.0.2")
        assert (await near.post("/api/tables", json=WISH)).status_code == 201
        stored(site, "longer", ["x"] * (2**20 // STORED_LINE), None, row.opener)
        assert (await near.post("/api/tables", json=WISH)).json()["error"] == "too-much-stored-near"
        assert (await far.post("/api/tables", json=WISH)).status_code == 201


async def test_stored_bytes_are_about_what_the_database_takes(site: Any) -> None:
    """Lines of a real journal, measured in the file."""
    match = Match.start("new_bedford", 2, seed=1)
    chance = random.Random(1)
    while match.to_move is not None and len(match.entries) < 120:
        match.play(str(chance.choice(list(match.legal()))))
    store, lines = site.services.store, [str(entry) for entry in match.entries]
    if not str(store.reading.url).startswith("sqlite"):
        pytest.skip("measures a file")

    def size() -> int:
        with store.reading.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            return int(pages * connection.exec_driver_sql("PRAGMA page_size").scalar_one())

    before = size()
    for number in range(60):
        stored(site, f"t{number}", [], "ana", "far")
    empty = size()
    assert (empty - before) / 60 < 2 * TABLE_BYTES
    for number in range(60):
        stored(site, f"l{number}", lines, "ben", "far")
    with store.writing.begin() as connection:            # as long as what a line notes of the position, on average
        connection.execute(update(MoveRow).values(position="money=12,14 goods#12:3f2a1b owner#20:77aa01"))
    counted = store.read(opened_by, "ben", "far")[0].bytes
    assert 0.5 < counted / (size() - empty) < 2


async def test_one_network_does_not_fill_the_lobby(opening: Any) -> None:
    async with opening(limits=True, tables_listed=3) as site:
        victim, spammer = await site.browser(address="10.0.0.1"), await site.browser(address="2001:db8::1")
        mine = (await victim.post("/api/tables", json=WISH)).json()["table"]
        for number in range(6):
            spammer = await site.browser(address=f"2001:db8::{number + 1}")
            assert (await spammer.post("/api/tables", json=WISH)).status_code == 201
        listed = [one["id"] for one in (await victim.get("/api/tables")).json()["open"]]
        assert len(listed) == 4 and mine in listed


# -- networks


async def test_addresses_of_one_ipv6_network_share_every_limit(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.web.rate_limits.time", SimpleNamespace(monotonic=lambda: 7.0))    # a stopped clock

    def home(number: int) -> str:
        return f"2001:db8:1:2:{number:x}::{number:x}"

    async with opening(limits=True, tables_address=1_000, tables_browser=1_000) as site:
        limiter, opened = site.app.state.limiter, 0
        for number in range(1, int(LIMITS["open"].burst) + 4):
            answer = await site.visitor(address=home(number)).post("/api/tables", json=WISH)
            opened += answer.status_code == 201
        assert opened == LIMITS["open"].burst
        assert (await site.visitor(address="2001:db8:1:3::1").post("/api/tables", json=WISH)).status_code == 201
        table = (await site.visitor(address="10.1.1.1").get("/api/tables")).json()["open"][0]["id"]
        streams = site.services.streams
        said = [await site.visitor(address=home(number)).post(f"/api/tables/{table}/chat", json={"text": "x", "name": "A"})
                for number in range(1, int(LIMITS["chat"].burst) + 4)]
        assert sum(answer.status_code == 204 for answer in said) == LIMITS["chat"].burst
        assert len({network for kind, network in limiter.buckets.kept if kind == "chat"}) == 1
        network = site.services.signer.network_of(home(1))
        assert network == site.services.signer.network_of(home(77)) and not streams.is_full(network)
        streams.open_by_network[network] = STREAMS_OF_ONE
        stream = await site.visitor(address=home(90)).get(f"/api/tables/{table}/stream")
        assert (stream.status_code, stream.json()["error"]) == (429, "too-many-streams")
