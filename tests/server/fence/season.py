"""The season: its people, and the requests of its chapters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from sqlalchemy import update
from sqlalchemy.orm import Session

from tests.server.fence.recorder import HTMX, Recorder
from tests.server.registered import PASSWORD

ACCOUNTS: Final = ("Ana", "Ben", "Eva", "Hanna")         # Hanna is a host of the server
TERMS: Final = {"kind": "days", "turn": 86_400, "bank": 172_800, "end": "bot"}


@dataclass
class Season:
    """The people: Ana, Ben and Eva have accounts, and so has Hanna, a host; Leo is a guest; Kim watches and was never stored; Max
    has no cookie."""

    record: Recorder
    people: dict[str, httpx.AsyncClient] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    group: str = ""
    series: str = ""
    zone: str = ""                                       # which the browsers tell; none is recorded

    async def gather(self) -> None:
        """Let everybody arrive, and create the accounts."""
        site = self.record.site.site
        for name in (*ACCOUNTS, "Leo", "Kim", "Zoe"):
            self.people[name] = await site.browser()
        self.people["Max"] = site.visitor()
        for browser in self.people.values():
            browser.cookies.update({"zone_here": self.zone} if self.zone else {})
        for name in ACCOUNTS:
            await self.sent(name, "/register", account=name, password=PASSWORD)
        with Session(site.services.store.writing) as session, session.begin():
            from mercat.server.people.rows import PersonRow

            session.execute(update(PersonRow).where(PersonRow.name == "Hanna").values(is_host=True))
        site.services.sessions.forget(set(site.services.sessions.kept.kept))
        for name in ("Ana", "Ben", "Eva"):
            page = re.search(r'"/people/([A-Za-z0-9_-]+)"', (await self.people[name].get("/me")).text)
            assert page is not None
            self.record.call(f"page of {name}", page[1])

    # -- not recorded

    async def did(self, who: str, method: str, path: str, **wish: Any) -> Any:
        """Send a program's request that succeeds, and return its answer."""
        answer = await self.record.ask(self.people[who], method, path, **({"json": wish} if wish else {}))
        assert answer.is_success, (method, path, answer.text)
        return answer.json() if answer.content else None

    async def sent(self, who: str, path: str, **form: Any) -> httpx.Response:
        """Send a form that leads to another page."""
        answer = await self.record.ask(self.people[who], "POST", path, data=form)
        assert answer.status_code == 303, (path, answer.status_code, answer.text[-2_000:])
        return answer

    async def opened(self, name: str, *players: str, **wish: Any) -> str:
        """Open a table with these players, in this order."""
        first, *others = players
        found = await self.did(first, "POST", "/api/tables", **{"game": "toy", "seats": len(players), "name": first} | wish)
        table = self.tables[name] = self.record.call(name, found["table"])
        for one in others:
            await self.did(one, "POST", f"/api/tables/{table}/seats", name=one)
        return table

    async def plays(self, name: str, move: str = "") -> None:
        """Let the player to move at a table make a move, by default the first legal one."""
        table = self.tables[name]
        now = await self.did("Ana", "GET", f"/api/tables/{table}")
        who = now["seats"][now["to_move"]]["name"]
        if not move:
            move = (await self.did(who, "GET", f"/api/tables/{table}/moves"))["moves"][0]["move"]
        await self.did(who, "POST", f"/api/tables/{table}/play", length=now["length"], move=move)

    async def plays_on(self, name: str) -> None:
        """Play a table to its end."""
        while (await self.did("Ana", "GET", f"/api/tables/{self.tables[name]}"))["status"] != "over":
            await self.plays(name)

    async def length(self, name: str) -> int:
        length: int = (await self.did("Ana", "GET", f"/api/tables/{self.tables[name]}"))["length"]
        return length

    def link_in_mail(self, begins: str) -> str:
        """Return the path of the newest link in mail that begins with this text."""
        for letter in reversed(self.record.site.letters):
            found = re.search(f"{begins}[A-Za-z0-9._-]+", f"{letter.text} {letter.headers}")
            if found:
                return found[0]
        raise AssertionError(f"no mail has a link to {begins}")

    # -- recorded

    async def asks(self, name: str, who: str, request: str, wish: Any = None, **more: Any) -> Any:
        """Send a program's request, such as `GET /api/me`."""
        method, path = request.split(" ", 1)
        sent = {} if wish is None else {"json": wish}
        return await self.record.answer(name, self.people[who], method, path, **sent, **more)

    async def sends(self, name: str, who: str, path: str, form: Mapping[str, Any] | None = None) -> Any:
        """Send a form that leads to another page or answers without one."""
        return await self.record.answer(name, self.people[who], "POST", path, data=dict(form or {}))

    async def reads(self, name: str, who: str, path: str) -> Any:
        """Read something other than a page, or its first part."""
        return await self.record.answer(name, self.people[who], "GET", path)

    async def sees(self, name: str, who: str, path: str, **more: Any) -> httpx.Response:
        """Read a page."""
        return await self.record.page(name, self.people[who], path, **more)

    async def changes(self, name: str, who: str, path: str, form: Mapping[str, Any] | None = None,
                      quick: bool = True) -> httpx.Response:
        """Send a form that answers with changed parts of a page or with a page."""
        return await self.record.page(name, self.people[who], path, "POST", data=dict(form or {}), headers=HTMX if quick else {})
