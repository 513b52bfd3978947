"""The scenarios of `tests/server/soak` in their short form, with bounds that hold on a slow and busy machine."""

from pathlib import Path

from tests.server.soak import idle, kills, lobby, long, starving, steady, stuck


def test_killed_with_bots_at_the_tables(tmp_path: Path) -> None:
    told = kills.run(tmp_path, seconds=8, seed=1, tables=4)
    assert told["kills"] > 0 and told["moves"] > 3 and told["lines stored"] > told["moves"]


def test_bots_alone_do_not_starve_a_persons_bot(tmp_path: Path) -> None:
    starving.run(tmp_path, seconds=4, seed=1, tables=40, allowed=6, bot_seconds=0.7, bot_pause=0.1)      # in turn: after 14 s


def test_a_locked_a_full_and_an_absent_database(tmp_path: Path) -> None:
    told = stuck.run(tmp_path, seconds=1, seed=1, writers=12, slower=10)
    assert told["locked"]["writes"] == {503: 12}


def test_tables_that_are_watched_and_idle_cost_little(tmp_path: Path) -> None:
    """More tables than are kept in memory; with a bound that does not hold for who reads them all anew."""
    told = idle.run(tmp_path, seconds=3, seed=1, tables=25, tables_kept=5, heartbeat=3, dearest=0.3)
    assert told["a move is shown after_ms"] < 30_000


def test_tables_in_play_for_some_seconds(tmp_path: Path) -> None:
    assert steady.run(tmp_path, seconds=8, seed=1, tables=4, growth=2)["moves"] > 3


def test_a_lobby_of_many_tables(tmp_path: Path) -> None:
    lobby.run(tmp_path, seconds=1, seed=1, tables=400, slowest=1_000)


def test_a_long_game(tmp_path: Path) -> None:
    assert long.run(tmp_path, seconds=1, seed=1, moves=40)["lines"] >= 40
