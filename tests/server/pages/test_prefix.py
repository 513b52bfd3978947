"""A site under a prefix: every address of every page, script, style, redirect, cookie and answer lies below it."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

import pytest

from mercat.server.app import create_app
from mercat.server.pages.addresses import PREFIX, with_prefix
from mercat.server.settings import read_settings

pytestmark = pytest.mark.anyio
STATIC = Path(create_app.__code__.co_filename).parent / "pages" / "static"
NO_ADDRESS = {"value", "content", "d", "points", "placeholder", "title", "aria-label", "accept"}
FOLLOWED = {"href", "src"}


class Addresses(HTMLParser):
    """The addresses of a page: attributes whose value begins with a slash, and all that browsers load or follow."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.absolute: set[str] = set()
        self.followed: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and value.startswith("/") and name not in NO_ADDRESS:
                self.absolute.add(value)
            if value and name in FOLLOWED and not value.startswith(("#", "data:", "http")):
                self.followed.add(value)

    handle_startendtag = handle_starttag


async def crawl(visitor: Any, prefix: str, starts: list[str]) -> dict[str, str]:
    """All pages that links lead to, by path; every address in them lies under the prefix, and answers."""
    pages: dict[str, str] = {}
    waiting = [prefix + start for start in starts]
    while waiting:
        place = urldefrag(waiting.pop())[0]
        shape = re.sub(r"at=\d+", "at=N", place)
        if shape in pages:
            continue
        answer = await visitor.get(place)
        assert answer.status_code in (200, 303), (place, answer.status_code)
        pages[shape] = answer.text
        if answer.status_code == 303:
            waiting.append(answer.headers["location"])
        elif answer.headers["content-type"].startswith("text/html"):
            page = Addresses(answer.text)
            assert {one for one in page.absolute if not one.startswith(f"{prefix}/")} == set(), place
            waiting += [urljoin(place, one) for one in page.followed]
        elif answer.headers["content-type"].startswith("text/css"):
            named = re.findall(r'url\("?([^")#]+)"?\)', answer.text)
            waiting += [urljoin(place, one) for one in named if not one.startswith("data:")]
        assert place.startswith(f"{prefix}/"), place
    return pages


@pytest.mark.parametrize("how", ["setting", "root_path"])
async def test_nothing_leads_out_of_the_prefix(opening: Any, how: str) -> None:
    prefix = "/our/tables" if how == "root_path" else "/mercat"
    async with opening(prefix=prefix if how == "setting" else "") as site:
        if how == "root_path":                           # as `uvicorn --root-path` sets it
            inner = site.app

            async def app(scope: Any, receive: Any, send: Any) -> None:
                await inner(scope | {"root_path": prefix}, receive, send)

            app.state = inner.state                      # type: ignore[attr-defined]
            site.app = app
        ana, ben = site.visitor(), site.visitor()
        for visitor in (ana, ben):
            first = await visitor.get(f"{prefix}/")
            assert first.status_code == 200 and f"Path={prefix}/;" in first.headers["set-cookie"]
        opened = (await ana.post(f"{prefix}/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"})).json()
        table = opened["table"]
        assert opened["link"].startswith(f"{prefix}/seat/")
        sat = await ben.post(f"{prefix}/t/{table}/sit", data={"name": "Ben", "seat": "1"})
        assert (sat.status_code, sat.headers["location"]) == (303, f"{prefix}/t/{table}")
        assert f"Path={prefix}/" in sat.headers["set-cookie"]
        own = [f"/t/{table}{page}" for page in ("", "/seats", "/text", "/history")]
        starts = ["/", *own, "/new/poseidon?seats=2&bots=0"]
        pages = await crawl(ana, prefix, starts)
        assert len(pages) > 40 and any("/help/" in one for one in pages) and any("/static/" in one for one in pages)
        assert f'value="http://mercat.test{prefix}/t/{table}"' in pages[f"{prefix}/t/{table}/seats"]
        personal = (await ana.post(f"{prefix}/t/{table}/personal")).text
        assert f'value="http://mercat.test{prefix}/seat/' in personal
        manifest = (await ana.get(f"{prefix}/manifest.webmanifest")).json()
        assert {manifest["id"], manifest["start_url"], manifest["scope"]} == {f"{prefix}/"}
        assert all(icon["src"].startswith(f"{prefix}/static/") for icon in manifest["icons"])
        back = await ana.post(f"{prefix}/settings", data={"back": f"/t/{table}", "language": "pl"})
        assert back.headers["location"] == f"{prefix}/t/{table}"
        refused = (await ana.post(f"{prefix}/api/tables/{table}/play", json={"length": 0, "move": "whale 99"}))
        assert refused.status_code in (409, 422) and (refused.json().get("rule_link") or f"{prefix}/").startswith(f"{prefix}/")
        parts = await ana.post(f"{prefix}/t/{table}/chat", data={"text": 'href="/x" hello'}, headers={"HX-Request": "true"})
        assert {one for one in Addresses(parts.text).absolute if not one.startswith(f"{prefix}/")} == set()
        assert "href=&#34;/x&#34; hello" in parts.text
        assert (await ana.get(prefix)).headers["location"] == f"{prefix}/"
        assert (await ana.get(f"/t/{table}")).status_code in (200, 303)         # from a proxy that takes the prefix off
        assert (await ana.get("/healthz")).status_code == 200
        if how == "setting":
            assert (await ana.get(f"{prefix}/api/openapi.json")).json()["servers"] == [{"url": prefix}]


async def test_the_stream_has_the_prefix_too(opening: Any) -> None:
    async with opening(prefix="/mercat") as site:
        from mercat.server.play.live import all_parts
        from mercat.server.tables.snapshot import Reader

        ana = site.visitor()
        wishes = {"game": "new_bedford", "seats": 2, "bots": ["random"] * 2}
        table = (await ana.post("/mercat/api/tables", json=wishes)).json()["table"]
        token = PREFIX.set("/mercat")
        snapshot = await site.services.tables.snapshot(table, Reader())
        html = await site.services.tables.in_engine(all_parts, snapshot, Reader())
        PREFIX.reset(token)
        absolute = Addresses(html).absolute
        assert absolute and all(one.startswith("/mercat/") for one in absolute)


async def test_without_a_prefix_nothing_is_changed(site: Any) -> None:
    ana = await site.browser()
    assert with_prefix('<a href="/t/x">') == '<a href="/t/x">' and 'href="/static/' in (await ana.get("/")).text
    assert "servers" not in (await ana.get("/api/openapi.json")).json()


def test_scripts_and_styles_name_no_absolute_address() -> None:
    address = re.compile(r"""(?:fetch\(|URL\(|href\s*=\s*|path=|url\(|import\(|from\s)\s*["'`]?/[a-z;]?""")
    for path in [*STATIC.glob("*.js"), *STATIC.glob("css/*.css")]:
        assert address.findall(path.read_text("utf-8").replace('"/"', "")) == [], path.name


@pytest.mark.parametrize(("said", "read"), [
    ("", ""), ("/", ""), ("mercat", "/mercat"), ("/mercat/", "/mercat"), ("/a/b.c", "/a/b.c")])
def test_how_a_prefix_may_be_written(monkeypatch: pytest.MonkeyPatch, said: str, read: str) -> None:
    monkeypatch.setenv("MERCAT_PREFIX", said)
    assert read_settings().prefix == read


@pytest.mark.parametrize("said", ["/mer cat", "/a//b", "/../x", "https://x.org/y", "/t", "/static/x", "/a\"b"])
def test_a_prefix_that_cannot_be_one_is_refused(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setenv("MERCAT_PREFIX", said)
    with pytest.raises(SystemExit, match="MERCAT_PREFIX"):
        read_settings()
