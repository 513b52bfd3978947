"""Two people who do not point: one has a keyboard alone, the other hears the accessibility tree and sees nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from tests.browser.people import Person

MOST_STEPS: Final = 400                                  # keys from one place of a page to another
MOST_CHOICES: Final = 12                                 # for one move
FOCUSED: Final = """what => {                            // is what is wanted there, on this map, or which key leads to it?
    const at = document.activeElement, wanted = document.querySelector(what);
    if (at.matches(what)) return 'there';
    if (at.closest('#board [data-arrows]')?.querySelector(what)) return 'PageDown';
    return wanted && wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab'; }"""
OPEN: Final = """move => {                               // where what the move has can be chosen: the nearest first
    const rows = [...document.querySelectorAll('#rows [data-row]')], row = rows.find(one => one.value === move);
    const found = [];
    for (const pair of row.dataset.row.split(' ')) {
        const [facet, value] = pair.split('=');
        for (const area of ['#chips', '#board', '#shared', '#players']) {
            const number = area === '#chips' && document.querySelector(`#number-${facet}`);
            if (number && number.checkVisibility() && number.value !== value) found.push([`#number-${facet}`, value]);
            for (const one of document.querySelectorAll(`${area} [data-${facet}="${value}"][data-lit=possible]`)) {
                if (one.checkVisibility()) found.push([`${area} [data-${facet}="${value}"][data-lit=possible]`, '']);
            }
        }
    }
    return found; }"""


class ByKeys:
    """Presses keys, and looks at what has the focus."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.keys = self.page.keyboard
        self.listed = 0                                  # moves that were taken from the list of all moves

    def go_to(self, what: str) -> None:
        """Tab towards what is wanted until it has the focus; on a map, from one place that can be chosen to the next."""
        for _ in range(MOST_STEPS):
            key = self.page.evaluate(FOCUSED, what)
            if key == "there":
                return
            self.keys.press(key)
        raise AssertionError(f"the keyboard does not come to {what}")

    def make(self, move: str) -> None:
        """Choose what the move has, one thing after the other, and confirm."""
        _, length = self.person.sees()
        for _ in range(MOST_CHOICES):
            if self.page.input_value("#move") == move:
                self.go_to("#confirm:not([disabled])")
                self.keys.press("Enter")
                self.person.wait_past(length)
                return
            choices = self.page.evaluate(OPEN, move)
            if self.page.locator("#confirm:not([disabled])").count() or not choices:
                break
            what, number = choices[0]
            self.go_to(what)
            if number:
                self.keys.press("Control+A")
                self.keys.type(number)
            else:
                self.keys.press("Enter")
        self.from_the_list(move, length)

    def from_the_list(self, move: str, length: int) -> None:
        """Open the list of all moves, and press the move."""
        self.listed += 1
        self.keys.press("Escape")
        self.go_to("#all-moves > summary")
        if not self.page.locator("#all-moves[open]").count():
            self.keys.press("Enter")
        self.go_to(f"#rows button[value='{move}']")
        self.keys.press("Enter")
        self.person.wait_past(length)


class Node:
    """A thing in the accessibility tree: its role, its name and its states, and what is in it."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.role: Final = str(told.get("role", {}).get("value", ""))
        self.name: Final = " ".join(str(told.get("name", {}).get("value", "")).split())
        self.states: Final = {one["name"]: one["value"].get("value") for one in told.get("properties", ())}
        self.element: Final = told.get("backendDOMNodeId")
        self.children: list[Node] = []

    def all(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.all()

    @property
    def text(self) -> str:
        return " ".join(one.name for one in self.all() if one.role == "StaticText")


class ByEars:
    """Knows the accessibility tree alone: roles, names and states. Presses what it has heard of, as a screen reader would."""

    def __init__(self, person: Person, seed: int, *, shunned: str = "") -> None:
        self.person, self.chance = person, Random(seed)
        self.shunned = re.compile(shunned or "(?!)")     # names of buttons that would make a game endless
        self.heard: list[str] = []                       # what the log of announcements has said
        self.line = person.context.new_cdp_session(person.page)
        self.known: list[Node] = []                      # the tree as it was read, until something is done: it takes long

    def tree(self) -> list[Node]:
        """All that is there to be heard, the page first."""
        self.known = self.known or self.read()
        return self.known

    def read(self) -> list[Node]:
        told = self.line.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {one["nodeId"]: Node(one) for one in told}
        for one in told:
            nodes[one["nodeId"]].children = [nodes[child] for child in one.get("childIds", ()) if child in nodes]
        return list(nodes[told[0]["nodeId"]].all())

    def find(self, role: str, name: str = "") -> list[Node]:
        return [one for one in self.tree() if one.role == role and (not name or one.name == name)]

    def press(self, node: Node) -> None:
        self.known = []
        element = self.line.send("DOM.resolveNode", {"backendNodeId": node.element})["object"]["objectId"]
        self.line.send("Runtime.callFunctionOn", {"objectId": element, "functionDeclaration": CLICK, "userGesture": True})

    def write(self, node: Node, text: str) -> None:
        self.known = []
        self.line.send("DOM.focus", {"backendNodeId": node.element})
        self.person.page.keyboard.press("Control+A")
        self.person.page.keyboard.type(text)

    def turn(self) -> str:
        """What the status says: whose turn it is, or that the game is over."""
        return " ".join(one.text for one in self.find("status"))

    def listen(self) -> None:
        """Note what the log says of others by now."""
        self.known = []
        self.heard += [line.text for log in self.find("log", "What the others do") for line in log.children
                       if line.text and line.text not in self.heard[-20:]]

    def choose(self) -> None:
        """One choice: a number where one is asked for, else a button of the game that is not pressed yet."""
        tree = self.tree()
        for number in (one for one in tree if one.role == "spinbutton"):
            assert number.name, "a number has no name"
            self.write(number, str(self.chance.randint(int(number.states["valuemin"]), int(number.states["valuemax"]))))
            return
        choices = [one for one in tree if one.role == "button" and one.states.get("pressed") == "false"]
        assert choices and all(one.name for one in choices), f"nothing to choose, or nameless: {[one.name for one in choices]}"
        self.press(self.chance.choice([one for one in choices if not self.shunned.search(one.name)] or choices))

    def make_a_move(self) -> str:
        """Choose until a move can be confirmed, hear what it brings, and confirm it; that preview."""
        _, length = self.person.sees()
        for _ in range(MOST_CHOICES):
            confirm, = self.find("button", "Confirm")
            if not confirm.states.get("disabled"):
                break
            self.choose()
        prompt = next(one for one in self.find("region") if any(inner.element == confirm.element for inner in one.all()))
        self.press(confirm)
        self.person.wait_past(length)
        return prompt.text


CLICK: Final = "function() { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 })); }"
