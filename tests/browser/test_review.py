"""The review of a finished game appears by itself, in every language, on a desktop and a phone, and leads back into the game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mercat.bots import bot
from mercat.engine.matches.match import Match
from tests.browser.people import PHONE, Person
from tests.thorough import THOROUGH

PATIENCE = 180_000.0                                     # milliseconds; interpreted, the bots need a quarter of a minute alone


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of New Bedford that a random player has lost to a greedy one."""
    match = Match.start("new_bedford", 2, seed=3, names=["Ana", "Ben"])
    players, decided = (bot("greedy"), bot("random")), 0
    while match.to_move is not None:
        match.play(players[match.to_move].pick(match.game, match.state, match.moves, decided))
        decided += 1
    path = tmp_path_factory.mktemp("games") / "played.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return path


@pytest.mark.long
def test_a_review_is_shown_in_three_languages_and_two_sizes(person: Callable[..., Person], played: Path) -> None:
    one = person(locale="en-GB")
    one.page.goto("/")
    one.page.click(".import summary")
    one.page.set_input_files("#import-file", played)
    one.page.click("form[action='/import'] button")
    one.page.wait_for_url("**/t/**")
    table = one.page.url.removesuffix("/seats")
    one.page.goto(table)
    one.page.click("#to-review")
    one.page.wait_for_selector("#words", timeout=PATIENCE)
    held = {"size": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
    for language, locale, sizes in (("en", "en-GB", [{}]), ("es", "es-ES", [held]), ("pl", "pl-PL", [{}, held][not THOROUGH:])):
        for size in sizes:
            reader = person(locale=locale, **size)
            reader.page.goto(f"{table}/review")
            assert reader.page.get_attribute("html", "lang") == language
            expect(reader.page.locator(".plot")).to_have_count(2)
            expect(reader.page.locator("#turn-1")).to_be_visible()
            expect(reader.page.locator(".rounds").first.locator("text").first).to_have_text("1")
            assert reader.untranslated() == []
            assert not reader.overflows()
            if THOROUGH or language != "pl":             # of one template
                assert reader.serious_faults() == []
                expect(reader.page.locator(".review-round[open]")).to_have_count(0)
                unfolds(reader)
    unfolds(person(java_script_enabled=False), f"{table}/review")
    unfolds_by_script(one.page)
    one.page.click("#turn-1 h3 a")
    expect(one.page.locator("#to-now")).to_be_visible()
    one.page.goto(f"{table}/review")
    one.page.click("#turn-1 button")
    one.page.wait_for_url(lambda address: "/t/" in address and table not in address)


def unfolds_by_script(page: Page) -> None:
    """Browsers that know no style for it unfold the rounds before they print, and fold them again."""
    folded = page.locator(".review-round:not([open])")
    before = folded.count()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(folded).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(folded).to_have_count(before)
    assert before > 0


def unfolds(reader: Person, address: str = "") -> None:
    """The link of a turning point leads to its decision and back; on paper every round is unfolded."""
    if address:
        reader.page.goto(address)
    page, link = reader.page, reader.page.locator("#turn-1 a[href^='#decision-']")
    place = page.locator(link.get_attribute("href") or "")
    expect(place).to_be_hidden()
    page.emulate_media(media="print")
    expect(place).to_be_visible()
    page.emulate_media(media="screen")
    expect(place).to_be_hidden()
    link.click()
    expect(page.locator(".review-round[open]")).to_have_count(1)
    expect(place).to_be_in_viewport()
    if not address:
        assert reader.serious_faults() == []
        assert not reader.overflows()
    place.locator(".to-turn").click()
    expect(page.locator("#turn-1")).to_be_in_viewport()
