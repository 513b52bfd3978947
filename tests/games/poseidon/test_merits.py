"""What hints compare positions by, and styles like: whose nations a player's merchants belong to."""

from __future__ import annotations

from random import Random

from mercat import Match
from mercat.bots.analysis.evaluation import Evaluator, Setting
from mercat.bots.analysis.hints import merits_of
from mercat.games.poseidon.figures import merits


def test_merchants_are_counted_by_who_is_king_of_their_nation() -> None:
    match, random, of_others = Match.start("poseidon", 3, seed=4), Random(4), 0
    while match.to_move is not None and len(match.path) < 400:
        match.play(random.choice(match.legal()))
        kings = {nation: king for nation, king in enumerate(map(int, match.state.king)) if king >= 0}
        for seat in range(match.seats):
            found = {merit.name: merit.number for merit in merits(match.state, seat)}
            held = {nation: int(match.state.merchants[seat, nation]) for nation in range(8)}
            assert found["kings"] == sum(king == seat for king in kings.values())
            assert found["foreign"] == sum(held[nation] for nation, king in kings.items() if king != seat)
            assert found["merchants"] == sum(held.values())
            of_others += found["foreign"]
    assert of_others > 0


def test_hints_do_not_praise_that_merchants_are_of_others() -> None:
    match, random, more = Match.start("poseidon", 3, seed=4), Random(4), 0
    while match.to_move is not None and len(match.path) < 400:
        move, seat = random.choice(match.legal()), match.to_move
        before = {merit.name: merit.number for merit in merits(match.state, seat)}
        evaluator = Evaluator(Setting("poseidon", {}, 3), match.state.dump())
        match.play(move)
        after = {merit.name: merit.number for merit in merits(match.state, seat)}
        if after["foreign"] > before["foreign"]:
            more += 1
            praised = [merit["name"] for merit in merits_of(evaluator, seat, match.game.vocabulary.parse(str(move)))]
            assert praised and "foreign" not in praised
    assert more > 0
