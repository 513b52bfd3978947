"""The log: requests by their numbers and routes, errors without values, and nowhere a name, a token, a cookie or a link."""

import json
import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures.process import _RemoteTraceback
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

import mercat
from mercat.games import RULES
from mercat.server.problems import Problem
from mercat.server.telemetry.logs import CURRENT, OWN, begin_log, request_id_of, told, traceback_without_values

NAME, CHAT, WATCHER = "Zuzanna-Quill", "the whale is mine", "Wolfram-Watching"


class Log(StringIO):
    """What has been logged."""

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]


@pytest.fixture
def logged(request: pytest.FixtureRequest) -> Iterator[Log]:
    """The log of this process from now on, at all levels; as JSON, or in the form that a test names."""
    root, log = logging.getLogger(), Log()
    before = root.handlers[:], root.level, [logging.getLogger(name).level for name in OWN]
    begin_log(getattr(request, "param", "json"), "debug", log)
    yield log
    logging.captureWarnings(False)
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    for name, level in zip(OWN, before[2], strict=True):
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize(("given", "from_proxy", "kept"), [
    ("0123456789abcdef", True, True), ("req-1.2_3", True, True), ("0123456789abcdef", False, False), (None, True, False),
    ("short", True, False), ("x" * 65, True, False), ("with space in it", True, False), ("line\nbreak12", True, False)])
def test_an_id_is_taken_from_a_trusted_proxy_alone(given: str | None, from_proxy: bool, kept: bool) -> None:
    found = request_id_of(given, from_proxy)
    assert (found == given) is kept and (kept or re.fullmatch("[0-9a-f]{12}", found))


@pytest.mark.parametrize(("error", "said"), [
    (KeyError(NAME), "KeyError"), (Problem(404, "no-table"), "Problem, no-table"),
    (OSError(28, "No space left on device", f"/home/{NAME}"), "OSError 28, No space left on device"),
    (OperationalError(f"INSERT {NAME}", {"name": NAME}, sqlite3.OperationalError("database is locked")),
     "OperationalError, database is locked"),
    (IntegrityError("INSERT", {"name": NAME}, sqlite3.IntegrityError(f"Key (name)=({NAME})")), "IntegrityError")])
def test_an_error_is_told_without_values(error: Exception, said: str) -> None:
    assert str(told(error)) == said and f"{told(error)!r}" == said


def test_a_traceback_has_places_and_causes_and_no_values(logged: Log) -> None:
    def inner() -> None:
        try:
            dict[str, str]()[NAME]
        except KeyError as error:
            raise ValueError(f"no {NAME}") from error

    try:
        inner()
    except ValueError:
        logging.getLogger("mercat.server").exception("failed for %s", Problem(409, "stale"))
        found = traceback_without_values(sys.exc_info()[1] or ValueError())
    (line,) = logged.lines()
    assert NAME not in logged.getvalue() and line["message"] == "failed for Problem, stale" and line["level"] == "ERROR"
    assert line["traceback"] == found.splitlines() and found.count("in inner") == 2
    assert found.index("KeyError") < found.index("which led to") < found.index("ValueError")


@pytest.mark.parametrize(("file", "told"), [
    (Path(mercat.find("caledonia").folder) / "rules" / "trade.py", "KeyError: 'cow'"),
    (RULES / "frame.py", "KeyError: 'cow'"), ("mercat/games/caledonia/scoring.py", "KeyError: 'cow'"),
    (Path(mercat.find("caledonia").folder) / "table.html", "KeyError"), ("/opt/mercat/server/tables/chat.py", "KeyError")])
def test_what_rules_raise_keeps_its_text(file: Path | str, told: str) -> None:
    with pytest.raises(KeyError) as raised:
        exec(compile("{}['cow']", str(file), "exec"))
    assert traceback_without_values(raised.value).splitlines()[0] == told


def test_what_failed_in_a_worker_is_located(logged: Log) -> None:
    error = ValueError(NAME)
    there = f'\n"""\nTraceback:\n  File "/x/search.py", line 7, in think\n    f("{NAME}")\nE: {NAME}\n"""'
    error.__cause__ = _RemoteTraceback(there)            # type: ignore[arg-type]  # it is a text
    found = traceback_without_values(error)
    assert 'File "/x/search.py", line 7, in think' in found and NAME not in found


@pytest.mark.parametrize("logged", ["text"], indirect=True)
def test_text_for_people(logged: Log) -> None:
    token = CURRENT.set("0123456789ab")
    logging.getLogger("mercat.server").warning("the worker failed: %r", KeyError(NAME))
    CURRENT.reset(token)
    logging.getLogger("mercat.server").info("and went on")
    first, second = logged.getvalue().splitlines()
    assert re.fullmatch(r"[-\dT:.]+\+00:00 WARNING mercat\.server \[0123456789ab\]: the worker failed: KeyError", first)
    assert second.endswith(" INFO mercat.server: and went on")


@pytest.mark.anyio
@pytest.mark.parametrize("logged", ["json", "text"], indirect=True)
async def test_a_whole_table_leaves_no_name_token_cookie_or_link_in_the_log(
        site: Any, logged: Log, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests of all kinds, refusals and failures included, at all levels."""
    ids, secret = [], {NAME, CHAT, WATCHER, "planted-request-id", "planted-host"}
    ana, ben = await site.browser(), site.visitor(origin=None, raises=False)

    async def keep(answer: Any, *statuses: int) -> Any:
        ids.append(answer.headers["x-request-id"])
        assert answer.status_code in (statuses or (200, 201, 204, 303)), answer.text
        return answer

    table = (await keep(await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": NAME})))
    secret |= {table.json()["token"], ana.cookies["mercat"], ana.cookies["mercat"].partition(".")[2]}
    table = table.json()["table"]
    token = (await keep(await ben.post(f"/api/tables/{table}/seats", json={"name": f"Ben {NAME}"}))).json()["token"]
    bearer = {"Authorization": f"Bearer {token}", "X-Request-Id": "planted-request-id"}
    secret |= {token, token.partition(".")[2]}
    page = await keep(await ana.post(f"/t/{table}/personal", data={"seat": "0"}))
    link = re.search(r"/seat/([\w.-]{20,})", page.text)
    assert link is not None
    secret |= {link[1], link[1].partition(".")[2]}
    await keep(await site.visitor().get(f"/seat/{link[1]}"))
    await keep(await site.visitor().get(f"/seat/{link[1]}x"), 404)
    await keep(await site.visitor().get(f"/seats/{link[1]}"), 404)
    await keep(await ana.post(f"/api/tables/{table}/chat", json={"text": CHAT}))
    await keep(await site.visitor().post(f"/t/{table}/chat", data={"text": CHAT, "name": WATCHER}))
    await keep(await ana.get(f"/t/{table}?name={NAME}&token={token}"))
    await keep(await ana.get(f"/{NAME}/{token}"), 404)
    await keep(await ana.get(f"/games/{NAME}/table.css"), 404)
    await keep(await ana.get("/", headers={"Host": "planted-host"}))
    while (seen := (await ana.get(f"/api/tables/{table}")).json())["status"] != "over":
        who, headers = (ben, bearer) if seen["to_move"] else (ana, {})
        for move, status in ((NAME, 422), ("pass", 200)):
            wish = {"length": seen["length"], "move": move}
            await keep(await who.post(f"/api/tables/{table}/play", json=wish, headers=headers), status)
    await keep(await ben.get(f"/api/tables/{table}", headers={"Authorization": f"Bearer {token}x"}), 401)

    def broken(*arguments: Any, **more: Any) -> None:
        raise RuntimeError(f"{NAME} {token}")

    def full(*arguments: Any, **more: Any) -> None:
        raise OperationalError(f"INSERT {NAME}", {"name": NAME}, sqlite3.OperationalError("database or disk is full"))

    for path, failing, status in ((f"/t/{table}/history", broken, 500), (f"/t/{table}/text", full, 503)):
        with monkeypatch.context() as patched:
            patched.setattr(site.services.tables, "match_snapshot" if failing is broken else "seen", failing)
            answer = await keep(await ana.get(path), status)
            assert ids[-1] in answer.text
    text = logged.getvalue()
    assert [one for one in secret if one in text] == []
    assert [one for one in ids if one not in text] == [] and "planted" not in text
    for known in ("/seat/{link}", "/t/{table_id}/personal", "database or disk is full", "RuntimeError", "in broken", table):
        assert known in text, known
    if request.node.callspec.params["logged"] == "json":
        lines = [line for line in logged.lines() if line["logger"] == "mercat.requests"]
        assert {line["request"] for line in lines} >= set(ids)
        assert all(line["status"] and line["route"] and line["ms"] >= 0 and len(line["network"]) == 8 for line in lines)
        assert lines[1]["message"].startswith("POST /api/tables of network ")
