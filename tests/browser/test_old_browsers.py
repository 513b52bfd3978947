"""What somebody with too old a browser is told: the rule that hides it from the others is taken away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import faults
from tests.browser.people import DESKTOP, PHONE, Person

AS_IF_OLD = """() => { for (const sheet of document.styleSheets) [...sheet.cssRules].forEach((rule, place) => {
    if (rule instanceof CSSSupportsRule) sheet.deleteRule(place); }); }"""


@pytest.mark.parametrize(("size", "locale", "word"), [(DESKTOP, "en-GB", "too old"), (PHONE, "pl-PL", "za stara")])
def test_an_older_browser_sees_a_sentence_at_the_head(person: Callable[..., Person], size: dict[str, int], locale: str,
                                                      word: str) -> None:
    one = person("Ana", locale=locale, size=size)
    one.page.goto("/")
    told = one.page.locator(".too-old")
    for table in (False, True):
        if table:
            one.begin()
        expect(told).to_be_hidden()
        one.page.evaluate(AS_IF_OLD)
        expect(told).to_be_visible()
        expect(told).to_contain_text(word)
        assert faults(one.page) == []
        box, head = told.bounding_box(), one.page.locator(".head").bounding_box()
        assert box is not None and head is not None and box["y"] == 0 and box["y"] + box["height"] <= head["y"]
