"""Stubs for missing texts, appended to the files to which the texts belong. A stub counts as a fault until its text is
written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from mercat.conformance.sentences import MissingText
from mercat.engine.game import Game

STUB: Final = "???"                     # the beginning of a stub's text
KEY: Final = re.compile(r"[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)?")


def add_stubs(game: Game[Any], missing: Iterable[MissingText]) -> Mapping[str, int]:
    """Append a stub for each missing text to its file; return the number of stubs for each file in the game's folder."""
    added: Counter[str] = Counter()
    for one in dict.fromkeys(missing):
        path = Path(game.folder) / one.file
        if KEY.fullmatch(one.key) and add_stub(path, one):
            added[one.file] += 1
    return added


def add_stub(path: Path, missing: MissingText) -> bool:
    """Append a stub to a file; return False if the text already exists."""
    text = path.read_text("utf-8") if path.exists() else ""
    name, _, attribute = missing.key.partition(".")
    there = message_in(text, name)
    if there is None:
        text = f"{text.rstrip()}\n\n{told(missing)}\n{stub(path, name, missing)}"
        if attribute:
            text += f"    .{attribute} = {STUB}\n"
    elif attribute and attribute not in {one.id.name for one in there.attributes} and there.span is not None:
        text = f"{text[:there.span.end].rstrip()}\n    .{attribute} = {STUB}\n{text[there.span.end:].lstrip(chr(10))}"
    else:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.lstrip("\n"), "utf-8")
    return True


def told(missing: MissingText) -> str:
    """Return the comment above a stub, which describes the purpose of the text and its facts."""
    known = ", ".join(f"${fact}" for fact in missing.facts)
    return f"# {missing.what}; it knows {known}" if known else f"# {missing.what}"


def stub(path: Path, name: str, missing: MissingText) -> str:
    """Return the message of a stub. It can be displayed: it contains the English text if there is one, otherwise the key with its
    facts."""
    english = path.with_name("en.ftl")
    there = message_in(english.read_text("utf-8"), name) if missing.language != "en" and english.exists() else None
    if there is not None and there.value is not None:
        pattern = ast.Pattern([ast.TextElement(f"{STUB} "), *there.value.elements])
        return FluentSerializer().serialize_entry(ast.Message(ast.Identifier(name), pattern))
    facts = "".join(f" {{ ${fact} }}" for fact in missing.facts)
    return f"{name} = {STUB} {name.partition('-')[2] or name}{facts}\n"


def message_in(text: str, name: str) -> ast.Message | None:
    """Return the message with this name in the text of a file."""
    return next((entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message) and entry.id.name == name),
                None)


def unwritten(path: Path, root: Path) -> Iterator[str]:
    """Yield a sentence for each stub in a file that has not been replaced by a text yet."""
    for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            begins = [pattern.elements[0] for pattern in patterns if pattern is not None and pattern.elements]
            if any(isinstance(begin, ast.TextElement) and begin.value.startswith(STUB) for begin in begins):
                yield f"{path.relative_to(root).as_posix()}: {entry.id.name} is still a stub: write it."
