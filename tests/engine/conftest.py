"""A game small enough to see through, found by its name like any other."""

import pytest

from mercat.engine.match import FINDERS
from toy import TOY


@pytest.fixture(autouse=True)
def the_toy_is_found():
    finders = FINDERS[:]
    FINDERS[:] = [lambda name: TOY if name == "toy" else finders[0](name)]
    yield
    FINDERS[:] = finders
