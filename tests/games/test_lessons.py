"""Every game of the house has a lesson. That it can be played and has its texts: mercat.conformance, part lessons."""

import pytest

import mercat
from mercat.lessons import find_lesson, lesson_names
from tests.present import present

LESSONS = [(game, name) for game in mercat.names() for name in lesson_names(game)]


def test_every_game_has_a_lesson() -> None:
    assert {game for game, _ in LESSONS} == set(mercat.names())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_neither_short_nor_long(game: str, name: str) -> None:
    assert 12 <= len(present(find_lesson(game, name)).steps) <= 20
