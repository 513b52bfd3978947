"""Ratings: fair line-ups, the better bot rated higher, the same again; files that keep several numbers of players."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from mercat.bots.tournaments.games import Played, Task, play_all
from mercat.bots.tournaments.ratings import Ranked, ladder_tasks, line_up, neighbours, ranked, ratings, read, store
from tests.fair import NAME

BOTS = ["random", "search:5", "greedy"]


def outcomes(seats: int, games: int) -> list[Ranked]:
    return list(ranked(play_all(ladder_tasks(NAME, {}, BOTS, seats, games, 3)), BOTS, seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_every_deal_is_played_from_every_seat(seats: int) -> None:
    tasks = ladder_tasks(NAME, {}, BOTS, seats, 30, 1)
    assert len(tasks) == 30 and len({(task.deal, task.seed) for task in tasks}) == 30
    for deal in {task.deal for task in tasks}:
        lined = [task.bots for task in tasks if task.deal == deal]
        assert len(lined) == seats and all(Counter(seat).most_common(1)[0][1] == 1 for seat in zip(*lined, strict=True))
        assert len({frozenset(bots) for bots in lined}) == 1 and len(set(lined[0])) == seats
    assert len(ladder_tasks(NAME, {}, BOTS, 3, 31, 1)) == 33


def test_neighbours_meet_more_often_than_others() -> None:
    luck, bots = Random(1), ["a", "b", "c", "d", "e"]
    met = Counter("".join(sorted(line_up(bots, 2, luck))) for _time in range(2000))
    assert len(met) == 10 and all(met[pair] > 2 * met["ae"] for pair in ("ab", "bc", "cd", "de"))


def test_the_better_bot_is_rated_higher() -> None:
    found = outcomes(2, 40)
    rows = {row["bot"]: row for row in ratings(found, BOTS)}
    assert rows["random"]["high"] < rows["greedy"]["rating"]
    assert all(row["low"] < row["rating"] < row["high"] for row in rows.values())
    assert sum(row["games"] for row in rows.values()) == 80
    above = neighbours(found, BOTS)
    assert [(row["bot"], row["over"]) for row in above] == [("search:5", "random"), ("greedy", "search:5")]
    assert all(row["low"] <= row["share"] <= row["high"] for row in above)
    assert found == outcomes(2, 40)


def test_more_games_leave_less_doubt() -> None:
    few, many = (ratings([Ranked(("a", "b"), (1, 2), (9, 5)), Ranked(("b", "a"), (1, 2), (9, 5))] * times, ["a", "b"])
                 for times in (3, 40))
    assert many[0]["high"] - many[0]["low"] < (few[0]["high"] - few[0]["low"]) / 2
    assert abs(many[0]["rating"] - many[1]["rating"]) < 30


def test_alone_bots_are_ranked_by_their_points_on_the_same_deal() -> None:
    results = [Played(Task(NAME, {}, (bot,), 7, 7), [points], [1], 10, 10, [0.0], [10])
               for bot, points in zip(BOTS, [40, 90, 90], strict=True)]
    assert list(ranked(results, BOTS, 1)) == [Ranked(("random", "search:5", "greedy"), (3, 1, 1), (40, 90, 90))]
    tasks = ladder_tasks("caledonia", {}, BOTS, 1, 6, 1)
    assert [(task.deal, task.bots) for task in tasks] == [(deal, (bot,)) for deal in (1, 2) for bot in BOTS]
    only = ratings([Ranked(("a", "b"), (1, 2), (points, 5)) for points in (80, 90, 100, 110)], ["a", "b", "c"])
    assert only[0]["mean_score"] == 95 and only[0]["usual_score"] == [82, 108]
    assert (only[2]["games"], only[2]["mean_score"], only[2]["usual_score"]) == (0, None, None)
    assert neighbours([Ranked(("a", "b"), (1, 1), (5, 5))], ["a", "b", "c"])[1]["share"] is None


def test_a_file_keeps_several_numbers_of_players(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    for seats, games in ((3, 9), (2, 8), (3, 10)):
        store({"game": NAME, "seats": seats, "games": games}, path)
    assert read(path) == {"game": NAME, "ladders": {"2": {"games": 8}, "3": {"games": 10}}}
    with pytest.raises(ValueError, match=NAME):
        store({"game": "chess", "seats": 2}, path)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": 3, "ladders": {}}'])
def test_a_file_that_holds_no_ratings(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ladder.json"
    path.write_text(text)
    with pytest.raises(ValueError):
        store({"game": NAME, "seats": 2}, path)
    assert path.read_text() == text
