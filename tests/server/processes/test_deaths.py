"""Servers, their connections and PostgreSQL itself die while people play: `tests/server/soak/deaths.py` in its short form."""

from pathlib import Path

import pytest

from tests.server.postgresql import MISSING, programs
from tests.server.soak import deaths


def test_nothing_is_lost_or_done_twice_when_ten_times_something_dies(tmp_path: Path) -> None:
    """With this seed everything dies that can die."""
    if programs() is None:
        pytest.skip(MISSING)
    told = deaths.run(tmp_path, seconds=1, seed=36, kills=10, tables=2, longest=0.4)
    assert sum(told["deaths"].values()) == 10 and told["deaths"].keys() == deaths.DEATHS.keys()
    assert told["moves"] > 3 and told["orders"] > 0 and told["times over"] > 0 and told["notices sent"] > 0
