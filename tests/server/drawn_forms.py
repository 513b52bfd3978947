"""The forms of a page as a browser would send them unchanged, and whether the acts that they lead to can read them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from starlette.datastructures import FormData

from mercat.server import all_acts  # noqa: F401  # it declares them
from mercat.server.problems import Problem
from mercat.server.web.act import ACTS
from mercat.server.web.forms import read_wish

TYPED: Final = {"text": "Ana", "search": "Ana", "password": "long enough for one", "email": "ana@example.org",
                "date": "2030-01-01", "number": "1", "time": "09:00"}              # where something must be filled in
BY_SCRIPT: Final = frozenset({"/me/add-passkey"})        # forms that send what a script asks the browser for


@dataclass
class DrawnForm:
    """A form with the fields that a browser sends."""

    method: str
    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)            # action, name and value of those that have some

    def sent(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Return each action with the fields that are sent to it, for each button."""
        return [(action or self.action, [*self.fields, *([(name, value)] if name else [])])
                for action, name, value in self.buttons or [("", "", "")]]


class DrawnForms(HTMLParser):
    """Reads the forms of a page, also fields outside that name their form."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.forms: list[DrawnForm] = []
        self.named: dict[str, DrawnForm] = {}
        self.open: DrawnForm | None = None
        self.select: tuple[DrawnForm, str, list[tuple[str | None, bool]], bool] | None = None
        self.later: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.open = DrawnForm(said.get("method", "get").lower(), said.get("action", ""))
            self.forms.append(self.open)
            self.named |= {said["id"]: self.open} if "id" in said else {}
        elif tag == "option" and self.select is not None:
            self.select[2].append((said.get("value"), "selected" in said))
        elif tag in ("input", "select", "textarea", "button") and "disabled" not in said:
            if "form" in said:
                self.later.append((tag, said))
            elif self.open is not None:
                self.take(self.open, tag, said)

    def handle_data(self, data: str) -> None:
        if self.select is not None and self.select[2] and self.select[2][-1][0] is None:
            self.select[2][-1] = (data.strip(), self.select[2][-1][1])           # an option without a value sends its text

    def take(self, form: DrawnForm, tag: str, said: dict[str, str]) -> None:
        kind, name = said.get("type", "text" if tag != "button" else "submit"), said.get("name", "")
        if tag == "button":
            form.buttons += [(said.get("formaction", ""), name, said.get("value", ""))] if kind == "submit" else []
        elif tag == "select" and name:
            self.select = (form, name, [], "required" in said)
        elif name and kind not in ("submit", "button", "file") and not (kind in ("checkbox", "radio") and "checked" not in said):
            value = said.get("value", "on" if kind in ("checkbox", "radio") else "")
            form.fields.append((name, value or (TYPED.get(kind, "") if "required" in said else "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.open = None
        elif tag == "select" and self.select is not None:
            form, name, options, required = self.select
            usable = [option for option in options if option[0] or not required]         # a browser asks for one of these
            chosen = [value for value, selected in usable if selected] or [value for value, _ in usable[:1]]
            form.fields += [(name, value or "") for value in chosen]
            self.select = None


def drawn_forms(html: str) -> list[DrawnForm]:
    """Return the forms of a page."""
    reader = DrawnForms()
    reader.feed(html)
    for tag, said in reader.later:
        if said["form"] in reader.named:
            reader.take(reader.named[said["form"]], tag, said)
    return reader.forms


ADDRESSES: Final = [(re.compile(re.sub(r"{\w+}", "[^/]+", f"{act.place.page}/{act.address}")), act)
                    for act in ACTS.values() if act.page is not None]


def unreadable(html: str) -> list[str]:
    """Return the actions of a page's forms that cannot be read as they are drawn, each with the field."""
    found = []
    for form in drawn_forms(html):
        for action, fields in form.sent():
            act = next((act for address, act in ADDRESSES if form.method == "post" and address.fullmatch(action)), None)
            try:
                if act is not None and action not in BY_SCRIPT:
                    read_wish(act.wish, FormData([*fields]))
            except Problem as problem:
                found.append(f"{action} at {problem.facts}")
    return found
