"""What the learned value reads means what its name says."""

from collections.abc import Callable
from random import Random

import pytest

import mercat
from mercat.engine.rules.frame import number_in
from mercat.engine.rules.rulebook import Moves
from mercat.games.poseidon.income import Income
from mercat.games.poseidon.state import PHASE_NOW, Poseidon
from mercat.games.poseidon.steps import RULES
from mercat.games.poseidon.tables import KINGS_MONEY, NATION_NAMES, SHIP_PRICE
from tests.reading import positions, reading

GAME = mercat.find("poseidon")


def first(seats: int, wanted: Callable[[Poseidon], bool], seeds: range = range(20)) -> Poseidon:
    """The first position of random games that is as wanted."""
    for seed in seeds:
        for state in positions(GAME, seats, [], Random(seed)):
            assert isinstance(state, Poseidon)
            if wanted(state):
                return state
    raise AssertionError("no such position")


def founded(state: Poseidon) -> list[int]:
    return [nation for nation in range(len(NATION_NAMES)) if state.is_founded(nation)]


@pytest.fixture
def sailing() -> Poseidon:
    """A fleet of a nation that somebody else holds merchants of, too, is to sail."""
    return first(3, lambda state: state.depth > 0 and RULES.step(state).name == "sailing" and len(founded(state)) > 2)


def test_what_a_nation_is_and_earns(sailing: Poseidon) -> None:
    table = reading(GAME, sailing, 0)[0]
    income = Income()
    for nation in founded(sailing):
        name = NATION_NAMES[nation]
        assert table[f"{name}: price of a merchant"] == sailing.merchant_price(nation)
        assert table[f"{name}: treasury"] == sailing.treasury[nation]
        if sailing.ships_of(nation) > 0:
            assert table[f"{name}: income of the next voyage"] == income.best(sailing, nation)
    orders = sorted(table[f"{NATION_NAMES[nation]}: nations that act before it"] for nation in founded(sailing))
    assert orders == list(range(len(orders)))


def test_the_voyage_that_is_about_to_begin_still_counts(sailing: Poseidon) -> None:
    seat = int(RULES.to_move(sailing))
    nation = int(number_in(sailing.top, 0))
    name = NATION_NAMES[nation]
    table, own, *_ = reading(GAME, sailing, seat)
    left = table["exploration rounds to begin"] + 1
    assert table[f"{name}: is still to act in this round"] == 0
    assert table["nation that the reader decides about"] == nation
    assert own[f"{name}: king, times voyages left"] == left
    assert own[f"{name}: merchants held, times voyages left"] == left * sailing.merchants[seat, nation]


def test_players_by_their_holdings(sailing: Poseidon) -> None:
    for reader in range(3):
        _, own, *others = reading(GAME, sailing, reader)
        wealth = [int(GAME.points(sailing, (reader + step) % 3)) for step in range(3)]
        assert [own["wealth now"], *[other["wealth now"] for other in others]] == wealth
        assert own["wealth ahead of the best opponent"] == wealth[0] - max(wealth[1:])
        assert [other["wealth ahead of the reader"] for other in others] == [more - wealth[0] for more in wealth[1:]]
        assert own["nations ruled"] == sum(sailing.king[nation] == reader for nation in founded(sailing))
        for nation in founded(sailing):
            name = NATION_NAMES[nation]
            held = [int(sailing.merchants[(reader + step) % 3, nation]) for step in range(3)]
            assert [block[f"{name}: merchants held"] for block in (own, *others)] == held
            assert own[f"{name}: merchants ahead of the best opponent"] == held[0] - max(held[1:])
            assert own[f"{name}: worth of the merchants held"] == held[0] * sailing.merchant_price(nation)


def test_a_king_owes_the_ship_that_nothing_else_pays_for(sailing: Poseidon) -> None:
    nation = founded(sailing)[0]
    king, name, ship = int(sailing.king[nation]), NATION_NAMES[nation], sailing.next_ship()
    for kind in range(7):
        sailing.fleet[nation, kind] = 0
    sailing.treasury[nation], sailing.potentials[nation], sailing.money[king] = 10, 0, 5
    table, own, *_ = reading(GAME, sailing, king)
    assert table[f"{name}: money missing for the ship that it must buy"] == SHIP_PRICE[ship] - 10
    assert own[f"{name}: money that its king will owe for a ship"] == SHIP_PRICE[ship] - 10
    assert own["money owed as king for ships"] >= SHIP_PRICE[ship] - 10
    assert own["money missing for what is owed as king"] == own["money owed as king for ships"] - 5
    assert own["kings' money to come"] == own["nations ruled"] * KINGS_MONEY[sailing.phase] * table["exploration rounds to begin"]


def test_ships_that_the_next_phase_takes(sailing: Poseidon) -> None:
    nation = founded(sailing)[0]
    for kind in range(7):
        sailing.fleet[nation, kind] = int(kind < 2)
    sailing.numbers[PHASE_NOW] = 1
    table = reading(GAME, sailing, 0)[0]
    name = NATION_NAMES[nation]
    assert table[f"{name}: ships"] == 2 and table[f"{name}: ships that the next phase leaves"] == 1
    assert table[f"{name}: range of the fleet"] == 5
    assert table["ships for sale before the next phase"] == sailing.deck[0] + sailing.deck[1]


def test_a_turn_in_a_merchant_round() -> None:
    state = first(2, lambda state: state.depth > 0 and RULES.step(state).name == "trading")
    reader, moves = int(RULES.to_move(state)), Moves()
    assert reading(GAME, state, reader)[0]["a purchase is left in the reader's turn"] == 1
    assert reading(GAME, state, 1 - reader)[0]["a purchase is left in the reader's turn"] == 0
    RULES.advance(state, moves)
    RULES.apply(state, GAME.vocabulary.parse("pass"), moves)
    table, own, other = reading(GAME, state, reader)
    assert table["players who have passed in succession"] == 1
    assert other["this opponent decides"] == 1 and own["seat after the start player"] != other["seat after the start player"]


def test_at_the_end_nothing_is_to_come() -> None:
    state = first(2, lambda state: state.depth == 0)
    table, own, _ = reading(GAME, state, 0)
    assert (table["exploration rounds to begin"], own["dividends to come at the incomes of now"]) == (0, 0)
    assert own["wealth and dividends to come"] == GAME.points(state, 0)
