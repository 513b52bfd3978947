"""The toy game can be found by its name, like any other game."""

import pytest

from mercat.engine.catalogue import CATALOGUE
from tests.toy import TOY


@pytest.fixture(autouse=True)
def the_toy_is_found():
    finder, voice = CATALOGUE.finder, CATALOGUE.voice
    CATALOGUE.provide(lambda name: TOY if name == "toy" else finder(name), voice)
    yield
    CATALOGUE.provide(finder, voice)
