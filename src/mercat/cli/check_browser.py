"""`mercat check --browser`: a check of a game's table in Chromium, on a large and on a small screen. The check finds drawings
without an area and text that is too small to read."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mercat.cli.output import CommandError
from mercat.conformance.sentences import seen_in
from mercat.engine.game import Game
from mercat.engine.matches.match import Match

SCREENS: Final = ((1366, 768), (390, 844))
TABS: Final = ("board", "shared", "me", "others")        # the tabs of a small screen
SHARES: Final = (0.1, 0.6)                               # of the moves of a game, after which the table is checked
SMALLEST: Final = 11                                     # pixels
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")     # the cheapest first
SERVING: Final = re.compile(r"http://127\.0\.0\.1:\d+/")
IMPORT: Final = """async match => (await (await fetch("/api/tables/import", {method: "POST", body: JSON.stringify(match),
    headers: {"Content-Type": "application/json"}})).json()).table"""
LOOK: Final = """smallest => {
  const found = [], shown = element => { const box = element.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const board = document.querySelector("#board");
  for (const box of board && shown(board) ? board.querySelectorAll(".drawn") : [])
    if (!shown(box)) found.push(`area|${box.className}`);
  if (board && shown(board))
    for (const svg of board.querySelectorAll("#zoom-inner svg"))
      if (svg.querySelector("text, path, rect, circle, use, image") && !svg.querySelector(":scope > defs:only-child") &&
          !svg.closest("[hidden], .sr") && svg.getAttribute("width") !== "0" && !shown(svg))
        found.push(`area|${svg.getAttribute("class") || svg.parentElement.className}`);
  for (const panel of document.querySelectorAll("#zoom-inner, #shared, #players"))
    for (const element of panel.querySelectorAll("*")) {
      const own = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
      if (!own || !shown(element) || element.closest("title, desc, style, .sr")) continue;
      const scale = element.getScreenCTM ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size > 0 && size < smallest - 0.05) found.push(`text|${element.textContent.trim().slice(0, 40)}|${size.toFixed(1)}`);
    }
  return [...new Set(found)];
}"""


def looked_at(game: Game[Any]) -> Iterator[str]:
    """Yield the faults of a game's table in a browser. Raise CommandError if Playwright or Chromium is not installed."""
    with browser() as chromium, serving() as address:
        page = chromium.new_page()                       # one page for all checks: it caches styles, scripts and typefaces
        page.goto(address)
        for seats in sorted({int(game.fewest), int(game.most)}):
            for share in SHARES:
                match = match_at(game, seats, share)
                table = page.evaluate(IMPORT, {"match": match.to_json(seed=False), "name": "Ana"})
                for width, height in SCREENS:
                    found = faults_at(page, f"{address}t/{table}", width, height)
                    yield from (seen_in(match, told(one, width, height, len(match.entries))) for one in found)


def faults_at(page: Any, table: str, width: int, height: int) -> list[str]:
    """Return the faults of a table on a screen of this size, in pixels."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto(table)
    page.wait_for_selector("#prompt")
    found: dict[str, None] = {}
    for tab in TABS:
        button = page.locator(f'[data-tab="{tab}"]')
        if button.count() and button.first.is_visible():
            button.first.click()
        page.evaluate("() => document.fonts.ready.then(() => new Promise(done => setTimeout(done, 150)))")
        found |= dict.fromkeys(page.evaluate(LOOK, SMALLEST))
    return list(found)


def told(found: str, width: int, height: int, lines: int) -> str:
    """Return a sentence for a fault that the script found on a screen of this size."""
    kind, what, *size = found.split("|")
    where = f"at {width}x{height}, after {lines} lines"
    if kind == "area":
        return (f"A drawing of the board ({what}) has no area {where}: give it a size, or let its element of the class `drawn` "
                "be the whole board.")
    return (f"The text {what!r} is {size[0]} pixels high {where}, and none may be below {SMALLEST}: see `drawn` in "
            "docs/architecture.md.")


def match_at(game: Game[Any], seats: int, share: float) -> Match[Any]:
    """Return a random match that has reached a decision of a seat, after `share` of the moves of a whole game."""
    match: Match[Any] = Match.start(game, seats, seed=1)
    dice = random.Random(1)
    while match.to_move is not None:
        match.play(dice.choice(match.legal()))
    moves = [length for length in match.path if match.entries[length - 1].seat >= 0]
    return match.at(moves[int(share * (len(moves) - 1))] - 1)


@contextmanager
def browser() -> Iterator[Any]:
    """Start Chromium and close it at the end of the block."""
    try:
        playwright = import_module("playwright.sync_api")
    except ModuleNotFoundError as error:
        raise CommandError("no-playwright") from error
    own = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    with playwright.sync_playwright() as driver:
        try:
            chromium = driver.chromium.launch(executable_path=own, args=["--no-sandbox"] if os.name == "posix" else [])
        except playwright.Error as error:
            raise CommandError("no-playwright") from error
        yield chromium
        chromium.close()


@contextmanager
def serving() -> Iterator[str]:
    """Run a server on a free port of this computer, with a temporary data folder, until the end of the block."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"MERCAT_LIMITS": "no", "MERCAT_HOST": "127.0.0.1", "MERCAT_LANGUAGE": "en"}
        server = subprocess.Popen([sys.executable, "-m", "mercat", "serve", "--port", "0", "--data", str(Path(folder) / "data")],
                                  stdout=subprocess.PIPE, text=True, env={**os.environ, **settings})
        try:
            assert server.stdout is not None
            found = SERVING.search(server.stdout.readline())
            if found is None:
                raise CommandError("no-playwright")
            yield found[0]
        finally:
            server.terminate()
            server.wait()


