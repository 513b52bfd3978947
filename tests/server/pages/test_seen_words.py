"""Pages do not drown people in words: those that are seen in `main` at first, without lists of choices and closed folds."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any, Final

import pytest

from tests.server.registered import account
from tests.text.visible import VOID

pytestmark = pytest.mark.anyio
UNSEEN: Final = {"select", "datalist", "script", "style", "textarea", "template", "noscript", "svg", "dialog"}


class Seen(HTMLParser):
    """The words of `main`. The style sheet hides elements of some classes."""

    def __init__(self, hidden: set[str]) -> None:
        super().__init__(convert_charrefs=True)
        self.hidden: Final = hidden | {"unseen"}
        self.open: list[tuple[str, bool]] = []           # elements, and whether their text is seen
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            return
        known = dict(attributes)
        above, seen = self.open[-1] if self.open else ("", False)
        if tag == "summary" and above == "details" and not seen:
            seen = "main" in dict(self.open) and all(shown for _, shown in self.open[self.main():-1])
        elif tag == "main":
            seen = True
        elif tag in UNSEEN or (tag == "details" and "open" not in known):
            seen = False
        hidden = "hidden" in known or not self.hidden.isdisjoint((known.get("class") or "").split())
        self.open.append((tag, seen and not hidden))

    def main(self) -> int:
        return next((place for place, (tag, _) in enumerate(self.open) if tag == "main"), len(self.open))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1][1]:
            self.words += [word for word in data.split() if any(letter.isalnum() for letter in word)]


def hidden_by_style(page: str) -> set[str]:
    """Return the classes that are hidden by what is chosen in the form for a new table, as in deal.css and seats.css."""
    clock = re.search(r'name="clock" value="(\w+)" checked', page)
    hidden = {"of-days", "of-live", "of-clock"} - ({"of-clock", f"of-{clock[1]}"} if clock and clock[1] != "none" else set())
    return hidden | ({"of-bots"} if re.search(r'name="bots"[^>]*><option value="0" selected', page) else set())


def seen_words(page: str) -> list[str]:
    """Return the words of a page that are seen when it opens."""
    reader = Seen(hidden_by_style(page))
    reader.feed(page)
    return reader.words


def test_words_are_counted_as_they_are_seen() -> None:
    page = """<header><details><summary>no</summary></details></header><main><h1>one two</h1>
        <select><option>no</select><p>three
        <span class="unseen">no</span> &amp;<b hidden>no</b><input value="no"></p>
        <details><summary>four</summary><p>no</p><details><summary>no</summary></details>
        </details><details open><summary>five</summary>six<details><summary>seven</summary>no</details></details></main>no"""
    assert seen_words(page) == ["one", "two", "three", "four", "five", "six", "seven"]


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("occasion", ["evening", "days", "learning"])
async def test_a_new_table_asks_for_little_at_first(site: Any, language: str, occasion: str) -> None:
    ana = await site.browser(language=language)
    for game in ("caledonia", "poseidon", "new_bedford"):
        words = seen_words((await ana.get(f"/new/{game}?occasion={occasion}")).text)
        assert 20 < len(words) < 150, (game, len(words), words)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
async def test_the_pages_about_oneself_are_short(site: Any, language: str) -> None:
    guest, known = await site.browser(language=language), await account(site, "Zoe", language=language)
    for one in (guest, known):
        await one.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
        for path in ("/me", "/me/devices", "/me/data"):
            page = (await one.get(path)).text
            words = seen_words(page)
            assert 20 < len(words) < 200 and 'aria-current="page"' in page, (path, len(words), words)
            assert page.count('name="theme"') == 3, "settings are in the head alone"


@pytest.mark.parametrize("language", ["en", "es", "pl"])
async def test_the_seats_of_a_rated_table_are_told_briefly(site: Any, language: str) -> None:
    ana, ben = await account(site, "Zoe", language=language), await account(site, "Yves", language=language)
    clock = {"kind": "live", "bank": 1_500, "increment": 30, "end": "bot"}
    table = (await ana.post("/api/tables", json={"game": "caledonia", "seats": 3, "name": "Zoe", "rated": True, "ready": True,
                                                 "clock": clock})).json()["table"]
    for one in (ana, ben):
        page = (await one.get(f"/t/{table}/seats")).text
        words = seen_words(page)
        assert 40 < len(words) < 150, (len(words), words)
    page = (await ana.get(f"/t/{table}/seats")).text
    assert page.index('id="share-link"') < page.index('id="hand-over"') and 'id="hand-over" open' not in page
    made = (await ana.post(f"/t/{table}/personal")).text
    assert 'id="hand-over" open' in made and 'id="share-link"' not in made        # or the wrong link is sent
