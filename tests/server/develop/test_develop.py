"""A server for the author of a game: whole tracebacks, transcripts and findings as tables, and a new start after every change."""

import importlib
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mercat import Match
from mercat.cli.new import project, write
from mercat.engine.matches.refusals import Unreadable
from mercat.engine.transcripts.transcript import Transcript
from mercat.server.tables.matches import BEGUN_WITH
from tests.server.conftest import Site, site_in

pytestmark = pytest.mark.anyio
NAME = "pier_market"
RICH = f"game {NAME}\nseats ana ben\nnature demand flax\nlet ana.money 9\nlet ben.barley 7\nana sow flax\n"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """The project of a game, with a transcript that edits the position."""
    folder = tmp_path / "own"
    write(project(folder, NAME), NAME, "Pier Market", ["en"])
    (folder / "tests" / "rich.play").write_text(RICH)
    games: Any = importlib.import_module("mercat.games")
    games.__path__.append(str(folder / "src"))
    yield folder
    games.__path__.remove(str(folder / "src"))
    for name in [name for name in sys.modules if NAME in name]:
        del sys.modules[name]
    games.loaded.cache_clear()
    BEGUN_WITH.clear()


def developed(site: Site, folder: Path) -> Site:
    """A site for the author of this project."""
    from mercat.server.develop.pages import add_pages
    from mercat.server.develop.sources import Sources
    from mercat.server.settings import Settings

    add_pages(site.app, Settings(data=site.data), Sources(NAME, folder / "src" / NAME, (folder,)))
    return site


@pytest.fixture
async def author(own: Path, tmp_path: Path) -> AsyncIterator[Site]:
    async with site_in(tmp_path) as site:
        yield developed(site, own)


async def test_a_transcript_is_opened_as_a_table_and_outlasts_the_process(author: Site, own: Path, tmp_path: Path) -> None:
    ana = await author.browser()
    page = await ana.get("/develop")
    assert 'value="tests/rich.play"' in page.text and "/static/develop.js" in page.text
    opened = await ana.post("/develop/open", data={"file": "tests/rich.play"})
    assert opened.status_code == 303, opened.text
    table = opened.headers["location"].removeprefix("/t/")
    assert await belongings(ana, table) == ["7", "0", "2", "4", "7", "0"]         # money, barley and flax of both
    BEGUN_WITH.clear()
    async with site_in(tmp_path) as again:
        assert await belongings(developed(again, own).visitor(), table) == ["7", "0", "2", "4", "7", "0"]


async def belongings(reader: httpx.AsyncClient, table: str) -> list[str]:
    """What the page shows that the players have."""
    return re.findall(r"<dd>(\d+)</dd>", (await reader.get(f"/t/{table}")).text)


@pytest.mark.parametrize("file", ["../../etc/passwd", "pyproject.toml", "tests/none.play", ""])
async def test_only_listed_files_are_opened(author: Site, file: str) -> None:
    ana = await author.browser()
    assert (await ana.post("/develop/open", data={"file": file})).status_code == 404


async def test_what_a_rule_raises_is_told_with_its_traceback(author: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await author.browser()
    table = (await ana.post("/develop/open", data={"file": "tests/rich.play"})).headers["location"].removeprefix("/t/")
    sow: Any = importlib.import_module(f"mercat.games.{NAME}.rules.sow").Sow

    def apply(self: Any, state: Any, frame: Any, move: int) -> None:
        raise KeyError("oops")

    monkeypatch.setattr(sow, "apply", apply)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    told = await ana.post(f"/api/tables/{table}/play", json={"move": "sow flax", "length": length})
    assert told.status_code == 500 and told.json()["sentence"].startswith("KeyError: 'oops'")
    assert any("in apply" in line for line in told.json()["traceback"])
    assert "KeyError: &#39;oops&#39;" in (await ana.get("/develop")).text


async def test_a_game_that_cannot_be_imported_shows_why_on_every_page(author: Site, own: Path) -> None:
    games: Any = importlib.import_module("mercat.games")
    (own / "src" / NAME / "rounds.py").write_text("x = 1\nBROKEN = undefined_name\n")
    for name in [name for name in sys.modules if NAME in name]:
        del sys.modules[name]
    games.loaded.cache_clear()
    page = await author.visitor().get("/")
    assert page.status_code == 500 and "BROKEN = undefined_name" in page.text and "rounds.py&#34;, line 2" in page.text
    assert (await author.visitor().get("/static/develop.js")).status_code == 200


async def test_strangers_bring_no_edited_positions(site: Site, own: Path) -> None:
    transcript = Transcript()
    transcript.read(RICH)
    assert transcript.match is not None
    ana = await site.browser()
    told = await ana.post("/api/tables/import", json={"match": transcript.match.to_json()})
    assert told.status_code == 422 and told.json()["error"] == "not_a_match", told.text


def test_a_match_that_begins_with_an_edited_position_is_saved_and_loaded(own: Path) -> None:
    transcript = Transcript()
    transcript.read(RICH)
    assert transcript.match is not None and transcript.failures == []
    text = transcript.match.to_json()
    match = Match.from_json(text)
    assert match.state.dump() == transcript.match.state.dump() and match.journal == transcript.match.journal
    assert match.to_json() == text and match.at(0).state.dump() == transcript.match.at(0).state.dump()
    wrongs: list[Any] = [{"money": [1]}, [], 7, json.loads(text)["position"] | {"money": [1, "x"]}]
    for wrong in wrongs:
        with pytest.raises(Unreadable, match="not a saved game"):
            Match.from_json(json.dumps(json.loads(text) | {"position": wrong}))


def test_every_changed_new_and_removed_file_starts_the_server_again(tmp_path: Path) -> None:
    import uvicorn

    from mercat.server.develop.reloading import Reloading

    for name in ("state.py", "text/en.ftl", "table.html", "__pycache__/state.pyc"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    config = uvicorn.Config("none", reload=True, reload_dirs=[str(tmp_path)], reload_delay=0, log_config=None)
    watch = Reloading(config, lambda sockets: None, [])

    def seen() -> bool:
        found = bool(watch.should_restart())
        if found:
            watch.mtimes = {}
            watch.should_restart()
        return found

    assert not seen() and not seen()
    for name, noticed in (("text/en.ftl", True), ("state.py", True), ("__pycache__/state.pyc", False)):
        os.utime(tmp_path / name, (2e9, 2e9 + len(name)))
        assert seen() is noticed, name
    (tmp_path / "scene.svg").write_text("")
    assert seen() and not seen()
    (tmp_path / "table.html").unlink()
    assert seen() and not seen()


def test_files_written_one_after_the_other_start_the_server_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import uvicorn

    from mercat.server.develop.reloading import Reloading

    (tmp_path / "state.py").write_text("")
    config = uvicorn.Config("none", reload=True, reload_dirs=[str(tmp_path)], reload_delay=0, log_config=None)
    watch, coming = Reloading(config, lambda sockets: None, []), [[], *([name] for name in ("en.ftl", "es.ftl", "view.py")), []]
    monkeypatch.setattr(watch, "pause", lambda: [(tmp_path / name).write_text("") for name in (coming.pop(0) if coming else [])])
    assert watch.should_restart() is None
    assert [path.name for path in watch.should_restart() or ()] == ["en.ftl", "es.ftl", "view.py"]
    assert watch.should_restart() is None
