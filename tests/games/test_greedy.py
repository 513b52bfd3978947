"""Trying moves without listing what follows leads to the same positions; greedy bots choose as the plain rule of greed says."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import pytest

import mercat
from mercat.bots import bot
from mercat.bots.play.picking import OWN_TURN, Luck
from mercat.engine.game import Game
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.rulebook import NOBODY
from mercat.engine.rules.state import State, is_compiled
from mercat.learning import Episode
from tests.thorough import MANY

TRIED = 6                               # moves of each decision
GAMES = [(name, seats) for name in mercat.names() for seats in sorted({2, int(mercat.find(name).most)})]
# How many decisions of each game are compared with the plain rule, which takes long:
DECISIONS = {"caledonia": 60 if is_compiled() else 2, "new_bedford": 900 if is_compiled() else 15,
             "poseidon": 300 if is_compiled() else 6}
# What greedy bots choose is pinned: of these decisions, of which a quarter are random, in a game with two seats.
CHOSEN = {"caledonia": (60, "7f75fd81a6661297"), "new_bedford": (120, "ea7b98f1076c16d3"), "poseidon": (150, "2a65517a37100604")}


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_move_that_is_tried_leads_to_the_same_position(name: str, seats: int) -> None:
    chance, made = Random(seats), 0
    game = mercat.find(name)
    episode, after, listed = Episode(name, seats, seed=seats), Moves(), Moves()
    one, other = game.copy(episode.state), game.copy(episode.state)
    while episode.to_move is not None and made < (1500 if is_compiled() else 150):
        offered = [int(move) for move in episode.moves.listed()]
        for move in chance.sample(offered, min(TRIED, len(offered))):
            for seat in (NOBODY, episode.to_move):
                episode.state.copy_into(one)
                episode.state.copy_into(other)
                assert one == episode.state
                game.rules.apply(one, move, after)
                assert game.rules.try_out(other, move, listed, seat) == (after.count == 0) and one == other
                if game.rules.to_move(one) == seat:
                    assert list(listed.listed()) == list(after.listed())
        episode.step(chance.choice(episode.legal))
        made += 1
    assert made > 50


def plain_choice(game: Game[Any], state: State, offered: list[int], luck: Luck) -> int:
    """What a greedy bot plays: every move is played on to the end of the seat's own turn, each further move as looks best by
    itself, and the move with the highest value is chosen; of equals a random one."""
    seat, moves = game.rules.to_move(state), Moves()

    def worth(position: State, over: bool) -> int:
        assert game.advice is not None
        return 100 * game.points(position, int(seat)) if over else int(game.advice.value(position, seat))

    def right_after(position: State, move: int) -> int:
        tried = game.copy(position)
        game.rules.apply(tried, move, moves)
        return worth(tried, moves.count == 0)

    def at_the_end_of_the_turn(move: int) -> int:
        position, after = game.copy(state), Moves()
        game.rules.apply(position, move, after)
        for _more in range(OWN_TURN):
            if after.count > 0 and game.rules.to_move(position) == seat:
                further = [int(one) for one in after.listed()]
                best = max(further, key=lambda one: right_after(position, one)) if len(further) > 1 else further[0]
                game.rules.apply(position, best, after)
        return worth(position, after.count == 0)

    values = [at_the_end_of_the_turn(move) for move in offered] if len(offered) > 1 else [0]
    best = [move for move, value in zip(offered, values, strict=True) if value == max(values)]
    return best[0] if len(best) == 1 else best[int(luck.generator().below(len(best)))]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_greedy_bots_choose_by_the_plain_rule(name: str, seats: int) -> None:
    game, chance = mercat.find(name), Random(1)
    episode = Episode(name, seats, seed=1)
    picker: Any = bot("greedy").picker(game, episode.state)  # type: ignore[attr-defined]
    for number in range(DECISIONS[name] * MANY):
        if episode.to_move is None:
            episode.begin(number)
        offered = [int(move) for move in episode.moves.listed()]
        chosen = int(picker.pick(episode.state, episode.moves, Luck(number)))
        assert chosen == plain_choice(game, episode.state, offered, Luck(number))
        episode.step(game.vocabulary.number(chance.choice(offered) if chance.random() < 0.25 else chosen))


@pytest.mark.parametrize("name", CHOSEN)
def test_what_greedy_bots_choose_stays_the_same(name: str) -> None:
    decisions, expected = CHOSEN[name]
    game, chance, digest = mercat.find(name), Random(2), blake2b(digest_size=8)
    episode = Episode(name, 2, seed=2)
    picker: Any = bot("greedy").picker(game, episode.state)  # type: ignore[attr-defined]
    for number in range(decisions):
        chosen = game.vocabulary.number(int(picker.pick(episode.state, episode.moves, Luck(number))))
        digest.update(b"%d of %d\n" % (chosen, len(episode.legal)))
        episode.step(chance.choice(episode.legal) if chance.random() < 0.25 else chosen)
        if episode.to_move is None:
            episode.begin(number)
    assert digest.hexdigest() == expected
