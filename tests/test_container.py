"""The container and `make install` install the same locked versions, and what the server may do is limited."""

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any, cast

import pytest
import yaml  # type: ignore[import-untyped]
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from mercat.server.settings import Settings
from mercat.server.web.connection_limits import most_connections

ROOT = Path(__file__).parent.parent
LIMITED = ("read_only", "tmpfs", "cap_drop", "security_opt", "init", "mem_limit", "pids_limit", "ulimits", "logging", "volumes")
PINNED = re.compile(r"^([\w.-]+)==([^ ;]+)(?: ; [^\\]+)? \\$", re.MULTILINE)


def locked() -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PINNED.findall((ROOT / "requirements.txt").read_text())}


def test_locked_versions_fit_the_declared_ranges() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for text in [*project["dependencies"], *extras["server"], *extras["postgres"], *extras["encryption"]]:
        needed = Requirement(text)
        assert needed.specifier.contains(locked()[canonicalize_name(needed.name)]), text


def test_every_locked_package_has_hashes() -> None:
    text = (ROOT / "requirements.txt").read_text()
    entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
    assert len(entries) == len(locked()) > 20 and all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def installing(text: str) -> list[str]:
    """The commands of a file that install something with pip, without what tests and compiling need."""
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return [line for line in lines if re.search(r"pip install |\$\(PIP\) ", line)]


def test_the_image_and_make_install_the_locked_versions_and_nothing_else() -> None:
    recipe = (ROOT / "Makefile").read_text().split("$(VENV)/.needs: pyproject.toml requirements.txt\n")[1].split("\n\n")[0]
    for found in (installing((ROOT / "Dockerfile").read_text()), installing(recipe)):
        assert sum("--require-hashes -r requirements.txt" in line for line in found) == 1, found
        for line in found:                               # mercat itself, and the tool that installs it
            assert "-r requirements.txt" in line or "--no-deps" in line or '"setuptools' in line, line


@pytest.mark.parametrize("path", ["Makefile", "Dockerfile", "compose.yaml", "compose.scale.yaml", "requirements.txt",
                                  "docs/hosting.md", "docs/hosting-reference.md"])
def test_no_registry_is_named(path: str) -> None:
    assert not re.search(r"index-url|trusted-host|pypi|--find-links", (ROOT / path).read_text())


def test_no_forwarded_address_is_trusted_by_default() -> None:
    assert 'FORWARDED_ALLOW_IPS: "${FORWARDED_ALLOW_IPS:-127.0.0.1}"' in (ROOT / "compose.yaml").read_text()


def test_the_container_has_no_privileges_and_its_memory_and_log_are_limited() -> None:
    text = (ROOT / "compose.yaml").read_text()
    for wanted in ("cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]', "read_only: true", "mem_limit:", "pids_limit:",
                   "max-size:", "max-file:", "nofile:", '"127.0.0.1:8000:8000"'):
        assert wanted in text, wanted
    assert "USER mercat" in (ROOT / "Dockerfile").read_text() and "-p 127.0.0.1:8000:8000" in (ROOT / "Dockerfile").read_text()


def test_the_documented_service_may_open_enough_files_and_write_to_its_own_folder_only() -> None:
    unit = dict(line.strip().split("=", 1) for line in (ROOT / "docs" / "hosting.md").read_text().splitlines()
                if re.fullmatch(r"    [A-Z][A-Za-z]+=.*", line))
    most = Settings().connections
    assert most_connections(most, int(unit["LimitNOFILE"])) == most
    assert unit["ProtectSystem"] == "strict" and unit["StateDirectory"] == "mercat" and unit["CapabilityBoundingSet"] == ""
    assert {"MemoryMax", "TasksMax", "RestrictAddressFamilies", "SystemCallFilter"} <= unit.keys()
    assert [unit[name] for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome")] == ["yes"] * 4


@pytest.fixture(scope="module")
def several() -> dict[str, Any]:
    """What `compose.scale.yaml` says."""
    return cast("dict[str, Any]", yaml.safe_load((ROOT / "compose.scale.yaml").read_text()))


def servers_of(several: dict[str, Any]) -> dict[str, Any]:
    return {name: service for name, service in several["services"].items() if "build" in service}


def test_each_of_several_servers_in_containers_has_what_a_single_one_has(several: dict[str, Any]) -> None:
    one = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["mercat"]
    assert len(servers_of(several)) >= 2
    for server in servers_of(several).values():
        for limit in LIMITED:
            assert server[limit] == one[limit], limit
        assert "ports" not in server                     # they believe whom the proxy names, so nobody else may reach them
        assert server["environment"]["MERCAT_DATABASE"].endswith("@database/mercat")


def test_several_servers_in_containers_wait_for_the_database_and_are_named_to_the_proxy(several: dict[str, Any]) -> None:
    """The proxy has the very file that is tested without containers, with the servers' names in place of their addresses."""
    services, proxy = several["services"], several["services"]["proxy"]
    script = re.search(r"sed '([^']+)'", proxy["command"][2])
    assert script is not None
    file = ROOT / proxy["volumes"][0].split(":")[0]
    changed = subprocess.run(["sed", script[1], file], capture_output=True, text=True, check=True).stdout
    named = re.findall(r"^    server ([\w.]+):8000 ", changed, re.MULTILINE)
    assert sorted(named) == sorted(servers_of(several)) == sorted(proxy["depends_on"])
    assert all(server["depends_on"] == {"database": {"condition": "service_healthy"}} for server in servers_of(several).values())
    assert "healthcheck" in services["database"] and "ports" not in services["database"]
    assert proxy["ports"] == ["127.0.0.1:8000:80"] and "listen 80;" in file.read_text()
    mounted = {volume.split(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {name for name in mounted if not name.startswith(".")} == set(several["volumes"])


def test_no_password_of_several_servers_is_written_anywhere(several: dict[str, Any]) -> None:
    texts = [str(value) for service in several["services"].values() for value in service.get("environment", {}).values()]
    assert [text for text in texts if "PASSWORD" in text] and "password=" not in str(several).lower()
    assert several["services"]["database"]["environment"]["POSTGRES_PASSWORD"].startswith("${MERCAT_DATABASE_PASSWORD:?")
