"""A site on which nothing happens by chance: time stands still between requests, secrets are counted, seeds are known."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.conftest import Site, cheap_hasher, put_migrated, site_in
from tests.server.fence.pseudo import speak_in_keys
from tests.server.moving_time import HandClock, hand_clock, move, utc
from tests.waiting import PATIENCE

START: Final = utc("2026-03-02T09:00")                   # a Monday
SETTINGS: Final = {"secret_key": "a key that is the same in every recording", "bots_alone": False, "database": "",
                   "hosts": "mercat.test"}
LONGEST_ID: Final = 12                                   # letters of the id of a table


class SteadySite:
    """A site, and its clock."""

    def __init__(self, site: Site, clock: HandClock) -> None:
        self.site, self.clock = site, clock
        for soon in site.services.tables.bus.soon:
            soon.pause = 0.0
        self.lasting = asyncio.all_tasks()               # what goes on as long as the site does

    @property
    def services(self) -> Any:
        return self.site.services

    def tick(self) -> None:
        """A second passes, so that things have an order."""
        self.clock.at += timedelta(seconds=1)

    async def settle(self) -> None:
        """Wait for what a request has left to be done beside it."""
        while beside := asyncio.all_tasks() - self.lasting - {asyncio.current_task()}:
            done, _ = await asyncio.wait(beside, timeout=PATIENCE)
            assert done, f"these do not end: {beside}"

    async def later(self, **by: float) -> None:
        """Time passes while the server is there; then it does what is due."""
        move(self.clock, self.services.store, timedelta(**by))
        await self.services.timekeeper.look()
        await self.services.consent.carry_out_all()
        await self.services.ratings.enter_due()


async def never(*_: object) -> None:
    """In place of what an application repeats at intervals."""
    await asyncio.Event().wait()


class CountedSecrets:
    """In place of `secrets`: what it makes is new each time, and does not depend on how much else was made."""

    def __init__(self, clock: HandClock) -> None:
        self.clock, self.at, self.letters, self.numbers = clock, clock.at, 0, count(1)

    def token_urlsafe(self, size: int = 32) -> str:
        return f"Secret{next(self.numbers):04}".ljust((size * 4 + 2) // 3, "x")

    def token_hex(self, size: int = 32) -> str:
        return f"Secret{next(self.numbers):04}".ljust(2 * size, "x")

    def choice(self, options: Sequence[Any]) -> Any:
        """The next letter of an id: the second in which it is made, and which one of that second it is."""
        if self.at != self.clock.at:
            self.at, self.letters = self.clock.at, 0
        which, place = divmod(self.letters, LONGEST_ID)
        self.letters += 1
        seconds = int((self.at - START).total_seconds())
        number = seconds // len(options) ** (3 - place) if place < 4 else which if place == 4 else 0
        return options[number % len(options)]


@asynccontextmanager
async def steady_site(folder: Path) -> AsyncIterator[SteadySite]:
    """A site in a folder, whose texts are their keys and facts."""
    from mercat.engine.matches import chance

    seeds = count(1)
    with hand_clock(START) as clock, pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance, "new_seed", lambda: chance.seed_of(next(seeds)))       # before anything imports it by name
        counted = CountedSecrets(clock)
        for name in ("token_urlsafe", "token_hex", "choice"):
            patch.setattr(secrets, name, getattr(counted, name))
        patch.setattr("mercat.server.app.repeat", never)
        speak_in_keys(patch.setattr)
        put_migrated(folder / "mercat.sqlite3")
        async with site_in(folder, **SETTINGS) as site:
            site.services.passwords.hasher = cheap_hasher()
            yield SteadySite(site, clock)
