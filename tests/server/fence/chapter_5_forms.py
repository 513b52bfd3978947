"""The fifth chapter: every form not sent in another chapter, sent as by a page, and pages that programs do not see."""

from __future__ import annotations

from typing import Any

from tests.server.fence.season import TERMS, Season
from tests.server.registered import PASSWORD


async def play(season: Season) -> None:
    await at_the_table(season)
    await before_the_game(season)
    await by_days(season)
    await about_oneself(season)
    await of_a_group(season)
    await elsewhere(season)


async def forms(season: Season, who: str, place: str, *wanted: tuple[str, dict[str, Any]]) -> None:
    """Send forms with their fields, one after another; each is named by its address."""
    for address, fields in wanted:
        name = f"{place.rpartition('/')[0] or place} {address}".strip("/").replace("/", " ")
        await season.sends(f"form {name}", who, f"{place}/{address}", fields)


async def at_the_table(season: Season) -> None:
    """Send the forms of a running game, with Ben and Ana."""
    table = await season.opened("of forms", "Ana", "Ben", options={"purse": "large"})
    place, length = f"/t/{table}", await season.length("of forms")
    await forms(season, "Ana", place, ("ask", {"length": length, "target": 0}), ("rules", {"agree": "yes"}),
                ("sandbox", {"at": 0}), ("lesson", {}), ("personal", {}), ("withdraw", {"seat": 0}), ("quiet", {"muted": "yes"}),
                ("mute", {"seat": 1}), ("report", {"seat": 1, "text": "slow"}), ("rest", {"resting": "yes"}),
                ("hold", {"seat": 1, "strength": "casual"}), ("give-back", {"seat": 0}),
                ("give-away", {"seat": 1, "strength": "casual"}), ("rematch", {}), ("enter-result", {}), ("claim", {"seat": 1}))
    await season.plays("of forms", "buy wool")
    await forms(season, "Ana", place, ("undo", {"length": await season.length("of forms")}))
    await season.asks("take-back for a table of forms", "Ben", f"GET /api/tables/{table}")
    for page in ("next", "others", "board.svg", "export"):
        await season.reads(f"{page} of a table", "Ana", f"{place}/{page}")
    await season.sees("history of a moment", "Kim", f"{place}/history?at=1")
    await season.sees("table at a moment", "Kim", f"{place}?at=1")


async def before_the_game(season: Season) -> None:
    """Send the forms of a table before its game."""
    table = await season.opened("of seats by forms", "Ana", "Ben", seats=3, ready=True)
    place = f"/t/{table}"
    await forms(season, "Ana", place, ("ready", {"ready": "yes"}), ("bot", {"seat": 2, "strength": "casual"}))
    await season.sends("form take a bot away", "Ana", f"{place}/bot", {"seat": 2, "strength": "casual", "away": "yes"})
    await forms(season, "Ana", place, ("arrange", {"seats": 3, "lots": "yes", "option-purse": "large", "clock": "days",
                                                   "turn": 86_400, "bank": 0, "end": "bot"}),
                ("show-out", {"seat": 1}), ("let-in", {"name": "Ben"}), ("move-to", {"seat": 2}), ("leave", {"seat": 2}))
    await season.sends("form sit", "Ben", f"{place}/sit", {"seat": 0, "name": "Ben"})
    await season.sees("seats by forms", "Ben", f"{place}/seats")


async def by_days(season: Season) -> None:
    """Send the forms of orders and of a pause."""
    table = await season.opened("of orders by forms", "Ana", "Ben", clock=TERMS)
    place = f"/t/{table}"
    await season.sends("form order", "Ben", f"{place}/order", {"seat": 1, "kind": "pass_round", "from": "orders"})
    found = await season.did("Ben", "GET", f"/api/tables/{table}/seats/1/orders")
    order = {"seat": 1, "order": found["orders"][0]["id"], "from": "orders"}
    sell = order | {"kind": "sell_from", "value-good": "milk", "value-highest": "5", "who": "anybody", "what": "buy milk"}
    await forms(season, "Ben", place, ("change-order", sell), ("move-order", order | {"up": "no"}), ("withdraw-order", order),
                ("pause", {"days": "2"}))
    asked = (await season.did("Ana", "GET", f"/api/tables/{table}"))["request"]
    await season.sends("form answer", "Ana", f"{place}/answer", {"question": asked["id"], "agree": "yes"})
    await forms(season, "Ana", place, ("resume", {}))
    await season.reads("why of a prepared turn", "Ben", f"{place}/prepare/1/why?verb=sell")


async def about_oneself(season: Season) -> None:
    """Send the forms of Ana's own pages."""
    table = season.tables["rated"]
    await season.did("Ana", "POST", "/api/me/confirm", password=PASSWORD)
    await forms(season, "Ana", "/me", ("name", {"name": "Anna"}), ("device", {}), ("withdraw-links", {}),
                ("end", {"device": "none"}), ("end-others", {}), ("recovery", {}), ("withdraw-recovery", {}),
                ("page", {"shown": "companions"}),
                ("hide", {"table": table, "hidden": "yes"}), ("archive-game", {"table": table, "agrees": "no"}),
                ("archive", {"agrees": "yes"}), ("quiet", {"begin": "23:00", "end": "06:30", "zone": "Europe/Warsaw"}),
                ("away", {"first": "2026-06-01", "last": "2026-06-03"}), ("back", {"first": "2026-06-01"}), ("calendar-not", {}),
                ("call-not", {"way": 1}), ("call-try", {"way": 1}), ("call-push", {"endpoint": "x", "p256dh": "x", "auth": "x"}),
                ("unmute", {"who": "nobody"}), ("invitation", {"code": "abcd-efgh"}), ("password", {"password": PASSWORD}),
                ("codes", {}), ("remove-password", {}), ("remove-passkey", {"passkey": "none"}),
                ("mail", {"address": "ana@example.org"}), ("remove-mail", {}), ("sign-on", {}), ("remove-sign-on", {}),
                ("bring", {"tables": table, "next": "/me"}), ("news-seen", {"newest": 1}))
    await season.sees("account after forms", "Ana", "/me")
    await season.sends("form me leave", "Kim", "/me/leave", {})
    await season.sends("form me sign-out-everywhere", "Ana", "/me/sign-out-everywhere", {})
    await season.sent("Ana", "/enter", account="Anna", password=PASSWORD)
    await season.did("Ana", "PUT", "/api/me/name", name="Ana")


async def of_a_group(season: Season) -> None:
    """Manage a group by forms alone."""
    founded = await season.sends("form groups found", "Ben", "/groups/found", {"name": "Mornings"})
    group = season.record.call("group by forms", founded.headers["location"].rpartition("/")[2])
    code = (await season.did("Ben", "POST", "/api/groups/invitations", group=group, people=3, days=1))["code"]
    season.record.call("code of the group by forms", code)
    await season.sent("Kim", "/groups/join", code=code, own="Kim")
    people = {one["name"]: one["number"] for one in (await season.did("Ben", "GET", f"/api/groups/{group}"))["people"]}
    of_group = {"group": group}
    await forms(season, "Ben", "/groups", ("series", of_group | {"name": "Spring", "games": "toy", "length": 2, "points": "3 1"}),
                ("keeper", of_group | {"member": people["Kim"], "keeper": "yes"}), ("withdraw", of_group | {"invitation": 1}))
    shown = await season.did("Ben", "GET", f"/api/groups/{group}")
    series = season.record.call("series by forms", shown["series"][0]["id"])
    begun = await season.sends("form groups next", "Ben", "/groups/next", of_group | {
        "series": series, "people": [people["Ben"], people["Kim"]]})
    table = season.record.call("table by forms", begun.headers["location"].split("/")[2])
    await forms(season, "Ben", "/groups", ("take-out", of_group | {"table": table}),
                ("remove", of_group | {"member": people["Kim"]}), ("leave", of_group))


async def elsewhere(season: Season) -> None:
    """Send the forms that lead into the site."""
    await season.sends("form learn", "Max", "/learn/toy")
    form = {"name": "Ana", "seats": "2", "bots": "0", "strength": "casual", "deal": ""}
    await season.sends("form deal", "Ana", "/new/toy/deal", form)
    await season.reads("file me download", "Ana", "/me/download")
    await season.sends("form import", "Kim", "/import", {"match": "x"})
    await season.sends("form enter code", "Zoe", "/enter/code", {"account": "Ben", "code": "aaaa-bbbb-cccc"})
    await season.sends("form recover mail none", "Max", "/recover/mail/none", {"password": PASSWORD})
    await season.sends("form recover", "Max", "/recover", {"code": "abcd"})
    for path in ("/manifest.webmanifest", "/games/toy/scene.svg", "/readyz"):
        await season.reads(f"file {path[1:].replace('/', ' ')}", "Max", path)
    for path in ("/mail/confirm/none", "/mail/never/none", "/notices/off/none", "/recover/mail", "/recover/mail/none",
                 "/me/bring", "/new/toy/deal?seats=2&bots=0", "/groups/none/games", "/archive?game=toy"):
        await season.sees(f"page {path[1:].partition('?')[0].replace('/', ' ')}", "Ben", path)
