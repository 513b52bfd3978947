"""Settings from the environment, the secret key, the data folder."""

import re
import stat
from datetime import timedelta
from pathlib import Path

import pytest

from mercat.cli.backup import interval_of
from mercat.cli.output import NotUnderstood
from mercat.cli.parameters import number_of_days
from mercat.components import data_folder
from mercat.server.problems import Fault
from mercat.server.secret_key import secret_key
from mercat.server.setting_values import unit_of
from mercat.server.settings import Settings, read_settings


def test_the_secret_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = secret_key(settings)
    assert len(key) >= 48 and secret_key(settings) == key
    path = settings.data / "secret-key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and [file.name for file in settings.data.iterdir()] == ["secret-key"]
    assert secret_key(Settings(data=tmp_path, secret_key="given" * 7)) == "given" * 7
    for content in (b"", b"short", bytes(range(256)), b"\xff" * 64):
        path.write_bytes(content)
        with pytest.raises(Fault, match="not contain a valid key"):
            secret_key(settings)


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"MERCAT_DATA": str(tmp_path), "MERCAT_PORT": "9000", "MERCAT_SECURE": "yes",
                        "MERCAT_BOT_SECONDS": "1.5", "MERCAT_DATABASE": "", "OTHER": "x"}.items():
        monkeypatch.setenv(name, value)
    read = read_settings()
    assert (read.data, read.port, read.secure, read.bot_seconds) == (tmp_path, 9000, True, 1.5)
    assert str(read.database_url) == f"sqlite:///{tmp_path}/mercat.sqlite3"
    for name, value in (("MERCAT_PORT", "many"), ("MERCAT_SECURE", "perhaps"), ("MERCAT_ABSENT_BOT", "lookahead"),
                        ("MERCAT_BOT_SECONDS", "")):
        monkeypatch.setenv(name, value)
        if value:
            with pytest.raises(SystemExit, match=name):
                read_settings()
            monkeypatch.delenv(name)
        else:
            assert read_settings().bot_seconds == Settings().bot_seconds


@pytest.mark.parametrize(("said", "hours"), [("24", 24), ("24h", 24), ("90m", 1.5), ("7d", 168), ("1.5", 1.5), ("3600s", 1),
                                             (" 24 H ", 24), ("9999", None), ("often", None), ("24hours", None), ("-1", None),
                                             ("1e3", None), ("²h", None)])
def test_a_duration_is_read_in_one_way_wherever_a_host_writes_it(said: str, hours: float | None,
                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MERCAT_BACKUP_EVERY", said)
    if hours is None:
        if said != "9999":                               # which is too long for the server alone
            with pytest.raises(NotUnderstood):
                interval_of(said)
        with pytest.raises(SystemExit, match="MERCAT_BACKUP_EVERY"):
            read_settings()
    else:
        assert read_settings().backup_every == hours and interval_of(said) == timedelta(hours=hours)
        assert number_of_days(100, said if said[-1:].isalpha() or said[-1:] == " " else f"{said}h") == pytest.approx(hours / 24)


def test_every_setting_that_is_a_duration_takes_a_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that say so, and the days for which something is kept."""
    for name, field in Settings.model_fields.items():
        is_one = (bool(re.search(r"seconds|hours", str(field.description))) and name != "processes") or name.startswith("keep_")
        assert (unit_of(field) is not None) == is_one, name
    for name, value, read in (("PATIENCE", "1500", None), ("PATIENCE", "2m", 120), ("ABSENT_AFTER", "3m", 180),
                              ("KEEP_OPEN", "48h", 2), ("KEEP_OPEN", "36h", None), ("DRAIN", "0.1m", 6)):
        monkeypatch.setenv(f"MERCAT_{name}", value)
        if read is None:
            with pytest.raises(SystemExit, match=name):
                read_settings()
        else:
            assert getattr(read_settings(), name.lower()) == read
        monkeypatch.delenv(f"MERCAT_{name}")


def test_the_page_for_hosts_says_of_every_setting_what_the_code_says() -> None:
    docs = Path(__file__).parents[2] / "docs"
    page = "".join((docs / name).read_text("utf-8") for name in ("hosting.md", "hosting-reference.md"))
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `MERCAT_")]
    told = {name: (default, said) for names, default, said in rows for name in re.findall(r"`(MERCAT_\w+)`", names)}
    for setting, field in Settings.model_fields.items():
        default, said = told[f"MERCAT_{setting.upper()}"]
        assert said == " ".join(str(field.description).split()), setting
        if field.default and setting not in ("data", "host", "port"):
            assert default == f"`{field.default}`".replace("True", "yes"), setting
        elif field.default is False:
            assert default == "`no`"


def test_the_data_folder_follows_the_desktops_rules(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "mercat"
    assert data_folder({"XDG_DATA_HOME": "not/absolute"}) == Path.home() / ".local" / "share" / "mercat"
    assert data_folder({"MERCAT_DATA": "~/x"}) == Path.home() / "x"
