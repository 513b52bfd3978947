"""Visits a site and records its pages and answers."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.drawn_forms import unreadable
from tests.server.fence.description import described
from tests.server.fence.outline import outline
from tests.server.fence.placeholders import Placeholders
from tests.server.fence.steady import SteadySite

UNSAID: Final = {"content-length", "x-request-id"}       # headers without information about the answer
HTMX: Final = {"HX-Request": "true"}
ANSWERS: Final = "answers.json"
DESCRIPTION: Final = "openapi.json"
PAGES: Final = "pages"
DRAWN: Final = {"text/html", "image/svg+xml"}
NOTICE: Final = ' id="notice"'
MAIN: Final = ' id="main"'
MOST_LINES: Final = 40                                   # of a part of a page
WIDTH: Final = 130
USUAL: Final = "usual headers"


def written(document: Any, depth: int = 0) -> str:
    """Return a JSON document as text, with each part in one line if it fits."""
    line = json.dumps(document, ensure_ascii=False)
    if (depth and len(line) + depth <= WIDTH) or not isinstance(document, dict | list) or not document:
        return line
    if isinstance(document, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {written(value, depth + 1)}" for key, value in document.items()]
    else:
        parts = [written(one, depth + 1) for one in document]
    begin, end = "{}" if isinstance(document, dict) else "[]"
    between = ",\n" + " " * (depth + 1)
    return f"{begin}{between[1:]}{between.join(parts)}\n{' ' * depth}{end}"


def glance(html: str) -> list[str]:
    """Return the outline of a part of a page or of a short page; of a longer page, the parts that confirm or refuse."""
    lines = outline(html).splitlines()
    if len(lines) <= MOST_LINES:
        return lines
    title, main = [line.strip() for line in lines if line.strip().startswith("title | ")], within(MAIN, lines)
    return title + (main if len(main) <= MOST_LINES else within(NOTICE, main))


def within(mark: str, lines: list[str]) -> list[str]:
    """Return the lines of the element with this mark and of its content."""
    begin = next((number for number, line in enumerate(lines) if mark in line), len(lines))
    depths = [len(line) - len(line.lstrip(" ")) for line in lines]
    end = next((number for number in range(begin + 1, len(lines)) if depths[number] <= depths[begin]), len(lines))
    return [line[depths[begin]:] for line in lines[begin:end]]


@dataclass
class Recorder:
    """The records of one season."""

    site: SteadySite
    known: dict[str, str] = field(default_factory=dict)              # ids, and the season's names for them
    pages: dict[str, str] = field(default_factory=dict)
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)              # forms on the pages which their acts cannot read

    def call(self, name: str, secret: str) -> str:
        """Use a name for an id in all records."""
        self.known[secret] = name
        return secret

    async def ask(self, browser: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request, one second after the previous one."""
        self.site.tick()
        browser.headers["Accept-Encoding"] = "identity"
        answer = await browser.request(method, path, **more)
        await self.site.settle()
        return answer

    async def page(self, name: str, browser: httpx.AsyncClient, path: str, method: str = "GET", **more: Any) -> httpx.Response:
        """Record a page, or the parts with which a form answers."""
        assert name not in self.pages, f"two pages are called {name}"
        answer = await self.ask(browser, method, path, **more)
        if answer.is_success or answer.is_redirect:      # a refused form is drawn with what was typed
            self.unreadable += [f"{name}: {form}" for form in unreadable(answer.text)]
        told = "".join(f" {key}: {answer.headers[key]}" for key in ("location", "retry-after") if key in answer.headers)
        self.pages[name] = f"{method} {path} -> {answer.status_code}{told}\n{outline(answer.text, whole=path == '/')}"
        return answer

    async def answer(self, name: str, browser: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """Record the answer to a program, or to a form that leads to a page, and return its content."""
        assert name not in self.answers, f"two answers are called {name}"
        answer = await self.ask(browser, method, path, **more)
        kind = answer.headers.get("content-type", "").partition(";")[0]
        is_json = bool(answer.content) and kind.endswith("json")
        sent: dict[str, Any] = {key: more[key] for key in ("json", "data") if key in more}
        headers = {key: value for key, value in sorted(answer.headers.items()) if key not in UNSAID}
        self.answers[name] = {"request": f"{method} {path}", **sent, "status": answer.status_code, "headers": headers,
                              "body": answer.json() if is_json else glance(answer.text) if kind in DRAWN else answer.text}
        found = answer.json() if is_json else answer
        table = found.get("table") if isinstance(found, dict) else None
        if isinstance(table, str) and table not in self.known:
            self.call(f"table of {name}", table)
        return found

    def letters(self) -> str:
        """Return all sent mail and messages in order."""
        mails = [f"to {one.to}: {one.subject}\n{one.headers}\n{one.text}\n{outline(one.html)}" for one in self.site.letters]
        return "\n\n".join([*mails, *(written(job) for job in self.site.messages)]) + "\n"

    def told(self) -> dict[str, Any]:
        """Return the answers as written; of their headers, only the unusual ones."""
        every = [answer["headers"] for answer in self.answers.values()]
        usual = {key: Counter(headers.get(key) for headers in every).most_common(1)[0][0] for key in sorted(set().union(*every))}
        different = {name: answer | {"headers": {key: answer["headers"].get(key) for key in usual
                                                 if answer["headers"].get(key) != usual[key]}}
                     for name, answer in self.answers.items()}
        return {USUAL: {key: value for key, value in usual.items() if value is not None}} | different

    def records(self) -> dict[str, str]:
        """Return all files with their contents."""
        told = {name: json.loads(Placeholders(self.known).within(json.dumps(answer, ensure_ascii=False)))
                for name, answer in self.told().items()}
        description = described(self.site.site.app.openapi())
        files = {ANSWERS: written(told) + "\n", DESCRIPTION: written(description) + "\n"}
        pages = self.pages | {"letters": self.letters()}
        return files | {f"{PAGES}/{name.replace(' ', '_')}.txt": Placeholders(self.known).within(shown)
                        for name, shown in pages.items()}

    def write(self, folder: Path) -> None:
        """Write all records in place of the present ones, unless a page has a form that cannot be sent as it is drawn."""
        assert not self.unreadable, "\n".join(self.unreadable)
        (folder / PAGES).mkdir(parents=True, exist_ok=True)
        for old in (folder / PAGES).glob("*.txt"):
            old.unlink()
        for name, contents in self.records().items():
            (folder / name).write_text(contents, "utf-8")
