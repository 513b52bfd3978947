"""Wrong passwords, they alone, are counted by name and network, and by the name slowly; nobody keeps an owner out with them."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.accounts.passwords import MOST_WAITING
from mercat.server.people.rows import SecretRow, SessionRow
from mercat.server.people.secret_kinds import KNOWN_BROWSER
from mercat.server.people.sessions import MOST
from mercat.server.problems import Problem
from mercat.server.processes.allowances import KEPT_FOR
from mercat.server.storage.models import now
from mercat.server.web.rate_limits import LIMITS, MOST_BUCKETS, UNASKED, Limit, Limiter
from tests.server.accounts.test_passwords import Counted
from tests.server.conftest import cheap_hasher
from tests.server.registered import PASSWORD, account, enter, me

pytestmark = pytest.mark.anyio
FIRST = {name: int(LIMITS[name].burst) for name in ("password", "password-all", "password-known", "password-known-all", "enter")}


class Clock:
    """The limits' clock, which goes only as it is told."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr("mercat.server.web.rate_limits.time", SimpleNamespace(monotonic=made.monotonic))
    return made


@pytest.fixture
async def site(opening: Any, clock: Clock) -> AsyncIterator[Any]:
    async with opening(limits=True) as made:
        made.services.passwords.hasher = cheap_hasher()
        yield made


async def wrong(site: Any, network: str, name: str = "Ana", times: int = 1) -> list[int]:
    """Wrong passwords from a network, and how they were answered."""
    browser = site.visitor(address=network)
    return [(await enter(browser, name, "a wrong password")).status_code for _ in range(times)]


def networks(count: int) -> list[str]:
    return [f"10.{number // 250}.{number % 250}.1" for number in range(count)]


async def test_forty_six_wrong_ones_from_forty_six_networks_keep_no_owner_out(site: Any) -> None:
    ana = await account(site, "Ana", address="198.51.100.1")
    tried = [(await wrong(site, network))[0] for network in networks(46)]
    assert tried == [403] * 46
    assert (await ana.post("/me/confirm", data={"password": PASSWORD})).status_code == 303
    assert (await ana.post("/me/sign-out")).status_code == 303
    assert (await enter(ana, "Ana")).status_code == 303 and await me(ana) == "Ana"
    assert (await enter(await site.browser(address="203.0.113.9"), "Ana")).status_code == 303


@pytest.mark.parametrize("tries", [1, 50])
async def test_neither_one_network_nor_fifty_that_try_as_often_as_they_may(site: Any, clock: Clock, tries: int) -> None:
    """At first as many as they can, and then each whenever it may."""
    ana = await account(site, "Ana", address="198.51.100.1")
    site.services.passwords.hasher = Counted()           # the work is not what is tried
    for network in networks(tries):
        assert (await wrong(site, network, times=FIRST["password"] + 1))[-1] == 429
    for _ in range(2):
        clock.now += 1_200
        assert [(await wrong(site, network, times=2)) for network in networks(tries)] == [[403, 429]] * tries
    assert (await enter(await site.browser(address="203.0.113.9"), "Ana")).status_code == 303
    assert (await ana.post("/me/confirm", data={"password": PASSWORD})).status_code == 303


async def test_a_thousand_networks_with_one_try_each_meet_the_total(site: Any, clock: Clock) -> None:
    """Then only browsers that know the account let its owner in by the password, and other ways in do."""
    ana = await account(site, "Ana", address="198.51.100.1")
    codes = (await ana.post("/me/codes")).text
    hasher = site.services.passwords.hasher = Counted()
    tried = [(await wrong(site, network, ("Ana", "ÁNA")[number % 2]))[0] for number, network in enumerate(networks(1_000))]
    assert tried == [403] * FIRST["password-all"] + [429] * (1_000 - FIRST["password-all"])
    assert len(hasher.verified) == FIRST["password-all"]     # the others cost no work
    fresh = await site.browser(address="203.0.113.9")
    refused = await enter(fresh, "Ana")
    assert refused.status_code == 429 and int(refused.headers["Retry-After"]) <= 20 and "recovery code" in refused.text
    assert (await enter(fresh, "Zoe")).status_code == 403    # another name
    assert (await ana.post("/me/confirm", data={"password": PASSWORD})).status_code == 303
    await ana.post("/me/sign-out")
    assert (await enter(ana, "Ana")).status_code == 303
    code = codes.split("<code>")[1].split("</code>")[0]
    assert (await fresh.post("/enter/code", data={"code": code})).status_code == 303
    clock.now += 20                                      # and then one in twenty seconds
    assert [(await wrong(site, "192.0.2.7"))[0], (await wrong(site, "192.0.2.8"))[0]] == [403, 429]


async def test_somebody_in_the_same_network_keeps_no_owner_out(site: Any) -> None:
    """Who has used up what the network may try, for this name and for signing in at all."""
    ana, home = await account(site, "Ana", address="198.51.100.1"), "198.51.100.1"
    await wrong(site, home, times=FIRST["password"])
    await wrong(site, home, name="Zoe", times=FIRST["enter"])
    assert await wrong(site, home) == await wrong(site, home, name="Somebody else") == [429]
    assert (await ana.post("/me/confirm", data={"password": PASSWORD})).status_code == 303
    await ana.post("/me/sign-out")
    assert (await enter(ana, "Ana")).status_code == 303


async def test_only_wrong_ones_count(site: Any, clock: Clock) -> None:
    await account(site, "Ana", address="198.51.100.1")
    for _ in range(3 * FIRST["password"]):
        clock.now += 5
        assert (await enter(await site.browser(address="203.0.113.9"), "Ana")).status_code == 303
    assert await wrong(site, "203.0.113.9", times=FIRST["password"] + 1) == [403] * FIRST["password"] + [429]


async def test_those_that_were_never_computed_do_not_count(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    await account(site, "Ana", address="198.51.100.1")
    monkeypatch.setattr(site.services.passwords, "waiting", MOST_WAITING)
    assert await wrong(site, "10.0.0.1", times=2 * FIRST["password"]) == [429] * 2 * FIRST["password"]
    monkeypatch.setattr(site.services.passwords, "waiting", 0)
    assert await wrong(site, "10.0.0.1") == [403]


async def test_many_at_once_are_counted_one_by_one(site: Any) -> None:
    """They are counted before they are computed, so that none slips through while others wait."""
    await account(site, "Ana", address="198.51.100.1")
    hasher = site.services.passwords.hasher = Counted()
    browser = site.visitor(address="10.0.0.1")
    answers = await asyncio.gather(*(enter(browser, "Ana", "a wrong password") for _ in range(3 * FIRST["password"])))
    assert len(hasher.verified) <= FIRST["password"]
    assert sum(answer.status_code == 403 for answer in answers) <= FIRST["password"]


async def test_who_is_in_has_an_allowance_that_ends_too(site: Any) -> None:
    """A thief of a session, or somebody at a browser of the owner's, cannot try on and on; with many browsers neither."""
    ana = await account(site, "Ana", address="198.51.100.1")
    tried = [(await ana.post("/me/confirm", data={"password": f"wrong {number}"})).status_code
             for number in range(FIRST["password-known"] + 1)]
    assert tried == [403] * FIRST["password-known"] + [429]
    assert LIMITS["password-known-all"].burst < MOST * LIMITS["password-known"].burst      # all browsers of one account
    await ana.post("/me/sign-out")
    phone = await site.browser(address="198.51.100.2")
    assert (await enter(phone, "Ana")).status_code == 303        # another browser of the owner's


async def test_another_account_s_browser_is_a_stranger(site: Any) -> None:
    await account(site, "Ana", address="198.51.100.1")
    thief = await account(site, "Zoe", address="10.0.0.1")
    await thief.post("/me/sign-out")
    tried = [(await enter(thief, "Ana", "a wrong password")).status_code for _ in range(FIRST["password"] + 1)]
    assert tried == [403] * FIRST["password"] + [429]
    forged = await site.browser(address="10.0.0.1")
    forged.cookies.set("mercat-known", "made.up")
    assert (await enter(forged, "Ana", "a wrong password")).status_code == 429


async def test_a_mark_is_kept_by_the_browser_and_ends_with_the_account_s_other_secrets(site: Any) -> None:
    ana = await account(site, "Ana", address="198.51.100.1")
    mark = ana.cookies["mercat-known"]
    await ana.post("/me/sign-out")
    assert ana.cookies["mercat-known"] and (await enter(ana, "Ana")).status_code == 303
    signer = site.services.signer
    assert signer.mark_of(ana.cookies["mercat-known"]) == signer.mark_of(mark) != ""
    assert len(marks(site)) == 1
    for number in range(MOST + 3):                       # and of an account so many are kept
        last = await site.browser(address=f"203.0.113.{number}")
        assert (await enter(last, "Ana")).status_code == 303
    assert len(marks(site)) == MOST
    await last.post("/me/sign-out-everywhere")
    assert marks(site) == []


def marks(site: Any) -> list[SecretRow]:
    with Session(site.services.store.reading) as session:
        return list(session.scalars(select(SecretRow).where(SecretRow.kind == KNOWN_BROWSER)))


async def test_a_link_to_a_device_proves_nothing(site: Any) -> None:
    """Who comes by a link is known at once, but has not shown a password: they change no way in."""
    ana, phone = await account(site, "Ana", address="198.51.100.1"), await site.browser(address="198.51.100.2")
    link = (await ana.post("/api/me/devices")).json()["link"].removeprefix("http://mercat.test")
    assert (await phone.post(link)).status_code == 303 and await me(phone) == "Ana"
    assert (await phone.post("/me/codes")).status_code == 403
    assert (await phone.post("/me/confirm", data={"password": PASSWORD})).status_code == 303
    assert (await phone.post("/me/codes")).status_code == 200


def test_buckets_of_passwords_are_pushed_out_by_no_other_requests() -> None:
    limiter = Limiter()
    for _ in range(FIRST["password-all"]):
        limiter.take("password-all", "ana", now=0.0)
    for number in range(MOST_BUCKETS + 50):
        limiter.take("read", str(number), now=0.0)
    with pytest.raises(Problem):
        limiter.take("password-all", "ana", now=0.0)


def test_allowances_are_kept_until_they_are_full_again() -> None:
    """One that is forgotten earlier would be whole again too soon."""
    assert max(limit.burst / limit.per_second for limit in LIMITS.values()) < KEPT_FOR.total_seconds()


def test_fifty_networks_cannot_use_up_what_a_name_has() -> None:
    one, everybody = LIMITS["password"], LIMITS["password-all"]
    assert 50 * one.burst < everybody.burst < 1_000 and 50 * one.per_second < everybody.per_second


async def test_what_is_given_back_adds_nothing() -> None:
    """Of several processes, each gives a part of the limit by itself and asks for the rest."""
    async def none(*_: object) -> tuple[int, float]:
        return 0, 0.0

    limiter = Limiter()
    limiter.processes, limiter.take_of_all = lambda: 2, none
    for _ in range(5):
        for _ in range(50):
            await limiter.count("password-all", "ana")
            limiter.give_back("password-all", "ana")
        left, last = limiter.password_buckets.get(("password-all", "ana")) or (0.0, 0.0)
        limiter.password_buckets.put(("password-all", "ana"), (left, last - 1e6))        # a pause, in which it is filled again
    given = 0
    with pytest.raises(Problem):
        while given < FIRST["password-all"]:
            await limiter.count("password-all", "ana")
            given += 1
    assert given <= FIRST["password-all"] * UNASKED / 2 + 1


async def test_several_processes_give_back_what_was_right(pair_of_sites: Any) -> None:
    first, second = pair_of_sites
    await account(first, "Ana", address="198.51.100.1")
    for number in range(2 * FIRST["password"]):
        site = (first, second)[number % 2]
        assert (await enter(await site.browser(address="203.0.113.9"), "Ana")).status_code == 303
    tried = [status for _ in range(FIRST["password"]) for site in (first, second) for status in await wrong(site, "10.0.0.1")]
    assert FIRST["password"] - 1 <= tried.count(403) <= 1.2 * FIRST["password"] + 1 and tried[-1] == 429


@pytest.fixture
async def pair_of_sites(opening: Any) -> AsyncIterator[tuple[Any, Any]]:
    async with opening(limits=True) as first, opening(limits=True) as second:
        for site in (first, second):
            site.services.passwords.hasher = cheap_hasher()
        while {one.services.tables.peers.count for one in (first, second)} != {2}:
            await asyncio.sleep(0.05)
        yield first, second


async def test_who_has_signed_in_long_ago_is_still_known(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "password-all", Limit(20, 0.05))
    ana = await account(site, "Ana", address="198.51.100.1")
    with Session(site.services.store.writing) as session, session.begin():
        session.execute(update(SessionRow).values(made=now() - timedelta(days=100)))
    assert [(await wrong(site, network))[0] for network in networks(21)][-2:] == [403, 429]
    await ana.post("/me/sign-out")
    assert (await enter(ana, "Ana")).status_code == 303
