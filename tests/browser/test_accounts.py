"""Accounts in a real browser: a passkey on one device, a password on another, recovery, and what comes along."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.conftest import Site
from tests.browser.people import PHONE, Person

AUTHENTICATOR = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
                 "isUserVerified": True, "automaticPresenceSimulation": True, "defaultBackupEligibility": True,
                 "defaultBackupState": True}


@pytest.fixture
def at_localhost(site: Site, chromium: Any) -> Any:
    """People who visit the site by a name: browsers make no passkeys at an address of digits."""
    people: list[Person] = []

    def come(name: str, **wishes: Any) -> Person:
        people.append(Person(name, site.address.replace("127.0.0.1", "localhost"), chromium, **wishes))
        return people[-1]

    yield come
    assert [error for one in people for error in one.errors] == []
    for one in people:
        one.context.close()


def with_authenticator(one: Person) -> tuple[CDPSession, str]:
    """Give the person's tab Chromium's virtual authenticator."""
    session = one.context.new_cdp_session(one.page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def faults(one: Person) -> list[str]:
    """What is wrong with the page shown."""
    return [*one.serious_faults(), *one.untranslated(), *(["it scrolls sideways"] if one.overflows() else [])]


@pytest.mark.long
def test_a_person_on_two_devices(at_localhost: Callable[..., Person]) -> None:
    ana = at_localhost("Ana")
    device, key = with_authenticator(ana)
    ana.play_now()
    table = ana.table
    # -- a guest creates an account with a passkey, by keyboard
    ana.page.goto("/")
    ana.page.get_by_role("link", name="Sign in").click()
    ana.page.get_by_role("link", name="Create an account").click()
    ana.page.wait_for_url("**/register*")                # the page before it asks for a name in a field of the same name
    ana.page.fill("#account", "Ana Lighthouse")
    ana.page.focus("[data-passkey=make]")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/")
    expect(ana.page.get_by_role("link", name="You: Ana Lighthouse")).to_be_visible()
    expect(ana.page.locator("#name")).to_have_text("You are playing as Ana Lighthouse.")
    ana.page.goto(table)
    expect(ana.page.locator(".player.own .account-mark")).to_have_count(1)
    assert faults(ana) == []
    # -- a password and recovery codes beside it
    ana.page.goto("/me/account")
    ana.page.click("summary:has-text('Add a password')")
    ana.page.fill("#new-password", "tomato lighthouse")
    ana.page.click("#change-password button")
    expect(ana.page.locator("#notice")).to_contain_text("Your password has been saved")
    ana.page.click("button:has-text('Create 10 recovery codes')")
    expect(ana.page.locator("#new-codes code")).to_have_count(10)
    codes = ana.page.locator("#new-codes code").all_inner_texts()
    assert faults(ana) == []
    # -- out, and in by the passkey; a second one on the same device is refused by the browser
    ana.page.click("button:text-is('Sign out')")
    expect(ana.page.get_by_role("link", name="Sign in")).to_be_visible()
    ana.page.goto("/enter?next=/help/new_bedford")
    device.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": False})
    ana.page.click("[data-passkey=show]")
    expect(ana.page.get_by_role("alert")).to_contain_text("You cancelled")
    device.send("WebAuthn.setUserVerified", {"authenticatorId": key, "isUserVerified": True})
    ana.page.click("[data-passkey=show]")
    expect(ana.page).to_have_url(re.compile(r":\d+/help/new_bedford$"))
    ana.page.goto("/me/account")
    ana.page.click("summary:has-text('Add a passkey')")
    ana.page.fill("#label", "Laptop")
    ana.page.click("#add-passkey [data-passkey]")
    expect(ana.page.get_by_role("alert").filter(has_text="already has a passkey for your account")).to_be_visible()
    # -- on a phone: somebody has played there as a guest; a wrong password, then the right one
    phone = at_localhost("Leo", size=PHONE, locale="pl-PL")
    phone.play_now()
    phone.page.goto("/enter")
    phone.page.fill("#account", "ana lighthouse")
    phone.page.fill("#password", "potato lighthouse")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("#notice")).to_have_text("Nieprawidłowa nazwa konta lub hasło.")
    phone.page.fill("#password", "tomato lighthouse")
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_url("**/me/bring?*")
    expect(phone.page.locator("input[name=tables]")).to_be_checked()
    assert faults(phone) == []
    phone.page.uncheck("input[name=tables]")             # Leo's
    phone.page.click("form[action$='/me/bring'] button")
    phone.page.wait_for_url("**/")
    expect(phone.page.locator(f"a[href='{re.sub('.*(/t/)', '/t/', table)}']")).to_be_visible()
    phone.page.goto("/me/account")
    assert faults(phone) == []
    # -- everything lost: a code lets her in on a third device, where she sets another password
    tablet = at_localhost("Third", locale="es-ES", color_scheme="dark")
    tablet.page.goto("/enter/code")
    tablet.page.fill("#code", codes[0].upper())
    tablet.page.keyboard.press("Enter")
    tablet.page.wait_for_url("**/me/account")
    tablet.page.click("summary:has-text('Cambiar la contraseña')")
    tablet.page.fill("#new-password", "kelp and barley")
    tablet.page.keyboard.press("Enter")
    expect(tablet.page.locator("#notice")).to_contain_text("se han cerrado tus demás sesiones")
    phone.page.goto("/me/account")
    expect(phone.page).to_have_url(re.compile(r"/enter\?next="))
    # -- and at an address of digits the page says why there are no passkeys
    tablet.page.goto(tablet.address.replace("localhost", "127.0.0.1") + "/enter")
    expect(tablet.page.locator("main")).to_contain_text("no funcionan en una dirección numérica")
