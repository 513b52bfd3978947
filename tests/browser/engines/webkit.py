"""WebKit in a GTK window, driven by WebKitWebDriver. The window is on a virtual screen of its own."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import time
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from tests.browser.engines.engine import PATIENCE, PAUSE, Action, Broken, Engine

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
SYSTEM_PYTHON = "/usr/bin/python3"                       # has `gi`, a system package
WINDOW = Path(__file__).with_name("webkit_window.py")
HAS_WEBKIT = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
SAID = re.compile(r"CONSOLE (?:\S+ )?(?:ERROR|WARN)\b.*")
# Safari knows this directive; WebKitGTK is built without app manifests.
UNKNOWN_HERE = "Unrecognized Content-Security-Policy directive 'manifest-src'."
RUN = """const done = arguments[arguments.length - 1];
(async () => { try { done(JSON.stringify([await (%s)])); } catch (error) { done(`!${error}`); } })();"""
RESIZE_TRIES = 20
# A picture is taken after the next change of what is drawn: of a page that rests there would be none.
BLINK = """(() => {
    const dot = document.documentElement.appendChild(document.createElement("div"));
    dot.id = "dot-that-blinks";
    dot.style.cssText = "position: fixed; right: 0; bottom: 0; width: 1px; height: 1px";
    const blinking = setInterval(() => {
        if (!dot.isConnected) clearInterval(blinking);
        dot.style.background = dot.style.background ? "" : "gray";
    }, 40);
})()"""
REST = "document.getElementById('dot-that-blinks').remove()"


@cache
def missing() -> str:
    """Return the reason why WebKit cannot be tested here; empty if it can."""
    if (DRIVER and SCREEN and Path(SYSTEM_PYTHON).exists()
            and subprocess.run([SYSTEM_PYTHON, "-c", HAS_WEBKIT], capture_output=True, check=False).returncode == 0):
        return ""
    return "WebKitGTK, its driver or Xvfb is missing: `make engines` installs Debian's"


class WebKit(Engine):
    """A WebKit without data of earlier sessions."""

    name = "webkit"

    def __init__(self, language: str = "en-GB", dark: bool = False) -> None:
        super().__init__()
        self.read = 0                                    # number of lines of the log
        self.screen, display = open_screen()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.start([str(DRIVER), f"--port={port}"], DISPLAY=display, GDK_BACKEND="x11", NO_AT_BRIDGE="1",
                   WEBKIT_DISABLE_COMPOSITING_MODE="1", WEBKIT_DISABLE_DMABUF_RENDERER="1", LIBGL_ALWAYS_SOFTWARE="1")
        self.driver = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)
        self.wait_for_driver()
        window = {"binary": SYSTEM_PYTHON, "args": [str(WINDOW), language, "dark" if dark else "light"]}
        began = self.ask("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": window}})
        self.session = f"/session/{began['sessionId']}"
        self.ask("POST", f"{self.session}/timeouts", script=int(1000 * PATIENCE))

    def wait_for_driver(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.driver.get("/status")
                return
            except httpx.TransportError:
                time.sleep(PAUSE)
        raise AssertionError("WebKitWebDriver did not start")

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Return the answer to a command."""
        answer = self.driver.request(method, path, json=body if method == "POST" else None)
        said = answer.json()["value"]
        if answer.status_code != httpx.codes.OK:
            raise Broken(f"{path}: {said.get('error')}: {said.get('message', '')[:300]}")
        return said

    def go(self, address: str) -> None:
        self.ask("POST", f"{self.session}/url", url=address)

    def evaluate(self, expression: str) -> Any:
        said = self.ask("POST", f"{self.session}/execute/async", script=RUN % expression, args=[])
        if said is None or said.startswith("!"):
            raise Broken(f"{said}: {expression[:300]}")
        return json.loads(said)[0]

    def act(self, source: Action) -> None:
        self.ask("POST", f"{self.session}/actions", actions=[source])

    def picture(self) -> bytes:
        self.evaluate(BLINK)
        try:
            return base64.b64decode(self.ask("GET", f"{self.session}/screenshot"))
        finally:
            self.evaluate(REST)

    def resize(self, width: int, height: int) -> None:
        """Open windows until a page has the requested size."""
        for _ in range(RESIZE_TRIES):
            inner = self.evaluate("[innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.ask("GET", f"{self.session}/window/rect")
            self.ask("POST", f"{self.session}/window/rect", width=int(outer["width"]) + width - inner[0],
                     height=int(outer["height"]) + height - inner[1])
            time.sleep(4 * PAUSE)
        raise AssertionError(f"the window does not become {width}x{height}: {inner}")

    def open_tab(self) -> str:
        return self.turn_to(self.ask("POST", f"{self.session}/window/new", type="tab")["handle"])

    def turn_to(self, tab: str) -> str:
        left: str = self.ask("GET", f"{self.session}/window")
        self.ask("POST", f"{self.session}/window", handle=tab)
        return left

    def complaints(self) -> list[str]:
        lines = self.log.read_text("utf-8", "replace").split("\n")[:-1]            # the last line is being written
        unread, self.read = lines[self.read:], len(lines)
        return [line for line in SAID.findall("\n".join(unread)) if not line.endswith(UNKNOWN_HERE)]

    def close(self) -> None:
        with contextlib.suppress(httpx.HTTPError, Broken):
            self.ask("DELETE", self.session)
        self.driver.close()
        super().close()
        self.screen.terminate()
        self.screen.wait()


def open_screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen; return its process and its name."""
    reading, writing = os.pipe()
    process = subprocess.Popen([str(SCREEN), "-displayfd", str(writing), "-screen", "0", "2400x1400x24", "-nolisten", "tcp"],
                               pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as said:
        return process, f":{said.readline().strip()}"
