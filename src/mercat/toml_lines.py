"""The line number of every value in a TOML text, for error messages.

Python's tomllib does not report positions. Neither does tomlkit (0.15), although it preserves comments and layout.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

Place = tuple[str | int, ...]                   # the keys and indices of a value, from the outermost to the innermost
TOKEN: Final = re.compile(r'#[^\n]*|"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''
                          r'|\d{4}-\d\d-\d\d \d\d:[\d:.+Z-]*|[A-Za-z0-9_+:-]+|[\[\]{},=.]', re.DOTALL)


class LineReader:
    """A parser that records the line number of every value in a valid TOML text."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Place, int] = {}
        self.tokens: list[tuple[str, int]] = []
        line, seen = 1, 0
        for found in TOKEN.finditer(text):
            line, seen = line + text.count("\n", seen, found.start()), found.start()
            if found[0][0] != "#":
                self.tokens.append((found[0], line))
        self.at = 0
        self.counts: dict[Place, int] = {}

    def token(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        taken = self.token()
        self.at += 1
        return taken

    def key(self) -> Place:
        """Read a key and return its parts. A dotted key has several parts."""
        parts: list[str] = []
        while self.token() not in ("=", "]", ""):
            part = self.take()
            if part != ".":
                parts.append(part[1:-1] if part[0] in "\"'" else part)
        return tuple(parts)

    def document(self) -> dict[Place, int]:
        table: Place = ()
        while self.at < len(self.tokens):
            if self.token() == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.lines

    def header(self) -> Place:
        line = self.tokens[self.at][1]
        brackets = 0
        while self.token() == "[":
            brackets += 1
            self.at += 1
        names = self.key()
        self.at += brackets
        table: Place = ()
        for name in names:
            if table in self.counts:
                table = (*table, self.counts[table])
            table = (*table, name)
        if brackets == 2:
            self.counts[table] = self.counts.get(table, -1) + 1
            self.lines.setdefault(table, line)
            table = (*table, self.counts[table])
        elif table[:-1] in self.counts:
            table = (*table[:-1], self.counts[table[:-1]], table[-1])
        self.lines[table] = line
        return table

    def pair(self, table: Place) -> None:
        line = self.tokens[self.at][1]
        place = (*table, *self.key())
        self.at += 1
        self.lines[place] = line
        self.value(place)

    def value(self, place: Place) -> None:
        opening = self.take()
        if opening == "[":
            index = 0
            while self.token() not in ("]", ""):
                self.lines[(*place, index)] = self.tokens[self.at][1]
                self.value((*place, index))
                index += 1
                self.at += self.token() == ","
            self.at += 1
        elif opening == "{":
            while self.token() not in ("}", ""):
                self.pair(place)
                self.at += self.token() == ","
            self.at += 1
        else:
            while self.token() == ".":                  # the parts of a number with a fraction
                self.at += 2


def lines_of(text: str) -> dict[Place, int]:
    """Return the line number of every value in a valid TOML text."""
    return LineReader(text).document()


def line_of(lines: Mapping[Place, int], place: Place) -> int:
    """Return the line number of a value or, if it is unknown, of the innermost table or list around it that has one."""
    while place and place not in lines:
        place = place[:-1]
    return lines.get(place, 1)
