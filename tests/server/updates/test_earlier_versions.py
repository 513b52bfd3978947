"""What earlier versions have stored (README.md): games go on or name their line, and people find their tables as they were."""

import asyncio
import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from mercat.cli.app import app
from mercat.server.tables.rules_requests import taken_over
from mercat.server.tables.updates import Difference
from tests.server.updates.stored import Stored, stored

pytestmark = pytest.mark.anyio
FOLDER = Path(__file__).parent
MATCHES = sorted((FOLDER / "matches").glob("*.json.gz"))
DATABASES = sorted((FOLDER / "databases").iterdir())
DIFFER = {("2026-11-21-version-1", "poseidon"): (236, "1 stay_home", 235)}      # of the finished one: line, text, where it agrees


def games_in(file: Path) -> list[tuple[Stored, list[int]]]:
    """The games of a file, with the points of their seats."""
    games = json.loads(gzip.decompress(file.read_bytes()))
    return [(stored(one["match"], one["turn"], one["results"]), one["points"]) for one in games]


def test_there_is_something_of_both_versions_and_of_several_digests() -> None:
    tables = [one.table for file in MATCHES for one, _ in games_in(file)]
    assert len({(table.game, table.version) for table in tables}) == 6 and len({table.digest for table in tables}) >= 9
    assert len(DATABASES) >= 1


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.name.partition(".")[0])
def test_games_of_an_earlier_version_go_on_or_name_the_line(file: Path) -> None:
    for one, points in games_in(file):
        result, name = one.replayed(), file.name.partition(".")[0]
        assert one.is_exported_whole()
        if isinstance(result, Difference):
            assert (result.line, result.text, result.agreed) == DIFFER[(name, one.table.game)] and one.names_its_line(result)
            result = taken_over(one.record, result.agreed or 0)
            assert result.to_move is not None
        else:
            assert [int(result.game.points(result.state, seat)) for seat in range(one.table.seats)] == points
            assert result.to_move == one.table.turn and result.journal == one.lines
        if result.to_move is not None:
            result.play(result.legal()[0])


@pytest.fixture(params=DATABASES, ids=lambda folder: folder.name)
def found(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """The data folder of an earlier version's server, and what people have of it."""
    folder: Path = request.param
    with closing(sqlite3.connect(tmp_path / "mercat.sqlite3")) as database:
        database.executescript(gzip.decompress((folder / "database.sql.gz").read_bytes()).decode())
    shutil.copy(folder / "secret-key", tmp_path / "secret-key")
    (tmp_path / "secret-key").chmod(0o600)
    return tmp_path, json.loads((folder / "people.json").read_text())


def examined(data: Path) -> tuple[int, str]:
    """The exit status of `mercat doctor --tables`, and the last line that it prints."""
    ran = CliRunner().invoke(app, ["doctor", "--tables", "--data", str(data)], env={"MERCAT_DATABASE": ""})
    return ran.exit_code, (ran.output.splitlines() or [""])[-1]


def test_the_doctor_names_the_line_that_differs_and_changes_nothing(found: Any) -> None:
    data, made = found
    table = made["tables"]["running new_bedford"]["table"]
    with closing(sqlite3.connect(data / "mercat.sqlite3")) as database, database:
        number, line = database.execute('SELECT number, line FROM moves WHERE "table" = ? AND line NOT LIKE \'nature %\' '
                                        "ORDER BY number DESC LIMIT 1", (table,)).fetchone()
        changed = f"{line[0]} place nowhere", table, number
        database.execute('UPDATE moves SET line = ? WHERE "table" = ? AND number = ?', changed)
    before = (data / "mercat.sqlite3").read_bytes()
    ran = CliRunner().invoke(app, ["doctor", "--tables", "--data", str(data), "--language", "es"], env={"MERCAT_DATABASE": ""})
    [said] = [one for one in ran.output.splitlines() if table in one]
    assert f"no coincide en la línea {number + 1} de" in said and f"«{line[0]} place nowhere»" in said
    assert said.endswith(f"Coincide hasta la línea {number}.")
    running = sum(one["status"] == "playing" for one in made["tables"].values())
    assert examined(data) == (1, f"{running - 1} running tables agree with these rules, 1 does not.")
    assert (data / "mercat.sqlite3").read_bytes() == before
    assert examined(data / "nowhere")[0] == 1


async def move(client: httpx.AsyncClient, table: str) -> int:
    """Make the first legal move of whoever is to move; the length of the journal afterwards."""
    offered = (await client.get(f"/api/tables/{table}/moves")).json()
    wish = {"length": offered["length"], "move": offered["moves"][0]["move"]}
    answer = await client.post(f"/api/tables/{table}/play", json=wish)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["length"])


async def test_a_database_of_an_earlier_version_is_opened_and_played_on(opening: Any, found: Any) -> None:
    """Every other table says that it was begun under other rules, which are the same."""
    data, made = found
    running = [one for one in made["tables"].values() if one["status"] == "playing"]
    assert examined(data) == (0, f"{len(running)} running tables agree with these rules, 0 do not.")
    with closing(sqlite3.connect(data / "mercat.sqlite3")) as database, database:
        database.execute("UPDATE tables SET version = version - 1, digest = 'of then' WHERE rowid % 2")
    async with opening(database="") as site:
        people = {}
        for name, cookies in made["cookies"].items():
            people[name] = site.visitor()
            people[name].cookies.update(cookies)
        for known in made["tables"].values():
            shown = (await people["Ana"].get(f"/api/tables/{known['table']}")).json()
            assert {key: shown[key] for key in ("status", "length", "to_move", "commitment")}.items() <= known.items()
            assert any(seat["mine"] for seat in shown["seats"])
            assert (await people["Ben"].get(f"/t/{known['table']}")).status_code in (200, 303)
            if known["status"] != "open":
                view = (await people["Ana"].get(f"/api/tables/{known['table']}/view")).json()
                assert [score["total"] for score in view["scores"]] == known["scores"]
            if known["status"] == "playing":
                mover = "Ana" if shown["seats"][known["to_move"]]["mine"] else "Ben"
                if known["table"] not in (made["tables"]["request"]["table"], made["of_link_and_tokens"]):
                    assert await move(people[mover], known["table"]) > known["length"]
            if known["status"] == "over":
                assert (await people["Ana"].get(f"/api/tables/{known['table']}/proof")).json()["sound"]
        await old_request_is_answered(site, people, made)
        await old_tokens_and_link_still_hold(site, made)
        lobby = made["tables"]["lobby"]["table"]
        assert (await people["Ben"].post(f"/api/tables/{lobby}/seats", json={"name": "Ben"})).status_code == 201
        host = (await site.visitor().get(f"/api/tables/{made['of_link_and_tokens']}", headers=bearer(made["host_token"]))).json()
        assert host["host"]


async def test_cookies_of_an_earlier_version_become_devices_and_are_renewed(opening: Any, found: Any) -> None:
    """In mid-game: one guest for each browser that sat somewhere, known by its old cookie, with further devices if they like."""
    data, made = found
    running = next(one["table"] for one in made["tables"].values() if one["status"] == "playing")
    with closing(sqlite3.connect(data / "mercat.sqlite3")) as database, database:
        database.execute("UPDATE sessions SET used = NULL")      # else whoever came within the hour is not noted again
    async with opening(database="") as site:
        ana, phone = site.visitor(), await site.browser()
        ana.cookies.update(made["cookies"]["Ana"])
        first = await ana.get(f"/t/{running}")
        assert "mercat" in first.cookies and first.cookies["mercat"] == made["cookies"]["Ana"]["mercat"]     # renewed
        await asyncio.gather(*site.services.sessions.noting.values())
        assert "mercat" not in (await ana.get(f"/t/{running}")).cookies      # and not at every request
        me = (await ana.get("/api/me")).json()
        assert (me["stored"], me["name"], [one["here"] for one in me["devices"]]) == (True, "Ana", [True])
        link = (await ana.post("/api/me/devices")).json()["link"].removeprefix("http://mercat.test")
        assert (await phone.post(link)).status_code == 303
        for table in (one["table"] for one in made["tables"].values()):
            assert [any(seat["mine"] for seat in (await one.get(f"/api/tables/{table}")).json()["seats"])
                    for one in (ana, phone)] == [True, True]
        stranger = await site.browser()
        assert not (await stranger.get("/api/me")).json()["stored"]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def old_request_is_answered(site: Any, people: dict[str, Any], made: Any) -> None:
    """Ben agrees to the undo that Ana has asked for before the update."""
    table = made["tables"]["request"]
    wish = {"question": made["asked"]["id"], "agree": True}
    assert (await people["Ben"].post(f"/api/tables/{table['table']}/answer", json=wish)).status_code == 202
    assert (await site.stored(table["table"]))[table["length"]] == f"undo {made['asked']['target']}"


async def old_tokens_and_link_still_hold(site: Any, made: Any) -> None:
    """Programs play on with their tokens, and Ben's personal link moves his seat to another browser."""
    table = made["of_link_and_tokens"]
    programs = {name: site.visitor(origin=None) for name in made["tokens"]}
    for name, token in made["tokens"].items():
        programs[name].headers.update(bearer(token))
    for _ in range(3):
        shown = (await programs["Ana"].get(f"/api/tables/{table}")).json()
        await move(programs["Ana" if shown["seats"][shown["to_move"]]["mine"] else "Ben"], table)
    phone = await site.browser()
    assert (await phone.post("/seat", data={"link": made["link"].removeprefix("/seat/")})).status_code == 303
    assert [seat["mine"] for seat in (await phone.get(f"/api/tables/{table}")).json()["seats"]] == [False, True]
