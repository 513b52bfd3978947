"""Servers, their connections and PostgreSQL itself die while people play: `tests/server/soak/deaths.py` in its short form."""

from pathlib import Path

import pytest

from tests.server.postgresql import MISSING, programs
from tests.server.soak import deaths


def test_nothing_is_lost_or_done_twice_when_twenty_times_something_dies(tmp_path: Path) -> None:
    if programs() is None:
        pytest.skip(MISSING)
    told = deaths.run(tmp_path, seconds=1, seed=2, kills=20, tables=2, longest=0.4)
    assert sum(told["deaths"].values()) == 20 and len(told["deaths"]) > 3
    assert told["moves"] > 3 and told["orders"] > 0 and told["times over"] > 0 and told["notices sent"] > 0
