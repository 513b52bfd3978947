"""Passwords: which are refused, that every attempt costs the same work, limits before the work, a queue, growing parameters."""

import asyncio
import threading
import unicodedata
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import register as register_person
from mercat.server.accounts.passwords import LONGEST, MOST_WAITING, SHORTEST, USUAL, Passwords, check_new_password, is_common
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.web.rate_limits import LIMITS
from tests.server.registered import PASSWORD, account, enter, me, notice, register, rows

pytestmark = pytest.mark.anyio
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
COMMON = [
    "1234567890", "password123", "Password1234!", "qwertyuiop", "1q2w3e4r5t", "1qaz2wsx3edc", "iloveyou123", "administrator",
    "p4ssw0rd123", "drowssap123", "aaaaaaaaaa", "abcabcabcabc", "123qwe123qwe", "qwerty12345", "0987654321", "zxcvbnm123",
    "contraseña123", "Hasło12345!", "mercat2026", "Katarzyna1", "Anabel1234", "..anabel..", "qwertyqwerty", "17.05.1993",
    "+48600700800", "iloveyoupassword", "poseidon123", "pássword1234"]
GOOD = [
    "correct horse battery", "tomato-lighthouse", "Xk3!vvqp9z", "mi perro come pan", "anabelita y su gato", "moje małe koty 7",
    "passwordless oak", "83920174659283746501", "żółta łódź podwodna", "日本語のパスワードです", "xxxxxxxxxy"]


def test_the_commonest_are_refused_and_others_are_not() -> None:
    assert [one for one in COMMON if not is_common(one, "Anabel")] == []
    assert [one for one in GOOD if is_common(one, "Anabel")] == []


@pytest.mark.parametrize(("password", "key"), [
    ("x1!y2?z3§", "short-password"), ("e\u0301" * 9, "short-password"), ("ab" * 513, "long-password"),
    ("x" * 60_000, "long-password"), ("password2026", "common-password"), ("kelp and barley", "")])
def test_a_new_password_has_some_length(password: str, key: str) -> None:
    try:
        check_new_password(password, "Ana")
        found = ""
    except Problem as problem:
        found = problem.key
    assert found == key and (SHORTEST, LONGEST) == (10, 1_024)


def test_the_usual_parameters() -> None:
    """About 50 ms on a machine of 2026; at least what OWASP names (19 MiB, t=2)."""
    assert (USUAL.time_cost, USUAL.memory_cost, USUAL.parallelism, USUAL.type.name) == (5, 19_456, 1, "ID")


@pytest.fixture
def site(shared_site: Any) -> Any:
    return shared_site


class Counted(PasswordHasher):
    """Counts what is computed."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=8, parallelism=1)
        self.verified: list[str] = []
        self.hashed = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:         # as the library calls it
        self.verified.append(str(hash).rpartition("$")[0].rpartition("$")[0])    # version and parameters
        return super().verify(hash, password)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.hashed += 1
        return super().hash(password, salt=salt)


async def test_every_attempt_costs_the_same_work(site: Any) -> None:
    """Counted, not measured: one verification with the same parameters, whatever is wrong."""
    await account(site, "Ana")
    with Session(site.services.store.writing) as session, session.begin():
        register_person(session, "keys", "Kim")          # passkeys alone
    hasher = site.services.passwords.hasher = Counted()
    browser = await site.browser()
    await enter(browser, "Nobody at all", "wrong password")      # makes the hash that is nobody's
    hasher.hashed = 0
    for name, password in (("Ana", "wrong password"), ("Kim", "wrong password"), ("Kim", ""), ("Zoe", "wrong password"),
                           ("Ana", "x" * 5_000), ("Zoe", "x" * 5_000), ("", "x"), ("Ana", "")):
        hasher.verified.clear()
        assert (await enter(browser, name, password)).status_code == 403
        assert hasher.verified == ["$argon2id$v=19$m=8,t=1,p=1"], (name, password[:20])
    assert hasher.hashed == 0
    assert (await enter(await site.browser(), "Ana")).status_code == 303


async def test_a_password_is_the_same_however_its_letters_are_composed(site: Any) -> None:
    typed = "łódź ＡＢＣ podwodna"
    await account(site, "Ana", typed)
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert (await enter(await site.browser(), "Ana", unicodedata.normalize(form, typed))).status_code == 303
    assert (await enter(await site.browser(), "Ana", typed.upper())).status_code == 403


async def test_a_hash_is_made_anew_when_its_parameters_have_grown(site: Any) -> None:
    await account(site, "Ana")
    before = rows(site, PersonRow)[0].password
    site.services.passwords.hasher, site.services.passwords.nobodys = Counted(time_cost=2), ""
    assert (await enter(await site.browser(), "Ana", "wrong password")).status_code == 403
    assert rows(site, PersonRow)[0].password == before
    assert (await enter(await site.browser(), "Ana")).status_code == 303
    after = rows(site, PersonRow)[0].password
    assert "t=1" in before and "t=2" in after
    assert (await enter(await site.browser(), "Ana")).status_code == 303 and rows(site, PersonRow)[0].password == after


async def test_one_at_a_time_and_a_short_queue() -> None:
    made, go, at_once, most = Passwords(CHEAP), threading.Event(), 0, 0

    def slow(stored: str | None, password: str) -> str | None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        assert go.wait(60)
        at_once -= 1
        return None

    made.checked = slow                                  # type: ignore[method-assign]
    waiting = [asyncio.create_task(made.check(None, "x")) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)                               # all have asked
    with pytest.raises(Problem) as refused:
        await made.check(None, "x")
    assert (refused.value.status, refused.value.key, refused.value.wait) == (429, "busy-passwords", 2)
    go.set()
    assert await asyncio.gather(*waiting) == [None] * MOST_WAITING
    assert await made.check(None, "x") is None and (made.waiting, most) == (0, 1)
    made.close()


async def test_who_waits_too_long_is_told_so(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.services.passwords, "waiting", MOST_WAITING)
    for answer in (await enter(await site.browser(), "Ana"), await register(await site.browser(), "Zoe")):
        assert answer.status_code == 429 and answer.headers["Retry-After"] == "2"
    assert rows(site, PersonRow) == []


async def test_a_network_is_limited_too(opening: Any) -> None:
    async with opening(limits=True) as site:
        hasher = site.services.passwords.hasher = Counted()
        browser = await site.browser()
        answers = [await enter(browser, f"Name {number}", "wrong password") for number in range(int(LIMITS["enter"].burst) + 5)]
        assert answers[0].status_code == 403 and answers[-1].status_code == 429 and len(hasher.verified) < len(answers)
        assert (await browser.get("/enter")).status_code == 200


async def test_a_password_is_set_changed_and_removed_only_beside_another_way(site: Any) -> None:
    ana = await account(site, "Ana")
    common = await ana.post("/me/password", data={"password": "password2026"})
    assert common.status_code == 422 and "too easy to guess" in notice(common)
    assert (await enter(await site.browser(), "Ana")).status_code == 303
    assert await me(ana) == "Ana" and PASSWORD not in str([vars(row) for row in rows(site, PersonRow)])
