"""Makes the game Barley Fair available to all tests of this folder."""

from collections.abc import Iterator

import pytest

from tests.fair import Home


@pytest.fixture(scope="module", autouse=True)
def fair(fair_home: Home) -> Iterator[Home]:
    with fair_home:
        yield fair_home
