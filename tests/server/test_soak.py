"""The scenarios of `tests/server/soak` in their short form."""

from pathlib import Path

from tests.server.soak import kills, starving


def test_killed_with_bots_at_the_tables(tmp_path: Path) -> None:
    told = kills.run(tmp_path, seconds=8, seed=1, tables=4)
    assert told["kills"] > 0 and told["moves"] > 3 and told["lines stored"] > told["moves"]


def test_bots_alone_do_not_starve_a_persons_bot(tmp_path: Path) -> None:
    starving.run(tmp_path, seconds=6, seed=1, tables=12, bot_seconds=0.7, bot_pause=0.1)
