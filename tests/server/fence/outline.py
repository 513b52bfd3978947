"""A page as an outline with a line for each element and each text, independent of the layout of its HTML."""

from __future__ import annotations

from collections.abc import Container
from html.parser import HTMLParser
from typing import Final

VOID: Final = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
ENDED_BY: Final = {"p": {"p"}, "li": {"li"}, "option": {"option"}, "dt": {"dt", "dd"}, "dd": {"dt", "dd"}}   # without a tag
PICTURES: Final = ("class", "symbols")                   # of buttons, the same on all pages
ZONES: Final = ("id", "zone-cities")                     # as many as this machine has
MENU: Final = ("id", "settings")                         # on every page
SPACED: Final = {"class", "aria-describedby", "aria-labelledby", "rel"}          # lists of words, whose order has no meaning


class Outline(HTMLParser):
    """Reads HTML; `lines` is its outline."""

    def __init__(self, left_out: Container[tuple[str, str | None]]) -> None:
        super().__init__(convert_charrefs=True)
        self.left_out = left_out                         # attributes of elements whose content is left out
        self.lines: list[str] = []
        self.open: list[str] = []
        self.is_new = False                              # whether nothing has come since the last element began
        self.text = ""
        self.inside: list[str] = []                      # open elements of a part that is left out, itself first

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tell()
        if self.inside:
            self.inside += [] if tag in VOID else [tag]
            return
        if self.open and tag in ENDED_BY.get(self.open[-1], ()):
            self.open.pop()
        said = "".join(f" {name}" if value is None else f' {name}="{plain(name, value)}"' for name, value in sorted(attrs))
        self.lines.append(f"{' ' * len(self.open)}{tag}{said}")
        self.is_new = tag not in VOID
        if self.is_new:
            self.open.append(tag)
            self.inside = [tag] if tag in ("svg", "datalist", "details") and any(one in self.left_out for one in attrs) else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        self.tell()
        if tag in self.inside:
            while self.inside.pop() != tag:
                pass
        if self.inside:
            return
        self.is_new = False
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_decl(self, decl: str) -> None:
        self.lines.append(f"!{decl}")

    def tell(self) -> None:
        """Write the text that was read beside the element that it begins."""
        said = "" if self.inside or self.open[-1:] == ["style"] else " ".join(self.text.split())      # sheets may change
        self.text = ""
        if said and self.is_new:
            self.lines[-1] += f" | {said}"
        elif said:
            self.lines.append(f"{' ' * len(self.open)}| {said}")
        self.is_new = self.is_new and not said


def plain(name: str, value: str) -> str:
    return " ".join(sorted(value.split()) if name in SPACED else value.split()).replace('"', "&quot;")


def outline(html: str, whole: bool = False) -> str:
    """Return a page's outline; with `whole`, including the menu of settings."""
    reader = Outline({PICTURES, ZONES} | (set() if whole else {MENU}))
    reader.feed(html)
    reader.close()
    reader.tell()
    return "\n".join(reader.lines) + "\n"
