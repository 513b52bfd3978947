"""The container installs locked versions that fit the declared ranges, and trusts no forwarded address by default."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PINNED = re.compile(r"^([\w.-]+)==([^ ;]+)(?: ; [^\\]+)? \\$", re.MULTILINE)


def locked() -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PINNED.findall((ROOT / "requirements.txt").read_text())}


def test_locked_versions_fit_the_declared_ranges() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for text in [*project["dependencies"], *extras["server"], *extras["postgres"]]:
        needed = Requirement(text)
        assert needed.specifier.contains(locked()[canonicalize_name(needed.name)]), text


def test_every_locked_package_has_hashes() -> None:
    text = (ROOT / "requirements.txt").read_text()
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked()) > 20 and all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_the_image_installs_the_locked_versions() -> None:
    assert "--require-hashes -r requirements.txt" in (ROOT / "Dockerfile").read_text()


def test_no_forwarded_address_is_trusted_by_default() -> None:
    assert 'FORWARDED_ALLOW_IPS: "${FORWARDED_ALLOW_IPS:-127.0.0.1}"' in (ROOT / "compose.yaml").read_text()
