"""A server that has started reads its templates and texts by itself, behind what anybody asks for."""

from typing import Any

import pytest

from mercat.games import names
from mercat.server.pages.drawing import game_templates, page_templates
from mercat.server.tables.engine import ENGINE, HISTORIES, Job
from mercat.server.web.starting import preload

pytestmark = pytest.mark.anyio


def read() -> set[str]:
    """The templates that have been read."""
    return {name for environment in (page_templates(), game_templates()) for _, name in environment.cache or ()}


async def test_no_page_waits_for_a_template(site: Any) -> None:
    for environment in (page_templates(), game_templates()):
        assert environment.cache is not None
        environment.cache.clear()
    await preload()
    before, ana = read(), await site.browser()
    for game in names():
        table = (await ana.post("/api/tables", json={"game": game, "seats": 2, "sandbox": True})).json()["table"]
        for path in ("/", f"/t/{table}", f"/t/{table}/seats", f"/t/{table}/history", f"/help/{game}",
                     f"/games/{game}/statistics"):
            assert (await ana.get(path)).status_code == 200, path
    assert read() == before


async def test_it_stands_back_behind_what_anybody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, put = set[tuple[str, int]](), ENGINE.queue.put

    def noted(job: Job) -> None:
        asked.add((job.network, job.urgency))
        put(job)

    monkeypatch.setattr(ENGINE.queue, "put", noted)
    await preload()
    assert asked == {("", HISTORIES)}
