"""The fair can be found by all tests of this folder."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def fair(fair_home):
    with fair_home:
        yield fair_home
