"""The third chapter: a group, its members and a series of games."""

from __future__ import annotations

from tests.server.fence.season import Season


async def play(season: Season) -> None:
    await found(season)
    await manage(season)
    await begin_series(season)
    await play_series(season)
    await leave(season)


async def found(season: Season) -> None:
    """Found a group, and let people join it."""
    await season.sees("groups of nobody", "Kim", "/groups")
    made = await season.asks("found a group", "Ana", "POST /api/groups", {"name": "Evenings"})
    group = season.group = season.record.call("group", made["group"])
    await season.asks("found without a name", "Ana", "POST /api/groups", {"name": ""})
    wish = {"group": group, "people": 5, "days": 7}
    invited = await season.asks("invite to the group", "Ana", "POST /api/groups/invitations", wish)
    code = season.record.call("group's code", invited["code"])
    await season.changes("invite by a form", "Ana", "/groups/invite", {"group": group, "people": "2", "days": "1"}, quick=False)
    await season.sees("join a group", "Ben", f"/groups/join/{code}")
    await season.asks("join", "Ben", "POST /api/groups/join", {"code": code})
    await season.sends("join by a form", "Leo", "/groups/join", {"code": code, "own": "Leo"})
    await season.did("Eva", "POST", "/api/groups/join", code=code)
    await season.asks("join by a wrong code", "Kim", "POST /api/groups/join", {"code": "wrong", "own": "Kim"})
    await season.sees("join by a wrong code", "Kim", "/groups/join/wrong")
    await season.sees("groups", "Ben", "/groups")
    await season.asks("groups", "Ben", "GET /api/groups")


async def manage(season: Season) -> None:
    """Use the rights of keepers, also as members, who are refused."""
    group = season.group
    settings = {"group": group, "name": "Long evenings", "public": False, "points": [5, 3, 1]}
    await season.asks("change the group by a member", "Ben", "PUT /api/groups/settings", settings)
    await season.asks("change the group by a stranger", "Kim", "PUT /api/groups/settings", settings)
    await season.asks("change the group", "Ana", "PUT /api/groups/settings", settings)
    await season.asks("points that are none", "Ana", "PUT /api/groups/settings", settings | {"points": [-1]})
    people = {one["name"]: one["number"] for one in (await season.did("Ana", "GET", f"/api/groups/{group}"))["people"]}
    keeper = {"group": group, "member": people["Ben"], "keeper": True}
    await season.asks("make a keeper", "Ana", "PUT /api/groups/people/keeper", keeper)
    await season.asks("withdraw an invitation", "Ben", "POST /api/groups/invitations/withdraw", {"group": group, "invitation": 2})
    await season.asks("remove a member", "Ben", "POST /api/groups/people/remove", {"group": group, "member": people["Eva"]})
    await season.asks("remove nobody", "Ben", "POST /api/groups/people/remove", {"group": group, "member": 999})
    await season.sees("group of a keeper", "Ana", f"/groups/{group}")
    await season.sees("group of a member", "Leo", f"/groups/{group}")
    await season.sees("group of a stranger", "Kim", f"/groups/{group}")
    await season.asks("group of a stranger", "Kim", f"GET /api/groups/{group}")


async def begin_series(season: Season) -> None:
    """Begin a series, and try series that cannot begin."""
    group = season.group
    wish = {"group": group, "name": "Winter", "games": ["toy"], "length": 2, "points": [4, 2]}
    await season.asks("series by a member", "Leo", "POST /api/groups/series", wish)
    await season.asks("series of an unknown game", "Ana", "POST /api/groups/series", wish | {"games": ["chess"]})
    made = await season.asks("series", "Ana", "POST /api/groups/series", wish)
    season.series = season.record.call("series", made["series"])
    await season.asks("next game for too few", "Leo", "POST /api/groups/series/next", {"group": group, "series": season.series})


async def play_series(season: Season) -> None:
    """Play the games of the series."""
    group, series = season.group, season.series
    people = {one["name"]: one["number"] for one in (await season.did("Ana", "GET", f"/api/groups/{group}"))["people"]}
    wish = {"group": group, "series": series, "people": [people[name] for name in ("Ana", "Ben", "Leo")]}
    begun = await season.asks("next game", "Ana", "POST /api/groups/series/next", wish)
    table = season.tables["of series"] = season.record.call("of series", begun["table"])
    await season.sees("seats of a game of the series", "Leo", f"/t/{table}/seats")
    await season.asks("table of the group to a stranger", "Kim", f"GET /api/tables/{table}")
    await season.sees("table of the group to a stranger", "Kim", f"/t/{table}")
    for name in ("Ana", "Ben", "Leo"):
        await season.record.ask(season.people[name], "PUT", f"/api/tables/{table}/ready", json={"ready": True})
    await season.plays("of series")
    await season.sees("group with a running game", "Ben", f"/groups/{group}")
    await season.plays_on("of series")
    await season.sees("group with results", "Leo", f"/groups/{group}")
    await season.sees("series", "Leo", f"/groups/{group}/series/{series}")
    await season.sees("games of the group", "Leo", f"/groups/{group}/games")
    await season.asks("group with results", "Leo", f"GET /api/groups/{group}")
    await season.asks("group by series", "Leo", f"GET /api/groups/{group}?series={series}")
    await season.asks("games of the group", "Leo", f"GET /api/groups/{group}/games")
    await season.sees("table of the group that is over", "Ben", f"/t/{table}")
    await season.asks("take a game out", "Ana", "POST /api/groups/series/take-out", {"group": group, "table": table})
    await season.sends("end the series", "Ana", "/groups/end-series", {"group": group, "series": series})
    await season.asks("end the series again", "Ana", "POST /api/groups/series/end", {"group": group, "series": series})
    await season.asks("next game of an ended series", "Ana", "POST /api/groups/series/next", wish)


async def leave(season: Season) -> None:
    """Let Leo leave, and make the group public."""
    group = season.group
    await season.asks("leave the group", "Leo", "POST /api/groups/leave", {"group": group})
    await season.asks("leave it again", "Leo", "POST /api/groups/leave", {"group": group})
    form = {"group": group, "name": "Long evenings", "public": "yes", "points": "5, 3, 1"}
    await season.sends("change the group by a form", "Ana", "/groups/change", form)
    await season.changes("points by a form that are none", "Ana", "/groups/change", form | {"points": "many"}, quick=False)
    await season.sees("public group of a stranger", "Kim", f"/groups/{group}")
    await season.asks("public group of a stranger", "Kim", f"GET /api/groups/{group}")
