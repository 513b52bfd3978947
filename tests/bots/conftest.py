"""The fair can be found by all tests of this folder."""

import pytest

from fair import Home


@pytest.fixture(scope="session")
def fair_home(tmp_path_factory):
    return Home(tmp_path_factory.mktemp("games"))


@pytest.fixture(scope="module", autouse=True)
def fair(fair_home):
    with fair_home:
        yield fair_home
