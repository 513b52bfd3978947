"""Makes test data for later versions: games played under a version's rules, and the whole database of its server.

    python -m tests.server.updates.make matches CHECKOUT NAME       # -> matches/NAME.json.gz
    python -m tests.server.updates.make database CHECKOUT NAME      # -> databases/NAME/

CHECKOUT is a folder with the sources of the version, for example of `git archive` or `git worktree`; its code runs in processes
of its own, with the packages of this environment. See README.md for the releases that add their own.
"""

import gzip
import json
import os
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.waiting import PATIENCE, wait_until

FOLDER = Path(__file__).parent
GAMES = ("caledonia", "new_bedford", "poseidon")
MID_GAME = 50                           # moves
# Run by the version's code, with the interface of its time.
PLAY = """
import json, random, sys
import mercat
found = []
for name in json.loads(sys.argv[1]):
    for seats, seed, most in ((2, 1, 50), (3, 2, 10_000)):
        match, rng = mercat.Match.start(name, seats, seed=seed), random.Random(seed)
        while match.to_move is not None and most > 0:
            match.play(str(rng.choice(match.legal())))
            most -= 1
        found.append({"match": json.loads(match.to_json()), "turn": match.to_move,
                      "points": [int(match.game.points(match.state, seat)) for seat in range(seats)],
                      "results": None if match.to_move is not None else [
                          [int(score.total), int(score.place)] for score in match.game.scores(match.state)]})
print(json.dumps(found))
"""


def environment(checkout: Path, **settings: object) -> dict[str, str]:
    """Return the environment of the version's processes, with settings of its server."""
    named = {f"MERCAT_{name.upper()}": str(value) for name, value in settings.items()}
    return os.environ | {"PYTHONPATH": str(checkout / "src")} | named


def make_matches(checkout: Path, name: str) -> None:
    """Write two seeded matches of each game, one of them finished."""
    command = [sys.executable, "-c", PLAY, json.dumps(GAMES)]
    ran = subprocess.run(command, env=environment(checkout), check=True, capture_output=True, cwd=checkout)
    (FOLDER / "matches").mkdir(exist_ok=True)
    (FOLDER / "matches" / f"{name}.json.gz").write_bytes(gzip.compress(ran.stdout, mtime=0))


class People:
    """Ana and Ben with their browsers, at a server of the version."""

    def __init__(self, address: str) -> None:
        headers = {"Origin": address}
        self.browsers = {name: httpx.Client(base_url=address, headers=headers, timeout=PATIENCE) for name in ("Ana", "Ben")}
        for browser in self.browsers.values():
            browser.get("/").raise_for_status()
        self.rng = random.Random(7)
        self.made: dict[str, Any] = {"tables": {}, "cookies": {name: dict(one.cookies) for name, one in self.browsers.items()}}

    def post(self, who: str, path: str, **body: Any) -> Any:
        answer = self.browsers[who].post(path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def table(self, game: str, seats: int = 2, **wishes: Any) -> str:
        """Return a new table with both people."""
        opened = self.post("Ana", "/api/tables", game=game, seats=seats, name="Ana", **wishes)
        taken = self.post("Ben", f"/api/tables/{opened['table']}/seats", name="Ben")
        self.made["host_token"], self.made["tokens"] = opened["host_token"], {"Ana": opened["token"], "Ben": taken["token"]}
        self.made["link"], self.made["of_link_and_tokens"] = taken["link"], opened["table"]
        return str(opened["table"])

    def play(self, table: str, moves: int) -> None:
        """Make this number of random moves, or play to the end."""
        for _ in range(moves):
            shown = self.browsers["Ana"].get(f"/api/tables/{table}").json()
            if shown["to_move"] is None:
                return
            who = "Ana" if shown["seats"][shown["to_move"]]["mine"] else "Ben"
            offered = self.browsers[who].get(f"/api/tables/{table}/moves").json()
            self.post(who, f"/api/tables/{table}/play", length=offered["length"], move=self.rng.choice(offered["moves"])["move"])

    def note(self, what: str, table: str) -> None:
        """Note the server's last description of a table."""
        shown = self.browsers["Ana"].get(f"/api/tables/{table}").json()
        known = {"table": table, "game": shown["game"], "status": shown["status"], "length": shown["length"],
                 "to_move": shown["to_move"], "commitment": shown["commitment"]}
        if shown["status"] != "open":
            known["scores"] = [one["total"] for one in self.browsers["Ana"].get(f"/api/tables/{table}/view").json()["scores"]]
        self.made["tables"][what] = known


def fill(people: People) -> None:
    """Create games in the middle and at the end, a lobby, a waiting request, a sandbox and a lesson."""
    tables = {f"running {game}": people.table(game) for game in GAMES}
    tables["request"] = people.table("new_bedford")
    tables |= {f"finished {game}": people.table(game) for game in GAMES}
    for what, table in tables.items():
        people.play(table, 10_000 if what.startswith("finished") else MID_GAME)
    people.post("Ana", f"/api/tables/{tables['request']}/chat", text="Back to my last move?")
    shown = people.browsers["Ana"].get(f"/api/tables/{tables['request']}").json()
    lines = people.browsers["Ana"].get(f"/api/tables/{tables['request']}/journal").json()["lines"]
    target = next(line["number"] for line in reversed(lines[:-8]) if line["seat"] == 0)
    asked = people.post("Ana", f"/api/tables/{tables['request']}/ask", length=shown["length"], target=target)["asked"]
    people.made["asked"] = {"id": asked["id"], "target": target}
    tables["lobby"] = people.post("Ana", "/api/tables", game="poseidon", seats=3, name="Ana")["table"]
    tables["sandbox"] = people.post("Ana", f"/api/tables/{tables['running caledonia']}/sandbox", at=20)["table"]
    tables["personal"] = people.table("new_bedford", options={})
    people.play(tables["personal"], 6)
    for what, table in tables.items():
        people.note(what, table)


def make_database(checkout: Path, name: str) -> None:
    """Write the database of a server of the version, its signing key, and its people's cookies, link and tokens."""
    folder = FOLDER / "databases" / name
    folder.mkdir(parents=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = Path(tempfile.mkdtemp(prefix="mercat-made-"))
    server = subprocess.Popen([sys.executable, "-m", "mercat.server.web.serving"], cwd=checkout, env=environment(
        checkout, data=data, port=port, limits="no", bot_pause=0, workers=1))
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until(lambda: answers(address))
        people = People(address)
        fill(people)
    finally:
        server.terminate()
        server.wait(PATIENCE)
    with closing(sqlite3.connect(data / "mercat.sqlite3")) as database:
        dump = "\n".join(database.iterdump())
    (folder / "database.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    shutil.copy(data / "secret-key", folder / "secret-key")
    (folder / "people.json").write_text(json.dumps(people.made, indent=1) + "\n")
    shutil.rmtree(data)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/healthz").status_code == 200
    except httpx.TransportError:
        return False


if __name__ == "__main__":
    {"matches": make_matches, "database": make_database}[sys.argv[1]](Path(sys.argv[2]).resolve(), sys.argv[3])
