"""The fourth chapter: games by days, with orders, pauses, ratings and the archive."""

from __future__ import annotations

from tests.server.fence.season import TERMS, Season


async def play(season: Season) -> None:
    await give_orders(season)
    await let_time_pass(season)
    await call_who_is_away(season)
    await hand_on(season)
    await rate(season)
    await archive(season)
    await play_a_game_of_the_house(season)


async def give_orders(season: Season) -> None:
    """Give, change and execute orders for later."""
    table = await season.opened("by days", "Ana", "Ben", "Eva", clock=TERMS, options={"purse": "large"})
    await season.asks("order kinds", "Ben", f"GET /api/tables/{table}/order-kinds")
    path = f"/api/tables/{table}/seats/1/orders"
    order = {"kind": "pass_until", "unless": ["anybody buy milk", "nature roll 3..5"]}
    given = await season.asks("order", "Ben", f"POST {path}", order)
    await season.asks("order for another", "Ana", f"POST {path}", {"kind": "pass_round"})
    await season.asks("no order", "Ben", f"POST {path}", {"kind": "fly"})
    await season.did("Ben", "POST", path, kind="sell_from", values={"good": ["milk"], "highest": "6"})
    number = given["orders"][0]["id"]
    await season.asks("move an order", "Ben", f"POST {path}/move", {"order": number, "up": False})
    await season.asks("change an order", "Ben", f"PUT {path}", {"order": number, "kind": "pass_round"})
    await season.sees("orders", "Ben", f"/t/{table}/orders")
    await season.sees("order to be changed", "Ben", f"/t/{table}/orders?edit={number}")
    await season.sees("orders of a watcher", "Kim", f"/t/{table}/orders")
    await season.sees("prepare a turn", "Ben", f"/t/{table}/prepare?moves=buy+milk")
    await season.sees("preview of a prepared move", "Ben", f"/t/{table}/prepare/1/preview?move=buy+milk&length=1|")
    form = {"seat": "1", "kind": "fly", "from": "orders"}
    await season.changes("order that is none by a form", "Ben", f"/t/{table}/order", form)
    await season.asks("withdraw an unknown order", "Ben", f"POST {path}/withdraw", {"order": 999})
    await season.sees("table with orders", "Ben", f"/t/{table}")
    moved = {"move": "buy wool", "length": await season.length("by days")}
    await season.asks("play before an order", "Ana", f"POST /api/tables/{table}/play", moved)
    await season.asks("orders", "Ben", f"GET {path}")
    await season.sees("table after an order", "Ana", f"/t/{table}")


async def let_time_pass(season: Season) -> None:
    """Let time pass: a pause, a turn that takes too long, a seat played by a bot."""
    table, site = season.tables["by days"], season.record.site
    await season.asks("table by days", "Ana", f"GET /api/tables/{table}")
    await season.asks("pause", "Ana", f"POST /api/tables/{table}/pause", {"days": 3})
    asked = (await season.did("Ben", "GET", f"/api/tables/{table}"))["request"]
    await season.sees("table with a request for a pause", "Ben", f"/t/{table}")
    for name in ("Ben", "Eva"):
        await season.did(name, "POST", f"/api/tables/{table}/answer", question=asked["id"], agree=True)
    await season.sees("table that pauses", "Kim", f"/t/{table}")
    await season.asks("table that pauses", "Kim", f"GET /api/tables/{table}")
    await season.asks("resume", "Ben", f"DELETE /api/tables/{table}/pause")
    await site.later(hours=30)
    await season.sees("table where time is short", "Ana", f"/t/{table}")
    await season.asks("my games by days", "Ana", "GET /api/me/games")
    await season.sees("start page with a game by days", "Ana", "/")
    await season.sees("page of a calendar that is none", "Max", "/notices/calendar/none.ics")
    await site.later(days=4)
    await season.asks("table where time is over", "Ana", f"GET /api/tables/{table}")
    await season.sees("table where time is over", "Ana", f"/t/{table}")
    await season.asks("claim", "Ana", f"PUT /api/tables/{table}/seats/1/claim")


async def call_who_is_away(season: Season) -> None:
    """Call Ben for his turn and for requests, by mail and by a channel, and let him unsubscribe from mail."""
    await season.opened("where Ben is called", "Ana", "Ben", clock=TERMS)
    await season.plays("where Ben is called")
    await season.record.site.later(hours=1)
    await season.plays("where Ben is called")
    table = season.tables["where Ben is called"]
    length = await season.length("where Ben is called")
    await season.did("Ana", "POST", f"/api/tables/{table}/ask", length=length, target=1)
    await season.record.site.later(hours=1)
    off = season.link_in_mail("/notices/off/")
    await season.sees("notices that were sent", "Ben", "/me/notices")
    await season.sees("no more notices", "Max", off)
    await season.sends("no more notices", "Max", off)


async def hand_on(season: Season) -> None:
    """Hand over seats: by links, by leaving, to a bot."""
    table = await season.opened("of seats", "Leo", "Ben", seats=4, ready=True)
    linked = await season.asks("seat with a link", "Ben", f"POST /api/tables/{table}/seats", {"name": "Ben", "seat": 1})
    link = linked["link"].rpartition("/")[2]
    await season.sees("link to a seat", "Kim", f"/seat/{link}")
    await season.asks("withdraw links to a seat", "Ben", f"DELETE /api/tables/{table}/seats/1/links")
    await season.changes("link to a seat that was withdrawn", "Kim", "/seat", {"link": link}, quick=False)
    await season.asks("bot on a seat", "Leo", f"PUT /api/tables/{table}/seats/2/bot", {"strength": "casual"})
    await season.asks("no such bot", "Leo", f"PUT /api/tables/{table}/seats/3/bot", {"strength": "genius"})
    await season.asks("change the seat", "Ben", f"PUT /api/tables/{table}/seats/3/move")
    await season.asks("show out", "Leo", f"DELETE /api/tables/{table}/seats/3/person")
    await season.asks("let in", "Leo", f"POST /api/tables/{table}/let-in", {"name": "Ben"})
    await season.asks("rest", "Leo", f"PUT /api/tables/{table}/resting", {"resting": True})
    await season.sees("seats that changed", "Leo", f"/t/{table}/seats")
    await season.asks("leave", "Leo", f"DELETE /api/tables/{table}/seats/0")
    await season.asks("table that was left", "Kim", f"GET /api/tables/{table}")
    seat = f"/api/tables/{season.tables['by days']}/seats/1"
    await season.asks("hold a seat", "Ana", f"PUT {seat}/hold", {"strength": "casual"})
    await season.asks("give a seat away", "Ana", f"PUT {seat}/successor", {"strength": "casual"})


async def rate(season: Season) -> None:
    """Play a rated game, and enter its result."""
    guest = {"game": "toy", "seats": 2, "name": "Leo", "rated": True, "clock": TERMS}
    await season.asks("rated table of a guest", "Leo", "POST /api/tables", guest)
    await season.opened("rated", "Ana", "Eva", clock=TERMS, rated=True)
    table = season.tables["rated"]
    await season.asks("sandbox of a rated table", "Kim", f"POST /api/tables/{table}/sandbox", {"at": 1})
    await season.asks("hint at a rated table", "Ana", f"POST /api/tables/{table}/hint", {"length": await season.length("rated")})
    await season.plays_on("rated")
    await season.sees("rated table before it is entered", "Ana", f"/t/{table}")
    await season.asks("enter the result", "Ana", f"POST /api/tables/{table}/result")
    asked = (await season.did("Eva", "GET", f"/api/tables/{table}"))["request"]
    await season.did("Eva", "POST", f"/api/tables/{table}/answer", question=asked["id"], agree=True)
    await season.record.site.later(days=2)
    await season.asks("rated table that was entered", "Eva", f"GET /api/tables/{table}")
    await season.sees("rated table that was entered", "Eva", f"/t/{table}")
    undo = {"length": await season.length("rated")}
    await season.asks("undo of what was entered", "Eva", f"POST /api/tables/{table}/undo", undo)
    await season.sees("ratings", "Max", "/ratings/toy")
    await season.asks("ratings", "Max", "GET /api/ratings/toy")
    await season.sees("strengths", "Max", "/help/toy")
    await season.asks("strengths", "Max", "GET /api/games/toy/strengths?seats=2")


async def play_a_game_of_the_house(season: Season) -> None:
    """Play at a table with a drawing, facts about its question and words of its own."""
    table = await season.opened("of New Bedford", "Ana", "Ben", game="new_bedford")
    for _ in range(12):
        await season.plays("of New Bedford")
    await season.sees("table of New Bedford", "Ana", f"/t/{table}")
    await season.asks("table of New Bedford", "Kim", f"GET /api/tables/{table}")
    await season.asks("view of New Bedford", "Kim", f"GET /api/tables/{table}/view")


async def archive(season: Season) -> None:
    """Show games to everybody."""
    table = season.tables["rated"]
    await season.asks("archive a game", "Ana", "PUT /api/me/archive/game", {"table": table, "agrees": True})
    await season.asks("archive another's game", "Ben", "PUT /api/me/archive/game", {"table": table, "agrees": True})
    await season.asks("archive all games", "Eva", "PUT /api/me/archive", {"agrees": True})
    await season.sees("archive", "Max", "/archive")
    await season.asks("archive", "Max", "GET /api/archive")
    await season.sees("statistics", "Max", "/archive/statistics?game=toy")
    await season.sees("statistics of a game", "Max", "/games/toy/statistics")
    await season.asks("results of a table", "Max", f"GET /api/results?table={table}")
    names = {name: secret for secret, name in season.record.known.items()}
    await season.sees("page of Ana with a rating", "Max", f"/people/{names['page of Ana']}")
    await season.asks("page of Ana with a rating", "Eva", f"GET /api/people/{names['page of Ana']}")
