"""How far outlooks may be off: by luck, by what the estimates proved to be off, and less where two moves have the same draws."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Any

import pytest

from mercat.bots import bot
from mercat.bots.analysis import evaluation
from mercat.bots.analysis.chances import (
    CERTAIN,
    PARTS,
    SET_UP,
    UNTRIED,
    Reliability,
    part_of,
    reliability,
    stored,
)
from mercat.bots.analysis.evaluation import Evaluator, Setting, measure, measured_alike
from mercat.bots.analysis.hints import hints
from mercat.bots.analysis.outlooks import Outlook, cost, difference_error, mean, standard_error, utility, win_of
from mercat.bots.analysis.review import review
from mercat.engine.matches.match import Match
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.games import find, names
from mercat.text.telling import told_chance
from tests.blunder import blundered
from tests.present import present
from tests.thorough import THOROUGH

SEEDS = 24 if THOROUGH else 8
GAMES = 60


def played(game: str, seats: int, moves: int, name: str, fewest: int = 2) -> Match[Any]:
    """A match after so many moves of a bot, where several are offered."""
    match, number = Match.start(game, seats, seed=3), 0
    while len(match.entries) < moves or match.moves.count < fewest:
        match.play(bot(name).pick(match.game, match.state, match.moves, number))
        number += 1
    return match


def evaluator_of(match: Match[Any]) -> Evaluator:
    return Evaluator(Setting(match.game.name, match.options, match.seats), match.state.dump())


def certain(wins: Sequence[float], off: Reliability | None = CERTAIN) -> Outlook:
    """An outlook of two seats that has these chances of the first in its samples."""
    samples = tuple(Outlook((win, 1 - win), (20.0, 20.0), (0.0, 0.0)) for win in wins)
    return Outlook((fmean(wins), 1 - fmean(wins)), (20.0, 20.0), (0.0, 0.0), samples=samples, off=off)


def test_an_error_is_that_of_the_samples_and_of_the_estimates() -> None:
    wins = [0.4, 0.5, 0.6, 0.5]
    assert certain(wins).win_error(0) == pytest.approx(stdev(wins) / 2)
    assert certain([0.5]).win_error(0) == 0
    off = Reliability(0.03, 2.0, True, 0.01, 1.0)
    assert certain([0.5], off).win_error(0) == 0.03 and certain([0.5], off).points_error(0) == 2.0
    assert present(certain(wins, off).win_error(0)) > max(0.03, stdev(wins) / 2)
    assert certain(wins, Reliability(0.03, 2.0, False, 0.01, 1.0)).win_error(0) is None
    assert certain(wins, None).win_error(0) is certain(wins, None).points_error(0) is None


def test_moves_with_the_same_draws_are_compared_draw_by_draw() -> None:
    """What is luck for both is no difference."""
    wins = [0.2, 0.8, 0.3, 0.7]
    worse, better = certain(wins), certain([win + 0.1 for win in wins])
    assert difference_error(worse, better, lambda one: win_of(one, 0)) == pytest.approx(0)
    assert cost(worse, better, 0, 10.0).is_certain
    shuffled = certain([win + 0.1 for win in reversed(wins)])
    assert not cost(worse, shuffled, 0, 10.0).is_certain
    off = Reliability(0.01, 0.0, True, 0.06, 0.0)
    assert not cost(certain([0.5], off), certain([0.6], off), 0, 10.0).is_certain


def test_the_mean_of_outlooks_has_the_samples_of_all() -> None:
    both = mean([certain([0.4, 0.5]), certain([0.6, 0.5])])
    assert len(both.samples) == 4 and both.win_error(0) == pytest.approx(standard_error([0.4, 0.5, 0.6, 0.5]))


def test_groups_of_games_say_what_all_say_together() -> None:
    evaluator = evaluator_of(played("poseidon", 2, 200, "policy"))
    found = evaluator.outlook(evaluator.state, evaluator.moves, games=GAMES)
    assert len(found.samples) == 20 and standard_error([win_of(sample, 0) for sample in found.samples]) > 0
    for seat in range(2):
        assert fmean(sample.points[seat] for sample in found.samples) == pytest.approx(found.points[seat])
        assert fmean(win_of(sample, seat) for sample in found.samples) == pytest.approx(win_of(found, seat), abs=0.02)


@pytest.mark.parametrize("seats", [3])
def test_the_error_is_how_far_other_games_are_apart(seats: int) -> None:
    """The stated standard error is neither half nor twice that of the same question asked with other seeds."""
    evaluator = evaluator_of(played("poseidon", seats, 60, "policy"))
    measured = [evaluator.outlook(evaluator.state, evaluator.moves, games=GAMES, seed=seed) for seed in range(SEEDS)]
    for of in (lambda one: win_of(one, 0), lambda one: one.points[0]):
        apart = stdev(of(one) for one in measured)
        stated = fmean(standard_error([of(sample) for sample in one.samples]) for one in measured)
        assert apart / 2 < stated < 2 * apart


@pytest.mark.parametrize(("game", "bots"), [("caledonia", "lookahead"), ("poseidon", "policy")])
def test_all_moves_have_the_same_draws_and_another_seed_has_others(game: str, bots: str) -> None:
    match = played(game, 3, 40, bots)
    evaluator, move = evaluator_of(match), int(match.moves.buffer[0])
    one, again = measured_alike(evaluator, [move, move], GAMES)
    assert one == again == measure(evaluator, move, GAMES)
    assert len(one.samples) > 1 and measure(evaluator, move, GAMES, seed=1).samples != one.samples


def test_no_measurement_has_the_draws_of_the_search_that_chose(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search draws from the stream 0 of a seed."""
    streams = list[int]()

    def noted(seed: int, stream: int = 0) -> Generator:
        streams.append(stream)
        return Generator(seed, stream)

    monkeypatch.setattr("mercat.bots.analysis.evaluation.Generator", noted)
    monkeypatch.setattr("mercat.bots.analysis.continuations.Generator", noted)
    for game, bots in (("caledonia", "lookahead"), ("poseidon", "policy")):
        streams.clear()
        match = played(game, 3, 40, bots)
        hints(Setting(game, match.options, 3), match.state.dump(), iterations=8)
        assert streams and 0 not in streams


def test_what_the_score_sheet_says_is_certain() -> None:
    match = Match.start("new_bedford", 2, seed=3)
    number = 0
    while match.to_move is not None:
        match.play(bot("random").pick(match.game, match.state, match.moves, number))
        number += 1
    evaluator = evaluator_of(match)
    found = evaluator.outlook(match.state, Moves())
    assert [found.win_error(seat) for seat in range(2)] == [0, 0] and found.points_error(0) == 0


def test_a_loss_within_its_error_makes_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    match, before = blundered()
    assert before in [turn["before"] for turn in review(match)["turning_points"]]
    monkeypatch.setattr(Evaluator, "off", lambda *_: Reliability(0.04, 1.0, True, 0.4, 10.0))
    assert review(match)["turning_points"] == []


def test_moves_within_their_error_are_about_equal_and_have_no_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("new_bedford", 2, 40, "lookahead", 4)
    setting = Setting("new_bedford", match.options, 2)
    monkeypatch.setattr(Evaluator, "off", lambda *_: CERTAIN)
    apart = hints(setting, match.state.dump(), iterations=60)["hints"]
    assert len(apart) > 1 and not any(hint["equal"] for hint in apart)
    assert all(hint["win"] is not None and hint["win_error"] == 0 and hint["points_error"] == 0 for hint in apart)
    monkeypatch.setattr(Evaluator, "off", lambda *_: Reliability(0.02, 1.0, True, 0.2, 1.0))
    alike = hints(setting, match.state.dump(), iterations=60)["hints"]
    assert [hint["move"] for hint in alike] == [hint["move"] for hint in apart] and all(hint["equal"] for hint in alike)
    assert {hint[number] for hint in alike for number in ("win", "win_error", "points", "points_error")} == {None}


@pytest.mark.parametrize("seed", [5000, 5002])
def test_while_the_game_is_set_up_there_are_no_numbers_and_no_choice_far_worse(seed: int,
                                                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is a second move shown only to show two: at these deals one clan was shown with another that was 46 points worse."""
    monkeypatch.setattr(Evaluator, "off", lambda *_: CERTAIN)    # however well the estimates prove
    match = Match.start("caledonia", 3, seed=seed)
    setting, evaluator = Setting("caledonia", match.options, 3), evaluator_of(match)
    found = hints(setting, match.state.dump(), iterations=60)["hints"]
    assert {hint[number] for hint in found for number in ("win", "win_error", "points", "points_error")} == {None}
    best, *others = (utility(measure(evaluator, match.game.vocabulary.parse(hint["move"]), sets_up=True), present(match.to_move),
                             evaluator.spread) for hint in found)
    assert all(best - other < 0.1 for other in others)


def test_hints_play_the_set_up_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """As reviews do: seats that have not chosen what they begin with are not compared with seats that have."""
    asked, outlooks = list[bool](), Evaluator.outlooks

    def noted(self: Evaluator, positions: Any, sets_up: bool = False, **limits: Any) -> list[Outlook]:
        asked.append(sets_up)
        return outlooks(self, positions, sets_up, **limits)

    monkeypatch.setattr(Evaluator, "outlooks", noted)
    for match in (Match.start("caledonia", 3, seed=2), played("caledonia", 3, 40, "lookahead")):
        hints(Setting("caledonia", match.options, 3), match.state.dump(), iterations=4)
    assert asked == [True, False]


def test_a_move_that_begins_the_first_round_is_not_followed_to_the_second() -> None:
    match = Match.start("caledonia", 2, seed=2)
    while True:
        before = match.copy()
        match.play(bot("lookahead").pick(match.game, match.state, match.moves, 1))
        if match.view()["round"] == 1:
            break
    evaluator, move = evaluator_of(before), match.entries[len(before.entries)].move
    assert measure(evaluator, move, sets_up=True) == measure(evaluator, move)


@pytest.mark.parametrize("game", names())
def test_what_proved_to_be_far_off_is_not_trusted(game: str) -> None:
    """Where it was tried with moves that a bot would not make: in every part of a game, and by its bound."""
    for seats, tried in ((int(seats), tried) for seats, tried in stored(game, "off_policy").items()):
        assert tried["rounds"] == Match.start(game, seats, seed=1).view()["rounds"] and len(tried["parts"]) == 1 + PARTS
        for part in tried["parts"]:
            assert part["moves"] > 0 and part["points"] > 0
            assert part["trusted"] == (seats > 1 and part["error"] < part["bound"] < 0.05) and (seats == 1 or part["chance"] > 0)


@pytest.mark.thorough
@pytest.mark.parametrize("game", names())
def test_the_weights_of_now_were_tried(game: str) -> None:
    """Those of others prove nothing: then no chances are told."""
    found = find(game)
    for seats in range(found.fewest, found.most + 1):
        assert reliability(game, seats, 1) is not None, f"{game} with {seats} seats: run tools/research/off_policy.py"


@pytest.mark.usefixtures("weights_of_others")
def test_other_weights_have_proved_nothing() -> None:
    assert reliability("new_bedford", 2, 5) is None
    match = played("new_bedford", 2, 40, "lookahead")
    found = evaluator_of(match).outlook(match.state, match.moves)
    assert found.win_error(0) is found.points_error(0) is told_chance(0.5, found.win_error(0)) is None


def test_the_parts_of_a_game() -> None:
    assert [part_of(number, 5) for number in range(6)] == [SET_UP, 1, 1, 2, 2, 3]
    assert [part_of(number, 12) for number in (1, 4, 5, 8, 9, 12, 13)] == [1, 1, 2, 2, PARTS, PARTS, PARTS]


def test_in_a_game_that_nobody_has_tried_games_tell_points_and_no_chances() -> None:
    match = Match.start("barley_fair", 2, seed=1)
    evaluator = Evaluator(Setting("barley_fair", match.options, 2), match.state.dump())
    found = evaluator.outlook(match.state, match.moves, games=GAMES)
    assert found.off == UNTRIED and found.win_error(0) is None and present(found.points_error(0)) > 0
    assert evaluation.OUTLOOK_GAMES >= 100               # so that most chances are told
