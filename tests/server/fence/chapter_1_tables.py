"""The first chapter: an evening at tables of the toy game."""

from __future__ import annotations

from tests.server.fence.season import Season


async def play(season: Season) -> None:
    await open_one(season)
    await move(season)
    await talk_and_undo(season)
    await sandboxes(season)
    await end(season)


async def open_one(season: Season) -> None:
    """Open and fill a table."""
    await season.sees("lobby of a stranger", "Max", "/")
    await season.sees("new table", "Ana", "/new/toy")
    form = {"name": "Ana", "seats": "3", "bots": "0", "strength": "casual", "option-purse": "large", "listed": "yes",
            "ready": "yes"}
    opened = await season.sends("open by a form", "Ana", "/new/toy", form)
    table = season.tables["first"] = season.record.call("first", opened.headers["location"].removeprefix("/t/"))
    await season.asks("games", "Max", "GET /api/games")
    await season.asks("game", "Max", "GET /api/games/toy")
    await season.asks("deal by hand", "Max", "GET /api/games/toy/deal?seats=2")
    await season.asks("open table", "Ben", "POST /api/tables", {"game": "toy", "seats": 4, "name": "Ben", "listed": True})
    await season.asks("sit down", "Ben", f"POST /api/tables/{table}/seats", {"name": "Ben"})
    await season.asks("no such table", "Max", "GET /api/tables/nosuchtable1")
    await season.asks("arrange", "Ana", f"PUT /api/tables/{table}/arrangement", {"lots": False, "absence": "vote"})
    await season.sees("seats of the opener", "Ana", f"/t/{table}/seats")
    await season.sees("seats of a watcher", "Kim", f"/t/{table}/seats")
    await season.asks("bot by a watcher", "Kim", f"PUT /api/tables/{table}/seats/2/bot", {"strength": "casual"})
    await season.asks("no such seat", "Leo", f"POST /api/tables/{table}/seats", {"name": "Leo", "seat": 9})
    await season.did("Leo", "POST", f"/api/tables/{table}/seats", name="Leo")
    await season.asks("table that has not begun", "Kim", f"GET /api/tables/{table}")
    await season.sees("lobby with tables", "Kim", "/")
    await season.asks("tables", "Kim", "GET /api/tables")
    for name in ("Ana", "Ben"):
        await season.did(name, "PUT", f"/api/tables/{table}/ready", ready=True)
    await season.asks("ready", "Leo", f"PUT /api/tables/{table}/ready", {"ready": True})


async def move(season: Season) -> None:
    """Make moves by forms and by programs."""
    table = season.tables["first"]
    await season.sees("table of who is to move", "Ana", f"/t/{table}")
    await season.sees("table of who waits", "Ben", f"/t/{table}")
    await season.sees("table of a watcher", "Kim", f"/t/{table}")
    await season.sees("table as text", "Ana", f"/t/{table}/text")
    await season.sees("preview", "Ana", f"/t/{table}/preview?move=buy+wool&length={await season.length('first')}")
    await season.sees("why", "Ana", f"/t/{table}/why?verb=sell")
    length = await season.length("first")
    await season.changes("moved by a form", "Ana", f"/t/{table}/move", {"move": "buy wool", "length": length})
    await season.changes("moved by an old form", "Ana", f"/t/{table}/move", {"move": "buy wool", "length": length})
    await season.asks("stale move", "Ben", f"POST /api/tables/{table}/play", {"move": "pass", "length": length})
    await season.asks("illegal move", "Ben", f"POST /api/tables/{table}/play", {"move": "sell wool 3", "length": length + 1})
    await season.asks("no move", "Ben", f"POST /api/tables/{table}/play", {"move": "fly", "length": length + 1})
    await season.asks("unknown field", "Ben", f"POST /api/tables/{table}/play", {"move": "pass", "length": 1, "more": 1})
    await season.asks("not seated", "Kim", f"POST /api/tables/{table}/play", {"move": "pass", "length": length + 1})
    await season.asks("moves", "Ben", f"GET /api/tables/{table}/moves")
    await season.asks("why for programs", "Ben", f"POST /api/tables/{table}/why", {"move": "sell wool 1"})
    await season.asks("preview for programs", "Ben", f"POST /api/tables/{table}/preview", {"move": "buy milk"})
    await season.asks("play", "Ben", f"POST /api/tables/{table}/play", {"move": "buy milk", "length": length + 1})
    await season.asks("journal", "Kim", f"GET /api/tables/{table}/journal")
    await season.asks("view", "Leo", f"GET /api/tables/{table}/view")
    await season.asks("proof of a running game", "Leo", f"GET /api/tables/{table}/proof")


async def talk_and_undo(season: Season) -> None:
    """Send messages, a mute, a report, an undo and a request for one."""
    table = season.tables["first"]
    await season.asks("chat", "Leo", f"POST /api/tables/{table}/chat", {"text": "Buy now, @Ana!"})
    await season.changes("chat by a form", "Kim", f"/t/{table}/chat", {"text": "Hello <all>", "name": "Kim"})
    await season.sends("undo by another", "Ana", f"/api/tables/{table}/undo")
    length = await season.length("first")
    await season.asks("undo", "Ben", f"POST /api/tables/{table}/undo", {"length": length})
    await season.did("Ben", "POST", f"/api/tables/{table}/play", length=await season.length("first"), move="pass")
    length = await season.length("first")
    await season.asks("ask for an undo", "Ana", f"POST /api/tables/{table}/ask", {"length": length, "target": 1})
    await season.sees("table with a request", "Ben", f"/t/{table}")
    found = await season.asks("table with a request", "Ben", f"GET /api/tables/{table}")
    question = {"question": found["request"]["id"], "agree": False}
    await season.asks("answer", "Ben", f"POST /api/tables/{table}/answer", question)
    await season.asks("answer to nothing", "Ben", f"POST /api/tables/{table}/answer", question | {"question": 99})
    await season.asks("mute", "Eva", f"PUT /api/tables/{table}/mute", {"seat": 2, "muted": True})
    await season.asks("report", "Ben", f"POST /api/tables/{table}/report", {"seat": 2, "text": "rude"})
    await season.asks("other rules", "Ana", f"POST /api/tables/{table}/rules", {"agree": True})
    await season.sees("history", "Kim", f"/t/{table}/history")
    await season.sees("others at the table", "Ana", f"/t/{table}/people")
    await season.sees("help at the table", "Leo", f"/t/{table}/help")


async def sandboxes(season: Season) -> None:
    """Make a copy, a table from a file, an export, and a refused one."""
    table = season.tables["first"]
    copied = await season.asks("sandbox", "Kim", f"POST /api/tables/{table}/sandbox", {"at": 1})
    season.tables["sandbox"] = season.record.call("sandbox", copied["table"])
    await season.sees("sandbox", "Kim", f"/t/{copied['table']}")
    await season.asks("export of a running game", "Ana", f"GET /api/tables/{table}/export")
    saved = await season.asks("export of a sandbox", "Kim", f"GET /api/tables/{copied['table']}/export")
    found = await season.asks("import", "Leo", "POST /api/tables/import", {"match": saved, "name": "Leo"})
    season.record.call("imported", found["table"])
    await season.asks("import of nothing", "Leo", "POST /api/tables/import", {"match": "x"})


async def end(season: Season) -> None:
    """End the game."""
    table = season.tables["first"]
    await season.plays_on("first")
    await season.sees("table that is over", "Ana", f"/t/{table}")
    await season.sees("table that is over of a watcher", "Kim", f"/t/{table}")
    await season.asks("table that is over", "Ana", f"GET /api/tables/{table}")
    await season.asks("proof", "Leo", f"GET /api/tables/{table}/proof")
    await season.asks("results", "Kim", "GET /api/results")
    await season.asks("undo after the end", "Kim", f"POST /api/tables/{table}/undo", {"length": 3})
    again = await season.asks("rematch", "Ana", f"POST /api/tables/{table}/rematch")
    season.tables["rematch"] = season.record.call("rematch", again["table"])
