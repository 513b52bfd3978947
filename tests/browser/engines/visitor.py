"""A visitor at a table, by mouse and keyboard alone."""

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

# Text of drawings with a size more than 1 % off the size that css/drawing.css defines for the box of the drawing.
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
# The sizes of all text of the board, in the drawing and, if displayed, on the screen.
SIZES = """() => [...document.querySelectorAll("#board .drawn > svg :is(text, .label)")].map((text) => {
    const drawn = text.ownerSVGElement ? text : text.closest("foreignObject"), matrix = drawn.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize);
    const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    return [text.textContent.trim().slice(0, 20), size, text.getBoundingClientRect().width ? size * scale : 0];
})"""


class Visitor:
    """A visitor who has a browser and has read no explanations yet."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine
        self.address = address
        self.by_list = 0                                 # moves that the mouse could not make

    def come(self) -> None:
        """Open the lobby, with the choices for beginners turned off: they appear whenever bots have time."""
        self.engine.go(f"{self.address}/")
        self.engine.evaluate("document.cookie = 'choices=off; path=/'")

    def play_now(self, game: str, name: str = "Ana") -> None:
        """Enter the name and click the button in the lobby, with one opponent of the strength that thinks least."""
        self.come()
        self.engine.click("#my-name")
        self.engine.type(name)
        for choice, value in (("bots", "1"), ("strength", "gentle")):
            self.engine.run(SELECT, f"#game-{game} select[name={choice}]", value)
        self.engine.click(f"#game-{game} .play-now")
        self.engine.wait(LIVE)

    def sit_down(self, saved: str, name: str = "Maksymilian") -> None:
        """Open a table from a saved match, and take the seat that is to move."""
        self.come()
        table = self.engine.run(IMPORT, {"match": saved, "name": name})
        self.engine.go(f"{self.address}/t/{table}")
        self.engine.wait(LIVE)

    def settle(self) -> None:
        self.engine.evaluate(f"({SETTLED})()")

    def wait_for_turn(self) -> bool:
        """Wait until the page asks for a move, and return True; return False if the game is over."""
        self.engine.wait(f"{LIVE} && {ASKED}", patience=300)
        self.settle()
        return bool(self.engine.evaluate("document.querySelector('#prompt.mine') !== null"))

    def length(self) -> int:
        return int(self.engine.evaluate(LENGTH))

    def decide(self, chance: random.Random) -> str:
        """Make a random legal move and return it."""
        move = str(chance.choice(self.engine.run(ROWS))[0])
        self.make(move)
        return move

    def make(self, move: str) -> None:
        """Point at the parts of a move until it can be confirmed, then confirm it."""
        facets = dict(self.engine.run(ROWS))[move]
        length = self.length()
        pairs = [pair.split("=") for pair in facets.split()]
        for facet, value in pairs[::-1] + pairs:         # particular values first; the verb only if they do not suffice
            if not self.engine.evaluate(f"Boolean({READY})"):
                self.point_at(facet, value)
        if self.engine.evaluate(f"Boolean({READY})"):
            self.engine.wait("document.querySelector('#preview b')")         # its price, before the move is made
            self.engine.click("#confirm")
        else:
            self.by_list += 1
            self.engine.run(CHOOSE, move)
        self.engine.wait(f"{LENGTH} !== {length}")

    def point_at(self, facet: str, value: str) -> None:
        """Click a value on the board or beside it or its button, or enter a number; do nothing if none of them is there yet."""
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
        """Return the audit's faults of the page as it is shown."""
        for done in (DRAWN, STILL, DRAWN):
            self.engine.evaluate(f"({done})().then(() => null)")
        return list(self.engine.run(AUDIT))

    def sizes_that_are_off(self) -> list[str]:
        self.engine.evaluate(f"({DRAWN})().then(() => null)")
        return list(self.engine.run(OFF))

    def sizes(self) -> list[Any]:
        """Return, for each text of the board, its kind, its size in the drawing and its size on the screen."""
        self.engine.evaluate(f"({DRAWN})().then(() => null)")
        return list(self.engine.run(SIZES))
