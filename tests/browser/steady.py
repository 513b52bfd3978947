"""Does the table stay where it is? From the first decision of a game to its last the drawn board, the prompt and Confirm keep
their place and size, whatever is asked, chosen, previewed or refused; and within a decision no button may move: what is pointed
at must not slide away.

The tests measure a few decisions of each game, thorough ones whole games; `python -m tests.browser.steady` prints what moved, how
large the drawing is, and how many clicks a decision took.
"""

import argparse
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import mercat
from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

# Where the drawing and the buttons are: the drawing in the page, whose phone scrolls and pans; the buttons in the window.
PLACES = """() => {
    const box = (thing, x, y) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + x, top + y, width, height];
    };
    const found = {};
    for (const drawing of document.querySelectorAll('#board .drawn > svg')) {
        const frame = drawing.closest('.pans') ?? { scrollLeft: 0, scrollTop: 0 };
        if (!drawing.checkVisibility()) continue;
        found[drawing.classList[0]] = box(drawing, scrollX + frame.scrollLeft, scrollY + frame.scrollTop);
    }
    const say = document.querySelector('.prompt > .say');
    for (const one of document.querySelectorAll('#prompt, #confirm, #chips .chip, .acts button:not(#cancel), #chips input')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        const name = one.id || `${one.type} ${one.dataset.numberOf}`;
        found[name] = one.closest('#chips') ? box(one, say.scrollLeft, say.scrollTop) : box(one, 0, 0);
    }
    return found;
}"""
STAND = re.compile(r"prompt|confirm|[a-z]+-(?:map|town|sea)")   # these, from one decision to the next
SIZES = {"desktop": DESKTOP, "wide": {"width": 1920, "height": 1080}, "phone": PHONE}
WHOLE = 10_000                                           # decisions: more than any game has
LEEWAY = 1.0                                             # pixel, for rounding
AT_ONCE = ("#board ", "#shared ", "#chips ")


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> Iterator[str]:
    """What is gone, or elsewhere."""
    for name, place in before.items():
        if name not in after:
            yield f"{name} is gone"
        elif max(abs(one - other) for one, other in zip(place, after[name], strict=True)) > LEEWAY:
            yield f"{name} went from {[round(one) for one in place]} to {[round(one) for one in after[name]]}"


@dataclass
class Game:
    """What was seen in a game so far."""

    decisions: int = 0
    clicks: int = 0
    jumps: list[str] = field(default_factory=list)
    stands: dict[str, list[float]] = field(default_factory=dict)       # where what stands was when it was first seen

    def look(self, page: Page, about: str, before: dict[str, list[float]]) -> dict[str, list[float]]:
        """Note what has moved; where all is now."""
        places: dict[str, list[float]] = page.evaluate(PLACES)
        now = {name: place for name, place in places.items() if STAND.fullmatch(name)}
        first = {name: self.stands.get(name, place) for name, place in now.items()}
        within = {name: place for name, place in before.items() if name not in now}
        self.jumps += [f"{about}: {one}" for one in (*moved(first, now), *moved(within, places))]
        self.stands = now | self.stands
        return before | places

    def area(self) -> str:
        """How large the drawings are, in pixels."""
        drawings = [place for name, place in self.stands.items() if "-" in name]
        return " and ".join(f"{width:.0f}x{height:.0f}" for _, _, width, height in drawings)


def decide(mover: Person, move: str, game: Game) -> None:
    """Point at the facets of a move until it is chosen, and make it; note what moves meanwhile."""
    page = mover.page
    mover.wait_for_layout()
    facets = page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    before = game.look(page, f"{move} begins", {})
    for pair in facets.split():
        if page.input_value("#move") == move:
            break
        game.clicks += click(mover, *pair.split("=", 1))
        mover.wait_for_layout()
        before = game.look(page, f"{move}, {pair}", before)
    game.clicks += 1
    if page.input_value("#move") != move:
        mover.choose(move)                               # what lies beside is on another tab of a phone
        return
    page.wait_for_selector("#preview b")
    mover.wait_for_layout()
    game.look(page, f"{move}, its price", before)
    mover.confirm()


def click(mover: Person, facet: str, value: str) -> bool:
    """Click a value, wherever it can be pointed at now; was it?"""
    number = mover.page.locator(f"input[type=number][data-number-of={facet}]")
    if number.count() and number.is_visible():
        number.fill(value)
        return True
    for place in AT_ONCE:
        thing = mover.page.locator(f"{place}[data-{facet}='{value}'][data-lit=possible]")
        if thing.count() and thing.first.is_visible():
            thing.first.click(force=True)
            return True
    return False


def play(mover: Person, chance: random.Random, most: int = WHOLE) -> Game:
    """Play so many decisions, or to the end."""
    game = Game()
    while game.decisions < most:
        mover.wait_for_turn()
        if mover.glances()[0] == "over":
            break
        moves = mover.moves()
        verb = chance.choice(sorted({move.split()[0] for move in moves}))
        decide(mover, chance.choice([move for move in moves if move.split()[0] == verb]), game)
        game.decisions += 1
    return game


def main() -> int:
    options = argparse.ArgumentParser(description="Measure whether the table stays where it is while one decides.")
    options.add_argument("--game", nargs="+", default=mercat.names())
    options.add_argument("--most", type=int, default=WHOLE, help="decisions of a game")
    options.add_argument("--locale", default="en-GB")
    options.add_argument("--size", nargs="+", default=list(SIZES), choices=list(SIZES))
    options.add_argument("--browser", default="/usr/bin/chromium")
    chosen, faults = options.parse_args(), 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        chromium = playwright.chromium.launch(executable_path=chosen.browser, args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in chosen.game:
                for name in chosen.size:
                    ana = Person("Ana", site.address, chromium, size=SIZES[name], locale=chosen.locale)
                    ana.begin(bots=2, game=game)
                    seen = play(ana, random.Random(1), chosen.most)
                    each = seen.clicks / max(1, seen.decisions)
                    print(f"{game}, {name}: {seen.decisions} decisions, {each:.1f} clicks each; drawn {seen.area()}; "
                          f"moved: {len(seen.jumps)}", *seen.jumps, sep="\n    ", flush=True)
                    faults += len(seen.jumps)
                    ana.context.close()
        finally:
            site.stop()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
