"""A page that stays open shows what one that is opened now does: after moves, undo and messages, and when seats change hands."""

import asyncio
from collections.abc import Iterator
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import mercat
from mercat.server.play.live import Changes, streaming
from mercat.server.tables.snapshot import Reader
from tests.waiting import until

pytestmark = pytest.mark.anyio
EMPTY_ELEMENTS = {"br", "hr", "img", "input", "link", "meta"}


class Element:
    """An element of a page with what is in it."""

    def __init__(self, name: str, attributes: dict[str, str | None]) -> None:
        self.name, self.attributes = name, attributes
        self.parts: list[Element | str] = []

    def place_of(self, name: str) -> tuple["Element", int] | None:
        """Where the element of this id is: in which one, and at which place."""
        for place, part in enumerate(self.parts):
            if isinstance(part, Element):
                if part.attributes.get("id") == name:
                    return self, place
                if (found := part.place_of(name)) is not None:
                    return found
        return None

    def of_id(self, name: str) -> "Element":
        found = self.place_of(name)
        assert found is not None, name
        part = found[0].parts[found[1]]
        assert isinstance(part, Element)
        return part

    def lines(self) -> Iterator[str]:
        """All that is shown, one thing in each line. The strip's version counts presence, which comes with marks alone."""
        yield f"<{self.name} {sorted((name, told) for name, told in self.attributes.items() if name not in NOT_SHOWN)}"
        for part in self.parts:
            yield from part.lines() if isinstance(part, Element) else filter(None, [" ".join(part.split())])


NOT_SHOWN = {"hx-swap-oob", "data-version"}


class Reading(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.open = [Element("", {})]
        self.feed(html)

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        made = Element(name, dict(attributes))
        self.open[-1].parts.append(made)
        self.open += [] if name in EMPTY_ELEMENTS else [made]

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.open[-1].parts.append(Element(name, dict(attributes)))

    def handle_endtag(self, name: str) -> None:
        while self.open.pop().name != name:
            pass

    def handle_data(self, text: str) -> None:
        self.open[-1].parts.append(text)


def read(html: str) -> Element:
    return Reading(html).open[0]


class OpenPage:
    """The page of a table, as answers and its stream change it."""

    def __init__(self, site: Any, browser: httpx.AsyncClient, table: str, name: str, language: str) -> None:
        self.site, self.browser, self.table, self.name, self.language = site, browser, table, name, language

    async def begin(self) -> None:
        self.shown = read((await self.browser.get(f"/t/{self.table}")).text)
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        secret = self.site.services.signer.secret_of(self.browser.cookies["mercat"])
        last = self.shown.of_id("strip").attributes["data-version"]
        while True:                                      # a stream ends when what is known of its person changes
            found, changes = await self.site.services.sessions.of_browser(secret), Changes()
            reader = Reader(found.person, found.session, found.is_stored, language=self.language)
            request: Any = SimpleNamespace(app=self.site.app, state=SimpleNamespace(reader=reader),
                                           headers={"mercat-page": self.name, "last-event-id": last})
            stream = await streaming(self.table, request, "", changes, render_presence=changes.presence, note_answer=changes.note)
            async for text in stream.body_iterator:
                event = str(text)
                if event.startswith("id: "):
                    last, _, html = event.removeprefix("id: ").partition("\ndata: ")
                    self.swap(html.replace("\ndata: ", "\n"))

    def swap(self, html: str) -> None:
        for part in read(html).parts:
            place = self.shown.place_of(part.attributes.get("id") or "") if isinstance(part, Element) else None
            if place is not None:
                place[0].parts[place[1]] = part

    async def post(self, act: str, **wish: object) -> None:
        answer = await self.browser.post(f"/t/{self.table}/{act}", data=wish,
                                         headers={"HX-Request": "true", "Mercat-Page": self.name})
        assert answer.status_code == 200, answer.text
        self.swap(answer.text)

    async def is_as_new(self) -> bool:
        new = read((await self.browser.get(f"/t/{self.table}")).text)
        return list(self.shown.of_id("main").lines()) == list(new.of_id("main").lines())


@pytest.mark.parametrize("game", mercat.names())
async def test_an_open_page_shows_what_a_new_one_does(game: str, opening: Any) -> None:
    async with opening(absent_after=10_000_000) as site:
        languages = ("en", "es", "pl")
        people = [await site.browser(language=language) for language in languages]
        opened = await people[0].post("/api/tables", json={"game": game, "seats": 2, "name": "<Ewa & Co>"})
        table, api = opened.json()["table"], f"/api/tables/{opened.json()['table']}"
        await people[1].post(f"{api}/seats", json={"name": "Ben 9"})
        said = await people[2].post(f"/t/{table}/chat", data={"text": "who writes is known from then on", "name": "Celia"})
        assert said.status_code == 303
        pages = [OpenPage(site, one, table, f"page {told}", told) for one, told in zip(people, languages, strict=True)]
        for page in pages:
            await page.begin()

        async def all_as_new() -> bool:
            return all([await page.is_as_new() for page in pages])

        async def move() -> None:
            offered = (await people[0].get(f"{api}/moves")).json()
            mover = (await people[0].get(api)).json()["to_move"]
            await pages[mover].post("move", length=offered["length"], move=offered["moves"][-1]["move"])

        for _ in range(3):
            await move()
            await until(all_as_new)
            await pages[2].post("chat", text="A <word> of who watches")
            await until(all_as_new)
        state = (await people[0].get(api)).json()
        undoes = [page for page, one in zip(pages, people, strict=True) if (await one.get(api)).json()["undo_to"] is not None]
        for page in undoes[:1]:
            await page.post("undo", length=state["length"])
        await until(all_as_new)
        assert (await people[1].delete(f"{api}/seats/1")).status_code == 204
        await until(all_as_new)                          # who has no seat any more looks at a page that had one
        assert (await people[2].post(f"{api}/seats", json={"name": "Celia"})).status_code == 201
        await until(all_as_new)                          # and who has one now, at a page that had none
        for page in pages:
            page.listening.cancel()
