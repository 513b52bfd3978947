"""Settings from the environment, the secret key, the data folder."""

import stat
from dataclasses import fields
from pathlib import Path

import pytest

from mercat.components import data_folder
from mercat.server.settings import Settings, read_settings, secret_key


def test_the_secret_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "data")
    key = secret_key(settings)
    assert len(key) >= 48 and secret_key(settings) == key
    path = settings.data / "secret-key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and [file.name for file in settings.data.iterdir()] == ["secret-key"]
    assert secret_key(Settings(data=tmp_path, secret_key="given" * 7)) == "given" * 7
    for content in (b"", b"short", bytes(range(256)), b"\xff" * 64):
        path.write_bytes(content)
        with pytest.raises(SystemExit, match="no usable key"):
            secret_key(settings)


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    read = read_settings({"MERCAT_DATA": str(tmp_path), "MERCAT_PORT": "9000", "MERCAT_SECURE": "yes",
                          "MERCAT_BOT_SECONDS": "1.5", "MERCAT_DATABASE": "", "OTHER": "x"})
    assert (read.data, read.port, read.secure, read.bot_seconds) == (tmp_path, 9000, True, 1.5)
    assert str(read.database_url) == f"sqlite:///{tmp_path}/mercat.sqlite3"
    for name, value in (("MERCAT_PORT", "many"), ("MERCAT_SECURE", "perhaps"), ("MERCAT_ABSENT_BOT", "lookahead"),
                        ("MERCAT_BOT_SECONDS", "")):
        if value:
            with pytest.raises(SystemExit, match=name):
                read_settings({name: value})
        else:
            assert read_settings({name: value}).bot_seconds == Settings().bot_seconds


def test_the_page_for_hosts_names_every_setting_and_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for field in fields(Settings):
        name = f"`MERCAT_{field.name.upper()}`"
        assert name in page
        if isinstance(field.default, bool):
            assert f"| {name} | `{'yes' if field.default else 'no'}` |" in page, name
        elif field.default and field.name not in ("data", "host", "port"):
            assert f"| {name} | `{field.default}` |" in page, name


def test_the_data_folder_follows_the_desktops_rules(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "mercat"
    assert data_folder({"XDG_DATA_HOME": "not/absolute"}) == Path.home() / ".local" / "share" / "mercat"
    assert data_folder({"MERCAT_DATA": "~/x"}) == Path.home() / "x"
