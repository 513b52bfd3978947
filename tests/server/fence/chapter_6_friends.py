"""The sixth chapter: friends, requests to be let into a group, and games to watch."""

from __future__ import annotations

import re

from tests.server.fence.season import Season


async def play(season: Season) -> None:
    await become_friends(season)
    await invite(season)
    await ask_a_group(season)
    await watch(season)


async def become_friends(season: Season) -> None:
    """Ask by a link and by a game; answer, mute, hide and remove."""
    await season.sees("friends of nobody", "Kim", "/me/friends")
    await season.changes("make a friend link by a form", "Ana", "/me/friend-link", {}, quick=False)
    made = await season.asks("make a friend link", "Ana", "POST /api/me/friends/link")
    code = season.record.call("friend's code", made["code"])
    await season.sees("friend link", "Ben", f"/me/friends/by/{code}")
    await season.asks("follow a friend link", "Hanna", "POST /api/me/friends/by-link", {"code": code})
    await season.asks("follow a friend link of one who has muted you", "Ben", "POST /api/me/friends/by-link", {"code": code})
    await season.sends("follow a friend link by a form", "Eva", "/me/follow", {"code": code, "own": ""})
    await season.asks("follow a wrong link", "Eva", "POST /api/me/friends/by-link", {"code": "wrong"})
    asking = {one["name"]: one["who"] for one in (await season.asks("friends who ask", "Ana", "GET /api/me/friends"))["asking"]}
    for name in asking:
        season.record.call(f"{name} as a friend", asking[name])
    await season.asks("answer a friend", "Ana", "PUT /api/me/friends/answer", {"who": asking["Hanna"], "agree": True})
    await season.sends("answer a friend by a form", "Ana", "/me/answer-friend", {"who": asking["Eva"], "agree": "no"})
    await season.asks("answer nobody", "Ana", "PUT /api/me/friends/answer", {"who": "nobody", "agree": True})
    await season.asks("ask a friend", "Ana", "POST /api/me/friends", {"who": "nobody"})
    await season.sends("ask a friend by a form", "Ana", "/me/ask-friend", {"who": "nobody"})
    await season.asks("mute a friend", "Ana", "PUT /api/me/friends/mute", {"who": asking["Hanna"], "muted": True})
    await season.sends("mute a friend by a form", "Ana", "/me/mute-friend", {"who": asking["Hanna"], "muted": "no"})
    await season.asks("be hidden from friends", "Hanna", "PUT /api/me/friends/shown", {"shown": False})
    await season.sends("be seen by friends by a form", "Hanna", "/me/show-here", {"shown": "yes"})
    await season.sees("friends", "Ana", "/me/friends")
    await season.reads("friends who are here", "Ana", "/me/friends/here")
    await season.asks("end the friend links", "Ana", "DELETE /api/me/friends/link")
    await season.sends("end the friend links by a form", "Ana", "/me/no-friend-link")


async def invite(season: Season) -> None:
    """Invite a friend to a free seat; delete the table."""
    friends = {one["name"]: one["who"] for one in (await season.did("Ana", "GET", "/api/me/friends"))["friends"]}
    table = await season.opened("for friends", "Ana", seats=3)
    await season.asks("invite a friend", "Ana", "POST /api/me/friends/invite", {"table": table, "who": friends["Hanna"]})
    await season.sends("invite a friend by a form", "Ana", "/me/invite-friend", {"table": table, "who": friends["Hanna"]})
    await season.sees("start page of somebody invited", "Hanna", "/")
    await season.sends("decline an invitation by a form", "Hanna", "/me/decline-invitation", {"table": table})
    await season.asks("decline an invitation", "Hanna", "POST /api/me/friends/invitations/decline", {"table": table})
    await season.sends("say that one has seen", "Ana", f"/t/{table}/seen")
    await season.asks("delete the table by another", "Ben", f"DELETE /api/tables/{table}")
    await season.asks("delete the table", "Ana", f"DELETE /api/tables/{table}")
    await season.opened("for nobody", "Ana", seats=3)
    await season.sends("delete the table by a form", "Ana", f"/t/{season.tables['for nobody']}/delete")
    await season.asks("remove a friend", "Ana", "POST /api/me/friends/remove", {"who": friends["Hanna"]})
    await season.sends("remove a friend by a form", "Ana", "/me/remove-friend", {"who": friends["Hanna"]})


async def ask_a_group(season: Season) -> None:
    """Ask to be let into a group, also one that is none."""
    group = season.record.call("another group", (await season.did("Ana", "POST", "/api/groups", name="Mornings"))["group"])
    await season.asks("ask a group", "Hanna", "POST /api/groups/asks", {"group": group})
    await season.asks("ask a group that is none", "Hanna", "POST /api/groups/asks", {"group": "none"})
    await season.sends("ask a group by a form", "Eva", "/groups/ask", {"group": group})
    page = await season.sees("group that is asked", "Ana", f"/groups/{group}")
    first, second = dict.fromkeys(re.findall(r'name="ask" value="(\d+)"', page.text))
    await season.asks("answer an ask", "Ana", "POST /api/groups/asks/answer", {"group": group, "ask": int(first), "let_in": True})
    await season.sends("answer an ask by a form", "Ana", "/groups/answer", {"group": group, "ask": second, "let_in": "no"})


async def watch(season: Season) -> None:
    """Ask for games to watch, of which this site shows none; the rest of one's own pages."""
    await season.reads("games to watch", "Kim", "/watching?tables=none")
    await season.reads("a board to watch", "Kim", "/watching/none.svg")
    await season.reads("masters of a game without", "Kim", "/watching/masters/toy")
    await season.reads("review of masters of a game without", "Kim", "/watching/masters/toy/review")
    await season.sees("data", "Ana", "/me/data")
    await season.sees("signing in", "Ana", "/me/devices")
    await season.opened("with orders", "Ana", "Ben")
    await season.reads("orders at a thing", "Ana", f"/t/{season.tables['with orders']}/orders/here")
