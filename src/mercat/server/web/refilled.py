"""A page with a form filled in as it was sent: each field has the value that was typed, and the reason for the refusal is at the
field that it concerns, or at the head of the form.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape, unescape
from html.parser import HTMLParser
from itertools import accumulate
from typing import Final

READ: Final = frozenset({"form", "input", "select", "option", "textarea", "button", "label", "details", "main"})   # names of tags
NOTICE: Final = '<div id="notice" role="alert">'         # the notice on the pages of a table
NOT_TYPED: Final = frozenset({"hidden", "password", "file", "submit", "button", "image", "reset"})
TICKED: Final = frozenset({"checkbox", "radio"})
AT: Final = {"quiet": "begin", "away": "first"}          # the first of several fields that a problem concerns together
Sent = Sequence[tuple[str, str]]                         # the names and values of a form's fields
Edit = tuple[int, int, str]                              # the start and end of a part of the page, and the text that replaces it


@dataclass(frozen=True)
class Tag:
    name: str
    closes: bool
    start: int
    end: int
    attributes: dict[str, str | None]                    # None for an attribute without a value

    def value(self, name: str) -> str:
        return self.attributes.get(name) or ""


class TagReader(HTMLParser):
    """A parser that finds the tags of a page that belong to its forms."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.page = page
        self.lines = [0, *accumulate(len(line) + 1 for line in page.split("\n"))]       # where each line begins
        self.found: list[Tag] = []
        self.feed(page)

    @property
    def place(self) -> int:
        """The start of the tag that is being read."""
        line, column = self.getpos()
        return self.lines[line - 1] + column

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        if name in READ:
            text = self.get_starttag_text() or ""
            self.found.append(Tag(name, False, self.place, self.place + len(text), dict(attributes)))

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(name, attributes)

    def handle_endtag(self, name: str) -> None:
        if name in READ:
            self.found.append(Tag(name, True, self.place, self.page.index(">", self.place) + 1, {}))


@dataclass
class Control:
    """A field of a form, with the tags that belong to it."""

    tag: Tag
    end: int                                             # the end of its label, or of its own element
    options: list[Tag] = field(default_factory=list)
    close: int = 0                                       # the start of its end tag

    @property
    def name(self) -> str:
        return self.tag.value("name")

    @property
    def kind(self) -> str:
        return self.tag.value("type").lower() or "text" if self.tag.name == "input" else self.tag.name

    @property
    def is_seen(self) -> bool:
        return self.kind == "password" or self.kind not in NOT_TYPED

    @property
    def is_typed(self) -> bool:
        return self.kind not in NOT_TYPED | TICKED | {"select", "button"} and "readonly" not in self.tag.attributes


@dataclass
class FormInPage:
    tag: Tag
    folds: list[Tag]                                     # the closed details elements around it
    controls: list[Control] = field(default_factory=list)

    def leads_to(self, address: str) -> bool:
        return self.tag.value("method").lower() == "post" and address in {
            self.tag.value("action"), *(one.tag.value("formaction") for one in self.controls)}

    def likeness(self, sent: Sent) -> int:
        """Return the number of hidden fields with the same values as in `sent`, minus the number of hidden fields with different
        ones."""
        hidden = [(one.name, one.tag.value("value")) for one in self.controls if one.kind == "hidden"]
        return sum(1 if one in sent else -1 for one in hidden)


def tags_of(page: str) -> list[Tag]:
    """Return the tags of a page that belong to its forms, in their order."""
    return TagReader(page).found


def forms_of(tags: Sequence[Tag]) -> list[FormInPage]:
    """Return the forms of a page, including fields outside a form that refer to it."""
    forms, folds, labelled = list[FormInPage](), list[Tag](), list[Control]()
    inside: FormInPage | None = None
    latest: Control | None = None                        # the list or text area whose end tag is still to come
    for tag in tags:
        if tag.name == "details":
            folds = folds[:-1] if tag.closes else [*folds, tag]
        elif tag.name == "form":
            inside = None if tag.closes else FormInPage(tag, [one for one in folds if "open" not in one.attributes])
            forms += [inside] if inside else []
        elif tag.name == "label":
            for one in labelled if tag.closes else ():
                one.end = tag.end
            labelled = []
        elif tag.name == "option":
            if latest is not None and not tag.closes:
                latest.options.append(tag)
        elif tag.closes:
            if latest is not None and latest.tag.name == tag.name:
                latest.close, latest.end, latest = tag.start, tag.end, None
        elif tag.name != "main":
            control = Control(tag, tag.end)
            of = tag.value("form")
            form = next((one for one in forms if one.tag.value("id") == of), None) if of else inside
            if form is not None:
                form.controls.append(control)
            labelled.append(control)
            latest = control if tag.name in ("select", "textarea") else latest
    return forms


def refilled(page: str, address: str, sent: Sent, at: str, reasons: tuple[str, str]) -> tuple[str, bool]:
    """Return the page with the form for `address` filled in as it was `sent`, and whether the page has such a form.

    `at` is the field that the reason concerns. `reasons` are two forms of the reason's HTML: for that field, and for the head of
    a form. The second is at the head of the page if the page no longer has the form.
    """
    tags = tags_of(page)
    fitting = [form for form in forms_of(tags) if form.leads_to(address)]
    if not fitting:
        place = page.find(NOTICE) + len(NOTICE) if NOTICE in page else next((tag.end for tag in tags if tag.name == "main"), 0)
        return edited(page, [(place, place, reasons[1])]), False
    form = max(fitting, key=lambda one: one.likeness(sent))
    wrong = next((one for one in form.controls if at and one.name in (at, AT.get(at)) and one.is_seen), None)
    edits = [edit for one in form.controls for edit in as_sent(page, one, form.controls, sent, one is wrong, at)]
    edits += [(fold.start, fold.end, with_attributes(fold, open="")) for fold in form.folds]
    place, reason = (form.tag.end, reasons[1]) if wrong is None else (wrong.end, reasons[0])
    return edited(page, [*edits, (place, place, reason)]), True


def as_sent(page: str, one: Control, controls: Sequence[Control], sent: Sent, is_wrong: bool, at: str) -> list[Edit]:
    """Return the edits that set a field to the value that was sent, and mark the field if it is wrong."""
    values = [value for name, value in sent if name == one.name]
    given: dict[str, str | None] = {}
    edits = list[Edit]()
    if one.kind in TICKED:
        given["checked"] = "" if (one.tag.value("value") or "on") in values else None
    elif one.kind == "select" and values:
        edits = [(option.start, option.end, with_attributes(option, selected="" if meant(page, option) in values else None))
                 for option in one.options]
    elif one.is_typed:
        place = [other for other in controls if other.name == one.name and other.is_typed].index(one)
        if place < len(values) and one.kind == "textarea":
            edits = [(one.tag.end, one.close, escape(values[place]))]
        elif place < len(values):
            given["value"] = values[place]
    if is_wrong:
        described = " ".join(filter(None, (f"wrong-{at}", one.tag.value("aria-describedby"))))
        given |= {"aria-invalid": "true", "aria-describedby": described, "autofocus": ""}
    return [*edits, *([(one.tag.start, one.tag.end, with_attributes(one.tag, **given))] if given else [])]


def meant(page: str, option: Tag) -> str:
    """Return the value that a form sends for an option: by default, its text."""
    text = unescape(page[option.end:page.index("<", option.end)]).strip()
    return option.value("value") if "value" in option.attributes else text


def with_attributes(tag: Tag, **given: str | None) -> str:
    """Return a start tag with changed attributes. None removes an attribute; an empty text sets it without a value, except for
    `value`."""
    changed = {name: value if value or name == "value" else None for name, value in given.items() if value is not None}
    attributes = {name: value for name, value in tag.attributes.items() if name not in given} | changed
    written = [name if value is None else f'{name}="{escape(value)}"' for name, value in attributes.items()]
    return f"<{' '.join([tag.name, *written])}>"


def edited(page: str, edits: Sequence[Edit]) -> str:
    for start, end, text in sorted(edits, key=lambda one: (one[0], one[1]), reverse=True):
        page = page[:start] + text + page[end:]
    return page
