"""The board, the prompt and Confirm stay where they are for a whole game; `python -m tests.browser.steady` prints what moves."""

import random
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

import mercat
from tests.browser.audit import game_at, sit_down
from tests.browser.people import Person
from tests.browser.steady import PLACES, SIZES, WHOLE, Game, at_random, moved, play
from tests.thorough import THOROUGH

NEAR = [("caledonia", "phone"), ("new_bedford", "desktop"), ("poseidon", "wide")]
REST = [pytest.param(*case, marks=pytest.mark.thorough) for case in product(mercat.names(), SIZES) if case not in NEAR]


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), [*NEAR, *REST])
def test_nothing_moves_from_decision_to_decision(person: Callable[..., Person], game: str, size: str) -> None:
    """A few decisions; with the thorough tests the whole game."""
    ana = person("Ana", size=SIZES[size])
    ana.begin(bots=2, game=game)
    seen = Game()
    play(ana, at_random(random.Random(2)), seen, WHOLE if THOROUGH else 4)
    assert seen.decisions >= 4
    assert not seen.jumps, "\n".join(seen.jumps)


def test_what_moves_is_found() -> None:
    before = {"board": [0.0, 0.0, 10.0, 10.0], "chip": [5.0, 5.0, 1.0, 1.0], "act": [1.0, 1.0, 1.0, 1.0]}
    after = {"board": [0.0, 4.0, 10.0, 10.0], "act": [1.0, 1.4, 1.0, 1.0]}
    assert [one.split()[0] for one in moved(before, after)] == ["board", "chip"]


def test_the_verbs_stay_while_one_looks_about(person: Callable[..., Person]) -> None:
    """Whoever has pointed at a nation still sees what else can be done when good choices come, or after a look at another tab."""
    one = person("Ana")
    sit_down(one.page, game_at("poseidon", 2, 0.1))
    one.page.locator("#board [data-nation=sparta][data-lit=possible]").first.click(force=True)
    one.page.wait_for_selector("#preview b")
    for look in ("hint", "tab-players"):
        one.page.click(f"#{look}")
        one.page.wait_for_selector("#hints, #notice .notice")
        one.wait_for_layout()
        for verb in ("found", "buy", "pass"):
            expect(one.page.locator(f"#chip-verb-{verb}"), look).to_be_visible()


def test_an_amount_that_is_chosen_first_stays_in_its_place(person: Callable[..., Person]) -> None:
    """What it leaves open is pointed at on the board, and no buttons for it push those of the amounts away."""
    one = person("Ana")
    sit_down(one.page, game_at("caledonia", 2, 0.6))
    before = one.page.evaluate(PLACES)
    one.page.click("#chip-amount-1")
    one.wait_for_layout()
    assert "chip-amount-1" in before and list(moved(before, one.page.evaluate(PLACES))) == []
