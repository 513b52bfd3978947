"""The README's pictures and its animation of a turn, taken at real tables with a headless Chromium, into docs/images/; and the
pictures of the boards for the lobby, into the games' folders.

    pip install pillow && PYTHONPATH=src:. python tools/pictures.py [NAME ...]
"""

from __future__ import annotations

import io
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import mercat
from mercat.bots.play.picking import GreedyPicker
from mercat.server.play.cards import board_in
from mercat.text import LANGUAGES
from tests.browser.audit import sit_down
from tests.browser.conftest import Site

GAMES: Final = Path(mercat.__file__).parent / "games"
IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
NAMES: Final = ["Ana", "Bruno", "Celia", "Darek"]
MINE: Final = "Eva"                                      # the player to move
WIDE, PHONE = {"width": 1366, "height": 768}, {"width": 390, "height": 844}
PATIENCE: Final = 60_000                                 # milliseconds
FRAME_WIDTH: Final = 900                                 # of the animation
FINEST, COARSEST, STEP = 88, 40, 8                       # quality of a picture; it is lowered until the file is small enough
MOST, MOST_MOVING = 240_000, 1_400_000                   # bytes
# name: game, seats, share of the game, seed, size, colours
PICTURES: Final[dict[str, tuple[str, int, float, int, dict[str, int], str]]] = {
    "new-bedford": ("new_bedford", 4, 0.5, 3, WIDE, "light"),
    "new-bedford-dark": ("new_bedford", 3, 0.6, 5, WIDE, "dark"),
    "new-bedford-phone": ("new_bedford", 3, 0.4, 7, PHONE, "light"),
    "caledonia": ("caledonia", 3, 0.6, 2, WIDE, "light"),
    "poseidon": ("poseidon", 4, 0.5, 4, WIDE, "light"),
}
# The same of the boards alone, each in every language: seats, share of the game, seed.
BOARDS: Final = {"new_bedford": (4, 0.6, 3), "caledonia": (3, 0.6, 2), "poseidon": (4, 0.5, 4)}
BOARD_PICTURES: Final = {f"{game}-{Path(board_in(language)).stem}": (game, language) for game in BOARDS for language in LANGUAGES}
LOCALES: Final = {"en": "en-GB", "es": "es-ES", "pl": "pl-PL"}
BOARD_WIDTH, MOST_OF_BOARD = 840, 90_000                 # pixels and bytes


def sensible_game(name: str, seats: int, share: float, seed: int) -> str:
    """Return a saved match in which every seat follows the game's advice, after a share of its moves."""
    match = mercat.Match.start(name, seats=seats, seed=seed, names=NAMES[:seats])
    greedy = GreedyPicker(match.game, match.state)
    while match.to_move is not None:
        match.play(int(greedy.best_now(match.state, match.moves, match.to_move)))
    made = [length for length in match.path if match.entries[length - 1].seat >= 0]
    return match.at(made[int(share * (len(made) - 1))] - 1).to_json(seed=False)


def visitor(chromium: Browser, address: str, size: dict[str, int], scheme: Any, choices: str = "off",
            language: str = "en") -> Page:
    context = chromium.new_context(base_url=address, viewport=size, color_scheme=scheme,  # type: ignore[arg-type]
                                   locale=LOCALES[language], reduced_motion="reduce")
    context.add_cookies([{"name": "choices", "value": choices, "url": address}])
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def shot(page: Page) -> Image.Image:
    page.wait_for_timeout(500)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def picture(chromium: Browser, address: str, name: str) -> None:
    """Take a picture of a table as one of its players sees it."""
    game, seats, share, seed, size, scheme = PICTURES[name]
    page = visitor(chromium, address, size, scheme)
    sit_down(page, sensible_game(game, seats, share, seed), MINE)
    save(IMAGES / f"{name}.webp", [shot(page)], [0], MOST)
    page.context.close()


def board(chromium: Browser, address: str, name: str) -> None:
    """Take a picture of the board only, for the lobby, in one language."""
    game, language = BOARD_PICTURES[name]
    page = visitor(chromium, address, {"width": 1920, "height": 1200}, "light", language=language)
    sit_down(page, sensible_game(game, *BOARDS[game]), MINE)
    page.wait_for_timeout(500)
    taken = Image.open(io.BytesIO(page.locator("#zoomed").screenshot())).convert("RGB")
    height = round(taken.height * BOARD_WIDTH / taken.width)
    made = taken.resize((BOARD_WIDTH, height), Image.Resampling.LANCZOS)
    save(GAMES / game / board_in(language), [made], [0], MOST_OF_BOARD)
    page.context.close()


def turn(chromium: Browser, address: str) -> None:
    """Record a first turn: good choices, a chosen space, its effects, and the others' moves."""
    page = visitor(chromium, address, {"width": 1200, "height": 720}, "light", "on")
    page.goto("/")
    card = page.locator("#game-new_bedford")
    page.fill("#my-name", "Ana")
    card.locator("select[name=bots]").select_option("2")
    card.locator("select[name=strength]").select_option("gentle")
    card.locator(".play-now").click()
    frames, times = [], []

    def take(milliseconds: int) -> None:
        frames.append(shot(page))
        times.append(milliseconds)

    for question in ("starting", "placing"):
        page.wait_for_selector(f"#explanation[data-subject=new_bedford-{question}]")
        page.wait_for_selector("#hint-1")
        take(2200)
        page.hover("#hint-0")
        take(1500)
        page.click("#hint-0")
        take(900)
        length = page.get_attribute("#chips", "data-length")
        page.click("#confirm")
        page.wait_for_function("seen => (document.getElementById('chips')?.dataset.length ?? seen) !== seen", arg=length)
    page.wait_for_selector("#prompt.mine")
    take(1500)
    spaces = page.locator("#board [data-space][data-lit=possible]").all()          # none, if the action asks something else
    for space in spaces[:2]:
        space.hover()
        take(900)
    if spaces:
        spaces[0].click()
        take(2200)
    height = round(FRAME_WIDTH * 720 / 1200)
    smaller = [frame.resize((FRAME_WIDTH, height), Image.Resampling.LANCZOS) for frame in frames]
    save(IMAGES / "turn.webp", smaller, times, MOST_MOVING)
    page.context.close()


def save(path: Path, frames: list[Image.Image], times: list[int], most: int) -> None:
    """Write frames as one WebP file, in the best quality that its size limit allows."""
    for quality in range(FINEST, COARSEST, -STEP):
        moving = {"save_all": True, "append_images": frames[1:], "duration": times, "loop": 0} if len(frames) > 1 else {}
        frames[0].save(path, quality=quality, method=6, **moving)
        if path.stat().st_size <= most:
            break
    print(f"{path.name}: {path.stat().st_size:,} bytes, quality {quality}")


def main() -> None:
    wanted = sys.argv[1:] or [*PICTURES, *BOARD_PICTURES, "turn"]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        site = Site(Path(data))
        site.start()
        try:
            browser = os.environ.get("MERCAT_CHROMIUM", "/usr/bin/chromium")
            chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox", "--disable-gpu"])
            for name in wanted:
                if name == "turn":
                    turn(chromium, site.address)
                elif name in BOARD_PICTURES:
                    board(chromium, site.address, name)
                else:
                    picture(chromium, site.address, name)
        finally:
            site.stop()


if __name__ == "__main__":
    main()
