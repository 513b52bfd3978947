"""The texts of a page: those of its elements and its tips, without scripts, and their context."""

from __future__ import annotations

from dataclasses import dataclass
from html.parser import HTMLParser
from typing import Final

SILENT: Final = {"script", "style", "kbd", "code", "textarea", "input"}
VOID: Final = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
BLOCKS: Final = {"p", "li", "td", "th", "h1", "h2", "h3", "title", "desc", "summary", "button", "dt", "dd", "text", "option",
                 "div", "a", "label", "caption", "section", "svg", "g", "legend", "figcaption", "ul", "ol", "body", "main",
                 "header", "footer"}
TIPS: Final = ("title", "aria-label", "alt", "placeholder")
LIVE: Final = {"status", "alert", "log"}


@dataclass(frozen=True)
class Piece:
    """A text without a break, and whether it is in a list, only in a tip, or in a live region, which is read aloud when it
    changes."""

    text: str
    listed: bool
    tip: bool
    live: bool


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[tuple[str, bool, bool]] = []                # (tag, whether it is live, whether it begins a piece)
        self.said: list[str] = []
        self.pieces: list[Piece] = []

    def within(self, *tags: str) -> bool:
        return any(tag in tags for tag, _, _ in self.open)

    def close_piece(self) -> None:
        text = " ".join("".join(self.said).replace("\n", " ").split(" ")).strip()
        self.said = []
        if text:
            listed, tip = self.within("li", "details", "table", "option", "dialog"), self.within("title", "desc")
            self.pieces.append(Piece(text, listed, tip, any(live for _, live, _ in self.open)))

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        known = dict(attributes)
        apart = tag in BLOCKS or tag in VOID or "aria-hidden" in known or "unseen" in (known.get("class") or "")
        if apart:
            self.close_piece()
        for name in TIPS:
            if said := known.get(name):
                self.pieces.append(Piece(" ".join(said.split("\n")).strip(), False, True, False))
        if tag not in VOID:
            live = bool(known.get("aria-live")) or known.get("role") in LIVE or "hidden" in known
            self.open.append((tag, live, apart))

    def handle_endtag(self, tag: str) -> None:
        while self.open:
            opened, _, apart = self.open[-1]
            if apart:
                self.close_piece()
            self.open.pop()
            if opened == tag:
                break

    def handle_data(self, data: str) -> None:
        if not self.within(*SILENT):
            self.said.append(data)


def pieces(page: str) -> list[Piece]:
    """Return the texts of a page in their order."""
    reader = Reader()
    reader.feed(page)
    reader.close_piece()
    return reader.pieces
