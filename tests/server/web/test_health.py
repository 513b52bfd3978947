"""/healthz says that the process lives, /readyz whether it can serve; both are cheap and are answered to everybody."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from mercat.server.problems import Fault, Problem
from mercat.server.processes.peers import Peers
from mercat.server.web import starting
from mercat.server.web.health import FRESH
from mercat.server.web.rate_limits import LIMITS
from tests.server.conftest import site_in
from tests.waiting import PATIENCE, wait_until

TRACKER = re.compile(r"resource_tracker|^  warnings\.warn")      # a process of Python's own, which outlives the server


async def readiness(site: Any) -> tuple[int, Any]:
    site.app.state.readiness.asked -= FRESH              # what was said a moment ago is not said again
    answer = await site.visitor().get("/readyz")
    return answer.status_code, answer.json()


@pytest.mark.anyio
async def test_a_server_that_is_started_while_the_database_is_away_begins_once_it_answers(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = Exception("planted")
    busy.sqlite_errorname = "SQLITE_BUSY"                # type: ignore[attr-defined]
    beat, failures = Peers.beat, [Problem(503, "slow-database"), *(kind("", {}, busy)
                                                                   for kind in (OperationalError, IntegrityError))]

    async def beat_later(peers: Peers) -> bool:
        if failures:
            raise failures.pop(0)
        return await beat(peers)

    monkeypatch.setattr(Peers, "beat", beat_later)
    monkeypatch.setattr(starting, "TRY_AGAIN", 0)
    async with site_in(tmp_path) as site:
        assert not failures and (await site.visitor().get("/healthz")).json() == {"ok": True}
    failures.append(Problem(503, "slow-database"))
    monkeypatch.setattr(starting, "START_WAIT", 0)
    with pytest.raises(Fault, match="is responding too slowly"):
        async with site_in(tmp_path):
            pass


@pytest.mark.anyio
async def test_a_server_that_cannot_serve_says_why_and_is_alive(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    store, ready = site.services.store, (200, {"ok": True})
    assert await readiness(site) == ready
    for error in (OperationalError("SELECT 1", {}, Exception("planted secret")), Problem(503, "slow-database")):
        def broken(error: Exception = error) -> None:
            raise error

        with monkeypatch.context() as patched:
            patched.setattr(store, "check_current", broken)
            assert await readiness(site) == (503, {"ok": False, "reason": "database"})
            assert (await site.visitor().get("/healthz")).json() == {"ok": True}
    with store.writing.begin() as connection:
        stated = connection.scalar(text("SELECT version_num FROM alembic_version"))
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert await readiness(site) == (503, {"ok": False, "reason": "revision"})
    with store.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :stated"), {"stated": stated})
    assert await readiness(site) == ready
    site.services.streams.close()
    assert await readiness(site) == (503, {"ok": False, "reason": "stopping"})
    assert (await site.visitor().get("/healthz")).status_code == 200


@pytest.mark.anyio
async def test_health_is_told_to_any_host_and_any_number_of_times(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opening(limits=True, hosts="example.org") as site:
        asked, check = [], site.services.store.check_current
        monkeypatch.setattr(site.services.store, "check_current", lambda: asked.append(check()))
        monkeypatch.setattr("mercat.server.web.health.FRESH", 3_600)
        visitor = site.visitor()
        for path in ("/healthz", "/readyz"):
            answers = [await visitor.get(path) for _ in range(20)]
            assert {answer.status_code for answer in answers} == {200} and "set-cookie" not in answers[0].headers
            assert (await visitor.head(path)).status_code == 200
        assert len(asked) == 1 and not site.app.state.limiter.buckets.kept
        assert (await visitor.get("/")).status_code == 400 and site.app.state.limiter.buckets.kept
        assert LIMITS["read"].burst < 2_000              # so a check counted there could be refused


def test_a_server_that_is_to_stop_says_so_before_it_stops(server: Any, tmp_path: Path) -> None:
    """Meanwhile it serves; a second signal ends it at once. Its log is JSON from the first line to the last."""
    server.log = tmp_path / "log"
    server.start(drain=5 * PATIENCE, log="json", log_level="debug")
    process = server.process
    with httpx.Client(base_url=server.address) as monitor:
        assert monitor.get("/readyz", headers={"X-Request-Id": "from-a-proxy-1"}).headers["x-request-id"] == "from-a-proxy-1"
        os.kill(process.pid, signal.SIGTERM)
        wait_until(lambda: monitor.get("/readyz").status_code == 503)
        assert monitor.get("/readyz").json() == {"ok": False, "reason": "stopping"}
        assert [monitor.get(path).status_code for path in ("/healthz", "/")] == [200, 200] and process.poll() is None
    os.kill(process.pid, signal.SIGTERM)
    process.wait(PATIENCE)
    written = server.log.read_text("utf-8").splitlines()
    lines = [json.loads(line) for line in written if not TRACKER.search(line)]
    assert "from-a-proxy-1" in {line.get("request") for line in lines} and not any("traceback" in line for line in lines)
    assert {"mercat.requests", "uvicorn.error"} <= {line["logger"] for line in lines}
