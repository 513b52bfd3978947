"""The interface of a browser for tests, with any engine: pages, scripts, mouse, keyboard and windows."""

from __future__ import annotations

import abc
import json
import os
import subprocess
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

PATIENCE = 60.0                                          # seconds for any event: machines are slow and busy
PAUSE = 0.05                                             # seconds between attempts
DOUBLE_CLICK = 1.0                                       # seconds in which two clicks at one place may be a double click
NEAR = 10                                                # pixels
Action = dict[str, Any]

# The point at which a mouse reaches the first reachable element, searched in its whole box: an element of a drawing is seldom in
# the middle of its box and may be covered. Firefox shows scrolled content two frames later.
AIM = """async (place) => {
    const shown = [...document.querySelectorAll(place)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    for (const thing of shown.slice(0, 5)) {
        thing.scrollIntoView({ block: "center", inline: "center" });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const box = thing.getBoundingClientRect(), parts = [4, 2, 6, 3, 5, 1, 7];
        for (const down of parts) for (const across of parts) {
            const x = Math.round(box.left + box.width * across / 8), y = Math.round(box.top + box.height * down / 8);
            const met = document.elementFromPoint(x, y);
            if (met && (thing.contains(met) || met.closest("label")?.control === thing)) return [x, y];
        }
    }
    return null;
}"""


class Broken(AssertionError):
    """The browser refused a command, or a script in the page failed."""


class Engine(abc.ABC):
    """A browser started for one test."""

    name: str

    def __init__(self) -> None:
        self.home = tempfile.TemporaryDirectory(prefix="mercat-engine-", ignore_cleanup_errors=True)
        self.log = Path(self.home.name) / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.pressed = (0, 0, 0.0)                       # place and time of the last click

    def start(self, command: list[str], **environment: str) -> None:
        """Start the browser or its driver; its output goes to `log`."""
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
                                            env={**os.environ, "HOME": self.home.name, **environment})

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.home.cleanup()

    # -- different in each engine

    @abc.abstractmethod
    def go(self, address: str) -> None:
        """Load a page."""

    @abc.abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page; promises are awaited."""

    @abc.abstractmethod
    def act(self, source: Action) -> None:
        """Perform a list of input actions, in the form of WebDriver."""

    @abc.abstractmethod
    def picture(self) -> bytes:
        """Return the window as a PNG file."""

    @abc.abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Set the size of the page."""

    @abc.abstractmethod
    def open_tab(self) -> str:
        """Open a second tab and switch to it; return the name of the previous tab."""

    @abc.abstractmethod
    def turn_to(self, tab: str) -> str:
        """Switch to a tab by its name; return the name of the previous tab."""

    @abc.abstractmethod
    def complaints(self) -> list[str]:
        """Return the errors and warnings in the console since the last call."""

    # -- the same in all engines

    def run(self, function: str, *arguments: Any) -> Any:
        """Return the result of a JavaScript function in the page."""
        return self.evaluate(f"({function})({', '.join(json.dumps(one) for one in arguments)})")

    def wait(self, expression: str, patience: float = PATIENCE) -> None:
        """Wait until an expression is true in the page; during a page load none is."""
        end, last = time.monotonic() + patience, ""
        while time.monotonic() < end:
            try:
                if self.evaluate(f"Boolean({expression})"):
                    return
            except Broken as broken:
                last = str(broken)
            time.sleep(PAUSE)
        raise AssertionError(f"{self.name}: not within {patience} s: {expression} {last} {self.complaints()} {self.said()}")

    def said(self) -> str:
        """Return the page's question or message, for readers of a failed test."""
        try:
            return str(self.evaluate("(document.getElementById('prompt') ?? document.body).innerText.slice(0, 600)"))
        except Broken as broken:
            return str(broken)

    def aim(self, place: str) -> tuple[int, int] | None:
        """Scroll an element to the middle of the window. Return the point at which the mouse reaches it, or None."""
        found = self.run(AIM, place)
        return None if found is None else (found[0], found[1])

    def click(self, place: str) -> None:
        point = self.aim(place)
        assert point is not None, f"{self.name}: the mouse does not meet {place}"
        self.press_at(*point)

    def press_at(self, x: int, y: int) -> None:
        """Click once, so that the page does not count it as the second half of a double click."""
        across, down, when = self.pressed
        if max(abs(x - across), abs(y - down)) < NEAR:
            time.sleep(max(0.0, when + DOUBLE_CLICK - time.monotonic()))
        self.act(mouse({"type": "pointerMove", "x": x, "y": y, "duration": 0}, {"type": "pointerDown", "button": 0},
                       {"type": "pointerUp", "button": 0}))
        self.pressed = (x, y, time.monotonic())

    def hover(self, place: str) -> None:
        point = self.aim(place)
        assert point is not None, f"{self.name}: the mouse does not meet {place}"
        self.act(mouse({"type": "pointerMove", "x": point[0], "y": point[1], "duration": 20}))

    def type(self, text: str) -> None:
        """Press and release the key of each letter."""
        strokes = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keyboard", "actions": strokes})


def mouse(*steps: Mapping[str, Any]) -> Action:
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(steps)}
