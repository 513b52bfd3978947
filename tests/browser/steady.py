"""Does the table stay where it is while one decides? Between the first click of a decision and Confirm neither the board nor a
button may move: what is pointed at must not slide away.

The tests measure a few decisions of each game; `python -m tests.browser.steady` whole games, on a desktop and a phone, and prints
what moved.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

import mercat
from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Person

# Where the drawing and the buttons are: the drawing in the page, whose phone scrolls; the buttons in the window.
PLACES = """() => {
    const box = (thing, x, y) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        return [left + x, top + y, width, height];
    };
    const found = {};
    const drawing = document.querySelector('#board .zoom-inner > *');
    if (drawing?.checkVisibility()) found.board = box(drawing, scrollX, scrollY);
    const chips = document.getElementById('chips');
    for (const one of document.querySelectorAll('#chips .chip, .acts button:not(#cancel), #chips input')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        const scrolled = one.closest('#chips');              // a list of chips may scroll by itself
        const name = one.id || `${one.type} ${one.dataset.numberOf}`;
        found[name] = box(one, scrolled ? chips.scrollLeft : 0, scrolled ? chips.scrollTop : 0);
    }
    return found;
}"""
LEEWAY = 1.0                                             # pixel, for rounding
AT_ONCE = ("#board ", "#shared ", "#chips ")


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> Iterator[str]:
    """What is gone, or elsewhere."""
    for name, place in before.items():
        if name not in after:
            yield f"{name} is gone"
        elif max(abs(one - other) for one, other in zip(place, after[name], strict=True)) > LEEWAY:
            yield f"{name} went from {[round(one) for one in place]} to {[round(one) for one in after[name]]}"


def decide(mover: Person, move: str) -> list[str]:
    """Point at the facets of a move until it is chosen; what moved meanwhile. The move is then made."""
    page = mover.page
    page.evaluate("() => scrollTo(0, 0)")
    mover.wait_for_layout()
    facets = page.get_attribute(f"#rows button[value='{move}']", "data-row") or ""
    before, jumps = page.evaluate(PLACES), list[str]()
    for pair in facets.split():
        if page.input_value("#move") == move:
            break
        click(mover, *pair.split("=", 1))
        mover.wait_for_layout()
        after = page.evaluate(PLACES)
        jumps += [f"{move}, {pair}: {one}" for one in moved(before, after)]
        before = before | after
    if page.input_value("#move") != move:
        mover.choose(move)                               # what lies beside is on another tab of a phone
        return jumps
    page.wait_for_selector("#preview b")
    mover.wait_for_layout()
    jumps += [f"{move}, its price: {one}" for one in moved(before, page.evaluate(PLACES))]
    mover.confirm()
    return jumps


def click(mover: Person, facet: str, value: str) -> None:
    """A value, wherever it can be pointed at now."""
    number = mover.page.locator(f"input[type=number][data-number-of={facet}]")
    if number.count() and number.is_visible():
        number.fill(value)
        return
    for place in AT_ONCE:
        thing = mover.page.locator(f"{place}[data-{facet}='{value}'][data-lit=possible]")
        if thing.count() and thing.first.is_visible():
            thing.first.click(force=True)
            return


def play(mover: Person, chance: random.Random, most: int = 1000) -> tuple[int, list[str]]:
    """Play so many decisions, or to the end; how many there were, and what moved in them."""
    found: list[str] = []
    for made in range(most):
        mover.wait_for_turn()
        if mover.glances()[0] == "over":
            return made, found
        moves = mover.moves()
        verb = chance.choice(sorted({move.split()[0] for move in moves}))
        found += decide(mover, chance.choice([move for move in moves if move.split()[0] == verb]))
    return most, found


def main() -> int:
    options = argparse.ArgumentParser(description="Measure whether the table stays where it is while one decides.")
    options.add_argument("--game", nargs="+", default=mercat.names())
    options.add_argument("--most", type=int, default=1000, help="decisions of a game")
    options.add_argument("--locale", default="en-GB")
    options.add_argument("--size", nargs="+", default=["desktop", "phone"])
    options.add_argument("--browser", default="/usr/bin/chromium")
    chosen, faults = options.parse_args(), 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        chromium = playwright.chromium.launch(executable_path=chosen.browser, args=["--no-sandbox", "--disable-gpu"])
        try:
            for game in chosen.game:
                for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                    if name not in chosen.size:
                        continue
                    ana = Person("Ana", site.address, chromium, size=size, locale=chosen.locale)
                    ana.play_now(bots=2, game=game, strength="gentle")
                    made, jumps = play(ana, random.Random(1), chosen.most)
                    print(f"{game}, {name}: {made} decisions; moved: {len(jumps)}", *jumps, sep="\n    ", flush=True)
                    faults += len(jumps)
                    ana.context.close()
        finally:
            site.stop()
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
