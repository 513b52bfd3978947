"""The arena and the simulation: fair seats, the same deals, figures that add up, the same in many processes."""

import pytest

from mercat.bots.tournaments.arena import Standing, interval, lineups, standings
from mercat.bots.tournaments.games import Played, Task, play, play_all, tasks_of
from mercat.bots.tournaments.simulation import Simulation, figures
from tests.fair import NAME


def results(bots: list[str], seats: int, deals: int, processes: int = 1) -> list[Played]:
    tasks = tasks_of(NAME, {}, lineups(bots, seats), range(deals))
    return list(play_all(tasks, processes))


def plain(played: Played) -> tuple[Task, list[int], list[int], int, int]:
    """What must be the same again; how long it took need not."""
    return (played.task, played.totals, played.places, played.moves, played.offered)


@pytest.mark.parametrize("bots, seats", [(["a", "b"], 2), (["a", "b"], 3), (["a", "b"], 4), (["a", "b", "c"], 2),
                                         (["a", "b", "c", "d"], 3), (["a", "b", "c"], 3)])
def test_every_bot_has_every_seat_equally_often(bots: list[str], seats: int) -> None:
    lined = lineups(bots, seats)
    for seat in range(seats):
        held = [lineup[seat] for lineup in lined]
        assert {held.count(bot) for bot in bots} == {len(held) // len(bots)}


def test_two_bots_swap_seats() -> None:
    assert lineups(["a", "b"], 2) == [("a", "b"), ("b", "a")]


def test_every_line_up_gets_the_same_deals() -> None:
    tasks = tasks_of(NAME, {}, lineups(["random", "greedy"], 2), [5, 6])
    assert [(task.deal, task.bots) for task in tasks] == [(5, ("random", "greedy")), (5, ("greedy", "random")),
                                                         (6, ("random", "greedy")), (6, ("greedy", "random"))]
    assert len({task.seed for task in tasks}) == 4          # else every game would have the same random moves


def test_bots_do_not_repeat_themselves_from_deal_to_deal() -> None:
    """With nature's answers alike, random bots still play another game."""
    tasks = tasks_of(NAME, {}, [("random", "greedy")], range(20))
    assert len({tuple(play(Task(NAME, {}, task.bots, 1, task.seed)).totals) for task in tasks}) > 3


def test_many_processes_find_what_one_finds() -> None:
    bots = ["random", "greedy", "search:20"]
    alone, together = results(bots, 3, 4), results(bots, 3, 4, processes=2)
    assert [plain(played) for played in alone] == [plain(played) for played in together]


def test_thinking_beats_chance() -> None:
    """On the fair, greedy has the game's advice and little is hidden, so greedy and search are near each other."""
    bots = ["random", "greedy", "search:60"]
    table = {standing.bot: standing.row() for standing in standings(results(bots, 2, 6), bots)}
    assert table["search:60"]["share"] > 2 * table["random"]["share"] < table["greedy"]["share"]
    assert sum(row["wins"] for row in table.values()) == pytest.approx(36)
    assert all(row["low"] < row["share"] < row["high"] or row["share"] in (0, 1) for row in table.values())


def test_a_shared_win_counts_in_parts() -> None:
    played = Played(Task(NAME, {}, ("a", "b", "a"), 1, 1), [7, 7, 3], [1, 1, 3], 10, 40, [0.5, 0.0, 0.0], [5, 0, 0])
    assert played.shares == [0.5, 0.5, 0.0]
    one, two = standings([played], ["a", "b"])
    assert (one.bot, one.games, one.wins) == ("b", 1, 0.5)
    assert two.row() == {"bot": "a", "games": 2, "wins": 0.5, "share": 0.25, "low": two.row()["low"], "high": two.row()["high"],
                         "mean_score": 5.0, "mean_place": 2.0, "ms_per_move": 100.0}


def test_an_interval_from_a_book() -> None:
    """Wilson's interval for 8 of 10."""
    low, high = interval(8, 10)
    assert low == pytest.approx(0.4901, abs=2e-4) and high == pytest.approx(0.9433, abs=2e-4)
    assert interval(0, 0) == (0.0, 1.0) and interval(0, 50)[0] == 0.0 and interval(50, 50)[1] == 1.0
    assert Standing("a", games=1).row()["ms_per_move"] == 0.0


def test_a_simulation_adds_up() -> None:
    bots = ["greedy", "random", "greedy"]
    simulation = Simulation(bots)
    games = [play(Task(NAME, {"purse": "large"}, tuple(bots), deal, deal)) for deal in range(20)]
    for played in games:
        simulation.add(played)
    report = simulation.report(2.0)
    assert report["games"] == 20 and report["actions"] == sum(played.moves for played in games) == 20 * report["mean_length"]
    assert report["actions_per_s"] == report["actions"] / 2
    assert [row["mean"] for row in report["by_seat"]] == pytest.approx(
        [sum(played.totals[seat] for played in games) / 20 for seat in range(3)])
    assert [(row["bot"], row["scores"]) for row in report["by_bot"]] == [("greedy", 40), ("random", 20)]
    assert sum(row["wins"] for row in report["by_bot"]) == pytest.approx(20) == sum(row["wins"] for row in report["by_seat"])


def test_random_games_in_compiled_code_are_counted() -> None:
    played = play(Task(NAME, {}, ("random", "random"), 3, 3))
    assert played.moves == 20 and 20 < played.offered < 200 and played.seconds == [0.0, 0.0]


def test_figures_of_scores() -> None:
    assert figures([1, 2, 3, 10]) == {"scores": 4, "mean": 4.0, "deviation": 3.536, "least": 1, "median": 2.5, "most": 10}
