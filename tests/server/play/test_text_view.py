"""The table as text: a move is previewed before it is made, good moves are offered as on the board, and no caption is noise."""

import re
from html import unescape
from typing import Any

import pytest

import mercat
from mercat import Match
from mercat.server.pages.drawing import Drawing
from mercat.server.play.board_views import board_in_words
from mercat.text import LANGUAGES
from tests.server.bots.test_hints import opened

pytestmark = pytest.mark.anyio
MOVE = "take_start 5 0 0"


async def at_a_table(site: Any, game: str = "new_bedford", **wishes: Any) -> tuple[Any, str, int]:
    """Somebody alone with a sandbox; its address, and the length of its journal."""
    ana = await site.browser(**wishes)
    made = await ana.post("/api/tables", json={"game": game, "seats": 2, "name": "Ana", "sandbox": True})
    table = made.json()["table"]
    return ana, f"/t/{table}", (await ana.get(f"/api/tables/{table}")).json()["length"]


def words(html: str) -> str:
    """What a part of a page says."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def part(page: str, name: str) -> str:
    """The section of a page with this id; empty if there is none."""
    found = re.search(rf'<section[^>]* id="{name}".*?</section>', page, re.DOTALL)
    return found.group() if found else ""


async def test_a_move_is_previewed_as_on_the_board_and_made_by_confirming(site: Any) -> None:
    ana, table, length = await at_a_table(site)
    page = (await ana.get(f"{table}/text")).text
    rows = re.search(r'<form method="get" action="[^"]*/text#preview">.*?</form>', page, re.DOTALL)
    assert rows and f'value="{MOVE}"' in rows.group() and part(page, "preview") == ""
    answer = await ana.get(f"{table}/text", params={"move": MOVE, "length": length})
    shown = part(answer.text, "preview")
    on_board = (await ana.get(f"{table}/preview", params={"move": MOVE, "length": length})).text
    assert words(on_board.partition("<template")[0]) in words(shown)
    panel = re.search(r'<template id="after"[^>]*>(.*)</template>', on_board, re.DOTALL)
    assert panel and panel.group(1) in answer.text       # the panel as it would be, in place of the present one
    assert answer.text.count('id="nb-good-food"') == 1
    assert (await ana.get(f"/api/tables{table[2:]}")).json()["length"] == length
    form = {"length": length, "move": MOVE, "from": "text"}
    assert all(f'name="{name}" value="{value}"' in shown for name, value in form.items())
    assert (await ana.post(f"{table}/move", data=form)).headers["location"] == f"{table}/text"
    assert "takes" in words((await ana.get(f"{table}/history")).text)


async def test_what_cannot_be_previewed_says_why(site: Any) -> None:
    ana, table, length = await at_a_table(site)
    for move, seen, said in ((MOVE, length - 1, "The game has moved on."),
                             ("pass", length, "That is not the decision to make now."), ("x" * 5000, length, "is not a move")):
        page = (await ana.get(f"{table}/text", params={"move": move, "length": seen})).text
        alert = re.search(r'<div role="alert">.*?</div>', page, re.DOTALL)
        assert alert and said in words(alert.group()) and part(page, "preview") == "", move
    ben = await site.browser()                           # who only watches has nothing to confirm
    assert part((await ben.get(f"{table}/text", params={"move": MOVE, "length": length})).text, "preview") == ""


async def test_a_beginner_is_offered_good_choices(site: Any) -> None:
    ana = await site.browser()
    number = await opened(ana, "new_bedford")
    table, length = f"/t/{number}", (await ana.get(f"/api/tables/{number}")).json()["length"]
    offered = part((await ana.get(f"{table}/text")).text, "choices")
    assert f'data-length="{length}"' in offered and 'name="first" value="yes"' in offered
    await ana.post(f"{table}/hint", data={"length": length, "first": "yes", "from": "text"})
    found = part((await ana.get(f"{table}/text")).text, "choices")
    assert "Good first choices" in words(found) and f'action="{table}/text#preview"' in found


@pytest.mark.parametrize("game", mercat.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_begin_with_a_capital_and_repeat_no_remark(game: str, language: str) -> None:
    match = Match.start(game, 3, seed=5)
    lines = board_in_words(Drawing(match.game, match.view(), language, ("Ana", "Ben", "Cy")))
    assert len(lines) > 10
    assert [line for line in lines if line[:1].islower()] == []
    after_name = [line.partition(".")[0].partition(",")[2].strip() for line in lines]
    spoken = [remark for remark in after_name if remark]
    common = {remark for remark in spoken if spoken.count(remark) > len(lines) / 3}
    assert common == set(), "what is said of most places is said of none"
