"""The scripts of the pages: style, types and unit tests, which run in Node.js (`make scripts`)."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
STATIC = HOME / "src/mercat/server/pages/static"
MISSING = "These tests need Node.js and what package.json names: run `make scripts` once."


@pytest.mark.parametrize("what", ["lint", "types", "test"])
def test_scripts(what: str) -> None:
    npm = shutil.which("npm")
    if npm is None or not (HOME / "node_modules/.needs").exists():
        pytest.fail(MISSING)
    done = subprocess.run([npm, "run", "--silent", what], cwd=HOME, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_types_of_every_script_are_checked() -> None:
    scripts = sorted(STATIC.glob("*.js"))
    assert len(scripts) >= 15
    for script in scripts:
        text = script.read_text("utf-8")
        assert text.startswith("// @ts-check\n"), script.name
        assert not re.search(r"@ts-(ignore|nocheck|expect-error)|eslint-disable", text), script.name
    settings = json.loads((HOME / "tsconfig.json").read_text("utf-8"))
    assert settings["compilerOptions"]["strict"] is True and settings["compilerOptions"]["checkJs"] is True
    assert settings["include"][0] == f"{STATIC.relative_to(HOME).as_posix()}/*.js"


def test_scripts_find_the_site_from_where_they_lie() -> None:
    """A site may be under a prefix of its host, so no address in a script begins at the host."""
    found = [(script.name, line) for script in sorted(STATIC.glob("*.js")) for line in script.read_text("utf-8").splitlines()
             if re.search(r"""(?<!endsWith\()["'`]/[a-z]""", re.sub(r"(^|\s)//.*", "", line))]
    assert found == []


def test_the_lock_file_names_no_host() -> None:
    lock = json.loads((HOME / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages and all("resolved" not in package and package["integrity"] for package in packages.values())
