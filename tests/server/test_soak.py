"""The scenarios of `tests/server/soak` in their short form."""

from pathlib import Path

from tests.server.soak import kills


def test_killed_with_bots_at_the_tables(tmp_path: Path) -> None:
    told = kills.run(tmp_path, seconds=8, seed=1, tables=4)
    assert told["kills"] > 0 and told["moves"] > 3 and told["lines stored"] > told["moves"]
