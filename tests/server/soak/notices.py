"""Kills the process that sends notices, at any step, 200 times: no notice is lost, and the repetitions do not outnumber the
kills."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import socket
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import func, select
from sqlalchemy.orm import Session

STEPS = ("claimed", "sending", "sent", "noted", "")      # where the worker is killed; "": after some time, anywhere
OF_ONE = 20                                              # notices to one person, fewer than the hourly limit


class Arrivals:
    """A mail server that counts arriving mail by the mail's own id."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        head = envelope.content.decode("utf-8", "replace")
        self.found[next(line for line in head.splitlines() if line.lower().startswith("message-id:"))] += 1
        return "250 OK"


def settings_in(folder: Path, port: int) -> Any:
    from mercat.server.settings import Settings

    return Settings(data=folder, url="http://mercat.test", mail_server="localhost", mail_port=port, mail_tls="none",
                    mail_from="games@example.org", secret_key="x" * 32, patience=60)


def worker(folder: Path, port: int, step: str, nth: int, at_once: int) -> None:
    """Sends all that is due, in a process of its own, which ends itself as if it had been killed."""
    from mercat.server.accounts.postman import Postman
    from mercat.server.features import FEATURES
    from mercat.server.notices.own_notices import Notices
    from mercat.server.notices.sending_loop import SendingLoop
    from mercat.server.tables.service import TableService
    from mercat.server.tables.store import Store
    from mercat.server.tables.stream import Streams
    from mercat.server.web.signing import Signer

    async def work() -> None:
        settings = settings_in(folder, port)
        store = Store(settings.database_url, FEATURES)
        tables = TableService(store, settings, Streams(False), FEATURES)
        sending = SendingLoop(tables, Notices(tables.access, settings), Postman(settings), Signer("x" * 32), settings)
        sending.at_once = at_once
        seen = Counter[str]()

        def reached(name: str, notice: Any) -> None:
            seen[name] += 1
            if name == step and seen[name] == nth:
                os.kill(os.getpid(), signal.SIGKILL)

        sending.step = reached
        if not step and nth:
            asyncio.get_running_loop().call_later(nth / 1_000, os.kill, os.getpid(), signal.SIGKILL)
        while waiting(store):
            await sending.look()
            await sending.idle()
        await sending.close()
        tables.close()

    asyncio.run(work())


def waiting(store: Any) -> int:
    from mercat.server.notices.rows import WAITING, NoticeRow
    from mercat.server.storage.models import now

    free = (NoticeRow.state == WAITING, NoticeRow.due <= now(), (NoticeRow.lease.is_(None)) | (NoticeRow.lease < now()))
    with Session(store.reading) as session:
        return session.scalar(select(func.count()).select_from(NoticeRow).where(*free)) or 0


def fill(store: Any, many: int) -> None:
    """Store notices to people who are called by mail."""
    from mercat.server.notices.outbox import About, put
    from mercat.server.notices.rows import TRIED, WayRow
    from mercat.server.people.rows import PersonRow
    from mercat.server.storage.models import now

    with Session(store.writing) as session, session.begin():
        for number in range(many):
            person = f"person {number // OF_ONE}"
            if number % OF_ONE == 0:
                session.add(PersonRow(id=person, name=person, registered=now(), email=f"p{number}@example.org", confirmed=now()))
                session.flush()
                way = WayRow(person=person, kind="mail", mark=person, facts={})
                session.add(way)
                session.flush()
            put(session, About(TRIED), way, None, now() - timedelta(minutes=1))


def killed(folder: Path, kills: int, seed: int, at_once: int = 1) -> dict[str, Any]:
    """Kill this number of times; return the numbers of lost and repeated notices."""
    from mercat.server.notices.rows import SENT, NoticeRow
    from mercat.server.tables.store import Store

    chance, arrivals = random.Random(seed), Arrivals()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(arrivals, hostname="127.0.0.1", port=port)
    controller.start()
    store = Store(settings_in(folder, port).database_url)
    store.migrate()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["mercat.server.notices.sending_loop"])
    done, many = 0, 3 * kills + 20
    fill(store, many)
    try:
        while True:
            step = chance.choice(STEPS) if done < kills else "never"
            nth = chance.randint(1, 2) if step else chance.randint(20, 200)
            process = context.Process(target=worker, args=(folder, port, step, nth, at_once))
            process.start()
            process.join(120)
            assert process.exitcode is not None, "the worker neither ended nor was killed"
            done += process.exitcode == -signal.SIGKILL
            with Session(store.writing) as session, session.begin():       # the leases of the killed processes lapse
                for row in session.scalars(select(NoticeRow).where(NoticeRow.lease.is_not(None))):
                    row.lease = row.lease and row.lease - timedelta(minutes=5)
            if not waiting(store):
                break
        with Session(store.reading) as session:
            rows = session.scalars(select(NoticeRow)).all()
            summary = {"kills": done, "notices": many, "arrived": len(arrivals.found),
                     "lost": many - len(arrivals.found), "repeated": sum(arrivals.found.values()) - len(arrivals.found),
                     "counted": sum(row.repeats for row in rows), "sent": sum(row.state == SENT for row in rows)}
    finally:
        controller.stop()
        store.close()
    return summary


def run(folder: Path, seconds: float, seed: int) -> dict[str, Any]:
    """Run 200 kills with one notice in progress at a time, and 200 with the server's usual number."""
    from mercat.server.notices.sending_loop import AT_ONCE

    told = {}
    for at_once in (1, AT_ONCE):
        (folder / str(at_once)).mkdir()
        found = told[f"{at_once} at once"] = killed(folder / str(at_once), 200, seed, at_once)
        assert found["lost"] == 0 and found["sent"] == found["notices"], found
        assert found["repeated"] <= at_once * found["kills"] and found["repeated"] <= found["counted"], found
    return told
