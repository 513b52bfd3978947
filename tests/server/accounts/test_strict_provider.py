"""The sign-on with a provider that checks what others let pass: PKCE, codes that work once, redirect addresses, a person's no."""

import asyncio
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qsl, urljoin, urlsplit

import httpx
import pytest

from mercat.server.accounts.openid import Journey, OpenId
from mercat.server.problems import Problem
from mercat.server.settings import Settings

pytestmark = pytest.mark.anyio
HERE = Path(__file__).parents[1]
INSTALLED = HERE.parents[1] / "node_modules/oidc-provider"
SITE = "http://mercat.test"
MOST_PAGES = 12
NEEDED = "process.exit(typeof require('crypto').hash === 'function' ? 0 : 1)"
Answer = dict[str, str]


@pytest.fixture(scope="module")
def issuer() -> Iterator[str]:
    """A provider in a process of its own."""
    node = shutil.which("node")
    if node is None or not INSTALLED.is_dir():
        pytest.skip("The strict provider is not installed: it needs Node.js and `npm ci`")
    if subprocess.run([node, "-e", NEEDED]).returncode:
        pytest.skip("The strict provider needs Node.js 20.12 or newer")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [node, str(HERE / "provider.mjs"), str(port), f"{SITE}/sign-on/back"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        if process.stdout.readline().strip() != "ready":
            pytest.fail("the provider has ended")
        yield f"http://localhost:{port}"
    finally:
        process.kill()
        process.wait()


def openid_at(issuer: str, site: str = SITE) -> OpenId:
    return OpenId(Settings(url=site, openid_issuer=issuer, openid_client="table", openid_secret="secret"))


def walk(address: str, agrees: bool = True) -> Answer:
    """What a person's browser brings back, who sends every form of the provider, or says no."""
    with httpx.Client(timeout=60) as browser:            # the provider keeps in cookies how far one has come
        page = browser.get(address)
        for _ in range(MOST_PAGES):
            if page.is_redirect:
                onward = urljoin(str(page.url), page.headers["location"])
                if onward.startswith(SITE):
                    return dict(parse_qsl(urlsplit(onward).query))
                page = browser.get(onward)
                continue
            form, no = re.search(r'action="([^"]+)"', page.text), re.search(r'href="([^"]+/abort)"', page.text)
            assert form and no, page.text
            fields = {"prompt": "login" if 'name="login"' in page.text else "consent", "login": "ana", "password": "x"}
            page = browser.post(urljoin(str(page.url), form[1]), data=fields) if agrees else browser.get(no[1])
    raise AssertionError("there is no end to it")


async def test_somebody_comes_once_with_what_they_left_with(issuer: str) -> None:
    openid, journey = openid_at(issuer), Journey.begun()
    answer = await asyncio.to_thread(walk, await openid.address(journey))
    assert answer["iss"] == issuer and answer["state"] == journey.state
    found = await openid.who(journey, answer)
    assert (found.issuer, found.subject, found.name) == (issuer, "ana", "ana here")
    with pytest.raises(Problem, match="sign-on-failed"):         # the code works once
        await openid.who(journey, answer)


async def test_a_code_is_worth_nothing_without_its_verifier(issuer: str) -> None:
    openid, journey = openid_at(issuer), Journey.begun()
    answer = await asyncio.to_thread(walk, await openid.address(journey))
    with pytest.raises(Problem, match="sign-on-failed"):
        await openid.who(Journey(journey.state, journey.nonce, "y" * 64), answer)


async def test_whoever_says_no_is_told_so(issuer: str) -> None:
    openid, journey = openid_at(issuer), Journey.begun()
    answer = await asyncio.to_thread(walk, await openid.address(journey), False)
    assert answer["error"] == "access_denied"
    with pytest.raises(Problem, match="sign-on-refused"):
        await openid.who(journey, answer)


async def test_nobody_is_sent_to_another_address(issuer: str) -> None:
    openid, journey = openid_at(issuer, "http://elsewhere.test"), Journey.begun()
    page = await asyncio.to_thread(httpx.get, await openid.address(journey))
    assert page.status_code == 400 and "invalid_redirect_uri" in page.text
