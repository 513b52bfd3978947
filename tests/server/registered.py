"""Helpers for tests of accounts: creating them, signing in, and reading pages."""

from __future__ import annotations

import html
import re
from typing import Any

import httpx
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow, SecretRow
from mercat.server.people.secret_kinds import KNOWN_BROWSER

PASSWORD = "kelp and barley"


async def register(browser: httpx.AsyncClient, name: str, password: str = PASSWORD, **fields: str) -> httpx.Response:
    """Create an account with a password, and return the answer; a refusal is a page with a notice."""
    return await browser.post("/register", data={"account": name, "password": password} | fields)


async def enter(browser: httpx.AsyncClient, name: str, password: str = PASSWORD, **fields: str) -> httpx.Response:
    return await browser.post("/enter", data={"account": name, "password": password} | fields)


async def account(site: Any, name: str, password: str = PASSWORD, *, mail: str = "", browser: httpx.AsyncClient | None = None,
                  **wishes: Any) -> httpx.AsyncClient:
    """Return a browser that has just created an account with this name and, if `mail` is given, a confirmed address."""
    used: httpx.AsyncClient = browser or await site.browser(**wishes)
    answer = await register(used, name, password)
    assert answer.status_code == 303, notice(answer)
    if mail:
        with Session(site.services.store.writing) as session, session.begin():
            session.execute(update(PersonRow).where(PersonRow.name == name).values(email=mail, confirmed=PersonRow.registered))
    return used


def person_named(site: Any, name: str) -> Any:
    """Return the stored account of exactly this name, or None."""
    with Session(site.services.store.reading, expire_on_commit=False) as session:
        return session.scalar(select(PersonRow).where(PersonRow.name == name, PersonRow.registered.is_not(None)))


def rows(site: Any, kind: Any) -> list[Any]:
    """Return all stored rows of a kind."""
    with Session(site.services.store.reading) as session:
        return list(session.scalars(select(kind)))


def one_time(site: Any) -> list[Any]:
    """Return all stored one-time secrets, without the marks of known browsers."""
    return [row for row in rows(site, SecretRow) if row.kind != KNOWN_BROWSER]


async def me(browser: httpx.AsyncClient) -> str:
    """Return the account's name in the head of a page; empty for a guest."""
    found = re.search(r'aria-label="You: ([^"]*)"', (await browser.get("/")).text)
    return found[1] if found else ""


async def seat_names(browser: httpx.AsyncClient, table: str) -> list[str]:
    return [seat["name"] for seat in (await browser.get(f"/api/tables/{table}")).json()["seats"]]


async def open_as(browser: httpx.AsyncClient, name: str, seats: int = 2) -> httpx.Response:
    return await browser.post("/api/tables", json={"game": "toy", "seats": seats, "name": name})


def notice(answer: httpx.Response) -> str:
    """Return the notice with which a page refuses or confirms something."""
    found = re.search(r'id="(?:notice|wrong-\w+)">(.*?)</(?:p|span)>', answer.text, re.DOTALL)
    return html.unescape(found[1].strip()) if found else ""
