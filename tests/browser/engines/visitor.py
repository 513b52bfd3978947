"""Somebody at a table, by the mouse and the keyboard alone."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.audit import AUDIT, DRAWN, IMPORT
from tests.browser.engines.engine import Engine
from tests.browser.people import STILL

ROWS = "() => [...document.querySelectorAll('#rows [data-row]')].map((button) => [button.value, button.dataset.row])"
LENGTH = "Number(document.getElementById('chips')?.dataset.length ?? -1)"
ASKED = "document.querySelector('#prompt.mine, #prompt.over')"
LIVE = "document.body?.classList.contains('live')"
READY = "document.querySelector('#confirm:not([disabled])')?.checkVisibility()"
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"
SELECT = "(place, value) => { document.querySelector(place).value = value; }"     # its list would be a window of the system
SELECT_ALL = "(place) => document.querySelector(place).select()"
CHOOSE = "(move) => document.querySelector(`#rows button[value='${move}']`).click()"

# Text of drawings whose size is more than 1 % off what css/drawing.css promises for the box that the drawing stands in.
OFF = """() => {
    const found = [], px = (style, name) => parseFloat(style.getPropertyValue(name)) || 0;
    for (const drawing of document.querySelectorAll("#board .drawn > svg")) {
        const box = drawing.parentElement, scheme = getComputedStyle(drawing);
        if (!box.clientWidth || !box.checkVisibility()) continue;
        const scale = Math.max(px(scheme, "--across") / box.clientWidth, px(scheme, "--down") / box.clientHeight);
        const unit = scale / (px(scheme, "--zoom") || 1);
        for (const text of drawing.querySelectorAll("text, .label")) {
            const style = getComputedStyle(text), most = px(style, "--most"), size = px(style, "--size");
            const least = 11 * unit / (px(style, "--narrowed") || 1), room = most - least;
            const wanted = Math.max(0, Math.min(999 * room, Math.max(size, least)));
            const is = px(style, "font-size");
            if (Math.abs(room) > .05 && Math.abs(is - wanted) > .01 * wanted + .01) {
                found.push(`${text.textContent.trim().slice(0, 20)}: ${is.toFixed(2)} for ${wanted.toFixed(2)}`);
            }
        }
    }
    return found;
}"""
# The sizes of all text of the board, in the drawing and, where it is displayed, as seen.
SIZES = """() => [...document.querySelectorAll("#board .drawn > svg :is(text, .label)")].map((text) => {
    const drawn = text.ownerSVGElement ? text : text.closest("foreignObject"), matrix = drawn.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize);
    const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    return [text.textContent.trim().slice(0, 20), size, text.getBoundingClientRect().width ? size * scale : 0];
})"""


class Visitor:
    """Somebody with a browser, who has been told nothing yet."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine
        self.address = address
        self.by_list = 0                                 # moves for which the mouse found no way

    def come(self) -> None:
        """Open the lobby, as somebody who needs no choices for beginners: these come whenever bots have time."""
        self.engine.go(f"{self.address}/")
        self.engine.evaluate("document.cookie = 'choices=off; path=/'")

    def play_now(self, game: str, name: str = "Ana") -> None:
        """Write the name and click the button in the lobby, with the one opponent who thinks least."""
        self.come()
        self.engine.click("#my-name")
        self.engine.type(name)
        for choice, value in (("bots", "1"), ("strength", "gentle")):
            self.engine.run(SELECT, f"#game-{game} select[name={choice}]", value)
        self.engine.click(f"#game-{game} .play-now")
        self.engine.wait(LIVE)

    def sit_down(self, saved: str, name: str = "Maksymilian") -> None:
        """Open a table from a saved match, and sit where it is to move."""
        self.come()
        table = self.engine.run(IMPORT, {"match": saved, "name": name})
        self.engine.go(f"{self.address}/t/{table}")
        self.engine.wait(LIVE)

    def settle(self) -> None:
        self.engine.evaluate(f"({SETTLED})()")

    def wait_for_turn(self) -> bool:
        """Wait until a move is asked for; return False when the game is over."""
        self.engine.wait(f"{LIVE} && {ASKED}", patience=300)
        self.settle()
        return bool(self.engine.evaluate("document.querySelector('#prompt.mine') !== null"))

    def length(self) -> int:
        return int(self.engine.evaluate(LENGTH))

    def decide(self, chance: random.Random) -> str:
        """Make any legal move; the move."""
        move = str(chance.choice(self.engine.run(ROWS))[0])
        self.make(move)
        return move

    def make(self, move: str) -> None:
        """Point at what a move is about until it can be confirmed, then confirm."""
        facets = dict(self.engine.run(ROWS))[move]
        length = self.length()
        pairs = [pair.split("=") for pair in facets.split()]
        for facet, value in pairs[::-1] + pairs:         # the particular first; the verb where that is not enough
            if not self.engine.evaluate(f"Boolean({READY})"):
                self.point_at(facet, value)
        if self.engine.evaluate(f"Boolean({READY})"):
            self.engine.wait("document.querySelector('#preview b')")         # its price, before it is made
            self.engine.click("#confirm")
        else:
            self.by_list += 1
            self.engine.run(CHOOSE, move)
        self.engine.wait(f"{LENGTH} !== {length}")

    def point_at(self, facet: str, value: str) -> None:
        """Click a thing on the board or beside it, or a button, or write a number; nothing if none of them is there yet."""
        lit = f"[data-{facet}='{value}'][data-lit=possible]"
        for place in (f"#board {lit}", f"main {lit}"):
            point = self.engine.aim(place)
            if point is not None:
                self.engine.press_at(*point)
                self.settle()
                return
        number = f"input[type=number][data-number-of='{facet}']"
        if self.engine.aim(number) is not None:
            self.engine.click(number)
            self.engine.run(SELECT_ALL, number)
            self.engine.type(value)
            self.settle()

    def resize(self, width: int, height: int) -> None:
        self.engine.resize(width, height)
        self.settle()

    def to_tab(self, name: str) -> None:
        self.engine.run("(tab) => document.querySelector(`[data-to-tab=${tab}]`)?.click()", name)
        self.settle()

    def faults(self) -> list[str]:
        """What the audit finds on the page as it is shown."""
        for done in (DRAWN, STILL, DRAWN):
            self.engine.evaluate(f"({done})().then(() => null)")
        return list(self.engine.run(AUDIT))

    def sizes_that_are_off(self) -> list[str]:
        self.engine.evaluate(f"({DRAWN})().then(() => null)")
        return list(self.engine.run(OFF))

    def sizes(self) -> list[Any]:
        """What each text of the board is, its size in the drawing and its size as seen."""
        self.engine.evaluate(f"({DRAWN})().then(() => null)")
        return list(self.engine.run(SIZES))
