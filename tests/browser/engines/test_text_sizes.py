"""Firefox and WebKit: the text of boards is as large as in Chromium, at all windows that people have."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.audit import DRAWN, TABS, game_at, sit_down
from tests.browser.conftest import Site
from tests.browser.engines.conftest import Start
from tests.browser.engines.test_first_games import GAMES
from tests.browser.engines.visitor import SIZES, Visitor
from tests.browser.people import Person

WINDOWS = ((1366, 768), (1280, 720), (1440, 900), (1536, 864), (1920, 1040), (1024, 768), (768, 1024), (390, 844), (375, 667),
           (414, 896), (844, 390))
SHARE = 0.01                                             # by which a size may differ


def differing(ours: list[Any], theirs: list[Any]) -> list[str]:
    """The texts whose sizes differ, as drawn or as seen."""
    assert [text for text, *_ in ours] == [text for text, *_ in theirs]
    return [f"{text}: {drawn:.2f} for {as_drawn:.2f}, {seen:.2f} px for {as_seen:.2f}"
            for (text, drawn, seen), (_, as_drawn, as_seen) in zip(ours, theirs, strict=True)
            if abs(drawn - as_drawn) > SHARE * as_drawn or (seen and as_seen and abs(seen - as_seen) > SHARE * as_seen)]


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_text_of_boards_is_as_large_as_in_chromium(engine: Start, site: Site, person: Callable[..., Person], game: str) -> None:
    saved, wanted = game_at(game, 3, 0.45), {}
    other = person("Ana")
    sit_down(other.page, saved)
    for size in WINDOWS:
        other.resize(*size)
        other.page.evaluate(DRAWN)
        wanted[size] = other.page.evaluate(SIZES)
    one = Visitor(engine(), site.address)
    one.sit_down(saved)
    found = {}
    for size in WINDOWS:
        one.resize(*size)
        found[size] = differing(one.sizes(), wanted[size]) + one.sizes_that_are_off()
    assert found == {size: [] for size in WINDOWS}


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seats", "moment", "language"),
                         [("poseidon", 5, 0.45, "pl-PL"), ("caledonia", 4, 0.95, "es-ES"), ("new_bedford", 4, 0.45, "en-GB")])
def test_nothing_is_cut_off_or_overlaps(engine: Start, site: Site, game: str, seats: int, moment: float, language: str) -> None:
    """On every tab of a phone, too, and in words."""
    one = Visitor(engine(language=language), site.address)
    one.sit_down(game_at(game, seats, moment))
    found = []
    for size in ((1366, 768), (1024, 768), (1920, 1080), (390, 844), (360, 740)):
        one.resize(*size)
        for tab in TABS if size[0] < 1000 else ("",):
            if tab:
                one.to_tab(tab)
            found += [f"{size[0]} {tab}: {fault}" for fault in one.faults()]
    assert found == []
