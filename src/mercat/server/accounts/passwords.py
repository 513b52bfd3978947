"""Passwords: the rules for new ones, and their hashes, which are computed one at a time in a separate thread.

A hash takes about 50 ms and 19 MiB. Requests wait in a short queue, after they have been counted against their limits. Checking a
password for an unknown name, or for an account without a password, costs the same work as any other check.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from mercat.games import names
from mercat.server.people.user_text import bones, decomposed, skeletons
from mercat.server.problems import Problem

T = TypeVar("T")
USUAL: Final = PasswordHasher(time_cost=5, memory_cost=19_456, parallelism=1)        # KiB: 19 MiB, OWASP's minimum
SHORTEST, LONGEST = 10, 1_024                            # characters, in the form NFKC
MOST_WAITING: Final = 20                                 # about a second of work
RETRY_AFTER: Final = 2                                   # seconds
NICENESS: Final = 10                                     # of the thread
COMMON_FILE: Final = Path(__file__).parent / "common_passwords.txt"
LONGEST_PERIOD: Final = 6                                # letters of a repeated piece; "abcabcabcabc" has 3
SHORTEST_NUMBER: Final = 16                              # digits and signs: fewer are dates and telephone numbers
LONGEST_COMMON: Final = 40                               # characters; no common password is longer
ROWS: Final = ("01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm",
               "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0")
SHORTEST_RUN: Final = 4                                  # letters of a run along a keyboard row or the alphabet
STANDING_IN: Final = str.maketrans("0134579@$!€", "oleastgasle")         # signs for letters, as in "p4$$w0rd"


class Passwords:
    """The service that hashes and checks passwords in a separate thread."""

    def __init__(self, hasher: PasswordHasher = USUAL) -> None:
        self.hasher = hasher
        self.waiting = 0
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="passwords", initializer=step_back)
        self.nobodys = ""                                # the hash of a password that nobody has, made with the first check

    async def hash(self, password: str) -> str:
        """Return the hash to store for a password. Raise Problem (429) if too many requests are waiting."""
        return await self.in_turn(lambda: self.hasher.hash(normal(password)))

    async def check(self, stored: str | None, password: str) -> str | None:
        """Return the hash to store from now on if a password matches its stored hash, otherwise None.

        If the stored hash is None, no password matches, but the check takes just as long. Raise Problem (429) if too many
        requests are waiting.
        """
        return await self.in_turn(lambda: self.checked(stored, password))

    def checked(self, stored: str | None, password: str) -> str | None:
        known = stored
        if known is None:
            self.nobodys = self.nobodys or self.hasher.hash(secrets.token_urlsafe())
            known = self.nobodys
        typed = normal(password)
        try:
            self.hasher.verify(known, typed if len(typed) <= LONGEST else "")
        except (VerificationError, InvalidHashError):
            return None
        if stored is None:
            return None
        return self.hasher.hash(typed) if self.hasher.check_needs_rehash(stored) else stored

    def check_room(self) -> None:
        """Raise Problem (429) if too many requests are waiting."""
        if self.waiting >= MOST_WAITING:
            raise Problem(429, "busy-passwords", wait=RETRY_AFTER)

    async def in_turn(self, work: Callable[[], T]) -> T:
        self.check_room()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, work)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def step_back() -> None:
    """Lower the priority of this thread, since playing takes precedence over signing in."""
    if sys.platform == "linux":                          # elsewhere a thread has no priority of its own
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def normal(password: str) -> str:
    """Return a password in a normal form, so that the same keystrokes give the same text on every device."""
    return unicodedata.normalize("NFKC", password[:2 * LONGEST])


def check_new_password(password: str, name: str) -> None:
    """Raise Problem (422) if a password is too short, too long, or among the first that an attacker would try."""
    typed = normal(password)
    if len(typed) < SHORTEST:
        raise Problem(422, "short-password", fewest=SHORTEST)
    if len(typed) > LONGEST:
        raise Problem(422, "long-password", most=LONGEST)
    if is_common(typed, name):
        raise Problem(422, "common-password")


def is_common(password: str, name: str = "") -> bool:
    """Return whether a password is common.

    Common passwords are well-known ones, the person's name, rows of the keyboard, and repeated pieces, even with a few characters
    added.
    """
    text = password.casefold()
    if repeats(text):
        return True
    inner = text.strip("".join(letter for letter in set(text) if not letter.isalpha()))
    if len(text) > LONGEST_COMMON:
        return False
    if is_run(text) or (is_run(inner) if inner else len(text) < SHORTEST_NUMBER):
        return True
    words = common_words() | skeletons(name)
    return any(reading in words or is_twice(reading, words)
               for reading in (plain_letters(inner), plain_letters(inner.translate(STANDING_IN)), plain_letters(inner[::-1])))


def plain_letters(text: str) -> str:
    """Return the text with letters and digits that look alike replaced by the same plain letter, as in a skeleton. Unlike
    `skeletons`, this function leaves no password in a cache."""
    return bones(decomposed(text))


def is_twice(text: str, words: frozenset[str]) -> bool:
    """Return whether the text consists of two of these words, one after the other."""
    return any(text[:at] in words and text[at:] in words for at in range(2, len(text) - 1))


def repeats(text: str) -> bool:
    """Return whether the text is a short piece repeated again and again."""
    return any(text == (text[:period] * len(text))[:len(text)] for period in range(1, LONGEST_PERIOD + 1))


def is_run(text: str) -> bool:
    """Return whether the text consists only of runs along the keyboard, the digits or the alphabet, forwards or backwards."""
    reached = {0}
    for place in range(len(text) + 1):
        if place in reached:
            reached |= {place + length for length in range(SHORTEST_RUN, len(text) - place + 1)
                        if any(text[place:place + length] in row for row in rows())}
    return len(text) in reached


@cache
def rows() -> tuple[str, ...]:
    both = (*ROWS, *(row[::-1] for row in ROWS))
    return tuple(2 * row if row[0].isdigit() else row for row in both)


@cache
def common_words() -> frozenset[str]:
    """Return the skeletons of words that people choose as passwords, including the names of the games."""
    lines = [*names(), *(line.strip() for line in COMMON_FILE.read_text("utf-8").splitlines())]
    return frozenset().union(*(skeletons(line) for line in lines if line and not line.startswith("#")))
