"""Limits for wrong passwords. Owners are counted separately from strangers, so that strangers cannot lock owners out.

A password is counted before it is checked, and the count is taken back if the password is right, so that only wrong ones count.
Strangers are counted by name and network, and by name alone, so that a thousand networks with one attempt each still reach a
limit. Two kinds of browsers have allowances of their own, so that strangers cannot use these up: one that has been signed in to
the account (`people/sessions.py`), and the browser of a signed-in person who confirms their identity.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from fastapi import Request

from mercat.server.problems import Problem
from mercat.server.services import reader_of
from mercat.server.web.errors import MANY_PASSWORDS
from mercat.server.web.rate_limits import Limiter

OWN: Final = "many-passwords-here"                       # the problem's key; for strangers, it is `MANY_PASSWORDS`
MINUTE: Final = 60


@dataclass(frozen=True)
class Attempt:
    """A password entered for a name, with the kinds and keys of the buckets in which it counts."""

    limiter: Limiter | None
    buckets: Sequence[tuple[str, str]]
    problem: str

    async def count(self) -> None:
        """Count the attempt. Raise Problem (429) if there have been too many wrong ones; the attempt is then not counted
        anywhere."""
        if self.limiter is None:
            return
        for number, (kind, key) in enumerate(self.buckets):
            try:
                await self.limiter.count(kind, key)
            except Problem as refused:
                self.give_back(number)
                wait = refused.wait or MINUTE
                raise Problem(429, self.problem, wait=wait, minutes=-(-wait // MINUTE)) from None

    def give_back(self, first: int | None = None) -> None:
        """Take back the count of an attempt that was right or was never checked, in all its buckets or, if `first` is a number,
        only in that many, from the first on."""
        if self.limiter is not None:
            for kind, key in self.buckets[:first]:
                self.limiter.give_back(kind, key)


def by_a_stranger(request: Request, name: str) -> Attempt:
    """Return the attempt of a person about whom nothing is known."""
    network = reader_of(request).network
    return Attempt(limiter_of(request), (("password", digest(name, network)), ("password-all", digest(name))), MANY_PASSWORDS)


def by_the_owner(request: Request, person: str, browser: str) -> Attempt:
    """Return the attempt in a browser, identified by its mark or its session, where somebody has signed in to the person's
    account."""
    buckets = ("password-known", digest(person, browser)), ("password-known-all", digest(person))
    return Attempt(limiter_of(request), buckets, OWN)


async def count_entering(request: Request, browser: str = "") -> None:
    """Count a request to sign in or to confirm an identity, whether right or wrong. Raise Problem (429) if there have been too
    many.

    If a `browser` is given, because the account knows it, the request counts against the browser's small allowance as long as
    that lasts; otherwise, it counts against the allowance of the network.
    """
    limiter = limiter_of(request)
    if limiter is None:
        return
    if browser:
        with suppress(Problem):
            return await limiter.count("enter-known", digest(browser))
    await limiter.count("enter", reader_of(request).network)


def limiter_of(request: Request) -> Limiter | None:
    limiter: Limiter | None = request.app.state.limiter
    return limiter


def digest(*parts: str) -> str:
    """Return the key of a bucket: a hash, so that it does not reveal the person, name or network."""
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=12).hexdigest()
