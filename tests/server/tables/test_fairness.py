"""Fair chance: the commitment is public at once, the seed only when no future draw depends on it."""

import asyncio
import json
import re
from hashlib import sha256
from typing import Any

import pytest

from mercat import Match
from mercat.engine.matches.proof import FAIR, SEALED, WRONG_DRAW, Proof
from mercat.server.tables.store import read_table
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
FOLDED = re.compile(r"<details[^>]*>.*?</details>", re.DOTALL)


async def seen(client: Any, table: str, what: str = "") -> Any:
    answer = await client.get(f"/api/tables/{table}{what}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def played_out(table: str, *players: Any) -> None:
    now = await seen(players[0], table)
    while now["status"] == "playing":
        answer = await players[now["to_move"]].post(f"/api/tables/{table}/play", json={"length": now["length"], "move": "pass"})
        assert answer.status_code == 200
        now = await seen(players[0], table)


def secret(site: Any, table: str) -> str:
    return str(site.services.store.read(read_table, table, False).table.seed)


async def test_the_commitment_is_public_at_once_and_the_seed_after_the_end(site: Any) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
    table = opened.json()["table"]
    commitment = (await seen(stranger, table))["commitment"]
    assert commitment == sha256(f"mercat seed\n{table}\n{secret(site, table)}".encode()).hexdigest()
    waiting = (await stranger.get(f"/t/{table}/seats")).text
    assert commitment in waiting and commitment[:8] not in FOLDED.sub("", waiting)          # behind its sign
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    proof, exported = await seen(ana, table, "/proof"), await seen(stranger, table, "/export")
    assert (proof["verdict"], proof["seeds"][0]["commitment"], proof["seeds"][0]["seed"]) == (SEALED, commitment, None)
    assert (exported["seed"], exported["commitment"], exported["table"]) == (None, commitment, table)
    page = (await stranger.get(f"/t/{table}/history")).text
    assert commitment in page and secret(site, table) not in page
    table_page = (await ana.get(f"/t/{table}")).text
    assert commitment[:8] not in table_page and f'href="/t/{table}/history#chance"' in table_page
    await played_out(table, ana, ben)
    proof, exported = await seen(stranger, table, "/proof"), await seen(stranger, table, "/export")
    assert (proof["verdict"], proof["draws"]["seed"], proof["seeds"][0]["seed"]) == (FAIR, 3, secret(site, table))
    assert Proof(Match.from_json(json.dumps(exported))).verdict == FAIR and exported["commitment"] == commitment
    assert "all 3 draws follow from it" in (await stranger.get(f"/t/{table}", headers={"Accept-Language": "en"})).text
    assert secret(site, table) in (await stranger.get(f"/t/{table}/history")).text


async def test_undoing_a_finished_game_begins_a_new_seed(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await played_out(table, ana, ben)
    first, before = secret(site, table), await seen(ana, table)
    asked = await ana.post(f"/api/tables/{table}/ask", json={"length": before["length"], "target": 1})
    assert asked.status_code == 202, asked.text
    question = (await seen(ben, table))["asked"]["id"]
    assert (await ben.post(f"/api/tables/{table}/answer", json={"question": question, "agree": True})).status_code == 202
    now = await seen(ana, table)
    assert now["status"] == "playing" and now["commitment"] != before["commitment"] and secret(site, table) != first
    proof, exported = await seen(ana, table, "/proof"), await seen(ana, table, "/export")
    assert proof["verdict"] == SEALED and [seed["seed"] for seed in proof["seeds"]] == [first, None]
    assert exported["seed"] is None and exported["earlier_seeds"] == [
        {"until": before["length"], "table": table, "seed": first, "commitment": before["commitment"]}]
    assert secret(site, table) not in json.dumps(exported)
    site.services.tables.cache.tables.clear()                      # as after a restart
    assert (await seen(ana, table))["commitment"] == now["commitment"]
    await played_out(table, ana, ben)
    proof = await seen(ana, table, "/proof")
    assert (proof["verdict"], proof["sound"], len(proof["seeds"])) == (FAIR, True, 2)
    assert Proof(Match.from_json(json.dumps(await seen(ben, table, "/export")))).verdict == FAIR
    history = (await ana.get(f"/t/{table}/history")).text
    assert first in history and secret(site, table) in history


async def test_an_undo_before_the_end_keeps_the_seed(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    seed = secret(site, table)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "pass"})
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": 2})).status_code == 200
    assert secret(site, table) == seed and "earlier_seeds" not in await seen(ana, table, "/export")


async def test_a_sandbox_reveals_nothing_of_the_games_seed(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    copy = (await ana.post(f"/api/tables/{table}/sandbox", json={"at": 1})).json()["table"]
    assert secret(site, copy) != secret(site, table)
    for what in ("", "/proof", "/export"):
        text = json.dumps(await seen(ana, copy, what))
        assert secret(site, table) not in text and secret(site, copy) not in text


async def test_the_seed_of_a_sandbox_is_never_published(site: Any) -> None:
    """A sandbox can always be undone, so its seed can always decide another draw."""
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "sandbox": True})).json()["table"]
    await played_out(table, ana, ana)
    proof = await seen(ana, table, "/proof")
    assert (proof["verdict"], proof["seeds"][0]["seed"]) == (SEALED, None)
    assert "as long as it can still decide a draw" in proof["sentence"]
    length = (await seen(ana, table))["length"]
    assert (await ana.post(f"/api/tables/{table}/undo", json={"length": length})).status_code == 200


async def test_a_finished_match_with_bots_can_be_proved(site: Any) -> None:
    ana = await site.browser()
    wish = {"game": "toy", "seats": 3, "name": "Ana", "bots": ["greedy", "random"]}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    async with asyncio.timeout(PATIENCE):
        while (now := await seen(ana, table))["status"] != "over":
            if now["can_move"]:
                await ana.post(f"/api/tables/{table}/play", json={"length": now["length"], "move": "pass"})
            else:
                await asyncio.sleep(0.02)
    proof, exported = await seen(ana, table, "/proof"), await seen(ana, table, "/export")
    assert (proof["verdict"], proof["sound"], proof["seeds"][0]["seed"]) == (FAIR, True, secret(site, table))
    assert proof["draws"] == {"seed": sum(line.startswith("nature") for line in exported["journal"]), "hand": 0, "unknown": 0,
                              "earlier": 0, "unexplained": 0} and proof["draws"]["seed"] > 0
    assert Proof(Match.from_json(json.dumps(exported))).verdict == FAIR
    wrong = next(line for line in exported["journal"] if line.startswith("nature"))
    other = next(f"nature roll {pips}" for pips in range(1, 7) if f"nature roll {pips}" != wrong)
    forged = Proof(Match.from_json(json.dumps(exported | {"journal": [other]})))
    assert (forged.verdict, forged.is_sound) == (WRONG_DRAW, False)


async def test_imported_draws_are_not_counted_as_proved(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await played_out(table, ana, ben)
    exported = await seen(ana, table, "/export")
    copy = (await eva.post("/api/tables/import", json={"match": exported | {"journal": exported["journal"][:3]}})).json()["table"]
    assert secret(site, copy) != exported["seed"]
    proof = await seen(eva, copy, "/proof")
    assert proof["verdict"] == SEALED and proof["draws"]["unknown"] == 1
    assert [seed["commitment"] for seed in proof["seeds"]] == [None, (await seen(eva, copy))["commitment"]]


@pytest.mark.parametrize(("language", "words"), [("en", "draws follow"), ("es", "sorteos salen"),
                                                   ("pl", "losowania z niego")])
async def test_the_proof_is_shown_in_the_readers_language(site: Any, language: str, words: str) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await played_out(table, ana, ben)
    await ana.post("/settings", data={"language": language, "back": "/"})
    assert words in (await ana.get(f"/t/{table}/history")).text and words in (await ana.get(f"/t/{table}")).text
