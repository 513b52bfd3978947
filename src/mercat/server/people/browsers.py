"""The kind of a browser, as it says itself, for the list of one's devices: "Firefox · Android".

A library that knows thousands of browsers (ua-parser 1.0.2) took 0.8 s for its first answer and 190 ms for 8,000 meaningless
characters, which any stranger can send; a list of devices needs only what tells a person's own apart.
"""

from __future__ import annotations

from typing import Final

LONGEST_READ: Final = 400                                # characters of what a browser says; usual are 80 to 200
# By a word that is sent; the first that fits counts, as later ones are named by others that want to be taken for them.
BROWSERS: Final = (("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Vivaldi", "Vivaldi"),
                   ("YaBrowser", "Yandex"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
                   ("Chromium", "Chromium"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS: Final = (("iPad", "iPad"), ("iPhone", "iPhone"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
                  ("Macintosh", "macOS"), ("Linux", "Linux"))


def kind_of_browser(said: str) -> str:
    """The browser and its system, by their header User-Agent; empty if neither is known."""
    shown = said[:LONGEST_READ]
    known = (next((name for word, name in names if word in shown), "") for names in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, known))
