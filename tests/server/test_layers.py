"""The server's packages form layers: each imports only those below it."""

import re
from pathlib import Path

import pytest

import mercat.server

SERVER = Path(mercat.server.__file__).parent
BELOW = {"storage": set(), "tables": {"storage"}, "bots": {"storage", "tables"}, "pages": {"tables"}}
IMPORT = re.compile(r"^\s*from mercat\.server\.(\w+)", re.MULTILINE)


@pytest.mark.parametrize("package", BELOW)
def test_a_package_imports_only_those_below_it(package: str) -> None:
    allowed = BELOW[package] | {package, "problems", "settings"}
    files = [path for path in (SERVER / package).rglob("*.py") if "versions" not in path.parts]
    assert len(files) > 3
    imports = {(path.name, name) for path in files for name in IMPORT.findall(path.read_text("utf-8"))}
    assert {(file, name) for file, name in imports if name not in allowed} == set()
