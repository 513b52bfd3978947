"""A site under a prefix, in a browser: a move is narrowed, previewed and made, and the other player sees it."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Site
from tests.browser.people import Person

PREFIX = "/mercat"


@pytest.fixture
def under_a_prefix(tmp_path: Path) -> Iterator[str]:
    running = Site(tmp_path, MERCAT_PREFIX=PREFIX)
    running.start()
    yield running.address
    running.stop()


def test_a_move_is_made_under_a_prefix(under_a_prefix: str, chromium: Browser) -> None:
    ana = Person("Ana", under_a_prefix, chromium)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    ana.page.goto(f"{PREFIX}/")
    ana.page.locator('form[action$="/play/new_bedford"]').evaluate("form => form.submit()")
    ana.wait_for_turn()
    assert urlsplit(ana.page.url).path.startswith(f"{PREFIX}/t/")
    ana.choose("take_start 1 2 1")
    ana.wait_for_turn()
    _, before = ana.sees()
    ana.page.locator("#board [data-space=farm]").click()
    expect(ana.page.locator("#preview b")).to_be_visible()
    ana.page.locator("#confirm").click()
    ana.wait_past(before)
    cookies = {cookie["name"]: cookie["path"] for cookie in ana.context.cookies() if cookie["name"] != "choices"}
    assert set(cookies.values()) == {f"{PREFIX}/"}
    assert len(asked) > 20 and [path for path in asked if not path.startswith(f"{PREFIX}/")] == []
    assert ana.errors == []
    ana.context.close()
