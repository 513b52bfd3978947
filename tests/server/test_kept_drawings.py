"""What is kept of drawings: another table, with other people or in another language, never gets what is not its own."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import Match
from mercat.server.pages.drawing import Drawing, game_templates

PEOPLE = (["Ana", "Ben", "Celia"], ["<Ewa & Co>", "Ana", "Ben"])
MOVES = 60


@pytest.fixture
def kept() -> Iterator[Any]:
    """What is kept: nothing before, nor of this test afterwards."""
    keeper: Any = game_templates().globals["kept"]
    keeper.drawn.clear()
    yield keeper.drawn
    keeper.drawn.clear()


def drawn(match: Match[Any], language: str, names: list[str]) -> list[str]:
    drawing = Drawing(match.game, match.view(), language, names)
    return [str(drawing.board), str(drawing.shared), *(str(drawing.player(seat)) for seat in range(match.seats))]


@pytest.mark.parametrize("game", mercat.names())
def test_a_drawing_is_the_same_whatever_was_drawn_before(game: str, kept: Any) -> None:
    match, chance = Match.start(mercat.find(game), 3, seed=7), Random(7)
    for number in range(MOVES):
        match.play(chance.choice(match.legal()))
        if match.to_move is None:
            break
        if number % 12 == 0:
            readers = [(language, names) for language in ("en", "pl") for names in PEOPLE]
            warm = [drawn(match, *reader) for reader in readers]
            for reader, told in zip(readers, warm, strict=True):
                before = dict(kept.kept)
                kept.clear()
                assert drawn(match, *reader) == told
                kept.clear()
                for key, value in before.items():
                    kept.put(key, value)
    assert len(kept) > 20
