"""The bad habits of every game: found in the positions of random games, never in the moves of the strengths."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import mercat
from mercat import Match
from mercat.bots import bot
from mercat.engine.game import Game
from mercat.engine.matches.chance import seed_of
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import NONE
from mercat.games.new_bedford.bots.habits import nothing_follows

GAMES = mercat.names()


def decisions(game: str, seats: int, seed: int) -> Iterator[Match[Any]]:
    """A game of random moves, at each decision of several moves."""
    match, luck = Match.start(game, seats, seed=seed), Random(seed)
    while match.to_move is not None:
        if match.moves.count > 1:
            yield match
        match.play(luck.choice(match.legal()))


def spelled(match: Match[Any], habit: str) -> list[str]:
    """The legal moves that are an instance of a habit."""
    game = match.game
    found = zip(match.moves.listed(), game.habits.worse(match.state, match.moves), strict=True)
    return [game.vocabulary.spell(int(move)) for move, number in found if number != NONE and game.habits.names[number] == habit]


def kept(game: Game[Any], match: Match[Any]) -> list[int]:
    return [int(move) for move in game.habits.sensible(match.state, match.moves).listed()]


@pytest.mark.parametrize("game", GAMES)
def test_some_moves_of_chance_are_bad_habits_and_none_of_a_strength(game: str) -> None:
    watch = mercat.find(game).habits.watch(2)
    habits, seen, asked = watch.habits, Counter[int](), 0
    for number, match in enumerate(decisions(game, 2, 5)):
        state, moves = match.state, match.moves
        before, offered = state.dump(), list(moves.listed())
        named = habits.worse(state, moves)
        assert len(named) == moves.count
        seen.update(named)
        for move in offered:
            watch.see(state, moves, int(move), int(match.to_move or 0))
        left = kept(match.game, match)
        assert left and set(left) <= set(offered)
        if 0 < len(left) < len(offered) and asked < 12:
            asked += 1
            for name in ("gentle", "casual", "steady"):
                assert bot(name).pick(match.game, state, moves, seed_of(7).bot_seed(number)) in left
        assert state.dump() == before and list(moves.listed()) == offered
    watch.end(match.state)
    assert asked == 12 and len(seen) > 3
    assert sum(map(sum, watch.counts)) > 0


def test_where_all_moves_are_as_bad_all_of_them_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    match = next(decisions("new_bedford", 2, 1))
    habits = match.game.habits
    monkeypatch.setattr(habits, "worse", lambda _state, moves: [0] * int(moves.count))
    assert habits.sensible(match.state, match.moves) is match.moves
    monkeypatch.setattr(habits, "worse", lambda _state, moves: [NONE] + [0] * (int(moves.count) - 1))
    assert kept(match.game, match) == [int(match.moves.buffer[0])]


def new_bedford(step: str, seed: int = 3, **numbers: Any) -> Match[Any]:
    """The first decision of a kind in a random game of two, from round 5 on, with some numbers of the position changed."""
    for match in decisions("new_bedford", 2, seed):
        if match.step == step and match.state.round >= 5:
            change(match, **numbers)
            return match
    raise AssertionError(f"there is no {step}")


def change(match: Match[Any], **numbers: Any) -> None:
    """Change numbers of the position, by field: a list, or one number for the seat that decides. The same decision is offered."""
    state, seat = match.state, int(match.to_move or 0)
    for name, number in numbers.items():
        field = getattr(state, name)
        for place, value in [(seat, number)] if isinstance(number, int) else list(enumerate(number)):
            field[place] = value
    match.game.rules.offer(state, match.moves)


def test_a_whale_is_not_left_and_not_exchanged_for_a_smaller_one() -> None:
    match = new_bedford("choosing", sea=[1, 1, 1, 1], money=30)
    seat = int(match.to_move or 0)
    for building in range(len(match.state.owner)):
        match.state.owner[building] = NONE
    assert spelled(match, "free_whale_left") == ["leave"]
    assert spelled(match, "smaller_whale_caught") == ["catch right", "catch bowhead"]
    match.state.money[seat] = 0                                       # a sperm whale could not be kept
    assert spelled(match, "smaller_whale_caught") == []


def most_points(game: Game[Any], state: Any, move: int, seat: int) -> int:
    """The most points that a seat reaches after a move; the others make the first legal move."""
    after, moves = game.copy(state), Moves()
    game.rules.apply(after, move, moves)
    while moves.count > 0 and game.rules.to_move(after) != seat:
        game.rules.apply(after, moves.buffer[0], moves)
    if moves.count == 0:
        return int(game.points(after, seat))
    return max(most_points(game, after, int(following), seat) for following in moves.listed())


def test_at_the_end_whales_are_kept_as_far_as_money_makes_points_of_them() -> None:
    """Checked by all ways to play on, in games where none of the others brings whales home."""
    names, checked, verbs = ("whale_sold_at_the_end", "whale_kept_at_a_loss"), 0, set()
    for seed in range(40):
        for match in decisions("new_bedford", 2, seed):
            state, seat = match.state, int(match.to_move or 0)
            if match.step != "landing" or not nothing_follows(state, seat):
                continue
            if any(state.tokens_on(boat) > 0 for boat in range(4) if boat // 2 != seat):
                continue
            for money in (1, 3, 5, 9):
                change(match, money=money)
                reached = {match.game.vocabulary.spell(int(move)): most_points(match.game, state, int(move), seat)
                           for move in match.moves.listed()}
                worse = [move for name in names for move in spelled(match, name)]
                assert sorted(worse) == sorted(move for move, points in reached.items() if points < max(reached.values()))
                verbs |= {move.split()[0] for move in worse}
                checked += 1
            break
    assert checked >= 20 and "sell_whale" in verbs


def test_goods_are_not_bought_to_be_sold_at_the_general_store() -> None:
    """A purchase costs $3, and what it brings is sold there for $2."""
    match = Match.start("new_bedford", 2, seed=1)
    for _seat in range(2):
        match.play("take_start 3 0 1")
    assert spelled(match, "bought_and_sold_at_a_loss") == []
    change(match, money=9)
    match.play("purchase wood")
    assert spelled(match, "bought_and_sold_at_a_loss") == ["place general_store"]
    watch, seat = match.game.habits.watch(2), int(match.to_move or 0)
    watch.bought[seat] = 0                                            # type: ignore[attr-defined]
    match.play("place general_store")
    sale = match.game.vocabulary.parse("sell wood 4")
    watch.see(match.state, match.moves, sale, seat)
    assert watch.counts[seat][2] == 1


def caledonia(step: str, round_: int) -> Match[Any]:
    """The first decision of a kind in a round of a random game of two."""
    return next(match for seed in range(9) for match in decisions("caledonia", 2, seed)
                if match.step == step and match.state.round == round_)


def test_in_the_last_production_all_goods_are_made_that_count() -> None:
    match = caledonia("processing", 5)
    state, seat = match.state, int(match.to_move or 0)
    state.tiles[5], state.clan[seat] = NONE, 0
    made = {str(move): sum(map(int, str(move).split()[1:])) for move in match.legal()}
    most = made.keys() - set(spelled(match, "fewer_goods_made_at_the_end"))
    assert {made[move] for move in most} == {max(made.values())} and len(most) < len(made)
    assert spelled(caledonia("processing", 3), "fewer_goods_made_at_the_end") == []


def test_a_good_that_was_sold_in_this_round_is_not_sold_again() -> None:
    match = next(match for match in decisions("caledonia", 2, 3) if match.step == "turn" and match.state.round == 2)
    state, seat = match.state, int(match.to_move or 0)
    change(match, merchants=4)
    for good in range(6):
        state.goods[seat, good] = 3
        state.selling[seat, good] = state.buying[seat, good] = 0
    state.selling[seat, 2] = 1
    match.game.rules.offer(state, match.moves)
    assert spelled(match, "sale_split") == ["sell milk 1", "sell milk 2", "sell milk 3"]
    habits, sold = match.game.habits, match.game.vocabulary.parse("sell milk 1")
    assert not habits.sensible(state, match.moves).has(sold) and habits.sensible(state, match.moves, doubts=True).has(sold)
    watch = match.game.habits.watch(2)
    for amount, counted in ((1, 0), (1, 1)):
        match.game.rules.offer(state, match.moves)
        sale = match.game.vocabulary.parse(f"sell whisky {amount}")
        watch.see(state, match.moves, sale, seat)
        match.game.rules.apply(state, sale, Moves())
        while int(match.game.rules.to_move(state)) != seat:
            following = Moves()
            match.game.rules.offer(state, following)
            match.game.rules.apply(state, match.game.vocabulary.parse("pass"), following)
        assert watch.counts[seat][3] == counted


def test_a_post_that_costs_nothing_is_built_and_the_better_route_sailed() -> None:
    wanted = {"post_not_built": {"stop"}, "steered_by_hand": {"by_hand"}, "fleet_idle": {"stay_home"}}
    found: dict[str, set[str]] = {name: set() for name in wanted}
    for match in decisions("poseidon", 2, 11):
        for name, moves in found.items():
            moves.update(spelled(match, name))
    assert found == wanted
