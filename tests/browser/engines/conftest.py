"""Firefox and WebKit, started anew for each test; the server is the one of all browser tests."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest

from tests.browser.engines import firefox, webkit
from tests.browser.engines.engine import Engine

Start: TypeAlias = Callable[..., Engine]
ENGINES: dict[str, tuple[Callable[..., Engine], Callable[[], str]]] = {
    "firefox": (firefox.Firefox, firefox.missing), "webkit": (webkit.WebKit, webkit.missing)}


@pytest.fixture(params=sorted(ENGINES))
def engine(request: pytest.FixtureRequest) -> Iterator[Start]:
    """Yield a function that starts a browser: `engine(language="pl-PL", dark=True)`. Any complaint in its console fails the
    test."""
    kind, missing = ENGINES[request.param]
    if reason := missing():
        pytest.skip(reason)
    started: list[Engine] = []

    def start(**wishes: Any) -> Engine:
        one = kind(**wishes)
        started.append(one)
        return one

    try:
        yield start
        assert [complaint for one in started for complaint in one.complaints()] == []
    finally:
        for one in started:
            one.close()
