"""A guest with two devices: one follows the other's link, both play, one is ended; and a code is written down. By keyboard."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Person

HELD: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}


def press(one: Person, selector: str) -> None:
    """Reach something with the Tab key's focus and press Enter there; what that loads is there then."""
    one.page.locator(selector).first.focus()
    with one.page.expect_navigation():
        one.page.keyboard.press("Enter")
    one.settle()


def is_sound(one: Person) -> None:
    assert one.serious_faults() == [] and one.untranslated() == [] and not one.overflows()


@pytest.mark.long
def test_a_guest_plays_on_two_devices(person: Callable[..., Person]) -> None:
    ana, phone = person("Ana", locale="es-ES"), person("Bo", locale="pl-PL", **HELD)
    phone.play_now()                                         # a guest of its own so far
    guests = phone.table
    ana.play_now()
    ana.wait_for_turn()
    press(ana, "#to-me")
    press(ana, ".me-pages [href='/me/devices']")
    expect(ana.page.locator("#devices li")).to_have_count(1)
    ana.set("theme", "dark")
    press(ana, "#add-device")
    is_sound(ana)
    link = ana.page.input_value("#the-link")
    phone.page.goto(link)
    expect(phone.page.locator("main")).to_contain_text("Ana")
    is_sound(phone)
    press(phone, "#join")
    expect(phone.page).to_have_url(f"{phone.address}/")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    for table in (ana.table, guests):                        # hers, and what it brought along
        phone.page.goto(table)
        phone.wait_for_table()
        expect(phone.page.locator("#strip .tag")).to_have_count(0)          # it does not only watch
    phone.page.goto(ana.table)
    phone.wait_for_turn()
    length = len(ana.match().entries)
    phone.choose(phone.moves()[0])                           # a move on one device is seen on the other
    ana.page.goto(ana.table)
    ana.wait_for_turn()
    assert len(ana.match().entries) > length
    phone.page.goto(link)                                    # it worked once
    expect(phone.page.locator("[role=alert]")).to_contain_text("link")
    phone.page.goto(ana.table)
    phone.wait_for_table()

    press(ana, "#to-me")
    press(ana, ".me-pages [href='/me/devices']")
    expect(ana.page.locator("#devices li")).to_have_count(2)
    press(ana, "#devices form[action='/me/end'] button")
    expect(ana.page.locator("#devices li")).to_have_count(1)
    expect(phone.page.locator("#strip .tag")).to_have_count(1)               # its page comes anew, and only watches now

    press(ana, "form[action='/me/recovery'] button")
    code = ana.page.inner_text("#new-code")
    phone.page.goto("/recover")
    phone.page.fill("#code", code.lower())
    press(phone, "form[action='/recover'] button")
    assert phone.page.inner_text("#new-code") != code
    is_sound(phone)
    phone.page.goto(ana.table)
    phone.wait_for_table()
    expect(phone.page.locator("#strip .tag")).to_have_count(0)
