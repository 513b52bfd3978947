"""The engine does one piece of work at a time: networks get equal shares, moves go first, nothing long keeps others waiting."""

import asyncio
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from mercat.charts import account_of
from mercat.cli.measure import reference_loop
from mercat.engine.matches.match import Match
from mercat.moments import moments_of
from mercat.server.play.history_page import PIECE, HistoryPage
from mercat.server.processes.shares import REMEMBERED
from mercat.server.tables import engine as engine_module
from mercat.server.tables.engine import (
    ENGINE,
    HISTORIES,
    LITTLE,
    MOVES,
    MUCH,
    PAGES,
    SLICE,
    Asker,
    Engine,
    FairQueue,
    asked_by,
    give_way,
)
from tests.server.conftest import Site, site_in
from tests.server.soak.crowding import long_match
from tests.waiting import PATIENCE, eventually

LONGEST = 0.04                                           # seconds that one piece of work may have the engine
REFERENCE = 2.5                                          # milliseconds of the reference loop where that holds


# -- whose work is next


@dataclass(eq=False)
class Piece:
    network: str
    urgency: int = PAGES
    asked: float = 0.0


def served(queue: FairQueue[Piece], count: int, seconds: float = 0.01) -> list[str]:
    """The networks of the next pieces of work, each of which takes so long."""
    found = []
    for _ in range(count):
        piece = queue.next()
        queue.charge(piece.network, seconds)
        found.append(piece.network)
    return found


def queued(*pieces: Piece) -> FairQueue[Piece]:
    queue = FairQueue[Piece]()
    for piece in pieces:
        queue.put(piece)
    return queue


def test_networks_take_turns_by_the_time_that_they_are_given() -> None:
    queue = queued(*(Piece("many") for _ in range(200)), *(Piece("few") for _ in range(3)))
    assert served(queue, 6) == ["many", "few"] * 3
    queue = queued(*(Piece("slow") for _ in range(90)), *(Piece("quick") for _ in range(90)))
    time = {"slow": 0.0, "quick": 0.0}
    for _ in range(80):
        piece = queue.next()
        seconds = 0.1 if piece.network == "slow" else 0.02
        queue.charge(piece.network, seconds)
        time[piece.network] += seconds
    assert time["slow"] == pytest.approx(time["quick"], abs=0.7) and time["slow"] > 1.0


def test_who_has_used_little_goes_first_and_makes_up_for_nothing() -> None:
    first = round(LITTLE / 0.01)
    queue = queued(*(Piece("busy") for _ in range(10 * first)))
    served(queue, 4 * first)                             # nobody else wanted any
    for _ in range(4 * first):
        queue.put(Piece("new"))
    assert served(queue, first) == ["new"] * first
    assert served(queue, 100 + first)[first:].count("busy") == pytest.approx(50, abs=2)
    for number in range(9):                              # new ones without end keep nobody from a share
        for _ in range(2 * first):
            queue.put(Piece(f"other {number}"))
    assert "busy" in served(queue, 10 * first)


def test_a_network_is_busy_where_it_has_used_much_and_another_uses_some(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine()
    for network in ("many", "", "many"):                 # the server itself is nobody else
        engine.queue.charge(network, MUCH)
        assert not engine.is_busy("many")
    engine.queue.charge("few", 0.01)
    for _ in range(3):
        engine.queue.charge("many", 0.01)
        assert engine.is_busy("many") and not engine.is_busy("few")
    monkeypatch.setattr(engine_module, "SHARED", 0.0)
    assert not engine.is_busy("many")


def test_of_one_network_moves_go_before_pages_and_pages_before_histories_but_not_for_ever() -> None:
    queue, names = FairQueue[Piece](), {}
    for name, urgency, asked in (("history", HISTORIES, 0.0), ("page", PAGES, 1.0), ("move", MOVES, 1.5), ("late", MOVES, 5.5)):
        names[piece := Piece("one", urgency, asked)] = name
        queue.put(piece)
    assert [names[queue.next()] for _ in range(4)] == ["move", "page", "history", "late"]


def test_between_networks_a_history_stands_back_for_a_while() -> None:
    queue = queued(*(Piece("reader", HISTORIES) for _ in range(200)), *(Piece("player", MOVES) for _ in range(200)))
    first = served(queue, 250)
    assert first[:40] == ["player"] * 40 and first[-20:].count("reader") == pytest.approx(10, abs=1)


def test_it_remembers_only_so_many_networks() -> None:
    queue = FairQueue[Piece]()
    for number in range(REMEMBERED + 1_000):
        queue.put(Piece(str(number)))
        served(queue, 1)
    assert len(queue.accounts) <= REMEMBERED + 1


# -- the engine


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work gives way wherever it can."""
    monkeypatch.setattr(engine_module, "SLICE", 0.0)


class Steps:
    """Work in steps, and the order in which they were done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.inside = 0

    def work(self, name: str, count: int) -> str:
        for number in range(count):
            assert self.inside == 0
            self.inside += 1
            assert threading.current_thread().name.startswith("engine")
            self.done.append(f"{name}{number}")
            self.inside -= 1
            give_way()
        return name


@pytest.mark.anyio
async def test_long_work_gives_way_and_is_alone_between_two_steps(hurried: None) -> None:
    steps, held = Steps(), threading.Event()
    first = asyncio.create_task(ENGINE.run(held.wait))
    await eventually(lambda: ENGINE.busy)
    with asked_by(Asker("far", HISTORIES)):
        long = asyncio.create_task(ENGINE.run(steps.work, "long", 50))
    with asked_by(Asker("near", MOVES)):
        short = [asyncio.create_task(ENGINE.run(steps.work, name, 2)) for name in "ab"]
    await asyncio.sleep(0)
    held.set()
    assert await asyncio.gather(first, long, *short) == [True, "long", "a", "b"]
    assert len(steps.done) == 54 and steps.done.index("b1") < 10
    assert [one for one in steps.done if one.startswith("long")] == [f"long{number}" for number in range(50)]


@pytest.mark.anyio
async def test_errors_contexts_and_costs_are_those_of_who_asked(hurried: None) -> None:
    def fail() -> None:
        give_way()
        raise ValueError("planted")

    asker = Asker("here")
    with asked_by(asker):
        with pytest.raises(ValueError, match="planted"):
            await ENGINE.run(fail)
        assert await ENGINE.run(engine_module.asking.get) is asker
        before = asker.seconds
        await ENGINE.run(sum, range(300_000))
    assert asker.seconds > before > 0 and not ENGINE.queue and not ENGINE.paused


@pytest.mark.anyio
async def test_work_that_nobody_waits_for_is_not_done_to_its_end(hurried: None) -> None:
    engine, steps, begun, enough = Engine(), list[int](), asyncio.Event(), 500_000      # seconds of work
    loop = asyncio.get_running_loop()

    def work() -> None:
        loop.call_soon_threadsafe(begun.set)
        while len(steps) < enough:
            steps.append(1)
            engine.give_way()

    task = asyncio.create_task(engine.run(work))
    await begun.wait()
    with asked_by(Asker("other")):
        await engine.run(steps.clear)
    task.cancel()
    await eventually(lambda: not engine.busy)
    assert 0 < len(steps) < enough


@pytest.mark.anyio
async def test_no_more_work_begins_than_there_are_threads(hurried: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "MOST_BEGUN", 3)
    engine, most = Engine(), []

    def work() -> None:
        for _ in range(20):
            most.append(len(engine.paused))
            engine.give_way()

    tasks = []
    for number in range(40):
        with asked_by(Asker(f"network {number}")):
            tasks.append(asyncio.create_task(engine.run(work)))
    await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
    assert max(most) == 2 and len(most) == 800


# -- pages


@pytest.mark.anyio
async def test_a_replay_gives_way_and_nobody_sees_it_unfinished(hurried: None) -> None:
    file = long_match(1, 600)
    matches = [asyncio.create_task(ENGINE.run(Match.from_json, file)) for _ in range(6)]
    seen = [await ENGINE.run(Match.from_json, file) for _ in range(2)] + list(await asyncio.gather(*matches))
    assert all(match.journal == seen[0].journal and match.state.dump() == seen[0].state.dump() for match in seen)
    moments = await asyncio.gather(*(ENGINE.run(seen[number % 6].at, 60 * number) for number in range(10)))
    assert [len(match.entries) for match in moments] == [60 * number for number in range(10)]


@pytest.mark.anyio
@pytest.mark.parametrize("what", ["load", "go to a moment", "tell in numbers", "undo"])
async def test_others_go_first_between_two_lines_of_a_journal(hurried: None, what: str) -> None:
    match, held = Match.from_json(file := long_match(1, 300)), threading.Event()
    works: dict[str, Callable[[], object]] = {
        "load": lambda: Match.from_json(file), "go to a moment": lambda: match.at(299), "undo": lambda: match.copy().undo(150),
        "tell in numbers": lambda: account_of(match)}
    first = asyncio.create_task(ENGINE.run(held.wait))
    await eventually(lambda: ENGINE.busy)
    with asked_by(Asker(f"first {what}")):
        long = asyncio.create_task(ENGINE.run(works[what]))
    await asyncio.sleep(0)
    with asked_by(Asker(f"second {what}")):
        short = asyncio.create_task(ENGINE.run(lambda: len(ENGINE.paused)))
    await asyncio.sleep(0)
    held.set()
    assert await short == 1, "the long work was done before"
    await asyncio.gather(first, long)


@pytest.mark.anyio
async def test_nothing_has_the_engine_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked of a match of some 2,000 lines, cold ones included; where somebody else waits."""
    monkeypatch.setattr(engine_module, "SLICE", SLICE / 2)
    async with site_in(tmp_path, tables_kept=1) as site:
        visitor = await site.browser()
        imported = await visitor.post("/api/tables/import", json={"match": long_match(1, 2_700)})
        table = imported.json()["table"]
        found, api = f"/t/{table}", f"/api/tables/{table}"
        allowed = LONGEST * max(1.0, reference_loop() / REFERENCE) * (1 if is_compiled() else 2)
        asked = dict.fromkeys((found, f"{found}/history", f"{found}?at=900", f"{found}/text", f"{found}/help", f"{found}/review",
                               f"{api}/journal?since=0", f"{api}/journal?since=900", f"{api}/view?at=1200", f"{api}/proof",
                               f"{found}/export", "/games/poseidon/statistics", "/help/poseidon", f"{found}/board.svg"), 0.0)
        for path in asked:
            for _ in range(3):                           # the first reads templates and texts
                await visitor.get("/t/nothing")
                site.services.tables.cache.tables.clear()
                ENGINE.longest = 0.0
                assert (await visitor.get(path)).status_code == 200, path
                asked[path] = ENGINE.longest
        assert {path: round(took, 3) for path, took in asked.items() if took > allowed} == {}


def is_compiled() -> bool:
    from mercat.engine.rules.state import is_compiled

    return bool(is_compiled())


@pytest.mark.anyio
async def test_the_history_is_made_in_pieces_and_has_every_entry_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    made, piece = list[int](), HistoryPage.piece

    def counted(page: HistoryPage, first: int) -> str:
        made.append(first)
        return piece(page, first)

    monkeypatch.setattr(HistoryPage, "piece", counted)
    visitor = await site.browser()
    table = (await visitor.post("/api/tables/import", json={"match": long_match(1, 700)})).json()["table"]
    text = (await visitor.get(f"/t/{table}/history")).text
    moments = [int(at) for at in re.findall(r"[?]at=([0-9]+)", text)]
    match = (await site.services.tables.current(table)).match
    assert moments == [group[-1] for group in moments_of(match).groups] and made == list(range(0, len(moments), PIECE))
    assert len(made) > 3
    assert text.index("<ol") < text.index("<li>") < text.rindex("</li>") < text.index("</ol>") < text.index("</html>")
