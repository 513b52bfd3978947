"""The bots of an interpreted server use the compiled form as soon as it is built."""

import os
import sys
from pathlib import Path

import pytest

from mercat.server.bots import worker_processes


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled form will be; it does not exist yet."""
    monkeypatch.setenv("MERCAT_COMPILED", str(tmp_path / "compiled"))
    monkeypatch.setattr(worker_processes, "is_compiled", lambda: False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path / "compiled"


def test_the_compiled_form_is_found_once_by_its_real_path(folder: Path) -> None:
    assert not worker_processes.compiled_form_appeared() and not worker_processes.workers_are_compiled()
    real = folder.with_name("compiled-1")
    real.mkdir()
    folder.symlink_to(real)
    assert worker_processes.compiled_form_appeared()
    assert sys.path[0] == os.path.realpath(real) and worker_processes.workers_are_compiled()
    assert not worker_processes.compiled_form_appeared()


def test_a_compiled_server_does_not_look_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    monkeypatch.setattr(worker_processes, "is_compiled", lambda: True)
    before = list(sys.path)
    assert not worker_processes.compiled_form_appeared() and sys.path == before
    assert worker_processes.workers_are_compiled()


def test_without_a_folder_workers_are_as_the_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MERCAT_COMPILED")
    monkeypatch.setattr(sys, "path", [os.getcwd(), "", *sys.path])
    assert not worker_processes.workers_are_compiled()
