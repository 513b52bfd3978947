"""Styles of bots: their names, what they prefer, and how little they may give away for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mercat import Match
from mercat.bots import PlannerBot, PolicyBot, SearchBot, StrengthBot, UnknownBot, bot, parts_of, strengths, with_style
from mercat.bots.play import styled
from mercat.bots.play.learner_bot import Errors, LearnerBot
from mercat.bots.play.players import Bot, GreedyBot
from mercat.bots.play.styled import Taste, pick_in_style, style_of
from mercat.engine.advice.styles import LONGEST_NAME, Style
from mercat.games import find, names


@pytest.fixture(scope="module")
def town() -> Match[Any]:
    """The first worker is to be placed; the town hall opens the choice of a building."""
    match = Match.start("new_bedford", 2, seed=1)
    for _seat in range(2):
        match.play("take_start 3 0 1")
    return match


@pytest.fixture(scope="module")
def market() -> Match[Any]:
    """The first turn of the first merchant round: nations can be founded."""
    match = Match.start("poseidon", 2, seed=1)
    while match.step != "trading":
        match.play(match.legal()[0])
    return match


def test_a_style_follows_a_strength() -> None:
    assert bot("casual~builder") == StrengthBot("casual", 0.0, "builder")
    assert bot("casual~builder", seconds=1.0) == StrengthBot("casual", 1.0, "builder")
    for name in ("casual~", "~builder", "greedy~builder", "casual~Builder", "casual~builder:3", "casual~a~b", "casual~builder@x"):
        with pytest.raises(UnknownBot):
            bot(name)
    assert parts_of(with_style("casual", "builder")) == ("casual", "builder") and parts_of("casual") == ("casual", "")
    assert with_style("casual", "") == "casual"


@pytest.mark.parametrize("game", names())
def test_every_game_has_three_styles_whose_names_fit_beside_a_strength(game: str) -> None:
    styles = find(game).styles
    assert len({style.name for style in styles}) == 3
    longest = max(map(len, strengths()))
    assert all(len(with_style("x" * longest, style.name)) <= 20 for style in styles)     # characters, at a table
    with pytest.raises(AssertionError, match="characters"):
        Style("x" * (LONGEST_NAME + 1), {})


def test_what_a_style_likes_counts_up_to_one() -> None:
    style = Style("saver", {"money": 0.25, "goods": 0.5})
    before = {"money": 4, "goods": 2, "points": 0}
    assert style.liking(before, {**before, "money": 6}) == 0.5
    assert style.liking(before, {**before, "money": 6, "goods": 1, "points": 9}) == 0.0
    assert style.liking(before, {**before, "money": 6, "goods": 4}) == 1.0
    assert style.liking(before, {**before, "money": 0}) == 0.0


def test_a_game_without_the_style_says_so(town: Match[Any]) -> None:
    with pytest.raises(UnknownBot, match="new_bedford has no style 'founder'; there are builder, whaler, trader"):
        bot("casual~founder").pick(town.game, town.state, town.moves, 1)


def test_only_moves_that_are_nearly_as_good_are_raised(town: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    taste = Taste(style_of(town.game, "builder"), town.game, town.state)
    looked_at = list[int]()

    def half(taste: Taste, move: int) -> float:
        looked_at.append(move)
        return 0.5

    monkeypatch.setattr(Taste, "liking", half)
    assert taste.raised([1, 2, 3], [0.5, 0.6, 0.3], 0.2) == [0.6, 0.7, 0.3]
    assert looked_at == [1, 2]


def test_a_move_is_liked_with_the_decisions_that_belong_to_it(town: Match[Any]) -> None:
    taste = Taste(style_of(town.game, "builder"), town.game, town.state)
    liked = {town.game.vocabulary.spell(int(move)): taste.liking(int(move)) for move in town.moves.listed()}
    assert liked.pop("place town_hall") == 1.0 and set(liked.values()) == {0.0}


KINDS = [("new_bedford", "builder", "place town_hall", LearnerBot(Errors())),
         ("new_bedford", "builder", "place town_hall", PlannerBot(12)), ("poseidon", "founder", "found", GreedyBot()),
         ("poseidon", "founder", "found", SearchBot(10))]


@pytest.mark.parametrize(("game", "style", "liked", "player"), KINDS)
def test_it_does_what_it_likes_if_that_costs_little(game: str, style: str, liked: str, player: Bot, town: Match[Any],
                                                    market: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without tolerance it plays as the bot does, with much it does what it likes."""
    match = town if game == "new_bedford" else market
    spell, plain = match.game.vocabulary.spell, player.pick(match.game, match.state, match.moves, 5)
    found = []
    for tolerance in (0.0, 100.0):
        for name in ("BY_VALUE", "BY_LEAD", "BY_PLAYOUTS"):
            monkeypatch.setattr(styled, name, tolerance)
        monkeypatch.setattr(styled, "TRIED", 1000)
        found.append(pick_in_style(player, style_of(match.game, style), match.game, match.state, match.moves, 5))
    assert found[0] == plain or isinstance(player, GreedyBot)            # who picks a random one of equals
    assert spell(found[1]).startswith(liked)


def test_who_draws_his_move_draws_more_often_what_he_likes(market: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    style, player, seeds = style_of(market.game, "founder"), PolicyBot(roots=1), range(50)
    plain = Counter(player.pick(market.game, market.state, market.moves, seed) for seed in seeds)
    liked, often = plain.most_common()[0]
    monkeypatch.setattr(Taste, "liking", lambda taste, move: float(move == liked))
    like = [pick_in_style(player, style, market.game, market.state, market.moves, seed) for seed in seeds]
    assert often < like.count(liked) < 50
    monkeypatch.setattr(Taste, "liking", lambda taste, move: 0.0)
    assert Counter(pick_in_style(player, style, market.game, market.state, market.moves, seed) for seed in seeds) == plain


def test_what_hardly_looks_promising_is_not_raised(market: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    taste = Taste(style_of(market.game, "founder"), market.game, market.state)
    monkeypatch.setattr(Taste, "liking", lambda taste, move: 0.0)
    plain = taste.priors(market.moves, 2, 2.0)
    monkeypatch.setattr(Taste, "liking", lambda taste, move: 0.5)
    assert taste.priors(market.moves, 2, 2.0) == [2 * prior if 2 * prior >= max(plain) else prior for prior in plain]
    assert min(plain) < max(plain) / 2 < sorted(plain)[-2]


@pytest.mark.one_form
def test_a_search_tries_more_often_what_it_likes(market: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    style, player, seeds = style_of(market.game, "founder"), SearchBot(12), range(50)
    plain = Counter(player.pick(market.game, market.state, market.moves, seed) for seed in seeds)
    liked, often = plain.most_common()[1]
    monkeypatch.setattr(styled, "BY_PLAYOUTS", 0.0)
    monkeypatch.setattr(Taste, "liking", lambda taste, move: 0.0)
    assert Counter(pick_in_style(player, style, market.game, market.state, market.moves, seed) for seed in seeds) == plain
    monkeypatch.setattr(Taste, "liking", lambda taste, move: float(move == liked))
    like = [pick_in_style(player, style, market.game, market.state, market.moves, seed) for seed in seeds]
    assert like.count(liked) > often


def test_the_settings_of_a_strength_name_its_style() -> None:
    game = find("new_bedford")
    plain, like = StrengthBot("steady").settings(game, 2), StrengthBot("steady", 0.0, "builder").settings(game, 2)
    assert like == f"{plain}, as builder"
