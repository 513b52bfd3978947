"""Draws the icons of the installed app from icon.svg with Chromium: `python tools/icons.py`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "mercat" / "server" / "pages" / "static"
GROUND = "#1d5a61"                                       # of the icon
# For each icon: pixels of its side, the share of it that the drawing takes, and the ground.
SIZES = {"icon-192": (192, 1.0, ""), "icon-512": (512, 1.0, ""),
         "icon-maskable-512": (512, 0.76, GROUND), "apple-touch-icon": (180, 0.84, GROUND)}


def draw(folder: Path) -> None:
    """Write the icons as PNG. Those with a ground fill the square, since phones cut the corners themselves."""
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8")
    folder.mkdir(exist_ok=True)
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=os.environ.get("MERCAT_CHROMIUM") or shutil.which("chromium"),
                                        args=["--no-sandbox", "--disable-gpu"])
        for name, (size, share, ground) in SIZES.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0; background: {ground or 'transparent'}; height: 100vh; display: grid; "
                             f"place-items: center }} svg {{ width: {share * 100}% }}</style>{drawn}")
            page.screenshot(path=folder / f"{name}.png", omit_background=not ground)
            page.close()
        chromium.close()


if __name__ == "__main__":
    draw(STATIC / "icons")
