"""Names that are written from the right are isolated on every page, in its text alone, so that numbers keep their place."""

from html.parser import HTMLParser
from typing import Any

import pytest

from mercat.server.pages.environment import TEXT_ALONE, isolated
from tests.server.own_games.test_my_games import moved

pytestmark = pytest.mark.anyio
ANA, BEN, GROUP, SERIES, SAID = "أحمد", "שרה כהן", "أصدقاء", "الشتاء", "مرحبا 3"


@pytest.mark.parametrize(("html", "after"), [
    ("<b>Ana</b> 12", "<b>Ana</b> 12"),
    ("<b>أحمد</b> 12", "<b><bdi>أحمد</bdi></b> 12"),
    ("<p>أحمد: 12, שרה כהן: 9</p>", "<p><bdi>أحمد</bdi>: 12, <bdi>שרה כהן</bdi>: 9</p>"),
    ("<p>Ana pays أحمد, שרה</p>", "<p>Ana pays <bdi>أحمد</bdi>, <bdi>שרה</bdi></p>"),
    ('<a title="أحمد 12">1</a>', '<a title="أحمد 12">1</a>'),
    ("<title>أحمد 12</title><p>أحمد</p>", "<title>أحمد 12</title><p><bdi>أحمد</bdi></p>"),
    ("<svg><title>أحمد</title><text>أحمد</text></svg> أحمد", "<svg><title>أحمد</title><text>أحمد</text></svg> <bdi>أحمد</bdi>"),
    ("<svg><svg></svg>أحمد</svg>أحمد", "<svg><svg></svg>أحمد</svg><bdi>أحمد</bdi>"),
    ("<option>أحمد</option>", "<option>أحمد</option>"),
    ("<bdi>أحمد</bdi> 1", "<bdi>أحمد</bdi> 1"),
    ("<!-- أحمد -->", "<!-- أحمد -->"),
    ("أحمد<br>أحمد<img alt='أحمد'>", "<bdi>أحمد</bdi><br><bdi>أحمد</bdi><img alt='أحمد'>"),
])
def test_what_is_isolated(html: str, after: str) -> None:
    assert isolated(html) == after == isolated(after)


class Bare(HTMLParser):
    """Collects the texts with such words that are not isolated, and how many are."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.bare: list[str] = []
        self.good = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in TEXT_ALONE:
            self.open.append(tag)
        assert not any("<bdi" in (value or "") for _, value in attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in TEXT_ALONE:
            self.open.remove(tag)

    def handle_data(self, data: str) -> None:
        if any("\u0590" <= letter <= "\u08ff" for letter in data):
            if self.open[-1:] == ["bdi"]:
                self.good += 1
            elif not self.open:
                self.bare.append(data)


async def test_no_page_has_a_bare_name(site: Any) -> None:
    """Of people, groups and series, in sentences and beside numbers; programs have them as they are."""
    ana, ben = await site.browser(), await site.browser()
    group = (await ana.post("/api/groups", json={"name": GROUP, "own": ANA})).json()["group"]
    code = (await ana.post("/api/groups/invitations", json={"group": group, "people": 5, "days": 7})).json()["code"]
    assert (await ben.post("/api/groups/join", json={"code": code, "own": BEN})).status_code == 201
    wish = {"group": group, "name": SERIES, "games": ["new_bedford"], "length": 4, "points": [3, 1]}
    series = (await ana.post("/api/groups/series", json=wish)).json()["series"]
    wish = {"game": "new_bedford", "seats": 2, "name": ANA, "group": group, "series": series}
    opened = await ana.post("/api/tables", json=wish)
    table = opened.json()["table"]
    waiting = (await ben.get(f"/t/{table}/seats")).text
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": BEN})).status_code < 300
    for one in (ana, ben):
        assert (await one.post(f"/api/tables/{table}/chat", json={"text": SAID})).status_code == 204
    for _ in range(6):
        to_move = (await ana.get(f"/api/tables/{table}")).json()["to_move"]
        await moved((ana, ben)[to_move], table)
    of_table = [f"/t/{table}{one}" for one in ("", "/text", "/history", "/seats", "/people")]
    pages = ["/", "/me", f"/groups/{group}", f"/groups/{group}/games", *of_table]
    found = {"waiting": Bare(waiting), **{page: Bare((await ana.get(page)).text) for page in pages}}
    live = await ana.get(f"/t/{table}", headers={"HX-Request": "true"})
    found["live"] = Bare(live.text)
    assert {page: one.bare for page, one in found.items() if one.bare} == {}
    assert [page for page in ("waiting", "live", f"/groups/{group}", *of_table) if not found[page].good] == []
    told = await ana.get(f"/api/tables/{table}")
    assert ANA in told.text or ascii(ANA)[1:-1] in told.text
    assert "bdi" not in told.text
