"""Accounts for tests: quickly made, with a password that costs little to check."""

from __future__ import annotations

from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import update
from sqlalchemy.orm import Session

from mercat.server.storage.people_rows import PersonRow

PASSWORD = "nine herons sleep"


async def account(site: Any, name: str, *, mail: str = "", browser: Any = None, **wishes: Any) -> Any:
    """A browser in which somebody has just created an account; with a confirmed address, if one is given."""
    site.services.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    browser = browser or await site.browser(**wishes)
    answer = await browser.post("/register", data={"account": name, "password": PASSWORD})
    assert answer.status_code == 303, answer.text
    if mail:
        with Session(site.services.store.writing) as session, session.begin():
            chosen = update(PersonRow).where(PersonRow.name == name)
            session.execute(chosen.values(email=mail, confirmed=PersonRow.registered))
    return browser


def person_named(site: Any, name: str) -> PersonRow | None:
    """What is stored of an account."""
    with Session(site.services.store.reading, expire_on_commit=False) as session:
        return session.query(PersonRow).filter(PersonRow.name == name, PersonRow.registered.is_not(None)).one_or_none()
