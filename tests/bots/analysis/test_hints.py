"""Hints: good moves with what they lead to and what speaks for them, the same each time, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mercat.bots import bot
from mercat.bots.analysis.chances import Reliability
from mercat.bots.analysis.evaluation import Evaluator, Setting, measured_alike
from mercat.bots.analysis.hints import end_of_move, hints, merits_of
from mercat.bots.analysis.outlooks import utility
from mercat.bots.play.learned_bots import judge_of
from mercat.bots.search.judge import Lookahead
from mercat.engine.matches.match import Match
from mercat.games import find, names
from mercat.text import LANGUAGES
from tests.present import present

NEW_BEDFORD = Setting("new_bedford", {}, 2)


@pytest.fixture(scope="module")
def playing() -> Match[Any]:
    """New Bedford after a few moves: a worker is to be placed, with many spaces to choose from."""
    match, number = Match.start("new_bedford", 2, seed=5), 0
    while match.step != "placing" or match.moves.count < 6:
        match.play(bot("random").pick(match.game, match.state, match.moves, number))
        number += 1
    return match


@pytest.fixture(scope="module")
def hinted(playing: Match[Any]) -> dict[str, Any]:
    return hints(NEW_BEDFORD, playing.state.dump(), iterations=30)


def test_hints_are_good_moves_the_best_first(playing: Match[Any], hinted: dict[str, Any]) -> None:
    listed = [playing.game.vocabulary.parse(hint["move"]) for hint in hinted["hints"]]
    assert hinted["by"] == "learned" and 1 <= len(listed) <= 3 and len(set(listed)) == len(listed)
    legal = [int(move) for move in playing.moves.listed()]
    ahead: Lookahead[Any] = Lookahead(judge_of(playing.game, 2), playing.game.copy(playing.state))
    ahead.best(playing.state, playing.moves, present(playing.to_move))
    ranked = sorted(legal, key=lambda move: -ahead.utilities[legal.index(move)])
    assert set(listed) <= set(ranked[:-2])
    evaluator, seat = Evaluator(NEW_BEDFORD, playing.state.dump()), present(playing.to_move)
    worth = [utility(outlook, seat, evaluator.spread) for outlook in measured_alike(evaluator, listed)]
    assert worth == sorted(worth, reverse=True) and worth[0] - worth[-1] < 0.1


def test_with_iterations_hints_depend_on_the_arguments_alone(playing: Match[Any], hinted: dict[str, Any]) -> None:
    before = playing.state.dump()
    assert hints(NEW_BEDFORD, before, iterations=30) == hinted == json.loads(json.dumps(hinted))
    assert playing.state.dump() == before


def test_in_an_auction_the_hint_is_the_bid_of_the_strengths() -> None:
    match = Match.start("caledonia", 3, {"clans": "auction"}, seed=4)
    for bid, hint in (("bid 0", "bid 1"), ("bid 29", "stand_back")):
        match.play(bid)
        found = hints(Setting("caledonia", match.options, 3), match.state.dump(), iterations=20)["hints"]
        assert [one["move"] for one in found] == [hint]


def test_alone_there_are_points_and_no_chance_of_winning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Evaluator, "off", lambda *_: Reliability(0.0, 0.1, False, 0.0, 0.1))
    match = Match.start("caledonia", 1, seed=2)
    while match.view()["round"] < 1 or match.moves.count < 2:
        match.play(match.legal()[0])
    found = hints(Setting("caledonia", match.options, 1), match.state.dump(), iterations=2)
    assert found["by"] == "learned"
    assert all(hint["win"] is None for hint in found["hints"])
    if not found["hints"][0]["equal"]:
        assert all(30 < hint["points"] < 250 and hint["points_error"] > 0 for hint in found["hints"])


def test_without_a_learned_value_the_search_gives_hints() -> None:
    match = Match.start("barley_fair", 2, seed=1)
    setting = Setting("barley_fair", match.options, 2)
    found = hints(setting, match.state.dump(), iterations=80)
    assert found == hints(setting, match.state.dump(), iterations=80)
    assert found["by"] == "search" and all(hint["win"] is None for hint in found["hints"])     # nobody has tried such chances
    assert found["hints"][0]["equal"] or all(hint["points_error"] > 0 for hint in found["hints"])
    assert found["hints"][0]["merits"] == []             # the game names none
    while match.to_move is not None:
        last = match.state.dump()
        match.play(match.legal()[0])
    ends = hints(setting, last, seconds=0.01)["hints"]
    assert ends[0]["equal"] or all(hint["win"] in (0, 0.5, 1) for hint in ends)                # results
    with pytest.raises(ValueError, match="no seat decides"):
        hints(setting, match.state.dump(), iterations=1)


def test_a_merit_is_what_the_whole_move_brings(playing: Match[Any]) -> None:
    """Also by decisions that belong to it, as far as the next one of somebody else."""
    evaluator, seat = Evaluator(NEW_BEDFORD, playing.state.dump()), int(playing.to_move or 0)
    forest = playing.game.vocabulary.parse("place forest")
    found = merits_of(evaluator, seat, forest)
    assert [merit["name"] for merit in found] == ["goods"] and found[0]["amount"] >= 1
    after = end_of_move(evaluator, seat, forest)
    assert evaluator.game.rules.to_move(after) != seat and evaluator.state.dump() == playing.state.dump()


@pytest.mark.parametrize("game", names())
def test_merits_are_the_same_everywhere_and_have_texts(game: str) -> None:
    found = find(game)
    assert found.merits is not None
    for seats in (found.fewest, found.most):
        match, pick, decided = Match.start(game, seats, seed=3), bot("random"), 0
        expected = [(merit.name, merit.least, merit.better) for merit in found.merits(match.state, 0)]
        while match.to_move is not None and decided < 400:
            match.play(pick.pick(found, match.state, match.moves, decided))
            decided += 1
            if decided % 10 == 0 or match.to_move is None:
                for seat in range(seats):
                    assert [(merit.name, merit.least, merit.better) for merit in found.merits(match.state, seat)] == expected
    for name, _least, better in expected:
        for language in LANGUAGES:
            assert (found.say(language, f"merit-{name}", amount=2) != f"merit-{name}") == better
