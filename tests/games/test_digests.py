"""Digests of seeded games, the same compiled and interpreted, kept in `<game>/digests.json`.

They do not prove the rules right; they show every change. Renew them only in a commit that says why.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import mercat
from mercat.engine.matches.match import chosen_options
from mercat.engine.matches.playouts import digest_games

KEPT = [(path.parent.name, row) for path in sorted(Path(__file__).parent.glob("*/digests.json"))
        for row in json.loads(path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("name", "row"), KEPT, ids=lambda part: part if isinstance(part, str) else f"{part['seats']} seats")
def test_seeded_games_are_unchanged(name: str, row: dict[str, Any]) -> None:
    game = mercat.find(name)
    assert digest_games(game, row["seats"], chosen_options(game, row["seats"], row["options"]), 0, row["games"]) == row["digest"]
