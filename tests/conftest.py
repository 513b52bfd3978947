"""Fixtures and hooks of all tests."""

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import mercat
from mercat.engine.rules.state import is_compiled
from tests.fair import Home
from tests.thorough import THOROUGH

HOME = Path(__file__).parents[1]
COMPILED = HOME / "build/compiled"
WITH_WINDOWS = ("chromium", "chromium-browser")
MISSING = "These tests need Chromium: install it (Debian: apt install chromium), or name one in MERCAT_CHROMIUM."


def pytest_sessionstart() -> None:
    """Refuse a compiled form that is older than the sources: its tests would prove nothing. (The tools that check a compiled form
    set its time.)"""
    if Path(mercat.__file__).absolute().is_relative_to(COMPILED):
        package = HOME / "src/mercat"
        sources = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in ("cli", "server")]
        if COMPILED.stat().st_mtime < max(path.stat().st_mtime for path in sources):
            raise pytest.UsageError("build/compiled is older than the sources. Run `make compiled`, or test with PYTHONPATH=src.")


def pytest_report_header() -> str:
    return f"mercat runs {'compiled' if is_compiled() else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run browser tests last, because from then on an event loop runs in this thread, and the long ones of them first, so that no
    worker ends alone with one. Deselect tests marked `thorough` unless MERCAT_THOROUGH is set."""
    refuse_paths([item.nodeid for item in items])
    if not THOROUGH:
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
    for item in items:
        if {"start_browser", "engine"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")
    items.sort(key=lambda item: (item.get_closest_marker("browser") is not None, item.get_closest_marker("long") is None))


def pytest_collectstart() -> None:
    """Collect no garbage while tests are collected: hardly any is left."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Collect garbage less often, and never among the objects of the collected tests."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def refuse_paths(ids: Sequence[str]) -> None:
    """Raise UsageError for test ids with a path of this machine. Ids are the same on every machine: the map of near tests uses
    them."""
    places = {str(place) for place in (HOME, Path.home(), Path(tempfile.gettempdir()), Path(sys.prefix)) if len(place.parts) > 1}
    of_here = [one for one in ids if any(place in one for place in places)]
    if of_here:
        raise pytest.UsageError("Give these tests an id (pytest.param(..., id=...)): " + ", ".join(sorted(of_here)))


@pytest.fixture(autouse=True, scope="session")
def the_form_that_was_asked_for() -> None:
    """Assert that the form named by `MERCAT_FORM` is the one under test."""
    wanted = os.environ.get("MERCAT_FORM")
    assert wanted in (None, "compiled" if is_compiled() else "interpreted")


@pytest.fixture(scope="session")
def start_browser() -> Iterator[Callable[..., Any]]:
    """Yield a function that starts the first installed browser of some names. Run by root, as in a container, Chromium starts
    only without its sandbox."""
    sync_api = pytest.importorskip("playwright.sync_api")
    alone = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_api.sync_playwright() as playwright:

        def start(*names: str) -> Any:
            path = os.environ.get("MERCAT_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
            if path is None:
                pytest.fail(MISSING)
            return playwright.chromium.launch(executable_path=path, args=alone)

        yield start


@pytest.fixture(scope="session")
def chromium(start_browser: Callable[..., Any]) -> Any:
    """Return the browser of this run; if installed, one without windows, which takes half the processor time."""
    return start_browser("chromium-headless-shell", *WITH_WINDOWS)


@pytest.fixture(scope="module")
def chromium_with_windows(start_browser: Callable[..., Any]) -> Iterator[Any]:
    """Yield a full browser, which alone supports push services."""
    with start_browser(*WITH_WINDOWS) as found:
        yield found


@pytest.fixture(scope="session")
def fair_home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Return the folder of the toy game, one for all tests: a process imports a game of one name only once."""
    return Home(tmp_path_factory.mktemp("games"))
