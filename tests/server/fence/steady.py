"""A site without randomness: time stops between requests, secrets are numbered, and seeds are fixed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from mercat.server.orders.rows import LARGEST_ID
from tests.server.conftest import Site, cheap_hasher, put_migrated, site_in
from tests.server.fence.pseudo import speak_in_keys
from tests.server.moving_time import HandClock, hand_clock, move, utc
from tests.waiting import PATIENCE

START: Final = utc("2026-03-02T09:00")                   # a Monday
# Without games to watch: their list is as old as it happens to be.
SETTINGS: Final = {"secret_key": "a key that is the same in every recording", "bots_alone": False, "database": "",
                   "hosts": "mercat.test", "url": "http://mercat.test", "mail_server": "mail.test",
                   "mail_from": "games@example.org", "watching": False}
LONGEST_ID: Final = 12                                   # letters of a table's id


class SteadySite:
    """A site and its clock."""

    def __init__(self, site: Site, clock: HandClock, letters: list[Any], messages: list[dict[str, Any]]) -> None:
        self.site, self.clock = site, clock
        self.letters, self.messages = letters, messages  # sent by mail, and by other channels
        for soon in site.services.tables.bus.soon:
            soon.pause = 0.0
        self.lasting = asyncio.all_tasks()               # tasks that run as long as the site

    @property
    def services(self) -> Any:
        return self.site.services

    def tick(self) -> None:
        """Let a second pass, so that events have an order."""
        self.clock.at += timedelta(seconds=1)

    async def settle(self) -> None:
        """Wait for the background tasks of a request."""
        while beside := asyncio.all_tasks() - self.lasting - {asyncio.current_task()}:
            done, _ = await asyncio.wait(beside, timeout=PATIENCE)
            assert done, f"these do not end: {beside}"

    async def later(self, **by: float) -> None:
        """Let time pass, and let the server do what is due."""
        move(self.clock, self.services.store, timedelta(**by))
        await self.services.timekeeper.look()
        await self.services.consent.carry_out_all()
        await self.services.ratings.enter_due()
        await self.services.sending.look()
        await self.services.sending.idle()


async def never(*_: object) -> None:
    """Replace the repeated tasks of an application: wait for ever."""
    await asyncio.Event().wait()


class CountedSecrets:
    """Replaces `secrets`: its results are new each time, and do not depend on the number of other results."""

    def __init__(self, clock: HandClock) -> None:
        self.clock, self.at, self.letters = clock, clock.at, 0
        self.numbers, self.seeds, self.orders = count(1), count(1), count()

    def token_bytes(self, size: int = 32) -> bytes:
        """Return the seed of a match, which determines its draws."""
        return next(self.seeds).to_bytes(size, "big")

    def token_urlsafe(self, size: int = 32) -> str:
        return f"Secret{next(self.numbers):04}".ljust((size * 4 + 2) // 3, "x")

    def token_hex(self, size: int = 32) -> str:
        return f"Secret{next(self.numbers):04}".ljust(2 * size, "x")

    def randbelow(self, limit: int) -> int:
        """Return the number of an order before this one, from which its id is made; or the seed of a review."""
        return next(self.orders) if limit == LARGEST_ID else 0

    def choice(self, options: Sequence[Any]) -> Any:
        """Return the next letter of an id, which encodes the second and the id's number in that second."""
        if self.at != self.clock.at:
            self.at, self.letters = self.clock.at, 0
        which, place = divmod(self.letters, LONGEST_ID)
        self.letters += 1
        seconds = int((self.at - START).total_seconds())
        number = seconds // len(options) ** (3 - place) if place < 4 else which if place == 4 else 0
        return options[number % len(options)]


def send_nothing(replace: Callable[[str, Any], None], letters: list[Any], messages: list[dict[str, Any]]) -> None:
    """Record mail and messages, and count them as sent."""
    from mercat.server.notices.child_process import SENT, SendOutcome

    async def hand_over(_: object, letter: Any) -> None:
        letters.append(letter)

    async def send(_: object, job: dict[str, Any]) -> SendOutcome:
        messages.append(job)
        return SendOutcome(SENT, 200)

    replace("mercat.server.accounts.postman.Postman.hand_over", hand_over)
    replace("mercat.server.notices.child_process.SendingChild.send", send)


@asynccontextmanager
async def steady_site(folder: Path) -> AsyncIterator[SteadySite]:
    """Yield a site in a folder whose texts are their keys and facts."""
    with hand_clock(START) as clock, pytest.MonkeyPatch.context() as patch:
        counted = CountedSecrets(clock)
        for name in ("token_bytes", "token_urlsafe", "token_hex", "choice", "randbelow"):
            patch.setattr(secrets, name, getattr(counted, name))
        patch.setattr("mercat.server.app.repeat", never)
        patch.setattr("mercat.server.web.cookies.DONE_KEPT", 0)     # else the machine's time would decide what pages say
        letters, messages = list[Any](), list[dict[str, Any]]()
        send_nothing(patch.setattr, letters, messages)
        speak_in_keys(patch.setattr)
        put_migrated(folder / "mercat.sqlite3")
        async with site_in(folder, **SETTINGS) as site:
            site.services.passwords.hasher = cheap_hasher()
            yield SteadySite(site, clock, letters, messages)
