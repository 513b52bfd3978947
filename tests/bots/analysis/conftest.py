"""Fixtures of the tests of analysis."""

from collections.abc import Iterator

import pytest

from mercat.bots.analysis.chances import calibration, reliability_of_parts


@pytest.fixture
def weights_of_others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the bots play with weights to which nothing was fitted; clear the caches afterwards."""
    monkeypatch.setattr("mercat.bots.analysis.chances.weights_of", lambda *_: "others")
    for remembered in (calibration, reliability_of_parts):
        remembered.cache_clear()
    yield
    for remembered in (calibration, reliability_of_parts):
        remembered.cache_clear()
