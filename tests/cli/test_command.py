"""The command itself: how it is called, and how it copes with its environment."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import mercat as mercat_package
from mercat.cli.app import PLACES
from mercat.engine.rules.state import is_compiled
from tests.cli.conftest import Command
from tests.waiting import PATIENCE

PACKAGE = str(Path(mercat_package.__file__).parents[1])


def called(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([sys.executable, "-m", "mercat", *arguments], capture_output=True, timeout=PATIENCE, check=False,
                          env={**os.environ, "PYTHONPATH": PACKAGE, **environment})


def test_the_version_and_the_form(mercat: Command) -> None:
    said = mercat("--version")
    assert said.code == 0
    assert said.out == f"mercat {mercat_package.__version__}, {'compiled' if is_compiled() else 'interpreted'}\n"


def test_it_is_a_module_too() -> None:
    said = called("--version")
    assert said.returncode == 0 and said.stdout.decode() == f"mercat {mercat_package.__version__}, " + (
        "compiled\n" if is_compiled() else "interpreted\n")


IMPORTED = """
import sys
from mercat.cli import main
for arguments in sys.argv[1:]:
    try:
        main(arguments.split())
    except SystemExit:
        pass
print(*sorted(sys.modules), file=sys.stderr)
"""


def imported(*calls: str) -> set[str]:
    """The modules that a process has imported after these calls."""
    said = subprocess.run([sys.executable, "-c", IMPORTED, *calls], capture_output=True, text=True, timeout=PATIENCE, check=True,
                          env={**os.environ, "PYTHONPATH": PACKAGE, "LANG": "C.UTF-8"})
    return set(said.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(("call", "needed"), [
    ("--version", set()),
    ("--help", {"rich"}),                                # its texts are lines without variables, which need no Fluent
])
def test_a_call_imports_only_what_it_needs(call: str, needed: set[str]) -> None:
    modules = imported(call)
    assert modules & {"babel", "fluent.runtime", "importlib.metadata", "mercat.bots", "pydantic", "rich"} == needed
    assert modules & {module for module, _ in PLACES.values()} == set()


def test_no_help_page_imports_a_game_or_the_server() -> None:
    modules = imported(*(f"{command} --help" for command in PLACES))
    assert {module for module, _ in PLACES.values()} < modules
    assert modules & {"mercat.games.new_bedford", "mercat.server.settings", "jinja2", "numpy", "sqlalchemy"} == set()


def test_a_terminal_that_cannot_write_a_letter_is_no_reason_to_end() -> None:
    said = called("games", "new_bedford", "--language", "es", PYTHONIOENCODING="ascii")
    assert (said.returncode, said.stderr) == (0, b"") and b"?" in said.stdout


def test_json_loses_nothing_where_letters_cannot_be_written() -> None:
    plain, ascii_only = (called("games", "new_bedford", "--language", "pl", "--json", PYTHONIOENCODING=encoding)
                         for encoding in ("utf-8", "ascii"))
    assert json.loads(plain.stdout) == json.loads(ascii_only.stdout) and any(byte > 127 for byte in plain.stdout)
    assert all(byte < 128 for byte in ascii_only.stdout)


def test_a_file_that_never_ends(mercat: Command) -> None:
    said = mercat("check", "/dev/zero")
    assert said.code == 2 and said.err == "mercat: /dev/zero is larger than 1,000,000 bytes\n"


def test_a_user_who_is_a_number_only_can_play(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise KeyError("getpwuid(): uid not found: 1234")

    monkeypatch.setattr("getpass.getuser", unknown)
    said = mercat("play", "new_bedford", "--seed", 1, "--language", "en", typed=["scores", "quit"])
    assert said.code == 0 and "Player" in said.out
