"""Chances are the same wherever they are shown: shares of all seats, equal to the per cent in the same position."""

from __future__ import annotations

from typing import Any

import pytest

from mercat.bots import bot
from mercat.bots.analysis.chances import FILE, LEAST, Calibration, Estimate, calibration, shares
from mercat.bots.analysis.evaluation import DEPTH, Evaluator, Position, Setting, first_outlook, measure
from mercat.bots.analysis.hints import hints
from mercat.bots.analysis.outlooks import BY_LEAD, BY_WIN, Outlook, cost
from mercat.bots.analysis.review import Reviewing
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.judge import Lookahead
from mercat.bots.search.weights import trained
from mercat.engine.matches.match import Match
from mercat.games import find, names
from mercat.text.review import hundredths
from mercat.text.telling import told_chance, told_points
from tests.present import present

pytestmark = pytest.mark.one_form
MIDDLE, LATE = 0.5, 0.97                                 # of a game of random moves; late ones are soon played to the end
REVIEWED = 4                                             # decisions of each game


def randomly(game: str, seats: int, most: int, seed: int) -> Match[Any]:
    """A game of random moves: so many, or to its end."""
    match = Match.start(game, seats, seed=seed)
    while match.to_move is not None and len(match.entries) < most:
        match.play(bot("random").pick(match.game, match.state, match.moves, seed + len(match.entries)))
    return match


def reviewed(match: Match[Any]) -> dict[str, Any]:
    """The review of the last decisions of a match."""
    decisions = len(Reviewing(match).decisions)
    reviewing = Reviewing(match, range(decisions - REVIEWED, decisions))
    reviewing.suspected = REVIEWED
    for job in reviewing.jobs():
        job.run()
    return reviewing.review


@pytest.mark.parametrize("game", names())
def test_the_table_and_the_turning_points_agree_and_shares_add_up_to_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In games of random moves, with short searches; every decision that costs anything counts as a turning point."""
    monkeypatch.setattr("mercat.bots.analysis.review.LEAST_LOSS", {"learned": 0.0, "search": 0.0})
    monkeypatch.setattr("mercat.bots.analysis.outlooks.ERRORS", 0.0)
    for number, value in (("ITERATIONS", 3), ("GAMES", 8), ("SURE_SEARCHES", 2), ("OUTLOOK_GAMES", 6), ("SAMPLES", 2)):
        monkeypatch.setattr(f"mercat.bots.analysis.evaluation.{number}", value)
    monkeypatch.setattr("mercat.bots.analysis.continuations.FEWEST_GAMES", 4)
    whole = len(randomly(game, 3, 10_000, seed=5).entries)
    place = LATE if trained(find(game), 3) is None else MIDDLE
    review = reviewed(randomly(game, 3, int(place * whole), seed=5))
    by_place = {decision["at"]: decision for decision in review["decisions"]}
    for outlook in [review["start"], *review["decisions"]]:
        assert sum(outlook["win"]) == pytest.approx(1, abs=0.001)
    turns = [turn for turn in review["turning_points"] if not turn["drawn"]]
    assert turns
    for turn in turns:
        outlook = by_place[turn["at"]]
        assert hundredths(turn["win"][0]) == hundredths(outlook["win"][turn["seat"]])
        assert turn["points"][0] == outlook["points"][turn["seat"]]


def test_a_hint_says_what_a_review_would_say_after_the_move() -> None:
    match = randomly("new_bedford", 2, 40, seed=2)
    setting, position = Setting("new_bedford", match.options, 2), match.state.dump()
    hint = hints(setting, position, iterations=8)["hints"][0]
    seat = present(match.to_move)
    evaluator = Evaluator(setting, position)
    found = measure(evaluator, match.game.vocabulary.parse(hint["move"]))
    if not hint["equal"]:
        assert hint["points"] == told_points(found.points[seat], found.points_error(seat))
        assert hint["win"] == told_chance(present(found.win)[seat], found.win_error(seat))
    match.play(hint["move"])
    assert match.entries[-1].seat == seat                # nature did not answer
    assert first_outlook(setting, match.state.dump(), False) == found


def test_the_last_decisions_are_played_out_and_the_score_sheet_says_the_chances() -> None:
    match = randomly("new_bedford", 2, 80, seed=3)
    ahead: Lookahead[Any] = Lookahead(judge_of(match.game, 2), match.game.copy(match.state))
    seen = list[Position]()                              # where there was something to decide
    while match.to_move is not None:
        if match.moves.count > 1:
            seen.append(match.state.dump())
        match.play(int(match.moves.buffer[int(ahead.best(match.state, match.moves, match.to_move))]))
    scores = sorted(match.scores(), key=lambda score: score.seat)
    known = first_outlook(Setting("new_bedford", match.options, 2), seen[-DEPTH], False)
    assert known.points == tuple(score.total for score in scores)
    assert known.win == tuple(float(score.place == 1) for score in scores)


def far(win: float) -> Outlook:
    return Outlook((win, 1 - win), (20.0, 30.0), (-10.0, 10.0))


def test_the_lead_decides_for_who_is_far_behind_or_far_ahead() -> None:
    behind, less = far(0.01), Outlook((0.01, 0.99), (17.0, 30.0), (-13.0, 13.0))
    assert cost(less, behind, 0, 10.0).by == BY_LEAD and cost(less, behind, 0, 10.0).loss == pytest.approx(0.3)
    assert cost(behind, less, 1, 10.0).by == BY_LEAD and cost(behind, less, 1, 10.0).loss == pytest.approx(0.3)
    assert cost(far(0.2), far(0.3), 0, 10.0).by == BY_WIN and cost(far(0.2), far(0.3), 0, 10.0).loss == pytest.approx(0.1)
    assert cost(far(0.01), far(0.2), 0, 10.0).by == BY_WIN


ESTIMATE = Estimate(12, (0.2, 0.6), (18.0, 24.0))


def test_weights_of_these_bots_are_calibrated() -> None:
    known = shares("new_bedford", ESTIMATE)
    assert sum(known) == pytest.approx(1) and known[0] < 0.25


@pytest.mark.usefixtures("weights_of_others")
def test_weights_of_other_bots_calibrate_nothing() -> None:
    """Estimates of other weights mean something else: their chances are shown in proportion."""
    assert shares("new_bedford", ESTIMATE) == pytest.approx((0.25, 0.75))


def test_a_result_is_not_weighed_and_a_chance_may_be_zero() -> None:
    assert shares("new_bedford", Estimate(12, (0.5, 0.5), (30.0, 20.0), over=True)) == (0.5, 0.5)
    said = Calibration(((1.0, 0.0),), 10.0).shares(Estimate(5, (0.0, 1.0), (0.0, 0.0)))
    assert said[0] == pytest.approx(LEAST / (1 + 2 * LEAST))


@pytest.mark.parametrize("game", names())
def test_every_number_of_seats_is_calibrated(game: str) -> None:
    """For the weights that come with the game; alone nobody wins."""
    played = find(game)
    for seats in range(max(2, played.fewest), played.most + 1):
        known = calibration(game, seats)
        assert known is not None, f"{FILE} of {game} has no weights of {seats} seats for the bots as they are"
        assert all(chance >= 0 and lead >= 0 for chance, lead in known.rounds)
