"""A killed server: nothing confirmed is lost, nothing is stored twice or in part."""

import os
import random
import signal
import threading
import time
from typing import Any

import httpx

from mercat.server.bots.workers import GRACE
from tests.server.forked import spawned_by
from tests.waiting import wait_until


def lines_of(client: httpx.Client, table: str) -> list[str]:
    return [line["line"] for line in client.get(f"/api/tables/{table}/journal").json()["lines"]]


def test_killed_while_moves_are_sent(server: Any) -> None:
    """Three times, a moment after two answers: every answered move is stored, and the game goes on from there."""
    server.start()
    ana = server.visitor()
    table = ana.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True}).json()["table"]
    confirmed = lines_of(ana, table)
    for round_ in range(3):
        stopping, answered = threading.Timer(random.Random(round_).uniform(0.0, 0.13), server.kill), 0
        try:
            while True:
                seen = ana.get(f"/api/tables/{table}").json()
                wish, what = {"length": seen["length"]}, "undo"
                if seen["status"] == "playing" and (seen["undo_to"] is None or seen["length"] % 3):
                    wish, what = wish | {"move": "pass"}, "play"
                answer = ana.post(f"/api/tables/{table}/{what}", json=wish)
                assert answer.status_code == 200, answer.text
                answered += 1
                if answered == 2:
                    stopping.start()
                happened = answer.json()
                confirmed = confirmed[:happened["lines"][0]["number"]] + [line["line"] for line in happened["lines"]]
        except httpx.TransportError:
            pass
        stopping.join()
        server.start()
        stored = lines_of(ana, table)
        assert stored[:len(confirmed)] == confirmed        # and at most the one that was not answered
        seen = ana.get(f"/api/tables/{table}").json()
        assert seen["length"] == len(stored)
        confirmed = stored
    assert len(confirmed) > 5


def test_a_bot_that_was_to_move_does_so_after_the_restart(server: Any) -> None:
    server.start(bot_pause=60)
    ana = server.visitor()
    table = ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana", "bots": ["random"]}).json()["table"]
    for length in range(3):
        ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
    assert ana.get(f"/api/tables/{table}").json()["to_move"] == 1
    server.kill()
    server.start()
    wait_until(lambda: ana.get(f"/api/tables/{table}").json()["to_move"] == 0)


def test_a_killed_worker_is_replaced(server: Any) -> None:
    server.start(bot_seconds=1.0)
    ana = server.visitor()
    table = ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana", "bots": ["search"]}).json()["table"]
    for length in range(3):
        ana.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
    wait_until(lambda: spawned_by(server.process.pid))
    for worker in spawned_by(server.process.pid):
        os.kill(worker, signal.SIGKILL)
    started = time.monotonic()
    assert ana.get("/healthz").status_code == 200
    assert time.monotonic() - started < GRACE              # the server itself did not wait for the worker
    wait_until(lambda: ana.get(f"/api/tables/{table}").json()["to_move"] == 0)
    assert ana.get(f"/api/tables/{table}").json()["length"] == 6
