"""The host's own sign-on: who is let in, who is asked for a name, what joins an account, and which journeys end nowhere."""

import asyncio
import html
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from mercat.server.accounts.openid import Stranger
from mercat.server.accounts.sign_on import join
from mercat.server.people.rows import IdentityRow, PersonRow, SecretRow, SessionRow
from mercat.server.problems import Problem
from mercat.server.storage.models import now
from mercat.server.tables.snapshot import Reader
from tests.server.conftest import Site, left_by_all, site_in
from tests.server.issuer import ISSUER, SETTINGS, Issuer
from tests.server.registered import account, person_named

pytestmark = pytest.mark.anyio


@pytest.fixture
def issuer() -> Issuer:
    return Issuer()


@pytest.fixture(scope="module")
async def site_with_sign_on(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Site]:
    async with site_in(tmp_path_factory.mktemp("site"), **SETTINGS) as made:
        yield made


@pytest.fixture
def site(issuer: Issuer, site_with_sign_on: Site) -> Site:
    openid = site_with_sign_on.services.sign_on.openid
    openid.transport, openid.configuration, openid.keys = issuer, None, None
    return left_by_all(site_with_sign_on)


def address_in(page: httpx.Response) -> str:
    """Where a page leads on to: by itself, and by its button."""
    assert page.status_code == 200, page.text
    text = html.unescape(page.text)
    refresh = re.search(r'http-equiv="refresh" content="0; url=([^"]+)"', text)
    button = re.search(r'href="([^"]+)" id="leave"', text)
    assert refresh and button and refresh[1] == button[1]
    return button[1]


async def leave(browser: Any, path: str = "/sign-on") -> str:
    return address_in(await browser.post(path))


async def come(browser: Any, issuer: Issuer, subject: str = "ana-1", path: str = "/sign-on", **claims: Any) -> httpx.Response:
    """Go to the issuer, sign in there, and come back."""
    brought = issuer.sign_in(await leave(browser, path), subject, **claims)
    answer: httpx.Response = await browser.get("/sign-on/back", params=brought)
    return answer


def secret_in(page: httpx.Response) -> str:
    found = re.search(r'name="secret" value="([^"]+)"', page.text)
    assert page.status_code in (200, 409, 422) and found, page.text
    return found[1]


async def new_account(site: Any, issuer: Issuer, subject: str, name: str, browser: Any = None) -> Any:
    """A browser in which somebody has come for the first time."""
    browser = browser or await site.browser()
    page = await come(browser, issuer, subject)
    done = await browser.post("/sign-on/name", data={"secret": secret_in(page), "account": name})
    assert done.status_code == 303, done.text
    return browser


def count(site: Any, row: Any) -> int:
    with Session(site.services.store.reading) as session:
        return int(session.scalar(select(func.count()).select_from(row)) or 0)


def change(site: Any, statement: Any) -> None:
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(statement)


def says(answer: httpx.Response, status: int, key: str, **facts: Any) -> None:
    """It is refused with this sentence."""
    sentence = Problem(status, key, **facts).sentence("en")
    assert answer.status_code == status and sentence in html.unescape(answer.text), answer.text


async def test_who_comes_first_chooses_a_name_and_is_known_from_then_on(site: Any, issuer: Issuer) -> None:
    first, second = await site.browser(), await site.browser()
    before = first.cookies["mercat"]
    assert 'id="privacy-sign-on"' in (await first.get("/privacy")).text
    assert "The Club" in (await first.get("/enter")).text and "The Club" in (await first.get("/register")).text
    page = await come(first, issuer, preferred_username="ana@example.org", email="ana@example.org")
    assert 'value="ana"' in page.text and count(site, PersonRow) == 0            # a proposal: nothing is stored yet
    done = await first.post("/sign-on/name", data={"secret": secret_in(page), "account": "Ana M"})
    assert done.status_code == 303 and first.cookies["mercat"] != before
    assert (await first.get("/me/account")).status_code == 200
    assert (await come(second, issuer)).status_code == 303
    row = person_named(site, "Ana M")
    assert row is not None and await site.person_of(first) == await site.person_of(second) == row.id
    assert (row.password, row.email, count(site, IdentityRow)) == (None, None, 1)
    assert [set(form) >= {"code", "code_verifier", "redirect_uri"} for form in issuer.sent] == [True, True]
    stale = site.visitor()
    stale.cookies.set("mercat", before)                  # whoever knew the cookie of before is nobody
    assert (await stale.get("/me/account")).status_code == 303


async def test_what_was_played_as_a_guest_comes_along(site: Any, issuer: Issuer) -> None:
    guest, other = await site.browser(), await site.browser()
    table = await site.table_of(guest, other)
    await new_account(site, issuer, "ana-1", "Ana", guest)
    seats = (await guest.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["mine"] for seat in seats] == [True, False]


async def test_a_name_that_is_taken_is_asked_for_again(site: Any, issuer: Issuer) -> None:
    await account(site, "Ana")
    browser = await site.browser()
    secret = secret_in(await come(browser, issuer, preferred_username="Ana"))
    lookalike = await browser.post("/sign-on/name", data={"secret": secret, "account": "\u0391na"})
    says(lookalike, 409, "name-registered", name="\u0391na")
    assert (await browser.post("/sign-on/name", data={"secret": secret, "account": ""})).status_code == 422
    assert (await browser.post("/sign-on/name", data={"secret": secret, "account": "Eva"})).status_code == 303
    says(await (await site.browser()).post("/sign-on/name", data={"secret": secret, "account": "Ida"}), 403, "bad-sign-on")
    assert count(site, IdentityRow) == 1


async def test_nobody_is_known_by_an_address_of_mail(site: Any, issuer: Issuer) -> None:
    await account(site, "Ana", mail="ana@example.org")
    browser = await site.browser()
    page = await come(browser, issuer, "eve-1", email="ana@example.org", email_verified=True, preferred_username="Ana")
    assert secret_in(page) and (await browser.get("/me/account")).status_code == 303 and count(site, IdentityRow) == 0


# -- another way into an account


async def test_an_account_is_joined_and_parted(site: Any, issuer: Issuer) -> None:
    ana, elsewhere = await account(site, "Ana"), await site.browser()
    joined = await come(ana, issuer, path="/me/sign-on")
    assert joined.status_code == 303 and joined.headers["location"] == "/me/account"
    assert 'action="/me/remove-sign-on"' in (await ana.get("/me/account")).text
    assert (await come(elsewhere, issuer)).status_code == 303
    assert await site.person_of(elsewhere) == await site.person_of(ana)
    assert (await come(ana, issuer, "ana-2", path="/me/sign-on")).status_code == 303            # in the place of the former
    assert count(site, IdentityRow) == 1 and secret_in(await come(await site.browser(), issuer))
    assert (await ana.post("/me/remove-sign-on")).status_code == 303 and count(site, IdentityRow) == 0
    says(await ana.post("/me/remove-sign-on"), 404, "no-identity")


async def test_what_is_joined_to_one_account_is_not_joined_to_another(site: Any, issuer: Issuer) -> None:
    await new_account(site, issuer, "ana-1", "Ana")
    ben = await account(site, "Ben")
    says(await come(ben, issuer, path="/me/sign-on"), 409, "identity-taken")
    row = person_named(site, "Ana")
    with Session(site.services.store.reading) as session:
        assert row is not None and session.scalars(select(IdentityRow.person)).all() == [row.id]


async def test_the_only_way_in_is_not_removed(site: Any, issuer: Issuer) -> None:
    ana = await new_account(site, issuer, "ana-1", "Ana")
    says(await ana.post("/me/remove-sign-on"), 409, "last-way-in")
    assert "remove-sign-on" not in (await ana.get("/me/account")).text and count(site, IdentityRow) == 1


async def test_who_cannot_show_that_it_is_them_joins_and_parts_nothing(site: Any, issuer: Issuer) -> None:
    ana = await account(site, "Ana")
    change(site, update(SessionRow).values(made=now() - timedelta(hours=1)))
    says(await ana.post("/me/sign-on"), 403, "not-confirmed")
    says(await ana.post("/me/remove-sign-on"), 403, "not-confirmed")
    says(await (await site.browser()).post("/me/sign-on"), 403, "no-account")
    assert not issuer.asked


async def test_whoever_has_signed_in_meanwhile_is_joined_to_nothing(site: Any, issuer: Issuer) -> None:
    """A journey belongs to one session: another person in the same browser does not end it."""
    browser = await account(site, "Ana")
    answer = issuer.sign_in(await leave(browser, "/me/sign-on"), "eve-1")
    await browser.post("/me/sign-out")
    await account(site, "Ben", browser=browser)
    says(await browser.get("/sign-on/back", params=answer), 403, "bad-sign-on")
    assert count(site, IdentityRow) == 0


async def test_whoever_is_another_by_now_is_joined_to_nothing(site: Any) -> None:
    await account(site, "Ana")
    person = person_named(site, "Ana").id
    for reader in (Reader(person=person), Reader(person="another", account="Ana"), Reader()):
        with pytest.raises(Problem, match="bad-sign-on"):
            await site.services.desk.write(reader, join, Stranger(ISSUER, "ana-1", ""), person)


# -- journeys that end nowhere


async def test_a_journey_ends_once_in_the_browser_where_it_began(site: Any, issuer: Issuer) -> None:
    await new_account(site, issuer, "ana-1", "Ana")
    browser, other = await site.browser(), await site.browser()
    answer = issuer.sign_in(await leave(browser), "ana-1")
    for wrong in (answer | {"state": "x"}, {name: value for name, value in answer.items() if name != "state"}, {}):
        says(await browser.get("/sign-on/back", params=wrong), 403, "bad-sign-on")
    for somebody in (other, site.visitor()):
        says(await somebody.get("/sign-on/back", params=answer), 403, "bad-sign-on")
    assert issuer.asked["/token"] == 1                   # the first account's: nothing of this was asked for
    assert (await browser.get("/sign-on/back", params=answer)).status_code == 303
    says(await browser.get("/sign-on/back", params=answer), 403, "bad-sign-on")


async def test_a_journey_ends_after_ten_minutes(site: Any, issuer: Issuer) -> None:
    browser = await site.browser()
    answer = issuer.sign_in(await leave(browser), "ana-1")
    with Session(site.services.store.reading) as session:
        row = session.scalars(select(SecretRow)).one()
        assert row.expires is not None and timedelta(minutes=9) < row.expires - now() <= timedelta(minutes=10)
        assert answer["state"] not in str(row.__dict__)
    change(site, update(SecretRow).values(expires=now()))
    says(await browser.get("/sign-on/back", params=answer), 403, "bad-sign-on")


async def test_a_name_is_chosen_in_the_browser_that_came(site: Any, issuer: Issuer) -> None:
    browser, other = await site.browser(), await site.browser()
    secret = secret_in(await come(browser, issuer))
    says(await other.post("/sign-on/name", data={"secret": secret, "account": "Eve"}), 403, "bad-sign-on")
    says(await browser.post("/sign-on/name", data={"secret": secret + "x", "account": "Eve"}), 403, "bad-sign-on")
    assert count(site, IdentityRow) == count(site, PersonRow) == 0


async def test_two_who_choose_names_for_one_person_become_one(site: Any, issuer: Issuer) -> None:
    first, second = await site.browser(), await site.browser()
    secrets = [secret_in(await come(one, issuer)) for one in (first, second)]
    assert (await first.post("/sign-on/name", data={"secret": secrets[0], "account": "Ana"})).status_code == 303
    says(await second.post("/sign-on/name", data={"secret": secrets[1], "account": "Eva"}), 409, "identity-taken")
    assert person_named(site, "Eva") is None and count(site, IdentityRow) == 1


async def test_whoever_is_refused_there_is_told_so_and_must_begin_again(site: Any, issuer: Issuer) -> None:
    browser = await site.browser()
    address = await leave(browser)
    state = parse_qs(urlsplit(address).query)["state"][0]
    answer = {"error": "access_denied", "error_description": "<b>planted</b>", "state": state, "iss": ISSUER}
    refused = await browser.get("/sign-on/back", params=answer)
    says(refused, 403, "sign-on-refused", name="The Club")
    assert "planted" not in refused.text
    says(await browser.get("/sign-on/back", params=answer), 403, "bad-sign-on")


async def test_an_issuer_that_fails_changes_nothing(site: Any, issuer: Issuer) -> None:
    issuer.answers["/token"] = httpx.Response(500)
    browser = await site.browser()
    says(await come(browser, issuer), 502, "sign-on-failed", name="The Club")
    issuer.answers.clear()
    site.services.sign_on.openid.configuration = None
    issuer.answers["/.well-known/openid-configuration"] = httpx.Response(404)
    says(await browser.post("/sign-on"), 502, "sign-on-failed", name="The Club")
    assert count(site, SecretRow) == 0


async def test_another_site_begins_and_ends_nothing(site: Any, issuer: Issuer) -> None:
    """A link that joined one's account to an issuer's somebody else would let them in: neither begins by a link."""
    ana = await account(site, "Ana")
    for path in ("/sign-on", "/me/sign-on", "/me/remove-sign-on", "/sign-on/name"):
        assert (await ana.get(path)).status_code in (404, 405)
        ana.headers["Sec-Fetch-Site"] = "cross-site"
        says(await ana.post(path), 403, "cross-site")
        del ana.headers["Sec-Fetch-Site"]
    assert not issuer.asked


async def test_whoever_has_an_account_signs_in_to_no_other(site: Any, issuer: Issuer) -> None:
    says(await (await account(site, "Ana")).post("/sign-on"), 409, "has-account", name="Ana")


async def test_without_a_sign_on_there_is_none(site: Any, opening: Any, tmp_path: Any) -> None:
    for settings in ({}, SETTINGS | {"url": ""}):        # without its public address nobody could be sent back
        async with opening(**settings) as other:
            ana, guest = await account(other, f"Ana{len(settings)}"), await other.browser()
            says(await guest.post("/sign-on"), 404, "no-sign-on")
            says(await guest.get("/sign-on/back", params={"state": "x", "code": "y"}), 404, "no-sign-on")
            says(await ana.post("/me/sign-on"), 404, "no-sign-on")
            for page in (await guest.get("/enter"), await guest.get("/register"), await ana.get("/me/account")):
                assert page.status_code == 200 and "sign-on" not in page.text


# -- with providers that others have made


def walk(address: str, fields: dict[str, str]) -> str:
    """Where a page of a provider leads whoever sends its form."""
    answer = httpx.post(address, data=fields)
    return answer.headers["location"]


@asynccontextmanager
async def with_provider(opening: Any, issuer: str) -> AsyncIterator[Any]:
    settings = SETTINGS | {"openid_issuer": issuer, "openid_client": "table", "openid_secret": "secret"}
    async with opening(**settings) as made:
        yield made


@pytest.mark.filterwarnings("ignore::authlib.deprecate.AuthlibDeprecationWarning", "ignore:get_jwt_config:DeprecationWarning")
async def test_somebody_comes_from_a_provider_of_others(opening: Any) -> None:
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    import oidc_provider_mock

    with oidc_provider_mock.run_server_in_thread(port=0, require_client_registration=False, require_nonce=True) as server:
        issuer = f"http://localhost:{server.server_port}"
        async with with_provider(opening, issuer) as site:
            httpx.put(f"{issuer}/users/ana-1", json={"email": "ana@example.org", "name": "Ana"})
            browsers = [await site.browser(), await site.browser()]
            for browser in browsers:
                back = await asyncio.to_thread(walk, await leave(browser), {"sub": "ana-1"})
                assert back.startswith("http://mercat.test/sign-on/back?")
                page = await browser.get(back)
                if browser is browsers[0]:
                    assert 'value="Ana"' in page.text
                    await browser.post("/sign-on/name", data={"secret": secret_in(page), "account": "Ana"})
            assert await site.person_of(browsers[0]) == await site.person_of(browsers[1])
            wrong = await asyncio.to_thread(walk, await leave(await site.browser()), {"sub": "ana-1"})
            says(await browsers[0].get(wrong), 403, "bad-sign-on")
