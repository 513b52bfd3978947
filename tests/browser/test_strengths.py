"""The choice of a strength, with its figures for as many players as are chosen."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person


def test_what_to_expect_follows_the_choice(person: Callable[..., Person]) -> None:
    ana = person()
    ana.page.goto("/")
    card = ana.page.locator("#game-new_bedford")
    told = card.locator(".strengths > summary")
    card.locator("select[name=bots]").select_option("1")
    card.locator("select[name=strength]").select_option("gentle")
    expect(told).to_contain_text("leaves you room")
    card.locator("select[name=strength]").select_option("master")
    expect(told).to_contain_text("The best bot")
    expect(told).to_contain_text("Rating")
    told.click()
    expect(card.locator("dd")).to_have_count(5)
    shown = card.locator("[data-figures-of=strong]")
    for_two = shown.inner_text()
    card.locator("select[name=bots]").select_option("3")
    expect(shown).not_to_have_text(for_two)
    assert ana.serious_faults() == [] and not ana.overflows()
