"""What is cut off or overlaps at tables: every game and number of players, several moments, sizes and languages, light and dark.

    python -m tests.browser.audit                              # everything, some twenty minutes; prints what it finds
    python -m tests.browser.audit --game poseidon --seats 5 --language pl --width 390
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import Site

import mercat

WIDTHS = {360: 740, 390: 844, 1024: 768, 1366: 768, 1920: 1080}
LOCALES = {"en": "en-GB", "es": "es-ES", "pl": "pl-PL"}
MOMENTS = (0.0, 0.45, 0.95)                              # of a game
NAMES = ["Ana", "Bartholomew", "Carmen Luz", "Dobrosława", "Eva"]
TABS = ("board", "me", "shared", "others", "history")
PHONE_BELOW = 700
SETTLED = 350                                            # milliseconds for motion, after a change of size or tab has been drawn
IMPORT = """async (match) => (await (await fetch("/api/tables/import", { method: "POST", body: JSON.stringify(match),
    headers: { "Content-Type": "application/json" } })).json()).table"""
DRAWN = """() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""
AUDIT = (Path(__file__).parent / "audit.js").read_text(encoding="utf-8")


def game_at(game: str, seats: int, share: float, seed: int = 1) -> str:
    """A saved match with moves at random, after a share of all its moves, where a seat decides."""
    match = mercat.Match.start(game, seats=seats, seed=seed, names=NAMES[:seats])
    dice = random.Random(seed)
    while match.to_move is not None:
        match.play(dice.choice(match.legal()))
    moves = [length for length in match.path if match.entries[length - 1].seat >= 0]
    earlier = match.at(moves[int(share * (len(moves) - 1))] - 1)
    return earlier.to_json(seed=False)


def sit_down(page: Page, saved: str, name: str = "Maksymilian") -> None:
    """Open a table from a saved match, and sit where it is to move."""
    page.goto("/")
    page.goto(f"/t/{page.evaluate(IMPORT, {'match': saved, 'name': name})}")
    page.wait_for_selector("#prompt")


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it is shown."""
    page.evaluate(DRAWN)
    page.wait_for_timeout(SETTLED)
    return list(page.evaluate(AUDIT))


def faults_at_widths(page: Page, widths: Sequence[int]) -> Iterator[tuple[str, str]]:
    """Where and what: for every width, and on a phone for every tab."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        for tab in TABS if width < PHONE_BELOW else ("",):
            if tab:
                page.evaluate("tab => document.querySelector(`[data-to-tab=${tab}]`).click()", tab)
            yield from ((f"{width} {tab}".strip(), fault) for fault in faults(page))


def audit(chromium: Browser, address: str, chosen: argparse.Namespace) -> int:
    """Print every fault once with where it was found; the number of faults."""
    known: dict[str, list[str]] = {}
    for game in chosen.game:
        fewest, most = mercat.find(game).fewest, mercat.find(game).most
        for seats in chosen.seats or range(fewest, most + 1):
            for moment in MOMENTS if fewest <= seats <= most else ():
                saved = game_at(game, seats, moment)
                for language in chosen.language:
                    for scheme in chosen.scheme:
                        context = chromium.new_context(base_url=address, locale=LOCALES[language], color_scheme=scheme,
                                                       reduced_motion="reduce")
                        context.add_cookies([{"name": "choices", "value": "off", "url": address}])
                        page = context.new_page()
                        sit_down(page, saved)
                        for where, fault in faults_at_widths(page, chosen.width):
                            place = f"{seats} players, {moment}, {language}, {scheme}, {where}"
                            known.setdefault(f"{game}: {fault}", []).append(place)
                        context.close()
                print(f"{game}, {seats} players, moment {moment}: {len(known)} faults so far", file=sys.stderr)
    for fault, places in known.items():
        print(f"{fault}\n    {len(places)} times, first: {places[0]}")
    return len(known)


def main() -> int:
    options = argparse.ArgumentParser(description="Look for what is cut off or overlaps at tables.")
    options.add_argument("--game", nargs="+", default=mercat.names())
    options.add_argument("--seats", nargs="+", type=int)
    options.add_argument("--language", nargs="+", default=list(LOCALES))
    options.add_argument("--scheme", nargs="+", default=["light", "dark"])
    options.add_argument("--width", nargs="+", type=int, default=list(WIDTHS), choices=list(WIDTHS))
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
