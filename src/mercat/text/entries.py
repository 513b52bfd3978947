"""The texts in a Fluent file, by name. Each text is parsed when it is first needed, because a reader needs only a few of them. A
single-line text without braces is not parsed at all."""

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
PLAIN: Final = re.compile(r"[a-zA-Z][^=]*= *([^{}\r\n]*[^{}\r\n ]) *\r?(?:\n(?! +\S).*)*")    # a message of one line
MENTION: Final = re.compile(r"[{(,:]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")          # a possible name of another text


def entries_in(path: Path) -> dict[str, str]:
    """Return the source of each message and term in a file, by name. The names of terms begin with a hyphen."""
    pieces = BEGIN.split(path.read_text(encoding="utf-8"))[1:]
    return {piece.partition("=")[0].rstrip(" "): piece for piece in pieces}


@cache
def shared(path: Path) -> dict[str, str]:
    """Return the texts shared by all games in a file. They are read once for all voices."""
    return entries_in(path)


def keys_in(path: Path) -> set[str]:
    """Return the keys of a Fluent file's texts."""
    return {name for name in entries_in(path) if not name.startswith("-")}


def parsed(source: str) -> Resource:
    """Return the parsed form of Fluent texts, without source positions, which would take up a third of the memory."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(source)


class Texts:
    """The texts in one language. A text that is added later replaces an earlier text with the same name."""

    def __init__(self, language: str, sources: Iterable[Mapping[str, str]], functions: Mapping[str, Callable[..., Any]]) -> None:
        self.language: Final = language
        self.functions: Final = dict(functions)
        self.sources: Final = {name: source for each in sources for name, source in each.items()}
        self.read: Final[set[str]] = set()               # the names of the texts in the bundle
        self.reading: Final = RLock()

    @cached_property
    def bundle(self) -> FluentBundle:
        """The bundle of the texts parsed so far, to which `parse` adds."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False, functions=self.functions)

    def single_line(self, name: str) -> str | None:
        """Return a text if it is a single line without braces, or None for any other text."""
        found = PLAIN.fullmatch(self.sources.get(name, ""))
        return None if found is None else found[1]

    def parse(self, name: str, above: frozenset[str] = frozenset()) -> None:
        """Parse a text, after the texts that it mentions, unless it has already been parsed. `above` contains the names of the
        texts that lead to it."""
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
        occurred. Raise LookupError if there is no such text."""
        name, _, attribute = key.partition(".")
        line = None if attribute else self.single_line(name)
        if line is not None:
            return line, []
        message = self.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, dict(arguments))
        return str(said), errors
