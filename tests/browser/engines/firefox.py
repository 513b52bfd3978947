"""Firefox, driven directly by WebDriver BiDi, without geckodriver, which Debian does not package."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import time
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.browser.engines.engine import PATIENCE, PAUSE, Action, Broken, Engine

PROGRAM = os.environ.get("MERCAT_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
NOWHERE = "http://127.0.0.1:9/"
SETTINGS: dict[str, str | int | bool] = {
    "remote.active-protocols": 1, "dom.disable_beforeunload": True, "browser.shell.checkDefaultBrowser": False,
    "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1, "widget.gtk.overlay-scrollbars.enabled": True,
    "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6,         # a mouse that can hover; headless it has none
    # no requests to Mozilla's servers
    "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False, "toolkit.telemetry.server": "",
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False, "services.settings.server": NOWHERE,
}


def missing() -> str:
    """Return the reason why Firefox cannot be tested here; empty if it can."""
    return "" if PROGRAM else "Firefox is missing: `make engines` installs Debian's, MERCAT_FIREFOX names another"


class Firefox(Engine):
    """A Firefox with a new profile."""

    name = "firefox"

    def __init__(self, language: str = "en-GB", dark: bool = False) -> None:
        super().__init__()
        profile = Path(self.home.name) / "profile"
        profile.mkdir()
        wishes = {**SETTINGS, "intl.accept_languages": language, "ui.systemUsesDarkTheme": int(dark),
                  "layout.css.prefers-color-scheme.content-override": 0 if dark else 1}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wishes.items()]
        (profile / "user.js").write_text("".join(lines), "utf-8")
        self.start([str(PROGRAM), "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"],
                   MOZ_DISABLE_CONTENT_SANDBOX="1")      # needed by root, as in a container
        self.opened = contextlib.ExitStack()
        self.line = self.opened.enter_context(connect(f"{self.address()}/session", max_size=None, open_timeout=PATIENCE))
        self.numbers, self.heard = count(1), list[str]()
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.tab: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def address(self) -> str:
        """Return the address at which Firefox listens, once it has printed it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := LISTENS.search(self.log.read_text("utf-8", "replace")):
                return found[1]
            time.sleep(PAUSE)
        raise AssertionError(f"Firefox did not start: {self.log.read_text('utf-8', 'replace')[-2000:]}")

    def ask(self, method: str, **parameters: Any) -> Any:
        """Return the answer to a command, and note the console's messages meanwhile."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            said = json.loads(self.line.recv(timeout=PATIENCE))
            if said.get("method") == "log.entryAdded":
                self.note(said["params"])
            if said.get("id") == number:
                if said["type"] == "error":
                    raise Broken(f"{method}: {said['error']}: {said.get('message', '')[:300]}")
                return said["result"]

    def note(self, entry: dict[str, Any]) -> None:
        if entry["level"] in ("error", "warn"):
            frame = ((entry.get("stackTrace") or {}).get("callFrames") or [{}])[0]
            self.heard.append(f"{entry['level']}: {entry.get('text')} ({frame.get('url', '')}:{frame.get('lineNumber', '')})")

    def go(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self.ask("script.evaluate", expression=f"(async () => JSON.stringify([await ({expression})]))()",
                          target={"context": self.tab}, awaitPromise=True, userActivation=False)
        if answer["type"] == "exception":
            raise Broken(f"{answer['exceptionDetails']['text']}: {expression[:300]}")
        return json.loads(answer["result"]["value"])[0]

    def act(self, source: Action) -> None:
        self.ask("input.performActions", context=self.tab, actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.tab)["data"])

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.tab, viewport={"width": width, "height": height}, devicePixelRatio=1)
        self.wait(f"innerWidth === {width} && innerHeight === {height}")

    def open_tab(self) -> str:
        left = self.tab
        self.tab = self.ask("browsingContext.create", type="tab")["context"]
        return left

    def turn_to(self, tab: str) -> str:
        left, self.tab = self.tab, tab
        self.ask("browsingContext.activate", context=tab)
        return left

    def complaints(self) -> list[str]:
        self.ask("session.status")                       # messages shown before the answer have arrived with it
        heard, self.heard = self.heard, []
        return heard

    def close(self) -> None:
        with contextlib.suppress(OSError, Broken, TimeoutError, WebSocketException):
            self.ask("browser.close")
            self.opened.close()
        super().close()
