"""The example of a game of one's own conforms; installed beside a wheel of Mercat it is found, checked and played to its end."""

import importlib
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mercat import conformance
from mercat.engine.transcripts import transcript
from tests.waiting import wait_until

HOME = Path(__file__).parents[1]
EXAMPLE = HOME / "examples" / "salt_road"
SOURCES = ("src", "pyproject.toml", "setup.py", "README.md", "LICENSE")


def test_the_example_conforms_and_its_transcripts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    games = importlib.import_module("mercat.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(EXAMPLE / "src")])
    conformance.check("salt_road")
    transcripts = sorted((EXAMPLE / "tests").glob("*.play"))
    assert transcripts and [str(one) for path in transcripts for one in transcript.run(path.read_text("utf-8"))] == []


def run(*command: object, **more: Any) -> str:
    """What a program prints."""
    ended: subprocess.CompletedProcess[str] = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, timeout=600, check=False, **more)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with a wheel of Mercat, interpreted, and one of the game; what they need comes from that of the tests."""
    folder = tmp_path_factory.mktemp("fresh")
    for name in SOURCES:
        source, target = HOME / name, folder / "mercat" / name
        target.parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copyfile(source, target)
    shutil.copytree(EXAMPLE, folder / "salt_road")
    environment = {**os.environ, "MERCAT_PURE": "1", "PYTHONPATH": ""}
    for project in ("mercat", "salt_road"):
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation",
            "--wheel-dir", folder / "wheels", folder / project, env=environment)
    run(sys.executable, "-m", "venv", folder / "environment")
    python = folder / "environment" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", *sorted((folder / "wheels").glob("*.whl")), env=environment)
    place = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(place, "needs.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


@pytest.fixture(scope="module")
def server(fresh: Path) -> Iterator[str]:
    """The address of a server of that environment."""
    import httpx

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    program = subprocess.Popen([fresh / "environment" / "bin" / "mercat", "serve", "--port", str(port), "--data", fresh / "data"],
                               env=at_work(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def answers() -> bool:
        try:
            return httpx.get(f"{address}/readyz").status_code == 200
        except httpx.HTTPError:
            return False

    try:
        wait_until(answers)
        yield address
    finally:
        program.terminate()
        program.wait()


def at_work() -> dict[str, str]:
    """The environment of its programs: nothing of this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MERCAT_")}
    return {**kept, "PYTHONPATH": "", "MERCAT_LIMITS": "no", "MERCAT_BOT_PAUSE": "0"}


@pytest.mark.thorough
def test_installed_beside_a_wheel_it_is_found_and_checked(fresh: Path) -> None:
    mercat = fresh / "environment" / "bin" / "mercat"
    listed = run(mercat, "games", "--language", "pl", env=at_work(), cwd=fresh)
    assert "salt_road  The Salt Road, 2-4" in listed and "Ta gra jest tylko po angielsku i hiszpańsku." in listed
    assert "salt_road keeps every promise of a game" in run(mercat, "check", "salt_road", env=at_work(), cwd=fresh)
    asked = "import salt_road, mercat; print(salt_road.__file__, mercat.__file__)"
    place = run(fresh / "environment" / "bin" / "python", "-c", asked, env=at_work(), cwd=fresh)
    assert place.count(str(fresh / "environment")) == 2


@pytest.mark.thorough
def test_it_is_played_to_its_end_over_http(server: str) -> None:
    import httpx

    with httpx.Client(base_url=server, headers={"Origin": server}) as ana:
        ana.get("/")
        opened = ana.post("/api/tables", json={"game": "salt_road", "seats": 3, "name": "Ana", "sandbox": True})
        table = opened.json()["table"]
        while (now := ana.get(f"/api/tables/{table}").json())["status"] != "over":
            moves = ana.get(f"/api/tables/{table}/moves").json()["moves"]
            move = next((one["move"] for one in moves if one["move"].startswith("sell")), moves[0]["move"])
            played = ana.post(f"/api/tables/{table}/play", json={"length": now["length"], "move": move})
            assert played.status_code == 200, played.text
        assert max(one["total"] for one in ana.get(f"/api/tables/{table}/view").json()["scores"]) > 0


@pytest.mark.thorough
def test_it_is_played_to_its_end_in_the_browser(server: str, chromium: Any) -> None:
    page = chromium.new_context(locale="es", viewport={"width": 1366, "height": 768}).new_page()
    page.goto(server)
    page.click("#game-salt_road .play-now")

    def shown(selector: str) -> bool:
        return bool(page.locator(selector).count())

    page.wait_for_selector("#prompt.mine, #prompt.over")
    assert "sal en la mina" in page.locator("#board").inner_text() and not shown(".languages")
    for _turn in range(60):
        if shown("#prompt.over"):
            break
        length = page.locator("#chips").get_attribute("data-length")
        page.evaluate("document.querySelector('#all-moves').open = true")
        page.locator("#rows button").first.click()
        page.wait_for_selector(f"#prompt.over, #chips:not([data-length='{length}'])")
    assert shown("#prompt.over") and page.locator("#final, .final").count() > 0
