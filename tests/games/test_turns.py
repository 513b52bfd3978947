"""What a turn is for a clock (`Game.turn_of`), in seeded random games."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from mercat.engine.matches.match import Match
from mercat.games import find
from mercat.server.clocks.seat_clocks import TableTurn
from mercat.server.clocks.table_clock import turn_key


def turns_of(game: str, seats: int, moves: int, seed: int = 1) -> list[tuple[Any, int, str, TableTurn]]:
    """Of the decisions of a random game: a copy of the position, the seat, the step, and the turn."""
    dice, match = random.Random(seed), Match.start(find(game), seats, seed=seed)
    turn, found = TableTurn(), []
    for _ in range(moves):
        if match.to_move is None:
            break
        turn = turn.at(turn_key(match), match.to_move)
        found.append((match.state.copy(), match.to_move, match.step or "", turn))
        match.play(dice.choice(match.legal()))
    return found


def test_a_nation_is_a_turn_and_a_question_about_a_ship_interrupts_none() -> None:
    from mercat.games.poseidon.state import ACTED
    from mercat.games.poseidon.tables import IS_EXPLORATION

    found = [(int(state.numbers[ACTED]), seat, turn.number) for state, seat, _, turn in turns_of("poseidon", 3, 420)
             if IS_EXPLORATION[state.round] == 1 and state.numbers[ACTED] > 0]
    for (acted, _, number), (next_acted, _, next_number) in pairwise(found):
        assert (number == next_number) == (acted == next_acted), (acted, next_acted)
    seats: dict[int, set[int]] = {}
    for _, seat, number in found:
        seats.setdefault(number, set()).add(seat)
    assert len(seats) > 4 and any(len(of_turn) > 1 for of_turn in seats.values())      # a question within a turn
    kings = [(number, seat) for _, seat, number in found]
    assert any(number != other and seat == by for (number, seat), (other, by) in pairwise(kings))


def test_who_plays_on_alone_has_one_turn_after_the_other() -> None:
    found = [(seat, step, turn.number, [int(one) for one in state.out])
             for state, seat, step, turn in turns_of("caledonia", 2, 400)]
    alone = [(now, after) for now, after in pairwise(found)
             if now[1] == after[1] == "turn" and now[0] == after[0] and sum(now[3]) == 1]
    assert alone and all(after[2] == now[2] + 1 for now, after in alone)
    assert all(after[2] == now[2] for now, after in pairwise(found) if now[1] == "turn" and after[0] == now[0]
               and after[1] not in ("turn", "processing", "churning", "discarding"))


def test_each_worker_is_a_turn() -> None:
    found = turns_of("new_bedford", 2, 250)
    placing = [(turn.number, seat) for _, seat, step, turn in found if step == "placing"]
    assert len(placing) > 20
    assert all(turn.number >= before.number for (*_, before), (*_, turn) in pairwise(found))
    fresh = {number for number, _ in placing}
    assert len(fresh) >= 40


def test_a_sale_interrupts_no_turn_of_who_sells_and_the_others_get_time_for_it_once() -> None:
    """Whoever is asked again whether they buy is in the same turn, and so is a seller with several ships."""
    questions, turns = 0, set()
    for seed in range(1, 4):
        found = [(step, seat, turn.number) for _, seat, step, turn in turns_of("new_bedford", 3, 400, seed)]
        for before, now in pairwise(found):
            if now[0] == "bidding":
                assert before[0] in ("landing", "bidding") and now[2] == before[2]
                questions += 1
                turns.add((seed, now[2]))
            elif before[0] == "bidding" and now[0] in ("landing", "drawing"):
                sellers = [seat for step, seat, number in found if number == before[2] and step == "landing"]
                assert (now[2] == before[2]) == (now[1] in sellers), now
    assert questions > len(turns) > 4                    # several questions in a turn


def test_without_a_word_of_the_game_a_turn_is_the_seats() -> None:
    turn = TableTurn().at(-1, 0)
    assert turn.at(-1, 0).number == 1 and turn.at(-1, 1).number == 2 and turn.at(-2, 0).number == 2
    assert turn.at(7, 0).number == 2 and turn.at(7, 1).at(7, 2).number == 2
