"""The service and the updates that docs/hosting.md describes: what is to be copied and typed fits together, and is true."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy")

from mercat.server.settings import FromEnvironment
from mercat.server.storage.migrating import FORMER, FORMER_END, known

PAGE = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text("utf-8")
WAYS = ("In a clone", "As a service", "As a program", "In a container")


def unit_text() -> str:
    """The unit as it is to be written."""
    found = re.search(r"^    \[Unit\]\n(?:    .*\n|\n(?=    ))*", PAGE, re.MULTILINE)
    assert found is not None
    return re.sub(r"^    ", "", found[0], flags=re.MULTILINE)


class Unit(configparser.RawConfigParser):
    """A unit in which a name may stand several times: each value on a line of its own."""

    def __init__(self) -> None:
        super().__init__(strict=False, delimiters=("=",), interpolation=None)
        self.read_string(unit_text())

    def optionxform(self, name: str) -> str:
        return name


def environment() -> dict[str, str]:
    """What the unit sets for the server."""
    set_there = re.findall(r"^Environment=(\w+)=(.*)$", unit_text(), re.MULTILINE)
    return dict(set_there)


def commands_of(way: str) -> list[list[str]]:
    """What is typed for an update by one of the ways of installing."""
    found = re.search(rf"^\*{way}\*.*\n\n((?:    .*\n)+)", PAGE, re.MULTILINE)
    assert found is not None, way
    return [shlex.split(line, comments=True) for line in found[1].splitlines()]


def test_the_service_begins_after_what_it_needs_and_never_gives_up() -> None:
    unit = Unit()
    assert {"postgresql.service", "network-online.target"} <= set(unit["Unit"]["After"].split())
    assert unit["Unit"]["Wants"] == "network-online.target" and unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit["Service"]["Restart"] == "on-failure" and int(unit["Service"]["RestartSec"]) > 1
    assert unit["Install"]["WantedBy"] == "multi-user.target"


def test_the_service_has_the_settings_that_the_page_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    settings, state = FromEnvironment(), Path("/var/lib") / Unit()["Service"]["StateDirectory"]
    assert settings.url.startswith("https://") and settings.secure and settings.backup_every == 24
    assert settings.data == state and settings.backups.is_relative_to(state)             # all else is read-only for it


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_with_the_service(tmp_path: Path) -> None:
    for line in (None, "RestartSec=soon"):
        text = re.sub(r"^ExecStart=.*$", "ExecStart=/bin/true", unit_text(), flags=re.MULTILINE)
        text = re.sub(r"^User=.*$", "User=root" if line is None else f"User=root\n{line}", text, flags=re.MULTILINE)
        (tmp_path / "mercat-test.service").write_text(text)
        told = subprocess.run(["systemd-analyze", "verify", "--man=no", tmp_path / "mercat-test.service"], capture_output=True,
                              text=True, timeout=60, check=False)
        said = [one for one in (told.stdout + told.stderr).splitlines() if "mercat-test" in one]
        assert bool(said) == (line is not None), said


def test_an_update_of_the_service_can_be_typed() -> None:
    unit = Unit()["Service"]
    user, program, data = unit["User"], unit["ExecStart"].split()[0], environment()["MERCAT_DATA"]
    checkout = program.removesuffix("/.venv/bin/mercat")
    as_it = ["sudo", "-u", user, "env", f"MERCAT_DATA={data}", program]
    backup, pull, install, doctor, restart = commands_of("As a service")
    assert backup[:len(as_it) + 1] == [*as_it, "backup"] and backup[len(as_it) + 1].startswith(f"{data}/")
    assert pull == ["sudo", "-u", user, "git", "-C", checkout, "pull"]
    assert install == ["sudo", "-u", user, "make", "-C", checkout, "install"]
    assert doctor == [*as_it, "doctor", "--tables"]
    assert restart == ["sudo", "systemctl", "restart", "mercat"] and "`/etc/systemd/system/mercat.service`" in PAGE


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_installing_has_the_same_steps(way: str) -> None:
    typed = [" ".join(words) for words in commands_of(way)]
    steps = (r"\bmercat backup\b", r"\bpull\b|\buv tool install\b", r"\bdoctor --tables\b", r"\bserve\b|\brestart\b|\bup -d\b")
    places = [next(number for number, line in enumerate(typed) if re.search(step, line)) for step in steps]
    assert places == sorted(places) and len(set(places)) == len(steps), typed


def test_the_page_says_from_which_versions_there_is_a_way() -> None:
    said = " ".join(PAGE.split())
    oldest, (first, last) = known()[0], FORMER[min(FORMER)]
    assert f"updates databases of revision {oldest} and later by itself" in said
    assert f"since revision {oldest}, are migrated" in said
    assert f"of revisions {min(FORMER)} to {max(FORMER)}, are from before" in said and int(max(FORMER)) == int(oldest) - 1
    assert f"start the server from commit `{last}` once" in said and f"updates the database to revision {FORMER_END}" in said
    assert f"first start the server once from commit `{first}`" in said and said.count(f"git checkout {last}") == 2
    both = [revision for revision, commits in FORMER.items() if commits == (first, last)]
    assert f"For revisions {min(both)} to {max(both)}, first" in said and FORMER[max(FORMER)] == (last,)
