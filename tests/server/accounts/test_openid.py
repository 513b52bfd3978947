"""The client of OpenID Connect: whom it believes, whom it does not, what it asks and how often."""

import asyncio
import time
from typing import Any

import httpx
import pytest

from mercat.server.accounts import openid as module
from mercat.server.accounts.openid import Journey, OpenId
from mercat.server.problems import Problem
from mercat.server.settings import Settings
from tests.server.issuer import CLIENT, ISSUER, KEYS, SETTINGS, SHARED, Issuer

pytestmark = pytest.mark.anyio


def client_of(issuer: Issuer, **more: Any) -> OpenId:
    made = OpenId(Settings(**(SETTINGS | more)))
    made.transport = issuer
    return made


async def signed_in(openid: OpenId, issuer: Issuer, *, keep: Any = dict, journey: Journey | None = None, **claims: Any) -> Any:
    """Somebody goes to the issuer and comes back with what `keep` makes of its answer."""
    journey = journey or Journey.begun()
    answer = issuer.sign_in(await openid.address(journey), "ana-1", **claims)
    return await openid.who(journey, keep(answer))


async def test_who_signs_in_is_known_by_issuer_and_subject() -> None:
    issuer = Issuer()
    openid = client_of(issuer)
    found = await signed_in(openid, issuer, preferred_username="ana", name="Ana Maria", email="ana@example.org")
    assert (found.issuer, found.subject, found.name) == (ISSUER, "ana-1", "ana")
    assert (await signed_in(openid, issuer, name="Ana Maria")).name == "Ana Maria"
    assert issuer.asked["/.well-known/openid-configuration"] == issuer.asked["/keys"] == 1 and issuer.asked["/me"] == 0
    assert "client_id" not in issuer.sent[0] and "client_secret" not in issuer.sent[0]


async def test_a_name_that_the_token_lacks_is_asked_for() -> None:
    issuer = Issuer()
    issuer.of_person = {"sub": "ana-1", "preferred_username": "ana"}
    assert (await signed_in(client_of(issuer), issuer)).name == "ana"
    issuer.of_person = {"sub": "somebody else", "preferred_username": "eva"}
    assert (await signed_in(client_of(issuer), issuer)).name == ""
    issuer.answers["/me"] = httpx.Response(500)
    assert (await signed_in(client_of(issuer), issuer)).name == ""


def without(name: str) -> Any:
    return lambda claims: {key: value for key, value in claims.items() if key != name}


def with_(**more: Any) -> Any:
    return lambda claims: claims | more


@pytest.mark.parametrize("changed", [
    with_(nonce="another"), without("nonce"), with_(iss="https://elsewhere.example.org"), without("iss"), with_(aud="another"),
    with_(aud=[CLIENT, "another"]), with_(aud=[CLIENT, "another"], azp="another"), with_(azp="another"), without("aud"),
    with_(exp=int(time.time()) - 3_600), without("exp"), with_(iat=int(time.time()) + 3_600), without("sub"), with_(sub=""),
    with_(sub="x" * 256), with_(sub=7)])
async def test_a_token_that_says_anything_else_is_refused(changed: Any) -> None:
    issuer = Issuer()
    issuer.changed = changed
    with pytest.raises(Problem) as refused:
        await signed_in(client_of(issuer), issuer)
    assert (refused.value.status, refused.value.key) == (502, "sign-on-failed")


@pytest.mark.filterwarnings("ignore::joserfc.errors.SecurityWarning")           # which says the same
@pytest.mark.parametrize("algorithm", ["none", "HS256"])
async def test_a_token_without_the_issuers_signature_is_refused(algorithm: str) -> None:
    issuer = Issuer()
    issuer.algorithm, issuer.published = algorithm, [*KEYS, SHARED]
    with pytest.raises(Problem, match="sign-on-failed"):
        await signed_in(client_of(issuer), issuer)


async def test_a_new_key_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    issuer = Issuer()
    openid = client_of(issuer)
    await signed_in(openid, issuer)
    issuer.key = KEYS[1]
    for _ in range(3):                                   # nobody can make the server ask again and again
        with pytest.raises(Problem, match="sign-on-failed"):
            await signed_in(openid, issuer)
    assert issuer.asked["/keys"] == 1
    monkeypatch.setattr(module, "ANEW", 0.0)
    issuer.published = KEYS
    assert (await signed_in(openid, issuer)).subject == "ana-1" and issuer.asked["/keys"] == 2


@pytest.mark.parametrize("keep", [
    lambda answer: answer | {"iss": "https://elsewhere.example.org"}, lambda answer: without("iss")(answer),
    lambda answer: without("code")(answer), lambda answer: answer | {"code": "another"}])
async def test_an_answer_of_another_issuer_or_with_another_code_is_refused(keep: Any) -> None:
    issuer = Issuer()
    with pytest.raises(Problem, match="sign-on-failed"):
        await signed_in(client_of(issuer), issuer, keep=keep)


async def test_whoever_is_refused_there_is_told_so() -> None:
    issuer = Issuer()
    with pytest.raises(Problem) as refused:
        await signed_in(client_of(issuer), issuer, keep=lambda answer: without("code")(answer) | {"error": "access_denied"})
    assert (refused.value.status, refused.value.key) == (403, "sign-on-refused") and issuer.asked["/token"] == 0


async def test_another_verifier_is_refused() -> None:
    issuer = Issuer()
    openid, journey = client_of(issuer), Journey.begun()
    answer = issuer.sign_in(await openid.address(journey), "ana-1")
    with pytest.raises(Problem, match="sign-on-failed"):
        await openid.who(Journey(journey.state, journey.nonce, "y" * 64), answer)


@pytest.mark.parametrize(("place", "answer"), [
    ("/.well-known/openid-configuration", httpx.ConnectError("planted")), ("/keys", httpx.Response(200, json={})),
    ("/keys", httpx.Response(200, json={"keys": [{"kty": "RSA", "n": "!", "e": "AQAB"}]})),
    ("/keys", httpx.Response(200, json={"keys": 3})),
    ("/token", httpx.Response(200, content=b"[" * 100_000)), ("/token", httpx.Response(200, content=b" " * 300_000 + b"{}")),
    ("/token", httpx.Response(307, headers={"Location": "http://169.254.169.254/"})), ("/token", httpx.Response(200, json=[])),
    ("/token", httpx.Response(200, json={"id_token": "é.b.c"})), ("/token", httpx.ReadTimeout("planted"))])
async def test_whatever_an_issuer_answers_ends_in_a_sentence(place: str, answer: Any, caplog: Any) -> None:
    issuer = Issuer()
    issuer.answers[place] = answer
    with pytest.raises(Problem) as refused:
        await signed_in(client_of(issuer), issuer)
    assert refused.value.status == 502 and ISSUER in caplog.text and "planted" not in caplog.text and "ana-1" not in caplog.text


@pytest.mark.parametrize(("name", "value"), [
    ("issuer", "https://elsewhere.example.org"), ("token_endpoint", "http://login.example.org/token"), ("jwks_uri", None),
    ("authorization_endpoint", "javascript:alert(1)"), ("token_endpoint", "http://localhost/token")])
async def test_a_configuration_that_leads_elsewhere_is_refused(name: str, value: Any) -> None:
    issuer = Issuer()
    issuer.configuration[name] = value
    with pytest.raises(Problem, match="sign-on-failed"):
        await signed_in(client_of(issuer), issuer)


async def test_an_issuer_that_does_not_answer_holds_nobody_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TOGETHER", 0.02)
    openid = client_of(Issuer())

    class Silent(httpx.AsyncBaseTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            await asyncio.Event().wait()
            raise AssertionError

    openid.transport = Silent()
    with pytest.raises(Problem, match="sign-on-failed"):
        await openid.address(Journey.begun())


async def test_a_client_that_signs_in_by_its_form() -> None:
    issuer = Issuer()
    issuer.configuration["token_endpoint_auth_methods_supported"] = ["client_secret_post"]
    with pytest.raises(Problem):                         # this issuer wants the header, but that is what it was told
        await signed_in(client_of(issuer), issuer)
    assert issuer.sent[0]["client_secret"] == SETTINGS["openid_secret"] and issuer.sent[0]["client_id"] == CLIENT
