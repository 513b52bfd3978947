"""The loop that sends the notifications in the outbox: each process of the server runs it, but only one process at a time sends a
given notification.

This process sends emails itself (`accounts/postman.py`), and lets a child process send everything else (`child_process.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

from aiosmtplib import SMTPDataError
from sqlalchemy.orm import Session

from mercat.server.accounts.postman import FAILURES, FOR_GOOD, Postman, code_of, failure
from mercat.server.notices import outbox
from mercat.server.notices.child_process import LATER, SENT, WAY_GONE, WRONG, SendingChild, SendOutcome
from mercat.server.notices.messages import AT_SINCE, NoticeText, job_of, letter_of, message_of, push_data
from mercat.server.notices.outbox import Claimed
from mercat.server.notices.own_notices import Notices
from mercat.server.notices.rows import ASKED, MAIL, PUSH, NoticeRow, WayRow
from mercat.server.notices.verdicts import NoticeVerdict, judge
from mercat.server.orders.shown import stopped_orders
from mercat.server.own_games.my_games import MySeat
from mercat.server.own_games.shown import question_of, seat_texts
from mercat.server.play.requests import asked_text
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.storage.models import SeatRow, now
from mercat.server.tables import matches
from mercat.server.tables.requests import open_request
from mercat.server.tables.service import TableService, check_rules
from mercat.server.web.signing import Signer
from mercat.server.words import ui

log = logging.getLogger("mercat.server")
LOOK_EVERY: Final = 2.0                                  # seconds
AT_ONCE: Final = 2                                      # notifications in progress in each lane: a killed process repeats no more
LANES: Final = (True, False)                      # email, and everything else: an unavailable mail server delays no push messages
FAREWELL: Final = 3.0                                    # seconds for notifications in progress when the server stops
NO_MAILBOX: Final = range(FOR_GOOD, 560)                 # codes with which mail servers reject an address


def named_seats(rows: Sequence[SeatRow]) -> list[MySeat]:
    """Return the seats of a table with their names, as a notification mentions them."""
    return [MySeat(number=seat.number, kind=seat.kind, name=name, mine=False, page=None, points=None, place=None,
                   left=matches.is_left(seat))
            for seat, name in zip(rows, matches.names_of(rows), strict=True)]


class SendingLoop:
    """The loop that sends due notifications; call `look` every LOOK_EVERY seconds."""

    def __init__(self, tables: TableService, wishes: Notices, postman: Postman, signer: Signer, settings: Settings) -> None:
        self.tables, self.wishes, self.postman, self.signer, self.settings = tables, wishes, postman, signer, settings
        self.access = tables.access
        self.name = tables.store.name                    # of this process, in claimed notices
        self.child = SendingChild(settings.own_networks)
        self.at_once = AT_ONCE
        self.working: dict[bool, set[asyncio.Task[None]]] = {lane: set() for lane in LANES}
        self.waking: set[asyncio.Task[None]] = set()
        self.looking = asyncio.Lock()
        self.in_hand: set[int] = set()                   # notices that it has claimed
        self.unsettled: list[tuple[Callable[[Session, NoticeRow], None], NoticeRow]] = []      # outcomes not stored yet
        self.closing = False
        self.step: Callable[[str, NoticeRow], None] = lambda step, notice: None      # told how far sending is
        wishes.look_up = self.child.look_up

    def wake(self) -> None:
        """Start looking for due notifications without waiting for the next regular call."""
        if not self.closing:
            task = asyncio.create_task(self.look_quietly())
            self.waking.add(task)
            task.add_done_callback(self.waking.discard)

    async def look_quietly(self) -> None:
        with suppress(Problem, *DATABASE_ERRORS):        # the next look comes soon
            await self.look()

    async def look(self) -> None:
        """Send the notifications that are due, as far as the limits allow."""
        async with self.looking:
            await self.settle()
            mine = frozenset(self.in_hand)
            due = await self.access.read(outbox.anything_due, self.name, now(), mine)
            for lane in LANES if due else ():
                room = self.at_once - len(self.working[lane])
                for one in await self.access.write(outbox.claim, self.name, room, lane, mine) if room > 0 else ():
                    self.in_hand.add(one.notice.id)
                    task = asyncio.create_task(self.handle(one))
                    self.working[lane].add(task)
                    task.add_done_callback(partial(self.done, lane))
        await self.child.rest()

    def done(self, lane: bool, task: asyncio.Task[None]) -> None:
        """Make way for the next notification of the same lane (emails, or all others), and look for one."""
        self.working[lane].discard(task)
        self.wake()

    async def handle(self, claimed: Claimed) -> None:
        """Send a claimed notification, or store the reason why it is not to be sent.

        If the database is unavailable, the notification is claimed again once the database is available; after any other error,
        once its lease has expired.
        """
        try:
            self.step("claimed", claimed.notice)
            verdict = await self.access.read(judge, claimed, self.settings.absent_after)
            await self.carry_out(claimed, verdict)
            self.in_hand.discard(claimed.notice.id)
        except (Problem, *DATABASE_ERRORS) as error:
            log.log(level_of(error), "a notice waits longer: %s", error)
            self.unsettled.append((outbox.release, claimed.notice))
        except Exception:
            log.exception("a notice was not sent")

    async def carry_out(self, claimed: Claimed, verdict: NoticeVerdict) -> None:
        notice, way = claimed.notice, claimed.way
        write = self.access.write
        if verdict.way_gone:
            await write(outbox.switch_off, notice, verdict.way_gone, forget=False)
        elif verdict.dropped or way is None:
            await write(outbox.drop, notice, verdict.why)
        elif verdict.until is not None:
            await write(outbox.put_off, notice, verdict.until)
        else:
            message = message_of(notice, verdict, await self.question(notice, verdict))
            self.step("sending", notice)
            answer = await self.deliver(notice, way, verdict, message)
            self.step("sent", notice)
            await self.note(notice, way, answer)
            self.step("noted", notice)

    async def question(self, notice: NoticeRow, verdict: NoticeVerdict) -> str:
        """Return the recipient's question at the table, preceded by sentences about the recipient's orders that have stopped; or
        the request to the recipient. Return an empty string if it cannot be determined."""
        if notice.kind == ASKED and notice.table is not None:
            return await self.request(notice, notice.table, verdict.language)
        if notice.kind not in AT_SINCE or notice.table is None:
            return ""
        try:
            cached = await self.tables.current(notice.table)
            check_rules(cached)
        except Problem:                                  # it was deleted, or its rules have changed
            return ""
        match, rows = cached.match, cached.record.seats
        if match is None or notice.seat is None or match.to_move != notice.seat:
            return ""
        asked = await self.tables.in_engine(question_of, match, verdict.language, named_seats(rows))
        own = await self.tables.own_orders(cached.id, cached.record, [notice.seat])
        if not own:
            return asked
        stopped = await self.tables.in_engine(stopped_orders, cached.id, match, own, notice.seat, matches.names_of(rows),
                                              verdict.language)
        return f"{stopped} {asked}".strip()

    async def request(self, notice: NoticeRow, table_id: str, language: str) -> str:
        """Return the request that the recipient is to answer, in words; an empty string if there is none any more."""
        try:
            record = await self.tables.read_record(table_id)
        except Problem:                                  # it was deleted
            return ""
        request = open_request(record)
        if request is None or request.id != notice.facts.get("request"):
            return ""
        mine = {seat.number for seat in record.seats if seat.holder == notice.person}
        return asked_text(request, mine, seat_texts(named_seats(record.seats), language), ui(language))

    async def deliver(self, notice: NoticeRow, way: WayRow, verdict: NoticeVerdict, message: NoticeText) -> SendOutcome:
        """Deliver a message and return the outcome."""
        if way.kind == MAIL:
            return await self.mail(notice, way, verdict, message)
        job = job_of(message, notice, way.kind, way.facts, self.settings)
        if way.kind == PUSH:
            key = await self.wishes.push_key()
            job |= {"data": push_data(message, notice, verdict), "topic": message.topic,
                    "private": key.private, "subject": self.subject}
        return await self.child.send(job)

    @property
    def subject(self) -> str:
        """The contact address for push services: the site's URL, or the address from which it sends emails."""
        if self.settings.url.startswith("https://"):
            return self.settings.url
        return f"mailto:{self.settings.mail_from.rpartition('<')[2].rstrip('>').strip() or 'nobody@localhost'}"

    async def mail(self, notice: NoticeRow, way: WayRow, verdict: NoticeVerdict, message: NoticeText) -> SendOutcome:
        if not self.settings.sends_mail:
            return SendOutcome(WAY_GONE, why="no-mail")
        off = f"{self.settings.url}/notices/off/{self.signer.unsubscribing(way.id, way.mark)}"
        try:
            await self.postman.hand_over(letter_of(message, notice, verdict, self.settings, off))
        except FAILURES as error:
            code = code_of(error)
            log.warning("a notice was not sent by mail: %s", failure(error, aloud=False))
            final = WAY_GONE if hasattr(error, "recipients") else WRONG if isinstance(error, SMTPDataError) else LATER
            return SendOutcome(final if code in NO_MAILBOX else LATER, code, why="mail")
        return SendOutcome(SENT, 250)

    async def note(self, notice: NoticeRow, way: WayRow, answer: SendOutcome) -> None:
        """Store the outcome of a notification."""
        write = self.access.write
        why = " ".join(filter(None, (answer.why or ("answered" if answer.code else "connection"), str(answer.code or ""))))
        if answer.result == SENT:
            self.unsettled.append((outbox.finish, notice))
            await self.settle()
        elif answer.result == WAY_GONE:
            await write(outbox.switch_off, notice, why, forget=way.kind == PUSH)
        elif answer.result == LATER:
            await write(outbox.fail, notice, why, after=timedelta(seconds=answer.wait))
        else:
            await write(outbox.drop, notice, why)

    async def settle(self) -> None:
        """Store the outcomes that could not be stored before, in order."""
        while self.unsettled:
            act, notice = self.unsettled.pop(0)
            try:
                await self.access.write(act, notice)
            except BaseException:
                self.unsettled.insert(0, (act, notice))
                raise
            self.in_hand.discard(notice.id)

    async def idle(self) -> None:
        """Wait until this process is no longer sending anything."""
        while self.in_progress:
            await asyncio.wait(self.in_progress)

    async def close(self) -> None:
        """Wait a moment for notifications that are being sent. Another process sends the rest, or this one after a restart."""
        self.closing = True
        if self.in_progress:
            await asyncio.wait(self.in_progress, timeout=FAREWELL)
        left = self.in_progress
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self.child.close()

    @property
    def in_progress(self) -> set[asyncio.Task[None]]:
        return self.waking.union(*self.working.values())
