"""Fixtures: all tests of this folder find the toy game Barley Fair, and `mercat(...)` runs a command."""

import pytest

from mercat.cli import main


@pytest.fixture(scope="module", autouse=True)
def fair(fair_home):
    with fair_home:
        yield fair_home


class Said:
    """The exit code and the output of a command."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def mercat(capsys, monkeypatch):
    """Run the command line in this process; `typed` are the lines that a person types."""
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments, typed=()):
        lines = iter(typed)

        def line(_prompt=""):
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", line)
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Said(left.value.code or 0, said.out, said.err)

    return run
