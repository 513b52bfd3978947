"""Functions that read the files named in a command. Each of their errors is one sentence."""

from __future__ import annotations

import errno
import socket
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mercat.cli.output import CommandError, ErrorText, NotUnderstood
from mercat.engine.game import Game
from mercat.engine.matches.match import Match, Refused, Unreadable

LARGEST_MATCH = 20_000_000              # bytes
LARGEST_DEAL = 200_000


KNOWN_ERRORS = {
    errno.ENOENT: "no-such-file", errno.EISDIR: "is-folder", errno.ENOTDIR: "no-folder", errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted", errno.EROFS: "read-only", errno.ENOSPC: "disk-full", errno.EEXIST: "file-exists",
    errno.ENAMETOOLONG: "name-too-long", errno.EADDRNOTAVAIL: "no-such-address",
    socket.EAI_NONAME: "no-such-host"}


def because(error: OSError) -> ErrorText:
    """Return an operating system error as a phrase for use within a sentence. Common errors are described in the reader's
    language."""
    key = KNOWN_ERRORS.get(error.errno or 0)
    return ErrorText(f"because-{key}") if key is not None else ErrorText("plain", text=(error.strerror or str(error)).lower())


def read_text(path: Path, largest: int) -> str:
    """Return the text of a file of at most `largest` bytes. Raise NotUnderstood if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(largest + 1)            # a device such as /dev/zero has no end
        if len(content) > largest:
            raise NotUnderstood("too-large", path=str(path), most=f"{largest:,}")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotUnderstood("not-text", path=str(path)) from error
    except OSError as error:
        raise NotUnderstood("cannot-read", path=str(path), why=because(error)) from error


def saved_match(path: Path) -> Match[Any]:
    """Return the match saved in a file. Raise NotUnderstood or CommandError if it cannot be read."""
    try:
        return Match.from_json(read_text(path, LARGEST_MATCH))
    except Unreadable as unreadable:
        raise CommandError("in-file", path=str(path), why=unreadable) from unreadable


def dealt_match(path: Path, game: Game[Any], seats: int, options: Mapping[str, str], seed: int | str | None,
                names: Sequence[str] = ()) -> Match[Any]:
    """Return a new match that starts with the draws in a file. Raise CommandError, with the line number, if a draw is
    impossible."""
    try:
        return Match.start(game, seats, options, seed, names, deal=read_text(path, LARGEST_DEAL))
    except Refused as refused:
        raise CommandError("in-file", path=str(path), why=refused) from refused
