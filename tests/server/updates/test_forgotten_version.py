"""A rule has changed, but nobody has raised the `VERSION` of the game: that is noticed when another build loads a table."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from mercat.server.storage.models import TableRow
from mercat.server.tables import kept_tables, new_table_rows, reloading, updates
from tests import toy
from tests.server.admins import host_of
from tests.server.updates.test_other_rules import again, begun, nothing_noted, play

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """From now on the server is another build."""
    def build(name: str) -> None:
        for module in (kept_tables, new_table_rows, reloading, updates):
            monkeypatch.setattr(module, "build_of", lambda game: name)

    return build


def build_at(site: Any, table: str) -> str | None:
    with site.services.store.reading.connect() as connection:
        found: str | None = connection.scalar(select(TableRow.build).where(TableRow.id == table))
        return found


def statements_of(site: Any) -> list[str]:
    """The statements by which a site reads from now on."""
    asked = list[str]()
    event.listen(site.services.store.reading, "before_cursor_execute", lambda *told: asked.append(told[2]))
    return asked


async def test_a_table_that_plays_differently_is_named_though_the_version_is_the_same(
        opening: Any, monkeypatch: pytest.MonkeyPatch, built: Any, caplog: pytest.LogCaptureFixture) -> None:
    built("one")
    async with opening() as before:
        table, (ana, ben) = await begun(before, "pass", "buy milk", "pass")
        assert build_at(before, table) == "one"
    built("another")
    monkeypatch.setattr(toy, "COST", 3)
    async with opening() as site:
        said = (await again(site, ana).get(f"/api/tables/{table}")).json()
        assert (said["error"], said["line"], said["agreed"]) == ("rules-differ", 3, 2)
        assert build_at(site, table) == "one"
        told = [record.getMessage() for record in caplog.records if "VERSION" in record.getMessage()]
        assert len(told) == 1 and f"table {table}" in told[0] and told[0].startswith("toy")
        host = await host_of(site)
        for language, words in (("en", "must raise it"), ("es", "debe subirla"), ("pl", "musi ją podnieść")):
            await host.post("/settings", data={"language": language})
            page = (await host.get("/host", params={"part": "log"})).text
            assert words in page and page.count(table) == 1, language
        for who in (ana, ben):                           # its people may take it over, as after any change of rules
            await again(site, who).post(f"/t/{table}/rules", data={"agree": "yes"})
        length = (await again(site, ana).get(f"/api/tables/{table}")).json()["length"]
        assert build_at(site, table) == "another"
        await play(again(site, ben), table, length, "buy milk")
    async with opening() as site:
        assert (await again(site, ana).get(f"/api/tables/{table}")).status_code == 200
        assert not site.services.tables.unversioned


@pytest.mark.parametrize("noted", [True, False])
async def test_a_table_that_plays_alike_is_compared_once(opening: Any, built: Any, caplog: pytest.LogCaptureFixture,
                                                        noted: bool) -> None:
    built("one")
    async with opening() as before:
        table, (ana, ben) = await begun(before, "buy wool", "pass", "pass")
        if not noted:
            nothing_noted(before)
    built("another")
    for compared in (True, False):
        async with opening() as site:
            asked = statements_of(site)
            shown = (await again(site, ana).get(f"/api/tables/{table}")).json()
            assert shown["chat"] == [] and build_at(site, table) == "another"
            assert any("moves.position" in one for one in asked) == compared
    assert caplog.records == []
    async with opening() as site:
        await play(again(site, ben), table, shown["length"], "pass")


async def test_two_builds_that_serve_one_database_notice_each_other(opening: Any, built: Any, monkeypatch: pytest.MonkeyPatch,
                                                                    caplog: pytest.LogCaptureFixture) -> None:
    """As while one server after the other is updated."""
    built("one")
    async with opening() as old, opening() as new:
        table, (ana, ben) = await begun(old, "pass")
        shown = (await again(new, ben).get(f"/api/tables/{table}")).json()
        built("another")
        assert await play(again(new, ben), table, shown["length"], "buy milk") and build_at(new, table) == "another"
        built("one")
        with monkeypatch.context() as planted:
            planted.setattr(toy, "COST", 3)
            assert (await again(old, ana).get(f"/api/tables/{table}")).json()["error"] == "rules-differ"
        assert any("VERSION" in record.getMessage() for record in caplog.records)


async def test_a_full_disk_is_no_reason_not_to_show_a_table(opening: Any, built: Any, monkeypatch: pytest.MonkeyPatch,
                                                            caplog: pytest.LogCaptureFixture) -> None:
    from mercat.server.problems import Problem

    built("one")
    async with opening() as before:
        table, (ana, _) = await begun(before, "pass")
    built("another")

    def full(*_: Any) -> None:
        raise Problem(503, "no-database")

    monkeypatch.setattr(reloading, "keep_build", full)
    async with opening() as site:
        assert (await again(site, ana).get(f"/api/tables/{table}")).status_code == 200
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_a_build_follows_the_sources_of_the_game_and_the_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("engine", "game"):
        (tmp_path / name / "rules").mkdir(parents=True)
        (tmp_path / name / "rules" / "moves.py").write_text("COST = 2\n")
    for name in updates.SHARED[1:]:
        (tmp_path / name).write_text("")
    monkeypatch.setattr(updates, "PACKAGE", tmp_path)
    monkeypatch.setattr(updates, "find", lambda name: type("Game", (), {"folder": str(tmp_path / "game")}))
    seen = set[str]()

    def build() -> str:
        updates.build_of.cache_clear()
        return updates.build_of("toy")

    try:
        for change in (lambda: None, lambda: (tmp_path / "game" / "rules" / "moves.py").write_text("COST = 3\n"),
                       lambda: (tmp_path / "engine" / "rules" / "moves.py").write_text("COST = 3\n"),
                       lambda: (tmp_path / "curves.py").write_text("x = 1\n"),
                       lambda: (tmp_path / "game" / "new.py").write_text("")):
            change()
            assert build() == build() and build() not in seen and len(build()) == 16
            seen.add(build())
        (tmp_path / "game" / "en.ftl").write_text("game = Toy\n")
        assert build() in seen
    finally:
        updates.build_of.cache_clear()
