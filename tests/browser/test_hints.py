"""Hints at a table against a bot, in every language, on a desktop and a phone: taken, looked at, chosen, and told."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import mercat
from tests.browser.audit import game_at, sit_down
from tests.browser.people import PHONE, Person
from tests.thorough import THOROUGH

PATIENCE = 180_000.0                                     # milliseconds; interpreted, a hint takes some seconds when alone
LOCALES = {"en": "en-GB", "es": "es-ES", "pl": "pl-PL"}
TOLD = {"en": "You took a hint.", "es": "Has pedido una pista.", "pl": "Korzystasz z podpowiedzi."}
BELOW = """() => document.querySelector('#hints li:last-child').getBoundingClientRect().bottom
    - document.querySelector('.prompt > .say').getBoundingClientRect().bottom"""        # pixels that the last one is cut
ON_PHONE = {"size": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}


def test_a_hint_is_taken_looked_at_and_chosen(person: Callable[..., Person]) -> None:
    ana = person()
    ana.begin(strength="casual")
    ana.wait_for_turn()
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector("#hint-0", timeout=PATIENCE)
    expect(ana.page.locator("#hint")).to_have_count(0)
    ana.settle()
    assert ana.serious_faults() == []
    expect(ana.page.locator("#confirm")).to_be_disabled()
    ana.page.hover("#hint-0")                            # shown as if chosen
    expect(ana.page.locator("#preview .consequences")).to_be_visible()
    expect(ana.page.locator("#confirm")).to_be_enabled()
    ana.page.mouse.move(5, 5)                            # and no more
    expect(ana.page.locator("#confirm")).to_be_disabled()
    expect(ana.page.locator("#preview")).to_be_empty()
    seated = ana.context.storage_state()
    for language, locale in LOCALES.items():
        for size in ({}, ON_PHONE) if THOROUGH else ({},) if language == "es" else (ON_PHONE,):
            reader = person("Ana", locale=locale, storage_state=seated, **size)
            reader.page.goto(ana.page.url)
            assert reader.page.get_attribute("html", "lang") == language
            expect(reader.page.locator("#hint-0")).to_be_visible()
            expect(reader.page.locator("#chat")).to_have_text(TOLD[language])
            assert reader.untranslated() == []
            assert not reader.overflows()
            if size:
                reader.page.tap("#hint-0")
                expect(reader.page.locator("#confirm")).to_be_enabled()
                assert reader.serious_faults() == []
            reader.context.close()
    ana.page.focus("#hint-0")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#move")).to_have_value(ana.page.get_attribute("#hint-0", "value") or "none")
    ana.confirm()
    expect(ana.page.locator("#hint-0")).to_have_count(0)


def test_a_hint_without_scripts(person: Callable[..., Person]) -> None:
    ana = person(java_script_enabled=False)
    ana.page.goto("/")
    card = ana.page.locator("#game-new_bedford")
    ana.page.fill("#my-name", "Ana")
    card.locator(".play-now").click()
    expect(ana.page.locator("#prompt.mine")).to_be_visible(timeout=PATIENCE)     # the page loads itself again while a bot moves
    ana.page.click("#hint", timeout=PATIENCE)
    expect(ana.page.locator("#hint-0")).to_be_visible(timeout=PATIENCE)
    move = ana.page.get_attribute("#hint-0", "value")
    ana.page.click("#hint-0")
    expect(ana.page.locator(f"#hint-0[value='{move}']")).to_have_count(0)


def test_what_usually_happens(person: Callable[..., Person]) -> None:
    for (language, locale), game, size in zip(LOCALES.items(), mercat.names(), (ON_PHONE, {}, ON_PHONE), strict=True):
        reader = person(locale=locale, **size)
        reader.page.goto(f"/games/{game}/statistics")
        assert reader.page.get_attribute("html", "lang") == language
        expect(reader.page.locator("table").nth(1)).to_be_attached()
        if THOROUGH or language == "es":                 # of one template
            assert reader.serious_faults() == []
        assert reader.untranslated() == []
        assert not reader.overflows()
        reader.context.close()


@pytest.mark.parametrize(("game", "locale", "size"), [("new_bedford", "en-GB", {}), ("poseidon", "pl-PL", ON_PHONE)])
def test_a_beginner_is_shown_good_choices(person: Callable[..., Person], game: str, locale: str, size: Any) -> None:
    ana = person(locale=locale, beginner=True, **size)
    ana.play_now(game=game)
    ana.page.wait_for_selector("#hint-0", timeout=PATIENCE)
    ana.settle()
    expect(ana.page.locator("#hint, #choices")).to_have_count(0)
    expect(ana.page.locator("#chat li")).to_have_count(1)                      # everybody is told
    expect(ana.page.locator("#hints")).not_to_contain_text("%")                # while the game is set up
    expect(ana.page.locator("#explanation")).to_be_visible()
    assert not ana.serious_faults() and not ana.untranslated() and not ana.overflows()
    move = ana.page.get_attribute("#hint-0", "value")
    (ana.page.tap if size else ana.page.click)("#hint-0")
    expect(ana.page.locator("#move")).to_have_value(move or "none")
    ana.confirm()
    ana.set("choices", "off")
    ana.wait_for_turn()
    expect(ana.page.locator("#explanation")).to_be_visible()
    expect(ana.page.locator("#choices")).to_be_hidden()


def test_choices_are_not_shown_to_people_who_know_the_question(person: Callable[..., Person]) -> None:
    ana = person(beginner=True)
    ana.page.goto("/")
    ana.page.evaluate("() => localStorage.setItem('answered-new_bedford-starting', '10')")
    ana.begin()
    ana.wait_for_turn()
    expect(ana.page.locator("#choices")).to_be_hidden()
    expect(ana.page.locator("#hint")).to_be_visible()


@pytest.mark.parametrize(("game", "share"), [("caledonia", 0.1), ("caledonia", 0.4), ("new_bedford", 0.4), ("poseidon", 0.1)])
def test_the_last_good_choice_is_seen_whole(person: Callable[..., Person], game: str, share: float) -> None:
    """Below eight verbs, the numbers of a purchase, a long question; in a language of long words, in a narrow column."""
    ana = person(locale="es-ES")
    sit_down(ana.page, game_at(game, 4, share))
    ana.settle()
    ana.page.click("#hint")
    ana.page.wait_for_selector("#hints li", timeout=PATIENCE)
    ana.settle()
    assert ana.page.evaluate(BELOW) <= 2
