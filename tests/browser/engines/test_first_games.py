"""Firefox and WebKit: a first game by the mouse, on a desktop and on a phone, with bots whose moves the stream brings."""

import random

import pytest

from tests.browser.conftest import Site
from tests.browser.engines.conftest import ENGINES, Start
from tests.browser.engines.visitor import Visitor

GAMES = ("caledonia", "new_bedford", "poseidon")
DESKTOP, PHONE, TABLET = (1366, 768), (390, 844), (1024, 768)
FIRST_MOVES = 3
DAILY = {("webkit", "caledonia"), ("firefox", "new_bedford"), ("webkit", "poseidon")}          # each game once, both engines


@pytest.mark.long
@pytest.mark.parametrize(("engine", "game"), [
    pytest.param(engine, game, marks=() if (engine, game) in DAILY else pytest.mark.thorough)
    for engine in sorted(ENGINES) for game in GAMES], indirect=["engine"])
def test_a_first_game(engine: Start, site: Site, game: str) -> None:
    """All text of the board is as large as it is meant to be; nothing is cut off or overlaps; nobody loads the page anew."""
    one, chance = Visitor(engine(), site.address), random.Random(3)
    one.resize(*DESKTOP)
    one.play_now(game)
    one.engine.evaluate("window.stays = true")
    for _ in range(FIRST_MOVES):
        assert one.wait_for_turn()
        one.decide(chance)
    assert one.wait_for_turn()
    for size in (DESKTOP, TABLET, PHONE):
        one.resize(*size)
        assert one.sizes() and one.sizes_that_are_off() == [], size
        assert one.faults() == [], size
    one.decide(chance)                                   # by a mouse as wide as a thumb is another matter
    assert one.by_list == 0 and one.engine.evaluate("window.stays === true")


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(engine: Start, site: Site, game: str) -> None:
    """From the lobby to the score sheet, with nothing in the console."""
    one, chance, made = Visitor(engine(), site.address), random.Random(3), 0
    one.resize(*DESKTOP)
    one.play_now(game)
    while one.wait_for_turn():
        one.decide(chance)
        made += 1
    one.engine.wait("document.querySelector('#final')")
    assert made > 20 and one.by_list == 0
