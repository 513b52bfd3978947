"""The last chapter: the host's pages, and refusals: bans, invalid requests, a slow database."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.fence.season import Season
from tests.server.registered import PASSWORD


async def play(season: Season) -> None:
    await host(season)
    await refuse(season)
    await be_slow(season)
    await go(season)
    await change_hosts(season)


async def host(season: Season) -> None:
    """Visit the host's page, and use its forms."""
    await season.sees("host page of another", "Ana", "/host")
    await season.sends("announce", "Hanna", "/host/announce", {"text": "Tea at five", "hours": "4"})
    await season.changes("invite", "Hanna", "/host/invite", {"people": "2", "days": "1", "note": "club"}, quick=False)
    await season.asks("invitation that is wrong", "Kim", "POST /api/me/invitation", {"code": "abcd-efgh"})
    await season.sends("handle a report", "Hanna", "/host/handle", {"which": "1", "handled": "yes"})
    await season.sends("ban a network", "Hanna", "/host/ban-network", {"network": "203.0.113.9", "hours": "24", "reason": "spam"})
    await season.sends("delete a message", "Hanna", "/host/delete-line", {"table": season.tables["first"], "line": "1"})
    await season.sends("end a group", "Hanna", "/host/end-group", {"group": season.group})
    await season.sends("delete a table", "Hanna", "/host/delete-table", {"table": season.tables["sandbox"]})
    for address in ("end-announcement", "lift", "withdraw"):
        await season.sends(f"form host {address}", "Hanna", f"/host/{address}", {"which": 1})
    for part in ("people", "tables", "chat", "log", "bans", "limits", "invitations", "groups", "ratings"):
        await season.sees(f"host page of {part}", "Hanna", f"/host?part={part}")
    await season.changes("delete no table", "Hanna", "/host/delete-table", {"table": "none"}, quick=False)
    await season.sees("host page", "Hanna", "/host")
    await season.sees("lobby with an announcement", "Kim", "/")
    person = await season.record.site.site.person_of(season.people["Leo"])
    await season.sends("ban a person", "Hanna", "/host/ban", {"person": person, "hours": "1", "reason": "rude"})
    await season.record.site.services.host_decisions.look()
    await season.sees("lobby of a banned person", "Leo", "/")
    await season.asks("chat of a banned person", "Leo", f"POST /api/tables/{season.tables['first']}/chat", {"text": "Hello"})
    await season.asks("own data of a banned person", "Leo", "GET /api/me")


async def refuse(season: Season) -> None:
    """Send invalid requests."""
    table = season.tables["rematch"]
    people, record = season.people, season.record
    await season.asks("no address for programs", "Max", "GET /api/nothing")
    await season.sees("no page", "Max", "/nothing")
    await season.asks("wrong method", "Max", "DELETE /api/games")
    for name, body, kind in (("no JSON", b"{", "application/json"), ("another type", b"x=1", "text/plain")):
        await record.answer(name, people["Ana"], "POST", "/api/tables", content=body, headers={"Content-Type": kind})
    await season.asks("missing field", "Ana", "POST /api/tables", {"game": "toy"})
    await season.asks("field of a wrong type", "Ana", "POST /api/tables", {"game": "toy", "seats": "2"})
    await season.asks("unknown game", "Ana", "POST /api/tables", {"game": "chess", "seats": 2})
    await season.asks("wrong option", "Ana", "POST /api/tables", {"game": "toy", "seats": 2, "options": {"purse": "huge"}})
    await season.changes("form that cannot be understood", "Ana", f"/t/{table}/move", {"move": "pass", "length": "many"})
    await season.changes("form without a field", "Ana", f"/t/{table}/sit", {}, quick=False)
    await record.page("another site's form", people["Ana"], f"/t/{table}/chat", "POST", data={"text": "x"},
                      headers={"Origin": "http://elsewhere.test"})
    await record.answer("another host", people["Max"], "GET", "/api/games", headers={"Host": "elsewhere.test"})
    await season.sees("no such group", "Ana", "/groups/none")
    await season.asks("no such game", "Max", "GET /api/games/chess")
    await season.asks("health", "Max", "GET /healthz")


async def be_slow(season: Season) -> None:
    """Answer while the database is too slow, and refuse too many requests."""
    from mercat.server.problems import Problem

    async def slow(*_: Any, **__: Any) -> None:
        raise Problem(503, "slow-database", wait=3)

    async def fast(*_: Any, **__: Any) -> None:
        raise Problem(429, "too-fast", wait=7, seconds=7)

    table, access = season.tables["rematch"], season.record.site.services.tables.access
    order = {"kind": "pass_round", "seat": 0}
    forms: dict[str, dict[str, Any]] = {
        f"/t/{table}/chat": {"text": "x"}, f"/t/{table}/leave": {"seat": 0}, f"/t/{table}/order": order,
        "/me/name": {"name": "Anna"}, "/groups/found": {"name": "More"}, "/me/calendar": {},
        "/host/announce": {"text": "x", "hours": 1}}
    with pytest.MonkeyPatch.context() as patch:
        for what, refuse in (("slow", slow), ("too fast", fast)):
            patch.setattr(access, "in_writer", refuse)
            for path, form in forms.items():
                who = "Hanna" if path.startswith("/host") else "Ana"
                await season.sends(f"{what} {path.replace(table, '').strip('/').replace('//', ' ')}", who, path, form)
        patch.setattr(access, "in_writer", slow)
        await season.asks("slow write", "Ana", f"POST /api/tables/{table}/chat", {"text": "x"})
        await season.asks("slow write about oneself", "Ana", "PUT /api/me/page", {"shown": "nobody"})
        await season.changes("slow write by a form", "Ana", "/me/token", {"label": "x", "scope": "read"})
        await season.changes("slow write by a form about a group", "Ana", "/groups/found", {"name": "More"}, quick=False)
        patch.setattr(access, "in_reader", slow)
        await season.asks("slow read", "Max", "GET /api/results")
        await season.sees("slow read of a page", "Max", "/ratings/toy")


async def go(season: Season) -> None:
    """Let a person delete their account."""
    await season.changes("delete me without being known", "Zoe", "/me/delete", {"sure": "yes"}, quick=False)
    await season.sends("confirm by a form", "Zoe", "/me/confirm", {"password": PASSWORD, "next": "/me/delete"})
    await season.sends("delete me by a form", "Zoe", "/me/delete", {"sure": "yes"})
    await season.did("Eva", "POST", "/api/me/confirm", password=PASSWORD)
    await season.asks("delete me", "Eva", "POST /api/me/delete", {"sure": True})
    await season.asks("table of somebody who is gone", "Ana", f"GET /api/tables/{season.tables['rated']}")
    await season.sees("table of somebody who is gone", "Ana", f"/t/{season.tables['rated']}")
    await season.asks("leave this device", "Ben", "POST /api/me/leave")


async def change_hosts(season: Season) -> None:
    """Let the host of a table make somebody else the host, who hands it back."""
    table = await season.opened("where the host changes", "Hanna", "Ana", seats=3, ready=True)
    await season.asks("make host", "Hanna", f"PUT /api/tables/{table}/seats/1/host")
    await season.sees("seats of a new host", "Ana", f"/t/{table}/seats")
    await season.sends("make host by a form", "Ana", f"/t/{table}/make-host", {"seat": 0})
