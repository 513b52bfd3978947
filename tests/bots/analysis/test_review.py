"""Reviews: the chances after every decision, a planted blunder that is found, and games without a learned value."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from mercat.bots.analysis.evaluation import Evaluator, PlayedDecision, Setting, alternative, measure
from mercat.bots.analysis.outlooks import BY_POINTS, utility
from mercat.bots.analysis.review import Reviewing, course_of, is_current, of_seat, review
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.judge import MARGIN, Lookahead
from mercat.engine.matches.match import Match
from tests import blunder
from tests.present import present


@pytest.fixture(scope="module")
def blundered() -> tuple[Match[Any], int]:
    return blunder.blundered()


@pytest.fixture(scope="module")
def reviewed(blundered: tuple[Match[Any], int]) -> dict[str, Any]:
    return review(blundered[0])


def test_a_planted_blunder_is_the_turning_point(blundered: tuple[Match[Any], int], reviewed: dict[str, Any]) -> None:
    match, before = blundered
    worst = max(reviewed["turning_points"], key=lambda turn: turn["win"][1] - turn["win"][0])
    entry = match.entries[before]
    assert (worst["before"], worst["seat"], worst["played"]) == (before, entry.seat, str(entry).partition(" ")[2])
    assert worst["better"] != worst["played"]
    assert match.at(before).why_not(worst["better"]) is None
    assert worst["win"][1] - worst["win"][0] > 0.04
    assert worst["lead"][1] > worst["lead"][0]


def test_what_a_move_is_worth_follows_from_what_people_are_told(blundered: tuple[Match[Any], int]) -> None:
    """From the share of the win, which lies between 0 and 1, and the lead."""
    match, before = blundered
    evaluator = Evaluator(Setting("new_bedford", match.options, 2), match.at(before).state.dump())
    for move in list(evaluator.moves.listed())[:3]:
        found, seat = measure(evaluator, int(move)), match.entries[before].seat
        win, lead = present(found.win), found.lead[seat]
        assert sum(win) == pytest.approx(1) and all(0 <= one <= 1 for one in win)
        assert lead == pytest.approx(found.points[seat] - found.points[1 - seat])
        assert utility(found, seat, evaluator.spread) == win[seat] + MARGIN * lead / evaluator.spread


@pytest.mark.one_form
@pytest.mark.parametrize(("game", "points"), [("new_bedford", 3), ("caledonia", 15)])
def test_during_the_set_up_nobody_is_ahead_for_having_chosen_first(game: str, points: int) -> None:
    """Who has not chosen yet will choose: the outlook differs little from that at the beginning of the first round."""
    match = Match.start(game, 3, seed=5)
    ahead: Lookahead[Any] = Lookahead(judge_of(match.game, 3), match.game.copy(match.state))
    while match.view()["round"] == 0:
        match.play(int(match.moves.buffer[int(ahead.best(match.state, match.moves, int(match.to_move or 0)))]))
    played = review(match)
    begun = played["decisions"][-1]
    for outlook in [played["start"], *played["decisions"]]:
        assert outlook["win"] == pytest.approx(begun["win"], abs=0.15)
        assert outlook["points"] == pytest.approx(begun["points"], abs=points)


def test_the_set_up_ends_when_the_first_round_begins(blundered: tuple[Match[Any], int]) -> None:
    """A match that goes on from an edited position has none."""
    match, _ = blundered
    setting = Setting("new_bedford", match.options, 2)
    _, begins, decisions = course_of(match, setting)
    assert (begins, [decision.sets_up for decision in decisions][:3]) == (True, [True, False, False])
    edited = Match.start("new_bedford", 2, seed=1)
    edited.origin = edited.state.dump()
    assert course_of(edited, setting)[1:] == (False, [])


def test_alone_there_is_neither_a_win_nor_a_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.bots.analysis.evaluation.ITERATIONS", 4)
    match = Match.start("caledonia", 1, seed=1)
    setting, position = Setting("caledonia", match.options, 1), match.state.dump()
    ahead: Lookahead[Any] = Lookahead(judge_of(match.game, 1), match.game.copy(match.state))
    ahead.best(match.state, match.moves, 0)
    worst = min(range(match.moves.count), key=lambda place: ahead.utilities[place])
    found = alternative(setting, position, PlayedDecision(0, 1, 0, int(match.moves.buffer[worst])))
    assert found is not None and (found.played.win, found.instead.win, found.cost.by) == (None, None, BY_POINTS)
    assert of_seat(found, 0)["lead"] is None


def test_every_decision_has_an_outlook_of_every_seat(blundered: tuple[Match[Any], int], reviewed: dict[str, Any]) -> None:
    match, _ = blundered
    made = [entry for entry in match.entries if entry.seat >= 0]
    assert [decision["seat"] for decision in reviewed["decisions"]] == [entry.seat for entry in made]
    assert reviewed["decisions"][-1]["at"] == reviewed["length"] == len(match.entries)
    for decision in [reviewed["start"], *reviewed["decisions"]]:
        assert sum(decision["win"]) == pytest.approx(1, abs=0.001)
        assert len(decision["points"]) == 2
    assert json.loads(json.dumps(reviewed)) == {**reviewed, "turning_points": json.loads(json.dumps(reviewed["turning_points"]))}


def test_the_jobs_can_be_sent_to_other_processes_and_are_as_many_as_announced(blundered: tuple[Match[Any], int],
                                                                             reviewed: dict[str, Any]) -> None:
    reviewing, number = Reviewing(blundered[0]), 0
    for job in reviewing.jobs():
        job.result = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(job.work))()))
        number += 1
    assert reviewing.review == reviewed
    assert number <= reviewing.most_jobs


def test_moves_that_were_undone_are_left_out() -> None:
    match = Match.start("barley_fair", 2, seed=1)
    match.play(match.legal()[0])
    match.undo()
    match.play(match.legal()[-1])
    played = review(match)
    assert [decision["at"] for decision in played["decisions"]] == [len(match.entries)]


def test_without_a_learned_value_games_are_played_on_and_the_end_is_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.bots.analysis.evaluation.GAMES", 40)
    monkeypatch.setattr("mercat.bots.analysis.evaluation.SURE_SEARCHES", 1)
    monkeypatch.setattr("mercat.bots.analysis.evaluation.OUTLOOK_GAMES", 20)
    match = Match.start("barley_fair", 2, seed=1)
    while match.to_move is not None:
        match.play(match.legal()[0])
    played = review(match)
    assert (played["by"], sum(played["start"]["win"])) == ("search", pytest.approx(1, abs=0.001))
    for turn in played["turning_points"]:
        assert turn["played"] != turn["better"] and match.at(turn["before"]).why_not(turn["better"]) is None
    scores = sorted(match.scores(), key=lambda score: score.seat)
    assert played["decisions"][-1]["points"] == [score.total for score in scores]
    assert sum(played["decisions"][-1]["win"]) == 1
    assert is_current(played)
    assert not is_current(played | {"weights": "others"}) and not is_current(played | {"chances": "others"})


def test_without_a_learned_value_a_blunder_is_found_by_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last decision of the game one seat could win, and throws it away."""
    monkeypatch.setattr("mercat.bots.analysis.evaluation.OUTLOOK_GAMES", 20)
    match = Match.start("barley_fair", 2, seed=2)
    decided = 0
    while decided < 15:
        decided += 1
        match.play(match.legal()[decided * 3 % len(match.legal())])
    before, seat, outcomes = len(match.entries), int(match.to_move or 0), {}
    for move in match.legal():
        ended = match.copy()
        ended.play(move)
        outcomes[str(move)] = {score.seat: score.total for score in ended.scores()}[seat]
    assert ended.to_move is None
    match.play(min(outcomes, key=lambda move: outcomes[move]))
    turn = review(match)["turning_points"][-1]
    assert (turn["before"], turn["seat"], turn["better"]) == (before, seat, max(outcomes, key=lambda move: outcomes[move]))
    assert turn["win"] == [0, 1] and turn["points"] == [min(outcomes.values()), max(outcomes.values())]
