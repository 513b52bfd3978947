"""What tests of analysis share."""

from collections.abc import Iterator

import pytest

from mercat.bots.analysis.chances import calibration, reliability_of_parts


@pytest.fixture
def weights_of_others(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bots play by weights that nothing was fitted to; nothing remembers that afterwards."""
    monkeypatch.setattr("mercat.bots.analysis.chances.weights_of", lambda *_: "others")
    for remembered in (calibration, reliability_of_parts):
        remembered.cache_clear()
    yield
    for remembered in (calibration, reliability_of_parts):
        remembered.cache_clear()
