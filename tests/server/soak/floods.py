"""Ten thousand requests of each kind that leaves data: the server's memory is constant after the first ones.

Each kind comes from fifty networks in parallel, as forwarded by a proxy, so that rate limits do not stop it; requests that open
tables come from three. Strangers' data outside tables comes from three other networks for each kind: the rows in the database
grow by the daily allowance of these networks, and then only as fast as it is renewed.
"""

import asyncio
import random
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx

from mercat.engine.matches.match import Match
from mercat.server.processes.allowances import DAY, MOST_A_DAY
from tests.server.conftest import Server
from tests.server.measure import megabytes_held, processor_seconds

REQUESTS = 10_000
NETWORKS, FEW = 50, 3
OPENING = ("tables", "imports", "sandboxes")
AT_ONCE, STRANGERS_AT_ONCE = 8, 32                       # requests; most requests of strangers are refused, and answered later
SAMPLES = 20
ROWS_EACH = 5                                            # rows of an account, or of a group with its keeper
GROWTH, MORE = 1.1, 8.0                                  # of the last quarter over the second: a factor, and megabytes
OWN_PAGE = {"Sec-Fetch-Site": "same-origin"}           # sent by a browser that has cookies
KEPT = ("people", "names", "sessions", "secrets", "groups", "group_members", "group_invitations", "series")   # outside tables
STRANGERS = {"guests": "people", "accounts": "accounts", "groups": "groups", "series": "series", "links": "secrets"}
Wish = tuple[str, str, dict[str, Any]]                   # method, path, and arguments for httpx
Asks = Callable[[httpx.AsyncClient, int, dict[str, str]], Awaitable[int]]    # one request, or two; its headers; the status


def finished(game: str = "new_bedford") -> str:
    """Return a finished match as a file."""
    match, chance = Match.start(game, 2, seed=1), random.Random(1)
    while match.to_move is not None:
        match.play(str(chance.choice(list(match.legal()))))
    return match.to_json()


def kinds(table: str, over: str, file: str) -> dict[str, Callable[[int], Wish]]:
    """Return functions for the requests of each kind, by number."""
    api = f"/api/tables/{table}"
    return {
        "lessons": lambda n: ("POST", "/learn/new_bedford", {"data": {"lesson": f"{n}" + "x" * 60_000}}),
        "addresses": lambda n: ("GET", "/api/games", {"headers": {"X-Forwarded-For": f"2001:db8:{n >> 8:x}:{n & 255:x}::1"}}),
        "hosts": lambda n: ("GET", f"/t/{table}/seats", {"headers": {"Host": f"{n}-" + "a" * 200}}),
        "paths": lambda n: ("GET", f"/help/{n}" + "a" * 3_000, {}),
        "queries": lambda n: ("GET", f"/t/{table}/why?verb={n}" + "a" * 3_000, {}),
        "names": lambda n: ("POST", f"{api}/chat", {"json": {"text": "hello", "name": f"Guest {n}"}}),
        "chat": lambda n: ("POST", f"{api}/chat", {"json": {"text": f"{n} " + "ż" * 490, "name": "Ana"}}),
        "marks": lambda n: ("POST", f"{api}/chat", {"json": {"text": f"{n}a" + "\u0301" * 5_000 + "\u0323" * 4_900,
                                                                        "name": "A"}}),
        "tables": lambda n: ("POST", "/api/tables", {"json": {"game": "toy", "seats": 2, "name": f"Ana {n}"}}),
        "imports": lambda n: ("POST", "/api/tables/import", {"json": {"match": file}}),
        "sandboxes": lambda n: ("POST", f"/api/tables/{over}/sandbox", {"json": {"at": 10}}),
        "reviews": lambda n: ("GET", f"/t/{over}/review", {}),
        "streams": lambda n: ("GET", f"{api}/stream?n={n}", {})}


def asks(make: Callable[[int], Wish]) -> Asks:
    """Return a function that sends one request of a kind."""
    async def ask(client: httpx.AsyncClient, number: int, headers: dict[str, str]) -> int:
        method, path, wish = make(number)
        async with client.stream(method, path, headers=headers | wish.pop("headers", {}), **wish) as answer:
            return answer.status_code                    # the rest is not read: a stream has no end

    return ask


async def strangers(client: httpx.AsyncClient) -> dict[str, Asks]:
    """Return functions for the requests with which strangers leave data outside tables: each request has a new cookie, or comes
    from the keeper of some groups."""
    tables = [(await client.post("/api/tables", json={"game": "toy", "seats": 4})).json()["table"] for _ in range(2 * AT_ONCE)]
    first = await client.post("/groups/found", data={"name": "Club", "own": "Keeper"})
    keeper = {"Cookie": cookie_of(first)}
    more = [await client.post("/api/groups", json={"name": "Club", "own": "Keeper"}, headers=keeper) for _ in range(9)]
    groups = [first.headers["location"].rpartition("/")[2], *(one.json()["group"] for one in more)]

    async def guests(client: httpx.AsyncClient, number: int, headers: dict[str, str]) -> int:
        table = tables[number % len(tables)]
        sat = await client.post(f"/t/{table}/sit", data={"name": f"Guest {number}"}, headers=headers)
        seat = sat.headers.get("location", "")
        for taken in range(4 if seat else 0):            # any of them
            await client.delete(f"/api/tables/{table}/seats/{taken}", headers=headers | {"Cookie": cookie_of(sat)})
        return sat.status_code

    async def links(client: httpx.AsyncClient, number: int, headers: dict[str, str]) -> int:
        of_group = {"group": groups[number % len(groups)]}
        made = await client.post("/api/groups/invitations", json=of_group | {"people": 1, "days": 1}, headers=headers | keeper)
        page = (await client.get(f"/api/groups/{of_group['group']}", headers=headers | keeper)).json()
        for one in page.get("invitations", [])[:1] if made.status_code == 201 else ():
            await client.post("/api/groups/invitations/withdraw", json=of_group | {"invitation": one["number"]},
                              headers=headers | keeper)
        return made.status_code

    series = {"name": "Winter", "games": [], "length": 2, "points": [1]}
    return {"guests": guests, "links": links,
            "accounts": asks(lambda n: ("POST", "/register", {"data": {"account": f"Person {spelt(n)}",
                                                                       "password": f"kelp and barley {n}"}})),
            "groups": asks(lambda n: ("POST", "/groups/found", {"data": {"name": f"Group {n}", "own": f"Keeper {n}"}})),
            "series": asks(lambda n: ("POST", "/api/groups/series", {"json": series | {"group": groups[n % len(groups)]},
                                                                     "headers": keeper}))}


def cookie_of(answer: httpx.Response) -> str:
    """Return the cookie that identifies a browser from then on, in the form that it sends; empty if there is none."""
    found = re.search(r"\bmercat=[^;]+", answer.headers.get("set-cookie", ""))
    return found.group() if found else ""


def spelt(number: int) -> str:
    """Return a number in distinct letters."""
    return "".join("abdefghjkm"[int(digit)] for digit in str(number))


def rows_kept(data: Path) -> int:
    """Return the number of rows outside tables."""
    with closing(sqlite3.connect(f"file:{data / 'mercat.sqlite3'}?mode=ro", uri=True, timeout=60)) as database:
        return sum(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in KEPT)


async def flooded(client: httpx.AsyncClient, server: Server, ask: Asks, count: int, networks: list[str],
                  at_once: int = AT_ONCE) -> dict[str, Any]:
    """Return the effects of this number of requests of a kind, from addresses of these networks."""
    assert server.process is not None
    statuses, held, rows, moments, numbers = Counter[int](), list[int](), list[int](), list[float](), iter(range(count))
    before = processor_seconds(server.process.pid)

    def count_rows() -> None:
        rows.append(rows_kept(server.data))
        moments.append(round(time.monotonic(), 1))

    async def send() -> None:
        assert server.process is not None
        for number in numbers:
            statuses[await ask(client, number, {"X-Forwarded-For": networks[number % len(networks)]})] += 1
            if number % max(1, count // SAMPLES) == 0:
                held.append(megabytes_held(server.process.pid))
                count_rows()

    count_rows()
    await asyncio.gather(*(send() for _ in range(at_once)))
    count_rows()
    used = processor_seconds(server.process.pid) - before
    return {"statuses": dict(sorted(statuses.items())), "processor_ms each": round(1_000 * used / count, 2), "megabytes": held,
            "rows": rows, "seconds": [round(moment - moments[0], 1) for moment in moments]}


def addresses(kind: int, networks: int) -> list[str]:
    """Return an address in each of a number of networks; other kinds of requests, with other numbers, do not use them."""
    return [f"10.{kind}.{number}.1" for number in range(networks)]


async def measured(server: Server, count: int, only: str) -> dict[str, Any]:
    file = finished()
    async with httpx.AsyncClient(base_url=server.address, timeout=120, headers=OWN_PAGE) as client:
        table = (await client.post("/api/tables", json={"game": "toy", "seats": 2})).json()["table"]
        over = (await client.post("/api/tables/import", json={"match": file})).json()["table"]
        told = {name: await flooded(client, server, asks(make), count, addresses(0, FEW if name in OPENING else NETWORKS))
                for name, make in kinds(table, over, file).items() if only in ("", name)}
    async with httpx.AsyncClient(base_url=server.address, timeout=120, headers=OWN_PAGE) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))           # every visitor is new
        for kind, (name, ask) in enumerate((await strangers(client)).items(), start=1):
            if only in ("", name):
                told[name] = await flooded(client, server, ask, count, addresses(kind, FEW), STRANGERS_AT_ONCE)
    return told


def run(data: Path, seconds: float, seed: int, *, count: int = REQUESTS, only: str = "", more: float = MORE) -> dict[str, Any]:
    server = Server(data)
    server.log = data / "log"
    server.start(limits="yes", heartbeat=15, pulse=1)
    try:
        told = asyncio.run(measured(server, count, only))
    finally:
        server.kill()
    for name, found in told.items():
        held, quarter = found["megabytes"], len(found["megabytes"]) // 4
        before, after = sum(held[quarter:2 * quarter]) / quarter, sum(held[-quarter:]) / quarter
        assert after < GROWTH * before + more, f"memory grows with {name}: {held}"
        assert max(found["statuses"]) < 500, f"{name}: {found['statuses']}"
        if name in STRANGERS:
            check_rows(name, found, quarter, count)
    told["database_mb"] = round(sum(path.stat().st_size for path in data.glob("mercat.sqlite3*")) / 2**20, 1)
    told["log_bytes"] = server.log.stat().st_size
    return told


def check_rows(name: str, found: dict[str, Any], quarter: int, count: int) -> None:
    """Assert that the number of rows is within the networks' daily allowance and that, once it is used up, in the last quarter of
    many requests, it grows only by the renewed allowance."""
    most, rows, seconds = FEW * MOST_A_DAY[STRANGERS[name]], found["rows"], found["seconds"]

    def allowed(since: int) -> float:
        """Return the allowance renewed since a sample; each network may have been about to get one more."""
        return FEW + most * float(seconds[-1] - seconds[since]) / DAY.total_seconds()

    assert rows[-1] - rows[0] <= ROWS_EACH * (most + allowed(0)), f"rows grow with {name}: {rows} at {seconds}"
    still = rows[-1] - rows[-quarter]
    assert count < 4 * most or still <= ROWS_EACH * allowed(-quarter), f"rows still grow with {name}: {rows} at {seconds}"
