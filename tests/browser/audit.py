"""A search for text that is cut off, overlaps or is too small to read: at tables of every game and number of players, at several
moments, and on the pages about a game, in every size and language, light and dark.

    python -m tests.browser.audit                              # everything, about twenty minutes; prints the faults
    python -m tests.browser.audit --game poseidon --seats 5 --language pl --width 390
    python -m tests.browser.audit --pages                      # without the tables, three minutes
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import mercat
from tests.browser.conftest import Site
from tests.browser.people import STILL

WIDTHS = {320: 256, 360: 740, 390: 844, 768: 1024, 844: 390, 1024: 768, 1366: 768, 1920: 1080}
LOCALES = {"en": "en-GB", "es": "es-ES", "pl": "pl-PL"}
MOMENTS = (0.0, 0.45, 0.95)                              # shares of a game
NAMES = ["Ana", "Bartholomew", "Carmen Luz", "Dobrosława", "Eva"]
PAGES = ("/", "/me", "/me/devices", "/me/data", "/recover", "/privacy", "/new/{game}", "/help/{game}", "/games/{game}/statistics")
TABS = ("board", "me", "shared", "others", "history")
PHONE_BELOW = 1000
IMPORT = """async (match) => (await (await fetch("/api/tables/import", { method: "POST", body: JSON.stringify(match),
    headers: { "Content-Type": "application/json" } })).json()).table"""
DRAWN = """() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")


def game_at(game: str, seats: int, share: float, seed: int = 1) -> str:
    """Return a saved match after a share of its random moves, at a decision of a seat."""
    match = mercat.Match.start(game, seats=seats, seed=seed, names=NAMES[:seats])
    dice = random.Random(seed)
    while match.to_move is not None:
        match.play(dice.choice(match.legal()))
    moves = [length for length in match.path if match.entries[length - 1].seat >= 0]
    earlier = match.at(moves[int(share * (len(moves) - 1))] - 1)
    return earlier.to_json(seed=False)


def sit_down(page: Page, saved: str, name: str = "Maksymilian") -> None:
    """Open a table from a saved match, and take the seat that is to move."""
    page.goto("/")
    page.goto(f"/t/{page.evaluate(IMPORT, {'match': saved, 'name': name})}")
    page.wait_for_selector("#prompt")


def faults(page: Page) -> list[str]:
    """Return the faults of the page as it is shown."""
    for done in (DRAWN, STILL, DRAWN):                   # after a change of size or tab
        page.evaluate(done)
    return list(page.evaluate(AUDIT))


def faults_at_widths(page: Page, widths: Sequence[int], tabs: Sequence[str] = TABS) -> Iterator[tuple[str, str]]:
    """Yield (place, fault) for every width and, on a phone, every tab."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        for tab in tabs if width < PHONE_BELOW else ("",):
            if tab:
                page.evaluate("tab => document.querySelector(`[data-to-tab=${tab}]`).click()", tab)
            yield from ((f"{width} {tab}".strip(), fault) for fault in faults(page))


def previewed(page: Page) -> bool:
    """Take a hint, if one is to be had, and point at the first good choice; is it previewed?"""
    if not page.locator("#hint:visible").count():
        return False
    page.click("#hint")
    page.wait_for_selector("#hint-0, #notice .notice")
    page.evaluate("document.getElementById('hint-0')?.click()")
    page.wait_for_selector("#preview b, #notice .notice")
    return True


def readers(chromium: Browser, address: str, chosen: argparse.Namespace) -> Iterator[tuple[str, Page]]:
    """Yield a page for every language and scheme; each is closed before the next."""
    for language, scheme in product(chosen.language, chosen.scheme):
        context = chromium.new_context(base_url=address, locale=LOCALES[language], color_scheme=scheme, reduced_motion="reduce")
        context.add_cookies([{"name": "choices", "value": "off", "url": address}])
        yield f"{language}, {scheme}", context.new_page()
        context.close()


def faults_at_tables(game: str, chromium: Browser, address: str, chosen: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Yield (place, fault) at the tables of a game, drawn and in words."""
    fewest, most = mercat.find(game).fewest, mercat.find(game).most
    for seats in chosen.seats or range(fewest, most + 1):
        for moment in MOMENTS if fewest <= seats <= most else ():
            saved = game_at(game, seats, moment)
            for reader, page in readers(chromium, address, chosen):
                sit_down(page, saved)
                for where, fault in faults_at_widths(page, chosen.width):
                    yield f"{seats} players, {moment}, {reader}, {where}", fault
                for where, fault in faults_at_widths(page, chosen.width, tabs=("board",)) if previewed(page) else ():
                    yield f"a good choice, {seats} players, {moment}, {reader}, {where}", fault
                page.goto(f"{page.url}/text")
                for where, fault in faults_at_widths(page, chosen.width, tabs=("",)):
                    yield f"in words, {seats} players, {moment}, {reader}, {where}", fault
            print(f"{game}, {seats} players, moment {moment}: done", file=sys.stderr)


def faults_beside_tables(game: str, chromium: Browser, address: str, chosen: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Yield (place, fault) on the pages about a game."""
    for reader, page in readers(chromium, address, chosen):
        for path in PAGES:
            page.goto(path.format(game=game))
            for where, fault in faults_at_widths(page, chosen.width, tabs=("",)):
                yield f"{path}, {reader}, {where}", fault


def audit(chromium: Browser, address: str, chosen: argparse.Namespace) -> int:
    """Print every fault once with its places, and return the number of faults."""
    known: dict[str, list[str]] = {}
    for game in chosen.game:
        places = [] if chosen.pages else [faults_at_tables]
        for find in [faults_beside_tables, *places]:
            for place, fault in find(game, chromium, address, chosen):
                known.setdefault(f"{game}: {fault}", []).append(place)
        print(f"{game}: {len(known)} faults so far", file=sys.stderr)
    for fault, found_at in known.items():
        print(f"{fault}\n    {len(found_at)} times, first: {found_at[0]}")
    return len(known)


def main() -> int:
    options = argparse.ArgumentParser(description="Look for what is cut off or overlaps.")
    options.add_argument("--game", nargs="+", default=mercat.names())
    options.add_argument("--seats", nargs="+", type=int)
    options.add_argument("--language", nargs="+", default=list(LOCALES))
    options.add_argument("--scheme", nargs="+", default=["light", "dark"])
    options.add_argument("--width", nargs="+", type=int, default=list(WIDTHS), choices=list(WIDTHS))
    options.add_argument("--pages", action="store_true", help="only the pages about a game, no tables")
    options.add_argument("--browser", default="/usr/bin/chromium")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        try:
            arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
            chromium = playwright.chromium.launch(executable_path=chosen.browser, args=arguments)
            return 1 if audit(chromium, site.address, chosen) else 0
        finally:
            site.stop()


if __name__ == "__main__":
    sys.exit(main())
