"""What usually happens: outcomes are counted, stored and read again; what comes with the package fits the games."""

from collections import Counter

import pytest

from mercat.bots.tournaments.games import GameTask, play
from mercat.engine.matches.match import Match
from mercat.games import find, names
from mercat.statistics import Numbers, Outcome, Results, Statistics, Tally, outcome_of, packaged, read
from mercat.text import LANGUAGES


def test_a_match_and_a_simulated_game_are_counted_alike() -> None:
    match = Match.start("new_bedford", 2, seed=3)
    while match.to_move is not None:
        match.play(match.legal()[0])
    outcome = outcome_of(match)
    assert outcome.totals == [score.total for score in match.scores()] and outcome.moves == len(match.path)
    owned = Counter(seat for kind, _, seat, _ in outcome.facts if kind == "space")
    assert [owned[seat] for seat in range(2)] == [len(player["buildings"]) for player in match.view()["players"]]


def test_counts_are_kept_by_seat_and_by_value() -> None:
    tally = Tally(2)
    tally.add(Outcome([10, 20], [2, 1], 100, [("clan", "a", 1, 1), ("clan", "b", 0, 1), ("good", "wool", -1, 4)]))
    tally.add(Outcome([30, 30], [1, 1], 120, [("clan", "a", 0, 1), ("good", "wool", -1, 8)]))
    assert [seat.wins for seat in tally.by_seat] == [0.5, 1.5] and tally.winning.mean == 25
    assert tally.held["clan"]["a"] == Results(Numbers(2, 50, 1300, 20, 30), 1.5) and tally.held["clan"]["b"].rate == 0
    assert tally.numbers["good"]["wool"].mean == 6 and (tally.moves.least, tally.moves.most) == (100, 120)
    assert 0 < tally.held["clan"]["b"].margin < 0.6 and tally.moves.deviation == 10
    stored = Statistics("toy", 1, [tally, Tally(3, "greedy", "a command")])
    assert read(stored.text()) == stored
    again = stored.having(Tally(2)).having(Tally(1))
    assert again.tallies == [Tally(1), Tally(2), stored.tallies[1]]


@pytest.mark.parametrize("text", [
    "[]", "{}", "7", "null", '{"game": "x", "version": 1, "tables": [1]}', "nonsense"])
def test_a_file_that_holds_no_statistics(text: str) -> None:
    with pytest.raises(ValueError):
        read(text)


@pytest.mark.parametrize("game", names())
def test_facts_are_asked_for_and_have_titles(game: str) -> None:
    found = find(game)
    task = GameTask(game, {}, ("random",) * found.fewest, 1, 1)
    assert play(task).facts == ()
    facts = play(GameTask(game, {}, task.bots, 1, 1, counted=True)).facts
    titles = {f"statistics-{kind}" if seat >= 0 else f"statistics-{kind}_number" for kind, _, seat, _ in facts}
    assert titles and all(-1 <= seat < found.fewest for _, _, seat, _ in facts)
    assert [title for title in titles for language in LANGUAGES if not found.has(language, title)] == []


@pytest.mark.parametrize("game", names())
def test_the_package_has_statistics_of_every_game(game: str) -> None:
    found, made = find(game), packaged(game)
    assert made is not None and made.game == game, "made with other rules: run the command in the file again"
    assert [tally.seats for tally in made.tallies] == list(range(found.fewest, found.most + 1))
    for tally in made.tallies:
        assert tally.games >= 100 and tally.moves.count == tally.games
        assert sum(seat.wins for seat in tally.by_seat) == pytest.approx(tally.games, abs=0.01)
        assert tally.held and tally.numbers and {seat.points.count for seat in tally.by_seat} == {tally.games}
