"""Export without the seed of future draws, and import with all checks."""

import json
import random
from typing import Any

import pytest

from mercat import Match
from mercat.server.tables.matches import LONGEST_IMPORT, lines_that_count
from mercat.server.tables.store import read_table

pytestmark = pytest.mark.anyio


async def file_of(site: Any, *moves: str) -> tuple[Any, dict[str, Any]]:
    """A visitor and the file of a sandbox in which these moves were made."""
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True, "name": "Ana"})).json()["table"]
    for move in moves:
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        wish = {"length": length} if move == "undo" else {"length": length, "move": move}
        answer = await ana.post(f"/api/tables/{table}/{'undo' if move == 'undo' else 'play'}", json=wish)
        assert answer.status_code == 200, answer.text
    return ana, json.loads((await ana.get(f"/api/tables/{table}/export")).text)


async def bring_in(client: Any, match: object, name: str | None = None) -> Any:
    text = match if isinstance(match, str) else json.dumps(match)
    return await client.post("/api/tables/import", json={"match": text, "name": name})


async def test_a_running_game_can_be_continued_from_a_file(site: Any) -> None:
    ana, match = await file_of(site, "buy wool", "pass")
    assert (match["seed"], match["names"], match["journal"][1:3]) == (None, ["Ana 1", "Ana 2"], ["0 buy wool", "1 pass"])
    answer = (await bring_in(ana, match, "Eva")).json()
    seen = (await ana.get(f"/api/tables/{answer['table']}")).json()
    assert (seen["status"], seen["length"], seen["to_move"], seen["can_move"]) == ("playing", 4, 0, True)
    assert [(seat["name"], seat["free"]) for seat in seen["seats"]] == [("Eva", False), ("Ana 2", True)]
    assert (await ana.get(f"/api/tables/{answer['table']}/view")).json()["view"]["money"][:2] == [3, 5]
    ben = await site.browser()
    assert (await ben.post(f"/api/tables/{answer['table']}/seats", json={"name": "Ben"})).json()["seat"] == 1


async def test_a_finished_game_is_exported_with_its_seed(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    seen = (await ana.get(f"/api/tables/{table}")).json()
    while seen["status"] == "playing":
        await (ana, ben)[seen["to_move"]].post(f"/api/tables/{table}/play", json={"length": seen["length"], "move": "pass"})
        seen = (await ana.get(f"/api/tables/{table}")).json()
    match = json.loads((await ana.get(f"/api/tables/{table}/export")).text)
    assert str(match["seed"]) == site.services.store.read(read_table, table, False).table.seed
    copy = (await bring_in(ben, match)).json()["table"]
    assert (await ben.get(f"/api/tables/{copy}")).json()["status"] == "over"
    assert (await ben.get(f"/api/tables/{copy}/view?at=3")).status_code == 200


async def test_a_match_can_be_imported_as_an_object(site: Any) -> None:
    ana, match = await file_of(site, "buy wool")
    table = (await ana.post("/api/tables/import", json={"match": match})).json()["table"]
    assert (await site.stored(table))[1:] == ["0 buy wool"]
    assert (await ana.post("/api/tables/import", json={"match": {}})).json()["error"] == "not_a_match"
    assert (await ana.post("/api/tables/import", json={"match": [match]})).json()["error"] == "not-understood"


async def test_undone_moves_are_not_imported(site: Any) -> None:
    ana, match = await file_of(site, "buy wool", "undo", "buy milk", "pass", "undo", "undo", "pass")
    assert sum(line.startswith("undo") for line in match["journal"]) == 3
    table = (await bring_in(ana, match)).json()["table"]
    assert (await site.stored(table))[1:] == ["0 pass"]


async def test_the_seed_in_a_file_is_not_used(site: Any) -> None:
    """A player who could write a seed into a running match would know every draw."""
    ana, match = await file_of(site, "pass")
    table = (await bring_in(ana, match | {"seed": 4711})).json()["table"]
    assert site.services.store.read(read_table, table, False).table.seed != "4711"


async def test_unusable_names_in_a_file_are_shortened_or_dropped(site: Any) -> None:
    ana, match = await file_of(site, "pass")
    table = (await bring_in(ana, match | {"names": ["x" * 80, "\u202e"]})).json()["table"]
    assert [seat["name"] for seat in (await ana.get(f"/api/tables/{table}")).json()["seats"]] == ["x" * 24, ""]


async def test_of_lookalike_names_in_a_file_only_the_first_is_kept(site: Any) -> None:
    ana, match = await file_of(site, "pass")
    for names, kept in ((["Ana", "Аna"], ["Ana", ""]), (["Bob", "B\u200bob"], ["Bob", ""]), (["Il", "lI"], ["Il", ""]),
                        (["", "Ana"], ["", "Ana"])):
        table = (await bring_in(ana, match | {"names": names})).json()["table"]
        assert [seat["name"] for seat in (await ana.get(f"/api/tables/{table}")).json()["seats"]] == kept


async def test_taking_the_name_of_a_free_seat_clears_that_seats_name(site: Any) -> None:
    ana, match = await file_of(site, "pass")
    match["names"] = ["Ana", "Ben"]
    table = (await bring_in(ana, match)).json()["table"]
    assert (await ana.post(f"/api/tables/{table}/seats", json={"name": "BEN", "seat": 0})).status_code == 201
    table_with_seat = (await bring_in(ana, match, "Аna")).json()["table"]       # the second seat is to move
    for one, kept in ((table, ["BEN", ""]), (table_with_seat, ["", "Аna"])):
        assert [seat["name"] for seat in (await ana.get(f"/api/tables/{one}")).json()["seats"]] == kept


@pytest.mark.parametrize(("harm", "error"), [
    ("", "not_a_match"), ("{", "not_a_match"), ("[]", "not_a_match"), ("null", "not_a_match"), ("\u0000", "not_a_match"),
    ("[" * 9_000, "not_a_match"), ({"mercat": 99}, "other_format"), ({"game": "chess"}, "unknown_game"),
    ({"game": "../../etc"}, "unknown_game"), ({"game": None}, "unknown_game"), ({"version": 77}, "other_version"),
    ({"digest": "other"}, "other_components"), ({"seats": 40}, "wrong_seats"), ({"seats": "2"}, "wrong_seats"),
    ({"seats": True}, "wrong_seats"), ({"options": {"purse": "huge"}}, "wrong_value"), ({"options": []}, "not_a_match"),
    ({"names": "Ana"}, "wrong_names"), ({"names": [1, 2]}, "wrong_names"), ({"journal": "pass"}, "not_a_match"),
    ({"journal": [17]}, "bad_line"), ({"journal": ["nature roll 3", "0 buy gold"]}, "bad_line"),
    ({"journal": ["nature roll 3", "1 pass"]}, "bad_line"), ({"journal": ["nature roll 9"]}, "bad_line"),
    ({"journal": ["undo 5"]}, "bad_line"), ({"journal": ["undo -1"]}, "bad_line"), ({"journal": ["x" * 500]}, "bad_line"),
    ({"game": "\ud800"}, "not_a_match"), ({"options": {"\udfff": "x"}}, "not_a_match"),
    ({"names": ["\ud800", "x"]}, "not_a_match"),
    ({"journal": ["\ud800"]}, "not_a_match"), ({"version": "\ud800"}, "not_a_match"),
    ({"journal": ["0 pass"] * (LONGEST_IMPORT + 1)}, "long-journal")])
async def test_an_invalid_file_opens_no_table(site: Any, harm: Any, error: str) -> None:
    ana, match = await file_of(site, "pass")
    before = len((await ana.get("/api/tables")).json()["mine"])
    answer = await bring_in(ana, harm if isinstance(harm, str) else match | harm)
    assert answer.status_code in (404, 422) and answer.json()["error"] == error
    assert 10 < len(answer.json()["sentence"]) < 300
    assert len((await ana.get("/api/tables")).json()["mine"]) == before


async def test_a_truncated_file_is_refused(site: Any) -> None:
    ana, match = await file_of(site, "pass")
    text = json.dumps(match)
    for cut in range(0, len(text), 17):
        assert (await bring_in(ana, text[:cut])).json()["error"] == "not_a_match"


async def test_importing_many_undos_takes_linear_time(site: Any) -> None:
    """Replaying every undo from the beginning would take minutes."""
    ana, match = await file_of(site, "pass")
    first = match["journal"][:1]
    match["journal"] = first + ["0 pass", "undo 1"] * 9_000
    table = (await bring_in(ana, match)).json()["table"]
    assert await site.stored(table) == first


def test_effective_lines() -> None:
    assert lines_that_count(["a", "b", "undo 1", "c", "d", "undo 3", "undo 4", "e"]) == ["a", "c", "e"]
    assert lines_that_count(["a", "b", "undo 1", "undo 2", "c"]) == ["a", "b", "c"]     # an undo that was undone
    assert lines_that_count(["undo 7", "a"]) == ["undo 7", "a"]                            # invalid lines stay
    assert lines_that_count([]) == []


@pytest.mark.parametrize("seed", range(20))
def test_effective_lines_lead_to_the_same_position(seed: int) -> None:
    """After any sequence of moves and undos, the remaining lines lead to the same position."""
    chance, match = random.Random(seed), Match.start("toy", 2, seed=seed)
    for _ in range(60):
        if match.entries and (match.to_move is None or chance.random() < 0.4):
            match.undo(chance.randrange(len(match.entries)))
        else:
            match.play(chance.choice(match.legal()))
    lines = lines_that_count(match.journal)
    assert not any(str(line).startswith("undo") for line in lines)
    saved = json.loads(match.to_json()) | {"journal": lines}
    assert Match.from_json(json.dumps(saved)).state.dump() == match.state.dump()


async def test_a_table_cannot_be_exported_before_the_game(site: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    assert (await ana.get(f"/api/tables/{table}/export")).json()["error"] == "not-begun"
