"""serve: the printed address answers, and an error at the start is one sentence."""

import gc
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import mercat as mercat_package
from mercat.cli.serve import address_for_others, address_of, announce, lasting_imports, listening
from mercat.engine.rules.state import is_compiled
from tests.cli.conftest import Command
from tests.present import present
from tests.waiting import PATIENCE, wait_until


def test_a_port_that_is_taken(mercat: Command, tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        said = mercat("serve", "--port", taken.getsockname()[1], "--data", tmp_path / "tables")
    assert said.code == 1 and "in use" in said.err and said.out == "" and not (tmp_path / "tables").exists()


def test_cycles_are_not_looked_for_among_what_is_imported() -> None:
    try:
        with lasting_imports():
            made: list[object] = []
            made.append(made)
            assert not gc.isenabled()
        assert gc.isenabled() and not any(one is made for one in gc.get_objects())
    finally:
        gc.unfreeze()


def test_without_the_server_installed(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    said = mercat("serve")
    assert said.code == 1 and "pip install" in said.err


def test_a_host_that_does_not_exist(mercat: Command, tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    said = mercat("serve", "--host", "203.0.113.7", "--port", 0, "--data", tmp_path)
    assert said.code == 1 and "cannot listen on 203.0.113.7" in said.err


def test_a_path_that_is_no_folder(mercat: Command, tmp_path: Path) -> None:
    pytest.importorskip("uvicorn")
    (tmp_path / "file").write_text("")
    said = mercat("serve", "--port", 0, "--data", tmp_path / "file")
    assert said.code == 1 and "cannot store tables in" in said.err


@pytest.mark.parametrize(("setting", "value", "word"), [
    ("DATABASE", "nonsense", "the database MERCAT_DATABASE cannot be used"),
    ("DATABASE", "sqlite:////proc/none/x", "/proc/none cannot be used"),
    ("DATABASE", "mysql+none://ana:secret@host/x", "ana:***@host"), ("SECRET_KEY", "short", "32 characters"),
    ("PORT", "abc", "is not a whole number"), ("PORT", "9" * 5000, "too many digits for a whole number"),
    ("PORT", "99999", "is not between 0 and 65,535"),
    ("WORKERS", "0", "is not between 1 and 256"), ("BOT_SECONDS", "nan", "is not a duration"),
    ("BOT_SECONDS", "700", "is not between 0.01 and 600"), ("PULSE", "0", "not between 0.01"),
    ("LIMITS", "perhaps", "is neither yes nor no"), ("GAMES", "/nope", "MERCAT_GAMES points to /nope, which is not a folder"),
    pytest.param("GAMES", f"{Path(__file__).parent}:{__file__}", "which is not a folder", id="GAMES-a folder and a file"),
    ("SECRET_KEY", "\udcff" * 40, "is not UTF-8 text"),
    ("DATABASE", "sqlite:////\udcff", "is not UTF-8 text"), ("DATA", "~nobody-of-this-name/x", "of a user who does not exist"),
    ("DATABASE", "postgresql+psycopg://ana:secret@host:port/x", "the database MERCAT_DATABASE cannot be used")])
def test_settings_that_cannot_be(mercat: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, setting: str,
                                 value: str, word: str) -> None:
    monkeypatch.setenv(f"MERCAT_{setting}", value)
    said = mercat("serve", *([] if setting == "DATA" else ["--data", tmp_path]), *([] if setting == "PORT" else ["--port", 0]))
    assert said.code != 0 and said.out == "" and word in f"{said.code} {said.err}" and "secret@" not in f"{said.code} {said.err}"


@pytest.mark.parametrize("home", ["", "relative/folder"])
def test_a_home_that_is_none_is_refused(mercat: Command, monkeypatch: pytest.MonkeyPatch, home: str, tmp_path: Path) -> None:
    """Unless the data folder does not follow from it."""
    from mercat.server.settings import read_settings

    monkeypatch.setenv("HOME", home)
    for data in ("", "~/tables"):
        monkeypatch.setenv("MERCAT_DATA", data)
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
        said = mercat("games")
        assert said.code == 1 and "HOME" in said.err and said.out == "" and said.err.count("\n") == 1
        with pytest.raises(SystemExit, match="HOME"):
            read_settings()
    monkeypatch.setenv("MERCAT_DATA", str(tmp_path))
    assert mercat("games").code == 0


def test_an_address_in_brackets_is_listened_at() -> None:
    from mercat.server.setting_values import without_brackets
    from mercat.server.settings import Settings

    assert [without_brackets(host) for host in ("[::1]", "::1", "[host]", "127.0.0.1")] == ["::1", "::1", "[host]", "127.0.0.1"]
    assert Settings(host="[::]").host == "::"


@pytest.mark.parametrize(("setting", "value"), [("GAMES", "/nope"), ("DATA", "~nobody-of-this-name/x")])
def test_every_command_says_which_folder_cannot_be(mercat: Command, monkeypatch: pytest.MonkeyPatch,
                                                       setting: str, value: str) -> None:
    monkeypatch.setenv(f"MERCAT_{setting}", value)
    for command in (["games"], ["simulate", "new_bedford", "-k", 1], ["tables", "list"]):
        said = mercat(*command)
        assert said.code == 1 and f"MERCAT_{setting}" in said.err and said.out == "" and said.err.count("\n") == 1
    from mercat.server.settings import read_settings

    with pytest.raises(SystemExit, match=f"MERCAT_{setting}"):
        read_settings()


def test_a_file_that_is_no_database(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "mercat.sqlite3").write_text("This is a letter.")
    said = mercat("serve", "--port", 0, "--data", tmp_path)
    assert said.code == 1 and "is not a database" in said.err and said.out == ""
    assert (tmp_path / "mercat.sqlite3").read_text() == "This is a letter."


@pytest.mark.parametrize("port", [-1, 70_000, "http"])
def test_ports_that_cannot_be(mercat: Command, port: str) -> None:
    assert mercat("serve", "--port", port).code == 2


def test_addresses() -> None:
    assert address_of("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_of("::1", 80) == "http://[::1]:80/" and address_of("::", 80) == "http://[::1]:80/"
    assert address_for_others("127.0.0.1", 80) is None
    shown = address_for_others("0.0.0.0", 80)            # none where there is no network
    assert shown is None or re.fullmatch(r"http://\d+(\.\d+){3}:80/", shown)
    with listening("127.0.0.1", 0) as listener:
        assert listener.getsockname()[1] > 0


def test_the_public_address_is_printed_first(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from mercat.server.settings import Settings

    for url, first in (("https://games.example.org", "https://games.example.org/"), ("", "http://127.0.0.1:8400/")):
        announce(Settings(data=tmp_path, url=url), 8400, "en", False)
        said = capsys.readouterr().out.splitlines()
        assert first in said[0] and any("http://127.0.0.1:8400/" in line for line in said[:2])
        assert ("It listens at" in said[1:2][0] if url else not any("listens" in line for line in said))


@pytest.mark.parametrize("language, word, how", [("en", "Mercat is running at", signal.SIGINT),
                                                 ("pl", "pod adresem", signal.SIGTERM)])
def test_the_address_it_prints_answers(tmp_path: Path, language: str, word: str, how: int) -> None:
    """A real server in its own process: it prints its address, answers there, and stops when told to, without a word."""
    pytest.importorskip("uvicorn")
    environment = {**os.environ, "PYTHONPATH": str(Path(mercat_package.__file__).parents[1])}
    command = [sys.executable, "-c", "from mercat.cli import main; main()", "serve", "--port", "0", "--data", str(tmp_path),
               "--language", language]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as server:
        output = present(server.stdout)
        try:
            said = output.readline()
            assert word in said and str(tmp_path) in said
            address = present(re.search(r"http://127\.0\.0\.1:\d+/", said))[0]
            if not is_compiled():
                assert "40" in output.readline()
            assert answer_of(address) == 200
        finally:
            server.send_signal(how)
            _out, errors = server.communicate(timeout=PATIENCE)
    assert errors == "" and (tmp_path / "mercat.sqlite3").exists()


def answer_of(address: str) -> int:
    """The status of the first page, as soon as there is one."""
    def asked() -> int | None:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                status: int = answer.status
                return status
        except OSError:
            return None

    return present(wait_until(asked))


@pytest.mark.parametrize(("arguments", "setting", "said"), [
    (("--host", "127.0.0.1"), {}, "leave out --host"), (("--host", "0.0.0.0"), {}, "leave out --host"),
    ((), {"MERCAT_HOST": "0.0.0.0"}, "leave out --host"), ((), {"MERCAT_HOST": "games.example.org"}, "leave out --host"),
    (("--processes", "2"), {"MERCAT_DATABASE": "postgresql+psycopg://x@localhost/x"}, "one process")])
def test_a_game_is_written_on_this_computer_alone(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                  arguments: tuple[str, ...], setting: dict[str, str], said: str) -> None:
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    ended = mercat("serve", "--develop", "new_bedford", *arguments, "--port", 0, "--data", tmp_path / "data")
    assert ended.code == 1 and said in ended.err and not (tmp_path / "data").exists(), ended.err


def test_a_game_that_nobody_writes(mercat: Command, tmp_path: Path) -> None:
    ended = mercat("serve", "--develop", "new_bedfort", "--data", tmp_path)
    assert ended.code == 2 and "new_bedford" in ended.err
