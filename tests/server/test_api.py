"""The JSON API tells programs what it can do."""

from typing import Any

import pytest

pytestmark = pytest.mark.anyio


async def test_the_description_names_everything_and_how_to_authenticate(site: Any) -> None:
    told = (await site.visitor().get("/api/openapi.json")).json()
    assert len(told["paths"]) > 50 and all(path.startswith("/api/") for path in told["paths"])
    assert told["components"]["securitySchemes"]["HTTPBearer"]["scheme"] == "bearer"
    for path in told["paths"].values():
        for does in path.values():
            assert does["summary"] and does["security"] == [{"HTTPBearer": []}]
            assert {"400", "401", "403", "404", "409", "422", "429"} <= set(does["responses"])


async def test_games_are_described_in_the_readers_language(site: Any) -> None:
    games = (await site.visitor(language="pl").get("/api/games")).json()
    assert {"new_bedford", "toy"} <= {game["game"] for game in games}
    toy = (await site.visitor(language="es").get("/api/games/toy")).json()
    assert (toy["title"], toy["fewest"], toy["most"]) == ("Toy (es)", 2, 4)
    assert toy["options"] == [{"name": "purse", "title": "Purse (es)", "values": ["small", "large"], "default": "small"}]
    assert (await site.visitor().get("/api/games/chess")).json()["error"] == "unknown_game"


async def test_an_unreadable_request_is_answered_with_what_was_expected(site: Any) -> None:
    answer = (await site.visitor().post("/api/tables", json={"game": "toy", "seats": "two"})).json()
    assert "seats" in answer["sentence"] and "integer" in answer["detail"]
    broken = await site.visitor().post("/api/tables", content=b"{no", headers={"Content-Type": "application/json"})
    assert "“body”" in broken.json()["sentence"] and broken.json()["detail"]


async def test_healthz(site: Any) -> None:
    assert (await site.visitor().get("/healthz")).json() == {"ok": True}
    assert [(await site.visitor().head(address)).status_code for address in ("/healthz", "/")] == [200, 200]


async def test_a_preset_is_an_option(site: Any) -> None:
    ana = site.visitor()
    wish = {"game": "toy", "seats": 2, "name": "Ana", "options": {"preset": "rich"}}
    opened = (await ana.post("/api/tables", json=wish)).json()
    table = (await ana.get(f"/api/tables/{opened['table']}")).json()
    assert table["options"] == {"purse": "large"}
    refused = await ana.post("/api/tables", json={**wish, "options": {"preset": "poor"}})
    assert refused.status_code == 422 and "rich" in refused.json()["sentence"]
