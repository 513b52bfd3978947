"""Fixtures for tests of commands: the game Barley Fair is available, and `mercat(...)` runs a command."""

from collections.abc import Iterable, Iterator
from typing import Protocol

import pytest

from mercat.cli import main
from tests.fair import Home


@pytest.fixture(scope="module", autouse=True)
def fair(fair_home: Home) -> Iterator[Home]:
    with fair_home:
        yield fair_home


class Said:
    """The exit code and the output of a command."""

    def __init__(self, code: int | str, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


class Command(Protocol):
    """Runs the command line in this process; `typed` are the input lines."""

    def __call__(self, *arguments: object, typed: Iterable[str] = ()) -> Said: ...


@pytest.fixture
def mercat(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, typed: Iterable[str] = ()) -> Said:
        lines = iter(typed)

        def line(_prompt: str = "") -> str:
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
