"""The scenarios of `tests/server/soak` in their short form, with bounds that hold on a slow and busy machine; most run only in
`make thorough`, as other tests look at the same without a load."""

from pathlib import Path

import pytest

from tests.server.soak import (
    backups,
    by_days,
    cookies,
    crowding,
    floods,
    idle,
    kills,
    lobby,
    long,
    passwords,
    reviewing,
    sockets,
    starving,
    steady,
    stored,
    stuck,
    throughput,
)


@pytest.mark.thorough
def test_killed_with_bots_at_the_tables(tmp_path: Path) -> None:
    told = kills.run(tmp_path, seconds=5, seed=1, tables=4)
    assert told["kills"] > 0 and told["moves"] > 3 and told["lines stored"] > told["moves"]


@pytest.mark.thorough
def test_bots_alone_do_not_starve_a_persons_bot(tmp_path: Path) -> None:
    starving.run(tmp_path, seconds=4, seed=1, tables=40, allowed=6, bot_seconds=0.7, bot_pause=0.1)      # in turn: after 14 s


@pytest.mark.thorough
def test_backups_under_play_restored_crosswise(tmp_path: Path, postgresql: str) -> None:
    told = backups.run(tmp_path, seconds=1, seed=1, backups=8, tables=3, postgresql=postgresql)
    assert told["backups"] == 8 and told["moves told before"] > 10


def test_a_locked_a_full_and_an_absent_database(tmp_path: Path) -> None:
    told = stuck.run(tmp_path, seconds=1, seed=1, writers=12, slower=10)
    assert told["locked"]["writes"] == {503: 12}


@pytest.mark.thorough
def test_tables_that_are_watched_and_idle_cost_little(tmp_path: Path) -> None:
    """More tables than are kept in memory; with a bound that does not hold for who reads them all anew."""
    told = idle.run(tmp_path, seconds=3, seed=1, tables=25, tables_kept=5, heartbeat=3, dearest=0.3)
    assert told["a move is shown after_ms"] < 30_000


@pytest.mark.thorough
def test_tables_in_play_for_some_seconds(tmp_path: Path) -> None:
    assert steady.run(tmp_path, seconds=8, seed=1, tables=4, settling=200)["moves"] > 3


@pytest.mark.parametrize("is_kept", [True, False])
def test_memory_that_nothing_accounts_for_is_noticed(is_kept: bool) -> None:
    """Three kilobytes a move for which nothing is kept are noticed in as many moves as a run of twenty minutes makes."""
    times = [(1_100 * number, 250 + steady.accounted(1_100 * number)) for number in range(steady.SAMPLES)]
    if is_kept:
        told = steady.growth([(moves, round(megabytes)) for moves, megabytes in times])
        assert abs(told["grown_mb"] - told["kept_mb"]) < 1
    else:
        with pytest.raises(AssertionError, match="MB more"):
            steady.growth([(moves, round(megabytes + 0.003 * moves)) for moves, megabytes in times])


@pytest.mark.thorough
def test_a_lobby_of_many_tables(tmp_path: Path) -> None:
    lobby.run(tmp_path, seconds=1, seed=1, tables=400, slowest=1_000)


@pytest.mark.thorough
def test_a_long_game(tmp_path: Path) -> None:
    assert long.run(tmp_path, seconds=1, seed=1, moves=40, slowest=40_000)["lines"] >= 40


@pytest.mark.thorough
def test_silent_connections_and_answers_that_are_not_read(tmp_path: Path) -> None:
    told = sockets.run(tmp_path, seconds=1, seed=1, files=300, count=150, each=4)
    assert told["of one address"]["files"] < 300


@pytest.mark.thorough
def test_cookies_that_are_dear_to_parse(tmp_path: Path) -> None:
    told = cookies.run(tmp_path, seconds=1, seed=1, count=20, dearest=500)       # on a vulnerable Python 3,850 for the largest
    assert told["62000 bytes, /"]["statuses"] == [431] and told["4000 bytes, /"]["statuses"] == [200]


@pytest.mark.thorough
def test_floods_of_each_kind(tmp_path: Path) -> None:
    told = floods.run(tmp_path, seconds=1, seed=1, count=40, more=60)
    assert 429 in told["tables"]["statuses"] or 201 in told["tables"]["statuses"]
    assert told["lessons"]["statuses"] == {404: 40} and set(told["marks"]["statuses"]) == {422}
    assert all(told[kind]["rows"][-1] > told[kind]["rows"][0] for kind in floods.STRANGERS)      # they do leave something


@pytest.mark.thorough
def test_one_network_asks_for_the_costliest_pages(tmp_path: Path) -> None:
    told = crowding.run(tmp_path, seconds=7, seed=1, connections=100, lines=600, slower=30, slowest=20_000)
    assert told["all"]["pages"] >= 3 and any("429" in one.get("answered", {}) for one in told.values() if isinstance(one, dict))


@pytest.mark.thorough
def test_one_network_asks_for_many_reviews(tmp_path: Path) -> None:
    assert reviewing.run(tmp_path, seconds=1, seed=1, lines=40, asked=14, slower=60)["refused"] == 2


@pytest.mark.thorough
def test_wrong_passwords_while_somebody_plays(tmp_path: Path) -> None:
    told = passwords.run(tmp_path, seconds=1, seed=1, count=300)
    assert sum(told["statuses"].values()) == 300 and told["statuses"][403] > 10


@pytest.mark.thorough
def test_tables_by_days_whose_people_are_called_by_mail(tmp_path: Path) -> None:
    told = by_days.run(tmp_path, seconds=10, seed=1, tables=100, turns=120)
    assert all(one["told"] == one["turns"] > 10 for one in told.values())


@pytest.mark.thorough
def test_pages_commands_and_chores_with_many_tables_stored(tmp_path: Path) -> None:
    told = stored.run(tmp_path, seconds=1, seed=1, tables=1_000, slower=60)
    assert told["pages_ms"].keys() >= {"/archive", "/host?part=tables"} and told["commands_s"].keys() >= {"doctor"}


@pytest.mark.thorough
def test_moves_by_one_process_and_by_several(tmp_path: Path) -> None:
    told = throughput.run(tmp_path, seconds=3, seed=1, tables=3)
    assert all(one["moves"] > 3 and one["processor_ms a move"]["database"] > 0 for one in told.values())
