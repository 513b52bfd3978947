"""An issuer (OpenID Connect) that replaces the network: it signs in any named person, and gives wrong answers on request."""

from __future__ import annotations

import secrets
import time
from base64 import b64decode
from collections import Counter
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx
from joserfc import jwt
from joserfc.jwk import OctKey, RSAKey

ISSUER = "https://login.example.org/club"
CLIENT, SECRET = "mercat", "a secret: of the client"
SETTINGS: dict[str, Any] = {"url": "http://mercat.test", "openid_issuer": ISSUER, "openid_client": CLIENT,
                            "openid_secret": SECRET, "openid_name": "The Club"}
KEYS = [RSAKey.generate_key(2048, {"kid": "first", "alg": "RS256", "use": "sig"}),
        RSAKey.generate_key(2048, {"kid": "second", "alg": "RS256", "use": "sig"})]
SHARED = OctKey.import_key("a secret that is none, as it is published", {"kid": "shared", "alg": "HS256", "use": "sig"})
Claims = dict[str, Any]


class Issuer(httpx.AsyncBaseTransport):
    """Replaces the issuer's server."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()             # number of requests, by path
        self.sent: list[dict[str, str]] = []             # forms of the token endpoint
        self.codes: dict[str, tuple[dict[str, str], Claims]] = {}
        self.key = KEYS[0]
        self.published: list[Any] = KEYS[:1]
        self.configuration: dict[str, Any] = {
            "issuer": ISSUER, "authorization_endpoint": f"{ISSUER}/authorize", "token_endpoint": f"{ISSUER}/token",
            "userinfo_endpoint": f"{ISSUER}/me", "jwks_uri": f"{ISSUER}/keys",
            "token_endpoint_auth_methods_supported": ["client_secret_basic"],
            "authorization_response_iss_parameter_supported": True}
        self.of_person: Claims = {}                      # answer of the userinfo endpoint
        self.algorithm = "RS256"
        self.changed: Callable[[Claims], Claims] = dict  # changes the claims of an ID token
        self.answers: dict[str, httpx.Response | Exception] = {}         # answers that replace its own, by path

    def sign_in(self, address: str, subject: str, **claims: Any) -> dict[str, str]:
        """Return the parameters that the browser brings back after somebody has signed in at this address."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert address.startswith(f"{ISSUER}/authorize?") and asked["client_id"] == CLIENT
        code = secrets.token_urlsafe(9)
        self.codes[code] = asked, {"sub": subject, **claims}
        return {"code": code, "state": asked["state"], "iss": ISSUER}

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        place = str(request.url).removeprefix(ISSUER)
        self.asked[place] += 1
        instead = self.answers.get(place)
        if isinstance(instead, Exception):
            raise instead
        if instead is not None:
            return instead
        if place == "/.well-known/openid-configuration":
            return httpx.Response(200, json=self.configuration)
        if place == "/keys":
            return httpx.Response(200, json={"keys": [one.as_dict(private=one is SHARED) for one in self.published]})
        if place == "/me":
            return httpx.Response(200, json=self.of_person)
        assert place == "/token", place
        return self.redeemed(request, {name: values[0] for name, values in parse_qs((await request.aread()).decode()).items()})

    def redeemed(self, request: httpx.Request, form: dict[str, str]) -> httpx.Response:
        from mercat.server.accounts.openid import Journey

        self.sent.append(form)
        asked, claims = self.codes.pop(form["code"], ({}, {}))
        challenge = Journey("", "", form["code_verifier"]).challenge
        signed_in = b64decode(request.headers.get("Authorization", "").partition(" ")[2]).decode()
        if (not asked or asked["code_challenge"] != challenge or asked["redirect_uri"] != form["redirect_uri"]
                or signed_in != f"{CLIENT}:{urlencode({'': SECRET})[1:].replace('+', '%20')}"):
            return httpx.Response(400, json={"error": "invalid_grant"})
        now = int(time.time())
        told = self.changed({"iss": ISSUER, "aud": CLIENT, "iat": now, "exp": now + 60, "nonce": asked["nonce"], **claims})
        return httpx.Response(200, json={"access_token": "token", "token_type": "Bearer", "id_token": self.signed(told)})

    def signed(self, claims: Claims) -> str:
        if self.algorithm == "RS256":
            return jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims, self.key)
        if self.algorithm == "HS256":
            return jwt.encode({"alg": "HS256", "kid": SHARED.kid}, claims, SHARED, algorithms=["HS256"])
        return jwt.encode({"alg": "none"}, claims, OctKey.import_key("x" * 32), algorithms=["none"])
