"""A page that is loaded anew since the developed game has changed keeps its tab."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person

LOADED = "import('/static/develop.js').then(() => dispatchEvent(new Event('load')))"


def test_the_open_tab_is_kept(person: Callable[..., Person]) -> None:
    one = person("Ana", size={"width": 1366, "height": 768})
    one.begin(game="new_bedford")
    one.wait_for_turn()
    processes = ["1", "2"]
    one.page.route("**/develop/process", lambda route: route.fulfill(body=processes.pop(0) if processes[1:] else processes[0]))
    one.page.click("#tab-history")
    with one.page.expect_navigation():
        one.page.evaluate(LOADED)
    one.page.evaluate(LOADED)
    expect(one.page.locator("#main")).to_have_attribute("data-tab", "history")
    expect(one.page.locator("#tab-history")).to_have_attribute("aria-current", "true")
