"""Mail and the host's own sign-on in a real browser: the way to another site and back, an address, a lost account."""

import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Site
from tests.browser.people import PHONE, Person
from tests.server.inbox import Inbox, link_in, mail_server
from tests.waiting import wait_until

pytestmark = [pytest.mark.thorough, pytest.mark.filterwarnings("ignore::authlib.deprecate.AuthlibDeprecationWarning"),
              pytest.mark.filterwarnings("ignore:get_jwt_config:DeprecationWarning")]


@pytest.fixture
def inbox(tmp_path: Path) -> Iterator[Inbox]:
    with mail_server(tmp_path) as made:
        yield made


@pytest.fixture
def come(inbox: Inbox, tmp_path: Path, chromium: Any) -> Iterator[Callable[..., Person]]:
    """People who visit a site with mail and a sign-on."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    import oidc_provider_mock

    people: list[Person] = []
    with oidc_provider_mock.run_server_in_thread(port=0, require_client_registration=False) as provider:
        site = Site(tmp_path / "data", SSL_CERT_FILE=str(inbox.trusted), MERCAT_OPENID_CLIENT="table", MERCAT_OPENID_SECRET="s",
                    MERCAT_OPENID_ISSUER=f"http://localhost:{provider.server_port}", MERCAT_OPENID_NAME="The Club",
                    **{f"MERCAT_{name.upper()}": str(value) for name, value in inbox.settings.items()})
        address = site.environment["MERCAT_URL"] = f"http://localhost:{site.port}"
        site.start()

        def someone(name: str, **wishes: Any) -> Person:
            people.append(Person(name, address, chromium, **wishes))
            return people[-1]

        yield someone
        assert [error for one in people for error in one.errors] == []
        for one in people:
            one.context.close()
        site.stop()


def faults(one: Person) -> list[str]:
    """What is wrong with the page shown."""
    return [*one.serious_faults(), *one.untranslated(), *(["it scrolls sideways"] if one.overflows() else [])]


def enter_there(one: Person) -> None:
    """By keyboard: to the provider, past the page that leads on by itself, and back."""
    one.page.goto("/enter")
    one.page.focus("#enter-sign-on button")
    one.page.keyboard.press("Enter")
    one.page.locator("input[name=sub]").fill("ana-1")
    one.page.keyboard.press("Enter")


def test_to_another_site_and_back_and_a_lost_account(come: Callable[..., Person], inbox: Inbox) -> None:
    ana = come("Ana")
    enter_there(ana)
    ana.page.wait_for_url("**/sign-on/back?*")
    assert faults(ana) == []
    ana.page.fill("#account", "Ana Lighthouse")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/")
    expect(ana.page.get_by_role("link", name="You: Ana Lighthouse")).to_be_visible()
    # -- an address of mail
    ana.page.goto("/me/account")
    ana.page.fill("#mail-address", "ana@example.org")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("status")).to_contain_text("ana@example.org")
    wait_until(lambda: len(inbox.mails) == 1)
    ana.page.goto(link_in(inbox.mails[0]))
    assert faults(ana) == []
    ana.page.click("main form button")
    expect(ana.page.get_by_role("heading")).to_have_text("Address confirmed")
    ana.page.goto("/me/account")
    assert faults(ana) == []
    # -- on a phone she is the same, and elsewhere she comes back by mail
    phone = come("Phone", size=PHONE, locale="pl-PL", color_scheme="dark")
    phone.page.goto("/enter")
    assert faults(phone) == []
    enter_there(phone)
    expect(phone.page.get_by_role("link", name="Ty: Ana Lighthouse")).to_be_visible()
    tablet = come("Tablet", size=PHONE, locale="es-ES")
    tablet.page.goto("/enter/code")
    tablet.page.click("a[href='/recover/mail']")
    assert faults(tablet) == []
    tablet.page.fill("#who", "ana lighthouse")
    tablet.page.keyboard.press("Enter")
    expect(tablet.page.get_by_role("heading")).to_have_text("Mira tu correo")
    wait_until(lambda: len(inbox.mails) == 2)
    tablet.page.goto(link_in(inbox.mails[1]))
    assert faults(tablet) == []
    tablet.page.fill("#password", "tomato lighthouse")
    tablet.page.keyboard.press("Enter")
    tablet.page.wait_for_url("**/me/account")
    phone.page.goto("/me/account")
    expect(phone.page).to_have_url(re.compile(r"/enter\?next="))
