"""What the learned value reads means what its name says."""

from random import Random

import pytest

import mercat
from mercat.engine.rules.rulebook import Moves
from mercat.games.new_bedford.board import AT_DOCK, building, space
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.steps import RULES
from mercat.games.new_bedford.vocabulary import FOOD, WORDS
from tests.reading import positions, reading

GAME = mercat.find("new_bedford")


def apply(state: NewBedford, *texts: str) -> NewBedford:
    moves = Moves()
    for text in texts:
        RULES.advance(state, moves)
        RULES.apply(state, WORDS.parse(text), moves)
    return state


@pytest.fixture
def placing() -> NewBedford:
    """The first worker of round 5 is to be placed, by the first of two; nobody has anything."""
    state = apply(GAME.first(2), "wheel first", "take_start 0 0 0", "take_start 0 0 0")
    state.round = 5
    state.money[0] = state.money[1] = 0
    return state


def test_workers_to_place_and_who_is_next(placing: NewBedford) -> None:
    table, own, other = reading(GAME, placing, 0)
    assert (table["rounds left"], table["workers to be placed in this round"]) == (7, 4)
    assert own["workers to place until the end"] == 16
    assert (own["workers of all to be placed before the next"], other["workers of all to be placed before the next"]) == (0, 1)
    table, own, other = reading(GAME, apply(placing, "place farm"), 0)
    assert (own["workers to place in this round"], other["workers to place in this round"]) == (1, 2)
    assert table["farm has a worker"] == 1 and other["this opponent decides"] == 1
    assert (own["food"], own["food, times rounds left"]) == (3, 21)


def test_ships_the_farther_one_first(placing: NewBedford) -> None:
    placing.berth[0], placing.berth[1], placing.berth[2] = 1, 4, 4
    placing.rank[2] = 1
    table, own, other = reading(GAME, placing, 0)
    assert own["ship: row, home, dock or returning"] == [4, 1]
    assert own["ship: whaling phases to come"] == [4, 1] and own["ship: rounds until home"] == [4, 1]
    assert own["ship: ships that choose before it"] == [0, 2]
    assert other["ship: ships that choose before it"] == [1, 0]
    assert table["ships on row 4"] == 2 and table["points of an average token, in hundredths"] == 100 * 46 // 38
    placing.round = 12
    assert reading(GAME, placing, 0)[1]["ship: whaling phases to come"] == [1, 1]


def test_whales_aboard_and_the_money_for_them(placing: NewBedford) -> None:
    placing.berth[0], placing.hold[0, 0], placing.hold[0, 1], placing.hold[1, 2] = 0, 2, 1, 1
    placing.money[0] = 7
    _, own, other = reading(GAME, placing, 0)
    assert (own["lay of all whales aboard"], own["points of all whales aboard"]) == (16, 8)
    assert (own["points of the whales aboard that money pays for"], own["money left after paying for whales"]) == (3, 1)
    assert own["money missing for all whales aboard"] == 9
    assert own["money missing for the whales on ships that return next"] == 1
    assert own["points if all ships came home now"] == 3
    assert other["lay of all whales aboard"] == 0


def test_buildings_and_what_is_missing_for_them(placing: NewBedford) -> None:
    placing.owner[building("mansion")], placing.owner[building("bank")] = 0, 1
    placing.goods[0, 0] = 2
    _, own, other = reading(GAME, placing, 0)
    whose = ": not built, the reader's or an opponent's"
    assert [own[name + whose] for name in ("mansion", "bank", "wharf", "inn")] == [1, 2, 0, -1]
    assert (own["bank can be used in this round"], own["mansion can be used in this round"]) == (1, 0)
    assert (own["points now"], own["points ahead of the best opponent"]) == (5, 4)
    assert own["lumber mill: goods missing to build it"] == 2 and own["mansion: goods missing to build it"] == 0
    assert other["bank of this opponent"] == 1 and other["buildings with an action, times rounds left"] == 7
    placing.workers[space("bank"), 1] = 1
    assert reading(GAME, placing, 0)[1]["bank can be used in this round"] == 0


def test_a_launch_reaches_as_far_as_food_and_rounds_allow(placing: NewBedford) -> None:
    placing.berth[0], placing.goods[0, FOOD] = AT_DOCK, 4
    _, own, _ = reading(GAME, placing, 0)
    assert own["whaling phases that the food pays for"] == 4
    assert own["whaling phases that the food pays for, while a ship is launched"] == 0
    apply(placing, "place city_pier")
    table, own, _ = reading(GAME, placing, 0)
    assert own["whaling phases that the food pays for, while a ship is launched"] == 5 and table["way of the launch"] == 1
    placing.round = 11
    assert reading(GAME, placing, 0)[1]["whaling phases that the food pays for"] == 2


def test_a_ship_that_is_to_choose_sees_what_lies_out() -> None:
    seen = 0
    for seed in range(3):
        for state in positions(GAME, 2, [0], Random(seed)):
            assert isinstance(state, NewBedford)
            if state.depth and RULES.step(state).name == "choosing":
                seat = int(RULES.to_move(state))
                table, own, _ = reading(GAME, state, seat)
                assert [table[f"{kind} whales lying out, while a ship of the reader is to choose"]
                        for kind in ("right", "bowhead", "sperm")] == [int(state.sea[whale]) for whale in range(3)]
                assert 1 in own["ship: is to choose among the tokens that lie out"]
                seen += 1
    assert seen > 0
