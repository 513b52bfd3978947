"""Who asks too often waits, and is told how long."""

from types import SimpleNamespace
from typing import Any

import pytest

from mercat.server.problems import Problem
from mercat.server.web.rate_limits import LIMITS, MOST_BUCKETS, Limit, Limiter


def test_a_burst_then_so_many_a_second() -> None:
    limiter = Limiter({"chat": Limit(3, 0.5)})
    for _ in range(3):
        limiter.take("chat", "here", now=0.0)
    with pytest.raises(Problem) as problem:
        limiter.take("chat", "here", now=0.0)
    assert (problem.value.status, problem.value.wait) == (429, 2)
    limiter.take("chat", "there", now=0.0)
    with pytest.raises(Problem):
        limiter.take("chat", "here", now=1.9)
    limiter.take("chat", "here", now=4.0)


def test_it_remembers_only_so_many() -> None:
    limiter = Limiter()
    for number in range(MOST_BUCKETS + 50):
        limiter.take("read", str(number), now=0.0)
    assert len(limiter.buckets) == MOST_BUCKETS


@pytest.mark.anyio
async def test_the_site_says_how_long_to_wait(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.web.rate_limits.time", SimpleNamespace(monotonic=lambda: 7.0))    # a stopped clock
    async with opening(limits=True) as site:
        program = site.visitor(language="es", address="10.0.0.1")
        wish = {"game": "tally", "seats": 2, "name": "Ana"}
        answers = [await program.post("/api/tables", json=wish) for _ in range(int(LIMITS["open"].burst) + 1)]
        assert [answer.status_code for answer in answers[:-1]] == [201] * int(LIMITS["open"].burst)
        last = answers[-1]
        assert (last.status_code, last.headers["retry-after"]) == (429, "2")
        assert last.json() == {"error": "too-fast", "sentence": "Vas demasiado deprisa. Espera 2 segundos."}
        assert (await site.visitor(address="10.0.0.2").post("/api/tables", json=wish)).status_code == 201
        table = answers[0].json()["table"]
        most = int(LIMITS["chat"].burst)
        said = [await program.post(f"/api/tables/{table}/chat", json={"text": "x", "name": "A"}) for _ in range(most + 1)]
        statuses = [answer.status_code for answer in said]
        assert statuses == [*[204] * most, 429]
