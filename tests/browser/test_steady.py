"""Between the first click of a decision and Confirm nothing moves; `python -m tests.browser.steady` measures whole games."""

import random
from collections.abc import Callable

import pytest

from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.steady import moved, play
from tests.thorough import THOROUGH

DECISIONS = 7 if THOROUGH else 4
thorough = pytest.mark.thorough


@pytest.mark.parametrize(("game", "size"), [
    ("caledonia", PHONE), ("new_bedford", DESKTOP), ("poseidon", PHONE), pytest.param("caledonia", DESKTOP, marks=thorough),
    pytest.param("new_bedford", PHONE, marks=thorough), pytest.param("poseidon", DESKTOP, marks=thorough)])
def test_nothing_moves_while_one_decides(person: Callable[..., Person], game: str, size: dict[str, int]) -> None:
    ana = person("Ana", size=size)
    ana.begin(bots=2, game=game)
    made, found = play(ana, random.Random(2), DECISIONS)
    assert made == DECISIONS
    assert not found, "\n".join(found)


def test_what_moves_is_found() -> None:
    before = {"board": [0.0, 0.0, 10.0, 10.0], "chip": [5.0, 5.0, 1.0, 1.0], "act": [1.0, 1.0, 1.0, 1.0]}
    after = {"board": [0.0, 4.0, 10.0, 10.0], "act": [1.0, 1.4, 1.0, 1.0]}
    assert [one.split()[0] for one in moved(before, after)] == ["board", "chip"]
