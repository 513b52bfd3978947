"""A whole game of New Bedford between a person and bots, over a restart: the journal, the places and the file agree."""

import asyncio
import json
import random
from typing import Any

import pytest

from mercat import Match

pytestmark = pytest.mark.anyio


async def test_a_person_and_bots_over_a_restart(opening: Any) -> None:
    chance = random.Random(11)
    wish = {"game": "new_bedford", "seats": 3, "name": "Ana", "bots": ["random", "greedy"]}
    cookies, table, seen = None, "", {}
    for part in range(2):
        async with opening(bot_pause=0.0) as site:
            ana = site.visitor() if cookies else await site.browser()
            if cookies:
                ana.cookies.update(cookies)
            else:
                cookies = dict(ana.cookies)
                table = (await ana.post("/api/tables", json=wish)).json()["table"]
            turns = 0
            while turns < 12 or part == 1:
                seen = (await ana.get(f"/api/tables/{table}")).json()
                if seen["status"] == "over":
                    break
                if not seen["can_move"]:
                    await asyncio.sleep(0.01)
                    continue
                offered = (await ana.get(f"/api/tables/{table}/moves")).json()
                move = {"length": offered["length"], "move": chance.choice(offered["moves"])["move"]}
                assert (await ana.post(f"/api/tables/{table}/play", json=move)).status_code == 200
                turns += 1
            if part == 1:
                assert seen["status"] == "over"
                text = (await ana.get(f"/api/tables/{table}/export")).text
                shown = (await ana.get(f"/api/tables/{table}/view")).json()["scores"]
                assert json.loads(text)["journal"] == await site.stored(table)
    replayed = Match.from_json(text)
    assert [(score.total, score.place) for score in replayed.scores()] == [(score["total"], score["place"]) for score in shown]
    assert [score["place"] for score in shown].count(1) >= 1 and replayed.names == ["Ana", "Bruno", "Celia"]
