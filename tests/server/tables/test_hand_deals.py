"""Deals written by hand, over pages and JSON: stored, secret, continued, and refused if invalid."""

import json
import re
from html import unescape
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx
import pytest

from mercat.engine.matches.match import LONGEST_DEAL

pytestmark = pytest.mark.anyio
OPENED = {"game": "toy", "seats": 2, "name": "Ana", "bots": []}
FORM = {"name": "Ana", "seats": "2", "bots": "0"}


async def opened(ana: httpx.AsyncClient, ben: httpx.AsyncClient, deal: list[str]) -> str:
    table = (await ana.post("/api/tables", json=OPENED | {"deal": deal})).json()["table"]
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    return str(table)


async def play(people: list[httpx.AsyncClient], table: str, moves: list[str]) -> None:
    for move in moves:
        now = (await people[0].get(f"/api/tables/{table}")).json()
        played = await people[now["to_move"]].post(f"/api/tables/{table}/play", json={"move": move, "length": now["length"]})
        assert played.status_code == 200, played.text


def rolls(lines: list[str]) -> list[str]:
    return [line.removeprefix("nature roll ") for line in lines if line.startswith("nature")]


def where(answer: httpx.Response) -> tuple[str, dict[str, str]]:
    """The path that a response redirects to, and its query."""
    parts = urlsplit(answer.headers["location"])
    return parts.path, {name: values[0] for name, values in parse_qs(parts.query).items()}


def asked(page: httpx.Response) -> str:
    found = re.search(r'id="ask"[^>]*>(.*?)</h2>', page.text, re.DOTALL)
    assert found is not None, page.text
    return unescape(found[1])


def walk(game: str, lines: list[str], **more: str) -> str:
    return f"/new/{game}/deal?" + urlencode(FORM | {"deal": "\n".join(lines)} | more)


# -- tables


async def test_a_deal_holds_after_an_undo_and_after_a_restart(opening: Any) -> None:
    async with opening() as site:
        ana, ben = await site.browser(), await site.browser()
        table = await opened(ana, ben, ["roll 4", "roll 6", "roll 1"])
        await play([ana, ben], table, ["pass", "pass"])
        assert rolls(await site.stored(table)) == ["4", "6"]
    async with opening() as site:
        people = [site.visitor(), site.visitor()]
        for person, old in zip(people, (ana, ben), strict=True):
            person.cookies = old.cookies
        await play(people, table, ["pass"])
        length = (await people[0].get(f"/api/tables/{table}")).json()["length"]
        assert (await people[0].post(f"/api/tables/{table}/undo", json={"length": length})).status_code == 200
        await play(people, table, ["pass", "pass"])
        assert rolls(await site.stored(table)) == ["4", "6", "1"]


async def test_draws_still_to_come_are_as_secret_as_the_seed(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await opened(ana, ben, ["roll 4", "roll 6", "roll 3"])
    snapshot = await ben.get(f"/api/tables/{table}")
    assert snapshot.json()["by_hand"] == 3 and "roll" not in snapshot.text
    saved = (await ana.get(f"/api/tables/{table}/export")).json()
    assert "deal" not in saved and saved["seed"] is None
    await play([ana, ben], table, ["pass", "pass"] * 3)
    ended = (await ana.get(f"/api/tables/{table}/export")).json()
    assert ended["deal"] == ["roll 4", "roll 6", "roll 3"] and ended["seed"] is not None
    brought = (await ana.post("/api/tables/import", json={"match": json.dumps(ended)})).json()["table"]
    assert rolls(await site.stored(brought)) == ["4", "6", "3"]


async def test_rematch_and_sandbox_do_not_use_the_deal(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await opened(ana, ben, ["roll 4", "roll 6"])
    copy = (await ana.post(f"/api/tables/{table}/sandbox", json={"at": 1})).json()["table"]
    assert (await site.stored(copy)) == ["nature roll 4"] and (await ana.get(f"/api/tables/{copy}")).json()["by_hand"] == 0
    await play([ana, ana], copy, ["pass", "pass"])
    await play([ana, ben], table, ["pass", "pass"] * 3)
    follower = (await ana.post(f"/api/tables/{table}/rematch")).json()["table"]
    assert (await ana.get(f"/api/tables/{follower}")).json()["by_hand"] == 0
    seats = (await ben.get(f"/t/{table}/seats")).text
    assert "Dealt by hand" in seats and "2 draws" in seats and "Dealt by hand" not in (await ben.get(f"/t/{follower}/seats")).text


# -- the JSON interface


@pytest.mark.parametrize(("deal", "error"), [
    (["roll 9"], "deal_not_possible"), (["roll 4", "pass"], "deal_of_seat"), (["0 pass"], "deal_of_seat"),
    (["roll 4", "sing"], "deal_unknown"), (["<script>alert(1)</script>"], "deal_not_possible"), (["\x00"], "deal_not_possible"),
    (["x" * 201], "not-understood"), (["roll 4"] * (LONGEST_DEAL + 1), "not-understood"), ("roll 4", "not-understood"),
    ([4], "not-understood"), ({"0": "roll 4"}, "not-understood"), (None, "not-understood")])
async def test_an_invalid_deal_opens_no_table(site: Any, deal: object, error: str) -> None:
    for language, word in (("en", "line"), ("pl", "wiersz")):
        ana = await site.browser(language=language)
        answer = await ana.post("/api/tables", json=OPENED | {"deal": deal})
        assert answer.status_code == 422 and answer.json()["error"] == error
        assert error == "not-understood" or word in answer.json()["sentence"].casefold()
    assert (await ana.get("/api/tables")).json() == {"open": [], "mine": []}


async def test_a_program_can_ask_for_the_next_draw(site: Any) -> None:
    ana = await site.browser(language="es")
    said = (await ana.get("/api/games/new_bedford/deal", params={"seats": 3})).json()
    assert (said["dealt"], said["to_move"], said["step"]) == (0, -1, "dealing") and said["sentence"] != "step-dealing"
    assert [draw["move"] for draw in said["draws"]] == ["wheel first", "wheel second", "wheel third"]
    lines: list[str] = []
    for _ in range(100):
        asking = {"seats": 2, "option": ["clans=off", "ports=off"], "draw": lines}
        said = (await ana.get("/api/games/caledonia/deal", params=asking)).json()
        assert said["dealt"] == len(lines)
        if said["to_move"] != -1:
            break
        lines.append(said["draws"][-1]["move"])
    assert said["draws"] == [] and said["step"] == "choosing_start" and not any("draw_port" in line for line in lines)
    assert (await ana.post("/api/tables", json={"game": "caledonia", "seats": 2, "options": {"clans": "off", "ports": "off"},
                                                "deal": lines})).status_code == 201


@pytest.mark.parametrize(("asking", "status", "error"), [
    ("/api/games/toy/deal?seats=9", 422, "wrong_seats"), ("/api/games/toy/deal?seats=2&option=purse=huge", 422, "wrong_value"),
    ("/api/games/toy/deal?seats=2&option=pur", 422, "unknown_option"), ("/api/games/chess/deal?seats=2", 404, "unknown_game"),
    ("/api/games/toy/deal?seats=2&draw=roll+7", 422, "deal_not_possible"), ("/api/games/toy/deal", 422, "not-understood")])
async def test_invalid_questions_about_a_deal_are_refused(site: Any, asking: str, status: int, error: str) -> None:
    answer = await (await site.browser()).get(asking)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


# -- pages


async def test_lines_pasted_into_the_form_open_a_table(site: Any) -> None:
    ana = await site.browser()
    assert 'id="by-hand"' in (await ana.get("/new/toy")).text
    text = "# the first evening\r\n\r\nnature roll 2\r\nroll 5 # later\r\n"
    answer = await ana.post("/new/toy", data=FORM | {"bots": "1", "deal": text})
    table = answer.headers["location"].removeprefix("/t/")
    assert answer.status_code == 303 and (await site.stored(table))[0] == "nature roll 2"


@pytest.mark.parametrize("action", ["/new/toy", "/new/toy/deal"])
@pytest.mark.parametrize(("deal", "said"), [
    ("roll 9", "Line 1 of the deal, “roll 9”, is not possible there. Possible: roll 1, roll 2, roll 3, roll 4, roll 5, roll 6."),
    ("# one\n\nroll 1\nbuy wool", "Line 4 of the deal, “buy wool”, is a player’s move."),
    ("roll 1\nfly", "is not a move of this game"),
    ("<b>x", "Line 1 of the deal, “&lt;b&gt;x”"), ("x" * 300, "Line 1 of the deal is not a text of at most"),
    ("roll 4\n" * (LONGEST_DEAL + 1), "at most")])
async def test_an_invalid_deal_is_returned_with_the_form(site: Any, action: str, deal: str, said: str) -> None:
    ana = await site.browser()
    answer = await ana.post(action, data=FORM | {"deal": deal, "option-purse": "large", "name": "Zoë"})
    assert answer.status_code == 422 and "Traceback" not in answer.text
    assert said in answer.text.replace("&#39;", "'")
    assert 'value="Zoë"' in answer.text and re.search(r'value="large" checked', answer.text)
    kept = re.search(r"<textarea[^>]*>\n(.*?)</textarea>", answer.text, re.DOTALL)
    assert kept is not None and unescape(kept[1]) == deal
    assert (await ana.get("/api/tables")).json()["open"] == []


async def test_an_oversized_deal_is_refused(site: Any) -> None:
    ana = await site.browser()
    for action in ("/new/toy", "/new/toy/deal"):
        assert (await ana.post(action, data=FORM | {"deal": "roll 1\n" * 20_000})).status_code == 413
    assert (await ana.get(walk("toy", ["roll 1"] * 2_000))).status_code == 422


async def test_a_deal_can_be_chosen_draw_by_draw(site: Any) -> None:
    ana = await site.browser()
    begun = await ana.post("/new/caledonia/deal", data=FORM | {"option-clans": "off", "listed": "yes"})
    path, said = where(begun)
    assert begun.status_code == 303 and path == "/new/caledonia/deal"
    assert said["option-clans"] == "off" and said["listed"] == "yes"
    page = await ana.get(begun.headers["location"])
    assert asked(page) == "Side … is face up" and page.text.count('name="answer"') == 2
    lines: list[str] = []
    questions = []
    while 'name="answer"' in page.text:
        questions.append(asked(page))
        answer = re.findall(r'name="answer" value="([^"]+)"', page.text)[-1]
        path, said = where(await ana.get(walk("caledonia", lines, answer=answer, **{"option-clans": "off"})))
        lines.append(answer)
        assert said["deal"].splitlines() == lines and said["option-clans"] == "off"
        page = await ana.get(walk("caledonia", lines, **{"option-clans": "off"}))
    assert "Corner A has …" in questions and "Round 5 scores …" in questions and "Starting tile … is on offer" in questions
    assert asked(page) == "Everything is dealt. A player decides next." and 'id="back"' in page.text
    back = re.search(r'href="([^"]+)" id="back"', page.text)
    assert back is not None and parse_qs(urlsplit(unescape(back[1])).query)["deal"][0].splitlines() == lines[:-1]
    done = await ana.post("/new/caledonia", data=FORM | {"bots": "1", "option-clans": "off", "deal": "\n".join(lines)})
    stored = await site.stored(done.headers["location"].removeprefix("/t/"))
    assert stored[:len(lines)] == [f"nature {line}" for line in lines]


async def test_changing_an_earlier_draw_drops_draws_that_no_longer_fit(site: Any) -> None:
    ana = await site.browser()
    lines = ["draw_side A1", "draw_side B1", "draw_side C1", "draw_side D1", "draw_port meat", "draw_port any", "draw_port money"]
    page = await ana.get(walk("caledonia", lines, place="4"))
    assert asked(page) == "Corner A has …" and re.search(r'value="draw_port meat"[^>]*aria-current="true"', page.text)
    _, said = where(await ana.get(walk("caledonia", lines, place="4", answer="draw_port swap")))
    assert said["deal"].splitlines() == [*lines[:4], "draw_port swap", *lines[5:]] and "dropped" not in said
    clash = await ana.get(walk("caledonia", lines, place="4", answer="draw_port any"))
    _, said = where(clash)
    assert said["deal"].splitlines() == [*lines[:4], "draw_port any"] and said["dropped"] == "2"
    assert "2 draws did not fit any more" in (await ana.get(clash.headers["location"])).text


async def test_one_draw_can_be_left_to_the_dice(site: Any) -> None:
    ana = await site.browser()
    drawn = set()
    for _ in range(40):
        _, said = where(await ana.get(walk("toy", [], dice="yes")))
        drawn.add(said["deal"])
    assert 2 < len(drawn) <= 6 and all(line.startswith("roll ") for line in drawn)
    _, said = where(await ana.get(walk("caledonia", ["draw_side A1", "draw_side B1"], dice="yes", place="0")))
    assert said["deal"].splitlines()[0] in ("draw_side A1", "draw_side A2") and said["deal"].splitlines()[1] == "draw_side B1"


async def test_draws_for_later_are_kept(site: Any) -> None:
    ana = await site.browser()
    page = await ana.get(walk("toy", ["roll 3", "roll 5", "ROLL 6"]))
    assert "2 more draws are written for later" in page.text and "roll 3\nroll 5\nroll 6</textarea>" in page.text


@pytest.mark.parametrize("address", [
    "/new/toy/deal", "/new/toy/deal?seats=x&bots=0", "/new/toy/deal?seats=99&bots=0", walk("toy", ["0 pass"]),
    walk("toy", [], place="-1"), walk("toy", [], place="x"), walk("toy", ["x" * 300]),
    walk("toy", [], **{"option-purse": "huge"}), walk("toy", ["roll 1"], dropped="many"), "/new/toy?seats=x"])
async def test_invalid_addresses_are_refused(site: Any, address: str) -> None:
    answer = await (await site.browser()).get(address)
    assert answer.status_code == 422 and 'role="alert"' in answer.text and "Traceback" not in answer.text


@pytest.mark.parametrize("address", [
    walk("toy", ["sing", "roll 1"]), walk("toy", [], answer="buy wool"), walk("toy", [], answer="<script>"),
    walk("toy", ["roll 1"], place="7"), walk("toy", [], name="<i>&" * 200), walk("tally", []), walk("tally", ["add 1"])])
async def test_odd_addresses_lead_to_a_usable_page(site: Any, address: str) -> None:
    ana = await site.browser()
    answer = await ana.get(address, follow_redirects=True)
    assert answer.status_code == 200 and 'id="open-table"' in answer.text
    assert "<script>" not in answer.text and "<i>" not in answer.text


async def test_an_unknown_game_has_no_deal(site: Any) -> None:
    ana = await site.browser()
    assert (await ana.get(walk("chess", []))).status_code == 404
    assert (await ana.post("/new/chess/deal", data=FORM)).status_code == 404


async def test_the_options_of_a_deal_can_be_changed(site: Any) -> None:
    ana = await site.browser()
    page = await ana.get(walk("toy", ["roll 3"], **{"option-purse": "large"}))
    back = re.search(r'href="(/new/toy\?[^"]+)"', page.text)
    assert back is not None
    form = (await ana.get(unescape(back[1]))).text
    assert "roll 3</textarea>" in form and re.search(r'value="large" checked', form)
    assert '<details class="fold" id="by-hand" open>' in form


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.parametrize("name", ["caledonia", "new_bedford", "poseidon"])
async def test_every_question_has_a_text_in_each_language(site: Any, name: str, language: str) -> None:
    """Each has a gap for the answer, and no variable that was not filled in."""
    ana = await site.browser(language=language)
    lines: list[str] = []
    for _ in range(60):
        page = await ana.get(walk(name, lines, **({"option-map": "tight"} if name == "caledonia" else {})))
        if 'name="answer"' not in page.text:
            break
        assert "…" in asked(page) and "{" not in asked(page) and "-" not in asked(page).split("…")[0][:1]
        lines.append(re.findall(r'name="answer" value="([^"]+)"', page.text)[0])
    assert lines and 'name="answer"' not in page.text
