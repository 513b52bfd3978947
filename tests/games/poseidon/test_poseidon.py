"""Rules that need more than a transcript."""

import itertools
from collections.abc import Iterator

import pytest

import mercat
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import SEATS, is_compiled
from mercat.games.poseidon import tables
from mercat.games.poseidon.prestige import arrive, next_to_act, shift
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.vocabulary import BY_DIVIDEND, CARD, PRESTIGE
from tests.present import present

GAME = mercat.find("poseidon")
RARE = {"take_over", "tolerate"}         # seldom seen when everybody plays at random; transcripts cover them


@pytest.mark.skipif(not is_compiled(), reason="hundreds of whole games take minutes interpreted")
def test_random_games_say_every_verb() -> None:
    """Every verb can be reached in play."""
    said = set()
    for seed in range(400):
        state, moves, generator = GAME.first(2 + seed % 4), Moves(), Generator(seed)
        GAME.rules.advance(state, moves)
        while moves.count:
            move = moves.pick(generator)
            said.add(GAME.vocabulary.verb(move).name)
            GAME.rules.apply(state, move, moves)
        if set(GAME.vocabulary.by_name) - said <= RARE:
            return
    raise AssertionError(f"never said: {set(GAME.vocabulary.by_name) - said - RARE}")


def positions(seats: int, seed: int, every: int = 1) -> Iterator[Poseidon]:
    """The positions of a random game."""
    state, moves, generator = GAME.first(seats), Moves(), Generator(seed)
    GAME.rules.advance(state, moves)
    made = 0
    while moves.count:
        if made % every == 0:
            yield state
        GAME.rules.apply(state, moves.pick(generator), moves)
        made += 1
    yield state


def test_the_order_of_operation_is_total() -> None:
    """POS-PREST-3: every nation that has a king acts, the higher prestige first."""
    for state in positions(4, 3, 3):
        done, order = 0, []
        while (nation := next_to_act(state, done)) >= 0:
            order.append(int(nation))
            done |= 2**int(nation)
        assert len(order) == sum(state.is_founded(nation) for nation in range(tables.NATIONS))
        values = [int(state.prestige[nation]) for nation in order]
        assert values == sorted(values, reverse=True)


def test_stacking_and_the_ends_of_the_track() -> None:
    """POS-PREST-3 POS-PREST-4 POS-PREST-5"""
    state = GAME.first(4)
    at_80, at_90 = PRESTIGE.index("80"), PRESTIGE.index("90")
    for nation, space in ((0, at_80), (1, at_90), (2, at_80)):
        state.king[nation] = 0
        arrive(state, nation, space)
    assert [next_to_act(state, done) for done in (0, 2, 3)] == [1, 0, 2]
    shift(state, 1, -1, BY_DIVIDEND)                # comes under the two that lie there
    assert [next_to_act(state, done) for done in (0, 1, 5)] == [0, 2, 1]
    shift(state, 0, 1, BY_DIVIDEND)                 # the others move up
    assert [int(state.rank[nation]) for nation in range(3)] == [0, 1, 0]
    shift(state, 0, -1, BY_DIVIDEND)
    assert [int(state.rank[nation]) for nation in range(3)] == [2, 1, 0]
    for _turn in range(20):
        shift(state, 2, 1, BY_DIVIDEND)
    assert state.prestige[2] == tables.SPACES - 1
    for _turn in range(20):
        shift(state, 2, -1, BY_DIVIDEND)
    assert state.prestige[2] == 0


def test_the_order_is_determined_again_after_each_nation() -> None:
    """POS-PREST-5: a nation that earns rises, but acts once in a round, and those still waiting act in the new order."""
    match = mercat.Match.start("poseidon", seats=2, seed=1)
    acted = []
    while match.to_move is not None:
        state = match.state
        if match.step == "discovering":
            nation = int(DISCOVERING.opened(state).nation)
            acted.append((int(state.round), nation, int(state.depth)))
        moves = match.legal()
        match.play(moves[len(match.entries) * 7 % len(moves)])
    once = {(number, nation) for number, nation, _depth in acted}
    turns = [acted[0][:2]] + [now[:2] for before, now in itertools.pairwise(acted) if now[:2] != before[:2]]
    assert len(turns) == len(once)


def test_no_merchant_round_is_endless_nor_cut_short() -> None:
    """POS-MR-12 POS-MR-10: whoever sells and buys back without end stops when his sales run out; the others go on as they
    like.
    """
    match = mercat.Match.start("poseidon", seats=2, seed=1)
    while match.step == "choosing":
        match.play(match.legal()[0])
    first = match.to_move
    for move in ("found athenai", "set_prestige 40", "place 7", "take_up 4", "end_turn", "buy athenai", "end_turn"):
        match.play(move)
    sales = 0
    while match.why_not("sell") is None or match.to_move == first:
        if match.to_move == first:
            match.play("pass")
        else:
            for move in ("sell", "give_up athenai 1", "buy athenai", "end_turn"):
                match.play(move)
            sales += 1
    assert sales == tables.MOST_SALES and present(match.why_not("sell")).reason == "sold_often"
    match.play("buy athenai")                       # who may not sell any more still buys
    match.play("end_turn")
    assert match.state.round == 1
    match.play("found sparta")
    for move in ("set_prestige 40", "place 5", "take_up 3", "end_turn", "pass", "pass"):
        match.play(move)
    assert match.state.round == 2
    while match.state.round < 4:
        match.play(match.legal()[-1])
    assert not any(match.state.sale_turns)          # in the next round everybody may sell again


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_as_likely_to_begin(seats: int) -> None:
    """POS-SETUP-4"""
    state, moves = GAME.first(seats), Moves()
    GAME.rules.advance(state, moves)
    assert [GAME.vocabulary.spell(move) for move in moves.listed()] == [f"begin {name}" for name in SEATS.values[:seats]]
    assert list(moves.weights[:seats]) == [1] * seats


def test_cards_cannot_be_sold() -> None:
    """POS-CARD-9: no move names a special card but the choice in the Poseidon round."""
    assert [word.name for word in GAME.vocabulary.verbs if CARD in word.facets] == ["choose"]


def test_a_match_is_saved_and_loaded() -> None:
    match = mercat.Match.start("poseidon", seats=3, seed=4)
    for _turn in range(200):
        match.play(match.legal()[len(match.entries) % len(match.legal())])
    again = mercat.Match.from_json(match.to_json())
    assert again.state.dump() == match.state.dump()
