"""What the tests of accounts share: creating one, signing in, and what pages say of it."""

from __future__ import annotations

import html
import re
from typing import Any

import httpx
from sqlalchemy import select
from sqlalchemy.orm import Session

PASSWORD = "kelp and barley"


async def register(browser: httpx.AsyncClient, name: str, password: str = PASSWORD, **fields: str) -> httpx.Response:
    """Create an account with a password; refused is a page with a notice."""
    return await browser.post("/register", data={"account": name, "password": password} | fields)


async def enter(browser: httpx.AsyncClient, name: str, password: str = PASSWORD, **fields: str) -> httpx.Response:
    return await browser.post("/enter", data={"account": name, "password": password} | fields)


async def account(site: Any, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
    """A browser in which an account of this name has just been created."""
    browser: httpx.AsyncClient = await site.browser()
    answer = await register(browser, name, password)
    assert answer.status_code == 303, notice(answer)
    return browser


def rows(site: Any, kind: Any) -> list[Any]:
    """All that is stored of a kind."""
    with Session(site.services.store.reading) as session:
        return list(session.scalars(select(kind)))


async def me(browser: httpx.AsyncClient) -> str:
    """The account's name as the head of a page says it; empty for a guest."""
    found = re.search(r'aria-label="You: ([^"]*)"', (await browser.get("/")).text)
    return found[1] if found else ""


async def seat_names(browser: httpx.AsyncClient, table: str) -> list[str]:
    return [seat["name"] for seat in (await browser.get(f"/api/tables/{table}")).json()["seats"]]


async def open_as(browser: httpx.AsyncClient, name: str, seats: int = 2) -> httpx.Response:
    return await browser.post("/api/tables", json={"game": "toy", "seats": seats, "name": name})


def notice(answer: httpx.Response) -> str:
    """The sentence with which a page refuses or confirms something."""
    found = re.search(r'id="notice">(.*?)</p>', answer.text, re.DOTALL)
    return html.unescape(found[1].strip()) if found else ""
