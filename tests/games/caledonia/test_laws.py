"""What stays true in every game: pieces and merchants are conserved, causes add up to holdings; CAL-BUILD-3."""

import pytest

from mercat.engine.match import Match
from mercat.engine.rng import Generator
from mercat.games.caledonia import GAME
from mercat.games.caledonia.rules.expand import ask_building_bonus
from mercat.games.caledonia.tables import HAND, MACDONALD
from mercat.games.caledonia.vocabulary import BY_EXPANSION


def played(seats, seed, options=None):
    """The positions of a random match, one after the other."""
    match = Match.start(GAME, seats, options, seed)
    generator = Generator(seed, 1)
    while match.to_move is not None:
        yield match
        match.play(int(match.moves.pick(generator)))
    yield match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_pieces_are_conserved(seats, seed):
    for match in played(seats, seed):
        state = match.state
        for seat in range(seats):
            if state.start[seat] == -1:
                continue
            on_map = [int(state.unit[hex]) for hex in range(117) if state.owner[hex] == seat]
            assert [on_map.count(unit) for unit in range(9)] == [int(state.deployed[seat, unit]) for unit in range(9)]
            clan = int(state.clan[seat])
            total = sum(int(state.at_hand[seat, unit]) for unit in range(9)) + len(on_map)
            assert total == sum(int(HAND[clan + 1, unit]) for unit in range(9)) == 32
            if clan != MACDONALD:
                assert 8 not in on_map
            market = sum(int(state.buying[seat, good] + state.selling[seat, good]) for good in range(6))
            assert market + state.merchants[seat] + state.unhired[seat] == 7
            assert not any(state.buying[seat, good] and state.selling[seat, good] for good in range(6))
            assert state.money[seat] >= 0 and all(state.goods[seat, good] >= 0 for good in range(6))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_contracts_are_in_one_place(seats):
    for match in played(seats, 5):
        state = match.state
        if match.step in ("drawing_side", "drawing_port"):
            continue
        places = [contract for contract in range(1, 51) if state.pile[contract]]
        places += [contract for contract in range(1, 51) if state.exporter[contract] != -1]
        for row in (state.under, state.display, state.future, state.drawn):
            places += [int(contract) for contract in row if contract != -1]
        places += [int(state.box[seat, box]) for seat in range(4) for box in range(2) if state.box[seat, box] != -1]
        assert len(places) == len(set(places)), "a contract is in two places"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [7, 8])
def test_causes_add_up(seats, seed):
    """Money, goods and glory are what the events say, from the first to the last."""
    *_before, match = played(seats, seed)
    money, glory, goods = [0] * seats, [0] * seats, {}
    for entry in match.entries:
        for event in entry.events:
            if event.name in ("paid", "earned", "gained", "spent", "gloried"):
                assert event.cause >= 0, f"{event.name} without a cause"
                seat, sign = int(event.first), -1 if event.name in ("paid", "spent") else 1
                if event.name in ("paid", "earned"):
                    money[seat] += sign * int(event.second)
                elif event.name == "gloried":
                    glory[seat] += int(event.second)
                else:
                    key = seat, int(event.second)
                    goods[key] = goods.get(key, 0) + sign * int(event.third)
    state = match.state
    assert money == [int(state.money[seat]) for seat in range(seats)]
    assert glory == [int(state.glory[seat]) for seat in range(seats)]
    for seat in range(seats):
        for good in range(6):
            assert goods.get((seat, good), 0) == state.goods[seat, good]


def test_the_fourth_factory_again():
    """CAL-BUILD-3: removed and deployed again, it brings the bonus again."""
    state = GAME.first(3)
    for hex in range(20, 24):
        state.deploy(0, 3, hex, BY_EXPANSION)
    for _time in range(2):
        depth = int(state.depth)
        ask_building_bonus(state, 0, 3)
        assert state.depth == depth + 1
        state.remove(0, 23, BY_EXPANSION)
        ask_building_bonus(state, 0, 3)
        assert state.depth == depth + 1
        state.deploy(0, 3, 23, BY_EXPANSION)
