"""Does the table stay where it is? From the first decision of a game to its last the drawn board, the prompt and Confirm keep
their place and size, whatever is asked, chosen, previewed or refused; and within a decision no button may move: what is pointed
at must not slide away.

The tests measure a few decisions of each game, thorough ones whole games; `python -m tests.browser.steady` prints what moved, how
large the drawing is, and how many clicks a decision took. With `--keep FOLDER --seconds 200` it stops after that time, says so by
the exit status 75, and goes on from there when it is called again.
"""

import argparse
import contextlib
import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import mercat
from tests.browser.choosing import advised
from tests.browser.conftest import Site
from tests.browser.people import DESKTOP, PHONE, Choice, Person

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
PARTS = re.compile(r"[a-z]+-(?:town|sea)")               # a phone shows one of these at a time
SIZES = {"desktop": DESKTOP, "wide": {"width": 1920, "height": 1080}, "phone": PHONE}
WHOLE = 10_000                                           # decisions: more than any game has
LEEWAY = 1.0                                             # pixel, for rounding
AT_ONCE = ("#board ", "#shared ", "#chips ")
MET = """one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
TURN = """([facet, value]) => {                           // turn to the part of the drawing that has it
    const there = [...document.querySelectorAll(`#board [data-${facet}='${value}']:is([data-lit=possible], [data-later])`)];
    const shows = turn => there.some(one => document.getElementById(turn.dataset.shows).contains(one));
    const isSeen = there.some(one => one.checkVisibility());
    const turn = isSeen ? null : [...document.querySelectorAll('#board [data-shows]')].find(shows);
    turn?.click();
    return Boolean(turn);
}"""
SAID = """pair => [...document.querySelectorAll('#rows li:not([hidden]) [data-row]')]     // do all moves that are left have it?
    .every(one => one.dataset.row.split(' ').includes(pair))"""
DISTURBED = 8                                            # every so many decisions a hint is asked for and something refused
REFUSED = """() => {                                     // click what can be seen and is not to be chosen now
    const thing = [...document.querySelectorAll('#board [data-dim]')].find(one => one.checkVisibility());
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return Boolean(thing);
}"""
NOT_YET = 75                                             # exit status: to be called again


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
    looks: int = 0                                       # how often the places were measured
    listed: int = 0                                      # moves that could not be pointed at, and were taken from the list
    furthest: float = 0.0                                # pixels that anything which stands was away from its first place
    over: bool = False
    jumps: list[str] = field(default_factory=list)
    stands: dict[str, list[float]] = field(default_factory=dict)       # where what stands was when it was first seen

    def look(self, page: Page, about: str, before: dict[str, list[float]]) -> dict[str, list[float]]:
        """Note what has moved; where all is now."""
        places: dict[str, list[float]] = page.evaluate(PLACES)
        self.looks += 1
        now = {name: place for name, place in places.items() if STAND.fullmatch(name)}
        first = {name: self.stands.get(name, place) for name, place in now.items()}
        within = {name: place for name, place in before.items() if name not in now and not PARTS.fullmatch(name)}
        self.jumps += [f"{about}: {one}" for one in (*moved(first, now), *moved(within, places))]
        self.furthest = max([self.furthest, *(abs(one - other) for name, place in now.items()
                                              for one, other in zip(first[name], place, strict=True))])
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
    pairs = facets.split()
    for pair in (*reversed(pairs), *pairs):              # what says the most comes last in a row: the hex may tell the verb
        if page.input_value("#move") == move:
            break
        if page.evaluate(SAID, pair):
            continue
        game.clicks += click(mover, *pair.split("=", 1))
        mover.wait_for_layout()
        before = game.look(page, f"{move}, {pair}", before)
    game.clicks += 1
    if page.input_value("#move") != move:
        game.clicks, game.listed = game.clicks + 1, game.listed + 1
        mover.choose(move)
        return
    page.wait_for_selector("#preview b")
    mover.wait_for_layout()
    game.look(page, f"{move}, its price", before)
    mover.confirm()


def click(mover: Person, facet: str, value: str) -> int:
    """Click a value, wherever it can be pointed at; the number of clicks, 0 if it cannot."""
    number = mover.page.locator(f"input[type=number][data-number-of={facet}]")
    if number.count() and number.is_visible():
        number.fill(value)
        return 1
    for place in AT_ONCE:
        for thing in mover.page.locator(f"{place}[data-{facet}='{value}']:is([data-lit=possible], [data-later]):visible").all():
            if thing.evaluate(MET):                      # the middle of a line over the map is another thing
                thing.click(force=True)
                return 1
    if mover.page.evaluate(TURN, [facet, value]):
        mover.wait_for_layout()
        return 1 + click(mover, facet, value)
    return 0


def disturb(mover: Person, game: Game) -> None:
    """Ask for good choices, and click what is refused: nothing that stands may move."""
    page = mover.page
    if page.locator("#hint").count():
        page.click("#hint")
        page.wait_for_selector("#hints, #notice .notice")
        mover.wait_for_layout()
        game.look(page, "good choices", {})
    if page.evaluate(REFUSED):
        page.wait_for_selector("#notice .notice")
        mover.wait_for_layout()
        game.look(page, "a refusal", {})
        page.evaluate("document.getElementById('cancel').click()")   # which silences it; it is not to be seen before a choice


def at_random(chance: random.Random) -> Choice:
    """The choice of any verb, and of any move of that verb."""
    def choose(_: Person, listed: list[str]) -> str:
        verb = chance.choice(sorted({move.split()[0] for move in listed}))
        return chance.choice([move for move in listed if move.split()[0] == verb])
    return choose


def play(mover: Person, choice: Choice, game: Game, most: int = WHOLE, until: float = float("inf")) -> None:
    """Go on until so many decisions have been made, the clock shows this time, or the game is over."""
    while game.decisions < most and time.monotonic() < until:
        mover.wait_for_turn()
        if mover.glances()[0] == "over":
            game.over = True
            break
        if game.decisions % DISTURBED == DISTURBED - 1:
            disturb(mover, game)
        decide(mover, choice(mover, mover.moves()), game)
        game.decisions += 1


def measure(chromium: Browser, address: str, kept: Path, chosen: argparse.Namespace, game: str, size: str, until: float) -> Game:
    """Play a game at a size, from where it was left if it was begun before."""
    seen, table, cookies = Game(), "", None
    if kept.exists():
        saved = json.loads(kept.read_text("utf-8"))
        seen, table, cookies = Game(**saved["seen"]), saved["table"], saved["cookies"]
    if seen.over or seen.decisions >= chosen.most:
        return seen
    ana = Person("Ana", address, chromium, size=SIZES[size], locale=chosen.locale, storage_state=cookies)
    if table:
        ana.page.goto(table)
        ana.wait_for_table()
    else:
        ana.begin(bots=2, game=game)
    state = {"table": ana.table.removeprefix(address), "cookies": ana.context.storage_state()}
    try:
        play(ana, at_random(random.Random(seen.decisions)) if chosen.random else advised, seen, chosen.most, until)
    except Exception:
        ana.page.screenshot(path=kept.with_suffix(".png"))
        raise
    finally:
        kept.write_text(json.dumps({**state, "seen": asdict(seen)}), "utf-8")
    ana.context.close()
    return seen


def told(game: str, size: str, seen: Game) -> str:
    """What was measured, in a line, and what moved, in a line each."""
    each = seen.clicks / max(1, seen.decisions)
    first = (f"{game}, {size}: {seen.decisions} decisions{', to the end' if seen.over else ''}, {each:.2f} clicks each, "
             f"{seen.listed} from the list; drawn {seen.area()}; {seen.looks} looks, moved {seen.furthest:.1f} px at most, "
             f"{len(seen.jumps)} jumps")
    return "\n    ".join([first, *seen.jumps])


def main() -> int:
    options = argparse.ArgumentParser(description="Measure whether the table stays where it is while one decides.")
    options.add_argument("--game", nargs="+", default=mercat.names())
    options.add_argument("--most", type=int, default=WHOLE, help="decisions of a game")
    options.add_argument("--locale", default="en-GB")
    options.add_argument("--size", nargs="+", default=list(SIZES), choices=list(SIZES))
    options.add_argument("--random", action="store_true", help="moves at random; without it those of a good player")
    options.add_argument("--keep", type=Path, help="a folder for games that are to be gone on with")
    options.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    options.add_argument("--browser", default="/usr/bin/chromium")
    chosen, faults, unfinished = options.parse_args(), 0, False
    until = time.monotonic() + chosen.seconds
    with contextlib.ExitStack() as opened:
        data = chosen.keep or Path(opened.enter_context(tempfile.TemporaryDirectory()))
        data.mkdir(parents=True, exist_ok=True)
        playwright = opened.enter_context(sync_playwright())
        site = Site(data / "site")
        site.start()
        opened.callback(site.stop)
        chromium = playwright.chromium.launch(executable_path=chosen.browser, args=["--no-sandbox", "--disable-gpu"])
        for game, size in product(chosen.game, chosen.size):
            seen = measure(chromium, site.address, data / f"{game}-{size}.json", chosen, game, size, until)
            print(told(game, size, seen), flush=True)
            faults += len(seen.jumps)
            unfinished |= not seen.over and seen.decisions < chosen.most
            if time.monotonic() >= until:
                break
    return NOT_YET if unfinished else 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
