"""Two servers on one PostgreSQL, their connections to it, and PostgreSQL itself are killed at random moments, a thousand times.

Meanwhile people play with bots, clocks and orders for later, and are called by mail. Every confirmed act has happened once; every
due act happens once; every stream shows the present table; and everything continues without help.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.processes.supervisor import SETTLED
from mercat.server.storage.models import ProcessRow
from mercat.server.tables.store import Store
from tests.server.conftest import Server
from tests.server.forked import children_of
from tests.server.measure import told as spread
from tests.server.postgresql import MISSING, Cluster, is_alive, programs
from tests.server.soak.ending import everything_fits, everything_is_sent
from tests.server.soak.kills import TABLES, Crowd, bots_go_on, everything_is_there
from tests.server.soak.notices import Arrivals
from tests.server.soak.regulars import Overdue, Watched, WithOrders, insist
from tests.waiting import wait_until

KILLS = 1_000
LONGEST_PAUSE = 1.5                                      # seconds between two kills
# The victims and their frequencies: one server, both, the servers' connections for messages, all connections, PostgreSQL.
DEATHS = {"server": 10, "servers": 2, "listeners": 3, "connections": 2, "database": 1, "database, killed": 1}
LISTENING = "^(LISTEN |SELECT 1$)"                      # last, or to check whether the connection still answers

QUICK = [wish for wish in TABLES if "search" not in str(wish["bots"])]   # with bots that need almost no time;
BOT_SECONDS = 60                                         # for the start of their process, on a busy machine


class Trial:
    """The players and the victims."""

    def __init__(self, data: Path, cluster: Cluster, seed: int, settings: dict[str, Any], processes: int = 1,
                 longest: float = LONGEST_PAUSE) -> None:
        self.cluster = cluster
        self.longest = longest
        self.chance = random.Random(seed)
        self.settings = settings | {"database": cluster.url.format(name="postgres"), "processes": processes}
        self.servers: list[Server] = [Server(data), Server(data)] if processes == 1 else [Server(data)]
        self.processes = processes
        self.store = Store(self.settings["database"])
        self.deaths: Counter[str] = Counter()

    def start(self, chosen: Sequence[Server]) -> None:
        for server in chosen:
            server.begin(**self.settings)
        for server in chosen:
            wait_until(server.answers)

    def die(self, what: str) -> None:
        """Kill something, and restart it if it does not restart by itself."""
        if what.startswith("database"):
            (self.cluster.kill if what.endswith("killed") else self.cluster.stop)()
            self.pause()
            self.cluster.start()
        elif what == "connections":
            self.cluster.end_connections()
        elif what == "listeners":
            self.cluster.end_connections(LISTENING)
        elif self.processes > 1:
            self.processes_die(self.processes if what == "servers" else 1)
        else:
            chosen = self.servers if what == "servers" else [self.chance.choice(self.servers)]
            for server in chosen:
                server.kill()
            self.start(chosen)
        self.deaths[what] += 1

    def processes_die(self, many: int) -> None:
        """Kill processes at the one address, and wait until others have replaced them and count as running."""
        supervisor = self.servers[0].process.pid
        for process in self.chance.sample(children_of(supervisor), many):
            os.kill(process, signal.SIGKILL)
        wait_until(lambda: set(children_of(supervisor)) == set(insist(self.store, serving)))
        time.sleep(SETTLED)

    def pause(self) -> None:
        time.sleep(self.chance.uniform(0, self.longest))

    def go_on(self, kills: int, given_up: Callable[[], bool]) -> None:
        """Kill this number of times, one after another."""
        for what in self.chance.choices(list(DEATHS), list(DEATHS.values()), k=kills):
            self.pause()
            if given_up():
                return
            self.die(what)


def serving(session: Session) -> list[int]:
    """Return the processes that have begun and have not been removed, by their numbers on this machine."""
    places = session.scalars(select(ProcessRow.place)).all()
    return [number for number in (int(place.rpartition(" ")[2]) for place in places) if is_alive(number)]


@contextmanager
def mail_server() -> Iterator[tuple[Arrivals, int]]:
    """Yield a mail server that counts arriving mail, and its port."""
    arrivals = Arrivals()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(arrivals, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield arrivals, port
    finally:
        controller.stop()


def run(data: Path, seconds: float, seed: int, *, kills: int = KILLS, tables: int = 4, processes: int = 1,
        longest: float = LONGEST_PAUSE) -> dict[str, Any]:
    """Run until this number of kills, of two servers or of one with several processes; `seconds` is not used."""
    folder = programs()
    assert folder is not None, MISSING
    cluster = Cluster(folder, durable=True)
    try:
        cluster.start()
        with mail_server() as (arrivals, port):
            return tried(Trial(data, cluster, seed, mail_of(port), processes, longest), arrivals, kills, tables)
    finally:
        cluster.remove()


def mail_of(port: int) -> dict[str, Any]:
    return {"url": "http://127.0.0.1", "mail_server": "localhost", "mail_port": port, "mail_tls": "none",
            "mail_from": "games@example.org", "patience": 2.5, "absent_after": 1, "absent_bot": "random",
            "bot_seconds": BOT_SECONDS}


def tried(trial: Trial, arrivals: Arrivals, kills: int, tables: int) -> dict[str, Any]:
    store = trial.store
    people = [Watched(trial.servers, QUICK[number % len(QUICK)], random.Random(number)) for number in range(tables)]
    people += [kind(trial.servers, store, random.Random(number)) for number, kind in enumerate([WithOrders, Overdue])]
    crowd, started = Crowd(people), time.monotonic()
    try:
        trial.start(trial.servers)
        with crowd.at_the_tables():
            trial.go_on(kills, lambda: bool(crowd.broken))
        took = time.monotonic() - started
        bots_go_on(people)
        for player in people:
            player.stop_watching()
        lines = sum(everything_is_there(player) for player in people)
        return {"deaths": dict(trial.deaths), "took_s": round(took), "tables": sum(len(player.moves) for player in people),
                "lines stored": lines, **sum((player.counts for player in people), Counter[str]()),
                "streams away_ms": spread([gap for player in people for gap in player.gaps]),
                **everything_fits(store), **everything_is_sent(store, arrivals)}
    finally:
        for server in trial.servers:
            server.kill()
        store.close()
