"""The texts in a Fluent file, by name. Each text is parsed when it is first needed, because a reader needs only a few of them. A
single-line text without braces need not be parsed at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message
    from fluent.syntax.ast import Resource

BEGIN: Final = re.compile(r"^(?=-?[a-zA-Z][a-zA-Z0-9_-]* *=)", re.MULTILINE)     # of a message or a term, and of nothing else
PLAIN: Final = re.compile(r"[a-zA-Z][^=]*= *([^{}\r\n]*[^{}\r\n ]) *\r?(?:\n(?! +\S).*)*")    # no line below belongs to it
MENTION: Final = re.compile(r"[{(,:]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")          # what may be the name of another text


def entries_in(path: Path) -> dict[str, str]:
    """Return the source of each message and term of a file, by name; names of terms begin with a hyphen."""
    pieces = BEGIN.split(path.read_text(encoding="utf-8"))[1:]
    return {piece.partition("=")[0].rstrip(" "): piece for piece in pieces}


@cache
def shared(path: Path) -> dict[str, str]:
    """Return the texts shared by all games. They are read once for all voices."""
    return entries_in(path)


def keys_in(path: Path) -> set[str]:
    """Return the keys of a Fluent file's texts."""
    return {name for name in entries_in(path) if not name.startswith("-")}


def parsed(source: str) -> Resource:
    """Return parsed Fluent texts without source positions, since these would take up a third of the memory."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(source)


class Texts:
    """The texts in one language. A text added later replaces an earlier one with the same name."""

    def __init__(self, language: str, sources: Iterable[Mapping[str, str]], functions: Mapping[str, Callable[..., Any]]) -> None:
        self.language: Final = language
        self.functions: Final = dict(functions)
        self.sources: Final = {name: source for each in sources for name, source in each.items()}
        self.read: Final[set[str]] = set()               # names of those that the bundle has
        self.reading: Final = RLock()

    @cached_property
    def bundle(self) -> FluentBundle:
        """The texts parsed so far; `parse` adds to them."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False, functions=self.functions)

    def single_line(self, name: str) -> str | None:
        """Return a text that is a single line without braces; None for any other text."""
        found = PLAIN.fullmatch(self.sources.get(name, ""))
        return None if found is None else found[1]

    def parse(self, name: str, above: frozenset[str] = frozenset()) -> None:
        """Parse a text, after those that it mentions, unless it has already been parsed."""
        if name in self.read or name in above or name not in self.sources:
            return
        with self.reading:
            for mentioned in MENTION.findall(self.sources[name]):
                self.parse(mentioned, above | {name})
            self.bundle.add_resource(parsed(self.sources[name]), allow_overrides=True)
            self.read.add(name)

    def has_message(self, name: str) -> bool:
        """Return whether there is a text with this name that can be parsed."""
        if self.single_line(name) is not None:
            return True
        self.parse(name)
        return name in self.sources and self.bundle.has_message(name)

    def get_message(self, name: str) -> Message:
        """Return the text with this name. Raise LookupError if there is none."""
        self.parse(name)
        return self.bundle.get_message(name)

    def format(self, key: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Return the text with this key (`name` or `name.attribute`), formatted with these arguments, and the errors that
        occurred. Raise LookupError if there is none."""
        name, _, attribute = key.partition(".")
        line = None if attribute else self.single_line(name)
        if line is not None:
            return line, []
        message = self.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, dict(arguments))
        return str(said), errors
