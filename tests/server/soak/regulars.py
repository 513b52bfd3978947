"""People whose tables are watched while servers are killed: with bots, with orders for later, with clocks that run out."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Any, TypeVar

import httpx
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.notices.rows import SENT, WAITING, NoticeRow, WayRow
from mercat.server.people.rows import PersonRow
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.store import Store
from tests.server.conftest import Server
from tests.server.soak.following import Follower
from tests.server.soak.kills import PATIENCE, Player
from tests.waiting import wait_until

T = TypeVar("T")
BY_DAYS = {"kind": "days", "turn": 86_400, "bank": 3 * 86_400, "weekends": True, "end": "vote"}
LIVE = {"kind": "live", "bank": 1_800, "increment": 60, "end": "bot"}
LONG_AGO = timedelta(hours=2)                            # longer than anybody has at a live table


def insist(store: Store, work: Callable[[Session], T]) -> T:
    """Do work in a transaction, repeated while the database is unavailable."""
    while True:
        try:
            with store.changing() as session:
                return work(session)
        except DATABASE_ERRORS:
            time.sleep(PATIENCE)


class Watched(Player):
    """A player whose table is also watched by another person, from any server."""

    def __init__(self, servers: list[Server], wish: dict[str, Any], chance: random.Random) -> None:
        super().__init__(servers, wish, chance)
        self.addresses = [server.address for server in servers]
        self.stream: Follower | None = None
        self.gaps: list[float] = []

    def sit_down(self) -> None:
        self.stop_watching()
        for client in self.clients:
            client.headers.pop("Authorization", None)
        super().sit_down()
        self.stream = Follower(self.chance.sample(self.addresses, len(self.addresses)), self.table)

    def stop_watching(self) -> None:
        """Wait until the stream has reported the whole journal, and leave it."""
        if self.stream is not None:
            self.stream.until(self.ask("GET", f"/tables/{self.table}").json()["length"])
            self.stream.stop()
            self.gaps += self.stream.gaps
            self.stream = None


class WithOrders(Watched):
    """A player whose mate always has an order for the next turn, so that the player's turn returns after each move."""

    def __init__(self, servers: list[Server], store: Store, chance: random.Random) -> None:
        super().__init__(servers, {"game": "toy", "seats": 2, "clock": BY_DAYS}, chance)
        self.mate = Player(servers, {}, chance)

    def sit_down(self) -> None:
        while True:
            super().sit_down()
            if sits_down(self.mate, self.table):
                return

    def move(self) -> None:
        orders = f"/tables/{self.table}/seats/1/orders"
        if not any(order["stands"] for order in self.mate.ask("GET", orders).json()["orders"]):
            answer = self.mate.ask("POST", orders, json={"kind": "next_move", "moves": ["pass"]})
            assert answer.is_success, answer.text
            self.counts["orders"] += 1
        super().move()
        seen = self.ask("GET", f"/tables/{self.table}").json()
        assert seen["status"] == "over" or seen["to_move"] == 0, f"an order that was confirmed was not carried out: {seen}"


class Overdue(Watched):
    """A player whose mate, who is called by mail, never moves: once in each game the mate's time runs out, and a bot
    continues."""

    def __init__(self, servers: list[Server], store: Store, chance: random.Random) -> None:
        super().__init__(servers, {"game": "toy", "seats": 2, "clock": LIVE}, chance)
        self.store = store
        self.mate = Player(servers, {}, chance)

    def sit_down(self) -> None:
        while True:
            super().sit_down()
            become_somebody(self.mate)
            if sits_down(self.mate, self.table):
                break
        insist(self.store, lambda session: called_by_mail(session, self.table))

    def play(self, stop: threading.Event) -> None:
        self.sit_down()
        while not stop.is_set():
            self.play_while(lambda seen: seen["to_move"] != 1)
            wait_until(lambda: insist(self.store, self.mate_is_called))
            self.counts["mails"] += 1
            insist(self.store, lambda session: time_runs_out(session, self.table))
            wait_until(self.bot_plays)
            self.counts["times over"] += 1
            self.play_while(lambda seen: seen["status"] != "over")
            self.sit_down()

    def play_while(self, goes_on: Callable[[Any], bool]) -> None:
        while goes_on(seen := self.ask("GET", f"/tables/{self.table}").json()):
            self.move() if seen["can_move"] else time.sleep(PATIENCE)

    def mate_is_called(self, session: Session) -> bool:
        """Return whether the mail was sent. If a server was killed while sending the notice, this takes until its lease ends."""
        waits = (NoticeRow.table == self.table, NoticeRow.state == WAITING, NoticeRow.lease.is_(None))
        session.execute(update(NoticeRow).where(*waits).values(due=now()))
        sent = select(NoticeRow.id).where(NoticeRow.table == self.table, NoticeRow.state == SENT)
        return session.scalars(sent.limit(1)).first() is not None

    def bot_plays(self) -> bool:
        seat = self.ask("GET", f"/tables/{self.table}").json()["seats"][1]
        return seat["held"] is not None


def become_somebody(player: Player) -> None:
    """Let a new browser visit the lobby, and make it known at every server."""
    for client in player.clients:
        client.headers.pop("Authorization", None)
        client.cookies.clear()
    while not (secret := cookie_from(player)):           # like all requests, until a server answers
        time.sleep(PATIENCE)
    for client in player.clients:
        client.cookies.set("mercat", secret)
        client.headers["Origin"] = str(client.base_url).rstrip("/")


def cookie_from(player: Player) -> str:
    client = player.chance.choice(player.clients)
    try:
        client.get("/")
    except httpx.TransportError:
        return ""
    return client.cookies.get("mercat") or ""


def sits_down(mate: Player, table: str) -> bool:
    """Take the second seat; return False if a request whose answer was lost has taken it."""
    for client in mate.clients:
        client.headers.pop("Authorization", None)
    sat = mate.ask("POST", f"/tables/{table}/seats", json={"name": "Ben"})
    if sat.status_code != 201:
        return False
    for client in mate.clients:
        client.headers["Authorization"] = f"Bearer {sat.json()['token']}"
    return True


def called_by_mail(session: Session, table: str) -> None:
    """Let the person in the second seat of a table be called by mail from now on."""
    person = session.scalars(select(SeatRow.holder).where(SeatRow.table == table, SeatRow.number == 1)).one()
    if session.scalars(select(WayRow.id).where(WayRow.person == person)).first() is None:
        session.execute(update(PersonRow).where(PersonRow.id == person)
                        .values(registered=now(), email=f"{table}@example.org", confirmed=now()))
        session.add(WayRow(person=person, kind="mail", mark=person, facts={}))


def time_runs_out(session: Session, table: str) -> None:
    """Change the table as if the mate's turn had begun long ago."""
    running = (TableRow.id == table, TableRow.clock_seat == 1, TableRow.clock_over.is_(None))
    session.execute(update(TableRow).where(*running).values(clock_since=now() - LONG_AGO, clock_due=now()))
