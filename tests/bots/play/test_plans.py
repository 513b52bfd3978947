"""Moves of one turn that belong together: a sale and the purchase that it is made for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mercat import Match
from mercat.bots import StrengthBot, bot
from mercat.bots.play import plans
from mercat.bots.play.plans import best_start, worth_after
from mercat.engine.rules.moves import Moves
from mercat.games.poseidon.bots.advice import ADVICE


@pytest.fixture(scope="module")
def late() -> Match[Any]:
    """A turn of a late merchant round in which it pays to exchange a merchant, and not for the last one on offer."""
    player = bot("policy")
    for seed in range(100):
        match = Match.start("poseidon", 2, seed=1)
        while match.to_move is not None:
            found = match.game.habits.plans(match.state, match.moves) if match.step == "trading" else []
            if found and gains_after(match, found[0][1])[-1] < max(gains_after(match, found[0][1])):
                return match
            match.play(player.pick(match.game, match.state, match.moves, 1000 * seed + len(match.entries)))
    raise AssertionError("there is no such turn")


def spelt(match: Match[Any], moves: Sequence[int]) -> list[str]:
    return [match.game.vocabulary.spell(move).split()[0] for move in moves]


def test_an_exchange_sells_one_merchant_and_buys_a_better_one(late: Match[Any]) -> None:
    found = late.game.habits.plans(late.state, late.moves)
    seat, before = int(late.to_move or 0), int(ADVICE.standing(late.state, late.to_move or 0))
    gains = []
    for plan in found:
        assert spelt(late, plan) == ["sell", "give_up", "buy"]
        after, moves = late.game.copy(late.state), Moves()
        for move in plan:
            late.game.rules.apply(after, move, moves)
        assert after.merchants_of(seat) == late.state.merchants_of(seat)
        gains.append(int(ADVICE.standing(after, seat)) - before)
    assert gains == sorted(gains, reverse=True) and gains[-1] > 0
    assert [max(gains_after(late, plan[1])) for plan in found] == gains               # of all purchases


def gains_after(late: Match[Any], sale: int) -> list[int]:
    """What the purchases gain together with a sale before them, by the advice."""
    seat, sold, offered, found = int(late.to_move or 0), late.game.copy(late.state), Moves(), list[int]()
    for move in (late.game.vocabulary.parse("sell"), sale):
        late.game.rules.apply(sold, move, offered)
    for purchase in offered.listed():
        if late.game.vocabulary.spell(purchase).startswith("buy "):
            bought = late.game.copy(sold)
            late.game.rules.apply(bought, purchase, Moves())
            found.append(int(ADVICE.standing(bought, seat)) - int(ADVICE.standing(late.state, seat)))
    return found


def test_what_is_begun_is_thought_of_to_its_end(late: Match[Any]) -> None:
    """When sales are asked for, the purchase belongs to them; after a purchase, and in early rounds, nothing is exchanged."""
    match = late.at(len(late.entries))
    early = match.game.copy(match.state)
    early.numbers[0] = 1
    assert match.game.habits.plans(early, match.moves) == []
    plan = match.game.habits.plans(match.state, match.moves)[0]
    match.play(plan[0])
    assert plan[1:] in match.game.habits.plans(match.state, match.moves)
    match.play(plan[1])
    match.play(plan[2])
    assert match.game.habits.plans(match.state, match.moves) == []


@pytest.mark.parametrize(("worths", "first"), [((0.4, 0.5, 0.6), 30), ((0.4, 0.5, 0.5), 20), ((0.5, 0.5, 0.5), 10)])
def test_the_plan_that_leads_farthest_is_begun(late: Match[Any], monkeypatch: pytest.MonkeyPatch, worths: Sequence[float],
                                               first: int) -> None:
    """The move that a search has found stays where no plan is better."""
    known = dict(zip((10, 20, 30), worths, strict=True))
    monkeypatch.setattr(plans, "worth_after", lambda game, state, seat, made, *limits: known[made[0]])
    assert best_start(late.game, late.state, 10, [[20, 21], [30, 31]], 5, 0.0, 1) == first


def test_strong_compares_plans_and_master_does_not(late: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def longest(game: Any, state: Any, seat: int, made: Sequence[int], playouts: int, seconds: float, seed: int) -> float:
        asked.append(playouts)
        return float(len(made))

    monkeypatch.setattr(plans, "worth_after", longest)
    monkeypatch.setattr(StrengthBot, "picked", lambda self, player, game, state, moves, seed: int(moves.buffer[0]))
    picked = {name: bot(name).pick(late.game, late.state, late.moves, 1) for name in ("strong", "master")}
    assert late.game.vocabulary.spell(picked["strong"]) == "sell" and set(asked) == {12}
    assert picked["master"] == int(late.moves.buffer[0])


def test_a_position_is_worth_more_to_who_is_ahead(late: Match[Any]) -> None:
    """Also where the game is over; with a limit of time there is one playout at least."""
    move = int(late.moves.buffer[0])
    for seconds in (0.0, 1.0e-9):
        worths = [worth_after(late.game, late.state, seat, [move], 2, seconds, 1) for seat in range(2)]
        assert all(0.0 < worth < 1.0 for worth in worths) and abs(sum(worths) - 1.0) < 1.0e-9
