"""Makes the toy game available under its name, like any other game."""

from collections.abc import Iterator

import pytest

from mercat.engine.catalogue import CATALOGUE
from tests.toy import TOY


@pytest.fixture(autouse=True)
def the_toy_is_found() -> Iterator[None]:
    finder, voice = CATALOGUE.finder, CATALOGUE.voice
    assert finder is not None
    CATALOGUE.provide(lambda name: TOY if name == "toy" else finder(name), voice)
    yield
    CATALOGUE.provide(finder, voice)
