"""Visits a site and records what it shows and answers."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from tests.server.fence.description import described
from tests.server.fence.outline import outline
from tests.server.fence.placeholders import Placeholders
from tests.server.fence.steady import SteadySite

UNSAID: Final = {"content-length", "x-request-id"}       # headers that say nothing of what is answered
HTMX: Final = {"HX-Request": "true"}
ANSWERS: Final = "answers.json"
DESCRIPTION: Final = "openapi.json"
PAGES: Final = "pages"
WIDTH: Final = 130
USUAL: Final = "usual headers"


def written(document: Any, depth: int = 0) -> str:
    """A JSON document; what fits in a line stands in one."""
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


@dataclass
class Recorder:
    """Records of one season."""

    site: SteadySite
    known: dict[str, str] = field(default_factory=dict)              # ids, and the names that the season has for them
    pages: dict[str, str] = field(default_factory=dict)
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    asked: set[tuple[str, str]] = field(default_factory=set)         # methods and paths of everything that was recorded

    def call(self, name: str, secret: str) -> str:
        """An id goes by a name in all records."""
        self.known[secret] = name
        return secret

    async def ask(self, browser: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        """A request, a second after the one before."""
        self.site.tick()
        browser.headers["Accept-Encoding"] = "identity"
        answer = await browser.request(method, path, **more)
        await self.site.settle()
        return answer

    async def page(self, name: str, browser: httpx.AsyncClient, path: str, method: str = "GET", **more: Any) -> httpx.Response:
        """Record what a page shows, or the parts with which a form answers."""
        assert name not in self.pages, f"two pages are called {name}"
        answer = await self.ask(browser, method, path, **more)
        told = "".join(f" {key}: {answer.headers[key]}" for key in ("location", "retry-after") if key in answer.headers)
        self.pages[name] = f"{method} {path} -> {answer.status_code}{told}\n{outline(answer.text, whole=path == '/')}"
        self.asked.add((method, path.partition("?")[0]))
        return answer

    async def answer(self, name: str, browser: httpx.AsyncClient, method: str, path: str, **more: Any) -> Any:
        """Record an answer to a program, or that of a form which leads on to a page; what it says."""
        assert name not in self.answers, f"two answers are called {name}"
        answer = await self.ask(browser, method, path, **more)
        assert not answer.text.startswith("<"), f"{name} is answered with a page"
        is_json = bool(answer.content) and answer.headers.get("content-type", "").endswith("json")
        sent: dict[str, Any] = {key: more[key] for key in ("json", "data") if key in more}
        headers = {key: value for key, value in sorted(answer.headers.items()) if key not in UNSAID}
        self.answers[name] = {"request": f"{method} {path}", **sent, "status": answer.status_code, "headers": headers,
                              "body": answer.json() if is_json else answer.text}
        self.asked.add((method, path.partition("?")[0]))
        found = answer.json() if is_json else answer
        table = found.get("table") if isinstance(found, dict) else None
        if isinstance(table, str) and table not in self.known:
            self.call(f"table of {name}", table)
        return found

    def told(self) -> dict[str, Any]:
        """The answers as they are written down: of headers those that are not as usual."""
        every = [answer["headers"] for answer in self.answers.values()]
        usual = {key: Counter(headers.get(key) for headers in every).most_common(1)[0][0] for key in sorted(set().union(*every))}
        different = {name: answer | {"headers": {key: answer["headers"].get(key) for key in usual
                                                 if answer["headers"].get(key) != usual[key]}}
                     for name, answer in self.answers.items()}
        return {USUAL: {key: value for key, value in usual.items() if value is not None}} | different

    def records(self) -> dict[str, str]:
        """All files, with their contents."""
        told = {name: json.loads(Placeholders(self.known).within(json.dumps(answer, ensure_ascii=False)))
                for name, answer in self.told().items()}
        description = described(self.site.site.app.openapi())
        files = {ANSWERS: written(told) + "\n", DESCRIPTION: written(description) + "\n"}
        return files | {f"{PAGES}/{name.replace(' ', '_')}.txt": Placeholders(self.known).within(shown)
                        for name, shown in self.pages.items()}

    def write(self, folder: Path) -> None:
        """Write all records down, in place of those that are there."""
        (folder / PAGES).mkdir(parents=True, exist_ok=True)
        for old in (folder / PAGES).glob("*.txt"):
            old.unlink()
        for name, contents in self.records().items():
            (folder / name).write_text(contents, "utf-8")
