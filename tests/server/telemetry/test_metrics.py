"""Metrics: what has happened is counted, under labels that are words of the program and nothing else."""

import re
import socket
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from mercat.server.settings import Settings
from mercat.server.telemetry.metrics import Metrics
from mercat.server.web.rate_limits import LIMITS, Limit
from mercat.server.web.serving import made, metrics_served

NAME = "Zuzanna-Quill"
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def samples(metrics: Metrics) -> Samples:
    from prometheus_client import generate_latest

    families = text_string_to_metric_families(generate_latest(metrics.registry).decode())
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def sample(found: Samples, name: str, **labels: str) -> float:
    return found[name, frozenset(labels.items())]


@pytest.mark.anyio
async def test_what_happens_at_a_table_is_counted(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "chat", Limit(12, 0.02))
    async with opening(metrics="127.0.0.1:9", limits=True) as site:
        ana, ben = await site.browser(), await site.browser()
        table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": NAME})).json()["table"]
        await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
        for length, who in ((1, ana), (2, ben)):
            assert (await who.post(f"/api/tables/{table}/play", json={"length": length, "move": "buy milk"})).status_code == 200
        chats = [await ana.post(f"/api/tables/{table}/chat", json={"text": NAME}) for _ in range(15)]
        for path in (f"/{NAME}", f"/t/{NAME}", f"/seat/{NAME}", "/static/page.js", "/static/none.js", f"/static/{NAME}"):
            await ana.get(path)
        await ana.request(NAME.upper(), "/")
        counted = samples(site.app.state.metrics)
    assert sample(counted, "mercat_requests_total", route="/api/tables/{table_id}/play", method="POST", status="2xx") == 2
    refused = sum(chat.status_code == 429 for chat in chats)
    assert refused and sample(counted, "mercat_refused_requests_total", kind="chat") == refused
    assert sample(counted, "mercat_moves_total", game="toy") >= 2
    assert sample(counted, "mercat_database_seconds_count", kind="write") >= 4 <= sample(
        counted, "mercat_database_seconds_count", kind="read")
    assert sample(counted, "mercat_request_seconds_count", route="/t/{table_id}") == 1
    assert sample(counted, "mercat_tables_in_memory") == 1 and sample(counted, "mercat_streams") == 0
    assert sample(counted, "mercat_work", kind="reviews", state="waiting") == 0
    assert counted["process_resident_memory_bytes", frozenset()] > 10_000_000
    labels = {value for _, some in counted for name, value in some if name not in ("le", "version")}
    assert all(re.fullmatch(r"[a-z0-9_./{}-]*|[A-Z]+", value) for value in labels)
    assert not any(secret.lower() in value.lower() for value in labels for secret in (NAME, table))


@pytest.mark.anyio
async def test_nothing_is_counted_without_an_address(site: Any) -> None:
    assert site.app.state.metrics is None and site.services.tables.access.on_work is None
    assert (await site.visitor().get("/metrics")).status_code == 404


def test_metrics_have_an_address_of_their_own(tmp_path: Any) -> None:
    settings = Settings(data=tmp_path, metrics=f"127.0.0.1:{free_port()}")
    with ExitStack() as stack:
        stack.enter_context(metrics_served(made(settings), settings))
        answer = httpx.get(f"http://{settings.metrics}/metrics")
        assert answer.status_code == 200 and 'mercat_info{compiled="' in answer.text and "mercat_connections 0.0" in answer.text
        with pytest.raises(SystemExit, match=r"metrics cannot be served at 127\.0\.0\.1:\d+: another program is using"), \
                metrics_served(made(settings), settings):
            pass
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://{settings.metrics}/metrics")


@pytest.mark.parametrize("wrong", ["9100", ":9100", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999", "here:0", "a:1/b"])
def test_a_wrong_address_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="MERCAT_METRICS="):
        Settings(metrics=wrong)
