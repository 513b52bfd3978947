"""Hints: good moves for who plays alone or against bots, refused elsewhere, told to everybody, stored and exported."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from mercat.engine.matches.match import Match
from mercat.server.bots.hints import Hints
from mercat.server.bots.workers import Workers
from mercat.server.play.decision import in_words, worth_text
from mercat.text import LANGUAGES
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


async def opened(browser: Any, game: str = "toy", seats: int = 2, bots: int = 1, **further: Any) -> str:
    """A table of one person and bots."""
    wanted = {"game": game, "seats": seats, "name": "Ana", "bots": ["random"] * bots}
    answer = await browser.post("/api/tables", json=wanted | further)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    async with asyncio.timeout(PATIENCE):
        while not (await browser.get(f"/api/tables/{table}")).json()["can_move"]:
            await asyncio.sleep(0.02)
    return table


async def ask(browser: Any, table: str) -> Any:
    length = (await browser.get(f"/api/tables/{table}")).json()["length"]
    return await browser.post(f"/api/tables/{table}/hint", json={"length": length})


async def test_hints_are_legal_moves_in_sentences_and_a_notice_is_written(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await opened(ana, "new_bedford")
    assert (await ana.get(f"/api/tables/{table}")).json()["may_hint"]
    answer = await ask(ana, table)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    legal = {move["move"] for move in (await ana.get(f"/api/tables/{table}/moves")).json()["moves"]}
    assert 1 <= len(found["hints"]) <= 3 and {hint["move"] for hint in found["hints"]} <= legal and found["by"] == "learned"
    assert all(hint["sentence"] != hint["move"] for hint in found["hints"])
    chat = (await ben.get(f"/api/tables/{table}")).json()["chat"]
    assert [(line["notice"], line["text"]) for line in chat] == [("hint", "Ana took a hint.")]
    page, spectators = (await ana.get(f"/t/{table}")).text, (await ben.get(f"/t/{table}")).text
    assert 'id="hint-0"' in page and 'id="hint"' not in page and found["hints"][0]["sentence"] in page
    assert 'id="hint-0"' not in spectators and 'id="hint"' not in spectators and "Ana took a hint." in spectators


async def test_the_same_hints_are_given_again_with_one_notice(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await site.browser()
    table = await opened(ana)
    both = await asyncio.gather(ask(ana, table), ask(ana, table))
    assert both[0].json() == both[1].json()

    def unwanted(*_: Any) -> None:
        raise AssertionError("the hints were thought out twice")

    monkeypatch.setattr(Workers, "compute", unwanted)
    assert (await ask(ana, table)).json() == both[0].json()
    assert len((await ana.get(f"/api/tables/{table}")).json()["chat"]) == 1
    move = both[0].json()["hints"][0]["move"]
    length = both[0].json()["length"]
    assert (await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": move})).status_code == 200
    assert 'id="hint-0"' not in (await ana.get(f"/t/{table}")).text


async def test_no_hints_where_somebody_else_plays(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    mover = ana if (await ana.get(f"/api/tables/{table}")).json()["can_move"] else ben
    assert 'id="hint"' not in (await mover.get(f"/t/{table}")).text
    refused = await ask(mover, table)
    assert (refused.status_code, refused.json()["error"]) == (403, "no-hints")
    assert "only when nobody else is playing" in refused.json()["sentence"]
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    form = await mover.post(f"/t/{table}/hint", data={"length": length})
    assert form.status_code == 403 and "only when nobody else is playing" in form.text
    assert (await ana.get(f"/api/tables/{table}")).json()["chat"] == []


HINTED = {"move": "pass", "then": [], "merits": [], "equal": False}
FIGURES = {"win": 0.6, "win_error": 0.02, "points": 21.5, "points_error": 0.4, "expected": 21.52, "expected_error": 0.4}
FEWER = {"win": 0.45, "win_error": 0.03, "points": 20.0, "points_error": 0.4, "expected": 19.96, "expected_error": 0.4}
NONE = {**dict.fromkeys(FIGURES), "expected": 21.52, "expected_error": 0.4}


@pytest.mark.parametrize(("best", "other", "heading", "worth"), [
    (FIGURES, FEWER, "Good moves: chance of winning, expected points", ["60%, 21.5 points", "45% (−15), 20.0 points (−1.5)"]),
    (FIGURES, FIGURES, "Good moves: chance of winning, expected points", ["60%, 21.5 points", "a little worse"]),
    (FIGURES, {**FEWER, "win": None}, "Good moves: chance of winning, expected points",
     ["60%, 21.5 points", "20.0 points (−1.5)"]),
    ({**FIGURES, "win": None}, {**FEWER, "win": None}, "Good moves: expected points", ["21.5 points", "20.0 points (−1.5)"]),
    (NONE, NONE, "Good moves", ["", "a little worse"]),
    ({**NONE, "equal": True}, {**NONE, "equal": True}, "Good moves", ["about equally good", "about equally good"]),
    ({**NONE, "equal": True}, NONE, "Good moves", ["", "a little worse"]),     # as good as one that is not shown
    ({"win": 0.6123, "points": 21.52}, {"win": 0.5123, "points": 20.0}, "Good moves: chance of winning, expected points",
     ["61%, 21.5 points", "51% (−10), 20.0 points (−1.5)"])])            # stored by an earlier version
async def test_what_a_hint_is_worth_stands_in_numbers_only_where_they_say_something(
        site: Any, monkeypatch: pytest.MonkeyPatch, best: Any, other: Any, heading: str, worth: list[str]) -> None:
    async def found(self: Workers, work: Any) -> dict[str, Any]:
        return {"by": "search", "hints": [{**HINTED, **best}, {**HINTED, **other}]}

    monkeypatch.setattr(Workers, "compute", found)
    ana = await site.browser()
    table = await opened(ana, bots=0, sandbox=True)
    answer = (await ask(ana, table)).json()["hints"]
    assert [hint["win"] for hint in answer] == [best["win"], other["win"]]
    assert [(hint["points"], hint["points_error"]) for hint in answer] == [
        (one.get("expected", one["points"]), one.get("expected_error")) for one in (best, other)]          # told or not
    page, text = (await ana.get(f"/t/{table}")).text, (await ana.get(f"/t/{table}/text")).text
    assert f'id="hints-title">{heading}<' in page and f'id="hints-title">{heading}<' in text
    shown = re.findall(r'<span class="hint-worth number">([^<]*)</span>', page)
    assert shown == [one for one in worth if one] and all(one in text for one in worth)


@pytest.mark.parametrize(("equal", "said"), [
    ((True, True, True), ["equal", "equal", "equal"]), ((True, True, False), ["equal", "equal", "worse"]),
    ((True, False, True), ["equal", "equal", "equal"]), ((False, False, False), ["first", "worse", "worse"])])
def test_no_hint_is_called_worse_than_one_below_it(equal: tuple[bool, ...], said: list[str]) -> None:
    """The second may be surely worse than the best by little, the third by more and yet within the error."""
    listed = [{**HINTED, **NONE, "move": f"add {number}", "equal": one} for number, one in enumerate(equal, 1)]
    for words in (in_words, worth_text):
        found = [words(hint, listed, lambda key, **facts: key, "en") for hint in listed]
        assert [one.removeprefix("hint-") or "first" for one in found] == said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_beginner_is_told_no_numbers_while_the_game_is_set_up(site: Any, language: str) -> None:
    """What a clan will be worth to somebody who plays for the first time nobody knows."""
    ana = await site.browser(language=language)
    table = await opened(ana, "caledonia", 3, 0, sandbox=True)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    page = (await ana.post(f"/t/{table}/hint", data={"length": length, "first": "yes"}, headers={"HX-Request": "true"})).text
    [listed] = re.findall(r'<form[^>]*class="hints".*?</form>', page, re.DOTALL)
    assert 'id="hint-0"' in listed and "%" not in listed and not re.search(r"hint-worth[^<]*[0-9]", listed)
    assert "ui-" not in listed


async def test_in_a_sandbox_and_for_the_seat_to_move(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    sandbox = await opened(ana, bots=0, sandbox=True)
    assert (await ask(ana, sandbox)).status_code == 200
    assert (await ask(ben, sandbox)).json()["error"] == "not-seated"
    stale = await ana.post(f"/api/tables/{sandbox}/hint", json={"length": 0})
    assert stale.json()["error"] == "stale" and stale.json()["table"]["id"] == sandbox


async def test_without_scripts_a_form_asks_and_the_text_view_too(site: Any) -> None:
    ana = await site.browser()
    table = await opened(ana)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    assert f'action="/t/{table}/hint"' in (await ana.get(f"/t/{table}/text")).text
    answer = await ana.post(f"/t/{table}/hint", data={"length": length, "from": "text"})
    assert answer.status_code == 303 and answer.headers["location"] == f"/t/{table}/text"
    assert "Good moves" in (await ana.get(f"/t/{table}/text")).text
    parts = await ana.post(f"/t/{table}/hint", data={"length": length}, headers={"HX-Request": "true"})
    assert 'id="hint-0"' in parts.text and "data-hint=" in parts.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_in_three_languages(site: Any, language: str) -> None:
    ana = await site.browser(language=language)
    table = await opened(ana, "caledonia", 1, 0)
    await ask(ana, table)
    page = (await ana.get(f"/t/{table}")).text
    assert 'id="hint-0"' in page
    for key in ("ui-hint", "merit-", "notice-hint"):
        assert key not in page


async def test_hints_stand_in_the_exported_match_which_can_be_read(site: Any) -> None:
    ana = await site.browser()
    table = await opened(ana)
    length = (await ask(ana, table)).json()["length"]
    text = (await ana.get(f"/api/tables/{table}/export")).text
    assert Match.from_json(text).entries
    exported = (await ana.get(f"/api/tables/{table}/export")).json()
    assert exported["hints"] == [{"at": length, "seat": 0}]
    assert (await ana.post("/api/tables/import", json={"match": exported})).status_code == 201


async def test_if_bots_fail_there_are_no_hints_and_no_notice(site: Any, monkeypatch: pytest.MonkeyPatch,
                                                             caplog: pytest.LogCaptureFixture) -> None:
    async def broken(self: Workers, work: Any) -> None:
        raise ValueError("no hints")

    ana = await site.browser()
    table = await opened(ana)
    monkeypatch.setattr(Workers, "compute", broken)
    refused = await ask(ana, table)
    assert (refused.status_code, refused.json()["error"]) == (500, "hint-failed") and "Retry-After" not in refused.headers
    assert "could not compute" in refused.json()["sentence"]
    [logged] = [one for one in caplog.records if "hints at table" in one.getMessage()]
    assert logged.levelname == "ERROR" and logged.exc_info is not None
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    page = await ana.post(f"/t/{table}/hint", data={"length": length}, headers={"HX-Request": "true"})
    assert page.status_code == 500 and "could not compute" in page.text and "number" in page.text.lower()
    assert (await ana.get(f"/api/tables/{table}")).json()["chat"] == []
    assert site.services.hints.tasks == {}


async def test_only_bots_without_a_free_place_are_too_busy(site: Any, monkeypatch: pytest.MonkeyPatch,
                                                           caplog: pytest.LogCaptureFixture) -> None:
    ana = await site.browser()
    table = await opened(ana)
    monkeypatch.setattr(site.services.workers.places, "places", 0)
    monkeypatch.setattr("mercat.server.bots.hints.LONGEST_WAIT", 0.05)
    refused = await ask(ana, table)
    assert (refused.status_code, refused.json()["error"]) == (503, "no-hint-now") and refused.headers["Retry-After"]
    assert [one.levelname for one in caplog.records if one.levelno > 20] == ["WARNING"]
    assert site.services.workers.places.waiting == []


async def test_a_move_meanwhile_makes_hints_stale(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await site.browser()
    table = await opened(ana)
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def slow(self: Workers, work: Any) -> dict[str, Any]:
        thinking.set()
        await go_on.wait()
        return {"by": "search", "hints": [{"move": "pass", "win": 0.5, "points": 1.0, "merits": []}]}

    monkeypatch.setattr(Workers, "compute", slow)
    length = (await ana.get(f"/api/tables/{table}")).json()["length"]
    asked = asyncio.create_task(ask(ana, table))
    await thinking.wait()
    assert (await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "pass"})).status_code == 200
    go_on.set()
    assert (await asked).json()["error"] == "stale"
    assert isinstance(site.services.hints, Hints)
    assert (await ana.get(f"/api/tables/{table}")).json()["chat"] == []


async def test_a_beginner_is_shown_choices_announced_once_and_cached(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = await site.browser()

    async def shown(table: str) -> str:
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        asked = await ana.post(f"/t/{table}/hint", data={"length": length, "first": "yes"}, headers={"HX-Request": "true"})
        assert asked.status_code == 200, asked.text
        return str(asked.text)

    async def sandbox(begins: int | None = None) -> tuple[str, int]:
        while True:                                      # until the wheel goes to that seat
            opened = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True})).json()["table"]
            mover = (await ana.get(f"/api/tables/{opened}")).json()["to_move"]
            if begins in (None, mover):
                return opened, mover

    table, begins = await sandbox()
    assert 'id="choices"' in (await ana.get(f"/t/{table}")).text
    first = await shown(table)
    assert "Good first choices<" in first and 'id="hint-0"' in first and 'id="choices"' not in first
    second, _ = await sandbox(begins)

    def unwanted(*_: Any) -> None:
        raise AssertionError("the choices were thought out twice")

    with monkeypatch.context() as patch:
        patch.setattr(Workers, "compute", unwanted)
        again = await shown(second)
    moves = re.compile(r'value="(take_start[^"]*)" class="hint"')
    assert moves.findall(first) == moves.findall(again)
    for length in (1, 2):
        await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "take_start 2 2 0"})
    await shown(table)
    chat = (await ana.get(f"/api/tables/{table}")).json()["chat"]
    assert [line["notice"] for line in chat] == ["choices"]
    for move in ("place farm", "place forest"):
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": length, "move": move})).status_code == 200
    state = (await ana.get(f"/api/tables/{table}")).json()
    assert state["to_move"] == begins and 'id="choices"' not in (await ana.get(f"/t/{table}")).text     # not the first worker
