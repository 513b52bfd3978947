"""What all tests share."""

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
    """What was compiled in this checkout before a source was changed proves nothing about the change. (The tools that show a
    compiled form set its time.)"""
    if Path(mercat.__file__).absolute().is_relative_to(COMPILED):
        package = HOME / "src/mercat"
        sources = [path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in ("cli", "server")]
        if COMPILED.stat().st_mtime < max(path.stat().st_mtime for path in sources):
            raise pytest.UsageError("build/compiled is older than the sources. Run `make compiled`, or test with PYTHONPATH=src.")


def pytest_report_header() -> str:
    return f"mercat runs {'compiled' if is_compiled() else 'interpreted'}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What drives a browser comes last: from its start on a loop runs in this thread, where no other could. The long ones of
    these begin first, so that no worker is left alone with one at the end. What is thorough runs only with MERCAT_THOROUGH."""
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
    """Python looks for no garbage while tests are collected: hardly any is left."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Python looks for garbage less often, and not at all among the thousands of tests that were collected."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def refuse_paths(ids: Sequence[str]) -> None:
    """The id of a test is the same on every machine, so none holds a path of this one: the map of near tests has the ids."""
    places = {str(place) for place in (HOME, Path.home(), Path(tempfile.gettempdir()), Path(sys.prefix)) if len(place.parts) > 1}
    of_here = [one for one in ids if any(place in one for place in places)]
    if of_here:
        raise pytest.UsageError("Give these tests an id (pytest.param(..., id=...)): " + ", ".join(sorted(of_here)))


@pytest.fixture(autouse=True, scope="session")
def the_form_that_was_asked_for() -> None:
    """`MERCAT_FORM` says which form a run is meant to test; testing the other one unnoticed would prove nothing."""
    wanted = os.environ.get("MERCAT_FORM")
    assert wanted in (None, "compiled" if is_compiled() else "interpreted")


@pytest.fixture(scope="session")
def start_browser() -> Iterator[Callable[..., Any]]:
    """Starts the first of some browsers that is there. As root, as in a container, Chromium runs only without its sandbox."""
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
    """The one browser of a run, without windows where it is there: it takes half as much of a processor."""
    return start_browser("chromium-headless-shell", *WITH_WINDOWS)


@pytest.fixture(scope="module")
def chromium_with_windows(start_browser: Callable[..., Any]) -> Iterator[Any]:
    """The whole browser, which alone knows push services."""
    with start_browser(*WITH_WINDOWS) as found:
        yield found


@pytest.fixture(scope="session")
def fair_home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """One folder for the toy game, wherever it is used: a process imports a game of one name only once."""
    return Home(tmp_path_factory.mktemp("games"))
