"""/healthz says that the process lives, /readyz whether it can serve; both are cheap and are answered to everybody."""

from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from mercat.server.http.health import FRESH
from mercat.server.http.rate_limits import LIMITS
from mercat.server.problems import Problem

pytestmark = pytest.mark.anyio


async def readiness(site: Any) -> tuple[int, Any]:
    site.app.state.readiness.asked -= FRESH              # what was said a moment ago is not said again
    answer = await site.visitor().get("/readyz")
    return answer.status_code, answer.json()


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


async def test_health_is_told_to_any_host_and_any_number_of_times(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opening(limits=True, hosts="example.org") as site:
        asked, check = [], site.services.store.check_current
        monkeypatch.setattr(site.services.store, "check_current", lambda: asked.append(check()))
        monkeypatch.setattr("mercat.server.http.health.FRESH", 3_600)
        visitor = site.visitor()
        for path in ("/healthz", "/readyz"):
            answers = [await visitor.get(path) for _ in range(20)]
            assert {answer.status_code for answer in answers} == {200} and "set-cookie" not in answers[0].headers
            assert (await visitor.head(path)).status_code == 200
        assert len(asked) == 1 and not site.app.state.limiter.buckets.kept
        assert (await visitor.get("/")).status_code == 400 and site.app.state.limiter.buckets.kept
        assert LIMITS["read"].burst < 2_000              # so a check counted there could be refused
