"""Where what the tests drive cannot be installed, `make` says so; without the other engines and the servers it goes on."""

import shutil
import subprocess
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
NEEDED = ("sh", "env", "make")
STUB = "#!/bin/sh\nfor word; do case $word in %s) exit 100;; esac; done\n"
FIREFOX, WEBKIT = "Without Firefox the tests in its engine are skipped", "Without WebKitGTK, its driver and Xvfb the tests"


def say(path: Path, target: str, **environment: str) -> tuple[int, str]:
    """Make a target where nothing is installed but what stands in a folder; return its exit status and what it says."""
    done = subprocess.run(["make", "--no-print-directory", target], cwd=HOME, capture_output=True, text=True, check=False,
                          env={"PATH": str(path), **environment})
    return done.returncode, done.stdout


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A folder for `PATH` with next to nothing; root is who makes."""
    for name in NEEDED:
        (tmp_path / name).symlink_to(str(shutil.which(name)))
    write(tmp_path / "id", "#!/bin/sh\necho 0\n")
    return tmp_path


def write(path: Path, script: str) -> None:
    path.write_text(script, "utf-8")
    path.chmod(0o755)


@pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")
@pytest.mark.parametrize(("refused", "lacks"), [("update", (FIREFOX, WEBKIT)), ("firefox-esr", (FIREFOX,)),
                                                ("webkit2gtk-driver", (WEBKIT,)), ("nothing", ())])
def test_an_engine_that_cannot_be_installed_is_named(path: Path, refused: str, lacks: tuple[str, ...]) -> None:
    """One alone is installed all the same."""
    write(path / "apt-get", STUB % refused)
    status, said = say(path, "engines")
    assert status == 0 and [name for name in (FIREFOX, WEBKIT) if name in said] == list(lacks)
    assert said.count("Installing ") == 2


@pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")
def test_elsewhere_than_on_debian(path: Path) -> None:
    """Nothing is installed; what cannot be missing ends it."""
    status, said = say(path, "engines")
    assert status == 0 and FIREFOX in said and WEBKIT in said and "Installing" not in said
    assert FIREFOX not in say(path, "engines", MERCAT_FIREFOX="/opt/firefox")[1]
    status, said = say(path, "servers")
    assert status == 0 and "Installing" not in said
    for target, needed in (("chromium", "Chromium"), ("node", "Node.js")):
        status, said = say(path, target)
        assert status != 0 and f"need {needed}" in said
    assert say(path, "chromium", MERCAT_CHROMIUM="/opt/chromium") == (0, "")


@pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")
def test_chromium_with_windows_will_do(path: Path) -> None:
    """Where the one without cannot be installed."""
    write(path / "apt-get", STUB % "chromium-headless-shell")
    status, said = say(path, "chromium")
    assert status == 0 and said.count("Installing ") == 2
    for name in ("chromium", "chromium-headless-shell"):
        write(path / name, "#!/bin/sh\n")
    assert say(path, "chromium") == (0, "")
