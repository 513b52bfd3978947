"""Acts: every act as every role, on pages and for programs; what the documents and the OpenAPI description say of them."""

import html
import json
from pathlib import Path
from typing import Any

import pytest

from mercat.server import routes
from mercat.server.app import create_app
from mercat.server.problems import Problem
from mercat.server.routes import programs
from mercat.server.settings import Settings
from mercat.server.tables.rights import OF_PERSON, Right
from mercat.server.web.act import ACTS, Act
from mercat.server.web.rate_limits import LIMITS

pytestmark = pytest.mark.anyio
DOCUMENT = Path(__file__).parents[2] / "docs" / "api.md"
REFUSALS = [Problem(403, key).sentence("en") for key in ("not-host", "not-seated", "not-your-seat", "nobody")]
WISHES: dict[str, dict[str, Any]] = {                    # what is sent; the seat is always Ana's
    "answer": {"question": 1, "agree": True}, "ask": {"length": 0, "target": 0}, "chat": {"text": "Hello"},
    "give_back": {}, "hint": {"length": 0}, "hold": {"strength": "random"}, "leave": {}, "leave_lesson": {}, "make_links": {},
    "mute": {"seat": 0}, "report": {"seat": 0, "text": "rude"},
    "play": {"length": 0, "move": "pass"}, "put_bot": {"strength": "random"}, "rematch": {}, "rest": {"resting": True},
    "sandbox": {"at": 0}, "sit": {"name": "Eva"}, "take_over": {"agree": True}, "undo": {"length": 0}, "withdraw": {},
    "withdraw_all": {}, "call_off": {}, "give_away": {"strength": "random"}, "ready": {"ready": True}, "change_seat": {},
    "arrange": {"seats": 3}, "seen": {}, "show_out": {}, "let_in": {"name": "Eva"}, "make_host": {},
    "quiet_table": {"muted": True}, "enter_result": {}, "pause": {"days": 3}, "resume": {}, "claim": {},
    "give_order": {"kind": "pass_round"},
    "change_order": {"order": 1, "kind": "pass_round"}, "move_order": {"order": 1, "up": True}, "withdraw_order": {"order": 1}}
ALLOWED = {Right.ANYBODY: {"nobody", "watcher", "host", "Ana", "Ben"}, Right.SEATED: {"Ana", "Ben"}, Right.OWN_SEAT: {"Ana"},
           Right.HOST: {"host"}, Right.KNOWN: {"host", "Ana", "Ben"}, Right.ARRANGES: {"host", "Ana", "Ben"}}


AT_TABLES = [act for act in ACTS.values() if act.place.of_table]


def test_every_act_is_tried() -> None:
    assert WISHES.keys() == {act.name for act in AT_TABLES} and ALLOWED.keys() == set(Right) - OF_PERSON
    assert all(act.address or act.method for act in ACTS.values())
    assert {act.limit for act in ACTS.values()} <= LIMITS.keys()


async def people_at(site: Any, seats: int) -> tuple[str, dict[str, tuple[Any, dict[str, str]]]]:
    """A table, and for every role a browser and what a program of it sends along."""
    people = {name: await site.browser() for name in ("watcher", "host", "Ana", "Ben")} | {"nobody": site.visitor()}
    opened = (await people["host"].post("/api/tables", json={"game": "toy", "seats": seats})).json()
    table: str = opened["table"]
    tokens = {"host": opened["host_token"]}
    for name in ("Ana", "Ben"):
        tokens[name] = (await people[name].post(f"/api/tables/{table}/seats", json={"name": name})).json()["token"]
    headers = {name: {"Authorization": f"Bearer {token}"} for name, token in tokens.items()}
    return table, {name: (one, headers.get(name, {})) for name, one in people.items()}


TRIED = [(act, 2) for act in AT_TABLES] + [(act, 3) for act in AT_TABLES if act.who is Right.ARRANGES]


@pytest.mark.parametrize(("act", "seats"), TRIED)        # of two seats: the game has begun; of three: it has not
async def test_every_act_as_every_role(site: Any, act: Act, seats: int) -> None:
    allowed = ALLOWED[act.who] - ({"Ana", "Ben"} if act.who is Right.ARRANGES and seats == 3 else set())
    for by_program in [False] * bool(act.address) + [True] * bool(act.method):
        table, people = await people_at(site, seats)
        before = await site.services.tables.stored_version(table)
        for name in sorted(people, key=lambda name: (name in allowed, name)):
            said = await asked(act, table, *people[name], by_program)
            refused = [sentence for sentence in REFUSALS if sentence in said]
            assert bool(refused) == (name not in allowed), (name, by_program, said[:400])
            if refused:                                  # and nothing has changed
                assert await site.services.tables.stored_version(table) == before


async def asked(act: Act, table: str, browser: Any, token: dict[str, str], by_program: bool) -> str:
    """The answer to a request as a page or a program sends it."""
    if by_program:
        path = f"/api/tables/{table}{act.path.format(number=0)}"
        answer = await browser.request(act.method, path, json=WISHES[act.name] or None, headers=token)
    else:
        sent = {name: "yes" if value is True else value for name, value in WISHES[act.name].items()}
        answer = await browser.post(f"/t/{table}/{act.address}", data={"seat": "0"} | sent)
    assert answer.status_code < 500, answer.text
    return html.unescape(answer.text)


@pytest.mark.parametrize(("name", "sent", "where"), [
    ("play", {"length": "1_0x", "move": "pass"}, "length"), ("play", {"length": "0"}, "move"),
    ("undo", {"length": "-1"}, "length"), ("answer", {"question": "1", "agree": "perhaps"}, "agree"),
    ("sandbox", {"at": "9" * 5_000}, "at"), ("sit", {"seat": "0"}, "name"),
    ("hold", {"seat": "none", "strength": "random"}, "seat"), ("leave", {}, "seat"), ("rest", {}, "resting"),
    ("chat", {"text": "a" * 30_000}, "text")])
async def test_a_form_that_cannot_be_understood_names_the_field(site: Any, name: str, sent: dict[str, str], where: str) -> None:
    table, people = await people_at(site, 2)
    before = await site.services.tables.stored_version(table)
    answer = await people["Ana"][0].post(f"/t/{table}/{ACTS[name].address}", data=sent)
    assert answer.status_code == 422 and Problem(422, "not-understood", where=where).sentence("en") in html.unescape(answer.text)
    assert await site.services.tables.stored_version(table) == before


async def test_a_personal_token_does_what_is_about_tables_alone(site: Any) -> None:
    """And begins the next game of a series; whoever finds one cannot become its person."""
    ana = await site.browser()
    await ana.post("/api/tables", json={"game": "toy", "seats": 2})
    token = (await ana.post("/api/me/tokens", json={"label": "x", "scope": "play"})).json()["token"]
    program = site.visitor(origin=None)
    program.headers["Authorization"] = f"Bearer {token}"
    asked = {act.name: (act.method, f"/api{act.place.api}{act.path}".format(table_id="x", number=0))
             for act in ACTS.values() if act.method}
    asked |= {path: ("GET", f"/api/{path}") for path in ("me", "me/games", "me/download", "groups", "tables")}
    refused = {name for name, (method, path) in asked.items()
               if "token-not-here" in (await program.request(method, path, json=None if method == "GET" else {})).text}
    of_people = {act.name for act in ACTS.values() if act.method and not act.place.of_table}
    assert refused == of_people - {"next_in_series"} | {"me/games", "me/download"}


# -- the documents


def row(act: Act) -> str:
    path = act.path.replace("{number}", "1")
    program = f"`{act.method} {'...' if act.place.of_table else '/api' + act.place.api}{path}`" if act.method else "–"
    page = f"`{'' if act.place.of_table else act.place.page + '/'}{act.address}`" if act.address else "–"
    return f"| {act.summary} | {act.who.value} | {program} | {page} | {act.limit} |"


def test_the_document_says_who_may_do_what() -> None:
    rows = [row(act) for act in ACTS.values()]
    section = DOCUMENT.read_text("utf-8").split("## Who may do what\n")[1]
    written = section.split("|---|---|---|---|---|\n")[1].split("\n\n")[0].splitlines()
    assert sorted(written) == sorted(rows), "docs/api.md should have these rows:\n" + "\n".join(rows)


def test_every_limit_is_in_the_document() -> None:
    written = DOCUMENT.read_text("utf-8").splitlines()
    for kind in {act.limit for act in ACTS.values()}:
        assert f"| {kind} | {LIMITS[kind].burst:g} | {LIMITS[kind].per_second:g} |" in written


def missing(before: Any, now: Any, place: str = "") -> list[str]:
    """What of a JSON document another has no more, or differently; more is allowed."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [fault for key, value in before.items() for fault in
                ([f"{place}/{key} is gone"] if key not in now else missing(value, now[key], f"{place}/{key}"))
                if key not in ("summary", "description")]
    if isinstance(before, list) and isinstance(now, list):
        return [f"{place}: {one!r} is gone" for one in before if one not in now]
    return [] if before == now else [f"{place} is {now!r}, and was {before!r}"]


def test_programs_find_everything_that_they_found_before() -> None:
    """`openapi.json` is what a released server said; whatever is added is written there with the next release."""
    before = json.loads(Path(__file__).with_name("openapi.json").read_text("utf-8"))
    now = json.loads(json.dumps(create_app(Settings(secret_key="x" * 32)).openapi()))
    assert missing(before, now) == []
    assert missing(now, before), "a check that cannot fail"


def test_routes_are_made_of_all_acts() -> None:
    assert len(programs.routes) == sum(bool(act.method) for act in ACTS.values())
    assert len(routes.pages.routes) == sum(bool(act.address) for act in ACTS.values())
