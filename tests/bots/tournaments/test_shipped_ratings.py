"""The ratings that come with a game: those by number of players, or of the nearest number; and where a score lies among bots'."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mercat.bots import strengths
from mercat.bots.play.learned_bots import weights_of
from mercat.bots.tournaments.ratings import FILE, read
from mercat.bots.tournaments.shipped_ratings import AHEAD, Ladder, RatedBot, among, ladders, measured, offered
from mercat.bots.tournaments.stored_games import player
from mercat.games import find, names
from tests.fair import NAME, Home
from tests.present import present


@pytest.mark.parametrize("game", names())
def test_ladders_are_those_of_the_weights_that_come_with_the_game(game: str) -> None:
    path = Path(find(game).folder, FILE)
    for seats, report in (read(path)["ladders"] if path.exists() else {}).items():
        assert report["weights"] == weights_of(find(game), int(seats)), "measure the ladder again"
        settings = {name: player(name, find(game), int(seats))[0] for name in strengths()}
        assert report["settings"] | report.get("since", {}) == settings, "measure the ladder again"
        assert all(row["high"] >= AHEAD for row in report["neighbours"]), "a strength is not clearly ahead of the one below it"


def row(bot: str, rating: int, usual: list[int], games: int = 9) -> dict[str, float | list[int] | str | None]:
    return {"bot": bot, "games": games, "rating": rating, "low": rating - 50, "high": rating + 50,
            "mean_score": sum(usual) / 2 if games else None, "usual_score": usual if games else None}


@pytest.fixture
def stored(fair_home: Home) -> Iterator[None]:
    """Ladders alone and with 2 and 5 players; `strong` was never lined up."""
    path = fair_home.folder / NAME / "bots" / "ladder.json"
    existed = path.parent.exists()
    path.parent.mkdir(exist_ok=True)
    reports = {str(seats): {"ratings": [row("gentle", 1000 + seats, [5, 10]), row("strong", 1500, [], games=0)]}
               for seats in (1, 2, 5)}
    path.write_text(json.dumps({"game": NAME, "ladders": reports}))
    ladders.cache_clear()
    yield
    path.unlink()
    if not existed:
        path.parent.rmdir()
    ladders.cache_clear()


@pytest.mark.parametrize("asked, found", [(1, 1), (2, 2), (3, 2), (4, 5), (9, 5)])
def test_the_nearest_number_of_players_stands_in(stored: None, asked: int, found: int) -> None:
    ladder = measured(NAME, asked)
    assert present(ladder).seats == found and list(present(ladder).strengths) == ["gentle"]
    assert present(ladder).strengths["gentle"] == RatedBot("gentle", 9, 1000 + found, 950 + found, 1050 + found, 7.5, (5, 10))


def test_a_game_without_ratings(fair_home: Home) -> None:
    ladders.cache_clear()
    assert measured(NAME, 2) is None


def test_alone_is_another_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.bots.tournaments.shipped_ratings.ladders", lambda game: [Ladder(2, {}), Ladder(3, {})])
    assert measured(NAME, 1) is None and present(measured(NAME, 4)).seats == 3
    monkeypatch.setattr("mercat.bots.tournaments.shipped_ratings.ladders", lambda game: [Ladder(1, {})])
    assert measured(NAME, 2) is None


def test_of_two_strengths_that_play_alike_one_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Ladder(2, {}, {"casual": "gentle", "strong": "steady", "master": "strong"}), Ladder(3, {}, {"strong": "steady"})]
    monkeypatch.setattr("mercat.bots.tournaments.shipped_ratings.ladders", lambda game: found)
    assert offered(NAME, [2]) == ["casual", "steady"]                          # the usual strength stays
    assert offered(NAME, [3]) == ["gentle", "casual", "steady", "master"]
    assert offered(NAME, [2, 3]) == ["gentle", "casual", "steady", "master"], "alike wherever it was measured"
    assert offered(NAME, [1]) == strengths(), "not measured alone"


def test_a_ladder_says_which_strengths_play_alike(stored: None, fair_home: Home) -> None:
    path = fair_home.folder / NAME / "bots" / "ladder.json"
    shares = ("casual", "gentle", 0.76), ("steady", "casual", 0.74)
    rows = [{"bot": bot, "over": over, "low": 0.4, "high": high} for bot, over, high in shares]
    report = {"ratings": [row("gentle", 1000, [5, 10])], "neighbours": rows}
    path.write_text(json.dumps({"game": NAME, "ladders": {"2": report}}))
    ladders.cache_clear()
    assert present(measured(NAME, 2)).alike == {"steady": "casual"}


@pytest.mark.parametrize("points, like, above, below", [
    (40, None, None, "weak"), (50, "weak", None, None), (65, None, "weak", "middle"), (80, "middle", None, None),
    (86, "middle", None, None), (90, "best", None, None), (120, None, "best", None)])
def test_a_score_among_those_of_bots(points: int, like: str | None, above: str | None, below: str | None) -> None:
    ladder = Ladder(1, {name: RatedBot(name, 9, 1500, 1400, 1600, sum(usual) / 2, usual)
                        for name, usual in (("weak", (50, 60)), ("best", (86, 100)), ("middle", (70, 90)))})
    found = among(ladder, points)
    assert [one and one.name for one in (found.like, found.above, found.below)] == [like, above, below]


def test_what_comes_with_the_games_can_be_read() -> None:
    for game in names():
        for ladder in ladders(game):
            assert find(game).fewest <= ladder.seats <= find(game).most and ladder.strengths
            assert all(one.low < one.rating < one.high and one.usual[0] <= one.usual[1]
                       for one in ladder.strengths.values())
