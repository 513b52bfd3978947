"""A game of another package on the pages: found, drawn, said to be in one language; a broken one is logged and stops nothing."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mercat.games import unplayable
from mercat.server.doctor.findings import WRONG, Patient
from mercat.server.doctor.of_machine import games as games_of
from mercat.server.settings import Settings
from tests.elsewhere import declare, install

pytestmark = pytest.mark.anyio
NOTE = "Este juego solo está en inglés."


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("site")
    install(folder, "quay_market", "Quay Market")
    declare(folder, "of-nobody", "nobody = nobody_there:GAME")
    sys.path.append(str(folder))
    yield
    sys.path.remove(str(folder))


async def test_a_game_in_english_alone_says_so_in_the_lobby_and_at_the_table(site: Any) -> None:
    ana = await site.browser(language="es")
    lobby = (await ana.get("/")).text
    assert NOTE in lobby.partition('id="game-quay_market"')[2].partition('id="game-')[0] and lobby.count(NOTE) == 1
    assert NOTE not in (await (await site.browser()).get("/")).text
    opened = await ana.post("/api/tables", json={"game": "quay_market", "seats": 2, "name": "Ana", "sandbox": True})
    table = opened.json()["table"]
    page = (await ana.get(f"/t/{table}")).text
    assert NOTE in page and 'data-crop="flax"' in page and "You may sow or sell." in page
    assert ".quay-market-stall" in (await ana.get("/games/quay_market/table.css")).text
    told = {one["game"]: one["languages"] for one in (await ana.get("/api/games")).json()}
    assert told["quay_market"] == ["en"] and told["caledonia"] == ["en", "es", "pl"]


async def test_such_a_game_is_played_to_its_end(site: Any) -> None:
    ana = await site.browser()
    opened = await ana.post("/api/tables", json={"game": "quay_market", "seats": 2, "name": "Ana", "sandbox": True})
    table = opened.json()["table"]
    while (now := (await ana.get(f"/api/tables/{table}")).json())["status"] != "over":
        move = (await ana.get(f"/api/tables/{table}/moves")).json()["moves"][0]["move"]
        played = await ana.post(f"/api/tables/{table}/play", json={"length": now["length"], "move": move})
        assert played.status_code == 200, played.text


async def test_a_game_that_cannot_be_imported_is_logged_and_stops_nothing(site: Any, caplog: pytest.LogCaptureFixture) -> None:
    from mercat.server.app import running

    said = unplayable()[0].sentence()
    assert "nobody of of-nobody 1.0" in said
    with caplog.at_level(logging.WARNING, "mercat.server"):
        async with running(site.app, site.app.state.services.settings, site.app.state.services.signer):
            pass
    assert said in caplog.messages


def test_the_doctor_names_it() -> None:
    found = list(games_of(Patient(Settings())))
    assert [(one.level, one.key) for one in found] == [(WRONG, "games-unplayable"), ("good", "games")]
    assert "nobody_there" in found[0].facts["what"] and "quay_market" in found[1].facts["games"]
