"""People of a server stored in the database: accounts and hosts, with a browser each."""

from typing import Any

import httpx
from sqlalchemy.orm import Session

from mercat.server.hosting.hosting import decide
from mercat.server.people.rows import NameRow, PersonRow
from mercat.server.people.user_text import skeletons
from mercat.server.storage.models import now


def make_account(store: Any, person: str, name: str, *, is_host: bool = False) -> None:
    """Store an account of a person, in the form that registration stores."""
    with Session(store.writing) as session, session.begin():
        row = session.get(PersonRow, person) or PersonRow(id=person)
        row.name, row.registered, row.is_host, row.changed = name, now(), is_host, now()
        session.add(row)
        session.flush()
        session.add_all([NameRow(skeleton=one, person=person) for one in skeletons(name)])


async def account(site: Any, name: str, *, is_host: bool = False, **wishes: Any) -> httpx.AsyncClient:
    """Return a browser that is signed in to a new account."""
    browser: httpx.AsyncClient = await site.browser(**wishes)
    person = await site.person_of(browser)
    identity = await site.services.sessions.of_browser(site.services.signer.secret_of(browser.cookies["mercat"]))

    def arrive() -> None:
        from mercat.server.people.stored import arrive as store_visitor

        with Session(site.services.store.writing) as session, session.begin():
            store_visitor(session, person, identity.session, name=name)

    arrive()
    make_account(site.services.store, person, name, is_host=is_host)
    site.services.sessions.forget({identity.session})
    return browser


async def decide_as_host(site: Any, act: Any, by: str, *arguments: Any) -> Any:
    """Do an act of a host of this name on a running server."""
    return await decide(site.services.desk, site.services.host_decisions, act, by, *arguments)


async def host_of(site: Any, name: str = "Hanna", **wishes: Any) -> httpx.AsyncClient:
    """Return a browser of a host of the server."""
    return await account(site, name, is_host=True, **wishes)


async def guest(site: Any, **wishes: Any) -> httpx.AsyncClient:
    """Return a browser of a guest who has opened a table."""
    browser: httpx.AsyncClient = await site.browser(**wishes)
    answer = await browser.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Guest"})
    assert answer.status_code == 201, answer.text
    return browser
