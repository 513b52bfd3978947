"""Several servers behind nginx, set up as docs/scaling.md tells hosts."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.nginx import MISSING, program
from tests.server.soak import proxied


def test_people_play_on_when_the_server_of_their_table_is_killed(tmp_path: Path, empty_database: Any) -> None:
    """Twice, once each way: the next move goes through, and both streams show it."""
    if program() is None:
        pytest.skip(MISSING)
    told = proxied.run(tmp_path, seconds=1, seed=1, kills=2, postgresql=empty_database("postgresql"))
    assert told["the next move_ms"]["count"] == 2 and told["streams away_ms"]["count"] >= 2
