"""Exported matches, changed at random and sent to the import routes: a table that can be looked at, or a 4xx with a sentence."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import given

from tests.mutation import changed_file, saved_matches, trials

PAGES = ("/api/tables/{}", "/api/tables/{}/proof", "/api/tables/{}/export", "/api/tables/{}/journal", "/t/{}", "/t/{}/seats",
         "/t/{}/history")


@pytest.fixture(scope="module")
def client(standing: Any) -> Iterator[httpx.Client]:
    visitor = standing.visitor()
    yield visitor
    visitor.close()


def can_be_seen(client: httpx.Client, table: str) -> bool:
    return all(client.get(page.format(table)).status_code == 200 for page in PAGES)


@trials(60)
@given(text=changed_file(saved_matches()))
def test_a_changed_file_opens_a_table_or_is_refused(client: httpx.Client, text: str) -> None:
    answer = client.post("/api/tables/import", content=json.dumps({"match": text}), headers={"Content-Type": "application/json"})
    if answer.status_code == 201:
        assert can_be_seen(client, answer.json()["table"])
    else:
        assert answer.status_code in (404, 413, 422), answer.text
        assert answer.json()["error"] and 10 < len(answer.json()["sentence"]) < 500


@trials(30)
@given(text=changed_file(saved_matches()))
def test_a_changed_file_is_brought_in_on_the_page(client: httpx.Client, text: str) -> None:
    answer = client.post("/import", files={"file": ("match.json", text.encode(errors="surrogatepass"))})
    if answer.status_code == 303:
        assert can_be_seen(client, answer.headers["location"].split("/")[2])
    else:
        assert answer.status_code in (404, 413, 422) and 'role="alert"' in answer.text


def test_an_unchanged_file_opens_a_table(client: httpx.Client) -> None:
    for text in saved_matches():
        answer = client.post("/api/tables/import", json={"match": text})
        assert answer.status_code == 201 and can_be_seen(client, answer.json()["table"])
