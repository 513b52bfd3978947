"""The server's own sign-in by OpenID Connect: the code flow with PKCE, its requests and its checks.

A person is identified only by the issuer and the subject, never by an email address, since an address may change or belong to
somebody else. The caller must store the data needed until the person returns from the issuer (`Journey`).
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import ssl
import time
from base64 import b64encode, urlsafe_b64encode
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

import httpx
from joserfc import jwt
from joserfc.errors import InvalidKeyIdError, JoseError
from joserfc.jwk import KeySet

from mercat.server.problems import Problem
from mercat.server.setting_values import HERE
from mercat.server.settings import Settings
from mercat.server.telemetry.logs import told

log = logging.getLogger("mercat.server")
CONFIGURATION: Final = "/.well-known/openid-configuration"
SCOPE: Final = "openid profile"
ALGORITHMS: Final = ("RS256", "ES256")                   # accepted signatures of ID tokens: never none, never a shared secret
LEEWAY: Final = 60                                       # seconds by which the clocks may differ
KEPT: Final = 3_600.0                                    # seconds for which the issuer's configuration and keys are cached
ANEW: Final = 30.0                                       # seconds after which keys are reread to find an unknown one
WAIT: Final = 10.0                                       # seconds for one response of the issuer
TOGETHER: Final = 20.0                                   # seconds for all responses during one request
LARGEST: Final = 256 * 1024                              # bytes of a response
AT_ONCE: Final = 8                                       # sign-ins checked simultaneously
LONGEST_SUBJECT: Final = 255
Configuration = Mapping[str, Any]                        # the issuer's published description


class UnusableAnswer(Exception):
    """The error for an unusable response from the issuer; its text names no person."""


@dataclass(frozen=True)
class Journey:
    """The values stored while a person is at the issuer."""

    state: str
    nonce: str
    verifier: str

    @classmethod
    def begun(cls) -> Journey:
        return cls(secrets.token_urlsafe(24), secrets.token_urlsafe(24), secrets.token_urlsafe(48))

    @property
    def facts(self) -> dict[str, str]:
        """All values except the state, which the browser brings back from the issuer."""
        return {name: value for name, value in asdict(self).items() if name != "state"}

    @property
    def challenge(self) -> str:
        return urlsafe_b64encode(hashlib.sha256(self.verifier.encode()).digest()).rstrip(b"=").decode()


@dataclass(frozen=True)
class Stranger:
    """A person as identified by the issuer, with the issuer's name for them."""

    issuer: str
    subject: str
    name: str


class OpenId:
    """A client of the OpenID issuer that this server uses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.issuer = settings.openid_issuer
        self.back = f"{settings.url}/sign-on/back"
        self.places = asyncio.Semaphore(AT_ONCE)
        self.configuration: tuple[float, Configuration] | None = None
        self.keys: tuple[float, KeySet] | None = None
        self.context: ssl.SSLContext | None = None
        self.transport: httpx.AsyncBaseTransport | None = None           # in place of the network, for tests

    async def address(self, journey: Journey) -> str:
        """Return the URL of the issuer to which to send the person. Raise Problem (502) if the issuer does not respond as it
        should."""
        async with self.asking() as client:
            place = self.endpoint(await self.read_configuration(client), "authorization_endpoint")
        asked = {"response_type": "code", "client_id": self.settings.openid_client, "redirect_uri": self.back, "scope": SCOPE,
                 "state": journey.state, "nonce": journey.nonce, "code_challenge": journey.challenge,
                 "code_challenge_method": "S256"}
        return f"{place}{'&' if '?' in place else '?'}{urlencode(asked)}"

    async def who(self, journey: Journey, answer: Mapping[str, str]) -> Stranger:
        """Return the person who has returned from the issuer with this response.

        Raise Problem: 403 if the issuer or the person refused, 502 if the issuer's response cannot be trusted.
        """
        async with self.asking() as client:
            configuration = await self.read_configuration(client)
            named, promised = answer.get("iss"), configuration.get("authorization_response_iss_parameter_supported") is True
            if named != self.issuer and (named is not None or promised):
                raise UnusableAnswer("the answer is of another issuer")  # RFC 9207
            if "error" in answer:
                raise Problem(403, "sign-on-refused", name=self.settings.sign_on_name)
            if not answer.get("code"):
                raise UnusableAnswer("the answer has no code")
            tokens = await self.redeem(client, configuration, answer["code"], journey.verifier)
            claims = await self.read_token(client, configuration, str(tokens.get("id_token", "")), journey.nonce)
            return Stranger(self.issuer, claims["sub"], await self.name_of(client, configuration, tokens, claims))

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[httpx.AsyncClient]:
        """Yield a client for requests to the issuer; log every failure for the admin, and raise Problem (502) for the person."""
        self.context = self.context or ssl.create_default_context()
        try:                                             # httpx follows no redirect by default
            async with (asyncio.timeout(TOGETHER), self.places,
                        httpx.AsyncClient(timeout=WAIT, verify=self.context, transport=self.transport) as client):
                yield client
        except (UnusableAnswer, JoseError, httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
            log.warning("a sign-on by %s failed: %s", self.issuer, reason(error))
            raise Problem(502, "sign-on-failed", name=self.settings.sign_on_name) from error

    async def redeem(self, client: httpx.AsyncClient, configuration: Configuration, code: str, verifier: str) -> dict[str, Any]:
        """Exchange a code for tokens, and return them."""
        name, secret = self.settings.openid_client, self.settings.openid_secret
        sent = {"grant_type": "authorization_code", "code": code, "redirect_uri": self.back, "code_verifier": verifier}
        ways = configuration.get("token_endpoint_auth_methods_supported", ["client_secret_basic"])
        headers = {}
        if not secret:
            sent["client_id"] = name
        elif "client_secret_basic" in ways:
            pair = f"{quote(name, safe='')}:{quote(secret, safe='')}"
            headers["Authorization"] = f"Basic {b64encode(pair.encode()).decode()}"
        else:
            sent |= {"client_id": name, "client_secret": secret}
        return await read_json(client, "POST", self.endpoint(configuration, "token_endpoint"), data=sent, headers=headers)

    async def read_token(self, client: httpx.AsyncClient, configuration: Configuration, token: str,
                         nonce: str) -> dict[str, Any]:
        """Return the claims in an ID token. Raise UnusableAnswer or JoseError unless the token is from this issuer and for this
        client."""
        try:
            claims = verified_claims(token, await self.read_keys(client, configuration))
        except InvalidKeyIdError:                        # the issuer may have a new key
            claims = verified_claims(token, await self.read_keys(client, configuration, ANEW))
        mine = self.settings.openid_client
        jwt.JWTClaimsRegistry(
            leeway=LEEWAY, iss={"essential": True, "value": self.issuer}, aud={"essential": True, "value": mine},
            exp={"essential": True}, iat={"essential": True}, sub={"essential": True},
            nonce={"essential": True, "value": nonce}).validate(claims)
        several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
        if claims.get("azp", None if several else mine) != mine:
            raise UnusableAnswer("the ID token is for several clients, or for another")
        if not 0 < len(claims["sub"]) <= LONGEST_SUBJECT:
            raise UnusableAnswer("the subject is too long")
        return claims

    async def name_of(self, client: httpx.AsyncClient, configuration: Configuration, tokens: Mapping[str, Any],
                      claims: Mapping[str, Any]) -> str:
        """Return the issuer's name for a person, from the ID token or, if it contains none, by a request to the issuer; an empty
        string if there is none."""
        name = name_in(claims)
        if name or not configuration.get("userinfo_endpoint") or not isinstance(tokens.get("access_token"), str):
            return name
        try:
            told_more = await read_json(client, "GET", self.endpoint(configuration, "userinfo_endpoint"),
                                        headers={"Authorization": f"Bearer {tokens['access_token']}"})
        except (UnusableAnswer, httpx.HTTPError):        # a name is only a proposal
            return ""
        return name_in(told_more) if told_more.get("sub") == claims["sub"] else ""

    async def read_configuration(self, client: httpx.AsyncClient) -> Configuration:
        if self.configuration is None or time.monotonic() - self.configuration[0] > KEPT:
            found = await read_json(client, "GET", f"{self.issuer.rstrip('/')}{CONFIGURATION}")
            if found.get("issuer") != self.issuer:
                raise UnusableAnswer("the configuration is of another issuer")
            self.configuration = time.monotonic(), found
        return self.configuration[1]

    async def read_keys(self, client: httpx.AsyncClient, configuration: Configuration, kept: float = KEPT) -> KeySet:
        """Return the keys with which the issuer signs, read at most `kept` seconds ago."""
        if self.keys is None or time.monotonic() - self.keys[0] > kept:
            key_set: Any = await read_json(client, "GET", self.endpoint(configuration, "jwks_uri"))
            try:
                self.keys = time.monotonic(), KeySet.import_key_set(key_set)
            except (KeyError, TypeError, ValueError):
                raise UnusableAnswer("its keys cannot be read") from None
        return self.keys[1]

    def endpoint(self, configuration: Configuration, name: str) -> str:
        """Return one of the issuer's URLs. Raise UnusableAnswer unless the URL uses HTTPS, or the URL and the issuer are both on
        this machine."""
        place = configuration.get(name)
        try:
            known = urlsplit(place if isinstance(place, str) else "")
        except ValueError:
            known = urlsplit("")
        if known.scheme == "https" or (known.scheme == "http" and known.hostname in HERE and self.issuer.startswith("http:")):
            return known.geturl()
        raise UnusableAnswer(f"its {name} is no safe address")


def reason(error: BaseException | None) -> str:
    """Return the reason why a sign-in failed, for the admin, without any data about the person."""
    return str(error) if isinstance(error, UnusableAnswer) else told(error) if error is not None else ""


def verified_claims(token: str, keys: KeySet) -> dict[str, Any]:
    """Return the claims in a token whose signature is valid. Raise UnusableAnswer or JoseError for any other token."""
    try:
        return jwt.decode(token, keys, algorithms=list(ALGORITHMS)).claims
    except (TypeError, ValueError):
        raise UnusableAnswer("the ID token cannot be read") from None


def name_in(claims: Mapping[str, Any]) -> str:
    """Return the name that a person wishes to use, as given in the claims; an empty string if there is none."""
    named = (claims.get(name) for name in ("preferred_username", "nickname", "name"))
    return next((one for one in named if isinstance(one, str) and one.strip()), "")


async def read_json(client: httpx.AsyncClient, method: str, place: str, **sent: Any) -> dict[str, Any]:
    """Return the JSON object in the issuer's response. Raise UnusableAnswer, or an error of httpx, if there is none."""
    async with client.stream(method, place, **sent) as answer:
        text = bytearray()
        async for piece in answer.aiter_bytes():
            text += piece
            if len(text) > LARGEST:
                raise UnusableAnswer("an answer is too long")
    if answer.status_code != 200:
        raise UnusableAnswer(f"status {answer.status_code}")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise UnusableAnswer("an answer is no JSON object")
    return data
