"""Errors of the server as answers: one sentence in the reader's language, nothing of the inside, and a way back."""

import logging
import re
import sqlite3
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

pytestmark = pytest.mark.anyio


async def play(client: Any, table: str, **wish: Any) -> Any:
    return await client.post(f"/api/tables/{table}/play", json=wish)


async def test_a_server_error_is_one_sentence_and_changes_nothing(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = await site.browser(language="pl"), await site.browser()
    table = await site.table_of(ana, ben)

    def broken(*arguments: Any, **named: Any) -> None:
        raise RuntimeError("secret detail")

    with monkeypatch.context() as failing:
        failing.setattr(site.services.store, "append", broken)
        answer = await play(ana, table, length=1, move="buy wool")
    assert answer.status_code == 500 and answer.json()["sentence"].startswith("Na serwerze wystąpił błąd")
    assert "secret" not in answer.text and "x-frame-options" in answer.headers
    assert (await ana.get(f"/api/tables/{table}/view")).json()["view"]["money"][0] == 5
    assert (await play(ana, table, length=1, move="buy milk")).status_code == 200
    assert (await site.stored(table))[1:] == ["0 buy milk"]


@pytest.mark.parametrize(("language", "sentence", "lobby"), [
    ("en", "Something went wrong on the server.", "Go to the lobby"), ("es", "Algo ha fallado en el servidor.", "Ir al inicio"),
    ("pl", "Na serwerze wystąpił błąd.", "Na stronę główną")])
async def test_the_page_of_a_server_error(site: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
                                          language: str, sentence: str, lobby: str) -> None:
    """It shows nothing of the inside, keeps the reader's theme and leads back; the log has the error once."""
    ana = await site.browser(language=language)
    table = await site.table_of(ana, await site.browser())
    await ana.post("/settings", data={"theme": "dark"})

    def broken(*arguments: Any, **more: Any) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("mercat.server.play.history_page.render", broken)
    answer = await ana.get(f"/t/{table}/history")
    assert answer.status_code == 500 and sentence in answer.text
    assert not re.search("secret|Traceback|RuntimeError|table_pages", answer.text)
    assert answer.headers["x-request-id"] in answer.text
    assert f'lang="{language}"' in answer.text and 'data-theme="dark"' in answer.text
    assert re.search(rf'<a class="button" href="/">{lobby}</a>', answer.text) and f'href="/t/{table}"' in answer.text
    logged = [record for record in caplog.records if "secret detail" in caplog.handler.format(record)]
    assert len(logged) == 1 and logged[0].getMessage() == f"failed: GET /t/{{table_id}}/history at table {table}"


async def test_a_refusal_at_a_table_that_has_not_begun_is_on_its_page(site: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2})).json()["table"]
    refused = await ana.post(f"/t/{table}/chat", data={"text": ""})
    assert refused.status_code == 422 and f'action="/t/{table}/chat"' in refused.text and 'id="wrong-' in refused.text


async def test_a_full_or_unavailable_database_is_reported(site: Any, monkeypatch: pytest.MonkeyPatch,
                                                       caplog: pytest.LogCaptureFixture) -> None:
    ana, ben = await site.browser(language="es"), await site.browser()
    table = await site.table_of(ana, ben)

    def full(*arguments: Any, **named: Any) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as failing:
        failing.setattr(site.services.store, "append", full)
        answer = await play(ana, table, length=1, move="buy wool")
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (503, "no-database", "10")
    assert "está llena" in answer.json()["sentence"] and "INSERT" not in answer.text
    (told,) = (record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING)
    assert told.startswith("writing the database fails") and "database or disk is full; `mercat doctor` says" in told
    assert (await play(ana, table, length=1, move="buy milk")).status_code == 200
    assert (await site.stored(table))[1:] == ["0 buy milk"]


@pytest.mark.parametrize(("accepted", "cookie", "begins"), [
    ("en", "", "There is no"), ("es-ES,es;q=0.9", "", "No hay"), ("pl", "", "Pod tym"), ("de, pl;q=0.5, en;q=0.4", "", "Pod tym"),
    ("xx;q=nonsense,,;;q=", "", "There is no"), ("en", "pl", "Pod tym"), ("es", "klingon", "No hay"), ("*", "", "There is no")])
async def test_errors_are_in_the_readers_language(site: Any, accepted: str, cookie: str, begins: str) -> None:
    visitor = site.visitor(language=accepted)
    visitor.cookies.set("language", cookie)
    assert (await visitor.get("/api/tables/nothing")).json()["sentence"].startswith(begins)
