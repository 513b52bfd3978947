"""A number that follows an Arabic name stands on its right, as the page is drawn."""

import re
from collections.abc import Callable

from tests.browser.people import Person

PLACED = """() => {
    const texts = document.createTreeWalker(document.querySelector('li'), NodeFilter.SHOW_TEXT), found = {};
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        if (text.data.trim()) found[text.data.trim()] = [range.getBoundingClientRect().left, range.getBoundingClientRect().right];
    }
    return found; }"""


def test_a_number_stands_on_the_right_of_an_arabic_name(person: Callable[..., Person]) -> None:
    ahmed = person("أحمد")
    ahmed.begin()
    said = ahmed.context.request.post(f"{ahmed.table.replace('/t/', '/api/tables/')}/chat", data={"text": "12"},
                                      headers={"Origin": ahmed.address})
    assert said.ok
    line, = re.findall(r"<li[^>]*data-message>.*?</li>", ahmed.read(ahmed.table).text(), re.DOTALL)
    for html, is_right in ((line, True), (re.sub("</?bdi>", "", line), False)):
        ahmed.page.goto("about:blank")
        ahmed.page.set_content(f"<html lang='en'><ul>{html}</ul></html>")
        placed = ahmed.page.evaluate(PLACED)
        assert (placed["12"][0] >= placed["أحمد"][1]) == is_right
