"""Requests made up from what the API says of itself, by a stranger, a player and a host: every answer is one that it promises.

Half of them name a table that is there, the journal's true length and a move that is offered, so that they go beyond the door.
`MERCAT_THOROUGH` multiplies them.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as promised

from mercat.server.app import create_app
from mercat.server.settings import Settings

TRIALS = 25 * int(os.environ.get("MERCAT_THOROUGH", "1"))
KEPT = [checks.not_a_server_error, promised.status_code_conformance, promised.content_type_conformance,
        promised.response_schema_conformance]


@dataclass
class Table:
    """A table, and the tokens of who may do what there: a stranger (none), both players, the host."""

    client: httpx.Client
    id: str
    tokens: list[str]
    count: int = 0
    accepted: int = 0

    def made_likely(self, case: Any) -> None:
        """Every other request is about this table as it stands."""
        self.count += 1
        if self.count % 2:
            return
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = self.id
        if "number" in case.path_parameters:
            case.path_parameters["number"] = self.count // 2 % 3
        offered = self.client.get(f"/api/tables/{self.id}/moves").json()
        if isinstance(case.body, dict):
            case.body |= {"length": offered["length"]} if "length" in case.body else {}
            moves = offered["moves"]
            case.body |= {"move": moves[self.count // 2 % len(moves)]["move"]} if "move" in case.body and moves else {}


@pytest.fixture(scope="module")
def table(standing: Any) -> Iterator[Table]:
    with httpx.Client(base_url=standing.address) as client:
        opened = client.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana"}).json()
        ben = client.post(f"/api/tables/{opened['table']}/seats", json={"name": "Ben"}).json()
        yield Table(client, opened["table"], ["", opened["token"], ben["token"], opened["host_token"]])


described = schemathesis.openapi.from_dict(create_app(Settings(secret_key="x" * 32)).openapi())
ending = described.exclude(path_regex="/stream$")          # a stream goes on for ever, and has tests of its own


@ending.parametrize()
@settings(max_examples=TRIALS, deadline=None, derandomize=True, database=None,
          suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much])
def test_every_answer_is_promised(case: Any, table: Table) -> None:
    table.made_likely(case)
    token = table.tokens[table.count // 2 % len(table.tokens)]
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = case.call_and_validate(base_url=str(table.client.base_url), headers=headers, checks=KEPT)
    table.accepted += answer.status_code < 300


def test_they_went_beyond_the_door(table: Table) -> None:
    assert table.accepted > table.count / 20
